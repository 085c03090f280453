/*
 * Endpoints and flow control of the message transport (message.h).
 *
 * An endpoint is the connection of one context to one PE. Requests are written as items into its
 * open packet. Closed packets wait in its queue until they may be sent. It also counts the packets
 * that were sent and are not acknowledged. The target PE executes the packets of an endpoint in the
 * order in which they were closed.
 *
 * The first of these events closes the open packet. Flow control then decides when it is sent.
 *   1. The next item does not fit (endpoint_append), no packet is free (endpoint_take_packet), or a
 *      rendezvous transfer starts (endpoint_start_rendezvous).
 *   2. A PE probably waits for the operation (endpoint_flush in message.c and am/am_net.c).
 *      This holds for blocking gets, atomics with a result, signals and calls of handlers.
 *   3. A put has more than SHARED_PACKET_PUT_BYTES (message_put_eager).
 *   4. The operation is the first one after a pause of the program (endpoint_flush_after_pause).
 *   5. A quiet begins (net_context_begin_epoch), or the program synchronizes (remote_push_others).
 *   6. The progress thread polls, or a thread of the program polls in a wait or test
 *      (progress_run_round in progress.c). progress_poll_in_burst closes no packet.
 *
 * Flow control: an endpoint has at most SEND_WINDOW_PACKETS unacknowledged packets. A PE has at
 * most PACKETS_MAX packets and RENDEZVOUS_ORIGIN_MAX rendezvous transfers. A thread that finds none
 * free polls until one is.
 *
 * Epochs: a context alternates between two epochs, and each packet counts in the epoch in which it
 * was closed. A quiet begins a new epoch and waits until all packets of the old one are
 * acknowledged. It therefore does not wait for packets that other threads issue while it waits.
 *
 * All functions are called under net_lock. A function that may wait releases the lock while it
 * waits, so values that the caller read before may have changed.
 */
#ifndef ISTHMUS_ENDPOINT_H
#define ISTHMUS_ENDPOINT_H

#include "base/link.h"
#include "packet.h"
#include "rendezvous.h"
#include "team/context.h"
#include "wire.h"

/* Result of a short request (wire.h), which its response stores here. */
struct short_result {
    uint64_t value;
    uint32_t left; /* 1 until the response has arrived, then 0 */
};

struct endpoint {
    int pe;
    uint64_t handle;  /* HANDLE_ENDPOINT; identifies the endpoint in acknowledgements */
    unsigned unacked; /* number of packets that were sent and are not acknowledged */
    /* Number of packets of each epoch that were queued or sent and are not acknowledged. An epoch
     * is the interval between two quiets of the context. */
    unsigned outstanding[2];
    /* Number of rendezvous puts of each epoch whose source MPI may still read. */
    unsigned local_outstanding[2];
    /* Set of MPI windows with operations of this endpoint that are not flushed. Each window has a
     * bit in the set (window_bit_of in window.c). */
    unsigned unflushed_windows;
    /* A put or an atomic without a result that is the only operation of the endpoint, if
     * has_delayed is true. It is delayed like the items of an open packet. If another operation
     * follows, it becomes the first item of an open packet. Otherwise it is sent as a short
     * request. */
    struct short_request delayed;
    bool has_delayed;
    bool awaits_short;                 /* a short request is outstanding; it counts as a packet */
    unsigned short_epoch;              /* epoch of this request */
    struct short_result *short_result; /* where its result is stored, or NULL */
    struct packet *open;    /* open packet, into which items are written; NULL if there is none */
    struct link send_queue; /* queue of closed packets that wait to be sent */
    struct link in_table;   /* link in net_context.table */
    struct link in_idle;    /* link in net_context.idle while no operation is outstanding */
    /* Link in net_context.open while `open` is not NULL or has_delayed is true. */
    struct link in_open;
    /* Link in net_context.ack_deferred, while the last packet does not request an
     * acknowledgement. */
    struct link in_ack_deferred;
    /* Link in net_context.unflushed_windows, while unflushed_windows is not 0. */
    struct link in_unflushed;
    struct net_context *net_context;
};

/* Network state of one context. It is allocated when the context first uses the network. */
struct net_context {
    struct link table[ENDPOINT_LISTS]; /* hash table of endpoints by PE */
    struct link idle, open, ack_deferred, unflushed_windows;
    struct link in_all; /* link in the list of the network states of all contexts */
    /* For each list of the table: the endpoint that was found last, or NULL. */
    struct endpoint *cached[ENDPOINT_LISTS];
    shmem_ctx_t context; /* handle of the context, for error messages */
    unsigned n_endpoints;
    unsigned epoch; /* current epoch, 0 or 1 */
    unsigned outstanding[2], local_outstanding[2];
    /* Number of rendezvous puts that are not acknowledged. Packets that are sent later may overtake
     * their data. */
    unsigned rendezvous_puts;
};

/* Returns the context's endpoint for a PE, and creates it if necessary. If the context has
 * ENDPOINTS_MAX endpoints, reuses the endpoint that has been idle longest. */
struct endpoint *endpoint_get(const char *routine, struct context *context, int pe);

/* Reserves space for an item of `bytes` bytes, a multiple of 8, in the open packet to a PE. The
 * item's results take `response_bytes` bytes of the response. May wait. The first comment of this
 * file lists the events at which the packet is sent. */
void *endpoint_append(const char *routine, struct context *context, int pe, size_t bytes,
                      size_t response_bytes);

/* Return the context's endpoint for a PE, or NULL if it does not exist. endpoint_find checks the
 * cached endpoint first. */
struct endpoint *endpoint_search(struct net_context *net_context, int pe);
static inline struct endpoint *endpoint_find(struct net_context *net_context, int pe)
{
    struct endpoint *cached = net_context->cached[(unsigned)pe % ENDPOINT_LISTS];
    return cached != NULL && cached->pe == pe ? cached : endpoint_search(net_context, pe);
}

/* Returns the open packet to a PE, or NULL if there is none. If more operations can be coalesced
 * with the last operation in the packet, packet->last points to its item. When another item is
 * appended, packet->last changes. */
static inline struct packet *endpoint_open_packet(struct context *context, int pe)
{
    struct endpoint *endpoint =
        context->net_context == NULL ? NULL : endpoint_find(context->net_context, pe);
    return endpoint == NULL ? NULL : endpoint->open;
}

/* endpoint_appended counts the operations that were appended since the last call of
 * endpoint_detect_pause. Each time the count reaches a multiple of BURST_OPERATIONS, endpoint_burst
 * is set. The program then polls (progress_poll_in_burst), which clears endpoint_burst. */
HIDDEN extern unsigned endpoint_appended;
HIDDEN extern bool endpoint_burst;
HOT_INLINE void endpoint_count_appended(void)
{
    if (UNLIKELY(++endpoint_appended % BURST_OPERATIONS == 0))
        __atomic_store_n(&endpoint_burst, true, __ATOMIC_RELAXED);
}

/* Extends the last item of the packet by `bytes` bytes, and its results by `response_bytes` bytes.
 * Returns the address of the new bytes, or NULL if they do not fit. */
HOT_INLINE void *endpoint_extend_item(struct packet *packet, size_t bytes, size_t response_bytes)
{
    if (!packet_fits(packet, bytes, response_bytes))
        return NULL;
    packet->response_bytes += response_bytes;
    packet->last->bytes += (uint32_t)bytes;
    endpoint_count_appended();
    void *reserved = packet_reserve(packet, bytes);
    /* Prefetch, so that the next operation need not wait for the cache line. */
    __builtin_prefetch((char *)reserved + PREFETCH_PACKET_BYTES, 1);
    return reserved;
}

/* Returns true if no operation of the endpoint is outstanding or delayed, and no packet is open. */
static inline bool endpoint_is_idle(const struct endpoint *endpoint)
{
    return endpoint->outstanding[0] + endpoint->outstanding[1] == 0 &&
           endpoint->local_outstanding[0] + endpoint->local_outstanding[1] == 0 &&
           endpoint->open == NULL && !endpoint->has_delayed && endpoint->unflushed_windows == 0;
}

/* Delays a put or an atomic without a result (endpoint->delayed) of an idle endpoint. Returns
 * false, and does nothing, if the operation must be sent at once. */
bool endpoint_delay(struct endpoint *endpoint, const struct short_request *request);
/* Sends a short request of `bytes` bytes over an idle endpoint. Its response stores the result in
 * *result, unless `result` is NULL. */
void endpoint_send_short(struct endpoint *endpoint, struct short_request *request, size_t bytes,
                         struct short_result *result);
/* Completes the short request to which PE `from` has sent this response. Aborts the job if there is
 * none. */
void endpoint_complete_short(const struct short_response *response, int from);

/* Closes the open packet to a PE, if there is one, so that it receives no more items. The packet is
 * sent as soon as flow control allows it. If `requests_ack` is true, the target PE acknowledges the
 * packet at once. Otherwise the target PE sends the acknowledgement with its next packet to this
 * PE, or when it is idle. */
void endpoint_flush_to_pe(struct context *context, int pe, bool requests_ack);

static inline void endpoint_flush(struct context *context, int pe)
{
    endpoint_flush_to_pe(context, pe, true);
}

static inline void endpoint_flush_deferring_ack(struct context *context, int pe)
{
    endpoint_flush_to_pe(context, pe, false);
}

/* endpoint_mark_windows records that operations of the endpoint on the windows with these bits must
 * be flushed. endpoint_clear_windows records that all of them are flushed. */
void endpoint_mark_windows(struct endpoint *endpoint, unsigned bits);
void endpoint_clear_windows(struct endpoint *endpoint);

/* Begins a new epoch of the context, the interval until the next quiet. Queues all open packets of
 * the context for sending. Returns the number, 0 or 1, of the old epoch, to which all operations
 * belong that the context has issued so far. May wait. */
unsigned net_context_begin_epoch(const char *routine, struct context *context);
/* Wait until all operations of an epoch are complete: all operations of the context, or only those
 * to PE `pe`. */
void net_context_wait_epoch(const char *routine, struct context *context, unsigned epoch);
void net_context_wait_epoch_pe(const char *routine, struct context *context, unsigned epoch,
                               int pe);

/* Starts a rendezvous transfer: the request is sent in a packet, and the data in a separate
 * message. May wait. */
void endpoint_start_rendezvous(const char *routine, struct context *context, int pe,
                               const struct item_rendezvous *request,
                               const struct rendezvous_memory *memory);

/* Closes the open packets of all contexts, so that they are sent. */
void endpoint_flush_all(void);

/* Number of open packets of all contexts. Written under net_lock. Threads may read it without the
 * lock; such a thread always sees the packets that it has opened itself. */
HIDDEN extern unsigned endpoint_open_packets;
/* Closes the open packets of all contexts except `except`, so that they are sent. */
void endpoint_flush_others(const struct net_context *except);
/* Returns a context of the program with incomplete operations, other than the context of `except`.
 * Returns SHMEM_CTX_INVALID if there is none. */
shmem_ctx_t endpoint_find_unfinished(const struct net_context *except);

/* Detection of pauses of the program. After a pause, the program may issue only one operation and
 * then none for a while, so the packet with this operation is sent at once. endpoint_detect_pause
 * records a pause if fewer than FEW_OPERATIONS were appended since its last call. It returns true
 * if MANY_OPERATIONS or more were appended. The progress thread calls it in each poll; if there is
 * no progress thread, waiting threads do. endpoint_flush_after_pause sends the open packet to the
 * PE if a pause was recorded. */
bool endpoint_detect_pause(void);
void endpoint_flush_after_pause(struct context *context, int pe);

/* Closes all open packets of a context, so that they are sent, and requests the acknowledgements of
 * all its packets. May wait. */
void net_context_push(const char *routine, struct context *context);
/* Waits until MPI no longer reads the sources of the context's puts. */
void net_context_wait_local(const char *routine, struct context *context);

/* Completes all operations of a context that uses the network. May wait. */
void net_context_quiet(const char *routine, struct context *context);

/* Frees the network state of a context, which must have no incomplete operation. Does nothing if
 * `net_context` is NULL. */
void net_context_free(struct net_context *net_context);

void endpoint_start(void);
void endpoint_stop(void);

/* Records that PE `from` has executed the packets that the acknowledgement `ack` covers. Aborts the
 * job if the acknowledgement is invalid. */
void endpoint_acked(const struct ack *ack, int from);

/* Completes the rendezvous transfers whose data MPI has sent or received. Returns true if it
 * completed at least one. */
bool endpoint_progress_rendezvous(void);

/* endpoint_reclaim finds the packets that MPI has finished sending, and returns them to their
 * pools. endpoint_is_sending returns true if MPI is still sending a packet, or if a rendezvous
 * transfer that this PE has started is in progress. */
void endpoint_reclaim(void);
bool endpoint_is_sending(void);

/* ---- Consistency checks with SHMEM_DEBUG ---- */

/* Returns true if the counters of the context are the sums of those of its endpoints, and each of
 * its lists contains exactly the endpoints that belong to it. Otherwise sets *fault to a
 * description. */
bool net_context_is_valid(const struct net_context *net_context, const char **fault);

#endif

/*
 * Endpoints and flow control. An endpoint has a context's packets to one PE: the open packet that
 * items are written into, unacknowledged packets, and packets that wait for a credit. The target
 * PE executes the packets of an endpoint in the order in which they were closed.
 *
 * Flow control: an endpoint has at most SEND_WINDOW_PACKETS packets that are not acknowledged, and
 * a PE at most PACKETS_MAX packets and RENDEZVOUS_ORIGIN_MAX rendezvous transfers. A thread that
 * finds none free polls until one is.
 *
 * Packets are counted by epoch; a context alternates between two epochs. A quiet begins a new
 * epoch and waits for the end of the old one, so it does not wait for packets that other threads
 * issue while it waits.
 *
 * All functions are called under net_lock. Functions that wait release the lock while they wait,
 * so what was read before such a call may have changed.
 */
#ifndef ISTHMUS_ENDPOINT_H
#define ISTHMUS_ENDPOINT_H

#include "base/link.h"
#include "packet.h"
#include "rendezvous.h"
#include "team/context.h"
#include "wire.h"

struct endpoint {
    int pe;
    uint64_t handle;               /* HANDLE_ENDPOINT: names it in receipts */
    unsigned unacked;              /* packets that were sent; the credits that are out */
    unsigned outstanding[2];       /* packets closed and not answered, by epoch */
    unsigned local_outstanding[2]; /* bulk puts whose source MPI may still read, by epoch */
    unsigned unflushed_windows;    /* bits of windows (window.c) with operations not flushed */
    struct packet *open;           /* being written */
    struct link send_queue;        /* packets waiting to be sent */
    struct link in_table;          /* of its context */
    struct link in_idle;           /* its context's channels with nothing under way, oldest first */
    struct link in_open;           /* its context's channels with an open packet */
    struct link in_ack_deferred;   /* its context's channels whose last packet asks for no answer */
    struct link in_unflushed;      /* its context's channels with `windows` */
    struct net_context *net_context;
};

/* What a context has under way; made when it first uses the network. */
struct net_context {
    struct link table[ENDPOINT_LISTS]; /* channels by PE */
    struct link idle, open, ack_deferred, unflushed_windows;
    struct link in_all;                      /* all that there are */
    struct endpoint *cached[ENDPOINT_LISTS]; /* of each list: that was looked for, or NULL */
    shmem_ctx_t context;                     /* for messages */
    unsigned n_endpoints;
    unsigned epoch; /* 0 or 1 */
    unsigned outstanding[2], local_outstanding[2];
    unsigned rendezvous_puts; /* of the unfinished, bulk puts, which later packets may overtake */
};

/* Returns the context's endpoint for a PE. An idle endpoint may be reused for another PE. */
struct endpoint *endpoint_get(const char *routine, struct context *context, int pe);

/* Reserves space for an item of `bytes` (a multiple of 8) whose results take `response_bytes` of a
 * response, in the open packet of the endpoint. May wait. The packet is sent when it is full, by
 * endpoint_flush (fence, quiet, waits and fetching operations), or by the next poll for progress.
 */
void *endpoint_append(const char *routine, struct context *context, int pe, size_t bytes,
                      size_t response_bytes);

/* The context's channel to a PE, or NULL. */
struct endpoint *endpoint_search(struct net_context *net_context, int pe);
static inline struct endpoint *endpoint_find(struct net_context *net_context, int pe)
{
    struct endpoint *cached = net_context->cached[(unsigned)pe % ENDPOINT_LISTS];
    return cached != NULL && cached->pe == pe ? cached : endpoint_search(net_context, pe);
}

/* The packet to a PE that is being written, or NULL. What was just appended may be left open for
 * more words of its kind, as packet->last, until something else is appended. */
static inline struct packet *endpoint_open_packet(struct context *context, int pe)
{
    struct endpoint *endpoint =
        context->net_context == NULL ? NULL : endpoint_find(context->net_context, pe);
    return endpoint == NULL ? NULL : endpoint->open;
}

/* How often something was appended, since endpoint_detect_pause; and whether the program begins
 * many requests in a row, which is set at every so many. */
HIDDEN extern unsigned endpoint_appended;
HIDDEN extern bool endpoint_burst;
HOT_INLINE void endpoint_count_appended(void)
{
    if (UNLIKELY(++endpoint_appended % BURST_OPERATIONS == 0))
        __atomic_store_n(&endpoint_burst, true, __ATOMIC_RELAXED);
}

/* `bytes` more behind packet->last, and `response_bytes` of the answer; NULL if they do not fit. */
HOT_INLINE void *endpoint_extend_item(struct packet *packet, size_t bytes, size_t response_bytes)
{
    if (!packet_fits(packet, bytes, response_bytes))
        return NULL;
    packet->response_bytes += response_bytes;
    packet->last->bytes += (uint32_t)bytes;
    endpoint_count_appended();
    void *reserved = packet_reserve(packet, bytes);
    __builtin_prefetch((char *)reserved + PREFETCH_PACKET_BYTES,
                       1); /* or the next atomic waits for the line */
    return reserved;
}

/* Closes the open packet to a PE, if there is one; it is sent as soon as credits allow. If
 * `requests_ack`, the target PE acknowledges it at once; otherwise with its next packet, or when
 * the target PE is idle. */
void endpoint_flush_to_pe(struct context *context, int pe, bool requests_ack);

static inline void endpoint_flush(struct context *context, int pe)
{
    endpoint_flush_to_pe(context, pe, true);
}

static inline void endpoint_flush_deferring_ack(struct context *context, int pe)
{
    endpoint_flush_to_pe(context, pe, false);
}

/* Notes that these windows' operations to this PE need a flush, or that none does. */
void endpoint_mark_windows(struct endpoint *endpoint, unsigned bits);
void endpoint_clear_windows(struct endpoint *endpoint);

/* Begins a new epoch; returns the old, in which all is closed that was begun before. May wait. */
unsigned net_context_begin_epoch(const char *routine, struct context *context);
/* Waits until an epoch's requests are answered: all of the context, or those to one PE. */
void net_context_wait_epoch(const char *routine, struct context *context, unsigned epoch);
void net_context_wait_epoch_pe(const char *routine, struct context *context, unsigned epoch,
                               int pe);

/* A transfer of data outside packets. May wait. */
void endpoint_start_rendezvous(const char *routine, struct context *context, int pe,
                               const struct item_rendezvous *request,
                               const struct rendezvous_memory *memory);

/* Closes all open packets of all contexts. */
void endpoint_flush_all(void);

/* How many packets are open, of all contexts. Written under net_lock; a thread that reads it
 * without the lock sees at least the packets that this thread opened. */
HIDDEN extern unsigned endpoint_open_packets;
/* Closes the open packets of all contexts except the one with `except`. */
void endpoint_flush_others(const struct net_context *except);
/* A context of the program, other than that of `except`, with operations that other PEs have not
 * answered yet, or SHMEM_CTX_INVALID. */
shmem_ctx_t endpoint_find_unfinished(const struct net_context *except);

/* What the program appends after a pause goes out at once: more may not follow soon, and somebody
 * may wait for it. The helper, when it passes by, looks whether nothing was appended since it did
 * last; true if there were many. Under net_lock. */
bool endpoint_detect_pause(void);
void endpoint_flush_after_pause(struct context *context, int pe);

/* Closes all open packets of a context, and asks for all answers. May wait. */
void net_context_push(const char *routine, struct context *context);
/* Waits until nothing of the context reads the program's memory. */
void net_context_wait_local(const char *routine, struct context *context);

/* Completes all requests of a context that uses the network. May wait. */
void net_context_quiet(const char *routine, struct context *context);

/* Gives a context's channels back; it has nothing under way. */
void net_context_free(struct net_context *net_context);

void endpoint_start(void);
void endpoint_stop(void);

/* PE `from` has executed the packets that its receipt names. Ends the job if the receipt is
 * damaged. */
void endpoint_acked(const struct ack *ack, int from);

/* Whether any PE has still to answer. */
bool endpoint_expects_acks(void);

/* Whether one may be under way that was asked for. */
bool endpoint_requested_acks(void);

/* Ends bulk transfers whose data have moved; true if there is one. */
bool endpoint_progress_rendezvous(void);

/* Takes back packets that were sent; whether any is on its way. */
void endpoint_reclaim(void);
bool endpoint_is_sending(void);

/* ---- Checks with SHMEM_DEBUG ---- */

/* Whether what a context counts is what its channels count together, and each of its lists has the
 * channels that belong there. Under net_lock. */
bool net_context_is_valid(const struct net_context *net_context, const char **fault);

#endif

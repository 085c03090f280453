/*
 * Packets and delayed acknowledgements of the message transport. All functions are called under
 * net_lock.
 *
 * Packets: buffers for requests and responses (wire.h), in pools of limited size. A packet is taken
 * from a pool, filled and sent. It returns to its pool when MPI has sent it.
 *
 * Delayed acknowledgements (acks): an acknowledgement reports to the origin PE which packets the
 * target PE has executed. If no PE waits for it, the target PE keeps it and sends it with its next
 * packet to the origin. A separate message for the acknowledgement would cost as much as the
 * message that it acknowledges.
 */
#ifndef ISTHMUS_PACKET_H
#define ISTHMUS_PACKET_H

#include <stdbool.h>

#include "backend.h"
#include "base/pool.h"
#include "wire.h"

/* ---- Packets ---- */

struct rendezvous_transfer;

struct packet {
    struct link link; /* link in pool->free, endpoint->send_queue or pool->sending */
    struct backend_request sending;
    struct packet_pool *pool;
    size_t response_bytes; /* size of the response to this packet, in bytes */
    /* Rendezvous transfer whose data are sent directly after this packet, or NULL. */
    struct rendezvous_transfer *rendezvous;
    /* The last item of the packet, if more puts, gets or atomics can be coalesced with it;
     * otherwise NULL. */
    struct item *last;
    /* Head of the message. The items of a request, or the results of a response, follow it. The
     * packet has packet_pool.capacity bytes of memory for the head and these data. */
    struct packet_head head;
};

/* A pool of at most `max` packets. A packet is allocated when it is first needed. */
struct packet_pool {
    struct pool free;
    struct link sending;
    unsigned allocated, max;
    size_t capacity; /* capacity of a packet including its head, in bytes */
};

/* Initialize and free the pool of the buffers for short messages, find the buffers that MPI has
 * finished sending, and return whether MPI is still sending one. The pool has no maximum: a thread
 * has at most one short request outstanding, and a PE sends a short response to each request. */
void packet_short_start(void);
void packet_short_stop(void);
void packet_short_reclaim(void);
bool packet_short_is_sending(void);

void packet_pool_init(struct packet_pool *pool, unsigned max, size_t capacity);
void packet_pool_free(struct packet_pool *pool);

/* Returns a packet that contains only its head, or NULL if all packets are in use. */
struct packet *packet_take(struct packet_pool *pool);
bool packet_pool_has_free(struct packet_pool *pool);

/* Returns to its pool a packet that was taken and not sent. */
void packet_return(struct packet *packet);

/* Sends the packet. It returns to its pool at once if MPI has already sent it, and otherwise by
 * packet_reclaim. In both cases, the caller must not use it any more. */
void packet_send(struct packet *packet, int pe);

/* Sends a short message (wire.h) of at most sizeof(struct short_request) bytes. Copies it. */
void packet_send_short(const void *message, size_t bytes, int pe);

/* Finds packets that MPI has finished sending, and returns them to their pool. If `all` is true,
 * tests every packet. Otherwise stops at the first packet that MPI has not finished sending. */
void packet_reclaim(struct packet_pool *pool, bool all);

/* Returns the address behind the last byte of the packet, where the next item will be written. */
static inline void *packet_end(const struct packet *packet)
{
    return (char *)(uintptr_t)&packet->head + packet->head.bytes;
}

/* Extends the packet by `bytes` bytes. Returns the address of the new bytes, or NULL if they do not
 * fit. */
static inline void *packet_reserve(struct packet *packet, size_t bytes)
{
    if (packet->head.bytes + bytes > packet->pool->capacity)
        return NULL;
    void *reserved = packet_end(packet);
    packet->head.bytes += (uint32_t)bytes;
    return reserved;
}

/* Returns true if an item of `bytes` bytes fits the packet, and its results fit the response. */
static inline bool packet_fits(const struct packet *packet, size_t bytes, size_t response_bytes)
{
    return packet->head.bytes + bytes <= packet->pool->capacity &&
           packet->response_bytes + response_bytes <= PACKET_BYTES;
}

/* ---- Delayed acknowledgements ---- */

/* Called when the acknowledgement `ack` is about to be sent to PE `pe`. If this PE has delayed an
 * acknowledgement for the same endpoint and epoch, adds the delayed one to `ack`. */
void ack_merge_kept(int pe, struct ack *ack);

/* Delays an acknowledgement to PE `pe`. Returns false if the caller must send it now: either it
 * covers DELAYED_ACK_PACKETS_MAX packets, or this PE already delays DELAYED_ACKS_MAX
 * acknowledgements. */
bool ack_keep(int pe, const struct ack *ack);

/* Removes and returns a delayed acknowledgement to PE `pe`. If there is none, the member `packets`
 * of the result is 0. */
struct ack ack_take(int pe);

/* Removes the oldest delayed acknowledgement. Stores it in *ack, and the PE to which it must be
 * sent in *pe. Returns false if no acknowledgement is delayed. */
bool ack_take_any(int *pe, struct ack *ack);

/* Returns true if the delayed acknowledgements are consistent: each covers a valid number of
 * packets, and no two have the same endpoint and epoch. Otherwise sets *fault (base/check.h). */
bool ack_is_valid(const char **fault);

#endif

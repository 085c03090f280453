/*
 * Packets: their pools, and sending them. Acknowledgements (acks): the target PE reports to the
 * origin PE which packets it has executed. If no PE waits for an ack, it is kept for a while and
 * sent with the next packet to that PE. A message for the ack alone would take as long as the
 * message that it acknowledges. All functions are called under net_lock.
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
    struct link link; /* in the pool, in a channel, or among those being sent */
    struct backend_request sending;
    struct packet_pool *pool;
    size_t response_bytes;                  /* what its answer will take */
    struct rendezvous_transfer *rendezvous; /* the data that follow it, or NULL */
    struct item *last;       /* what was appended last, if more of its words may follow in it */
    struct packet_head head; /* and what follows it, the pool's room in all */
};

/* At most `max` packets, which are allocated when they are needed first. */
struct packet_pool {
    struct pool free;
    struct link sending;
    unsigned allocated, max;
    size_t capacity; /* of a packet, in bytes */
};

void packet_pool_init(struct packet_pool *pool, unsigned max, size_t capacity);
void packet_pool_free(struct packet_pool *pool);

/* An empty packet, but for its head's room; NULL if all are in use. */
struct packet *packet_take(struct packet_pool *pool);
bool packet_pool_has_free(struct packet_pool *pool);

/* Puts one back that was taken, and not sent. */
void packet_return(struct packet *packet);

/* Sends it; packet_reclaim puts it back when MPI is done with it. */
void packet_send(struct packet *packet, int pe, int tag);

/* Puts packets back that were sent: those that the oldest does not keep waiting, or all. */
void packet_reclaim(struct packet_pool *pool, bool all);

/* Where what is next written into it will stand. */
static inline void *packet_end(const struct packet *packet)
{
    return (char *)(uintptr_t)&packet->head + packet->head.bytes;
}

/* Room for `bytes` more in a packet, or NULL. */
static inline void *packet_reserve(struct packet *packet, size_t bytes)
{
    if (packet->head.bytes + bytes > packet->pool->capacity)
        return NULL;
    void *reserved = packet_end(packet);
    packet->head.bytes += (uint32_t)bytes;
    return reserved;
}

/* Whether so much more fits, and its results the answer. */
static inline bool packet_fits(const struct packet *packet, size_t bytes, size_t response_bytes)
{
    return packet->head.bytes + bytes <= packet->pool->capacity &&
           packet->response_bytes + response_bytes <= PACKET_BYTES;
}

/* ---- Acknowledgements ---- */

/* Adds what was kept of the same channel and epoch to a receipt that goes out now. */
void ack_merge_kept(int pe, struct ack *ack);

/* Keeps a receipt, unless there are many: of its channel, or in all. */
bool ack_keep(int pe, const struct ack *ack);

/* One that is kept for this PE, which is then kept no more; of no packets if there is none. */
struct ack ack_take(int pe);

/* The one that was kept first, and its PE; false if there is none. */
bool ack_take_any(int *pe, struct ack *ack);

/* Whether each is of a channel and epoch of its own, and for some packets (base/check.h). */
bool ack_is_valid(const char **fault);

#endif

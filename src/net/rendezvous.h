/*
 * Rendezvous protocol, origin side. The data of a transfer are sent in a separate message, without
 * a copy (rendezvous_target.h is the target side). Used for data that exceed the thresholds
 * RENDEZVOUS_PUT_BYTES and RENDEZVOUS_GET_BYTES (wire.h).
 *
 * Order of events: the origin reserves a transfer and a tag, and sends a request in a packet. It
 * then starts the MPI send (put) or receive (get). The target starts the matching operation when it
 * executes the packet. All functions are called under net_lock.
 */
#ifndef ISTHMUS_RENDEZVOUS_H
#define ISTHMUS_RENDEZVOUS_H

#include <stdbool.h>

#include "backend.h"
#include "base/link.h"
#include "wire.h"

/* Local memory of a transfer. If `left` is not NULL, *left is decremented when the source may be
 * reused (put), or when `dest` is filled (get). */
struct rendezvous_memory {
    const void *source;
    void *dest; /* destination of a get */
    uint32_t *left;
};

/* A rendezvous transfer that this PE has started. Its index in the table of transfers determines
 * its MPI tag. */
struct rendezvous_transfer {
    /* Link in the list of free transfers or in the list of active transfers. Between
     * rendezvous_prepare and rendezvous_begin, the transfer is in no list. */
    struct link link;
    struct backend_request request;
    struct rendezvous_memory memory;
    struct ack ack; /* the acknowledgement that the target PE sends after the data have arrived */
    size_t length;
    int pe;
    bool is_get;
};

/* Reserves a free transfer for data to or from PE `pe`. Waits until one is free. */
struct rendezvous_transfer *rendezvous_prepare(const char *routine, int pe,
                                               const struct item_rendezvous *request,
                                               const struct rendezvous_memory *memory);
int rendezvous_tag(const struct rendezvous_transfer *transfer);
/* Adds a rendezvous message, which this PE sends as origin or target, to the statistics. */
void rendezvous_count_sent(size_t bytes);
/* Starts the MPI send or receive of the data. Called when the packet with the request is sent. The
 * caller has set transfer->ack. */
void rendezvous_begin(struct rendezvous_transfer *transfer);

/* Tests all active transfers. Moves each complete transfer, whose data MPI has sent or received, to
 * the list `done`. The caller must pass each transfer in this list to rendezvous_return. */
void rendezvous_take_done(struct link *done);
void rendezvous_return(struct rendezvous_transfer *transfer);
bool rendezvous_is_active(void);

void rendezvous_start(void);

#endif

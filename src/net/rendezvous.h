/*
 * Rendezvous protocol, at the origin: data that travel outside packets, straight from and to the
 * memory they are of (rendezvous_target.h is the other end). Under net_lock.
 */
#ifndef ISTHMUS_RENDEZVOUS_H
#define ISTHMUS_RENDEZVOUS_H

#include <stdbool.h>

#include "backend.h"
#include "base/link.h"
#include "wire.h"

/* What is to be moved. `left`, if not NULL, is lowered by one when the local memory is free (put)
 * or filled (get). */
struct rendezvous_memory {
    const void *source;
    void *dest; /* for a get */
    uint32_t *left;
};

/* A transfer. Its place in the table gives its tag. */
struct rendezvous_transfer {
    struct link link; /* unused, or under way; alone until its packet has been sent */
    struct backend_request request;
    struct rendezvous_memory memory;
    struct ack ack; /* its channel and epoch: what a get that has come answers */
    size_t length;
    int pe;
    bool is_get;
};

/* A place and tag for a transfer with a PE; waits for a free one. */
struct rendezvous_transfer *rendezvous_prepare(const char *routine, int pe,
                                               const struct item_rendezvous *request,
                                               const struct rendezvous_memory *memory);
int rendezvous_tag(const struct rendezvous_transfer *transfer);
/* A message of so many bytes, which this PE sends, whoever asked for it. */
void rendezvous_count_sent(size_t bytes);
/* When its packet has been sent; its receipt is set. */
void rendezvous_begin(struct rendezvous_transfer *transfer);

/* Tests what is under way: makes `done` the list of those transfers whose data have moved. Each is
 * to be given back. */
void rendezvous_take_done(struct link *done);
void rendezvous_return(struct rendezvous_transfer *transfer);
bool rendezvous_is_active(void);

void rendezvous_start(void);

#endif

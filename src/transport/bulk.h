/*
 * Data that travel outside packets, straight from and to the memory they are of: at their requester
 * (serve_bulk.h is the other end). Under network_lock.
 */
#ifndef ISTHMUS_BULK_H
#define ISTHMUS_BULK_H

#include <stdbool.h>

#include "backend.h"
#include "base/link.h"
#include "wire.h"

/* What is to be moved. `left`, if not NULL, is lowered by one when the local memory is free (put)
 * or filled (get). */
struct bulk {
    const void *source;
    void *dest; /* for a get */
    uint32_t *left;
};

/* A transfer. Its place in the table gives its tag. */
struct bulk_transfer {
    struct link link; /* unused, or under way; alone until its packet has been sent */
    struct backend_request request;
    struct bulk bulk;
    struct receipt receipt; /* its channel and epoch: what a get that has come answers */
    size_t length;
    int pe;
    bool is_get;
};

/* A place and tag for a transfer with a PE; waits for a free one. */
struct bulk_transfer *bulk_prepare(const char *routine, int pe, const struct item_bulk *request,
                                   const struct bulk *bulk);
int bulk_tag(const struct bulk_transfer *transfer);
/* A message of so many bytes, which this PE sends, whoever asked for it. */
void bulk_count(size_t bytes);
/* When its packet has been sent; its receipt is set. */
void bulk_begin(struct bulk_transfer *transfer);

/* Tests what is under way: makes `done` the list of those transfers whose data have moved. Each is
 * to be given back. */
void bulk_take_done(struct link *done);
void bulk_give(struct bulk_transfer *transfer);
bool bulk_is_active(void);

void bulk_start(void);

#endif

/*
 * A long thing that moves in pieces, several at a time.
 */
#ifndef ISTHMUS_CHAOS_TRANSFER_H
#define ISTHMUS_CHAOS_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

struct transfer {
    size_t bytes, piece;
    size_t phase; /* bytes between the word's begin and it, where it lands */
    size_t begun, landed;
    /* Sets one piece on its way. */
    void (*issue)(struct transfer *transfer, size_t offset, size_t length);
};

/* For what lands at an address like `phase`: words are not cut. Nothing is issued for 0 bytes. */
void transfer_begin(struct transfer *transfer, size_t bytes, size_t phase,
                    void (*issue)(struct transfer *transfer, size_t offset, size_t length));
/* A piece is there; true if it was the last one. */
bool transfer_land(struct transfer *transfer, size_t length);

#endif

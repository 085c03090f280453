/*
 * A long transfer that is executed in several outstanding pieces.
 */
#ifndef ISTHMUS_CHAOS_TRANSFER_H
#define ISTHMUS_CHAOS_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

struct transfer {
    size_t bytes, piece;
    size_t phase; /* offset of the destination from a word boundary, in bytes */
    size_t begun, landed;
    /* Starts the transfer of one piece. */
    void (*issue)(struct transfer *transfer, size_t offset, size_t length);
};

/* Starts a transfer to a destination with this `phase`; words are not split. Does nothing for 0
 * bytes. */
void transfer_begin(struct transfer *transfer, size_t bytes, size_t phase,
                    void (*issue)(struct transfer *transfer, size_t offset, size_t length));
/* Records that a piece has arrived. Returns true if it was the last. */
bool transfer_land(struct transfer *transfer, size_t length);

#endif

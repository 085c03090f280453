/* Rows of between.c and between_mpi.c: collectives of all PEs that overlap with computation, and
 * irregular collectives. */
#ifndef ISTHMUS_HIDDEN_H
#define ISTHMUS_HIDDEN_H

#include "paired.h"

/* A collective of HIDDEN_BYTES bytes. */
struct hidden {
    const char *what;
    void (*block)(void);    /* blocking variant */
    void (*begin)(void);    /* that which does not, */
    void (*complete)(void); /* and the wait for it */
};

#define HIDDEN_BYTES ((size_t)1 << 20)

/* Measures both by themselves, and the second beside a computation, and beside a pause as of a PE
 * that waits for a device, that take twice as long. Collective. */
void hidden_measure(const struct hidden *collective);

/* Blocks of all PEs to all, of `bytes` on an average: those of this PE, by their PEs, which send it
 * as much. For at most so many PEs. */
#define HIDDEN_MOST_PES 16
void hidden_blocks(size_t bytes, size_t *offsets, size_t *lengths);

/* Rows of a loop that exchanges those, for some sizes. Collective. */
void hidden_measure_blocks(const char *what, paired_loop *loop);

#endif

/* Rows of between.c and between_mpi.c: collectives of all PEs that overlap with computation, and
 * irregular collectives. */
#ifndef ISTHMUS_HIDDEN_H
#define ISTHMUS_HIDDEN_H

#include "paired.h"

/* A collective of HIDDEN_BYTES bytes. */
struct hidden {
    const char *what;
    void (*block)(void);    /* blocking variant */
    void (*begin)(void);    /* nonblocking variant, */
    void (*complete)(void); /* and the wait for it */
};

#define HIDDEN_BYTES ((size_t)1 << 20)

/* Measures both variants alone, and the nonblocking one during a computation and during a pause
 * (as of a PE that waits for a device). Computation and pause take twice as long as the
 * collective. Collective. */
void hidden_measure(const struct hidden *collective);

/* Block offsets and lengths, by PE, for an exchange of all PEs; the mean length is `bytes`. Two
 * PEs send each other equal lengths. For at most HIDDEN_MOST_PES PEs. */
#define HIDDEN_MOST_PES 16
void hidden_blocks(size_t bytes, size_t *offsets, size_t *lengths);

/* Measures a loop that exchanges these blocks, one row for each of several sizes. Collective. */
void hidden_measure_blocks(const char *what, paired_loop *loop);

#endif

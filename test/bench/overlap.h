/* Rows of between.c and between_mpi.c: transfers that overlap with computation. */
#ifndef ISTHMUS_OVERLAP_H
#define ISTHMUS_OVERLAP_H

#include "paired.h"

/* A transfer of 1 MiB. */
struct overlap {
    const char *what;
    enum paired_scope scope; /* PAIRED_BOTH: the peer must take part */
    void (*begin)(void);     /* on PE 0 */
    void (*complete)(void);  /* on PE 0: waits until both sides are complete */
    void (*take_part)(void); /* on the peer, for PAIRED_BOTH: one whole transfer */
};

#define OVERLAP_BYTES ((size_t)1 << 20)

/* Measures the transfer alone, the transfer overlapped with a computation that takes twice as
 * long, and the computation alone. Collective. */
void overlap_measure(const struct overlap *transfer);

#endif

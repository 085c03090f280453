/* Rows of between.c and between_mpi.c: transfers that a computation is to hide. */
#ifndef ISTHMUS_OVERLAP_H
#define ISTHMUS_OVERLAP_H

#include "paired.h"

/* A transfer of 1 MiB. */
struct overlap {
    const char *what;
    enum paired_scope scope; /* PAIRED_BOTH: the peer has to take part */
    void (*begin)(void);     /* at PE 0 */
    void (*complete)(void);  /* at PE 0, at both ends */
    void (*take_part)(void); /* at the peer, if of PAIRED_BOTH: one whole transfer */
};

#define OVERLAP_BYTES ((size_t)1 << 20)

/* Measures it alone, beside computing that takes twice as long, and the computing. Collective. */
void overlap_measure(const struct overlap *transfer);

#endif

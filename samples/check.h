/*
 * Common function of the samples: a wrong result ends the whole job with an error message and a
 * nonzero status.
 */
#ifndef ISTHMUS_SAMPLES_CHECK_H
#define ISTHMUS_SAMPLES_CHECK_H

#include <shmem.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static inline void check(bool right, const char *what)
{
    if (!right) {
        fprintf(stderr, "PE %d: wrong result: %s\n", shmem_my_pe(), what);
        shmem_global_exit(EXIT_FAILURE);
    }
}

#endif

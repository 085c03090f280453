/* What the samples share: a wrong result ends the whole job with one line and a status that is not
 * 0. */
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

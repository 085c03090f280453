/* Rows of between.c about PEs that wait, or compute, while others use their memory. */
#ifndef ISTHMUS_BETWEEN_WINDOWS_H
#define ISTHMUS_BETWEEN_WINDOWS_H

#include "paired.h"

/* What PE 0 does to its peer meanwhile. */
enum { WINDOWS_GET, WINDOWS_PUT, WINDOWS_FETCH_ADD, WINDOWS_COMPARE_SWAP, WINDOWS_OPERATIONS };
struct windows_operations {
    struct windows_operation {
        const char *name;
        size_t bytes;
        paired_loop *loop;
    } of[WINDOWS_OPERATIONS];
    paired_loop *put_nbi; /* bursts */
};

/* Measures them. Collective. */
void windows_run(const struct windows_operations *operations);

#endif

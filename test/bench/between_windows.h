/* Rows of between.c: PEs that wait or compute while others access their memory. */
#ifndef ISTHMUS_BETWEEN_WINDOWS_H
#define ISTHMUS_BETWEEN_WINDOWS_H

#include "paired.h"

/* Operations of PE 0 on its peer's memory. */
enum { WINDOWS_GET, WINDOWS_PUT, WINDOWS_FETCH_ADD, WINDOWS_COMPARE_SWAP, WINDOWS_OPERATIONS };
struct windows_operations {
    struct windows_operation {
        const char *name;
        size_t bytes;
        paired_loop *loop;
    } of[WINDOWS_OPERATIONS];
    paired_loop *put_nbi; /* for bursts */
};

/* Measures the rows. Collective. */
void windows_run(const struct windows_operations *operations);

#endif

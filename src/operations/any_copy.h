/*
 * Copies between any two places of the job: memory of any kind, on any two PEs.
 */
#ifndef ISTHMUS_ANY_COPY_H
#define ISTHMUS_ANY_COPY_H

#include <stdbool.h>
#include <stddef.h>

/* An address of this PE is any of its memory; of another PE, a symmetric object's. Complete when it
 * returns, or after a quiet of the default context if nbi. */
void rma_copy(const char *routine, void *dest, int dest_pe, const void *source, int source_pe,
              size_t bytes, bool nbi);

#endif

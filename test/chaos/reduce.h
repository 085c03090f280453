/*
 * The arithmetic of reductions.
 */
#ifndef ISTHMUS_CHAOS_REDUCE_H
#define ISTHMUS_CHAOS_REDUCE_H

#include "backend.h"

/* into[i] = into[i] op from[i]. */
typedef void reduce_kernel(void *into, const void *from, size_t nelems);

/* NULL if there is no such reduction. */
reduce_kernel *reduce_kernel_of(enum backend_type type, enum backend_operation operation);
/* Bytes of an element; 0 for what is no type. */
size_t reduce_size_of(enum backend_type type);

#endif

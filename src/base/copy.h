/*
 * Copies to and from memory that others may be looking at. One aligned element of 1, 2, 4 or 8
 * bytes is moved by one atomic access, so that nobody sees half of it; the compiler leaves a plain
 * move of it.
 */
#ifndef ISTHMUS_COPY_H
#define ISTHMUS_COPY_H

#include <stddef.h>

#include "fence.h"
#include "job.h"

HOT_INLINE void copy_to_shared(void *dest, const void *source, size_t bytes)
{
    shmem_impl_store(dest, source, bytes);
}

HOT_INLINE void copy_from_shared(void *dest, const void *source, size_t bytes)
{
    shmem_impl_load(dest, source, bytes);
}

/* Blocks of equal length, as they lie on either side. */
struct copy_shape {
    size_t blocks, block;          /* how many, of how many bytes */
    size_t dest_step, source_step; /* bytes between their beginnings */
};

/* Copies them, each element of 1, 2, 4 or 8 bytes as above; what is read is there before any later
 * load. */
void copy_blocks(void *dest, const void *source, const struct copy_shape *shape);

#endif

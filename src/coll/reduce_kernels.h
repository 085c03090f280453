/*
 * Reduction kernels: the arithmetic of reductions and scans. There is one loop for each operation
 * and type. reduce.c, leader_p2p.c, nbc_reduce.c and coll_device.c call the loops through struct
 * reduce_kernel.
 */
#ifndef ISTHMUS_REDUCE_KERNELS_H
#define ISTHMUS_REDUCE_KERNELS_H

#include <stddef.h>

#include "coll.h"

struct reduce_kernel {
    void (*apply)(void *into, const void *from, size_t nelems); /* into[i] = into[i] op from[i] */
    size_t size;                                                /* size of an element in bytes */
};

/* Returns the kernel of this operation for this type. Aborts the job if OpenSHMEM does not define
 * the operation for the type. */
const struct reduce_kernel *reduce_kernel_find(const char *routine, enum reduce_operation operation,
                                               enum reduce_type type);

/* Computes mine[i] = mine[i] op theirs[i]. If `theirs_first`, computes mine[i] = theirs[i] op
 * mine[i], and overwrites theirs[] as well. The order matters to some operations, for example if
 * the operands are -0.0 and 0.0. */
void reduce_kernel_combine(const struct reduce_kernel *kernel, void *mine, void *theirs,
                           size_t nelems, bool theirs_first);

/* A range of elements, begin .. end - 1, which one member processes for all members. */
struct slice {
    size_t begin, end;
};

/* Returns the slice that this PE processes in a large reduction or scan. The members on this node
 * divide `nelems` elements of `size` bytes into equal slices of whole cache lines. */
struct slice reduce_kernel_slice(const struct team *team, size_t nelems, size_t size);

/* Reductions and scans process this number of bytes at a time, so that the data stay in the L1
 * cache. It must be a multiple of the size of every type. */
enum { REDUCE_KERNEL_BLOCK_BYTES = 8192 };

#endif

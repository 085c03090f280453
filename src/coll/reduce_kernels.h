/*
 * Reduction kernels: the arithmetic of reductions and scans, one loop for each operation and type.
 * reduce.c, leader_p2p.c, nbc_reduce.c and coll_device.c call them through struct reduce_kernel.
 */
#ifndef ISTHMUS_REDUCE_KERNELS_H
#define ISTHMUS_REDUCE_KERNELS_H

#include <stddef.h>

#include "coll.h"

struct reduce_kernel {
    void (*apply)(void *into, const void *from, size_t nelems); /* into[i] = into[i] op from[i] */
    size_t size;                                                /* of an element */
};

/* The kernel of an operation that the specification has for this type. */
const struct reduce_kernel *reduce_kernel_find(const char *routine, enum reduce_operation operation,
                                               enum reduce_type type);

/* mine[i] = mine[i] op theirs[i], or theirs[i] op mine[i], whereby theirs[] is lost: some
 * operations tell their operands apart (-0.0 and 0.0). */
void reduce_kernel_combine(const struct reduce_kernel *kernel, void *mine, void *theirs,
                           size_t nelems, bool theirs_first);

/* The elements that a member works on, for all members. */
struct slice {
    size_t begin, end;
};

/* The local member's share of a buffer of large reductions, in whole cache lines. */
struct slice reduce_kernel_slice(const struct team *team, size_t nelems, size_t size);

/* A reduction handles this many bytes at a time, so that they stay in the L1 cache. A multiple of
 * each element's size. */
enum { REDUCE_KERNEL_BLOCK_BYTES = 8192 };

#endif

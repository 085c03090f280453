/*
 * A shape is the memory layout of a Fortran array section: contiguous blocks of equal length, which
 * repeat in nested levels. A level repeats everything inside it at equal distances. The innermost
 * level comes first. Blocks have the order of Fortran's array elements: the first index varies
 * fastest.
 */
#ifndef ISTHMUS_F18_SHAPE_H
#define ISTHMUS_F18_SHAPE_H

#include <shmemx.h>

#include "section.h"

struct level {
    size_t count;
    ptrdiff_t step; /* distance in bytes between two repetitions; may be negative */
};

struct shape {
    char *base;
    size_t block; /* bytes of a contiguous block */
    int levels;
    struct level level[SECTION_RANK_MAX + 1];
};

/* Converts a Fortran array section to a shape, i.e. its memory layout. Combines adjacent dimensions
 * into one level, or into the block, if there is no gap between them. */
void shape_of(struct shape *shape, const struct section *section);

/* Splits the blocks of both shapes into smaller blocks of one size: the largest size that
 * divides both block sizes. Each shape then has at least one level. */
void shape_cut(struct shape *a, struct shape *b);

/* A box: a multidimensional strided copy from the memory of one array section to that of another.
 * The extents and the strides in bytes have the meaning of shmemx_put_nd, with the innermost
 * dimension last. The arrays are filled from their ends: box_first() returns the first used
 * index. */
struct box {
    char *dest, *source;
    size_t size; /* bytes of an element */
    size_t dims;
    size_t extents[SHMEMX_DIMENSIONS_MOST];
    ptrdiff_t dest_strides[SHMEMX_DIMENSIONS_MOST], source_strides[SHMEMX_DIMENSIONS_MOST];
};

static inline size_t box_first(const struct box *box)
{
    return SHMEMX_DIMENSIONS_MOST - box->dims;
}

/* Converts two memory layouts, which shape_cut has split, to one multidimensional copy (a box).
 * Returns false if no box describes both layouts: only one side has negative strides, or the
 * dimensions of the two sides do not divide each other. */
bool shape_box(struct box *box, const struct shape *dest, const struct shape *source);

/* Adds the next outer dimension to the multidimensional copy. Returns false if the copy cannot have
 * this dimension. */
bool box_add(struct box *box, size_t extent, ptrdiff_t dest_stride, ptrdiff_t source_stride);

/* Stores the address and the length of each of the `count` contiguous blocks of an array section in
 * `pieces`. Their order is that of Fortran's array elements: the first index varies fastest. */
void shape_pieces(const struct shape *shape, shmemx_piece_t *pieces, size_t count);

#endif

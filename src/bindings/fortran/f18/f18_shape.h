/*
 * Where the elements of a section lie: blocks of contiguous bytes in levels, each a number of equal
 * steps, the innermost first. Blocks are numbered in array element order.
 */
#ifndef ISTHMUS_F18_SHAPE_H
#define ISTHMUS_F18_SHAPE_H

#include <shmemx.h>

#include "section.h"

struct level {
    size_t count;
    ptrdiff_t step; /* bytes; may be negative */
};

struct shape {
    char *base;
    size_t block; /* bytes */
    int levels;
    struct level level[SECTION_RANK_MAX + 1];
};

/* Dimensions that continue each other are one level, or a part of the block. */
void shape_of(struct shape *shape, const struct section *section);

/* Cuts the blocks of both into the largest that both can have; each has a level then. */
void shape_cut(struct shape *a, struct shape *b);

/* Two shapes as one box: extents and strides in bytes, as shmemx_put_nd has them, the innermost
 * last. The arrays are filled from their ends: the first that counts is box_first(). */
struct box {
    char *dest, *source;
    size_t size; /* of an element */
    size_t dims;
    size_t extents[SHMEMX_DIMENSIONS_MOST];
    ptrdiff_t dest_strides[SHMEMX_DIMENSIONS_MOST], source_strides[SHMEMX_DIMENSIONS_MOST];
};

static inline size_t box_first(const struct box *box)
{
    return SHMEMX_DIMENSIONS_MOST - box->dims;
}

/* The box that moves shapes which were cut; false if there is none, as where one side goes
 * backwards and the other does not, or their dimensions do not divide each other. */
bool shape_box(struct box *box, const struct shape *dest, const struct shape *source);

/* Adds the next dimension outwards; false where a box may not have it. */
bool box_add(struct box *box, size_t extent, ptrdiff_t dest_stride, ptrdiff_t source_stride);

/* The blocks one by one, in array element order; `count` of them. */
void shape_pieces(const struct shape *shape, shmemx_piece_t *pieces, size_t count);

#endif

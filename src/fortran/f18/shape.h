/*
 * Where the elements of a section lie: blocks of contiguous bytes in levels, each a number of equal
 * steps, the innermost first. Blocks are numbered in array element order.
 */
#ifndef ISTHMUS_SHAPE_H
#define ISTHMUS_SHAPE_H

#include "section.h"

struct level {
    size_t count;
    ptrdiff_t step; /* bytes; may be negative */
};

struct shape {
    char *base;
    size_t block; /* bytes */
    int levels;
    struct level level[SECTION_MOST_RANK + 1];
};

/* Dimensions that continue each other are one level, or a part of the block. */
void shape_of(struct shape *shape, const struct section *section);

/* Cuts the blocks of both into the largest that both can have; each has a level then. */
void shape_cut(struct shape *a, struct shape *b);

/* Where block `index` begins. */
char *shape_address(const struct shape *shape, size_t index);

/* How many blocks, from each multiple of that number on, lie at one stride in both, upwards: so
 * many go by one strided transfer. Of shapes that were cut. */
size_t shape_at_once(const struct shape *a, const struct shape *b);

/* The shape with all steps upwards, whose blocks are the same in another order; and the number
 * there of the one that is `index` here. */
void shape_upwards(struct shape *upwards, const struct shape *shape);
size_t shape_upwards_index(const struct shape *shape, size_t index);

#endif

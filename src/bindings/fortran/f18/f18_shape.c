#include "f18_shape.h"

#include "f18_arguments.h"

static void f18_shape_add_level(struct shape *shape, size_t count, ptrdiff_t step)
{
    struct level *last = shape->levels == 0 ? NULL : &shape->level[shape->levels - 1];
    if (last == NULL && step == (ptrdiff_t)shape->block)
        shape->block *= count;
    else if (last != NULL && step == (ptrdiff_t)last->count * last->step)
        last->count *= count;
    else
        shape->level[shape->levels++] = (struct level){count, step};
}

void shape_of(struct shape *shape, const struct section *section)
{
    struct section_dimension dimensions[SECTION_RANK_MAX];
    section_descriptors.read_dimensions(dimensions, section->descriptor);
    shape->base = section->base;
    shape->block = section->elem_bytes;
    shape->levels = 0;
    for (int i = 0; i < section->rank; i++) {
        if (dimensions[i].extent != 1)
            f18_shape_add_level(shape, (size_t)dimensions[i].extent, dimensions[i].stride);
    }
}

static size_t f18_shape_common_divisor(size_t a, size_t b)
{
    while (b != 0) {
        size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void f18_shape_cut(struct shape *shape, size_t block)
{
    if (shape->block == block && shape->levels > 0)
        return;
    for (int i = shape->levels++; i > 0; i--)
        shape->level[i] = shape->level[i - 1];
    shape->level[0] = (struct level){shape->block / block, (ptrdiff_t)block};
    shape->block = block;
}

void shape_cut(struct shape *a, struct shape *b)
{
    size_t block = f18_shape_common_divisor(a->block, b->block);
    f18_shape_cut(a, block);
    f18_shape_cut(b, block);
}

/* The part of a shape (f18_shape.h) that was not yet converted to dimensions of a box. */
struct rest {
    const struct shape *shape;
    int next;
    struct level level;
};

/* Combines `count` steps of the current level into one step. If one step is left, continues with
 * the next level of the shape. */
static void f18_shape_use_steps(struct rest *rest, size_t count)
{
    rest->level.count /= count;
    rest->level.step *= (ptrdiff_t)count;
    while (rest->level.count == 1 && rest->next < rest->shape->levels)
        rest->level = rest->shape->level[rest->next++];
}

static struct rest f18_shape_begin_rest(const struct shape *shape)
{
    struct rest rest = {shape, 0, {1, 0}};
    f18_shape_use_steps(&rest, 1);
    return rest;
}

bool box_add(struct box *box, size_t extent, ptrdiff_t dest_stride, ptrdiff_t source_stride)
{
    ptrdiff_t size = (ptrdiff_t)box->size;
    if (box->dims == SHMEMX_DIMENSIONS_MOST || dest_stride < size || source_stride < size)
        return false;
    size_t d = SHMEMX_DIMENSIONS_MOST - ++box->dims;
    box->extents[d] = extent;
    box->dest_strides[d] = dest_stride;
    box->source_strides[d] = source_stride;
    return true;
}

/* Adds a dimension to the box. If its strides on both sides are negative, begins at the last
 * element of the dimension, so that both strides become positive. */
static bool f18_shape_add_upwards(struct box *box, size_t count, ptrdiff_t to, ptrdiff_t from)
{
    if (to < 0 && from < 0) {
        box->dest += (ptrdiff_t)(count - 1) * to;
        box->source += (ptrdiff_t)(count - 1) * from;
        to = -to;
        from = -from;
    }
    return box_add(box, count, to, from);
}

bool shape_box(struct box *box, const struct shape *dest, const struct shape *source)
{
    *box = (struct box){.dest = dest->base, .source = source->base, .size = dest->block};
    struct rest to = f18_shape_begin_rest(dest), from = f18_shape_begin_rest(source);
    while (to.level.count > 1) {
        size_t count = f18_shape_common_divisor(to.level.count, from.level.count);
        if (count == 1 || !f18_shape_add_upwards(box, count, to.level.step, from.level.step))
            return false;
        f18_shape_use_steps(&to, count);
        f18_shape_use_steps(&from, count);
    }
    return true;
}

static char *f18_shape_block_address(const struct shape *shape, size_t index)
{
    ptrdiff_t offset = 0;
    for (int i = 0; i < shape->levels; i++) {
        offset += (ptrdiff_t)(index % shape->level[i].count) * shape->level[i].step;
        index /= shape->level[i].count;
    }
    return shape->base + offset;
}

void shape_pieces(const struct shape *shape, shmemx_piece_t *pieces, size_t count)
{
    for (size_t i = 0; i < count; i++)
        pieces[i] = (shmemx_piece_t){f18_shape_block_address(shape, i), shape->block};
}

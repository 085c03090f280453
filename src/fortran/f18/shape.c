#include "shape.h"

#include "arguments.h"

static void add_level(struct shape *shape, size_t count, ptrdiff_t step)
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
    struct section_dimension dimensions[SECTION_MOST_RANK];
    section_descriptors.read_dimensions(dimensions, section->descriptor);
    shape->base = section->base;
    shape->block = section->elem_bytes;
    shape->levels = 0;
    for (int i = 0; i < section->rank; i++) {
        if (dimensions[i].extent != 1)
            add_level(shape, (size_t)dimensions[i].extent, dimensions[i].stride);
    }
}

static size_t common_divisor(size_t a, size_t b)
{
    while (b != 0) {
        size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void cut(struct shape *shape, size_t block)
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
    size_t block = common_divisor(a->block, b->block);
    cut(a, block);
    cut(b, block);
}

char *shape_address(const struct shape *shape, size_t index)
{
    ptrdiff_t offset = 0;
    for (int i = 0; i < shape->levels; i++) {
        offset += (ptrdiff_t)(index % shape->level[i].count) * shape->level[i].step;
        index /= shape->level[i].count;
    }
    return shape->base + offset;
}

size_t shape_at_once(const struct shape *a, const struct shape *b)
{
    ptrdiff_t block = (ptrdiff_t)a->block;
    bool is_strided = a->level[0].step >= block && b->level[0].step >= block;
    return is_strided ? common_divisor(a->level[0].count, b->level[0].count) : 1;
}

void shape_upwards(struct shape *upwards, const struct shape *shape)
{
    upwards->base = shape->base;
    upwards->block = shape->block;
    upwards->levels = 0;
    for (int i = 0; i < shape->levels; i++) {
        const struct level *level = &shape->level[i];
        if (level->step < 0)
            upwards->base += (ptrdiff_t)(level->count - 1) * level->step;
        add_level(upwards, level->count, level->step < 0 ? -level->step : level->step);
    }
}

size_t shape_upwards_index(const struct shape *shape, size_t index)
{
    size_t upwards = 0, weight = 1;
    for (int i = 0; i < shape->levels; i++) {
        size_t count = shape->level[i].count, digit = index % count;
        upwards += weight * (shape->level[i].step < 0 ? count - 1 - digit : digit);
        weight *= count;
        index /= count;
    }
    return upwards;
}

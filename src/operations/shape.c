#include "shape.h"

#include "base/check.h"
#include "base/report.h"
#include "memory/segment.h"
#include "strided.h"
#include "transport/remote.h"
#include "waiting/waiting.h"

/* What goes from or to one place. */
struct part {
    const struct segment *segment;
    const char *there; /* the symmetric object, here */
    char *here;
    struct blocks blocks;
};

/* `next` gives the next part; false if there is none. */
struct parts {
    bool (*next)(struct parts *parts, struct part *part);
};

/* ---- Boxes ---- */

/* A dimension, or several that are as one. */
struct axis {
    size_t count, remote_step, local_step;
};

/* The innermost axis makes blocks; the others are gone through. */
struct box {
    struct parts parts;
    struct part part;
    struct axis outer[SHMEMX_DIMENSIONS_MOST];
    size_t index[SHMEMX_DIMENSIONS_MOST];
    unsigned dims;
    bool is_over;
};

static void step_along(struct box *box)
{
    for (unsigned d = 0; d < box->dims; d++) {
        const struct axis *axis = &box->outer[d];
        if (++box->index[d] < axis->count) {
            box->part.there += axis->remote_step;
            box->part.here += axis->local_step;
            return;
        }
        box->part.there -= (axis->count - 1) * axis->remote_step;
        box->part.here -= (axis->count - 1) * axis->local_step;
        box->index[d] = 0;
    }
    box->is_over = true;
}

static bool next_of_box(struct parts *parts, struct part *part)
{
    struct box *box = (struct box *)(void *)parts;
    if (box->is_over)
        return false;
    *part = box->part;
    step_along(box);
    return true;
}

/* One that goes on where the one before it ends is no axis of its own. */
static void add_axis(struct axis axes[], unsigned *count, struct axis axis)
{
    struct axis *last = *count == 0 ? NULL : &axes[*count - 1];
    if (last != NULL && axis.remote_step == last->count * last->remote_step &&
        axis.local_step == last->count * last->local_step)
        last->count *= axis.count;
    else
        axes[(*count)++] = axis;
}

/* From the innermost dimension out. Bytes that lie together on both sides are one block. */
static void fill_box(struct box *box, const struct shape_box *shape, bool puts)
{
    const ptrdiff_t *remote = puts ? shape->dest_strides : shape->source_strides;
    const ptrdiff_t *local = puts ? shape->source_strides : shape->dest_strides;
    struct axis axes[SHMEMX_DIMENSIONS_MOST] = {{0}};
    size_t block = shape->size;
    box->dims = 0;
    for (size_t d = shape->ndims; d-- > 0;) {
        struct axis axis = {shape->extents[d], (size_t)remote[d], (size_t)local[d]};
        if (axis.count == 1)
            continue;
        if (box->dims == 0 && axis.remote_step == block && axis.local_step == block)
            block *= axis.count;
        else
            add_axis(axes, &box->dims, axis);
    }
    struct axis inner = box->dims == 0 ? (struct axis){1, block, block} : axes[0];
    box->part.blocks = (struct blocks){inner.count, block, inner.remote_step, inner.local_step};
    box->dims -= box->dims != 0;
    for (unsigned d = 0; d < box->dims; d++) {
        box->outer[d] = axes[d + 1];
        box->index[d] = 0;
    }
    box->parts.next = next_of_box;
    box->is_over = false;
}

static _Noreturn void fail_span(const char *routine, const char *argument)
{
    report_fatal(routine, "%s and extents lead beyond an address space", argument);
}

/* Bytes from the first to the last that are touched on one side. */
static size_t span_of(const char *routine, const char *argument, const ptrdiff_t *strides,
                      const struct shape_box *box)
{
    size_t span = box->size, along;
    for (size_t d = 0; d < box->ndims; d++) {
        if (box->extents[d] == 1)
            continue;
        if (strides[d] < 1 || (size_t)strides[d] < box->size)
            report_fatal(routine, "%s[%zu] is %td bytes: expected at least an element's, %zu",
                         argument, d, strides[d], box->size);
        if (__builtin_mul_overflow(box->extents[d] - 1, (size_t)strides[d], &along) ||
            __builtin_add_overflow(span, along, &span))
            fail_span(routine, argument);
    }
    return span;
}

/* False if there is nothing in it. */
static bool has_elements(const char *routine, const struct shape_box *box)
{
    if (box->ndims > SHMEMX_DIMENSIONS_MOST)
        report_fatal(routine, "ndims is %zu: expected at most %d", box->ndims,
                     SHMEMX_DIMENSIONS_MOST);
    if (box->ndims > 0) {
        check_local(routine, "extents", box->extents, box->ndims * sizeof *box->extents);
        check_local(routine, "dest_strides", box->dest_strides,
                    box->ndims * sizeof *box->dest_strides);
        check_local(routine, "source_strides", box->source_strides,
                    box->ndims * sizeof *box->source_strides);
    }
    bool has = box->size != 0;
    for (size_t d = 0; d < box->ndims; d++)
        has = has && box->extents[d] != 0;
    return has;
}

/* ---- Lists ---- */

/* Where one side of two lists is. */
struct cursor {
    const shmemx_piece_t *pieces;
    size_t left; /* pieces */
    size_t used; /* bytes of the first of them */
};

struct lists {
    struct parts parts;
    struct cursor remote, local;
    const char *routine;
    bool puts;
};

/* Bytes that are left of its piece, which is the next that has any; 0 at the end. */
static size_t advance_piece(struct cursor *cursor)
{
    while (cursor->left != 0 && cursor->used == cursor->pieces->bytes) {
        cursor->pieces++;
        cursor->left--;
        cursor->used = 0;
    }
    return cursor->left == 0 ? 0 : cursor->pieces->bytes - cursor->used;
}

static char *take_piece(struct cursor *cursor, size_t bytes)
{
    char *memory = (char *)cursor->pieces->base + cursor->used;
    cursor->used += bytes;
    return memory;
}

/* Of the other PE's memory. */
static const struct segment *segment_of_piece(const char *routine, const shmemx_piece_t *piece,
                                              bool puts)
{
    return puts ? segment_of(routine, "dest", piece->base, piece->bytes)
                : segment_of_source(routine, "source", piece->base, piece->bytes);
}

static bool next_of_lists(struct parts *parts, struct part *part)
{
    struct lists *lists = (struct lists *)(void *)parts;
    size_t there = advance_piece(&lists->remote), here = advance_piece(&lists->local);
    size_t bytes = there < here ? there : here;
    if (bytes == 0)
        return false;
    part->segment = segment_of_piece(lists->routine, lists->remote.pieces, lists->puts);
    part->there = take_piece(&lists->remote, bytes);
    part->here = take_piece(&lists->local, bytes);
    part->blocks = (struct blocks){1, bytes, bytes, bytes};
    return true;
}

/* Of all pieces, whose memory must be there. */
static size_t bytes_of(const char *routine, const char *argument, const shmemx_piece_t *pieces,
                       size_t count)
{
    size_t bytes = 0;
    if (count > SIZE_MAX / sizeof *pieces)
        report_fatal(routine,
                     "the number of pieces of %s is %zu: expected less than an address space",
                     argument, count);
    if (count != 0)
        check_local(routine, argument, pieces, count * sizeof *pieces);
    for (size_t i = 0; i < count; i++) {
        if (pieces[i].bytes != 0)
            check_local(routine, argument, pieces[i].base, pieces[i].bytes);
        if (__builtin_add_overflow(bytes, pieces[i].bytes, &bytes))
            report_fatal(routine, "the pieces of %s have more bytes than an address space",
                         argument);
    }
    return bytes;
}

/* The pieces of the other PE are all looked for before anything is moved. */
static void require_lists(const char *routine, const struct shape_lists *lists, bool puts)
{
    size_t dest = bytes_of(routine, "dest", lists->dest, lists->ndest);
    size_t source = bytes_of(routine, "source", lists->source, lists->nsource);
    if (dest != source)
        report_fatal(routine, "dest has %zu bytes, and source %zu: expected as many", dest, source);
    const shmemx_piece_t *remote = puts ? lists->dest : lists->source;
    for (size_t i = 0; i < (puts ? lists->ndest : lists->nsource); i++)
        if (remote[i].bytes != 0)
            segment_of_piece(routine, &remote[i], puts);
}

static void fill_lists(struct lists *lists, const char *routine, const struct shape_lists *shape,
                       bool puts)
{
    struct cursor dest = {shape->dest, shape->ndest, 0};
    struct cursor source = {shape->source, shape->nsource, 0};
    *lists = (struct lists){.parts = {next_of_lists},
                            .remote = puts ? dest : source,
                            .local = puts ? source : dest,
                            .routine = routine,
                            .puts = puts};
}

/* ---- All parts of a transfer ---- */

static struct target begin_box(const char *routine, shmem_ctx_t ctx, int pe)
{
    struct context *context = context_require(routine, ctx);
    return (struct target){
        .routine = routine, .context = context, .pe = context_world_pe(routine, context, pe)};
}

static struct put_counts begin_counts(const char *routine, const struct shape_end *end,
                                      uint32_t *left)
{
    if (end->when == SHAPE_BY_REQUESTS)
        return remote_begin_blocks(routine, end->requests);
    return (struct put_counts){end->when == SHAPE_AT_RETURN ? left : NULL, NULL};
}

/* `target` is that of the last part that was not near, or has no segment. */
static void end_counts(const struct target *target, const struct shape_end *end,
                       struct put_counts counts)
{
    if (end->when == SHAPE_BY_REQUESTS)
        remote_end_blocks(target, end->requests, counts);
    else if (counts.local != NULL)
        remote_wait_blocks(target, counts.local);
}

static void put_parts(struct target *target, struct parts *parts, const struct shape_end *end)
{
    uint32_t left = 0;
    struct put_counts counts = begin_counts(target->routine, end, &left);
    struct target last = *target;
    struct part part;
    while (parts->next(parts, &part)) {
        target->segment = part.segment;
        target->address = part.there;
        if (strided_put_near(target, part.here, &part.blocks))
            continue;
        remote_put_blocks_counted(target, part.here, &part.blocks, counts);
        last = *target;
    }
    end_counts(&last, end, counts);
}

static void get_parts(struct target *target, struct parts *parts, const struct shape_end *end)
{
    uint32_t left = 0;
    struct put_counts counts = begin_counts(target->routine, end, &left);
    struct target last = *target;
    struct part part;
    while (parts->next(parts, &part)) {
        target->segment = part.segment;
        target->address = part.there;
        if (strided_get_near(target, part.here, &part.blocks))
            continue;
        remote_get_blocks_counted(target, part.here, &part.blocks, counts.local);
        last = *target;
        waiting_read_begun(part.there);
    }
    end_counts(&last, end, counts);
}

void shape_put_box(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                   const struct shape_box *shape, int pe, const struct shape_end *end)
{
    struct target target = begin_box(routine, ctx, pe);
    struct box box = {.is_over = true, .parts = {next_of_box}};
    if (has_elements(routine, shape)) {
        size_t span = span_of(routine, "dest_strides", shape->dest_strides, shape);
        check_local(routine, "source", source,
                    span_of(routine, "source_strides", shape->source_strides, shape));
        fill_box(&box, shape, true);
        box.part.segment = segment_of(routine, "dest", dest, span);
        box.part.there = dest;
        box.part.here = (char *)(uintptr_t)source;
    }
    put_parts(&target, &box.parts, end);
}

void shape_get_box(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                   const struct shape_box *shape, int pe, const struct shape_end *end)
{
    struct target target = begin_box(routine, ctx, pe);
    struct box box = {.is_over = true, .parts = {next_of_box}};
    if (has_elements(routine, shape)) {
        size_t span = span_of(routine, "source_strides", shape->source_strides, shape);
        check_local(routine, "dest", dest,
                    span_of(routine, "dest_strides", shape->dest_strides, shape));
        fill_box(&box, shape, false);
        box.part.segment = segment_of_source(routine, "source", source, span);
        box.part.there = source;
        box.part.here = dest;
    }
    get_parts(&target, &box.parts, end);
}

void shape_put_lists(const char *routine, shmem_ctx_t ctx, const struct shape_lists *shape, int pe,
                     const struct shape_end *end)
{
    struct target target = begin_box(routine, ctx, pe);
    struct lists lists;
    require_lists(routine, shape, true);
    fill_lists(&lists, routine, shape, true);
    put_parts(&target, &lists.parts, end);
}

void shape_get_lists(const char *routine, shmem_ctx_t ctx, const struct shape_lists *shape, int pe,
                     const struct shape_end *end)
{
    struct target target = begin_box(routine, ctx, pe);
    struct lists lists;
    require_lists(routine, shape, false);
    fill_lists(&lists, routine, shape, false);
    get_parts(&target, &lists.parts, end);
}

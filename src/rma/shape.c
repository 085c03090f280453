#include "shape.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "net/remote.h"
#include "rma.h"
#include "shm/segment.h"
#include "shm/waiting.h"

/* ---- Strided put and get ---- */

static void shape_require_stride(const char *routine, const char *argument, ptrdiff_t stride,
                                 size_t bsize)
{
    if (UNLIKELY(stride < 1 || (size_t)stride < bsize))
        report_fatal(routine, "%s is %td elements: expected at least %zu", argument, stride, bsize);
}

static size_t shape_stride_bytes(const char *routine, const char *argument, ptrdiff_t stride,
                                 size_t size)
{
    size_t bytes;
    if (UNLIKELY(__builtin_mul_overflow((size_t)stride, size, &bytes)))
        report_fatal(routine,
                     "%s is %td elements of %zu bytes: the total length exceeds the address space",
                     argument, stride, size);
    return bytes;
}

/* Returns the distance in bytes from the start of the first block to the end of the last one.
 * `step` is the distance between block starts. */
static size_t shape_extent(const char *routine, const char *argument,
                           const struct copy_shape *shape, size_t step)
{
    if (UNLIKELY(shape->blocks - 1 > (SIZE_MAX - shape->block) / step))
        report_fatal(routine,
                     "%s has %zu blocks of %zu bytes, with a stride of %zu bytes: the total length "
                     "exceeds the address space",
                     argument, shape->blocks, shape->block, step);
    return (shape->blocks - 1) * step + shape->block;
}

static struct copy_shape shape_make_shape(const char *routine, ptrdiff_t dst, ptrdiff_t sst,
                                          size_t bsize, size_t nblocks, size_t size)
{
    shape_require_stride(routine, "dst", dst, bsize);
    shape_require_stride(routine, "sst", sst, bsize);
    return (struct copy_shape){nblocks, rma_bytes(routine, bsize, size),
                               shape_stride_bytes(routine, "dst", dst, size),
                               shape_stride_bytes(routine, "sst", sst, size)};
}

/* Aborts the job if the buffers overlap. With equal strides the check is exact: blocks of one
 * buffer may be in the gaps of the other. With different strides, only equal start addresses are
 * reported. */
static void shape_check_overlap_of_shapes(const char *routine, const char *dest, const char *source,
                                          const struct copy_shape *shape)
{
    size_t length = (shape->blocks - 1) * shape->dest_step + shape->block;
    size_t distance = dest > source ? (size_t)(dest - source) : (size_t)(source - dest);
    size_t phase = distance % shape->dest_step;
    bool same_step = shape->dest_step == shape->source_step;
    bool blocks_touch =
        distance < length && (phase < shape->block || shape->dest_step - phase < shape->block);
    if (distance == 0 ? !same_step : same_step && blocks_touch)
        report_fatal(routine, "dest %p and source %p overlap: expected separate buffers",
                     (const void *)dest, (const void *)source);
}

/* Checks for overlap if the target is this PE. Buffers on different PEs cannot overlap. */
static void shape_check_local_overlap(const char *routine, int pe, const char *dest,
                                      const char *source, const struct copy_shape *shape)
{
    if (pe == job.me)
        shape_check_overlap_of_shapes(routine, dest, source, shape);
}

bool strided_put_mapped(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks)
{
    const struct segment *segment = remote_addr->segment;
    if (!segment_is_near(segment, remote_addr->pe) || device_kind_of(source) != NULL)
        return false;
    struct copy_shape shape = blocks_put_shape(blocks);
    copy_blocks(segment_translate(segment, remote_addr->address, remote_addr->pe), source, &shape);
    wakeup_notify(remote_addr->pe, remote_addr->address, blocks_extent_bytes(blocks));
    return true;
}

bool strided_get_mapped(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks)
{
    const struct segment *segment = remote_addr->segment;
    if (!segment_is_near_read(segment, remote_addr->pe) || device_kind_of(dest) != NULL)
        return false;
    struct copy_shape shape = blocks_get_shape(blocks);
    copy_blocks(dest, segment_translate(segment, remote_addr->address, remote_addr->pe), &shape);
    return true;
}

void strided_put(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe,
                 bool nbi)
{
    struct remote_addr remote_addr = {routine, context, NULL, dest,
                                      context_world_pe(routine, context, pe)};
    if (nblocks == 0 || bsize == 0)
        return;
    struct copy_shape shape = shape_make_shape(routine, dst, sst, bsize, nblocks, size);
    struct blocks blocks = {nblocks, shape.block, shape.dest_step, shape.source_step};
    remote_addr.segment =
        segment_of(routine, "dest", dest, shape_extent(routine, "dest", &shape, shape.dest_step));
    check_buffer(routine, "source", source,
                 shape_extent(routine, "source", &shape, shape.source_step));
    if (UNLIKELY(job.debug))
        shape_check_local_overlap(routine, remote_addr.pe, dest, source, &shape);
    if (!strided_put_mapped(&remote_addr, source, &blocks))
        remote_put_blocks(&remote_addr, source, &blocks, nbi);
}

void strided_get(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe,
                 bool nbi)
{
    struct remote_addr remote_addr = {routine, context, NULL, source,
                                      context_world_pe(routine, context, pe)};
    if (nblocks == 0 || bsize == 0)
        return;
    struct copy_shape shape = shape_make_shape(routine, dst, sst, bsize, nblocks, size);
    struct blocks blocks = {nblocks, shape.block, shape.source_step, shape.dest_step};
    remote_addr.segment = segment_of_source(
        routine, "source", source, shape_extent(routine, "source", &shape, shape.source_step));
    check_buffer(routine, "dest", dest, shape_extent(routine, "dest", &shape, shape.dest_step));
    if (UNLIKELY(job.debug))
        shape_check_local_overlap(routine, remote_addr.pe, dest, source, &shape);
    if (strided_get_mapped(&remote_addr, dest, &blocks))
        return;
    remote_get_blocks(&remote_addr, dest, &blocks, nbi);
    waiting_read(source, 0);
}

/* ---- Sections: parts of a shape ---- */

/* Equal blocks, transferred to or from one remote address. */
struct section {
    const struct segment *segment;
    const char *remote; /* the symmetric object, as an address on this PE */
    char *local;
    struct blocks blocks;
};

/* Iterator over the sections of a shape. `next` sets *section to the next section, or returns false
 * after the last section. It is shape_next_box_section or shape_next_list_section. */
struct iterator {
    bool (*next)(struct iterator *iterator, struct section *section);
};

/* ---- Boxes ---- */

/* A dimension of a box, or several dimensions that are merged because they are contiguous. */
struct axis {
    size_t count, remote_stride, local_stride;
};

/* A box that is divided into sections. The blocks of a section follow each other along the
 * innermost axis of the box. The iterator steps through the outer axes. */
struct box {
    struct iterator iterator;
    struct section section;
    struct axis outer[SHMEMX_DIMENSIONS_MOST];
    size_t index[SHMEMX_DIMENSIONS_MOST];
    unsigned dims;
    bool is_done;
};

static void shape_step_along(struct box *box)
{
    for (unsigned d = 0; d < box->dims; d++) {
        const struct axis *axis = &box->outer[d];
        if (++box->index[d] < axis->count) {
            box->section.remote += axis->remote_stride;
            box->section.local += axis->local_stride;
            return;
        }
        box->section.remote -= (axis->count - 1) * axis->remote_stride;
        box->section.local -= (axis->count - 1) * axis->local_stride;
        box->index[d] = 0;
    }
    box->is_done = true;
}

static bool shape_next_box_section(struct iterator *iterator, struct section *section)
{
    struct box *box = (struct box *)(void *)iterator;
    if (box->is_done)
        return false;
    *section = box->section;
    shape_step_along(box);
    return true;
}

/* Appends an axis. If the axis continues exactly where the last one ends, both in remote and in
 * local memory, extends the last one instead. */
static void shape_add_axis(struct axis axes[], unsigned *count, struct axis axis)
{
    struct axis *last = *count == 0 ? NULL : &axes[*count - 1];
    if (last != NULL && axis.remote_stride == last->count * last->remote_stride &&
        axis.local_stride == last->count * last->local_stride)
        last->count *= axis.count;
    else
        axes[(*count)++] = axis;
}

/* Converts the dimensions to axes, starting at the innermost one. Merges bytes that are contiguous
 * on both sides into one block. */
static void shape_fill_box(struct box *box, const struct shape_box *shape, bool puts)
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
        if (box->dims == 0 && axis.remote_stride == block && axis.local_stride == block)
            block *= axis.count;
        else
            shape_add_axis(axes, &box->dims, axis);
    }
    struct axis inner = box->dims == 0 ? (struct axis){1, block, block} : axes[0];
    box->section.blocks =
        (struct blocks){inner.count, block, inner.remote_stride, inner.local_stride};
    box->dims -= box->dims != 0;
    for (unsigned d = 0; d < box->dims; d++) {
        box->outer[d] = axes[d + 1];
        box->index[d] = 0;
    }
    box->iterator.next = shape_next_box_section;
    box->is_done = false;
}

static _Noreturn void shape_fail_extent(const char *routine, const char *argument)
{
    report_fatal(routine, "%s and extents describe an array whose length exceeds the address space",
                 argument);
}

/* Returns the distance in bytes from the start of the first element of the box to the end of the
 * last one, in the memory with these strides. */
static size_t shape_extent_of(const char *routine, const char *argument, const ptrdiff_t *strides,
                              const struct shape_box *box)
{
    size_t span = box->size, along;
    for (size_t d = 0; d < box->ndims; d++) {
        if (box->extents[d] == 1)
            continue;
        if (strides[d] < 1 || (size_t)strides[d] < box->size)
            report_fatal(
                routine,
                "%s[%zu] is %td bytes: expected at least the size of an element, %zu bytes",
                argument, d, strides[d], box->size);
        if (__builtin_mul_overflow(box->extents[d] - 1, (size_t)strides[d], &along) ||
            __builtin_add_overflow(span, along, &span))
            shape_fail_extent(routine, argument);
    }
    return span;
}

/* Checks the arguments. Returns false if the box has no elements. */
static bool shape_has_elements(const char *routine, const struct shape_box *box)
{
    if (box->ndims > SHMEMX_DIMENSIONS_MOST)
        report_fatal(routine, "ndims is %zu: expected at most %d", box->ndims,
                     SHMEMX_DIMENSIONS_MOST);
    if (box->ndims > 0) {
        check_buffer(routine, "extents", box->extents, box->ndims * sizeof *box->extents);
        check_buffer(routine, "dest_strides", box->dest_strides,
                     box->ndims * sizeof *box->dest_strides);
        check_buffer(routine, "source_strides", box->source_strides,
                     box->ndims * sizeof *box->source_strides);
    }
    bool has = box->size != 0;
    for (size_t d = 0; d < box->ndims; d++)
        has = has && box->extents[d] != 0;
    return has;
}

/* ---- Lists of pieces ---- */

/* Position in the list of memory ranges (pieces) of the source or of the destination. */
struct cursor {
    const shmemx_piece_t *pieces;
    size_t n_left;   /* memory ranges from the current one to the end of the list */
    size_t consumed; /* bytes of the current memory range that were transferred */
};

struct lists {
    struct iterator iterator;
    struct cursor remote, local;
    const char *routine;
    bool puts;
};

/* Skips the memory ranges that were transferred completely. Returns the number of bytes left in the
 * current range, or 0 at the end of the list. */
static size_t shape_bytes_left(struct cursor *cursor)
{
    while (cursor->n_left != 0 && cursor->consumed == cursor->pieces->bytes) {
        cursor->pieces++;
        cursor->n_left--;
        cursor->consumed = 0;
    }
    return cursor->n_left == 0 ? 0 : cursor->pieces->bytes - cursor->consumed;
}

static char *shape_advance_cursor(struct cursor *cursor, size_t bytes)
{
    char *memory = (char *)cursor->pieces->base + cursor->consumed;
    cursor->consumed += bytes;
    return memory;
}

/* Returns the segment that contains a memory range on the target PE. */
static const struct segment *shape_find_piece_segment(const char *routine,
                                                      const shmemx_piece_t *piece, bool puts)
{
    return puts ? segment_of(routine, "dest", piece->base, piece->bytes)
                : segment_of_source(routine, "source", piece->base, piece->bytes);
}

static bool shape_next_list_section(struct iterator *iterator, struct section *section)
{
    struct lists *lists = (struct lists *)(void *)iterator;
    size_t remote = shape_bytes_left(&lists->remote), local = shape_bytes_left(&lists->local);
    size_t bytes = remote < local ? remote : local;
    if (bytes == 0)
        return false;
    section->segment = shape_find_piece_segment(lists->routine, lists->remote.pieces, lists->puts);
    section->remote = shape_advance_cursor(&lists->remote, bytes);
    section->local = shape_advance_cursor(&lists->local, bytes);
    section->blocks = (struct blocks){1, bytes, bytes, bytes};
    return true;
}

/* Returns the total size of the memory ranges in bytes. Aborts the job if a range is not valid
 * memory. */
static size_t shape_require_pieces(const char *routine, const char *argument,
                                   const shmemx_piece_t *pieces, size_t count)
{
    size_t bytes = 0;
    if (count > SIZE_MAX / sizeof *pieces)
        report_fatal(
            routine,
            "the number of pieces of %s is %zu: the length of the list exceeds the address space",
            argument, count);
    if (count != 0)
        check_buffer(routine, argument, pieces, count * sizeof *pieces);
    for (size_t i = 0; i < count; i++) {
        if (pieces[i].bytes != 0)
            check_buffer(routine, argument, pieces[i].base, pieces[i].bytes);
        if (__builtin_add_overflow(bytes, pieces[i].bytes, &bytes))
            report_fatal(routine, "the total length of the pieces of %s exceeds the address space",
                         argument);
    }
    return bytes;
}

/* Aborts the job if a memory range of the list is invalid. Checks the segments of all remote ranges
 * before the first byte is transferred. */
static void shape_require_lists(const char *routine, const struct shape_lists *lists, bool puts)
{
    size_t dest = shape_require_pieces(routine, "dest", lists->dest, lists->ndest);
    size_t source = shape_require_pieces(routine, "source", lists->source, lists->nsource);
    if (dest != source)
        report_fatal(routine,
                     "dest has %zu bytes, but source has %zu bytes: expected equal lengths", dest,
                     source);
    const shmemx_piece_t *remote = puts ? lists->dest : lists->source;
    for (size_t i = 0; i < (puts ? lists->ndest : lists->nsource); i++)
        if (remote[i].bytes != 0)
            shape_find_piece_segment(routine, &remote[i], puts);
}

static void shape_fill_lists(struct lists *lists, const char *routine,
                             const struct shape_lists *shape, bool puts)
{
    struct cursor dest = {shape->dest, shape->ndest, 0};
    struct cursor source = {shape->source, shape->nsource, 0};
    *lists = (struct lists){.iterator = {shape_next_list_section},
                            .remote = puts ? dest : source,
                            .local = puts ? source : dest,
                            .routine = routine,
                            .puts = puts};
}

/* ---- Transfer of all sections ---- */

static struct remote_addr shape_begin_box(const char *routine, shmem_ctx_t ctx, int pe)
{
    struct context *context = context_require(routine, ctx);
    return (struct remote_addr){
        .routine = routine, .context = context, .pe = context_world_pe(routine, context, pe)};
}

static struct put_completion shape_begin_counts(const char *routine,
                                                const struct shape_finish *finish, uint32_t *n_left)
{
    if (finish->when == SHAPE_BY_REQUESTS)
        return remote_begin_completion(routine, finish->requests);
    return (struct put_completion){finish->when == SHAPE_AT_RETURN ? n_left : NULL, NULL};
}

/* Waits for the blocks, or completes the requests. `remote_addr` is the address of the last block
 * that was not in mapped memory. Its segment is NULL if all were mapped. */
static void shape_complete_counts(const struct remote_addr *remote_addr,
                                  const struct shape_finish *finish,
                                  struct put_completion completion)
{
    if (finish->when == SHAPE_BY_REQUESTS)
        remote_end_blocks(remote_addr, finish->requests, completion);
    else if (completion.local != NULL)
        remote_wait_blocks(remote_addr, completion.local);
}

static void shape_put_sections(struct remote_addr *remote_addr, struct iterator *iterator,
                               const struct shape_finish *finish)
{
    uint32_t n_left = 0;
    struct put_completion completion = shape_begin_counts(remote_addr->routine, finish, &n_left);
    struct remote_addr last = *remote_addr;
    struct section section;
    while (iterator->next(iterator, &section)) {
        remote_addr->segment = section.segment;
        remote_addr->address = section.remote;
        if (strided_put_mapped(remote_addr, section.local, &section.blocks))
            continue;
        remote_put_blocks_counted(remote_addr, section.local, &section.blocks, completion);
        last = *remote_addr;
    }
    shape_complete_counts(&last, finish, completion);
}

static void shape_get_sections(struct remote_addr *remote_addr, struct iterator *iterator,
                               const struct shape_finish *finish)
{
    uint32_t n_left = 0;
    struct put_completion completion = shape_begin_counts(remote_addr->routine, finish, &n_left);
    struct remote_addr last = *remote_addr;
    struct section section;
    while (iterator->next(iterator, &section)) {
        remote_addr->segment = section.segment;
        remote_addr->address = section.remote;
        if (strided_get_mapped(remote_addr, section.local, &section.blocks))
            continue;
        remote_get_blocks_counted(remote_addr, section.local, &section.blocks, completion.local);
        last = *remote_addr;
        waiting_read_begun(section.remote);
    }
    shape_complete_counts(&last, finish, completion);
}

void shape_put_box(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                   const struct shape_box *shape, int pe, const struct shape_finish *finish)
{
    struct remote_addr remote_addr = shape_begin_box(routine, ctx, pe);
    struct box box = {.is_done = true, .iterator = {shape_next_box_section}};
    if (shape_has_elements(routine, shape)) {
        size_t span = shape_extent_of(routine, "dest_strides", shape->dest_strides, shape);
        check_buffer(routine, "source", source,
                     shape_extent_of(routine, "source_strides", shape->source_strides, shape));
        shape_fill_box(&box, shape, true);
        box.section.segment = segment_of(routine, "dest", dest, span);
        box.section.remote = dest;
        box.section.local = (char *)(uintptr_t)source;
    }
    shape_put_sections(&remote_addr, &box.iterator, finish);
}

void shape_get_box(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                   const struct shape_box *shape, int pe, const struct shape_finish *finish)
{
    struct remote_addr remote_addr = shape_begin_box(routine, ctx, pe);
    struct box box = {.is_done = true, .iterator = {shape_next_box_section}};
    if (shape_has_elements(routine, shape)) {
        size_t span = shape_extent_of(routine, "source_strides", shape->source_strides, shape);
        check_buffer(routine, "dest", dest,
                     shape_extent_of(routine, "dest_strides", shape->dest_strides, shape));
        shape_fill_box(&box, shape, false);
        box.section.segment = segment_of_source(routine, "source", source, span);
        box.section.remote = source;
        box.section.local = dest;
    }
    shape_get_sections(&remote_addr, &box.iterator, finish);
}

void shape_put_lists(const char *routine, shmem_ctx_t ctx, const struct shape_lists *shape, int pe,
                     const struct shape_finish *finish)
{
    struct remote_addr remote_addr = shape_begin_box(routine, ctx, pe);
    struct lists lists;
    shape_require_lists(routine, shape, true);
    shape_fill_lists(&lists, routine, shape, true);
    shape_put_sections(&remote_addr, &lists.iterator, finish);
}

void shape_get_lists(const char *routine, shmem_ctx_t ctx, const struct shape_lists *shape, int pe,
                     const struct shape_finish *finish)
{
    struct remote_addr remote_addr = shape_begin_box(routine, ctx, pe);
    struct lists lists;
    shape_require_lists(routine, shape, false);
    shape_fill_lists(&lists, routine, shape, false);
    shape_get_sections(&remote_addr, &lists.iterator, finish);
}

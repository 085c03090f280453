#include "strided.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "memory/segment.h"
#include "memory/waking.h"
#include "rma.h"
#include "transport/remote.h"
#include "waiting/waiting.h"

static void require_stride(const char *routine, const char *argument, ptrdiff_t stride,
                           size_t bsize)
{
    if (UNLIKELY(stride < 1 || (size_t)stride < bsize))
        report_fatal(routine, "%s is %td elements: expected at least %zu", argument, stride, bsize);
}

static size_t stride_bytes(const char *routine, const char *argument, ptrdiff_t stride, size_t size)
{
    size_t bytes;
    if (UNLIKELY(__builtin_mul_overflow((size_t)stride, size, &bytes)))
        report_fatal(routine,
                     "%s is %td elements of %zu bytes: expected less than an address space",
                     argument, stride, size);
    return bytes;
}

/* Bytes from the first to the last byte that are touched on one side. */
static size_t extent(const char *routine, const char *argument, const struct copy_shape *shape,
                     size_t step)
{
    if (UNLIKELY(shape->blocks - 1 > (SIZE_MAX - shape->block) / step))
        report_fatal(routine,
                     "%s has %zu blocks of %zu bytes, %zu apart: expected less than an address "
                     "space",
                     argument, shape->blocks, shape->block, step);
    return (shape->blocks - 1) * step + shape->block;
}

static struct copy_shape make_shape(const char *routine, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                                    size_t nblocks, size_t size)
{
    require_stride(routine, "dst", dst, bsize);
    require_stride(routine, "sst", sst, bsize);
    return (struct copy_shape){nblocks, rma_bytes(routine, bsize, size),
                               stride_bytes(routine, "dst", dst, size),
                               stride_bytes(routine, "sst", sst, size)};
}

/* Blocks of one buffer may lie in the gaps of the other, which equal strides show exactly; with
 * others nothing is said. */
static void check_strided_overlap(const char *routine, const char *dest, const char *source,
                                  const struct copy_shape *shape)
{
    size_t length = (shape->blocks - 1) * shape->dest_step + shape->block;
    size_t distance = dest > source ? (size_t)(dest - source) : (size_t)(source - dest);
    size_t phase = distance % shape->dest_step;
    bool alike = shape->dest_step == shape->source_step;
    bool touches =
        distance < length && (phase < shape->block || shape->dest_step - phase < shape->block);
    if (distance == 0 ? !alike : alike && touches)
        report_fatal(routine, "dest %p and source %p overlap: expected separate buffers",
                     (const void *)dest, (const void *)source);
}

/* Overlap can only be of the memory here. */
static void check_own_overlap(const char *routine, int pe, const char *dest, const char *source,
                              const struct copy_shape *shape)
{
    if (pe == job.me)
        check_strided_overlap(routine, dest, source, shape);
}

void strided_put(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe)
{
    int world_pe = context_world_pe(routine, context, pe);
    if (nblocks == 0 || bsize == 0)
        return;
    struct copy_shape shape = make_shape(routine, dst, sst, bsize, nblocks, size);
    size_t dest_extent = extent(routine, "dest", &shape, shape.dest_step);
    const struct segment *segment = segment_of(routine, "dest", dest, dest_extent);
    check_local(routine, "source", source, extent(routine, "source", &shape, shape.source_step));
    if (UNLIKELY(job.debug))
        check_own_overlap(routine, world_pe, dest, source, &shape);
    if (!segment_is_near(segment, world_pe) || device_kind_of(source) != NULL) {
        struct blocks blocks = {nblocks, shape.block, shape.dest_step, shape.source_step};
        remote_put_blocks(&(struct target){routine, context, segment, dest, world_pe}, source,
                          &blocks);
        return;
    }
    copy_blocks(segment_translate(segment, dest, world_pe), source, &shape);
    wake_waiters(world_pe, dest, dest_extent);
}

void strided_get(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe)
{
    int world_pe = context_world_pe(routine, context, pe);
    if (nblocks == 0 || bsize == 0)
        return;
    struct copy_shape shape = make_shape(routine, dst, sst, bsize, nblocks, size);
    size_t source_extent = extent(routine, "source", &shape, shape.source_step);
    const struct segment *segment = segment_of_source(routine, "source", source, source_extent);
    check_local(routine, "dest", dest, extent(routine, "dest", &shape, shape.dest_step));
    if (UNLIKELY(job.debug))
        check_own_overlap(routine, world_pe, dest, source, &shape);
    if (!segment_is_near_read(segment, world_pe) || device_kind_of(dest) != NULL) {
        struct blocks blocks = {nblocks, shape.block, shape.source_step, shape.dest_step};
        remote_get_blocks(&(struct target){routine, context, segment, source, world_pe}, dest,
                          &blocks);
        waiting_read(source, 0);
        return;
    }
    copy_blocks(dest, segment_translate(segment, source, world_pe), &shape);
}

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
static void check_overlap_of_shapes(const char *routine, const char *dest, const char *source,
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

/* Overlap can only be of the memory here. */
static void check_local_overlap(const char *routine, int pe, const char *dest, const char *source,
                                const struct copy_shape *shape)
{
    if (pe == job.me)
        check_overlap_of_shapes(routine, dest, source, shape);
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
    struct copy_shape shape = make_shape(routine, dst, sst, bsize, nblocks, size);
    struct blocks blocks = {nblocks, shape.block, shape.dest_step, shape.source_step};
    remote_addr.segment =
        segment_of(routine, "dest", dest, extent(routine, "dest", &shape, shape.dest_step));
    check_buffer(routine, "source", source, extent(routine, "source", &shape, shape.source_step));
    if (UNLIKELY(job.debug))
        check_local_overlap(routine, remote_addr.pe, dest, source, &shape);
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
    struct copy_shape shape = make_shape(routine, dst, sst, bsize, nblocks, size);
    struct blocks blocks = {nblocks, shape.block, shape.source_step, shape.dest_step};
    remote_addr.segment = segment_of_source(routine, "source", source,
                                            extent(routine, "source", &shape, shape.source_step));
    check_buffer(routine, "dest", dest, extent(routine, "dest", &shape, shape.dest_step));
    if (UNLIKELY(job.debug))
        check_local_overlap(routine, remote_addr.pe, dest, source, &shape);
    if (strided_get_mapped(&remote_addr, dest, &blocks))
        return;
    remote_get_blocks(&remote_addr, dest, &blocks, nbi);
    waiting_read(source, 0);
}

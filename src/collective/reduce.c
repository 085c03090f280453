#include "buffer.h"
#include "check.h"
#include "collective.h"
#include "kernels.h"
#include "meeting.h"
#include "rma.h"

static void reduce_cells(const struct team *team, const struct kernel *kernel, void *dest,
                         size_t nelems)
{
    if (nelems == 0)
        return;
    memcpy(dest, meeting_of(team, 0)->payload, nelems * kernel->size);
    for (int i = 1; i < team->size; i++)
        kernel->apply(dest, meeting_of(team, i)->payload, nelems);
}

/* Elements begin .. end-1 for all members, through a block of this PE's own, for dest may be
 * source. */
static void reduce_block(const struct team *team, const struct kernel *kernel,
                         const struct buffer *dest, const struct buffer *source, size_t begin,
                         size_t nelems)
{
    _Alignas(64) char block[KERNEL_BLOCK];
    size_t offset = begin * kernel->size, bytes = nelems * kernel->size;
    memcpy(block, (char *)buffer_of(source, team, 0) + offset, bytes);
    for (int i = 1; i < team->size; i++)
        kernel->apply(block, (char *)buffer_of(source, team, i) + offset, nelems);
    for (int i = 0; i < team->size; i++)
        memcpy((char *)buffer_of(dest, team, i) + offset, block, bytes);
}

/* No other member touches this one's slice of any dest or source between the two meetings. */
static void reduce_slice(const struct team *team, const struct kernel *kernel,
                         const struct buffer *dest, const struct buffer *source, size_t nelems)
{
    struct slice slice = kernel_slice(team, nelems, kernel->size);
    size_t most = KERNEL_BLOCK / kernel->size;
    for (size_t i = slice.begin; i < slice.end; i += most)
        reduce_block(team, kernel, dest, source, i, slice.end - i < most ? slice.end - i : most);
}

int collective_reduce(const char *routine, struct team *team, enum reduce_operation operation,
                      enum reduce_type type, void *dest, const void *source, size_t nelems)
{
    const struct kernel *kernel = kernel_of(routine, operation, type);
    size_t bytes = rma_bytes(routine, nelems, kernel->size);
    struct buffer from = buffer_require(routine, "source", source, bytes);
    struct buffer to = buffer_require(routine, "dest", dest, bytes);
    if (UNLIKELY(job.debug)) {
        collective_compare_buffers(routine, team, dest, source, nelems);
        check_overlap(routine, dest, source, bytes);
    }
    if (bytes <= CELL_PAYLOAD) {
        buffer_copy(meeting_own(team)->payload, source, bytes);
        meeting_meet(routine, team);
        reduce_cells(team, kernel, dest, nelems);
        return 0;
    }
    meeting_meet(routine, team);
    reduce_slice(team, kernel, &to, &from, nelems);
    meeting_meet(routine, team);
    return 0;
}

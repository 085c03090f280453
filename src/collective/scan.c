#include "buffer.h"
#include "check.h"
#include "collective.h"
#include "kernels.h"
#include "meeting.h"
#include "rma.h"

/* The sum of the first `count` members' cells, which is zero for none. */
static void scan_cells(const struct team *team, const struct kernel *kernel, void *dest,
                       size_t nelems, int count)
{
    if (nelems == 0)
        return;
    if (count == 0)
        memset(dest, 0, nelems * kernel->size);
    else
        memcpy(dest, meeting_of(team, 0)->payload, nelems * kernel->size);
    for (int i = 1; i < count; i++)
        kernel->apply(dest, meeting_of(team, i)->payload, nelems);
}

struct scan {
    const struct kernel *kernel;
    struct buffer dest, source;
    bool inclusive;
};

/* Runs through the members with the sum so far. A member's source is read before its dest, which
 * may be the same memory, is written: for that an exclusive scan keeps the sum before
 * the addition. */
static void scan_block(const struct team *team, const struct scan *scan, size_t begin,
                       size_t nelems)
{
    _Alignas(64) char sum[KERNEL_BLOCK], before[KERNEL_BLOCK];
    size_t offset = begin * scan->kernel->size, bytes = nelems * scan->kernel->size;
    memset(before, 0, bytes);
    for (int i = 0; i < team->size; i++) {
        const char *source = (char *)buffer_of(&scan->source, team, i) + offset;
        char *dest = (char *)buffer_of(&scan->dest, team, i) + offset;
        if (i != 0 && !scan->inclusive)
            memcpy(before, sum, bytes);
        if (i == 0)
            memcpy(sum, source, bytes);
        else
            scan->kernel->apply(sum, source, nelems);
        memcpy(dest, scan->inclusive ? sum : before, bytes);
    }
}

/* No other member touches this one's slice of any dest or source between the two meetings. */
static void scan_slice(const struct team *team, const struct scan *scan, size_t nelems)
{
    struct slice slice = kernel_slice(team, nelems, scan->kernel->size);
    size_t most = KERNEL_BLOCK / scan->kernel->size;
    for (size_t i = slice.begin; i < slice.end; i += most)
        scan_block(team, scan, i, slice.end - i < most ? slice.end - i : most);
}

int collective_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
                    const void *source, size_t nelems, bool inclusive)
{
    const struct kernel *kernel = kernel_of(routine, REDUCE_SUM, type);
    size_t bytes = rma_bytes(routine, nelems, kernel->size);
    struct scan scan = {kernel, buffer_require(routine, "dest", dest, bytes),
                        buffer_require(routine, "source", source, bytes), inclusive};
    if (UNLIKELY(job.debug)) {
        collective_compare_buffers(routine, team, dest, source, nelems);
        check_overlap(routine, dest, source, bytes);
    }
    if (bytes <= CELL_PAYLOAD) {
        buffer_copy(meeting_own(team)->payload, source, bytes);
        meeting_meet(routine, team);
        scan_cells(team, kernel, dest, nelems, team->my_pe + inclusive);
        return 0;
    }
    meeting_meet(routine, team);
    scan_slice(team, &scan, nelems);
    meeting_meet(routine, team);
    return 0;
}

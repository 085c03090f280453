#include "reduce.h"

#include "base/check.h"
#include "device_buffers.h"
#include "leaders.h"
#include "operations/rma.h"

static void reduce_cells(const struct team *team, const struct reduction *reduction, void *dest)
{
    const struct kernel *kernel = reduction->kernel;
    size_t nelems = reduction->nelems;
    if (nelems == 0)
        return;
    memcpy(dest, meeting_of(team, 0)->payload, nelems * kernel->size);
    for (int i = 1; i < team->local_size; i++)
        kernel->apply(dest, meeting_of(team, i)->payload, nelems);
}

/* Through a block of this PE's own, for dest may be source. */
static void reduce_block(const struct team *team, const struct reduction *reduction, size_t begin,
                         size_t nelems, int dests)
{
    _Alignas(64) char block[KERNEL_BLOCK];
    const struct kernel *kernel = reduction->kernel;
    size_t offset = begin * kernel->size, bytes = nelems * kernel->size;
    memcpy(block, (char *)buffer_of(&reduction->source, team, 0) + offset, bytes);
    for (int i = 1; i < team->local_size; i++)
        kernel->apply(block, (char *)buffer_of(&reduction->source, team, i) + offset, nelems);
    for (int i = 0; i < dests; i++)
        memcpy((char *)buffer_of(&reduction->dest, team, i) + offset, block, bytes);
}

void reduce_elements(const struct team *team, const struct reduction *reduction, struct slice slice,
                     int dests)
{
    size_t most = KERNEL_BLOCK / reduction->kernel->size;
    for (size_t i = slice.begin; i < slice.end; i += most)
        reduce_block(team, reduction, i, slice.end - i < most ? slice.end - i : most, dests);
}

/* No other member touches this one's slice of any dest or source between two meetings. */
static void reduce_slice(const struct team *team, const struct reduction *reduction, int dests)
{
    reduce_elements(team, reduction, kernel_slice(team, reduction->nelems, reduction->kernel->size),
                    dests);
}

static void reduce_between(const char *routine, struct team *team,
                           const struct reduction *reduction, void *data)
{
    struct leaders *leaders = leaders_enter(routine, team);
    leaders_reduce(routine, leaders, reduction->operation, reduction->type, data,
                   reduction->nelems);
}

static void reduce_small(const char *routine, struct team *team, const struct reduction *reduction,
                         void *dest, const void *source)
{
    size_t bytes = reduction->nelems * reduction->kernel->size;
    buffer_copy(meeting_own(team)->payload, source, bytes);
    if (!team_spans_nodes(team)) {
        meeting_meet(routine, team);
        reduce_cells(team, reduction, dest);
        return;
    }
    if (meeting_gather(routine, team)) {
        void *result = meeting_own(team)->payload;
        reduce_cells(team, reduction, result);
        reduce_between(routine, team, reduction, result);
    }
    meeting_release(routine, team);
    buffer_copy(dest, meeting_of(team, 0)->payload, bytes);
}

/* Through the local leader's dest. */
static void reduce_large_between(const char *routine, struct team *team,
                                 const struct reduction *reduction, void *dest, const void *source)
{
    size_t bytes = reduction->nelems * reduction->kernel->size;
    if (team->local_size == 1) {
        buffer_copy(dest, source, bytes);
        reduce_between(routine, team, reduction, dest);
        return;
    }
    meeting_meet(routine, team);
    reduce_slice(team, reduction, 1);
    if (meeting_gather(routine, team))
        reduce_between(routine, team, reduction, dest);
    meeting_release(routine, team);
    buffer_copy(dest, buffer_of(&reduction->dest, team, 0), bytes);
    meeting_meet(routine, team);
}

static void reduce_large(const char *routine, struct team *team, const struct reduction *reduction)
{
    meeting_meet(routine, team);
    reduce_slice(team, reduction, team->local_size);
    meeting_meet(routine, team);
}

int collective_reduce(const char *routine, struct team *team, enum reduce_operation operation,
                      enum reduce_type type, void *dest, const void *source, size_t nelems)
{
    const struct kernel *kernel = kernel_of(routine, operation, type);
    size_t bytes = rma_bytes(routine, nelems, kernel->size);
    struct reduction reduction = {.operation = operation,
                                  .type = type,
                                  .kernel = kernel,
                                  .source = buffer_require_source(routine, team, source, bytes),
                                  .dest = buffer_require(routine, team, "dest", dest, bytes),
                                  .nelems = nelems};
    if (UNLIKELY(job.debug)) {
        collective_compare_buffers(routine, team, dest, source, nelems);
        check_overlap(routine, dest, source, bytes);
    }
    if (device_buffers_serve(&reduction.dest, &reduction.source))
        device_reduce(routine, team, kernel, &reduction.dest, &reduction.source, nelems);
    else if (meeting_carries(bytes))
        reduce_small(routine, team, &reduction, dest, source);
    else if (team_spans_nodes(team))
        reduce_large_between(routine, team, &reduction, dest, source);
    else
        reduce_large(routine, team, &reduction);
    return 0;
}

#include "reduce.h"

#include "base/check.h"
#include "device_buffers.h"
#include "leaders.h"
#include "operations/rma.h"

static void reduce_slots(const struct team *team, const struct reduction *reduction, void *dest)
{
    const struct reduce_kernel *kernel = reduction->kernel;
    size_t nelems = reduction->nelems;
    if (nelems == 0)
        return;
    memcpy(dest, shm_sync_slot_of(team, 0)->payload, nelems * kernel->size);
    for (int i = 1; i < team->local_size; i++)
        kernel->apply(dest, shm_sync_slot_of(team, i)->payload, nelems);
}

/* Through a block of this PE's own, for dest may be source. */
static void reduce_block(const struct team *team, const struct reduction *reduction, size_t begin,
                         size_t nelems, int dests)
{
    _Alignas(64) char block[REDUCE_KERNEL_BLOCK];
    const struct reduce_kernel *kernel = reduction->kernel;
    size_t offset = begin * kernel->size, bytes = nelems * kernel->size;
    memcpy(block, (char *)coll_buffer_of(&reduction->source, team, 0) + offset, bytes);
    for (int i = 1; i < team->local_size; i++)
        kernel->apply(block, (char *)coll_buffer_of(&reduction->source, team, i) + offset, nelems);
    for (int i = 0; i < dests; i++)
        memcpy((char *)coll_buffer_of(&reduction->dest, team, i) + offset, block, bytes);
}

void reduce_elements(const struct team *team, const struct reduction *reduction, struct slice slice,
                     int dests)
{
    size_t most = REDUCE_KERNEL_BLOCK / reduction->kernel->size;
    for (size_t i = slice.begin; i < slice.end; i += most)
        reduce_block(team, reduction, i, slice.end - i < most ? slice.end - i : most, dests);
}

/* No other member touches this one's slice of any dest or source between two meetings. */
static void reduce_slice(const struct team *team, const struct reduction *reduction, int dests)
{
    reduce_elements(team, reduction,
                    reduce_kernel_slice(team, reduction->nelems, reduction->kernel->size), dests);
}

static void reduce_between_nodes(const char *routine, struct team *team,
                                 const struct reduction *reduction, void *data)
{
    struct leaders *leaders = leaders_enter(routine, team);
    leader_coll_allreduce(routine, leaders, reduction->operation, reduction->type, data,
                          reduction->nelems);
}

static void reduce_small(const char *routine, struct team *team, const struct reduction *reduction,
                         void *dest, const void *source)
{
    size_t bytes = reduction->nelems * reduction->kernel->size;
    coll_buffer_copy(shm_sync_own_slot(team)->payload, source, bytes);
    if (!team_spans_nodes(team)) {
        shm_sync_barrier(routine, team);
        reduce_slots(team, reduction, dest);
        return;
    }
    if (shm_sync_fan_in(routine, team)) {
        void *result = shm_sync_own_slot(team)->payload;
        reduce_slots(team, reduction, result);
        reduce_between_nodes(routine, team, reduction, result);
    }
    shm_sync_fan_out(routine, team);
    coll_buffer_copy(dest, shm_sync_slot_of(team, 0)->payload, bytes);
}

/* Through the local leader's dest. */
static void reduce_large_between_nodes(const char *routine, struct team *team,
                                       const struct reduction *reduction, void *dest,
                                       const void *source)
{
    size_t bytes = reduction->nelems * reduction->kernel->size;
    if (team->local_size == 1) {
        coll_buffer_copy(dest, source, bytes);
        reduce_between_nodes(routine, team, reduction, dest);
        return;
    }
    shm_sync_barrier(routine, team);
    reduce_slice(team, reduction, 1);
    if (shm_sync_fan_in(routine, team))
        reduce_between_nodes(routine, team, reduction, dest);
    shm_sync_fan_out(routine, team);
    coll_buffer_copy(dest, coll_buffer_of(&reduction->dest, team, 0), bytes);
    shm_sync_barrier(routine, team);
}

static void reduce_large(const char *routine, struct team *team, const struct reduction *reduction)
{
    shm_sync_barrier(routine, team);
    reduce_slice(team, reduction, team->local_size);
    shm_sync_barrier(routine, team);
}

int coll_reduce(const char *routine, struct team *team, enum reduce_operation operation,
                enum reduce_type type, void *dest, const void *source, size_t nelems)
{
    const struct reduce_kernel *kernel = reduce_kernel_find(routine, operation, type);
    size_t bytes = rma_bytes(routine, nelems, kernel->size);
    struct reduction reduction = {.operation = operation,
                                  .type = type,
                                  .kernel = kernel,
                                  .source =
                                      coll_buffer_require_source(routine, team, source, bytes),
                                  .dest = coll_buffer_require(routine, team, "dest", dest, bytes),
                                  .nelems = nelems};
    if (UNLIKELY(job.debug)) {
        coll_compare_buffers(routine, team, dest, source, nelems);
        check_overlap(routine, dest, source, bytes);
    }
    if (coll_device_applies(&reduction.dest, &reduction.source))
        coll_device_reduce(routine, team, kernel, &reduction.dest, &reduction.source, nelems);
    else if (shm_sync_fits_slot(bytes))
        reduce_small(routine, team, &reduction, dest, source);
    else if (team_spans_nodes(team))
        reduce_large_between_nodes(routine, team, &reduction, dest, source);
    else
        reduce_large(routine, team, &reduction);
    return 0;
}

#include "reduce.h"

#include <stdlib.h>

#include "base/check.h"
#include "base/report.h"
#include "coll/net/leader_coll.h"
#include "coll_device.h"
#include "rma/rma.h"

/* ---- Reductions ---- */

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

/* Reduces at most REDUCE_KERNEL_BLOCK_BYTES bytes of each source. Computes the result in a private
 * block first, because dest may be the same buffer as source. */
static void reduce_block(const struct team *team, const struct reduction *reduction, size_t begin,
                         size_t nelems, int dests)
{
    _Alignas(64) char block[REDUCE_KERNEL_BLOCK_BYTES];
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
    size_t most = REDUCE_KERNEL_BLOCK_BYTES / reduction->kernel->size;
    for (size_t i = slice.begin; i < slice.end; i += most)
        reduce_block(team, reduction, i, slice.end - i < most ? slice.end - i : most, dests);
}

/* Computes this member's slice of the result, for all members on this node. Between the barriers
 * before and after this call, no other member accesses this slice of any dest or source. */
static void reduce_slice(const struct team *team, const struct reduction *reduction, int dests)
{
    reduce_elements(team, reduction,
                    reduce_kernel_slice(team, reduction->nelems, reduction->kernel->size), dests);
}

static void reduce_between_nodes(const char *routine, struct team *team,
                                 const struct reduction *reduction, void *data, const void *source)
{
    struct leaders *leaders = leaders_enter(routine, team);
    leader_coll_allreduce(routine, leaders, reduction->operation, reduction->type, data, source,
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
        reduce_between_nodes(routine, team, reduction, result, result);
    }
    shm_sync_fan_out(routine, team);
    coll_buffer_copy(dest, shm_sync_slot_of(team, 0)->payload, bytes);
}

/* Reduces the data of the members on each node into the dest of the node's leader. An allreduce
 * among the leaders then combines these results. Finally the other members copy the result from the
 * dest of their leader. */
static void reduce_large_between_nodes(const char *routine, struct team *team,
                                       const struct reduction *reduction, void *dest,
                                       const void *source)
{
    size_t bytes = reduction->nelems * reduction->kernel->size;
    if (team->local_size == 1) {
        reduce_between_nodes(routine, team, reduction, dest, source);
        return;
    }
    shm_sync_barrier(routine, team);
    reduce_slice(team, reduction, 1);
    if (shm_sync_fan_in(routine, team))
        reduce_between_nodes(routine, team, reduction, dest, dest);
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

/* ---- Scans ---- */

/* Stores in dest the element-wise sum of the data in the slots of the first `count` members, or
 * zeros if `count` is 0. */
static void reduce_scan_slots(const struct team *team, const struct reduce_kernel *kernel,
                              void *dest, size_t nelems, int count)
{
    if (nelems == 0)
        return;
    if (count == 0)
        memset(dest, 0, nelems * kernel->size);
    else
        memcpy(dest, shm_sync_slot_of(team, 0)->payload, nelems * kernel->size);
    for (int i = 1; i < count; i++)
        kernel->apply(dest, shm_sync_slot_of(team, i)->payload, nelems);
}

/* Computes the scan of one block of elements: visits the members in order and keeps a running sum.
 * A member's dest may be the same buffer as its source, so its source is read before its dest is
 * written. In an exclusive scan, a member gets the sum from before its own source was added;
 * `before` holds this sum. */
static void reduce_scan_block(const struct team *team, const struct scan *scan, size_t begin,
                              size_t nelems)
{
    _Alignas(64) char sum[REDUCE_KERNEL_BLOCK_BYTES], before[REDUCE_KERNEL_BLOCK_BYTES];
    size_t offset = begin * scan->kernel->size, bytes = nelems * scan->kernel->size;
    memset(before, 0, bytes);
    for (int i = 0; i < team->local_size; i++) {
        const char *source = (char *)coll_buffer_of(&scan->source, team, i) + offset;
        char *dest = (char *)coll_buffer_of(&scan->dest, team, i) + offset;
        if (i != 0 && !scan->inclusive)
            memcpy(before, sum, bytes);
        if (i == 0)
            memcpy(sum, source, bytes);
        else
            scan->kernel->apply(sum, source, nelems);
        memcpy(dest, scan->inclusive ? sum : before, bytes);
    }
}

void scan_elements(const struct team *team, const struct scan *scan, struct slice slice)
{
    size_t most = REDUCE_KERNEL_BLOCK_BYTES / scan->kernel->size;
    for (size_t i = slice.begin; i < slice.end; i += most)
        reduce_scan_block(team, scan, i, slice.end - i < most ? slice.end - i : most);
}

/* Computes the scan of this member's slice, for all members on this node. Between the barriers
 * before and after this call, no other member accesses this slice of any dest or source. */
static void reduce_scan_slice(const struct team *team, const struct scan *scan, size_t nelems)
{
    scan_elements(team, scan, reduce_kernel_slice(team, nelems, scan->kernel->size));
}

void scan_batch(struct allgather *allgather, const struct scan *scan, char *sum)
{
    const struct team *team = allgather->leaders->team;
    size_t bytes = allgather->step, nelems = bytes / scan->kernel->size;
    int local = 0;
    memset(sum, 0, bytes);
    for (int member = 0; member < team->members.size; member++) {
        struct allgather_chunk chunk = allgather_next_chunk(allgather, member);
        bool is_local = local < team->local_size && team_local_member(team, local) == member;
        char *dest =
            is_local ? (char *)coll_buffer_of(&scan->dest, team, local++) + chunk.offset : NULL;
        if (is_local && !scan->inclusive)
            memcpy(dest, sum, bytes);
        if (member == 0)
            memcpy(sum, chunk.data, bytes);
        else
            scan->kernel->apply(sum, chunk.data, nelems);
        if (is_local && scan->inclusive)
            memcpy(dest, sum, bytes);
    }
}

/* Computes the scan for all members on this node. Runs on the leader, which reads the sources and
 * writes the dests of these members. */
static void reduce_scan_leader(const char *routine, struct team *team, const struct scan *scan,
                               size_t bytes)
{
    struct allgather allgather;
    const char **sources =
        report_require_memory(routine, calloc((size_t)team->local_size, sizeof *sources));
    char *sum = report_require_memory(routine, malloc(bytes < environment.algorithms.batch_bytes
                                                          ? bytes
                                                          : environment.algorithms.batch_bytes));
    for (int local = 0; local < team->local_size; local++)
        sources[local] = coll_buffer_of(&scan->source, team, local);
    struct leaders *leaders = leaders_enter(routine, team);
    allgather_begin(routine, &allgather, leaders,
                    &(struct allgather_plan){
                        .granularity = scan->kernel->size, .block = bytes, .sources = sources});
    while (allgather_next_batch(&allgather))
        scan_batch(&allgather, scan, sum);
    allgather_end(&allgather);
    free(sum);
    free(sources);
}

static void reduce_scan_between_nodes(const char *routine, struct team *team,
                                      const struct scan *scan, size_t bytes)
{
    if (shm_sync_fan_in(routine, team) && bytes != 0)
        reduce_scan_leader(routine, team, scan, bytes);
    shm_sync_fan_out(routine, team);
}

int coll_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
              const void *source, size_t nelems, bool inclusive)
{
    const struct reduce_kernel *kernel = reduce_kernel_find(routine, REDUCE_SUM, type);
    size_t bytes = rma_bytes(routine, nelems, kernel->size);
    struct scan scan = {kernel, coll_buffer_require(routine, team, "dest", dest, bytes),
                        coll_buffer_require_source(routine, team, source, bytes), inclusive};
    if (UNLIKELY(job.debug)) {
        coll_compare_buffers(routine, team, dest, source, nelems);
        check_overlap(routine, dest, source, bytes);
    }
    if (coll_device_applies(&scan.dest, &scan.source)) {
        coll_device_scan(routine, team, kernel, dest, &scan.source, nelems, inclusive);
        return 0;
    }
    if (team_spans_nodes(team)) {
        reduce_scan_between_nodes(routine, team, &scan, bytes);
        return 0;
    }
    if (shm_sync_fits_slot(bytes)) {
        coll_buffer_copy(shm_sync_own_slot(team)->payload, source, bytes);
        shm_sync_barrier(routine, team);
        reduce_scan_slots(team, kernel, dest, nelems, team->my_pe + inclusive);
        return 0;
    }
    shm_sync_barrier(routine, team);
    reduce_scan_slice(team, &scan, nelems);
    shm_sync_barrier(routine, team);
    return 0;
}

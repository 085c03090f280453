#include <stdlib.h>

#include "base/check.h"
#include "base/report.h"
#include "coll.h"
#include "coll/net/allgather.h"
#include "coll/net/leader_coll.h"
#include "coll/shm/exposed.h"
#include "coll_buffer.h"
#include "coll_device.h"
#include "rma/rma.h"

static size_t collect_add_length(size_t total, size_t nelems)
{
    return __builtin_add_overflow(total, nelems, &total) ? SIZE_MAX : total;
}

/* Returns the total number of elements that the members on this node contribute. Sets *are_stable
 * to true if all of them have exposed copies of their data (exposed_is_stable). */
static size_t collect_total_nelems(const char *routine, const struct team *team, size_t size,
                                   bool *are_stable)
{
    size_t total = 0;
    *are_stable = true;
    for (int i = 0; i < team->local_size; i++) {
        size_t nelems = shm_sync_slot_of(team, i)->nelems;
        /* The total is SIZE_MAX on overflow. The check of dest then fails, because no dest is this
         * long. */
        total = collect_add_length(total, nelems);
        if (!exposed_is_stable(team, i, rma_bytes(routine, nelems, size)))
            *are_stable = false;
    }
    return total;
}

static void collect_gather_lengths(const char *routine, const struct team *team, char *dest,
                                   size_t size)
{
    for (int i = 0; i < team->local_size; i++) {
        size_t bytes = shm_sync_slot_of(team, i)->nelems * size;
        if (bytes != 0)
            coll_buffer_copy(dest, exposed_data(routine, team, i, bytes), bytes);
        dest += bytes;
    }
}

/* Returns the length of the result in bytes. Aborts the job unless dest is symmetric memory of at
 * least this length. */
static size_t collect_require_dest(const char *routine, const struct team *team, const void *dest,
                                   const struct buffer *source, size_t own_bytes, size_t total,
                                   size_t size)
{
    size_t bytes = rma_bytes(routine, total, size);
    coll_buffer_require(routine, team, "dest", dest, bytes);
    if (UNLIKELY(job.debug) && own_bytes != 0)
        check_disjoint(routine, "dest", dest, bytes, "source", source->address, own_bytes);
    return bytes;
}

/* Arguments of one call of coll_collect or coll_fcollect, for a team that spans nodes. */
struct collect_call {
    const char *routine;
    struct team *team;
    char *dest;
    const struct buffer *source;
    size_t nelems, /* number of elements of this member */
        size;      /* length of an element in bytes */
    bool equal;    /* true if all members pass the same nelems (fcollect) */
};

static size_t collect_require_dest_of(const struct collect_call *call, size_t total)
{
    return collect_require_dest(call->routine, call->team, call->dest, call->source,
                                call->nelems * call->size, total, call->size);
}

/* Lengths of the blocks of all members, and addresses of the blocks of the members on this node.
 * Only the leader of a node uses this struct. */
struct blocks_found {
    size_t *blocks; /* length of each member's block in bytes; NULL if all blocks have the length
                       `block` */
    size_t block;
    size_t total;         /* total number of elements of all members */
    const char **sources; /* addresses of the blocks of members on this node, by local rank */
};

static void *collect_allocate_table(const struct collect_call *call, size_t count, size_t size)
{
    return report_require_memory(call->routine, calloc(count, size));
}

/* Determines the number of elements of every member. For this, the leaders execute an allgather of
 * the numbers before they execute the allgather of the data. */
static void collect_exchange_sizes(const struct collect_call *call, struct leaders *leaders,
                                   struct blocks_found *blocks_found)
{
    const struct team *team = call->team;
    struct allgather allgather;
    blocks_found->blocks = collect_allocate_table(call, (size_t)team->members.size, sizeof(size_t));
    for (int local = 0; local < team->local_size; local++)
        blocks_found->sources[local] = (const char *)&shm_sync_slot_of(team, local)->nelems;
    allgather_begin(call->routine, &allgather, leaders,
                    &(struct allgather_plan){.granularity = sizeof(uint64_t),
                                             .block = sizeof(uint64_t),
                                             .sources = blocks_found->sources});
    while (allgather_next_batch(&allgather))
        for (int member = 0; member < team->members.size; member++) {
            uint64_t nelems;
            memcpy(&nelems, allgather_next_chunk(&allgather, member).data, sizeof nelems);
            blocks_found->blocks[member] = rma_bytes(call->routine, nelems, call->size);
            blocks_found->total = collect_add_length(blocks_found->total, nelems);
        }
    allgather_end(&allgather);
}

static void collect_fill_block_table(const struct collect_call *call, struct leaders *leaders,
                                     struct blocks_found *blocks_found)
{
    const struct team *team = call->team;
    blocks_found->sources = collect_allocate_table(call, (size_t)team->local_size, sizeof(char *));
    blocks_found->block = call->nelems * call->size;
    if (!call->equal)
        collect_exchange_sizes(call, leaders, blocks_found);
    else if (__builtin_mul_overflow(call->nelems, (size_t)team->members.size, &blocks_found->total))
        blocks_found->total = SIZE_MAX;
    for (int local = 0; local < team->local_size; local++) {
        size_t bytes = shm_sync_slot_of(team, local)->nelems * call->size;
        blocks_found->sources[local] =
            bytes == 0 ? NULL : exposed_data(call->routine, team, local, bytes);
    }
}

static void collect_gather_blocks(const struct collect_call *call, struct leaders *leaders,
                                  const struct blocks_found *blocks_found, char *dest)
{
    struct allgather allgather;
    allgather_begin(call->routine, &allgather, leaders,
                    &(struct allgather_plan){.granularity = call->size,
                                             .blocks = blocks_found->blocks,
                                             .block = blocks_found->block,
                                             .sources = blocks_found->sources});
    bool done = allgather_directly(&allgather, dest);
    while (!done && allgather_next_batch(&allgather)) {
        char *block = dest;
        for (int member = 0; member < call->team->members.size; member++) {
            struct allgather_chunk chunk = allgather_next_chunk(&allgather, member);
            coll_buffer_copy(block + chunk.offset, chunk.data, chunk.bytes);
            block +=
                blocks_found->blocks != NULL ? blocks_found->blocks[member] : blocks_found->block;
        }
    }
    allgather_end(&allgather);
}

/* Gathers the blocks of all members on the leader of this node. If the result fits into a barrier
 * slot, it is stored in the leader's slot for the next barrier. Otherwise it is stored in the
 * leader's dest. */
static void collect_leader(const struct collect_call *call)
{
    struct blocks_found blocks_found = {0};
    struct leaders *leaders = leaders_enter(call->routine, call->team);
    struct shm_sync_slot *result = shm_sync_own_slot(call->team);
    collect_fill_block_table(call, leaders, &blocks_found);
    size_t bytes = collect_require_dest_of(call, blocks_found.total);
    collect_gather_blocks(call, leaders, &blocks_found,
                          shm_sync_fits_slot(bytes) ? result->payload : call->dest);
    result->nelems = blocks_found.total;
    free(blocks_found.sources);
    free(blocks_found.blocks);
}

/* Gathers blocks of equal length of two members on two nodes. Returns false if the team is
 * another one. */
static bool collect_exchange_blocks(const struct collect_call *call)
{
    size_t bytes = call->nelems * call->size, total;
    if (!call->equal || bytes == 0 || call->team->members.size != 2)
        return false;
    if (__builtin_mul_overflow(call->nelems, 2, &total))
        total = SIZE_MAX;
    collect_require_dest_of(call, total);
    return leader_coll_fcollect(call->routine, call->team, call->dest, call->source->address,
                                bytes);
}

static void collect_between(const struct collect_call *call)
{
    struct team *team = call->team;
    if (collect_exchange_blocks(call))
        return;
    exposed_write(call->routine, team, call->source, call->nelems * call->size);
    shm_sync_own_slot(team)->nelems = call->nelems;
    if (shm_sync_fan_in(call->routine, team))
        collect_leader(call);
    shm_sync_fan_out(call->routine, team);
    const struct shm_sync_slot *result = shm_sync_slot_of(team, 0);
    size_t bytes = collect_require_dest_of(call, result->nelems);
    if (shm_sync_fits_slot(bytes)) {
        coll_buffer_copy(call->dest, result->payload, bytes);
        return;
    }
    struct buffer dest = coll_buffer_require(call->routine, team, "dest", call->dest, bytes);
    coll_buffer_copy(call->dest, coll_buffer_of(&dest, team, 0), bytes);
    shm_sync_barrier(call->routine, team);
}

/* Returns true if dest or source is device memory. The result is the same on all members, including
 * members that contribute no elements. */
static bool collect_is_on_device(const void *dest, const void *source)
{
    struct buffer to = {segment_find(dest, 1), dest}, from = {segment_find(source, 1), source};
    return coll_device_applies(&to, &from);
}

static int collect(const char *routine, struct team *team, void *dest, const void *source,
                   size_t nelems, size_t size, bool equal)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct buffer from = coll_buffer_require_source(routine, team, source, bytes);
    coll_check_same(routine, team, "the element's size", (int64_t)size);
    if (UNLIKELY(job.has_devices) && collect_is_on_device(dest, source)) {
        coll_device_collect(routine, team, dest, &from, nelems, size, equal);
        return 0;
    }
    if (team_spans_nodes(team)) {
        collect_between(&(struct collect_call){routine, team, dest, &from, nelems, size, equal});
        return 0;
    }
    exposed_write(routine, team, &from, bytes);
    shm_sync_own_slot(team)->nelems = nelems;
    shm_sync_barrier(routine, team);

    bool are_stable;
    size_t total = collect_total_nelems(routine, team, size, &are_stable);
    collect_require_dest(routine, team, dest, &from, bytes, total, size);
    collect_gather_lengths(routine, team, dest, size);
    if (!are_stable)
        shm_sync_barrier(routine, team);
    return 0;
}

int coll_collect(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size)
{
    return collect(routine, team, dest, source, nelems, size, false);
}

int coll_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size)
{
    if (UNLIKELY(job.debug))
        coll_compare_buffers(routine, team, dest, source, nelems);
    return collect(routine, team, dest, source, nelems, size, true);
}

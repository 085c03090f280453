#include "coll_device.h"

#include <stdlib.h>

#include "base/environment.h"
#include "base/report.h"
#include "coll.h"
#include "coll/net/leader_coll.h"
#include "device/device.h"
#include "net/remote.h"
#include "rma/rma.h"
#include "team/context.h"

/* Returns the remote address of the byte at `offset` in the buffer of `member`. */
static struct remote_addr coll_device_remote_address_of(const char *routine,
                                                        const struct team *team,
                                                        const struct buffer *buffer, size_t offset,
                                                        int member)
{
    return (struct remote_addr){routine, &context_default, buffer->segment,
                                (const char *)buffer->address + offset,
                                team_world_pe(team, member)};
}

static void coll_device_get_from_member(const char *routine, const struct team *team, void *dest,
                                        const struct buffer *source, size_t offset, size_t bytes,
                                        int member)
{
    struct remote_addr remote_addr =
        coll_device_remote_address_of(routine, team, source, offset, member);
    if (bytes != 0)
        remote_get(&remote_addr, dest, bytes, false);
}

void coll_device_broadcast(const char *routine, struct team *team, void *dest,
                           const struct buffer *source, size_t bytes, int root, bool to_root)
{
    coll_sync(routine, team);
    if (team->my_pe != root)
        coll_device_get_from_member(routine, team, dest, source, 0, bytes, root);
    else if (to_root)
        device_copy_local(routine, dest, source->address, bytes);
    coll_sync(routine, team);
}

/* ---- Collect: locations of the blocks of all members ---- */

/* Location and length of a member's block in a collect. The block is in symmetric memory, but the
 * members may pass different objects. */
struct block {
    uint64_t segment; /* index of the block's segment in `segments`; 0 if the block is empty */
    uint64_t offset;
    uint64_t nelems;
};

static struct block coll_device_own_block(const struct buffer *source, size_t nelems)
{
    struct block block = {.nelems = nelems};
    if (source->segment != NULL) {
        block.segment = (uint64_t)(source->segment - segments);
        block.offset = (uint64_t)((const char *)source->address - source->segment->span.base);
    }
    return block;
}

/* Broadcasts the block description of `member` to all members, and returns it. The caller calls
 * this function for one member after another. Collective over the team. */
static struct block coll_device_broadcast_block(const char *routine, struct team *team,
                                                const struct block *mine, int member)
{
    struct block block;
    memcpy(shm_sync_own_slot(team)->payload, mine, sizeof *mine);
    memcpy(&block, leader_coll_payload_of(routine, team, member, sizeof block), sizeof block);
    /* Wait until all members have copied the description from the slot. */
    if (team_spans_nodes(team))
        leader_coll_sync(routine, team);
    return block;
}

static void coll_device_get_block(const char *routine, struct team *team, char *dest,
                                  const struct block *block, size_t bytes, int member)
{
    const struct segment *segment = &segments[block->segment];
    struct buffer source = {segment, segment->span.base + block->offset};
    coll_device_get_from_member(routine, team, dest, &source, 0, bytes, member);
}

void coll_device_collect(const char *routine, struct team *team, void *dest,
                         const struct buffer *source, size_t nelems, size_t size, bool equal)
{
    struct block mine = coll_device_own_block(source, nelems);
    size_t total = 0;
    coll_sync(routine, team);
    for (int member = 0; member < team->members.size; member++) {
        struct block block =
            equal ? mine : coll_device_broadcast_block(routine, team, &mine, member);
        size_t bytes = rma_bytes(routine, block.nelems, size);
        char *to = (char *)dest + total;
        if (bytes != 0)
            coll_buffer_require(routine, team, "dest", to, bytes);
        if (member == team->my_pe)
            device_copy_local(routine, to, source->address, bytes);
        else
            coll_device_get_block(routine, team, to, &block, bytes, member);
        total += bytes;
    }
    coll_sync(routine, team);
}

void coll_device_alltoalls(const char *routine, struct team *team, void *dest,
                           const struct buffer *source, const struct coll_device_strides *exchange)
{
    size_t size = exchange->size, block = exchange->nelems * size;
    coll_sync(routine, team);
    for (int i = 0; block != 0 && i < team->members.size; i++) {
        int member = (int)(((int64_t)team->my_pe + i) % team->members.size);
        struct remote_addr remote_addr = coll_device_remote_address_of(
            routine, team, source, exchange->sst * (size_t)team->my_pe * block, member);
        char *to = (char *)dest + exchange->dst * (size_t)member * block;
        if (exchange->dst == 1 && exchange->sst == 1)
            remote_get(&remote_addr, to, block, false);
        else
            remote_get_blocks(&remote_addr, to,
                              &(struct blocks){.count = exchange->nelems,
                                               .bytes = size,
                                               .remote_stride = exchange->sst * size,
                                               .local_stride = exchange->dst * size},
                              false);
    }
    coll_sync(routine, team);
}

/* ---- Reductions and scans, computed by the CPU ---- */

struct reduction_work {
    const char *routine;
    struct team *team;
    const struct reduce_kernel *kernel;
    char *sum, *operand;   /* buffers in host memory, each for one chunk */
    size_t chunk_elements; /* maximum number of elements in a chunk */
};

static struct reduction_work coll_device_begin_reduction(const char *routine, struct team *team,
                                                         const struct reduce_kernel *kernel,
                                                         size_t nelems)
{
    /* Length of a chunk, as a number of elements. Longer data are processed in several chunks. */
    size_t chunk_elements = environment.algorithms.device_chunk_bytes / kernel->size;
    struct reduction_work reduction_work = {.routine = routine,
                                            .team = team,
                                            .kernel = kernel,
                                            .chunk_elements =
                                                nelems < chunk_elements ? nelems : chunk_elements};
    size_t bytes =
        (reduction_work.chunk_elements == 0 ? 1 : reduction_work.chunk_elements) * kernel->size;
    reduction_work.sum = report_require_memory(routine, malloc(2 * bytes));
    reduction_work.operand = reduction_work.sum + bytes;
    return reduction_work;
}

/* Reduces the sources of the members 0 .. last: `nelems` elements of each, starting at element
 * `begin`. Stores the result in reduction_work->sum. */
static void coll_device_accumulate_sources(const struct reduction_work *reduction_work,
                                           const struct buffer *source, size_t begin, size_t nelems,
                                           int last)
{
    size_t size = reduction_work->kernel->size;
    for (int member = 0; member <= last; member++) {
        coll_device_get_from_member(reduction_work->routine, reduction_work->team,
                                    member == 0 ? reduction_work->sum : reduction_work->operand,
                                    source, begin * size, nelems * size, member);
        if (member != 0)
            reduction_work->kernel->apply(reduction_work->sum, reduction_work->operand, nelems);
    }
}

/* Returns the slice of the elements that `member` computes. All members have slices of about the
 * same length. */
static struct slice coll_device_slice_of(const struct team *team, size_t nelems, int member)
{
    size_t share = nelems / (size_t)team->members.size, rest = nelems % (size_t)team->members.size;
    size_t i = (size_t)member, extra = i < rest ? i : rest;
    struct slice slice = {share * i + extra, 0};
    slice.end = slice.begin + share + (i < rest);
    return slice;
}

static size_t coll_device_chunk_at(const struct reduction_work *reduction_work, size_t begin,
                                   size_t end)
{
    return end - begin < reduction_work->chunk_elements ? end - begin
                                                        : reduction_work->chunk_elements;
}

/* Every member computes one slice of the result. Only this member reads this slice of the sources,
 * so dest may be the same buffer as source. Then every member gets the remaining slices from the
 * members that computed them. */
void coll_device_reduce(const char *routine, struct team *team, const struct reduce_kernel *kernel,
                        const struct buffer *dest, const struct buffer *source, size_t nelems)
{
    struct reduction_work reduction_work =
        coll_device_begin_reduction(routine, team, kernel, nelems);
    struct slice mine = coll_device_slice_of(team, nelems, team->my_pe);
    char *here = (char *)(uintptr_t)dest->address;
    coll_sync(routine, team);
    for (size_t i = mine.begin; i < mine.end; i += reduction_work.chunk_elements) {
        size_t chunk = coll_device_chunk_at(&reduction_work, i, mine.end);
        coll_device_accumulate_sources(&reduction_work, source, i, chunk, team->members.size - 1);
        device_copy_local(routine, here + i * kernel->size, reduction_work.sum,
                          chunk * kernel->size);
    }
    free(reduction_work.sum);
    coll_sync(routine, team);
    for (int i = 1; i < team->members.size; i++) {
        int member = (int)(((int64_t)team->my_pe + i) % team->members.size);
        struct slice theirs = coll_device_slice_of(team, nelems, member);
        size_t offset = theirs.begin * kernel->size;
        coll_device_get_from_member(routine, team, here + offset, dest, offset,
                                    (theirs.end - theirs.begin) * kernel->size, member);
    }
    coll_sync(routine, team);
}

/* Processes the data in chunks. Because dest may be the same buffer as source, no member writes a
 * chunk of dest before all members have read this chunk of the sources. */
void coll_device_scan(const char *routine, struct team *team, const struct reduce_kernel *kernel,
                      void *dest, const struct buffer *source, size_t nelems, bool inclusive)
{
    struct reduction_work reduction_work =
        coll_device_begin_reduction(routine, team, kernel, nelems);
    int last = inclusive ? team->my_pe : team->my_pe - 1;
    coll_sync(routine, team);
    for (size_t i = 0; i < nelems; i += reduction_work.chunk_elements) {
        size_t chunk = coll_device_chunk_at(&reduction_work, i, nelems);
        if (last < 0)
            memset(reduction_work.sum, 0, chunk * kernel->size);
        coll_device_accumulate_sources(&reduction_work, source, i, chunk, last);
        coll_sync(routine, team);
        device_copy_local(routine, (char *)dest + i * kernel->size, reduction_work.sum,
                          chunk * kernel->size);
    }
    free(reduction_work.sum);
    coll_sync(routine, team);
}

#include "base/check.h"
#include "base/report.h"
#include "coll.h"
#include "coll/net/leader_coll.h"
#include "coll/shm/exposed.h"
#include "coll/shm/pairwise.h"
#include "coll_buffer.h"
#include "coll_device.h"
#include "net/remote.h"
#include "rma/rma.h"

/* A strided array with one block for each member of the team. Element e of block b has the index
 * stride * (b * nelems + e). */
struct block_array {
    ptrdiff_t stride; /* distance between consecutive elements, as a number of elements */
    size_t nelems;    /* number of elements in a block */
    size_t size;      /* size of an element in bytes */
};

static size_t alltoall_offset_of_block(const struct block_array *array, int block)
{
    return (size_t)array->stride * (size_t)block * array->nelems * array->size;
}

/* Returns the number of bytes from the first element of the array to the end of the last element.
 * `blocks` is the number of blocks. */
static size_t alltoall_extent(const char *routine, const struct block_array *array, int blocks)
{
    size_t bytes = rma_bytes(routine, array->nelems, array->size * (size_t)blocks);
    if (bytes == 0)
        return 0;
    return rma_bytes(routine, bytes - array->size, (size_t)array->stride) + array->size;
}

/* Copies `nelems` elements of `size` bytes. Callers pass a constant `size`, so that the compiler
 * turns each memcpy into one load and one store. */
static inline __attribute__((always_inline)) void
alltoall_copy_elements(char *dest, size_t dest_step, const char *source, size_t source_step,
                       size_t nelems, size_t size)
{
    for (size_t i = 0; i < nelems; i++)
        memcpy(dest + i * dest_step, source + i * source_step, size);
}

static void alltoall_copy_block(char *dest, size_t dst, const char *source, size_t sst,
                                size_t nelems, size_t size)
{
    if (dst == 1 && sst == 1) {
        coll_buffer_copy(dest, source, nelems * size);
        return;
    }
    switch (size) {
    case 1:
        alltoall_copy_elements(dest, dst, source, sst, nelems, 1);
        break;
    case 2:
        alltoall_copy_elements(dest, dst * 2, source, sst * 2, nelems, 2);
        break;
    case 4:
        alltoall_copy_elements(dest, dst * 4, source, sst * 4, nelems, 4);
        break;
    case 8:
        alltoall_copy_elements(dest, dst * 8, source, sst * 8, nelems, 8);
        break;
    case 16:
        alltoall_copy_elements(dest, dst * 16, source, sst * 16, nelems, 16);
        break;
    default:
        alltoall_copy_elements(dest, dst * size, source, sst * size, nelems, size);
    }
}

/* Arguments of one call of coll_alltoalls. */
struct alltoall_call {
    const char *routine;
    struct team *team;
    const struct buffer *dest, *source;
    const struct block_array *to, *from;
    size_t bytes; /* length of the source in bytes */
};

/* Copies the block that member `sender` sends to member `receiver`. Both are on this node and are
 * given by their local ranks. `dest` is the receiver's dest, at the address at which this PE can
 * access it. */
static void alltoall_copy_block_between(const struct alltoall_call *call, int sender, int receiver,
                                        char *dest)
{
    const struct team *team = call->team;
    const struct block_array *to = call->to, *from = call->from;
    bool spans = team_spans_nodes(team);
    const char *source = spans ? coll_buffer_of(call->source, team, sender)
                               : exposed_data(call->routine, team, sender, call->bytes);
    int sending = spans ? team_local_member(team, sender) : sender;
    int receiving = spans ? team_local_member(team, receiver) : receiver;
    alltoall_copy_block(dest + alltoall_offset_of_block(to, sending), (size_t)to->stride,
                        source + alltoall_offset_of_block(from, receiving), (size_t)from->stride,
                        to->nelems, to->size);
}

/* Copies the blocks that the members of this node send to this PE. Starts with this PE itself, so
 * that not all members read from the same member at the same time. */
static void alltoall_pull_blocks(const struct alltoall_call *call, char *dest)
{
    const struct team *team = call->team;
    for (int i = 0; i < team->local_size; i++)
        alltoall_copy_block_between(call, (team->local_rank + i) % team->local_size,
                                    team->local_rank, dest);
}

static void alltoall_exchange_pairwise(const struct alltoall_call *call, char *dest)
{
    struct team *team = call->team;
    int me = team->local_rank;
    exposed_write(call->routine, team, call->source, call->bytes);
    uint64_t earlier = pairwise_arrive(call->routine, team);
    alltoall_copy_block_between(call, me, me, dest);
    for (uint64_t left = earlier; left != 0; left &= left - 1) {
        int other = __builtin_ctzll(left);
        exposed_require_bytes(call->routine, team, other, call->bytes);
        alltoall_copy_block_between(call, other, me, dest);
        alltoall_copy_block_between(call, me, other, coll_buffer_of(call->dest, team, other));
        pairwise_mark_copied(team, other);
    }
    pairwise_wait(call->routine, team, earlier, call->bytes);
}

static void alltoall_put_block(const struct remote_addr *remote_addr, const struct block_array *to,
                               const char *source, const struct block_array *from)
{
    size_t size = to->size;
    if (to->stride == 1 && from->stride == 1)
        remote_put(remote_addr, source, to->nelems * size, true);
    else
        remote_put_blocks(remote_addr, source,
                          &(struct blocks){.count = to->nelems,
                                           .bytes = size,
                                           .remote_stride = (size_t)to->stride * size,
                                           .local_stride = (size_t)from->stride * size},
                          true);
}

/* Puts the blocks of this PE into the dest of all members on other nodes, and waits until the puts
 * are complete. Each PE starts with the member after itself, so that not all PEs send to the same
 * member at the same time. */
static void alltoall_put_blocks(const char *routine, const struct team *team,
                                const struct buffer *dest, const struct block_array *to,
                                const char *source, const struct block_array *from)
{
    const char *mine = (const char *)dest->address + alltoall_offset_of_block(to, team->my_pe);
    for (int i = 1; i < team->members.size; i++) {
        int member = (int)(((int64_t)team->my_pe + i) % team->members.size);
        int pe = team_world_pe(team, member);
        if (node_has(pe))
            continue;
        struct remote_addr remote_addr = {routine, &context_default, dest->segment, mine, pe};
        alltoall_put_block(&remote_addr, to, source + alltoall_offset_of_block(from, member), from);
    }
    remote_quiet(routine, &context_default);
}

static void alltoall_exchange_between_nodes(const struct alltoall_call *call)
{
    struct team *team = call->team;
    char *dest = (char *)call->dest->address;
    const char *source = call->source->address;
    bool is_contiguous = call->to->stride == 1 && call->from->stride == 1;
    if (is_contiguous && call->bytes != 0 &&
        leader_coll_alltoall(call->routine, team, dest, source,
                             call->bytes / (size_t)team->members.size))
        return;
    leader_coll_sync(call->routine, team);
    if (call->bytes == 0)
        return;
    alltoall_pull_blocks(call, dest);
    alltoall_put_blocks(call->routine, team, call->dest, call->to, source, call->from);
    leader_coll_sync(call->routine, team);
}

static bool alltoall_all_are_copies(const struct team *team, size_t bytes)
{
    int local = 0;
    while (local < team->local_size && exposed_is_stable(team, local, bytes))
        local++;
    return local == team->local_size;
}

static void alltoall_require_strides(const char *routine, ptrdiff_t dst, ptrdiff_t sst)
{
    if (dst < 1)
        report_fatal(routine, "dst is %td: expected 1 or more", dst);
    if (sst < 1)
        report_fatal(routine, "sst is %td: expected 1 or more", sst);
}

int coll_alltoalls(const char *routine, struct team *team, void *dest, const void *source,
                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t size)
{
    struct block_array to = {dst, nelems, size}, from = {sst, nelems, size};
    alltoall_require_strides(routine, dst, sst);
    size_t bytes = alltoall_extent(routine, &from, team->members.size);
    size_t dest_bytes = alltoall_extent(routine, &to, team->members.size);
    struct buffer buffer = coll_buffer_require_source(routine, team, source, bytes);
    struct buffer remote_addr = coll_buffer_require(routine, team, "dest", dest, dest_bytes);
    if (UNLIKELY(job.debug)) {
        coll_compare_buffers(routine, team, dest, source, nelems);
        coll_compare(routine, team, "dst", dst);
        coll_compare(routine, team, "sst", sst);
        check_disjoint(routine, "dest", dest, dest_bytes, "source", source, bytes);
    }
    if (coll_device_applies(&remote_addr, &buffer)) {
        struct coll_device_strides call = {(size_t)dst, (size_t)sst, nelems, size};
        coll_device_alltoalls(routine, team, dest, &buffer, &call);
        return 0;
    }
    const struct alltoall_call call = {routine, team, &remote_addr, &buffer, &to, &from, bytes};
    if (team_spans_nodes(team)) {
        alltoall_exchange_between_nodes(&call);
        return 0;
    }
    /* If dest is empty, its segment is NULL. The members then have no data to exchange. */
    if (remote_addr.segment != NULL && pairwise_applies(team, bytes)) {
        alltoall_exchange_pairwise(&call, dest);
        return 0;
    }
    exposed_write(routine, team, &buffer, bytes);
    shm_sync_barrier(routine, team);
    if (bytes != 0)
        alltoall_pull_blocks(&call, dest);
    if (!alltoall_all_are_copies(team, bytes))
        shm_sync_barrier(routine, team);
    return 0;
}

int coll_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size)
{
    return coll_alltoalls(routine, team, dest, source, 1, 1, nelems, size);
}

/*
 * Nonblocking collect and fcollect. Within a node, a chunk of local work copies one member's block.
 * Between nodes, the leaders first gather the lengths of all blocks, and then the blocks, in
 * batches (coll/net/allgather.h).
 */
#include <stdlib.h>
#include <string.h>

#include "base/report.h"
#include "nbc_schedule.h"
#include "rma/rma.h"

struct collect_state {
    size_t size;      /* length of an element in bytes */
    bool equal;       /* true for fcollect: all members must contribute the same length */
    bool sizes_known; /* false while lengths are gathered, true while blocks are gathered */
    struct allgather allgather;
    uint64_t *nelems;     /* number of elements of each member on this node, by local rank; sent to
                             other leaders */
    const char **sources; /* data of members on this node for the allgather, by local rank */
    size_t *blocks;       /* length of each member's block in bytes; NULL before the exchange */
};

static void nbc_collect_free_collect_state(struct nbc_request *request)
{
    struct collect_state *state = request->state;
    if (state->allgather.leaders != NULL)
        allgather_end(&state->allgather);
    free(state->nelems);
    free((void *)state->sources);
    free(state->blocks);
    free(state);
}

/* ---- Chunks of local work within a node ---- */

static void nbc_collect_prepare(struct nbc_request *request)
{
    const struct collect_state *state = request->state;
    if (state->equal)
        nbc_schedule_require_same(request);
    if (!team_spans_nodes(request->team))
        request->chunks_before = (uint64_t)request->team->local_size;
}

/* Executes one chunk of the local work: copies the block of one member to the dest of all members
 * on this node. */
static void nbc_collect_copy_block_to_members(struct nbc_request *request, uint64_t sender)
{
    size_t offset = 0, bytes = nbc_request_entry(request, (int)sender)->bytes;
    const char *source = nbc_request_source(request, (int)sender, 0, bytes);
    for (int local = 0; local < (int)sender; local++)
        offset += nbc_request_entry(request, local)->bytes;
    for (int local = 0; local < request->team->local_size; local++)
        coll_buffer_copy(nbc_request_dest(request, local, offset, bytes), source, bytes);
}

/* ---- Exchange between nodes ---- */

static void *nbc_collect_allocate_all(const struct nbc_request *request, size_t count, size_t size)
{
    return report_require_memory(request->routine, calloc(count, size));
}

static void nbc_collect_gather_sizes(struct nbc_request *request)
{
    struct collect_state *state = request->state;
    const struct team *team = request->team;
    state->nelems =
        nbc_collect_allocate_all(request, (size_t)team->local_size, sizeof *state->nelems);
    state->sources =
        nbc_collect_allocate_all(request, (size_t)team->local_size, sizeof *state->sources);
    state->blocks =
        nbc_collect_allocate_all(request, (size_t)team->members.size, sizeof *state->blocks);
    for (int local = 0; local < team->local_size; local++) {
        state->nelems[local] = nbc_request_entry(request, local)->bytes / state->size;
        state->sources[local] = (const char *)&state->nelems[local];
    }
    allgather_begin(request->routine, &state->allgather, request->leaders,
                    &(struct allgather_plan){.granularity = sizeof *state->nelems,
                                             .block = sizeof *state->nelems,
                                             .sources = state->sources});
}

static void nbc_collect_use_sizes(struct nbc_request *request)
{
    struct collect_state *state = request->state;
    for (int member = 0; member < request->team->members.size; member++) {
        uint64_t nelems;
        memcpy(&nelems, allgather_next_chunk(&state->allgather, member).data, sizeof nelems);
        state->blocks[member] = rma_bytes(request->routine, nelems, state->size);
        if (state->equal)
            nbc_schedule_require_bytes(request, team_world_pe(request->team, member),
                                       state->blocks[member]);
    }
}

static void nbc_collect_gather_blocks(struct nbc_request *request)
{
    struct collect_state *state = request->state;
    allgather_end(&state->allgather);
    for (int local = 0; local < request->team->local_size; local++)
        state->sources[local] =
            nbc_request_source(request, local, 0, nbc_request_entry(request, local)->bytes);
    allgather_begin(request->routine, &state->allgather, request->leaders,
                    &(struct allgather_plan){.granularity = state->size,
                                             .blocks = state->blocks,
                                             .sources = state->sources});
    state->sizes_known = true;
}

static void nbc_collect_use_blocks(struct nbc_request *request)
{
    struct collect_state *state = request->state;
    size_t block = 0;
    for (int member = 0; member < request->team->members.size; member++) {
        struct allgather_chunk chunk = allgather_next_chunk(&state->allgather, member);
        for (int local = 0; local < request->team->local_size; local++)
            coll_buffer_copy(nbc_request_dest(request, local, block + chunk.offset, chunk.bytes),
                             chunk.data, chunk.bytes);
        block += state->blocks[member];
    }
}

static bool nbc_collect_run_exchange(struct nbc_request *request)
{
    struct collect_state *state = request->state;
    if (request->outstanding != 0)
        return false;
    if (state->blocks == NULL)
        nbc_collect_gather_sizes(request);
    else if (state->sizes_known)
        nbc_collect_use_blocks(request);
    else
        nbc_collect_use_sizes(request);
    if (nbc_schedule_allgather(request, &state->allgather))
        return false;
    if (state->sizes_known)
        return true;
    nbc_collect_gather_blocks(request);
    return !nbc_schedule_allgather(request, &state->allgather);
}

/* ---- Bodies of the public routines ---- */

/* Returns the checked dest of a member that contributes no elements. Its dest must still be
 * symmetric, because it receives the blocks of other members. */
static struct buffer nbc_collect_find_dest(const char *routine, const struct team *team,
                                           const void *dest)
{
    return coll_buffer_check(routine, team, "dest", dest, segment_find(dest, 1));
}

static int nbc_collect_begin_collect(const char *routine, struct team *team, void *dest,
                                     const void *source, size_t nelems, size_t size, bool equal,
                                     shmemx_req_h *req)
{
    static const struct nbc_schedule schedule = {.prepare = nbc_collect_prepare,
                                                 .work = nbc_collect_copy_block_to_members,
                                                 .exchange = nbc_collect_run_exchange,
                                                 .release = nbc_collect_free_collect_state};
    struct nbc_request request = nbc_schedule_request(routine, team, dest, source, nelems, size);
    if (nelems == 0 && !equal)
        request.dest = nbc_collect_find_dest(routine, team, dest);
    nbc_schedule_require_host(routine, "dest", &request.dest);
    struct collect_state *state = report_require_memory(routine, calloc(1, sizeof *state));
    state->size = size;
    state->equal = equal;
    request.schedule = &schedule;
    request.state = state;
    return nbc_request_start(routine, team, &request, req);
}

int nbc_collect(const char *routine, struct team *team, void *dest, const void *source,
                size_t nelems, size_t size, shmemx_req_h *req)
{
    return nbc_collect_begin_collect(routine, team, dest, source, nelems, size, false, req);
}

int nbc_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size, shmemx_req_h *req)
{
    return nbc_collect_begin_collect(routine, team, dest, source, nelems, size, true, req);
}

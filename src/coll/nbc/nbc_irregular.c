/*
 * Nonblocking irregular collectives: alltoall, alltoallv, gatherv and scatterv.
 *
 * Each member writes the positions of the blocks that it sends and receives into span lists, which
 * all members on its node can read. Within a node, a chunk of local work copies one block. Between
 * nodes, each member exchanges its blocks directly with the members on other nodes.
 */
#include <string.h>

#include "base/check.h"
#include "coll/irregular.h"
#include "nbc_schedule.h"
#include "rma/rma.h"
#include "shm/node.h"

/* Locations of the blocks that a member receives, followed by those of the blocks that it sends.
 * Each of the two lists has one entry for each member, or one entry if the member exchanges only
 * with the root, or none. */
struct span_lists {
    uint32_t n_receives, n_sends;
    struct block_span block_spans[];
};

static size_t nbc_irregular_span_lists_bytes(size_t receives, size_t sends)
{
    return sizeof(struct span_lists) + (receives + sends) * sizeof(struct block_span);
}

static const struct span_lists *nbc_irregular_span_lists_of(const struct nbc_request *request,
                                                            int local)
{
    return arena_at(request->team->node_ranks[local], nbc_request_entry(request, local)->lists);
}

static struct span_lists *nbc_irregular_own_span_lists(const struct nbc_request *request)
{
    return arena_at(node.rank, request->lists);
}

static struct block_span nbc_irregular_receive_span(const struct span_lists *lists, int member)
{
    return irregular_span_of_member(lists->block_spans, lists->n_receives, member);
}

static struct block_span nbc_irregular_send_span(const struct span_lists *lists, int member)
{
    return irregular_span_of_member(lists->block_spans + lists->n_receives, lists->n_sends, member);
}

static void nbc_irregular_free_lists(struct nbc_request *request)
{
    const struct span_lists *lists = nbc_irregular_own_span_lists(request);
    nbc_table_free(request->lists,
                   nbc_irregular_span_lists_bytes(lists->n_receives, lists->n_sends));
}

/* ---- Chunks of local work within a node ---- */

static void nbc_irregular_copy_block(struct nbc_request *request, int sender, int receiver)
{
    const struct team *team = request->team;
    struct block_span send = nbc_irregular_send_span(nbc_irregular_span_lists_of(request, sender),
                                                     team_local_member(team, receiver));
    struct block_span receive = nbc_irregular_receive_span(
        nbc_irregular_span_lists_of(request, receiver), team_local_member(team, sender));
    if (send.bytes != receive.bytes)
        irregular_fail_lengths(request->routine, team, sender, send.bytes, receiver, receive.bytes);
    coll_buffer_copy(nbc_request_dest(request, receiver, receive.offset, receive.bytes),
                     nbc_request_source(request, sender, send.offset, send.bytes), send.bytes);
}

/* ---- Exchange between nodes ---- */

/* Returns true if the block is transferred. An empty block is transferred only with SHMEM_DEBUG, to
 * check that the other PE also has an empty block. */
static bool nbc_irregular_is_sent(struct block_span block_span)
{
    return block_span.bytes != 0 || job.debug;
}

static char *nbc_irregular_address_of_span(const struct buffer *buffer,
                                           struct block_span block_span)
{
    return block_span.bytes == 0 ? NULL : (char *)(uintptr_t)buffer->address + block_span.offset;
}

static void nbc_irregular_exchange_with(struct nbc_request *request, int member, bool receives,
                                        bool sends)
{
    int pe = team_world_pe(request->team, member);
    struct block_span receive =
        nbc_irregular_receive_span(nbc_irregular_own_span_lists(request), member);
    struct block_span send = nbc_irregular_send_span(nbc_irregular_own_span_lists(request), member);
    if (node_has(pe))
        return;
    if (receives && nbc_irregular_is_sent(receive))
        nbc_p2p_receive(&request->p2p, pe, 0,
                        nbc_irregular_address_of_span(&request->dest, receive), receive.bytes,
                        &request->outstanding);
    if (sends && nbc_irregular_is_sent(send))
        nbc_p2p_send(&request->p2p, pe, 0, nbc_irregular_address_of_span(&request->source, send),
                     send.bytes, &request->outstanding);
}

/* ---- Schedule of an alltoall ---- */

static void nbc_irregular_prepare_alltoall(struct nbc_request *request)
{
    uint64_t members = (uint64_t)request->team->local_size;
    request->chunks_before = members * members;
}

/* Executes one chunk of the local work: copies one block. Consecutive chunks have different senders
 * and receivers, so that members that execute them at the same time access the memory of different
 * members. */
static void nbc_irregular_copy_alltoall_block(struct nbc_request *request, uint64_t chunk)
{
    uint64_t members = (uint64_t)request->team->local_size, receiver = chunk % members;
    nbc_irregular_copy_block(request, (int)((chunk / members + receiver) % members), (int)receiver);
}

/* Exchanges the blocks of this member with all members on other nodes. Each member starts with the
 * members next to it, so that not all members send to the same member first. */
static bool nbc_irregular_exchange_alltoall(struct nbc_request *request)
{
    const struct team *team = request->team;
    for (int64_t i = 1; request->exchange_round == 0 && i < team->members.size; i++) {
        int to = (int)((team->my_pe + i) % team->members.size);
        int from = (int)((team->my_pe - i + team->members.size) % team->members.size);
        nbc_irregular_exchange_with(request, from, true, false);
        nbc_irregular_exchange_with(request, to, false, true);
    }
    request->exchange_round = 1;
    return request->outstanding == 0;
}

static const struct nbc_schedule alltoall = {.prepare = nbc_irregular_prepare_alltoall,
                                             .work = nbc_irregular_copy_alltoall_block,
                                             .exchange = nbc_irregular_exchange_alltoall,
                                             .exchange_by_each = true,
                                             .release = nbc_irregular_free_lists};

/* ---- Schedules of gather and scatter ---- */

static void nbc_irregular_prepare_rooted(struct nbc_request *request)
{
    if (team_local_rank_of(request->team, request->root) >= 0)
        request->chunks_before = (uint64_t)request->team->local_size;
}

static void nbc_irregular_copy_gather_block(struct nbc_request *request, uint64_t sender)
{
    nbc_irregular_copy_block(request, (int)sender,
                             team_local_rank_of(request->team, request->root));
}

static void nbc_irregular_copy_scatter_block(struct nbc_request *request, uint64_t receiver)
{
    nbc_irregular_copy_block(request, team_local_rank_of(request->team, request->root),
                             (int)receiver);
}

/* Gather or scatter between nodes: the root exchanges blocks with all members on other nodes. Every
 * other member exchanges a block only with the root. */
static bool nbc_irregular_exchange_rooted(struct nbc_request *request, bool gathers)
{
    const struct team *team = request->team;
    bool is_root = team->my_pe == request->root;
    int others = is_root ? team->members.size - 1 : 1;
    int first = is_root ? team->my_pe + 1 : request->root;
    for (int i = 0; request->exchange_round == 0 && i < others; i++)
        nbc_irregular_exchange_with(request, (int)(((int64_t)first + i) % team->members.size),
                                    is_root == gathers, is_root != gathers);
    request->exchange_round = 1;
    return request->outstanding == 0;
}

static bool nbc_irregular_exchange_gather_nbc(struct nbc_request *request)
{
    return nbc_irregular_exchange_rooted(request, true);
}

static bool nbc_irregular_exchange_scatter_nbc(struct nbc_request *request)
{
    return nbc_irregular_exchange_rooted(request, false);
}

static const struct nbc_schedule gather = {.prepare = nbc_irregular_prepare_rooted,
                                           .work = nbc_irregular_copy_gather_block,
                                           .exchange = nbc_irregular_exchange_gather_nbc,
                                           .exchange_by_each = true,
                                           .release = nbc_irregular_free_lists};
static const struct nbc_schedule scatter = {.prepare = nbc_irregular_prepare_rooted,
                                            .work = nbc_irregular_copy_scatter_block,
                                            .exchange = nbc_irregular_exchange_scatter_nbc,
                                            .exchange_by_each = true,
                                            .release = nbc_irregular_free_lists};

/* ---- Bodies of the public routines ---- */

static int nbc_irregular_begin_irregular_nbc(const struct irregular_call *call, shmemx_req_h *req)
{
    static const struct nbc_schedule *const schedules[] = {[IRREGULAR_ALLTOALL] = &alltoall,
                                                           [IRREGULAR_GATHER] = &gather,
                                                           [IRREGULAR_SCATTER] = &scatter};
    if (req == NULL && !team_spans_nodes(call->team))
        return irregular_shm_run(call);
    const struct block_layout *receives = call->receives, *sends = call->sends;
    struct nbc_request request = {.schedule = schedules[call->kind], .root = call->root};
    request.lists = nbc_request_alloc(
        call->routine, nbc_irregular_span_lists_bytes(receives->count, sends->count));
    struct span_lists *lists = arena_at(node.rank, request.lists);
    lists->n_receives = (uint32_t)receives->count;
    lists->n_sends = (uint32_t)sends->count;
    size_t dest_bytes = irregular_fill(call->routine, receives, lists->block_spans);
    size_t source_bytes =
        irregular_fill(call->routine, sends, lists->block_spans + receives->count);
    struct irregular_buffers buffers;
    irregular_check_buffers(call, dest_bytes, source_bytes, &buffers);
    request.dest = buffers.dest;
    request.source = buffers.source;
    return nbc_request_start(call->routine, call->team, &request, req);
}

int nbc_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size, shmemx_req_h *req)
{
    struct block_layout all = {.count = (size_t)team->members.size, .nelems = nelems, .size = size};
    rma_bytes(routine, nelems, size * all.count);
    return nbc_irregular_begin_irregular_nbc(
        &(struct irregular_call){routine, team, IRREGULAR_ALLTOALL, 0, dest, source, &all, &all},
        req);
}

/* Returns the layout of `count` blocks whose offsets and lengths the program has passed. */
static struct block_layout nbc_irregular_layout_of_list(const char *routine,
                                                        struct block_list blocks, size_t count,
                                                        size_t size)
{
    check_buffer(routine, "the array of offsets", blocks.offsets, sizeof *blocks.offsets * count);
    check_buffer(routine, "the array of lengths", blocks.nelems, sizeof *blocks.nelems * count);
    return (struct block_layout){.count = count, .blocks = blocks, .size = size};
}

int nbc_alltoallv(const char *routine, struct team *team, void *dest, struct block_list to,
                  const void *source, struct block_list from, size_t size, shmemx_req_h *req)
{
    size_t count = (size_t)team->members.size;
    struct block_layout receives = nbc_irregular_layout_of_list(routine, to, count, size);
    struct block_layout sends = nbc_irregular_layout_of_list(routine, from, count, size);
    return nbc_irregular_begin_irregular_nbc(&(struct irregular_call){routine, team,
                                                                      IRREGULAR_ALLTOALL, 0, dest,
                                                                      source, &receives, &sends},
                                             req);
}

/* Returns the layout of the single block that each member sends to the root, or receives from it.
 */
static struct block_layout nbc_irregular_layout_of_one_block(const char *routine, size_t nelems,
                                                             size_t size)
{
    rma_bytes(routine, nelems, size);
    return (struct block_layout){.count = 1, .nelems = nelems, .size = size};
}

/* Returns the layout of the blocks that the root exchanges with all members. On other members, the
 * layout is empty. */
static struct block_layout nbc_irregular_layout_of_root(const char *routine,
                                                        const struct team *team,
                                                        struct block_list blocks, size_t size,
                                                        int root)
{
    nbc_schedule_require_root(routine, team, root);
    if (team->my_pe != root)
        return (struct block_layout){0};
    return nbc_irregular_layout_of_list(routine, blocks, (size_t)team->members.size, size);
}

int nbc_gatherv(const char *routine, struct team *team, void *dest, struct block_list to,
                const void *source, size_t nelems, size_t size, int root, shmemx_req_h *req)
{
    struct block_layout receives = nbc_irregular_layout_of_root(routine, team, to, size, root);
    struct block_layout sends = nbc_irregular_layout_of_one_block(routine, nelems, size);
    return nbc_irregular_begin_irregular_nbc(&(struct irregular_call){routine, team,
                                                                      IRREGULAR_GATHER, root, dest,
                                                                      source, &receives, &sends},
                                             req);
}

int nbc_scatterv(const char *routine, struct team *team, void *dest, size_t nelems,
                 const void *source, struct block_list from, size_t size, int root,
                 shmemx_req_h *req)
{
    struct block_layout receives = nbc_irregular_layout_of_one_block(routine, nelems, size);
    struct block_layout sends = nbc_irregular_layout_of_root(routine, team, from, size, root);
    return nbc_irregular_begin_irregular_nbc(&(struct irregular_call){routine, team,
                                                                      IRREGULAR_SCATTER, root, dest,
                                                                      source, &receives, &sends},
                                             req);
}

/*
 * Nonblocking sync, barrier and broadcast.
 */
#include <stdlib.h>

#include "base/check.h"
#include "base/report.h"
#include "nbc_schedule.h"
#include "net/remote.h"
#include "rma/order.h"

static int nbc_broadcast_peer_at_distance(const struct leaders *leaders, int leader_rank,
                                          int64_t distance)
{
    return (int)(((int64_t)leader_rank + distance + leaders->count) % leaders->count);
}

/* ---- Sync and barrier ---- */

/* Dissemination algorithm among the leaders: in round r, each leader sends to the leader 2^r ranks
 * after it, and receives from the leader 2^r ranks before it. */
static bool nbc_broadcast_run_dissemination(struct nbc_request *request)
{
    const struct leaders *leaders = request->leaders;
    if (request->outstanding != 0)
        return false;
    int64_t distance = (int64_t)1 << request->exchange_round;
    if (distance >= leaders->count)
        return true;
    nbc_schedule_send(request, nbc_broadcast_peer_at_distance(leaders, leaders->my_rank, distance),
                      request->exchange_round, NULL, 0);
    nbc_schedule_receive(request,
                         nbc_broadcast_peer_at_distance(leaders, leaders->my_rank, -distance),
                         request->exchange_round, NULL, 0);
    request->exchange_round++;
    return false;
}

int nbc_sync(const char *routine, struct team *team, shmemx_req_h *req)
{
    static const struct nbc_schedule sync = {.exchange = nbc_broadcast_run_dissemination};
    struct nbc_request request = {.schedule = &sync};
    order_push_others(routine, NULL);
    return nbc_request_start(routine, team, &request, req);
}

int nbc_barrier(const char *routine, struct team *team, shmemx_req_h *req)
{
    order_push_others(routine, &context_default);
    remote_complete(routine, &context_default);
    return nbc_sync(routine, team, req);
}

/* ---- Broadcast ---- */

/* Pipelined broadcast along a binomial tree of the leaders: length of a chunk in bytes, and maximum
 * number of chunks that a leader receives at a time. With shorter chunks, the additional messages
 * would cost more time than pipelining saves. */
enum { BROADCAST_CHUNK_BYTES = 512 << 10, MAX_OUTSTANDING_CHUNKS = 4 };

struct tree_state {
    /* At index chunk % MAX_OUTSTANDING_CHUNKS: 1 until the chunk has arrived from the parent in the
     * tree. */
    unsigned is_outstanding[MAX_OUTSTANDING_CHUNKS];
    /* Number of chunks for which this leader has posted receives from its parent, and number of
     * chunks that it has sent to its children. */
    size_t posted, forwarded;
    size_t chunks; /* number of chunks into which the data are divided */
    int tree_rank; /* rank of this leader in the tree; the root has rank 0 */
    /* This leader's tree_rank minus the tree rank of its parent. On the root, a power of two that
     * is not less than the number of leaders. */
    int bit;
};

static struct tree_state *nbc_broadcast_start_tree(const struct nbc_request *request)
{
    const struct leaders *leaders = request->leaders;
    int root = leaders_rank_of(leaders, request->root);
    struct tree_state *tree = report_require_memory(request->routine, calloc(1, sizeof *tree));
    tree->chunks =
        request->bytes / BROADCAST_CHUNK_BYTES + (request->bytes % BROADCAST_CHUNK_BYTES != 0);
    tree->tree_rank = nbc_broadcast_peer_at_distance(leaders, leaders->my_rank, -root);
    tree->bit = 1;
    while (tree->bit < leaders->count && (tree->tree_rank & tree->bit) == 0)
        tree->bit *= 2;
    return tree;
}

static int nbc_broadcast_rank_in_tree(const struct nbc_request *request, int leader_rank)
{
    const struct leaders *leaders = request->leaders;
    return nbc_broadcast_peer_at_distance(leaders, leaders_rank_of(leaders, request->root),
                                          leader_rank);
}

static size_t nbc_broadcast_chunk_length(const struct nbc_request *request, size_t chunk)
{
    size_t rest = request->bytes - chunk * BROADCAST_CHUNK_BYTES;
    return rest < BROADCAST_CHUNK_BYTES ? rest : BROADCAST_CHUNK_BYTES;
}

/* Returns the buffer from which this node's data are copied: the root's source if the root is on
 * this node, otherwise the leader's dest. */
static char *nbc_broadcast_node_data(const struct nbc_request *request)
{
    int local = team_local_rank_of(request->team, request->root);
    if (local >= 0)
        return (char *)(uintptr_t)nbc_request_source(request, local, 0, request->bytes);
    return nbc_request_dest(request, 0, 0, request->bytes);
}

static void nbc_broadcast_post_receives(struct nbc_request *request, struct tree_state *tree)
{
    int parent = nbc_broadcast_rank_in_tree(request, tree->tree_rank - tree->bit);
    while (tree->posted < tree->chunks && tree->posted < tree->forwarded + MAX_OUTSTANDING_CHUNKS) {
        size_t chunk = tree->posted++;
        nbc_p2p_receive(&request->p2p, request->leaders->pes[parent], (uint32_t)chunk,
                        nbc_broadcast_node_data(request) + chunk * BROADCAST_CHUNK_BYTES,
                        nbc_broadcast_chunk_length(request, chunk),
                        &tree->is_outstanding[chunk % MAX_OUTSTANDING_CHUNKS]);
    }
}

static void nbc_broadcast_forward_chunk(struct nbc_request *request, const struct tree_state *tree,
                                        size_t chunk)
{
    for (int bit = tree->bit / 2; bit != 0; bit /= 2)
        if (tree->tree_rank + bit < request->leaders->count)
            nbc_schedule_send(request, nbc_broadcast_rank_in_tree(request, tree->tree_rank + bit),
                              (uint32_t)chunk,
                              nbc_broadcast_node_data(request) + chunk * BROADCAST_CHUNK_BYTES,
                              nbc_broadcast_chunk_length(request, chunk));
}

static bool nbc_broadcast_has_chunk(const struct tree_state *tree)
{
    return tree->tree_rank == 0 ||
           (tree->forwarded < tree->posted &&
            tree->is_outstanding[tree->forwarded % MAX_OUTSTANDING_CHUNKS] == 0);
}

static bool nbc_broadcast_run_tree(struct nbc_request *request)
{
    if (request->state == NULL)
        request->state = nbc_broadcast_start_tree(request);
    struct tree_state *tree = request->state;
    for (;;) {
        if (tree->tree_rank != 0)
            nbc_broadcast_post_receives(request, tree);
        if (tree->forwarded == tree->chunks || !nbc_broadcast_has_chunk(tree))
            break;
        nbc_broadcast_forward_chunk(request, tree, tree->forwarded++);
        request->exchange_round++;
    }
    return tree->forwarded == tree->chunks && request->outstanding == 0;
}

static void nbc_broadcast_prepare_broadcast(struct nbc_request *request)
{
    nbc_schedule_require_same(request);
    request->chunks_after = nbc_request_chunk_count(request->bytes, 1);
}

/* Executes one chunk of the local work: copies a part of the data to the dest of all members on
 * this node. */
static void nbc_broadcast_copy_to_members(struct nbc_request *request, uint64_t chunk)
{
    struct slice slice = nbc_request_chunk_slice(request->bytes, 1, chunk);
    size_t bytes = slice.end - slice.begin;
    const char *data = nbc_broadcast_node_data(request) + slice.begin;
    for (int local = 0; local < request->team->local_size; local++)
        coll_buffer_copy(nbc_request_dest(request, local, slice.begin, bytes), data, bytes);
}

static void nbc_broadcast_free_private(struct nbc_request *request)
{
    free(request->state);
}

int nbc_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size, int root, shmemx_req_h *req)
{
    static const struct nbc_schedule broadcast = {.prepare = nbc_broadcast_prepare_broadcast,
                                                  .work = nbc_broadcast_copy_to_members,
                                                  .exchange = nbc_broadcast_run_tree,
                                                  .release = nbc_broadcast_free_private};
    struct nbc_request request = nbc_schedule_request(routine, team, dest, source, nelems, size);
    nbc_schedule_require_root(routine, team, root);
    if (UNLIKELY(job.debug))
        check_overlap(routine, dest, source, request.bytes);
    request.schedule = &broadcast;
    request.root = root;
    return nbc_request_start(routine, team, &request, req);
}

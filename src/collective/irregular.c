/*
 * Blocks of any lengths, under way: alltoall of any kind, gather and scatter.
 *
 * What a member gives and takes stands in lists that its node sees. Inside a node a unit of work is
 * one block; between nodes each member exchanges its blocks with the other members itself.
 */
#include <string.h>

#include "base/check.h"
#include "blocks.h"
#include "memory/arena.h"
#include "operations/rma.h"
#include "schedule.h"

/* What a member takes from each, and then what it gives to each, in the members' order; or from, or
 * to, the root only. */
struct lists {
    uint32_t n_takes, n_gives;
    struct span spans[];
};

static size_t lists_bytes(size_t takes, size_t gives)
{
    return sizeof(struct lists) + (takes + gives) * sizeof(struct span);
}

static const struct lists *lists_of(const struct underway *underway, int local)
{
    return arena_at(underway->team->places[local], underway_entry(underway, local)->lists);
}

static struct lists *own_lists(const struct underway *underway)
{
    return arena_at(node.place, underway->lists);
}

static struct span take_of(const struct lists *lists, int member)
{
    return blocks_of_member(lists->spans, lists->n_takes, member);
}

static struct span give_of(const struct lists *lists, int member)
{
    return blocks_of_member(lists->spans + lists->n_takes, lists->n_gives, member);
}

static void end_irregular(struct underway *underway)
{
    const struct lists *lists = own_lists(underway);
    board_give_back(underway->lists, lists_bytes(lists->n_takes, lists->n_gives));
}

/* ---- On one node ---- */

static void copy_block(struct underway *underway, int sender, int receiver)
{
    const struct team *team = underway->team;
    struct span give = give_of(lists_of(underway, sender), team_local_member(team, receiver));
    struct span take = take_of(lists_of(underway, receiver), team_local_member(team, sender));
    if (give.bytes != take.bytes)
        irregular_fail_lengths(underway->routine, team, sender, give.bytes, receiver, take.bytes);
    buffer_copy(underway_dest(underway, receiver, take.offset, take.bytes),
                underway_source(underway, sender, give.offset, give.bytes), give.bytes);
}

/* ---- Between nodes ---- */

/* Nothing is sent where there is nothing, but to tell with SHMEM_DEBUG that the other side thinks
 * so too. */
static bool goes(struct span span)
{
    return span.bytes != 0 || job.debug;
}

static char *span_at(const struct buffer *buffer, struct span span)
{
    return span.bytes == 0 ? NULL : (char *)(uintptr_t)buffer->address + span.offset;
}

static void exchange_with(struct underway *underway, int member, bool takes, bool gives)
{
    int pe = team_world_pe(underway->team, member);
    struct span take = take_of(own_lists(underway), member);
    struct span give = give_of(own_lists(underway), member);
    if (node_has(pe))
        return;
    if (takes && goes(take))
        traffic_receive(&underway->traffic, pe, 0, span_at(&underway->dest, take), take.bytes,
                        &underway->left);
    if (gives && goes(give))
        traffic_send(&underway->traffic, pe, 0, span_at(&underway->source, give), give.bytes,
                     &underway->left);
}

/* ---- Alltoall ---- */

static void prepare_all(struct underway *underway)
{
    uint64_t members = (uint64_t)underway->team->local_size;
    underway->before = members * members;
}

/* Units that follow each other are of different members, which are not read by all at once. */
static void work_all(struct underway *underway, uint64_t unit)
{
    uint64_t members = (uint64_t)underway->team->local_size, receiver = unit % members;
    copy_block(underway, (int)((unit / members + receiver) % members), (int)receiver);
}

/* Each begins behind itself. */
static bool exchange_all(struct underway *underway)
{
    const struct team *team = underway->team;
    for (int64_t i = 1; underway->turn == 0 && i < team->members.size; i++) {
        int to = (int)((team->my_pe + i) % team->members.size);
        int from = (int)((team->my_pe - i + team->members.size) % team->members.size);
        exchange_with(underway, from, true, false);
        exchange_with(underway, to, false, true);
    }
    underway->turn = 1;
    return underway->left == 0;
}

static const struct schedule all_to_all = {.prepare = prepare_all,
                                           .work = work_all,
                                           .exchange = exchange_all,
                                           .by_each = true,
                                           .end = end_irregular};

/* ---- Gather and scatter ---- */

static void prepare_rooted(struct underway *underway)
{
    if (team_local_of(underway->team, underway->root) >= 0)
        underway->before = (uint64_t)underway->team->local_size;
}

static void work_gather(struct underway *underway, uint64_t sender)
{
    copy_block(underway, (int)sender, team_local_of(underway->team, underway->root));
}

static void work_scatter(struct underway *underway, uint64_t receiver)
{
    copy_block(underway, team_local_of(underway->team, underway->root), (int)receiver);
}

/* The root takes from all, or gives to all. */
static bool exchange_rooted(struct underway *underway, bool gathers)
{
    const struct team *team = underway->team;
    bool is_root = team->my_pe == underway->root;
    int others = is_root ? team->members.size - 1 : 1;
    int first = is_root ? team->my_pe + 1 : underway->root;
    for (int i = 0; underway->turn == 0 && i < others; i++)
        exchange_with(underway, (int)(((int64_t)first + i) % team->members.size),
                      is_root == gathers, is_root != gathers);
    underway->turn = 1;
    return underway->left == 0;
}

static bool exchange_to_root(struct underway *underway)
{
    return exchange_rooted(underway, true);
}

static bool exchange_scatter(struct underway *underway)
{
    return exchange_rooted(underway, false);
}

static const struct schedule gather = {.prepare = prepare_rooted,
                                       .work = work_gather,
                                       .exchange = exchange_to_root,
                                       .by_each = true,
                                       .end = end_irregular};
static const struct schedule scatter = {.prepare = prepare_rooted,
                                        .work = work_scatter,
                                        .exchange = exchange_scatter,
                                        .by_each = true,
                                        .end = end_irregular};

/* ---- What a program asks for ---- */

static int begin_irregular(const struct irregular_call *call, shmemx_req_h *req)
{
    static const struct schedule *const schedules[] = {[IRREGULAR_ALL] = &all_to_all,
                                                       [IRREGULAR_GATHER] = &gather,
                                                       [IRREGULAR_SCATTER] = &scatter};
    if (req == NULL && !team_spans_nodes(call->team))
        return irregular_meet(call);
    const struct selection *takes = call->takes, *gives = call->gives;
    struct underway request = {.schedule = schedules[call->kind], .root = call->root};
    request.lists = underway_borrow(call->routine, lists_bytes(takes->count, gives->count));
    struct lists *lists = arena_at(node.place, request.lists);
    lists->n_takes = (uint32_t)takes->count;
    lists->n_gives = (uint32_t)gives->count;
    size_t dest_bytes = blocks_fill(call->routine, takes, lists->spans);
    size_t source_bytes = blocks_fill(call->routine, gives, lists->spans + takes->count);
    struct irregular_buffers buffers;
    irregular_require(call, dest_bytes, source_bytes, &buffers);
    request.dest = buffers.dest;
    request.source = buffers.source;
    return underway_begin(call->routine, call->team, &request, req);
}

int nonblocking_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                         size_t nelems, size_t size, shmemx_req_h *req)
{
    struct selection all = {.count = (size_t)team->members.size, .nelems = nelems, .size = size};
    rma_bytes(routine, nelems, size * all.count);
    return begin_irregular(
        &(struct irregular_call){routine, team, IRREGULAR_ALL, 0, dest, source, &all, &all}, req);
}

/* Blocks that a program says where they are, of so many members. */
static struct selection selection_of(const char *routine, struct blocks_of blocks, size_t count,
                                     size_t size)
{
    check_local(routine, "the array of offsets", blocks.offsets, sizeof *blocks.offsets * count);
    check_local(routine, "the array of lengths", blocks.nelems, sizeof *blocks.nelems * count);
    return (struct selection){.count = count, .blocks = blocks, .size = size};
}

int nonblocking_alltoallv(const char *routine, struct team *team, void *dest, struct blocks_of to,
                          const void *source, struct blocks_of from, size_t size, shmemx_req_h *req)
{
    size_t count = (size_t)team->members.size;
    struct selection takes = selection_of(routine, to, count, size);
    struct selection gives = selection_of(routine, from, count, size);
    return begin_irregular(
        &(struct irregular_call){routine, team, IRREGULAR_ALL, 0, dest, source, &takes, &gives},
        req);
}

/* The one block of a member that is not the root, and what the root has of all. */
static struct selection selection_of_one(const char *routine, size_t nelems, size_t size)
{
    rma_bytes(routine, nelems, size);
    return (struct selection){.count = 1, .nelems = nelems, .size = size};
}

static struct selection selection_of_root(const char *routine, const struct team *team,
                                          struct blocks_of blocks, size_t size, int root)
{
    schedule_require_root(routine, team, root);
    if (team->my_pe != root)
        return (struct selection){0};
    return selection_of(routine, blocks, (size_t)team->members.size, size);
}

int nonblocking_gatherv(const char *routine, struct team *team, void *dest, struct blocks_of to,
                        const void *source, size_t nelems, size_t size, int root, shmemx_req_h *req)
{
    struct selection takes = selection_of_root(routine, team, to, size, root);
    struct selection gives = selection_of_one(routine, nelems, size);
    return begin_irregular(&(struct irregular_call){routine, team, IRREGULAR_GATHER, root, dest,
                                                    source, &takes, &gives},
                           req);
}

int nonblocking_scatterv(const char *routine, struct team *team, void *dest, size_t nelems,
                         const void *source, struct blocks_of from, size_t size, int root,
                         shmemx_req_h *req)
{
    struct selection takes = selection_of_one(routine, nelems, size);
    struct selection gives = selection_of_root(routine, team, from, size, root);
    return begin_irregular(&(struct irregular_call){routine, team, IRREGULAR_SCATTER, root, dest,
                                                    source, &takes, &gives},
                           req);
}

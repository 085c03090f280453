/*
 * Blocks of any lengths, under way: alltoall of any kind, gather and scatter.
 *
 * What a member gives and takes stands in lists that its node sees. Inside a node a unit of work is
 * one block; between nodes each member exchanges its blocks with the other members itself.
 */
#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "memory/arena.h"
#include "operations/rma.h"
#include "schedule.h"

struct span {
    size_t offset, bytes;
};

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
    if (lists->n_takes == 0)
        return (struct span){0, 0};
    return lists->spans[lists->n_takes == 1 ? 0 : member];
}

static struct span give_of(const struct lists *lists, int member)
{
    if (lists->n_gives == 0)
        return (struct span){0, 0};
    return lists->spans[lists->n_takes + (lists->n_gives == 1 ? 0 : (uint32_t)member)];
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
        report_fatal(underway->routine,
                     "PE %d sends %zu bytes to PE %d, which expects %zu: expected the same length "
                     "on both",
                     team_local_world_pe(team, sender), give.bytes,
                     team_local_world_pe(team, receiver), take.bytes);
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

/* Blocks of a member's, as it gives them: `nelems` of each, one behind the other, if it has no
 * arrays. */
struct selection {
    size_t count; /* of blocks */
    struct blocks_of blocks;
    size_t nelems, size;
};

static struct span span_of(const char *routine, const struct selection *selection, size_t i)
{
    const struct blocks_of *blocks = &selection->blocks;
    if (blocks->offsets == NULL)
        return (struct span){selection->nelems * selection->size * i,
                             selection->nelems * selection->size};
    return (struct span){rma_bytes(routine, blocks->offsets[i], selection->size),
                         rma_bytes(routine, blocks->nelems[i], selection->size)};
}

/* Fills in the list; gives how many bytes from the buffer's beginning on it is about. */
static size_t fill_spans(const char *routine, const struct selection *selection, struct span *spans)
{
    size_t most = 0;
    for (size_t i = 0; i < selection->count; i++) {
        size_t behind;
        spans[i] = span_of(routine, selection, i);
        if (__builtin_add_overflow(spans[i].offset, spans[i].bytes, &behind))
            behind = SIZE_MAX;
        if (spans[i].bytes != 0 && behind > most)
            most = behind;
    }
    return most;
}

static int begin_irregular(const char *routine, struct team *team, const struct schedule *schedule,
                           void *dest, const struct selection *takes, const void *source,
                           const struct selection *gives, int root, shmemx_req_h *req)
{
    struct underway request = {.schedule = schedule, .root = root};
    request.lists = underway_borrow(routine, lists_bytes(takes->count, gives->count));
    struct lists *lists = arena_at(node.place, request.lists);
    lists->n_takes = (uint32_t)takes->count;
    lists->n_gives = (uint32_t)gives->count;
    size_t dest_bytes = fill_spans(routine, takes, lists->spans);
    size_t source_bytes = fill_spans(routine, gives, lists->spans + takes->count);
    request.dest = buffer_require(routine, team, "dest", dest, dest_bytes);
    request.source = buffer_require_source(routine, team, source, source_bytes);
    schedule_require_host(routine, "dest", &request.dest);
    schedule_require_host(routine, "source", &request.source);
    if (UNLIKELY(job.debug))
        check_separate(routine, "dest", dest, dest_bytes, "source", source, source_bytes);
    return underway_begin(routine, team, &request, req);
}

int nonblocking_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                         size_t nelems, size_t size, shmemx_req_h *req)
{
    struct selection all = {.count = (size_t)team->members.size, .nelems = nelems, .size = size};
    rma_bytes(routine, nelems, size * all.count);
    return begin_irregular(routine, team, &all_to_all, dest, &all, source, &all, 0, req);
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
    return begin_irregular(routine, team, &all_to_all, dest, &takes, source, &gives, 0, req);
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
    return begin_irregular(routine, team, &gather, dest, &takes, source, &gives, root, req);
}

int nonblocking_scatterv(const char *routine, struct team *team, void *dest, size_t nelems,
                         const void *source, struct blocks_of from, size_t size, int root,
                         shmemx_req_h *req)
{
    struct selection takes = selection_of_one(routine, nelems, size);
    struct selection gives = selection_of_root(routine, team, from, size, root);
    return begin_irregular(routine, team, &scatter, dest, &takes, source, &gives, root, req);
}

/*
 * Sync, barrier and broadcast, under way.
 */
#include <stdlib.h>

#include "base/check.h"
#include "base/report.h"
#include "operations/order.h"
#include "schedule.h"
#include "transport/remote.h"

static int place_after(const struct leaders *leaders, int place, int64_t distance)
{
    return (int)(((int64_t)place + distance + leaders->count) % leaders->count);
}

/* ---- Sync and barrier ---- */

/* Dissemination. */
static bool exchange_sync(struct underway *underway)
{
    const struct leaders *leaders = underway->leaders;
    if (underway->left != 0)
        return false;
    int64_t distance = (int64_t)1 << underway->turn;
    if (distance >= leaders->count)
        return true;
    schedule_send(underway, place_after(leaders, leaders->mine, distance), underway->turn, NULL, 0);
    schedule_receive(underway, place_after(leaders, leaders->mine, -distance), underway->turn, NULL,
                     0);
    underway->turn++;
    return false;
}

int nonblocking_sync(const char *routine, struct team *team, shmemx_req_h *req)
{
    static const struct schedule sync = {.exchange = exchange_sync};
    struct underway request = {.schedule = &sync};
    order_push_others(routine, NULL);
    return underway_begin(routine, team, &request, req);
}

int nonblocking_barrier(const char *routine, struct team *team, shmemx_req_h *req)
{
    order_push_others(routine, &context_default);
    remote_complete(routine, &context_default);
    return nonblocking_sync(routine, team, req);
}

/* ---- Broadcast ---- */

/* Down a binomial tree of the leaders, in pieces, some of which are under way at a time. Smaller
 * ones cost more than waiting for whole ones to be passed on. */
enum { PIECE = 512 << 10, PIECES_EXPECTED = 4 };

struct descent {
    unsigned expected[PIECES_EXPECTED]; /* 1 while that piece, modulo so many, is not here */
    size_t asked, passed;               /* pieces, from the parent and to the children */
    size_t pieces;
    int place; /* in the tree, whose root is 0, */
    int bit;   /* and how far before it its parent is; of the root, more than there are */
};

static struct descent *begin_descent(const struct underway *underway)
{
    const struct leaders *leaders = underway->leaders;
    int root = leaders_place_of(leaders, underway->root);
    struct descent *descent = report_require_memory(underway->routine, calloc(1, sizeof *descent));
    descent->pieces = underway->bytes / PIECE + (underway->bytes % PIECE != 0);
    descent->place = place_after(leaders, leaders->mine, -root);
    descent->bit = 1;
    while (descent->bit < leaders->count && (descent->place & descent->bit) == 0)
        descent->bit *= 2;
    return descent;
}

static int place_in_order(const struct underway *underway, int place)
{
    const struct leaders *leaders = underway->leaders;
    return place_after(leaders, leaders_place_of(leaders, underway->root), place);
}

static size_t bytes_of_piece(const struct underway *underway, size_t piece)
{
    size_t rest = underway->bytes - piece * PIECE;
    return rest < PIECE ? rest : PIECE;
}

/* Where this node has the data first: the root's source, or the leader's dest. */
static char *data_here(const struct underway *underway)
{
    int local = team_local_of(underway->team, underway->root);
    if (local >= 0)
        return (char *)(uintptr_t)underway_source(underway, local, 0, underway->bytes);
    return underway_dest(underway, 0, 0, underway->bytes);
}

static void ask_for_pieces(struct underway *underway, struct descent *descent)
{
    int parent = place_in_order(underway, descent->place - descent->bit);
    while (descent->asked < descent->pieces && descent->asked < descent->passed + PIECES_EXPECTED) {
        size_t piece = descent->asked++;
        traffic_receive(&underway->traffic, underway->leaders->pes[parent], (uint32_t)piece,
                        data_here(underway) + piece * PIECE, bytes_of_piece(underway, piece),
                        &descent->expected[piece % PIECES_EXPECTED]);
    }
}

static void pass_piece(struct underway *underway, const struct descent *descent, size_t piece)
{
    for (int bit = descent->bit / 2; bit != 0; bit /= 2)
        if (descent->place + bit < underway->leaders->count)
            schedule_send(underway, place_in_order(underway, descent->place + bit), (uint32_t)piece,
                          data_here(underway) + piece * PIECE, bytes_of_piece(underway, piece));
}

static bool is_here(const struct descent *descent)
{
    return descent->place == 0 || (descent->passed < descent->asked &&
                                   descent->expected[descent->passed % PIECES_EXPECTED] == 0);
}

static bool exchange_broadcast_nb(struct underway *underway)
{
    if (underway->own == NULL)
        underway->own = begin_descent(underway);
    struct descent *descent = underway->own;
    for (;;) {
        if (descent->place != 0)
            ask_for_pieces(underway, descent);
        if (descent->passed == descent->pieces || !is_here(descent))
            break;
        pass_piece(underway, descent, descent->passed++);
        underway->turn++;
    }
    return descent->passed == descent->pieces && underway->left == 0;
}

static void prepare_broadcast(struct underway *underway)
{
    schedule_require_same(underway);
    underway->after = underway_units(underway->bytes, 1);
}

/* A piece of the data, to all of this node that have not got it. */
static void spread(struct underway *underway, uint64_t unit)
{
    struct slice slice = underway_slice(underway->bytes, 1, unit);
    size_t bytes = slice.end - slice.begin;
    const char *data = data_here(underway) + slice.begin;
    for (int local = 0; local < underway->team->local_size; local++)
        buffer_copy(underway_dest(underway, local, slice.begin, bytes), data, bytes);
}

static void free_own(struct underway *underway)
{
    free(underway->own);
}

int nonblocking_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                          size_t nelems, size_t size, int root, shmemx_req_h *req)
{
    static const struct schedule broadcast = {.prepare = prepare_broadcast,
                                              .work = spread,
                                              .exchange = exchange_broadcast_nb,
                                              .end = free_own};
    struct underway request = schedule_request(routine, team, dest, source, nelems, size);
    schedule_require_root(routine, team, root);
    if (UNLIKELY(job.debug))
        check_overlap(routine, dest, source, request.bytes);
    request.schedule = &broadcast;
    request.root = root;
    return underway_begin(routine, team, &request, req);
}

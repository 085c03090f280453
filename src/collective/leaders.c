#include "leaders.h"

#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "base/environment.h"
#include "exchange.h"
#include "group.h"

static bool broadcasts_by_group(const char *routine, struct leaders *leaders, size_t bytes)
{
    size_t algorithm = environment.algorithms.broadcast;
    if (algorithm == BROADCAST_AUTO && bytes > environment.algorithms.tree)
        return group_serves(routine, leaders, false);
    return algorithm == BROADCAST_GROUP && group_serves(routine, leaders, true);
}

static bool gathers_by_group(const char *routine, struct leaders *leaders)
{
    size_t algorithm = environment.algorithms.gather;
    return algorithm != GATHER_RING && group_serves(routine, leaders, algorithm == GATHER_GROUP);
}

void leaders_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                       int root)
{
    bool by_group = broadcasts_by_group(routine, leaders, bytes);
    for (size_t done = 0, piece; done < bytes; done += piece) {
        char *at = (char *)data + done;
        piece = bytes - done < BACKEND_MESSAGE_MOST ? bytes - done : BACKEND_MESSAGE_MOST;
        if (by_group)
            group_broadcast(routine, leaders, at, piece, root);
        else
            exchange_broadcast(routine, leaders, at, piece, root);
    }
}

void leaders_reduce(const char *routine, struct leaders *leaders, enum reduce_operation operation,
                    enum reduce_type type, void *data, size_t nelems)
{
    const struct kernel *kernel = kernel_of(routine, operation, type);
    size_t most = BACKEND_MESSAGE_MOST / kernel->size;
    for (size_t done = 0, piece; done < nelems; done += piece) {
        piece = nelems - done < most ? nelems - done : most;
        exchange_reduce(routine, leaders, kernel, (char *)data + done * kernel->size, piece);
    }
}

void leaders_gather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                    const size_t *lengths)
{
    if (gathers_by_group(routine, leaders))
        group_gather(routine, leaders, mine, all, lengths);
    else
        exchange_gather(routine, leaders, mine, all, lengths);
}

void leaders_dismiss(struct team *team)
{
    struct leaders *leaders = team->leaders;
    if (leaders == NULL)
        return;
    group_dismiss(leaders);
    free(leaders->pes);
    free(leaders);
    team->leaders = NULL;
}

/* ---- What all members do ---- */

void leaders_meet(const char *routine, struct team *team)
{
    if (meeting_gather(routine, team))
        exchange_barrier(routine, leaders_enter(routine, team));
    meeting_release(routine, team);
}

void leaders_meet_in_routine(const char *routine, struct team *team)
{
    if (!team_spans_nodes(team)) {
        meeting_meet(routine, team);
        meeting_require_routine(routine, team, team->local_size);
        return;
    }
    if (meeting_gather(routine, team)) {
        meeting_require_routine(routine, team, team->local_size);
        exchange_barrier_of_routine(routine, leaders_enter(routine, team));
    }
    meeting_release(routine, team);
    meeting_require_routine(routine, team, 1);
}

static void spread_by_leaders(const char *routine, struct team *team, int member, size_t bytes)
{
    int local = team_local_of(team, member);
    void *payload = meeting_own(team)->payload;
    if (local >= 0)
        memcpy(payload, meeting_of(team, local)->payload, bytes);
    struct leaders *leaders = leaders_enter(routine, team);
    leaders_broadcast(routine, leaders, payload, bytes, leaders_place_of(leaders, member));
}

const void *leaders_spread(const char *routine, struct team *team, int member, size_t bytes)
{
    ASSERT(bytes <= CELL_PAYLOAD);
    if (meeting_gather(routine, team))
        spread_by_leaders(routine, team, member, bytes);
    meeting_release(routine, team);
    return meeting_of(team, 0)->payload;
}

/*
 * Between nodes: what the local leaders of a team that spans several nodes do with each other.
 *
 * They exchange data in messages of their own (leader_p2p.h), but for gathers and broadcasts of
 * much, for which a team may get a group (leader_comm.h).
 */
#ifndef ISTHMUS_LEADER_COLL_H
#define ISTHMUS_LEADER_COLL_H

#include "coll/coll.h"
#include "coll/shm/shm_sync.h"
#include "leaders.h"

/* `bytes` from the leader at place `root`, which only reads its own, to all. */
void leader_coll_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                           int root);
/* Every leader's data becomes the reduction of all, the same bits everywhere. */
void leader_coll_allreduce(const char *routine, struct leaders *leaders,
                           enum reduce_operation operation, enum reduce_type type, void *data,
                           size_t nelems);
/* lengths[i] bytes from the leader at place i, one behind the other, into `all`; together at most
 * BACKEND_MESSAGE_MAX. */
void leader_coll_allgather(const char *routine, struct leaders *leaders, const void *mine,
                           void *all, const size_t *lengths);

/* Forgets them and frees their group; for every member, when the team goes. Waits for nobody. */
void leader_coll_free(struct team *team);

/* For all members of a team of several nodes: they come together; or they do, and get what `member`
 * had put into its cell, to be read before the next meeting. */
void leader_coll_sync(const char *routine, struct team *team);
const void *leader_coll_broadcast_slot(const char *routine, struct team *team, int member,
                                       size_t bytes);

/* For all members of any team: they come together, and the job ends unless all do so in this
 * routine. */
void leader_coll_sync_in_routine(const char *routine, struct team *team);

/* All members come together, on one node or several. */
static inline void leader_coll_sync_team(const char *routine, struct team *team)
{
    if (team_spans_nodes(team))
        leader_coll_sync(routine, team);
    else
        shm_sync_barrier(routine, team);
}

/* On one node or several: gives the payload that a member came with, whom all wait for. */
static inline const void *leader_coll_payload_of(const char *routine, struct team *team, int member,
                                                 size_t bytes)
{
    if (team_spans_nodes(team))
        return leader_coll_broadcast_slot(routine, team, member, bytes);
    shm_sync_wait_for_one(routine, team, member);
    return shm_sync_slot_of(team, member)->payload;
}

#endif

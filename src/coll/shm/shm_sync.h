/*
 * Meetings: how the members of a team's local part come together in node-shared memory, and hand
 * each other small payloads on the way. Members are known by their local numbers here.
 *
 * Each member owns some cells in the memory of the local leader and uses them by turns. To meet,
 * a member writes the number of the meeting into its cell, behind its payload, and waits until it
 * sees that number, or a later one, in everyone's. So a payload travels with the arrival, in one
 * cache line if it is short, and a collective whose payloads fit costs one meeting: who comes to
 * the next has read what was brought to this one.
 *
 * Who needs one member's payload only waits for that one, and may be any number of meetings behind
 * or ahead of the others. Who has something to write into a cell again waits until all have come to
 * the meeting after the one to which it brought what is there.
 *
 * In a team of several nodes two meetings stand around what the leaders do: in the first only the
 * leader waits, and it alone may read the cells; in the second the others wait for nobody but the
 * leader, and may read its cell only.
 */
#ifndef ISTHMUS_SHM_SYNC_H
#define ISTHMUS_SHM_SYNC_H

#include "base/assert.h"
#include "base/environment.h"
#include "base/fence.h"
#include "base/routine.h"
#include "diag/hang.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "team/team.h"

enum { SHM_SYNC_PAYLOAD = ALGORITHMS_SLOT_BYTES_MAX };

struct shm_sync_slot {
    _Alignas(64) uint64_t round; /* the last meeting that its owner came to with this cell */
    uint64_t nelems;
    char payload[SHM_SYNC_PAYLOAD];
    uint32_t routine; /* in which its owner came (base/routine.h) */
};

/* Which set of PEs a meeting that no split hands round is for (shm_sync_find). */
struct shm_sync_key {
    int kind; /* the logarithm of an active set's stride, or one of these */
    int start, size;
    uint64_t p_sync; /* of an active set's (team.c) */
};
enum { SHM_SYNC_WORLD = -1, SHM_SYNC_SHARED = -2 };

struct shm_sync {
    uint64_t base; /* the last meeting of the team that used this memory before */
    uint64_t next; /* offset of the next in its list */
    struct shm_sync_key key;
    bool pairwise;      /* whether members may meet so (pairwise.h): the same for all */
    uint64_t nbc_table; /* offset of what they begin nonblocking collectives by (nbc_table.h); 0:
                           none yet */
    _Alignas(64) struct doorbell doorbell_all;
    struct doorbell doorbell_leader; /* for shm_sync_fan_in */
    uint64_t woken_round;            /* the meeting whose sleepers have been woken */
    uint64_t arrived_bits;        /* a bit of each member, which changes as it comes (pairwise.h) */
    struct shm_sync_slot slots[]; /* all members' first ones, then all second ones, and so on */
};

/* World number and member number of the member with this local number. */
static inline int team_local_world_pe(const struct team *team, int local)
{
    return node.pes[team->node_ranks[local]];
}

static inline int team_local_member(const struct team *team, int local)
{
    return rank_map_member(&team->members, team_local_world_pe(team, local));
}

static inline struct shm_sync_slot *shm_sync_slot(const struct team *team, uint64_t round,
                                                  int member)
{
    ASSERT(member >= 0 && member < team->local_size);
    return &team->sync->slots[round % TEAM_SLOTS * (size_t)team->local_size + (size_t)member];
}

/* Waits until all have read what this member brought to a meeting. */
void shm_sync_wait_read(struct team *team, uint64_t round);

/* For who will write where it brought something to an earlier meeting, or in the coming one. */
static inline void shm_sync_reuse(struct team *team, uint64_t *last)
{
    if (UNLIKELY(*last > team->read_round && *last <= team->round))
        shm_sync_wait_read(team, *last);
    *last = team->round + 1;
}

/* This member's cell of the coming meeting, to be filled before it. */
static inline struct shm_sync_slot *shm_sync_own_slot(struct team *team)
{
    uint64_t round = team->round + 1;
    shm_sync_reuse(team, &team->slot_rounds[round % TEAM_SLOTS]);
    return shm_sync_slot(team, round, team->local_rank);
}

/* A member's cell of the last meeting, to be read before the coming one. */
static inline const struct shm_sync_slot *shm_sync_slot_of(const struct team *team, int member)
{
    return shm_sync_slot(team, team->round, member);
}

/* Whether so many bytes go by cells. */
static inline bool shm_sync_fits_slot(size_t bytes)
{
    return bytes <= environment.algorithms.slot_bytes;
}

/* The first member of next .. end-1 that has not come to a meeting; `end` if all have. The loads do
 * not depend on each other, so their cache misses overlap. */
static inline int shm_sync_first_missing(const struct team *team, uint64_t round, int next, int end)
{
    while (next < end &&
           __atomic_load_n(&shm_sync_slot(team, round, next)->round, __ATOMIC_ACQUIRE) >= round)
        ++next;
    return next;
}

/* Tells that this member has come to the next meeting, and gives its number. */
static inline uint64_t shm_sync_arrive(const char *routine, struct team *team)
{
    uint64_t round = team->round + 1;
    struct shm_sync_slot *mine = shm_sync_slot(team, round, team->local_rank);
    waiting_require_no_handler(routine);
    mine->routine = routine_number(routine);
    fence_to_other_process();
    __atomic_store_n(&mine->round, round, __ATOMIC_RELEASE);
    return round;
}

/* For who waits long: ends the job if a member that has not come to a meeting will not any more. */
void shm_sync_fail_if_exited(const char *routine, const struct team *team, uint64_t round,
                             int local);
/* The same, and if it waits for this PE in another collective. */
void shm_sync_check_peer(const char *routine, const struct team *team, uint64_t round, int local,
                         struct hang_observation *seen);

/* After a meeting: ends the job unless each member 0 .. end-1 came to it in this routine. */
void shm_sync_require_routine(const char *routine, const struct team *team, int end);

/* Waits until all local members have come. What they wrote before is then visible. */
void shm_sync_barrier(const char *routine, struct team *team);

/* On one node: a meeting at which all wait for one member, who waits for nobody; and one at which
 * that member waits for all, and nobody else waits. */
void shm_sync_wait_for_one(const char *routine, struct team *team, int member);
void shm_sync_notify_one(const char *routine, struct team *team, int member);

/* A meeting at which the leader waits for all, and nobody else waits. True for the leader. */
bool shm_sync_fan_in(const char *routine, struct team *team);
/* The meeting after that: all wait for the leader, which waits for nobody. */
void shm_sync_fan_out(const char *routine, struct team *team);

/* Members that a meeting's memory, which teams of about one size use in turn, has room for. */
size_t shm_sync_capacity(int size);
/* Memory for the meetings of `size` PEs whose leader is this one; its offset in this PE's arena. */
size_t shm_sync_alloc(const char *routine, int size);
/* Connects the team to it. */
void shm_sync_attach(struct team *team, size_t offset);
/* For each local member, when all have come to the last meeting; the leader gives the memory back.
 */
void shm_sync_detach(const struct team *team);

/* Connects the team to the one meeting that has this kind and p_sync, and the team's start and
 * size; whoever comes first makes it. */
void shm_sync_find(const char *routine, struct team *team, int kind, uint64_t p_sync);

/* Forgets what was given back: the arena is about to go. */
void shm_sync_stop(void);

#endif

/*
 * Shared-memory barriers: how the members of a team synchronize within a node, and pass small
 * payloads to each other. Members are identified by their local rank: 0 is the local leader.
 *
 * Each member has TEAM_SLOTS slots in the memory of the local leader, and uses them alternately.
 * Barriers of a team are numbered; the number is called the round. To arrive, a member writes its
 * payload into its slot, and then the round. It waits until the slot of each member contains this
 * round or a later one. A short payload is in the same cache line as the round. A collective whose
 * payloads fit into slots needs one barrier: a member that arrives at the next barrier has read the
 * payloads of this one.
 *
 * A member that needs the payload of one member waits only for that member. It may then be any
 * number of rounds behind or ahead of the other members. Before a member reuses a slot, it waits
 * until all members have read its previous contents. That is the case once they have arrived at the
 * barrier after the one that passed it.
 *
 * If a team spans nodes, two barriers enclose the communication of the leaders. In the first
 * (fan-in) only the leader waits, and only the leader may read the slots. In the second (fan-out)
 * the other members wait only for the leader, and may read only its slot.
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
    _Alignas(64) uint64_t round; /* last round at which its member arrived with this slot */
    uint64_t nelems;
    char payload[SHM_SYNC_PAYLOAD];
    uint32_t routine; /* public routine in which its member arrived (base/routine.h) */
};

/* Identifies the team of a shm_sync that shm_sync_find looks up. Teams that a split creates do not
 * use it. */
struct shm_sync_key {
    int kind; /* log2 of an active set's stride, or SHM_SYNC_WORLD or SHM_SYNC_SHARED */
    int start, size;
    uint64_t p_sync; /* identifies the pSync array of an active set (active_set.c); otherwise 0 */
};
enum { SHM_SYNC_WORLD = -1, SHM_SYNC_SHARED = -2 };

struct shm_sync {
    uint64_t base; /* last round of the team that used this memory before */
    uint64_t next; /* offset of the next shm_sync in its list; 0: none */
    struct shm_sync_key key;
    bool pairwise;      /* members may use pairwise.h; the same on all members */
    uint64_t nbc_table; /* offset of the descriptor table of nonblocking collectives (nbc_table.h);
                           0: none yet */
    _Alignas(64) struct doorbell doorbell_all;
    struct doorbell doorbell_leader; /* for shm_sync_fan_in */
    uint64_t woken_round;            /* last round whose sleeping members were woken */
    uint64_t arrived_bits;           /* one bit per member, flipped when it arrives (pairwise.h) */
    struct shm_sync_slot
        slots[]; /* the first slot of each member, then the second of each, and so on */
};

/* Return the number in the job, and the number in the team, of the member with this local rank. */
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

/* Waits until all members have read the payload that this member passed at the barrier `round`. */
void shm_sync_wait_read(struct team *team, uint64_t round);

/* Called before this member writes to memory that others may still read. `last` is the round at
 * which the memory was last passed; it is set to the coming round. Waits until all members have
 * read the previous contents. */
static inline void shm_sync_reuse(struct team *team, uint64_t *last)
{
    if (UNLIKELY(*last > team->read_round && *last <= team->round))
        shm_sync_wait_read(team, *last);
    *last = team->round + 1;
}

/* Returns this member's slot of the coming barrier, to be filled before the barrier. */
static inline struct shm_sync_slot *shm_sync_own_slot(struct team *team)
{
    uint64_t round = team->round + 1;
    shm_sync_reuse(team, &team->slot_rounds[round % TEAM_SLOTS]);
    return shm_sync_slot(team, round, team->local_rank);
}

/* Returns the slot of local member `member` of the last barrier. It must be read before the coming
 * barrier. */
static inline const struct shm_sync_slot *shm_sync_slot_of(const struct team *team, int member)
{
    return shm_sync_slot(team, team->round, member);
}

/* Returns true if data of this size fit into a slot. */
static inline bool shm_sync_fits_slot(size_t bytes)
{
    return bytes <= environment.algorithms.slot_bytes;
}

/* Returns the first local rank in next .. end-1 that has not arrived at a round, or `end` if all
 * have. The loads do not depend on each other, so their cache misses overlap. */
static inline int shm_sync_first_missing(const struct team *team, uint64_t round, int next, int end)
{
    while (next < end &&
           __atomic_load_n(&shm_sync_slot(team, round, next)->round, __ATOMIC_ACQUIRE) >= round)
        ++next;
    return next;
}

/* Arrives at the next barrier without waiting, and returns its round. */
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

/* Aborts the job if the local member has not arrived and has exited. Called during long waits. */
void shm_sync_fail_if_exited(const char *routine, const struct team *team, uint64_t round,
                             int local);
/* Like shm_sync_fail_if_exited. Also aborts if the member waits for this PE in another collective,
 * which is a deadlock. `seen` keeps the state between calls of one wait. */
void shm_sync_check_peer(const char *routine, const struct team *team, uint64_t round, int local,
                         struct hang_observation *seen);

/* Called after a barrier. Aborts the job unless each local member 0 .. end-1 arrived at it in this
 * routine. */
void shm_sync_require_routine(const char *routine, const struct team *team, int end);

/* Barrier: waits until all local members have arrived. Everything that they wrote before is then
 * visible. */
void shm_sync_barrier(const char *routine, struct team *team);

/* Barriers for teams within one node. In shm_sync_wait_for_one all members wait for `member`, which
 * does not wait. In shm_sync_notify_one only `member` waits, until all have arrived. */
void shm_sync_wait_for_one(const char *routine, struct team *team, int member);
void shm_sync_notify_one(const char *routine, struct team *team, int member);

/* Barrier at which only the leader waits, until all local members have arrived. Returns true on the
 * leader. */
bool shm_sync_fan_in(const char *routine, struct team *team);
/* Barrier after a fan-in: all members wait for the leader, which does not wait. */
void shm_sync_fan_out(const char *routine, struct team *team);

/* Returns the number of members that a shm_sync allocated for `size` members can have. Teams of
 * similar sizes reuse each other's memory. */
size_t shm_sync_capacity(int size);
/* Allocates a shm_sync for a team of `size` local members whose leader is this PE. Returns its
 * offset in this PE's arena. */
size_t shm_sync_alloc(const char *routine, int size);
/* Connects the team to the shm_sync at this offset of the local leader's arena. */
void shm_sync_attach(struct team *team, size_t offset);
/* Disconnects the team. Each local member calls it after all have arrived at the team's last
 * barrier. The leader returns the memory to a free list. */
void shm_sync_detach(const struct team *team);

/* Connects the team to the shm_sync with this kind, p_sync, and the team's start and size. The
 * first member that calls it creates the shm_sync. */
void shm_sync_find(const char *routine, struct team *team, int kind, uint64_t p_sync);

/* Clears the free lists. Called before the arena is unmapped. */
void shm_sync_stop(void);

#endif

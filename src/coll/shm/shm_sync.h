/*
 * Shared-memory barriers of a team: the members on one node synchronize, and pass small data to
 * each other. The collectives in src/coll call these functions.
 *
 * Members on a node are identified by their local rank. Local rank 0 is the local leader. The
 * struct shm_sync of a team is in the memory of the local leader, and has TEAM_SLOTS slots for each
 * member. A member uses its slots one after another.
 *
 * The barriers of a team are numbered; the number of a barrier is its round. To arrive, a member
 * writes its payload into its slot, and then the round. It waits until the slot of every member
 * contains this round or a later one. The payloads are valid until the next barrier, so a
 * collective whose data fit into slots needs only one barrier. A short payload is in the same cache
 * line as the round.
 *
 * Waiting for one member: a member that needs the payload of only one member waits only for that
 * member (shm_sync_wait_for_one). It may be several rounds ahead of or behind the other members.
 * Before a member reuses a slot, it therefore waits until all members have read its previous
 * payload. A member has read the payloads of round r when it arrives at round r + 1.
 *
 * Teams that span nodes: two barriers enclose the communication of the leaders. At the first
 * (fan-in, the arrive phase), only the leader waits, and only the leader may read the slots. At the
 * second (fan-out, the release phase), the other members wait for the leader, and may read only its
 * slot.
 *
 * Locks: barriers need no lock, because only one thread of a PE may use a team at a time. A mutex
 * in shm_sync.c protects the memory of deleted teams, which new teams reuse.
 */
#ifndef ISTHMUS_SHM_SYNC_H
#define ISTHMUS_SHM_SYNC_H

#include "base/assert.h"
#include "base/environment.h"
#include "base/fence.h"
#include "base/link.h"
#include "base/routine.h"
#include "diag/hang.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "team/team.h"

enum { SHM_SYNC_PAYLOAD = ALGORITHMS_SLOT_BYTES_MAX };

/* Memory in which a member stores its arrival at a barrier, and its payload. */
struct shm_sync_slot {
    /* Number of the last barrier at which the member arrived with this slot. */
    _Alignas(64) uint64_t round;
    uint64_t nelems;
    char payload[SHM_SYNC_PAYLOAD];
    uint32_t routine; /* public routine in which the member arrived (base/routine.h) */
};

/* Key with which shm_sync_find looks up the shm_sync of a predefined team or an active set. Teams
 * that a split creates have no key. */
struct shm_sync_key {
    int kind; /* log2 of an active set's stride, or SHM_SYNC_WORLD or SHM_SYNC_SHARED */
    int start, size;
    uint64_t p_sync; /* identifies the pSync array of an active set (active_set.c); otherwise 0 */
};
enum { SHM_SYNC_WORLD = -1, SHM_SYNC_SHARED = -2 };

/* State of a team that its members on one node share. */
struct shm_sync {
    uint64_t base; /* number of the last barrier of the previous team that used this memory; 0 if
                      there was none */
    union {
        /* Offset of the next struct shm_sync in the list of shm_sync_find; 0 if there is none. */
        uint64_t next;
        struct link free; /* link in a pool of the leader while no team uses the memory */
    };
    struct shm_sync_key key;
    bool pairwise; /* true if the members may use the pairwise exchange (pairwise.h) */
    /* Offset of the descriptor table of nonblocking collectives (nbc_table.h); 0: none yet. */
    uint64_t nbc_table;
    _Alignas(64) struct doorbell doorbell_all;
    struct doorbell doorbell_leader; /* futex on which the leader sleeps in shm_sync_fan_in */
    uint64_t woken_round;            /* last barrier (round) whose sleeping members were woken */
    uint64_t arrived_bits; /* one bit per member, flipped when the member arrives (pairwise.h) */
    /* The first slot of each member by local rank, then the second slot of each, and so on. */
    struct shm_sync_slot slots[];
};

/* team_local_world_pe returns the PE number in the job, and team_local_member the PE number in the
 * team, of the member with this local rank. */
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

/* Waits until all members have read the payload that this member exposed at the barrier `round`. */
void shm_sync_wait_read(struct team *team, uint64_t round);

/* Called before this member writes to memory that other members may still read, such as its slot.
 * Waits until all members have read the previous contents. `last` is the round of the barrier at
 * which this memory was exposed last. Sets *last to the round of the next barrier. */
static inline void shm_sync_reuse(struct team *team, uint64_t *last)
{
    if (UNLIKELY(*last > team->read_round && *last <= team->round))
        shm_sync_wait_read(team, *last);
    *last = team->round + 1;
}

/* Returns the slot of this member for the next barrier. The caller may write the payload into it
 * before it arrives. */
static inline struct shm_sync_slot *shm_sync_own_slot(struct team *team)
{
    uint64_t round = team->round + 1;
    shm_sync_reuse(team, &team->slot_rounds[round % TEAM_SLOTS]);
    return shm_sync_slot(team, round, team->local_rank);
}

/* Returns the slot of the member with local rank `member` for the last barrier. The caller must
 * read the slot before it arrives at the next barrier. */
static inline const struct shm_sync_slot *shm_sync_slot_of(const struct team *team, int member)
{
    return shm_sync_slot(team, team->round, member);
}

/* Returns true if data of this size fit into a slot. */
static inline bool shm_sync_fits_slot(size_t bytes)
{
    return bytes <= environment.algorithms.slot_bytes;
}

/* Returns the first local rank in next .. end-1 whose member has not arrived at the barrier
 * `round`. Returns `end` if all have arrived. The loads do not depend on each other, so their cache
 * misses overlap. */
static inline int shm_sync_first_missing(const struct team *team, uint64_t round, int next, int end)
{
    while (next < end &&
           __atomic_load_n(&shm_sync_slot(team, round, next)->round, __ATOMIC_ACQUIRE) >= round)
        ++next;
    return next;
}

/* Arrives at the next barrier without waiting for other members, and returns the round of the
 * barrier. */
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

/* Aborts the job if the member with local rank `local` has exited without arriving at the barrier
 * `round`. Called during long waits. */
void shm_sync_fail_if_exited(const char *routine, const struct team *team, uint64_t round,
                             int local);
/* Like shm_sync_fail_if_exited. Also aborts the job if the member waits for this PE in another
 * collective, which is a deadlock. `seen` is the state of one wait, initialized with zeros. */
void shm_sync_check_peer(const char *routine, const struct team *team, uint64_t round, int local,
                         struct hang_observation *seen);

/* Called after a barrier. Aborts the job unless the members with local ranks 0 .. end - 1 arrived
 * at the barrier in the public routine `routine`. */
void shm_sync_require_routine(const char *routine, const struct team *team, int end);

/* Barrier: waits until all members on this node have arrived. Everything that they wrote to shared
 * memory before the barrier is then visible to this PE. */
void shm_sync_barrier(const char *routine, struct team *team);

/* Barriers for teams within one node at which only some members wait. In shm_sync_wait_for_one, the
 * members wait only until the member with local rank `member` has arrived, which itself does not
 * wait. In shm_sync_notify_one, only the member with local rank `member` waits, until all have
 * arrived. */
void shm_sync_wait_for_one(const char *routine, struct team *team, int member);
void shm_sync_notify_one(const char *routine, struct team *team, int member);

/* Fan-in: barrier at which only the leader of the node waits, until all members on the node have
 * arrived. Returns true on the leader. */
bool shm_sync_fan_in(const char *routine, struct team *team);
/* Fan-out: barrier after a fan-in. All members wait until the leader of the node has arrived. The
 * leader does not wait. */
void shm_sync_fan_out(const char *routine, struct team *team);

/* Returns the capacity, in members, of the memory that shm_sync_alloc returns for `size` members.
 * Teams with the same capacity can reuse this memory. */
size_t shm_sync_capacity(int size);
/* Allocates a struct shm_sync for a team with `size` members on this node. Called by the leader of
 * the node. Returns the offset of the memory in the arena of this PE. */
size_t shm_sync_alloc(const char *routine, int size);
/* Connects the team to the struct shm_sync at this offset in the arena of the leader of the
 * node. */
void shm_sync_attach(struct team *team, size_t offset);
/* Disconnects the team from its struct shm_sync. Every member calls it after all members on the
 * node have arrived at the last barrier of the team. The leader of the node returns the memory to a
 * pool. */
void shm_sync_detach(const struct team *team);

/* Connects a predefined team or an active set to its struct shm_sync. Looks up the struct by its
 * struct shm_sync_key; `start` and `size` of the key are those of the team. The first member that
 * calls this function creates the struct. */
void shm_sync_find(const char *routine, struct team *team, int kind, uint64_t p_sync);

/* Empties the pools of unused shared memory. Called in shmem_finalize, before the shared-memory
 * arena is unmapped. */
void shm_sync_stop(void);

#endif

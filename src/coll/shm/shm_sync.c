#include "shm_sync.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>

#include "base/assert.h"
#include "base/pool.h"
#include "base/report.h"
#include "diag/hang.h"
#include "diag/lifecycle.h"
#include "net/peer_wait.h"
#include "shm/node.h"
#include "shm/waiting.h"

/* Arguments of a wait until the members with local ranks next .. end-1 have arrived at a barrier.
 * `round` is the number of the barrier. While members arrive, the wait increases `next`. */
struct arrivals {
    const struct team *team;
    uint64_t round;
    int next, end;
};

static inline bool shm_sync_all_arrived(struct arrivals *arrivals)
{
    arrivals->next =
        shm_sync_first_missing(arrivals->team, arrivals->round, arrivals->next, arrivals->end);
    return arrivals->next >= arrivals->end;
}

static void shm_sync_explain_missing(const void *what, char *text, size_t capacity)
{
    const struct arrivals *arrivals = what;
    const struct team *team = arrivals->team;
    if (arrivals->next >= arrivals->end)
        /* All have arrived since the wait began. */
        snprintf(text, capacity, "the last PEs of a collective, which have now arrived");
    else
        snprintf(text, capacity, "PE %d, which has not entered this collective of %d PEs%s",
                 team_local_world_pe(team, arrivals->next), team->members.size,
                 team_spans_nodes(team) ? ", or waits in it for PEs of other nodes" : "");
}

static bool shm_sync_is_missing(const struct team *team, uint64_t round, int local)
{
    return shm_sync_first_missing(team, round, local, local + 1) == local;
}

/* A member that exits regularly arrives at its last barrier first. A member that has exited and has
 * not arrived will therefore never arrive. */
void shm_sync_fail_if_exited(const char *routine, const struct team *team, uint64_t round,
                             int local)
{
    if (lifecycle_is_leaving(lifecycle_of(team->node_ranks[local])) &&
        shm_sync_is_missing(team, round, local))
        peer_wait_report_exit(routine, team_local_world_pe(team, local), team->members.size);
}

void shm_sync_require_routine(const char *routine, const struct team *team, int end)
{
    uint32_t mine = routine_number(routine);
    for (int local = 0; local < end; local++) {
        uint32_t theirs = shm_sync_slot_of(team, local)->routine;
        if (theirs != mine)
            hang_report_mismatch(routine, team_local_world_pe(team, local), routine_name(theirs));
    }
}

void shm_sync_check_peer(const char *routine, const struct team *team, uint64_t round, int local,
                         struct hang_observation *seen)
{
    int pe = team_local_world_pe(team, local);
    shm_sync_fail_if_exited(routine, team, round, local);
    hang_publish_wait(routine, pe);
    struct hang_record theirs = hang_record_of(team->node_ranks[local]);
    /* Check again whether the PE has arrived. It may have arrived and continued, and may now wait
     * for this PE in a later barrier, which is not a deadlock. */
    if (hang_is_deadlock(seen, pe, theirs) && shm_sync_is_missing(team, round, local))
        hang_report_mismatch(routine, pe, routine_name(theirs.routine));
}

/* Returns true if PEs of this host share cores, and all of them are members of the team. A core on
 * which all members have arrived then has nothing else to do. */
static bool shm_sync_has_all_pes(const struct team *team)
{
    return waiting_oversubscribed && team->local_size == node.host_pes && waiting_network() == NULL;
}

/* Publishes on which core this thread waits, and returns the published number. */
static uint32_t shm_sync_publish_core(const struct team *team)
{
    uint32_t *published = &node_control(team->node_ranks[team->local_rank])->state.core;
    uint32_t core = (uint32_t)sched_getcpu() + 1;
    if (__atomic_load_n(published, __ATOMIC_RELAXED) != core)
        __atomic_store_n(published, core, __ATOMIC_RELAXED);
    return core;
}

/* Returns true if any member that has not arrived last waited on this core, or on an unknown one.
 * The member needs this core to arrive, even if this wait is not for it. */
static bool shm_sync_needs_this_core(const struct team *team, uint64_t round)
{
    uint32_t mine = shm_sync_publish_core(team);
    for (int local = 0; local < team->local_size; local++) {
        const uint32_t *published = &node_control(team->node_ranks[local])->state.core;
        uint32_t core = __atomic_load_n(published, __ATOMIC_RELAXED);
        if ((core == mine || core == 0) && shm_sync_is_missing(team, round, local))
            return true;
    }
    return false;
}

/* Chooses how a wait begins. Returns true if it must spin as soon as no missing member needs this
 * core. A yield would then give the core to a member that has arrived, too. */
static bool shm_sync_begin_wait(const struct team *team, struct waiting *waiting)
{
    bool has_all_pes = shm_sync_has_all_pes(team);
    if (has_all_pes)
        waiting_skip_spin(waiting);
    else
        waiting_shorten_spin(waiting);
    return has_all_pes;
}

static __attribute__((noinline)) void shm_sync_wait_for_arrivals(const char *routine,
                                                                 struct doorbell *doorbell_all,
                                                                 struct arrivals arrivals)
{
    struct waiting waiting =
        waiting_begin(routine, doorbell_all, shm_sync_explain_missing, &arrivals);
    struct hang_observation seen = {0};
    bool may_spin = shm_sync_begin_wait(arrivals.team, &waiting);
    while (!shm_sync_all_arrived(&arrivals)) {
        if (waiting.is_long)
            shm_sync_check_peer(routine, arrivals.team, arrivals.round, arrivals.next, &seen);
        if (may_spin && !waiting.is_long &&
            !shm_sync_needs_this_core(arrivals.team, arrivals.round)) {
            waiting_spin_for_other_cores(&waiting);
            may_spin = false;
        }
        waiting_pause(&waiting);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

static inline void shm_sync_await_arrivals(const char *routine, struct doorbell *doorbell_all,
                                           struct arrivals arrivals)
{
    if (!shm_sync_all_arrived(&arrivals))
        shm_sync_wait_for_arrivals(routine, doorbell_all, arrivals);
    fence_from_other_process();
}

/* Wakes the members that sleep in the barrier `round`. Several members may find that all have
 * arrived, but only the first of them makes the system call. */
static __attribute__((noinline)) void
shm_sync_wake_sleepers(struct shm_sync *sync, struct doorbell *doorbell_all, uint64_t round)
{
    if (__atomic_exchange_n(&sync->woken_round, round, __ATOMIC_SEQ_CST) != round)
        doorbell_ring(doorbell_all);
}

/* Records that this member has completed the barrier `round`. Called after a barrier and after a
 * fan-out, because the end of each shows that all members have read the payloads of the previous
 * barrier. */
static inline void shm_sync_complete_round(struct team *team, uint64_t round)
{
    team->round = round;
    team->read_round = round - 1;
}

/* A member that has seen the arrivals of all members wakes those that sleep. Each member checks the
 * arrivals again before it sleeps, so at least one member stays awake and sees them all. The fence
 * orders the arrival of this member before its check for sleeping members. */
void shm_sync_barrier(const char *routine, struct team *team)
{
    struct shm_sync *sync = team->sync;
    uint64_t round = shm_sync_arrive(routine, team);
    shm_sync_await_arrivals(routine, &sync->doorbell_all,
                            (struct arrivals){team, round, 0, team->local_size});
    shm_sync_complete_round(team, round);
    fence_full();
    if (doorbell_has_sleepers(&sync->doorbell_all))
        shm_sync_wake_sleepers(sync, &sync->doorbell_all, round);
}

/* Wakes sleeping members whose wait may end because this member has arrived. If `for_me` is true,
 * the sleeping members wait only for this member. Otherwise they wait for all members. */
static void shm_sync_wake_waiting_members(struct team *team, bool for_me)
{
    struct shm_sync *sync = team->sync;
    struct arrivals all = {team, team->round, 0, team->local_size};
    fence_full();
    if (!doorbell_has_sleepers(&sync->doorbell_all))
        return;
    if (for_me)
        doorbell_ring(&sync->doorbell_all);
    else if (shm_sync_all_arrived(&all))
        shm_sync_wake_sleepers(sync, &sync->doorbell_all, team->round);
}

void shm_sync_wait_for_one(const char *routine, struct team *team, int member)
{
    uint64_t round = shm_sync_arrive(routine, team);
    shm_sync_await_arrivals(routine, &team->sync->doorbell_all,
                            (struct arrivals){team, round, member, member + 1});
    team->round = round;
    team->early_routine = routine;
    shm_sync_wake_waiting_members(team, team->local_rank == member);
}

void shm_sync_notify_one(const char *routine, struct team *team, int member)
{
    uint64_t round = team->round = shm_sync_arrive(routine, team);
    team->early_routine = routine;
    shm_sync_wake_waiting_members(team, false);
    if (team->local_rank != member)
        return;
    shm_sync_await_arrivals(routine, &team->sync->doorbell_all,
                            (struct arrivals){team, round, 0, team->local_size});
    team->read_round = round - 1;
}

void shm_sync_wait_read(struct team *team, uint64_t round)
{
    shm_sync_await_arrivals(team->early_routine, &team->sync->doorbell_all,
                            (struct arrivals){team, round + 1, 0, team->local_size});
    team->read_round = round;
}

/* A member wakes the leader if it finds that all members have arrived. */
bool shm_sync_fan_in(const char *routine, struct team *team)
{
    struct shm_sync *sync = team->sync;
    struct arrivals all = {team, shm_sync_arrive(routine, team), 0, team->local_size};
    team->round = all.round;
    if (team->local_rank == 0) {
        shm_sync_await_arrivals(routine, &sync->doorbell_leader, all);
        team->read_round = all.round - 1;
        return true;
    }
    fence_full();
    if (doorbell_has_sleepers(&sync->doorbell_leader) && shm_sync_all_arrived(&all))
        shm_sync_wake_sleepers(sync, &sync->doorbell_leader, all.round);
    return false;
}

void shm_sync_fan_out(const char *routine, struct team *team)
{
    struct shm_sync *sync = team->sync;
    uint64_t round = shm_sync_arrive(routine, team);
    shm_sync_await_arrivals(routine, &sync->doorbell_all, (struct arrivals){team, round, 0, 1});
    shm_sync_complete_round(team, round);
    fence_full();
    if (team->local_rank == 0 && doorbell_has_sleepers(&sync->doorbell_all))
        doorbell_ring(&sync->doorbell_all);
}

/* Pools of unused structs shm_sync in the arena of this PE, linked by their field `free`. The
 * capacity of a struct is a power of two of members, and each capacity has its own pool. The mutex
 * protects the pools. */
enum { CLASSES = 32 };
static struct pool free_syncs[CLASSES];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int shm_sync_size_class(int size)
{
    return size == 1 ? 0 : 32 - __builtin_clz((unsigned)size - 1);
}

size_t shm_sync_capacity(int size)
{
    return (size_t)1 << shm_sync_size_class(size);
}

static size_t shm_sync_allocate(const char *routine, int node_rank, int size)
{
    size_t slots = TEAM_SLOTS * shm_sync_capacity(size);
    size_t offset = arena_take(routine, node_rank,
                               sizeof(struct shm_sync) + slots * sizeof(struct shm_sync_slot));
    struct shm_sync *sync = arena_at(node_rank, offset);
    sync->pairwise = waiting_oversubscribed;
    return offset;
}

size_t shm_sync_alloc(const char *routine, int size)
{
    ASSERT(size >= 1);
    pthread_mutex_lock(&mutex);
    struct link *link = pool_take(&free_syncs[shm_sync_size_class(size)]);
    pthread_mutex_unlock(&mutex);
    return link != NULL ? arena_offset(node.rank, LINK_OWNER(link, struct shm_sync, free))
                        : shm_sync_allocate(routine, node.rank, size);
}

/* Takes the mutex only for ThreadSanitizer. Another thread may have used this memory for another
 * team before. The process of the leader orders the two uses, but ThreadSanitizer sees only this
 * process and would report a race. */
void shm_sync_attach(struct team *team, size_t offset)
{
    ASSERT(offset != 0);
    pthread_mutex_lock(&mutex);
    team->sync = arena_at(team->node_ranks[0], offset);
    team->round = team->read_round = team->sync->base;
    pthread_mutex_unlock(&mutex);
}

/* Returns the team's struct shm_sync to its pool. Another member may still read the slots, to check
 * for the last arrivals. This is safe: the rounds in slots only increase, so it finds the arrivals
 * even after the memory is reused. */
static void shm_sync_free_slots(const struct team *team)
{
    struct shm_sync *sync = team->sync;
    sync->base = team->round;
    sync->arrived_bits = 0;
    pool_return_first(&free_syncs[shm_sync_size_class(team->local_size)], &sync->free);
}

void shm_sync_detach(const struct team *team)
{
    pthread_mutex_lock(&mutex);
    if (team->local_rank == 0)
        shm_sync_free_slots(team);
    pthread_mutex_unlock(&mutex);
}

static void shm_sync_explain_list(const void *what, char *text, size_t capacity)
{
    (void)what;
    snprintf(text, capacity, "another PE to look up a team");
}

/* List of the structs shm_sync that shm_sync_find has created in the arena of this PE. It is in
 * this PE's control block, which all PEs of the node map. */
struct shm_sync_list {
    uint32_t lock;
    uint64_t first; /* arena offset of the first struct shm_sync; 0 if the list is empty */
};
_Static_assert(sizeof(struct shm_sync_list) <= sizeof(((struct control *)0)->shm_syncs),
               "the list fits into its part of the control block");

static struct shm_sync_list *shm_sync_list_of(int node_rank)
{
    return (struct shm_sync_list *)(void *)node_control(node_rank)->shm_syncs;
}

static void shm_sync_lock_list(const char *routine, int node_rank)
{
    struct waiting waiting =
        waiting_begin(routine, &node_control(node_rank)->doorbell, shm_sync_explain_list, NULL);
    while (__atomic_exchange_n(&shm_sync_list_of(node_rank)->lock, 1, __ATOMIC_SEQ_CST) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

static void shm_sync_unlock_list(int node_rank)
{
    ASSERT(__atomic_load_n(&shm_sync_list_of(node_rank)->lock, __ATOMIC_SEQ_CST) != 0);
    __atomic_store_n(&shm_sync_list_of(node_rank)->lock, 0, __ATOMIC_SEQ_CST);
    doorbell_wake(&node_control(node_rank)->doorbell);
}

static bool shm_sync_same_key(const struct shm_sync_key *one, const struct shm_sync_key *other)
{
    return one->kind == other->kind && one->start == other->start && one->size == other->size &&
           one->p_sync == other->p_sync;
}

void shm_sync_find(const char *routine, struct team *team, int kind, uint64_t p_sync)
{
    int leader = team->node_ranks[0];
    struct shm_sync_list *list = shm_sync_list_of(leader);
    struct shm_sync_key key = {kind, team->members.start, team->members.size, p_sync};
    struct shm_sync *sync;
    shm_sync_lock_list(routine, leader);
    size_t offset = list->first;
    while (offset != 0 && !shm_sync_same_key(&(sync = arena_at(leader, offset))->key, &key))
        offset = sync->next;
    if (offset == 0) {
        offset = shm_sync_allocate(routine, leader, team->local_size);
        sync = arena_at(leader, offset);
        sync->key = key;
        sync->next = list->first;
        list->first = offset;
    }
    shm_sync_unlock_list(leader);
    shm_sync_attach(team, offset);
}

void shm_sync_stop(void)
{
    for (int i = 0; i < CLASSES; i++)
        pool_init(&free_syncs[i]);
}

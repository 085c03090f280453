#include "pairwise.h"

#include <stdio.h>

#include "exposed.h"
#include "shm/waiting.h"

enum { MEMBERS_MAX = 64 }; /* arrived_bits has one bit per member */

bool pairwise_is_possible(const struct team *team)
{
    return team->sync->pairwise && environment.algorithms.pairwise_bytes != 0 &&
           team->local_size <= MEMBERS_MAX && !team_spans_nodes(team);
}

bool pairwise_applies(const struct team *team, size_t bytes)
{
    return pairwise_is_possible(team) && !exposed_is_copied(team, bytes) &&
           bytes <= environment.algorithms.pairwise_bytes;
}

/* Returns the copy counter of the member with local rank `local` for the last barrier. The counter
 * is the last word of the slot of that member. Each member that arrives later increments it after
 * it has copied the data between itself and that member. */
static uint64_t *pairwise_copies_done_of(const struct team *team, int local)
{
    struct shm_sync_slot *slot = shm_sync_slot(team, team->round, local);
    return (uint64_t *)(void *)(slot->payload + SHM_SYNC_PAYLOAD - sizeof(uint64_t));
}

static uint64_t pairwise_bit_of(int local)
{
    return (uint64_t)1 << local;
}

/* Each arrival flips the bit of the arriving member in arrived_bits. No bit flips again before all
 * members have arrived. Another member has therefore arrived if its bit equals the bit of this
 * member after the flip. */
uint64_t pairwise_arrive(const char *routine, struct team *team)
{
    uint64_t mine = pairwise_bit_of(team->local_rank),
             all = UINT64_MAX >> (MEMBERS_MAX - team->local_size);
    *(uint64_t *)(void *)(shm_sync_own_slot(team)->payload + SHM_SYNC_PAYLOAD - sizeof(uint64_t)) =
        0;
    fence_to_other_process();
    uint64_t before = __atomic_fetch_xor(&team->sync->arrived_bits, mine, __ATOMIC_ACQ_REL);
    fence_from_other_process();
    team->round = shm_sync_arrive(routine, team);
    return ((before & mine) != 0 ? ~before : before) & all & ~mine;
}

void pairwise_mark_copied(const struct team *team, int local)
{
    fence_to_other_process();
    __atomic_fetch_add(pairwise_copies_done_of(team, local), 1, __ATOMIC_ACQ_REL);
}

/* Arguments of a wait for the members that have arrived later than this member. Their number is
 * `n_later`. The wait ends when all of them have copied the data between them and this member. */
struct missing_copies {
    const struct team *team;
    uint64_t n_later;
};

static bool pairwise_is_copied(const struct missing_copies *missing_copies)
{
    const struct team *team = missing_copies->team;
    return __atomic_load_n(pairwise_copies_done_of(team, team->local_rank), __ATOMIC_ACQUIRE) ==
           missing_copies->n_later;
}

static int pairwise_first_missing(const struct team *team)
{
    return shm_sync_first_missing(team, team->round, 0, team->local_size);
}

static void pairwise_explain_wait(const void *what, char *text, size_t capacity)
{
    const struct team *team = ((const struct missing_copies *)what)->team;
    int local = pairwise_first_missing(team);
    if (local < team->local_size)
        snprintf(text, capacity, "PE %d, which has not entered this collective of %d PEs",
                 team_local_world_pe(team, local), team->members.size);
    else
        snprintf(text, capacity, "other PEs to complete their copies");
}

/* Called in a long wait. Aborts the job if a member can no longer arrive, or has arrived in another
 * routine or with another length. */
static void pairwise_check_members(const char *routine, const struct team *team, size_t bytes,
                                   struct hang_observation *seen)
{
    int missing = pairwise_first_missing(team);
    if (missing < team->local_size) {
        shm_sync_check_peer(routine, team, team->round, missing, seen);
        return;
    }
    if (bytes == PAIRWISE_ANY_BYTES) {
        shm_sync_require_routine(routine, team, team->local_size);
        return;
    }
    for (int local = 0; local < team->local_size; local++)
        exposed_require_bytes(routine, team, local, bytes);
}

static void pairwise_wait_until_copied(const char *routine,
                                       const struct missing_copies *missing_copies, size_t bytes)
{
    const struct team *team = missing_copies->team;
    struct waiting waiting =
        waiting_begin(routine, &team->sync->doorbell_all, pairwise_explain_wait, missing_copies);
    struct hang_observation seen = {0};
    waiting_shorten_spin(&waiting);
    while (!pairwise_is_copied(missing_copies)) {
        waiting_pause(&waiting);
        if (waiting.is_long)
            pairwise_check_members(routine, team, bytes, &seen);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

/* Wakes members that wait until their data are copied, if all members have arrived. If a member has
 * not arrived yet, no wait can end now. The member that arrives last then wakes the waiting
 * members. */
static void pairwise_wake_uncopied_members(const struct team *team)
{
    if (doorbell_has_sleepers(&team->sync->doorbell_all) &&
        pairwise_first_missing(team) == team->local_size)
        doorbell_ring(&team->sync->doorbell_all);
}

void pairwise_wait(const char *routine, struct team *team, uint64_t earlier, size_t bytes)
{
    int n_copied = __builtin_popcountll(earlier);
    struct missing_copies missing_copies = {team, (uint64_t)(team->local_size - 1 - n_copied)};
    fence_full();
    pairwise_wake_uncopied_members(team);
    pairwise_wait_until_copied(routine, &missing_copies, bytes);
    fence_from_other_process();
    team->read_round = team->round;
}

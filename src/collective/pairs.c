#include "pairs.h"

#include <stdio.h>

#include "published.h"
#include "waiting/waiting.h"

enum { MOST = 64 }; /* members, for a bit of each */

bool pairs_possible(const struct team *team)
{
    return team->meeting->by_pairs && environment.algorithms.pairs != 0 &&
           team->local_size <= MOST && !team_spans_nodes(team);
}

bool pairs_serve(const struct team *team, size_t bytes)
{
    return pairs_possible(team) && !published_aside(team, bytes) &&
           bytes <= environment.algorithms.pairs;
}

/* By how many later ones a member has been served at the last meeting: behind the place that its
 * payload is. */
static uint64_t *served_of(const struct team *team, int local)
{
    struct cell *cell = meeting_cell(team, team->round, local);
    return (uint64_t *)(void *)(cell->payload + CELL_PAYLOAD - sizeof(uint64_t));
}

static uint64_t bit_of(int local)
{
    return (uint64_t)1 << local;
}

/* The bits of all members change from one meeting to the next, and nobody's does again before all
 * have come. So who has come has its bit as this member's will be. */
uint64_t pairs_come(const char *routine, struct team *team)
{
    uint64_t mine = bit_of(team->my_local), all = UINT64_MAX >> (MOST - team->local_size);
    *(uint64_t *)(void *)(meeting_own(team)->payload + CELL_PAYLOAD - sizeof(uint64_t)) = 0;
    fence_to_other_process();
    uint64_t before = __atomic_fetch_xor(&team->meeting->came, mine, __ATOMIC_ACQ_REL);
    fence_from_other_process();
    team->round = meeting_arrive(routine, team);
    return ((before & mine) != 0 ? ~before : before) & all & ~mine;
}

void pairs_served(const struct team *team, int local)
{
    fence_to_other_process();
    __atomic_fetch_add(served_of(team, local), 1, __ATOMIC_ACQ_REL);
}

/* What a member waits for: all the others that had not come before. */
struct lacking {
    const struct team *team;
    uint64_t later;
};

static bool is_served(const struct lacking *lacking)
{
    const struct team *team = lacking->team;
    return __atomic_load_n(served_of(team, team->my_local), __ATOMIC_ACQUIRE) == lacking->later;
}

static int first_absent(const struct team *team)
{
    return meeting_first_absent(team, team->round, 0, team->local_size);
}

static void explain_pairs(const void *what, char *text, size_t room)
{
    const struct team *team = ((const struct lacking *)what)->team;
    int local = first_absent(team);
    if (local < team->local_size)
        snprintf(text, room, "PE %d, which has not come to this collective of %d PEs",
                 team_local_world_pe(team, local), team->members.size);
    else
        snprintf(text, room, "PEs that copy");
}

/* Who waits long looks whether somebody will not come, or has come otherwise, with less. */
static void look_for_pairs(const char *routine, const struct team *team, size_t bytes,
                           struct awaited_seen *seen)
{
    int absent = first_absent(team);
    if (absent < team->local_size) {
        meeting_look(routine, team, team->round, absent, seen);
        return;
    }
    if (bytes == PAIRS_ANY_BYTES) {
        meeting_require_routine(routine, team, team->local_size);
        return;
    }
    for (int local = 0; local < team->local_size; local++)
        published_require(routine, team, local, bytes);
}

static void wait_until_served(const char *routine, const struct lacking *lacking, size_t bytes)
{
    const struct team *team = lacking->team;
    struct waiting waiting = waiting_begin(routine, &team->meeting->bell, explain_pairs, lacking);
    struct awaited_seen seen = {0};
    waiting_spin_briefly(&waiting);
    while (!is_served(lacking)) {
        waiting_pause(&waiting);
        if (waiting.is_long)
            look_for_pairs(routine, team, bytes, &seen);
    }
    awaited_hide();
    waiting_end(&waiting);
}

/* Whoever serves somebody last sees that all are here. */
static void wake_who_may_be_served(const struct team *team)
{
    if (doorbell_has_sleepers(&team->meeting->bell) && first_absent(team) == team->local_size)
        doorbell_ring(&team->meeting->bell);
}

void pairs_end(const char *routine, struct team *team, uint64_t earlier, size_t bytes)
{
    int served = __builtin_popcountll(earlier);
    struct lacking lacking = {team, (uint64_t)(team->local_size - 1 - served)};
    fence_full();
    wake_who_may_be_served(team);
    wait_until_served(routine, &lacking, bytes);
    fence_from_other_process();
    team->clear = team->round;
}

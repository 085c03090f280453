/*
 * Tests the hidden teams of active sets: each is created once and then found without a lock, only
 * valid PEs may use one, and the communicators of all teams are freed when the program finalizes
 * MPI first.
 */
#include <pthread.h>

static int counted_lock(pthread_mutex_t *mutex);
#define pthread_mutex_lock counted_lock
#define leader_coll_free   dismissed
#define team_comm_free     dismissed_communicator
#define shm_sync_find      found_meeting
#include "coll/active_set.c"  /* NOLINT(bugprone-suspicious-include) */
#include "coll/team_create.c" /* NOLINT(bugprone-suspicious-include) */
#undef pthread_mutex_lock

#include "apart.h"

enum { PES = 16 };
static int locks, meetings, dismissals, communicators;

static int counted_lock(pthread_mutex_t *locked)
{
    locks++;
    return pthread_mutex_lock(locked);
}

void found_meeting(const char *routine, struct team *team, int kind, uint64_t p_sync)
{
    (void)routine, (void)team, (void)kind, (void)p_sync;
    meetings++;
}

void dismissed(struct team *team)
{
    team->leaders = NULL;
    dismissals++;
}

void dismissed_communicator(struct team *team)
{
    (void)team;
    communicators++;
}

/* ---- Lookup ---- */

/* The first lookup creates the team collectively. The second finds it without a lock. */
static const struct team *expect_made(int start, int log_stride, int size, const long *p_sync)
{
    int before = meetings;
    const struct team *team = active_set_team("unit", start, log_stride, size, p_sync);
    CHECK(meetings == before + 1);
    CHECK(team->members.start == start && team->members.stride == 1 << log_stride &&
          team->members.size == size && team_is_active_set(team));
    before = locks;
    CHECK(active_set_team("unit", start, log_stride, size, p_sync) == team);
    CHECK_SIZE((size_t)locks, (size_t)before);
    return team;
}

static void equal_active_sets_find_the_same_team(void)
{
    const struct team *first = expect_made(0, 1, 4, NULL);  /* 0, 2, 4, 6 */
    const struct team *second = expect_made(0, 2, 2, NULL); /* 0 and 4 */
    const struct team *third = expect_made(0, 0, 16, NULL);
    CHECK(first != second && second != third && third != first);
    CHECK(active_set_team("unit", 0, 1, 4, NULL) == first && meetings == 3);
    CHECK(first->my_pe == 0 && first->local_size == 1);
}

/* Threads may execute collectives on equal active sets at the same time. They are distinguished by
 * pSync. */
static void p_sync_selects_the_team_only_with_threads(void)
{
    static _Alignas(64) long syncs[16];
    segments[SEGMENT_STATIC] = (struct segment){
        .name = "static data", .span = {.base = (char *)syncs, .length = sizeof syncs}};
    segment_publish();
    job.has_threads = true;
    const struct team *first = expect_made(0, 1, 3, &syncs[0]);
    const struct team *second = expect_made(0, 1, 3, &syncs[8]);
    CHECK(first != second && first->id != second->id);
    job.has_threads = false;
    CHECK(active_set_team("unit", 0, 1, 3, &syncs[0]) ==
          active_set_team("unit", 0, 1, 3, &syncs[8]));
}

/* ---- Errors ---- */

static void start_beyond(void)
{
    active_set_team("unit", PES, 0, 1, NULL);
}

static void start_before(void)
{
    active_set_team("unit", -1, 0, 1, NULL);
}

static void stride_beyond(void)
{
    active_set_team("unit", 0, 31, 1, NULL);
}

static void none(void)
{
    active_set_team("unit", 0, 0, 0, NULL);
}

static void end_beyond(void)
{
    active_set_team("unit", 0, 2, 5, NULL);
}

static void without_me(void)
{
    active_set_team("unit", 1, 1, 4, NULL);
}

static void invalid_active_sets_are_reported(void)
{
    expect_end(start_beyond, "unit: PE_start is 16: expected 0 to 15");
    expect_end(start_before, "unit: PE_start is -1: expected 0 to 15");
    expect_end(stride_beyond, "unit: logPE_stride is 31: expected 0 to 30");
    expect_end(none, "unit: PE_size is 0: expected 1 or more");
    expect_end(end_beyond, "PE_size 5) ends at PE 16: expected at most PE 15");
    expect_end(without_me, "PE 0 is not in the active set (PE_start 1, logPE_stride 1, PE_size 4)");
}

/* ---- Finalization ---- */

/* Dismisses the world, the shared team and each active set. The teams themselves remain. */
static void leaders_of_all_teams_are_freed(int sets)
{
    dismissals = communicators = 0;
    team_free_comms();
    CHECK_SIZE((size_t)dismissals, (size_t)sets + 2);
    CHECK_SIZE((size_t)communicators, 2);
    dismissals = 0;
    active_set_stop();
    CHECK_SIZE((size_t)dismissals, (size_t)sets);
    expect_made(0, 1, 4, NULL);
    active_set_stop();
}

int main(void)
{
    static const int mine[] = {0};
    job.n_pes = PES;
    node.n_pes = 1;
    node.pes = mine;
    equal_active_sets_find_the_same_team();
    p_sync_selects_the_team_only_with_threads();
    invalid_active_sets_are_reported();
    leaders_of_all_teams_are_freed(meetings);
    return unit_status();
}

/*
 * Barriers and syncs of the world, of teams and of active sets.
 */
#include "api_test.h"

enum { ROUNDS = 200 };
static long arrived[API_MAX_PES];

/* No PE may leave before all have arrived. Each PE writes its round to all others before the
 * barrier, and afterwards checks that all have written theirs. */
static void check_meeting(const int *pes, int count, int me, void (*meet)(void *), void *argument)
{
    for (int i = 0; i < count; i++)
        arrived[i] = 0;
    meet(argument);
    for (long round = 1; round <= ROUNDS; round++) {
        for (int i = 0; i < count; i++)
            shmem_long_atomic_set(&arrived[me], round, pes[i]);
        shmem_quiet(); /* a sync does not complete earlier puts */
        meet(argument);
        for (int i = 0; i < count; i++)
            CHECK(shmem_long_atomic_fetch(&arrived[i], pes[me]) >= round);
    }
    meet(argument);
}

static void meet_by_barrier_all(void *argument)
{
    (void)argument;
    shmem_barrier_all();
}

static void meet_by_sync_all(void *argument)
{
    (void)argument;
    shmem_sync_all();
}

static void meet_by_team_sync(void *argument)
{
    shmem_team_t *team = argument;
    CHECK_EQ(shmem_team_sync(*team), 0);
}

static void meet_by_generic_sync(void *argument)
{
    shmem_team_t *team = argument;
    CHECK_EQ(shmem_sync(*team), 0);
}

static void meet_by_barrier(void *argument)
{
    const struct active_set *set = argument;
    shmem_barrier(set->start, set->log_stride, set->size, set->p_sync);
}

static void meet_by_sync(void *argument)
{
    const struct active_set *set = argument;
    shmem_sync(set->start, set->log_stride, set->size, set->p_sync);
}

static void no_pe_leaves_barrier_or_sync_all_early(void)
{
    int pes[API_MAX_PES];
    for (int i = 0; i < shmem_n_pes(); i++)
        pes[i] = i;
    check_meeting(pes, shmem_n_pes(), shmem_my_pe(), meet_by_barrier_all, NULL);
    check_meeting(pes, shmem_n_pes(), shmem_my_pe(), meet_by_sync_all, NULL);
}

static void check_team(shmem_team_t team)
{
    int pes[API_MAX_PES], n = shmem_team_n_pes(team);
    for (int i = 0; i < n; i++)
        pes[i] = shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD);
    check_meeting(pes, n, shmem_team_my_pe(team), meet_by_team_sync, &team);
    check_meeting(pes, n, shmem_team_my_pe(team), meet_by_generic_sync, &team);
}

static void no_pe_leaves_team_sync_early(void)
{
    api_for_each_team(check_team);
    check_team(SHMEM_TEAM_SHARED);
    shmem_barrier_all();
}

static void check_active_set(const struct active_set *set)
{
    int pes[API_MAX_PES];
    struct active_set argument = *set;
    for (int i = 0; i < set->size; i++)
        pes[i] = set->start + (i << set->log_stride);
    check_meeting(pes, set->size, set->me, meet_by_barrier, &argument);
    check_meeting(pes, set->size, set->me, meet_by_sync, &argument);
    api_meet(set);
    api_check_p_sync(set);
}

static void no_pe_leaves_active_set_barrier_early(void)
{
    api_for_each_active_set(check_active_set);
}

/* A barrier completes nonblocking puts of the default context. */
static void barrier_completes_puts(void)
{
    enum { WORDS = 20000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *dest = shmem_malloc(WORDS * sizeof(long)), *source = shmem_malloc(WORDS * sizeof(long));
    for (int round = 0; round < 10; round++) {
        for (int i = 0; i < WORDS; i++)
            source[i] = me * 100000L + i + round;
        shmem_barrier_all();
        shmem_long_put_nbi(dest, source, WORDS, next);
        shmem_barrier_all();
        for (int i = 0; i < WORDS; i++)
            if (!CHECK_EQ(dest[i], previous * 100000L + i + round))
                break;
    }
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test barrier_sync_tests[] = {
    {"barrier_all", no_pe_leaves_barrier_or_sync_all_early, 1},
    {"team_sync", no_pe_leaves_team_sync_early, 1},
    {"barrier_active_set", no_pe_leaves_active_set_barrier_early, 1},
    {"barrier_completes_puts", barrier_completes_puts, 1},
    API_TEST_END,
};

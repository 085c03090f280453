/*
 * Creates thousands of teams one after another, and hundreds of contexts at a time.
 */
#include "stress.h"

enum { TEAMS = 3000, AT_ONCE = 20, CONTEXTS = 400 };

/* Reduces over the team, so that the library allocates everything that a team needs. */
static void reduction_over_team_is_correct(shmem_team_t team, int round)
{
    static int source, sum;
    if (team == SHMEM_TEAM_INVALID)
        return;
    int n = shmem_team_n_pes(team);
    source = shmem_team_my_pe(team) + round;
    shmem_int_sum_reduce(team, &sum, &source, 1);
    REQUIRE(sum == n * (n - 1) / 2 + n * round, "the sum on team %d is %d", round, sum);
}

/* Creates alternately: all PEs, all PEs in reverse order, the even PEs, and all PEs except the
 * first. */
static shmem_team_t make_team(int round)
{
    int n = shmem_n_pes();
    shmem_team_t team = SHMEM_TEAM_INVALID;
    const struct {
        int start, stride, size;
    } triplets[] = {
        {0, 1, n}, {n - 1, -1, n}, {0, 2, (n + 1) / 2}, {n - 1 > 0, 1, n > 1 ? n - 1 : 1}};
    int i = round % 4;
    REQUIRE(shmem_team_split_strided(SHMEM_TEAM_WORLD, triplets[i].start, triplets[i].stride,
                                     triplets[i].size, NULL, 0, &team) == 0,
            "team %d could not be made", round);
    return team;
}

static void teams_in_succession_reduce_correctly(void)
{
    for (int round = 0; round < TEAMS; round++) {
        shmem_team_t team = make_team(round);
        reduction_over_team_is_correct(team, round);
        shmem_team_destroy(team);
    }
}

/* Several teams exist at a time, and are destroyed in another order than they were created. */
static void simultaneous_teams_reduce_correctly(void)
{
    shmem_team_t teams[AT_ONCE];
    for (int round = 0; round < 10; round++) {
        for (int i = 0; i < AT_ONCE; i++)
            teams[i] = make_team(i);
        for (int i = AT_ONCE - 1; i >= 0; i--)
            reduction_over_team_is_correct(teams[i], i + round);
        for (int i = 0; i < AT_ONCE; i++)
            shmem_team_destroy(teams[(i * 7 + round) % AT_ONCE]);
    }
}

static void quiet_and_destroy_complete_context_puts(void)
{
    static shmem_ctx_t contexts[CONTEXTS];
    static long words[CONTEXTS];
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    for (int round = 1; round <= 5; round++) {
        for (int i = 0; i < CONTEXTS; i++)
            REQUIRE(shmem_ctx_create(i % 2 == 0 ? 0 : SHMEM_CTX_PRIVATE, &contexts[i]) == 0,
                    "context %d could not be made", i);
        for (int i = 0; i < CONTEXTS; i++)
            shmem_ctx_long_p(contexts[i], &words[i], (long)me * CONTEXTS + i + round, next);
        for (int i = 0; i < CONTEXTS; i += 2)
            shmem_ctx_quiet(contexts[i]);
        for (int i = 0; i < CONTEXTS; i += 2)
            REQUIRE(shmem_long_g(&words[i], next) == (long)me * CONTEXTS + i + round,
                    "the quiet of context %d completed nothing", i);
        for (int i = CONTEXTS - 1; i >= 0; i--)
            shmem_ctx_destroy(contexts[i]);
        shmem_barrier_all();
        for (int i = 0; i < CONTEXTS; i++)
            REQUIRE(words[i] == (long)previous * CONTEXTS + i + round, "word %d is %ld", i,
                    words[i]);
        shmem_barrier_all();
    }
}

/* Threads create, use and destroy many contexts concurrently. Small operations that are buffered in
 * these contexts must not be lost. */
enum { THREADS = 4, THREAD_CONTEXTS = 50, THREAD_ROUNDS = 100 };
static uint64_t arrived;

static void use_contexts(int number)
{
    static long words[THREADS][THREAD_CONTEXTS];
    shmem_ctx_t contexts[THREAD_CONTEXTS];
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    for (int round = 1; round <= THREAD_ROUNDS; round++) {
        for (int i = 0; i < THREAD_CONTEXTS; i++) {
            REQUIRE(shmem_ctx_create(0, &contexts[i]) == 0, "no context");
            shmem_ctx_long_p(contexts[i], &words[number][i], round, next);
        }
        for (int i = 0; i < THREAD_CONTEXTS; i++)
            shmem_ctx_quiet(contexts[i]);
        for (int i = 0; i < THREAD_CONTEXTS; i++)
            shmem_ctx_destroy(contexts[i]);
        shmem_uint64_atomic_inc(&arrived, next);
        REQUIRE(shmem_long_g(&words[number][0], next) == round, "a destroyed context lost a put");
    }
}

static void contexts_of_threads_lose_no_put(void)
{
    arrived = 0;
    shmem_barrier_all();
    stress_run_threads(THREADS, use_contexts);
    shmem_uint64_wait_until(&arrived, SHMEM_CMP_EQ, (uint64_t)THREADS * THREAD_ROUNDS);
}

const struct stress_test handles_tests[] = {
    {"teams_3000", teams_in_succession_reduce_correctly, 1, SHMEM_THREAD_SINGLE, false},
    {"teams_at_once", simultaneous_teams_reduce_correctly, 1, SHMEM_THREAD_SINGLE, false},
    {"contexts_many", quiet_and_destroy_complete_context_puts, 1, SHMEM_THREAD_SINGLE, false},
    {"contexts_threads", contexts_of_threads_lose_no_put, 1, SHMEM_THREAD_MULTIPLE, false},
    STRESS_END,
};

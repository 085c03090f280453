/*
 * shmem_pe_quiet: completes operations to the given PEs only.
 */
#include "api_test.h"

static long words[API_MAX_PES], told;

static void pe_quiet_accepts_an_empty_list(void)
{
    shmem_ctx_t ctx;
    int initialized = 0;
    shmem_pe_quiet(NULL, 0);
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    shmem_ctx_pe_quiet(ctx, NULL, 0);
    shmem_ctx_pe_quiet(SHMEM_CTX_INVALID, NULL, 0);
    shmem_ctx_destroy(ctx);
    shmem_query_initialized(&initialized);
    CHECK_EQ(initialized, 1);
}

/* Nonblocking puts, gets and fetching atomics are complete afterwards. */
static void check_completes(shmem_ctx_t ctx, const int *pes, size_t count)
{
    static long source;
    long got[API_MAX_PES], fetched[API_MAX_PES];
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < n; i++)
        words[i] = 100 + i;
    static long counter;
    counter = 1000 + me;
    source = me + 1;
    shmem_barrier_all();
    for (size_t i = 0; i < count; i++) {
        shmem_ctx_long_atomic_fetch_nbi(ctx, &fetched[i], &counter, pes[i]);
        shmem_ctx_long_put_nbi(ctx, &words[me], &source, 1, pes[i]);
    }
    if (ctx == SHMEM_CTX_DEFAULT)
        shmem_pe_quiet(pes, count);
    else
        shmem_ctx_pe_quiet(ctx, pes, count);
    for (size_t i = 0; i < count; i++) {
        CHECK_EQ(fetched[i], 1000 + pes[i]);
        CHECK_EQ(shmem_long_g(&words[me], pes[i]), me + 1);
        shmem_ctx_long_get_nbi(ctx, &got[i], &words[me], 1, pes[i]);
    }
    shmem_ctx_pe_quiet(ctx, pes, count);
    for (size_t i = 0; i < count; i++)
        CHECK_EQ(got[i], me + 1);
    shmem_barrier_all();
}

static void pe_quiet_completes_nonblocking_operations(void)
{
    int n = shmem_n_pes(), pes[API_MAX_PES];
    shmem_ctx_t ctx;
    for (int i = 0; i < n; i++)
        pes[i] = n - 1 - i;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    check_completes(SHMEM_CTX_DEFAULT, pes, (size_t)n);
    check_completes(ctx, pes, (size_t)n);
    check_completes(SHMEM_CTX_DEFAULT, pes, 1);
    shmem_ctx_destroy(ctx);
}

/* The PE numbers are those of the context's team; here the team is the world in reverse order. */
static void pe_quiet_uses_pe_numbers_of_the_team(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_t team;
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    shmem_team_config_t config = {.num_contexts = 1};
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, &config,
                                      SHMEM_TEAM_NUM_CONTEXTS, &team),
             0);
    CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    static long source;
    source = me + 50;
    words[0] = -1;
    shmem_barrier_all();
    int first = 0; /* number in the team; PE n-1 of the world */
    if (me == 0) {
        shmem_ctx_long_put_nbi(ctx, &words[0], &source, 1, first);
        shmem_ctx_pe_quiet(ctx, &first, 1);
        CHECK_EQ(shmem_long_g(&words[0], n - 1), 50);
    }
    shmem_barrier_all();
    shmem_ctx_destroy(ctx);
    shmem_team_destroy(team);
}

/* A PE that is notified afterwards must see the data at the target PE. */
static void data_are_visible_to_others_after_pe_quiet(void)
{
    int me = shmem_my_pe(), target = 1;
    for (long round = 1; round <= 100; round++) {
        if (me == 0) {
            shmem_long_put_nbi(&words[0], &round, 1, target);
            shmem_pe_quiet(&target, 1);
            shmem_long_p(&told, round, 2);
        } else if (me == 2) {
            shmem_long_wait_until(&told, SHMEM_CMP_EQ, round);
            CHECK_EQ(shmem_long_g(&words[0], target), round);
        }
        shmem_sync_all();
    }
    shmem_barrier_all();
    told = 0;
}

const struct api_test pe_quiet_tests[] = {
    {"pe_quiet_none", pe_quiet_accepts_an_empty_list, 1},
    {"pe_quiet_completes", pe_quiet_completes_nonblocking_operations, 1},
    {"pe_quiet_in_team", pe_quiet_uses_pe_numbers_of_the_team, 1},
    {"pe_quiet_visible_to_all", data_are_visible_to_others_after_pe_quiet, 3},
    API_TEST_END,
};

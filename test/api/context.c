/*
 * Contexts: creation with every option and from teams, translation of PE numbers, and destruction.
 */
#include "api_test.h"

static long words[API_MAX_PES];

static void check_works(shmem_ctx_t ctx, int target, int from)
{
    long value = shmem_my_pe() + 1;
    words[shmem_my_pe()] = 0;
    shmem_barrier_all();
    shmem_ctx_long_put(ctx, &words[0], &value, 1, target);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_EQ(words[0], from + 1);
    CHECK_EQ(shmem_ctx_long_g(ctx, &words[0], target), shmem_my_pe() + 1);
    shmem_barrier_all();
}

static void contexts_work_with_every_option(void)
{
    const long options[] = {0,
                            SHMEM_CTX_SERIALIZED,
                            SHMEM_CTX_PRIVATE,
                            SHMEM_CTX_NOSTORE,
                            SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE,
                            SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (size_t i = 0; i < LENGTH(options); i++) {
        shmem_ctx_t ctx = SHMEM_CTX_INVALID;
        CHECK_EQ(shmem_ctx_create(options[i], &ctx), 0);
        CHECK(ctx != SHMEM_CTX_INVALID && ctx != SHMEM_CTX_DEFAULT);
        check_works(ctx, (me + 1) % n, (me + n - 1) % n);
        shmem_ctx_destroy(ctx);
    }
}

/* Creates many contexts at a time; their handles must differ. */
static void many_contexts_have_different_handles(void)
{
    enum { COUNT = 50 };
    shmem_ctx_t contexts[COUNT];
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < COUNT; i++) {
        CHECK_EQ(shmem_ctx_create(0, &contexts[i]), 0);
        for (int j = 0; j < i; j++)
            CHECK(contexts[i] != contexts[j]);
    }
    for (int i = 0; i < COUNT; i += 7)
        check_works(contexts[i], (me + 1) % n, (me + n - 1) % n);
    for (int i = 0; i < COUNT; i++)
        shmem_ctx_destroy(contexts[i]);
}

/* Creation is not collective: one PE may create a context that others do not create. */
static void one_pe_can_create_contexts_alone(void)
{
    shmem_ctx_t ctx;
    if (shmem_my_pe() == 0)
        for (int i = 0; i < 500; i++) {
            if (!CHECK_EQ(shmem_ctx_create(0, &ctx), 0))
                break;
            shmem_ctx_long_p(ctx, &words[1], i, shmem_n_pes() - 1);
            shmem_ctx_destroy(ctx); /* implies quiet */
            if (!CHECK_EQ(shmem_long_g(&words[1], shmem_n_pes() - 1), i))
                break;
        }
    shmem_barrier_all();
}

/* A context of a team uses the team's PE numbers. */
static void team_context_uses_the_team_pe_numbers(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_config_t config = {.num_contexts = 2};
    shmem_team_t reversed, got = SHMEM_TEAM_INVALID;
    shmem_ctx_t ctx, second;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, &config,
                                      SHMEM_TEAM_NUM_CONTEXTS, &reversed),
             0);
    CHECK_EQ(shmem_team_create_ctx(reversed, 0, &ctx), 0);
    CHECK_EQ(shmem_team_create_ctx(reversed, SHMEM_CTX_SERIALIZED, &second), 0);
    CHECK_EQ(shmem_ctx_get_team(ctx, &got), 0);
    CHECK(got == reversed);
    check_works(ctx, me, n - 1 - me); /* number me of the team is PE n - 1 - me of the world */
    shmem_ctx_destroy(second);
    shmem_ctx_destroy(ctx);
    shmem_team_destroy(reversed);
    shmem_barrier_all();
}

static void ctx_get_team_returns_the_context_team(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &team), 0);
    CHECK(team == SHMEM_TEAM_WORLD);
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    team = SHMEM_TEAM_INVALID;
    CHECK_EQ(shmem_ctx_get_team(ctx, &team), 0);
    CHECK(team == SHMEM_TEAM_WORLD);
    shmem_ctx_destroy(ctx);
    CHECK(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) != 0);
    CHECK(team == SHMEM_TEAM_INVALID);
    shmem_ctx_destroy(SHMEM_CTX_INVALID);
}

/* If a team was created without num_contexts, creating a context from it may succeed or fail. A
 * failure is not an error, but the handle must agree with the returned status. */
static void unasked_context_handle_agrees_with_status(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_t team;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0);
    int status = shmem_team_create_ctx(team, 0, &ctx);
    CHECK_EQ(status != 0, ctx == SHMEM_CTX_INVALID);
    CHECK(ctx != SHMEM_CTX_DEFAULT);
    check_works(status == 0 ? ctx : SHMEM_CTX_DEFAULT, (me + 1) % n, (me + n - 1) % n);
    shmem_ctx_destroy(ctx);
    shmem_team_destroy(team);
    shmem_barrier_all();
}

/* Destroying a team destroys its shareable contexts. */
static void team_destroy_completes_puts_of_its_contexts(void)
{
    shmem_team_config_t config = {.num_contexts = 1};
    for (int i = 0; i < 100; i++) {
        shmem_team_t team;
        shmem_ctx_t ctx;
        CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), &config,
                                          SHMEM_TEAM_NUM_CONTEXTS, &team),
                 0);
        if (!CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0))
            break;
        shmem_ctx_long_p(ctx, &words[0], i, shmem_my_pe());
        shmem_team_destroy(team);
        CHECK_EQ(words[0], i);
    }
    shmem_barrier_all();
}

const struct api_test context_tests[] = {
    {"context_options", contexts_work_with_every_option, 1},
    {"context_many", many_contexts_have_different_handles, 1},
    {"context_not_collective", one_pe_can_create_contexts_alone, 1},
    {"context_of_team", team_context_uses_the_team_pe_numbers, 1},
    {"context_get_team", ctx_get_team_returns_the_context_team, 1},
    {"context_of_unasked_team", unasked_context_handle_agrees_with_status, 1},
    {"context_ends_with_team", team_destroy_completes_puts_of_its_contexts, 1},
    API_TEST_END,
};

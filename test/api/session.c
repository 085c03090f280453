/*
 * Sessions are hints: operations within a session must work as they do outside.
 */
#include "api_test.h"

static long words[64];

static void check_operations(shmem_ctx_t ctx)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    memset(words, 0, sizeof words);
    shmem_barrier_all();
    for (int i = 0; i < 64; i++)
        shmem_ctx_long_p(ctx, &words[i], me * 100 + i, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (int i = 0; i < 64; i++)
        CHECK_EQ(words[i], previous * 100 + i);
    shmem_barrier_all();
}

static void check_context(shmem_ctx_t ctx)
{
    shmem_ctx_session_config_t config = {.total_ops = 64};
    shmem_ctx_session_stop(ctx); /* no session is active */
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    check_operations(ctx);
    shmem_ctx_session_start(ctx, 0, NULL, 0); /* a second start: options are or-ed */
    check_operations(ctx);
    shmem_ctx_session_stop(ctx);
    check_operations(ctx);
    shmem_ctx_session_stop(ctx);
    check_operations(ctx);
}

static void puts_arrive_in_and_outside_of_sessions(void)
{
    shmem_ctx_t ctx;
    check_context(SHMEM_CTX_DEFAULT);
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    check_context(ctx);
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, NULL, 0);
    shmem_ctx_destroy(ctx); /* while a session is active */
    check_operations(SHMEM_CTX_DEFAULT);
}

/* Every combination of options is valid; options of future specifications are ignored. */
static void session_accepts_unknown_options(void)
{
    shmem_ctx_session_config_t config = {.total_ops = 64};
    shmem_ctx_session_start(SHMEM_CTX_DEFAULT, -1L, &config, -1L);
    check_operations(SHMEM_CTX_DEFAULT);
    shmem_ctx_session_start(SHMEM_CTX_DEFAULT, 1L << 40, NULL, 1L << 40);
    check_operations(SHMEM_CTX_DEFAULT);
    shmem_ctx_session_stop(SHMEM_CTX_DEFAULT);
}

static void session_accepts_an_invalid_context(void)
{
    shmem_ctx_session_config_t config = {.total_ops = 1};
    shmem_ctx_session_start(SHMEM_CTX_INVALID, 0, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    shmem_ctx_session_stop(SHMEM_CTX_INVALID);
    check_operations(SHMEM_CTX_DEFAULT);
}

const struct api_test session_tests[] = {
    {"session_hints", puts_arrive_in_and_outside_of_sessions, 1},
    {"session_unknown_hints", session_accepts_unknown_options, 1},
    {"session_of_no_context", session_accepts_an_invalid_context, 1},
    API_TEST_END,
};

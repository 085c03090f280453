/*
 * shmem_signal_fetch, shmem_signal_wait_until, shmem_signal_add and shmem_signal_set.
 */
#include "api_test.h"

static uint64_t object;

static void signal_set_and_add_update_the_signal(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    shmem_ctx_t ctx;
    object = 5;
    shmem_barrier_all();
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    shmem_signal_set(&object, UINT64_MAX - 100 - (uint64_t)me, next);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_NE, 5),
             UINT64_MAX - 100 - (uint64_t)previous);
    shmem_barrier_all();
    shmem_signal_add(&object, 1, next);
    shmem_ctx_signal_add(ctx, &object, 2, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_EQ(shmem_signal_fetch(&object), UINT64_MAX - 97 - (uint64_t)previous);
    shmem_barrier_all();
    shmem_ctx_signal_set(ctx, &object, 17, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_EQ(shmem_signal_fetch(&object), 17);
    CHECK_EQ(object, 17);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
}

/* Comparisons are unsigned, and the routine returns the value that satisfied the condition. */
static void signal_wait_compares_as_unsigned(void)
{
    const uint64_t high = (uint64_t)1 << 63;
    object = high;
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_EQ, high), high);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_GT, 1), high);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_GE, high - 1), high);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_LT, UINT64_MAX), high);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_LE, high), high);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_NE, 0), high);
    shmem_barrier_all();
}

static void concurrent_signal_adds_are_not_lost(void)
{
    enum { ROUNDS = 300 };
    int n = shmem_n_pes();
    object = 0;
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++)
        for (int pe = 0; pe < n; pe++)
            shmem_signal_add(&object, 1, pe);
    CHECK_EQ(shmem_signal_wait_until(&object, SHMEM_CMP_GE, (uint64_t)(ROUNDS * n)), ROUNDS * n);
    shmem_barrier_all();
}

const struct api_test signal_tests[] = {
    {"signal_set_and_add", signal_set_and_add_update_the_signal, 1},
    {"signal_wait_until_compares", signal_wait_compares_as_unsigned, 1},
    {"signal_add_contention", concurrent_signal_adds_are_not_lost, 1},
    API_TEST_END,
};

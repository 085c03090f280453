/*
 * Four threads of every PE communicate at the same time.
 */
#include "stress.h"

#include <stdlib.h>

enum { THREADS = 4, ROUNDS = 60, MOST = 40000, MAX_PES = 64 };

static shmem_ctx_t contexts[THREADS];
static unsigned char *areas; /* MOST bytes for each thread of each PE */
static uint64_t total;
static uint64_t turns[THREADS];

static unsigned char *area_of(int pe, int number)
{
    return areas + ((size_t)pe * THREADS + (size_t)number) * MOST;
}

/* Returns lengths that use every protocol: buffered, in one message, and in fragments. */
static size_t length_of(int round)
{
    static const size_t lengths[] = {1, 8, 100, 700, 4096, 20001, MOST};
    return lengths[(size_t)round % (sizeof lengths / sizeof lengths[0])];
}

static void put_and_get_back(int number)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_ctx_t context = contexts[number];
    unsigned char *source = malloc(MOST), *back = malloc(MOST);
    REQUIRE(source != NULL && back != NULL, "out of memory");
    for (int round = 0; round < ROUNDS; round++) {
        int pe = (me + round) % n;
        size_t length = length_of(round);
        uint64_t seed = (uint64_t)me << 32 | (uint64_t)number << 24 | (uint64_t)round;
        stress_fill(source, length, seed);
        if (round % 2 == 0)
            shmem_ctx_putmem(context, area_of(me, number), source, length, pe);
        else
            shmem_ctx_putmem_nbi(context, area_of(me, number), source, length, pe);
        shmem_ctx_uint64_atomic_inc(context, &total, (pe + 1) % n);
        shmem_ctx_quiet(context);
        if (round % 3 == 0)
            shmem_ctx_getmem_nbi(context, back, area_of(me, number), length, pe);
        else
            shmem_ctx_getmem(context, back, area_of(me, number), length, pe);
        shmem_ctx_quiet(context);
        stress_require_filled("what was put, got back", back, length, seed);
    }
    free(back);
    free(source);
}

static void run_on_contexts(bool shared, long options)
{
    int n = shmem_n_pes();
    areas = stress_allocate((size_t)n * THREADS * MOST);
    total = 0;
    shmem_ctx_t common = SHMEM_CTX_DEFAULT;
    if (shared && options >= 0)
        REQUIRE(shmem_ctx_create(options, &common) == 0, "no context");
    for (int i = 0; i < THREADS; i++) {
        contexts[i] = common;
        if (!shared)
            REQUIRE(shmem_ctx_create(options, &contexts[i]) == 0, "no context");
    }
    shmem_barrier_all();
    stress_run_threads(THREADS, put_and_get_back);
    for (int i = 0; i < THREADS && !shared; i++)
        shmem_ctx_destroy(contexts[i]);
    if (common != SHMEM_CTX_DEFAULT)
        shmem_ctx_destroy(common);
    shmem_barrier_all();
    uint64_t sum = 0;
    for (int pe = 0; pe < n; pe++)
        sum += shmem_uint64_g(&total, pe);
    REQUIRE(sum == (uint64_t)n * THREADS * ROUNDS, "%ju increments arrived: expected %ju",
            (uintmax_t)sum, (uintmax_t)n * THREADS * ROUNDS);
    shmem_barrier_all();
    shmem_free(areas);
}

static void threads_transfer_on_own_contexts(void)
{
    run_on_contexts(false, SHMEM_CTX_SERIALIZED);
}

static void threads_share_one_context(void)
{
    run_on_contexts(true, 0);
}

static void threads_share_the_default_context(void)
{
    run_on_contexts(true, -1);
}

/* Each thread passes a token around all PEs, as data with a signal. */
static void pass_token(int number)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    unsigned char *area = area_of(0, number);
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        size_t length = length_of((int)round);
        if (me != 0) {
            shmem_signal_wait_until(&turns[number], SHMEM_CMP_GE, round);
            stress_require_filled("token", area, length, round * THREADS + (uint64_t)number);
        } else {
            stress_fill(area, length, round * THREADS + (uint64_t)number);
        }
        shmem_putmem_signal(area_of(next == 0 ? 1 : 0, number), area, length, &turns[number], round,
                            SHMEM_SIGNAL_SET, next);
        if (me == 0)
            shmem_signal_wait_until(&turns[number], SHMEM_CMP_GE, round);
    }
}

static void tokens_of_threads_arrive_with_signals(void)
{
    areas = stress_allocate((size_t)2 * THREADS * MOST);
    for (int i = 0; i < THREADS; i++)
        turns[i] = 0;
    shmem_barrier_all();
    stress_run_threads(THREADS, pass_token);
    shmem_barrier_all();
    for (int i = 0; i < THREADS; i++)
        if (shmem_my_pe() == 0)
            stress_require_filled("token at its end", area_of(1, i), length_of(ROUNDS),
                                  (uint64_t)ROUNDS * THREADS + (uint64_t)i);
    shmem_barrier_all();
    shmem_free(areas);
}

const struct stress_test threads_tests[] = {
    {"threads_own_contexts", threads_transfer_on_own_contexts, 2, SHMEM_THREAD_MULTIPLE, false},
    {"threads_shared_context", threads_share_one_context, 2, SHMEM_THREAD_MULTIPLE, false},
    {"threads_default_context", threads_share_the_default_context, 2, SHMEM_THREAD_MULTIPLE, false},
    {"threads_tokens", tokens_of_threads_arrive_with_signals, 2, SHMEM_THREAD_MULTIPLE, false},
    STRESS_END,
};

/*
 * Atomic operations of all PEs on one word of a space, and fetched values stored in a space.
 */
#include <pthread.h>

#include "spaces_test.h"

/* The old values that all PEs fetch must all differ. */
static void fetched_tickets_are_unique(void)
{
    enum { TICKETS = 100 };
    static char taken[TICKETS * API_MAX_PES];
    struct made made = spaces_make(64 * KIB);
    unsigned *counter = shmem_space_calloc(made.space, 2, sizeof *counter);
    int n = shmem_n_pes();
    memset(taken, 0, sizeof taken);
    shmem_barrier_all();
    for (int i = 0; i < TICKETS; i++) {
        unsigned ticket = i % 2 == 0 ? shmem_uint_atomic_fetch_inc(&counter[1], n - 1)
                                     : shmem_uint_atomic_fetch_add(&counter[1], 1, n - 1);
        if (CHECK(ticket < (unsigned)(TICKETS * n)))
            shmem_char_p(&taken[ticket], (char)(shmem_char_g(&taken[ticket], 0) + 1), 0);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_uint_g(&counter[1], n - 1), TICKETS * n);
    CHECK_EQ(shmem_uint_g(&counter[0], n - 1), 0);
    if (shmem_my_pe() == 0)
        CHECK_FILLED(taken, (size_t)TICKETS * (size_t)n, 1);
    shmem_barrier_all();
    shmem_space_free(made.space, counter);
    spaces_unmake(made);
}

/* Exactly one PE must win each round. */
static void exactly_one_pe_wins_each_race(void)
{
    enum { ROUNDS = 60 };
    static int wins;
    struct made made = spaces_make(64 * KIB);
    uint64_t *word = shmem_space_calloc(made.space, 1, sizeof *word);
    int n = shmem_n_pes();
    wins = 0;
    shmem_barrier_all();
    for (uint64_t round = 0; round < ROUNDS; round++) {
        int owner = (int)round % n;
        uint64_t mark = round * 100 + (uint64_t)shmem_my_pe() + 1;
        if (shmem_uint64_atomic_compare_swap(word, round / (uint64_t)n, mark << 32, owner) ==
            round / (uint64_t)n)
            shmem_int_atomic_inc(&wins, 0);
        shmem_barrier_all();
        uint64_t seen = shmem_uint64_g(word, owner) >> 32;
        CHECK(seen > round * 100 && seen <= round * 100 + (uint64_t)n);
        shmem_barrier_all();
        if (shmem_my_pe() == owner)
            shmem_uint64_atomic_set(word, round / (uint64_t)n + 1, owner);
        shmem_barrier_all();
    }
    CHECK_EQ(shmem_int_g(&wins, 0), ROUNDS);
    shmem_barrier_all();
    shmem_space_free(made.space, word);
    spaces_unmake(made);
}

/* All operations concurrently, on adjacent words of both sizes. */
static void concurrent_atomics_lose_no_update(void)
{
    enum { ROUNDS = 40 };
    struct made made = spaces_make(64 * KIB);
    long me = shmem_my_pe(), n = shmem_n_pes();
    int32_t *narrow = shmem_space_calloc(made.space, 4, sizeof *narrow);
    uint64_t *wide = shmem_space_calloc(made.space, 2, sizeof *wide);
    for (int i = 0; i < ROUNDS; i++)
        for (int pe = 0; pe < n; pe++) {
            shmem_int32_atomic_add(&narrow[1], 3, pe);
            shmem_int32_atomic_inc(&narrow[2], pe);
            shmem_uint64_atomic_xor(&wide[0], UINT64_C(1) << me, pe);
            shmem_uint64_atomic_fetch_add(&wide[1], UINT64_C(1) << 33, pe);
        }
    shmem_barrier_all();
    CHECK_EQ(shmem_int32_g(&narrow[1], (int)me), 3 * ROUNDS * n);
    CHECK_EQ(shmem_int32_g(&narrow[2], (int)me), ROUNDS * n);
    CHECK_EQ(shmem_int32_g(&narrow[0], (int)me) + shmem_int32_g(&narrow[3], (int)me), 0);
    CHECK_EQ(shmem_uint64_g(&wide[0], (int)me), 0);
    CHECK_EQ(shmem_uint64_g(&wide[1], (int)me) >> 33, ROUNDS * n);
    shmem_barrier_all();
    shmem_space_free(made.space, wide);
    shmem_space_free(made.space, narrow);
    spaces_unmake(made);
}

/* PEs swap tokens through an integer word and a floating-point word. Each token must exist
 * exactly once. */
static void swaps_preserve_the_sum_of_tokens(void)
{
    enum { ROUNDS = 40 };
    static long left, left_real;
    struct made made = spaces_make(64 * KIB);
    long *word = shmem_space_calloc(made.space, 1, sizeof *word), sum = 0, real_sum = 0;
    float *real = shmem_space_calloc(made.space, 2, sizeof *real);
    int me = shmem_my_pe();
    left = left_real = 0;
    shmem_barrier_all();
    for (int i = 1; i <= ROUNDS; i++) {
        sum += shmem_long_atomic_swap(word, me * ROUNDS + i, 0);
        real_sum += (long)shmem_float_atomic_swap(&real[1], (float)(me * ROUNDS + i), 0);
    }
    shmem_long_atomic_add(&left, sum, 0);
    shmem_long_atomic_add(&left_real, real_sum, 0);
    shmem_barrier_all();
    long tokens = (long)shmem_n_pes() * ROUNDS;
    CHECK_EQ(shmem_long_g(&left, 0) + shmem_long_g(word, 0), tokens * (tokens + 1) / 2);
    CHECK_EQ(shmem_long_g(&left_real, 0) + (long)shmem_float_g(&real[1], 0),
             tokens * (tokens + 1) / 2);
    shmem_barrier_all();
    shmem_space_free(made.space, real);
    shmem_space_free(made.space, word);
    spaces_unmake(made);
}

/* Fetched values are stored in memory of the space or of the host. Each must be the value of its
 * own operation. */
static void check_fetched_into(int *fetched, int *words, double *fetched_real, double *real)
{
    const int before[] = {100, 101, 102, 103, 104, 12, 12, 12};
    const int after[] = {100, 7, 107, 104, 9, 8, 14, 6};
    int got[LENGTH(before)], next = spaces_next();
    double value = 0.25;
    api_set(fetched, 0, sizeof got);
    api_store(words, before, sizeof before);
    api_store(real, &value, sizeof value);
    shmem_barrier_all();
    shmem_int_atomic_fetch_nbi(&fetched[0], &words[0], next);
    shmem_int_atomic_swap_nbi(&fetched[1], &words[1], 7, next);
    shmem_int_atomic_fetch_add_nbi(&fetched[2], &words[2], 5, next);
    shmem_int_atomic_fetch_inc_nbi(&fetched[3], &words[3], next);
    shmem_int_atomic_compare_swap_nbi(&fetched[4], &words[4], 104, 9, next);
    shmem_int32_atomic_fetch_and_nbi((int32_t *)&fetched[5], (int32_t *)&words[5], 9, next);
    shmem_int32_atomic_fetch_or_nbi((int32_t *)&fetched[6], (int32_t *)&words[6], 10, next);
    shmem_int32_atomic_fetch_xor_nbi((int32_t *)&fetched[7], (int32_t *)&words[7], 10, next);
    shmem_double_atomic_fetch_nbi(fetched_real, real, next);
    shmem_quiet();
    api_load(got, fetched, sizeof got);
    for (size_t i = 0; i < LENGTH(before); i++)
        CHECK_EQ(got[i], before[i]);
    api_load(&value, fetched_real, sizeof value);
    CHECK_REAL(value, 0.25);
    shmem_barrier_all();
    api_load(got, words, sizeof got);
    for (size_t i = 0; i < LENGTH(after); i++)
        CHECK_EQ(got[i], after[i]);
    shmem_barrier_all();
}

static void fetched_values_arrive_in_space_and_stack(void)
{
    struct made made = spaces_make(64 * KIB);
    int *words = shmem_space_malloc(made.space, 8 * sizeof *words);
    int *fetched = shmem_space_malloc(made.space, 8 * sizeof *fetched), on_stack[8];
    double *real = shmem_space_malloc(made.space, 2 * sizeof *real), real_on_stack;
    int *heap_words = shmem_malloc(8 * sizeof *heap_words);
    double *heap_real = shmem_malloc(sizeof *heap_real);
    api_about("word and fetched value in the space");
    check_fetched_into(fetched, words, &real[1], &real[0]);
    api_about("word in the space, fetched value on the stack");
    check_fetched_into(on_stack, words, &real_on_stack, &real[0]);
    api_about("word on the heap, fetched value in the space");
    check_fetched_into(fetched, heap_words, &real[1], heap_real);
    shmem_free(heap_real);
    shmem_free(heap_words);
    shmem_space_free(made.space, real);
    shmem_space_free(made.space, fetched);
    shmem_space_free(made.space, words);
    spaces_unmake(made);
}

/* ---- Locks ---- */

/* Increments a counter that only the lock protects. */
static void lock_in_a_space_protects_a_counter(void)
{
    enum { ROUNDS = 15 };
    struct made made = spaces_make(64 * KIB);
    long *lock = shmem_space_calloc(made.space, 2, sizeof *lock);
    long *counter = shmem_space_calloc(made.space, 1, sizeof *counter);
    int n = shmem_n_pes(), keeper = n - 1;
    for (int i = 0; i < ROUNDS; i++) {
        if (i % 3 != 0)
            shmem_set_lock(&lock[1]);
        else
            while (shmem_test_lock(&lock[1]) != 0)
                api_sleep_ms(0);
        shmem_long_p(counter, shmem_long_g(counter, keeper) + 1, keeper);
        shmem_clear_lock(&lock[1]);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(counter, keeper), ROUNDS * n);
    shmem_barrier_all();
    shmem_space_free(made.space, counter);
    shmem_space_free(made.space, lock);
    spaces_unmake(made);
}

/* ---- Threads ---- */

enum { THREADS = 3, THREAD_BYTES = 20000 };

struct worker {
    pthread_t thread;
    int number;
    shmem_ctx_t ctx;
    char *blocks; /* THREAD_BYTES bytes for each thread */
    long *sum;
};

/* Puts to this thread's block on the next PE, and reads it back. */
static void *work(void *argument)
{
    struct worker *worker = argument;
    static _Thread_local char source[THREAD_BYTES], got[THREAD_BYTES];
    char *block = worker->blocks + (size_t)worker->number * THREAD_BYTES;
    api_about("thread %d", worker->number);
    for (unsigned round = 0; round < 10; round++) {
        size_t bytes = round % 2 == 0 ? THREAD_BYTES : 100 + round;
        api_fill_pattern(source, bytes, round + (unsigned)worker->number);
        shmem_ctx_putmem_nbi(worker->ctx, block, source, bytes, spaces_next());
        shmem_ctx_quiet(worker->ctx);
        shmem_ctx_getmem(worker->ctx, got, block, bytes, spaces_next());
        CHECK_PATTERN(got, bytes, round + (unsigned)worker->number);
        shmem_ctx_long_atomic_add(worker->ctx, worker->sum, 1, 0);
        shmem_ctx_long_atomic_fetch_add(worker->ctx, worker->sum, 2, 0);
    }
    shmem_ctx_quiet(worker->ctx);
    return NULL;
}

static void thread_contexts_transfer_their_own_data(void)
{
    struct worker workers[THREADS];
    struct made made = spaces_make(256 * KIB);
    char *blocks = shmem_space_malloc(made.space, (size_t)THREADS * THREAD_BYTES);
    long *sum = shmem_space_calloc(made.space, 1, sizeof *sum);
    for (int i = 0; i < THREADS; i++) {
        workers[i] = (struct worker){.number = i, .blocks = blocks, .sum = sum};
        CHECK_EQ(shmem_ctx_create(SHMEM_CTX_SERIALIZED, &workers[i].ctx), 0);
        CHECK_EQ(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(workers[i].thread, NULL);
        shmem_ctx_destroy(workers[i].ctx);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(sum, 0), 30L * THREADS * shmem_n_pes());
    shmem_barrier_all();
    shmem_space_free(made.space, sum);
    shmem_space_free(made.space, blocks);
    spaces_unmake(made);
}

const struct api_test atomics_tests[] = {
    {"atomics_tickets", fetched_tickets_are_unique, 1},
    {"atomics_race", exactly_one_pe_wins_each_race, 1},
    {"atomics_together", concurrent_atomics_lose_no_update, 1},
    {"atomics_swapped", swaps_preserve_the_sum_of_tokens, 1},
    {"atomics_fetched_into_space", fetched_values_arrive_in_space_and_stack, 1},
    {"locks_exclude", lock_in_a_space_protects_a_counter, 1},
    {"threads_on_contexts", thread_contexts_transfer_their_own_data, 1},
    API_TEST_END,
};

/*
 * A program may wait by calling a routine repeatedly. Each of these routines must progress
 * communication. With ISTHMUS_PROGRESS=poll no other thread does, so the test hangs if a routine
 * makes no progress.
 */
#include "api_test.h"

enum { ROUNDS = 3 };

static long arrived; /* last round of which the neighbor has notified this PE */
static long rounds;  /* counts over all routines, so that no two use one number */
static long words[64], never, results[4];
static uint64_t signals;

static void call_test_in_vain(void)
{
    shmem_long_test(&never, SHMEM_CMP_NE, 0);
}

static void call_test(void)
{
    shmem_long_test(&never, SHMEM_CMP_EQ, 0);
}

static void call_test_all(void)
{
    shmem_long_test_all(words, 4, NULL, SHMEM_CMP_EQ, 0);
}

static void call_test_any(void)
{
    shmem_long_test_any(words, 4, NULL, SHMEM_CMP_EQ, 0);
}

static void call_test_some(void)
{
    size_t found[4];
    shmem_long_test_some(words, 4, found, NULL, SHMEM_CMP_EQ, 0);
}

static void call_test_all_in_vain(void)
{
    shmem_long_test_all(words, 4, NULL, SHMEM_CMP_NE, 0);
}

static void call_signal_fetch(void)
{
    shmem_signal_fetch(&signals);
}

static void call_g(void)
{
    shmem_long_g(words, shmem_my_pe());
}

static void call_g_of_many(void)
{
    static size_t next;
    shmem_long_g(&words[next++ % LENGTH(words)], shmem_my_pe());
}

static void call_get(void)
{
    shmem_long_get(results, words, 4, shmem_my_pe());
}

static void call_get_nbi(void)
{
    shmem_long_get_nbi(results, words, 1, shmem_my_pe());
}

static void call_iget(void)
{
    shmem_long_iget(results, words, 1, 2, 4, shmem_my_pe());
}

static void call_fetch(void)
{
    shmem_long_atomic_fetch(words, shmem_my_pe());
}

static void call_fetch_of_int(void)
{
    shmem_int_atomic_fetch((int *)words, shmem_my_pe());
}

static void call_fetch_nbi(void)
{
    shmem_long_atomic_fetch_nbi(results, words, shmem_my_pe());
}

static void call_fetch_add(void)
{
    shmem_long_atomic_fetch_add(words, 0, shmem_my_pe());
}

static void call_fetch_add_that_counts(void)
{
    shmem_long_atomic_fetch_add(&words[63], 1, shmem_my_pe());
}

static void call_swap(void)
{
    shmem_long_atomic_swap(words, 0, shmem_my_pe());
}

static void call_compare_swap(void)
{
    shmem_long_atomic_compare_swap(words, 1, 2, shmem_my_pe());
}

static void call_compare_swap_nbi(void)
{
    shmem_long_atomic_compare_swap_nbi(results, words, 1, 2, shmem_my_pe());
}

static void call_fence(void)
{
    shmem_fence();
}

static void call_quiet(void)
{
    shmem_quiet();
}

static void call_pe_quiet(void)
{
    const int me = shmem_my_pe();
    shmem_pe_quiet(&me, 1);
}

static const struct way {
    const char *name;
    void (*call)(void);
} ways[] = {{"test in vain", call_test_in_vain},
            {"test", call_test},
            {"test_all", call_test_all},
            {"test_any", call_test_any},
            {"test_some", call_test_some},
            {"test_all in vain", call_test_all_in_vain},
            {"signal_fetch", call_signal_fetch},
            {"g", call_g},
            {"g of many words", call_g_of_many},
            {"get", call_get},
            {"get_nbi", call_get_nbi},
            {"iget", call_iget},
            {"atomic_fetch", call_fetch},
            {"atomic_fetch of an int", call_fetch_of_int},
            {"atomic_fetch_nbi", call_fetch_nbi},
            {"atomic_fetch_add", call_fetch_add},
            {"atomic_fetch_add that counts", call_fetch_add_that_counts},
            {"atomic_swap", call_swap},
            {"atomic_compare_swap", call_compare_swap},
            {"atomic_compare_swap_nbi", call_compare_swap_nbi},
            {"fence", call_fence},
            {"quiet", call_quiet},
            {"pe_quiet", call_pe_quiet}};

static void wait_by(const struct way *way, long round)
{
    while (__atomic_load_n(&arrived, __ATOMIC_ACQUIRE) < round)
        way->call();
}

/* From the second round on, a PE is notified only after it has notified its neighbor. Otherwise
 * progress inside the barrier could hide a routine that makes none. */
static void wait_in_turns(const struct way *way)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    api_about("shmem_%s, called again and again", way->name);
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        shmem_long_p(&arrived, rounds + i + 1, (me + 1) % n);
        wait_by(way, rounds + i + 1);
    }
    rounds += ROUNDS;
    shmem_quiet();
}

static void every_polled_routine_makes_progress(void)
{
    for (size_t i = 0; i < LENGTH(ways); i++)
        wait_in_turns(&ways[i]);
    shmem_barrier_all();
}

const struct api_test polling_tests[] = {
    {"polling", every_polled_routine_makes_progress, 1},
    API_TEST_END,
};

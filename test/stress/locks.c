/*
 * All PEs use locks whose homes are on all PEs and which protect counters on all PEs.
 */
#include "stress.h"

#include <sched.h>
#include <string.h>

enum { LOCKS = 7, ROUNDS = 50 };

static long locks[LOCKS];
static uint64_t counters[LOCKS], shadows[LOCKS];

/* Increments the counter and its copy, which are on different PEs. They differ if another PE is in
 * the critical section. */
static void count_up(int lock)
{
    int n = shmem_n_pes(), keeper = lock % n, other = (lock + 1) % n;
    uint64_t value = shmem_uint64_g(&counters[lock], keeper);
    REQUIRE(shmem_uint64_g(&shadows[lock], other) == value,
            "lock %d: somebody else was in the critical region", lock);
    shmem_uint64_p(&counters[lock], value + 1, keeper);
    shmem_uint64_p(&shadows[lock], value + 1, other);
}

static void take(int lock, bool by_test)
{
    if (!by_test)
        shmem_set_lock(&locks[lock]);
    while (by_test && shmem_test_lock(&locks[lock]) != 0)
        sched_yield();
}

static void count_all(int seed)
{
    for (int i = 0; i < ROUNDS; i++) {
        int lock = (seed * 31 + i * 5) % LOCKS;
        take(lock, i % 5 == 0);
        count_up(lock);
        shmem_clear_lock(&locks[lock]);
    }
}

static void require_counted(uint64_t expected)
{
    uint64_t sum = 0;
    int n = shmem_n_pes();
    shmem_barrier_all();
    for (int lock = 0; lock < LOCKS; lock++) {
        sum += shmem_uint64_g(&counters[lock], lock % n);
        REQUIRE(locks[lock] == 0, "lock %d is not free at the end", lock);
    }
    REQUIRE(sum == expected, "%ju were counted: expected %ju", (uintmax_t)sum, (uintmax_t)expected);
}

static void clear_counters(void)
{
    memset(counters, 0, sizeof counters);
    memset(shadows, 0, sizeof shadows);
    shmem_barrier_all();
}

static void locks_exclude_other_pes(void)
{
    clear_counters();
    count_all(shmem_my_pe());
    require_counted((uint64_t)shmem_n_pes() * ROUNDS);
}

static void count_in_thread(int number)
{
    count_all(shmem_my_pe() * 4 + number);
}

static void locks_exclude_other_threads(void)
{
    clear_counters();
    stress_run_threads(3, count_in_thread);
    require_counted((uint64_t)shmem_n_pes() * 3 * ROUNDS);
}

const struct stress_test locks_tests[] = {
    {"locks_all", locks_exclude_other_pes, 1, SHMEM_THREAD_SINGLE, false},
    {"locks_threads", locks_exclude_other_threads, 1, SHMEM_THREAD_MULTIPLE, false},
    STRESS_END,
};

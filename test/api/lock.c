/*
 * Locks: mutual exclusion, order of arrival, test_lock, and completion of updates in the critical
 * section.
 */
#include "api_test.h"

static long heap_free_lock; /* a lock is initialized to 0 */
static long counter, shadow;

/* Increments a counter that only the lock protects. */
static void check_exclusion(long *lock)
{
    enum { ROUNDS = 60 };
    int n = shmem_n_pes(), keeper = n - 1;
    *lock = 0;
    counter = shadow = 0;
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        shmem_set_lock(lock);
        long value = shmem_long_g(&counter, keeper);
        CHECK_EQ(shmem_long_g(&shadow, keeper), value);
        shmem_long_p(&counter, value + 1, keeper);
        shmem_long_p(&shadow, value + 1, keeper);
        shmem_clear_lock(lock); /* completes the puts */
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(&counter, keeper), (long)ROUNDS * n);
    shmem_barrier_all();
}

static void lock_excludes_other_pes(void)
{
    long *lock = shmem_malloc(3 * sizeof(long));
    check_exclusion(&heap_free_lock);
    check_exclusion(lock);
    check_exclusion(lock + 1);
    shmem_free(lock);
}

/* Acquires the lock with test_lock too; clear_lock releases it. */
static void test_lock_excludes_like_set_lock(void)
{
    enum { ROUNDS = 30 };
    static long lock;
    int n = shmem_n_pes();
    lock = counter = 0;
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        if (i % 2 == 0)
            shmem_set_lock(&lock);
        else
            while (shmem_test_lock(&lock) != 0)
                api_sleep_ms(0);
        shmem_long_p(&counter, shmem_long_g(&counter, 0) + 1, 0);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(&counter, 0), (long)ROUNDS * n);
    shmem_barrier_all();
}

/* test_lock returns 0 if it acquires the lock, and 1 if any PE, including this one, holds it,
 * however it was acquired. */
static void test_lock_returns_1_while_lock_is_held(void)
{
    static long lock;
    lock = 0;
    shmem_barrier_all();
    for (int holder = 0; holder < shmem_n_pes(); holder++)
        for (int way = 0; way < 2; way++) {
            if (shmem_my_pe() == holder && way == 0)
                CHECK_EQ(shmem_test_lock(&lock), 0);
            else if (shmem_my_pe() == holder)
                shmem_set_lock(&lock);
            shmem_barrier_all();
            if (shmem_my_pe() != holder)
                CHECK_EQ(shmem_test_lock(&lock), 1);
            shmem_barrier_all();
            if (shmem_my_pe() == holder)
                shmem_clear_lock(&lock);
            shmem_barrier_all();
        }
}

/* Returns the sum of a lock's words on all PEs. It is 0 at first, and it changes whenever a PE
 * starts to wait for the lock. */
static long words_of(const long *lock)
{
    long sum = 0;
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        sum += shmem_long_atomic_fetch(lock, pe);
    return sum;
}

static struct {
    long lock, asks, words;
} queue;

/* Waits until the previous PE, which has published the sum of the words, waits for the lock. */
static void await_predecessor(void)
{
    shmem_long_wait_until(&queue.asks, SHMEM_CMP_EQ, 1);
    while (words_of(&queue.lock) == queue.words)
        api_sleep_ms(1);
}

static void tell_follower(long words, int follower)
{
    shmem_long_p(&queue.words, words, follower);
    shmem_fence();
    shmem_long_p(&queue.asks, 1, follower);
    shmem_quiet();
}

/* While PE 0 holds the lock, each PE requests it after the previous PE waits. They must acquire
 * it in that order. */
static void lock_is_acquired_in_order_of_requests(void)
{
    static long served[API_MAX_PES];
    static int place;
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int turn = 0; turn < 2; turn++) {
        queue.lock = queue.asks = place = 0;
        int arrival = turn == 0 ? me : (n - me) % n; /* first PE 0, then ascending or descending */
        int follower = (turn == 0 ? me + 1 : me + n - 1) % n;
        shmem_barrier_all();
        if (me == 0) {
            shmem_set_lock(&queue.lock);
            tell_follower(0, follower);
            await_predecessor();
        } else {
            await_predecessor();
            tell_follower(words_of(&queue.lock), follower);
            shmem_set_lock(&queue.lock);
        }
        int mine = shmem_int_atomic_fetch_inc(&place, 0);
        shmem_long_p(&served[mine], arrival, 0);
        shmem_clear_lock(&queue.lock);
        shmem_barrier_all();
        if (me == 0)
            for (int i = 0; i < n; i++)
                CHECK_EQ(served[i], i);
        shmem_barrier_all();
    }
}

/* Different locks are independent. */
static void different_locks_are_independent(void)
{
    static long locks[API_MAX_PES];
    int me = shmem_my_pe(), n = shmem_n_pes();
    memset(locks, 0, sizeof locks);
    shmem_barrier_all();
    shmem_set_lock(&locks[me]);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (pe != me)
            CHECK_EQ(shmem_test_lock(&locks[pe]), 1);
    shmem_barrier_all();
    shmem_clear_lock(&locks[me]);
    shmem_barrier_all();
    CHECK_EQ(shmem_test_lock(&locks[(me + 1) % n]), 0);
    shmem_clear_lock(&locks[(me + 1) % n]);
    shmem_barrier_all();
}

/* More locks than a fixed table could hold. The next PE requests every second one too. */
static void thousands_of_locks_are_held_at_once(void)
{
    enum { COUNT = 5000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), busy = 0;
    long *locks = shmem_calloc((size_t)COUNT * (size_t)n, sizeof *locks),
         *mine = locks + me * COUNT;
    for (int i = 0; i < COUNT; i++)
        busy += i % 2 == 0 ? (shmem_set_lock(&mine[i]), 0) : shmem_test_lock(&mine[i]);
    CHECK_EQ(busy, 0);
    shmem_barrier_all();
    long *next = locks + (me + 1) % n * COUNT;
    for (int i = 0; i < COUNT && n > 1; i += 500)
        busy += shmem_test_lock(&next[i]);
    CHECK_EQ(busy, n > 1 ? COUNT / 500 : 0);
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        shmem_clear_lock(&mine[i]);
    for (int i = 0; i < 100; i++) { /* reuses queue nodes that were freed */
        shmem_set_lock(&mine[i]);
        shmem_clear_lock(&mine[i]);
    }
    shmem_free(locks);
}

const struct api_test lock_tests[] = {
    {"lock_exclusion", lock_excludes_other_pes, 1},
    {"lock_test", test_lock_excludes_like_set_lock, 1},
    {"lock_test_results", test_lock_returns_1_while_lock_is_held, 1},
    {"lock_first_come", lock_is_acquired_in_order_of_requests, 2},
    {"lock_many", different_locks_are_independent, 1},
    {"lock_thousands", thousands_of_locks_are_held_at_once, 1},
    API_TEST_END,
};

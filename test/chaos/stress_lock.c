/*
 * Locks: only one PE at a time is in the critical section, and the next PE sees its updates.
 */
#include "stress.h"

enum { ROUNDS = 10, BYTES = 3000 };

/* On the last PE; protected by the lock. */
struct guarded {
    uint64_t counter;
    unsigned char data[BYTES];
};

static void acquire(long *lock)
{
    if (stress_random(&stress_state) % 2 == 0) {
        shmem_set_lock(lock);
        return;
    }
    while (shmem_test_lock(lock) != 0)
        ;
}

static void work(struct guarded *guarded)
{
    static unsigned char data[BYTES];
    int home = n_pes - 1;
    uint64_t counter = shmem_uint64_g(&guarded->counter, home);
    shmem_getmem(data, guarded->data, BYTES, home);
    if (counter > 0)
        stress_require_filled("what a lock guards", data, BYTES, counter);
    stress_fill(data, BYTES, counter + 1);
    shmem_putmem_nbi(guarded->data, data, BYTES, home);
    shmem_uint64_p(&guarded->counter, counter + 1, home);
    shmem_quiet();
}

void stress_lock(void)
{
    static long lock;
    struct guarded *guarded = stress_memory(sizeof *guarded);
    for (int i = 0; i < ROUNDS; i++) {
        acquire(&lock);
        work(guarded);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    stress_require_equal("the guarded counter", shmem_uint64_g(&guarded->counter, n_pes - 1),
                         (uint64_t)ROUNDS * (uint64_t)n_pes);
    shmem_barrier_all();
    shmem_free(guarded);
}

/* Hand-written code on memory from shmem_ptr: waits, a barrier, an atomic. */
#include "bench.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SPINS_ALONE   1000000L
#define SPINS_CROWDED 64L

struct shared_barrier {
    _Atomic long arrived;
    char separate[120];
    _Atomic long generation;
    char end[120];
};

static struct shared_barrier *own_barrier;
static struct shared_barrier *common_barrier; /* memory of PE 0 */
static long spins;
static bool usable;

bool hand_open(void)
{
    spins = hand_is_crowded() ? SPINS_CROWDED : SPINS_ALONE;
    own_barrier = shmem_align(128, sizeof *own_barrier);
    usable = own_barrier != NULL;
    for (int pe = 0; pe < bench.pes && usable; pe++) {
        usable = shmem_ptr(own_barrier, pe) != NULL;
    }
    if (usable) {
        memset(own_barrier, 0, sizeof *own_barrier);
        common_barrier = hand_map(own_barrier, 0);
    }
    shmem_barrier_all();
    return usable;
}

void hand_close(void)
{
    shmem_barrier_all();
    shmem_free(own_barrier);
}

void *hand_map(void *address, int pe)
{
    return shmem_ptr(address, pe);
}

void hand_wait(_Atomic long *word, long value)
{
    for (long i = 0; atomic_load_explicit(word, memory_order_acquire) < value; i++) {
        if (i >= spins) {
            sched_yield();
        }
    }
}

void hand_barrier(void)
{
    struct shared_barrier *barrier = common_barrier;
    long next = atomic_load_explicit(&barrier->generation, memory_order_relaxed) + 1;

    if (atomic_fetch_add(&barrier->arrived, 1) == bench.pes - 1) {
        atomic_store_explicit(&barrier->arrived, 0, memory_order_relaxed);
        atomic_store(&barrier->generation, next);
    } else {
        hand_wait(&barrier->generation, next);
    }
}

bool hand_is_crowded(void)
{
    return bench.pes > sysconf(_SC_NPROCESSORS_ONLN);
}

void hand_fewest_switches(const struct operand *operand, long count)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    long pes_of_core = (bench.pes + cores - 1) / cores;
    long yields = count * (pes_of_core - 1) / pes_of_core; /* of each PE of this core */

    (void)operand;
    hand_barrier();
    while (yields-- > 0) {
        sched_yield();
    }
}

void hand_fetch_add(const struct operand *operand, long count)
{
    _Atomic long *word = operand->mapped;

    for (long i = 0; i < count; i++) {
        atomic_fetch_add(word, 1);
    }
}

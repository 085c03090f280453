/*
 * A small job whose profile and trace contain records of every kind. Other tests damage these
 * files.
 */
#include <isthmus_regions.h>
#include <shmem.h>
#include <shmemx.h>
#include <stdlib.h>

static long flags[4], lock, sum[2];
static uint64_t signal_word;

static void transfer(int me, int next)
{
    long *block = shmem_malloc(64 * sizeof *block), local[8] = {0};
    for (int i = 0; i < 64; i++)
        block[i] = me;
    shmem_barrier_all();
    isthmus_region_push("transfer");
    shmem_long_put(block, local, 8, next);
    shmem_long_get(local, block, 8, next);
    shmem_long_put_nbi(block + 8, local, 8, next);
    shmem_quiet();
    (void)shmem_long_atomic_fetch_inc(&flags[3], next);
    shmem_long_put_signal(block + 16, local, 8, &signal_word, 1, SHMEM_SIGNAL_SET, next);
    shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 1);
    isthmus_region_pop();
    shmem_barrier_all();
    shmem_free(block);
}

static void wait_for_others(int me, int next)
{
    isthmus_region_push("wait");
    shmem_long_p(&flags[0], 1, next);
    shmem_long_p(&flags[1], 1, next);
    shmem_long_wait_until(&flags[0], SHMEM_CMP_EQ, 1);
    shmem_long_wait_until_all(flags, 2, NULL, SHMEM_CMP_EQ, 1);
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
    isthmus_region_mark("locked");
    isthmus_region_pop();
    sum[0] = me;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum[1], &sum[0], 1);
    shmem_long_broadcast(SHMEM_TEAM_WORLD, &sum[1], &sum[0], 1, 0);
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    shmem_pcontrol(3, "transfers");
    transfer(me, next);
    shmem_pcontrol(3, "waits");
    wait_for_others(me, next);
    void *too_long = shmem_malloc((size_t)1 << 50);
    isthmus_region_pop(); /* a pop without a push */
    shmem_finalize();
    return too_long != NULL;
}

/*
 * Teaches: collectives of older programs, over an active set (first PE, log2 of the stride, size)
 *          and with work arrays of the program. New programs use teams instead.
 * Run:     oshcc active_set.c -o active_set && oshrun -np 4 ./active_set
 */
#include "check.h"

#define ITEMS 3

static long synchronize[SHMEM_BARRIER_SYNC_SIZE];
static long for_broadcast[SHMEM_BCAST_SYNC_SIZE];
static long for_reduction[SHMEM_REDUCE_SYNC_SIZE];
static long for_collect[SHMEM_COLLECT_SYNC_SIZE];
static long work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long source[ITEMS], sums[ITEMS], heard[ITEMS];

static void prepare(long *array, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        array[i] = SHMEM_SYNC_VALUE;
    }
}

/* Collectives of the even PEs: an active set with stride 2, whose log2 is 1. */
static void even_pes(int me, int members, long *all)
{
    for (int i = 0; i < ITEMS; i++) {
        source[i] = me * 10L + i;
    }
    shmem_barrier(0, 1, members, synchronize);
    shmem_long_sum_to_all(sums, source, ITEMS, 0, 1, members, work, for_reduction);
    for (int i = 0; i < ITEMS; i++) {
        check(sums[i] == 10L * members * (members - 1) + (long)i * members, "sum of the set");
    }

    /* The argument for the root is an index in the active set: here the last PE of the set. A
     * broadcast over an active set does not change the destination on the root. */
    shmem_broadcast64(heard, source, ITEMS, members - 1, 0, 1, members, for_broadcast);
    int root = 2 * (members - 1);
    for (int i = 0; i < ITEMS; i++) {
        check(heard[i] == (me == root ? 0 : root * 10L + i), "broadcast in the set");
    }

    shmem_fcollect64(all, source, ITEMS, 0, 1, members, for_collect);
    for (int i = 0; i < members * ITEMS; i++) {
        check(all[i] == i / ITEMS * 20L + i % ITEMS, "collected from the set");
    }
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int members = (npes + 1) / 2;
    long *all = shmem_malloc((size_t)members * ITEMS * sizeof *all);
    check(all != NULL, "shmem_malloc");

    prepare(synchronize, SHMEM_BARRIER_SYNC_SIZE);
    prepare(for_broadcast, SHMEM_BCAST_SYNC_SIZE);
    prepare(for_reduction, SHMEM_REDUCE_SYNC_SIZE);
    prepare(for_collect, SHMEM_COLLECT_SYNC_SIZE);
    shmem_barrier_all(); /* no PE may start before the arrays of all others are initialized */

    if (me % 2 == 0) {
        even_pes(me, members, all);
    }
    shmem_barrier_all();
    if (me == 0) {
        printf("active set of %d even PEs: sums %ld %ld %ld\n", members, sums[0], sums[1], sums[2]);
    }
    shmem_free(all);
    shmem_finalize();
    return 0;
}

/*
 * Lets samples/wordcount.c be compiled with libraries of OpenSHMEM 1.4, which have no teams:
 * replaces its three reductions over the world by active-set routines. Must be included first; has
 * no effect with newer libraries.
 */
#ifndef ISTHMUS_WORDCOUNT_1_4_H
#define ISTHMUS_WORDCOUNT_1_4_H

#include <shmem.h>

#if SHMEM_MAJOR_VERSION == 1 && SHMEM_MINOR_VERSION < 5

#include <stdint.h>

#define SHMEM_TEAM_WORLD                       0
#define shmem_min_reduce(team, dest, src, one) reduce_min(team, dest, src)
#define shmem_max_reduce(team, dest, src, one) reduce_max(team, dest, src)
#define shmem_sum_reduce(team, dest, src, one) reduce_sum(team, dest, src)

/* The sample fetches from a const object, which the generic names of some libraries do not
 * accept. */
#undef shmem_atomic_fetch
#define shmem_atomic_fetch(source, pe)                                                             \
    ((uint64_t)shmem_ulong_atomic_fetch((unsigned long *)(uintptr_t)(source), pe))

static long reduce_sync[SHMEM_REDUCE_SYNC_SIZE];
static int reduce_int_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long reduce_long_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];

static inline void reduce_begin(void)
{
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++) {
        reduce_sync[i] = SHMEM_SYNC_VALUE;
    }
    shmem_barrier_all();
}

static inline int reduce_end(void)
{
    shmem_barrier_all();
    return 0;
}

static inline int reduce_min(int team, int *dest, int *source)
{
    (void)team;
    reduce_begin();
    shmem_int_min_to_all(dest, source, 1, 0, 0, shmem_n_pes(), reduce_int_work, reduce_sync);
    return reduce_end();
}

static inline int reduce_max(int team, uint64_t *dest, uint64_t *source)
{
    (void)team;
    reduce_begin();
    shmem_long_max_to_all((long *)dest, (long *)source, 1, 0, 0, shmem_n_pes(), reduce_long_work,
                          reduce_sync);
    return reduce_end();
}

static inline int reduce_sum(int team, uint64_t *dest, uint64_t *source)
{
    (void)team;
    reduce_begin();
    shmem_long_sum_to_all((long *)dest, (long *)source, 1, 0, 0, shmem_n_pes(), reduce_long_work,
                          reduce_sync);
    return reduce_end();
}

#endif
#endif

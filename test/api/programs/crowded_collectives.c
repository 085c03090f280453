/*
 * Collectives of PEs that share two cores and change between them, with results by value. In a
 * wait, the library uses on which core each PE waited last (coll/shm/shm_sync.c); after a change of
 * the core this is outdated. All PEs start on the same two cores, so that they share cores on any
 * machine.
 */
#include <sched.h>
#include <shmem.h>

#include "program_check.h"

enum { ROUNDS = 600, WORDS = 80 };

static long flags[64], all[64 * WORDS], parts[WORDS], sums[WORDS];
static int cores[2];

/* Finds the first two cores that this process may use. Both are the same core if there is one. */
static void find_cores(void)
{
    cpu_set_t allowed;
    int found = 0;
    REQUIRE(sched_getaffinity(0, sizeof allowed, &allowed) == 0);
    for (int core = 0; core < CPU_SETSIZE && found < 2; core++)
        if (CPU_ISSET(core, &allowed))
            cores[found++] = core;
    if (found == 1)
        cores[1] = cores[0];
}

static void use_cores(int first, int second)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(first, &set);
    CPU_SET(second, &set);
    REQUIRE(sched_setaffinity(0, sizeof set, &set) == 0);
}

/* Moves this PE to another core in some rounds. The rounds differ between PEs. */
static void change_core(int me, int round)
{
    if ((round * 7 + me * 3) % 11 == 0)
        use_cores(cores[(round + me) % 2], cores[(round + me) % 2]);
}

static void check_barrier(int me, int pes, int round)
{
    long *flag = &flags[me];
    shmem_long_p(flag, round, (me + 1) % pes);
    shmem_barrier_all();
    REQUIRE(flags[(me + pes - 1) % pes] == round);
    shmem_sync_all();
}

static void check_broadcast(int me, int pes, int round)
{
    int root = round % pes;
    for (int i = 0; i < WORDS; i++)
        parts[i] = me * 1000L + round + i;
    shmem_long_broadcast(SHMEM_TEAM_WORLD, sums, parts, WORDS, root);
    for (int i = 0; i < WORDS; i++)
        REQUIRE(sums[i] == root * 1000L + round + i);
    shmem_sync_all();
}

static void check_reduction(int me, int pes, int round, size_t nelems)
{
    for (size_t i = 0; i < nelems; i++)
        parts[i] = me + round + (long)i;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sums, parts, nelems);
    for (size_t i = 0; i < nelems; i++)
        REQUIRE(sums[i] == pes * (pes - 1L) / 2 + pes * (round + (long)i));
}

static void check_fcollect(int me, int pes, int round, size_t nelems)
{
    for (size_t i = 0; i < nelems; i++)
        parts[i] = me * 1000L + round + (long)i;
    shmem_long_fcollect(SHMEM_TEAM_WORLD, all, parts, nelems);
    for (size_t i = 0; i < nelems * (size_t)pes; i++)
        REQUIRE(all[i] == (long)(i / nelems) * 1000 + round + (long)(i % nelems));
    shmem_sync_all();
}

/* The even and the odd PEs synchronize separately: no team contains all PEs of the cores. */
static void check_half(shmem_team_t half, int me, int pes, int round)
{
    int members = (pes + 1 - me % 2) / 2;
    parts[0] = round;
    shmem_long_sum_reduce(half, sums, parts, 1);
    REQUIRE(sums[0] == (long)round * members);
}

int main(void)
{
    find_cores();
    use_cores(cores[0], cores[1]);
    shmem_init();
    int me = shmem_my_pe(), pes = shmem_n_pes();
    shmem_team_t even, odd;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (pes + 1) / 2, NULL, 0, &even);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, pes / 2, NULL, 0, &odd);
    for (int round = 1; round <= ROUNDS; round++) {
        change_core(me, round);
        check_barrier(me, pes, round);
        check_broadcast(me, pes, round);
        check_reduction(me, pes, round, 1);
        check_reduction(me, pes, round, WORDS);
        check_fcollect(me, pes, round, 1);
        check_fcollect(me, pes, round, WORDS);
        check_half(me % 2 == 0 ? even : odd, me, pes, round);
    }
    shmem_finalize();
    return EXIT_SUCCESS;
}

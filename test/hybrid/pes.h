/*
 * Uses OpenSHMEM and MPI and checks the data. Shared by programs that start OpenSHMEM over some of
 * a job's processes.
 */
#ifndef ISTHMUS_TEST_PES_H
#define ISTHMUS_TEST_PES_H

#include <stdio.h>
#include <string.h>

#include <shmemx_mpi.h>

static int rank, size; /* rank and size of MPI_COMM_WORLD */
static const char *shape = "start";
static long from_left, counter, lock, mine, sum;

#define CHECK(condition) check(condition, #condition, __FILE__, __LINE__)

static void check(int holds, const char *condition, const char *file, int line)
{
    if (holds)
        return;
    fprintf(stderr, "%s:%d: rank %d, %s: not true: %s\n", file, line, rank, shape, condition);
    fflush(stderr);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void puts_atomics_and_locks_work(int me, int n)
{
    from_left = counter = -1;
    shmem_barrier_all();
    shmem_long_p(&from_left, 1000 + me, (me + 1) % n);
    shmem_long_atomic_add(&counter, me + 1, 0);
    shmem_barrier_all();
    CHECK(from_left == 1000 + (me + n - 1) % n);
    CHECK(shmem_long_g(&counter, 0) == (long)n * (n + 1) / 2 - 1);
    shmem_set_lock(&lock);
    shmem_long_p(&counter, shmem_long_g(&counter, n - 1) + 1, n - 1);
    shmem_clear_lock(&lock);
    shmem_barrier_all();
}

static void gets_read_the_heap_of_another_pe(int me, int n)
{
    enum { WORDS = 30000 };
    long *blocks = shmem_malloc(2 * WORDS * sizeof *blocks);
    CHECK(blocks != NULL);
    for (int i = 0; i < WORDS; i++)
        blocks[i] = me * 100000L + i;
    shmem_barrier_all();
    shmem_long_get(blocks + WORDS, blocks, WORDS, (me + 1) % n);
    for (int i = 0; i < WORDS; i++)
        CHECK(blocks[WORDS + i] == (me + 1) % n * 100000L + i);
    shmem_barrier_all();
    shmem_free(blocks);
}

static void reductions_on_teams_are_correct(int me, int n)
{
    shmem_team_t half = SHMEM_TEAM_INVALID;
    mine = me + 1;
    CHECK(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &mine, 1) == 0);
    CHECK(sum == (long)n * (n + 1) / 2);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &half);
    CHECK((half != SHMEM_TEAM_INVALID) == (me % 2 == 0));
    if (half == SHMEM_TEAM_INVALID)
        return;
    CHECK(shmem_team_my_pe(half) == me / 2);
    CHECK(shmem_long_max_reduce(half, &sum, &mine, 1) == 0 && sum == (n - 1) / 2 * 2 + 1);
    shmem_team_destroy(half);
}

static void put_to_a_space_arrives(int me, int n)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 16};
    shmem_space_t space = SHMEM_SPACE_INVALID;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    CHECK(shmem_space_create(&config, &space, &team) == 0);
    long *word = shmem_space_malloc(space, sizeof *word);
    CHECK(word != NULL);
    shmem_long_p(word, me, (me + 1) % n);
    shmem_barrier_all();
    CHECK(*word == (me + n - 1) % n);
    shmem_barrier_all();
    shmem_space_free(space, word);
    shmem_space_destroy(space);
}

/* Checks that `comm` has the PEs in their order, and that the program can communicate with it. */
static void communicator_has_the_pes_in_order(MPI_Comm comm, int me, int n)
{
    MPI_Comm of_team = MPI_COMM_NULL;
    int compared = MPI_UNEQUAL, total = 0;
    CHECK(MPI_Allreduce(&me, &total, 1, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS);
    CHECK(total == n * (n - 1) / 2);
    CHECK(shmemx_team_get_comm(SHMEM_TEAM_WORLD, &of_team) == 0);
    CHECK(MPI_Comm_compare(comm, of_team, &compared) == MPI_SUCCESS && compared == MPI_CONGRUENT);
    for (int pe = 0; pe < n; pe++)
        CHECK(shmemx_comm_translate_pe(comm, pe) == pe &&
              shmemx_comm_translate_rank(comm, pe) == pe);
    CHECK(shmemx_comm_translate_rank(MPI_COMM_WORLD, rank) == me);
}

static void use_pes(MPI_Comm comm)
{
    int me = -1, n = -1, initialized = 0;
    CHECK(MPI_Comm_rank(comm, &me) == MPI_SUCCESS && MPI_Comm_size(comm, &n) == MPI_SUCCESS);
    shmem_query_initialized(&initialized);
    CHECK(initialized == 1 && shmem_my_pe() == me && shmem_n_pes() == n);
    puts_atomics_and_locks_work(me, n);
    gets_read_the_heap_of_another_pe(me, n);
    reductions_on_teams_are_correct(me, n);
    put_to_a_space_arrives(me, n);
    communicator_has_the_pes_in_order(comm, me, n);
}

/* A mode of the program, selected by its first argument. */
struct mode {
    const char *name;
    void (*run)(void);
};

static void run_mode(const struct mode *modes, size_t n_modes, const char *name)
{
    for (size_t i = 0; i < n_modes; i++)
        if (strcmp(modes[i].name, name) == 0) {
            modes[i].run();
            return;
        }
    CHECK(!"a mode");
}

#endif

/*
 * Tests the two portable ways to relate PE numbers and MPI ranks that OpenSHMEM 1.6 describes under
 * Interoperability, Mapping Process Identification Numbers: a table of ranks that all PEs collect,
 * and a communicator whose ranks are PE numbers. In Isthmus, PE numbers also equal ranks in
 * MPI_COMM_WORLD.
 */
#include <mpi.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;

static void check(const char *what, int seen, int expected)
{
    if (seen == expected)
        return;
    fprintf(stderr, "PE %d: %s is %d: expected %d\n", shmem_my_pe(), what, seen, expected);
    failures++;
}

static void table_of_ranks_maps_pes_to_ranks(int me, int n)
{
    static int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    int *ranks = shmem_calloc((size_t)n, sizeof *ranks);
    shmem_int_collect(SHMEM_TEAM_WORLD, ranks, &rank, 1);
    for (int pe = 0; pe < n; pe++)
        check("a PE's rank", ranks[pe], pe);

    /* A message addressed by rank must come from the PE that the table lists. */
    int after = ranks[(me + 1) % n], before = ranks[(me + n - 1) % n], sender = -1;
    MPI_Sendrecv(&me, 1, MPI_INT, after, 0, &sender, 1, MPI_INT, before, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    check("who sent", sender, (me + n - 1) % n);
    shmem_free(ranks);
}

static void communicator_maps_pes_to_ranks(int me, int n)
{
    MPI_Comm world, reversed;
    int rank = -1, size = -1, sum = -1;
    MPI_Comm_split(MPI_COMM_WORLD, 0, me, &world);
    MPI_Comm_rank(world, &rank);
    MPI_Comm_size(world, &size);
    check("the rank by PE number", rank, me);
    check("the size", size, n);
    MPI_Comm_split(MPI_COMM_WORLD, 0, -me, &reversed);
    MPI_Comm_rank(reversed, &rank);
    check("the rank from behind", rank, n - 1 - me);
    MPI_Scan(&me, &sum, 1, MPI_INT, MPI_SUM, world);
    check("the sum over lower ranks", sum, me * (me + 1) / 2);
    MPI_Comm_free(&reversed);
    MPI_Comm_free(&world);
}

int main(int argc, char *argv[])
{
    MPI_Init(&argc, &argv);
    shmem_init();
    int me = shmem_team_my_pe(SHMEM_TEAM_WORLD), n = shmem_team_n_pes(SHMEM_TEAM_WORLD);
    table_of_ranks_maps_pes_to_ranks(me, n);
    communicator_maps_pes_to_ranks(me, n);
    shmem_finalize();
    MPI_Finalize();
    return failures > 0;
}

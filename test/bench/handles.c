/*
 * Measures the MPI handles of OpenSHMEM's objects (shmemx_mpi.h) after they have been created, and
 * the translation of PE numbers, compared with an MPI call that only reads a communicator.
 */
#include "figures.h"

#include <shmemx_mpi.h>
#include <stdio.h>

#define BATCHES       101
#define BATCH_SECONDS 0.0005

static MPI_Comm comm;
static MPI_Win win;
static int got;

static void get_comm(long count)
{
    while (count-- > 0) {
        shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm);
    }
}

static void get_win(long count)
{
    while (count-- > 0) {
        shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
    }
}

static void translate_rank(long count)
{
    while (count-- > 0) {
        got = shmemx_comm_translate_rank(comm, 0);
    }
}

static void comm_rank(long count)
{
    while (count-- > 0) {
        MPI_Comm_rank(comm, &got);
    }
}

static double time_of(void (*loop)(long count), long count)
{
    double start = figures_now();
    loop(count);
    return figures_now() - start;
}

static void show(const char *name, void (*loop)(long count))
{
    double nanoseconds[BATCHES];
    long count = 1, last;
    do {
        last = count;
        count = figures_next_count(count, time_of(loop, count), BATCH_SECONDS);
    } while (count != last);
    for (int i = 0; i < BATCHES; i++) {
        nanoseconds[i] = time_of(loop, count) * FIGURES_NANOSECONDS / (double)count;
    }
    printf("%-36s %10.1f %10.1f\n", name, figures_median(nanoseconds, BATCHES),
           figures_least(nanoseconds, BATCHES));
}

int main(void)
{
    shmem_init();
    get_comm(1);
    get_win(1); /* prints a message and returns MPI_WIN_NULL if this MPI's windows do not work */
    if (shmem_my_pe() == 0) {
        printf("%-36s %10s %10s\n", "", "median, ns", "least");
        show("MPI_Comm_rank", comm_rank);
        show("shmemx_team_get_comm", get_comm);
        if (win != MPI_WIN_NULL) {
            show("shmemx_space_get_win", get_win);
        }
        show("shmemx_comm_translate_rank", translate_rank);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

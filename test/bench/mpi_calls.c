/* MPI calls whose result is checked. */
#include "mpi_calls.h"

#include <mpi.h>
#include <stdio.h>
#include <time.h>

#define FINALIZE_NAP 50000000 /* in nanoseconds */
#define TAG          1

void mpi_require(int status, const char *what)
{
    if (status != MPI_SUCCESS) {
        fprintf(stderr, "%s failed\n", what);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}

void mpi_meet(void)
{
    mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
}

double mpi_greatest(double value)
{
    double all;

    mpi_require(MPI_Allreduce(&value, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD),
                "MPI_Allreduce");
    return all;
}

void mpi_speak_to_all(int rank, int size)
{
    int sent = 0, received;

    for (int i = 0; i < size; i++) {
        mpi_require(MPI_Sendrecv(&sent, 1, MPI_INT, (rank + i) % size, TAG, &received, 1, MPI_INT,
                                 (rank + size - i) % size, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE),
                    "MPI_Sendrecv");
    }
}

/* MPICH 4.0 over TCP may hang in MPI_Finalize unless all ranks have communicated with each other
 * and then paused. */
void mpi_leave(int rank, int size)
{
    mpi_speak_to_all(rank, size);
    mpi_meet();
    nanosleep(&(struct timespec){.tv_nsec = FINALIZE_NAP}, NULL);
    mpi_require(MPI_Finalize(), "MPI_Finalize");
}

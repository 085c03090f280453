/* How a job of MPI alone grows with its ranks: the measure of scale.c. */
#include "figures.h"
#include "mpi_calls.h"
#include "scale.h"

#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    struct paired_job job = {.barrier = mpi_meet, .greatest = mpi_greatest};
    double start = figures_now(), initialized;

    if (argc > 1) {
        fprintf(stderr, "usage: %s\nPrints one line of JSON; scripts/scale runs it.\n", argv[0]);
        return 2;
    }
    mpi_require(MPI_Init(&argc, &argv), "MPI_Init");
    initialized = figures_now();
    mpi_require(MPI_Comm_rank(MPI_COMM_WORLD, &job.me), "MPI_Comm_rank");
    mpi_require(MPI_Comm_size(MPI_COMM_WORLD, &job.pes), "MPI_Comm_size");
    mpi_speak_to_all(job.me, job.pes);
    scale_report(&job, start, initialized);
    mpi_leave(job.me, job.pes);
    return 0;
}

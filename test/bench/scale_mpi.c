/* Measures how an MPI job scales with the number of ranks, for comparison with scale.c. */
#include "figures.h"
#include "mpi_calls.h"
#include "scale.h"

#include <mpi.h>
#include <stdio.h>
#include <string.h>

static int usage(const char *program)
{
    fprintf(stderr,
            "usage: %s [" SCALE_START " single|serialized]\nPrints JSON; scripts/scale runs it.\n",
            program);
    return 2;
}

/* Measures only MPI's initialization and finalization. */
static int start_only(const char *program, const char *level)
{
    int serialized = strcmp(level, "serialized") == 0, provided;
    double start = figures_now();

    if (!serialized && strcmp(level, "single") != 0) {
        return usage(program);
    }
    mpi_require(MPI_Init_thread(NULL, NULL, serialized ? MPI_THREAD_SERIALIZED : MPI_THREAD_SINGLE,
                                &provided),
                "MPI_Init_thread");
    scale_print_start(start, figures_now());
    mpi_require(MPI_Finalize(), "MPI_Finalize");
    return 0;
}

int main(int argc, char **argv)
{
    struct paired_job job = {.barrier = mpi_meet, .greatest = mpi_greatest};
    double start = figures_now(), initialized;

    if (argc == 3 && strcmp(argv[1], SCALE_START) == 0) {
        return start_only(argv[0], argv[2]);
    }
    if (argc > 1) {
        return usage(argv[0]);
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

/*
 * The MPI routines that the benchmark's collectives and start-up are held against: barrier,
 * reduction of one long, init and finalize. Prints the benchmark's JSON, with the benchmark's names
 * of the rows.
 */
#include "figures.h"
#include "mpi_calls.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATCHES       31
#define QUICK_BATCHES 5
#define BATCH_SECONDS 400e-6
#define ROW_SECONDS   10.0
#define LARGEST_COUNT (1L << 24)

typedef void mpi_loop(long count);

static int rank, size;

static void run_barriers(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
    }
}

static void run_allreduces(long count)
{
    long own = rank, sum;

    while (count-- > 0) {
        mpi_require(MPI_Allreduce(&own, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD),
                    "MPI_Allreduce");
    }
}

/* All ranks: seconds of one batch on rank 0. */
static double run_batch(mpi_loop *loop, long count)
{
    double seconds, start;

    loop(1);
    start = figures_now();
    loop(count);
    seconds = figures_now() - start;
    mpi_require(MPI_Bcast(&seconds, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD), "MPI_Bcast");
    return seconds;
}

static long calibrate(mpi_loop *loop)
{
    long count = 1;

    while (count < LARGEST_COUNT) {
        long next = figures_next_count(count, run_batch(loop, count), BATCH_SECONDS);

        if (next == count) {
            break;
        }
        count = next;
    }
    return count;
}

static void print_row(const char *group, const char *name, size_t bytes, int batches,
                      double nanoseconds, const char *end)
{
    printf("  {\"group\": \"%s\", \"name\": \"%s\", \"bytes\": %zu, \"batches\": %d, "
           "\"library_ns\": %.6g}%s\n",
           group, name, bytes, batches, nanoseconds, end);
}

static void measure(const char *group, const char *name, size_t bytes, int batches, mpi_loop *loop)
{
    double times[BATCHES] = {0}, spent = 0;
    long count = calibrate(loop);
    int done = 0;

    while (done < batches && (done < QUICK_BATCHES || spent < ROW_SECONDS)) {
        double seconds = run_batch(loop, count);

        spent += seconds;
        times[done++] = seconds * FIGURES_NANOSECONDS / (double)count;
    }
    if (rank == 0) {
        print_row(group, name, bytes, done, figures_median(times, done), ",");
    }
}

int main(int argc, char **argv)
{
    int only_startup =
        argc > 2 && strcmp(argv[1], "--only") == 0 && strcmp(argv[2], "startup") == 0;
    int batches = argc > 1 && strcmp(argv[1], "--quick") == 0 ? QUICK_BATCHES : BATCHES;
    double start = figures_now(), init, finalize;

    mpi_require(MPI_Init(&argc, &argv), "MPI_Init");
    init = figures_now() - start;
    mpi_require(MPI_Comm_rank(MPI_COMM_WORLD, &rank), "MPI_Comm_rank");
    mpi_require(MPI_Comm_size(MPI_COMM_WORLD, &size), "MPI_Comm_size");
    if (rank == 0) {
        printf("{\"format\": 1, \"pes\": %d, \"rows\": [\n", size);
    }
    if (!only_startup) {
        measure("sync", "barrier_all", 0, batches, run_barriers);
        measure("collectives", "reduce long sum 8 B", sizeof(long), batches, run_allreduces);
    }
    mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
    start = figures_now();
    mpi_require(MPI_Finalize(), "MPI_Finalize");
    finalize = figures_now() - start;
    if (rank == 0) {
        print_row("startup", "init", 0, 1, init * FIGURES_NANOSECONDS, ",");
        print_row("startup", "finalize", 0, 1, finalize * FIGURES_NANOSECONDS, ",");
        print_row("startup", "init + finalize", 0, 1, (init + finalize) * FIGURES_NANOSECONDS, "");
        printf("]}\n");
    }
    return 0;
}

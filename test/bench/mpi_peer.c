/*
 * Measures the MPI routines with which the benchmark's collectives and startup are compared:
 * barrier, broadcast, reduction, alltoall and allgather by size, init and finalize. Prints JSON in
 * the benchmark's format and with its row names.
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
#define LARGEST       ((size_t)16 << 20)
#define LARGEST_QUICK ((size_t)1 << 20)
#define NAME_LENGTH   48

typedef void mpi_loop(long count);

static int rank, size;
static size_t bytes;          /* length of a buffer, or of each rank's block */
static char *source, *target; /* LARGEST bytes each */
static int turn;

static void run_barriers(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
    }
}

/* The root changes with each broadcast, as in the benchmark. */
static void run_broadcasts(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Bcast(target, (int)bytes, MPI_BYTE, turn++ % size, MPI_COMM_WORLD),
                    "MPI_Bcast");
    }
}

static void run_allreduces(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Allreduce(source, target, (int)(bytes / sizeof(long)), MPI_LONG, MPI_SUM,
                                  MPI_COMM_WORLD),
                    "MPI_Allreduce");
    }
}

static void run_alltoalls(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Alltoall(source, (int)bytes, MPI_BYTE, target, (int)bytes, MPI_BYTE,
                                 MPI_COMM_WORLD),
                    "MPI_Alltoall");
    }
}

static void run_allgathers(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Allgather(source, (int)bytes, MPI_BYTE, target, (int)bytes, MPI_BYTE,
                                  MPI_COMM_WORLD),
                    "MPI_Allgather");
    }
}

/* Runs one batch on all ranks. Returns rank 0's time in seconds. */
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

static void print_row(const char *group, const char *name, int batches, double nanoseconds,
                      const char *end)
{
    printf("  {\"group\": \"%s\", \"name\": \"%s\", \"bytes\": %zu, \"batches\": %d, "
           "\"library_ns\": %.6g}%s\n",
           group, name, bytes, batches, nanoseconds, end);
}

static void measure(const char *group, const char *name, int batches, mpi_loop *loop)
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
        print_row(group, name, done, figures_median(times, done), ",");
    }
}

static void measure_sizes(const char *what, size_t largest, int batches, mpi_loop *loop)
{
    size_t factor = batches == QUICK_BATCHES ? 64 : 8;
    char name[NAME_LENGTH];

    for (bytes = 8; bytes <= largest; bytes *= factor) {
        snprintf(name, sizeof name, "%s %s", what, figures_size(bytes));
        measure("collectives", name, batches, loop);
    }
    bytes = 0;
}

static void measure_collectives(int batches)
{
    size_t largest = batches == QUICK_BATCHES ? LARGEST_QUICK : LARGEST;

    source = calloc(LARGEST, 1);
    target = calloc(LARGEST, 1);
    if (source == NULL || target == NULL) {
        fprintf(stderr, "mpi_peer: out of memory\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    /* A buffer that was never written is one page of zeros: copies from it would be too fast. */
    memset(source, 0, LARGEST);
    memset(target, 0, LARGEST);
    measure_sizes("broadcast", largest, batches, run_broadcasts);
    measure_sizes("reduce long sum", largest, batches, run_allreduces);
    measure_sizes("alltoall", largest / (size_t)size, batches, run_alltoalls);
    measure_sizes("fcollect", largest / (size_t)size, batches, run_allgathers);
    free(target);
    free(source);
}

/* Options of the command line. */
struct options {
    int batches;
    const char *only; /* name of a group, or NULL for all */
};

static struct options parse(int argc, char **argv)
{
    struct options options = {.batches = BATCHES};

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            options.batches = QUICK_BATCHES;
        } else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) {
            options.only = argv[++i];
        }
    }
    return options;
}

static int is_wanted(const struct options *options, const char *group)
{
    return options->only == NULL || strcmp(options->only, group) == 0;
}

static void print_startup(double init, double finalize)
{
    print_row("startup", "init", 1, init * FIGURES_NANOSECONDS, ",");
    print_row("startup", "finalize", 1, finalize * FIGURES_NANOSECONDS, ",");
    print_row("startup", "init + finalize", 1, (init + finalize) * FIGURES_NANOSECONDS, "");
    printf("]}\n");
}

int main(int argc, char **argv)
{
    struct options options = parse(argc, argv);
    double start = figures_now(), init;

    mpi_require(MPI_Init(&argc, &argv), "MPI_Init");
    init = figures_now() - start;
    mpi_require(MPI_Comm_rank(MPI_COMM_WORLD, &rank), "MPI_Comm_rank");
    mpi_require(MPI_Comm_size(MPI_COMM_WORLD, &size), "MPI_Comm_size");
    if (rank == 0) {
        printf("{\"format\": 1, \"pes\": %d, \"rows\": [\n", size);
    }
    if (is_wanted(&options, "sync")) {
        measure("sync", "barrier_all", options.batches, run_barriers);
    }
    if (is_wanted(&options, "collectives")) {
        measure_collectives(options.batches);
    }
    mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
    start = figures_now();
    mpi_require(MPI_Finalize(), "MPI_Finalize");
    if (rank == 0) {
        print_startup(init, figures_now() - start);
    }
    return 0;
}

/*
 * Compares small operations between nodes with a ping-pong of plain MPI in the same job. The
 * operation and the ping-pong alternate about every 200 us, so that changes of the machine's speed
 * affect both. Prints the 5 % quantile and the median of each, and the ratio of the 5 % quantiles.
 *
 * usage: ISTHMUS_NODE_SIZE=1 oshrun --mpi MPI -np 2 roundtrip-MPI [--quick]
 */
#include "figures.h"
#include "mpi_calls.h"

#include <mpi.h>
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATCHES       300
#define QUICK_BATCHES 15
#define OPERATIONS    250 /* operations in a batch */

static long target, source, sum_in, sum_out;
static uint64_t signal_word, signals;
static int me, peer;
static volatile long kept; /* result that the compiler must not remove */

/* ---- Operations: both PEs call them with the same count ---- */

static void ping_pong_of_mpi(long count)
{
    char message[8] = "";
    while (count-- > 0) {
        if (me == 0) {
            mpi_require(MPI_Send(message, 8, MPI_BYTE, peer, 0, MPI_COMM_WORLD), "MPI_Send");
        }
        mpi_require(MPI_Recv(message, 8, MPI_BYTE, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE),
                    "MPI_Recv");
        if (me != 0) {
            mpi_require(MPI_Send(message, 8, MPI_BYTE, peer, 0, MPI_COMM_WORLD), "MPI_Send");
        }
    }
}

static void put_and_quiet(long count)
{
    while (me == 0 && count-- > 0) {
        shmem_long_p(&target, count, peer);
        shmem_quiet();
    }
}

static void add_and_quiet(long count)
{
    while (me == 0 && count-- > 0) {
        shmem_long_atomic_add(&target, count, peer);
        shmem_quiet();
    }
}

static void get_value(long count)
{
    while (me == 0 && count-- > 0) {
        kept = shmem_long_g(&target, peer);
    }
}

static void get_memory(long count)
{
    long value;
    while (me == 0 && count-- > 0) {
        shmem_getmem(&value, &target, sizeof value, peer);
        kept = value;
    }
}

static void fetch_add(long count)
{
    while (me == 0 && count-- > 0) {
        kept = shmem_long_atomic_fetch_add(&target, 1, peer);
    }
}

static void compare_swap(long count)
{
    while (me == 0 && count-- > 0) {
        kept = shmem_long_atomic_compare_swap(&target, 1, 2, peer);
    }
}

/* A round trip is a signal in each direction. */
static void put_signal(long count)
{
    while (count-- > 0) {
        signals++;
        if (me == 0) {
            shmem_long_put_signal(&target, &source, 1, &signal_word, signals, SHMEM_SIGNAL_SET,
                                  peer);
        }
        shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, signals);
        if (me != 0) {
            shmem_long_put_signal(&target, &source, 1, &signal_word, signals, SHMEM_SIGNAL_SET,
                                  peer);
        }
    }
}

static void barrier(long count)
{
    while (count-- > 0) {
        shmem_barrier_all();
    }
}

static void barrier_of_mpi(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
    }
}

static void sum(long count)
{
    while (count-- > 0) {
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum_out, &sum_in, 1);
    }
}

static void sum_of_mpi(long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Allreduce(&sum_in, &sum_out, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD),
                    "MPI_Allreduce");
    }
}

/* ---- Rows ---- */

static const struct row {
    const char *name;
    void (*run)(long count);
    const char *base_name;
    void (*base)(long count); /* what the row is compared with */
    double goal;              /* greatest ratio of the 5 % quantiles */
} rows[] = {
    {"p + quiet", put_and_quiet, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"atomic add + quiet", add_and_quiet, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"g", get_value, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"get 8 B", get_memory, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"fetch_add", fetch_add, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"compare_swap", compare_swap, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"put_signal ping-pong 8 B", put_signal, "MPI ping-pong", ping_pong_of_mpi, 1.4},
    {"barrier_all", barrier, "MPI_Barrier", barrier_of_mpi, 1.2},
    {"sum of 1 long", sum, "MPI_Allreduce", sum_of_mpi, 1.2},
};
enum { ROWS = sizeof rows / sizeof *rows };

static double times[ROWS][2][BATCHES]; /* ns of one operation; [1]: of what it is compared with */

static double time_of_batch(void (*run)(long count))
{
    shmem_barrier_all();
    run(1);
    double start = figures_now();
    run(OPERATIONS);
    double seconds = figures_now() - start;
    shmem_barrier_all();
    return seconds * FIGURES_NANOSECONDS / OPERATIONS;
}

static int compare_times(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static void print_row(const struct row *row, double (*both)[BATCHES], int batches)
{
    for (int i = 0; i < 2; i++) {
        qsort(both[i], (size_t)batches, sizeof(double), compare_times);
    }
    double ratio = both[0][batches / 20] / both[1][batches / 20];
    printf("%-26s %9.0f %9.0f   %-14s %9.0f %9.0f   %6.2f %6.2f  %s\n", row->name,
           both[0][batches / 20], both[0][batches / 2], row->base_name, both[1][batches / 20],
           both[1][batches / 2], ratio, row->goal, ratio <= row->goal ? "met" : "NOT MET");
}

int main(int argc, char **argv)
{
    int quick = argc == 2 && strcmp(argv[1], "--quick") == 0;
    int batches = quick ? QUICK_BATCHES : BATCHES;
    if (argc > 1 && !quick) {
        fprintf(stderr, "usage: roundtrip-MPI [--quick]\n");
        return 2;
    }
    shmem_init();
    me = shmem_my_pe();
    if (shmem_n_pes() != 2) {
        if (me == 0) {
            fprintf(stderr, "roundtrip: expected 2 PEs\n");
        }
        shmem_finalize();
        return 1;
    }
    peer = 1 - me;
    for (int batch = 0; batch < batches; batch++) {
        for (int i = 0; i < ROWS; i++) {
            times[i][1][batch] = time_of_batch(rows[i].base);
            times[i][0][batch] = time_of_batch(rows[i].run);
        }
    }
    if (me == 0) {
        printf("%-26s %9s %9s   %-14s %9s %9s   %6s %6s\n", "operation", "5 %, ns", "median, ns",
               "compared with", "5 %, ns", "median, ns", "ratio", "goal");
        for (int i = 0; i < ROWS; i++) {
            print_row(&rows[i], times[i], batches);
        }
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

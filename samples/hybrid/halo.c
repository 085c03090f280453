/*
 * Teaches: moving the halo exchange of an MPI code to OpenSHMEM step by step, while all other code
 *          still uses MPI.
 * Run:     OSHMEM_CC=mpicc oshcc halo.c -o halo && oshrun -np 4 ./halo
 *
 * The first version uses MPI messages, like the original code. The second version puts the rows
 * into symmetric memory and calls a barrier. The third version puts the rows with signals instead
 * of the barrier, so that a PE waits only for its neighbors.
 *
 * Heat spreads on a ring of rows, of which each PE has a band. The results of all versions must be
 * equal, bit by bit, to those of a sequential computation.
 */
#include <mpi.h>

#include "../check.h"
#include <string.h>

#define ROWS    24
#define COLUMNS 256
#define STEPS   150

typedef double plate_t[ROWS + 2][COLUMNS]; /* a band, with one row of each neighbor */

static plate_t *plates; /* two plates: each step reads one and writes the other */
static uint64_t
    come[2]; /* number of the step whose row has arrived last, from above and from below */
static int me, npes, above, below;

/* Version 1: the original messages. */
static void exchange_by_messages(plate_t plate, uint64_t step)
{
    (void)step;
    MPI_Sendrecv(plate[1], COLUMNS, MPI_DOUBLE, above, 0, plate[ROWS + 1], COLUMNS, MPI_DOUBLE,
                 below, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(plate[ROWS], COLUMNS, MPI_DOUBLE, below, 1, plate[0], COLUMNS, MPI_DOUBLE, above,
                 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Version 2: puts. A put needs no receive on the target PE, so all PEs wait in a barrier until the
 * puts of all PEs are complete. */
static void exchange_by_puts(plate_t plate, uint64_t step)
{
    (void)step;
    shmem_double_put(plate[ROWS + 1], plate[1], COLUMNS, above);
    shmem_double_put(plate[0], plate[ROWS], COLUMNS, below);
    shmem_barrier_all();
}

/* Version 3: puts with signals. A put never overwrites a row that this PE has not read. A neighbor
 * writes to a row in step k and again in step k + 2. Before step k + 2 it waits for this PE's
 * signal of step k + 1, which this PE sends after it has read the row. */
static void exchange_by_signals(plate_t plate, uint64_t step)
{
    shmem_double_put_signal(plate[ROWS + 1], plate[1], COLUMNS, &come[1], step, SHMEM_SIGNAL_SET,
                            above);
    shmem_double_put_signal(plate[0], plate[ROWS], COLUMNS, &come[0], step, SHMEM_SIGNAL_SET,
                            below);
    shmem_uint64_wait_until_all(come, 2, NULL, SHMEM_CMP_GE, step);
}

static void fill(double *row, long number)
{
    for (int j = 0; j < COLUMNS; j++) {
        row[j] = (double)(number * 7 % 13) + (j == COLUMNS / 2 ? 100.0 : 0.0);
    }
}

static void spread(double *next, const double *above_it, const double *row, const double *below_it)
{
    for (int j = 0; j < COLUMNS; j++) {
        int left = (j + COLUMNS - 1) % COLUMNS, right = (j + 1) % COLUMNS;
        next[j] = 0.25 * (above_it[j] + below_it[j] + row[left] + row[right]);
    }
}

/* Executes all steps with one version of the exchange. Returns the time of a step in us. */
static double run(void (*exchange)(plate_t plate, uint64_t step))
{
    for (int i = 1; i <= ROWS; i++) {
        fill(plates[0][i], (long)me * ROWS + i - 1);
    }
    come[0] = come[1] = 0;
    shmem_barrier_all();
    double begin = MPI_Wtime();
    for (uint64_t step = 1; step <= STEPS; step++) {
        double(*now)[COLUMNS] = plates[(step - 1) % 2], (*next)[COLUMNS] = plates[step % 2];
        exchange(now, step);
        for (int i = 1; i <= ROWS; i++) {
            spread(next[i], now[i - 1], now[i], now[i + 1]);
        }
    }
    double mine = (MPI_Wtime() - begin) / STEPS * 1e6, slowest;
    MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return slowest;
}

/* Computes all bands sequentially. */
static void compute_alone(double (*rows)[COLUMNS], double (*other)[COLUMNS], long count)
{
    for (long i = 0; i < count; i++) {
        fill(rows[i], i);
    }
    for (int step = 0; step < STEPS; step++) {
        for (long i = 0; i < count; i++) {
            spread(other[i], rows[(i + count - 1) % count], rows[i], rows[(i + 1) % count]);
        }
        memcpy(rows, other, (size_t)count * sizeof *rows);
    }
}

static void check_against_one(plate_t plate)
{
    long count = (long)npes * ROWS;
    double(*all)[COLUMNS] = malloc(3 * (size_t)count * sizeof *all);
    check(all != NULL, "malloc");
    MPI_Gather(plate[1], ROWS * COLUMNS, MPI_DOUBLE, all, ROWS * COLUMNS, MPI_DOUBLE, 0,
               MPI_COMM_WORLD);
    if (me == 0) {
        compute_alone(all + count, all + 2 * count, count);
        check(memcmp(all, all + count, (size_t)count * sizeof *all) == 0, "what one PE computes");
    }
    free(all);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*exchange)(plate_t plate, uint64_t step);
    } versions[] = {{"messages", exchange_by_messages},
                    {"puts", exchange_by_puts},
                    {"puts with signals", exchange_by_signals}};
    int provided;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    above = (me + npes - 1) % npes;
    below = (me + 1) % npes;
    plates = shmem_calloc(2, sizeof *plates);
    check(plates != NULL, "shmem_calloc");

    for (int i = 0; i < 3; i++) {
        double step_us = run(versions[i].exchange);
        check_against_one(plates[STEPS % 2]);
        memset(plates, 0, 2 * sizeof *plates); /* so that the next version cannot use old values */
        if (me == 0) {
            printf("%-17s %8.1f us for a step\n", versions[i].name, step_us);
        }
    }
    if (me == 0) {
        printf("three versions, %d PEs, one result\n", npes);
    }
    shmem_free(plates);
    shmem_finalize();
    MPI_Finalize();
    return 0;
}

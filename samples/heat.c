/*
 * Teaches: a stencil with halo exchange, the core of many simulations. Each PE has a band of rows
 *          and puts its outer rows into its neighbors' halos with signals. No step needs a
 *          barrier.
 * Run:     oshcc heat.c -o heat && oshrun -np 4 ./heat
 *
 * Heat spreads over a square plate whose upper edge stays hot. The result is compared with that of
 * a sequential computation.
 */
#include "check.h"
#include <string.h>

#define SIZE  66 /* including the edges */
#define STEPS 200
#define HOT   100.0

static uint64_t from_above, from_below; /* number of the step whose halo has arrived last */

static long first_row(int pe, int npes)
{
    return 1 + (long)(SIZE - 2) * pe / npes;
}

static void step(double (*next)[SIZE], double (*now)[SIZE], long rows)
{
    for (long i = 1; i <= rows; i++) {
        for (int j = 1; j < SIZE - 1; j++) {
            next[i][j] = 0.25 * (now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1]);
        }
    }
}

static double (*new_plate(void))[SIZE]
{
    double(*plate)[SIZE] = shmem_calloc(SIZE, sizeof *plate);
    check(plate != NULL, "shmem_calloc");
    return plate;
}

static void heat_edge(double (*plate)[SIZE])
{
    for (int j = 0; j < SIZE; j++) {
        plate[0][j] = HOT;
    }
}

/* Puts the outer rows of `plate` into the halos of the neighbors, and waits until their rows have
 * arrived in the halo of this PE. */
static void exchange(double (*plate)[SIZE], long rows, uint64_t step_number, int me, int npes)
{
    if (me > 0) {
        long their_rows = first_row(me, npes) - first_row(me - 1, npes);
        shmem_put_signal_nbi(plate[their_rows + 1], plate[1], SIZE, &from_below, step_number,
                             SHMEM_SIGNAL_SET, me - 1);
    }
    if (me < npes - 1) {
        shmem_put_signal_nbi(plate[0], plate[rows], SIZE, &from_above, step_number,
                             SHMEM_SIGNAL_SET, me + 1);
        shmem_signal_wait_until(&from_below, SHMEM_CMP_GE, step_number);
    }
    if (me > 0) {
        shmem_signal_wait_until(&from_above, SHMEM_CMP_GE, step_number);
    }
    shmem_quiet(); /* the puts are complete, so a later step may overwrite these rows */
}

static void compute_alone(double (*plate)[SIZE], double (*other)[SIZE])
{
    heat_edge(plate);
    heat_edge(other);
    for (int i = 0; i < STEPS; i++) {
        step(other, plate, SIZE - 2);
        memcpy(plate, other, SIZE * sizeof *plate);
    }
}

int main(void)
{
    static double expected[SIZE][SIZE], other[SIZE][SIZE];

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    check(npes <= SIZE - 2, "at most one PE per row");
    long begin = first_row(me, npes);
    long rows = first_row(me + 1, npes) - begin;
    double(*plates[2])[SIZE] = {new_plate(), new_plate()};

    if (me == 0) {
        heat_edge(plates[0]);
        heat_edge(plates[1]);
    }
    shmem_barrier_all();
    for (int i = 0; i < STEPS; i++) {
        step(plates[(i + 1) % 2], plates[i % 2], rows);
        exchange(plates[(i + 1) % 2], rows, (uint64_t)i + 1, me, npes);
    }

    compute_alone(expected, other);
    for (long i = 1; i <= rows; i++) {
        for (long j = 0; j < SIZE; j++) {
            check(plates[STEPS % 2][i][j] == expected[begin + i - 1][j],
                  "temperature on the plate");
        }
    }
    if (me == 0) {
        printf("%d steps, %d PEs, temperature in the middle %.4f\n", STEPS, npes,
               expected[SIZE / 2][SIZE / 2]);
    }
    shmem_free(plates[1]);
    shmem_free(plates[0]);
    shmem_finalize();
    return 0;
}

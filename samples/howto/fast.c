/*
 * Teaches: making a program fast step by step. All versions compute the same result.
 * Run:     oshcc -O2 fast.c -o fast && oshrun -np 2 ./fast 1
 *          (argument: the version, 1 to 4; then the number of steps)
 *
 * Heat spreads in a plate, of which each PE has ROWS rows. docs/guides/fast.md shows the time of
 * each version.
 */
#include <math.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 2048, ROWS = 16, CHECK_EVERY = 50 };

typedef double row_t[WIDTH];

static row_t plates[2][ROWS + 2];       /* rows 0 and ROWS + 1 are copies of the neighbors' edges */
static uint64_t from_above, from_below; /* number of the step whose edge has arrived last */
static int me, npes;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Computes rows first to last. Returns the largest change of a point in them. */
static double relax(row_t *to, row_t *from, int first, int last)
{
    double most = 0;

    for (int y = first; y <= last; y++) {
        for (int x = 1; x < WIDTH - 1; x++) {
            to[y][x] = (from[y - 1][x] + from[y + 1][x] + from[y][x - 1] + from[y][x + 1]) / 4;
            double change = fabs(to[y][x] - from[y][x]);
            most = change > most ? change : most;
        }
    }
    return most;
}

static double largest_of_all(double most)
{
    static double mine, largest;

    mine = most;
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &largest, &mine, 1);
    double result = largest;
    shmem_sync_all(); /* all PEs have read the result */
    return result;
}

/* -- 1 -- */
/* Reads the neighbors' edges point by point. A barrier before and after keeps all PEs in step. */
static double step_by_elements(row_t *to, row_t *from, uint64_t step)
{
    (void)step;
    shmem_barrier_all();
    for (int x = 0; x < WIDTH; x++) {
        if (me > 0) {
            from[0][x] = shmem_double_g(&from[ROWS][x], me - 1);
        }
        if (me < npes - 1) {
            from[ROWS + 1][x] = shmem_double_g(&from[1][x], me + 1);
        }
    }
    return relax(to, from, 1, ROWS);
}
/* -- end -- */

/* -- 2 -- */
/* Reads each edge with one call. */
static double step_by_rows(row_t *to, row_t *from, uint64_t step)
{
    (void)step;
    shmem_barrier_all();
    if (me > 0) {
        shmem_double_get_nbi(from[0], from[ROWS], WIDTH, me - 1);
    }
    if (me < npes - 1) {
        shmem_double_get_nbi(from[ROWS + 1], from[1], WIDTH, me + 1);
    }
    shmem_quiet();
    return relax(to, from, 1, ROWS);
}
/* -- end -- */

/* -- 3 -- */
/* Sends the edges. The signal is the number of the step. A PE then waits only for the signals of
 * its neighbors. */
static void send_edges(row_t *from, uint64_t step)
{
    if (me > 0) {
        shmem_double_put_signal_nbi(from[ROWS + 1], from[1], WIDTH, &from_below, step,
                                    SHMEM_SIGNAL_SET, me - 1);
    }
    if (me < npes - 1) {
        shmem_double_put_signal_nbi(from[0], from[ROWS], WIDTH, &from_above, step, SHMEM_SIGNAL_SET,
                                    me + 1);
    }
}

static void await_edges(uint64_t step)
{
    if (me > 0) {
        shmem_signal_wait_until(&from_above, SHMEM_CMP_GE, step);
    }
    if (me < npes - 1) {
        shmem_signal_wait_until(&from_below, SHMEM_CMP_GE, step);
    }
}

static double step_by_signals(row_t *to, row_t *from, uint64_t step)
{
    send_edges(from, step);
    await_edges(step);
    double change = relax(to, from, 1, ROWS);
    shmem_quiet(); /* my edges are sent: the next step may overwrite that plate */
    return change;
}
/* -- end -- */

/* -- 4 -- */
/* Computes the rows that do not need the neighbors' edges while the edges are transferred. */
static double step_with_overlap(row_t *to, row_t *from, uint64_t step)
{
    send_edges(from, step);
    double inner = relax(to, from, 2, ROWS - 1);
    await_edges(step);
    double change = fmax(inner, fmax(relax(to, from, 1, 1), relax(to, from, ROWS, ROWS)));
    shmem_quiet();
    return change;
}
/* -- end -- */

typedef double (*step_t)(row_t *to, row_t *from, uint64_t step);

static const step_t versions[] = {step_by_elements, step_by_rows, step_by_signals,
                                  step_with_overlap};

int main(int argc, char **argv)
{
    int version = argc > 1 ? atoi(argv[1]) : 0;
    int steps = argc > 2 ? atoi(argv[2]) : 200;
    double change = 0;

    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    if (version < 1 || version > 4 || steps < 1) {
        fprintf(stderr, "usage: fast VERSION [STEPS]: a version of 1 to 4\n");
        shmem_global_exit(EXIT_FAILURE);
    }
    for (int x = 0; me == 0 && x < WIDTH; x++) {
        plates[0][0][x] = plates[1][0][x] = 100;
    }
    shmem_barrier_all();
    double begin = now();
    for (uint64_t step = 1; step <= (uint64_t)steps; step++) {
        change = versions[version - 1](plates[step % 2], plates[(step + 1) % 2], step);
        if (version == 1 || step % CHECK_EVERY == 0) { /* version 1 checks in every step */
            change = largest_of_all(change);
        }
    }
    double time = now() - begin;
    if (me == 0) {
        fprintf(stderr, "%.1f us a step\n", 1e6 * time / steps);
        printf("version %d: last change %.6f\n", version, change);
    }
    shmem_finalize();
    return 0;
}

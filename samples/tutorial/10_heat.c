/*
 * Heat spreads in a plate of WIDTH x HEIGHT points, whose upper edge is hot. Each PE has a band of
 * the rows.
 */
#include <math.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 128, HEIGHT = 120, STEPS_MOST = 5000, CHECK_EVERY = 50 };

typedef double row_t[WIDTH];

static uint64_t from_above, from_below; /* number of edges that the neighbors have sent */

/* Sends my first and last row to the neighbors, and waits for the neighbors' rows. The signals
 * contain the number of the step. */
static void exchange(row_t *plate, int rows, uint64_t step, int me, int npes)
{
    if (me > 0) {
        shmem_double_put_signal_nbi(plate[rows + 1], plate[1], WIDTH, &from_below, step,
                                    SHMEM_SIGNAL_SET, me - 1);
    }
    if (me < npes - 1) {
        shmem_double_put_signal_nbi(plate[0], plate[rows], WIDTH, &from_above, step,
                                    SHMEM_SIGNAL_SET, me + 1);
    }
    if (me > 0) {
        shmem_signal_wait_until(&from_above, SHMEM_CMP_GE, step);
    }
    if (me < npes - 1) {
        shmem_signal_wait_until(&from_below, SHMEM_CMP_GE, step);
    }
}

/* Computes one step from one plate to the other. Returns the largest change of a point. */
static double relax(row_t *to, row_t *from, int rows)
{
    double most = 0;

    for (int y = 1; y <= rows; y++) {
        for (int x = 1; x < WIDTH - 1; x++) {
            to[y][x] = (from[y - 1][x] + from[y + 1][x] + from[y][x - 1] + from[y][x + 1]) / 4;
            most = fmax(most, fabs(to[y][x] - from[y][x]));
        }
    }
    return most;
}

/* Returns whether no point of the whole plate changed by more than 0.05. `most` is the largest
 * change in this PE's rows. */
static int is_steady(double most)
{
    static double mine, largest;

    mine = most;
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &largest, &mine, 1);
    int steady = largest <= 0.05;
    shmem_sync_all(); /* all have read `largest`: the next call may overwrite it */
    return steady;
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int rows = HEIGHT / npes; /* two further rows are copies of the neighbors' edges */
    row_t *plates[2] = {shmem_calloc((size_t)rows + 2, sizeof(row_t)),
                        shmem_calloc((size_t)rows + 2, sizeof(row_t))};
    double change;
    int step = 0;

    if (HEIGHT % npes != 0 || plates[0] == NULL || plates[1] == NULL) {
        fprintf(stderr, "%d rows on %d PEs: expected a divisor, and memory\n", HEIGHT, npes);
        shmem_global_exit(EXIT_FAILURE);
    }
    for (int x = 0; me == 0 && x < WIDTH; x++) {
        plates[0][0][x] = plates[1][0][x] = 100;
    }
    do {
        row_t *from = plates[step % 2];
        row_t *to = plates[(step + 1) % 2];
        step++;
        exchange(from, rows, (uint64_t)step, me, npes);
        change = relax(to, from, rows);
        shmem_quiet(); /* my edges are sent: the next step may overwrite that plate */
    } while ((step % CHECK_EVERY != 0 || !is_steady(change)) && step < STEPS_MOST);

    if (me == 0) {
        printf("steady after %d steps\n", step);
    }
    shmem_free(plates[1]);
    shmem_free(plates[0]);
    shmem_finalize();
    return 0;
}

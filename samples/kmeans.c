/*
 * Teaches: a nonblocking reduction that overlaps with computing.
 * Run:     oshcc kmeans.c -o kmeans && oshrun -np 4 ./kmeans
 *
 * k-means: in each round, each PE assigns its points to the nearest center and adds up the points
 * of each center. A reduction of these sums over all PEs determines the next centers. The points
 * are divided into halves: while the library reduces the sums of the first half, the PE assigns the
 * second half. A second version uses blocking reductions and computes the same centers. The program
 * prints the times of both.
 */
#include "measure.h"
#include <shmemx.h>

#define POINTS  20000 /* points per PE */
#define CENTRES 64
#define ROUNDS  10
#define RANGE   1000

struct point {
    long x, y; /* integers, so that the order of additions does not change the sums */
};

struct sums {
    long x[CENTRES], y[CENTRES], count[CENTRES];
};
#define WORDS (sizeof(struct sums) / sizeof(long))

static struct point points[POINTS];
static struct sums mine[2], all[2]; /* for each half; symmetric */

static int nearest(const struct point *centres, struct point point)
{
    long least = 0;
    int best = 0;
    for (int i = 0; i < CENTRES; i++) {
        long x = centres[i].x - point.x, y = centres[i].y - point.y, distance = x * x + y * y;
        if (i == 0 || distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

static void assign(const struct point *centres, int half)
{
    struct sums *sums = &mine[half];
    *sums = (struct sums){{0}, {0}, {0}};
    for (int i = half * POINTS / 2; i < (half + 1) * POINTS / 2; i++) {
        int centre = nearest(centres, points[i]);
        sums->x[centre] += points[i].x;
        sums->y[centre] += points[i].y;
        sums->count[centre]++;
    }
}

static void move_centres(struct point *centres)
{
    for (int i = 0; i < CENTRES; i++) {
        long count = all[0].count[i] + all[1].count[i];
        if (count > 0) {
            centres[i].x = (all[0].x[i] + all[1].x[i]) / count;
            centres[i].y = (all[0].y[i] + all[1].y[i]) / count;
        }
    }
}

static void round_blocking(struct point *centres)
{
    for (int half = 0; half < 2; half++) {
        assign(centres, half);
        check(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, all[half].x, mine[half].x, WORDS) == 0,
              "reduction");
    }
    move_centres(centres);
}

static void round_nonblocking(struct point *centres)
{
    shmemx_req_h requests[2];
    for (int half = 0; half < 2; half++) {
        assign(centres, half); /* the second half, while the first one is reduced */
        check(shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, all[half].x, mine[half].x, WORDS,
                                        &requests[half]) == 0,
              "reduction");
    }
    shmemx_req_wait_all(requests, 2, NULL);
    move_centres(centres);
}

/* Computes the same initial centers on all PEs, without communication. */
static void begin(struct point *centres)
{
    for (int i = 0; i < CENTRES; i++) {
        centres[i] = (struct point){i * 37 % RANGE, i * 91 % RANGE};
    }
}

static double time_of(void (*round)(struct point *), struct point *centres)
{
    begin(centres);
    shmem_barrier_all();
    double start = seconds();
    for (int i = 0; i < ROUNDS; i++) {
        round(centres);
    }
    return seconds() - start;
}

int main(void)
{
    struct point blocking[CENTRES], nonblocking[CENTRES];
    shmem_init();
    uint32_t state = 1u + (uint32_t)shmem_my_pe();
    for (int i = 0; i < POINTS; i++) {
        state = state * 1664525u + 1013904223u;
        points[i] = (struct point){(long)(state >> 8) % RANGE, (long)(state >> 20) % RANGE};
    }
    double with = time_of(round_blocking, blocking);
    double without = time_of(round_nonblocking, nonblocking);
    long count = 0;
    for (int i = 0; i < CENTRES; i++) {
        check(blocking[i].x == nonblocking[i].x && blocking[i].y == nonblocking[i].y,
              "the centres of both ways");
        count += all[0].count[i] + all[1].count[i];
    }
    check(count == (long)POINTS * shmem_n_pes(), "the number of points");
    if (shmem_my_pe() == 0) {
        printf("%d centres of %ld points: %.1f ms by blocking reductions, %.1f ms by nonblocking\n",
               CENTRES, count, with * 1e3, without * 1e3);
    }
    shmem_finalize();
    return 0;
}

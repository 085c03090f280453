/*
 * Time measurement.
 */
#include "probe_clock.h"

#include <stdlib.h>
#include <time.h>

enum { BATCHES = 11, LEAST_BATCHES = 5, MOST_IN_A_BATCH = 1 << 20 };

double clock_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Sleeps instead of spinning: if PEs share cores, a busy PE would delay the others. */
void clock_compute(double seconds)
{
    double end = clock_seconds() + seconds;
    const struct timespec nap = {.tv_nsec = 1000L * 1000};
    while (clock_seconds() < end)
        nanosleep(&nap, NULL);
}

void clock_spin(double seconds)
{
    if (seconds <= 0)
        return;
    double end = clock_seconds() + seconds;
    while (clock_seconds() < end)
        ;
}

static double probe_clock_time_batch(void (*run)(void *of, long count), void *of, long count)
{
    double begin = clock_seconds();
    run(of, count);
    return clock_seconds() - begin;
}

static long probe_clock_find_count(void (*run)(void *of, long count), void *of, double seconds)
{
    long count = 1;
    double took;
    run(of, 1); /* the first operation establishes the connection */
    while ((took = probe_clock_time_batch(run, of, count)) < seconds / 2 && count < MOST_IN_A_BATCH)
        count *= took < seconds / 16 ? 8 : 2;
    return count;
}

static int probe_clock_compare_times(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

struct spread clock_time_batches(void (*run)(void *of, long count), void *of, double seconds)
{
    double took[BATCHES], begin = clock_seconds();
    long count = probe_clock_find_count(run, of, seconds);
    int n = 0;
    while (n < BATCHES && (n < LEAST_BATCHES || clock_seconds() - begin < 2 * BATCHES * seconds))
        took[n++] = probe_clock_time_batch(run, of, count) / (double)count;
    qsort(took, (size_t)n, sizeof took[0], probe_clock_compare_times);
    return (struct spread){took[n / 4], took[n / 2], took[n - 1 - n / 4]};
}

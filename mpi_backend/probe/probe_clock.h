/*
 * Time measurement, independent of MPI.
 */
#ifndef ISTHMUS_PROBE_CLOCK_H
#define ISTHMUS_PROBE_CLOCK_H

double clock_seconds(void);         /* monotonic clock */
void clock_compute(double seconds); /* sleeps */
void clock_spin(double seconds);    /* spins */

/* Median and quartiles of the time of one operation, in seconds, over several batches. */
struct spread {
    double low, median, high;
};

/* Measures `run`, which executes `count` operations (a batch). A batch takes about `seconds`. If
 * a single operation takes longer, fewer batches are run. */
struct spread clock_time_batches(void (*run)(void *of, long count), void *of, double seconds);

#endif

/*
 * Time, and how long things take. Without MPI.
 */
#ifndef ISTHMUS_PROBE_CLOCK_H
#define ISTHMUS_PROBE_CLOCK_H

double clock_seconds(void);         /* seconds */
void clock_compute(double seconds); /* asleep */
void clock_spin(double seconds);    /* busy */

/* Seconds that one takes: the median of several batches, and their quartiles. */
struct spread {
    double low, median, high;
};

/* `run` does it `count` times. Batches take about `seconds` each, and more where one takes longer;
 * there are fewer of them then. */
struct spread clock_time_batches(void (*run)(void *of, long count), void *of, double seconds);

#endif

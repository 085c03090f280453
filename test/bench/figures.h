/* What every program of this folder does with its figures, be it made with OpenSHMEM or with MPI.
 */
#ifndef ISTHMUS_FIGURES_H
#define ISTHMUS_FIGURES_H

#include <stddef.h>
#include <stdint.h>

#define FIGURES_MOST        1024 /* values of one median */
#define FIGURES_NANOSECONDS 1e9

/* Seconds of a clock that only goes forward. */
double figures_now(void);

/* Of 1 to FIGURES_MOST values, which stay as they are. */
double figures_median(const double *values, int count);
double figures_least(const double *values, int count);
double figures_greatest(const double *values, int count);

/* How many times a loop should run to take `wanted` seconds, after `count` times took `seconds`:
 * the same count once that is near enough, and never more than 16 times as many. */
long figures_next_count(long count, double seconds, double wanted);

/* The next of a row of random numbers, which begins with any state but 0. In the loops themselves.
 */
static inline uint64_t figures_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* Shows a size as "8 B", "64 KiB", "8 MiB"; valid until the next call. */
const char *figures_size(size_t bytes);

#endif

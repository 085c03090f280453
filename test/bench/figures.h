/* Functions for times and sizes that all programs of this folder use, both with OpenSHMEM and
 * with MPI. */
#ifndef ISTHMUS_FIGURES_H
#define ISTHMUS_FIGURES_H

#include <stddef.h>
#include <stdint.h>

#define FIGURES_MOST        1024 /* maximum number of values for a median */
#define FIGURES_NANOSECONDS 1e9

/* Returns seconds of a monotonic clock. */
double figures_now(void);

/* Return the median, minimum and maximum of 1 to FIGURES_MOST values, which stay unchanged. */
double figures_median(const double *values, int count);
double figures_least(const double *values, int count);
double figures_greatest(const double *values, int count);

/* Returns the number of iterations that should take `wanted` seconds, given that `count` took
 * `seconds`. Returns `count` itself if that is close enough, and at most 16 * count. */
long figures_next_count(long count, double seconds, double wanted);

/* Returns the next pseudorandom number. The initial state must not be 0. Inline, because the
 * loops call it. */
static inline uint64_t figures_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* Returns a size as text, such as "8 B", "64 KiB", "8 MiB". Valid until the next call. */
const char *figures_size(size_t bytes);

#endif

/*
 * How fast bytes move, by size: series of points that the driver is told. Without MPI, for the
 * probes of speed and for ways/, which does the same with OpenSHMEM.
 */
#ifndef ISTHMUS_PROBE_SERIES_H
#define ISTHMUS_PROBE_SERIES_H

#include <stdbool.h>
#include <stddef.h>

enum {
    SERIES_WORD = 8,              /* bytes of the smallest */
    SERIES_BYTES_MAX = 2 << 20,   /* of the largest */
    SERIES_AT_ONCE_MAX = 64,      /* moved without waiting for them */
    SERIES_MEMORY_MAX = 16 << 20, /* that these take */
};

/* An operation of a PE on its partner, `count` times. Only `beside` computes. */
typedef void moving(size_t bytes, double computing, long count);
struct moves {
    const char *operation; /* "put" */
    bool is_of_words;      /* has no other sizes, and only `one` */
    moving *one;           /* each is complete before the next */
    int trips;             /* that each makes: 2 for there and back */
    moving *many;          /* as many at a time as series_at_once says; all complete at the end */
    moving *beside;        /* computes for so long after each began and before its end */
};

/* Loops of these. An operation is begun at a place of its own (series_offset), and `complete` waits
 * for all that were begun: after each one and some computing, or for as many as may be at once. */
typedef void beginning(size_t offset, size_t bytes);
void series_each(beginning *begin, void (*complete)(void), size_t bytes, double computing,
                 long count);
void series_many(beginning *begin, void (*complete)(void), size_t bytes, long count);

/* Fewer sizes, and shorter. */
void series_quick(bool is_quick);
int series_at_once(size_t bytes);
/* Where the i-th of `series_at_once` is. */
size_t series_offset(long i, size_t bytes);
/* Tells latency, bandwidth, rate and overlap of some operations with a partner that is `where`. */
void series_measure(const char *where, int n, const struct moves *moves);

#endif

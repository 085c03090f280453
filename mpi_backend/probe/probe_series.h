/*
 * Series of measurements: the speed of an operation for increasing sizes, reported to
 * isthmus-probe. Independent of MPI. Used by the speed probes (probe_speed.c) and by transports/,
 * which measures OpenSHMEM operations.
 */
#ifndef ISTHMUS_PROBE_SERIES_H
#define ISTHMUS_PROBE_SERIES_H

#include <stdbool.h>
#include <stddef.h>

enum {
    SERIES_WORD = 8,              /* smallest size in bytes */
    SERIES_BYTES_MAX = 2 << 20,   /* largest size in bytes */
    SERIES_AT_ONCE_MAX = 64,      /* maximum number of outstanding operations */
    SERIES_MEMORY_MAX = 16 << 20, /* memory in bytes of all outstanding operations */
};

/* Executes an operation with the partner PE `count` times. moves.beside also computes for
 * `computing` seconds during each operation; the other functions of struct moves ignore
 * `computing`. */
typedef void moving(size_t bytes, double computing, long count);
struct moves {
    const char *operation; /* name of the operation, such as "put" */
    bool is_of_words;      /* only the size SERIES_WORD and only `one` are measured */
    moving *one;           /* executes the operations one after another */
    int trips;             /* network trips of each operation: 2 for a round trip */
    /* Executes the operations with up to series_at_once outstanding at a time. */
    moving *many;
    moving *beside; /* computes between the start and the completion of each operation */
};

/* Loops for the measurements that struct moves describes. `begin` starts an operation on the buffer
 * at the given offset. `complete` waits for all operations that were started. After starting each
 * operation, series_each computes for `computing` seconds and then calls `complete`. series_many
 * calls `complete` only once for every series_at_once operations. */
typedef void beginning(size_t offset, size_t bytes);
void series_each(beginning *begin, void (*complete)(void), size_t bytes, double computing,
                 long count);
void series_many(beginning *begin, void (*complete)(void), size_t bytes, long count);

/* Selects fewer sizes and shorter measurements. */
void series_quick(bool is_quick);
int series_at_once(size_t bytes);
/* Returns the offset in the buffer for the i-th operation. Offsets repeat after series_at_once
 * operations. */
size_t series_offset(long i, size_t bytes);
/* Measures and reports latency, bandwidth, rate and overlap of `n` operations. `where` describes
 * the partner PE. */
void series_measure(const char *where, int n, const struct moves *moves);

#endif

/*
 * Counters of the library's own work, which shmemx_counters_... and the profiler report: messages,
 * sleeps, polls for MPI messages. The library counts only in operations that take long anyway, and
 * never in operations that consist of loads and stores. Counters start at 0 when the process starts
 * and are never reset.
 */
#ifndef ISTHMUS_COUNTERS_H
#define ISTHMUS_COUNTERS_H

#include <stddef.h>
#include <stdint.h>

#include "job.h"

/* Defines COUNTER_ENUMERATOR for each line of counters.def, e.g. COUNTER_PACKETS_SENT, whose public
 * name is packets_sent. */
enum counter {
#define COUNTER(ENUMERATOR, NAME, MEANING) COUNTER_##ENUMERATOR,
#include "counters.def"
#undef COUNTER
    COUNTERS
};

HIDDEN extern uint64_t counters[COUNTERS];

/* Adds `by` and returns the sum. Only one thread at a time may call it for a counter, for example
 * under net_lock, because it does not use an atomic add. */
HOT_INLINE uint64_t counters_add(enum counter counter, uint64_t by)
{
    uint64_t sum = __atomic_load_n(&counters[counter], __ATOMIC_RELAXED) + by;
    __atomic_store_n(&counters[counter], sum, __ATOMIC_RELAXED);
    return sum;
}

/* Adds `by`. Any thread may call it. */
static inline void counters_add_shared(enum counter counter, uint64_t by)
{
    __atomic_fetch_add(&counters[counter], by, __ATOMIC_RELAXED);
}

static inline void counters_increment(enum counter counter)
{
    counters_add_shared(counter, 1);
}

static inline uint64_t counters_value(enum counter counter)
{
    return __atomic_load_n(&counters[counter], __ATOMIC_RELAXED);
}

/* Implementations of the public routines shmemx_counters_... (shmemx.h). */
int counters_get_info(const char *routine, int counter, const char **name, const char **meaning);
int counters_get_value(const char *routine, int counter, uint64_t *value);
int counters_get_values(const char *routine, uint64_t *values, size_t capacity);

#endif

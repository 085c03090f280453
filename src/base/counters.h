/*
 * What the library counts of its own work, for shmemx_counters_... and profiles: only where it does
 * what takes long anyway, a message, a sleep, a look at the network, and never in what loads and
 * stores serve. Each counts from when the process began, and is set back by nobody.
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

/* By one thread at a time, as under net_lock, in no more than a load and a store. The sum. */
HOT_INLINE uint64_t counters_add(enum counter counter, uint64_t by)
{
    uint64_t sum = __atomic_load_n(&counters[counter], __ATOMIC_RELAXED) + by;
    __atomic_store_n(&counters[counter], sum, __ATOMIC_RELAXED);
    return sum;
}

/* By any thread. */
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

/* The bodies of the public routines (shmemx.h). */
int counters_get_info(const char *routine, int counter, const char **name, const char **meaning);
int counters_get_value(const char *routine, int counter, uint64_t *value);
int counters_get_values(const char *routine, uint64_t *values, size_t capacity);

#endif

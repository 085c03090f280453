/*
 * Doorbells (futex wait queues): a thread sleeps at a doorbell until another thread or PE has
 * written the data that it waits for.
 *
 * A writer reads the count of sleepers and rings only if it is not 0, so a write without a sleeper
 * needs no system call. A plain put does not order its data before this read, because a fence would
 * cost more than the put. Therefore the writer may overlook a thread that has just begun to sleep.
 * A sleep has a timeout, so the thread then wakes up only a little later.
 */
#ifndef ISTHMUS_DOORBELL_H
#define ISTHMUS_DOORBELL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/job.h"

struct doorbell {
    uint32_t sleepers; /* threads that sleep or are about to sleep */
    uint32_t count;    /* futex word, incremented by each ring */
    /* Range of symmetric memory that contains everything that the sleepers watch. The bounds are
     * global offsets (segment.h), which are equal on all PEs. The range is empty if `end` is not
     * above `begin`. */
    uint64_t begin, end;
};

/* Wakes all threads that sleep at the doorbell. */
void doorbell_ring(struct doorbell *bell) __attribute__((cold));

/* Returns true if a thread sleeps or is about to sleep. The load is sequentially consistent, which
 * costs no more than a plain load. A caller that has just written with an atomic operation cannot
 * miss a sleeper that announced itself before it checked the written value. */
HOT_INLINE bool doorbell_has_sleepers(const struct doorbell *bell)
{
    return UNLIKELY(__atomic_load_n(&bell->sleepers, __ATOMIC_SEQ_CST) != 0);
}

/* Rings the doorbell if a thread sleeps at it. Call it after a write to memory that the library
 * itself may wait for. */
HOT_INLINE void doorbell_wake(struct doorbell *bell)
{
    if (doorbell_has_sleepers(bell))
        doorbell_ring(bell);
}

/* Set the range that the sleepers watch: doorbell_watch_nothing makes it empty, doorbell_watch
 * extends it. doorbell_is_watched returns true if the range overlaps begin .. end. */
void doorbell_watch_nothing(struct doorbell *bell);
void doorbell_watch(struct doorbell *bell, uint64_t begin, uint64_t end);
HOT_INLINE bool doorbell_is_watched(const struct doorbell *bell, uint64_t begin, uint64_t end)
{
    return UNLIKELY(begin < __atomic_load_n(&bell->end, __ATOMIC_RELAXED)) &&
           end > __atomic_load_n(&bell->begin, __ATOMIC_RELAXED);
}

/* A thread sleeps in these steps. doorbell_announce registers it as a sleeper and returns the count
 * of rings. The thread then checks once more the condition that it waits for. doorbell_sleep sleeps
 * until the count differs from `count`, or for `us` microseconds, and returns the current count.
 * doorbell_leave ends the registration. */
uint32_t doorbell_announce(struct doorbell *bell);
uint32_t doorbell_sleep(struct doorbell *bell, uint32_t count, long us);
void doorbell_leave(struct doorbell *bell);

#endif

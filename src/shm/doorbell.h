/*
 * Doorbells (futex wait queues), where threads sleep until another has written what they wait for.
 *
 * Whoever writes looks at the count of sleepers, and rings if there is one: others' sleep costs a
 * writer no system call. A plain put does not order its data before that look (the fence would cost
 * more than the put), so a sleeper also wakes by itself from time to time: a missed bell costs a
 * little time and nothing else.
 */
#ifndef ISTHMUS_DOORBELL_H
#define ISTHMUS_DOORBELL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/job.h"

struct doorbell {
    uint32_t sleepers;   /* how many threads sleep, or are about to */
    uint32_t count;      /* futex: raised with every ring */
    uint64_t begin, end; /* between which lies all that they watch; nothing if end is not above */
};

/* Wakes everyone who sleeps at a bell. */
void doorbell_ring(struct doorbell *bell) __attribute__((cold));

/* In the order of all sequentially consistent accesses, which costs no more than a plain load, so
 * that who has just written by an atomic misses nobody who announced himself before he looked. */
HOT_INLINE bool doorbell_has_sleepers(const struct doorbell *bell)
{
    return UNLIKELY(__atomic_load_n(&bell->sleepers, __ATOMIC_SEQ_CST) != 0);
}

/* To be called after a write that a wait of the library's own may be for. */
HOT_INLINE void doorbell_wake(struct doorbell *bell)
{
    if (doorbell_has_sleepers(bell))
        doorbell_ring(bell);
}

/* The range that sleepers watch: begun at nothing, and widened by each. */
void doorbell_watch_nothing(struct doorbell *bell);
void doorbell_watch(struct doorbell *bell, uint64_t begin, uint64_t end);
HOT_INLINE bool doorbell_is_watched(const struct doorbell *bell, uint64_t begin, uint64_t end)
{
    return UNLIKELY(begin < __atomic_load_n(&bell->end, __ATOMIC_RELAXED)) &&
           end > __atomic_load_n(&bell->begin, __ATOMIC_RELAXED);
}

/* Of one thread: it announces itself, and gets the bell's count; it looks once more at what it
 * waits for; it sleeps until the count is another one or the time is over, and gets the count of
 * then; and is gone at last. */
uint32_t doorbell_announce(struct doorbell *bell);
uint32_t doorbell_sleep(struct doorbell *bell, uint32_t count, long us);
void doorbell_leave(struct doorbell *bell);

#endif

/*
 * Waits for variables of this PE's symmetric memory, and waking who waits for those of another.
 * What a sleeper watches is a range of symmetric memory, the same number on all PEs: a writer rings
 * only the bell of those that wait for what it wrote.
 */
#ifndef ISTHMUS_WAKING_H
#define ISTHMUS_WAKING_H

#include <stddef.h>

#include "node.h"
#include "shmem_impl/near.h"
#include "waiting/doorbell.h"

struct waiting;

/* The wait, at this PE's bell, is for the `bytes` at this symmetric address. */
void wakeup_watch(struct waiting *waiting, const void *address, size_t bytes);

/* Rings if they are watched. */
void wakeup_ring_if_watched(struct doorbell *bell, const void *address, size_t bytes)
    __attribute__((cold));

/* To be called after `bytes` at the symmetric `address` were written at the bell's PE. */
HOT_INLINE void wakeup_notify_at(struct doorbell *bell, const void *address, size_t bytes)
{
    if (doorbell_has_sleepers(bell))
        wakeup_ring_if_watched(bell, address, bytes);
}

/* The same for a near PE. */
HOT_INLINE void wakeup_notify(int world_pe, const void *address, size_t bytes)
{
    shmem_impl_wake(world_pe, address, bytes);
}

/* Shows the inlined operations where bells are, and how they ring. */
void wakeup_publish(void);

#endif

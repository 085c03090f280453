/*
 * A PE's way out, which it shows in its control block. In shmem_finalize it first finishes the
 * nonblocking collectives that it has begun, and begins nothing any more; then it comes to no
 * collective but those of shmem_finalize, and then to none.
 */
#ifndef ISTHMUS_PRESENCE_H
#define ISTHMUS_PRESENCE_H

#include "base/assert.h"
#include "node.h"

enum presence { PRESENT, FINISHING, FINALIZING, LEFT };

/* This PE's own. */
static inline uint32_t presence_own(void)
{
    return __atomic_load_n(&node_own_control()->shown.presence, __ATOMIC_RELAXED);
}

static inline void presence_show(enum presence presence)
{
    ASSERT(presence > presence_own()); /* nobody comes back */
    __atomic_store_n(&node_own_control()->shown.presence, (uint32_t)presence, __ATOMIC_SEQ_CST);
}

/* That of the PE at a place of this node. */
static inline uint32_t presence_at(int place)
{
    return __atomic_load_n(&node_control(place)->shown.presence, __ATOMIC_SEQ_CST);
}

/* Whether a PE that shows this is so far out that this PE must not wait for it in a blocking
 * collective: who finalizes waits for others that do. */
static inline bool presence_is_absence(uint32_t presence)
{
    ASSERT(presence <= LEFT);
    return presence > presence_own();
}

/* The same of one that was begun: who finishes moves it on if it has begun it, too. */
static inline bool presence_is_end(uint32_t presence)
{
    return presence >= FINALIZING && presence_is_absence(presence);
}

#endif

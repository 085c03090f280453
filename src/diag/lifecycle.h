/*
 * Life-cycle state: a PE's way out, which it shows in its control block. In shmem_finalize it first
 * finishes the nonblocking collectives that it has begun, and begins nothing any more; then it
 * comes to no collective but those of shmem_finalize, and then to none.
 */
#ifndef ISTHMUS_LIFECYCLE_H
#define ISTHMUS_LIFECYCLE_H

#include "base/assert.h"
#include "shm/node.h"

enum lifecycle { LIFECYCLE_RUNNING, LIFECYCLE_FINISHING, LIFECYCLE_FINALIZING, LIFECYCLE_EXITED };

/* This PE's own. */
static inline uint32_t lifecycle_own(void)
{
    return __atomic_load_n(&node_own_control()->state.lifecycle, __ATOMIC_RELAXED);
}

static inline void lifecycle_set(enum lifecycle lifecycle)
{
    ASSERT(lifecycle > lifecycle_own()); /* nobody comes back */
    __atomic_store_n(&node_own_control()->state.lifecycle, (uint32_t)lifecycle, __ATOMIC_SEQ_CST);
}

/* That of the PE at a place of this node. */
static inline uint32_t lifecycle_of(int rank)
{
    return __atomic_load_n(&node_control(rank)->state.lifecycle, __ATOMIC_SEQ_CST);
}

/* Whether a PE that shows this is so far out that this PE must not wait for it in a blocking
 * collective: who finalizes waits for others that do. */
static inline bool lifecycle_is_leaving(uint32_t lifecycle)
{
    ASSERT(lifecycle <= LIFECYCLE_EXITED);
    return lifecycle > lifecycle_own();
}

/* The same of one that was begun: who finishes moves it on if it has begun it, too. */
static inline bool lifecycle_has_left(uint32_t lifecycle)
{
    return lifecycle >= LIFECYCLE_FINALIZING && lifecycle_is_leaving(lifecycle);
}

#endif

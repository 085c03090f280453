/*
 * Life-cycle state of a PE, published in its control block. The state only increases. A PE in
 * shmem_finalize first completes the nonblocking collectives that it has started, and starts no
 * others (LIFECYCLE_FINISHING). From LIFECYCLE_FINALIZING on, it takes part only in the collectives
 * of shmem_finalize. In LIFECYCLE_EXITED, it takes part in no collective.
 */
#ifndef ISTHMUS_LIFECYCLE_H
#define ISTHMUS_LIFECYCLE_H

#include "base/assert.h"
#include "shm/node.h"

enum lifecycle { LIFECYCLE_RUNNING, LIFECYCLE_FINISHING, LIFECYCLE_FINALIZING, LIFECYCLE_EXITED };

/* Returns the state of this PE. */
static inline uint32_t lifecycle_own(void)
{
    return __atomic_load_n(&node_own_control()->state.lifecycle, __ATOMIC_RELAXED);
}

static inline void lifecycle_set(enum lifecycle lifecycle)
{
    ASSERT(lifecycle > lifecycle_own()); /* the state only increases */
    __atomic_store_n(&node_own_control()->state.lifecycle, (uint32_t)lifecycle, __ATOMIC_SEQ_CST);
}

/* Returns the state of the PE with this node rank. */
static inline uint32_t lifecycle_of(int rank)
{
    return __atomic_load_n(&node_control(rank)->state.lifecycle, __ATOMIC_SEQ_CST);
}

/* Returns true if this PE must not wait in a blocking collective for a PE in this state. A PE that
 * finalizes may wait for PEs in the same state. */
static inline bool lifecycle_is_leaving(uint32_t lifecycle)
{
    ASSERT(lifecycle <= LIFECYCLE_EXITED);
    return lifecycle > lifecycle_own();
}

/* Returns true if this PE must not wait in a nonblocking collective for a PE in this state. A PE in
 * LIFECYCLE_FINISHING still progresses the collectives that it has started. */
static inline bool lifecycle_has_left(uint32_t lifecycle)
{
    return lifecycle >= LIFECYCLE_FINALIZING && lifecycle_is_leaving(lifecycle);
}

#endif

/*
 * Pending sends: fragments that handlers have sent to PEs of this node whose queues had no space,
 * for a handler never waits. By the thread that runs handlers, but for what is said to be for all.
 */
#ifndef ISTHMUS_OUTBOX_H
#define ISTHMUS_OUTBOX_H

#include "use.h"

/* Puts a parcel into the queue at a place, or keeps it. `use`: of its context, or NULL. */
void am_pending_send(struct am_context *am_context, int rank, const struct fragment *fragment,
                     const struct fragment_data *data);

/* Puts those into queues that there is room for now. */
void am_pending_flush(void);

/* For all threads: whether there are any; any for a place; and what they weigh. */
bool am_pending_has_any(void);
HIDDEN extern uint32_t *am_pending_by_rank; /* by place: how many */
HOT_INLINE bool am_pending_has_for(int rank)
{
    return __atomic_load_n(&am_pending_by_rank[rank], __ATOMIC_ACQUIRE) != 0;
}
uint64_t am_pending_bytes(void);

void am_pending_start(const char *routine);
void am_pending_stop(void);

#endif

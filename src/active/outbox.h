/*
 * The outbox: parcels that handlers have sent to PEs of this node whose queues had no room, for a
 * handler never waits. By the thread that runs handlers, but for what is said to be for all.
 */
#ifndef ISTHMUS_OUTBOX_H
#define ISTHMUS_OUTBOX_H

#include "use.h"

/* Puts a parcel into the queue at a place, or keeps it. `use`: of its context, or NULL. */
void outbox_send(struct active_use *use, int place, const struct parcel *parcel,
                 const struct parcel_data *data);

/* Puts those into queues that there is room for now. */
void outbox_flush(void);

/* For all threads: whether there are any; any for a place; and what they weigh. */
bool outbox_has_any(void);
HIDDEN extern uint32_t *outbox_kept_for; /* by place: how many */
HOT_INLINE bool outbox_has_for(int place)
{
    return __atomic_load_n(&outbox_kept_for[place], __ATOMIC_ACQUIRE) != 0;
}
uint64_t outbox_weight(void);

void outbox_start(const char *routine);
void outbox_stop(void);

#endif

/*
 * The unexpected queue: fragments that have come from other nodes, until they are handled. One
 * thread at a time puts them in, under net_lock, and one takes them out.
 */
#ifndef ISTHMUS_INBOX_H
#define ISTHMUS_INBOX_H

#include "base/job.h"
#include "parcel.h"

/* Copies a parcel and its data. */
void am_unexpected_push(const struct am_arrival *am_arrival);

/* The first one, which stays there until am_unexpected_pop; false if there is none. By any thread:
 * whether there is one. */
bool am_unexpected_peek(struct am_arrival *am_arrival);
void am_unexpected_pop(void);
HIDDEN extern uint64_t am_unexpected_pushed, am_unexpected_popped; /* parcels */
HOT_INLINE bool am_unexpected_has_any(void)
{
    return __atomic_load_n(&am_unexpected_popped, __ATOMIC_ACQUIRE) !=
           __atomic_load_n(&am_unexpected_pushed, __ATOMIC_ACQUIRE);
}

void am_unexpected_start(const char *routine);
void am_unexpected_stop(void);

#endif

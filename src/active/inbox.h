/*
 * The inbox: parcels that have come from other nodes, until they are handled. One thread at a time
 * puts them in, under net_lock, and one takes them out.
 */
#ifndef ISTHMUS_INBOX_H
#define ISTHMUS_INBOX_H

#include "base/job.h"
#include "parcel.h"

/* Copies a parcel and its data. */
void inbox_put(const struct arrival *arrival);

/* The first one, which stays there until inbox_next; false if there is none. By any thread: whether
 * there is one. */
bool inbox_look(struct arrival *arrival);
void inbox_next(void);
HIDDEN extern uint64_t inbox_put_ever, inbox_taken_ever; /* parcels */
HOT_INLINE bool inbox_has_any(void)
{
    return __atomic_load_n(&inbox_taken_ever, __ATOMIC_ACQUIRE) !=
           __atomic_load_n(&inbox_put_ever, __ATOMIC_ACQUIRE);
}

void inbox_start(const char *routine);
void inbox_stop(void);

#endif

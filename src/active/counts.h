/*
 * How many parcels this PE has sent and handled since the start, by which all PEs together find
 * that none is under way (collective/sync.c).
 */
#ifndef ISTHMUS_COUNTS_H
#define ISTHMUS_COUNTS_H

#include "use.h"

struct counts {
    uint64_t sent[SENDERS]; /* each by one thread at a time, unless the program has several */
    uint64_t handled, landed;
    uint64_t closed; /* of all PEs, at the last sum (collective/sync.c) */
};
HIDDEN extern struct counts counts;

/* One more: before it can arrive; by who handles it; and of replies between nodes, under
 * net_lock. */
HOT_INLINE void counts_raise(uint64_t *count)
{
    __atomic_store_n(count, __atomic_load_n(count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
}

HOT_INLINE void counts_send(enum sender sender)
{
    if (UNLIKELY(job.has_threads))
        __atomic_fetch_add(&counts.sent[sender], 1, __ATOMIC_SEQ_CST);
    else
        counts_raise(&counts.sent[sender]);
}

/* Those that were handled, read before those that were sent. */
struct counted {
    uint64_t sent, handled;
};
struct counted counts_read(void);

void counts_clear(void);

#endif

/*
 * Termination detection: how many fragments this PE has sent and handled since the start, by which
 * all PEs together find that none is under way (collective/sync.c).
 */
#ifndef ISTHMUS_COUNTS_H
#define ISTHMUS_COUNTS_H

#include "use.h"

struct am_counts {
    uint64_t sent[AM_SENDERS]; /* each by one thread at a time, unless the program has several */
    uint64_t handled, replies_received;
    uint64_t last_sum; /* of all PEs, at the last sum (collective/sync.c) */
};
HIDDEN extern struct am_counts am_counts;

/* One more: before it can arrive; by who handles it; and of replies between nodes, under
 * net_lock. */
HOT_INLINE void am_counts_increment(uint64_t *count)
{
    __atomic_store_n(count, __atomic_load_n(count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
}

HOT_INLINE void am_counts_sent(enum am_sender am_sender)
{
    if (UNLIKELY(job.has_threads))
        __atomic_fetch_add(&am_counts.sent[am_sender], 1, __ATOMIC_SEQ_CST);
    else
        am_counts_increment(&am_counts.sent[am_sender]);
}

/* Those that were handled, read before those that were sent. */
struct am_counts_pair {
    uint64_t sent, handled;
};
struct am_counts_pair am_counts_read(void);

void am_counts_reset(void);

#endif

/*
 * Queues inside a node: each PE has one in its shared memory, into which all PEs of the node put
 * parcels, and from which it takes them, one after the other. Who puts one never waits: a queue may
 * have no room.
 *
 * A cell of the queue has room for little; other data lie in blocks of the sender's memory, which
 * the PE that takes the parcel gives back.
 */
#ifndef ISTHMUS_QUEUE_H
#define ISTHMUS_QUEUE_H

#include "counts.h"
#include "parcel.h"
#include "waiting/doorbell.h"

/* Makes this PE's, to be found by others after the next meeting of all; forgets it. */
void am_queue_start(const char *routine);
void am_queue_stop(void);

/* Puts a parcel into the queue of the PE at a place; *ticket = how many parcels of that queue will
 * have been handled when it is. False if there is no room. */
bool am_queue_push(int rank, const struct fragment *fragment, const struct fragment_data *data,
                   uint64_t *sequence);

/* The same for a message of little data, which is counted (counts.h). */
enum { AM_SHORT_BYTES = 32 };
struct am_short {
    uint64_t handler, call; /* as a parcel has them */
    const void *data;
    uint32_t bytes; /* at most AM_SHORT_BYTES */
};
bool am_queue_push_short(enum am_sender am_sender, int rank, const struct am_short *am_short,
                         uint64_t *sequence);

/* How many of its parcels the PE at a place has handled; where who waits for more, or for room,
 * sleeps. */
uint64_t am_queue_handled(int rank);
struct doorbell *am_queue_bell(int rank);

/* Whether that PE takes nothing from programs at present; this PE says so of itself. */
bool am_queue_is_closed(int rank);
void am_queue_set_closed(bool closed);

/* Of this PE's queue, by one thread at a time: the first parcel, whose data are in shared memory
 * until am_queue_pop; false if there is none. By any thread: whether there is one. */
bool am_queue_peek(struct am_arrival *am_arrival);
void am_queue_pop(void);
HIDDEN extern const uint64_t *am_queue_first; /* the first cell's word, and that of a filled one */
HIDDEN extern uint64_t am_queue_filled;
HOT_INLINE bool am_queue_has_any(void)
{
    const uint64_t *first = __atomic_load_n(&am_queue_first, __ATOMIC_RELAXED);
    return __atomic_load_n(first, __ATOMIC_ACQUIRE) ==
           __atomic_load_n(&am_queue_filled, __ATOMIC_RELAXED);
}

/* Wakes who waits at this PE's queue. */
void am_queue_wake(void);

#endif

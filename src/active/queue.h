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
void queue_start(const char *routine);
void queue_stop(void);

/* Puts a parcel into the queue of the PE at a place; *ticket = how many parcels of that queue will
 * have been handled when it is. False if there is no room. */
bool queue_post(int place, const struct parcel *parcel, const struct parcel_data *data,
                uint64_t *ticket);

/* The same for a message of little data, which is counted (counts.h). */
enum { QUEUE_LITTLE = 32 };
struct little {
    uint64_t handler, call; /* as a parcel has them */
    const void *data;
    uint32_t bytes; /* at most QUEUE_LITTLE */
};
bool queue_post_little(enum sender sender, int place, const struct little *little,
                       uint64_t *ticket);

/* How many of its parcels the PE at a place has handled; where who waits for more, or for room,
 * sleeps. */
uint64_t queue_handled(int place);
struct doorbell *queue_bell(int place);

/* Whether that PE takes nothing from programs at present; this PE says so of itself. */
bool queue_is_shut(int place);
void queue_shut(bool shut);

/* Of this PE's queue, by one thread at a time: the first parcel, whose data are in shared memory
 * until queue_next; false if there is none. By any thread: whether there is one. */
bool queue_look(struct arrival *arrival);
void queue_next(void);
HIDDEN extern const uint64_t *queue_first; /* the first cell's word, and that of a filled one */
HIDDEN extern uint64_t queue_filled;
HOT_INLINE bool queue_has_any(void)
{
    const uint64_t *first = __atomic_load_n(&queue_first, __ATOMIC_RELAXED);
    return __atomic_load_n(first, __ATOMIC_ACQUIRE) ==
           __atomic_load_n(&queue_filled, __ATOMIC_RELAXED);
}

/* Wakes who waits at this PE's queue. */
void queue_wake(void);

#endif

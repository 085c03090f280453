/*
 * Active messages within a node, in the shared memory of each PE. The control block of each PE has
 * the offsets of its queue and slots.
 *
 * Reply slots: a caller has a few slots of one cache line. The PE that replies to a call stores a
 * short reply in a slot, and the caller polls it. No PE waits for space, and no handler has to
 * run.
 *
 * Queues: each PE has a lock-free queue, into which all PEs of the node push fragments. Data of at
 * most AM_SHORT_BYTES are in the slot of the queue. Longer data are in a payload buffer of the
 * sender; the PE that pops the fragment returns the buffer. A push never waits: it fails if the
 * queue is full.
 *
 * Pending sends: fragments that handlers have sent to PEs whose queues were full, because a
 * handler never waits. Unless a function says otherwise, the thread that runs handlers calls it.
 */
#ifndef ISTHMUS_AM_SHM_H
#define ISTHMUS_AM_SHM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "am_flow.h"
#include "base/job.h"
#include "shm/doorbell.h"
#include "shm/node.h"

/* ---- Offsets in the control block ---- */

struct am_shared {
    uint64_t queue, payloads; /* offsets; 0: none yet */
    uint64_t replies;         /* the same of its places for replies (am_shm.h) */
};
_Static_assert(sizeof(struct am_shared) <= sizeof(((struct control *)0)->am),
               "it fits into its part of the control block");

static inline struct am_shared *am_shared(int rank)
{
    return (struct am_shared *)(void *)node_control(rank)->am;
}

/* ---- Reply slots ---- */

/* Longer replies are sent through the caller's queue. */
enum { REPLY_SLOTS = 32, REPLY_SLOT_BYTES = 56 };

/* A call that has such a place goes by this in place of its record's address: the place, and which
 * of this PE's calls it is. */
#define REPLY_SLOT_FLAG (UINT64_C(1) << 63)

HOT_INLINE bool am_reply_has_slot(uint64_t call)
{
    return (call & REPLY_SLOT_FLAG) != 0;
}

/* By the caller. */
HOT_INLINE uint64_t am_reply_make_id(unsigned slot, uint64_t number)
{
    return REPLY_SLOT_FLAG | number << 8 | slot;
}

HOT_INLINE unsigned am_reply_slot_of(uint64_t call)
{
    return call & UINT8_MAX;
}

/* Makes this PE's, to be found by others after the next meeting of all. */
void am_reply_start(const char *routine);

/* Of a call from the PE at a place of this node: it will be replied to soon; replies to it, by at
 * most REPLY_SLOT_BYTES bytes. */
void am_reply_prefetch(int rank, uint64_t call);
void am_reply_store(int rank, uint64_t call, const void *data, size_t bytes);

/* What was replied to one call stays until the reply to another: the word says which it is of, so
 * that the caller writes nothing here. */
struct reply_slot {
    _Alignas(64) uint64_t word; /* the call, with the bytes in place of its place */
    char data[REPLY_SLOT_BYTES];
};
HIDDEN extern const struct reply_slot *am_reply_own;

/* Of a call of this PE's: whether there is a reply; the reply, and how long that is, or NULL. */
HOT_INLINE bool am_reply_has_arrived(uint64_t call)
{
    const struct reply_slot *reply_slot = &am_reply_own[am_reply_slot_of(call)];
    return __atomic_load_n(&reply_slot->word, __ATOMIC_ACQUIRE) >> 8 == call >> 8;
}
const char *am_reply_peek(uint64_t call, size_t *bytes);

/* ---- Queues ---- */

/* Makes this PE's, to be found by others after the next meeting of all; forgets it. */
void am_queue_start(const char *routine);
void am_queue_stop(void);

/* Puts a parcel into the queue of the PE at a place; *ticket = how many parcels of that queue will
 * have been handled when it is. False if there is no room. */
bool am_queue_push(int rank, const struct fragment *fragment, const struct fragment_data *data,
                   uint64_t *sequence);

/* The same for a message of little data, which is counted (am_flow.h). */
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

/* ---- Pending sends ---- */

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

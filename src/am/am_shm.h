/*
 * Active messages within a node, through the shared memory of its PEs. A PE is identified by its
 * rank in the node. The control block of each PE contains the offsets of its queue, payload buffers
 * and reply slots.
 *
 * Reply slots: each PE has REPLY_SLOTS slots of one cache line for the replies to its calls. The
 * called PE stores a short reply in the slot, and the calling PE polls the slot. The called PE need
 * not wait for space, and the calling PE need not run a handler.
 *
 * Queues: each PE has a lock-free queue, into which all PEs of the node push fragments. Data of at
 * most AM_SHORT_BYTES are stored in the slot of the queue. Longer data are stored in a payload
 * buffer of the sending PE. The PE that pops the fragment frees the payload buffer. A push never
 * waits: it fails if the queue is full or no payload buffer is free.
 *
 * Pending sends: a handler must not wait. If it sends to a PE whose queue is full, its own PE keeps
 * the fragment and pushes it later. The thread that runs handlers calls the functions for pending
 * sends, except where a comment permits other threads.
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

/* Offsets from the control block of the PE, in bytes. 0 until the memory is allocated. */
struct am_shared {
    uint64_t queue, payloads;
    uint64_t replies; /* offset of the reply slots */
};
_Static_assert(sizeof(struct am_shared) <= sizeof(((struct control *)0)->am),
               "it fits into its part of the control block");

static inline struct am_shared *am_shared(int rank)
{
    return (struct am_shared *)(void *)node_control(rank)->am;
}

/* ---- Reply slots ---- */

/* Number of reply slots of a PE, and data of a slot in bytes. A longer reply is sent through the
 * queue of the calling PE. */
enum { REPLY_SLOTS = 32, REPLY_SLOT_BYTES = 56 };

/* Flag in the identifier of a call (fragment.call): the call has a reply slot. Bits 0 to 7 of the
 * identifier are then the index of the slot. The bits above are the number of the call. */
#define REPLY_SLOT_FLAG (UINT64_C(1) << 63)

HOT_INLINE bool am_reply_has_slot(uint64_t call)
{
    return (call & REPLY_SLOT_FLAG) != 0;
}

/* Returns the identifier of a call that this PE makes. `number` is unique among its calls with
 * reply slots. */
HOT_INLINE uint64_t am_reply_make_id(unsigned slot, uint64_t number)
{
    return REPLY_SLOT_FLAG | number << 8 | slot;
}

/* Returns the index of the reply slot of a call. */
HOT_INLINE unsigned am_reply_slot_of(uint64_t call)
{
    return call & UINT8_MAX;
}

/* Allocates the reply slots of this PE. Other PEs may use them after the next barrier. */
void am_reply_start(const char *routine);

/* Prefetches the reply slot of a call from the PE with this rank, before the handler runs. */
void am_reply_prefetch(int rank, uint64_t call);
/* Stores a reply of at most REPLY_SLOT_BYTES bytes to a call from the PE with this rank, and wakes
 * that PE. */
void am_reply_store(int rank, uint64_t call, const void *data, size_t bytes);

/* A reply stays in its slot until the reply to a later call replaces it. `word` identifies the
 * call, so the calling PE only reads the slot and need not clear it. */
struct reply_slot {
    /* Identifier of the call, with the length of the data in bits 0 to 7. */
    _Alignas(64) uint64_t word;
    char data[REPLY_SLOT_BYTES];
};
HIDDEN extern const struct reply_slot *am_reply_own; /* the reply slots of this PE */

/* Returns true if the reply to a call of this PE has arrived. */
HOT_INLINE bool am_reply_has_arrived(uint64_t call)
{
    const struct reply_slot *reply_slot = &am_reply_own[am_reply_slot_of(call)];
    return __atomic_load_n(&reply_slot->word, __ATOMIC_ACQUIRE) >> 8 == call >> 8;
}
/* Returns the reply to a call of this PE and stores its length in *bytes. Returns NULL if the reply
 * has not arrived. */
const char *am_reply_peek(uint64_t call, size_t *bytes);

/* ---- Queues ---- */

/* Allocates the queue and the payload buffers of this PE. Other PEs may use them after the next
 * barrier. */
void am_queue_start(const char *routine);
/* Makes the queue of this PE appear empty to all threads of this PE from now on. */
void am_queue_stop(void);

/* Pushes a fragment into the queue of the PE with this rank. *sequence becomes the position of the
 * fragment in that queue, from 1 on. The fragment is handled once am_queue_handled reaches that
 * position. Returns false if the queue is full or no payload buffer is free. Any thread may call
 * it. */
bool am_queue_push(int rank, const struct fragment *fragment, const struct fragment_data *data,
                   uint64_t *sequence);

/* Maximum length in bytes of data that a slot of the queue holds. */
enum { AM_SHORT_BYTES = 32 };

/* A message whose data fit a slot of the queue. */
struct am_short {
    uint64_t handler, call; /* same as the members of struct fragment */
    const void *data;
    uint32_t bytes; /* at most AM_SHORT_BYTES */
};

/* Pushes a short message like am_queue_push, and counts it as sent (am_flow.h). */
bool am_queue_push_short(enum am_sender am_sender, int rank, const struct am_short *am_short,
                         uint64_t *sequence);

/* Returns the number of fragments in its queue that the PE with this rank has handled. */
uint64_t am_queue_handled(int rank);
/* Returns the doorbell of the queue of the PE with this rank. Threads that wait for space in the
 * queue, or until a fragment is handled, sleep at this doorbell. */
struct doorbell *am_queue_bell(int rank);

/* Returns true if programs must not push into the queue of the PE with this rank at present.
 * Handlers may still push. */
bool am_queue_is_closed(int rank);
/* Closes the queue of this PE to programs, or opens it. The thread that runs handlers calls it. */
void am_queue_set_closed(bool closed);

/* Returns the first fragment of the queue of this PE without removing it. The data remain in shared
 * memory until am_queue_pop. Returns false if the queue is empty. Only one thread at a time may
 * call it. */
bool am_queue_peek(struct am_arrival *am_arrival);
/* Removes the first fragment and counts it as handled. Only one thread at a time may call it. */
void am_queue_pop(void);

HIDDEN extern const uint64_t *am_queue_first; /* phase of the first slot */
HIDDEN extern uint64_t am_queue_filled;       /* value of this phase once the slot is filled */
/* Returns true if the queue of this PE is not empty. Any thread may call it. */
HOT_INLINE bool am_queue_has_any(void)
{
    const uint64_t *first = __atomic_load_n(&am_queue_first, __ATOMIC_RELAXED);
    return __atomic_load_n(first, __ATOMIC_ACQUIRE) ==
           __atomic_load_n(&am_queue_filled, __ATOMIC_RELAXED);
}

/* Wakes the threads that sleep at the doorbell of this PE's queue. */
void am_queue_wake(void);

/* ---- Pending sends ---- */

/* Pushes a fragment of a handler into the queue of the PE with this rank. If the queue is full, or
 * an earlier fragment for that PE is pending, keeps a copy as a pending send. `am_context` is NULL
 * for a reply. */
void am_pending_send(struct am_context *am_context, int rank, const struct fragment *fragment,
                     const struct fragment_data *data);

/* Pushes the pending sends in their order, until one does not fit its queue. */
void am_pending_flush(void);

/* Returns true if there are pending sends. Any thread may call it. */
bool am_pending_has_any(void);

/* Number of pending sends to each PE of this node, by rank. */
HIDDEN extern uint32_t *am_pending_by_rank;
/* Returns true if there are pending sends to the PE with this rank. Any thread may call it. */
HOT_INLINE bool am_pending_has_for(int rank)
{
    return __atomic_load_n(&am_pending_by_rank[rank], __ATOMIC_ACQUIRE) != 0;
}
/* Returns the bytes of all pending sends: their data and AM_FRAGMENT_OVERHEAD_BYTES for each. Any
 * thread may call it. */
uint64_t am_pending_bytes(void);

void am_pending_start(const char *routine);
/* Frees the list of pending sends, which must be empty. */
void am_pending_stop(void);

#endif

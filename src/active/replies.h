/*
 * Places for short replies inside a node: each PE has a few in its shared memory, a cache line
 * each, into which who replies stores the bytes and a word, and where the caller looks. Nobody
 * waits for room there, and nobody else has to run anything for it.
 */
#ifndef ISTHMUS_REPLIES_H
#define ISTHMUS_REPLIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/job.h"

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

#endif

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

enum { REPLY_PLACES = 32, REPLY_ROOM = 56 };

/* A call that has such a place goes by this in place of its record's address: the place, and which
 * of this PE's calls it is. */
#define REPLY_CALL (UINT64_C(1) << 63)

HOT_INLINE bool reply_has_place(uint64_t call)
{
    return (call & REPLY_CALL) != 0;
}

/* By the caller. */
HOT_INLINE uint64_t reply_call(unsigned place, uint64_t number)
{
    return REPLY_CALL | number << 8 | place;
}

HOT_INLINE unsigned reply_place_of(uint64_t call)
{
    return call & UINT8_MAX;
}

/* Makes this PE's, to be found by others after the next meeting of all. */
void replies_start(const char *routine);

/* Of a call from the PE at a place of this node: it will be replied to soon; replies to it, by at
 * most REPLY_ROOM bytes. */
void reply_prepare(int place, uint64_t call);
void reply_store(int place, uint64_t call, const void *data, size_t bytes);

/* What was replied to one call stays until the reply to another: the word says which it is of, so
 * that the caller writes nothing here. */
struct reply {
    _Alignas(64) uint64_t word; /* the call, with the bytes in place of its place */
    char data[REPLY_ROOM];
};
HIDDEN extern const struct reply *replies_own;

/* Of a call of this PE's: whether there is a reply; the reply, and how long that is, or NULL. */
HOT_INLINE bool reply_is_there(uint64_t call)
{
    const struct reply *reply = &replies_own[reply_place_of(call)];
    return __atomic_load_n(&reply->word, __ATOMIC_ACQUIRE) >> 8 == call >> 8;
}
const char *reply_look(uint64_t call, size_t *bytes);

#endif

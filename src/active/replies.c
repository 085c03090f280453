#include "replies.h"

#include <string.h>

#include "base/fence.h"
#include "memory/arena.h"
#include "shown.h"
#include "waiting/doorbell.h"

_Static_assert(sizeof(struct reply) == 64, "a reply is one cache line");
_Static_assert(REPLY_PLACES <= UINT8_MAX && REPLY_ROOM <= UINT8_MAX, "they have a byte each");

const struct reply *replies_own;

static struct reply *reply_at(int place, uint64_t call)
{
    struct reply *all = arena_at(place, active_shown(place)->replies);
    return &all[reply_place_of(call)];
}

void replies_start(const char *routine)
{
    size_t offset = arena_take(routine, node.rank, REPLY_PLACES * sizeof *replies_own);
    active_shown(node.rank)->replies = offset;
    replies_own = arena_at(node.rank, offset);
}

void reply_prepare(int place, uint64_t call)
{
    __builtin_prefetch(reply_at(place, call), 1);
}

void reply_store(int place, uint64_t call, const void *data, size_t bytes)
{
    struct reply *reply = reply_at(place, call);
    if (bytes == sizeof(uint64_t)) /* the most frequent, without a call */
        memcpy(reply->data, data, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(reply->data, data, bytes);
    fence_to_other_process();
    __atomic_store_n(&reply->word, (call & ~(uint64_t)UINT8_MAX) | bytes, __ATOMIC_RELEASE);
    doorbell_wake(&node_control(place)->doorbell);
}

const char *reply_look(uint64_t call, size_t *bytes)
{
    const struct reply *reply = &replies_own[reply_place_of(call)];
    if (!reply_is_there(call))
        return NULL;
    fence_from_other_process();
    *bytes = __atomic_load_n(&reply->word, __ATOMIC_RELAXED) & UINT8_MAX;
    return reply->data;
}

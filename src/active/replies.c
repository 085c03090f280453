#include "replies.h"

#include <string.h>

#include "base/fence.h"
#include "memory/arena.h"
#include "shown.h"
#include "waiting/doorbell.h"

_Static_assert(sizeof(struct reply_slot) == 64, "a reply is one cache line");
_Static_assert(REPLY_SLOTS <= UINT8_MAX && REPLY_SLOT_BYTES <= UINT8_MAX, "they have a byte each");

const struct reply_slot *am_reply_own;

static struct reply_slot *reply_at(int rank, uint64_t call)
{
    struct reply_slot *all = arena_at(rank, am_shared(rank)->replies);
    return &all[am_reply_slot_of(call)];
}

void am_reply_start(const char *routine)
{
    size_t offset = arena_take(routine, node.rank, REPLY_SLOTS * sizeof *am_reply_own);
    am_shared(node.rank)->replies = offset;
    am_reply_own = arena_at(node.rank, offset);
}

void am_reply_prefetch(int rank, uint64_t call)
{
    __builtin_prefetch(reply_at(rank, call), 1);
}

void am_reply_store(int rank, uint64_t call, const void *data, size_t bytes)
{
    struct reply_slot *reply_slot = reply_at(rank, call);
    if (bytes == sizeof(uint64_t)) /* the most frequent, without a call */
        memcpy(reply_slot->data, data, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(reply_slot->data, data, bytes);
    fence_to_other_process();
    __atomic_store_n(&reply_slot->word, (call & ~(uint64_t)UINT8_MAX) | bytes, __ATOMIC_RELEASE);
    doorbell_wake(&node_control(rank)->doorbell);
}

const char *am_reply_peek(uint64_t call, size_t *bytes)
{
    const struct reply_slot *reply_slot = &am_reply_own[am_reply_slot_of(call)];
    if (!am_reply_has_arrived(call))
        return NULL;
    fence_from_other_process();
    *bytes = __atomic_load_n(&reply_slot->word, __ATOMIC_RELAXED) & UINT8_MAX;
    return reply_slot->data;
}

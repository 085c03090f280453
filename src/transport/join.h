/*
 * Words (words.h) that join the item before them, and so go the same way as that: done here,
 * inline. Everything else is message.h's. Without network_lock; true if the operation has joined.
 */
#ifndef ISTHMUS_JOIN_H
#define ISTHMUS_JOIN_H

#include "base/copy.h"
#include "channel.h"
#include "network.h"
#include "progress.h"
#include "target.h"
#include "words.h"

/* Who begins one request after the other is to let those of others in, or they would all wait for
 * the helper. */
HOT_INLINE void join_let_in(void)
{
    if (UNLIKELY(__atomic_load_n(&channel_streams, __ATOMIC_RELAXED)))
        progress_beside_stream();
}

HOT_INLINE bool join_pending(const struct target *target, const struct word *word)
{
    if (!context_uses_net(target->context))
        return false;
    network_lock();
    bool joined = word_join(channel_open_packet(target->context, target->pe), word);
    network_unlock();
    if (joined)
        join_let_in();
    return joined;
}

/* Of at most 8 bytes of the host's memory. */
HOT_INLINE bool join_put(const struct target *target, const void *source, size_t bytes)
{
    uint64_t value = 0;
    if (bytes > sizeof value || job.has_devices)
        return false;
    copy_from_shared(&value, source, bytes);
    struct word word = word_make(target, ITEM_PUT_WORD, 0, value, bytes);
    return join_pending(target, &word);
}

HOT_INLINE bool join_atomic(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size)
{
    struct word word = word_make_update(target, operation, value, size);
    return join_pending(target, &word);
}

/* Nonblocking, to at most 8 bytes of the host's memory, which need not be touched then. */
HOT_INLINE bool join_get(const struct target *target, void *dest, size_t bytes)
{
    if (bytes > sizeof(uint64_t) || job.has_devices || target->segment == NULL ||
        !context_uses_net(target->context))
        return false;
    struct word word = word_make_get(target, bytes);
    network_lock();
    struct packet *packet = word_packet(target, &word);
    bool joined = packet != NULL && word_is_touched(packet, dest, bytes) &&
                  word_add_place(packet, &word, dest);
    network_unlock();
    if (joined)
        join_let_in();
    return joined;
}

#endif

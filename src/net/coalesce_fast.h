/*
 * Operations on words that join the last item of the open packet, and so are sent with it: done
 * here, inline. Everything else is message.h's. Without net_lock; true if the operation has joined.
 */
#ifndef ISTHMUS_COALESCE_FAST_H
#define ISTHMUS_COALESCE_FAST_H

#include "base/access.h"
#include "coalesce.h"
#include "endpoint.h"
#include "net.h"
#include "progress.h"
#include "transport.h"

/* Who begins one request after the other is to let those of others in, or they would all wait for
 * the helper. */
HOT_INLINE void coalesce_poll_in_burst(void)
{
    if (UNLIKELY(__atomic_load_n(&endpoint_burst, __ATOMIC_RELAXED)))
        progress_poll_in_burst();
}

HOT_INLINE bool coalesce_try(const struct remote_addr *remote_addr, const struct word_op *word)
{
    if (!context_uses_net(remote_addr->context))
        return false;
    net_lock();
    bool coalesced =
        coalesce_with_last(endpoint_open_packet(remote_addr->context, remote_addr->pe), word);
    net_unlock();
    if (coalesced)
        coalesce_poll_in_burst();
    return coalesced;
}

/* Of at most 8 bytes of the host's memory. */
HOT_INLINE bool coalesce_put(const struct remote_addr *remote_addr, const void *source,
                             size_t bytes)
{
    uint64_t value = 0;
    if (bytes > COALESCE_BYTES || job.has_devices)
        return false;
    copy_from_shared(&value, source, bytes);
    struct word_op word = coalesce_make_op(remote_addr, ITEM_PUT_WORD, 0, value, bytes);
    return coalesce_try(remote_addr, &word);
}

HOT_INLINE bool coalesce_atomic(const struct remote_addr *remote_addr,
                                enum atomic_operation operation, uint64_t value, size_t size)
{
    struct word_op word = coalesce_make_atomic(remote_addr, operation, value, size);
    return coalesce_try(remote_addr, &word);
}

/* Nonblocking, to at most 8 bytes of the host's memory, which need not be touched then. */
HOT_INLINE bool coalesce_get(const struct remote_addr *remote_addr, void *dest, size_t bytes)
{
    if (bytes > COALESCE_BYTES || job.has_devices || remote_addr->segment == NULL ||
        !context_uses_net(remote_addr->context))
        return false;
    struct word_op word = coalesce_make_get(remote_addr, bytes);
    net_lock();
    struct packet *packet = coalesce_find_packet(remote_addr, &word);
    bool coalesced = packet != NULL && coalesce_is_prefaulted(packet, dest, bytes) &&
                     coalesce_add_get(packet, &word, dest);
    net_unlock();
    if (coalesced)
        coalesce_poll_in_burst();
    return coalesced;
}

#endif

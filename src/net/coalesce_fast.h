/*
 * Inline fast path of write coalescing (coalesce.h). Each function tries to add one operation to
 * the last item of the open packet to the target PE. It returns true if the operation was added,
 * and false if the caller must issue it through a transport (transport.h). Callers, without
 * net_lock: remote.c and rma/atomic.c.
 */
#ifndef ISTHMUS_COALESCE_FAST_H
#define ISTHMUS_COALESCE_FAST_H

#include "base/access.h"
#include "coalesce.h"
#include "endpoint.h"
#include "message.h"
#include "net.h"
#include "progress.h"
#include "transport.h"

/* Polls for messages once after every BURST_OPERATIONS operations of the program. Without this
 * poll, a program that issues many operations in a row would not poll, and requests of other PEs
 * would have to wait for the progress thread. */
HOT_INLINE void coalesce_poll_in_burst(void)
{
    if (UNLIKELY(__atomic_load_n(&endpoint_burst, __ATOMIC_RELAXED)))
        progress_poll_in_burst();
}

/* Adds the operation to the open packet, or delays it if the endpoint is idle
 * (message_delay_word). */
HOT_INLINE bool coalesce_try(const struct remote_addr *remote_addr, const struct word_op *word)
{
    if (!context_uses_net(remote_addr->context))
        return false;
    net_lock();
    /* message_delay_word gets the members of *word, so that they can stay in registers here. */
    bool coalesced =
        coalesce_with_last(endpoint_open_packet(remote_addr->context, remote_addr->pe), word) ||
        message_delay_word(remote_addr, word->kind, word->operation, word->value, word->size);
    net_unlock();
    if (coalesced)
        coalesce_poll_in_burst();
    return coalesced;
}

/* Tries to coalesce a put of host memory. Data of more than COALESCE_BYTES are not coalesced. */
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

/* Tries to coalesce a nonblocking get of at most COALESCE_BYTES to host memory. Returns false if
 * the destination is not in the same page as the destination of the previous get. The library must
 * then access the destination first, to detect an invalid address. */
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

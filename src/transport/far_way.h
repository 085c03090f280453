/*
 * Transports, by which operations reach memory that is not near (node.h): each a table of the
 * same operations. remote.h says what each does, and chooses the way.
 *
 *   direct   loads and stores, to PEs of this node
 *   message  carried out by the owner, by packets and messages to it (message.h)
 *   window   MPI's one-sided operations (window.h)
 *   device   where either side is a device's memory: copies and atomics of its kind, or by message
 *
 * None is called under net_lock. The PE has the target's segment.
 */
#ifndef ISTHMUS_FAR_WAY_H
#define ISTHMUS_FAR_WAY_H

#include "target.h"

struct transport {
    /* Whether another thread, or MPI, may read and write the local memory; remote.c touches it
     * before. */
    bool prefaults;

    /* `nbi`: the local memory is the caller's again after a quiet of the context; else when they
     * return. */
    void (*put)(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
    void (*get)(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);
    /* These raise the counts by what they leave under way; but counts.remote stands for what goes
     * by messages of its own only, and message_flush_marker for the rest. */
    void (*put_blocks)(const struct remote_addr *remote_addr, const void *source,
                       const struct blocks *blocks, struct put_completion completion);
    void (*get_blocks)(const struct remote_addr *remote_addr, void *dest,
                       const struct blocks *blocks, uint32_t *left);

    /* The first waits for nothing; the others write the old value to `fetch`, the host's memory. */
    void (*atomic)(const struct remote_addr *remote_addr, enum atomic_operation operation,
                   uint64_t value, size_t size);
    void (*atomic_fetch)(const struct remote_addr *remote_addr, enum atomic_operation operation,
                         uint64_t value, size_t size, void *fetch, bool nbi);
    void (*compare_swap)(const struct remote_addr *remote_addr, uint64_t condition, uint64_t value,
                         size_t size, void *fetch, bool nbi);
};
HIDDEN extern const struct transport transport_shm, transport_message, transport_window,
    transport_device;

#endif

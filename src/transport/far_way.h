/*
 * The far ways, on which operations reach memory that is not near (node.h): each a table of the
 * same operations. remote.h says what each does, and chooses the way.
 *
 *   direct   loads and stores, to PEs of this node
 *   message  carried out by the owner, by packets and messages to it (message.h)
 *   window   MPI's one-sided operations (window.h)
 *   device   where either side is a device's memory: copies and atomics of its kind, or by message
 *
 * None is called under network_lock. The PE has the target's segment.
 */
#ifndef ISTHMUS_FAR_WAY_H
#define ISTHMUS_FAR_WAY_H

#include "target.h"

struct far_way {
    /* Whether another thread, or MPI, may read and write the local memory; remote.c touches it
     * before. */
    bool touches;

    /* `nbi`: the local memory is the caller's again after a quiet of the context; else when they
     * return. */
    void (*put)(const struct target *target, const void *source, size_t bytes, bool nbi);
    void (*get)(const struct target *target, void *dest, size_t bytes, bool nbi);
    /* These raise the counts by what they leave under way; but counts.remote stands for what goes
     * by messages of its own only, and message_echo for the rest. */
    void (*put_blocks)(const struct target *target, const void *source, const struct blocks *blocks,
                       struct put_counts counts);
    void (*get_blocks)(const struct target *target, void *dest, const struct blocks *blocks,
                       uint32_t *left);

    /* The first waits for nothing; the others write the old value to `fetch`, the host's memory. */
    void (*atomic)(const struct target *target, enum atomic_operation operation, uint64_t value,
                   size_t size);
    void (*atomic_fetch)(const struct target *target, enum atomic_operation operation,
                         uint64_t value, size_t size, void *fetch, bool nbi);
    void (*compare_swap)(const struct target *target, uint64_t condition, uint64_t value,
                         size_t size, void *fetch, bool nbi);
};
HIDDEN extern const struct far_way direct_way, message_way, window_way, device_way;

#endif

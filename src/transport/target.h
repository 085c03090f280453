/*
 * Remote addresses: the objects that operations on PEs that are not near are about, and, where this
 * process has one mapped, its memory.
 */
#ifndef ISTHMUS_TARGET_H
#define ISTHMUS_TARGET_H

#include "base/atomic_operation.h"
#include "base/copy.h"
#include "memory/segment.h"
#include "team/context.h"

/* A symmetric object at a PE. */
struct remote_addr {
    const char *routine; /* the public routine, for messages */
    struct context *context;
    const struct segment *segment; /* of a get or a fetch also NULL: then it must be a constant */
    const void *address;           /* here */
    int pe;                        /* of the job */
};

/* The same object, some bytes on. */
static inline struct remote_addr remote_addr_at_offset(const struct remote_addr *remote_addr,
                                                       size_t bytes)
{
    struct remote_addr shifted = *remote_addr;
    shifted.address = (const char *)remote_addr->address + bytes;
    return shifted;
}

/* Its memory, the host's or a device's, if its PE is of this node; NULL else. The PE has it. */
void *remote_addr_mapped(const struct remote_addr *remote_addr);

/* To be called when so many bytes of such memory were written: wakes who waits for them. */
void remote_addr_notify_written(const struct remote_addr *remote_addr, size_t bytes);

/* Blocks of equal length, whose beginnings lie `step` bytes apart. */
struct blocks {
    size_t count, bytes; /* neither 0 */
    size_t remote_stride, local_stride;
};

/* From the first byte at the target to the last. */
static inline size_t blocks_extent_bytes(const struct blocks *blocks)
{
    return (blocks->count - 1) * blocks->remote_stride + blocks->bytes;
}

/* As copies take them: to the target, or from it. */
static inline struct copy_shape blocks_put_shape(const struct blocks *blocks)
{
    return (struct copy_shape){blocks->count, blocks->bytes, blocks->remote_stride,
                               blocks->local_stride};
}

static inline struct copy_shape blocks_get_shape(const struct blocks *blocks)
{
    return (struct copy_shape){blocks->count, blocks->bytes, blocks->local_stride,
                               blocks->remote_stride};
}

/* Counts that are not zero while something of a put is under way: messages that come in lower them.
 * Of its source, which is then free, and of the data at the target. NULL: nobody waits for that. */
struct put_completion {
    uint32_t *local, *remote;
};

/* An update of a signal: a word of 8 bytes at the same PE. */
struct signal_update {
    const struct segment *segment;
    const void *address; /* here */
    enum atomic_operation operation;
    uint64_t value;
};

/* The word that goes with a put of data. */
static inline struct remote_addr remote_addr_of_signal(const struct remote_addr *data,
                                                       const struct signal_update *signal)
{
    struct remote_addr word = *data;
    word.segment = signal->segment;
    word.address = signal->address;
    return word;
}

#endif

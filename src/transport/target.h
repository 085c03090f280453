/*
 * The objects that operations on PEs that are not near are about, and, where this process has one
 * mapped, its memory.
 */
#ifndef ISTHMUS_TARGET_H
#define ISTHMUS_TARGET_H

#include "base/atomic_operation.h"
#include "base/copy.h"
#include "memory/segment.h"
#include "team/context.h"

/* A symmetric object at a PE. */
struct target {
    const char *routine; /* the public routine, for messages */
    struct context *context;
    const struct segment *segment; /* of a get or a fetch also NULL: then it must be a constant */
    const void *address;           /* here */
    int pe;                        /* of the job */
};

/* The same object, some bytes on. */
static inline struct target target_shifted(const struct target *target, size_t bytes)
{
    struct target shifted = *target;
    shifted.address = (const char *)target->address + bytes;
    return shifted;
}

/* Its memory, the host's or a device's, if its PE is of this node; NULL else. The PE has it. */
void *target_mapped(const struct target *target);

/* To be called when so many bytes of such memory were written: wakes who waits for them. */
void target_written(const struct target *target, size_t bytes);

/* Blocks of equal length, whose beginnings lie `step` bytes apart. */
struct blocks {
    size_t count, bytes; /* neither 0 */
    size_t remote_step, local_step;
};

/* From the first byte at the target to the last. */
static inline size_t blocks_extent(const struct blocks *blocks)
{
    return (blocks->count - 1) * blocks->remote_step + blocks->bytes;
}

/* As copies take them: to the target, or from it. */
static inline struct copy_shape blocks_put_shape(const struct blocks *blocks)
{
    return (struct copy_shape){blocks->count, blocks->bytes, blocks->remote_step,
                               blocks->local_step};
}

static inline struct copy_shape blocks_get_shape(const struct blocks *blocks)
{
    return (struct copy_shape){blocks->count, blocks->bytes, blocks->local_step,
                               blocks->remote_step};
}

/* An update of a signal: a word of 8 bytes at the same PE. */
struct signal_update {
    const struct segment *segment;
    const void *address; /* here */
    enum atomic_operation operation;
    uint64_t value;
};

/* The word that goes with a put of data. */
static inline struct target target_of_signal(const struct target *data,
                                             const struct signal_update *signal)
{
    struct target word = *data;
    word.segment = signal->segment;
    word.address = signal->address;
    return word;
}

#endif

/*
 * Operations on the memory of PEs that are not near (node.h): of other nodes, or of this one where
 * the inlined way does not serve. Each takes a segment and the object's address here, both checked,
 * and a checked world number.
 *
 * A PE of this node is reached through its mapping all the same, unless ISTHMUS_PATH sends that the
 * long way. Others are reached by messages, which their owner carries out (message.h), or by MPI's
 * one-sided operations (window.h), as path.h has decided once for the job.
 *
 * A blocking put returns when the source may be used again. What it began is complete after a quiet
 * of its context, and before what follows a fence of its context to the same PE.
 */
#ifndef ISTHMUS_REMOTE_H
#define ISTHMUS_REMOTE_H

#include "base/atomic_operation.h"
#include "base/fence.h"
#include "memory/segment.h"
#include "team/context.h"

/* A symmetric object at a PE: what every operation here is about. */
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

void remote_put(const struct target *target, const void *source, size_t bytes);
void remote_get(const struct target *target, void *dest, size_t bytes);
/* The local memory is the caller's again after a quiet of the context. */
void remote_put_nbi(const struct target *target, const void *source, size_t bytes);
void remote_get_nbi(const struct target *target, void *dest, size_t bytes);

/* Blocks of equal length, whose beginnings lie `step` bytes apart. */
struct blocks {
    size_t count, bytes; /* neither 0 */
    size_t remote_step, local_step;
};

void remote_put_blocks(const struct target *target, const void *source,
                       const struct blocks *blocks);
void remote_get_blocks(const struct target *target, void *dest, const struct blocks *blocks);

/* An update of a signal: a word of 8 bytes at the same PE. */
struct signal_update {
    const struct segment *segment;
    const void *address; /* here */
    enum atomic_operation operation;
    uint64_t value;
};

/* The signal is updated when the data is there. `nbi`: the source is the caller's after a quiet. */
void remote_put_signal(const struct target *target, const void *source, size_t bytes,
                       const struct signal_update *signal, bool nbi);

/* Atomics of 4 or 8 bytes. The first waits for nothing, the others for the old value. */
void remote_atomic(const struct target *target, enum atomic_operation operation, uint64_t value,
                   size_t size);
uint64_t remote_atomic_fetch(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size);
uint64_t remote_atomic_compare_swap(const struct target *target, uint64_t condition, uint64_t value,
                                    size_t size);
/* The old value is in the `size` bytes at `fetch` after a quiet of the context. */
void remote_atomic_fetch_nbi(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch);
void remote_atomic_compare_swap_nbi(const struct target *target, uint64_t condition, uint64_t value,
                                    size_t size, void *fetch);

/* Orders, or completes, what a context began here; context_has_pending(context). */
void remote_fence(const char *routine, struct context *context);
void remote_quiet(const char *routine, struct context *context);

/* Completes all that a context has under way. What went to mapped memory is a load or store that is
 * done, or in the CPU's store buffer. */
static inline void remote_complete(const char *routine, struct context *context)
{
    fence_full();
    if (context_has_pending(context))
        remote_quiet(routine, context);
}

/* `pes` are numbers of the context's team. */
void remote_quiet_pes(const char *routine, struct context *context, const int *pes, size_t n_pes);

/* The object's address on a PE of this node that loads and stores may reach; else NULL. */
void *remote_mapped(const struct segment *segment, const void *address, int pe);

#endif

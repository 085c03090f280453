/*
 * Contiguous put and get. `size` is that of an element in bytes; lengths are nelems * size. Zero
 * elements touch nothing, so the pointers may then be anything.
 */
#ifndef ISTHMUS_RMA_H
#define ISTHMUS_RMA_H

#include "base/copy.h"

#include "memory/segment.h"
#include "memory/waking.h"
#include "team/context.h"
#include "transport/remote.h"

/* Return when the source may be reused (put), or when the data has arrived (get). */
void rma_put(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe);
void rma_get(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe);

/* The source (put) and dest (get) are the caller's again after a quiet of the context. */
void rma_put_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe);
void rma_get_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe);

/* nelems * size; ends the job where that is more than an address space. */
size_t rma_bytes(const char *routine, size_t nelems, size_t size);

/* Gets that the inlined way does not serve, from PEs that are not near, or from near ones while a
 * network runs: a program may get again and again until a message has come. */
void rma_get_apart(const struct target *target, void *dest, size_t bytes);

/* Single elements: `size` is a constant at every call, so the copy is one store or load. */
HOT_INLINE void rma_put_value(const char *routine, struct context *context, void *dest,
                              const void *value, size_t size, int pe)
{
    int world_pe = context_world_pe(routine, context, pe);
    const struct segment *segment = segment_of(routine, "dest", dest, size);
    if (!segment_is_near(segment, world_pe)) {
        remote_put(&(struct target){routine, context, segment, dest, world_pe}, value, size);
        return;
    }
    copy_to_shared(segment_translate(segment, dest, world_pe), value, size);
    wake_waiters(world_pe, dest, size);
}

HOT_INLINE void rma_get_value(const char *routine, struct context *context, void *result,
                              const void *source, size_t size, int pe)
{
    int world_pe = context_world_pe(routine, context, pe);
    const struct segment *segment = segment_find(source, size);
    if (UNLIKELY(segment == NULL) || !segment_is_near_read(segment, world_pe)) {
        rma_get_apart(&(struct target){routine, context, segment, source, world_pe}, result, size);
        return;
    }
    copy_from_shared(result, segment_translate(segment, source, world_pe), size);
    fence_loads();
}

#endif

#include "rma.h"

#include "check.h"
#include "report.h"

size_t rma_bytes(const char *routine, size_t nelems, size_t size)
{
    size_t bytes;
    if (UNLIKELY(__builtin_mul_overflow(nelems, size, &bytes)))
        report_fatal(routine,
                     "nelems is %zu of %zu bytes each: expected less than an address space", nelems,
                     size);
    return bytes;
}

/* Overlap can only be of the memory here. */
static void check_own_overlap(const char *routine, int pe, const void *dest, const void *source,
                              size_t bytes)
{
    if (pe == job.me)
        check_overlap(routine, dest, source, bytes);
}

/* The checked object of an operation; a segment of NULL if there is nothing to move. */
HOT_INLINE struct target find_target(const char *routine, struct context *context,
                                     const char *argument, const void *address,
                                     const char *local_argument, const void *local, size_t bytes,
                                     int pe)
{
    struct target target = {routine, context, NULL, address,
                            context_world_pe(routine, context, pe)};
    if (UNLIKELY(bytes == 0))
        return target;
    target.segment = segment_of(routine, argument, address, bytes);
    check_local(routine, local_argument, local, bytes);
    return target;
}

HOT_INLINE void put(const char *routine, struct context *context, void *dest, const void *source,
                    size_t nelems, size_t size, int pe,
                    void (*put_far)(const struct target *, const void *, size_t))
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct target target = find_target(routine, context, "dest", dest, "source", source, bytes, pe);
    if (UNLIKELY(target.segment == NULL))
        return;
    if (UNLIKELY(job.debug))
        check_own_overlap(routine, target.pe, dest, source, bytes);
    if (!segment_is_near(target.segment, target.pe)) {
        put_far(&target, source, bytes);
        return;
    }
    copy_to_shared(segment_translate(target.segment, dest, target.pe), source, bytes);
    wait_wake(target.pe, dest, bytes);
}

HOT_INLINE void get(const char *routine, struct context *context, void *dest, const void *source,
                    size_t nelems, size_t size, int pe,
                    void (*get_far)(const struct target *, void *, size_t))
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct target target = find_target(routine, context, "source", source, "dest", dest, bytes, pe);
    if (UNLIKELY(target.segment == NULL))
        return;
    if (UNLIKELY(job.debug))
        check_own_overlap(routine, target.pe, dest, source, bytes);
    if (!segment_is_near(target.segment, target.pe))
        get_far(&target, dest, bytes);
    else
        copy_from_shared(dest, segment_translate(target.segment, source, target.pe), bytes);
}

void rma_put(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe)
{
    put(routine, context, dest, source, nelems, size, pe, remote_put);
}

void rma_get(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe)
{
    get(routine, context, dest, source, nelems, size, pe, remote_get);
}

void rma_put_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    put(routine, context, dest, source, nelems, size, pe, remote_put_nbi);
}

void rma_get_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    get(routine, context, dest, source, nelems, size, pe, remote_get_nbi);
}

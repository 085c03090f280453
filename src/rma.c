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

void rma_put(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe)
{
    int world_pe = context_world_pe(routine, context, pe);
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(bytes == 0))
        return;
    void *remote = segment_translate(segment_of(routine, "dest", dest, bytes), dest, world_pe);
    check_local(routine, "source", source, bytes);
    if (UNLIKELY(job.debug))
        check_overlap(routine, remote, source, bytes);
    copy_to_shared(remote, source, bytes);
    wait_wake(world_pe, dest, bytes);
}

void rma_get(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe)
{
    int world_pe = context_world_pe(routine, context, pe);
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(bytes == 0))
        return;
    const void *remote =
        segment_translate(segment_of(routine, "source", source, bytes), source, world_pe);
    check_local(routine, "dest", dest, bytes);
    if (UNLIKELY(job.debug))
        check_overlap(routine, dest, remote, bytes);
    copy_from_shared(dest, remote, bytes);
}

/* Inside a node a copy is done when it returns, so there is nothing to leave for the quiet. */
void rma_put_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    rma_put(routine, context, dest, source, nelems, size, pe);
}

void rma_get_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    rma_get(routine, context, dest, source, nelems, size, pe);
}

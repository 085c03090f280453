#include "rma.h"

#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "waiting/waiting.h"

size_t rma_bytes(const char *routine, size_t nelems, size_t size)
{
    size_t bytes;
    if (UNLIKELY(__builtin_mul_overflow(nelems, size, &bytes)))
        report_fatal(routine,
                     "nelems is %zu of %zu bytes each: expected less than an address space", nelems,
                     size);
    return bytes;
}

/* What is looked at with job.slow_path only. Ends the job where memory overlaps, which only that of
 * this PE can; says whether the local buffer is a device's, which no plain copy may touch. */
static __attribute__((noinline)) bool look_closer(const struct target *target, const void *local,
                                                  size_t bytes)
{
    if (job.debug && target->pe == job.me)
        check_overlap(target->routine, target->address, local, bytes);
    return device_kind_of(local) != NULL;
}

HOT_INLINE void put(const char *routine, struct context *context, void *dest, const void *source,
                    size_t nelems, size_t size, int pe,
                    void (*put_far)(const struct target *, const void *, size_t))
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct target target = {routine, context, NULL, dest, context_world_pe(routine, context, pe)};
    if (UNLIKELY(bytes == 0))
        return;
    target.segment = segment_of(routine, "dest", dest, bytes);
    check_local(routine, "source", source, bytes);
    bool apart = UNLIKELY(job.slow_path) && look_closer(&target, source, bytes);
    if (!segment_is_near(target.segment, target.pe) || UNLIKELY(apart)) {
        put_far(&target, source, bytes);
        return;
    }
    copy_to_shared(segment_translate(target.segment, dest, target.pe), source, bytes);
    fence_loads();
    wake_waiters(target.pe, dest, bytes);
}

/* What is got again and again may be waited for. */
static void note_get(const struct target *target, const void *value, size_t bytes)
{
    uint64_t seen = 0;
    if (bytes <= sizeof seen && device_kind_of(value) == NULL)
        memcpy(&seen, value, bytes);
    waiting_read(target->address, seen);
}

void rma_get_apart(const struct target *target, void *dest, size_t bytes)
{
    const struct segment *segment = target->segment;
    if (segment != NULL && segment_is_near(segment, target->pe) && device_kind_of(dest) == NULL) {
        copy_from_shared(dest, segment_translate(segment, target->address, target->pe), bytes);
        fence_loads();
    } else {
        remote_get(target, dest, bytes);
    }
    note_get(target, dest, bytes);
}

static void get_nbi_apart(const struct target *target, void *dest, size_t bytes)
{
    remote_get_nbi(target, dest, bytes);
    waiting_read(target->address, 0);
}

HOT_INLINE void get(const char *routine, struct context *context, void *dest, const void *source,
                    size_t nelems, size_t size, int pe,
                    void (*get_far)(const struct target *, void *, size_t))
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct target target = {routine, context, NULL, source, context_world_pe(routine, context, pe)};
    if (UNLIKELY(bytes == 0))
        return;
    target.segment = segment_find(source, bytes);
    check_local(routine, "dest", dest, bytes);
    bool apart = UNLIKELY(job.slow_path) && look_closer(&target, dest, bytes);
    if (UNLIKELY(target.segment == NULL) || !segment_is_near_read(target.segment, target.pe) ||
        UNLIKELY(apart)) {
        get_far(&target, dest, bytes);
        return;
    }
    copy_from_shared(dest, segment_translate(target.segment, source, target.pe), bytes);
    fence_loads();
}

void rma_put(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe)
{
    put(routine, context, dest, source, nelems, size, pe, remote_put);
}

void rma_get(const char *routine, struct context *context, void *dest, const void *source,
             size_t nelems, size_t size, int pe)
{
    get(routine, context, dest, source, nelems, size, pe, rma_get_apart);
}

void rma_put_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    put(routine, context, dest, source, nelems, size, pe, remote_put_nbi);
}

void rma_get_nbi(const char *routine, struct context *context, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    get(routine, context, dest, source, nelems, size, pe, get_nbi_apart);
}

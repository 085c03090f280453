#include "any_copy.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "transport/remote.h"

static void require_pe(const char *routine, const char *argument, int pe)
{
    job_require_running(routine);
    if (pe < 0 || pe >= job.n_pes)
        report_fatal(routine, "%s is %d: expected 0 to %d", argument, pe, job.n_pes - 1);
}

static void copy_local(const char *routine, void *dest, const void *source, size_t bytes)
{
    check_buffer(routine, "dest", dest, bytes);
    check_buffer(routine, "source", source, bytes);
    device_copy_local(routine, dest, source, bytes);
}

static void copy_to_remote(const struct remote_addr *dest, const void *source, size_t bytes,
                           bool nbi)
{
    check_buffer(dest->routine, "source", source, bytes);
    if (nbi)
        remote_put_nbi(dest, source, bytes);
    else
        remote_put(dest, source, bytes);
}

static void copy_from_remote(void *dest, const struct remote_addr *source, size_t bytes, bool nbi)
{
    check_buffer(source->routine, "dest", dest, bytes);
    if (nbi)
        remote_get_nbi(source, dest, bytes);
    else
        remote_get(source, dest, bytes);
}

/* By way of this PE's host memory. */
static void copy_between_remotes(const struct remote_addr *dest, const struct remote_addr *source,
                                 size_t bytes)
{
    enum { STAGING_BYTES = 1 << 20 };
    char *memory =
        report_require_memory(dest->routine, malloc(bytes < STAGING_BYTES ? bytes : STAGING_BYTES));
    for (size_t done = 0; done < bytes; done += STAGING_BYTES) {
        size_t chunk = bytes - done < STAGING_BYTES ? bytes - done : STAGING_BYTES;
        struct remote_addr to = remote_addr_at_offset(dest, done),
                           from = remote_addr_at_offset(source, done);
        remote_get(&from, memory, chunk);
        remote_put(&to, memory, chunk);
    }
    free(memory);
}

void rma_copy(const char *routine, void *dest, int dest_pe, const void *source, int source_pe,
              size_t bytes, bool nbi)
{
    require_pe(routine, "dest_pe", dest_pe);
    require_pe(routine, "source_pe", source_pe);
    if (bytes == 0)
        return;
    if (bytes > PTRDIFF_MAX)
        report_fatal(routine, "bytes is %zu: expected less than an address space", bytes);
    if (dest_pe == job.me && source_pe == job.me) {
        copy_local(routine, dest, source, bytes);
        return;
    }
    struct remote_addr to = {.routine = routine}, from = {.routine = routine};
    if (dest_pe != job.me)
        to = (struct remote_addr){routine, &context_default,
                                  segment_of(routine, "dest", dest, bytes), dest, dest_pe};
    if (source_pe != job.me)
        from = (struct remote_addr){routine, &context_default,
                                    segment_of_source(routine, "source", source, bytes), source,
                                    source_pe};
    if (source_pe == job.me)
        copy_to_remote(&to, source, bytes, nbi);
    else if (dest_pe == job.me)
        copy_from_remote(dest, &from, bytes, nbi);
    else
        copy_between_remotes(&to, &from, bytes);
    if (!nbi && dest_pe != job.me)
        remote_complete(routine, &context_default);
}

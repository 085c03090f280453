#include "rma.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "net/remote.h"
#include "shm/segment.h"
#include "shm/waiting.h"

/* ---- Put and get ---- */

void rma_fail_bytes(const char *routine, size_t nelems, size_t size)
{
    report_fatal(routine,
                 "nelems is %zu, of %zu bytes each: the total length exceeds the "
                 "address space",
                 nelems, size);
}

/* With SHMEM_DEBUG, aborts the job if the buffers overlap. They can overlap only if the target is
 * this PE. */
static void rma_check_local_overlap(const struct remote_addr *remote_addr, const void *local,
                                    size_t bytes)
{
    if (job.debug && remote_addr->pe == job.me)
        check_overlap(remote_addr->routine, remote_addr->address, local, bytes);
}

/* Sets *remote_addr to the destination of a put. Checks the PE and, unless `bytes` is 0, the
 * buffers. Returns false if there is nothing to transfer. */
static bool rma_resolve_dest(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                             size_t bytes, int pe, struct remote_addr *remote_addr)
{
    struct context *context = context_require(routine, ctx);
    *remote_addr =
        (struct remote_addr){routine, context, NULL, dest, context_world_pe(routine, context, pe)};
    if (bytes == 0)
        return false;
    remote_addr->segment = segment_of(routine, "dest", dest, bytes);
    check_buffer(routine, "source", source, bytes);
    rma_check_local_overlap(remote_addr, source, bytes);
    return true;
}

static bool rma_resolve_source(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                               size_t bytes, int pe, struct remote_addr *remote_addr)
{
    struct context *context = context_require(routine, ctx);
    *remote_addr = (struct remote_addr){routine, context, NULL, source,
                                        context_world_pe(routine, context, pe)};
    if (bytes == 0)
        return false;
    remote_addr->segment = segment_find(source, bytes);
    check_buffer(routine, "dest", dest, bytes);
    rma_check_local_overlap(remote_addr, dest, bytes);
    return true;
}

static __attribute__((noinline)) void rma_put_slow(const char *routine, shmem_ctx_t ctx, void *dest,
                                                   const void *source, size_t bytes, int pe,
                                                   bool nbi)
{
    struct remote_addr remote_addr;
    if (rma_resolve_dest(routine, ctx, dest, source, bytes, pe, &remote_addr))
        remote_put(&remote_addr, source, bytes, nbi);
}

/* Reports a get to the module for waiting (waiting_read). A program may wait for a variable with
 * repeated gets, and MPI must then be polled for messages. */
static void rma_record_read(const struct remote_addr *remote_addr, const void *value, size_t bytes)
{
    uint64_t seen = 0;
    if (bytes <= sizeof seen && device_kind_of(value) == NULL)
        memcpy(&seen, value, bytes);
    waiting_read(remote_addr->address, seen);
}

/* Loads from the target PE's memory if it is mapped. Returns false, and does nothing, if it is not
 * mapped or `dest` is in device memory. If PEs communicate through MPI, gets from mapped memory are
 * not inlined and use this function. The caller must count them, because a program may repeat a get
 * until a message arrives. */
HOT_INLINE bool rma_get_mapped(const struct remote_addr *remote_addr, void *dest, size_t bytes)
{
    const struct segment *segment = remote_addr->segment;
    if (segment == NULL || !segment_is_near(segment, remote_addr->pe) ||
        device_kind_of(dest) != NULL)
        return false;
    shmem_impl_load(dest, segment_translate(segment, remote_addr->address, remote_addr->pe), bytes);
    shmem_impl_fence_loads();
    return true;
}

static void rma_get_blocking(const struct remote_addr *remote_addr, void *dest, size_t bytes)
{
    if (!rma_get_mapped(remote_addr, dest, bytes))
        remote_get(remote_addr, dest, bytes, false);
    rma_record_read(remote_addr, dest, bytes);
}

static void rma_get_nonblocking(const struct remote_addr *remote_addr, void *dest, size_t bytes)
{
    if (!rma_get_mapped(remote_addr, dest, bytes))
        remote_get(remote_addr, dest, bytes, true);
    waiting_read_begun(remote_addr->address);
}

static __attribute__((noinline)) void rma_get_slow(const char *routine, shmem_ctx_t ctx, void *dest,
                                                   const void *source, size_t bytes, int pe,
                                                   bool nbi)
{
    struct remote_addr remote_addr;
    if (!rma_resolve_source(routine, ctx, dest, source, bytes, pe, &remote_addr))
        return;
    if (nbi)
        rma_get_nonblocking(&remote_addr, dest, bytes);
    else
        rma_get_blocking(&remote_addr, dest, bytes);
}

/* With job.slow_path (SHMEM_DEBUG, or devices in use), the inlined put is skipped, because the
 * source may be in device memory and the buffers must be checked. */
void rma_put(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
             size_t size, int pe)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.slow_path) || !shmem_impl_put(ctx, dest, source, bytes, pe))
        rma_put_slow(routine, ctx, dest, source, bytes, pe, false);
}

void rma_get(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
             size_t size, int pe)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.slow_path) || !shmem_impl_get(ctx, dest, source, bytes, pe))
        rma_get_slow(routine, ctx, dest, source, bytes, pe, false);
}

void rma_put_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.slow_path) || !shmem_impl_put(ctx, dest, source, bytes, pe))
        rma_put_slow(routine, ctx, dest, source, bytes, pe, true);
}

void rma_get_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.slow_path) || !shmem_impl_get(ctx, dest, source, bytes, pe))
        rma_get_slow(routine, ctx, dest, source, bytes, pe, true);
}

static __attribute__((noinline)) void rma_put_req_slow(const char *routine, shmem_ctx_t ctx,
                                                       void *dest, const void *source, size_t bytes,
                                                       int pe, struct put_requests requests)
{
    struct remote_addr remote_addr;
    if (rma_resolve_dest(routine, ctx, dest, source, bytes, pe, &remote_addr))
        remote_put_req(&remote_addr, source, bytes, requests);
    else
        request_set_stored(requests);
}

void rma_put_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe, struct put_requests requests)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.slow_path) || !shmem_impl_put(ctx, dest, source, bytes, pe))
        rma_put_req_slow(routine, ctx, dest, source, bytes, pe, requests);
    else
        request_set_stored(requests);
}

static __attribute__((noinline)) void rma_get_req_slow(const char *routine, shmem_ctx_t ctx,
                                                       void *dest, const void *source, size_t bytes,
                                                       int pe, shmemx_req_h *req)
{
    struct remote_addr remote_addr;
    bool has_bytes = rma_resolve_source(routine, ctx, dest, source, bytes, pe, &remote_addr);
    if (!has_bytes || rma_get_mapped(&remote_addr, dest, bytes))
        request_set(req, REQUEST_DONE);
    else
        remote_get_req(&remote_addr, dest, bytes, req);
    waiting_read_begun(source);
}

void rma_get_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe, shmemx_req_h *req)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.slow_path) || !shmem_impl_get(ctx, dest, source, bytes, pe))
        rma_get_req_slow(routine, ctx, dest, source, bytes, pe, req);
    else
        request_set(req, REQUEST_DONE);
}

void rma_put_value_slow(const char *routine, shmem_ctx_t ctx, void *dest, const void *value,
                        size_t size, int pe)
{
    struct context *context = context_require(routine, ctx);
    int world_pe = context_world_pe(routine, context, pe);
    const struct segment *segment = segment_of(routine, "dest", dest, size);
    remote_put(&(struct remote_addr){routine, context, segment, dest, world_pe}, value, size,
               false);
}

void rma_get_value_slow(const char *routine, shmem_ctx_t ctx, void *result, const void *source,
                        size_t size, int pe)
{
    struct context *context = context_require(routine, ctx);
    int world_pe = context_world_pe(routine, context, pe);
    const struct segment *segment = segment_find(source, size);
    rma_get_blocking(&(struct remote_addr){routine, context, segment, source, world_pe}, result,
                     size);
}

/* ---- Copies between any two PEs ---- */

static void rma_require_pe(const char *routine, const char *argument, int pe)
{
    job_require_running(routine);
    if (pe < 0 || pe >= job.n_pes)
        report_fatal(routine, "%s is %d: expected 0 to %d", argument, pe, job.n_pes - 1);
}

static void rma_copy_local(const char *routine, void *dest, const void *source, size_t bytes)
{
    check_buffer(routine, "dest", dest, bytes);
    check_buffer(routine, "source", source, bytes);
    device_copy_local(routine, dest, source, bytes);
}

static void rma_copy_to_remote(const struct remote_addr *dest, const void *source, size_t bytes,
                               bool nbi)
{
    check_buffer(dest->routine, "source", source, bytes);
    remote_put(dest, source, bytes, nbi);
}

static void rma_copy_from_remote(void *dest, const struct remote_addr *source, size_t bytes,
                                 bool nbi)
{
    check_buffer(source->routine, "dest", dest, bytes);
    remote_get(source, dest, bytes, nbi);
}

/* Copies between two other PEs, through a buffer in host memory of this PE. */
static void rma_copy_between_remotes(const struct remote_addr *dest,
                                     const struct remote_addr *source, size_t bytes)
{
    enum { STAGING_BYTES = 1 << 20 }; /* maximum size of one get and put */
    char *memory =
        report_require_memory(dest->routine, malloc(bytes < STAGING_BYTES ? bytes : STAGING_BYTES));
    for (size_t done = 0; done < bytes; done += STAGING_BYTES) {
        size_t chunk = bytes - done < STAGING_BYTES ? bytes - done : STAGING_BYTES;
        struct remote_addr to = remote_addr_at_offset(dest, done),
                           from = remote_addr_at_offset(source, done);
        remote_get(&from, memory, chunk, false);
        remote_put(&to, memory, chunk, false);
    }
    free(memory);
}

void rma_copy(const char *routine, void *dest, int dest_pe, const void *source, int source_pe,
              size_t bytes, bool nbi)
{
    rma_require_pe(routine, "dest_pe", dest_pe);
    rma_require_pe(routine, "source_pe", source_pe);
    if (bytes == 0)
        return;
    if (bytes > PTRDIFF_MAX)
        report_fatal(routine, "bytes is %zu: the length exceeds the address space", bytes);
    if (dest_pe == job.me && source_pe == job.me) {
        rma_copy_local(routine, dest, source, bytes);
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
        rma_copy_to_remote(&to, source, bytes, nbi);
    else if (dest_pe == job.me)
        rma_copy_from_remote(dest, &from, bytes, nbi);
    else
        rma_copy_between_remotes(&to, &from, bytes);
    if (!nbi && dest_pe != job.me)
        remote_complete(routine, &context_default);
}

/* ---- Queries ---- */

void query_thread(const char *routine, int *provided)
{
    job_require_running(routine);
    check_result(routine, "provided", provided);
    *provided = job.thread_level;
}

static bool rma_is_pe(const struct team *team, int pe)
{
    return pe >= 0 && pe < team->members.size;
}

/* Returns 1 if all symmetric memory of PE `pe` is accessible, including its global and static
 * variables. These are symmetric only between PEs that run the same executable. */
int query_pe_accessible(int pe)
{
    return rma_is_pe(&team_world, pe) &&
           (node.other_executable == NULL || !node.other_executable[pe]);
}

int query_addr_accessible(const char *routine, const void *address, int pe)
{
    job_require_running(routine);
    const struct segment *segment = segment_find(address, 1);
    if (segment == NULL)
        segment = segment_find_constant(address, 1);
    return rma_is_pe(&team_world, pe) && segment != NULL && segment_has_pe(segment, pe);
}

void *query_ptr(const char *routine, const struct team *team, const void *dest, int pe)
{
    job_require_running(routine);
    const struct segment *segment = segment_find(dest, 1);
    if (team == NULL || !rma_is_pe(team, pe) || segment == NULL)
        return NULL;
    return remote_mapped(segment, dest, team_world_pe(team, pe));
}

void query_info_name(const char *routine, char *name)
{
    if (name == NULL)
        report_fatal(routine,
                     "name is a null pointer: expected a buffer of SHMEM_MAX_NAME_LEN bytes");
    memcpy(name, SHMEM_VENDOR_STRING, sizeof SHMEM_VENDOR_STRING);
}

void query_info_version(const char *routine, int *major, int *minor)
{
    check_result(routine, "major", major);
    check_result(routine, "minor", minor);
    *major = SHMEM_MAJOR_VERSION;
    *minor = SHMEM_MINOR_VERSION;
}

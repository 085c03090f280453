/*
 * Contiguous put and get, copies between any two PEs, and queries.
 *
 * `size` is the size of an element in bytes; a transfer has nelems * size bytes. A transfer of
 * zero elements accesses no memory, so its pointers may be invalid. Each routine first tries the
 * inlined load or store to mapped memory (include/shmem_impl). If that does not apply, its general
 * path (suffix _slow) checks the arguments and calls remote_put or remote_get (net/remote.h).
 *
 * rma_copy copies between memory of any kind on any two PEs. Queries: accessibility, addresses of
 * other PEs' objects, names and versions.
 */
#ifndef ISTHMUS_RMA_H
#define ISTHMUS_RMA_H

#include <stdbool.h>
#include <stddef.h>

#include "shm/segment.h"
#include "team/context.h"
#include "team/request.h"
#include "team/team.h"

/* ---- Put and get ---- */

/* Return when the source may be reused (put), or when the data has arrived (get). */
void rma_put(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
             size_t size, int pe);
void rma_get(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
             size_t size, int pe);

/* The source (put) and dest (get) are the caller's again after a quiet of the context. */
void rma_put_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe);
void rma_get_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe);

/* The same, whose completion requests tell. */
void rma_put_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe, struct put_requests requests);
void rma_get_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe, shmemx_req_h *req);

/* nelems * size; ends the job where that is more than an address space. */
_Noreturn void rma_fail_bytes(const char *routine, size_t nelems, size_t size)
    __attribute__((cold));
static inline size_t rma_bytes(const char *routine, size_t nelems, size_t size)
{
    size_t bytes;
    if (UNLIKELY(__builtin_mul_overflow(nelems, size, &bytes)))
        rma_fail_bytes(routine, nelems, size);
    return bytes;
}

/* The same of one element, where it is not near, or cannot be had. */
void rma_put_value_slow(const char *routine, shmem_ctx_t ctx, void *dest, const void *value,
                        size_t size, int pe);
void rma_get_value_slow(const char *routine, shmem_ctx_t ctx, void *result, const void *source,
                        size_t size, int pe);

/* Single elements: `size` is a constant at every call, so the copy is one store or load. */
HOT_INLINE void rma_put_value(const char *routine, shmem_ctx_t ctx, void *dest, const void *value,
                              size_t size, int pe)
{
    if (!LIKELY(shmem_impl_put_value(ctx, dest, value, size, pe)))
        rma_put_value_slow(routine, ctx, dest, value, size, pe);
}

HOT_INLINE void rma_get_value(const char *routine, shmem_ctx_t ctx, void *result,
                              const void *source, size_t size, int pe)
{
    if (!LIKELY(shmem_impl_get(ctx, result, source, size, pe)))
        rma_get_value_slow(routine, ctx, result, source, size, pe);
}

/* ---- Copies between any two PEs ---- */

/* An address of this PE is any of its memory; of another PE, a symmetric object's. Complete when it
 * returns, or after a quiet of the default context if nbi. */
void rma_copy(const char *routine, void *dest, int dest_pe, const void *source, int source_pe,
              size_t bytes, bool nbi);

/* ---- Queries ---- */

void query_thread(const char *routine, int *provided);
int query_pe_accessible(int pe);
int query_addr_accessible(const char *routine, const void *address, int pe);
/* NULL where there is no such PE of the team, or the object cannot be loaded and stored. */
void *query_ptr(const char *routine, const struct team *team, const void *dest, int pe);
void query_info_name(const char *routine, char *name);
void query_info_version(const char *routine, int *major, int *minor);

#endif

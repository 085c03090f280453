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

/* Blocking put and get. rma_put returns when the source may be reused, and rma_get returns when the
 * data has arrived. */
void rma_put(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
             size_t size, int pe);
void rma_get(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
             size_t size, int pe);

/* The program may reuse the source of a put, and read the dest of a get, after a quiet of the
 * context. */
void rma_put_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe);
void rma_get_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe);

/* Nonblocking put and get with requests. A put has a request for local and one for remote
 * completion. The request of a get is complete when the data has arrived. */
void rma_put_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe, struct put_requests requests);
void rma_get_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, size_t size, int pe, shmemx_req_h *req);

/* rma_bytes returns nelems * size. If the product overflows, it calls rma_fail_bytes, which aborts
 * the job. */
_Noreturn void rma_fail_bytes(const char *routine, size_t nelems, size_t size)
    __attribute__((cold));
static inline size_t rma_bytes(const char *routine, size_t nelems, size_t size)
{
    size_t bytes;
    if (UNLIKELY(__builtin_mul_overflow(nelems, size, &bytes)))
        rma_fail_bytes(routine, nelems, size);
    return bytes;
}

/* General paths of rma_put_value and rma_get_value, for memory that is not mapped and for invalid
 * arguments. */
void rma_put_value_slow(const char *routine, shmem_ctx_t ctx, void *dest, const void *value,
                        size_t size, int pe);
void rma_get_value_slow(const char *routine, shmem_ctx_t ctx, void *result, const void *source,
                        size_t size, int pe);

/* Put and get of one element. `size` is a constant at every call, so the copy is one store or
 * load. */
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

/* Copies `bytes` bytes from PE source_pe to PE dest_pe. An address on this PE may be in any memory
 * of the process. An address on another PE must be symmetric. The copy is complete at return or, if
 * `nbi`, after a quiet of the default context. */
void rma_copy(const char *routine, void *dest, int dest_pe, const void *source, int source_pe,
              size_t bytes, bool nbi);

/* ---- Queries ---- */

void query_thread(const char *routine, int *provided);
int query_pe_accessible(int pe);
int query_addr_accessible(const char *routine, const void *address, int pe);
/* Returns the address at which this PE can load and store `dest` of PE `pe` of the team. Returns
 * NULL if the team does not have this PE, or the object is not mapped. */
void *query_ptr(const char *routine, const struct team *team, const void *dest, int pe);
void query_info_name(const char *routine, char *name);
void query_info_version(const char *routine, int *major, int *minor);

#endif

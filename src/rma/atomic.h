/*
 * Atomic memory operations. The CPU of the origin PE executes them if the memory of the target PE
 * is mapped and native atomics reach it. Otherwise the target PE or MPI executes them
 * (net/remote.h).
 *
 * Functions pass values as 64-bit integers, and floating-point values as their bits. `size` is 4 or
 * 8 bytes. It is a constant at every call of the inline functions, so the compiler reduces each of
 * them to a single atomic instruction.
 */
#ifndef ISTHMUS_ATOMIC_H
#define ISTHMUS_ATOMIC_H

#include "base/access.h"
#include "base/check.h"
#include "net/transport.h"
#include "shm/segment.h"
#include "team/context.h"
#include "team/request.h"

/* Checks the address and the PE of an atomic operation, and returns them as a remote address.
 * `argument` is the name of the address parameter for error messages. Aborts the job if the address
 * is not symmetric or not aligned to `size`. */
struct remote_addr atomic_target(const char *routine, shmem_ctx_t ctx, const char *argument,
                                 const void *address, size_t size, int pe);

/* General paths of the inline functions below. They are used if the target memory is not mapped, if
 * an argument is invalid, or if PEs communicate through MPI. In the last case they count fetches
 * and poll MPI for messages, because the program may wait for a variable with repeated fetches. */
void atomic_update_slow(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                        const void *dest, uint64_t value, size_t size, int pe);
uint64_t atomic_apply_slow(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                           const void *dest, uint64_t value, size_t size, int pe);
void atomic_apply_nbi_slow(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                           void *fetch, const void *dest, uint64_t value, size_t size, int pe);
uint64_t atomic_compare_swap_slow(const char *routine, shmem_ctx_t ctx, void *dest,
                                  uint64_t condition, uint64_t value, size_t size, int pe);
void atomic_compare_swap_nbi_slow(const char *routine, shmem_ctx_t ctx, void *fetch, void *dest,
                                  uint64_t condition, uint64_t value, size_t size, int pe);

/* Start nonblocking atomic operations, and set *req to a request. The request is complete when the
 * old value has been stored in `fetch`. */
void atomic_apply_req(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                      void *fetch, const void *dest, uint64_t value, size_t size, int pe,
                      shmemx_req_h *req);
void atomic_compare_swap_req(const char *routine, shmem_ctx_t ctx, void *fetch, void *dest,
                             uint64_t condition, uint64_t value, size_t size, int pe,
                             shmemx_req_h *req);

/* Applies the operation at PE `pe`. Does not wait for its completion. */
HOT_INLINE void atomic_update(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              const void *dest, uint64_t value, size_t size, int pe)
{
    if (!LIKELY(shmem_impl_atomic(ctx, (int)operation, dest, value, size, pe, NULL)))
        atomic_update_slow(routine, ctx, operation, dest, value, size, pe);
}

/* Applies the operation at PE `pe` and returns the previous value. Only the low `size` bytes of the
 * result are valid. */
HOT_INLINE uint64_t atomic_apply(const char *routine, shmem_ctx_t ctx,
                                 enum atomic_operation operation, const void *dest, uint64_t value,
                                 size_t size, int pe)
{
    uint64_t old;
    return LIKELY(shmem_impl_atomic(ctx, (int)operation, dest, value, size, pe, &old))
               ? old
               : atomic_apply_slow(routine, ctx, operation, dest, value, size, pe);
}

/* Applies the operation at PE `pe`. The previous value is at `fetch` after a quiet of the
 * context. */
HOT_INLINE void atomic_apply_nbi(const char *routine, shmem_ctx_t ctx,
                                 enum atomic_operation operation, void *fetch, const void *dest,
                                 uint64_t value, size_t size, int pe)
{
    uint64_t old;
    if (LIKELY(fetch != NULL) && !UNLIKELY(job.has_devices) &&
        shmem_impl_atomic(ctx, (int)operation, dest, value, size, pe, &old))
        word_store_old_value(fetch, old, size);
    else
        atomic_apply_nbi_slow(routine, ctx, operation, fetch, dest, value, size, pe);
}

/* Stores `value` at PE `pe` if the word equals `condition`. Returns the previous value. */
HOT_INLINE uint64_t atomic_compare_swap(const char *routine, shmem_ctx_t ctx, void *dest,
                                        uint64_t condition, uint64_t value, size_t size, int pe)
{
    uint64_t old;
    return LIKELY(shmem_impl_compare_swap(ctx, dest, condition, value, size, pe, &old))
               ? old
               : atomic_compare_swap_slow(routine, ctx, dest, condition, value, size, pe);
}

HOT_INLINE void atomic_compare_swap_nbi(const char *routine, shmem_ctx_t ctx, void *fetch,
                                        void *dest, uint64_t condition, uint64_t value, size_t size,
                                        int pe)
{
    uint64_t old;
    if (LIKELY(fetch != NULL) && !UNLIKELY(job.has_devices) &&
        shmem_impl_compare_swap(ctx, dest, condition, value, size, pe, &old))
        word_store_old_value(fetch, old, size);
    else
        atomic_compare_swap_nbi_slow(routine, ctx, fetch, dest, condition, value, size, pe);
}

/* Variants of atomic_update, atomic_apply and atomic_apply_nbi for the operations from
 * ATOMIC_MULTIPLY on (enum atomic_operation). Here `size` need not be a constant. */
void atomic_combine(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                    void *dest, uint64_t value, size_t size, int pe);
uint64_t atomic_fetch_combine(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              void *dest, uint64_t value, size_t size, int pe);
void atomic_fetch_combine_nbi(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              void *fetch, void *dest, uint64_t value, size_t size, int pe);

#endif

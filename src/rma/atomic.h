/*
 * Atomic memory operations, with the CPU's atomics on the target's own memory: by whoever has it
 * near, else by its owner.
 *
 * Values travel widened to 64 bits; `size` is 4 or 8 and a constant at every call, so the compiler
 * leaves one instruction of each of these functions. Floating-point values travel as their bits.
 */
#ifndef ISTHMUS_ATOMIC_H
#define ISTHMUS_ATOMIC_H

#include "base/access.h"
#include "base/check.h"
#include "net/transport.h"
#include "shm/segment.h"
#include "team/context.h"
#include "team/request.h"

/* A word that is to be changed; `argument` is what the routine calls its address. Ends the job
 * unless there is one. */
struct remote_addr atomic_target(const char *routine, shmem_ctx_t ctx, const char *argument,
                                 const void *address, size_t size, int pe);

/* The operations below, where the inlined way does not serve: the word is not near, or cannot be
 * had, or a network runs, and a program may fetch again and again until a message has come. */
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

/* The nonblocking ones, whose completion a request tells. */
void atomic_apply_req(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                      void *fetch, const void *dest, uint64_t value, size_t size, int pe,
                      shmemx_req_h *req);
void atomic_compare_swap_req(const char *routine, shmem_ctx_t ctx, void *fetch, void *dest,
                             uint64_t condition, uint64_t value, size_t size, int pe,
                             shmemx_req_h *req);

/* Applies the operation at PE `pe`; waits for nothing. */
HOT_INLINE void atomic_update(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              const void *dest, uint64_t value, size_t size, int pe)
{
    if (!LIKELY(shmem_impl_atomic(ctx, (int)operation, dest, value, size, pe, NULL)))
        atomic_update_slow(routine, ctx, operation, dest, value, size, pe);
}

/* Applies the operation at PE `pe`; gives the value before it, its low `size` bytes meant. */
HOT_INLINE uint64_t atomic_apply(const char *routine, shmem_ctx_t ctx,
                                 enum atomic_operation operation, const void *dest, uint64_t value,
                                 size_t size, int pe)
{
    uint64_t old;
    return LIKELY(shmem_impl_atomic(ctx, (int)operation, dest, value, size, pe, &old))
               ? old
               : atomic_apply_slow(routine, ctx, operation, dest, value, size, pe);
}

/* The same, whose old value is at `fetch` after a quiet of the context. */
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

/* Stores `value` if `condition` is there; gives the value before. */
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

/* The operations from ATOMIC_MULTIPLY on, as the three above; `size` may vary. */
void atomic_combine(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                    void *dest, uint64_t value, size_t size, int pe);
uint64_t atomic_fetch_combine(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              void *dest, uint64_t value, size_t size, int pe);
void atomic_fetch_combine_nbi(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              void *fetch, void *dest, uint64_t value, size_t size, int pe);

#endif

#include "atomic.h"

#include "base/report.h"
#include "net/coalesce_fast.h"
#include "net/remote.h"
#include "shm/waiting.h"

static _Noreturn void atomic_fail_alignment(const char *routine, const char *argument,
                                            const void *address, size_t size)
{
    report_fatal(routine, "%s is %p: expected a multiple of the type's size, %zu", argument,
                 address, size);
}

/* Checks the PE of an atomic operation and the alignment of the word that it accesses. Returns the
 * remote address of this word, with the segment not set. */
HOT_INLINE struct remote_addr atomic_resolve_word(const char *routine, shmem_ctx_t ctx,
                                                  const char *argument, const void *address,
                                                  size_t size, int pe)
{
    struct context *context = context_require(routine, ctx);
    struct remote_addr remote_addr = {routine, context, NULL, address,
                                      context_world_pe(routine, context, pe)};
    if (((uintptr_t)address & (size - 1)) != 0) /* size is 4 or 8, so a mask replaces a division */
        atomic_fail_alignment(routine, argument, address, size);
    return remote_addr;
}

HOT_INLINE struct remote_addr atomic_resolve_valid_word(const char *routine, shmem_ctx_t ctx,
                                                        const char *argument, const void *address,
                                                        size_t size, int pe)
{
    struct remote_addr remote_addr = atomic_resolve_word(routine, ctx, argument, address, size, pe);
    remote_addr.segment = segment_of(routine, argument, address, size);
    return remote_addr;
}

struct remote_addr atomic_target(const char *routine, shmem_ctx_t ctx, const char *argument,
                                 const void *address, size_t size, int pe)
{
    return atomic_resolve_valid_word(routine, ctx, argument, address, size, pe);
}

/* Returns the remote address of the word that an atomic operation accesses. If the operation only
 * fetches a constant in read-only data, the `segment` of the result is NULL. */
static struct remote_addr atomic_resolve_operand(const char *routine, shmem_ctx_t ctx,
                                                 enum atomic_operation operation,
                                                 const void *address, size_t size, int pe)
{
    if (operation != ATOMIC_FETCH)
        return atomic_target(routine, ctx, "dest", address, size, pe);
    struct remote_addr remote_addr = atomic_resolve_word(routine, ctx, "source", address, size, pe);
    remote_addr.segment = segment_find(address, size);
    return remote_addr;
}

void atomic_update_slow(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                        const void *dest, uint64_t value, size_t size, int pe)
{
    struct remote_addr remote_addr =
        atomic_resolve_valid_word(routine, ctx, "dest", dest, size, pe);
    if (!coalesce_atomic(&remote_addr, operation, value, size))
        remote_atomic(&remote_addr, operation, value, size);
}

static uint64_t atomic_apply_mapped(const struct remote_addr *remote_addr,
                                    enum atomic_operation operation, uint64_t value, size_t size)
{
    void *word = segment_translate(remote_addr->segment, remote_addr->address, remote_addr->pe);
    uint64_t old = word_apply(word, operation, value, size);
    if (operation != ATOMIC_FETCH)
        shmem_impl_wake(remote_addr->pe, remote_addr->address, size);
    return old;
}

static uint64_t atomic_compare_swap_mapped(const struct remote_addr *remote_addr,
                                           uint64_t condition, uint64_t value, size_t size)
{
    void *word = segment_translate(remote_addr->segment, remote_addr->address, remote_addr->pe);
    uint64_t old = shmem_impl_swap_if(word, condition, value, size);
    shmem_impl_wake(remote_addr->pe, remote_addr->address, size);
    return old;
}

uint64_t atomic_apply_slow(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                           const void *dest, uint64_t value, size_t size, int pe)
{
    struct remote_addr remote_addr =
        atomic_resolve_operand(routine, ctx, operation, dest, size, pe);
    bool is_mapped =
        remote_addr.segment != NULL && segment_is_near_atomic(remote_addr.segment, remote_addr.pe);
    uint64_t old = is_mapped ? atomic_apply_mapped(&remote_addr, operation, value, size)
                             : remote_atomic_fetch(&remote_addr, operation, value, size);
    waiting_read(dest, old);
    return old;
}

void atomic_apply_nbi_slow(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                           void *fetch, const void *dest, uint64_t value, size_t size, int pe)
{
    struct remote_addr remote_addr =
        atomic_resolve_operand(routine, ctx, operation, dest, size, pe);
    check_result(routine, "fetch", fetch);
    remote_atomic_fetch_nbi(&remote_addr, operation, value, size, fetch);
    waiting_read_begun(dest);
}

uint64_t atomic_compare_swap_slow(const char *routine, shmem_ctx_t ctx, void *dest,
                                  uint64_t condition, uint64_t value, size_t size, int pe)
{
    struct remote_addr remote_addr = atomic_target(routine, ctx, "dest", dest, size, pe);
    uint64_t old = segment_is_near_atomic(remote_addr.segment, remote_addr.pe)
                       ? atomic_compare_swap_mapped(&remote_addr, condition, value, size)
                       : remote_atomic_compare_swap(&remote_addr, condition, value, size);
    waiting_read(dest, old);
    return old;
}

void atomic_compare_swap_nbi_slow(const char *routine, shmem_ctx_t ctx, void *fetch, void *dest,
                                  uint64_t condition, uint64_t value, size_t size, int pe)
{
    struct remote_addr remote_addr = atomic_target(routine, ctx, "dest", dest, size, pe);
    check_result(routine, "fetch", fetch);
    remote_atomic_compare_swap_nbi(&remote_addr, condition, value, size, fetch);
    waiting_read_begun(dest);
}

/* Performs an atomic operation if this process can access the word with loads and stores. Returns
 * false otherwise. Sets *old to the previous value unless `old` is NULL. */
static bool atomic_try_inlined(shmem_ctx_t ctx, enum atomic_operation operation, const void *dest,
                               uint64_t value, size_t size, int pe, uint64_t *old)
{
    void *word;
    if (!shmem_impl_enter(ctx, &pe) || !shmem_impl_reach_word(dest, size, pe, old != NULL, &word))
        return false;
    uint64_t before = word_apply(word, operation, value, size);
    if (old != NULL)
        *old = before;
    if (operation != ATOMIC_FETCH)
        shmem_impl_wake(pe, dest, size);
    return true;
}

void atomic_combine(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                    void *dest, uint64_t value, size_t size, int pe)
{
    if (!atomic_try_inlined(ctx, operation, dest, value, size, pe, NULL))
        atomic_update_slow(routine, ctx, operation, dest, value, size, pe);
}

uint64_t atomic_fetch_combine(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              void *dest, uint64_t value, size_t size, int pe)
{
    uint64_t old;
    return atomic_try_inlined(ctx, operation, dest, value, size, pe, &old)
               ? old
               : atomic_apply_slow(routine, ctx, operation, dest, value, size, pe);
}

/* Returns true if the old value can be stored directly to `fetch`: `fetch` is not NULL, and cannot
 * point to device memory. */
static bool atomic_writes_to_host(const void *fetch)
{
    return LIKELY(fetch != NULL) && !UNLIKELY(job.has_devices);
}

void atomic_fetch_combine_nbi(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                              void *fetch, void *dest, uint64_t value, size_t size, int pe)
{
    uint64_t old;
    if (atomic_writes_to_host(fetch) &&
        atomic_try_inlined(ctx, operation, dest, value, size, pe, &old))
        word_store_old_value(fetch, old, size);
    else
        atomic_apply_nbi_slow(routine, ctx, operation, fetch, dest, value, size, pe);
}

void atomic_apply_req(const char *routine, shmem_ctx_t ctx, enum atomic_operation operation,
                      void *fetch, const void *dest, uint64_t value, size_t size, int pe,
                      shmemx_req_h *req)
{
    uint64_t old;
    if (atomic_writes_to_host(fetch) &&
        atomic_try_inlined(ctx, operation, dest, value, size, pe, &old)) {
        word_store_old_value(fetch, old, size);
        request_set(req, REQUEST_DONE);
        return;
    }
    struct remote_addr remote_addr =
        atomic_resolve_operand(routine, ctx, operation, dest, size, pe);
    check_result(routine, "fetch", fetch);
    remote_atomic_fetch_req(&remote_addr, operation, value, size, fetch, req);
    waiting_read_begun(dest);
}

void atomic_compare_swap_req(const char *routine, shmem_ctx_t ctx, void *fetch, void *dest,
                             uint64_t condition, uint64_t value, size_t size, int pe,
                             shmemx_req_h *req)
{
    uint64_t old;
    if (atomic_writes_to_host(fetch) &&
        shmem_impl_compare_swap(ctx, dest, condition, value, size, pe, &old)) {
        word_store_old_value(fetch, old, size);
        request_set(req, REQUEST_DONE);
        return;
    }
    struct remote_addr remote_addr = atomic_target(routine, ctx, "dest", dest, size, pe);
    check_result(routine, "fetch", fetch);
    remote_compare_swap_req(&remote_addr, condition, value, size, fetch, req);
    waiting_read_begun(dest);
}

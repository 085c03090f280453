/*
 * Operations on remote memory: put, get, atomics, signals, fence and quiet for PEs of other nodes,
 * and for PEs of this node that inlined loads and stores do not serve. Each function takes a
 * remote address (transport.h), whose segment, address and PE have been checked. remote.c selects
 * the transport of an operation by the PE and by the memory on both sides.
 *
 * A blocking put returns when the caller may reuse the source. Operations are complete after a
 * quiet of their context. A fence of the context orders them before later operations to the same
 * PE.
 */
#ifndef ISTHMUS_REMOTE_H
#define ISTHMUS_REMOTE_H

#include <stdint.h>

#include "base/fence.h"
#include "team/request.h"
#include "transport.h"

/* Copy `bytes` bytes to or from a remote PE. If `nbi` is true, the caller may use the local memory
 * again after a quiet of the context, otherwise when the function returns. */
void remote_put(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
void remote_get(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);

/* Copy blocks of equal length. If `nbi` is true, the caller may use the local memory again after a
 * quiet of the context, otherwise when the function returns. */
void remote_put_blocks(const struct remote_addr *remote_addr, const void *source,
                       const struct blocks *blocks, bool nbi);
void remote_get_blocks(const struct remote_addr *remote_addr, void *dest,
                       const struct blocks *blocks, bool nbi);

/* Transfer blocks as part of a larger transfer. They increment the completion counters for each
 * message that they start. Responses decrement the counters. */
void remote_put_blocks_counted(const struct remote_addr *remote_addr, const void *source,
                               const struct blocks *blocks, struct put_completion completion);
void remote_get_blocks_counted(const struct remote_addr *remote_addr, void *dest,
                               const struct blocks *blocks, uint32_t *left);
/* Waits until the completion counter *left of a larger transfer is 0. The transfer is a get, or a
 * put whose sources are to be reused. `remote_addr` is the address of any part of the transfer. */
void remote_wait_blocks(const struct remote_addr *remote_addr, const uint32_t *left);
/* remote_begin_completion returns completion counters, with value 0, for the requests that the
 * program wants. A transfer of several blocks calls it before the first block, and
 * remote_end_blocks after the last one. remote_end_blocks takes the `remote_addr` of the last
 * block, with a NULL segment if there was no block. A get uses the local counter. */
struct put_completion remote_begin_completion(const char *routine, struct put_requests requests);
void remote_end_blocks(const struct remote_addr *remote_addr, struct put_requests requests,
                       struct put_completion completion);

/* Copies data to a remote PE and updates the signal after the data have arrived. If `nbi` is true,
 * the caller may use the source again after a quiet of the context, otherwise when the function
 * returns. */
void remote_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       const struct signal_update *signal, bool nbi);

/* Atomic operations on words of 4 or 8 bytes. remote_atomic does not wait. The other functions wait
 * for the old value and return it. */
void remote_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                   uint64_t value, size_t size);
uint64_t remote_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size);
uint64_t remote_atomic_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                    uint64_t value, size_t size);
/* Nonblocking atomic operations. The old value is stored in the `size` bytes at `fetch` before a
 * quiet of the context returns. */
void remote_atomic_fetch_nbi(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch);
void remote_atomic_compare_swap_nbi(const struct remote_addr *remote_addr, uint64_t condition,
                                    uint64_t value, size_t size, void *fetch);

/* Nonblocking operations that set requests, which the program tests for completion. They use the
 * message transport even if other operations use MPI RMA. If one of the two memories is device
 * memory, or if atomic operations use MPI RMA, the operation is already complete when the function
 * returns. */
void remote_put_req(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                    struct put_requests requests);
void remote_get_req(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                    shmemx_req_h *req);
void remote_put_signal_req(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                           const struct signal_update *signal, struct put_requests requests);
void remote_atomic_fetch_req(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch, shmemx_req_h *req);
void remote_compare_swap_req(const struct remote_addr *remote_addr, uint64_t condition,
                             uint64_t value, size_t size, void *fetch, shmemx_req_h *req);

/* remote_fence orders, and remote_quiet completes, all operations that this PE has issued on the
 * context. May be called only if the context has used the network (context_uses_net). */
void remote_fence(const char *routine, struct context *context);
void remote_quiet(const char *routine, struct context *context);

/* remote_push sends the open packets of the context and requests their acknowledgements, so that a
 * later quiet waits only for these acknowledgements. remote_complete_local waits until the caller
 * may reuse the sources of the context's nonblocking puts. */
void remote_push(const char *routine, struct context *context);
void remote_complete_local(const char *routine, struct context *context);

/* Sends the open packets of all contexts except `except`, so that they are sent before the caller's
 * next message. `except` may be NULL. Does not wait. */
void remote_push_others(const struct context *except);
/* Returns a context other than `except` with incomplete operations, or SHMEM_CTX_INVALID. */
shmem_ctx_t remote_find_unfinished(const struct context *except);

/* Completes all operations of the context. Operations on mapped memory are plain loads and stores;
 * fence_full completes them. */
static inline void remote_complete(const char *routine, struct context *context)
{
    fence_full();
    if (context_uses_net(context))
        remote_quiet(routine, context);
}

/* Completes the operations of the context to `n_pes` PEs. `pes` contains their numbers in the
 * context's team. */
void remote_quiet_pes(const char *routine, struct context *context, const int *pes, size_t n_pes);

/* Returns the address of the object on PE `pe` if this process may access it by loads and stores,
 * and NULL otherwise. */
void *remote_mapped(const struct segment *segment, const void *address, int pe);

#endif

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

/* Copies `bytes` bytes to or from a remote PE. If `nbi`, the caller may use the local memory again
 * after a quiet of the context, otherwise when the function returns. */
void remote_put(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
void remote_get(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);

/* Copy equal blocks; `nbi` means the same as for remote_put. */
void remote_put_blocks(const struct remote_addr *remote_addr, const void *source,
                       const struct blocks *blocks, bool nbi);
void remote_get_blocks(const struct remote_addr *remote_addr, void *dest,
                       const struct blocks *blocks, bool nbi);

/* The same as parts of a transfer: they raise the counts by what they leave under way. */
void remote_put_blocks_counted(const struct remote_addr *remote_addr, const void *source,
                               const struct blocks *blocks, struct put_completion completion);
void remote_get_blocks_counted(const struct remote_addr *remote_addr, void *dest,
                               const struct blocks *blocks, uint32_t *left);
/* Waits for the count of gets, or of the sources of puts; `target` is one of them. */
void remote_wait_blocks(const struct remote_addr *remote_addr, const uint32_t *left);
/* Returns completion counters of 0 for the requests that the program wants. A transfer of
 * several blocks calls it before the first block, and remote_end_blocks after the last one. The
 * latter takes the last block's `remote_addr`, with a NULL segment if there was no block. A get
 * uses the local counter. */
struct put_completion remote_begin_completion(const char *routine, struct put_requests requests);
void remote_end_blocks(const struct remote_addr *remote_addr, struct put_requests requests,
                       struct put_completion completion);

/* The signal is updated when the data is there. `nbi`: the source is the caller's after a quiet. */
void remote_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       const struct signal_update *signal, bool nbi);

/* Atomics of 4 or 8 bytes. The first waits for nothing, the others for the old value. */
void remote_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                   uint64_t value, size_t size);
uint64_t remote_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size);
uint64_t remote_atomic_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                    uint64_t value, size_t size);
/* The old value is in the `size` bytes at `fetch` after a quiet of the context. */
void remote_atomic_fetch_nbi(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch);
void remote_atomic_compare_swap_nbi(const struct remote_addr *remote_addr, uint64_t condition,
                                    uint64_t value, size_t size, void *fetch);

/* The nonblocking ones, whose completion requests tell. By message, where other operations go by
 * MPI's; where either memory is a device's, or an atomic goes by MPI, they are complete when these
 * return. */
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

/* Orders, or completes, what a context began here; context_uses_net(context). */
void remote_fence(const char *routine, struct context *context);
void remote_quiet(const char *routine, struct context *context);

/* Sends what the context has collected, and asks for the answers, so that a quiet of it waits only
 * for these; frees the sources of its nonblocking puts. */
void remote_push(const char *routine, struct context *context);
void remote_complete_local(const char *routine, struct context *context);

/* Sends what all contexts except `except` have collected, so that it travels before the caller's
 * next message. `except` may be NULL. Waits for nothing. */
void remote_push_others(const struct context *except);
/* A context other than `except` with operations that are not complete; SHMEM_CTX_INVALID if none.
 */
shmem_ctx_t remote_find_unfinished(const struct context *except);

/* Completes all that a context has under way. What went to mapped memory is a load or store that is
 * done, or in the CPU's store buffer. */
static inline void remote_complete(const char *routine, struct context *context)
{
    fence_full();
    if (context_uses_net(context))
        remote_quiet(routine, context);
}

/* `pes` are numbers of the context's team. */
void remote_quiet_pes(const char *routine, struct context *context, const int *pes, size_t n_pes);

/* The object's address on a PE of this node that loads and stores may reach; else NULL. */
void *remote_mapped(const struct segment *segment, const void *address, int pe);

#endif

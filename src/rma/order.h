/*
 * Ordering and completion of the operations of a context: fence orders them, quiet waits until they
 * are complete.
 */
#ifndef ISTHMUS_ORDER_H
#define ISTHMUS_ORDER_H

#include "team/context.h"

/* Completes the operations of a context, and waits for the handlers of its active messages. */
void order_complete(const char *routine, struct context *context);

/* Called when the program enters a barrier or sync. Sends the operations that all contexts except
 * `completed` have coalesced, and does not wait for them. `completed` is the context that the
 * routine completes, or NULL. With SHMEM_DEBUG, prints a warning once if a context other than
 * SHMEM_CTX_DEFAULT has incomplete operations. */
void order_push_others(const char *routine, const struct context *completed);

/* Implementations of shmem_fence, shmem_quiet and related routines. They accept SHMEM_CTX_INVALID,
 * for which they do nothing. */
void order_fence(const char *routine, shmem_ctx_t ctx);
void order_quiet(const char *routine, shmem_ctx_t ctx);
void order_pe_quiet(const char *routine, shmem_ctx_t ctx, const int *target_pes, size_t npes);
void order_local_complete(const char *routine, shmem_ctx_t ctx);
void order_quiet_all(const char *routine, const shmem_ctx_t *ctxs, size_t nctxs);

#endif

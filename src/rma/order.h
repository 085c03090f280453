/*
 * Ordering and completion of a context's operations.
 */
#ifndef ISTHMUS_ORDER_H
#define ISTHMUS_ORDER_H

#include "team/context.h"

/* Completes what a context has under way, its operations and the handlers of what was sent on it.
 */
void order_complete(const char *routine, struct context *context);

/* Called when the program enters a barrier or sync. Sends what all contexts except `completed` have
 * collected, and does not wait for it. `completed` is the context that the routine completes, or
 * NULL. With SHMEM_DEBUG prints a warning, once, if another context than SHMEM_CTX_DEFAULT has
 * operations under way. */
void order_push_others(const char *routine, const struct context *completed);

/* Public bodies; SHMEM_CTX_INVALID is a lawful argument that does nothing. */
void order_fence(const char *routine, shmem_ctx_t ctx);
void order_quiet(const char *routine, shmem_ctx_t ctx);
void order_pe_quiet(const char *routine, shmem_ctx_t ctx, const int *target_pes, size_t npes);
void order_local_complete(const char *routine, shmem_ctx_t ctx);
void order_quiet_all(const char *routine, const shmem_ctx_t *ctxs, size_t nctxs);

#endif

/*
 * Memory ordering.
 */
#include "operations/order.h"
#include "define.h"
#include "shmemx_rma.h"

ROUTINE(void, fence, (void), order_fence(routine, SHMEM_CTX_DEFAULT));
ROUTINE(void, ctx_fence, (shmem_ctx_t ctx), order_fence(routine, ctx));
ROUTINE(void, quiet, (void), order_quiet(routine, SHMEM_CTX_DEFAULT));
ROUTINE(void, ctx_quiet, (shmem_ctx_t ctx), order_quiet(routine, ctx));

/* These read the program's memory. What follows the call does nothing but keep it from being a
 * jump, so that a fault finds the routine's frame (fault.c). */
#define KEEP_FRAME __asm__ volatile("")
ROUTINE(void, pe_quiet, (const int *target_pes, size_t npes),
        order_pe_quiet(routine, SHMEM_CTX_DEFAULT, target_pes, npes);
        KEEP_FRAME);
ROUTINE(void, ctx_pe_quiet, (shmem_ctx_t ctx, const int *target_pes, size_t npes),
        order_pe_quiet(routine, ctx, target_pes, npes);
        KEEP_FRAME);

EXTENSION(void, ctx_local_complete, (shmem_ctx_t ctx), order_local_complete(routine, ctx));
EXTENSION(void, quiet_all, (const shmem_ctx_t *ctxs, size_t nctxs),
          order_quiet_all(routine, ctxs, nctxs);
          KEEP_FRAME);

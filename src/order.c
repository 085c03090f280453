#include "order.h"

#include "fence.h"

/* Inside a node every operation is a load or store that is done, or in the CPU's store buffer. */
void order_complete(struct context *context)
{
    (void)context;
    fence_full();
}

void order_fence(const char *routine, shmem_ctx_t ctx)
{
    if (ctx == SHMEM_CTX_INVALID)
        return;
    job_require_running(routine);
    context_require(routine, ctx);
    fence_stores();
}

void order_quiet(const char *routine, shmem_ctx_t ctx)
{
    if (ctx == SHMEM_CTX_INVALID)
        return;
    job_require_running(routine);
    order_complete(context_require(routine, ctx));
}

void order_pe_quiet(const char *routine, shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    if (ctx == SHMEM_CTX_INVALID || npes == 0)
        return;
    job_require_running(routine);
    struct context *context = context_require(routine, ctx);
    for (size_t i = 0; i < npes; i++)
        context_world_pe(routine, context, target_pes[i]);
    order_complete(context);
}

#include "order.h"

#include "am/am.h"
#include "base/check.h"
#include "base/fence.h"
#include "base/report.h"
#include "net/remote.h"
#include "shm/waiting.h"
#include "shmem_impl/near.h"

void order_fence(const char *routine, shmem_ctx_t ctx)
{
    if (LIKELY(shmem_impl_fence(ctx)))
        return;
    if (ctx == SHMEM_CTX_INVALID)
        return;
    job_require_running(routine);
    struct context *context = context_require(routine, ctx);
    fence_stores();
    if (context_uses_net(context))
        remote_fence(routine, context);
    waiting_called();
}

void order_complete(const char *routine, struct context *context)
{
    remote_complete(routine, context);
    am_quiet(routine, context);
}

void order_quiet(const char *routine, shmem_ctx_t ctx)
{
    if (LIKELY(shmem_impl_quiet(ctx)))
        return;
    if (ctx == SHMEM_CTX_INVALID)
        return;
    job_require_running(routine);
    waiting_require_no_handler(routine);
    order_complete(routine, context_require(routine, ctx));
    waiting_called();
}

void order_pe_quiet(const char *routine, shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    if (ctx == SHMEM_CTX_INVALID || npes == 0)
        return;
    job_require_running(routine);
    waiting_require_no_handler(routine);
    struct context *context = context_require(routine, ctx);
    check_buffer(routine, "target_pes", target_pes, npes * sizeof *target_pes);
    fence_full();
    for (size_t i = 0; i < npes; i++)
        context_world_pe(routine, context, target_pes[i]);
    if (context_uses_net(context))
        remote_quiet_pes(routine, context, target_pes, npes);
    for (size_t i = 0; i < npes; i++)
        am_quiet_pe(routine, context, context_world_pe(routine, context, target_pes[i]));
    waiting_called();
}

/* Warns once if a context other than SHMEM_CTX_DEFAULT has incomplete operations. Programs may
 * expect that a barrier completes all contexts, but it completes only SHMEM_CTX_DEFAULT. */
static __attribute__((cold, noinline)) void order_warn_of_unfinished(const char *routine)
{
    static bool warned;
    shmem_ctx_t ctx = remote_find_unfinished(&context_default);
    if (ctx != SHMEM_CTX_INVALID && !__atomic_exchange_n(&warned, true, __ATOMIC_RELAXED))
        report_warning(routine,
                       "the context %p has incomplete operations, which this routine does not "
                       "complete: call shmem_ctx_quiet first if another PE uses their data",
                       (void *)ctx);
}

void order_push_others(const char *routine, const struct context *completed)
{
    if (UNLIKELY(job.debug))
        order_warn_of_unfinished(routine);
    remote_push_others(completed);
}

/* Returns the context of a handle if the context has ever sent operations through MPI, and NULL
 * otherwise. */
static struct context *order_context_with_pending(const char *routine, shmem_ctx_t ctx)
{
    struct context *context = ctx == SHMEM_CTX_INVALID ? NULL : context_require(routine, ctx);
    return context != NULL && context_uses_net(context) ? context : NULL;
}

void order_local_complete(const char *routine, shmem_ctx_t ctx)
{
    job_require_running(routine);
    struct context *context = order_context_with_pending(routine, ctx);
    if (context != NULL)
        remote_complete_local(routine, context);
    waiting_called();
}

/* Sends the operations of all contexts and requests their acknowledgements before it waits for the
 * first context. The waits thus overlap. */
void order_quiet_all(const char *routine, const shmem_ctx_t *ctxs, size_t nctxs)
{
    job_require_running(routine);
    waiting_require_no_handler(routine);
    if (nctxs == 0)
        return;
    check_buffer(routine, "ctxs", ctxs, nctxs * sizeof(shmem_ctx_t));
    fence_full();
    for (size_t i = 0; i < nctxs; i++) {
        struct context *context = order_context_with_pending(routine, ctxs[i]);
        if (context != NULL)
            remote_push(routine, context);
    }
    for (size_t i = 0; i < nctxs; i++)
        if (ctxs[i] != SHMEM_CTX_INVALID)
            order_complete(routine, context_require(routine, ctxs[i]));
    waiting_called();
}

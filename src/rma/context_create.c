#include "context_create.h"

#include <pthread.h>
#include <stdlib.h>

#include "am/am.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/handle.h"
#include "base/report.h"
#include "net/endpoint.h"
#include "net/net.h"
#include "net/remote.h"
#include "order.h"
#include "shmem_impl/near.h"

static const long known_options = SHMEM_CTX_SERIALIZED | SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE;

static void context_create_fill_context(struct context *context, struct team *team, long options)
{
    context->start = team->members.start;
    context->stride = team->members.stride;
    context->size = team->members.list == NULL ? team->members.size : 0;
    context->team = team;
    context->options = options;
    context->creator = (unsigned long)pthread_self();
    context->net_context = NULL;
    context->am_context = NULL;
}

/* Table in which the inlined operations (shmem_impl/near.h) look up contexts by handle. The handle
 * of a context determines the index of its entry. */
static struct shmem_impl_context inlined_contexts[SHMEM_IMPL_CONTEXTS];
/* Marks an entry that is being filled. 1 is the handle of SHMEM_CTX_DEFAULT, which is never looked
 * up in this table, so no lookup matches it. */
enum { IN_USE = 1 };

static struct shmem_impl_context *context_create_inlined_context_of(const struct context *context)
{
    return &inlined_contexts[SHMEM_IMPL_CONTEXT_PLACE((uintptr_t)context->handle)];
}

/* Makes the context available to inlined operations. This requires that its table entry is free,
 * that the PEs of its team have a constant stride, and that SHMEM_DEBUG is not set. For all other
 * contexts each operation takes the general path, which calls context_require. */
static void context_create_add_inlined(const struct context *context)
{
    struct shmem_impl_context *entry = context_create_inlined_context_of(context);
    uintptr_t nobody = 0;
    if (job.debug || context->size == 0 ||
        !__atomic_compare_exchange_n(&entry->handle, &nobody, IN_USE, false, __ATOMIC_SEQ_CST,
                                     __ATOMIC_SEQ_CST))
        return;
    entry->start = context->start;
    entry->stride = context->stride;
    entry->size = (unsigned)context->size;
    __atomic_store_n(&entry->handle, (uintptr_t)context->handle, __ATOMIC_RELEASE);
}

static void context_create_remove_inlined(const struct context *context)
{
    uintptr_t handle = (uintptr_t)context->handle;
    __atomic_compare_exchange_n(&context_create_inlined_context_of(context)->handle, &handle, 0,
                                false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

void context_start(void)
{
    shmem_impl_near.contexts = inlined_contexts;
    context_create_fill_context(&context_default, &team_world, 0);
    context_default.handle = SHMEM_CTX_DEFAULT;
    handle_define((uintptr_t)SHMEM_CTX_DEFAULT, &context_default);
}

/* Waits until every operation of the context is complete and acknowledged. order_complete also
 * waits for handlers of active messages. During this wait, the library sends packets that handlers
 * and aggregation buffers have held back. order_complete may return before these packets are
 * acknowledged, so remote_complete is called afterwards. */
static void context_create_wait_for_acks(const char *routine, struct context *context)
{
    order_complete(routine, context);
    remote_complete(routine, context);
}

/* Frees the record of operations that the context has sent through MPI. Takes the network lock
 * because the progress thread traverses the operations of all contexts. */
static void context_create_free_pending(struct context *context)
{
    const struct net_context *net_context = context->net_context;
    if (net_context == NULL)
        return;
    net_lock();
    ASSERT(net_context->outstanding[0] == 0 &&
           net_context->outstanding[1] == 0); /* the caller has completed all operations */
    net_context_free(context->net_context);
    net_unlock();
}

static void context_create_destroy_context(struct context *context)
{
    ASSERT(context != &context_default);
    context_create_wait_for_acks("shmem_ctx_destroy", context);
    context_create_free_pending(context);
    am_forget_context(context);
    context_create_remove_inlined(context);
    handle_destroy((uintptr_t)context->handle);
    free(context);
}

void context_destroy_of_team(const struct team *team)
{
    uintptr_t handle = 0;
    while ((handle = handle_next(HANDLE_CONTEXT, handle)) != 0) {
        struct context *context = handle_look_up(HANDLE_CONTEXT, handle);
        if (context == NULL || (team != NULL && context->team != team))
            continue;
        if (job.debug && (context->options & SHMEM_CTX_PRIVATE) != 0)
            report_warning(NULL, "a context with SHMEM_CTX_PRIVATE was not destroyed before the "
                                 "end of its team: destroy it in the thread that created it");
        context_create_destroy_context(context);
    }
}

void context_stop(void)
{
    context_destroy_of_team(NULL);
    handle_destroy((uintptr_t)SHMEM_CTX_DEFAULT);
    context_create_free_pending(&context_default);
    context_default = (struct context){0};
}

void context_complete_all(const char *routine)
{
    uintptr_t handle = 0;
    context_create_wait_for_acks(routine, &context_default);
    while ((handle = handle_next(HANDLE_CONTEXT, handle)) != 0) {
        struct context *context = handle_look_up(HANDLE_CONTEXT, handle);
        if (context != NULL)
            context_create_wait_for_acks(routine, context);
    }
}

int context_create(const char *routine, shmem_team_t team_handle, long options, shmem_ctx_t *ctx)
{
    check_result(routine, "ctx", ctx);
    *ctx = SHMEM_CTX_INVALID;
    struct team *team = team_from_handle(routine, team_handle);
    if (team == NULL || (options & ~known_options) != 0)
        return -1;
    struct context *context = aligned_alloc(64, (sizeof *context + 63) / 64 * 64);
    if (context == NULL)
        return -1;
    context_create_fill_context(context, team, options);
    context->handle = (shmem_ctx_t)handle_create(HANDLE_CONTEXT, context);
    if (context->handle == SHMEM_CTX_INVALID) {
        free(context);
        return -1;
    }
    context_create_add_inlined(context);
    *ctx = context->handle;
    return 0;
}

void context_destroy(const char *routine, shmem_ctx_t ctx)
{
    job_require_running(routine);
    if (ctx == SHMEM_CTX_INVALID)
        return;
    if (ctx == SHMEM_CTX_DEFAULT)
        report_fatal(routine,
                     "ctx is SHMEM_CTX_DEFAULT: expected a context that the program created");
    context_create_destroy_context(context_look_up(routine, ctx));
}

int context_get_team(const char *routine, shmem_ctx_t ctx, shmem_team_t *team)
{
    job_require_running(routine);
    check_result(routine, "team", team);
    *team = SHMEM_TEAM_INVALID;
    if (ctx == SHMEM_CTX_INVALID)
        return -1;
    *team = context_require(routine, ctx)->team->handle;
    return 0;
}

/* Checks the arguments of a session. Sessions are hints and have no effect: small operations are
 * coalesced in any case. Unknown options and mask bits are accepted, because later versions of the
 * specification may define them. */
void context_session_start(const char *routine, shmem_ctx_t ctx, long options,
                           const shmem_ctx_session_config_t *config, long mask)
{
    (void)options;
    job_require_running(routine);
    if (ctx == SHMEM_CTX_INVALID)
        return;
    context_require(routine, ctx);
    if ((mask & SHMEM_CTX_SESSION_TOTAL_OPS) != 0 && config == NULL)
        report_fatal(routine, "config is a null pointer, but config_mask contains "
                              "SHMEM_CTX_SESSION_TOTAL_OPS: expected a configuration");
}

void context_session_stop(const char *routine, shmem_ctx_t ctx)
{
    job_require_running(routine);
    if (ctx != SHMEM_CTX_INVALID)
        context_require(routine, ctx);
}

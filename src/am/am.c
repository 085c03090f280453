#include "am.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "am_flow.h"
#include "am_net.h"
#include "am_run.h"
#include "am_send.h"
#include "am_shm.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/handle.h"
#include "base/near.h"
#include "base/report.h"
#include "net/net.h"
#include "net/packet_validate.h"
#include "net/progress.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "team/request.h"

bool am_runs;

/* ---- Start and end ---- */

void am_start(const char *routine)
{
    if (am_runs)
        return;
    am_counts_reset();
    am_queue_start(routine);
    am_reply_start(routine);
    am_pending_start(routine);
    am_unexpected_start(routine);
    am_net_start();
    near_disable_order();
    am_runs = true;
    am_run_start();
    /* waiting_run_am_handlers (shm/waiting.c) calls the registered function when a waiting thread
     * polls, and when the program tests a request. */
    waiting_set_am_handlers(am_run_handlers);
    if (net_runs) /* called by the progress thread in progress_poll_and_handle (net/progress.c) */
        progress_set_am_handlers(am_run_safe_handlers);
}

void am_stop_network(const char *routine)
{
    if (!am_runs || !net_runs)
        return;
    am_run_stop();
    progress_set_am_handlers(NULL);
    am_net_stop(routine);
    am_run_start();
}

void am_stop(const char *routine)
{
    if (!am_runs)
        return;
    am_stop_network(routine);
    am_run_stop();
    waiting_set_am_handlers(NULL);
    am_runs = false;
    am_forget_context(&context_default);
    am_unexpected_stop();
    am_pending_stop();
    am_queue_stop();
    am_handler_reset();
}

void am_forget_context(struct context *context)
{
    if (am_context_known(context) == NULL)
        return;
    am_aggregate_free(am_context_known(context));
    am_context_free(context);
}

/* ---- Quiet: waiting until sent messages are handled ---- */

/* Arguments of a wait for the PE with rank `rank` in this node. The wait ends when this PE has
 * handled all fragments that the context has sent to it. */
struct queue_wait {
    const struct am_context *am_context;
    int rank;
};

static void am_explain_queue_wait(const void *what, char *text, size_t capacity)
{
    const struct queue_wait *wait = what;
    snprintf(text, capacity, "PE %d to handle active messages", node.pes[wait->rank]);
}

static void am_explain_peers(const void *what, char *text, size_t capacity)
{
    (void)what;
    snprintf(text, capacity, "other PEs to handle active messages");
}

static bool am_is_handled(const struct queue_wait *wait)
{
    return am_queue_handled(wait->rank) >= am_context_sequence(wait->am_context, wait->rank);
}

static void am_quiet_rank(const char *routine, const struct am_context *am_context, int rank)
{
    struct queue_wait wait = {am_context, rank};
    if (am_is_handled(&wait))
        return;
    struct waiting waiting =
        waiting_begin(routine, am_queue_bell(rank), am_explain_queue_wait, &wait);
    while (!am_is_handled(&wait))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

/* Waits until all fragments that handlers have sent on this context are in the queues of their
 * target PEs. Fragments for a full queue are kept on this PE until then. */
static void am_wait_for_pending_sends(const char *routine, const struct am_context *am_context)
{
    if (__atomic_load_n(&am_context->pending_sends, __ATOMIC_ACQUIRE) == 0)
        return;
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, am_explain_peers, NULL);
    while (__atomic_load_n(&am_context->pending_sends, __ATOMIC_ACQUIRE) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

/* Returns true if PE `pe`, which is on another node, has handled all fragments that the context has
 * sent to it. If `pe` is negative, checks all PEs of other nodes. */
static bool am_is_quiet(struct am_context *am_context, int pe)
{
    return pe < 0 ? am_context_is_quiet(am_context) : am_context_is_quiet_pe(am_context, pe);
}

static void am_quiet_remote(const char *routine, struct am_context *am_context, int pe)
{
    if (!net_runs)
        return;
    net_lock();
    if (!am_is_quiet(am_context, pe)) {
        struct waiting waiting = net_wait_begin(routine, am_explain_peers, NULL);
        while (!am_is_quiet(am_context, pe))
            net_wait_pause(&waiting);
        waiting_end(&waiting);
    }
    net_unlock();
}

void am_quiet_slow(const char *routine, struct context *context)
{
    struct am_context *am_context = am_context_known(context);
    am_aggregate_flush_all(AM_FROM_PROGRAM);
    am_wait_for_pending_sends(routine, am_context);
    for (int rank = 0; rank < node.n_pes; rank++)
        am_quiet_rank(routine, am_context, rank);
    am_quiet_remote(routine, am_context, -1);
}

void am_quiet_pe(const char *routine, struct context *context, int pe)
{
    struct am_context *am_context = am_context_known(context);
    if (am_context == NULL)
        return;
    am_aggregate_flush_all(AM_FROM_PROGRAM);
    am_wait_for_pending_sends(routine, am_context);
    if (node_has(pe))
        am_quiet_rank(routine, am_context, node_rank_of(pe));
    am_quiet_remote(routine, am_context, pe);
}

/* ---- Public bodies ---- */

static struct context *am_require_target(const char *routine, shmem_ctx_t ctx, int *pe,
                                         shmemx_am_t id, const void *arg, size_t bytes)
{
    job_require_running(routine);
    struct context *context = context_require(routine, ctx);
    *pe = context_world_pe(routine, context, *pe);
    am_handler_require(routine, id);
    am_send_check(routine, "arg", arg, bytes);
    return context;
}

void am_send(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
             size_t bytes)
{
    struct context *context = am_require_target(routine, ctx, &pe, id, arg, bytes);
    if (UNLIKELY(am_handler_is_bundled(id)) &&
        am_aggregate_add(routine, context, pe, id, arg, bytes))
        return;
    /* Send earlier messages that wait in the aggregation buffer first, so that messages stay in
     * order. */
    am_aggregate_flush_pe(context, pe);
    am_send_message(routine, context, pe, id, 0, arg, bytes);
}

static void am_require_reply_buffer(const char *routine, const struct reply_buffer *buffer)
{
    if (buffer->is_any)
        check_result(routine, "reply", buffer->any);
    else if (buffer->capacity > 0)
        check_buffer(routine, "reply", buffer->memory, buffer->capacity);
}

void am_call(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
             size_t bytes, const struct reply_buffer *buffer, shmemx_req_h *request)
{
    struct context *context = am_require_target(routine, ctx, &pe, id, arg, bytes);
    check_result(routine, "req", request);
    am_require_reply_buffer(routine, buffer);
    bool uses_shm = am_send_uses_shm(pe);
    /* Sends a short message before it creates the record of the call. The target PE can thus run
     * the handler while this PE creates the record. */
    uint64_t call = uses_shm ? am_call_next_shm() : 0;
    if (LIKELY(call != 0 && am_send_short(context, pe, id, call, arg, bytes))) {
        am_call_record_shm(routine, pe, buffer, request);
        return;
    }
    call = uses_shm ? am_call_begin_shm(routine, pe, buffer, request)
                    : am_call_begin(routine, pe, buffer, request);
    am_aggregate_flush_pe(context, pe);
    am_send_message(routine, context, pe, id, call, arg, bytes);
}

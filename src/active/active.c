#include "active.h"

#include <stdio.h>

#include "base/assert.h"
#include "base/check.h"
#include "base/near.h"
#include "base/report.h"
#include "bundle.h"
#include "counts.h"
#include "far.h"
#include "inbox.h"
#include "memory/node.h"
#include "outbox.h"
#include "queue.h"
#include "replies.h"
#include "run.h"
#include "transport/network.h"
#include "transport/progress.h"
#include "waiting/waiting.h"

bool active_runs;

/* ---- Start and end ---- */

void active_start(const char *routine)
{
    if (active_runs)
        return;
    counts_clear();
    queue_start(routine);
    replies_start(routine);
    outbox_start(routine);
    inbox_start(routine);
    far_start();
    near_disable_order();
    active_runs = true;
    run_start();
    waiting_set_am_handlers(run_handlers);
    if (net_runs)
        progress_set_am_handlers(run_safe_handlers);
}

void active_cut_off(const char *routine)
{
    if (!active_runs || !net_runs)
        return;
    run_stop();
    progress_set_am_handlers(NULL);
    far_stop(routine);
    run_start();
}

void active_stop(const char *routine)
{
    if (!active_runs)
        return;
    active_cut_off(routine);
    run_stop();
    waiting_set_am_handlers(NULL);
    active_runs = false;
    active_forget(&context_default);
    inbox_stop();
    outbox_stop();
    queue_stop();
    handler_forget_all();
}

void active_forget(struct context *context)
{
    if (use_known(context) == NULL)
        return;
    bundle_free(use_known(context));
    use_free(context);
}

/* ---- Quiet ---- */

/* A wait for what a context has sent to the PE at a place of this node. */
struct near_wait {
    const struct active_use *use;
    int place;
};

static void explain_near(const void *what, char *text, size_t room)
{
    const struct near_wait *wait = what;
    snprintf(text, room, "PE %d to handle active messages", node.pes[wait->place]);
}

static void explain_others(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "other PEs to handle active messages");
}

static bool is_handled(const struct near_wait *wait)
{
    return queue_handled(wait->place) >= use_ticket(wait->use, wait->place);
}

static void quiet_place(const char *routine, const struct active_use *use, int place)
{
    struct near_wait wait = {use, place};
    if (is_handled(&wait))
        return;
    struct waiting waiting = waiting_begin(routine, queue_bell(place), explain_near, &wait);
    while (!is_handled(&wait))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

/* What handlers have sent on this context and found no room for yet. */
static void empty_outbox(const char *routine, const struct active_use *use)
{
    if (__atomic_load_n(&use->kept, __ATOMIC_ACQUIRE) == 0)
        return;
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_others, NULL);
    while (__atomic_load_n(&use->kept, __ATOMIC_ACQUIRE) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

/* Of all PEs of other nodes, or of one. */
static bool is_settled(struct active_use *use, int pe)
{
    return pe < 0 ? use_is_settled(use) : use_is_settled_with(use, pe);
}

static void quiet_between(const char *routine, struct active_use *use, int pe)
{
    if (!net_runs)
        return;
    net_lock();
    if (!is_settled(use, pe)) {
        struct waiting waiting = net_wait_begin(routine, explain_others, NULL);
        while (!is_settled(use, pe))
            net_wait_pause(&waiting);
        waiting_end(&waiting);
    }
    net_unlock();
}

void active_quiet_far(const char *routine, struct context *context)
{
    struct active_use *use = use_known(context);
    bundle_send_all(BY_PROGRAM);
    empty_outbox(routine, use);
    for (int place = 0; place < node.n_pes; place++)
        quiet_place(routine, use, place);
    quiet_between(routine, use, -1);
}

void active_quiet_pe(const char *routine, struct context *context, int pe)
{
    struct active_use *use = use_known(context);
    if (use == NULL)
        return;
    bundle_send_all(BY_PROGRAM);
    empty_outbox(routine, use);
    if (node_has(pe))
        quiet_place(routine, use, node_rank_of(pe));
    quiet_between(routine, use, pe);
}

/* ---- Public bodies ---- */

static struct context *require_target(const char *routine, shmem_ctx_t ctx, int *pe, shmemx_am_t id,
                                      const void *arg, size_t bytes)
{
    job_require_running(routine);
    struct context *context = context_require(routine, ctx);
    *pe = context_world_pe(routine, context, *pe);
    handler_require(routine, id);
    send_check(routine, "arg", arg, bytes);
    return context;
}

/* Behind what is kept for that PE. */
static void send_next(const char *routine, struct context *context, int pe, shmemx_am_t id,
                      uint64_t call, const void *arg, size_t bytes)
{
    bundle_settle(context, pe);
    send_message(routine, context, pe, id, call, arg, bytes);
}

void active_send(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
                 size_t bytes)
{
    struct context *context = require_target(routine, ctx, &pe, id, arg, bytes);
    if (UNLIKELY(handler_is_bundled(id)) && bundle_add(routine, context, pe, id, arg, bytes))
        return;
    send_next(routine, context, pe, id, 0, arg, bytes);
}

static void require_place(const char *routine, const struct reply_place *place)
{
    if (place->is_any)
        check_result(routine, "reply", place->any);
    else if (place->room > 0)
        check_buffer(routine, "reply", place->memory, place->room);
}

void active_call(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
                 size_t bytes, const struct reply_place *place, shmemx_req_h *request)
{
    struct context *context = require_target(routine, ctx, &pe, id, arg, bytes);
    check_result(routine, "req", request);
    require_place(routine, place);
    bool is_near = send_goes_by_queue(pe);
    uint64_t call = is_near ? call_next_near() : 0;
    if (LIKELY(call != 0 && send_at_once(context, pe, id, call, arg, bytes))) {
        call_note_near(routine, pe, place, request);
        return;
    }
    call = is_near ? call_begin_near(routine, pe, place, request)
                   : call_begin(routine, pe, place, request);
    send_next(routine, context, pe, id, call, arg, bytes);
}

#include "run.h"

#include <inttypes.h>
#include <sched.h>
#include <string.h>

#include "assembly.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/report.h"
#include "bundle.h"
#include "calls.h"
#include "counts.h"
#include "far.h"
#include "handlers.h"
#include "inbox.h"
#include "outbox.h"
#include "queue.h"
#include "replies.h"
#include "send.h"
#include "transport/inspect.h"
#include "transport/network.h"
#include "transport/progress.h"
#include "waiting/waiting.h"

/* Handled in a row before others have their turn. */
enum { RUNS_MOST = 64 };

/* One thread at a time; it waits while it sends, and is then not to begin again. */
static uint32_t running = 1; /* until run_start */
static _Thread_local bool runs_here __attribute__((tls_model("initial-exec")));
/* The token of the handler that this thread runs: an address in the frame that called it. */
static _Thread_local const void *running_token __attribute__((tls_model("initial-exec")));

/* What a handler has of the message that it runs for. */
struct shmem_impl_am {
    const struct arrival *arrival;
    bool has_replied;
};

/* ---- One message ---- */

static struct handler require_handler(const struct arrival *arrival)
{
    struct handler handler = handler_find(arrival->parcel.handler);
    if (UNLIKELY(handler.call == NULL))
        report_fatal(NULL,
                     "PE %d sends an active message to handler %" PRIu64
                     ", which this PE has not: expected the same handlers on both",
                     arrival->from, arrival->parcel.handler);
    return handler;
}

static void run_handler(const struct arrival *arrival, const void *data, size_t bytes)
{
    struct handler handler = require_handler(arrival);
    struct shmem_impl_am token = {.arrival = arrival};
    if (reply_has_place(arrival->parcel.call))
        reply_prepare(arrival->place, arrival->parcel.call);
    running_token = &token;
    waiting_in_handler = true;
    handler.call(&token, data, bytes);
    waiting_in_handler = false;
    running_token = NULL;
    if (arrival->parcel.call != 0 && !token.has_replied)
        send_reply(NULL, arrival, NULL, 0);
}

static void run_piece(const struct arrival *arrival)
{
    struct whole *whole = assembly_add(arrival);
    if (whole == NULL)
        return;
    run_handler(arrival, whole->data, whole->bytes);
    assembly_free(whole);
}

static void run_bundle(const struct arrival *arrival)
{
    struct arrival one = *arrival;
    const char *end = arrival->data + arrival->parcel.bytes;
    for (const char *at = arrival->data; at < end; at += bundled_room(one.parcel.bytes)) {
        struct bundled head = {0};
        size_t left = (size_t)(end - at);
        memcpy(&head, at, left < sizeof head ? left : sizeof head);
        if (UNLIKELY(left < bundled_room(head.bytes)))
            inspect_fail(arrival->from, "a bundle of active messages is too short");
        one.parcel.handler = head.handler;
        one.parcel.bytes = head.bytes;
        run_handler(&one, at + sizeof head, head.bytes);
    }
}

static void handle(const struct arrival *arrival)
{
    switch (arrival->parcel.kind) {
    case PARCEL_MESSAGE:
        run_handler(arrival, arrival->data, arrival->parcel.bytes);
        break;
    case PARCEL_MESSAGE_PIECE:
        run_piece(arrival);
        break;
    case PARCEL_BUNDLE:
        run_bundle(arrival);
        break;
    case PARCEL_REPLY:
    case PARCEL_REPLY_PIECE:
        call_land(arrival);
        break;
    }
    counts_raise(&counts.handled);
}

uintptr_t run_stack_of_handler(void)
{
    return (uintptr_t)running_token;
}

int run_source(const char *routine, shmemx_am_token_t token)
{
    job_require_running(routine);
    check_pointer(routine, "token", token, "the token of a handler");
    return token->arrival->from;
}

void run_reply(const char *routine, shmemx_am_token_t token, const void *data, size_t bytes)
{
    job_require_running(routine);
    check_pointer(routine, "token", token, "the token of a handler");
    const struct arrival *arrival = token->arrival;
    send_check(routine, "data", data, bytes);
    if (arrival->parcel.call == 0)
        report_fatal(routine,
                     "PE %d has sent this message by shmemx_am_send: expected a reply to "
                     "shmemx_am_call only",
                     arrival->from);
    if (token->has_replied)
        report_fatal(routine, "a second reply to one call of PE %d: expected one", arrival->from);
    token->has_replied = true;
    send_reply(routine, arrival, data, bytes);
}

/* ---- What there is ---- */

static bool may_run(const struct arrival *arrival, bool safe_only)
{
    return !safe_only || parcel_is_reply(&arrival->parcel) ||
           handler_find(arrival->parcel.handler).is_safe;
}

static bool run_near(bool safe_only)
{
    struct arrival arrival;
    if (!queue_look(&arrival) || !may_run(&arrival, safe_only))
        return false;
    handle(&arrival);
    queue_next();
    return true;
}

static bool run_far(bool safe_only)
{
    struct arrival arrival;
    if (!inbox_look(&arrival) || !may_run(&arrival, safe_only))
        return false;
    handle(&arrival);
    far_owe(arrival.from, arrival.account, PARCEL_WEIGHT + arrival.parcel.bytes);
    inbox_next();
    return true;
}

static unsigned run_some(bool (*next)(bool safe_only), bool safe_only)
{
    unsigned done = 0;
    while (done < RUNS_MOST && next(safe_only))
        done++;
    return done;
}

static bool is_behind; /* this PE's handlers send faster than others handle it */

/* What is left to do when handlers have run: what they have sent, and what their messages' senders
 * wait for. A PE that is behind takes no more from programs until it is not. Followed: more is to
 * be handled by the next call, at once. */
static void settle(bool is_followed)
{
    bundle_send_all(BY_HANDLER);
    outbox_flush();
    bool behind = outbox_weight() + use_backlog() > PARCEL_BACKLOG;
    __atomic_store_n(&is_behind, behind, __ATOMIC_RELAXED);
    queue_shut(behind);
    if (far_owes())
        far_pay(!behind, is_followed);
    queue_wake();
}

static bool has_work(void)
{
    return queue_has_any() || inbox_has_any() || outbox_has_any() || far_owes() ||
           __atomic_load_n(&is_behind, __ATOMIC_RELAXED);
}

/* Without a lock where there is no other thread. */
static bool take_running(void)
{
    if (UNLIKELY(job.is_multithreaded))
        return __atomic_exchange_n(&running, 1, __ATOMIC_SEQ_CST) == 0;
    bool is_free = running == 0;
    running = 1;
    return is_free;
}

static bool begin_handlers(void)
{
    runs_here = has_work() && take_running();
    return runs_here;
}

static void end_handlers(void)
{
    runs_here = false;
    __atomic_store_n(&running, 0, __ATOMIC_RELEASE);
}

static bool run_all(bool safe_only)
{
    unsigned near = run_some(run_near, safe_only), far = 0;
    if (inbox_has_any())
        far = run_some(run_far, safe_only);
    settle(far == RUNS_MOST && inbox_has_any());
    return near + far > 0;
}

bool run_handlers(void)
{
    if (UNLIKELY(bundle_kept[BY_PROGRAM] != 0) && !runs_here)
        bundle_send_all(BY_PROGRAM);
    if (runs_here || !begin_handlers())
        return false;
    bool ran = run_all(false);
    end_handlers();
    return ran;
}

/* Whether what comes first is for the helper. */
static bool has_safe_work(void)
{
    struct arrival arrival;
    return (queue_look(&arrival) && may_run(&arrival, true)) ||
           (inbox_look(&arrival) && may_run(&arrival, true)) || outbox_has_any() || far_owes();
}

bool run_safe_handlers(void)
{
    bool ran = false;
    if (!begin_handlers())
        return false;
    if (has_safe_work() && net_suspend_bias()) {
        ran = run_all(true);
        net_resume_bias();
    }
    end_handlers();
    return ran;
}

void run_stop(void)
{
    while (has_work())
        run_handlers();
    while (__atomic_exchange_n(&running, 1, __ATOMIC_SEQ_CST) != 0)
        sched_yield(); /* the helper is about to end */
}

void run_start(void)
{
    __atomic_store_n(&running, 0, __ATOMIC_SEQ_CST);
}

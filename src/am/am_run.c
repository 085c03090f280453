#include "am_run.h"

#include <inttypes.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "am_flow.h"
#include "am_handler.h"
#include "am_net.h"
#include "am_send.h"
#include "am_shm.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/link.h"
#include "base/report.h"
#include "net/net.h"
#include "net/packet_validate.h"
#include "net/progress.h"
#include "shm/waiting.h"

/* Maximum number of fragments that are handled from one queue before the other queue is served. */
enum { RUNS_MAX = 64 };

/* Lock: a thread holds it while it runs handlers. 0: free; 1: locked. It is locked initially, until
 * am_run_start. */
static uint32_t running = 1;
/* True while this thread runs handlers. A handler that sends may wait, and the wait must not run
 * handlers again. */
static _Thread_local bool runs_here __attribute__((tls_model("initial-exec")));
/* Address of the token of the handler that this thread runs. The token is in the stack frame of the
 * function that called the handler. */
static _Thread_local const void *running_token __attribute__((tls_model("initial-exec")));

/* The token of a handler: the message that it processes. */
struct shmem_impl_am {
    const struct am_arrival *am_arrival;
    bool has_replied;
};

/* ---- Handling of one message ---- */

static struct handler am_run_require_handler(const struct am_arrival *am_arrival)
{
    struct handler handler = am_handler_find(am_arrival->fragment.handler);
    if (UNLIKELY(handler.call == NULL))
        report_fatal(NULL,
                     "PE %d sent an active message to handler %" PRIu64
                     ", which is not registered on this PE: run the same program on all PEs, and "
                     "register the same handlers in the same order",
                     am_arrival->from, am_arrival->fragment.handler);
    return handler;
}

static void am_run_handler(const struct am_arrival *am_arrival, const void *data, size_t bytes)
{
    struct handler handler = am_run_require_handler(am_arrival);
    struct shmem_impl_am token = {.am_arrival = am_arrival};
    if (am_reply_has_slot(am_arrival->fragment.call))
        am_reply_prefetch(am_arrival->rank, am_arrival->fragment.call);
    running_token = &token;
    waiting_in_handler = true;
    handler.call(&token, data, bytes);
    waiting_in_handler = false;
    running_token = NULL;
    if (am_arrival->fragment.call != 0 && !token.has_replied)
        am_send_reply(NULL, am_arrival, NULL, 0);
}

static void am_run_fragment(const struct am_arrival *am_arrival)
{
    struct reassembled *reassembled = am_reassembly_add(am_arrival);
    if (reassembled == NULL)
        return;
    am_run_handler(am_arrival, reassembled->data, reassembled->bytes);
    am_reassembly_free(reassembled);
}

static void am_run_aggregate(const struct am_arrival *am_arrival)
{
    struct am_arrival one = *am_arrival;
    const char *end = am_arrival->data + am_arrival->fragment.bytes;
    for (const char *at = am_arrival->data; at < end;
         at += aggregate_entry_bytes(one.fragment.bytes)) {
        struct aggregate_head head = {0};
        size_t left = (size_t)(end - at);
        memcpy(&head, at, left < sizeof head ? left : sizeof head);
        if (UNLIKELY(left < aggregate_entry_bytes(head.bytes)))
            packet_validate_fail(am_arrival->from,
                                 "its coalesced active messages are longer than the packet");
        one.fragment.handler = head.handler;
        one.fragment.bytes = head.bytes;
        am_run_handler(&one, at + sizeof head, head.bytes);
    }
}

static void am_run_handle(const struct am_arrival *am_arrival)
{
    switch (am_arrival->fragment.kind) {
    case AM_MESSAGE:
        am_run_handler(am_arrival, am_arrival->data, am_arrival->fragment.bytes);
        break;
    case AM_MESSAGE_FRAGMENT:
        am_run_fragment(am_arrival);
        break;
    case AM_AGGREGATE:
        am_run_aggregate(am_arrival);
        break;
    case AM_REPLY:
    case AM_REPLY_FRAGMENT:
        am_call_receive(am_arrival);
        break;
    }
    am_counts_increment(&am_counts.handled);
}

uintptr_t am_run_handler_stack(void)
{
    return (uintptr_t)running_token;
}

int am_token_source(const char *routine, shmemx_am_token_t token)
{
    job_require_running(routine);
    check_pointer(routine, "token", token, "the token that was passed to the handler");
    return token->am_arrival->from;
}

void am_token_reply(const char *routine, shmemx_am_token_t token, const void *data, size_t bytes)
{
    job_require_running(routine);
    check_pointer(routine, "token", token, "the token that was passed to the handler");
    const struct am_arrival *am_arrival = token->am_arrival;
    am_send_check(routine, "data", data, bytes);
    if (am_arrival->fragment.call == 0)
        report_fatal(routine,
                     "PE %d sent this message with shmemx_am_send: reply only to messages that "
                     "were sent with shmemx_am_call",
                     am_arrival->from);
    if (token->has_replied)
        report_fatal(routine,
                     "the handler replied twice to one call of PE %d: expected at most one reply "
                     "to each call",
                     am_arrival->from);
    token->has_replied = true;
    am_send_reply(routine, am_arrival, data, bytes);
}

/* ---- Queues of arrived messages ---- */

static bool am_run_may_run(const struct am_arrival *am_arrival, bool safe_only)
{
    return !safe_only || am_fragment_is_reply(&am_arrival->fragment) ||
           am_handler_find(am_arrival->fragment.handler).is_safe;
}

static bool am_run_from_queue(bool safe_only)
{
    struct am_arrival am_arrival;
    if (!am_queue_peek(&am_arrival) || !am_run_may_run(&am_arrival, safe_only))
        return false;
    am_run_handle(&am_arrival);
    am_queue_pop();
    return true;
}

static bool am_run_from_unexpected(bool safe_only)
{
    struct am_arrival am_arrival;
    if (!am_unexpected_peek(&am_arrival) || !am_run_may_run(&am_arrival, safe_only))
        return false;
    am_run_handle(&am_arrival);
    am_net_queue_credits(am_arrival.from, am_arrival.credits,
                         AM_FRAGMENT_OVERHEAD_BYTES + am_arrival.fragment.bytes);
    am_unexpected_pop();
    return true;
}

/* Handles the messages of one queue, at most RUNS_MAX. Each call of `next` handles one message, and
 * returns false if there is none. Returns the number of handled messages. */
static unsigned am_run_some(bool (*next)(bool safe_only), bool safe_only)
{
    unsigned done = 0;
    while (done < RUNS_MAX && next(safe_only))
        done++;
    return done;
}

/* True while handlers of this PE have sent more than AM_BACKLOG_BYTES that the target PEs have not
 * handled yet. */
static bool is_backlogged;

/* Called after handlers have run. Sends the messages that the handlers have aggregated, and returns
 * credits to the senders of the handled messages. If too many sends of handlers are pending, closes
 * this PE's queue, so that programs cannot send to it. `is_followed` is true if more messages have
 * arrived, which the next call handles at once. */
static void am_run_finish_round(bool is_followed)
{
    am_aggregate_flush_all(AM_FROM_HANDLER);
    am_pending_flush();
    bool backlogged = am_pending_bytes() + am_credits_backlog() > AM_BACKLOG_BYTES;
    __atomic_store_n(&is_backlogged, backlogged, __ATOMIC_RELAXED);
    am_queue_set_closed(backlogged);
    if (am_net_has_credits())
        am_net_return_credits(!backlogged, is_followed);
    am_queue_wake();
}

static bool am_run_has_work(void)
{
    return am_queue_has_any() || am_unexpected_has_any() || am_pending_has_any() ||
           am_net_has_credits() || __atomic_load_n(&is_backlogged, __ATOMIC_RELAXED);
}

/* Tries to take the lock `running`. Needs no atomic operation if the PE has one thread. */
static bool am_run_try_begin_running(void)
{
    if (UNLIKELY(job.is_multithreaded))
        return __atomic_exchange_n(&running, 1, __ATOMIC_SEQ_CST) == 0;
    bool is_free = running == 0;
    running = 1;
    return is_free;
}

static bool am_run_begin_handlers(void)
{
    runs_here = am_run_has_work() && am_run_try_begin_running();
    return runs_here;
}

static void am_run_end_handlers(void)
{
    runs_here = false;
    __atomic_store_n(&running, 0, __ATOMIC_RELEASE);
}

static bool am_run_all(bool safe_only)
{
    unsigned from_queue = am_run_some(am_run_from_queue, safe_only), from_network = 0;
    if (am_unexpected_has_any())
        from_network = am_run_some(am_run_from_unexpected, safe_only);
    am_run_finish_round(from_network == RUNS_MAX && am_unexpected_has_any());
    return from_queue + from_network > 0;
}

bool am_run_handlers(void)
{
    if (UNLIKELY(am_aggregates_kept[AM_FROM_PROGRAM] != 0) && !runs_here)
        am_aggregate_flush_all(AM_FROM_PROGRAM);
    if (runs_here || !am_run_begin_handlers())
        return false;
    bool ran = am_run_all(false);
    am_run_end_handlers();
    return ran;
}

/* Returns true if the progress thread has work: the first message of a queue has a safe handler, or
 * sends or credits are pending. */
static bool am_run_has_safe_work(void)
{
    struct am_arrival am_arrival;
    return (am_queue_peek(&am_arrival) && am_run_may_run(&am_arrival, true)) ||
           (am_unexpected_peek(&am_arrival) && am_run_may_run(&am_arrival, true)) ||
           am_pending_has_any() || am_net_has_credits();
}

bool am_run_safe_handlers(void)
{
    bool ran = false;
    if (!am_run_begin_handlers())
        return false;
    if (am_run_has_safe_work() && net_suspend_bias()) {
        ran = am_run_all(true);
        net_resume_bias();
    }
    am_run_end_handlers();
    return ran;
}

void am_run_stop(void)
{
    while (am_run_has_work())
        am_run_handlers();
    /* Wait until the progress thread has run its last handlers. */
    while (__atomic_exchange_n(&running, 1, __ATOMIC_SEQ_CST) != 0)
        sched_yield();
}

void am_run_start(void)
{
    __atomic_store_n(&running, 0, __ATOMIC_SEQ_CST);
}

/* ---- Reassembly ---- */

struct reassembly {
    struct reassembled reassembled;
    struct link link;
    int from;
    uint64_t number;
    size_t received;
    _Alignas(16) char data[];
};

static struct link reassemblies = {&reassemblies, &reassemblies};

static struct reassembly *am_run_begin_reassembly(int from,
                                                  const struct fragment_head *fragment_head)
{
    struct reassembly *reassembly =
        report_require_memory(NULL, malloc(sizeof *reassembly + fragment_head->total));
    *reassembly = (struct reassembly){.from = from, .number = fragment_head->number};
    reassembly->reassembled =
        (struct reassembled){.bytes = fragment_head->total, .data = reassembly->data};
    link_init(&reassembly->link);
    link_append(&reassemblies, &reassembly->link);
    return reassembly;
}

static struct reassembly *am_run_find_reassembly(int from, uint64_t number)
{
    for (struct link *link = reassemblies.next; link != &reassemblies; link = link->next) {
        struct reassembly *reassembly = LINK_OWNER(link, struct reassembly, link);
        if (reassembly->from == from && reassembly->number == number)
            return reassembly;
    }
    return NULL;
}

struct reassembled *am_reassembly_add(const struct am_arrival *am_arrival)
{
    struct fragment_head fragment_head;
    size_t bytes = am_arrival->fragment.bytes - sizeof fragment_head;
    memcpy(&fragment_head, am_arrival->data, sizeof fragment_head);
    if (!fragment_is_inside(&fragment_head, bytes))
        packet_validate_fail(am_arrival->from,
                             "a fragment of an active message extends beyond the message");
    struct reassembly *reassembly =
        fragment_head.offset == 0 ? am_run_begin_reassembly(am_arrival->from, &fragment_head)
                                  : am_run_find_reassembly(am_arrival->from, fragment_head.number);
    if (reassembly == NULL || reassembly->received != fragment_head.offset ||
        reassembly->reassembled.bytes != fragment_head.total)
        packet_validate_fail(am_arrival->from, "a fragment of an active message is out of order");
    memcpy(reassembly->data + fragment_head.offset, am_arrival->data + sizeof fragment_head, bytes);
    reassembly->received += bytes;
    if (reassembly->received < fragment_head.total)
        return NULL;
    link_remove(&reassembly->link);
    return &reassembly->reassembled;
}

void am_reassembly_free(struct reassembled *reassembled)
{
    free(LINK_OWNER(reassembled, struct reassembly, reassembled));
}

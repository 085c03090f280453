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
    /* Caller: waiting_run_am_handlers (shm/waiting.c), each time a waiting thread polls and each
     * time the program tests a request. */
    waiting_set_am_handlers(am_run_handlers);
    if (net_runs) /* caller: progress_poll_and_handle (net/progress.c), in the progress thread */
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

/* Arguments of a wait. The wait ends when the PE with rank `rank` in this node has handled all
 * fragments that the context has sent to it. */
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

/* ---- Calls without a reply slot ---- */

struct call {
    struct request request; /* must be first: the request's address is that of the record */
    const char *routine;
    int pe; /* PE that was called, as its number in the job */
    struct reply_buffer buffer;
    size_t total;    /* length of the reply in bytes; valid once a fragment has arrived */
    size_t received; /* number of bytes of the reply that have arrived */
    uint32_t done;   /* 1 once the reply is complete; atomic if there are several threads */
    /* Used only for calls with a reply slot. is_busy: the program's request exists. */
    bool is_busy;
    uint64_t id; /* identifier of the call */
};

static bool am_call_progress_call(struct request *request)
{
    return __atomic_load_n(&((struct call *)(void *)request)->done, __ATOMIC_ACQUIRE) != 0;
}

static void am_call_free_call(struct request *request)
{
    free(request);
}

/* Callers: team/request.c, when the program tests, waits for or frees the request of a call. */
static const struct request_operations call_operations = {.what = "a call of a handler",
                                                          .progress = am_call_progress_call,
                                                          .free_record = am_call_free_call};

/* Creates the record and the request of a call to PE `pe` of the job. Returns the identifier of the
 * call, which the message must contain. */
static uint64_t am_call_begin(const char *routine, int pe, const struct reply_buffer *buffer,
                              shmemx_req_h *request)
{
    struct call *call = report_require_memory(routine, malloc(sizeof *call));
    *call = (struct call){.routine = routine, .pe = pe, .buffer = *buffer};
    *request = request_create(routine, &call->request, &call_operations);
    return (uintptr_t)*request;
}

/* Called with the first fragment of a reply, when its length is known. */
static void am_call_prepare_call(struct call *call, size_t total)
{
    struct reply_buffer *buffer = &call->buffer;
    call->total = total;
    if (buffer->is_any)
        *buffer->any = buffer->memory =
            total == 0 ? NULL : report_require_memory(call->routine, malloc(total));
    else if (total > buffer->capacity)
        report_fatal(call->routine,
                     "the handler on PE %d replies with %zu bytes: expected at most %zu, which "
                     "there is room for",
                     call->pe, total, buffer->capacity);
    if (buffer->length != NULL)
        *buffer->length = total;
}

/* If there are several threads, wakes the thread that may wait for the reply. */
static void am_call_complete_call(struct call *call)
{
    if (UNLIKELY(job.is_multithreaded)) {
        __atomic_store_n(&call->done, 1, __ATOMIC_RELEASE);
        doorbell_wake(&node_own_control()->doorbell);
    } else {
        call->done = 1;
    }
}

static void am_call_receive_reply_data(struct call *call, const struct fragment_head *fragment_head,
                                       const char *data, size_t bytes)
{
    if (fragment_head->offset == 0)
        am_call_prepare_call(call, fragment_head->total);
    if (bytes > 0) {
        ASSERT(call->buffer.memory != NULL);
        memcpy((char *)call->buffer.memory + fragment_head->offset, data, bytes);
    }
    call->received += bytes;
    if (call->received < fragment_head->total)
        return;
    am_call_complete_call(call);
}

/* ---- Calls whose reply is stored in a reply slot ---- */

/* Records of calls with reply slots, by slot. Used cyclically, and only if the PE has one thread.
 */
static struct call slot_calls[REPLY_SLOTS];
static unsigned next_slot;    /* slot of the next call */
static unsigned n_slots_used; /* slots whose request the program has not freed */
static uint64_t n_slot_calls; /* calls with a reply slot so far */

static bool am_call_progress_slot_call(struct request *request)
{
    struct call *call = (struct call *)(void *)request;
    size_t bytes;
    if (call->done)
        return true;
    const char *data = am_reply_peek(call->id, &bytes);
    if (data == NULL)
        return false;
    am_call_receive_reply_data(call, &(struct fragment_head){.total = bytes}, data, bytes);
    return true;
}

/* Polls only the reply slot, for a few hundred ns, unless messages arrive. A poll by
 * waiting_pause takes ten times as long. */
enum { BRIEF_POLLS = 128 };
static void am_call_poll_slot_call(const struct request *request)
{
    const struct call *call = (const struct call *)(const void *)request;
    for (int i = 0; !waiting_oversubscribed && i < BRIEF_POLLS; i++)
        if (am_reply_has_arrived(call->id) || call->done || am_queue_has_any())
            return;
}

static void am_call_free_slot_call(struct request *request)
{
    ((struct call *)(void *)request)->is_busy = false;
    n_slots_used--;
}

/* Callers: team/request.c, as for call_operations. */
static const struct request_operations slot_call_operations = {
    .what = "a call of a handler",
    .progress = am_call_progress_slot_call,
    .free_record = am_call_free_slot_call,
    .poll_briefly = am_call_poll_slot_call};

/* Returns the identifier of the next call with a reply slot, or 0 if no reply slot is free. */
static uint64_t am_call_next_shm(void)
{
    return UNLIKELY(job.is_multithreaded || slot_calls[next_slot].is_busy)
               ? 0
               : am_reply_make_id(next_slot, n_slot_calls + 1);
}

/* Creates the record and the request of the call whose identifier am_call_next_shm has returned.
 * Between the two functions, the thread must not run code that receives replies. */
static void am_call_record_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                               shmemx_req_h *request)
{
    struct call *call = &slot_calls[next_slot];
    *call = (struct call){.routine = routine,
                          .pe = pe,
                          .buffer = *buffer,
                          .is_busy = true,
                          .id = am_reply_make_id(next_slot, ++n_slot_calls)};
    next_slot = (next_slot + 1) % REPLY_SLOTS;
    n_slots_used++;
    *request = request_create(routine, &call->request, &slot_call_operations);
}

/* Like am_call_begin, for a PE that is reached through its shared-memory queue. Uses a reply slot
 * if one is free. */
static uint64_t am_call_begin_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                                  shmemx_req_h *request)
{
    uint64_t call = am_call_next_shm();
    if (call == 0)
        return am_call_begin(routine, pe, buffer, request);
    am_call_record_shm(routine, pe, buffer, request);
    return call;
}

void am_call_receive_all(void)
{
    for (unsigned i = 0; n_slots_used != 0 && i < REPLY_SLOTS; i++)
        if (slot_calls[i].is_busy)
            am_call_progress_slot_call(&slot_calls[i].request);
}

/* ---- Replies by the queue and from other nodes ---- */

/* Returns the call with this identifier, or NULL if this PE has not called PE `from` with it. */
static struct call *am_call_find_call(uint64_t id, int from)
{
    if (am_reply_has_slot(id))
        return &slot_calls[am_reply_slot_of(id)];
    struct request *request = handle_look_up(HANDLE_REQUEST, id);
    struct call *call = (struct call *)(void *)request;
    return request != NULL && request->kind == &call_operations && call->pe == from ? call : NULL;
}

static bool am_call_is_next_piece(const struct call *call,
                                  const struct fragment_head *fragment_head, size_t bytes)
{
    return fragment_is_inside(fragment_head, bytes) && fragment_head->offset == call->received &&
           (call->received == 0 || fragment_head->total == call->total);
}

void am_call_receive(const struct am_arrival *am_arrival)
{
    struct fragment_head fragment_head = {.total = am_arrival->fragment.bytes};
    size_t head = am_arrival->fragment.kind == AM_REPLY_FRAGMENT ? sizeof fragment_head : 0;
    size_t bytes = am_arrival->fragment.bytes - head;
    memcpy(&fragment_head, am_arrival->data, head);
    struct call *call = am_call_find_call(am_arrival->fragment.call, am_arrival->from);
    if (call == NULL || !am_call_is_next_piece(call, &fragment_head, bytes))
        packet_validate_fail(am_arrival->from, "it replies to no call of this PE");
    am_call_receive_reply_data(call, &fragment_head, am_arrival->data + head, bytes);
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
    /* Sends a short message before it creates the record, so that the two overlap. */
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

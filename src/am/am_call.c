#include "am_call.h"

#include <stdlib.h>
#include <string.h>

#include "am_shm.h"
#include "base/assert.h"
#include "base/handle.h"
#include "base/report.h"
#include "net/packet_validate.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "team/request.h"

struct call {
    struct request request; /* must be first: the request's address is that of the record */
    const char *routine;
    int pe; /* PE that was called, as its number in the job */
    struct reply_buffer buffer;
    size_t total;    /* length of the reply in bytes; valid once a fragment has arrived */
    size_t received; /* number of bytes of the reply that have arrived */
    uint32_t done;   /* 1 once the reply is complete; atomic if there are several threads */
    /* The next two members are used only for calls with a reply slot. */
    bool is_busy; /* the program still has the request of the call */
    uint64_t id;  /* identifier of the call */
};

static bool am_call_progress_call(struct request *request)
{
    return __atomic_load_n(&((struct call *)(void *)request)->done, __ATOMIC_ACQUIRE) != 0;
}

static struct call *spare; /* record of a completed call, for reuse; may be NULL */

static struct call *am_call_exchange_spare(struct call *call)
{
    if (UNLIKELY(job.is_multithreaded))
        return __atomic_exchange_n(&spare, call, __ATOMIC_SEQ_CST);
    struct call *before = spare;
    spare = call;
    return before;
}

static void am_call_free_call(struct request *request)
{
    free(am_call_exchange_spare((struct call *)(void *)request));
}

static struct call *am_call_make_call(const char *routine)
{
    struct call *call = am_call_exchange_spare(NULL);
    return call != NULL ? call : report_require_memory(routine, malloc(sizeof *call));
}

/* Callers: team/request.c, when the program tests, waits for or frees the request of a call. */
static const struct request_operations call_operations = {.what = "a call of a handler",
                                                          .progress = am_call_progress_call,
                                                          .free_record = am_call_free_call};

uint64_t am_call_begin(const char *routine, int pe, const struct reply_buffer *buffer,
                       shmemx_req_h *request)
{
    struct call *call = am_call_make_call(routine);
    *call = (struct call){.routine = routine, .pe = pe, .buffer = *buffer};
    *request = request_create(routine, &call->request, &call_operations);
    return (uintptr_t)*request;
}

/* Called when the first fragment of a reply arrives. `total` is the length of the whole reply in
 * bytes. */
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

/* Marks the call as complete. If the program has several threads, wakes the thread that may wait
 * for the reply. */
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

/* Records of the calls whose reply is stored in a reply slot. The index is the number of the reply
 * slot. Reply slots are used cyclically, and only if the PE has one thread. */
static struct call slot_calls[REPLY_SLOTS];
static unsigned next_slot, busy; /* reply slot of the next call; number of reply slots in use */
static uint64_t number;          /* number of calls with a reply slot so far */

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

/* Polls only the reply slot, for a few hundred ns. Stops early if the reply or a message has
 * arrived. A poll that also runs handlers and polls the network takes ten times as long as this
 * function. */
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
    busy--;
}

/* Callers: team/request.c, when the program tests, waits for or frees the request of a call. */
static const struct request_operations slot_call_operations = {
    .what = "a call of a handler",
    .progress = am_call_progress_slot_call,
    .free_record = am_call_free_slot_call,
    .poll_briefly = am_call_poll_slot_call};

uint64_t am_call_next_shm(void)
{
    return UNLIKELY(job.is_multithreaded || slot_calls[next_slot].is_busy)
               ? 0
               : am_reply_make_id(next_slot, number + 1);
}

void am_call_record_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                        shmemx_req_h *request)
{
    struct call *call = &slot_calls[next_slot];
    *call = (struct call){.routine = routine,
                          .pe = pe,
                          .buffer = *buffer,
                          .is_busy = true,
                          .id = am_reply_make_id(next_slot, ++number)};
    next_slot = (next_slot + 1) % REPLY_SLOTS;
    busy++;
    *request = request_create(routine, &call->request, &slot_call_operations);
}

uint64_t am_call_begin_shm(const char *routine, int pe, const struct reply_buffer *buffer,
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
    for (unsigned i = 0; busy != 0 && i < REPLY_SLOTS; i++)
        if (slot_calls[i].is_busy)
            am_call_progress_slot_call(&slot_calls[i].request);
}

/* ---- Replies that arrive in this PE's queue or from other nodes ---- */

/* Returns the record of the call with identifier `id`. Returns NULL if this PE has made no call
 * with this identifier to PE `from`. */
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

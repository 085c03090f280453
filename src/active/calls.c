#include "calls.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/handle.h"
#include "base/report.h"
#include "memory/node.h"
#include "queue.h"
#include "replies.h"
#include "team/request.h"
#include "transport/inspect.h"
#include "waiting/waiting.h"

struct call {
    struct request request; /* first, for it is freed by that */
    const char *routine;
    int pe; /* that is called */
    struct reply_place place;
    size_t total;  /* bytes of the reply, once a piece of it is here; */
    size_t got;    /* those that are */
    uint32_t done; /* the reply is here */
    bool is_busy;  /* of a placed one: it is under way, or its request not tested yet */
    uint64_t name; /* of a placed one: what it goes by */
};

static bool advance_call(struct request *request)
{
    return __atomic_load_n(&((struct call *)(void *)request)->done, __ATOMIC_ACQUIRE) != 0;
}

static struct call *spare; /* of one that is over, for the next */

static struct call *exchange_spare(struct call *call)
{
    if (UNLIKELY(job.is_multithreaded))
        return __atomic_exchange_n(&spare, call, __ATOMIC_SEQ_CST);
    struct call *before = spare;
    spare = call;
    return before;
}

static void discard_call(struct request *request)
{
    free(exchange_spare((struct call *)(void *)request));
}

static struct call *make_call(const char *routine)
{
    struct call *call = exchange_spare(NULL);
    return call != NULL ? call : report_require_memory(routine, malloc(sizeof *call));
}

static const struct request_operations kind = {
    .what = "a call of a handler", .progress = advance_call, .free_record = discard_call};

uint64_t call_begin(const char *routine, int pe, const struct reply_place *place,
                    shmemx_req_h *request)
{
    struct call *call = make_call(routine);
    *call = (struct call){.routine = routine, .pe = pe, .place = *place};
    *request = request_create(routine, &call->request, &kind);
    return (uintptr_t)*request;
}

/* With the first bytes. */
static void prepare_call(struct call *call, size_t total)
{
    struct reply_place *place = &call->place;
    call->total = total;
    if (place->is_any)
        *place->any = place->memory =
            total == 0 ? NULL : report_require_memory(call->routine, malloc(total));
    else if (total > place->room)
        report_fatal(call->routine,
                     "the handler on PE %d replies with %zu bytes: expected at most %zu, which "
                     "there is room for",
                     call->pe, total, place->room);
    if (place->length != NULL)
        *place->length = total;
}

/* Who waits for it may be another thread. */
static void tell_waiter(struct call *call)
{
    if (UNLIKELY(job.is_multithreaded)) {
        __atomic_store_n(&call->done, 1, __ATOMIC_RELEASE);
        doorbell_wake(&node_own_control()->doorbell);
    } else {
        call->done = 1;
    }
}

static void take_call(struct call *call, const struct piece *piece, const char *data, size_t bytes)
{
    if (piece->offset == 0)
        prepare_call(call, piece->total);
    if (bytes > 0) {
        ASSERT(call->place.memory != NULL);
        memcpy((char *)call->place.memory + piece->offset, data, bytes);
    }
    call->got += bytes;
    if (call->got < piece->total)
        return;
    tell_waiter(call);
}

/* ---- Calls with a place for the reply (replies.h) ---- */

/* Of a PE with one thread, used by turns. */
static struct call placed[REPLY_PLACES];
static unsigned turn, busy; /* the next one; how many */
static uint64_t number;     /* of calls that had one, ever */

static bool advance_placed(struct request *request)
{
    struct call *call = (struct call *)(void *)request;
    size_t bytes;
    if (call->done)
        return true;
    const char *data = reply_look(call->name, &bytes);
    if (data == NULL)
        return false;
    take_call(call, &(struct piece){.total = bytes}, data, bytes);
    return true;
}

/* Looks for some hundred ns at the reply alone, unless messages come: a look of a wait takes ten
 * times as long. */
enum { LOOKS_FIRST = 128 };
static void expect_placed(const struct request *request)
{
    const struct call *call = (const struct call *)(const void *)request;
    for (int i = 0; !waiting_oversubscribed && i < LOOKS_FIRST; i++)
        if (reply_is_there(call->name) || call->done || queue_has_any())
            return;
}

static void discard_placed(struct request *request)
{
    ((struct call *)(void *)request)->is_busy = false;
    busy--;
}

static const struct request_operations placed_kind = {.what = "a call of a handler",
                                                      .progress = advance_placed,
                                                      .free_record = discard_placed,
                                                      .poll_briefly = expect_placed};

uint64_t call_next_near(void)
{
    return UNLIKELY(job.is_multithreaded || placed[turn].is_busy) ? 0
                                                                  : reply_call(turn, number + 1);
}

void call_note_near(const char *routine, int pe, const struct reply_place *place,
                    shmemx_req_h *request)
{
    struct call *call = &placed[turn];
    *call = (struct call){.routine = routine,
                          .pe = pe,
                          .place = *place,
                          .is_busy = true,
                          .name = reply_call(turn, ++number)};
    turn = (turn + 1) % REPLY_PLACES;
    busy++;
    *request = request_create(routine, &call->request, &placed_kind);
}

uint64_t call_begin_near(const char *routine, int pe, const struct reply_place *place,
                         shmemx_req_h *request)
{
    uint64_t call = call_next_near();
    if (call == 0)
        return call_begin(routine, pe, place, request);
    call_note_near(routine, pe, place, request);
    return call;
}

void call_land_all(void)
{
    for (unsigned i = 0; busy != 0 && i < REPLY_PLACES; i++)
        if (placed[i].is_busy)
            advance_placed(&placed[i].request);
}

/* ---- By the queue, and from other nodes ---- */

/* NULL if the PE was not called so. */
static struct call *call_of(uint64_t name, int from)
{
    if (reply_has_place(name))
        return &placed[reply_place_of(name)];
    struct request *request = handle_look_up(HANDLE_REQUEST, name);
    struct call *call = (struct call *)(void *)request;
    return request != NULL && request->kind == &kind && call->pe == from ? call : NULL;
}

static bool is_next_piece(const struct call *call, const struct piece *piece, size_t bytes)
{
    return piece_is_inside(piece, bytes) && piece->offset == call->got &&
           (call->got == 0 || piece->total == call->total);
}

void call_land(const struct arrival *arrival)
{
    struct piece piece = {.total = arrival->parcel.bytes};
    size_t head = arrival->parcel.kind == PARCEL_REPLY_PIECE ? sizeof piece : 0;
    size_t bytes = arrival->parcel.bytes - head;
    memcpy(&piece, arrival->data, head);
    struct call *call = call_of(arrival->parcel.call, arrival->from);
    if (call == NULL || !is_next_piece(call, &piece, bytes))
        inspect_fail(arrival->from, "it replies to no call of this PE");
    take_call(call, &piece, arrival->data + head, bytes);
}

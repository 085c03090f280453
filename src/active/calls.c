#include "calls.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"
#include "memory/node.h"
#include "team/request.h"

struct call {
    struct request request; /* first, for it is freed by that */
    const char *routine;
    struct reply_place place;
    size_t got;    /* bytes of the reply */
    uint32_t done; /* the reply is here */
};

static bool advance_call(struct request *request)
{
    return __atomic_load_n(&((struct call *)(void *)request)->done, __ATOMIC_ACQUIRE) != 0;
}

static struct call *spare; /* of one that is over, for the next */

static void discard_call(struct request *request)
{
    free(__atomic_exchange_n(&spare, (struct call *)(void *)request, __ATOMIC_SEQ_CST));
}

static struct call *make_call(const char *routine)
{
    struct call *call = __atomic_exchange_n(&spare, NULL, __ATOMIC_SEQ_CST);
    return call != NULL ? call : report_require_memory(routine, malloc(sizeof *call));
}

static const struct request_kind kind = {
    .what = "a call of a handler", .advance = advance_call, .discard = discard_call};

uint64_t call_begin(const char *routine, const struct reply_place *place, shmemx_req_h *request)
{
    struct call *call = make_call(routine);
    *call = (struct call){.routine = routine, .place = *place};
    *request = request_create(routine, &call->request, &kind);
    return (uintptr_t)call;
}

/* With the first bytes. */
static void prepare_call(struct call *call, const struct arrival *arrival, size_t total)
{
    struct reply_place *place = &call->place;
    if (place->is_any)
        *place->any = place->memory =
            total == 0 ? NULL : report_require_memory(call->routine, malloc(total));
    else if (total > place->room)
        report_fatal(call->routine,
                     "the handler on PE %d replies with %zu bytes: expected at most %zu, which "
                     "there is room for",
                     arrival->from, total, place->room);
    if (place->length != NULL)
        *place->length = total;
}

static void take_call(struct call *call, const struct arrival *arrival, const struct piece *piece,
                      const char *data, size_t bytes)
{
    ASSERT(piece->offset == call->got);
    if (piece->offset == 0)
        prepare_call(call, arrival, piece->total);
    if (bytes > 0) {
        ASSERT(call->place.memory != NULL);
        memcpy((char *)call->place.memory + piece->offset, data, bytes);
    }
    call->got += bytes;
    if (call->got < piece->total)
        return;
    __atomic_store_n(&call->done, 1, __ATOMIC_RELEASE);
    doorbell_wake(&node_own_control()->doorbell);
}

void call_land(const struct arrival *arrival)
{
    struct call *call = (struct call *)(uintptr_t)arrival->parcel.call;
    struct piece piece = {.total = arrival->parcel.bytes};
    size_t head = arrival->parcel.kind == PARCEL_REPLY_PIECE ? sizeof piece : 0;
    memcpy(&piece, arrival->data, head);
    take_call(call, arrival, &piece, arrival->data + head, arrival->parcel.bytes - head);
}

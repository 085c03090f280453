#include "send.h"

#include <stdio.h>

#include "base/assert.h"
#include "base/check.h"
#include "base/counters.h"
#include "base/report.h"
#include "counts.h"
#include "far.h"
#include "memory/node.h"
#include "outbox.h"
#include "queue.h"
#include "replies.h"
#include "transport/path.h"
#include "waiting/waiting.h"

/* One message or reply. */
struct sending {
    const char *routine;
    struct context *context; /* NULL: a reply */
    struct am_context *am_context;
    enum am_sender am_sender;
    int pe;
    struct fragment fragment;
};

/* What no memory has would be put together in less than it is. */
void am_send_check(const char *routine, const char *argument, const void *data, size_t bytes)
{
    if (UNLIKELY(bytes >= PARCEL_ADDRESS_SPACE))
        report_fatal(routine, "%s has %zu bytes: expected less than an address space", argument,
                     bytes);
    if (bytes > 0)
        check_buffer(routine, argument, data, bytes);
}

/* What goes by messages keeps its order with puts that do. */
bool am_send_uses_shm(int pe)
{
    return node_has(pe) && selection.inside.data != TRANSPORT_MESSAGE;
}

/* ---- Inside the node ---- */

static int rank_of_peer(int pe)
{
    return LIKELY(node.node_of == NULL) ? pe - node.pes[0] : node_rank_of(pe);
}

/* What most messages are: of little data, to a PE of this node whose queue has room. False if not.
 */
static inline bool send_short(struct context *context, int pe, const struct am_short *am_short)
{
    struct am_context *am_context = am_context_known(context);
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    uint64_t sequence;
    if (UNLIKELY(am_context == NULL || am_context->aggregates_kept[am_sender] != 0 ||
                 !am_send_uses_shm(pe)))
        return false;
    int rank = rank_of_peer(pe);
    if (am_pending_has_for(rank) || (am_sender == AM_FROM_PROGRAM && am_queue_is_closed(rank)) ||
        !am_queue_push_short(am_sender, rank, am_short, &sequence))
        return false;
    am_context_note_sequence(am_context, am_sender, rank, sequence);
    return true;
}

static bool push_to_queue(const struct sending *sending, int rank, const struct fragment_data *data)
{
    uint64_t sequence;
    if (am_pending_has_for(rank) || am_queue_is_closed(rank) ||
        !am_queue_push(rank, &sending->fragment, data, &sequence))
        return false;
    am_context_note_sequence(sending->am_context, AM_FROM_PROGRAM, rank, sequence);
    return true;
}

static void explain_queue(const void *what, char *text, size_t capacity)
{
    const struct sending *sending = what;
    snprintf(text, capacity, "PE %d to handle active messages", sending->pe);
}

/* The PEs whose queues are waited at sleep there; others' messages are handled meanwhile. */
static __attribute__((noinline)) void wait_and_push(const struct sending *sending, int rank,
                                                    const struct fragment_data *data)
{
    counters_increment(COUNTER_ACTIVE_WAITS);
    struct waiting waiting =
        waiting_begin(sending->routine, am_queue_bell(rank), explain_queue, sending);
    while (!push_to_queue(sending, rank, data))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

static void send_shm(const struct sending *sending, const struct fragment_data *data)
{
    int rank = rank_of_peer(sending->pe);
    if (sending->am_sender == AM_FROM_HANDLER)
        am_pending_send(sending->am_context, rank, &sending->fragment, data);
    else if (!push_to_queue(sending, rank, data))
        wait_and_push(sending, rank, data);
}

/* ---- Anywhere ---- */

static void send_counted(const struct sending *sending, const struct fragment_data *data)
{
    if (am_send_uses_shm(sending->pe))
        send_shm(sending, data);
    else if (sending->context == NULL)
        am_net_reply(sending->routine, sending->pe, &sending->fragment, data);
    else
        am_net_send(sending->routine, sending->context, sending->am_context, sending->am_sender,
                    sending->pe, &sending->fragment, data);
}

static void count_and_send(const struct sending *sending, const struct fragment_data *data)
{
    am_counts_sent(sending->am_sender);
    send_counted(sending, data);
}

static void send_fragments(struct sending *sending, const char *data, size_t bytes)
{
    static uint64_t messages;
    struct fragment_head fragment_head = {
        .number = __atomic_fetch_add(&messages, 1, __ATOMIC_SEQ_CST), .total = bytes};
    sending->fragment.kind =
        am_fragment_is_reply(&sending->fragment) ? AM_REPLY_FRAGMENT : AM_MESSAGE_FRAGMENT;
    for (; fragment_head.offset < bytes; fragment_head.offset += AM_FRAGMENT_BYTES) {
        size_t left = bytes - fragment_head.offset;
        struct fragment_data chunk = {.fragment_head = &fragment_head,
                                      .data = data + fragment_head.offset,
                                      .bytes = left < AM_FRAGMENT_BYTES ? left : AM_FRAGMENT_BYTES};
        sending->fragment.bytes = am_fragment_data_bytes(&chunk);
        count_and_send(sending, &chunk);
    }
}

static void send_all(struct sending *sending, const void *data, size_t bytes)
{
    if (UNLIKELY(bytes > AM_FRAGMENT_BYTES)) {
        send_fragments(sending, data, bytes);
        return;
    }
    sending->fragment.bytes = (uint32_t)bytes;
    count_and_send(sending, &(struct fragment_data){.data = data, .bytes = bytes});
}

bool am_send_short(struct context *context, int pe, shmemx_am_t handler, uint64_t call,
                   const void *data, size_t bytes)
{
    return LIKELY(bytes <= AM_SHORT_BYTES) &&
           LIKELY(
               send_short(context, pe, &(struct am_short){handler, call, data, (uint32_t)bytes}));
}

void am_send_message(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                     uint64_t call, const void *data, size_t bytes)
{
    if (am_send_short(context, pe, handler, call, data, bytes))
        return;
    struct sending sending = {.routine = routine,
                              .context = context,
                              .am_context = am_context_require(routine, context),
                              .am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM,
                              .pe = pe,
                              .fragment = {.handler = handler, .call = call, .kind = AM_MESSAGE}};
    send_all(&sending, data, bytes);
}

void am_send_aggregate(const char *routine, struct context *context, enum am_sender am_sender,
                       int pe, uint64_t handler, const void *data, uint32_t bytes)
{
    struct sending sending = {
        .routine = routine,
        .context = context,
        .am_context = am_context_known(context),
        .am_sender = am_sender,
        .pe = pe,
        .fragment = {.handler = handler, .bytes = bytes, .kind = AM_AGGREGATE}};
    send_counted(&sending, &(struct fragment_data){.data = data, .bytes = bytes});
}

void am_send_reply(const char *routine, const struct am_arrival *to, const void *data, size_t bytes)
{
    uint64_t call = to->fragment.call;
    if (LIKELY(am_reply_has_slot(call) && bytes <= REPLY_SLOT_BYTES)) {
        am_reply_store(to->rank, call, data, bytes);
        return;
    }
    struct sending sending = {.routine = routine,
                              .am_sender = AM_FROM_HANDLER,
                              .pe = to->from,
                              .fragment = {.call = call, .kind = AM_REPLY}};
    send_all(&sending, data, bytes);
}

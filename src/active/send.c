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
    struct active_use *use;
    enum sender sender;
    int pe;
    struct parcel parcel;
};

/* What no memory has would be put together in less than it is. */
void send_check(const char *routine, const char *argument, const void *data, size_t bytes)
{
    if (UNLIKELY(bytes >= PARCEL_ADDRESS_SPACE))
        report_fatal(routine, "%s has %zu bytes: expected less than an address space", argument,
                     bytes);
    if (bytes > 0)
        check_buffer(routine, argument, data, bytes);
}

/* What goes by messages keeps its order with puts that do. */
bool send_goes_by_queue(int pe)
{
    return node_has(pe) && selection.inside.data != TRANSPORT_MESSAGE;
}

/* ---- Inside the node ---- */

static int place_here(int pe)
{
    return LIKELY(node.node_of == NULL) ? pe - node.pes[0] : node_rank_of(pe);
}

/* What most messages are: of little data, to a PE of this node whose queue has room. False if not.
 */
static inline bool send_little(struct context *context, int pe, const struct little *little)
{
    struct active_use *use = use_known(context);
    enum sender sender = waiting_in_handler ? BY_HANDLER : BY_PROGRAM;
    uint64_t ticket;
    if (UNLIKELY(use == NULL || use->bundles_kept[sender] != 0 || !send_goes_by_queue(pe)))
        return false;
    int place = place_here(pe);
    if (outbox_has_for(place) || (sender == BY_PROGRAM && queue_is_shut(place)) ||
        !queue_post_little(sender, place, little, &ticket))
        return false;
    use_note_ticket(use, sender, place, ticket);
    return true;
}

static bool post_parcel(const struct sending *sending, int place, const struct parcel_data *data)
{
    uint64_t ticket;
    if (outbox_has_for(place) || queue_is_shut(place) ||
        !queue_post(place, &sending->parcel, data, &ticket))
        return false;
    use_note_ticket(sending->use, BY_PROGRAM, place, ticket);
    return true;
}

static void explain_queue(const void *what, char *text, size_t room)
{
    const struct sending *sending = what;
    snprintf(text, room, "PE %d to handle active messages", sending->pe);
}

/* The PEs whose queues are waited at sleep there; others' messages are handled meanwhile. */
static __attribute__((noinline)) void wait_and_post(const struct sending *sending, int place,
                                                    const struct parcel_data *data)
{
    counters_increment(COUNTER_ACTIVE_WAITS);
    struct waiting waiting =
        waiting_begin(sending->routine, queue_bell(place), explain_queue, sending);
    while (!post_parcel(sending, place, data))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

static void send_near(const struct sending *sending, const struct parcel_data *data)
{
    int place = place_here(sending->pe);
    if (sending->sender == BY_HANDLER)
        outbox_send(sending->use, place, &sending->parcel, data);
    else if (!post_parcel(sending, place, data))
        wait_and_post(sending, place, data);
}

/* ---- Anywhere ---- */

static void send_counted(const struct sending *sending, const struct parcel_data *data)
{
    if (send_goes_by_queue(sending->pe))
        send_near(sending, data);
    else if (sending->context == NULL)
        far_reply(sending->routine, sending->pe, &sending->parcel, data);
    else
        far_send(sending->routine, sending->context, sending->use, sending->sender, sending->pe,
                 &sending->parcel, data);
}

static void send_to_queue(const struct sending *sending, const struct parcel_data *data)
{
    counts_send(sending->sender);
    send_counted(sending, data);
}

static void send_pieces(struct sending *sending, const char *data, size_t bytes)
{
    static uint64_t messages;
    struct piece piece = {.number = __atomic_fetch_add(&messages, 1, __ATOMIC_SEQ_CST),
                          .total = bytes};
    sending->parcel.kind =
        parcel_is_reply(&sending->parcel) ? PARCEL_REPLY_PIECE : PARCEL_MESSAGE_PIECE;
    for (; piece.offset < bytes; piece.offset += PARCEL_MOST) {
        size_t left = bytes - piece.offset;
        struct parcel_data part = {.piece = &piece,
                                   .data = data + piece.offset,
                                   .bytes = left < PARCEL_MOST ? left : PARCEL_MOST};
        sending->parcel.bytes = parcel_bytes(&part);
        send_to_queue(sending, &part);
    }
}

static void send_all(struct sending *sending, const void *data, size_t bytes)
{
    if (UNLIKELY(bytes > PARCEL_MOST)) {
        send_pieces(sending, data, bytes);
        return;
    }
    sending->parcel.bytes = (uint32_t)bytes;
    send_to_queue(sending, &(struct parcel_data){.data = data, .bytes = bytes});
}

bool send_at_once(struct context *context, int pe, shmemx_am_t handler, uint64_t call,
                  const void *data, size_t bytes)
{
    return LIKELY(bytes <= QUEUE_LITTLE) &&
           LIKELY(send_little(context, pe, &(struct little){handler, call, data, (uint32_t)bytes}));
}

void send_message(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                  uint64_t call, const void *data, size_t bytes)
{
    if (send_at_once(context, pe, handler, call, data, bytes))
        return;
    struct sending sending = {.routine = routine,
                              .context = context,
                              .use = use_of(routine, context),
                              .sender = waiting_in_handler ? BY_HANDLER : BY_PROGRAM,
                              .pe = pe,
                              .parcel = {.handler = handler, .call = call, .kind = PARCEL_MESSAGE}};
    send_all(&sending, data, bytes);
}

void send_bundle(const char *routine, struct context *context, enum sender sender, int pe,
                 uint64_t handler, const void *data, uint32_t bytes)
{
    struct sending sending = {
        .routine = routine,
        .context = context,
        .use = use_known(context),
        .sender = sender,
        .pe = pe,
        .parcel = {.handler = handler, .bytes = bytes, .kind = PARCEL_BUNDLE}};
    send_counted(&sending, &(struct parcel_data){.data = data, .bytes = bytes});
}

void send_reply(const char *routine, const struct arrival *to, const void *data, size_t bytes)
{
    uint64_t call = to->parcel.call;
    if (LIKELY(reply_has_place(call) && bytes <= REPLY_ROOM)) {
        reply_store(to->place, call, data, bytes);
        return;
    }
    struct sending sending = {.routine = routine,
                              .sender = BY_HANDLER,
                              .pe = to->from,
                              .parcel = {.call = call, .kind = PARCEL_REPLY}};
    send_all(&sending, data, bytes);
}

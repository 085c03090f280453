#include "message.h"

#include <stdio.h>
#include <stdlib.h>

#include "mover.h"
#include "violation.h"

/* A message that has not been matched by a receive. */
struct unexpected {
    struct unexpected *next;
    struct parcel *parcel;
};

static struct {
    struct request core;          /* head of the list of the library's requests */
    struct request posted;        /* head of the list of posted receives without a match */
    struct unexpected *first;     /* in the order of arrival */
    struct unexpected **last_end; /* where the next one is linked */
    uint64_t unexpected;          /* number of them that belong to the library */
} messages;

uint64_t message_order(enum message_direction direction, int pe, uint32_t channel, uint32_t tag)
{
    uint64_t key = ((uint64_t)channel << 34) + ((uint64_t)tag << 2) + direction;
    key = (key ^ ((uint64_t)(unsigned)pe << 20)) * 0x9e3779b97f4a7c15u;
    return (key ^ (key >> 29)) | 1;
}

void message_start(void)
{
    messages.core.next = messages.core.previous = &messages.core;
    messages.posted.next_posted = messages.posted.previous_posted = &messages.posted;
    messages.first = NULL;
    messages.last_end = &messages.first;
}

/* ---- Requests ---- */

const char *request_describe(const struct request *request)
{
    static char text[128];
    char pe[16];
    if (request->kind == REQUEST_GROUP)
        return "a group operation";
    snprintf(pe, sizeof pe, "PE %d", request->pe);
    snprintf(text, sizeof text, "a %s %s, tag %u, of %zu bytes",
             request->kind == REQUEST_SEND ? "send to" : "receive from",
             request->pe == BACKEND_ANY_PE ? "any PE" : pe, (unsigned)request->tag, request->bytes);
    return text;
}

static struct request *new_request(enum request_kind kind, bool is_core)
{
    struct request *request = memory_allocated(sizeof *request);
    request->kind = kind;
    request->is_core = is_core;
    request->next = request->previous = request;
    if (!is_core)
        return request;
    request->next = &messages.core;
    request->previous = messages.core.previous;
    request->previous->next = request;
    messages.core.previous = request;
    return request;
}

struct request *request_find(const void *bits)
{
    struct request *request = messages.core.next;
    while (request != &messages.core && request != bits)
        request = request->next;
    if (request == &messages.core)
        violation("there is no such request, or it was given back");
    return request;
}

struct request *request_new(enum request_kind kind)
{
    return new_request(kind, true);
}

void request_give_back(struct request *request)
{
    request->previous->next = request->next;
    request->next->previous = request->previous;
    if (!request->is_core && request->kind == REQUEST_SEND)
        free(request->data);
    free(request);
}

static void make_ready(void *what)
{
    struct request *request = what;
    request->ready = true;
}

static void give_back_own(void *request)
{
    request_give_back(request);
}

void request_complete(struct request *request)
{
    request->complete = true;
    if (request->then != NULL)
        request->then(request->what);
    if (request->is_core)
        mover_add(0, false, make_ready, request);
    else
        mover_add(0, true, give_back_own, request); /* the code that completes it may still read
                                                     * it */
}

/* ---- Sending ---- */

static struct parcel *message_parcel(enum parcel_kind kind, struct request *send, size_t length)
{
    struct parcel *parcel = parcel_take(kind, length);
    parcel->channel = send->channel;
    parcel->tag = send->tag;
    parcel->bytes = send->bytes;
    parcel->mine = (uint64_t)(uintptr_t)send;
    return parcel;
}

static void offer(struct request *send)
{
    medium_count(MEDIUM_OFFERS);
    parcel_push(send->pe, message_parcel(PARCEL_OFFER, send, 0));
}

static void send_eagerly(struct request *send)
{
    struct parcel *parcel = message_parcel(PARCEL_EAGER, send, send->bytes);
    bool synchronous = mover_chance(mover_profile.synchronous);
    card_copy(parcel->data, send->data, send->bytes);
    if (!synchronous)
        parcel->mine = 0;
    parcel_push(send->pe, parcel);
    if (!synchronous)
        request_complete(send);
}

static void send_leaves(void *what)
{
    struct request *send = what;
    watch_check(&send->watch, request_describe(send));
    if (send->is_core)
        medium_count(MEDIUM_MESSAGES);
    if (send->bytes > mover_profile.eager)
        offer(send);
    else
        send_eagerly(send);
}

static void send_begin(struct request *send)
{
    uint64_t order = message_order(MESSAGE_OUT, send->pe, send->channel, send->tag);
    if (mover_profile.sends_leave && mover_chance(192) && !mover_has(order))
        send_leaves(send);
    else
        mover_add(order, false, send_leaves, send);
}

static struct request *new_message(struct request *request, int pe, uint32_t channel, uint32_t tag,
                                   void *data, size_t bytes)
{
    request->pe = pe;
    request->channel = channel;
    request->tag = tag;
    request->data = data;
    request->bytes = bytes;
    return request;
}

struct request *message_send(int pe, uint32_t tag, const void *data, size_t bytes)
{
    struct request *send = request_new(REQUEST_SEND);
    new_message(send, pe, CHANNEL_CORE, tag, (void *)(uintptr_t)data, bytes);
    watch_begin(&send->watch, data, bytes);
    send_begin(send);
    return send;
}

void message_send_own(int pe, uint32_t channel, uint32_t tag, const void *data, size_t bytes,
                      void (*then)(void *what), void *what)
{
    struct request *send = new_request(REQUEST_SEND, false);
    new_message(send, pe, channel, tag, memory_duplicate(data, bytes), bytes);
    send->then = then;
    send->what = what;
    send_begin(send);
}

/* ---- Receiving ---- */

static void receive_complete(struct request *receive)
{
    struct parcel *parcel = receive->parcel;
    if (parcel->mine != 0) {
        struct parcel *answer = parcel_take(PARCEL_MATCHED, 0);
        answer->yours = parcel->mine;
        parcel_push(parcel->from, answer);
    }
    receive->pe = parcel->from;
    receive->bytes = (size_t)parcel->bytes;
    parcel_return(parcel);
    watch_begin(&receive->watch, receive->data, receive->bytes);
    request_complete(receive);
}

struct piece {
    struct request *receive;
    size_t offset, length;
};

static void piece_lands(void *what)
{
    struct piece *piece = what;
    struct request *receive = piece->receive;
    card_copy(receive->data + piece->offset, receive->parcel->data + piece->offset, piece->length);
    if (transfer_land(&receive->transfer, piece->length))
        receive_complete(receive);
    free(piece);
}

/* Transfers a piece of data that has already arrived. */
static void issue_piece(struct transfer *transfer, size_t offset, size_t length)
{
    struct piece *piece = memory_allocated(sizeof *piece);
    *piece = (struct piece){(struct request *)(void *)transfer, offset, length};
    mover_add(0, false, piece_lands, piece);
}

/* Requests a piece of data from the sender. */
static void issue_pull(struct transfer *transfer, size_t offset, size_t length)
{
    struct request *receive = (struct request *)(void *)transfer;
    struct parcel *pull = parcel_take(PARCEL_PULL, 0);
    pull->yours = receive->parcel->mine;
    pull->mine = (uint64_t)(uintptr_t)receive;
    pull->offset = offset;
    pull->length = length;
    parcel_push(receive->parcel->from, pull);
}

static void delivery_begins(void *what)
{
    struct request *receive = what;
    bool is_here = receive->parcel->kind == PARCEL_EAGER;
    size_t bytes = (size_t)receive->parcel->bytes;
    watch_check(&receive->watch, request_describe(receive));
    transfer_begin(&receive->transfer, bytes, (uintptr_t)receive->data,
                   is_here ? issue_piece : issue_pull);
    if (bytes == 0)
        receive_complete(receive);
}

static void match(struct request *receive, struct parcel *parcel)
{
    if (parcel->bytes > receive->bytes)
        violation("%s was matched by a message of %zu bytes from PE %d", request_describe(receive),
                  (size_t)parcel->bytes, parcel->from);
    receive->matched = true;
    receive->parcel = parcel;
    mover_add(0, false, delivery_begins, receive);
}

static bool fits(const struct request *receive, const struct parcel *parcel)
{
    return receive->channel == parcel->channel && receive->tag == parcel->tag &&
           (receive->pe == BACKEND_ANY_PE || receive->pe == parcel->from);
}

static void unpost(struct request *receive)
{
    receive->previous_posted->next_posted = receive->next_posted;
    receive->next_posted->previous_posted = receive->previous_posted;
}

static void count_unexpected(void)
{
    struct medium_pe *me = &medium->pes[medium_me];
    medium_count(MEDIUM_UNEXPECTED);
    if (++messages.unexpected > me->most_unexpected)
        me->most_unexpected = messages.unexpected;
    if (medium->unexpected_most != 0 && messages.unexpected > medium->unexpected_most)
        violation("%llu messages wait here for their receives, more than the %llu that are allowed",
                  (unsigned long long)messages.unexpected,
                  (unsigned long long)medium->unexpected_most);
}

static void keep_unexpected(struct parcel *parcel)
{
    struct unexpected *unexpected = memory_allocated(sizeof *unexpected);
    unexpected->parcel = parcel;
    *messages.last_end = unexpected;
    messages.last_end = &unexpected->next;
    if (parcel->channel == CHANNEL_CORE)
        count_unexpected();
}

void message_arrived(struct parcel *parcel)
{
    struct request *receive = messages.posted.next_posted;
    while (receive != &messages.posted && !fits(receive, parcel))
        receive = receive->next_posted;
    if (receive == &messages.posted) {
        keep_unexpected(parcel);
        return;
    }
    unpost(receive);
    match(receive, parcel);
}

/* Returns the first matching message that arrived before its receive was posted, or NULL. */
static struct parcel *take_unexpected(const struct request *receive)
{
    struct unexpected **place = &messages.first;
    while (*place != NULL && !fits(receive, (*place)->parcel))
        place = &(*place)->next;
    struct unexpected *found = *place;
    if (found == NULL)
        return NULL;
    struct parcel *parcel = found->parcel;
    *place = found->next;
    if (found->next == NULL)
        messages.last_end = place;
    messages.unexpected -= parcel->channel == CHANNEL_CORE;
    free(found);
    return parcel;
}

static void receive_begin(struct request *receive)
{
    struct parcel *parcel = take_unexpected(receive);
    if (parcel != NULL) {
        match(receive, parcel);
        return;
    }
    receive->next_posted = &messages.posted;
    receive->previous_posted = messages.posted.previous_posted;
    receive->previous_posted->next_posted = receive;
    messages.posted.previous_posted = receive;
}

struct request *message_receive(int pe, uint32_t tag, void *data, size_t bytes)
{
    struct request *receive = request_new(REQUEST_RECEIVE);
    new_message(receive, pe, CHANNEL_CORE, tag, data, bytes);
    watch_begin(&receive->watch, data, bytes);
    receive_begin(receive);
    return receive;
}

void message_receive_own(int pe, uint32_t channel, uint32_t tag, void *data, size_t bytes,
                         void (*then)(void *what), void *what)
{
    struct request *receive = new_request(REQUEST_RECEIVE, false);
    new_message(receive, pe, channel, tag, data, bytes);
    receive->then = then;
    receive->what = what;
    receive_begin(receive);
}

void message_cancel(struct request *request)
{
    if (request->kind != REQUEST_RECEIVE)
        violation("%s is no receive", request_describe(request));
    if (request->matched)
        violation("a message of PE %d had matched %s", request->parcel->from,
                  request_describe(request));
    unpost(request);
    request_give_back(request);
}

/* ---- Parcels of long messages ---- */

void message_pulled(struct parcel *pull)
{
    struct request *send = (struct request *)(uintptr_t)pull->yours;
    struct parcel *piece = parcel_take(PARCEL_PIECE, (size_t)pull->length);
    watch_check(&send->watch, request_describe(send));
    piece->yours = pull->mine;
    piece->offset = pull->offset;
    card_copy(piece->data, send->data + pull->offset, (size_t)pull->length);
    parcel_push(pull->from, piece);
    parcel_return(pull);
}

void message_piece_arrived(struct parcel *piece)
{
    struct request *receive = (struct request *)(uintptr_t)piece->yours;
    card_copy(receive->data + piece->offset, piece->data, (size_t)piece->length);
    if (transfer_land(&receive->transfer, (size_t)piece->length))
        receive_complete(receive);
    parcel_return(piece);
}

void message_matched(struct parcel *answer)
{
    request_complete((struct request *)(uintptr_t)answer->yours);
    parcel_return(answer);
}

/* ---- Finalization ---- */

void message_require_no_requests(void)
{
    size_t left = 0;
    for (struct request *request = messages.core.next; request != &messages.core;
         request = request->next)
        left++;
    if (left > 0)
        violation("%zu requests were never given back, such as %s", left,
                  request_describe(messages.core.next));
}

void message_stop(void)
{
    if (messages.first == NULL)
        return;
    const struct parcel *parcel = messages.first->parcel;
    violation("a message of PE %d with tag %u was never received", parcel->from,
              (unsigned)parcel->tag);
}

#include "receive.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/counters.h"
#include "base/link.h"
#include "base/report.h"
#include "endpoint.h"
#include "loader/loader.h"
#include "net.h"
#include "packet_trace.h"
#include "packet_validate.h"
#include "rendezvous_target.h"
#include "target.h"
#include "wire.h"

/* ---- The ring of MPI receives ---- */

/* Posted MPI receives, in the order in which MPI fills them. Requests and responses have one MPI
 * tag and one ring, so that a poll tests one receive, and so that MPI compares each message with
 * few posted receives. Their number is small at first, so that they use few pages and stay in the
 * caches. It grows when messages arrive faster than this PE polls. */
struct ring {
    unsigned head;   /* index of the receive that MPI fills next */
    unsigned posted; /* number of receives, all of them posted except the one at `consumed` */
    /* Index of the receive whose message was handled last and that is not posted again, or -1. */
    int consumed;
    bool waited; /* true if a test found no message since `head` was last reset to 0 */
    /* Number of messages since a test found none, or since MPI last progressed. */
    unsigned received;
    struct backend_request requests[RECEIVES_MAX];
    char *buffers; /* of LARGE_PACKET_BYTES each; pages that no message needs are never touched */
};

static struct ring ring;

static char *receive_ring_buffer_at(unsigned i)
{
    return ring.buffers + (size_t)i * LARGE_PACKET_BYTES;
}

static void receive_post(unsigned i)
{
    net_require(NULL, backend->receive(BACKEND_ANY_PE, TAG_PACKET, receive_ring_buffer_at(i),
                                       LARGE_PACKET_BYTES, &ring.requests[i]));
}

/* Posts receives until `max` are posted. Called only while `head` is 0, so that MPI fills the new
 * receives after the existing ones. */
static void receive_post_until(unsigned max)
{
    while (ring.posted < max)
        receive_post(ring.posted++);
}

static void receive_ring_start(const char *routine)
{
    ring.head = ring.posted = ring.received = 0;
    ring.consumed = -1;
    ring.buffers =
        report_require_memory(routine, malloc((size_t)RECEIVES_MAX * LARGE_PACKET_BYTES));
    receive_post_until(RECEIVES_FIRST);
}

static void receive_ring_stop(const char *routine)
{
    for (unsigned i = 0; i < ring.posted; i++)
        if ((int)i != ring.consumed)
            net_require(routine, backend->cancel(&ring.requests[i]));
    free(ring.buffers);
}

/* Posts the consumed receive again. MPI fills it after all others, so this must happen before the
 * next receive is consumed. */
static void receive_repost(void)
{
    if (ring.consumed < 0)
        return;
    receive_post((unsigned)ring.consumed);
    ring.consumed = -1;
}

/* Returns the next message of the ring, or NULL if it has not arrived. The message is valid until
 * receive_ring_next. If no message has arrived, this function has time to post the consumed
 * receive, and the program need not wait for that when its result arrives. */
static const void *receive_ring_look(struct backend_arrival *arrival)
{
    int done;
    ASSERT(net_is_locked());
    net_require(NULL, backend->test(&ring.requests[ring.head], &done, arrival));
    if (done)
        return receive_ring_buffer_at(ring.head);
    ring.waited = true;
    ring.received = 0;
    receive_repost();
    return NULL;
}

/* A test for a message that has already arrived does not let MPI make progress. If a message is
 * always there, for example because this PE sends messages to itself, this function ensures that
 * the operations of other PEs progress nevertheless. */
static void receive_progress_sometimes(void)
{
    _Static_assert((int)TAG_UNUSED == BACKEND_UNUSED_TAG, "no message has this tag");
    if (++ring.received < RECEIVES_MAX)
        return;
    ring.received = 0;
    net_require(NULL, backend->progress());
}

static void receive_ring_next(void)
{
    receive_repost();
    ring.consumed = (int)ring.head;
    ring.head = (ring.head + 1) % ring.posted;
    if (ring.head != 0)
        return;
    receive_repost();
    if (!ring.waited)
        receive_post_until(2 * ring.posted < RECEIVES_MAX ? 2 * ring.posted : RECEIVES_MAX);
    ring.waited = false;
}

/* ---- Results of responses ---- */

static const char *receive_store_response_words(const struct response_desc *response_desc)
{
    const struct word_response *words = (const void *)(response_desc + 1);
    size_t count = response_desc->bytes / sizeof *words;
    for (size_t i = 0; i < count; i++)
        copy_to_shared((void *)(uintptr_t)words[i].address, &words[i].value, response_desc->block);
    return (const char *)(words + count);
}

static const char *receive_store_response(const struct response_desc *response_desc)
{
    const char *data = (const char *)(response_desc + 1);
    char *dest = (char *)(uintptr_t)response_desc->address;
    if (dest == NULL)
        return receive_store_response_words(response_desc);
    size_t block = response_desc->block == 0 ? response_desc->bytes : response_desc->block;
    for (size_t done = 0; done < response_desc->bytes; done += block) {
        memcpy(dest, data + done, block);
        dest += response_desc->step;
    }
    if (response_desc->left != 0)
        __atomic_fetch_sub((uint32_t *)(uintptr_t)response_desc->left, 1, __ATOMIC_RELEASE);
    return data + wire_padded(response_desc->bytes);
}

static void receive_take_response(const struct packet_head *head, size_t arrived, int from)
{
    const char *result = (const char *)(head + 1), *end = (const char *)head + arrived;
    packet_validate_response(head, arrived, from);
    packet_trace_packet(PACKET_TRACE_RECEIVED, from, head);
    counters_add(COUNTER_ANSWERS_RECEIVED, 1);
    while (result < end)
        result = receive_store_response((const void *)result);
    endpoint_acked(&head->ack, from);
}

/* ---- Requests ---- */

/* Returns true if the packet requests a rendezvous transfer. A packet may also have no items; it
 * then only requests an acknowledgement. */
static bool receive_is_rendezvous(const struct packet_head *head)
{
    const struct item *first = (const void *)(head + 1);
    return head->bytes > sizeof *head &&
           (first->kind == ITEM_RENDEZVOUS_PUT || first->kind == ITEM_RENDEZVOUS_GET);
}

static void receive_execute_request(const struct packet_head *head, size_t arrived, int from)
{
    packet_validate_request(head, arrived, from);
    packet_trace_packet(PACKET_TRACE_RECEIVED, from, head);
    counters_add(COUNTER_PACKETS_RECEIVED, 1);
    if (head->ack.packets != 0)
        endpoint_acked(&head->ack, from);
    if (receive_is_rendezvous(head))
        rendezvous_target_begin(head, (const void *)(head + 1), from);
    else
        target_execute_packet(head, from);
}

static void receive_execute_short(const struct short_request *request, size_t arrived, int from)
{
    packet_validate_short_request(request, arrived, from);
    packet_trace_short(PACKET_TRACE_RECEIVED, from, request);
    counters_add(COUNTER_PACKETS_RECEIVED, 1);
    target_execute_short(request, from);
}

static void receive_execute(const void *message, size_t arrived, int from)
{
    const struct message_start *start = message;
    if (start->form == FORM_REQUEST)
        receive_execute_request(message, arrived, from);
    else
        receive_execute_short(message, arrived, from);
}

/* A request that arrived while this PE could not execute it. */
struct deferred_request {
    struct link link;
    int from;
    size_t arrived; /* length in bytes */
    _Alignas(8) char message[];
};

/* Deferred requests, in the order of their arrival. A request is deferred while this PE has no free
 * packet for its response, or no free record for a rendezvous transfer, and while earlier requests
 * are deferred. Responses are never deferred, because they free packets. Two PEs that flood each
 * other therefore both make progress. The send windows of the other PEs limit the number of
 * deferred requests. */
static struct link deferred;

static bool receive_can_execute(void)
{
    return target_can_respond() && rendezvous_target_has_free();
}

static void receive_defer(const void *message, size_t arrived, int from)
{
    struct deferred_request *request =
        report_require_memory(NULL, malloc(sizeof *request + arrived));
    request->from = from;
    request->arrived = arrived;
    memcpy(request->message, message, arrived);
    link_init(&request->link);
    link_append(&deferred, &request->link);
}

/* Executes the deferred request that arrived first, if there is one and it can be executed. */
static bool receive_execute_deferred(void)
{
    if (link_is_empty(&deferred) || !receive_can_execute())
        return false;
    struct deferred_request *request =
        LINK_OWNER(link_take_first(&deferred), struct deferred_request, link);
    receive_execute(request->message, request->arrived, request->from);
    free(request);
    return true;
}

static void receive_take_request(const void *message, size_t arrived, int from)
{
    if (LIKELY(link_is_empty(&deferred) && receive_can_execute()))
        receive_execute(message, arrived, from);
    else
        receive_defer(message, arrived, from);
}

static void receive_take_short_response(const struct short_response *response, size_t arrived,
                                        int from)
{
    packet_validate_short_response(response, arrived, from);
    packet_trace_short(PACKET_TRACE_RECEIVED, from, response);
    counters_add(COUNTER_ANSWERS_RECEIVED, 1);
    endpoint_complete_short(response, from);
}

/* ---- Messages ---- */

static void receive_dispatch(const void *message, size_t arrived, int from)
{
    const struct message_start *start = message;
    if (UNLIKELY(arrived < sizeof *start))
        packet_validate_fail(from, "it is shorter than the head of a message");
    switch ((enum message_form)start->form) {
    case FORM_REQUEST:
    case FORM_SHORT_REQUEST:
        receive_take_request(message, arrived, from);
        return;
    case FORM_SHORT_RESPONSE:
        receive_take_short_response(message, arrived, from);
        return;
    case FORM_RESPONSE:
        receive_take_response(message, arrived, from);
        return;
    }
    packet_validate_fail(from, "it is a message of an unknown form");
}

bool receive_message(void)
{
    struct backend_arrival arrival;
    if (UNLIKELY(!link_is_empty(&deferred)) && receive_execute_deferred())
        return true;
    const void *message = receive_ring_look(&arrival);
    if (message == NULL)
        return false;
    receive_dispatch(message, arrival.bytes, arrival.pe);
    receive_ring_next();
    receive_progress_sometimes();
    return true;
}

/* ---- Start and end ---- */

void receive_start(const char *routine)
{
    wire_seal_start();
    link_init(&deferred);
    receive_ring_start(routine);
}

void receive_stop(const char *routine)
{
    ASSERT(link_is_empty(&deferred));
    receive_ring_stop(routine);
}

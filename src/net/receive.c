#include "receive.h"

#include <stdlib.h>
#include <string.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "endpoint.h"
#include "loader/loader.h"
#include "net.h"
#include "packet_trace.h"
#include "packet_validate.h"
#include "rendezvous_target.h"
#include "target.h"
#include "wire.h"

/* Posted MPI receives, in the order in which MPI fills them. Their number is small at first, so
 * that they use few pages and stay in the caches. It grows when packets arrive faster than this PE
 * polls. */
struct ring {
    int tag;
    unsigned head;   /* index of the receive that MPI fills next */
    unsigned posted; /* number of receives, all of them posted except the one at `consumed` */
    /* Index of the receive whose packet was handled last and that is not posted again, or -1. */
    int consumed;
    bool waited;     /* true if a test found no packet since `head` was last reset to 0 */
    struct backend_request requests[RECEIVES_MAX];
    size_t capacity; /* length of a buffer in bytes; pages that no packet needs are never touched */
    char *buffers;
    void (*inspect)(const struct packet_head *head, size_t arrived, int from);
};

static struct ring packet_ring = {
    .tag = TAG_PACKET, .capacity = LARGE_PACKET_BYTES, .inspect = packet_validate_request};
static struct ring response_ring = {
    .tag = TAG_RESPONSE, .capacity = LARGE_RESPONSE_BYTES, .inspect = packet_validate_response};

static char *receive_ring_buffer_at(const struct ring *ring, unsigned i)
{
    return ring->buffers + (size_t)i * ring->capacity;
}

static void receive_post(struct ring *ring, unsigned i)
{
    net_require(NULL, backend->receive(BACKEND_ANY_PE, ring->tag, receive_ring_buffer_at(ring, i),
                                       ring->capacity, &ring->requests[i]));
}

/* Posts receives until `max` are posted. Called only while `head` is 0, so that MPI fills the new
 * receives after the existing ones. */
static void receive_post_until(struct ring *ring, unsigned max)
{
    while (ring->posted < max)
        receive_post(ring, ring->posted++);
}

static void receive_ring_start(const char *routine, struct ring *ring)
{
    ring->head = ring->posted = 0;
    ring->consumed = -1;
    ring->buffers = report_require_memory(routine, malloc((size_t)RECEIVES_MAX * ring->capacity));
    receive_post_until(ring, RECEIVES_FIRST);
}

static void receive_ring_stop(const char *routine, struct ring *ring)
{
    for (unsigned i = 0; i < ring->posted; i++)
        if ((int)i != ring->consumed)
            net_require(routine, backend->cancel(&ring->requests[i]));
    free(ring->buffers);
}

/* Posts the consumed receive again. MPI fills it after all others, so this must happen before the
 * next receive is consumed. */
static void receive_repost(struct ring *ring)
{
    if (ring->consumed < 0)
        return;
    receive_post(ring, (unsigned)ring->consumed);
    ring->consumed = -1;
}

/* Returns the next packet of the ring, or NULL if it has not arrived. The packet is valid until
 * receive_ring_next. If no packet has arrived, this function has time to post the consumed receive,
 * and the program need not wait for that when its result arrives. */
static const struct packet_head *receive_ring_look(struct ring *ring, int *from)
{
    struct backend_arrival arrival;
    int done;
    ASSERT(net_is_locked());
    net_require(NULL, backend->test(&ring->requests[ring->head], &done, &arrival));
    if (!done) {
        ring->waited = true;
        receive_repost(ring);
        return NULL;
    }
    *from = arrival.pe;
    const void *packet = receive_ring_buffer_at(ring, ring->head);
    ring->inspect(packet, arrival.bytes, *from);
    packet_trace_packet(PACKET_TRACE_RECEIVED, *from, ring->tag, packet);
    return packet;
}

static void receive_ring_next(struct ring *ring)
{
    receive_repost(ring);
    ring->consumed = (int)ring->head;
    ring->head = (ring->head + 1) % ring->posted;
    if (ring->head != 0)
        return;
    receive_repost(ring);
    if (!ring->waited)
        receive_post_until(ring, 2 * ring->posted < RECEIVES_MAX ? 2 * ring->posted : RECEIVES_MAX);
    ring->waited = false;
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

static void receive_take_response(const struct packet_head *head, int from)
{
    const char *result = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    while (result < end)
        result = receive_store_response((const void *)result);
    endpoint_acked(&head->ack, from);
}

/* Receives at most one packet, because this packet may end the wait of the polling thread. Another
 * test of MPI would take a fifth of the time that a message takes. */
bool receive_response(void)
{
    int from;
    const struct packet_head *head = receive_ring_look(&response_ring, &from);
    if (head == NULL)
        return false;
    counters_add(COUNTER_ANSWERS_RECEIVED, 1);
    receive_take_response(head, from);
    receive_ring_next(&response_ring);
    return true;
}

/* Returns true if the packet requests a rendezvous transfer. A packet may also have no items; it
 * then only requests an acknowledgement. */
static bool receive_is_rendezvous(const struct packet_head *head)
{
    const struct item *first = (const void *)(head + 1);
    return head->bytes > sizeof *head &&
           (first->kind == ITEM_RENDEZVOUS_PUT || first->kind == ITEM_RENDEZVOUS_GET);
}

static void receive_dispatch_packet(const struct packet_head *head, int from)
{
    if (head->ack.packets != 0)
        endpoint_acked(&head->ack, from);
    if (receive_is_rendezvous(head))
        rendezvous_target_begin(head, (const void *)(head + 1), from);
    else
        target_execute_packet(head, from);
}

bool receive_packet(void)
{
    const struct packet_head *head;
    int from;
    if (!target_can_respond() || !rendezvous_target_has_free() ||
        (head = receive_ring_look(&packet_ring, &from)) == NULL)
        return false;
    counters_add(COUNTER_PACKETS_RECEIVED, 1);
    receive_dispatch_packet(head, from);
    receive_ring_next(&packet_ring);
    return true;
}

void receive_start(const char *routine)
{
    wire_seal_start();
    receive_ring_start(routine, &packet_ring);
    receive_ring_start(routine, &response_ring);
}

void receive_stop(const char *routine)
{
    receive_ring_stop(routine, &packet_ring);
    receive_ring_stop(routine, &response_ring);
}

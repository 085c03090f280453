#include "receive.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/copy.h"
#include "base/counters.h"
#include "base/report.h"
#include "channel.h"
#include "inspect.h"
#include "landing.h"
#include "modules/loader.h"
#include "network.h"
#include "serve.h"
#include "serve_bulk.h"
#include "trace.h"

/* Receives that wait for packets, in the order in which MPI fills them: few, which take few pages
 * and stay in the caches, and more once packets come faster than they are looked for. */
struct ring {
    int tag;
    unsigned head;   /* the next to be filled */
    unsigned posted; /* so many of them */
    bool waited;     /* for a packet, since the first one was the next */
    struct backend_request requests[RECEIVES];
    size_t room; /* of a slot; memory that no packet was long enough for is never touched */
    char *slots;
    void (*inspect)(const struct packet_head *head, size_t arrived, int from);
};

static struct ring incoming = {
    .tag = TAG_REQUEST, .room = LARGE_PACKET_BYTES, .inspect = inspect_request};
static struct ring answered = {
    .tag = TAG_ANSWER, .room = LARGE_ANSWER_BYTES, .inspect = inspect_answer};

static char *slot_of(const struct ring *ring, unsigned i)
{
    return ring->slots + (size_t)i * ring->room;
}

static void post(struct ring *ring, unsigned i)
{
    network_require(NULL, backend->receive(BACKEND_ANY_PE, ring->tag, slot_of(ring, i), ring->room,
                                           &ring->requests[i]));
}

/* Behind those that are posted, where the first one is the next. */
static void post_until(struct ring *ring, unsigned most)
{
    while (ring->posted < most)
        post(ring, ring->posted++);
}

static void ring_start(const char *routine, struct ring *ring)
{
    ring->head = ring->posted = 0;
    ring->slots = report_require_memory(routine, malloc((size_t)RECEIVES * ring->room));
    post_until(ring, RECEIVES_FIRST);
}

static void ring_stop(const char *routine, struct ring *ring)
{
    for (unsigned i = 0; i < ring->posted; i++)
        network_require(routine, backend->cancel(&ring->requests[i]));
    free(ring->slots);
}

/* The next packet if it is here, until ring_next. */
static const struct packet_head *ring_look(struct ring *ring, int *from)
{
    struct backend_arrival arrival;
    int done;
    ASSERT(network_is_locked());
    network_require(NULL, backend->test(&ring->requests[ring->head], &done, &arrival));
    if (!done) {
        ring->waited = true;
        return NULL;
    }
    *from = arrival.pe;
    const void *packet = slot_of(ring, ring->head);
    ring->inspect(packet, arrival.bytes, *from);
    trace_packet(TRACE_RECEIVED, *from, ring->tag, packet);
    return packet;
}

static void ring_next(struct ring *ring)
{
    post(ring, ring->head);
    ring->head = (ring->head + 1) % ring->posted;
    if (ring->head != 0)
        return;
    if (!ring->waited)
        post_until(ring, 2 * ring->posted < RECEIVES ? 2 * ring->posted : RECEIVES);
    ring->waited = false;
}

/* ---- Results ---- */

static const char *land_words(const struct landing *landing)
{
    const struct landed_word *words = (const void *)(landing + 1);
    size_t count = landing->bytes / sizeof *words;
    for (size_t i = 0; i < count; i++)
        copy_to_shared((void *)(uintptr_t)words[i].address, &words[i].value, landing->block);
    return (const char *)(words + count);
}

static const char *land(const struct landing *landing)
{
    const char *data = (const char *)(landing + 1);
    char *dest = (char *)(uintptr_t)landing->address;
    if (dest == NULL)
        return land_words(landing);
    size_t block = landing->block == 0 ? landing->bytes : landing->block;
    for (size_t done = 0; done < landing->bytes; done += block) {
        memcpy(dest, data + done, block);
        dest += landing->step;
    }
    if (landing->left != 0)
        __atomic_fetch_sub((uint32_t *)(uintptr_t)landing->left, 1, __ATOMIC_RELEASE);
    return data + wire_room(landing->bytes);
}

static void take_answer(const struct packet_head *head, int from)
{
    const char *result = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    while (result < end)
        result = land((const void *)result);
    channel_answered(&head->carried_out, from);
}

/* One packet a round: who waits may have what it waits for, and to look again costs as much as a
 * fifth of a message. */
bool receive_answer(void)
{
    int from;
    const struct packet_head *head = ring_look(&answered, &from);
    if (head == NULL)
        return false;
    counters_add(COUNTER_ANSWERS_RECEIVED, 1);
    take_answer(head, from);
    ring_next(&answered);
    return true;
}

/* A packet of nothing but its head only asks for an answer. */
static bool is_bulk(const struct packet_head *head)
{
    const struct item *first = (const void *)(head + 1);
    return head->bytes > sizeof *head &&
           (first->kind == ITEM_BULK_PUT || first->kind == ITEM_BULK_GET);
}

static void serve_request(const struct packet_head *head, int from)
{
    if (head->carried_out.packets != 0)
        channel_answered(&head->carried_out, from);
    if (is_bulk(head))
        serve_bulk(head, (const void *)(head + 1), from);
    else
        serve_packet(head, from);
}

bool receive_request(void)
{
    const struct packet_head *head;
    int from;
    if (!serve_can_answer() || !serve_bulk_has_room() ||
        (head = ring_look(&incoming, &from)) == NULL)
        return false;
    counters_add(COUNTER_PACKETS_RECEIVED, 1);
    serve_request(head, from);
    ring_next(&incoming);
    return true;
}

void receive_start(const char *routine)
{
    landing_start();
    ring_start(routine, &incoming);
    ring_start(routine, &answered);
}

void receive_stop(const char *routine)
{
    ring_stop(routine, &incoming);
    ring_stop(routine, &answered);
}

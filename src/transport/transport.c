#include "transport.h"

#include <stdlib.h>
#include <string.h>

#include "base/copy.h"
#include "base/report.h"
#include "bulk.h"
#include "channel.h"
#include "memory/node.h"
#include "modules/loader.h"
#include "packet.h"
#include "progress.h"
#include "serve.h"

/* Receives that wait for packets, in the order in which MPI fills them. */
enum { RING_SLOTS = 16 };

struct ring {
    int tag;
    unsigned head; /* the next to be filled */
    struct backend_request requests[RING_SLOTS];
    size_t room; /* of a slot; memory that no packet was long enough for is never touched */
    char *slots;
};

static struct ring incoming = {.tag = TAG_REQUEST, .room = LARGE_PACKET_BYTES};
static struct ring answered = {.tag = TAG_ANSWER, .room = PACKET_BYTES};
static struct link watched_requests;

static char *slot_of(const struct ring *ring, unsigned i)
{
    return ring->slots + (size_t)i * ring->room;
}

static void post(struct ring *ring, unsigned i)
{
    network_require(NULL, backend->receive(BACKEND_ANY_PE, ring->tag, slot_of(ring, i), ring->room,
                                           &ring->requests[i]));
}

static void ring_start(const char *routine, struct ring *ring)
{
    ring->head = 0;
    ring->slots = report_require_memory(routine, malloc((size_t)RING_SLOTS * ring->room));
    for (unsigned i = 0; i < RING_SLOTS; i++)
        post(ring, i);
}

static void ring_stop(const char *routine, struct ring *ring)
{
    for (unsigned i = 0; i < RING_SLOTS; i++)
        network_require(routine, backend->cancel(&ring->requests[i]));
    free(ring->slots);
}

/* The next packet if it is here, until ring_next. */
static const struct packet_head *ring_look(struct ring *ring, int *from)
{
    struct backend_arrival arrival;
    int done;
    network_require(NULL, backend->test(&ring->requests[ring->head], &done, &arrival));
    if (!done)
        return NULL;
    *from = arrival.pe;
    return (const void *)slot_of(ring, ring->head);
}

static void ring_next(struct ring *ring)
{
    post(ring, ring->head);
    ring->head = (ring->head + 1) % RING_SLOTS;
}

/* ---- Results ---- */

static const char *land(const struct landing *landing)
{
    const char *data = (const char *)(landing + 1);
    char *dest = (char *)(uintptr_t)landing->address;
    size_t block = landing->block == 0 ? landing->bytes : landing->block;
    for (size_t done = 0; done < landing->bytes; done += block) {
        memcpy(dest, data + done, block);
        dest += landing->step;
    }
    if (landing->left != 0)
        __atomic_fetch_sub((uint32_t *)(uintptr_t)landing->left, 1, __ATOMIC_RELEASE);
    return data + wire_room(landing->bytes);
}

static void take_answer(const struct packet_head *head)
{
    const char *result = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    while (result < end)
        result = land((const void *)result);
    channel_answered((struct channel *)(uintptr_t)head->channel, head->epoch, head->bulk);
}

/* One packet a poll: who waits may have what it waits for, and to look again costs as much as a
 * fifth of a message. */
static bool poll_answers(void)
{
    int from;
    const struct packet_head *head = ring_look(&answered, &from);
    if (head == NULL)
        return false;
    take_answer(head);
    ring_next(&answered);
    return true;
}

static bool poll_requests(void)
{
    const struct packet_head *head;
    int from;
    if (!serve_can_answer() || !bulk_can_serve() || (head = ring_look(&incoming, &from)) == NULL)
        return false;
    serve_packet(head, from);
    ring_next(&incoming);
    return true;
}

/* ---- Requests of others ---- */

void transport_watch(struct watched *watched)
{
    link_append(&watched_requests, &watched->link);
}

static bool poll_watched(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = watched_requests.next; link != &watched_requests; link = next) {
        struct watched *watched = LINK_OWNER(link, struct watched, link);
        int done;
        next = link->next;
        network_require(NULL, backend->test(watched->request, &done, NULL));
        if (!done)
            continue;
        link_remove(link);
        __atomic_store_n(&watched->left, 0, __ATOMIC_RELEASE);
        moved = true;
    }
    return moved;
}

/* ---- All together ---- */

/* Each test of a request is a round of MPI's own progress, 0.2 to 0.6 us, so there are no more of
 * them than needed: packets that were sent are looked after now and then, for pools also do when
 * they are empty. */
static void reclaim_sometimes(void)
{
    enum { ROUNDS = 32 };
    static unsigned round;
    if (++round % ROUNDS != 0)
        return;
    channel_reclaim();
    serve_reclaim();
}

static bool poll_all(void)
{
    if (channel_expects_answers() && poll_answers())
        return true;
    bool moved = poll_requests();
    moved |= bulk_poll();
    moved |= poll_watched();
    reclaim_sometimes();
    return moved;
}

bool transport_poll(void)
{
    bool moved = poll_all();
    if (moved)
        doorbell_wake(&node_own_control()->doorbell);
    return moved;
}

size_t transport_item_room(size_t item_bytes)
{
    return PACKET_BYTES - sizeof(struct packet_head) - item_bytes;
}

size_t transport_large_room(size_t item_bytes)
{
    return LARGE_PACKET_BYTES - sizeof(struct packet_head) - item_bytes;
}

size_t transport_result_room(void)
{
    return PACKET_BYTES - sizeof(struct packet_head) - sizeof(struct landing);
}

size_t transport_result_bytes(size_t bytes)
{
    return sizeof(struct landing) + wire_room(bytes);
}

void transport_start(const char *routine)
{
    link_make(&watched_requests);
    channel_start();
    serve_start();
    bulk_start();
    ring_start(routine, &incoming);
    ring_start(routine, &answered);
}

/* The last answers and data may still be on their way out. */
static bool is_sending(void)
{
    channel_reclaim();
    serve_reclaim();
    bulk_poll();
    return channel_is_sending() || serve_is_sending() || bulk_is_active();
}

void transport_stop(const char *routine)
{
    while (is_sending())
        network_require(routine, backend->progress());
    ring_stop(routine, &incoming);
    ring_stop(routine, &answered);
    channel_stop();
    serve_stop();
}

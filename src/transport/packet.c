#include "packet.h"

#include <stdlib.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "modules/loader.h"
#include "network.h"
#include "trace.h"

void packet_pool_make(struct packet_pool *pool, unsigned most, size_t room)
{
    link_init(&pool->unused);
    link_init(&pool->sending);
    pool->made = 0;
    pool->most = most;
    pool->room = room;
}

void packet_pool_free(struct packet_pool *pool)
{
    struct link *next;
    ASSERT(link_is_empty(&pool->sending));
    for (struct link *link = pool->unused.next; link != &pool->unused; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct packet, link));
    }
    pool->made = 0;
}

static struct packet *new_packet(struct packet_pool *pool)
{
    struct packet *packet = malloc(offsetof(struct packet, head) + pool->room);
    if (packet == NULL)
        report_fatal(NULL, "out of memory for a message of %zu bytes", pool->room);
    packet->pool = pool;
    link_init(&packet->link);
    pool->made++;
    return packet;
}

/* Long ones take so many pages that one which is used again is worth a look. */
static bool makes_another(struct packet_pool *pool)
{
    if (pool->made == pool->most || !link_is_empty(&pool->unused))
        return false;
    if (pool->room > PACKET_BYTES)
        packet_reclaim(pool, false);
    return link_is_empty(&pool->unused);
}

static bool has_unused(struct packet_pool *pool)
{
    if (link_is_empty(&pool->unused))
        packet_reclaim(pool, true);
    return !link_is_empty(&pool->unused);
}

bool packet_is_free(struct packet_pool *pool)
{
    return pool->made < pool->most || has_unused(pool);
}

struct packet *packet_take(struct packet_pool *pool)
{
    struct packet *packet;
    ASSERT(network_is_locked());
    if (makes_another(pool))
        packet = new_packet(pool);
    else if (has_unused(pool))
        packet = LINK_OWNER(link_take_first(&pool->unused), struct packet, link);
    else
        packet = NULL;
    if (packet == NULL)
        return NULL;
    packet->head = (struct packet_head){.bytes = sizeof(struct packet_head)};
    packet->answer_bytes = sizeof(struct packet_head);
    packet->bulk = NULL;
    packet->last = NULL;
    return packet;
}

void packet_give(struct packet *packet)
{
    ASSERT(network_is_locked() && link_is_empty(&packet->link));
    link_append(&packet->pool->unused, &packet->link);
}

static void count_packet(int tag, size_t bytes)
{
    bool is_request = tag == TAG_REQUEST;
    counters_add(is_request ? COUNTER_PACKETS_SENT : COUNTER_ANSWERS_SENT, 1);
    counters_add(is_request ? COUNTER_PACKET_BYTES : COUNTER_ANSWER_BYTES, bytes);
}

void packet_send(struct packet *packet, int pe, int tag)
{
    ASSERT(network_is_locked());
    ASSERT(link_is_empty(&packet->link) && packet->head.bytes <= packet->pool->room);
    link_append(&packet->pool->sending, &packet->link);
    count_packet(tag, packet->head.bytes);
    trace_packet(TRACE_SENT, pe, tag, &packet->head);
    network_require(NULL,
                    backend->send(pe, tag, &packet->head, packet->head.bytes, &packet->sending));
}

void packet_reclaim(struct packet_pool *pool, bool all)
{
    struct link *next;
    ASSERT(network_is_locked());
    for (struct link *link = pool->sending.next; link != &pool->sending; link = next) {
        struct packet *packet = LINK_OWNER(link, struct packet, link);
        int done;
        next = link->next;
        network_require(NULL, backend->test(&packet->sending, &done, NULL));
        if (done) {
            link_remove(link);
            link_append(&pool->unused, link);
        } else if (!all) {
            return;
        }
    }
}

#include "packet.h"

#include <stdlib.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "modules/loader.h"
#include "network.h"
#include "trace.h"

void packet_pool_init(struct packet_pool *pool, unsigned max, size_t capacity)
{
    link_init(&pool->free_list);
    link_init(&pool->sending);
    pool->allocated = 0;
    pool->max = max;
    pool->capacity = capacity;
}

void packet_pool_free(struct packet_pool *pool)
{
    struct link *next;
    ASSERT(link_is_empty(&pool->sending));
    for (struct link *link = pool->free_list.next; link != &pool->free_list; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct packet, link));
    }
    pool->allocated = 0;
}

static struct packet *allocate_packet(struct packet_pool *pool)
{
    struct packet *packet = malloc(offsetof(struct packet, head) + pool->capacity);
    if (packet == NULL)
        report_fatal(NULL, "out of memory for a message of %zu bytes", pool->capacity);
    packet->pool = pool;
    link_init(&packet->link);
    pool->allocated++;
    return packet;
}

/* Long ones take so many pages that one which is used again is worth a look. */
static bool should_allocate(struct packet_pool *pool)
{
    if (pool->allocated == pool->max || !link_is_empty(&pool->free_list))
        return false;
    if (pool->capacity > PACKET_BYTES)
        packet_reclaim(pool, false);
    return link_is_empty(&pool->free_list);
}

static bool has_free(struct packet_pool *pool)
{
    if (link_is_empty(&pool->free_list))
        packet_reclaim(pool, true);
    return !link_is_empty(&pool->free_list);
}

bool packet_pool_has_free(struct packet_pool *pool)
{
    return pool->allocated < pool->max || has_free(pool);
}

struct packet *packet_take(struct packet_pool *pool)
{
    struct packet *packet;
    ASSERT(net_is_locked());
    if (should_allocate(pool))
        packet = allocate_packet(pool);
    else if (has_free(pool))
        packet = LINK_OWNER(link_take_first(&pool->free_list), struct packet, link);
    else
        packet = NULL;
    if (packet == NULL)
        return NULL;
    packet->head = (struct packet_head){.bytes = sizeof(struct packet_head)};
    packet->response_bytes = sizeof(struct packet_head);
    packet->rendezvous = NULL;
    packet->last = NULL;
    return packet;
}

void packet_return(struct packet *packet)
{
    ASSERT(net_is_locked() && link_is_empty(&packet->link));
    link_append(&packet->pool->free_list, &packet->link);
}

static void count_packet(int tag, size_t bytes)
{
    bool is_request = tag == TAG_PACKET;
    counters_add(is_request ? COUNTER_PACKETS_SENT : COUNTER_ANSWERS_SENT, 1);
    counters_add(is_request ? COUNTER_PACKET_BYTES : COUNTER_ANSWER_BYTES, bytes);
}

void packet_send(struct packet *packet, int pe, int tag)
{
    ASSERT(net_is_locked());
    ASSERT(link_is_empty(&packet->link) && packet->head.bytes <= packet->pool->capacity);
    link_append(&packet->pool->sending, &packet->link);
    count_packet(tag, packet->head.bytes);
    packet_trace_packet(PACKET_TRACE_SENT, pe, tag, &packet->head);
    net_require(NULL, backend->send(pe, tag, &packet->head, packet->head.bytes, &packet->sending));
}

void packet_reclaim(struct packet_pool *pool, bool all)
{
    struct link *next;
    ASSERT(net_is_locked());
    for (struct link *link = pool->sending.next; link != &pool->sending; link = next) {
        struct packet *packet = LINK_OWNER(link, struct packet, link);
        int done;
        next = link->next;
        net_require(NULL, backend->test(&packet->sending, &done, NULL));
        if (done) {
            link_remove(link);
            link_append(&pool->free_list, link);
        } else if (!all) {
            return;
        }
    }
}

#include "packet.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/check.h"
#include "base/counters.h"
#include "base/report.h"
#include "loader/loader.h"
#include "net.h"
#include "packet_trace.h"

/* ---- Packets ---- */

void packet_pool_init(struct packet_pool *pool, unsigned max, size_t capacity)
{
    pool_init(&pool->free);
    link_init(&pool->sending);
    pool->allocated = 0;
    pool->max = max;
    pool->capacity = capacity;
}

void packet_pool_free(struct packet_pool *pool)
{
    ASSERT(link_is_empty(&pool->sending));
    pool_free_all(&pool->free);
    pool->allocated = 0;
}

static struct packet *packet_allocate_packet(struct packet_pool *pool)
{
    struct packet *packet = malloc(offsetof(struct packet, head) + pool->capacity);
    if (packet == NULL)
        report_fatal(NULL, "out of memory for a message of %zu bytes", pool->capacity);
    packet->pool = pool;
    link_init(&packet->link);
    pool->allocated++;
    return packet;
}

/* Returns true if the caller should allocate a new packet instead of using an existing one. The
 * first access to the pages of a large packet is slow. For large packets, this function therefore
 * first tests whether MPI has finished sending one that can be reused. */
static bool packet_should_allocate(struct packet_pool *pool)
{
    if (pool->allocated == pool->max || !pool_is_empty(&pool->free))
        return false;
    if (pool->capacity > PACKET_BYTES)
        packet_reclaim(pool, false);
    return pool_is_empty(&pool->free);
}

static bool packet_has_free(struct packet_pool *pool)
{
    if (pool_is_empty(&pool->free))
        packet_reclaim(pool, true);
    return !pool_is_empty(&pool->free);
}

bool packet_pool_has_free(struct packet_pool *pool)
{
    return pool->allocated < pool->max || packet_has_free(pool);
}

struct packet *packet_take(struct packet_pool *pool)
{
    struct packet *packet;
    ASSERT(net_is_locked());
    if (packet_should_allocate(pool))
        packet = packet_allocate_packet(pool);
    else if (packet_has_free(pool))
        packet = pool_take(&pool->free);
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
    pool_return_first(&packet->pool->free, packet);
}

static void packet_count_packet(bool is_request, size_t bytes)
{
    counters_add(is_request ? COUNTER_PACKETS_SENT : COUNTER_ANSWERS_SENT, 1);
    counters_add(is_request ? COUNTER_PACKET_BYTES : COUNTER_ANSWER_BYTES, bytes);
}

static bool packet_is_sent(struct packet *packet)
{
    int done;
    net_require(NULL, backend->test(&packet->sending, &done, NULL));
    return done;
}

static struct packet_pool short_pool;

void packet_short_start(void)
{
    packet_pool_init(&short_pool, UINT_MAX, sizeof(struct short_request));
}

void packet_short_stop(void)
{
    packet_pool_free(&short_pool);
}

void packet_short_reclaim(void)
{
    packet_reclaim(&short_pool, true);
}

bool packet_short_is_sending(void)
{
    return !link_is_empty(&short_pool.sending);
}

/* Sends `bytes` bytes from the head of the packet on. */
static void packet_send_bytes(struct packet *packet, size_t bytes, int pe)
{
    struct packet_pool *pool = packet->pool;
    ASSERT(net_is_locked());
    ASSERT(link_is_empty(&packet->link) && bytes <= pool->capacity);
    net_require(NULL, backend->send(pe, TAG_PACKET, &packet->head, bytes, &packet->sending));
    if (packet_is_sent(packet))
        pool_return_first(&pool->free, packet);
    else
        link_append(&pool->sending, &packet->link);
}

/* MPI has usually sent a short packet when the send returns. The packet can then be reused at once,
 * while it is in the cache, and later polls need not test it. */
void packet_send(struct packet *packet, int pe)
{
    packet_count_packet(packet->head.form == FORM_REQUEST, packet->head.bytes);
    packet_trace_packet(PACKET_TRACE_SENT, pe, &packet->head);
    packet_send_bytes(packet, packet->head.bytes, pe);
}

void packet_send_short(const void *message, size_t bytes, int pe)
{
    const struct message_start *start = message;
    struct packet *packet = pool_take(&short_pool.free);
    if (UNLIKELY(packet == NULL))
        packet = packet_allocate_packet(&short_pool);
    packet_count_packet(start->form == FORM_SHORT_REQUEST, bytes);
    packet_trace_short(PACKET_TRACE_SENT, pe, message);
    memcpy(&packet->head, message, bytes);
    packet_send_bytes(packet, bytes, pe);
}

void packet_reclaim(struct packet_pool *pool, bool all)
{
    struct link *next;
    ASSERT(net_is_locked());
    for (struct link *link = pool->sending.next; link != &pool->sending; link = next) {
        struct packet *packet = LINK_OWNER(link, struct packet, link);
        next = link->next;
        if (packet_is_sent(packet)) {
            link_remove(link);
            pool_return_first(&pool->free, packet);
        } else if (!all) {
            return;
        }
    }
}

/* ---- Delayed acknowledgements ---- */

/* Delayed acknowledgements of this PE, oldest first. */
static struct {
    int pe;
    struct ack ack;
} kept[DELAYED_ACKS_MAX];
static int count;

static void packet_forget_kept(int i)
{
    ASSERT(net_is_locked() && i < count);
    count--;
    memmove(&kept[i], &kept[i + 1], (size_t)(count - i) * sizeof *kept);
}

static bool packet_is_kept_for(int i, int pe, const struct ack *ack)
{
    return kept[i].pe == pe && kept[i].ack.endpoint == ack->endpoint &&
           kept[i].ack.epoch == ack->epoch;
}

static int packet_find_kept(int pe, const struct ack *ack)
{
    int i = 0;
    while (i < count && !packet_is_kept_for(i, pe, ack))
        i++;
    return i;
}

void ack_merge_kept(int pe, struct ack *ack)
{
    int i = packet_find_kept(pe, ack);
    if (i == count)
        return;
    ack->packets += kept[i].ack.packets;
    packet_forget_kept(i);
}

bool ack_keep(int pe, const struct ack *ack)
{
    int i = packet_find_kept(pe, ack);
    if (i == DELAYED_ACKS_MAX)
        return false;
    if (i == count) {
        kept[i].pe = pe;
        kept[i].ack = *ack;
        count++;
        return true;
    }
    if (kept[i].ack.packets + ack->packets >= DELAYED_ACK_PACKETS_MAX)
        return false;
    kept[i].ack.packets += ack->packets;
    return true;
}

struct ack ack_take(int pe)
{
    int i = 0;
    while (i < count && kept[i].pe != pe)
        i++;
    if (i == count)
        return (struct ack){0};
    struct ack ack = kept[i].ack;
    packet_forget_kept(i);
    return ack;
}

bool ack_take_any(int *pe, struct ack *ack)
{
    if (count == 0)
        return false;
    *pe = kept[0].pe;
    *ack = kept[0].ack;
    packet_forget_kept(0);
    return true;
}

/* ---- Consistency checks with SHMEM_DEBUG ---- */

static bool packet_kept_is_valid(int i, const char **fault)
{
    const struct ack *ack = &kept[i].ack;
    return check_record(ack->packets >= 1 && ack->packets < DELAYED_ACK_PACKETS_MAX,
                        "an acknowledgement is for no packet, or for too many", fault) &&
           check_record(ack->epoch <= 1, "an acknowledgement has no valid epoch", fault) &&
           check_record(packet_find_kept(kept[i].pe, ack) == i,
                        "two acknowledgements have the same endpoint and epoch", fault);
}

bool ack_is_valid(const char **fault)
{
    *fault = NULL;
    if (!check_record(count >= 0 && count <= DELAYED_ACKS_MAX, "there are too many", fault))
        return false;
    for (int i = 0; i < count; i++)
        if (!packet_kept_is_valid(i, fault))
            return false;
    return true;
}

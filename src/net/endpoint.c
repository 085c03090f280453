#include "endpoint.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/assert.h"
#include "base/check.h"
#include "base/counters.h"
#include "base/handle.h"
#include "base/report.h"
#include "net.h"
#include "packet.h"
#include "packet_validate.h"

unsigned endpoint_appended;
/* Number of operations in endpoint_appended that were already added to the statistics counter
 * COUNTER_REQUESTS. */
static unsigned operations_counted;
bool endpoint_burst;
unsigned endpoint_open_packets;

static struct packet_pool packet_pool, large_packet_pool;
static struct link all_net_contexts; /* list of the network states of all contexts */
/* True after endpoint_detect_pause has found that the program paused. Reset when
 * endpoint_flush_after_pause sends the first packet after the pause. */
static bool paused;

void endpoint_start(void)
{
    rendezvous_start();
    packet_pool_init(&packet_pool, PACKETS_MAX, PACKET_BYTES);
    packet_pool_init(&large_packet_pool, LARGE_PACKETS_MAX, LARGE_PACKET_BYTES);
    packet_short_start();
    link_init(&all_net_contexts);
}

void endpoint_stop(void)
{
    packet_pool_free(&packet_pool);
    packet_pool_free(&large_packet_pool);
    packet_short_stop();
}

void endpoint_reclaim(void)
{
    packet_reclaim(&packet_pool, false);
    packet_reclaim(&large_packet_pool, false);
    packet_short_reclaim();
}

bool endpoint_is_sending(void)
{
    return !link_is_empty(&packet_pool.sending) || !link_is_empty(&large_packet_pool.sending) ||
           packet_short_is_sending() || rendezvous_is_active();
}

/* ---- Endpoints of a context ---- */

static struct net_context *endpoint_require_net_context(const char *routine,
                                                        struct context *context)
{
    if (LIKELY(context->net_context != NULL))
        return context->net_context;
    struct net_context *net_context =
        report_require_memory(routine, calloc(1, sizeof *net_context));
    for (int i = 0; i < ENDPOINT_LISTS; i++)
        link_init(&net_context->table[i]);
    link_init(&net_context->idle);
    link_init(&net_context->open);
    link_init(&net_context->ack_deferred);
    link_init(&net_context->unflushed_windows);
    net_context->context = context->handle;
    link_append(&all_net_contexts, &net_context->in_all);
    /* Other threads read this pointer without net_lock, so the store is atomic. */
    __atomic_store_n(&context->net_context, net_context, __ATOMIC_RELEASE);
    return net_context;
}

static void endpoint_free_endpoints(struct link *list)
{
    struct link *next;
    for (struct link *link = list->next; link != list; link = next) {
        struct endpoint *endpoint = LINK_OWNER(link, struct endpoint, in_table);
        next = link->next;
        handle_destroy(endpoint->handle);
        free(endpoint);
    }
}

void net_context_free(struct net_context *net_context)
{
    if (net_context == NULL)
        return;
    ASSERT(net_context->outstanding[0] + net_context->outstanding[1] == 0);
    ASSERT(net_context->local_outstanding[0] + net_context->local_outstanding[1] == 0);
    ASSERT(link_is_empty(&net_context->open) && link_is_empty(&net_context->ack_deferred) &&
           link_is_empty(&net_context->unflushed_windows));
    for (int i = 0; i < ENDPOINT_LISTS; i++)
        endpoint_free_endpoints(&net_context->table[i]);
    link_remove(&net_context->in_all);
    free(net_context);
}

/* Adds the endpoint to the list of idle endpoints if it is idle, and otherwise removes it from that
 * list. Called after the counters of the endpoint have changed. */
static void endpoint_update_idle(struct endpoint *endpoint)
{
    link_remove(&endpoint->in_idle);
    if (endpoint_is_idle(endpoint))
        link_append(&endpoint->net_context->idle, &endpoint->in_idle);
}

struct endpoint *endpoint_search(struct net_context *net_context, int pe)
{
    struct link *list = &net_context->table[(unsigned)pe % ENDPOINT_LISTS];
    for (struct link *link = list->next; link != list; link = link->next) {
        struct endpoint *endpoint = LINK_OWNER(link, struct endpoint, in_table);
        if (endpoint->pe == pe)
            return net_context->cached[(unsigned)pe % ENDPOINT_LISTS] = endpoint;
    }
    return NULL;
}

/* Returns an endpoint that can be used for a new target PE. If the context already has
 * ENDPOINTS_MAX endpoints and one of them is idle, returns the one that has been idle longest.
 * Otherwise returns a new one. */
static struct endpoint *endpoint_recycle_endpoint(const char *routine,
                                                  struct net_context *net_context)
{
    struct link *oldest;
    if (net_context->n_endpoints >= ENDPOINTS_MAX &&
        (oldest = link_take_first(&net_context->idle)) != NULL) {
        struct endpoint *endpoint = LINK_OWNER(oldest, struct endpoint, in_idle);
        ASSERT(endpoint->unacked == 0 && link_is_empty(&endpoint->send_queue));
        link_remove(&endpoint->in_table);
        return endpoint;
    }
    struct endpoint *endpoint = report_require_memory(routine, calloc(1, sizeof *endpoint));
    endpoint->handle = handle_create(HANDLE_ENDPOINT, endpoint);
    report_require_memory(routine, (void *)endpoint->handle);
    net_context->n_endpoints++;
    link_init(&endpoint->send_queue);
    link_init(&endpoint->in_table);
    link_init(&endpoint->in_idle);
    link_init(&endpoint->in_open);
    link_init(&endpoint->in_ack_deferred);
    link_init(&endpoint->in_unflushed);
    endpoint->net_context = net_context;
    return endpoint;
}

struct endpoint *endpoint_get(const char *routine, struct context *context, int pe)
{
    ASSERT(net_is_locked());
    ASSERT((unsigned)pe < (unsigned)job.n_pes);
    struct net_context *net_context = endpoint_require_net_context(routine, context);
    struct endpoint *endpoint = endpoint_find(net_context, pe);
    if (LIKELY(endpoint != NULL))
        return endpoint;
    endpoint = endpoint_recycle_endpoint(routine, net_context);
    endpoint->pe = pe;
    link_append(&net_context->table[(unsigned)pe % ENDPOINT_LISTS], &endpoint->in_table);
    link_append(&net_context->idle, &endpoint->in_idle);
    return endpoint;
}

void endpoint_mark_windows(struct endpoint *endpoint, unsigned bits)
{
    if (endpoint->unflushed_windows == 0) {
        link_append(&endpoint->net_context->unflushed_windows, &endpoint->in_unflushed);
        link_remove(&endpoint->in_idle);
    }
    endpoint->unflushed_windows |= bits;
}

void endpoint_clear_windows(struct endpoint *endpoint)
{
    endpoint->unflushed_windows = 0;
    link_remove(&endpoint->in_unflushed);
    endpoint_update_idle(endpoint);
}

/* ---- Packets of an endpoint ---- */

/* Sends queued packets while the send window permits. The data of a rendezvous transfer are sent
 * directly after the packet that requests it. Thus MPI receives the data of several transfers in
 * the same order in which the target PE receives the requests. */
static void endpoint_send_within_window(struct endpoint *endpoint)
{
    struct link *link;
    while (endpoint->unacked < SEND_WINDOW_PACKETS &&
           (link = link_take_first(&endpoint->send_queue)) != NULL) {
        struct packet *packet = LINK_OWNER(link, struct packet, link);
        struct rendezvous_transfer *rendezvous = packet->rendezvous;
        endpoint->unacked++;
        packet->head.ack = ack_take(endpoint->pe);
        packet_send(packet, endpoint->pe);
        if (rendezvous != NULL)
            rendezvous_begin(rendezvous);
    }
}

/* Records whether the last packet of the endpoint requests an acknowledgement. If the packet does
 * not, a later quiet must request one. */
static void endpoint_note_ack_request(struct endpoint *endpoint, bool requests_ack)
{
    link_remove(&endpoint->in_ack_deferred);
    if (!requests_ack)
        link_append(&endpoint->net_context->ack_deferred, &endpoint->in_ack_deferred);
}

static bool endpoint_is_rendezvous_put(const struct packet *packet)
{
    return packet->rendezvous != NULL && !packet->rendezvous->is_get;
}

/* Updates the statistics counter COUNTER_REQUESTS. To save time, this function is called for each
 * packet and not for each operation. */
static void endpoint_count_operations(void)
{
    counters_add(COUNTER_REQUESTS, endpoint_appended - operations_counted);
    operations_counted = endpoint_appended;
}

static void endpoint_close_packet(struct endpoint *endpoint, struct packet *packet,
                                  bool requests_ack)
{
    struct net_context *net_context = endpoint->net_context;
    struct packet_head *head = &packet->head;
    ASSERT(head->bytes <= packet->pool->capacity);
    if (requests_ack || packet->response_bytes > sizeof *head)
        head->response_bytes = (uint32_t)packet->response_bytes;
    head->expected_ack = (struct ack){.endpoint = endpoint->handle,
                                      .packets = 1,
                                      .epoch = (uint16_t)net_context->epoch,
                                      .rendezvous = endpoint_is_rendezvous_put(packet)};
    endpoint->outstanding[net_context->epoch]++;
    net_context->outstanding[net_context->epoch]++;
    net_context->rendezvous_puts += head->expected_ack.rendezvous;
    link_append(&endpoint->send_queue, &packet->link);
    endpoint_note_ack_request(endpoint, requests_ack);
    endpoint_update_idle(endpoint);
    endpoint_send_within_window(endpoint);
    endpoint_count_operations();
    if (!link_is_empty(&endpoint->send_queue))
        counters_add(COUNTER_PACKETS_HELD, 1);
}

static void endpoint_count_open(unsigned by)
{
    __atomic_store_n(&endpoint_open_packets, endpoint_open_packets + by, __ATOMIC_RELAXED);
}

/* ---- Short requests ---- */

void endpoint_send_short(struct endpoint *endpoint, struct short_request *request, size_t bytes,
                         struct short_result *result)
{
    struct net_context *net_context = endpoint->net_context;
    ASSERT(net_is_locked() && !endpoint->awaits_short && endpoint->unacked == 0);
    request->form = FORM_SHORT_REQUEST;
    request->endpoint = endpoint->handle;
    endpoint->awaits_short = true;
    endpoint->short_epoch = net_context->epoch;
    endpoint->short_result = result;
    endpoint->unacked++;
    endpoint->outstanding[net_context->epoch]++;
    net_context->outstanding[net_context->epoch]++;
    link_remove(&endpoint->in_idle);
    endpoint_count_operations();
    packet_send_short(request, bytes, endpoint->pe);
}

static void endpoint_add_to_open(struct endpoint *endpoint)
{
    link_append(&endpoint->net_context->open, &endpoint->in_open);
    endpoint_count_open(1);
    link_remove(&endpoint->in_idle);
}

static void endpoint_remove_from_open(struct endpoint *endpoint)
{
    link_remove(&endpoint->in_open);
    endpoint_count_open(-1u);
}

bool endpoint_delay(struct endpoint *endpoint, const struct short_request *request)
{
    ASSERT(net_is_locked() && endpoint_is_idle(endpoint));
    if (paused)
        return false;
    endpoint->delayed = *request;
    endpoint->has_delayed = true;
    endpoint_add_to_open(endpoint);
    endpoint_count_appended();
    return true;
}

/* Appends the delayed operation to a new packet, as the first item. */
static void endpoint_append_delayed(struct endpoint *endpoint, struct packet *packet)
{
    struct item_word *item = packet_reserve(packet, sizeof *item);
    ASSERT(item != NULL);
    *item = (struct item_word){short_request_item(&endpoint->delayed), endpoint->delayed.value};
    endpoint->has_delayed = false;
    endpoint_remove_from_open(endpoint);
}

/* Closes the open packet of the endpoint, if there is one: the packet receives no more items and is
 * queued for sending. If there is a delayed operation instead, sends it. */
static void endpoint_close_open_packet(struct endpoint *endpoint, bool requests_ack)
{
    struct packet *packet = endpoint->open;
    if (packet == NULL && !endpoint->has_delayed)
        return;
    endpoint->open = NULL;
    endpoint_remove_from_open(endpoint);
    if (packet != NULL) {
        endpoint_close_packet(endpoint, packet, requests_ack);
        return;
    }
    endpoint->has_delayed = false;
    endpoint_send_short(endpoint, &endpoint->delayed, SHORT_WORD_BYTES, NULL);
}

static void endpoint_close_all_open(struct net_context *net_context, bool requests_ack)
{
    struct link *link;
    while ((link = net_context->open.next) != &net_context->open)
        endpoint_close_open_packet(LINK_OWNER(link, struct endpoint, in_open), requests_ack);
}

void endpoint_flush_others(const struct net_context *except)
{
    ASSERT(net_is_locked());
    for (struct link *link = all_net_contexts.next; link != &all_net_contexts; link = link->next)
        if (link != &except->in_all)
            endpoint_close_all_open(LINK_OWNER(link, struct net_context, in_all), false);
}

void endpoint_flush_all(void)
{
    ASSERT(net_is_locked());
    for (struct link *link = all_net_contexts.next; link != &all_net_contexts; link = link->next)
        endpoint_close_all_open(LINK_OWNER(link, struct net_context, in_all), false);
}

static bool endpoint_is_unfinished(const struct net_context *net_context)
{
    return net_context->outstanding[0] + net_context->outstanding[1] != 0 ||
           !link_is_empty(&net_context->open) || !link_is_empty(&net_context->unflushed_windows);
}

shmem_ctx_t endpoint_find_unfinished(const struct net_context *except)
{
    ASSERT(net_is_locked());
    for (struct link *link = all_net_contexts.next; link != &all_net_contexts; link = link->next) {
        const struct net_context *net_context = LINK_OWNER(link, struct net_context, in_all);
        /* Contexts that the library uses internally have the handle SHMEM_CTX_INVALID. */
        bool is_own = net_context->context == SHMEM_CTX_INVALID;
        if (net_context != except && !is_own && endpoint_is_unfinished(net_context))
            return net_context->context;
    }
    return SHMEM_CTX_INVALID;
}

void endpoint_flush_to_pe(struct context *context, int pe, bool requests_ack)
{
    ASSERT(net_is_locked());
    struct endpoint *endpoint =
        context->net_context == NULL ? NULL : endpoint_find(context->net_context, pe);
    if (endpoint != NULL)
        endpoint_close_open_packet(endpoint, requests_ack);
}

bool endpoint_detect_pause(void)
{
    ASSERT(net_is_locked());
    bool many = endpoint_appended >= MANY_OPERATIONS;
    paused = endpoint_appended < FEW_OPERATIONS;
    endpoint_count_operations();
    endpoint_appended = operations_counted = 0;
    return many;
}

void endpoint_flush_after_pause(struct context *context, int pe)
{
    if (!paused)
        return;
    paused = false;
    endpoint_flush(context, pe);
}

static struct endpoint *endpoint_of_ack(const struct ack *ack)
{
    return handle_look_up(HANDLE_ENDPOINT, ack->endpoint);
}

/* Returns a description of what is wrong with an acknowledgement, or NULL if it is valid. This
 * check is not an assertion, because release builds must also abort the job. */
static const char *endpoint_ack_fault(const struct endpoint *endpoint, const struct ack *ack,
                                      int from)
{
    unsigned packets = ack->packets;
    if (endpoint == NULL || endpoint->pe != from)
        return "its acknowledgement is for an endpoint that does not exist, or that sends to "
               "another PE";
    if (ack->epoch > 1)
        return "its acknowledgement has an invalid epoch";
    if (packets + endpoint->awaits_short > endpoint->unacked ||
        packets > endpoint->outstanding[ack->epoch] ||
        ack->rendezvous > endpoint->net_context->rendezvous_puts)
        return "its acknowledgement is for packets that were not sent";
    return NULL;
}

static void endpoint_apply_ack(struct endpoint *endpoint, const struct ack *ack)
{
    struct net_context *net_context = endpoint->net_context;
    unsigned epoch = ack->epoch, packets = ack->packets;
    ASSERT(net_is_locked());
    ASSERT(epoch <= 1 && endpoint->outstanding[epoch] >= packets &&
           net_context->outstanding[epoch] >= packets);
    ASSERT(endpoint->unacked >= packets);
    ASSERT(net_context->rendezvous_puts >= ack->rendezvous);
    endpoint->unacked -= packets;
    endpoint->outstanding[epoch] -= packets;
    net_context->outstanding[epoch] -= packets;
    net_context->rendezvous_puts -= ack->rendezvous;
    if (endpoint->outstanding[0] + endpoint->outstanding[1] == 0)
        endpoint_note_ack_request(endpoint, true);
    endpoint_update_idle(endpoint);
    endpoint_send_within_window(endpoint);
}

void endpoint_acked(const struct ack *ack, int from)
{
    struct endpoint *endpoint = endpoint_of_ack(ack);
    const char *fault = endpoint_ack_fault(endpoint, ack, from);
    if (UNLIKELY(fault != NULL))
        packet_validate_fail(from, fault);
    endpoint_apply_ack(endpoint, ack);
}

void endpoint_complete_short(const struct short_response *response, int from)
{
    struct endpoint *endpoint = handle_look_up(HANDLE_ENDPOINT, response->endpoint);
    if (UNLIKELY(endpoint == NULL || endpoint->pe != from || !endpoint->awaits_short))
        packet_validate_fail(from, "it is the response to a short request that was not sent");
    struct short_result *result = endpoint->short_result;
    endpoint->awaits_short = false;
    endpoint_apply_ack(endpoint,
                       &(struct ack){.packets = 1, .epoch = (uint16_t)endpoint->short_epoch});
    if (result == NULL)
        return;
    result->value = response->value;
    __atomic_store_n(&result->left, 0, __ATOMIC_RELEASE);
}

/* Changes the number of put sources that MPI may still read. `by` is 1 when a rendezvous put
 * starts, and -1 when MPI has sent its data. */
static void endpoint_count_local_outstanding(const struct ack *ack, unsigned by)
{
    struct endpoint *endpoint = endpoint_of_ack(ack);
    endpoint->local_outstanding[ack->epoch] += by;
    endpoint->net_context->local_outstanding[ack->epoch] += by;
}

static void endpoint_complete_source(const struct ack *ack)
{
    endpoint_count_local_outstanding(ack, -1u);
    endpoint_update_idle(endpoint_of_ack(ack));
}

/* Completes a transfer whose data MPI has sent or received. A get is then complete. The source of a
 * put may be reused, but the put is complete only when the target PE acknowledges it. */
static void endpoint_complete_transfer(struct rendezvous_transfer *transfer)
{
    if (transfer->memory.left != NULL)
        __atomic_fetch_sub(transfer->memory.left, 1, __ATOMIC_RELEASE);
    if (transfer->is_get)
        endpoint_apply_ack(endpoint_of_ack(&transfer->ack), &transfer->ack);
    else
        endpoint_complete_source(&transfer->ack);
    rendezvous_return(transfer);
}

bool endpoint_progress_rendezvous(void)
{
    struct link done, *link;
    rendezvous_take_done(&done);
    bool moved = !link_is_empty(&done);
    while ((link = link_take_first(&done)) != NULL)
        endpoint_complete_transfer(LINK_OWNER(link, struct rendezvous_transfer, link));
    return moved;
}

static void endpoint_explain_packet(const void *what, char *text, size_t capacity)
{
    const struct packet_pool *pool = what;
    snprintf(text, capacity, "a free packet buffer: all %u packet buffers are in use",
             pool->allocated);
}

/* Takes a packet from the pool. If none is free, sends all open packets and waits: if all packets
 * of the pool remained open, none would become free. */
static struct packet *endpoint_take_packet(const char *routine, struct packet_pool *pool)
{
    struct packet *packet = packet_take(pool);
    if (LIKELY(packet != NULL))
        return packet;
    counters_add(COUNTER_PACKET_WAITS, 1);
    struct waiting waiting = net_wait_begin_in_handler(routine, endpoint_explain_packet, pool);
    endpoint_flush_all();
    while ((packet = packet_take(pool)) == NULL)
        net_wait_pause(&waiting);
    waiting_end(&waiting);
    return packet;
}

/* Makes a new packet the open packet to a PE. First waits for a free packet, and then looks up the
 * endpoint again: during the wait, the endpoint may have been reused for another PE, or another
 * thread may have opened a packet. */
static struct packet *endpoint_begin_packet(const char *routine, struct context *context, int pe,
                                            size_t bytes, size_t response_bytes)
{
    const size_t small = PACKET_BYTES - sizeof(struct packet_head);
    struct packet *packet =
        endpoint_take_packet(routine, bytes > small ? &large_packet_pool : &packet_pool);
    struct endpoint *endpoint = endpoint_get(routine, context, pe);
    if (endpoint->open != NULL)
        counters_add(COUNTER_PACKETS_FULL, 1);
    if (endpoint->has_delayed &&
        packet_fits(packet, sizeof(struct item_word) + bytes, response_bytes))
        endpoint_append_delayed(endpoint, packet);
    else
        endpoint_close_open_packet(endpoint, false);
    endpoint->open = packet;
    endpoint_add_to_open(endpoint);
    return packet;
}

/* Reserves space for an item. The caller has checked that the item fits. */
static void *endpoint_reserve_in_packet(struct packet *packet, size_t bytes, size_t response_bytes)
{
    void *reserved = packet_reserve(packet, bytes);
    ASSERT(reserved != NULL);
    packet->response_bytes += response_bytes;
    packet->last = NULL;
    endpoint_count_appended();
    return reserved;
}

void *endpoint_append(const char *routine, struct context *context, int pe, size_t bytes,
                      size_t response_bytes)
{
    ASSERT(bytes % 8 == 0 && bytes <= LARGE_PACKET_BYTES - sizeof(struct packet_head));
    ASSERT(response_bytes <= LARGE_RESPONSE_BYTES - sizeof(struct packet_head));
    net_require_reachable(routine);
    struct packet *packet = endpoint_get(routine, context, pe)->open;
    if (packet == NULL || !packet_fits(packet, bytes, response_bytes))
        packet = endpoint_begin_packet(routine, context, pe, bytes, response_bytes);
    return endpoint_reserve_in_packet(packet, bytes, response_bytes);
}

void endpoint_start_rendezvous(const char *routine, struct context *context, int pe,
                               const struct item_rendezvous *request,
                               const struct rendezvous_memory *memory)
{
    net_require_reachable(routine);
    struct rendezvous_transfer *transfer = rendezvous_prepare(routine, pe, request, memory);
    struct packet *packet = endpoint_take_packet(routine, &packet_pool);
    struct endpoint *endpoint = endpoint_get(routine, context, pe);
    struct item_rendezvous *item = packet_reserve(packet, sizeof *item);
    transfer->ack = (struct ack){.endpoint = endpoint->handle,
                                 .packets = 1,
                                 .epoch = (uint16_t)endpoint->net_context->epoch};
    if (!transfer->is_get)
        endpoint_count_local_outstanding(&transfer->ack, 1);
    *item = *request;
    item->tag = (uint64_t)rendezvous_tag(transfer);
    packet->rendezvous = transfer;
    endpoint_close_open_packet(endpoint, false);
    endpoint_close_packet(endpoint, packet, true);
}

/* ---- Epochs and waits for acknowledgements ---- */

/* Describes a wait for acknowledgements, for an error message. `what` points to the number of
 * outstanding messages that the waiting thread read last under net_lock. This function runs without
 * the lock, so it must not read the counters themselves. */
static void endpoint_explain_acks(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "other PEs to acknowledge %u packets", *(const unsigned *)what);
}

void net_context_wait_epoch(const char *routine, struct context *context, unsigned epoch)
{
    const struct net_context *net_context = context->net_context;
    if (net_context->outstanding[epoch] != 0)
        net_spin(&net_context->outstanding[epoch]);
    unsigned left = net_context->outstanding[epoch] + net_context->local_outstanding[epoch];
    if (left == 0)
        return;
    struct waiting waiting = net_wait_begin(routine, endpoint_explain_acks, &left);
    while ((left = net_context->outstanding[epoch] + net_context->local_outstanding[epoch]) != 0)
        net_wait_pause(&waiting);
    waiting_end(&waiting);
}

/* Returns the number of incomplete operations of the context to PE `pe` that belong to this epoch.
 * An epoch is the interval between two quiets of the context. */
static unsigned endpoint_outstanding_to_pe(const struct context *context, unsigned epoch, int pe)
{
    const struct endpoint *endpoint = endpoint_find(context->net_context, pe);
    return endpoint == NULL ? 0 : endpoint->outstanding[epoch] + endpoint->local_outstanding[epoch];
}

void net_context_wait_epoch_pe(const char *routine, struct context *context, unsigned epoch, int pe)
{
    unsigned left = endpoint_outstanding_to_pe(context, epoch, pe);
    if (left == 0)
        return;
    struct waiting waiting = net_wait_begin(routine, endpoint_explain_acks, &left);
    while ((left = endpoint_outstanding_to_pe(context, epoch, pe)) != 0)
        net_wait_pause(&waiting);
    waiting_end(&waiting);
}

/* Requests acknowledgements of the packets that were sent without a request for one. For this, it
 * sends an empty packet to the PE of each endpoint in ack_deferred. */
static void endpoint_request_all_acks(const char *routine, struct net_context *net_context)
{
    while (!link_is_empty(&net_context->ack_deferred)) {
        struct packet *packet = endpoint_take_packet(routine, &packet_pool);
        /* While this thread waited for a packet, another thread may have emptied the list. */
        struct link *link = net_context->ack_deferred.next;
        if (link == &net_context->ack_deferred)
            packet_return(packet);
        else
            endpoint_close_packet(LINK_OWNER(link, struct endpoint, in_ack_deferred), packet, true);
    }
}

unsigned net_context_begin_epoch(const char *routine, struct context *context)
{
    struct net_context *net_context = context->net_context;
    unsigned old = net_context->epoch;
    ASSERT(net_is_locked());
    endpoint_close_all_open(net_context, true);
    /* Repeat if another thread sent packets that request no acknowledgement during the wait. */
    do {
        endpoint_request_all_acks(routine, net_context);
        net_context_wait_epoch(routine, context, !old);
    } while (net_context->epoch == old && !link_is_empty(&net_context->ack_deferred));
    /* If another thread has begun a new epoch during these waits, the packets of this thread belong
     * to the old epoch already. */
    if (net_context->epoch == old)
        net_context->epoch = !old;
    return old;
}

void net_context_push(const char *routine, struct context *context)
{
    endpoint_close_all_open(context->net_context, true);
    endpoint_request_all_acks(routine, context->net_context);
}

static void endpoint_explain_sources(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "the data of %u puts to be sent", *(const unsigned *)what);
}

void net_context_wait_local(const char *routine, struct context *context)
{
    const struct net_context *net_context = context->net_context;
    unsigned left = net_context->local_outstanding[0] + net_context->local_outstanding[1];
    if (left == 0)
        return;
    struct waiting waiting = net_wait_begin(routine, endpoint_explain_sources, &left);
    while ((left = net_context->local_outstanding[0] + net_context->local_outstanding[1]) != 0)
        net_wait_pause(&waiting);
    waiting_end(&waiting);
}

void net_context_quiet(const char *routine, struct context *context)
{
    net_context_wait_epoch(routine, context, net_context_begin_epoch(routine, context));
}

/* ---- Consistency checks with SHMEM_DEBUG ---- */

static bool endpoint_lists_are_valid(const struct endpoint *endpoint, const char **fault)
{
    bool is_busy = endpoint->outstanding[0] + endpoint->outstanding[1] != 0 ||
                   endpoint->open != NULL || endpoint->has_delayed ||
                   endpoint->unflushed_windows != 0;
    bool has_open = endpoint->open != NULL || endpoint->has_delayed;
    return check_record(
               link_is_empty(&endpoint->in_idle) == is_busy,
               "an endpoint is in the idle list and is not idle, or is idle and not in the list",
               fault) &&
           check_record(link_is_empty(&endpoint->in_open) != has_open,
                        "an endpoint is in the list of open packets without one, or has one and is "
                        "not in the list",
                        fault) &&
           check_record(link_is_empty(&endpoint->in_unflushed) ==
                            (endpoint->unflushed_windows == 0),
                        "an endpoint is in the list of unflushed windows without one, or has one "
                        "and is not in the list",
                        fault);
}

/* Checks that an endpoint is in the correct lists of its context, and adds the endpoint's counters
 * to `sums`. */
static bool endpoint_is_valid(const struct net_context *net_context,
                              const struct endpoint *endpoint, unsigned list,
                              struct net_context *sums, const char **fault)
{
    sums->n_endpoints++;
    for (int epoch = 0; epoch < 2; epoch++)
        sums->outstanding[epoch] += endpoint->outstanding[epoch];
    return check_record(endpoint->net_context == net_context,
                        "an endpoint belongs to another context", fault) &&
           check_record((unsigned)endpoint->pe % ENDPOINT_LISTS == list,
                        "an endpoint is in the list of another PE", fault) &&
           endpoint_lists_are_valid(endpoint, fault);
}

bool net_context_is_valid(const struct net_context *net_context, const char **fault)
{
    struct net_context sums = {.n_endpoints = 0};
    *fault = NULL;
    for (unsigned i = 0; i < ENDPOINT_LISTS; i++)
        for (const struct link *link = net_context->table[i].next; link != &net_context->table[i];
             link = link->next)
            if (!endpoint_is_valid(net_context, LINK_OWNER(link, struct endpoint, in_table), i,
                                   &sums, fault))
                return false;
    return check_record(sums.n_endpoints == net_context->n_endpoints,
                        "the number of endpoints is wrong", fault) &&
           check_record(sums.outstanding[0] == net_context->outstanding[0] &&
                            sums.outstanding[1] == net_context->outstanding[1],
                        "the number of outstanding requests is not the sum over the endpoints",
                        fault);
}

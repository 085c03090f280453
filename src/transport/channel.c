#include "channel.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/handle.h"
#include "base/report.h"
#include "inspect.h"
#include "network.h"
#include "packet.h"
#include "receipt.h"

unsigned channel_appended;
static unsigned counted; /* of these, in COUNTER_REQUESTS */
bool channel_streams;
unsigned channel_open_packets;

static struct packet_pool requests, large_requests;
static struct link all_pending; /* of all contexts */
static unsigned expected;       /* answers, of all channels, */
static bool asked;              /* for one of these, since there was none */
static bool paused;             /* then it saw a pause, and nothing was appended since */

void channel_start(void)
{
    bulk_start();
    packet_pool_make(&requests, REQUESTS_MOST, PACKET_BYTES);
    packet_pool_make(&large_requests, LARGE_REQUESTS_MOST, LARGE_PACKET_BYTES);
    link_init(&all_pending);
}

void channel_stop(void)
{
    packet_pool_free(&requests);
    packet_pool_free(&large_requests);
}

void channel_reclaim(void)
{
    packet_reclaim(&requests, false);
    packet_reclaim(&large_requests, false);
}

bool channel_is_sending(void)
{
    return !link_is_empty(&requests.sending) || !link_is_empty(&large_requests.sending) ||
           bulk_is_active();
}

/* ---- Channels of a context ---- */

bool channel_expects_answers(void)
{
    return expected > 0;
}

bool channel_asked_for_answers(void)
{
    return asked;
}

static struct pending *pending_of(const char *routine, struct context *context)
{
    if (LIKELY(context->pending != NULL))
        return context->pending;
    struct pending *pending = report_require_memory(routine, calloc(1, sizeof *pending));
    for (int i = 0; i < CHANNEL_TABLE; i++)
        link_init(&pending->table[i]);
    link_init(&pending->idle);
    link_init(&pending->open);
    link_init(&pending->unasked);
    link_init(&pending->windows);
    pending->context = context->handle;
    link_append(&all_pending, &pending->in_all);
    __atomic_store_n(&context->pending, pending, __ATOMIC_RELEASE); /* read without the lock */
    return pending;
}

static void free_channels(struct link *list)
{
    struct link *next;
    for (struct link *link = list->next; link != list; link = next) {
        struct channel *channel = LINK_OWNER(link, struct channel, in_table);
        next = link->next;
        handle_destroy(channel->handle);
        free(channel);
    }
}

void pending_free(struct pending *pending)
{
    if (pending == NULL)
        return;
    ASSERT(pending->unfinished[0] + pending->unfinished[1] == 0);
    ASSERT(pending->sources[0] + pending->sources[1] == 0);
    ASSERT(link_is_empty(&pending->open) && link_is_empty(&pending->unasked) &&
           link_is_empty(&pending->windows));
    for (int i = 0; i < CHANNEL_TABLE; i++)
        free_channels(&pending->table[i]);
    link_remove(&pending->in_all);
    free(pending);
}

static bool is_idle(const struct channel *channel)
{
    return channel->unfinished[0] + channel->unfinished[1] == 0 &&
           channel->sources[0] + channel->sources[1] == 0 && channel->open == NULL &&
           channel->windows == 0;
}

/* To be called when a channel may have become idle, or busy. */
static void update_idle(struct channel *channel)
{
    link_remove(&channel->in_idle);
    if (is_idle(channel))
        link_append(&channel->pending->idle, &channel->in_idle);
}

struct channel *channel_search(struct pending *pending, int pe)
{
    struct link *list = &pending->table[(unsigned)pe % CHANNEL_TABLE];
    for (struct link *link = list->next; link != list; link = link->next) {
        struct channel *channel = LINK_OWNER(link, struct channel, in_table);
        if (channel->pe == pe)
            return pending->latest[(unsigned)pe % CHANNEL_TABLE] = channel;
    }
    return NULL;
}

/* A channel that nobody uses: the one that was idle longest, once there are many. */
static struct channel *unused_channel(const char *routine, struct pending *pending)
{
    struct link *oldest;
    if (pending->channels >= CHANNELS_MOST && (oldest = link_take_first(&pending->idle)) != NULL) {
        struct channel *channel = LINK_OWNER(oldest, struct channel, in_idle);
        ASSERT(channel->unanswered == 0 && link_is_empty(&channel->closed));
        link_remove(&channel->in_table);
        return channel;
    }
    struct channel *channel = report_require_memory(routine, calloc(1, sizeof *channel));
    channel->handle = handle_create(HANDLE_CHANNEL, channel);
    report_require_memory(routine, (void *)channel->handle);
    pending->channels++;
    link_init(&channel->closed);
    link_init(&channel->in_table);
    link_init(&channel->in_idle);
    link_init(&channel->in_open);
    link_init(&channel->in_unasked);
    link_init(&channel->in_windows);
    channel->pending = pending;
    return channel;
}

struct channel *channel_of(const char *routine, struct context *context, int pe)
{
    ASSERT(network_is_locked());
    ASSERT((unsigned)pe < (unsigned)job.n_pes);
    struct pending *pending = pending_of(routine, context);
    struct channel *channel = channel_find(pending, pe);
    if (LIKELY(channel != NULL))
        return channel;
    channel = unused_channel(routine, pending);
    channel->pe = pe;
    link_append(&pending->table[(unsigned)pe % CHANNEL_TABLE], &channel->in_table);
    link_append(&pending->idle, &channel->in_idle);
    return channel;
}

void channel_mark_windows(struct channel *channel, unsigned bits)
{
    if (channel->windows == 0) {
        link_append(&channel->pending->windows, &channel->in_windows);
        link_remove(&channel->in_idle);
    }
    channel->windows |= bits;
}

void channel_clear_windows(struct channel *channel)
{
    channel->windows = 0;
    link_remove(&channel->in_windows);
    update_idle(channel);
}

/* ---- Packets of a channel ---- */

/* Sends what waits, as far as credits go. Bulk data follow their packet at once, so that the owner
 * sees both in one order. */
static void pump(struct channel *channel)
{
    struct link *link;
    while (channel->unanswered < CREDITS_MOST &&
           (link = link_take_first(&channel->closed)) != NULL) {
        struct packet *packet = LINK_OWNER(link, struct packet, link);
        struct bulk_transfer *bulk = packet->bulk;
        channel->unanswered++;
        expected++;
        asked |= packet->head.answer_bytes != 0;
        packet->head.carried_out = receipt_take(channel->pe);
        packet_send(packet, channel->pe, TAG_REQUEST);
        if (bulk != NULL)
            bulk_begin(bulk);
    }
}

/* Whether the owner has been asked for an answer, after which it owes none. */
static void note_asked(struct channel *channel, bool asks)
{
    link_remove(&channel->in_unasked);
    if (!asks)
        link_append(&channel->pending->unasked, &channel->in_unasked);
}

static bool is_bulk_put(const struct packet *packet)
{
    return packet->bulk != NULL && !packet->bulk->is_get;
}

/* With each packet, and not with each request. */
static void count_requests(void)
{
    counters_add(COUNTER_REQUESTS, channel_appended - counted);
    counted = channel_appended;
}

static void close_packet(struct channel *channel, struct packet *packet, bool asks)
{
    struct pending *pending = channel->pending;
    struct packet_head *head = &packet->head;
    ASSERT(head->bytes <= packet->pool->room);
    if (asks || packet->answer_bytes > sizeof *head)
        head->answer_bytes = (uint32_t)packet->answer_bytes;
    head->awaited = (struct receipt){.channel = channel->handle,
                                     .packets = 1,
                                     .epoch = (uint16_t)pending->epoch,
                                     .bulk = is_bulk_put(packet)};
    channel->unfinished[pending->epoch]++;
    pending->unfinished[pending->epoch]++;
    pending->bulk_puts += head->awaited.bulk;
    link_append(&channel->closed, &packet->link);
    note_asked(channel, asks);
    update_idle(channel);
    pump(channel);
    count_requests();
    if (!link_is_empty(&channel->closed))
        counters_add(COUNTER_PACKETS_HELD, 1);
}

static void count_open(unsigned by)
{
    __atomic_store_n(&channel_open_packets, channel_open_packets + by, __ATOMIC_RELAXED);
}

/* Its open packet, if there is one. */
static void close_open(struct channel *channel, bool asks)
{
    struct packet *packet = channel->open;
    if (packet == NULL)
        return;
    channel->open = NULL;
    link_remove(&channel->in_open);
    count_open(-1u);
    close_packet(channel, packet, asks);
}

static void close_all_open(struct pending *pending, bool ask)
{
    struct link *link;
    while ((link = pending->open.next) != &pending->open)
        close_open(LINK_OWNER(link, struct channel, in_open), ask);
}

void channel_flush_others(const struct pending *except)
{
    ASSERT(network_is_locked());
    for (struct link *link = all_pending.next; link != &all_pending; link = link->next)
        if (link != &except->in_all)
            close_all_open(LINK_OWNER(link, struct pending, in_all), false);
}

void channel_flush_all(void)
{
    ASSERT(network_is_locked());
    for (struct link *link = all_pending.next; link != &all_pending; link = link->next)
        close_all_open(LINK_OWNER(link, struct pending, in_all), false);
}

static bool is_unfinished(const struct pending *pending)
{
    return pending->unfinished[0] + pending->unfinished[1] != 0 || !link_is_empty(&pending->open) ||
           !link_is_empty(&pending->windows);
}

shmem_ctx_t channel_find_unfinished(const struct pending *except)
{
    ASSERT(network_is_locked());
    for (struct link *link = all_pending.next; link != &all_pending; link = link->next) {
        const struct pending *pending = LINK_OWNER(link, struct pending, in_all);
        bool is_own = pending->context == SHMEM_CTX_INVALID; /* of the library */
        if (pending != except && !is_own && is_unfinished(pending))
            return pending->context;
    }
    return SHMEM_CTX_INVALID;
}

static void flush_to_pe(struct context *context, int pe, bool asks)
{
    ASSERT(network_is_locked());
    struct channel *channel = context->pending == NULL ? NULL : channel_find(context->pending, pe);
    if (channel != NULL)
        close_open(channel, asks);
}

void channel_flush(struct context *context, int pe)
{
    flush_to_pe(context, pe, true);
}

void channel_flush_unasked(struct context *context, int pe)
{
    flush_to_pe(context, pe, false);
}

bool channel_look_for_pause(void)
{
    ASSERT(network_is_locked());
    bool many = channel_appended >= MANY_REQUESTS;
    paused = channel_appended < FEW_REQUESTS;
    count_requests();
    channel_appended = counted = 0;
    return many;
}

void channel_flush_first(struct context *context, int pe)
{
    if (!paused)
        return;
    paused = false;
    channel_flush(context, pe);
}

static struct channel *channel_of_receipt(const struct receipt *receipt)
{
    return handle_look_up(HANDLE_CHANNEL, receipt->channel);
}

/* A damaged receipt must end the job in a release build too, so these are not assertions. */
static const char *receipt_fault(const struct channel *channel, const struct receipt *receipt,
                                 int from)
{
    unsigned packets = receipt->packets;
    if (channel == NULL || channel->pe != from)
        return "its receipt names no channel to that PE";
    if (receipt->epoch > 1)
        return "its receipt is of an epoch that does not exist";
    if (packets > channel->unanswered || packets > channel->unfinished[receipt->epoch] ||
        receipt->bulk > channel->pending->bulk_puts)
        return "its receipt is for packets that were not sent";
    return NULL;
}

static void apply_receipt(struct channel *channel, const struct receipt *receipt)
{
    struct pending *pending = channel->pending;
    unsigned epoch = receipt->epoch, packets = receipt->packets;
    ASSERT(network_is_locked());
    ASSERT(epoch <= 1 && channel->unfinished[epoch] >= packets &&
           pending->unfinished[epoch] >= packets);
    ASSERT(channel->unanswered >= packets && expected >= packets);
    ASSERT(pending->bulk_puts >= receipt->bulk);
    channel->unanswered -= packets;
    expected -= packets;
    asked &= expected > 0;
    channel->unfinished[epoch] -= packets;
    pending->unfinished[epoch] -= packets;
    pending->bulk_puts -= receipt->bulk;
    if (channel->unfinished[0] + channel->unfinished[1] == 0)
        note_asked(channel, true);
    update_idle(channel);
    pump(channel);
}

void channel_answered(const struct receipt *receipt, int from)
{
    struct channel *channel = channel_of_receipt(receipt);
    const char *fault = receipt_fault(channel, receipt, from);
    if (UNLIKELY(fault != NULL))
        inspect_fail(from, fault);
    apply_receipt(channel, receipt);
}

/* A put's source, which MPI may read from now on, or has read. */
static void count_source(const struct receipt *receipt, unsigned by)
{
    struct channel *channel = channel_of_receipt(receipt);
    channel->sources[receipt->epoch] += by;
    channel->pending->sources[receipt->epoch] += by;
}

static void free_source(const struct receipt *receipt)
{
    count_source(receipt, -1u);
    update_idle(channel_of_receipt(receipt));
}

/* A put is finished when the owner answers, but its source is free now. A get has its answer. */
static void end_transfer(struct bulk_transfer *transfer)
{
    if (transfer->bulk.left != NULL)
        __atomic_fetch_sub(transfer->bulk.left, 1, __ATOMIC_RELEASE);
    if (transfer->is_get)
        apply_receipt(channel_of_receipt(&transfer->receipt), &transfer->receipt);
    else
        free_source(&transfer->receipt);
    bulk_give(transfer);
}

bool channel_poll_bulk(void)
{
    struct link done, *link;
    bulk_take_done(&done);
    bool moved = !link_is_empty(&done);
    while ((link = link_take_first(&done)) != NULL)
        end_transfer(LINK_OWNER(link, struct bulk_transfer, link));
    return moved;
}

static void explain_packet(const void *what, char *text, size_t room)
{
    const struct packet_pool *pool = what;
    snprintf(text, room, "room for another message: %u are on their way", pool->made);
}

/* Waits for one that is free; all that is open goes out, or it might be for ever. */
static struct packet *take_packet(const char *routine, struct packet_pool *pool)
{
    struct packet *packet = packet_take(pool);
    if (LIKELY(packet != NULL))
        return packet;
    counters_add(COUNTER_PACKET_WAITS, 1);
    struct waiting waiting = network_wait_for_room(routine, explain_packet, pool);
    channel_flush_all();
    while ((packet = packet_take(pool)) == NULL)
        network_pause(&waiting);
    waiting_end(&waiting);
    return packet;
}

/* A new open packet for a channel. Channels are looked up after the wait, in which they may have
 * gone to another PE, or have got an open packet from another thread. */
static struct packet *open_packet(const char *routine, struct context *context, int pe,
                                  struct packet_pool *pool)
{
    struct packet *packet = take_packet(routine, pool);
    struct channel *channel = channel_of(routine, context, pe);
    if (channel->open != NULL)
        counters_add(COUNTER_PACKETS_FULL, 1);
    close_open(channel, false);
    channel->open = packet;
    link_append(&channel->pending->open, &channel->in_open);
    count_open(1);
    update_idle(channel);
    return packet;
}

/* Room that there is. */
static void *take_room(struct packet *packet, size_t bytes, size_t answer_bytes)
{
    void *room = packet_room(packet, bytes);
    ASSERT(room != NULL);
    packet->answer_bytes += answer_bytes;
    packet->last = NULL;
    channel_note_appended();
    return room;
}

void *channel_append(const char *routine, struct context *context, int pe, size_t bytes,
                     size_t answer_bytes)
{
    const size_t small = PACKET_BYTES - sizeof(struct packet_head);
    ASSERT(bytes % 8 == 0 && bytes <= LARGE_PACKET_BYTES - sizeof(struct packet_head));
    ASSERT(answer_bytes <= LARGE_ANSWER_BYTES - sizeof(struct packet_head));
    network_require_reach(routine);
    struct packet *packet = channel_of(routine, context, pe)->open;
    if (packet == NULL || !packet_fits(packet, bytes, answer_bytes))
        packet = open_packet(routine, context, pe, bytes > small ? &large_requests : &requests);
    return take_room(packet, bytes, answer_bytes);
}

void channel_bulk(const char *routine, struct context *context, int pe,
                  const struct item_bulk *request, const struct bulk *bulk)
{
    network_require_reach(routine);
    struct bulk_transfer *transfer = bulk_prepare(routine, pe, request, bulk);
    struct packet *packet = take_packet(routine, &requests);
    struct channel *channel = channel_of(routine, context, pe);
    struct item_bulk *item = packet_room(packet, sizeof *item);
    transfer->receipt = (struct receipt){
        .channel = channel->handle, .packets = 1, .epoch = (uint16_t)channel->pending->epoch};
    if (!transfer->is_get)
        count_source(&transfer->receipt, 1);
    *item = *request;
    item->tag = (uint64_t)bulk_tag(transfer);
    packet->bulk = transfer;
    close_open(channel, false);
    close_packet(channel, packet, true);
}

/* ---- Epochs ---- */

/* What a wait explains itself by is what it saw last under the lock, which it has not meanwhile. */
static void explain_answers(const void *what, char *text, size_t room)
{
    snprintf(text, room, "other PEs to answer %u messages", *(const unsigned *)what);
}

void pending_wait(const char *routine, struct context *context, unsigned epoch)
{
    const struct pending *pending = context->pending;
    unsigned left = pending->unfinished[epoch] + pending->sources[epoch];
    if (left == 0)
        return;
    struct waiting waiting = network_wait_begin(routine, explain_answers, &left);
    while ((left = pending->unfinished[epoch] + pending->sources[epoch]) != 0)
        network_pause(&waiting);
    waiting_end(&waiting);
}

/* Of a context's messages to a PE. */
static unsigned left_to_pe(const struct context *context, unsigned epoch, int pe)
{
    const struct channel *channel = channel_find(context->pending, pe);
    return channel == NULL ? 0 : channel->unfinished[epoch] + channel->sources[epoch];
}

void pending_wait_pe(const char *routine, struct context *context, unsigned epoch, int pe)
{
    unsigned left = left_to_pe(context, epoch, pe);
    if (left == 0)
        return;
    struct waiting waiting = network_wait_begin(routine, explain_answers, &left);
    while ((left = left_to_pe(context, epoch, pe)) != 0)
        network_pause(&waiting);
    waiting_end(&waiting);
}

/* Asks for the answers to packets that were sent without: by packets of nothing else. */
static void ask_all(const char *routine, struct pending *pending)
{
    while (!link_is_empty(&pending->unasked)) {
        struct packet *packet = take_packet(routine, &requests);
        struct link *link = pending->unasked.next; /* the wait for a packet may have ended it */
        if (link == &pending->unasked)
            packet_give(packet);
        else
            close_packet(LINK_OWNER(link, struct channel, in_unasked), packet, true);
    }
}

unsigned pending_next_epoch(const char *routine, struct context *context)
{
    struct pending *pending = context->pending;
    unsigned old = pending->epoch;
    ASSERT(network_is_locked());
    close_all_open(pending, true);
    do { /* another thread may send something meanwhile, without asking */
        ask_all(routine, pending);
        pending_wait(routine, context, !old);
    } while (pending->epoch == old && !link_is_empty(&pending->unasked));
    if (pending->epoch == old) /* else another thread began one after we closed our packets */
        pending->epoch = !old;
    return old;
}

void pending_push(const char *routine, struct context *context)
{
    close_all_open(context->pending, true);
    ask_all(routine, context->pending);
}

static void explain_sources(const void *what, char *text, size_t room)
{
    snprintf(text, room, "the data of %u puts to be sent", *(const unsigned *)what);
}

void pending_wait_sources(const char *routine, struct context *context)
{
    const struct pending *pending = context->pending;
    unsigned left = pending->sources[0] + pending->sources[1];
    if (left == 0)
        return;
    struct waiting waiting = network_wait_begin(routine, explain_sources, &left);
    while ((left = pending->sources[0] + pending->sources[1]) != 0)
        network_pause(&waiting);
    waiting_end(&waiting);
}

void pending_quiet(const char *routine, struct context *context)
{
    pending_wait(routine, context, pending_next_epoch(routine, context));
}

#include "am_net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "am_flow.h"
#include "am_handler.h"
#include "am_shm.h"
#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "net/coalesce_fast.h"
#include "net/endpoint.h"
#include "net/net.h"
#include "net/packet_validate.h"
#include "net/progress.h"
#include "net/target.h"

static struct context own; /* context on which this PE sends replies and returns credits */

/* ---- Sending ---- */

static uint64_t am_net_charged_bytes(const struct fragment *fragment)
{
    return AM_FRAGMENT_OVERHEAD_BYTES + fragment->bytes;
}

static void am_net_append_fragment(const char *routine, struct context *context, int pe,
                                   const struct fragment *fragment,
                                   const struct fragment_data *data, uint64_t credits)
{
    struct item_am *item =
        endpoint_append(routine, context, pe, sizeof *item + wire_padded(fragment->bytes), 0);
    *item = (struct item_am){.item = {.kind = ITEM_AM,
                                      .operation = (uint8_t)fragment->kind,
                                      .bytes = fragment->bytes,
                                      .offset = fragment->handler},
                             .credits = credits,
                             .call = fragment->call};
    am_fragment_copy(item + 1, data);
}

static void am_net_explain_window(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "PE %d to handle active messages", *(const int *)what);
}

static bool am_net_is_window_full(const struct credits *credits)
{
    return am_credits_in_use(credits, AM_FROM_PROGRAM) >= AM_SEND_WINDOW_BYTES;
}

/* Waits while the send window is full. Called under net_lock. */
static void am_net_wait_for_window(const char *routine, const struct credits *credits, int pe)
{
    if (LIKELY(!am_net_is_window_full(credits)))
        return;
    counters_increment(COUNTER_ACTIVE_WAITS);
    endpoint_flush_all();
    struct waiting waiting = net_wait_begin(routine, am_net_explain_window, &pe);
    while (am_net_is_window_full(credits))
        net_wait_pause(&waiting);
    waiting_end(&waiting);
}

void am_net_send(const char *routine, struct context *context, struct am_context *am_context,
                 enum am_sender am_sender, int pe, const struct fragment *fragment,
                 const struct fragment_data *data)
{
    net_lock();
    struct credits *credits = am_credits_of(routine, am_context, pe);
    if (am_sender == AM_FROM_PROGRAM)
        am_net_wait_for_window(routine, credits, pe);
    uint64_t token = am_credits_take(credits, am_sender, am_net_charged_bytes(fragment));
    am_net_append_fragment(routine, context, pe, fragment, data, token);
    if (fragment->call != 0)
        endpoint_flush_deferring_ack(context, pe);
    else
        endpoint_flush_after_pause(context, pe);
    net_unlock();
    if (am_sender == AM_FROM_PROGRAM)
        coalesce_poll_in_burst();
}

void am_net_reply(const char *routine, int pe, const struct fragment *fragment,
                  const struct fragment_data *data)
{
    net_lock();
    am_net_append_fragment(routine, &own, pe, fragment, data, 0);
    net_unlock();
}

/* ---- Receiving ---- */

/* Returns a description of what is wrong with a fragment, or NULL if it is valid. The identifier of
 * a call must not contain a reply slot here, because reply slots are used only within a node. */
static const char *am_net_parcel_fault(const struct am_arrival *am_arrival)
{
    const struct fragment *fragment = &am_arrival->fragment;
    bool is_piece = fragment->kind == AM_MESSAGE_FRAGMENT || fragment->kind == AM_REPLY_FRAGMENT;
    if ((unsigned)fragment->kind > AM_REPLY_FRAGMENT)
        return "its active message has an unknown kind";
    if (is_piece && fragment->bytes < sizeof(struct fragment_head))
        return "its active message is too short";
    if (am_reply_has_slot(fragment->call) ||
        (!am_fragment_is_reply(fragment) && am_arrival->credits == 0))
        return "its active message does not come from another node";
    return NULL;
}

static void am_net_receive_item(const struct item *item, int from)
{
    const struct item_am *active = (const void *)item;
    if (item->kind == ITEM_AM_CREDITS) {
        am_credits_return(from, item->offset, item->bytes);
        return;
    }
    struct am_arrival am_arrival = {.fragment = {.handler = item->offset,
                                                 .call = active->call,
                                                 .bytes = item->bytes,
                                                 .kind = (enum fragment_kind)item->operation},
                                    .from = from,
                                    .data = (const char *)(active + 1),
                                    .credits = active->credits};
    const char *fault = am_net_parcel_fault(&am_arrival);
    if (UNLIKELY(fault != NULL))
        packet_validate_fail(from, fault);
    if (am_fragment_is_reply(&am_arrival.fragment)) {
        am_call_receive(&am_arrival);
        am_counts_increment(&am_counts.replies_received);
    } else {
        am_unexpected_push(&am_arrival);
    }
}

/* ---- Returning credits ---- */

/* While more fragments wait to be handled, credits are returned only after fragments of this number
 * of bytes were handled. Each return is a message, so it is not sent for every fragment. The delay
 * costs senders at most an eighth of their send window. */
enum { CREDITS_RETURN_BYTES = AM_SEND_WINDOW_BYTES / 8 };

/* Credits that this PE must return to senders, in the order in which it handled the fragments.
 * Consecutive fragments with the same token share an entry. */
struct credit_return {
    int pe;
    uint64_t credits, bytes_charged;
};
static struct credit_return *credit_returns;
static size_t credit_return_count, credit_returns_capacity;
static uint64_t bytes_to_return; /* sum of bytes_charged of all entries */

bool am_net_has_credits(void)
{
    return __atomic_load_n(&credit_return_count, __ATOMIC_RELAXED) != 0;
}

static void am_net_grow_credit_returns(void)
{
    if (credit_return_count < credit_returns_capacity)
        return;
    credit_returns_capacity = credit_returns_capacity == 0 ? 64 : 2 * credit_returns_capacity;
    credit_returns = report_require_memory(
        NULL, realloc(credit_returns, credit_returns_capacity * sizeof *credit_returns));
}

void am_net_queue_credits(int pe, uint64_t credits, uint64_t bytes_charged)
{
    struct credit_return *last =
        credit_return_count == 0 ? NULL : &credit_returns[credit_return_count - 1];
    bytes_to_return += bytes_charged;
    if (last != NULL && last->pe == pe && last->credits == credits) {
        last->bytes_charged += bytes_charged;
        return;
    }
    am_net_grow_credit_returns();
    ASSERT(credit_returns != NULL);
    credit_returns[credit_return_count] = (struct credit_return){pe, credits, bytes_charged};
    __atomic_store_n(&credit_return_count, credit_return_count + 1, __ATOMIC_RELAXED);
}

/* Puts an item that returns credits into the packet that is being filled for the PE
 * credit_return->pe. Called under net_lock. */
static void am_net_send_credits(const struct credit_return *credit_return)
{
    struct item *item = endpoint_append(NULL, &own, credit_return->pe, sizeof *item, 0);
    ASSERT(credit_return->bytes_charged <= UINT32_MAX);
    *item = (struct item){.kind = ITEM_AM_CREDITS,
                          .bytes = (uint32_t)credit_return->bytes_charged,
                          .offset = credit_return->credits};
    bytes_to_return -= credit_return->bytes_charged;
}

/* Sends all recorded credits to their PEs. If `programs` is false, sends only the credits of
 * fragments that handlers have sent. Called under net_lock. */
static void am_net_return_all_credits(bool programs)
{
    size_t left = 0;
    for (size_t i = 0; i < credit_return_count; i++) {
        if (programs || am_credits_sender(credit_returns[i].credits) == AM_FROM_HANDLER)
            am_net_send_credits(&credit_returns[i]);
        else
            credit_returns[left++] = credit_returns[i];
    }
    __atomic_store_n(&credit_return_count, left, __ATOMIC_RELAXED);
}

/* Also sends the packets that are only partly filled. They contain messages of the handlers, and
 * would otherwise wait until this PE polls next, which may be late. */
void am_net_return_credits(bool programs, bool is_followed)
{
    net_lock();
    if (!is_followed || bytes_to_return >= CREDITS_RETURN_BYTES)
        am_net_return_all_credits(programs);
    endpoint_flush_all();
    net_unlock();
}

/* ---- Start and end ---- */

void am_net_start(void)
{
    /* target_execute_am (net/target.c) calls the registered function for each ITEM_AM and
     * ITEM_AM_CREDITS in a packet that arrives. */
    target_set_am_handler(am_net_receive_item);
}

void am_net_stop(const char *routine)
{
    ASSERT(credit_return_count == 0);
    net_lock();
    if (own.net_context != NULL) {
        net_context_quiet(routine, &own);
        net_context_free(own.net_context);
        own.net_context = NULL;
    }
    net_unlock();
    target_set_am_handler(NULL);
    free(credit_returns);
    credit_returns = NULL;
    credit_returns_capacity = 0;
    bytes_to_return = 0;
}

/* ---- Unexpected queue ---- */

/* The unexpected queue is a list of chunks of memory, which contain fragments one after another.
 * The first chunk is freed when all of its fragments were popped and there is another chunk. */
enum { CHUNK_BYTES = 64 * 1024, ALIGNMENT = 16 };

struct chunk {
    struct chunk *next;
    size_t capacity, filled, taken; /* capacity of `data`, and lengths of its filled part and of the
                                       part that was popped, in bytes */
    _Alignas(ALIGNMENT) char data[];
};

/* Head of a fragment in a chunk of the unexpected queue. The data of the fragment follow. */
struct unexpected {
    _Alignas(ALIGNMENT) struct am_arrival am_arrival;
    size_t bytes; /* length of the head, the data and the padding */
};

static struct chunk *first_chunk, *last_chunk;
uint64_t am_unexpected_pushed, am_unexpected_popped;

static size_t am_net_bytes_of(const struct am_arrival *am_arrival)
{
    size_t bytes = sizeof(struct unexpected) + am_arrival->fragment.bytes;
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static struct chunk *am_net_make_chunk(const char *routine, size_t bytes)
{
    size_t capacity = bytes < CHUNK_BYTES ? CHUNK_BYTES : bytes;
    struct chunk *chunk = report_require_memory(routine, malloc(sizeof *chunk + capacity));
    *chunk = (struct chunk){.capacity = capacity};
    return chunk;
}

static void am_net_add_chunk(size_t bytes)
{
    struct chunk *chunk = am_net_make_chunk(NULL, bytes);
    __atomic_store_n(&last_chunk->next, chunk, __ATOMIC_RELEASE);
    last_chunk = chunk;
}

void am_unexpected_push(const struct am_arrival *am_arrival)
{
    size_t bytes = am_net_bytes_of(am_arrival);
    if (bytes > last_chunk->capacity - last_chunk->filled)
        am_net_add_chunk(bytes);
    struct unexpected *unexpected = (void *)(last_chunk->data + last_chunk->filled);
    *unexpected = (struct unexpected){.am_arrival = *am_arrival, .bytes = bytes};
    unexpected->am_arrival.data =
        memcpy(unexpected + 1, am_arrival->data, am_arrival->fragment.bytes);
    __atomic_store_n(&last_chunk->filled, last_chunk->filled + bytes, __ATOMIC_RELEASE);
    __atomic_store_n(&am_unexpected_pushed, am_unexpected_pushed + 1, __ATOMIC_RELEASE);
}

static bool am_net_is_empty(const struct chunk *chunk)
{
    return chunk->taken == __atomic_load_n(&chunk->filled, __ATOMIC_ACQUIRE);
}

/* Frees the chunks at the front of the queue from which all fragments were popped. Keeps the last
 * chunk, to which fragments may still be added. */
static void am_net_drop_taken(void)
{
    struct chunk *next;
    while ((next = __atomic_load_n(&first_chunk->next, __ATOMIC_ACQUIRE)) != NULL &&
           am_net_is_empty(first_chunk)) {
        free(first_chunk);
        first_chunk = next;
    }
}

static struct unexpected *am_net_first_unexpected(void)
{
    return (void *)(first_chunk->data + first_chunk->taken);
}

bool am_unexpected_peek(struct am_arrival *am_arrival)
{
    am_net_drop_taken();
    if (am_net_is_empty(first_chunk))
        return false;
    *am_arrival = am_net_first_unexpected()->am_arrival;
    return true;
}

void am_unexpected_pop(void)
{
    first_chunk->taken += am_net_first_unexpected()->bytes;
    __atomic_store_n(&am_unexpected_popped, am_unexpected_popped + 1, __ATOMIC_RELEASE);
}

void am_unexpected_start(const char *routine)
{
    first_chunk = last_chunk = am_net_make_chunk(routine, 0);
    am_unexpected_pushed = am_unexpected_popped = 0;
}

void am_unexpected_stop(void)
{
    ASSERT(!am_unexpected_has_any());
    am_net_drop_taken();
    free(first_chunk);
    first_chunk = last_chunk = NULL;
}

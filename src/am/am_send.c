#include "am_send.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "am_flow.h"
#include "am_handler.h"
#include "am_net.h"
#include "am_shm.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/counters.h"
#include "base/report.h"
#include "net/transport.h"
#include "shm/node.h"
#include "shm/waiting.h"

/* A message or reply that is being sent. */
struct sending {
    const char *routine;
    struct context *context; /* NULL for a reply */
    struct am_context *am_context;
    enum am_sender am_sender;
    int pe;
    struct fragment fragment;
};

/* A message must be shorter than an address space. Otherwise the target PE could allocate too
 * little memory for its reassembly. */
void am_send_check(const char *routine, const char *argument, const void *data, size_t bytes)
{
    if (UNLIKELY(bytes >= AM_ADDRESS_SPACE_BYTES))
        report_fatal(routine, "%s has %zu bytes: the length exceeds the address space", argument,
                     bytes);
    if (bytes > 0)
        check_buffer(routine, argument, data, bytes);
}

bool am_send_uses_shm(int pe)
{
    return node_has(pe) && selection.inside.data != TRANSPORT_MESSAGE;
}

/* ---- Messages within a node ---- */

static int am_send_rank_of_peer(int pe)
{
    return LIKELY(node.node_of == NULL) ? pe - node.pes[0] : node_rank_of(pe);
}

/* Sends a short message through the shared-memory queue of a PE of this node, without waiting.
 * Returns false if that is not possible, for example because the queue is full. The caller then
 * sends the message with am_send_all. */
static inline bool am_send_send_short(struct context *context, int pe,
                                      const struct am_short *am_short)
{
    struct am_context *am_context = am_context_known(context);
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    uint64_t sequence;
    if (UNLIKELY(am_context == NULL || am_context->aggregates_kept[am_sender] != 0 ||
                 !am_send_uses_shm(pe)))
        return false;
    int rank = am_send_rank_of_peer(pe);
    if (am_pending_has_for(rank) || (am_sender == AM_FROM_PROGRAM && am_queue_is_closed(rank)) ||
        !am_queue_push_short(am_sender, rank, am_short, &sequence))
        return false;
    am_context_note_sequence(am_context, am_sender, rank, sequence);
    return true;
}

static bool am_send_push_to_queue(const struct sending *sending, int rank,
                                  const struct fragment_data *data)
{
    uint64_t sequence;
    if (am_pending_has_for(rank) || am_queue_is_closed(rank) ||
        !am_queue_push(rank, &sending->fragment, data, &sequence))
        return false;
    am_context_note_sequence(sending->am_context, AM_FROM_PROGRAM, rank, sequence);
    return true;
}

static void am_send_explain_queue(const void *what, char *text, size_t capacity)
{
    const struct sending *sending = what;
    snprintf(text, capacity, "PE %d to handle active messages", sending->pe);
}

/* Pushes a fragment into the queue of the target PE, and waits until the queue accepts it. While it
 * waits, this PE sleeps at the doorbell of the queue, and handles messages that arrive. */
static __attribute__((noinline)) void am_send_wait_and_push(const struct sending *sending, int rank,
                                                            const struct fragment_data *data)
{
    counters_increment(COUNTER_ACTIVE_WAITS);
    struct waiting waiting =
        waiting_begin(sending->routine, am_queue_bell(rank), am_send_explain_queue, sending);
    while (!am_send_push_to_queue(sending, rank, data))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

static void am_send_shm(const struct sending *sending, const struct fragment_data *data)
{
    int rank = am_send_rank_of_peer(sending->pe);
    if (sending->am_sender == AM_FROM_HANDLER)
        am_pending_send(sending->am_context, rank, &sending->fragment, data);
    else if (!am_send_push_to_queue(sending, rank, data))
        am_send_wait_and_push(sending, rank, data);
}

/* ---- Messages to any PE ---- */

static void am_send_counted(const struct sending *sending, const struct fragment_data *data)
{
    if (am_send_uses_shm(sending->pe))
        am_send_shm(sending, data);
    else if (sending->context == NULL)
        am_net_reply(sending->routine, sending->pe, &sending->fragment, data);
    else
        am_net_send(sending->routine, sending->context, sending->am_context, sending->am_sender,
                    sending->pe, &sending->fragment, data);
}

static void am_send_count_and_send(const struct sending *sending, const struct fragment_data *data)
{
    am_counts_sent(sending->am_sender);
    am_send_counted(sending, data);
}

static void am_send_fragments(struct sending *sending, const char *data, size_t bytes)
{
    static uint64_t messages;
    struct fragment_head fragment_head = {
        .number = __atomic_fetch_add(&messages, 1, __ATOMIC_SEQ_CST), .total = bytes};
    sending->fragment.kind =
        am_fragment_is_reply(&sending->fragment) ? AM_REPLY_FRAGMENT : AM_MESSAGE_FRAGMENT;
    for (; fragment_head.offset < bytes; fragment_head.offset += AM_FRAGMENT_BYTES) {
        size_t left = bytes - fragment_head.offset;
        struct fragment_data chunk = {.fragment_head = &fragment_head,
                                      .data = data + fragment_head.offset,
                                      .bytes = left < AM_FRAGMENT_BYTES ? left : AM_FRAGMENT_BYTES};
        sending->fragment.bytes = am_fragment_data_bytes(&chunk);
        am_send_count_and_send(sending, &chunk);
    }
}

static void am_send_all(struct sending *sending, const void *data, size_t bytes)
{
    if (UNLIKELY(bytes > AM_FRAGMENT_BYTES)) {
        am_send_fragments(sending, data, bytes);
        return;
    }
    sending->fragment.bytes = (uint32_t)bytes;
    am_send_count_and_send(sending, &(struct fragment_data){.data = data, .bytes = bytes});
}

bool am_send_short(struct context *context, int pe, shmemx_am_t handler, uint64_t call,
                   const void *data, size_t bytes)
{
    return LIKELY(bytes <= AM_SHORT_BYTES) &&
           LIKELY(am_send_send_short(context, pe,
                                     &(struct am_short){handler, call, data, (uint32_t)bytes}));
}

void am_send_message(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                     uint64_t call, const void *data, size_t bytes)
{
    if (am_send_short(context, pe, handler, call, data, bytes))
        return;
    struct sending sending = {.routine = routine,
                              .context = context,
                              .am_context = am_context_require(routine, context),
                              .am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM,
                              .pe = pe,
                              .fragment = {.handler = handler, .call = call, .kind = AM_MESSAGE}};
    am_send_all(&sending, data, bytes);
}

void am_send_aggregate(const char *routine, struct context *context, enum am_sender am_sender,
                       int pe, uint64_t handler, const void *data, uint32_t bytes)
{
    struct sending sending = {
        .routine = routine,
        .context = context,
        .am_context = am_context_known(context),
        .am_sender = am_sender,
        .pe = pe,
        .fragment = {.handler = handler, .bytes = bytes, .kind = AM_AGGREGATE}};
    am_send_counted(&sending, &(struct fragment_data){.data = data, .bytes = bytes});
}

void am_send_reply(const char *routine, const struct am_arrival *to, const void *data, size_t bytes)
{
    uint64_t call = to->fragment.call;
    if (LIKELY(am_reply_has_slot(call) && bytes <= REPLY_SLOT_BYTES)) {
        am_reply_store(to->rank, call, data, bytes);
        return;
    }
    struct sending sending = {.routine = routine,
                              .am_sender = AM_FROM_HANDLER,
                              .pe = to->from,
                              .fragment = {.call = call, .kind = AM_REPLY}};
    am_send_all(&sending, data, bytes);
}

/* ---- Aggregation of short messages ---- */

/* Capacity of an aggregation buffer in bytes, and maximum length in bytes of a message that is
 * aggregated. The contents of a buffer fit into a small payload buffer (am_shm.h). */
enum { AGGREGATE_BYTES = 4096, AGGREGATE_MESSAGE_BYTES = AGGREGATE_BYTES / 8 };

struct aggregate {
    struct link link; /* in kept[am_sender] while the buffer is not empty */
    const char *routine;
    struct context *context;
    struct am_context *am_context;
    enum am_sender am_sender;
    int pe;
    /* Whether the handlers of the messages in this buffer are safe (SHMEMX_AM_SAFE). A buffer never
     * contains messages for both kinds of handlers. */
    bool is_safe;
    uint32_t bytes, messages;
    _Alignas(8) char data[AGGREGATE_BYTES];
};

/* Lists of aggregation buffers that are not empty. */
static struct link kept[AM_SENDERS] = {{&kept[AM_FROM_PROGRAM], &kept[AM_FROM_PROGRAM]},
                                       {&kept[AM_FROM_HANDLER], &kept[AM_FROM_HANDLER]}};
unsigned am_aggregates_kept[AM_SENDERS];

/* ---- Sending of aggregation buffers ---- */

static uint64_t am_send_first_handler(const struct aggregate *aggregate)
{
    struct aggregate_head head;
    memcpy(&head, aggregate->data, sizeof head);
    return head.handler;
}

/* Sends and empties the buffer. Its fragment was already counted as sent when the first message was
 * added. If the send waits, no message is added to the buffer at the same time: the waiting thread
 * runs only handlers, which have separate buffers. */
static void am_send_flush_aggregate(struct aggregate *aggregate)
{
    uint32_t bytes = aggregate->bytes;
    counters_increment(COUNTER_BUNDLES);
    counters_add_shared(COUNTER_BUNDLED, aggregate->messages);
    link_remove(&aggregate->link);
    am_aggregates_kept[aggregate->am_sender]--;
    aggregate->am_context->aggregates_kept[aggregate->am_sender]--;
    aggregate->bytes = aggregate->messages = 0;
    am_send_aggregate(aggregate->routine, aggregate->context, aggregate->am_sender, aggregate->pe,
                      am_send_first_handler(aggregate), aggregate->data, bytes);
}

void am_aggregate_flush_pe_of(struct am_context *am_context, enum am_sender am_sender, int pe)
{
    struct aggregate *aggregate =
        am_context->aggregates[am_sender] == NULL ? NULL : am_context->aggregates[am_sender][pe];
    if (aggregate != NULL && aggregate->bytes > 0)
        am_send_flush_aggregate(aggregate);
}

/* `sends` prevents recursion: a send may wait, and a waiting thread calls this function. */
void am_aggregate_flush_all(enum am_sender am_sender)
{
    static bool sends[AM_SENDERS];
    if (sends[am_sender])
        return;
    sends[am_sender] = true;
    while (!link_is_empty(&kept[am_sender]))
        am_send_flush_aggregate(LINK_OWNER(kept[am_sender].next, struct aggregate, link));
    sends[am_sender] = false;
}

/* ---- Adding of messages to aggregation buffers ---- */

static struct aggregate *am_send_make_aggregate(const char *routine, struct context *context,
                                                enum am_sender am_sender, int pe)
{
    struct am_context *am_context = am_context_require(routine, context);
    if (am_context->aggregates[am_sender] == NULL)
        am_context->aggregates[am_sender] =
            report_require_memory(routine, calloc((size_t)job.n_pes, sizeof(void *)));
    struct aggregate *aggregate = report_require_memory(routine, malloc(sizeof *aggregate));
    *aggregate = (struct aggregate){
        .context = context, .am_context = am_context, .am_sender = am_sender, .pe = pe};
    link_init(&aggregate->link);
    return am_context->aggregates[am_sender][pe] = aggregate;
}

/* Begins a new fragment in an empty buffer. Counts the fragment as sent at once, although it is
 * sent later. A fragment that a handler sends must be counted before the message of this handler
 * counts as handled; otherwise a barrier could end too early (am_flow.h). */
static void am_send_begin_aggregate(struct aggregate *aggregate, const char *routine, bool is_safe)
{
    aggregate->routine = routine;
    aggregate->is_safe = is_safe;
    link_append(&kept[aggregate->am_sender], &aggregate->link);
    am_aggregates_kept[aggregate->am_sender]++;
    aggregate->am_context->aggregates_kept[aggregate->am_sender]++;
    am_counts_sent(aggregate->am_sender);
}

static inline void am_send_append_message(struct aggregate *aggregate, shmemx_am_t handler,
                                          const void *data, size_t bytes)
{
    char *to = aggregate->data + aggregate->bytes;
    struct aggregate_head head = {(uint32_t)handler, (uint32_t)bytes};
    memcpy(to, &head, sizeof head);
    aggregate->bytes += (uint32_t)aggregate_entry_bytes(bytes);
    aggregate->messages++;
    if (LIKELY(bytes == sizeof(uint64_t))) /* fast path: the most frequent length */
        memcpy(to + sizeof head, data, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(to + sizeof head, data, bytes);
}

/* Returns the context's aggregation buffer for a PE, or NULL if it does not exist. In a program
 * with several threads, no buffers exist. */
static inline struct aggregate *am_send_find_aggregate(const struct context *context,
                                                       enum am_sender am_sender, int pe)
{
    const struct am_context *am_context = am_context_known(context);
    if (UNLIKELY(am_context == NULL || am_context->aggregates[am_sender] == NULL))
        return NULL;
    return am_context->aggregates[am_sender][pe];
}

static inline bool am_send_has_space_for(const struct aggregate *aggregate, bool is_safe,
                                         size_t bytes)
{
    return aggregate->bytes + aggregate_entry_bytes(bytes) <= AGGREGATE_BYTES &&
           aggregate->is_safe == is_safe;
}

/* Adds a message that does not fit into the current buffer, or that is the first message for this
 * PE. First sends the contents of the buffer. Returns false if the message cannot be aggregated. */
static __attribute__((noinline)) bool am_send_add_to_new(const char *routine,
                                                         struct context *context, int pe,
                                                         shmemx_am_t handler, const void *data,
                                                         size_t bytes)
{
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    if (job.has_threads || bytes > AGGREGATE_MESSAGE_BYTES)
        return false;
    struct aggregate *aggregate = am_send_find_aggregate(context, am_sender, pe);
    if (aggregate == NULL)
        aggregate = am_send_make_aggregate(routine, context, am_sender, pe);
    if (aggregate->bytes > 0)
        am_send_flush_aggregate(aggregate);
    am_send_begin_aggregate(aggregate, routine, am_handlers[handler - 1].is_safe);
    am_send_append_message(aggregate, handler, data, bytes);
    return true;
}

bool am_aggregate_add(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                      const void *data, size_t bytes)
{
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    struct aggregate *aggregate = am_send_find_aggregate(context, am_sender, pe);
    if (UNLIKELY(aggregate == NULL || aggregate->bytes == 0 || bytes > AGGREGATE_MESSAGE_BYTES ||
                 !am_send_has_space_for(aggregate, am_handlers[handler - 1].is_safe, bytes)))
        return am_send_add_to_new(routine, context, pe, handler, data, bytes);
    am_send_append_message(aggregate, handler, data, bytes);
    return true;
}

/* ---- Freeing of aggregation buffers at the end of a context ---- */

void am_aggregate_free(struct am_context *am_context)
{
    for (int am_sender = 0; am_sender < AM_SENDERS; am_sender++) {
        ASSERT(am_context->aggregates_kept[am_sender] == 0);
        for (int pe = 0; am_context->aggregates[am_sender] != NULL && pe < job.n_pes; pe++)
            free(am_context->aggregates[am_sender][pe]);
        free(am_context->aggregates[am_sender]);
    }
}

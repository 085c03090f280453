#include "am_shm.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/fence.h"
#include "base/report.h"
#include "shm/doorbell.h"
#include "shm/node.h"

/* ---- Reply slots ---- */

_Static_assert(sizeof(struct reply_slot) == 64, "a reply is one cache line");
_Static_assert(REPLY_SLOTS <= UINT8_MAX && REPLY_SLOT_BYTES <= UINT8_MAX, "they have a byte each");

const struct reply_slot *am_reply_own;

static struct reply_slot *am_shm_reply_at(int rank, uint64_t call)
{
    struct reply_slot *all = arena_at(rank, am_shared(rank)->replies);
    return &all[am_reply_slot_of(call)];
}

void am_reply_start(const char *routine)
{
    size_t offset = arena_take(routine, node.rank, REPLY_SLOTS * sizeof *am_reply_own);
    am_shared(node.rank)->replies = offset;
    am_reply_own = arena_at(node.rank, offset);
}

void am_reply_prefetch(int rank, uint64_t call)
{
    __builtin_prefetch(am_shm_reply_at(rank, call), 1);
}

void am_reply_store(int rank, uint64_t call, const void *data, size_t bytes)
{
    struct reply_slot *reply_slot = am_shm_reply_at(rank, call);
    if (bytes == sizeof(uint64_t)) /* fast path: the most frequent length */
        memcpy(reply_slot->data, data, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(reply_slot->data, data, bytes);
    fence_to_other_process();
    __atomic_store_n(&reply_slot->word, (call & ~(uint64_t)UINT8_MAX) | bytes, __ATOMIC_RELEASE);
    doorbell_wake(&node_control(rank)->doorbell);
}

const char *am_reply_peek(uint64_t call, size_t *bytes)
{
    const struct reply_slot *reply_slot = &am_reply_own[am_reply_slot_of(call)];
    if (!am_reply_has_arrived(call))
        return NULL;
    fence_from_other_process();
    *bytes = __atomic_load_n(&reply_slot->word, __ATOMIC_RELAXED) & UINT8_MAX;
    return reply_slot->data;
}

/* ---- Queues ---- */

/* Number of slots of a queue, data of a slot in bytes, and number of small and large payload
 * buffers of a PE. The queue has few slots, so that they stay in the caches. */
enum {
    QUEUE_SLOTS = 1024,
    QUEUE_SLOT_BYTES = AM_SHORT_BYTES,
    SMALL_PAYLOADS = 64,
    LARGE_PAYLOADS = 16
};
enum {
    SMALL_PAYLOAD_BYTES = 4096,
    LARGE_PAYLOAD_BYTES = AM_FRAGMENT_BYTES + sizeof(struct fragment_head)
};

/* The queue is a ring, and each lap uses each slot once. The phase of a slot is 2 * lap while the
 * slot is free for that lap, and 2 * lap + 1 while it is filled. */
struct queue_slot {
    _Alignas(64) uint64_t phase;
    uint64_t handler, call;
    uint32_t bytes;
    uint16_t rank; /* rank of the sending PE in this node */
    uint8_t kind;  /* enum fragment_kind */
    /* 1 if the data are in a payload buffer of the sending PE. `data` then contains the offset of
     * the payload buffer. */
    uint8_t has_payload_buffer;
    char data[QUEUE_SLOT_BYTES];
};
_Static_assert(sizeof(struct queue_slot) == 64, "a message of little data fits one cache line");

struct queue {
    _Alignas(64) uint64_t tail;    /* number of slots that senders have claimed since the start */
    uint32_t closed;               /* 1 while only handlers, and not programs, may push fragments */
    _Alignas(64) uint64_t handled; /* number of fragments handled since the start */
    _Alignas(64) struct doorbell bell;
    struct queue_slot slots[QUEUE_SLOTS];
};

struct payload {
    _Alignas(64) uint32_t taken; /* 1 while the buffer is in use */
    _Alignas(64) char data[];
};

static uint64_t head; /* number of fragments that were popped from this PE's queue */
/* Phase of a slot that is never filled: the queue appears empty while am_queue_first points
 * here. */
static const uint64_t none;
const uint64_t *am_queue_first = &none;
uint64_t am_queue_filled = 1;
/* Copy of `closed` in this PE's queue. The original shares a cache line with `tail`, which senders
 * modify. Reading the original would take the cache line away from them. */
static bool is_closed;

static struct queue *am_shm_queue_at(int rank)
{
    return arena_at(rank, am_shared(rank)->queue);
}

/* ---- Payload buffers ---- */

static size_t am_shm_payload_stride(size_t capacity)
{
    return layout_round_up(sizeof(struct payload) + capacity, 64);
}

/* Returns the offset of payload buffer i of this PE. The small buffers come first. */
static size_t am_shm_payload_offset(unsigned i)
{
    size_t small = am_shm_payload_stride(SMALL_PAYLOAD_BYTES),
           large = am_shm_payload_stride(LARGE_PAYLOAD_BYTES);
    return am_shared(node.rank)->payloads +
           (i < SMALL_PAYLOADS ? i * small : SMALL_PAYLOADS * small + (i - SMALL_PAYLOADS) * large);
}

static struct payload *am_shm_payload_at(int rank, size_t offset)
{
    return arena_at(rank, offset);
}

/* Takes a payload buffer of this PE for `bytes` bytes. Returns its offset, or 0 if none is free. */
static size_t am_shm_take_payload(size_t bytes)
{
    unsigned first = bytes <= SMALL_PAYLOAD_BYTES ? 0 : SMALL_PAYLOADS;
    for (unsigned i = first; i < SMALL_PAYLOADS + LARGE_PAYLOADS; i++) {
        size_t offset = am_shm_payload_offset(i);
        struct payload *payload = am_shm_payload_at(node.rank, offset);
        if (__atomic_load_n(&payload->taken, __ATOMIC_RELAXED) == 0 &&
            __atomic_exchange_n(&payload->taken, 1, __ATOMIC_SEQ_CST) == 0)
            return offset;
    }
    return 0;
}

static void am_shm_return_payload(int rank, size_t offset)
{
    __atomic_store_n(&am_shm_payload_at(rank, offset)->taken, 0, __ATOMIC_RELEASE);
}

/* ---- Pushing of fragments into a queue ---- */

/* Claims the next free slot of a queue, and stores the position of the slot in *sequence. The first
 * position is 1. Returns NULL if the queue is full. */
static inline struct queue_slot *am_shm_claim_slot(struct queue *queue, uint64_t *sequence)
{
    uint64_t at = __atomic_load_n(&queue->tail, __ATOMIC_RELAXED);
    for (;;) {
        struct queue_slot *queue_slot = &queue->slots[at % QUEUE_SLOTS];
        uint64_t phase = __atomic_load_n(&queue_slot->phase, __ATOMIC_ACQUIRE),
                 lap = at / QUEUE_SLOTS;
        if (phase == 2 * lap) {
            if (__atomic_compare_exchange_n(&queue->tail, &at, at + 1, true, __ATOMIC_SEQ_CST,
                                            __ATOMIC_RELAXED)) {
                *sequence = at + 1;
                return queue_slot;
            }
        } else if (phase < 2 * lap) {
            return NULL;
        } else {
            at = __atomic_load_n(&queue->tail, __ATOMIC_RELAXED);
        }
    }
}

static void am_shm_fill_slot(struct queue_slot *queue_slot, const struct fragment *fragment,
                             const struct fragment_data *data, size_t payload)
{
    queue_slot->handler = fragment->handler;
    queue_slot->call = fragment->call;
    queue_slot->bytes = fragment->bytes;
    queue_slot->rank = (uint16_t)node.rank;
    queue_slot->kind = (uint8_t)fragment->kind;
    queue_slot->has_payload_buffer = payload != 0;
    if (payload != 0)
        memcpy(queue_slot->data, &payload, sizeof payload);
    else
        am_fragment_copy(queue_slot->data, data);
}

/* Copies data that do not fit a slot into a payload buffer. *payload is the offset of the buffer,
 * or 0 if the data fit a slot. Returns false if no buffer is free. */
static bool am_shm_store_payload(const struct fragment *fragment, const struct fragment_data *data,
                                 size_t *payload)
{
    *payload = 0;
    if (fragment->bytes <= QUEUE_SLOT_BYTES)
        return true;
    if ((*payload = am_shm_take_payload(fragment->bytes)) == 0)
        return false;
    am_fragment_copy(am_shm_payload_at(node.rank, *payload)->data, data);
    return true;
}

static void am_shm_make_payloads(const char *routine)
{
    size_t bytes = SMALL_PAYLOADS * am_shm_payload_stride(SMALL_PAYLOAD_BYTES) +
                   LARGE_PAYLOADS * am_shm_payload_stride(LARGE_PAYLOAD_BYTES);
    am_shared(node.rank)->payloads = arena_take(routine, node.rank, bytes);
}

/* Marks the slot as filled, so that the target PE can pop it, and wakes that PE. */
static inline void am_shm_publish_slot(struct queue *queue, struct queue_slot *queue_slot, int rank,
                                       uint64_t sequence)
{
    fence_to_other_process();
    __atomic_store_n(&queue_slot->phase, 2 * ((sequence - 1) / QUEUE_SLOTS) + 1, __ATOMIC_RELEASE);
    doorbell_wake(&node_control(rank)->doorbell);
    /* The next slot was last written by the target PE, so its cache line must be transferred. Start
     * the transfer before the next push. */
    __builtin_prefetch(&queue->slots[sequence % QUEUE_SLOTS], 1);
}

bool am_queue_push(int rank, const struct fragment *fragment, const struct fragment_data *data,
                   uint64_t *sequence)
{
    struct queue *queue = am_shm_queue_at(rank);
    size_t payload;
    if (!am_shm_store_payload(fragment, data, &payload))
        return false;
    struct queue_slot *queue_slot = am_shm_claim_slot(queue, sequence);
    if (queue_slot == NULL) {
        if (payload != 0)
            am_shm_return_payload(node.rank, payload);
        return false;
    }
    am_shm_fill_slot(queue_slot, fragment, data, payload);
    am_shm_publish_slot(queue, queue_slot, rank, *sequence);
    return true;
}

bool am_queue_push_short(enum am_sender am_sender, int rank, const struct am_short *am_short,
                         uint64_t *sequence)
{
    struct queue *queue = am_shm_queue_at(rank);
    struct queue_slot *queue_slot = am_shm_claim_slot(queue, sequence);
    if (UNLIKELY(queue_slot == NULL))
        return false;
    queue_slot->handler = am_short->handler;
    queue_slot->call = am_short->call;
    queue_slot->bytes = am_short->bytes;
    queue_slot->rank = (uint16_t)node.rank;
    queue_slot->kind = AM_MESSAGE;
    queue_slot->has_payload_buffer = 0;
    if (am_short->bytes == sizeof(uint64_t)) /* fast path: the most frequent length */
        memcpy(queue_slot->data, am_short->data, sizeof(uint64_t));
    else if (am_short->bytes > 0)
        memcpy(queue_slot->data, am_short->data, am_short->bytes);
    am_counts_sent(am_sender);
    am_shm_publish_slot(queue, queue_slot, rank, *sequence);
    return true;
}

uint64_t am_queue_handled(int rank)
{
    return __atomic_load_n(&am_shm_queue_at(rank)->handled, __ATOMIC_ACQUIRE);
}

struct doorbell *am_queue_bell(int rank)
{
    return &am_shm_queue_at(rank)->bell;
}

bool am_queue_is_closed(int rank)
{
    return __atomic_load_n(&am_shm_queue_at(rank)->closed, __ATOMIC_RELAXED) != 0;
}

/* ---- Popping of fragments from this PE's queue ---- */

static struct queue_slot *am_shm_first_slot(void)
{
    return &am_shm_queue_at(node.rank)->slots[head % QUEUE_SLOTS];
}

/* Sets the position of the first slot to `to`, and updates the variables that am_queue_has_any
 * reads. */
static void am_shm_set_head(uint64_t to)
{
    head = to;
    __atomic_store_n(&am_queue_filled, 2 * (to / QUEUE_SLOTS) + 1, __ATOMIC_RELAXED);
    __atomic_store_n(&am_queue_first, &am_shm_first_slot()->phase, __ATOMIC_RELAXED);
}

/* Returns the offset of the slot's payload buffer. */
static size_t am_shm_payload_of(const struct queue_slot *queue_slot)
{
    size_t offset;
    memcpy(&offset, queue_slot->data, sizeof offset);
    return offset;
}

bool am_queue_peek(struct am_arrival *am_arrival)
{
    if (!am_queue_has_any())
        return false;
    const struct queue_slot *queue_slot = am_shm_first_slot();
    fence_from_other_process();
    *am_arrival = (struct am_arrival){
        .fragment = {.handler = queue_slot->handler,
                     .call = queue_slot->call,
                     .bytes = queue_slot->bytes,
                     .kind = (enum fragment_kind)queue_slot->kind},
        .from = node.pes[queue_slot->rank],
        .rank = queue_slot->rank,
        .data = queue_slot->has_payload_buffer
                    ? am_shm_payload_at(queue_slot->rank, am_shm_payload_of(queue_slot))->data
                    : queue_slot->data};
    return true;
}

void am_queue_pop(void)
{
    struct queue_slot *queue_slot = am_shm_first_slot();
    if (queue_slot->has_payload_buffer)
        am_shm_return_payload(queue_slot->rank, am_shm_payload_of(queue_slot));
    __atomic_store_n(&queue_slot->phase, am_queue_filled + 1, __ATOMIC_RELEASE);
    am_shm_set_head(head + 1);
    fence_to_other_process();
    __atomic_store_n(&am_shm_queue_at(node.rank)->handled, head, __ATOMIC_RELEASE);
}

void am_queue_set_closed(bool closed)
{
    if (is_closed == closed)
        return;
    is_closed = closed;
    __atomic_store_n(&am_shm_queue_at(node.rank)->closed, closed, __ATOMIC_SEQ_CST);
}

void am_queue_wake(void)
{
    doorbell_wake(am_queue_bell(node.rank));
}

/* ---- Start and end ---- */

void am_queue_start(const char *routine)
{
    ASSERT(node.n_pes <= UINT16_MAX);
    is_closed = false;
    am_shm_make_payloads(routine);
    am_shared(node.rank)->queue = arena_take(routine, node.rank, sizeof(struct queue));
    am_shm_set_head(0);
    doorbell_watch_nothing(am_queue_bell(node.rank));
}

/* The progress thread may poll once more before it ends, and must then find the queue empty. */
void am_queue_stop(void)
{
    __atomic_store_n(&am_queue_first, &none, __ATOMIC_RELAXED);
}

/* ---- Pending sends ---- */

struct pending_send {
    struct link link;
    struct am_context *am_context; /* NULL for a reply */
    int rank;                      /* rank of the target PE in this node */
    struct fragment fragment;
    char data[];
};

static struct link pending_list;
static uint64_t pending_bytes; /* sum of am_shm_charged_bytes of all pending sends */
uint32_t *am_pending_by_rank;

void am_pending_start(const char *routine)
{
    link_init(&pending_list);
    pending_bytes = 0;
    am_pending_by_rank =
        report_require_memory(routine, calloc((size_t)node.n_pes, sizeof *am_pending_by_rank));
}

void am_pending_stop(void)
{
    ASSERT(!am_pending_has_any());
    free(am_pending_by_rank);
    am_pending_by_rank = NULL;
}

bool am_pending_has_any(void)
{
    return am_pending_bytes() != 0;
}

uint64_t am_pending_bytes(void)
{
    return __atomic_load_n(&pending_bytes, __ATOMIC_RELAXED);
}

static uint64_t am_shm_charged_bytes(const struct fragment *fragment)
{
    return AM_FRAGMENT_OVERHEAD_BYTES + fragment->bytes;
}

/* Pushes a fragment of a handler and records its sequence number. Returns false if the queue is
 * full or no payload buffer is free. */
static bool am_shm_push_pending(struct am_context *am_context, int rank,
                                const struct fragment *fragment, const struct fragment_data *data)
{
    uint64_t sequence;
    if (!am_queue_push(rank, fragment, data, &sequence))
        return false;
    if (am_context != NULL)
        am_context_note_sequence(am_context, AM_FROM_HANDLER, rank, sequence);
    return true;
}

static void am_shm_keep_pending(struct am_context *am_context, int rank,
                                const struct fragment *fragment, const struct fragment_data *data)
{
    struct pending_send *pending_send =
        report_require_memory(NULL, malloc(sizeof *pending_send + fragment->bytes));
    pending_send->am_context = am_context;
    pending_send->rank = rank;
    pending_send->fragment = *fragment;
    am_fragment_copy(pending_send->data, data);
    link_init(&pending_send->link);
    link_append(&pending_list, &pending_send->link);
    if (am_context != NULL)
        __atomic_fetch_add(&am_context->pending_sends, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&am_pending_by_rank[rank], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&pending_bytes, pending_bytes + am_shm_charged_bytes(fragment),
                     __ATOMIC_RELAXED);
}

/* Pushes the fragment, or keeps it as a pending send. It is kept if sends to the same PE are
 * already pending, because it must not overtake them. */
void am_pending_send(struct am_context *am_context, int rank, const struct fragment *fragment,
                     const struct fragment_data *data)
{
    if (am_pending_has_for(rank) || !am_shm_push_pending(am_context, rank, fragment, data))
        am_shm_keep_pending(am_context, rank, fragment, data);
}

static void am_shm_drop_pending(struct pending_send *pending_send)
{
    link_remove(&pending_send->link);
    if (pending_send->am_context != NULL)
        __atomic_fetch_sub(&pending_send->am_context->pending_sends, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_sub(&am_pending_by_rank[pending_send->rank], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&pending_bytes, pending_bytes - am_shm_charged_bytes(&pending_send->fragment),
                     __ATOMIC_RELAXED);
    free(pending_send);
}

static bool am_shm_push_first_pending(void)
{
    struct pending_send *pending_send = LINK_OWNER(pending_list.next, struct pending_send, link);
    struct fragment_data data = {.data = pending_send->data, .bytes = pending_send->fragment.bytes};
    if (!am_shm_push_pending(pending_send->am_context, pending_send->rank, &pending_send->fragment,
                             &data))
        return false;
    am_shm_drop_pending(pending_send);
    return true;
}

void am_pending_flush(void)
{
    while (!link_is_empty(&pending_list) && am_shm_push_first_pending())
        ;
}

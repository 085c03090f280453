#include "serve.h"

#include <string.h>

#include "base/assert.h"
#include "base/copy.h"
#include "base/fence.h"
#include "base/report.h"
#include "base/validity.h"
#include "base/word.h"
#include "device/device.h"
#include "memory/waking.h"
#include "notice.h"
#include "packet.h"
#include "receipt.h"

static struct packet_pool answers, large_answers;
static serve_active *take_active;

void serve_start(void)
{
    packet_pool_make(&answers, ANSWERS_MOST, PACKET_BYTES);
    packet_pool_make(&large_answers, LARGE_ANSWERS_MOST, LARGE_ANSWER_BYTES);
}

void serve_stop(void)
{
    packet_pool_free(&answers);
    packet_pool_free(&large_answers);
}

void serve_reclaim(void)
{
    packet_reclaim(&answers, false);
    packet_reclaim(&large_answers, false);
}

bool serve_is_sending(void)
{
    return !link_is_empty(&answers.sending) || !link_is_empty(&large_answers.sending);
}

bool serve_can_answer(void)
{
    return packet_is_free(&answers) && packet_is_free(&large_answers);
}

const struct segment *serve_segment(const struct item *item)
{
    ASSERT(item->segment < SEGMENT_ALL);
    return &segments[item->segment];
}

void *serve_address(const struct item *item)
{
    return segments[item->segment].span.base + item->offset;
}

/* Wakes who waits for it. The control block is the library's own, whose waiters any ring wakes. */
void serve_written(const struct item *item, size_t bytes)
{
    if (item->segment == SEGMENT_CONTROL)
        doorbell_wake(&node_own_control()->doorbell);
    else
        wakeup_notify(job.me, serve_address(item), bytes);
}

/* ---- Items: each returns where the next one begins ---- */

static const char *serve_put(const struct item *item)
{
    const char *data = (const char *)(item + 1);
    ASSERT(segment_contains(serve_segment(item), serve_address(item), item->bytes));
    device_store(NULL, serve_segment(item), serve_address(item), data, item->bytes);
    serve_written(item, item->bytes);
    return data + wire_room(item->bytes);
}

/* Blocks of this PE's memory, and a packet's, which stand one behind the other. */
static void store_blocks(const struct segment *segment, char *dest, const char *data,
                         const struct blocks_there *there, size_t count)
{
    if (UNLIKELY(segment->device != NULL))
        device_copy_blocks(NULL, segment->device->kind, dest, NULL, data,
                           &(struct copy_shape){count, there->bytes, there->step, there->bytes});
    else
        copy_blocks(dest, data,
                    &(struct copy_shape){count, there->bytes, there->step, there->bytes});
}

static void load_blocks(const struct segment *segment, char *data, const char *source,
                        const struct blocks_there *there, size_t count)
{
    if (UNLIKELY(segment->device != NULL))
        device_copy_blocks(NULL, NULL, data, segment->device->kind, source,
                           &(struct copy_shape){count, there->bytes, there->bytes, there->step});
    else
        copy_blocks(data, source,
                    &(struct copy_shape){count, there->bytes, there->bytes, there->step});
}

static const char *serve_put_blocks(const struct item_put_blocks *request)
{
    const char *data = (const char *)(request + 1);
    const struct blocks_there *there = &request->blocks;
    size_t count = request->item.bytes / there->bytes;
    ASSERT(count * there->bytes == request->item.bytes);
    ASSERT(segment_contains(serve_segment(&request->item), serve_address(&request->item),
                            (count - 1) * there->step + there->bytes));
    store_blocks(serve_segment(&request->item), serve_address(&request->item), data, there, count);
    serve_written(&request->item, (count - 1) * there->step + there->bytes);
    return data + wire_room(request->item.bytes);
}

/* Room for a result in the answer; the requester saw to it that there is enough. */
static void *add_result(struct packet *answer, const struct landing *landing)
{
    struct landing *result = packet_room(answer, sizeof *result + wire_room(landing->bytes));
    if (result == NULL)
        report_fatal(NULL, "a message asks for more than fits its answer");
    *result = *landing;
    return result + 1;
}

static const char *serve_get(const struct item_get *request, struct packet *answer)
{
    ASSERT(segment_contains(serve_segment(&request->item), serve_address(&request->item),
                            request->item.bytes));
    ASSERT(request->landing.bytes == request->item.bytes);
    device_load(NULL, serve_segment(&request->item), add_result(answer, &request->landing),
                serve_address(&request->item), request->item.bytes);
    return (const char *)(request + 1);
}

static const char *serve_get_blocks(const struct item_get_blocks *request, struct packet *answer)
{
    load_blocks(serve_segment(&request->item), add_result(answer, &request->landing),
                serve_address(&request->item), &request->blocks,
                request->item.bytes / request->blocks.bytes);
    return (const char *)(request + 1);
}

static const char *get_words(const struct item *item, struct packet *answer)
{
    const struct word_place *places = (const void *)(item + 1);
    size_t count = item->bytes / sizeof *places;
    struct landed_word *words =
        add_result(answer, &(struct landing){.step = item->offset,
                                             .block = item->size,
                                             .bytes = (uint32_t)(count * sizeof *words)});
    const struct segment *segment = serve_segment(item);
    const size_t size = item->size;
    ASSERT(size <= sizeof words->value);
    for (size_t i = 0; i < count; i++) {
        const char *source = segment->span.base + places[i].offset;
        ASSERT(segment_contains(segment, source, size));
        words[i] = (struct landed_word){.address = places[i].address};
        if (UNLIKELY(segment->device != NULL))
            device_load(NULL, segment, &words[i].value, source, size);
        else
            copy_from_shared(&words[i].value, source, size);
    }
    return (const char *)(places + count);
}

/* KIND_ATOMIC_COMPARE_SWAP is an operation here. */
static uint64_t apply_word(const struct item *item, uint64_t offset, int operation, uint64_t value,
                           uint64_t condition)
{
    const struct segment *segment = serve_segment(item);
    void *word = segment->span.base + offset;
    ASSERT(item->size == 4 || item->size == 8);
    ASSERT(segment_contains(segment, word, item->size));
    if (UNLIKELY(segment->device != NULL))
        return device_atomic(NULL, segment->device, node.rank, word, operation, value, condition,
                             item->size);
    if (operation == KIND_ATOMIC_COMPARE_SWAP)
        return word_compare_swap(word, condition, value, item->size);
    return word_apply(word, (enum atomic_operation)operation, value, item->size);
}

static bool is_put_of_words(const struct item *item)
{
    return item->kind == ITEM_PUT_WORD || item->kind == ITEM_PUT_WORDS;
}

static __attribute__((cold, noinline)) void update_device(const struct item *item, uint64_t offset,
                                                          uint64_t value)
{
    const struct segment *segment = serve_segment(item);
    if (is_put_of_words(item))
        device_store(NULL, segment, segment->span.base + offset, &value, item->size);
    else
        apply_word(item, offset, item->operation, value, 0);
}

HOT_INLINE void update(const struct item *item, uint64_t offset, uint64_t value)
{
    const struct segment *segment = serve_segment(item);
    char *word = segment->span.base + offset;
    ASSERT(item->size <= sizeof value && segment_contains(segment, word, item->size));
    if (UNLIKELY(segment->device != NULL)) {
        update_device(item, offset, value);
    } else if (is_put_of_words(item)) {
        fence_stores(); /* as between items */
        copy_to_shared(word, &value, item->size);
    } else {
        word_apply(word, (enum atomic_operation)item->operation, value, item->size);
    }
}

/* Wakes who waits for one of the words. */
static __attribute__((cold, noinline)) void wake_for_words(const struct item_word *request,
                                                           size_t step)
{
    const char *more = (const char *)(request + 1), *end = more + request->item.bytes;
    struct item one = request->item;
    serve_written(&one, one.size);
    for (; more < end; more += step) {
        memcpy(&one.offset, more, sizeof one.offset);
        serve_written(&one, one.size);
    }
}

/* Has the memory of a word, of which the offset is here, come into the cache. */
HOT_INLINE void fetch_ahead(const struct item *item, const char *offset, const char *end)
{
    if (offset < end)
        __builtin_prefetch(serve_segment(item)->span.base + *(const uint64_t *)(const void *)offset,
                           1);
}

static const char *apply_words(const struct item_word *request)
{
    const struct item item = request->item; /* in registers */
    const bool has_one = item.kind == ITEM_PUT_WORD || item.kind == ITEM_ATOMIC;
    const size_t step = has_one ? sizeof item.offset : sizeof(struct word_value);
    const char *more = (const char *)(request + 1), *end = more + item.bytes;
    update(&item, item.offset, request->value);
    for (; more < end; more += step) {
        const struct word_value *word = (const void *)more;
        fetch_ahead(&item, more + WORDS_AHEAD * step, end);
        update(&item, word->offset, has_one ? request->value : word->value);
    }
    if (doorbell_has_sleepers(&node_own_control()->doorbell))
        wake_for_words(request, step);
    return end;
}

void serve_atomic(const struct item_word *request)
{
    apply_words(request);
}

static const char *serve_atomic_fetch(const struct item_atomic_fetch *request,
                                      struct packet *answer)
{
    const struct item *item = &request->item;
    int operation = item->kind == ITEM_COMPARE_SWAP ? KIND_ATOMIC_COMPARE_SWAP : item->operation;
    uint64_t old = apply_word(item, item->offset, operation, request->value, request->condition);
    if (operation != ATOMIC_FETCH)
        serve_written(item, item->size);
    word_store_old_value(add_result(answer, &request->landing), old, item->size);
    return (const char *)(request + 1);
}

void serve_set_active(serve_active *take)
{
    take_active = take;
}

static const char *active(const struct item *item, int from)
{
    bool is_message = item->kind == ITEM_ACTIVE;
    if (take_active == NULL)
        report_fatal(NULL, "PE %d sends an active message, of which this PE has no handlers", from);
    take_active(item, from);
    return is_message ? (const char *)item + sizeof(struct item_active) + wire_room(item->bytes)
                      : (const char *)(item + 1);
}

static const char *serve_item(const struct item *item, struct packet *answer, int from)
{
    switch ((enum item_kind)item->kind) {
    case ITEM_PUT:
        return serve_put(item);
    case ITEM_PUT_BLOCKS:
        return serve_put_blocks((const void *)item);
    case ITEM_GET:
        return serve_get((const void *)item, answer);
    case ITEM_GET_BLOCKS:
        return serve_get_blocks((const void *)item, answer);
    case ITEM_GET_WORDS:
        return get_words(item, answer);
    case ITEM_PUT_WORD:
    case ITEM_PUT_WORDS:
    case ITEM_ATOMIC:
    case ITEM_ATOMICS:
        return apply_words((const void *)item);
    case ITEM_ATOMIC_FETCH:
    case ITEM_COMPARE_SWAP:
        return serve_atomic_fetch((const void *)item, answer);
    case ITEM_NOTICE:
        notice_take(item->bytes);
        return (const char *)(item + 1);
    case ITEM_ACTIVE:
    case ITEM_HANDLED:
        return active(item, from);
    case ITEM_BULK_PUT:
    case ITEM_BULK_GET:
        break; /* alone in their packets: serve_bulk */
    }
    report_fatal(NULL, "a message has an item of unknown kind %d", item->kind);
}

/* ---- Packets ---- */

static void send_answer(struct packet *answer, int pe, const struct receipt *receipt)
{
    answer->head.carried_out = *receipt;
    packet_send(answer, pe, TAG_ANSWER);
}

void serve_answer_bulk(const struct packet_head *request, const struct landing *landing, int from)
{
    struct packet *answer = packet_take(&answers);
    ASSERT(answer != NULL); /* serve_can_answer */
    if (landing->left != 0)
        add_result(answer, landing);
    send_answer(answer, from, &request->awaited);
}

static void require_valid_receipts(void)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = receipt_is_valid(&fault);
    check_require_records(NULL, "receipts", is_valid, fault);
}

void serve_receipts(void)
{
    struct receipt receipt;
    int pe;
    require_valid_receipts();
    while (serve_can_answer() && receipt_take_any(&pe, &receipt))
        send_answer(packet_take(&answers), pe, &receipt);
}

/* At once if somebody waits; else when there is something to send or nothing to do. */
static void end_answer(struct packet *answer, const struct packet_head *request, int from)
{
    struct receipt receipt = request->awaited;
    if (request->answer_bytes == 0 && receipt_keep(from, &receipt)) {
        packet_give(answer);
        return;
    }
    receipt_complete(from, &receipt);
    send_answer(answer, from, &receipt);
}

void serve_packet(const struct packet_head *head, int from)
{
    const char *item = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    struct packet *answer =
        packet_take(head->answer_bytes > PACKET_BYTES ? &large_answers : &answers);
    ASSERT(head->bytes <= LARGE_PACKET_BYTES);
    ASSERT(answer != NULL); /* serve_can_answer */
    fence_from_other_process();
    while (item < end) {
        fence_stores(); /* a later item of one context may follow a fence */
        item = serve_item((const void *)item, answer, from);
    }
    ASSERT(item == end);
    fence_stores(); /* the receipt tells that all is done, whatever barriers MPI has */
    fence_to_other_process();
    end_answer(answer, head, from);
}

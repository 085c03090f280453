#include "target.h"

#include <string.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/fence.h"
#include "base/report.h"
#include "device/device.h"
#include "packet.h"
#include "shm/segment.h"
#include "window.h"

static struct packet_pool responses, large_responses;
static target_am_handler *am_handler;

void target_start(void)
{
    packet_pool_init(&responses, RESPONSES_MAX, PACKET_BYTES);
    packet_pool_init(&large_responses, LARGE_RESPONSES_MAX, LARGE_RESPONSE_BYTES);
}

void target_stop(void)
{
    packet_pool_free(&responses);
    packet_pool_free(&large_responses);
}

void target_reclaim(void)
{
    packet_reclaim(&responses, false);
    packet_reclaim(&large_responses, false);
}

bool target_is_sending(void)
{
    return !link_is_empty(&responses.sending) || !link_is_empty(&large_responses.sending);
}

bool target_can_respond(void)
{
    return packet_pool_has_free(&responses) && packet_pool_has_free(&large_responses);
}

const struct segment *target_segment(const struct item *item)
{
    ASSERT(item->segment < SEGMENT_ALL);
    return &segments[item->segment];
}

void *target_address(const struct item *item)
{
    return segments[item->segment].span.base + item->offset;
}

/* Wakes the threads of this PE that wait for a change of the memory that the item names. Threads
 * that wait for a change of the control block do not wait for a particular range, so all of them
 * are woken. */
void target_notify_written(const struct item *item, size_t bytes)
{
    if (item->segment == SEGMENT_CONTROL)
        doorbell_wake(&node_own_control()->doorbell);
    else
        wakeup_notify(job.me, target_address(item), bytes);
}

/* ---- Execution of items: each function returns the address after its item ---- */

static const char *target_execute_put(const struct item *item)
{
    const char *data = (const char *)(item + 1);
    ASSERT(segment_contains(target_segment(item), target_address(item), item->bytes));
    device_store(NULL, target_segment(item), target_address(item), data, item->bytes);
    target_notify_written(item, item->bytes);
    return data + wire_padded(item->bytes);
}

/* target_store_blocks and target_load_blocks copy blocks between memory of this PE and a packet. In
 * the packet, the blocks are contiguous. */
static void target_store_blocks(const struct segment *segment, char *dest, const char *data,
                                const struct remote_blocks *there, size_t count)
{
    if (UNLIKELY(segment->device != NULL))
        device_copy_blocks(NULL, segment->device->kind, dest, NULL, data,
                           &(struct copy_shape){count, there->bytes, there->step, there->bytes});
    else
        copy_blocks(dest, data,
                    &(struct copy_shape){count, there->bytes, there->step, there->bytes});
}

static void target_load_blocks(const struct segment *segment, char *data, const char *source,
                               const struct remote_blocks *there, size_t count)
{
    if (UNLIKELY(segment->device != NULL))
        device_copy_blocks(NULL, NULL, data, segment->device->kind, source,
                           &(struct copy_shape){count, there->bytes, there->bytes, there->step});
    else
        copy_blocks(data, source,
                    &(struct copy_shape){count, there->bytes, there->bytes, there->step});
}

static const char *target_execute_put_blocks(const struct item_put_blocks *request)
{
    const char *data = (const char *)(request + 1);
    const struct remote_blocks *there = &request->blocks;
    size_t count = request->item.bytes / there->bytes;
    ASSERT(count * there->bytes == request->item.bytes);
    ASSERT(segment_contains(target_segment(&request->item), target_address(&request->item),
                            (count - 1) * there->step + there->bytes));
    target_store_blocks(target_segment(&request->item), target_address(&request->item), data, there,
                        count);
    target_notify_written(&request->item, (count - 1) * there->step + there->bytes);
    return data + wire_padded(request->item.bytes);
}

/* Reserves space for a result in the response. It always fits, because the origin PE has limited
 * the results of each packet. `response` is NULL if the origin expects no results. */
static void *target_append_result(struct packet *response,
                                  const struct response_desc *response_desc)
{
    struct response_desc *result =
        response == NULL
            ? NULL
            : packet_reserve(response, sizeof *result + wire_padded(response_desc->bytes));
    if (result == NULL)
        report_fatal(NULL, "a packet requests more results than fit into its response");
    *result = *response_desc;
    return result + 1;
}

static const char *target_execute_get(const struct item_get *request, struct packet *response)
{
    ASSERT(segment_contains(target_segment(&request->item), target_address(&request->item),
                            request->item.bytes));
    ASSERT(request->response_desc.bytes == request->item.bytes);
    device_load(NULL, target_segment(&request->item),
                target_append_result(response, &request->response_desc),
                target_address(&request->item), request->item.bytes);
    return (const char *)(request + 1);
}

static const char *target_execute_get_blocks(const struct item_get_blocks *request,
                                             struct packet *response)
{
    target_load_blocks(target_segment(&request->item),
                       target_append_result(response, &request->response_desc),
                       target_address(&request->item), &request->blocks,
                       request->item.bytes / request->blocks.bytes);
    return (const char *)(request + 1);
}

static const char *target_execute_get_words(const struct item *item, struct packet *response)
{
    const struct word_get *places = (const void *)(item + 1);
    size_t count = item->bytes / sizeof *places;
    struct word_response *words = target_append_result(
        response, &(struct response_desc){.step = item->offset,
                                          .block = item->size,
                                          .bytes = (uint32_t)(count * sizeof *words)});
    const struct segment *segment = target_segment(item);
    const size_t size = item->size;
    ASSERT(size <= sizeof words->value);
    for (size_t i = 0; i < count; i++) {
        const char *source = segment->span.base + places[i].offset;
        ASSERT(segment_contains(segment, source, size));
        words[i] = (struct word_response){.address = places[i].address};
        if (UNLIKELY(segment->device != NULL))
            device_load(NULL, segment, &words[i].value, source, size);
        else
            copy_from_shared(&words[i].value, source, size);
    }
    return (const char *)(places + count);
}

/* Executes an atomic operation and returns the old value. `operation` is an enum atomic_operation
 * or KIND_ATOMIC_COMPARE_SWAP. */
static uint64_t target_apply_atomic(const struct item *item, uint64_t offset, int operation,
                                    uint64_t value, uint64_t condition)
{
    const struct segment *segment = target_segment(item);
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

static bool target_is_put_of_words(const struct item *item)
{
    return item->kind == ITEM_PUT_WORD || item->kind == ITEM_PUT_WORDS;
}

static __attribute__((cold, noinline)) void
target_update_device_word(const struct item *item, uint64_t offset, uint64_t value)
{
    const struct segment *segment = target_segment(item);
    if (target_is_put_of_words(item))
        device_store(NULL, segment, segment->span.base + offset, &value, item->size);
    else
        target_apply_atomic(item, offset, item->operation, value, 0);
}

HOT_INLINE void target_update_word(const struct item *item, uint64_t offset, uint64_t value)
{
    const struct segment *segment = target_segment(item);
    char *word = segment->span.base + offset;
    ASSERT(item->size <= sizeof value && segment_contains(segment, word, item->size));
    if (UNLIKELY(segment->device != NULL)) {
        target_update_device_word(item, offset, value);
    } else if (target_is_put_of_words(item)) {
        fence_stores(); /* the words of an item must be stored in order, like separate items */
        copy_to_shared(word, &value, item->size);
    } else {
        word_apply(word, (enum atomic_operation)item->operation, value, item->size);
    }
}

/* Wakes the threads of this PE that wait for a change of one of the words of the item. */
static __attribute__((cold, noinline)) void target_notify_words(const struct item_word *request,
                                                                size_t step)
{
    const char *more = (const char *)(request + 1), *end = more + request->item.bytes;
    struct item one = request->item;
    target_notify_written(&one, one.size);
    for (; more < end; more += step) {
        memcpy(&one.offset, more, sizeof one.offset);
        target_notify_written(&one, one.size);
    }
}

/* Prefetches a word of memory that a later operation in the item will access. `offset` points to
 * the offset of this word in the segment. */
HOT_INLINE void target_prefetch_word(const struct item *item, const char *offset, const char *end)
{
    if (offset < end)
        __builtin_prefetch(
            target_segment(item)->span.base + *(const uint64_t *)(const void *)offset, 1);
}

const char *target_execute_words(const struct item_word *request)
{
    /* A local copy, which the compiler can keep in registers. */
    const struct item item = request->item;
    const bool has_one = item.kind == ITEM_PUT_WORD || item.kind == ITEM_ATOMIC;
    const size_t step = has_one ? sizeof item.offset : sizeof(struct word_value);
    const char *more = (const char *)(request + 1), *end = more + item.bytes;
    target_update_word(&item, item.offset, request->value);
    for (; more < end; more += step) {
        const struct word_value *word = (const void *)more;
        target_prefetch_word(&item, more + PREFETCH_WORDS * step, end);
        target_update_word(&item, word->offset, has_one ? request->value : word->value);
    }
    if (doorbell_has_sleepers(&node_own_control()->doorbell))
        target_notify_words(request, step);
    return end;
}

/* Executes an atomic with a result, and returns the old value. */
static uint64_t target_fetch(const struct item *item, uint64_t value, uint64_t condition)
{
    int operation = item->kind == ITEM_COMPARE_SWAP ? KIND_ATOMIC_COMPARE_SWAP : item->operation;
    uint64_t old = target_apply_atomic(item, item->offset, operation, value, condition);
    if (operation != ATOMIC_FETCH)
        target_notify_written(item, item->size);
    return old;
}

static const char *target_execute_atomic_fetch(const struct item_atomic_fetch *request,
                                               struct packet *response)
{
    uint64_t old = target_fetch(&request->item, request->value, request->condition);
    word_store_old_value(target_append_result(response, &request->response_desc), old,
                         request->item.size);
    return (const char *)(request + 1);
}

void target_set_am_handler(target_am_handler *take)
{
    am_handler = take;
}

static const char *target_execute_am(const struct item *item, int from)
{
    bool is_message = item->kind == ITEM_AM;
    if (am_handler == NULL)
        report_fatal(NULL,
                     "PE %d sent an active message, but no handler is registered on this PE: "
                     "register the same handlers on all PEs",
                     from);
    am_handler(item, from);
    return is_message ? (const char *)item + sizeof(struct item_am) + wire_padded(item->bytes)
                      : (const char *)(item + 1);
}

static const char *target_execute_item(const struct item *item, struct packet *response, int from)
{
    switch ((enum item_kind)item->kind) {
    case ITEM_PUT:
        return target_execute_put(item);
    case ITEM_PUT_BLOCKS:
        return target_execute_put_blocks((const void *)item);
    case ITEM_GET:
        return target_execute_get((const void *)item, response);
    case ITEM_GET_BLOCKS:
        return target_execute_get_blocks((const void *)item, response);
    case ITEM_GET_WORDS:
        return target_execute_get_words(item, response);
    case ITEM_PUT_WORD:
    case ITEM_PUT_WORDS:
    case ITEM_ATOMIC:
    case ITEM_ATOMICS:
        return target_execute_words((const void *)item);
    case ITEM_ATOMIC_FETCH:
    case ITEM_COMPARE_SWAP:
        return target_execute_atomic_fetch((const void *)item, response);
    case ITEM_PROGRESS_HINT:
        progress_hint_receive(item->bytes);
        return (const char *)(item + 1);
    case ITEM_AM:
    case ITEM_AM_CREDITS:
        return target_execute_am(item, from);
    /* A rendezvous request is alone in its packet, and rendezvous_target_begin handles it. */
    case ITEM_RENDEZVOUS_PUT:
    case ITEM_RENDEZVOUS_GET:
        break;
    }
    report_fatal(NULL, "a packet contains an item of unknown kind %d", item->kind);
}

/* ---- Packets ---- */

static void target_send_response(struct packet *response, int pe, const struct ack *ack)
{
    response->head.form = FORM_RESPONSE;
    response->head.ack = *ack;
    packet_send(response, pe);
}

void target_respond_rendezvous(const struct packet_head *request,
                               const struct response_desc *response_desc, int from)
{
    struct packet *response = packet_take(&responses);
    ASSERT(response != NULL); /* the caller has checked target_can_respond() */
    if (response_desc->left != 0)
        target_append_result(response, response_desc);
    target_send_response(response, from, &request->expected_ack);
}

static void target_require_valid_acks(void)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = ack_is_valid(&fault);
    check_require_records(NULL, "receipts", is_valid, fault);
}

void target_send_acks(void)
{
    struct ack ack;
    int pe;
    target_require_valid_acks();
    while (target_can_respond() && ack_take_any(&pe, &ack))
        target_send_response(packet_take(&responses), pe, &ack);
}

/* Sends the response at once if the origin PE waits for it. Otherwise, if `response` is NULL,
 * delays the acknowledgement, so that a later packet to the origin can contain it. */
static void target_finish_response(struct packet *response, const struct packet_head *request,
                                   int from)
{
    struct ack ack = request->expected_ack;
    if (response == NULL && ack_keep(from, &ack))
        return;
    if (response == NULL)
        response = packet_take(&responses);
    ASSERT(response != NULL); /* the caller has checked target_can_respond() */
    ack_merge_kept(from, &ack);
    target_send_response(response, from, &ack);
}

/* Returns a packet for the response, or NULL if the origin PE does not wait for it. */
static struct packet *target_begin_response(const struct packet_head *head)
{
    if (head->response_bytes == 0)
        return NULL;
    struct packet *response =
        packet_take(head->response_bytes > PACKET_BYTES ? &large_responses : &responses);
    ASSERT(response != NULL); /* the caller has checked target_can_respond() */
    return response;
}

void target_execute_packet(const struct packet_head *head, int from)
{
    const char *item = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    struct packet *response = target_begin_response(head);
    ASSERT(head->bytes <= LARGE_PACKET_BYTES);
    fence_from_other_process();
    while (item < end) {
        fence_stores(); /* order items: the origin may have called shmem_fence */
        item = target_execute_item((const void *)item, response, from);
    }
    ASSERT(item == end);
    /* All stores must be visible before the acknowledgement is sent, even if MPI executes no
     * barrier. */
    fence_stores();
    fence_to_other_process();
    target_finish_response(response, head, from);
}

/* ---- Short requests ---- */

static uint64_t target_load_word(const struct item *item)
{
    uint64_t value = 0;
    device_load(NULL, target_segment(item), &value, target_address(item), item->size);
    return value;
}

/* Executes the operation of a short request. Returns its result, or 0 if it has none. */
static uint64_t target_execute_word(const struct short_request *request, const struct item *item)
{
    switch ((enum item_kind)item->kind) {
    case ITEM_GET:
        return target_load_word(item);
    case ITEM_ATOMIC_FETCH:
        return target_fetch(item, request->value, 0);
    case ITEM_COMPARE_SWAP:
        return target_fetch(item, request->value, request->condition);
    default: /* ITEM_PUT_WORD or ITEM_ATOMIC */
        target_execute_words(&(struct item_word){*item, request->value});
        return 0;
    }
}

void target_execute_short(const struct short_request *request, int from)
{
    const struct item item = short_request_item(request);
    bool has_result = item.kind != ITEM_PUT_WORD && item.kind != ITEM_ATOMIC;
    struct short_response response = {.form = FORM_SHORT_RESPONSE, .endpoint = request->endpoint};
    fence_from_other_process();
    fence_stores(); /* order requests: the origin may have called shmem_fence */
    response.value = target_execute_word(request, &item);
    fence_stores();
    fence_to_other_process();
    packet_send_short(&response, has_result ? sizeof response : SHORT_ACK_BYTES, from);
}

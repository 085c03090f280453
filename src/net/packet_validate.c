#include "packet_validate.h"

#include "backend.h"
#include "base/atomic_operation.h"
#include "base/report.h"
#include "device/device.h"
#include "shm/segment.h"
#include "shm/static_data.h"
#include "wire.h"

/* Functions whose names end in _fault return a description of what is wrong with a packet, or NULL
 * if they find nothing wrong. */

static const char memory_fault[] = "it addresses memory outside of the symmetric memory of this PE";
static const char length_fault[] = "its length differs from the length of its contents";
static const char word_fault[] = "it contains an invalid word or operation";

/* ---- Validation of addresses in this PE's memory ---- */

/* Returns true if the range is within the segment. The segment of constants has holes, which are
 * not part of it. */
static bool packet_validate_segment_has_range(const struct segment *segment, uint64_t offset,
                                              uint64_t bytes)
{
    return offset < segment->span.length && bytes <= segment->span.length - offset &&
           (segment != &segments[SEGMENT_CONSTANT] ||
            bytes <= static_data_constant_bytes(segment->span.base + offset));
}

static bool packet_validate_may_be_constant(const struct item *item)
{
    return item->kind == ITEM_GET || item->kind == ITEM_GET_BLOCKS ||
           item->kind == ITEM_RENDEZVOUS_GET;
}

static const char *packet_validate_segment_fault(const struct item *item)
{
    if (item->segment >= SEGMENT_ALL)
        return "it contains an invalid segment number";
    if (!packet_validate_may_be_constant(item) && !segment_has_window(&segments[item->segment]))
        return "it writes to constant data";
    return NULL;
}

static const char *packet_validate_memory_fault_of(const struct item *item, uint64_t bytes)
{
    const char *fault = packet_validate_segment_fault(item);
    if (fault != NULL)
        return fault;
    return packet_validate_segment_has_range(&segments[item->segment], item->offset, bytes)
               ? NULL
               : memory_fault;
}

static const char *packet_validate_blocks_fault(const struct item *item,
                                                const struct remote_blocks *blocks)
{
    uint64_t reach;
    if (blocks->bytes == 0 || item->bytes == 0 || item->bytes % blocks->bytes != 0)
        return length_fault;
    if (__builtin_mul_overflow(item->bytes / blocks->bytes - 1, blocks->step, &reach) ||
        __builtin_add_overflow(reach, blocks->bytes, &reach))
        return memory_fault;
    return packet_validate_memory_fault_of(item, reach);
}

/* ---- Validation of coalesced words ---- */

static bool packet_validate_is_atomic(enum item_kind kind)
{
    return kind == ITEM_ATOMIC || kind == ITEM_ATOMICS || kind == ITEM_ATOMIC_FETCH ||
           kind == ITEM_COMPARE_SWAP;
}

static const char *packet_validate_word_kind_fault(const struct item *item)
{
    if (!packet_validate_is_atomic((enum item_kind)item->kind))
        return item->size <= sizeof(uint64_t) ? NULL : word_fault;
    bool is_operation = item->operation <= ATOMIC_XOR || (item->operation >= ATOMIC_MULTIPLY &&
                                                          item->operation <= ATOMIC_MAX_FLOATING);
    return is_operation && (item->size == 4 || item->size == 8) ? NULL : word_fault;
}

static const char *packet_validate_word_fault_of(const struct item *item)
{
    const char *fault = packet_validate_word_kind_fault(item);
    if (fault == NULL)
        fault = packet_validate_memory_fault_of(item, item->size);
    if (fault != NULL)
        return fault;
    uint64_t address = (uintptr_t)segments[item->segment].span.base + item->offset;
    bool is_aligned = (address & (item->size - 1)) == 0;
    return packet_validate_is_atomic((enum item_kind)item->kind) && !is_aligned ? word_fault : NULL;
}

/* Checks the offsets of `count` coalesced words. The offsets are stored at intervals of `step`
 * bytes from `first` on. The loop has no branch for each word, because a packet may contain many
 * words. */
static const char *packet_validate_offsets_fault(const struct item *item, const char *first,
                                                 size_t step, size_t count)
{
    const struct shmem_impl_span *span = &segments[item->segment].span;
    uint64_t limit = span->length - item->size, base = (uintptr_t)span->base, odd = 0;
    bool is_outside = span->length < item->size;
    for (size_t i = 0; i < count; i++) {
        uint64_t offset = *(const uint64_t *)(const void *)(first + i * step);
        is_outside |= offset > limit;
        odd |= base + offset;
    }
    if (is_outside)
        return memory_fault;
    bool are_aligned = (odd & (item->size - 1)) == 0;
    return packet_validate_is_atomic((enum item_kind)item->kind) && !are_aligned ? word_fault
                                                                                 : NULL;
}

/* Checks the words that follow an item. Returns a description of what is wrong with them, or
 * NULL. */
static const char *packet_validate_further_words_fault(const struct item *item)
{
    const struct wire_item_layout *form = &wire_item_layouts[item->kind];
    if (item->bytes % form->bytes_per_word != 0)
        return length_fault;
    return packet_validate_offsets_fault(item, (const char *)item + form->length,
                                         form->bytes_per_word, item->bytes / form->bytes_per_word);
}

static const char *packet_validate_words_fault(const struct item *item)
{
    const char *fault = packet_validate_word_fault_of(item);
    return fault != NULL || item->bytes == 0 ? fault : packet_validate_further_words_fault(item);
}

static const char *packet_validate_get_words_fault(const struct item *item)
{
    const char *fault = packet_validate_word_kind_fault(item);
    if (fault == NULL)
        fault = packet_validate_segment_fault(item);
    return fault != NULL ? fault : packet_validate_further_words_fault(item);
}

static const char *packet_validate_fetch_fault(const struct item_atomic_fetch *request)
{
    return request->response_desc.bytes == request->item.size
               ? packet_validate_word_fault_of(&request->item)
               : length_fault;
}

/* ---- Validation of items ---- */

static const char *packet_validate_get_fault(const struct item_get *request)
{
    return request->response_desc.bytes == request->item.bytes
               ? packet_validate_memory_fault_of(&request->item, request->item.bytes)
               : length_fault;
}

static const char *packet_validate_get_blocks_fault(const struct item_get_blocks *request)
{
    return request->response_desc.bytes == request->item.bytes
               ? packet_validate_blocks_fault(&request->item, &request->blocks)
               : length_fault;
}

/* Checks an item whose bytes have all arrived. Returns a description of what is wrong with it, or
 * NULL. Does not check the contents of active messages, because am/am_net.c does. */
static const char *packet_validate_item_fault(const struct item *item)
{
    switch ((enum item_kind)item->kind) {
    case ITEM_PUT:
        return packet_validate_memory_fault_of(item, item->bytes);
    case ITEM_PUT_BLOCKS:
        return packet_validate_blocks_fault(
            item, &((const struct item_put_blocks *)(const void *)item)->blocks);
    case ITEM_GET:
        return packet_validate_get_fault((const void *)item);
    case ITEM_GET_BLOCKS:
        return packet_validate_get_blocks_fault((const void *)item);
    case ITEM_ATOMIC_FETCH:
    case ITEM_COMPARE_SWAP:
        return packet_validate_fetch_fault((const void *)item);
    case ITEM_GET_WORDS:
        return packet_validate_get_words_fault(item);
    case ITEM_PUT_WORD:
    case ITEM_PUT_WORDS:
    case ITEM_ATOMIC:
    case ITEM_ATOMICS:
        return packet_validate_words_fault(item);
    case ITEM_RENDEZVOUS_PUT:
    case ITEM_RENDEZVOUS_GET:
        return "it contains a rendezvous request among other items";
    case ITEM_PROGRESS_HINT:
    case ITEM_AM:
    case ITEM_AM_CREDITS:
        break;
    }
    return NULL;
}

static const char *packet_validate_items_fault(const struct packet_head *head)
{
    const char *at = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    while (at < end) {
        const struct item *item = (const void *)at;
        size_t left = (size_t)(end - at);
        const struct wire_item_layout *form = left < sizeof *item ? NULL : wire_item_layout(item);
        if (form == NULL)
            return left < sizeof *item ? length_fault : "it contains an item of an unknown kind";
        if (left < form->length || left < wire_item_bytes(item, form))
            return length_fault;
        const char *fault = packet_validate_item_fault(item);
        if (fault != NULL)
            return fault;
        at += wire_item_bytes(item, form);
    }
    return NULL;
}

/* ---- Validation of rendezvous requests ---- */

static const char *packet_validate_signal_fault(const struct item_word *signal)
{
    if (signal->item.kind == ITEM_PUT)
        return NULL;
    if (signal->item.kind != ITEM_ATOMIC || signal->item.bytes != 0)
        return word_fault;
    return packet_validate_words_fault(&signal->item);
}

static const char *packet_validate_bulk_fault(const struct packet_head *head,
                                              const struct item_rendezvous *request)
{
    const struct item *item = &request->item;
    uint64_t tag = request->tag - TAG_RENDEZVOUS, is_get = item->kind == ITEM_RENDEZVOUS_GET;
    if (head->bytes != sizeof *head + sizeof *request)
        return length_fault;
    if (tag / 2 >= RENDEZVOUS_ORIGIN_MAX || tag % 2 != is_get)
        return "its data have an invalid MPI tag";
    const char *fault = packet_validate_memory_fault_of(item, request->length);
    if (fault != NULL)
        return fault;
    const struct device_memory *device = segments[item->segment].device;
    if (request->length > BACKEND_MESSAGE_MAX ||
        (device != NULL && !device->mpi && request->length > DEVICE_STAGING_BYTES))
        return "its data are longer than the maximum length of a message";
    return packet_validate_signal_fault(&request->signal);
}

/* ---- Validation of packets ---- */

/* The functions below do not check the acknowledgement in the head of a packet, because
 * endpoint_acked does. */

static const char *packet_validate_head_fault(const struct packet_head *head, size_t arrived)
{
    if (arrived < sizeof *head || head->bytes != arrived || head->bytes % 8 != 0)
        return length_fault;
    return NULL;
}

static const char *packet_validate_request_fault(const struct packet_head *head, size_t arrived)
{
    const struct item *first = (const void *)(head + 1);
    const char *fault = packet_validate_head_fault(head, arrived);
    if (fault != NULL || head->bytes == sizeof *head)
        return fault;
    if (head->bytes >= sizeof *head + sizeof *first &&
        (first->kind == ITEM_RENDEZVOUS_PUT || first->kind == ITEM_RENDEZVOUS_GET))
        return packet_validate_bulk_fault(head, (const void *)first);
    return packet_validate_items_fault(head);
}

static const char response_desc_fault[] = "it contains results that this PE did not request";

static const char *packet_validate_response_words_fault(const struct response_desc *response_desc)
{
    const struct word_response *words = (const void *)(response_desc + 1);
    size_t count = response_desc->bytes / sizeof *words;
    uint64_t seals = 0;
    if (response_desc->bytes % sizeof *words != 0 || response_desc->block > sizeof words->value)
        return word_fault;
    for (size_t i = 0; i < count; i++)
        seals += wire_seal_of_word(words[i].address, response_desc->block);
    return seals == response_desc->step ? NULL : response_desc_fault;
}

/* Checks one result of a response. Its descriptor contains a checksum with a secret key, the seal
 * (wire.h). If the checksum is correct, this PE has created the descriptor. The length is then a
 * multiple of the block length and need not be checked. */
static const char *packet_validate_result_fault(const struct response_desc *response_desc,
                                                size_t left)
{
    if (left < sizeof *response_desc || left - sizeof *response_desc < response_desc->bytes)
        return length_fault;
    if (response_desc->address == 0)
        return packet_validate_response_words_fault(response_desc);
    return wire_is_sealed(response_desc) ? NULL : response_desc_fault;
}

static const char *packet_validate_response_fault(const struct packet_head *head, size_t arrived)
{
    const char *fault = packet_validate_head_fault(head, arrived);
    if (fault == NULL && head->ack.packets == 0)
        fault = "it is a response, but acknowledges no packet";
    const char *at = (const char *)(head + 1), *end = (const char *)head + head->bytes;
    while (at < end && fault == NULL) {
        const struct response_desc *response_desc = (const void *)at;
        fault = packet_validate_result_fault(response_desc, (size_t)(end - at));
        if (fault == NULL)
            at += wire_result_bytes(response_desc->bytes);
    }
    return fault;
}

void packet_validate_fail(int from, const char *fault)
{
    report_fatal(NULL, "a packet from PE %d is damaged: %s", from, fault);
}

static void packet_validate_require_no_fault(const char *fault, int from)
{
    if (UNLIKELY(fault != NULL))
        packet_validate_fail(from, fault);
}

void packet_validate_request(const struct packet_head *head, size_t arrived, int from)
{
    packet_validate_require_no_fault(packet_validate_request_fault(head, arrived), from);
}

void packet_validate_response(const struct packet_head *head, size_t arrived, int from)
{
    packet_validate_require_no_fault(packet_validate_response_fault(head, arrived), from);
}

/* ---- Validation of short messages ---- */

static size_t packet_validate_short_bytes(enum item_kind kind)
{
    if (kind == ITEM_GET)
        return SHORT_GET_BYTES;
    return kind == ITEM_COMPARE_SWAP ? sizeof(struct short_request) : SHORT_WORD_BYTES;
}

static const char *packet_validate_short_fault(const struct short_request *request, size_t arrived)
{
    if (arrived < SHORT_GET_BYTES || arrived != packet_validate_short_bytes(request->kind))
        return length_fault;
    const struct item item = short_request_item(request);
    switch ((enum item_kind)item.kind) {
    case ITEM_GET:
    case ITEM_PUT_WORD:
    case ITEM_ATOMIC:
    case ITEM_ATOMIC_FETCH:
    case ITEM_COMPARE_SWAP:
        return packet_validate_word_fault_of(&item);
    default:
        return "it contains an item of an unknown kind";
    }
}

void packet_validate_short_request(const struct short_request *request, size_t arrived, int from)
{
    packet_validate_require_no_fault(packet_validate_short_fault(request, arrived), from);
}

void packet_validate_short_response(const struct short_response *response, size_t arrived, int from)
{
    bool is_whole = arrived == sizeof *response || arrived == SHORT_ACK_BYTES;
    packet_validate_require_no_fault(is_whole ? NULL : length_fault, from);
}

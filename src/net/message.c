#include "message.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "coalesce.h"
#include "device/device.h"
#include "endpoint.h"
#include "loader/loader.h"
#include "net.h"
#include "transport.h"
#include "wire.h"

_Static_assert(SEGMENT_ALL <= UINT8_MAX + 1, "an item names its segment by a byte");

static struct item message_make_item(const struct remote_addr *remote_addr, enum item_kind kind,
                                     size_t bytes)
{
    ASSERT(segment_contains(remote_addr->segment, remote_addr->address, 1));
    ASSERT(bytes <= LARGE_PACKET_BYTES);
    return (struct item){.kind = (uint8_t)kind,
                         .segment = (uint8_t)(remote_addr->segment - segments),
                         .bytes = (uint32_t)bytes,
                         .offset = segment_offset(remote_addr->segment, remote_addr->address)};
}

/* Reserves `bytes` bytes for an item in the open packet to the target PE. */
static inline void *message_append_item(const struct remote_addr *remote_addr, size_t bytes,
                                        size_t response_bytes)
{
    return endpoint_append(remote_addr->routine, remote_addr->context, remote_addr->pe, bytes,
                           response_bytes);
}

static void message_explain_target(const void *what, char *text, size_t capacity)
{
    const struct remote_addr *remote_addr = what;
    snprintf(text, capacity, "PE %d to answer", remote_addr->pe);
}

void message_wait(const struct remote_addr *remote_addr, const uint32_t *left)
{
    net_wait_zero(remote_addr->routine, left, message_explain_target, remote_addr);
}

/* ---- Short requests ---- */

static struct short_request message_make_short(const struct remote_addr *remote_addr,
                                               enum item_kind kind, unsigned operation, size_t size)
{
    return (struct short_request){.kind = (uint8_t)kind,
                                  .segment = (uint8_t)(remote_addr->segment - segments),
                                  .size = (uint8_t)size,
                                  .operation = (uint8_t)operation,
                                  .offset =
                                      segment_offset(remote_addr->segment, remote_addr->address)};
}

/* Returns the endpoint to the target PE if it is idle, and NULL otherwise. */
static struct endpoint *message_find_idle(const struct remote_addr *remote_addr)
{
    struct net_context *net_context = remote_addr->context->net_context;
    struct endpoint *endpoint =
        net_context == NULL ? NULL : endpoint_find(net_context, remote_addr->pe);
    return endpoint != NULL && endpoint_is_idle(endpoint) ? endpoint : NULL;
}

/* Sends a blocking operation on one word as a short request, and waits for the result. Returns
 * false, and does nothing, if an operation of the context to the target PE is outstanding. The
 * operation then joins that operation in a packet. */
static bool message_fetch_short(const struct remote_addr *remote_addr,
                                struct short_request *request, size_t bytes, uint64_t *value)
{
    struct short_result result = {.left = 1};
    waiting_require_no_handler(remote_addr->routine);
    net_lock();
    struct endpoint *endpoint = message_find_idle(remote_addr);
    if (endpoint != NULL) {
        net_require_reachable(remote_addr->routine);
        endpoint_count_appended();
        endpoint_send_short(endpoint, request, bytes, &result);
        net_spin(&result.left);
    }
    net_unlock();
    if (endpoint == NULL)
        return false;
    message_wait(remote_addr, &result.left);
    *value = result.value;
    return true;
}

static bool message_get_short(const struct remote_addr *remote_addr, size_t bytes, uint64_t *value)
{
    struct short_request request = message_make_short(remote_addr, ITEM_GET, 0, bytes);
    return message_fetch_short(remote_addr, &request, SHORT_GET_BYTES, value);
}

bool message_delay_word(const struct remote_addr *remote_addr, int kind, unsigned operation,
                        uint64_t value, size_t size)
{
    const struct transport_choice *choice = selection_for(remote_addr->pe);
    enum transport_id id = kind == ITEM_PUT_WORD ? choice->data : choice->atomics;
    struct endpoint *endpoint = message_find_idle(remote_addr);
    if (endpoint == NULL || id != TRANSPORT_MESSAGE || remote_addr->segment->device != NULL ||
        !segment_has_pe(remote_addr->segment, remote_addr->pe) || net_is_cut_off())
        return false;
    struct short_request request =
        message_make_short(remote_addr, (enum item_kind)kind, operation, size);
    request.value = value;
    return endpoint_delay(endpoint, &request);
}

/* ---- Rendezvous protocol ---- */

static struct item_rendezvous message_make_item_rendezvous(const struct remote_addr *remote_addr,
                                                           enum item_kind kind, size_t length)
{
    return (struct item_rendezvous){.item = message_make_item(remote_addr, kind, 0),
                                    .length = length,
                                    .signal.item.kind = ITEM_PUT};
}

static struct response_desc message_make_response_desc(void *address, size_t bytes, uint32_t *left)
{
    struct response_desc response_desc = {
        .address = (uintptr_t)address, .left = (uintptr_t)left, .bytes = (uint32_t)bytes};
    wire_seal(&response_desc);
    return response_desc;
}

static void message_start_rendezvous_put(const struct remote_addr *remote_addr,
                                         struct item_rendezvous *request, const void *source,
                                         struct put_completion completion)
{
    struct rendezvous_memory memory = {.source = source, .left = completion.local};
    if (completion.remote != NULL)
        request->response_desc =
            message_make_response_desc(completion.remote, 0, completion.remote);
    endpoint_start_rendezvous(remote_addr->routine, remote_addr->context, remote_addr->pe, request,
                              &memory);
}

static void message_start_rendezvous_get(const struct remote_addr *remote_addr, void *dest,
                                         size_t bytes, uint32_t *left)
{
    struct item_rendezvous request =
        message_make_item_rendezvous(remote_addr, ITEM_RENDEZVOUS_GET, bytes);
    struct rendezvous_memory memory = {.dest = dest, .left = left};
    endpoint_start_rendezvous(remote_addr->routine, remote_addr->context, remote_addr->pe, &request,
                              &memory);
}

/* Returns the maximum length, in bytes, of one message of the rendezvous protocol. If the target is
 * device memory that MPI does not accept, this is the length of a staging buffer. */
static size_t message_max_chunk(const struct remote_addr *remote_addr)
{
    const struct device_memory *device = remote_addr->segment->device;
    return device == NULL || device->mpi ? BACKEND_MESSAGE_MAX : DEVICE_STAGING_BYTES;
}

static size_t message_chunk_length(size_t chunk, size_t offset, size_t bytes)
{
    return bytes - offset < chunk ? bytes - offset : chunk;
}

static uint32_t message_count_chunks(size_t chunk, size_t bytes)
{
    return (uint32_t)((bytes + chunk - 1) / chunk);
}

/* ---- Put and get ---- */

static struct item_word message_make_item_word(const struct word_op *word)
{
    return (struct item_word){.item = {.kind = (uint8_t)word->kind,
                                       .segment = (uint8_t)word->segment,
                                       .size = (uint8_t)word->size,
                                       .operation = (uint8_t)word->operation,
                                       .offset = word->offset},
                              .value = word->value};
}

/* Appends a put or atomic operation on one word to the open packet. Tries to coalesce the operation
 * with the last item of the packet. The caller may have tried this already (coalesce_fast.h), but
 * not for signals or for puts in a job with devices. */
static void message_append_word(const struct remote_addr *remote_addr, const struct word_op *word)
{
    if (coalesce_with_last(endpoint_open_packet(remote_addr->context, remote_addr->pe), word))
        return;
    struct item_word *item = message_append_item(remote_addr, sizeof *item, 0);
    *item = message_make_item_word(word);
    endpoint_open_packet(remote_addr->context, remote_addr->pe)->last = &item->item;
}

static void message_append_put_word(const struct remote_addr *remote_addr, const void *source,
                                    size_t bytes)
{
    uint64_t value = 0;
    device_copy(remote_addr->routine, NULL, &value, device_kind_of(source), source, bytes);
    struct word_op word = coalesce_make_op(remote_addr, ITEM_PUT_WORD, 0, value, bytes);
    message_append_word(remote_addr, &word);
}

static void message_append_put(const struct remote_addr *remote_addr, const void *source,
                               size_t bytes)
{
    if (bytes <= COALESCE_BYTES) {
        message_append_put_word(remote_addr, source, bytes);
        return;
    }
    struct item *item = message_append_item(remote_addr, sizeof *item + wire_padded(bytes), 0);
    *item = message_make_item(remote_addr, ITEM_PUT, bytes);
    device_copy(remote_addr->routine, NULL, item + 1, device_kind_of(source), source, bytes);
}

/* Returns true if MPI does not accept the memory of the source. The data must then be copied into
 * packets, however long they are. */
static bool message_must_be_eager(const void *source)
{
    return UNLIKELY(job.has_devices) && !device_mpi_takes(device_kind_at(source));
}

static void message_put_eager_chunks(const struct remote_addr *remote_addr, const char *source,
                                     size_t bytes)
{
    const size_t max = RENDEZVOUS_PUT_BYTES;
    for (size_t offset = 0; offset < bytes; offset += max) {
        struct remote_addr chunk = remote_addr_at_offset(remote_addr, offset);
        message_put(&chunk, source + offset, message_chunk_length(max, offset, bytes), false);
    }
}

static void message_append_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                               uint32_t *left)
{
    struct item_get *request =
        message_append_item(remote_addr, sizeof *request, wire_result_bytes(bytes));
    request->item = message_make_item(remote_addr, ITEM_GET, bytes);
    request->response_desc = message_make_response_desc(dest, bytes, left);
}

/* Adds `by` to a completion counter, unless `count` is NULL. Must be called before the operation
 * that will decrement the counter is issued. */
static void message_raise_counter(uint32_t *count, uint32_t by)
{
    if (count != NULL)
        __atomic_fetch_add(count, by, __ATOMIC_RELAXED);
}

/* Appends a get of 0 bytes. The target PE responds to it after it has executed all earlier items.
 * The response decrements *count. Does nothing if `count` is NULL. */
static void message_append_flush_marker(const struct remote_addr *remote_addr, uint32_t *count)
{
    message_raise_counter(count, 1);
    if (count != NULL)
        message_append_get(remote_addr, count, 0, count);
}

static void message_put_eager(const struct remote_addr *remote_addr, const void *source,
                              size_t bytes, uint32_t *flush_marker)
{
    net_lock();
    message_append_put(remote_addr, source, bytes);
    message_append_flush_marker(remote_addr, flush_marker);
    if (bytes > SHARED_PACKET_PUT_BYTES)
        endpoint_flush(remote_addr->context, remote_addr->pe);
    else
        endpoint_flush_after_pause(remote_addr->context, remote_addr->pe);
    net_unlock();
}

static void message_put_rendezvous(const struct remote_addr *remote_addr, const char *source,
                                   size_t bytes, struct put_completion completion)
{
    size_t max = message_max_chunk(remote_addr);
    uint32_t chunks = message_count_chunks(max, bytes);
    message_raise_counter(completion.local, chunks);
    message_raise_counter(completion.remote, chunks);
    net_lock();
    for (size_t offset = 0; offset < bytes; offset += max) {
        struct remote_addr chunk = remote_addr_at_offset(remote_addr, offset);
        struct item_rendezvous request = message_make_item_rendezvous(
            &chunk, ITEM_RENDEZVOUS_PUT, message_chunk_length(max, offset, bytes));
        message_start_rendezvous_put(&chunk, &request, source + offset, completion);
    }
    net_unlock();
}

void message_put_counted(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                         struct put_completion completion)
{
    if (bytes <= RENDEZVOUS_PUT_BYTES)
        message_put_eager(remote_addr, source, bytes, completion.remote);
    else
        message_put_rendezvous(remote_addr, source, bytes, completion);
}

void message_put(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi)
{
    uint32_t left = 0;
    if (bytes > RENDEZVOUS_PUT_BYTES && message_must_be_eager(source)) {
        message_put_eager_chunks(remote_addr, source, bytes);
        return;
    }
    message_put_counted(remote_addr, source, bytes,
                        (struct put_completion){nbi ? NULL : &left, NULL});
    if (!nbi)
        message_wait(remote_addr, &left);
}

/* Called after an operation with a result was issued; releases net_lock. If the operation is
 * blocking, sends the packet at once and waits for the result. */
static void message_finish_fetch(const struct remote_addr *remote_addr, bool nbi,
                                 const uint32_t *left)
{
    if (!nbi)
        endpoint_flush(remote_addr->context, remote_addr->pe);
    net_unlock();
    if (!nbi)
        message_wait(remote_addr, left);
}

bool message_get_is_rendezvous(size_t bytes)
{
    return bytes > RENDEZVOUS_GET_BYTES;
}

/* Appends a nonblocking get of a word. If possible, adds it to an item that contains several gets.
 * A get then takes a third of the bytes that a separate item takes. */
static void message_append_get_word(const struct remote_addr *remote_addr, void *dest, size_t bytes)
{
    struct word_op word = coalesce_make_get(remote_addr, bytes);
    struct packet *packet = coalesce_find_packet(remote_addr, &word);
    if (packet != NULL && coalesce_add_get(packet, &word, dest))
        return;
    struct item *item = message_append_item(remote_addr, sizeof *item + sizeof(struct word_get),
                                            wire_result_bytes(sizeof(struct word_response)));
    *item = message_make_item_word(&word).item;
    item->bytes = sizeof(struct word_get);
    item->offset = wire_seal_of_word((uintptr_t)dest, bytes);
    *(struct word_get *)(void *)(item + 1) =
        (struct word_get){.offset = word.offset, .address = (uintptr_t)dest};
    endpoint_open_packet(remote_addr->context, remote_addr->pe)->last = item;
}

/* Returns the number of responses or rendezvous messages that a get needs. Each of them decrements
 * the completion counter of the get. */
static uint32_t message_count_gets(const struct remote_addr *remote_addr, size_t bytes)
{
    return message_get_is_rendezvous(bytes)
               ? message_count_chunks(message_max_chunk(remote_addr), bytes)
               : 1;
}

/* Issues a get, under net_lock. The caller has added the result of message_count_gets to *left.
 * `left` may be NULL. */
static void message_begin_get(const struct remote_addr *remote_addr, char *dest, size_t bytes,
                              uint32_t *left)
{
    size_t max = message_max_chunk(remote_addr);
    if (left == NULL && bytes <= COALESCE_BYTES) {
        message_append_get_word(remote_addr, dest, bytes);
        return;
    }
    if (!message_get_is_rendezvous(bytes)) {
        message_append_get(remote_addr, dest, bytes, left);
        return;
    }
    for (size_t offset = 0; offset < bytes; offset += max) {
        struct remote_addr chunk = remote_addr_at_offset(remote_addr, offset);
        message_start_rendezvous_get(&chunk, dest + offset,
                                     message_chunk_length(max, offset, bytes), left);
    }
}

void message_get_begin(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                       uint32_t *left)
{
    message_raise_counter(left, message_count_gets(remote_addr, bytes));
    net_lock();
    message_begin_get(remote_addr, dest, bytes, left);
    net_unlock();
}

void message_put_begin(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       uint32_t *left)
{
    struct item_rendezvous request =
        message_make_item_rendezvous(remote_addr, ITEM_RENDEZVOUS_PUT, bytes);
    message_raise_counter(left, 1);
    net_lock();
    message_start_rendezvous_put(remote_addr, &request, source,
                                 (struct put_completion){left, NULL});
    net_unlock();
}

static void message_get_in_packets(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                                   bool nbi)
{
    uint32_t left = message_count_gets(remote_addr, bytes);
    net_lock();
    message_begin_get(remote_addr, dest, bytes, nbi ? NULL : &left);
    message_finish_fetch(remote_addr, nbi, &left);
}

/* The result of a blocking get of a word first arrives in a local variable. An invalid destination
 * then faults in the calling thread (remote_issue_get). */
void message_get(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi)
{
    if (nbi || bytes > COALESCE_BYTES) {
        message_get_in_packets(remote_addr, dest, bytes, nbi);
        return;
    }
    uint64_t value;
    if (!message_get_short(remote_addr, bytes, &value))
        message_get_in_packets(remote_addr, &value, bytes, false);
    memcpy(dest, &value, bytes);
}

/* ---- Transfers of blocks ---- */

static void message_pack_blocks(const struct remote_addr *remote_addr, char *packet,
                                const char *source, size_t count, const struct blocks *blocks)
{
    const struct kind *kind = device_kind_of(source);
    if (kind != NULL)
        device_copy_blocks(
            remote_addr->routine, NULL, packet, kind, source,
            &(struct copy_shape){count, blocks->bytes, blocks->bytes, blocks->local_stride});
    else
        copy_blocks(
            packet, source,
            &(struct copy_shape){count, blocks->bytes, blocks->bytes, blocks->local_stride});
}

static void message_append_put_blocks(const struct remote_addr *remote_addr, const char *source,
                                      const struct blocks *blocks, size_t count)
{
    size_t bytes = count * blocks->bytes;
    struct item_put_blocks *request =
        message_append_item(remote_addr, sizeof *request + wire_padded(bytes), 0);
    char *data = (char *)(request + 1);
    request->item = message_make_item(remote_addr, ITEM_PUT_BLOCKS, bytes);
    request->blocks = (struct remote_blocks){blocks->remote_stride, blocks->bytes};
    message_pack_blocks(remote_addr, data, source, count, blocks);
}

/* Returns the maximum number of data bytes in one packet or response, for blocks with `bytes` bytes
 * in total. Many long messages are slow if MPI needs a handshake for each of them. The function
 * therefore returns MPI's limit for messages without a handshake if that limit is in a useful
 * range. Otherwise it returns a greater length, so that fewer messages are needed. */
static size_t message_blocks_packet_bytes(size_t bytes)
{
    const size_t heads =
        sizeof(struct packet_head) + sizeof(struct item_put_blocks) + sizeof(struct response_desc);
    size_t small = PACKET_BYTES - heads, at_once = backend->eager - heads;
    if (bytes <= small)
        return small;
    size_t capacity = bytes < MANY_BLOCKS_BYTES ? BLOCKS_PACKET_BYTES : MANY_BLOCKS_PACKET_BYTES;
    return small <= at_once && at_once < capacity ? at_once : capacity;
}

/* Returns the number of blocks that fit into one packet or response, or 0 if a block is too
 * long. */
static size_t message_blocks_per_packet(const struct blocks *blocks)
{
    return message_blocks_packet_bytes(blocks->count * blocks->bytes) / blocks->bytes;
}

static void message_put_blocks_eager(const struct remote_addr *remote_addr, const char *source,
                                     const struct blocks *blocks, size_t count)
{
    net_lock();
    message_append_put_blocks(remote_addr, source, blocks, count);
    if (count * blocks->bytes > SHARED_PACKET_PUT_BLOCKS_BYTES)
        endpoint_flush(remote_addr->context, remote_addr->pe);
    net_unlock();
}

/* Puts a block that is too long to share a packet with other blocks. */
static void message_put_long_block(const struct remote_addr *remote_addr, const char *source,
                                   size_t bytes, struct put_completion completion)
{
    bool is_rendezvous = bytes > RENDEZVOUS_PUT_BYTES;
    if (is_rendezvous && message_must_be_eager(source))
        message_put_eager_chunks(remote_addr, source, bytes);
    else if (is_rendezvous)
        message_put_rendezvous(remote_addr, source, bytes, completion);
    else
        message_put_eager(remote_addr, source, bytes, NULL);
}

void message_put_blocks(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks, struct put_completion completion)
{
    size_t max = message_blocks_per_packet(blocks), step = max == 0 ? 1 : max;
    for (size_t i = 0; i < blocks->count; i += step) {
        struct remote_addr chunk = remote_addr_at_offset(remote_addr, i * blocks->remote_stride);
        const char *from = (const char *)source + i * blocks->local_stride;
        size_t count = blocks->count - i < step ? blocks->count - i : step;
        if (max == 0)
            message_put_long_block(&chunk, from, blocks->bytes, completion);
        else
            message_put_blocks_eager(&chunk, from, blocks, count);
    }
}

static void message_append_get_blocks(const struct remote_addr *remote_addr, char *dest,
                                      const struct blocks *blocks, size_t count, uint32_t *left)
{
    size_t bytes = count * blocks->bytes;
    struct item_get_blocks *request =
        message_append_item(remote_addr, sizeof *request, wire_result_bytes(bytes));
    request->item = message_make_item(remote_addr, ITEM_GET_BLOCKS, bytes);
    request->response_desc = message_make_response_desc(dest, bytes, left);
    request->response_desc.block = (uint32_t)blocks->bytes;
    request->response_desc.step = blocks->local_stride;
    wire_seal(&request->response_desc);
    request->blocks = (struct remote_blocks){blocks->remote_stride, blocks->bytes};
}

void message_get_blocks(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks, uint32_t *left)
{
    size_t max = message_blocks_per_packet(blocks), step = max == 0 ? 1 : max;
    message_raise_counter(left, (uint32_t)((blocks->count + step - 1) / step) *
                                    message_count_gets(remote_addr, blocks->bytes));
    for (size_t i = 0; i < blocks->count; i += step) {
        struct remote_addr chunk = remote_addr_at_offset(remote_addr, i * blocks->remote_stride);
        char *to = (char *)dest + i * blocks->local_stride;
        size_t count = blocks->count - i < step ? blocks->count - i : step;
        net_lock();
        if (max == 0)
            message_begin_get(&chunk, to, blocks->bytes, left);
        else
            message_append_get_blocks(&chunk, to, blocks, count, left);
        net_unlock();
    }
}

void message_flush_marker(const struct remote_addr *remote_addr, uint32_t *count)
{
    net_lock();
    message_append_flush_marker(remote_addr, count);
    net_unlock();
}

/* ---- Atomic operations ---- */

static struct item message_make_atomic(const struct remote_addr *remote_addr, enum item_kind kind,
                                       enum atomic_operation operation, size_t size)
{
    struct item item = message_make_item(remote_addr, kind, 0);
    item.operation = (uint8_t)operation;
    item.size = (uint8_t)size;
    return item;
}

void message_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                    uint64_t value, size_t size)
{
    struct word_op word = coalesce_make_atomic(remote_addr, operation, value, size);
    net_lock();
    message_append_word(remote_addr, &word);
    endpoint_flush_after_pause(remote_addr->context, remote_addr->pe);
    net_unlock();
}

static struct item_atomic_fetch message_make_fetch(const struct remote_addr *remote_addr,
                                                   enum atomic_operation operation, uint64_t value,
                                                   size_t size)
{
    return (struct item_atomic_fetch){
        .item = message_make_atomic(remote_addr, ITEM_ATOMIC_FETCH, operation, size),
        .value = value};
}

static struct item_atomic_fetch message_make_compare_swap(const struct remote_addr *remote_addr,
                                                          uint64_t condition, uint64_t value,
                                                          size_t size)
{
    return (struct item_atomic_fetch){
        .item = message_make_atomic(remote_addr, ITEM_COMPARE_SWAP, ATOMIC_SET, size),
        .value = value,
        .condition = condition};
}

static void message_append_fetch(const struct remote_addr *remote_addr,
                                 const struct item_atomic_fetch *filled, void *fetch,
                                 uint32_t *left)
{
    size_t size = filled->item.size;
    struct item_atomic_fetch *request =
        message_append_item(remote_addr, sizeof *request, wire_result_bytes(size));
    *request = *filled;
    request->response_desc = message_make_response_desc(fetch, size, left);
}

static bool message_atomic_fetch_short(const struct remote_addr *remote_addr,
                                       const struct item_atomic_fetch *filled, void *fetch)
{
    uint64_t value;
    const struct item *item = &filled->item;
    struct short_request request =
        message_make_short(remote_addr, (enum item_kind)item->kind, item->operation, item->size);
    request.value = filled->value;
    request.condition = filled->condition;
    size_t bytes = item->kind == ITEM_COMPARE_SWAP ? sizeof request : SHORT_WORD_BYTES;
    if (!message_fetch_short(remote_addr, &request, bytes, &value))
        return false;
    word_store_old_value(fetch, value, item->size);
    return true;
}

static void message_fetch_by(const struct remote_addr *remote_addr,
                             const struct item_atomic_fetch *filled, void *fetch, bool nbi)
{
    uint32_t left = 1;
    if (!nbi && message_atomic_fetch_short(remote_addr, filled, fetch))
        return;
    net_lock();
    message_append_fetch(remote_addr, filled, fetch, nbi ? NULL : &left);
    message_finish_fetch(remote_addr, nbi, &left);
}

static void message_begin_fetch(const struct remote_addr *remote_addr,
                                const struct item_atomic_fetch *filled, void *fetch, uint32_t *left)
{
    message_raise_counter(left, 1);
    net_lock();
    message_append_fetch(remote_addr, filled, fetch, left);
    net_unlock();
}

void message_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                          uint64_t value, size_t size, void *fetch, bool nbi)
{
    struct item_atomic_fetch request = message_make_fetch(remote_addr, operation, value, size);
    message_fetch_by(remote_addr, &request, fetch, nbi);
}

void message_atomic_fetch_begin(const struct remote_addr *remote_addr,
                                enum atomic_operation operation, uint64_t value, size_t size,
                                void *fetch, uint32_t *left)
{
    struct item_atomic_fetch request = message_make_fetch(remote_addr, operation, value, size);
    message_begin_fetch(remote_addr, &request, fetch, left);
}

void message_compare_swap(const struct remote_addr *remote_addr, uint64_t condition, uint64_t value,
                          size_t size, void *fetch, bool nbi)
{
    struct item_atomic_fetch request =
        message_make_compare_swap(remote_addr, condition, value, size);
    message_fetch_by(remote_addr, &request, fetch, nbi);
}

void message_compare_swap_begin(const struct remote_addr *remote_addr, uint64_t condition,
                                uint64_t value, size_t size, void *fetch, uint32_t *left)
{
    struct item_atomic_fetch request =
        message_make_compare_swap(remote_addr, condition, value, size);
    message_begin_fetch(remote_addr, &request, fetch, left);
}

/* ---- Put with signal ---- */

static struct word_op message_make_signal(const struct remote_addr *word,
                                          const struct signal_update *signal)
{
    return coalesce_make_atomic(word, signal->operation, signal->value, sizeof signal->value);
}

/* Sends the data and the signal update in packets. The target PE executes packets in order, so it
 * updates the signal after it has stored the data. */
static void message_put_signal_eager(const struct remote_addr *remote_addr, const void *source,
                                     size_t bytes, const struct signal_update *signal,
                                     struct put_completion completion)
{
    struct remote_addr there = remote_addr_of_signal(remote_addr, signal);
    struct word_op word = message_make_signal(&there, signal);
    net_lock();
    if (bytes > 0)
        message_append_put(remote_addr, source, bytes);
    message_append_word(remote_addr, &word);
    message_append_flush_marker(&there, completion.remote);
    /* Send the packet at once, because the target PE probably waits for the signal. */
    endpoint_flush_deferring_ack(remote_addr->context, remote_addr->pe);
    net_unlock();
}

/* Sends the data by the rendezvous protocol, and the signal update with the last chunk of the data.
 * Starts the last chunk only when all earlier chunks are complete. */
static void message_put_signal_rendezvous(const struct remote_addr *remote_addr, const char *source,
                                          size_t bytes, const struct signal_update *signal,
                                          struct put_completion completion)
{
    const size_t max = BACKEND_MESSAGE_MAX;
    size_t before = (size_t)(message_count_chunks(max, bytes) - 1) * max;
    struct remote_addr last = remote_addr_at_offset(remote_addr, before);
    struct item_rendezvous request =
        message_make_item_rendezvous(&last, ITEM_RENDEZVOUS_PUT, bytes - before);
    struct remote_addr there = remote_addr_of_signal(remote_addr, signal);
    struct word_op word = message_make_signal(&there, signal);
    message_raise_counter(completion.local, 1);
    message_raise_counter(completion.remote, 1);
    request.signal = message_make_item_word(&word);
    if (before > 0)
        message_put(remote_addr, source, before, false);
    net_lock();
    if (before > 0)
        net_context_quiet(remote_addr->routine, remote_addr->context);
    message_start_rendezvous_put(&last, &request, source + before, completion);
    net_unlock();
}

void message_put_signal_counted(const struct remote_addr *remote_addr, const void *source,
                                size_t bytes, const struct signal_update *signal,
                                struct put_completion completion)
{
    if (bytes <= RENDEZVOUS_PUT_BYTES)
        message_put_signal_eager(remote_addr, source, bytes, signal, completion);
    else
        message_put_signal_rendezvous(remote_addr, source, bytes, signal, completion);
}

void message_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                        const struct signal_update *signal, bool nbi)
{
    uint32_t left = 0;
    message_put_signal_counted(remote_addr, source, bytes, signal,
                               (struct put_completion){nbi ? NULL : &left, NULL});
    if (!nbi)
        message_wait(remote_addr, &left);
}

void message_flush(const struct remote_addr *remote_addr)
{
    net_lock();
    endpoint_flush(remote_addr->context, remote_addr->pe);
    net_unlock();
}

/* Operations of the message transport. remote.c calls them to access remote memory, and
 * select_measure.c calls them for measurements at startup. */
const struct transport transport_message = {.prefaults = true,
                                            .put = message_put,
                                            .get = message_get,
                                            .put_blocks = message_put_blocks,
                                            .get_blocks = message_get_blocks,
                                            .atomic = message_atomic,
                                            .atomic_fetch = message_atomic_fetch,
                                            .compare_swap = message_compare_swap};

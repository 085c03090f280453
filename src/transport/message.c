#include "message.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "channel.h"
#include "device/device.h"
#include "far_way.h"
#include "landing.h"
#include "modules/loader.h"
#include "network.h"
#include "words.h"

_Static_assert(SEGMENT_ALL <= UINT8_MAX + 1, "an item names its segment by a byte");

static struct item make_item(const struct target *target, enum item_kind kind, size_t bytes)
{
    ASSERT(segment_contains(target->segment, target->address, 1));
    ASSERT(bytes <= LARGE_PACKET_BYTES);
    return (struct item){.kind = (uint8_t)kind,
                         .segment = (uint8_t)(target->segment - segments),
                         .bytes = (uint32_t)bytes,
                         .offset = segment_offset(target->segment, target->address)};
}

/* Room in the packet to the target's PE. */
static void *append(const struct target *target, size_t bytes, size_t answer_bytes)
{
    return channel_append(target->routine, target->context, target->pe, bytes, answer_bytes);
}

static void explain_target(const void *what, char *text, size_t room)
{
    const struct target *target = what;
    snprintf(text, room, "PE %d to answer", target->pe);
}

void message_wait(const struct target *target, const uint32_t *left)
{
    network_wait_zero(target->routine, left, explain_target, target);
}

/* ---- Bulk data ---- */

static struct item_bulk make_bulk(const struct target *target, enum item_kind kind, size_t length)
{
    return (struct item_bulk){
        .item = make_item(target, kind, 0), .length = length, .signal.item.kind = ITEM_PUT};
}

static struct landing make_landing(void *address, size_t bytes, uint32_t *left)
{
    struct landing landing = {
        .address = (uintptr_t)address, .left = (uintptr_t)left, .bytes = (uint32_t)bytes};
    landing_seal(&landing);
    return landing;
}

static void bulk_put(const struct target *target, struct item_bulk *request, const void *source,
                     struct put_counts counts)
{
    struct bulk memory = {.source = source, .left = counts.local};
    if (counts.remote != NULL)
        request->landing = make_landing(counts.remote, 0, counts.remote);
    channel_bulk(target->routine, target->context, target->pe, request, &memory);
}

static void bulk_get(const struct target *target, void *dest, size_t bytes, uint32_t *left)
{
    struct item_bulk request = make_bulk(target, ITEM_BULK_GET, bytes);
    struct bulk memory = {.dest = dest, .left = left};
    channel_bulk(target->routine, target->context, target->pe, &request, &memory);
}

/* Long data go in pieces that one message may have, or, where they are a device's, that its owner's
 * host has buffers for. */
static size_t piece_of(const struct target *target)
{
    const struct device_memory *device = target->segment->device;
    return device == NULL || device->mpi ? BACKEND_MESSAGE_MAX : DEVICE_STAGING_BYTES;
}

static size_t piece_at(size_t piece, size_t offset, size_t bytes)
{
    return bytes - offset < piece ? bytes - offset : piece;
}

static uint32_t pieces_of(size_t piece, size_t bytes)
{
    return (uint32_t)((bytes + piece - 1) / piece);
}

/* ---- Put and get ---- */

/* Into a packet. */
static void pack_put(const struct target *target, void *packet, const void *source, size_t bytes)
{
    device_copy(target->routine, NULL, packet, device_kind_of(source), source, bytes);
}

/* ---- Words ---- */

static struct item_word make_item_word(const struct word *word)
{
    return (struct item_word){.item = {.kind = (uint8_t)word->kind,
                                       .segment = (uint8_t)word->segment,
                                       .size = (uint8_t)word->size,
                                       .operation = (uint8_t)word->operation,
                                       .offset = word->offset},
                              .value = word->value};
}

static void append_word(const struct target *target, const struct word *word)
{
    if (word_join(channel_open_packet(target->context, target->pe), word))
        return;
    struct item_word *item = append(target, sizeof *item, 0);
    *item = make_item_word(word);
    channel_open_packet(target->context, target->pe)->last = &item->item;
}

static void append_put_word(const struct target *target, const void *source, size_t bytes)
{
    uint64_t value = 0;
    pack_put(target, &value, source, bytes);
    struct word word = word_make(target, ITEM_PUT_WORD, 0, value, bytes);
    append_word(target, &word);
}

static void append_put(const struct target *target, const void *source, size_t bytes)
{
    if (bytes <= sizeof(uint64_t)) {
        append_put_word(target, source, bytes);
        return;
    }
    struct item *item = append(target, sizeof *item + wire_room(bytes), 0);
    *item = make_item(target, ITEM_PUT, bytes);
    pack_put(target, item + 1, source, bytes);
}

/* Whether MPI must not see the source, so that all data go in packets. */
static bool needs_packets(const void *source)
{
    return UNLIKELY(job.has_devices) && !device_mpi_takes(device_kind_at(source));
}

static void put_in_packets(const struct target *target, const char *source, size_t bytes)
{
    size_t most = wire_large_room(sizeof(struct item));
    for (size_t offset = 0; offset < bytes; offset += most) {
        struct target piece = target_shifted(target, offset);
        message_put(&piece, source + offset, piece_at(most, offset, bytes), false);
    }
}

static void append_get(const struct target *target, void *dest, size_t bytes, uint32_t *left)
{
    struct item_get *request = append(target, sizeof *request, wire_result_bytes(bytes));
    request->item = make_item(target, ITEM_GET, bytes);
    request->landing = make_landing(dest, bytes, left);
}

/* Before what will lower it. */
static void raise_count(uint32_t *count, uint32_t by)
{
    if (count != NULL)
        __atomic_fetch_add(count, by, __ATOMIC_RELAXED);
}

/* Behind what is carried out before: the answer lowers the count, and brings nothing else. */
static void append_echo(const struct target *target, uint32_t *count)
{
    raise_count(count, 1);
    if (count != NULL)
        append_get(target, count, 0, count);
}

static void put_in_packet(const struct target *target, const void *source, size_t bytes,
                          uint32_t *echo)
{
    network_lock();
    append_put(target, source, bytes);
    append_echo(target, echo);
    if (bytes > wire_item_room(sizeof(struct item)))
        channel_flush(target->context, target->pe);
    else
        channel_flush_first(target->context, target->pe);
    network_unlock();
}

static void put_as_bulk(const struct target *target, const char *source, size_t bytes,
                        struct put_counts counts)
{
    size_t most = piece_of(target);
    uint32_t pieces = pieces_of(most, bytes);
    raise_count(counts.local, pieces);
    raise_count(counts.remote, pieces);
    network_lock();
    for (size_t offset = 0; offset < bytes; offset += most) {
        struct target piece = target_shifted(target, offset);
        struct item_bulk request = make_bulk(&piece, ITEM_BULK_PUT, piece_at(most, offset, bytes));
        bulk_put(&piece, &request, source + offset, counts);
    }
    network_unlock();
}

void message_put_counted(const struct target *target, const void *source, size_t bytes,
                         struct put_counts counts)
{
    if (bytes <= wire_large_room(sizeof(struct item)))
        put_in_packet(target, source, bytes, counts.remote);
    else
        put_as_bulk(target, source, bytes, counts);
}

void message_put(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    uint32_t left = 0;
    if (bytes > wire_large_room(sizeof(struct item)) && needs_packets(source)) {
        put_in_packets(target, source, bytes);
        return;
    }
    message_put_counted(target, source, bytes, (struct put_counts){nbi ? NULL : &left, NULL});
    if (!nbi)
        message_wait(target, &left);
}

/* What is waited for goes out at once. */
static void end_request(const struct target *target, bool nbi, const uint32_t *left)
{
    if (!nbi)
        channel_flush(target->context, target->pe);
    network_unlock();
    if (!nbi)
        message_wait(target, left);
}

bool message_get_is_bulk(size_t bytes)
{
    return bytes > wire_result_room();
}

/* With others like it, which takes a third of the bytes. */
static void append_get_word(const struct target *target, void *dest, size_t bytes)
{
    struct word word = word_make_get(target, bytes);
    struct packet *packet = word_packet(target, &word);
    if (packet != NULL && word_add_place(packet, &word, dest))
        return;
    struct item *item = append(target, sizeof *item + sizeof(struct word_place),
                               wire_result_bytes(sizeof(struct landed_word)));
    *item = make_item_word(&word).item;
    item->bytes = sizeof(struct word_place);
    item->offset = landing_seal_of_word((uintptr_t)dest, bytes);
    *(struct word_place *)(void *)(item + 1) =
        (struct word_place){.offset = word.offset, .address = (uintptr_t)dest};
    channel_open_packet(target->context, target->pe)->last = item;
}

/* How many messages bring so many bytes. */
static uint32_t gets_of(const struct target *target, size_t bytes)
{
    return message_get_is_bulk(bytes) ? pieces_of(piece_of(target), bytes) : 1;
}

/* Under network_lock; `left`, which may be NULL, has been raised by gets_of. */
static void begin_get(const struct target *target, char *dest, size_t bytes, uint32_t *left)
{
    size_t most = piece_of(target);
    if (left == NULL && bytes <= sizeof(uint64_t)) {
        append_get_word(target, dest, bytes);
        return;
    }
    if (!message_get_is_bulk(bytes)) {
        append_get(target, dest, bytes, left);
        return;
    }
    for (size_t offset = 0; offset < bytes; offset += most) {
        struct target piece = target_shifted(target, offset);
        bulk_get(&piece, dest + offset, piece_at(most, offset, bytes), left);
    }
}

void message_get_begin(const struct target *target, void *dest, size_t bytes, uint32_t *left)
{
    raise_count(left, gets_of(target, bytes));
    network_lock();
    begin_get(target, dest, bytes, left);
    network_unlock();
}

void message_put_begin(const struct target *target, const void *source, size_t bytes,
                       uint32_t *left)
{
    struct item_bulk request = make_bulk(target, ITEM_BULK_PUT, bytes);
    raise_count(left, 1);
    network_lock();
    bulk_put(target, &request, source, (struct put_counts){left, NULL});
    network_unlock();
}

void message_get(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    uint32_t left = gets_of(target, bytes);
    network_lock();
    begin_get(target, dest, bytes, nbi ? NULL : &left);
    end_request(target, nbi, &left);
}

/* ---- Blocks: as many to an item as go together; long ones each by itself ---- */

static void pack_blocks(const struct target *target, char *packet, const char *source, size_t count,
                        const struct blocks *blocks)
{
    const struct kind *kind = device_kind_of(source);
    if (kind != NULL)
        device_copy_blocks(
            target->routine, NULL, packet, kind, source,
            &(struct copy_shape){count, blocks->bytes, blocks->bytes, blocks->local_step});
    else
        copy_blocks(packet, source,
                    &(struct copy_shape){count, blocks->bytes, blocks->bytes, blocks->local_step});
}

static void append_put_blocks(const struct target *target, const char *source,
                              const struct blocks *blocks, size_t count)
{
    size_t bytes = count * blocks->bytes;
    struct item_put_blocks *request = append(target, sizeof *request + wire_room(bytes), 0);
    char *data = (char *)(request + 1);
    request->item = make_item(target, ITEM_PUT_BLOCKS, bytes);
    request->blocks = (struct blocks_there){blocks->remote_step, blocks->bytes};
    pack_blocks(target, data, source, count, blocks);
}

/* The most data that travel in one packet or answer, of so many in all. Many long messages cost
 * much if MPI asks the receiver before each. */
static size_t blocks_room(size_t bytes)
{
    const size_t heads =
        sizeof(struct packet_head) + sizeof(struct item_put_blocks) + sizeof(struct landing);
    size_t small = PACKET_BYTES - heads, at_once = backend->eager - heads;
    if (bytes <= small)
        return small;
    size_t room = bytes < (size_t)4 * MANY_BLOCKS_BYTES ? BLOCKS_BYTES : MANY_BLOCKS_BYTES;
    return small <= at_once && at_once < room ? at_once : room;
}

/* So many of these blocks go together; 0 if one is too long for that. */
static size_t blocks_together(const struct blocks *blocks)
{
    return blocks_room(blocks->count * blocks->bytes) / blocks->bytes;
}

static void put_some_blocks(const struct target *target, const char *source,
                            const struct blocks *blocks, size_t count)
{
    network_lock();
    append_put_blocks(target, source, blocks, count);
    if (count * blocks->bytes > wire_item_room(sizeof(struct item_put_blocks)))
        channel_flush(target->context, target->pe);
    network_unlock();
}

/* One that is too long to go with others. */
static void put_long_block(const struct target *target, const char *source, size_t bytes,
                           struct put_counts counts)
{
    bool is_bulk = bytes > wire_large_room(sizeof(struct item));
    if (is_bulk && needs_packets(source))
        put_in_packets(target, source, bytes);
    else if (is_bulk)
        put_as_bulk(target, source, bytes, counts);
    else
        put_in_packet(target, source, bytes, NULL);
}

void message_put_blocks(const struct target *target, const void *source,
                        const struct blocks *blocks, struct put_counts counts)
{
    size_t most = blocks_together(blocks), step = most == 0 ? 1 : most;
    for (size_t i = 0; i < blocks->count; i += step) {
        struct target piece = target_shifted(target, i * blocks->remote_step);
        const char *from = (const char *)source + i * blocks->local_step;
        size_t count = blocks->count - i < step ? blocks->count - i : step;
        if (most == 0)
            put_long_block(&piece, from, blocks->bytes, counts);
        else
            put_some_blocks(&piece, from, blocks, count);
    }
}

static void append_get_blocks(const struct target *target, char *dest, const struct blocks *blocks,
                              size_t count, uint32_t *left)
{
    size_t bytes = count * blocks->bytes;
    struct item_get_blocks *request = append(target, sizeof *request, wire_result_bytes(bytes));
    request->item = make_item(target, ITEM_GET_BLOCKS, bytes);
    request->landing = make_landing(dest, bytes, left);
    request->landing.block = (uint32_t)blocks->bytes;
    request->landing.step = blocks->local_step;
    landing_seal(&request->landing);
    request->blocks = (struct blocks_there){blocks->remote_step, blocks->bytes};
}

void message_get_blocks(const struct target *target, void *dest, const struct blocks *blocks,
                        uint32_t *left)
{
    size_t most = blocks_together(blocks), step = most == 0 ? 1 : most;
    raise_count(left,
                (uint32_t)((blocks->count + step - 1) / step) * gets_of(target, blocks->bytes));
    for (size_t i = 0; i < blocks->count; i += step) {
        struct target piece = target_shifted(target, i * blocks->remote_step);
        char *to = (char *)dest + i * blocks->local_step;
        size_t count = blocks->count - i < step ? blocks->count - i : step;
        network_lock();
        if (most == 0)
            begin_get(&piece, to, blocks->bytes, left);
        else
            append_get_blocks(&piece, to, blocks, count, left);
        network_unlock();
    }
}

void message_echo(const struct target *target, uint32_t *count)
{
    network_lock();
    append_echo(target, count);
    network_unlock();
}

/* ---- Atomics ---- */

static struct item make_atomic(const struct target *target, enum item_kind kind,
                               enum atomic_operation operation, size_t size)
{
    struct item item = make_item(target, kind, 0);
    item.operation = (uint8_t)operation;
    item.size = (uint8_t)size;
    return item;
}

void message_atomic(const struct target *target, enum atomic_operation operation, uint64_t value,
                    size_t size)
{
    struct word word = word_make_update(target, operation, value, size);
    network_lock();
    append_word(target, &word);
    channel_flush_first(target->context, target->pe);
    network_unlock();
}

static struct item_atomic_fetch make_fetch(const struct target *target,
                                           enum atomic_operation operation, uint64_t value,
                                           size_t size)
{
    return (struct item_atomic_fetch){
        .item = make_atomic(target, ITEM_ATOMIC_FETCH, operation, size), .value = value};
}

static struct item_atomic_fetch make_compare_swap(const struct target *target, uint64_t condition,
                                                  uint64_t value, size_t size)
{
    return (struct item_atomic_fetch){.item =
                                          make_atomic(target, ITEM_COMPARE_SWAP, ATOMIC_SET, size),
                                      .value = value,
                                      .condition = condition};
}

static void append_fetch(const struct target *target, const struct item_atomic_fetch *filled,
                         void *fetch, uint32_t *left)
{
    size_t size = filled->item.size;
    struct item_atomic_fetch *request = append(target, sizeof *request, wire_result_bytes(size));
    *request = *filled;
    request->landing = make_landing(fetch, size, left);
}

static void fetch_by(const struct target *target, const struct item_atomic_fetch *filled,
                     void *fetch, bool nbi)
{
    uint32_t left = 1;
    network_lock();
    append_fetch(target, filled, fetch, nbi ? NULL : &left);
    end_request(target, nbi, &left);
}

static void begin_fetch(const struct target *target, const struct item_atomic_fetch *filled,
                        void *fetch, uint32_t *left)
{
    raise_count(left, 1);
    network_lock();
    append_fetch(target, filled, fetch, left);
    network_unlock();
}

void message_atomic_fetch(const struct target *target, enum atomic_operation operation,
                          uint64_t value, size_t size, void *fetch, bool nbi)
{
    struct item_atomic_fetch request = make_fetch(target, operation, value, size);
    fetch_by(target, &request, fetch, nbi);
}

void message_atomic_fetch_begin(const struct target *target, enum atomic_operation operation,
                                uint64_t value, size_t size, void *fetch, uint32_t *left)
{
    struct item_atomic_fetch request = make_fetch(target, operation, value, size);
    begin_fetch(target, &request, fetch, left);
}

void message_compare_swap(const struct target *target, uint64_t condition, uint64_t value,
                          size_t size, void *fetch, bool nbi)
{
    struct item_atomic_fetch request = make_compare_swap(target, condition, value, size);
    fetch_by(target, &request, fetch, nbi);
}

void message_compare_swap_begin(const struct target *target, uint64_t condition, uint64_t value,
                                size_t size, void *fetch, uint32_t *left)
{
    struct item_atomic_fetch request = make_compare_swap(target, condition, value, size);
    begin_fetch(target, &request, fetch, left);
}

/* ---- Put with signal ---- */

static struct word make_signal(const struct target *word, const struct signal_update *signal)
{
    return word_make_update(word, signal->operation, signal->value, sizeof signal->value);
}

/* Data and signal in packets, which keep their order. */
static void put_signal_small(const struct target *target, const void *source, size_t bytes,
                             const struct signal_update *signal, struct put_counts counts)
{
    struct target there = target_of_signal(target, signal);
    struct word word = make_signal(&there, signal);
    network_lock();
    if (bytes > 0)
        append_put(target, source, bytes);
    append_word(target, &word);
    append_echo(&there, counts.remote);
    channel_flush_unasked(target->context, target->pe); /* the owner waits for it, most likely */
    network_unlock();
}

/* The signal goes with the last piece, which begins when the others are complete. */
static void put_signal_bulk(const struct target *target, const char *source, size_t bytes,
                            const struct signal_update *signal, struct put_counts counts)
{
    const size_t most = BACKEND_MESSAGE_MAX;
    size_t before = (size_t)(pieces_of(most, bytes) - 1) * most;
    struct target last = target_shifted(target, before);
    struct item_bulk request = make_bulk(&last, ITEM_BULK_PUT, bytes - before);
    struct target there = target_of_signal(target, signal);
    struct word word = make_signal(&there, signal);
    raise_count(counts.local, 1);
    raise_count(counts.remote, 1);
    request.signal = make_item_word(&word);
    if (before > 0)
        message_put(target, source, before, false);
    network_lock();
    if (before > 0)
        pending_quiet(target->routine, target->context);
    bulk_put(&last, &request, source + before, counts);
    network_unlock();
}

void message_put_signal_counted(const struct target *target, const void *source, size_t bytes,
                                const struct signal_update *signal, struct put_counts counts)
{
    if (bytes <= wire_large_room(sizeof(struct item)))
        put_signal_small(target, source, bytes, signal, counts);
    else
        put_signal_bulk(target, source, bytes, signal, counts);
}

void message_put_signal(const struct target *target, const void *source, size_t bytes,
                        const struct signal_update *signal, bool nbi)
{
    uint32_t left = 0;
    message_put_signal_counted(target, source, bytes, signal,
                               (struct put_counts){nbi ? NULL : &left, NULL});
    if (!nbi)
        message_wait(target, &left);
}

void message_flush(const struct target *target)
{
    network_lock();
    channel_flush(target->context, target->pe);
    network_unlock();
}

const struct far_way message_way = {.touches = true,
                                    .put = message_put,
                                    .get = message_get,
                                    .put_blocks = message_put_blocks,
                                    .get_blocks = message_get_blocks,
                                    .atomic = message_atomic,
                                    .atomic_fetch = message_atomic_fetch,
                                    .compare_swap = message_compare_swap};

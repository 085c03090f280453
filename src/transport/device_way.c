/*
 * The device way: one side is a device's memory (device.h), the target or the caller's buffer.
 *
 * Where this process has the memory mapped, the kind's copy engine does it, and the operation is
 * complete when the call returns. Else it goes by message: packets are the host's buffers on both
 * ends, many of them under way at a time, and the owner copies in and out as it serves. The
 * local memory is the caller's again, or has what was asked for, when these return, nbi or not.
 */
#include "base/counters.h"
#include "base/word.h"
#include "device/device.h"
#include "far_way.h"
#include "limits.h"
#include "memory/node.h"
#include "message.h"
#include "path.h"

/* Where this process has the target's object; NULL if it must be asked for by message. Each
 * operation asks once. */
static char *mapped(const struct target *target)
{
    counters_increment(COUNTER_DEVICE_OPERATIONS);
    return path_to(target->pe)->data == TRANSPORT_SHM ? target_mapped(target) : NULL;
}

static const struct kind *kind_there(const struct target *target)
{
    return target->segment->device == NULL ? NULL : target->segment->device->kind;
}

/* ---- Put and get ---- */

/* Long data travel through the host's memory here, if this side is a device's too: while one piece
 * is copied, others are on their way. */
struct staging {
    const struct target *target;
    size_t bytes;
    void *memory[DEVICE_STAGES];  /* NULL: one that so few data do not need */
    uint32_t left[DEVICE_STAGES]; /* not 0 while its piece is on its way */
};

static void begin_staging(struct staging *staging, const struct target *target, size_t bytes)
{
    *staging = (struct staging){.target = target, .bytes = bytes};
    for (size_t i = 0; i < DEVICE_STAGES && i * DEVICE_STAGING_BYTES < bytes; i++)
        staging->memory[i] = device_staging_take(target->routine);
}

static void end_staging(struct staging *staging)
{
    for (int i = 0; i < DEVICE_STAGES && staging->memory[i] != NULL; i++) {
        message_wait(staging->target, &staging->left[i]);
        device_staging_return(staging->memory[i]);
    }
}

/* One piece: where it is in the data, how long, and which stage it goes through. */
struct piece {
    size_t offset, bytes;
    int stage;
};

/* False behind the last. */
static bool find_piece(const struct staging *staging, size_t number, struct piece *piece)
{
    piece->offset = number * DEVICE_STAGING_BYTES;
    piece->stage = (int)(number % DEVICE_STAGES);
    if (piece->offset >= staging->bytes)
        return false;
    size_t rest = staging->bytes - piece->offset;
    piece->bytes = rest < DEVICE_STAGING_BYTES ? rest : DEVICE_STAGING_BYTES;
    return true;
}

static void ask_for(struct staging *staging, size_t number)
{
    struct piece piece;
    if (!find_piece(staging, number, &piece))
        return;
    struct target target = target_shifted(staging->target, piece.offset);
    message_get_begin(&target, staging->memory[piece.stage], piece.bytes,
                      &staging->left[piece.stage]);
    message_flush(&target);
}

static void get_staged(const struct target *target, const struct kind *kind, char *dest,
                       size_t bytes)
{
    struct staging staging;
    struct piece piece;
    begin_staging(&staging, target, bytes);
    for (size_t number = 0; number < DEVICE_STAGES; number++)
        ask_for(&staging, number);
    for (size_t number = 0; find_piece(&staging, number, &piece); number++) {
        message_wait(target, &staging.left[piece.stage]);
        device_copy(target->routine, kind, dest + piece.offset, NULL, staging.memory[piece.stage],
                    piece.bytes);
        ask_for(&staging, number + DEVICE_STAGES);
    }
    end_staging(&staging);
}

static void put_staged(const struct target *target, const struct kind *kind, const char *source,
                       size_t bytes)
{
    struct staging staging;
    struct piece piece;
    begin_staging(&staging, target, bytes);
    for (size_t number = 0; find_piece(&staging, number, &piece); number++) {
        struct target there = target_shifted(target, piece.offset);
        message_wait(target, &staging.left[piece.stage]);
        device_copy(target->routine, NULL, staging.memory[piece.stage], kind, source + piece.offset,
                    piece.bytes);
        message_put_begin(&there, staging.memory[piece.stage], piece.bytes,
                          &staging.left[piece.stage]);
    }
    end_staging(&staging);
}

static void put_on_device(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    (void)nbi;
    const struct kind *kind = device_kind_at(source);
    char *there = mapped(target);
    if (there != NULL) {
        device_copy(target->routine, kind_there(target), there, kind, source, bytes);
        target_written(target, bytes);
    } else if (bytes > DEVICE_STAGING_BYTES && !device_mpi_takes(kind)) {
        put_staged(target, kind, source, bytes);
    } else {
        message_put(target, source, bytes, false);
    }
}

static void get_on_device(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    (void)nbi;
    const struct kind *kind = device_kind_at(dest);
    const char *there = mapped(target);
    if (there != NULL)
        device_copy(target->routine, kind, dest, kind_there(target), there, bytes);
    else if (kind != NULL && !(device_mpi_takes(kind) && message_get_is_bulk(bytes)))
        get_staged(target, kind, dest, bytes);
    else
        message_get(target, dest, bytes, false);
}

/* ---- Blocks ---- */

static void put_blocks_on_device(const struct target *target, const void *source,
                                 const struct blocks *blocks, struct put_counts counts)
{
    struct copy_shape shape = blocks_put_shape(blocks);
    char *there = mapped(target);
    if (there == NULL) {
        message_put_blocks(target, source, blocks, counts);
        return;
    }
    device_copy_blocks(target->routine, kind_there(target), there, device_kind_at(source), source,
                       &shape);
    target_written(target, blocks_extent(blocks));
}

static void get_blocks_and_wait(const struct target *target, void *dest,
                                const struct blocks *blocks)
{
    uint32_t left = 0;
    message_get_blocks(target, dest, blocks, &left);
    message_flush(target);
    message_wait(target, &left);
}

/* As many blocks at a time as fit one stage. */
static void get_blocks_staged(const struct target *target, const struct kind *kind, char *dest,
                              const struct blocks *blocks)
{
    size_t step = DEVICE_STAGING_BYTES / blocks->bytes;
    char *stage = device_staging_take(target->routine);
    for (size_t i = 0; i < blocks->count; i += step) {
        struct target piece = target_shifted(target, i * blocks->remote_step);
        struct blocks part = *blocks;
        part.count = blocks->count - i < step ? blocks->count - i : step;
        part.local_step = blocks->bytes;
        get_blocks_and_wait(&piece, stage, &part);
        device_copy_blocks(
            target->routine, kind, dest + i * blocks->local_step, NULL, stage,
            &(struct copy_shape){part.count, blocks->bytes, blocks->local_step, blocks->bytes});
    }
    device_staging_return(stage);
}

/* Blocks that are too long for a stage. */
static void get_long_blocks(const struct target *target, char *dest, const struct blocks *blocks)
{
    for (size_t i = 0; i < blocks->count; i++) {
        struct target block = target_shifted(target, i * blocks->remote_step);
        get_on_device(&block, dest + i * blocks->local_step, blocks->bytes, false);
    }
}

static void get_blocks_on_device(const struct target *target, void *dest,
                                 const struct blocks *blocks, uint32_t *left)
{
    struct copy_shape shape = blocks_get_shape(blocks);
    const struct kind *kind = device_kind_at(dest);
    const char *there = mapped(target);
    if (there != NULL)
        device_copy_blocks(target->routine, kind, dest, kind_there(target), there, &shape);
    else if (kind != NULL && blocks->bytes > DEVICE_STAGING_BYTES)
        get_long_blocks(target, dest, blocks);
    else if (kind != NULL)
        get_blocks_staged(target, kind, dest, blocks);
    else
        message_get_blocks(target, dest, blocks, left);
}

/* ---- Atomics ---- */

static uint64_t apply_on_device(const struct target *target, void *there, int operation,
                                uint64_t value, uint64_t condition, size_t size)
{
    uint64_t old = device_atomic(target->routine, target->segment->device, node_rank_of(target->pe),
                                 there, operation, value, condition, size);
    if (operation != ATOMIC_FETCH)
        target_written(target, size);
    return old;
}

static void atomic_on_device(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size)
{
    char *there = mapped(target);
    if (there != NULL)
        apply_on_device(target, there, (int)operation, value, 0, size);
    else
        message_atomic(target, operation, value, size);
}

static void fetch_on_device(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size, void *fetch, bool nbi)
{
    char *there = mapped(target);
    if (there != NULL)
        word_store_old_value(fetch, apply_on_device(target, there, (int)operation, value, 0, size),
                             size);
    else
        message_atomic_fetch(target, operation, value, size, fetch, nbi);
}

static void compare_swap_on_device(const struct target *target, uint64_t condition, uint64_t value,
                                   size_t size, void *fetch, bool nbi)
{
    char *there = mapped(target);
    if (there != NULL)
        word_store_old_value(
            fetch, apply_on_device(target, there, KIND_ATOMIC_COMPARE_SWAP, value, condition, size),
            size);
    else
        message_compare_swap(target, condition, value, size, fetch, nbi);
}

const struct far_way device_way = {.put = put_on_device,
                                   .get = get_on_device,
                                   .put_blocks = put_blocks_on_device,
                                   .get_blocks = get_blocks_on_device,
                                   .atomic = atomic_on_device,
                                   .atomic_fetch = fetch_on_device,
                                   .compare_swap = compare_swap_on_device};

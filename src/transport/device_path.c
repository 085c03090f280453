#include "device_path.h"

#include "memory/waking.h"
#include "message.h"
#include "path.h"
#include "progress.h"

/* Where this process has the target's object; NULL if it must be asked for by message. */
static char *reach(const struct target *target)
{
    const struct segment *segment = target->segment;
    if (!segment_has_pe(segment, target->pe))
        segment_fail_pe(target->routine, segment, target->pe);
    int place = path.direct_inside ? node_place(target->pe) : -1;
    if (place < 0)
        return NULL;
    return segment->device != NULL ? device_at_place(segment, target->address, place)
                                   : segment_at_place(segment, target->address, place);
}

static void written(const struct target *target, size_t bytes)
{
    struct doorbell *bell = &node_control(node_place(target->pe))->doorbell;
    wake_waiters_at(bell, target->address, bytes);
}

static const struct kind *kind_there(const struct target *target)
{
    return target->segment->device == NULL ? NULL : target->segment->device->kind;
}

/* ---- Put and get ---- */

/* Long data travel through the host's memory here, if this side is a device's too: while one piece
 * is copied, others are on their way. */
enum { STAGES = 4 };

struct staging {
    const struct target *target;
    size_t bytes;
    void *memory[STAGES];  /* NULL: one that so few data do not need */
    uint32_t left[STAGES]; /* not 0 while its piece is on its way */
};

static void begin_staging(struct staging *staging, const struct target *target, size_t bytes)
{
    *staging = (struct staging){.target = target, .bytes = bytes};
    for (size_t i = 0; i < STAGES && i * DEVICE_STAGE_BYTES < bytes; i++)
        staging->memory[i] = device_take_stage(target->routine);
}

static void end_staging(struct staging *staging)
{
    for (int i = 0; i < STAGES && staging->memory[i] != NULL; i++) {
        message_wait(staging->target, &staging->left[i]);
        device_give_stage(staging->memory[i]);
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
    piece->offset = number * DEVICE_STAGE_BYTES;
    piece->stage = (int)(number % STAGES);
    if (piece->offset >= staging->bytes)
        return false;
    size_t rest = staging->bytes - piece->offset;
    piece->bytes = rest < DEVICE_STAGE_BYTES ? rest : DEVICE_STAGE_BYTES;
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
}

static void get_staged(const struct target *target, const struct kind *kind, char *dest,
                       size_t bytes)
{
    struct staging staging;
    struct piece piece;
    begin_staging(&staging, target, bytes);
    for (size_t number = 0; number < STAGES; number++)
        ask_for(&staging, number);
    for (size_t number = 0; find_piece(&staging, number, &piece); number++) {
        message_wait(target, &staging.left[piece.stage]);
        device_copy(target->routine, kind, dest + piece.offset, NULL, staging.memory[piece.stage],
                    piece.bytes);
        ask_for(&staging, number + STAGES);
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

void device_path_put(const struct target *target, const void *source, size_t bytes)
{
    const struct kind *kind = device_kind_at(source);
    char *there = reach(target);
    if (there != NULL) {
        device_copy(target->routine, kind_there(target), there, kind, source, bytes);
        written(target, bytes);
    } else if (bytes > DEVICE_STAGE_BYTES && !device_mpi_takes(kind)) {
        put_staged(target, kind, source, bytes);
    } else {
        message_put(target, source, bytes, false);
    }
}

void device_path_get(const struct target *target, void *dest, size_t bytes)
{
    const struct kind *kind = device_kind_at(dest);
    const char *there = reach(target);
    if (there != NULL)
        device_copy(target->routine, kind, dest, kind_there(target), there, bytes);
    else if (kind != NULL && !(device_mpi_takes(kind) && message_get_is_bulk(bytes)))
        get_staged(target, kind, dest, bytes);
    else
        message_get(target, dest, bytes, false);
}

/* ---- Blocks ---- */

void device_path_put_blocks(const struct target *target, const void *source,
                            const struct blocks *blocks)
{
    char *there = reach(target);
    if (there == NULL) {
        message_put_blocks(target, source, blocks);
        return;
    }
    device_copy_blocks(target->routine, kind_there(target), there, device_kind_at(source), source,
                       &(struct copy_shape){blocks->count, blocks->bytes, blocks->remote_step,
                                            blocks->local_step});
    written(target, (blocks->count - 1) * blocks->remote_step + blocks->bytes);
}

/* As many blocks at a time as fit one stage. */
static void get_blocks_staged(const struct target *target, const struct kind *kind, char *dest,
                              const struct blocks *blocks)
{
    size_t step = DEVICE_STAGE_BYTES / blocks->bytes;
    char *stage = device_take_stage(target->routine);
    for (size_t i = 0; i < blocks->count; i += step) {
        struct target piece = target_shifted(target, i * blocks->remote_step);
        struct blocks part = *blocks;
        part.count = blocks->count - i < step ? blocks->count - i : step;
        part.local_step = blocks->bytes;
        message_get_blocks(&piece, stage, &part);
        device_copy_blocks(
            target->routine, kind, dest + i * blocks->local_step, NULL, stage,
            &(struct copy_shape){part.count, blocks->bytes, blocks->local_step, blocks->bytes});
    }
    device_give_stage(stage);
}

/* Blocks that are too long for a stage. */
static void get_long_blocks(const struct target *target, char *dest, const struct blocks *blocks)
{
    for (size_t i = 0; i < blocks->count; i++) {
        struct target block = target_shifted(target, i * blocks->remote_step);
        device_path_get(&block, dest + i * blocks->local_step, blocks->bytes);
    }
}

void device_path_get_blocks(const struct target *target, void *dest, const struct blocks *blocks)
{
    const struct kind *kind = device_kind_at(dest);
    const char *there = reach(target);
    if (there != NULL)
        device_copy_blocks(target->routine, kind, dest, kind_there(target), there,
                           &(struct copy_shape){blocks->count, blocks->bytes, blocks->local_step,
                                                blocks->remote_step});
    else if (kind != NULL && blocks->bytes > DEVICE_STAGE_BYTES)
        get_long_blocks(target, dest, blocks);
    else if (kind != NULL)
        get_blocks_staged(target, kind, dest, blocks);
    else
        message_get_blocks(target, dest, blocks);
}

/* ---- Atomics ---- */

static uint64_t apply(const struct target *target, void *there, int operation, uint64_t value,
                      uint64_t condition, size_t size)
{
    uint64_t old = device_atomic(target->routine, target->segment->device, node_place(target->pe),
                                 there, operation, value, condition, size);
    if (operation != ATOMIC_FETCH)
        written(target, size);
    return old;
}

void device_path_atomic(const struct target *target, enum atomic_operation operation,
                        uint64_t value, size_t size)
{
    char *there = reach(target);
    if (there != NULL)
        apply(target, there, (int)operation, value, 0, size);
    else
        message_atomic(target, operation, value, size);
}

/* A word of the host's, whose old value a device's memory is to get, has its usual way. */
static uint64_t fetch_from_host(const struct target *target, int operation, uint64_t value,
                                uint64_t condition, size_t size)
{
    return operation == KIND_ATOMIC_COMPARE_SWAP
               ? remote_atomic_compare_swap(target, condition, value, size)
               : remote_atomic_fetch(target, (enum atomic_operation)operation, value, size);
}

uint64_t device_path_atomic_fetch(const struct target *target, int operation, uint64_t value,
                                  uint64_t condition, size_t size)
{
    if (target->segment->device == NULL)
        return fetch_from_host(target, operation, value, condition, size);
    char *there = reach(target);
    union {
        uint32_t narrow;
        uint64_t wide;
    } old;
    if (there != NULL)
        return apply(target, there, operation, value, condition, size);
    if (operation == KIND_ATOMIC_COMPARE_SWAP)
        message_compare_swap(target, condition, value, size, &old, false);
    else
        message_atomic_fetch(target, (enum atomic_operation)operation, value, size, &old, false);
    return size == 4 ? old.narrow : old.wide;
}

#include "device_path.h"

#include <stdlib.h>

#include "message.h"
#include "node.h"
#include "path.h"
#include "progress.h"
#include "report.h"
#include "wait.h"
#include "wire.h"

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
    wait_wake_at(bell, target->address, bytes);
}

static const struct kind *kind_there(const struct target *target)
{
    return target->segment->device == NULL ? NULL : target->segment->device->kind;
}

/* ---- Put and get ---- */

void device_path_put(const struct target *target, const void *source, size_t bytes)
{
    char *there = reach(target);
    if (there == NULL) {
        message_put(target, source, bytes, false);
        return;
    }
    device_copy(target->routine, kind_there(target), there, device_kind_at(source), source, bytes);
    written(target, bytes);
}

/* Memory of the host through which a get reaches a device: while one piece is copied in, others are
 * on their way. */
enum { STAGES = 4 };

struct staging {
    char *memory;
    size_t stage;          /* bytes of each */
    uint32_t left[STAGES]; /* not 0 while its piece is on its way */
};

static struct staging take_staging(const struct target *target, size_t bytes)
{
    size_t stage = bytes < STAGE_BYTES ? bytes : STAGE_BYTES;
    size_t stages = bytes / stage + 1 < STAGES ? bytes / stage + 1 : STAGES;
    void *memory = report_require_memory(target->routine, malloc(stages * stage));
    return (struct staging){.memory = memory, .stage = stage};
}

static struct target shift(const struct target *target, size_t bytes)
{
    struct target shifted = *target;
    shifted.address = (const char *)target->address + bytes;
    return shifted;
}

static size_t piece_at(const struct staging *staging, size_t offset, size_t bytes)
{
    return bytes - offset < staging->stage ? bytes - offset : staging->stage;
}

static void ask_for(const struct target *target, struct staging *staging, size_t number,
                    size_t bytes)
{
    size_t offset = number * staging->stage, stage = number % STAGES;
    struct target piece = shift(target, offset);
    if (offset < bytes)
        message_get_begin(&piece, staging->memory + stage * staging->stage,
                          piece_at(staging, offset, bytes), &staging->left[stage]);
}

static void get_staged(const struct target *target, const struct kind *kind, char *dest,
                       size_t bytes)
{
    struct staging staging = take_staging(target, bytes);
    for (size_t number = 0; number < STAGES; number++)
        ask_for(target, &staging, number, bytes);
    for (size_t number = 0; number * staging.stage < bytes; number++) {
        size_t offset = number * staging.stage, stage = number % STAGES;
        message_wait(target, &staging.left[stage]);
        device_copy(target->routine, kind, dest + offset, NULL,
                    staging.memory + stage * staging.stage, piece_at(&staging, offset, bytes));
        ask_for(target, &staging, number + STAGES, bytes);
    }
    free(staging.memory);
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
                       &(struct device_blocks){blocks->count, blocks->bytes, blocks->remote_step,
                                               blocks->local_step});
    written(target, (blocks->count - 1) * blocks->remote_step + blocks->bytes);
}

/* As many blocks at a time as fit one stage. */
static void get_blocks_staged(const struct target *target, const struct kind *kind, char *dest,
                              const struct blocks *blocks)
{
    size_t most = blocks->bytes < STAGE_BYTES ? STAGE_BYTES / blocks->bytes : 1;
    size_t step = blocks->count < most ? blocks->count : most;
    char *stage = report_require_memory(target->routine, malloc(step * blocks->bytes));
    for (size_t i = 0; i < blocks->count; i += step) {
        struct target piece = shift(target, i * blocks->remote_step);
        struct blocks part = *blocks;
        part.count = blocks->count - i < step ? blocks->count - i : step;
        part.local_step = blocks->bytes;
        message_get_blocks(&piece, stage, &part);
        device_copy_blocks(
            target->routine, kind, dest + i * blocks->local_step, NULL, stage,
            &(struct device_blocks){part.count, blocks->bytes, blocks->local_step, blocks->bytes});
    }
    free(stage);
}

void device_path_get_blocks(const struct target *target, void *dest, const struct blocks *blocks)
{
    const struct kind *kind = device_kind_at(dest);
    const char *there = reach(target);
    if (there != NULL)
        device_copy_blocks(target->routine, kind, dest, kind_there(target), there,
                           &(struct device_blocks){blocks->count, blocks->bytes, blocks->local_step,
                                                   blocks->remote_step});
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

/*
 * The direct way: loads, stores and the CPU's atomics on memory that this process has mapped, of
 * PEs that only are not near. All is done when these return.
 */
#include "base/assert.h"
#include "base/copy.h"
#include "base/fence.h"
#include "base/word.h"
#include "far_way.h"

static void *mapped(const struct target *target)
{
    void *memory = target_mapped(target);
    ASSERT(memory != NULL);
    return memory;
}

static void put_directly(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    (void)nbi;
    copy_to_shared(mapped(target), source, bytes);
    fence_loads();
    target_written(target, bytes);
}

static void get_directly(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    (void)nbi;
    copy_from_shared(dest, mapped(target), bytes);
    fence_loads();
}

static void put_blocks_directly(const struct target *target, const void *source,
                                const struct blocks *blocks, struct put_counts counts)
{
    (void)counts;
    struct copy_shape shape = blocks_put_shape(blocks);
    copy_blocks(mapped(target), source, &shape);
    target_written(target, blocks_extent(blocks));
}

static void get_blocks_directly(const struct target *target, void *dest,
                                const struct blocks *blocks, uint32_t *left)
{
    (void)left;
    struct copy_shape shape = blocks_get_shape(blocks);
    copy_blocks(dest, mapped(target), &shape);
}

static uint64_t apply_directly(const struct target *target, enum atomic_operation operation,
                               uint64_t value, size_t size)
{
    uint64_t old = word_apply(mapped(target), operation, value, size);
    if (operation != ATOMIC_FETCH)
        target_written(target, size);
    return old;
}

static void atomic_directly(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size)
{
    apply_directly(target, operation, value, size);
}

static void fetch_directly(const struct target *target, enum atomic_operation operation,
                           uint64_t value, size_t size, void *fetch, bool nbi)
{
    (void)nbi;
    word_store_old_value(fetch, apply_directly(target, operation, value, size), size);
}

static void compare_swap_directly(const struct target *target, uint64_t condition, uint64_t value,
                                  size_t size, void *fetch, bool nbi)
{
    (void)nbi;
    word_store_old_value(fetch, word_compare_swap(mapped(target), condition, value, size), size);
    target_written(target, size);
}

const struct far_way direct_way = {.put = put_directly,
                                   .get = get_directly,
                                   .put_blocks = put_blocks_directly,
                                   .get_blocks = get_blocks_directly,
                                   .atomic = atomic_directly,
                                   .atomic_fetch = fetch_directly,
                                   .compare_swap = compare_swap_directly};

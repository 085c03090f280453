#include "transport.h"

#include "base/access.h"
#include "base/assert.h"
#include "base/fence.h"
#include "device/device.h"
#include "shm/node.h"
#include "shm/segment.h"

/* ---- Target ---- */

void *remote_addr_mapped(const struct remote_addr *remote_addr)
{
    int rank = node_rank_of(remote_addr->pe);
    if (rank < 0)
        return NULL;
    return remote_addr->segment->device != NULL
               ? device_at_rank(remote_addr->segment, remote_addr->address, rank)
               : segment_at_rank(remote_addr->segment, remote_addr->address, rank);
}

void remote_addr_notify_written(const struct remote_addr *remote_addr, size_t bytes)
{
    ASSERT(node_rank_of(remote_addr->pe) >= 0);
    struct doorbell *bell = &node_control(node_rank_of(remote_addr->pe))->doorbell;
    wakeup_notify_at(bell, remote_addr->address, bytes);
}

/* ---- Direct ---- */

/*
 * The direct way: loads, stores and the CPU's atomics on memory that this process has mapped, of
 * PEs that only are not near. All is done when these return.
 */

static void *transport_mapped_address(const struct remote_addr *remote_addr)
{
    void *memory = remote_addr_mapped(remote_addr);
    ASSERT(memory != NULL);
    return memory;
}

static void transport_shm_put(const struct remote_addr *remote_addr, const void *source,
                              size_t bytes, bool nbi)
{
    (void)nbi;
    copy_to_shared(transport_mapped_address(remote_addr), source, bytes);
    fence_loads();
    remote_addr_notify_written(remote_addr, bytes);
}

static void transport_shm_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                              bool nbi)
{
    (void)nbi;
    copy_from_shared(dest, transport_mapped_address(remote_addr), bytes);
    fence_loads();
}

static void transport_shm_put_blocks(const struct remote_addr *remote_addr, const void *source,
                                     const struct blocks *blocks, struct put_completion completion)
{
    (void)completion;
    struct copy_shape shape = blocks_put_shape(blocks);
    copy_blocks(transport_mapped_address(remote_addr), source, &shape);
    remote_addr_notify_written(remote_addr, blocks_extent_bytes(blocks));
}

static void transport_shm_get_blocks(const struct remote_addr *remote_addr, void *dest,
                                     const struct blocks *blocks, uint32_t *left)
{
    (void)left;
    struct copy_shape shape = blocks_get_shape(blocks);
    copy_blocks(dest, transport_mapped_address(remote_addr), &shape);
}

static uint64_t transport_shm_apply(const struct remote_addr *remote_addr,
                                    enum atomic_operation operation, uint64_t value, size_t size)
{
    uint64_t old = word_apply(transport_mapped_address(remote_addr), operation, value, size);
    if (operation != ATOMIC_FETCH)
        remote_addr_notify_written(remote_addr, size);
    return old;
}

static void transport_shm_atomic(const struct remote_addr *remote_addr,
                                 enum atomic_operation operation, uint64_t value, size_t size)
{
    transport_shm_apply(remote_addr, operation, value, size);
}

static void transport_shm_atomic_fetch(const struct remote_addr *remote_addr,
                                       enum atomic_operation operation, uint64_t value, size_t size,
                                       void *fetch, bool nbi)
{
    (void)nbi;
    word_store_old_value(fetch, transport_shm_apply(remote_addr, operation, value, size), size);
}

static void transport_shm_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                       uint64_t value, size_t size, void *fetch, bool nbi)
{
    (void)nbi;
    word_store_old_value(
        fetch, word_compare_swap(transport_mapped_address(remote_addr), condition, value, size),
        size);
    remote_addr_notify_written(remote_addr, size);
}

const struct transport transport_shm = {.put = transport_shm_put,
                                        .get = transport_shm_get,
                                        .put_blocks = transport_shm_put_blocks,
                                        .get_blocks = transport_shm_get_blocks,
                                        .atomic = transport_shm_atomic,
                                        .atomic_fetch = transport_shm_atomic_fetch,
                                        .compare_swap = transport_shm_compare_swap};

/*
 * The device transport: the memory at the target PE, or the buffer of the caller, is device memory
 * (device.h).
 *
 * If this process has mapped the memory of the target, the copy engine of the memory kind does the
 * transfer. Otherwise the transfer uses messages. Both PEs copy the data through staging buffers in
 * host memory, several of which are in use at a time. The target PE copies between its staging
 * buffer and its device. Each operation is locally complete when its function returns, even if it
 * is nonblocking.
 */
#include "transport_device.h"

#include <stdlib.h>
#include <string.h>

#include "base/access.h"
#include "base/counters.h"
#include "base/environment.h"
#include "base/report.h"
#include "device/device.h"
#include "loader/loader.h"
#include "message.h"
#include "net.h"
#include "progress.h"
#include "shm/node.h"
#include "transport.h"
#include "tuning.h"
#include "wire.h"

/* Returns the address at which this process has mapped the target's object, or NULL if messages
 * must be used. Must be called exactly once for each operation, because it also counts the
 * operations. */
static char *transport_device_mapped_address(const struct remote_addr *remote_addr)
{
    counters_increment(COUNTER_DEVICE_OPERATIONS);
    return selection_for(remote_addr->pe)->data == TRANSPORT_SHM ? remote_addr_mapped(remote_addr)
                                                                 : NULL;
}

static const struct kind *transport_device_kind_of_target(const struct remote_addr *remote_addr)
{
    return remote_addr->segment->device == NULL ? NULL : remote_addr->segment->device->kind;
}

/* ---- Put and get ---- */

/* State of a long transfer between device memory of this PE and a target that is reached by
 * messages. While one chunk is copied between a staging buffer and the device, other chunks are
 * sent or received. */
struct staging {
    const struct remote_addr *remote_addr;
    size_t bytes;
    void *memory[DEVICE_STAGING_BUFFERS]; /* staging buffers; NULL if the data are too short to need
                                             one */
    uint32_t left[DEVICE_STAGING_BUFFERS]; /* not 0 while the chunk in the buffer is transferred */
};

static void transport_device_begin_staging(struct staging *staging,
                                           const struct remote_addr *remote_addr, size_t bytes)
{
    *staging = (struct staging){.remote_addr = remote_addr, .bytes = bytes};
    for (size_t i = 0; i < DEVICE_STAGING_BUFFERS && i * DEVICE_STAGING_BYTES < bytes; i++)
        staging->memory[i] = device_staging_take(remote_addr->routine);
}

static void transport_device_end_staging(struct staging *staging)
{
    for (int i = 0; i < DEVICE_STAGING_BUFFERS && staging->memory[i] != NULL; i++) {
        message_wait(staging->remote_addr, &staging->left[i]);
        device_staging_return(staging->memory[i]);
    }
}

/* A chunk of the data: its offset and length in bytes, and the index of its staging buffer. */
struct chunk {
    size_t offset, bytes;
    int buffer;
};

/* Sets *chunk to the chunk with this number. Returns false after the last chunk. */
static bool transport_device_find_chunk(const struct staging *staging, size_t number,
                                        struct chunk *chunk)
{
    chunk->offset = number * DEVICE_STAGING_BYTES;
    chunk->buffer = (int)(number % DEVICE_STAGING_BUFFERS);
    if (chunk->offset >= staging->bytes)
        return false;
    size_t rest = staging->bytes - chunk->offset;
    chunk->bytes = rest < DEVICE_STAGING_BYTES ? rest : DEVICE_STAGING_BYTES;
    return true;
}

static void transport_device_request_chunk(struct staging *staging, size_t number)
{
    struct chunk chunk;
    if (!transport_device_find_chunk(staging, number, &chunk))
        return;
    struct remote_addr remote_addr = remote_addr_at_offset(staging->remote_addr, chunk.offset);
    message_get_begin(&remote_addr, staging->memory[chunk.buffer], chunk.bytes,
                      &staging->left[chunk.buffer]);
    message_flush(&remote_addr);
}

static void transport_device_get_staged(const struct remote_addr *remote_addr,
                                        const struct kind *kind, char *dest, size_t bytes)
{
    struct staging staging;
    struct chunk chunk;
    transport_device_begin_staging(&staging, remote_addr, bytes);
    for (size_t number = 0; number < DEVICE_STAGING_BUFFERS; number++)
        transport_device_request_chunk(&staging, number);
    for (size_t number = 0; transport_device_find_chunk(&staging, number, &chunk); number++) {
        message_wait(remote_addr, &staging.left[chunk.buffer]);
        device_copy(remote_addr->routine, kind, dest + chunk.offset, NULL,
                    staging.memory[chunk.buffer], chunk.bytes);
        transport_device_request_chunk(&staging, number + DEVICE_STAGING_BUFFERS);
    }
    transport_device_end_staging(&staging);
}

static void transport_device_put_staged(const struct remote_addr *remote_addr,
                                        const struct kind *kind, const char *source, size_t bytes)
{
    struct staging staging;
    struct chunk chunk;
    transport_device_begin_staging(&staging, remote_addr, bytes);
    for (size_t number = 0; transport_device_find_chunk(&staging, number, &chunk); number++) {
        struct remote_addr there = remote_addr_at_offset(remote_addr, chunk.offset);
        message_wait(remote_addr, &staging.left[chunk.buffer]);
        device_copy(remote_addr->routine, NULL, staging.memory[chunk.buffer], kind,
                    source + chunk.offset, chunk.bytes);
        message_put_begin(&there, staging.memory[chunk.buffer], chunk.bytes,
                          &staging.left[chunk.buffer]);
    }
    transport_device_end_staging(&staging);
}

static void transport_device_put(const struct remote_addr *remote_addr, const void *source,
                                 size_t bytes, bool nbi)
{
    (void)nbi;
    const struct kind *kind = device_kind_at(source);
    char *there = transport_device_mapped_address(remote_addr);
    if (there != NULL) {
        device_copy(remote_addr->routine, transport_device_kind_of_target(remote_addr), there, kind,
                    source, bytes);
        remote_addr_notify_written(remote_addr, bytes);
    } else if (bytes > DEVICE_STAGING_BYTES && !device_mpi_takes(kind)) {
        transport_device_put_staged(remote_addr, kind, source, bytes);
    } else {
        message_put(remote_addr, source, bytes, false);
    }
}

static void transport_device_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                                 bool nbi)
{
    (void)nbi;
    const struct kind *kind = device_kind_at(dest);
    const char *there = transport_device_mapped_address(remote_addr);
    if (there != NULL)
        device_copy(remote_addr->routine, kind, dest, transport_device_kind_of_target(remote_addr),
                    there, bytes);
    else if (kind != NULL && !(device_mpi_takes(kind) && message_get_is_rendezvous(bytes)))
        transport_device_get_staged(remote_addr, kind, dest, bytes);
    else
        message_get(remote_addr, dest, bytes, false);
}

/* ---- Transfers of blocks ---- */

static void transport_device_put_blocks(const struct remote_addr *remote_addr, const void *source,
                                        const struct blocks *blocks,
                                        struct put_completion completion)
{
    struct copy_shape shape = blocks_put_shape(blocks);
    char *there = transport_device_mapped_address(remote_addr);
    if (there == NULL) {
        message_put_blocks(remote_addr, source, blocks, completion);
        return;
    }
    device_copy_blocks(remote_addr->routine, transport_device_kind_of_target(remote_addr), there,
                       device_kind_at(source), source, &shape);
    remote_addr_notify_written(remote_addr, blocks_extent_bytes(blocks));
}

static void transport_device_get_blocks_and_wait(const struct remote_addr *remote_addr, void *dest,
                                                 const struct blocks *blocks)
{
    uint32_t left = 0;
    message_get_blocks(remote_addr, dest, blocks, &left);
    message_flush(remote_addr);
    message_wait(remote_addr, &left);
}

/* Gets blocks through a staging buffer. Each step gets as many blocks as fit into the buffer. */
static void transport_device_get_blocks_staged(const struct remote_addr *remote_addr,
                                               const struct kind *kind, char *dest,
                                               const struct blocks *blocks)
{
    size_t step = DEVICE_STAGING_BYTES / blocks->bytes;
    char *buffer = device_staging_take(remote_addr->routine);
    for (size_t i = 0; i < blocks->count; i += step) {
        struct remote_addr chunk = remote_addr_at_offset(remote_addr, i * blocks->remote_stride);
        struct blocks part = *blocks;
        part.count = blocks->count - i < step ? blocks->count - i : step;
        part.local_stride = blocks->bytes;
        transport_device_get_blocks_and_wait(&chunk, buffer, &part);
        device_copy_blocks(
            remote_addr->routine, kind, dest + i * blocks->local_stride, NULL, buffer,
            &(struct copy_shape){part.count, blocks->bytes, blocks->local_stride, blocks->bytes});
    }
    device_staging_return(buffer);
}

/* Gets blocks that are longer than a staging buffer, one after the other. */
static void transport_device_get_long_blocks(const struct remote_addr *remote_addr, char *dest,
                                             const struct blocks *blocks)
{
    for (size_t i = 0; i < blocks->count; i++) {
        struct remote_addr block = remote_addr_at_offset(remote_addr, i * blocks->remote_stride);
        transport_device_get(&block, dest + i * blocks->local_stride, blocks->bytes, false);
    }
}

static void transport_device_get_blocks(const struct remote_addr *remote_addr, void *dest,
                                        const struct blocks *blocks, uint32_t *left)
{
    struct copy_shape shape = blocks_get_shape(blocks);
    const struct kind *kind = device_kind_at(dest);
    const char *there = transport_device_mapped_address(remote_addr);
    if (there != NULL)
        device_copy_blocks(remote_addr->routine, kind, dest,
                           transport_device_kind_of_target(remote_addr), there, &shape);
    else if (kind != NULL && blocks->bytes > DEVICE_STAGING_BYTES)
        transport_device_get_long_blocks(remote_addr, dest, blocks);
    else if (kind != NULL)
        transport_device_get_blocks_staged(remote_addr, kind, dest, blocks);
    else
        message_get_blocks(remote_addr, dest, blocks, left);
}

/* ---- Atomic operations ---- */

static uint64_t transport_device_apply(const struct remote_addr *remote_addr, void *there,
                                       int operation, uint64_t value, uint64_t condition,
                                       size_t size)
{
    uint64_t old =
        device_atomic(remote_addr->routine, remote_addr->segment->device,
                      node_rank_of(remote_addr->pe), there, operation, value, condition, size);
    if (operation != ATOMIC_FETCH)
        remote_addr_notify_written(remote_addr, size);
    return old;
}

static void transport_device_atomic(const struct remote_addr *remote_addr,
                                    enum atomic_operation operation, uint64_t value, size_t size)
{
    char *there = transport_device_mapped_address(remote_addr);
    if (there != NULL)
        transport_device_apply(remote_addr, there, (int)operation, value, 0, size);
    else
        message_atomic(remote_addr, operation, value, size);
}

static void transport_device_atomic_fetch(const struct remote_addr *remote_addr,
                                          enum atomic_operation operation, uint64_t value,
                                          size_t size, void *fetch, bool nbi)
{
    char *there = transport_device_mapped_address(remote_addr);
    if (there != NULL)
        word_store_old_value(
            fetch, transport_device_apply(remote_addr, there, (int)operation, value, 0, size),
            size);
    else
        message_atomic_fetch(remote_addr, operation, value, size, fetch, nbi);
}

static void transport_device_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                          uint64_t value, size_t size, void *fetch, bool nbi)
{
    char *there = transport_device_mapped_address(remote_addr);
    if (there != NULL)
        word_store_old_value(fetch,
                             transport_device_apply(remote_addr, there, KIND_ATOMIC_COMPARE_SWAP,
                                                    value, condition, size),
                             size);
    else
        message_compare_swap(remote_addr, condition, value, size, fetch, nbi);
}

/* Operations of the device transport. remote.c calls them to access device memory. */
const struct transport transport_device = {.put = transport_device_put,
                                           .get = transport_device_get,
                                           .put_blocks = transport_device_put_blocks,
                                           .get_blocks = transport_device_get_blocks,
                                           .atomic = transport_device_atomic,
                                           .atomic_fetch = transport_device_atomic_fetch,
                                           .compare_swap = transport_device_compare_swap};

/* ---- Device memory that MPI accepts ---- */

/* Length in bytes of the message that tests whether MPI accepts device memory. It exceeds the
 * length of messages that MPIs send eagerly. */
static const size_t TEST_BYTES = 100000;

/* Returns true if MPI claims to accept memory of this kind. MPIs support only the kinds listed
 * here. */
static bool transport_device_mpi_takes_kind(const struct kind *kind)
{
    switch (kind->type) {
    case KIND_CUDA:
        return backend->takes_device(BACKEND_DEVICE_CUDA);
    case KIND_HIP:
        return backend->takes_device(BACKEND_DEVICE_HIP);
    case KIND_ZE:
        return backend->takes_device(BACKEND_DEVICE_ZE);
    default:
        return false;
    }
}

static bool transport_device_mpi_claims_support(const char *routine, const struct kind *kind)
{
    net_lock();
    bool taken = transport_device_mpi_takes_kind(kind);
    net_unlock();
    static bool warned; /* true once the warning was printed */
    if (!taken && job.me == 0 && !warned)
        report_warning(routine,
                       "ISTHMUS_DEVICE_MPI is set, but this MPI does not support %s memory: data "
                       "are copied through host memory",
                       kind->name);
    warned = warned || !taken;
    return taken;
}

/* Sends TEST_BYTES bytes by MPI from `source`, in device memory, to `dest` on this PE itself. */
static void transport_device_send_to_self(const char *routine, const char *source, char *dest)
{
    struct backend_request sent, received;
    int done = 0;
    net_lock();
    net_require(routine, backend->receive(job.me, TAG_DEVICE_TEST, dest, TEST_BYTES, &received));
    net_require(routine, backend->send(job.me, TAG_DEVICE_TEST, source, TEST_BYTES, &sent));
    while (!done)
        net_require(routine, backend->test(&received, &done, NULL));
    for (done = 0; !done;)
        net_require(routine, backend->test(&sent, &done, NULL));
    net_unlock();
}

static bool transport_device_arrives(const char *routine, const struct kind *kind, char *memory)
{
    unsigned char *bytes = report_require_memory(routine, malloc(2 * TEST_BYTES));
    for (size_t i = 0; i < TEST_BYTES; i++)
        bytes[i] = (unsigned char)(i * 31 + i / 251);
    bool arrived = kind->copy(memory, bytes, TEST_BYTES) == KIND_OK &&
                   kind->fill(memory + TEST_BYTES, 0, TEST_BYTES) == KIND_OK;
    if (arrived)
        transport_device_send_to_self(routine, memory, memory + TEST_BYTES);
    arrived = arrived &&
              kind->copy(bytes + TEST_BYTES, memory + TEST_BYTES, TEST_BYTES) == KIND_OK &&
              memcmp(bytes, bytes + TEST_BYTES, TEST_BYTES) == 0;
    free(bytes);
    return arrived;
}

static bool transport_device_passes_test(const char *routine, const struct device_memory *device)
{
    const struct kind *kind = device->kind;
    void *memory;
    if (kind->allocate(device->device, 2 * TEST_BYTES, 64, &memory) != KIND_OK)
        return false;
    bool arrived = transport_device_arrives(routine, kind, memory);
    if (!arrived)
        report_warning(routine,
                       "MPI reports that it supports %s memory, but a test message did not arrive: "
                       "data are copied through host memory",
                       kind->name);
    return kind->release(memory) == KIND_OK && arrived;
}

bool transport_device_mpi_works(const char *routine, const struct device_memory *memory)
{
    return environment.device_mpi && net_runs &&
           transport_device_mpi_claims_support(routine, memory->kind) &&
           transport_device_passes_test(routine, memory);
}

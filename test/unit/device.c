/*
 * Tests copies between the memory of two kinds of devices, which go through host memory in chunks.
 */
#include "device/device.h"
#include "shm/node.h"
#include "unit.h"

#include <stdlib.h>

/* ---- Two fake kinds. Each recognizes only its own memory, and counts its copies. ---- */

static size_t longest;

static enum kind_result copy(void *dest, const void *source, size_t bytes)
{
    if (bytes > longest)
        longest = bytes;
    memcpy(dest, source, bytes);
    return KIND_OK;
}

static enum kind_result allocate(int number, size_t bytes, size_t alignment, void **memory)
{
    (void)number;
    *memory = aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    return *memory != NULL ? KIND_OK : KIND_NO_MEMORY;
}

static enum kind_result release(void *memory)
{
    free(memory);
    return KIND_OK;
}

static enum kind_result refuse_atomic(void *word, int operation, uint64_t value, uint64_t condition,
                                      size_t size, uint64_t *old)
{
    (void)word, (void)operation, (void)value, (void)condition, (void)size, (void)old;
    return KIND_UNSUPPORTED;
}

static enum kind_result host_memory(void *memory, size_t bytes)
{
    (void)memory, (void)bytes;
    return KIND_OK;
}

static enum kind_result no_host_memory(void *memory)
{
    (void)memory;
    return KIND_OK;
}

#define KIND_OF(NAME)                                                                              \
    {                                                                                              \
        .name = NAME, .copy = copy, .allocate = allocate, .release = release,                      \
        .atomic = refuse_atomic, .register_host = host_memory, .unregister_host = no_host_memory   \
    }
static const struct kind one = KIND_OF("one"), other = KIND_OF("other");

static void copy_between_kinds_is_exact_and_chunked(size_t bytes)
{
    uint64_t state = bytes;
    unsigned char *source = malloc(bytes + 1), *dest = malloc(bytes + 1);
    for (size_t i = 0; i < bytes; i++)
        source[i] = (unsigned char)unit_random(&state);
    memset(dest, 0, bytes + 1);
    longest = 0;
    device_copy("unit", &one, dest, &other, source, bytes);
    CHECK(memcmp(dest, source, bytes) == 0 && dest[bytes] == 0);
    CHECK(longest <= DEVICE_STAGING_BYTES);
    free(source);
    free(dest);
}

static void block_copy_writes_only_the_blocks(void)
{
    char source[40], dest[40] = "";
    for (int i = 0; i < 40; i++)
        source[i] = (char)(i + 1);
    const struct copy_shape shape = {.blocks = 3, .block = 4, .dest_step = 9, .source_step = 11};
    device_copy_blocks("unit", &one, dest, &other, source, &shape);
    for (int i = 0; i < 40; i++) {
        bool filled = i < 3 * 9 && i % 9 < 4;
        CHECK(dest[i] == (filled ? source[i / 9 * 11 + i % 9] : 0));
    }
}

/* ---- Kinds whose memory MPI can access ---- */

static void mpi_takes_only_enabled_device_kinds(void)
{
    static const int mine[] = {0};
    node.n_pes = 1;
    node.pes = mine;
    struct device_memory *first = device_open(&one, 0, NULL, 4096),
                         *second = device_open(&other, 0, NULL, 4096);
    CHECK(first != NULL && second != NULL && job.has_devices);
    CHECK(!device_mpi_takes(&one) && !device_mpi_takes(&other) && device_mpi_takes(NULL));
    device_set_mpi_takes(&other);
    CHECK(!device_mpi_takes(&one) && device_mpi_takes(&other) && device_mpi_takes(NULL));
    device_set_mpi_takes(&one);
    CHECK(device_mpi_takes(&one) && device_mpi_takes(&other));
    device_close(first, false);
    device_close(second, false);
}

int main(void)
{
    static const size_t lengths[] = {
        0, 1, 5000, DEVICE_STAGING_BYTES, DEVICE_STAGING_BYTES + 1, 3 * DEVICE_STAGING_BYTES + 77};
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        copy_between_kinds_is_exact_and_chunked(lengths[i]);
    block_copy_writes_only_the_blocks();
    mpi_takes_only_enabled_device_kinds();
    device_stop();
    CHECK(!device_mpi_takes(&one)); /* the next initialization starts without this state */
    return unit_status();
}

/*
 * Copies between the memory of two kinds of devices, which go by way of the host's, in pieces.
 */
#include "device/device.h"
#include "unit.h"

#include <stdlib.h>

/* ---- Two kinds, of which each knows its own memory and the host's, and counts its copies ---- */

static size_t longest;

static enum kind_result copy(void *dest, const void *source, size_t bytes)
{
    if (bytes > longest)
        longest = bytes;
    memcpy(dest, source, bytes);
    return KIND_OK;
}

static const struct kind one = {.name = "one", .copy = copy},
                         other = {.name = "other", .copy = copy};

static void test_copy(size_t bytes)
{
    uint64_t state = bytes;
    unsigned char *source = malloc(bytes + 1), *dest = malloc(bytes + 1);
    for (size_t i = 0; i < bytes; i++)
        source[i] = (unsigned char)unit_random(&state);
    memset(dest, 0, bytes + 1);
    longest = 0;
    device_copy("unit", &one, dest, &other, source, bytes);
    CHECK(memcmp(dest, source, bytes) == 0 && dest[bytes] == 0);
    CHECK(longest <= DEVICE_STAGE_BYTES);
    free(source);
    free(dest);
}

static void test_blocks(void)
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

int main(void)
{
    static const size_t lengths[] = {
        0, 1, 5000, DEVICE_STAGE_BYTES, DEVICE_STAGE_BYTES + 1, 3 * DEVICE_STAGE_BYTES + 77};
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        test_copy(lengths[i]);
    test_blocks();
    device_stop();
    return unit_status();
}

/*
 * Copies to and from memory that others may be looking at. One aligned element of 1, 2, 4 or 8
 * bytes is moved by one atomic access, so that nobody sees half of it; the compiler leaves a plain
 * move of it.
 */
#ifndef ISTHMUS_COPY_H
#define ISTHMUS_COPY_H

#include <stdint.h>
#include <string.h>

#include "fence.h"
#include "job.h"

HOT_INLINE void copy_to_shared(void *dest, const void *source, size_t bytes)
{
    uint64_t word;
    uint32_t half;
    if (bytes == 8 && (uintptr_t)dest % 8 == 0) {
        memcpy(&word, source, 8);
        __atomic_store_n((uint64_t *)dest, word, FENCE_STORE_ORDER);
    } else if (bytes == 4 && (uintptr_t)dest % 4 == 0) {
        memcpy(&half, source, 4);
        __atomic_store_n((uint32_t *)dest, half, FENCE_STORE_ORDER);
    } else if (bytes == 2 && (uintptr_t)dest % 2 == 0) {
        uint16_t quarter;
        memcpy(&quarter, source, 2);
        __atomic_store_n((uint16_t *)dest, quarter, FENCE_STORE_ORDER);
    } else {
        memcpy(dest, source, bytes);
    }
}

HOT_INLINE void copy_from_shared(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8 && (uintptr_t)source % 8 == 0) {
        uint64_t word = __atomic_load_n((const uint64_t *)source, __ATOMIC_RELAXED);
        memcpy(dest, &word, 8);
    } else if (bytes == 4 && (uintptr_t)source % 4 == 0) {
        uint32_t half = __atomic_load_n((const uint32_t *)source, __ATOMIC_RELAXED);
        memcpy(dest, &half, 4);
    } else if (bytes == 2 && (uintptr_t)source % 2 == 0) {
        uint16_t quarter = __atomic_load_n((const uint16_t *)source, __ATOMIC_RELAXED);
        memcpy(dest, &quarter, 2);
    } else {
        memcpy(dest, source, bytes);
    }
}

/* Blocks of equal length, as they lie on either side. */
struct copy_shape {
    size_t blocks, block;          /* how many, of how many bytes */
    size_t dest_step, source_step; /* bytes between their beginnings */
};

/* Copies them, each element of 1, 2, 4 or 8 bytes as above; what is read is there before any later
 * load. */
void copy_blocks(void *dest, const void *source, const struct copy_shape *shape);

#endif

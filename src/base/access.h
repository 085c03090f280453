/*
 * Access to memory that other PEs may read and write at the same time: copies, and atomic
 * operations of the CPU.
 *
 * An aligned element of 1, 2, 4 or 8 bytes is copied by one atomic access, so that no PE sees a
 * part of it. The compiler makes a plain move of it.
 *
 * Atomic operations apply to a word of mapped memory. Values are widened to 64 bits; `size` is 4
 * or 8. If `size` is constant, each inlined function compiles to one instruction.
 */
#ifndef ISTHMUS_ACCESS_H
#define ISTHMUS_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "atomic_operation.h"
#include "fence.h"
#include "job.h"

/* ---- Copies ---- */

HOT_INLINE void copy_to_shared(void *dest, const void *source, size_t bytes)
{
    shmem_impl_store(dest, source, bytes);
}

HOT_INLINE void copy_from_shared(void *dest, const void *source, size_t bytes)
{
    shmem_impl_load(dest, source, bytes);
}

/* Blocks of equal length, as they lie on either side. */
struct copy_shape {
    size_t blocks, block;          /* how many, of how many bytes */
    size_t dest_step, source_step; /* bytes between their beginnings */
};

/* Copies them, each element of 1, 2, 4 or 8 bytes as above; what is read is there before any later
 * load. */
void copy_blocks(void *dest, const void *source, const struct copy_shape *shape);

/* ---- Atomic operations ---- */

_Static_assert((int)ATOMIC_FETCH == SHMEM_IMPL_FETCH && (int)ATOMIC_SET == SHMEM_IMPL_SET &&
                   (int)ATOMIC_ADD == SHMEM_IMPL_ADD && (int)ATOMIC_AND == SHMEM_IMPL_AND &&
                   (int)ATOMIC_OR == SHMEM_IMPL_OR && (int)ATOMIC_XOR == SHMEM_IMPL_XOR,
               "one number of an operation");

/* One of the operations from ATOMIC_MULTIPLY on. */
struct word_update {
    enum atomic_operation operation;
    uint64_t value;
    size_t size;
};

/* Stores `value` in a word if `condition` is there; gives the value before. */
typedef uint64_t word_compare_swap_function(void *address, uint64_t condition, uint64_t value);

HOT_INLINE bool word_needs_cas(enum atomic_operation operation)
{
    return operation >= ATOMIC_MULTIPLY;
}

/* Such an operation on a word in which `seen` has been seen lately, by swaps until nobody came
 * between; none where it changes nothing. Gives the value before it. */
uint64_t word_update_by_cas(struct word_update update, uint64_t seen,
                            word_compare_swap_function *compare_swap, void *address);
/* The same in mapped memory. */
uint64_t word_update_mapped_by_cas(struct word_update update, void *word);

/* Any operation on mapped memory; gives the value before it. */
HOT_INLINE uint64_t word_apply(void *word, enum atomic_operation operation, uint64_t value,
                               size_t size)
{
    if (UNLIKELY(word_needs_cas(operation)))
        return word_update_mapped_by_cas((struct word_update){operation, value, size}, word);
    return shmem_impl_apply((int)operation, word, value, size);
}

/* Stores `value` if `condition` is there; gives the value before. */
HOT_INLINE uint64_t word_compare_swap(void *word, uint64_t condition, uint64_t value, size_t size)
{
    return shmem_impl_swap_if(word, condition, value, size);
}

/* An old value, narrowed to the `size` bytes at `fetch`. */
static inline void word_store_old_value(void *fetch, uint64_t old, size_t size)
{
    shmem_impl_of_bits(fetch, old, size);
}

/* Floating-point values as the bits that the operations carry, and back. */
HOT_INLINE uint64_t word_bits_of_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

HOT_INLINE uint64_t word_bits_of_double(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

HOT_INLINE float word_float_of_bits(uint64_t bits)
{
    uint32_t narrow = (uint32_t)bits;
    float value;
    memcpy(&value, &narrow, sizeof value);
    return value;
}

HOT_INLINE double word_double_of_bits(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif

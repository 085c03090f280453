/*
 * Access to memory that other PEs may read and write at the same time: copies, and atomic
 * operations of the CPU.
 *
 * A copy of an aligned element of 1, 2, 4 or 8 bytes is one atomic access, so that no PE sees a
 * part of the element. The compiler generates a plain move instruction for this access.
 *
 * Atomic operations apply to a word in memory that this process has mapped. Values are passed as
 * 64 bits. The parameter `size` is the size of the word in bytes, 4 or 8. If `size` is a constant,
 * each inlined function compiles to one instruction.
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

/* Layout of a strided copy: blocks of equal length at equal distances. */
struct copy_shape {
    size_t blocks, block;          /* number of blocks, and length of a block in bytes */
    size_t dest_step, source_step; /* bytes from the start of a block to the start of the next */
};

/* Copies the blocks of a strided copy. An aligned block of 1, 2, 4 or 8 bytes is copied by one
 * atomic access. The loads of the copy complete before any later load of the caller. */
void copy_blocks(void *dest, const void *source, const struct copy_shape *shape);

/* ---- Atomic operations ---- */

_Static_assert((int)ATOMIC_FETCH == SHMEM_IMPL_FETCH && (int)ATOMIC_SET == SHMEM_IMPL_SET &&
                   (int)ATOMIC_ADD == SHMEM_IMPL_ADD && (int)ATOMIC_AND == SHMEM_IMPL_AND &&
                   (int)ATOMIC_OR == SHMEM_IMPL_OR && (int)ATOMIC_XOR == SHMEM_IMPL_XOR,
               "one number of an operation");

/* An atomic operation for which the CPU has no instruction. */
struct word_update {
    enum atomic_operation operation; /* ATOMIC_MULTIPLY or a later one */
    uint64_t value;
    size_t size; /* of the word, in bytes: 4 or 8 */
};

/* Stores `value` in the word if the word contains `condition`. Returns the previous value. */
typedef uint64_t word_compare_swap_function(void *address, uint64_t condition, uint64_t value);

HOT_INLINE bool word_needs_cas(enum atomic_operation operation)
{
    return operation >= ATOMIC_MULTIPLY;
}

/* Performs the update by calling compare_swap in a loop. compare_swap may access memory of any
 * kind. `seen` is a recent value of the word, with which the loop begins. The function does not
 * write if the update would not change the word. Returns the value before the update. */
uint64_t word_update_by_cas(struct word_update update, uint64_t seen,
                            word_compare_swap_function *compare_swap, void *address);
/* Performs an update on a word of mapped memory. Returns the value before the update. */
uint64_t word_update_mapped_by_cas(struct word_update update, void *word);

/* Performs any atomic operation on a word of mapped memory. Returns the value before the operation.
 */
HOT_INLINE uint64_t word_apply(void *word, enum atomic_operation operation, uint64_t value,
                               size_t size)
{
    if (UNLIKELY(word_needs_cas(operation)))
        return word_update_mapped_by_cas((struct word_update){operation, value, size}, word);
    return shmem_impl_apply((int)operation, word, value, size);
}

/* Stores `value` in a word of mapped memory if the word contains `condition`. Returns the previous
 * value. */
HOT_INLINE uint64_t word_compare_swap(void *word, uint64_t condition, uint64_t value, size_t size)
{
    return shmem_impl_swap_if(word, condition, value, size);
}

/* Stores the low `size` bytes (4 or 8) of the value `old` at the address `fetch`. */
static inline void word_store_old_value(void *fetch, uint64_t old, size_t size)
{
    shmem_impl_of_bits(fetch, old, size);
}

/* Conversions between floating-point values and the 64 bits in which atomic operations pass them.
 */
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

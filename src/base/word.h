/*
 * Atomic operations on a word of mapped memory, by the CPU.
 *
 * Values travel widened to 64 bits; `size` is 4 or 8 and a constant at every call, so the compiler
 * leaves one instruction of each of these functions.
 */
#ifndef ISTHMUS_WORD_H
#define ISTHMUS_WORD_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "atomic_operation.h"
#include "job.h"

_Static_assert((int)ATOMIC_FETCH == SHMEM_IMPL_FETCH && (int)ATOMIC_SET == SHMEM_IMPL_SET &&
                   (int)ATOMIC_ADD == SHMEM_IMPL_ADD && (int)ATOMIC_AND == SHMEM_IMPL_AND &&
                   (int)ATOMIC_OR == SHMEM_IMPL_OR && (int)ATOMIC_XOR == SHMEM_IMPL_XOR,
               "one number of an operation");

/* The operation on mapped memory; gives the value before it. */
HOT_INLINE uint64_t word_apply(void *word, enum atomic_operation operation, uint64_t value,
                               size_t size)
{
    return shmem_impl_apply((int)operation, word, value, size);
}

/* Stores `value` if `condition` is there; gives the value before. */
HOT_INLINE uint64_t word_swap_if(void *word, uint64_t condition, uint64_t value, size_t size)
{
    return shmem_impl_swap_if(word, condition, value, size);
}

/* An old value, narrowed to the `size` bytes at `fetch`. */
static inline void word_store_old(void *fetch, uint64_t old, size_t size)
{
    shmem_impl_of_bits(fetch, old, size);
}

#endif

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

HOT_INLINE uint64_t word_apply_32(uint32_t *word, enum atomic_operation operation, uint32_t value)
{
    switch (operation) {
    case ATOMIC_FETCH:
        return __atomic_load_n(word, __ATOMIC_SEQ_CST);
    case ATOMIC_SET:
        return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_ADD:
        return __atomic_fetch_add(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_AND:
        return __atomic_fetch_and(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_OR:
        return __atomic_fetch_or(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_XOR:
        return __atomic_fetch_xor(word, value, __ATOMIC_SEQ_CST);
    }
    __builtin_unreachable();
}

HOT_INLINE uint64_t word_apply_64(uint64_t *word, enum atomic_operation operation, uint64_t value)
{
    switch (operation) {
    case ATOMIC_FETCH:
        return __atomic_load_n(word, __ATOMIC_SEQ_CST);
    case ATOMIC_SET:
        return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_ADD:
        return __atomic_fetch_add(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_AND:
        return __atomic_fetch_and(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_OR:
        return __atomic_fetch_or(word, value, __ATOMIC_SEQ_CST);
    case ATOMIC_XOR:
        return __atomic_fetch_xor(word, value, __ATOMIC_SEQ_CST);
    }
    __builtin_unreachable();
}

/* The operation on mapped memory; gives the value before it. */
HOT_INLINE uint64_t word_apply(void *word, enum atomic_operation operation, uint64_t value,
                               size_t size)
{
    return size == 4 ? word_apply_32(word, operation, (uint32_t)value)
                     : word_apply_64(word, operation, value);
}

/* Stores `value` if `condition` is there; gives the value before. */
HOT_INLINE uint64_t word_swap_if(void *word, uint64_t condition, uint64_t value, size_t size)
{
    uint32_t narrow = (uint32_t)condition;
    if (size == 4)
        __atomic_compare_exchange_n((uint32_t *)word, &narrow, (uint32_t)value, false,
                                    __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    else
        __atomic_compare_exchange_n((uint64_t *)word, &condition, value, false, __ATOMIC_SEQ_CST,
                                    __ATOMIC_SEQ_CST);
    return size == 4 ? narrow : condition;
}

/* An old value, narrowed to the `size` bytes at `fetch`. */
static inline void word_store_old(void *fetch, uint64_t old, size_t size)
{
    uint32_t narrow = (uint32_t)old;
    memcpy(fetch, size == 4 ? (void *)&narrow : (void *)&old, size);
}

#endif

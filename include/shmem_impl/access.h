/*
 * Loads, stores and atomics on memory that other PEs and threads access at the same time, and
 * memory fences. Used by near.h; not for programs.
 */
#ifndef SHMEM_IMPL_ACCESS_H
#define SHMEM_IMPL_ACCESS_H

#include <stddef.h>
#include <stdint.h>

/* Detection of sanitizers: clang has __has_feature, and gcc defines macros. */
#if defined(__has_feature)
#define SHMEM_IMPL_HAS_FEATURE(FEATURE) __has_feature(FEATURE)
#else
#define SHMEM_IMPL_HAS_FEATURE(FEATURE) 0
#endif
#if defined(__SANITIZE_THREAD__) || SHMEM_IMPL_HAS_FEATURE(thread_sanitizer)
#define SHMEM_IMPL_THREAD_SANITIZER 1
#else
#define SHMEM_IMPL_THREAD_SANITIZER 0
#endif

#if SHMEM_IMPL_THREAD_SANITIZER || defined(__SANITIZE_ADDRESS__) ||                                \
    SHMEM_IMPL_HAS_FEATURE(address_sanitizer)
#define SHMEM_IMPL_SANITIZED 1
#else
#define SHMEM_IMPL_SANITIZED 0
#endif

/* Attribute of the small functions of the fast path. These functions are always inlined, so that
 * the compiler specializes them for the constants that callers pass, such as sizes. With sanitizers
 * the attribute is only `inline`, because always_inline makes compilation five times slower. */
#if SHMEM_IMPL_SANITIZED
#define SHMEM_IMPL_HOT static inline
#else
#define SHMEM_IMPL_HOT static inline __attribute__((always_inline))
#endif

#define SHMEM_IMPL_LIKELY(CONDITION)   __builtin_expect(!!(CONDITION), 1)
#define SHMEM_IMPL_UNLIKELY(CONDITION) __builtin_expect(!!(CONDITION), 0)

/* ---- Fences --------------------------------------------------------------------------------- */

/* ThreadSanitizer does not support fences. With ThreadSanitizer, the full fence is an atomic
 * instruction on a variable that no other code uses. The CPU treats this instruction as a fence.
 * ThreadSanitizer derives no order between threads from it, so the fence hides no races. */

/* Full fence: all loads and stores that precede the fence happen before all loads and stores that
 * follow it. */
static inline void shmem_impl_fence_full(void)
{
#if SHMEM_IMPL_THREAD_SANITIZER
    static int word;
    __atomic_fetch_add(&word, 0, __ATOMIC_RELAXED);
#else
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

/* Release fence: every other PE sees the stores that precede the fence before the stores that
 * follow it. */
static inline void shmem_impl_fence_stores(void)
{
#if SHMEM_IMPL_THREAD_SANITIZER
    shmem_impl_fence_full();
#else
    __atomic_thread_fence(__ATOMIC_ACQ_REL);
#endif
}

/* Acquire fence: loads that precede the fence happen before the loads and stores that follow it.
 * Used at the end of routines that read memory of another PE. On x86, the fence needs no
 * instruction. */
static inline void shmem_impl_fence_loads(void)
{
#if !SHMEM_IMPL_THREAD_SANITIZER
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
#endif
}

/* Memory order of a store to memory that another PE or thread may wait for. Relaxed stores are
 * sufficient, because callers that need an order execute a fence before the store. ThreadSanitizer
 * does not support fences, so with ThreadSanitizer every store is a release store. */
#if SHMEM_IMPL_THREAD_SANITIZER
#define SHMEM_IMPL_STORE_ORDER __ATOMIC_RELEASE
#else
#define SHMEM_IMPL_STORE_ORDER __ATOMIC_RELAXED
#endif

/* ---- Copies --------------------------------------------------------------------------------- */

/* Integers of 16, 32 and 64 bits that may alias objects of any type. */
typedef uint16_t shmem_impl_word_16 __attribute__((may_alias));
typedef uint32_t shmem_impl_word_32 __attribute__((may_alias));
typedef uint64_t shmem_impl_word_64 __attribute__((may_alias));

/* Copy memory that other PEs access at the same time. A copy of 2, 4 or 8 bytes from or to a
 * multiple of its size is one access, so that no other thread sees a part of the word. On x86-64,
 * one instruction copies a word at any address. */
#if defined(__x86_64__) && !SHMEM_IMPL_THREAD_SANITIZER

typedef uint16_t shmem_impl_anywhere_16 __attribute__((may_alias, aligned(1)));
typedef uint32_t shmem_impl_anywhere_32 __attribute__((may_alias, aligned(1)));
typedef uint64_t shmem_impl_anywhere_64 __attribute__((may_alias, aligned(1)));

/* Copies `bytes` bytes to memory that other PEs may read at the same time. */
SHMEM_IMPL_HOT void shmem_impl_store(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8)
        *(volatile shmem_impl_anywhere_64 *)dest = *(const shmem_impl_anywhere_64 *)source;
    else if (bytes == 4)
        *(volatile shmem_impl_anywhere_32 *)dest = *(const shmem_impl_anywhere_32 *)source;
    else if (bytes == 2)
        *(volatile shmem_impl_anywhere_16 *)dest = *(const shmem_impl_anywhere_16 *)source;
    else
        __builtin_memcpy(dest, source, bytes);
}

/* Copies `bytes` bytes from memory that other PEs may write at the same time. */
SHMEM_IMPL_HOT void shmem_impl_load(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8)
        *(shmem_impl_anywhere_64 *)dest = *(const volatile shmem_impl_anywhere_64 *)source;
    else if (bytes == 4)
        *(shmem_impl_anywhere_32 *)dest = *(const volatile shmem_impl_anywhere_32 *)source;
    else if (bytes == 2)
        *(shmem_impl_anywhere_16 *)dest = *(const volatile shmem_impl_anywhere_16 *)source;
    else
        __builtin_memcpy(dest, source, bytes);
}

#else

#define SHMEM_IMPL_DEFINE_COPIES(BITS)                                                             \
    SHMEM_IMPL_HOT void shmem_impl_store_##BITS(void *dest, const void *source)                    \
    {                                                                                              \
        uint##BITS##_t word;                                                                       \
        __builtin_memcpy(&word, source, sizeof word);                                              \
        if ((uintptr_t)dest % sizeof word == 0)                                                    \
            __atomic_store_n((shmem_impl_word_##BITS *)dest, word, SHMEM_IMPL_STORE_ORDER);        \
        else                                                                                       \
            __builtin_memcpy(dest, &word, sizeof word);                                            \
    }                                                                                              \
    SHMEM_IMPL_HOT void shmem_impl_load_##BITS(void *dest, const void *source)                     \
    {                                                                                              \
        uint##BITS##_t word;                                                                       \
        if ((uintptr_t)source % sizeof word == 0)                                                  \
            word = __atomic_load_n((const shmem_impl_word_##BITS *)source, __ATOMIC_RELAXED);      \
        else                                                                                       \
            __builtin_memcpy(&word, source, sizeof word);                                          \
        __builtin_memcpy(dest, &word, sizeof word);                                                \
    }
SHMEM_IMPL_DEFINE_COPIES(16)
SHMEM_IMPL_DEFINE_COPIES(32)
SHMEM_IMPL_DEFINE_COPIES(64)
#undef SHMEM_IMPL_DEFINE_COPIES

/* Copies `bytes` bytes to memory that other PEs may read at the same time. */
SHMEM_IMPL_HOT void shmem_impl_store(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8)
        shmem_impl_store_64(dest, source);
    else if (bytes == 4)
        shmem_impl_store_32(dest, source);
    else if (bytes == 2)
        shmem_impl_store_16(dest, source);
    else
        __builtin_memcpy(dest, source, bytes);
}

/* Copies `bytes` bytes from memory that other PEs may write at the same time. */
SHMEM_IMPL_HOT void shmem_impl_load(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8)
        shmem_impl_load_64(dest, source);
    else if (bytes == 4)
        shmem_impl_load_32(dest, source);
    else if (bytes == 2)
        shmem_impl_load_16(dest, source);
    else
        __builtin_memcpy(dest, source, bytes);
}

#endif

/* ---- Atomics -------------------------------------------------------------------------------- */

/* Atomic operations of shmem_impl_apply. Values of all types are passed as 64 bits. The size of the
 * value, 4 or 8 bytes, and the operation are constants at every call, so the compiler reduces a
 * call to one instruction. */
enum {
    SHMEM_IMPL_FETCH,
    SHMEM_IMPL_SET, /* atomic set and swap */
    SHMEM_IMPL_ADD,
    SHMEM_IMPL_AND,
    SHMEM_IMPL_OR,
    SHMEM_IMPL_XOR
};

/* Works around an error of GCC 12.2 on 64-bit RISC-V. Its compare-and-swap of 32 bits compares
 * 64-bit registers. The loaded value is sign-extended, but the condition is not, so a condition
 * with bit 31 set never matches. This macro sign-extends the condition. */
#if defined(__riscv) && __riscv_xlen == 64 && !defined(__clang__)
#define SHMEM_IMPL_EXTEND_CONDITION(CONDITION)                                                     \
    if (sizeof(CONDITION) == 4)                                                                    \
    __asm__("sext.w %0, %0" : "+r"(CONDITION))
#else
#define SHMEM_IMPL_EXTEND_CONDITION(CONDITION) (void)0
#endif

#define SHMEM_IMPL_DEFINE_APPLY(BITS)                                                              \
    SHMEM_IMPL_HOT uint##BITS##_t shmem_impl_apply_##BITS(int operation, void *at,                 \
                                                          uint##BITS##_t value)                    \
    {                                                                                              \
        shmem_impl_word_##BITS *word = (shmem_impl_word_##BITS *)at;                               \
        switch (operation) {                                                                       \
        case SHMEM_IMPL_FETCH:                                                                     \
            return __atomic_load_n(word, __ATOMIC_SEQ_CST);                                        \
        case SHMEM_IMPL_SET:                                                                       \
            return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST);                             \
        case SHMEM_IMPL_ADD:                                                                       \
            return __atomic_fetch_add(word, value, __ATOMIC_SEQ_CST);                              \
        case SHMEM_IMPL_AND:                                                                       \
            return __atomic_fetch_and(word, value, __ATOMIC_SEQ_CST);                              \
        case SHMEM_IMPL_OR:                                                                        \
            return __atomic_fetch_or(word, value, __ATOMIC_SEQ_CST);                               \
        case SHMEM_IMPL_XOR:                                                                       \
            return __atomic_fetch_xor(word, value, __ATOMIC_SEQ_CST);                              \
        default:                                                                                   \
            __builtin_unreachable();                                                               \
        }                                                                                          \
    }                                                                                              \
    SHMEM_IMPL_HOT uint##BITS##_t shmem_impl_swap_if_##BITS(void *at, uint##BITS##_t condition,    \
                                                            uint##BITS##_t value)                  \
    {                                                                                              \
        SHMEM_IMPL_EXTEND_CONDITION(condition);                                                    \
        __atomic_compare_exchange_n((shmem_impl_word_##BITS *)at, &condition, value, 0,            \
                                    __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                           \
        return condition;                                                                          \
    }
SHMEM_IMPL_DEFINE_APPLY(32)
SHMEM_IMPL_DEFINE_APPLY(64)
#undef SHMEM_IMPL_DEFINE_APPLY

/* Applies the operation to the word at `at`, and returns the previous value of the word. */
SHMEM_IMPL_HOT uint64_t shmem_impl_apply(int operation, void *at, uint64_t value, size_t size)
{
    return size == 4 ? shmem_impl_apply_32(operation, at, (uint32_t)value)
                     : shmem_impl_apply_64(operation, at, value);
}

/* Stores `value` in the word at `at` if the word is equal to `condition`. Returns the previous
 * value of the word. */
SHMEM_IMPL_HOT uint64_t shmem_impl_swap_if(void *at, uint64_t condition, uint64_t value,
                                           size_t size)
{
    return size == 4 ? shmem_impl_swap_if_32(at, (uint32_t)condition, (uint32_t)value)
                     : shmem_impl_swap_if_64(at, condition, value);
}

/* Convert a value of any type with 4 or 8 bytes to the 64 bits that the atomic operations use, and
 * back. */
SHMEM_IMPL_HOT uint64_t shmem_impl_bits_of(const void *value, size_t size)
{
    uint32_t narrow;
    uint64_t bits;
    __builtin_memcpy(size == 4 ? (void *)&narrow : (void *)&bits, value, size);
    return size == 4 ? narrow : bits;
}

SHMEM_IMPL_HOT void shmem_impl_of_bits(void *value, uint64_t bits, size_t size)
{
    uint32_t narrow = (uint32_t)bits;
    __builtin_memcpy(value, size == 4 ? (void *)&narrow : (void *)&bits, size);
}

/* ---- Comparisons ---------------------------------------------------------------------------- */

/* Returns the integer of 2, 4 or 8 bytes at `at`, sign-extended or zero-extended to 64 bits. */
SHMEM_IMPL_HOT uint64_t shmem_impl_load_integer(const void *at, size_t size, int is_signed)
{
    if (size == 2) {
        uint16_t value = __atomic_load_n((const shmem_impl_word_16 *)at, __ATOMIC_ACQUIRE);
        return is_signed ? (uint64_t)(int16_t)value : value;
    }
    if (size == 4) {
        uint32_t value = __atomic_load_n((const shmem_impl_word_32 *)at, __ATOMIC_ACQUIRE);
        return is_signed ? (uint64_t)(int32_t)value : value;
    }
    return __atomic_load_n((const shmem_impl_word_64 *)at, __ATOMIC_ACQUIRE);
}

/* Compares two integers that were extended to 64 bits, with the operator `cmp` (SHMEM_CMP_*).
 * Returns 1 if the comparison is true, 0 if it is false, and -1 if `cmp` is invalid. */
SHMEM_IMPL_HOT int shmem_impl_compare(uint64_t have, int is_signed, int cmp, uint64_t want)
{
    /* Flipping the top bit maps the order of unsigned numbers to the order of signed numbers. */
    uint64_t flip = is_signed ? 0 : (uint64_t)1 << 63;
    int64_t left = (int64_t)(have ^ flip), right = (int64_t)(want ^ flip);
    switch (cmp) {
    case 0: /* SHMEM_CMP_EQ */
        return left == right;
    case 1: /* SHMEM_CMP_NE */
        return left != right;
    case 2: /* SHMEM_CMP_GT */
        return left > right;
    case 3: /* SHMEM_CMP_LE */
        return left <= right;
    case 4: /* SHMEM_CMP_LT */
        return left < right;
    case 5: /* SHMEM_CMP_GE */
        return left >= right;
    default:
        return -1;
    }
}

#endif

/*
 * Public routines of atomic memory operations, and their deprecated names.
 *
 * Internal functions pass values of all types as 64-bit integers. The macros below have these
 * parameters: TO_BITS converts a value to 64 bits, and OF_BITS converts 64 bits to a value. Both
 * are casts for integers, and functions for float and double. KIND is ROUTINE_WITH_CONTEXT, or
 * ROUTINE_ON_DEFAULT if the routine has no form with a context.
 */
#include "api_define.h"
#include "rma/atomic.h"

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

#define ROUTINE_ON_DEFAULT(RESULT, NAME, PARAMETERS, ...)                                          \
    ROUTINE(RESULT, NAME, PARAMETERS, shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;                         \
            __VA_ARGS__)

#define APPLY(OPERATION, TARGET, BITS)                                                             \
    atomic_apply(routine, ctx, OPERATION, TARGET, BITS, sizeof *(TARGET), pe)

#define UPDATE(OPERATION, TARGET, BITS)                                                            \
    atomic_update(routine, ctx, OPERATION, TARGET, BITS, sizeof *(TARGET), pe)

#define APPLY_NBI(OPERATION, TARGET, BITS)                                                         \
    atomic_apply_nbi(routine, ctx, OPERATION, fetch, TARGET, BITS, sizeof *(TARGET), pe)

/* Each of the macros below defines an atomic routine with certain parameters. For example,
 * DEFINE_READ defines a routine with the parameters (source, pe). NAME is the name of the routine
 * without `shmem_`. */
#define DEFINE_READ(KIND, NAME, TYPE, OF_BITS)                                                     \
    KIND(TYPE, NAME, (const TYPE *source, int pe), return OF_BITS(APPLY(ATOMIC_FETCH, source, 0)));

#define DEFINE_UPDATE(KIND, NAME, TYPE, OPERATION, TO_BITS)                                        \
    KIND(void, NAME, (TYPE *dest, TYPE value, int pe), UPDATE(OPERATION, dest, TO_BITS(value)));

#define DEFINE_FETCH(KIND, NAME, TYPE, OPERATION, TO_BITS, OF_BITS)                                \
    KIND(TYPE, NAME, (TYPE *dest, TYPE value, int pe),                                             \
         return OF_BITS(APPLY(OPERATION, dest, TO_BITS(value))));

#define DEFINE_INCREMENT(KIND, NAME, TYPE)                                                         \
    KIND(void, NAME, (TYPE *dest, int pe), UPDATE(ATOMIC_ADD, dest, 1));

#define DEFINE_FETCH_INCREMENT(KIND, NAME, TYPE)                                                   \
    KIND(TYPE, NAME, (TYPE *dest, int pe), return (TYPE)APPLY(ATOMIC_ADD, dest, 1));

#define COMPARE_SWAP(TYPE)                                                                         \
    (TYPE)atomic_compare_swap(routine, ctx, dest, (uint64_t)cond, (uint64_t)value,                 \
                              sizeof(TYPE), pe)

#define DEFINE_COMPARE_SWAP(KIND, NAME, TYPE)                                                      \
    KIND(TYPE, NAME, (TYPE *dest, TYPE cond, TYPE value, int pe), return COMPARE_SWAP(TYPE));

#define DEFINE_FETCH_NBI(NAME, TYPE, OPERATION, TO_BITS)                                           \
    ROUTINE_WITH_CONTEXT(void, NAME, (TYPE *fetch, TYPE *dest, TYPE value, int pe),                \
                         APPLY_NBI(OPERATION, dest, TO_BITS(value)));

/* Defines shmem_TYPENAME_atomic_fetch, _set, _swap, _fetch_nbi and _swap_nbi for each type, e.g.
 * shmem_long_atomic_fetch, shmem_long_atomic_set, shmem_long_atomic_swap and
 * shmem_ctx_float_atomic_swap_nbi. */
#define DEFINE_EXTENDED(TYPE, NAME, TO_BITS, OF_BITS)                                              \
    DEFINE_READ(ROUTINE_WITH_CONTEXT, NAME##_atomic_fetch, TYPE, OF_BITS)                          \
    DEFINE_UPDATE(ROUTINE_WITH_CONTEXT, NAME##_atomic_set, TYPE, ATOMIC_SET, TO_BITS)              \
    DEFINE_FETCH(ROUTINE_WITH_CONTEXT, NAME##_atomic_swap, TYPE, ATOMIC_SET, TO_BITS, OF_BITS)     \
    ROUTINE_WITH_CONTEXT(void, NAME##_atomic_fetch_nbi,                                            \
                         (TYPE *fetch, const TYPE *source, int pe),                                \
                         APPLY_NBI(ATOMIC_FETCH, source, 0));                                      \
    DEFINE_FETCH_NBI(NAME##_atomic_swap_nbi, TYPE, ATOMIC_SET, TO_BITS)

#define DEFINE_EXTENDED_INTEGER(TYPE, NAME) DEFINE_EXTENDED(TYPE, NAME, (uint64_t), (TYPE))
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_EXTENDED_INTEGER)
DEFINE_EXTENDED(float, float, word_bits_of_float, word_float_of_bits)
DEFINE_EXTENDED(double, double, word_bits_of_double, word_double_of_bits)

/* Defines shmem_TYPENAME_atomic_compare_swap, _inc, _fetch_inc, _add and _fetch_add, and the
 * nonblocking forms (_nbi), for each integer type, e.g. shmem_long_atomic_compare_swap,
 * shmem_long_atomic_inc, shmem_long_atomic_fetch_inc, shmem_long_atomic_add and
 * shmem_long_atomic_fetch_add. */
#define DEFINE_STANDARD(TYPE, NAME)                                                                \
    DEFINE_COMPARE_SWAP(ROUTINE_WITH_CONTEXT, NAME##_atomic_compare_swap, TYPE)                    \
    DEFINE_INCREMENT(ROUTINE_WITH_CONTEXT, NAME##_atomic_inc, TYPE)                                \
    DEFINE_FETCH_INCREMENT(ROUTINE_WITH_CONTEXT, NAME##_atomic_fetch_inc, TYPE)                    \
    DEFINE_COMBINE(TYPE, NAME, add, ATOMIC_ADD)                                                    \
    ROUTINE_WITH_CONTEXT(void, NAME##_atomic_compare_swap_nbi,                                     \
                         (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe),                 \
                         atomic_compare_swap_nbi(routine, ctx, fetch, dest, (uint64_t)cond,        \
                                                 (uint64_t)value, sizeof(TYPE), pe));              \
    ROUTINE_WITH_CONTEXT(void, NAME##_atomic_fetch_inc_nbi, (TYPE *fetch, TYPE *dest, int pe),     \
                         APPLY_NBI(ATOMIC_ADD, dest, 1));

#define DEFINE_COMBINE(TYPE, NAME, WORD, OPERATION)                                                \
    DEFINE_UPDATE(ROUTINE_WITH_CONTEXT, NAME##_atomic_##WORD, TYPE, OPERATION, (uint64_t))         \
    DEFINE_FETCH(ROUTINE_WITH_CONTEXT, NAME##_atomic_fetch_##WORD, TYPE, OPERATION, (uint64_t),    \
                 (TYPE))                                                                           \
    DEFINE_FETCH_NBI(NAME##_atomic_fetch_##WORD##_nbi, TYPE, OPERATION, (uint64_t))
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_STANDARD)

/* Defines shmem_TYPENAME_atomic_and, _or, _xor, _fetch_and, _fetch_or and _fetch_xor, e.g.
 * shmem_uint64_atomic_and, shmem_uint64_atomic_or, shmem_uint64_atomic_xor and
 * shmem_uint64_atomic_fetch_and_nbi. */
#define DEFINE_BITWISE(TYPE, NAME)                                                                 \
    DEFINE_COMBINE(TYPE, NAME, and, ATOMIC_AND)                                                    \
    DEFINE_COMBINE(TYPE, NAME, or, ATOMIC_OR)                                                      \
    DEFINE_COMBINE(TYPE, NAME, xor, ATOMIC_XOR)
SHMEM_IMPL_AMO_BITWISE_TYPES(DEFINE_BITWISE)

/* Defines the deprecated shmem_TYPENAME_fetch, _set and _swap, e.g. shmem_long_fetch,
 * shmem_long_set and shmem_long_swap. */
#define DEFINE_OLD_EXTENDED(TYPE, NAME, TO_BITS, OF_BITS)                                          \
    DEFINE_READ(ROUTINE_ON_DEFAULT, NAME##_fetch, TYPE, OF_BITS)                                   \
    DEFINE_UPDATE(ROUTINE_ON_DEFAULT, NAME##_set, TYPE, ATOMIC_SET, TO_BITS)                       \
    DEFINE_FETCH(ROUTINE_ON_DEFAULT, NAME##_swap, TYPE, ATOMIC_SET, TO_BITS, OF_BITS)

/* Defines the deprecated shmem_TYPENAME_cswap, _inc, _finc, _add and _fadd, e.g. shmem_long_cswap,
 * shmem_long_finc and shmem_long_fadd. */
#define DEFINE_OLD(TYPE, NAME)                                                                     \
    DEFINE_OLD_EXTENDED(TYPE, NAME, (uint64_t), (TYPE))                                            \
    DEFINE_COMPARE_SWAP(ROUTINE_ON_DEFAULT, NAME##_cswap, TYPE)                                    \
    DEFINE_INCREMENT(ROUTINE_ON_DEFAULT, NAME##_inc, TYPE)                                         \
    DEFINE_FETCH_INCREMENT(ROUTINE_ON_DEFAULT, NAME##_finc, TYPE)                                  \
    DEFINE_UPDATE(ROUTINE_ON_DEFAULT, NAME##_add, TYPE, ATOMIC_ADD, (uint64_t))                    \
    DEFINE_FETCH(ROUTINE_ON_DEFAULT, NAME##_fadd, TYPE, ATOMIC_ADD, (uint64_t), (TYPE))
SHMEM_IMPL_OLD_AMO_TYPES(DEFINE_OLD)
DEFINE_OLD_EXTENDED(float, float, word_bits_of_float, word_float_of_bits)
DEFINE_OLD_EXTENDED(double, double, word_bits_of_double, word_double_of_bits)
DEFINE_FETCH(ROUTINE_ON_DEFAULT, swap, long, ATOMIC_SET, (uint64_t), (long))

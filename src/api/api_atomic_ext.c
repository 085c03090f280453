/*
 * Public routines of atomic extensions: minimum, maximum and product, and for floating-point types
 * also addition and compare-and-swap. Internal functions pass values of all types as 64-bit
 * integers. TO_BITS converts a value to 64 bits, and OF_BITS converts 64 bits to a value.
 */
#include "api_define.h"
#include "rma/atomic.h"
#include "shmemx_atomic.h"

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_COMBINE(TYPE, NAME, WORD, OPERATION, TO_BITS, OF_BITS)                              \
    EXTENSION_WITH_CONTEXT(void, NAME##_atomic_##WORD, (TYPE *dest, TYPE value, int pe),           \
                           atomic_combine(routine, ctx, OPERATION, dest, TO_BITS(value),           \
                                          sizeof value, pe));                                      \
    EXTENSION_WITH_CONTEXT(TYPE, NAME##_atomic_fetch_##WORD, (TYPE *dest, TYPE value, int pe),     \
                           return OF_BITS(atomic_fetch_combine(                                    \
                               routine, ctx, OPERATION, dest, TO_BITS(value), sizeof value, pe))); \
    EXTENSION_WITH_CONTEXT(void, NAME##_atomic_fetch_##WORD##_nbi,                                 \
                           (TYPE *fetch, TYPE *dest, TYPE value, int pe),                          \
                           atomic_fetch_combine_nbi(routine, ctx, OPERATION, fetch, dest,          \
                                                    TO_BITS(value), sizeof value, pe));

#define DEFINE_REQUEST(TYPE, NAME, WORD, OPERATION, TO_BITS)                                       \
    EXTENSION(void, ctx_##NAME##_atomic_fetch_##WORD##_req,                                        \
              (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe, shmemx_req_h *req),   \
              atomic_apply_req(routine, ctx, OPERATION, fetch, dest, TO_BITS(value), sizeof value, \
                               pe, req));

#define DEFINE(TYPE, NAME, WORD, OPERATION, TO_BITS, OF_BITS)                                      \
    DEFINE_COMBINE(TYPE, NAME, WORD, OPERATION, TO_BITS, OF_BITS)                                  \
    DEFINE_REQUEST(TYPE, NAME, WORD, OPERATION, TO_BITS)

/* ---- Integers ---- */

#define ORDERED(TYPE, LEAST_OR_MOST)                                                               \
    ((TYPE)-1 < (TYPE)1 ? ATOMIC_##LEAST_OR_MOST##_SIGNED : ATOMIC_##LEAST_OR_MOST##_UNSIGNED)

/* Defines shmemx_TYPENAME_atomic_min, _max, _mul, _fetch_min, _fetch_max and _fetch_mul for each
 * integer type, and the forms with _nbi and _req, e.g. shmemx_ctx_long_atomic_fetch_min_req. */
#define DEFINE_INTEGER(TYPE, NAME)                                                                 \
    DEFINE(TYPE, NAME, min, ORDERED(TYPE, MIN), (uint64_t), (TYPE))                                \
    DEFINE(TYPE, NAME, max, ORDERED(TYPE, MAX), (uint64_t), (TYPE))                                \
    DEFINE(TYPE, NAME, mul, ATOMIC_MULTIPLY, (uint64_t), (TYPE))
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_INTEGER)

/* ---- Floating point ---- */

#define DEFINE_COMPARE_SWAP(TYPE, NAME, TO_BITS, OF_BITS)                                          \
    EXTENSION_WITH_CONTEXT(TYPE, NAME##_atomic_compare_swap,                                       \
                           (TYPE *dest, TYPE cond, TYPE value, int pe),                            \
                           return OF_BITS(atomic_compare_swap(routine, ctx, dest, TO_BITS(cond),   \
                                                              TO_BITS(value), sizeof value,        \
                                                              pe)));                               \
    EXTENSION_WITH_CONTEXT(void, NAME##_atomic_compare_swap_nbi,                                   \
                           (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe),               \
                           atomic_compare_swap_nbi(routine, ctx, fetch, dest, TO_BITS(cond),       \
                                                   TO_BITS(value), sizeof value, pe));

/* Defines shmemx_TYPENAME_atomic_min, _max, _mul, _add and _compare_swap for float and double, and
 * the forms that fetch, e.g. shmemx_double_atomic_fetch_add. */
#define DEFINE_FLOATING(TYPE, NAME)                                                                \
    DEFINE(TYPE, NAME, min, ATOMIC_MIN_FLOATING, word_bits_of_##NAME, word_##NAME##_of_bits)       \
    DEFINE(TYPE, NAME, max, ATOMIC_MAX_FLOATING, word_bits_of_##NAME, word_##NAME##_of_bits)       \
    DEFINE(TYPE, NAME, mul, ATOMIC_MULTIPLY_FLOATING, word_bits_of_##NAME, word_##NAME##_of_bits)  \
    DEFINE_COMBINE(TYPE, NAME, add, ATOMIC_ADD_FLOATING, word_bits_of_##NAME,                      \
                   word_##NAME##_of_bits)                                                          \
    DEFINE_COMPARE_SWAP(TYPE, NAME, word_bits_of_##NAME, word_##NAME##_of_bits)
SHMEM_IMPL_AMO_FLOATING_TYPES(DEFINE_FLOATING)

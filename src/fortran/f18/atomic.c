/*
 * Single elements and atomics on a context other than the default one, for which the module binds
 * C's routines themselves. The context comes last, as everywhere in the module.
 */
#include <shmemx.h>

#include "arguments.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* X: x for what is an extension. */
#define SUBROUTINE(X, NAME, PARAMETERS, ...)                                                       \
    MODULE_SYMBOL(void, shmem##X##_##NAME##_f18, PARAMETERS,                                       \
                  shmem##X##_ctx_##NAME(*ctx, __VA_ARGS__))
#define FUNCTION(X, RESULT, NAME, PARAMETERS, ...)                                                 \
    MODULE_SYMBOL(RESULT, shmem##X##_##NAME##_f18, PARAMETERS,                                     \
                  return shmem##X##_ctx_##NAME(*ctx, __VA_ARGS__))

#define DEFINE_SINGLE(TYPE, NAME)                                                                  \
    SUBROUTINE(, NAME##_p, (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),               \
               dest, value, pe)                                                                    \
    FUNCTION(, TYPE, NAME##_g, (const TYPE *source, int pe, const shmem_ctx_t *ctx), source, pe)

#define DEFINE_ANY(TYPE, NAME)                                                                     \
    FUNCTION(, TYPE, NAME##_atomic_fetch,                                                          \
             (const TYPE *source, int pe, const shmem_ctx_t *ctx), source, pe)                     \
    SUBROUTINE(, NAME##_atomic_set,                                                                \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    FUNCTION(, TYPE, NAME##_atomic_swap,                                                           \
             (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)            \
    SUBROUTINE(, NAME##_atomic_fetch_nbi,                                                          \
               (TYPE *fetch, const TYPE *source, int pe, const shmem_ctx_t *ctx),                  \
               fetch, source, pe)                                                                  \
    SUBROUTINE(, NAME##_atomic_swap_nbi,                                                           \
               (TYPE *fetch, TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),              \
               fetch, dest, value, pe)

/* Operations with a value, alone and fetching. */
#define DEFINE_WITH_VALUE(X, TYPE, NAME, OPERATION)                                                \
    SUBROUTINE(X, NAME##_atomic_##OPERATION,                                                       \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    FUNCTION(X, TYPE, NAME##_atomic_fetch_##OPERATION,                                             \
             (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)            \
    SUBROUTINE(X, NAME##_atomic_fetch_##OPERATION##_nbi,                                           \
               (TYPE *fetch, TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),              \
               fetch, dest, value, pe)

#define DEFINE_COMPARE_SWAP(X, TYPE, NAME)                                                         \
    FUNCTION(X, TYPE, NAME##_atomic_compare_swap,                                                  \
             (TYPE *dest, TYPE cond, TYPE value, int pe, const shmem_ctx_t *ctx),                  \
             dest, cond, value, pe)                                                                \
    SUBROUTINE(X, NAME##_atomic_compare_swap_nbi,                                                  \
               (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe, const shmem_ctx_t *ctx),   \
               fetch, dest, cond, value, pe)

#define DEFINE_INTEGER(TYPE, NAME)                                                                 \
    DEFINE_WITH_VALUE(, TYPE, NAME, add)                                                           \
    DEFINE_WITH_VALUE(, TYPE, NAME, and)                                                           \
    DEFINE_WITH_VALUE(, TYPE, NAME, or)                                                            \
    DEFINE_WITH_VALUE(, TYPE, NAME, xor)                                                           \
    DEFINE_COMPARE_SWAP(, TYPE, NAME)                                                              \
    SUBROUTINE(, NAME##_atomic_inc, (TYPE *dest, int pe, const shmem_ctx_t *ctx), dest, pe)        \
    FUNCTION(, TYPE, NAME##_atomic_fetch_inc, (TYPE *dest, int pe, const shmem_ctx_t *ctx),        \
             dest, pe)                                                                             \
    SUBROUTINE(, NAME##_atomic_fetch_inc_nbi,                                                      \
               (TYPE *fetch, TYPE *dest, int pe, const shmem_ctx_t *ctx), fetch, dest, pe)

#define DEFINE_EXTENDED(TYPE, NAME)                                                                \
    DEFINE_WITH_VALUE(x, TYPE, NAME, min)                                                          \
    DEFINE_WITH_VALUE(x, TYPE, NAME, max)                                                          \
    DEFINE_WITH_VALUE(x, TYPE, NAME, mul)

/* What the specification has of integers only. */
#define DEFINE_FLOATING(TYPE, NAME)                                                                \
    DEFINE_WITH_VALUE(x, TYPE, NAME, add)                                                          \
    DEFINE_COMPARE_SWAP(x, TYPE, NAME)

/* Those that all atomics take, and more single elements. */
#define ANY_TYPES(X)                                                                               \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)                                                                              \
    X(float, float)                                                                                \
    X(double, double)
ANY_TYPES(DEFINE_ANY)
ANY_TYPES(DEFINE_EXTENDED)
ANY_TYPES(DEFINE_SINGLE)
DEFINE_SINGLE(int8_t, int8)
DEFINE_SINGLE(int16_t, int16)
DEFINE_INTEGER(int32_t, int32)
DEFINE_INTEGER(int64_t, int64)
DEFINE_FLOATING(float, float)
DEFINE_FLOATING(double, double)

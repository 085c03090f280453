/*
 * Single elements and atomics on a context other than the default one, for which the module binds
 * C's routines themselves. The context comes last, as everywhere in the module.
 */
#include "arguments.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define SUBROUTINE(NAME, PARAMETERS, ...)                                                          \
    MODULE_ROUTINE(void, NAME, PARAMETERS, shmem_ctx_##NAME(*ctx, __VA_ARGS__))
#define FUNCTION(RESULT, NAME, PARAMETERS, ...)                                                    \
    MODULE_ROUTINE(RESULT, NAME, PARAMETERS, return shmem_ctx_##NAME(*ctx, __VA_ARGS__))

#define DEFINE_SINGLE(TYPE, NAME)                                                                  \
    SUBROUTINE(NAME##_p, (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),           \
               dest, value, pe)                                                                    \
    FUNCTION(TYPE, NAME##_g, (const TYPE *source, int pe, const shmem_ctx_t *ctx), source, pe)

#define DEFINE_ANY(TYPE, NAME)                                                                     \
    FUNCTION(TYPE, NAME##_atomic_fetch,                                                          \
               (const TYPE *source, int pe, const shmem_ctx_t *ctx), source, pe)                   \
    SUBROUTINE(NAME##_atomic_set,                                                            \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    FUNCTION(TYPE, NAME##_atomic_swap,                                                           \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    SUBROUTINE(NAME##_atomic_fetch_nbi,                                                      \
               (TYPE *fetch, const TYPE *source, int pe, const shmem_ctx_t *ctx),                  \
               fetch, source, pe)                                                                  \
    SUBROUTINE(NAME##_atomic_swap_nbi,                                                       \
               (TYPE *fetch, TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),              \
               fetch, dest, value, pe)

/* Operations with a value, alone and fetching. */
#define DEFINE_WITH_VALUE(TYPE, NAME, OPERATION)                                                   \
    SUBROUTINE(NAME##_atomic_##OPERATION,                                                    \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    FUNCTION(TYPE, NAME##_atomic_fetch_##OPERATION,                                              \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    SUBROUTINE(NAME##_atomic_fetch_##OPERATION##_nbi,                                        \
               (TYPE *fetch, TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),              \
               fetch, dest, value, pe)

#define DEFINE_INTEGER(TYPE, NAME)                                                                 \
    DEFINE_WITH_VALUE(TYPE, NAME, add)                                                             \
    DEFINE_WITH_VALUE(TYPE, NAME, and)                                                             \
    DEFINE_WITH_VALUE(TYPE, NAME, or)                                                              \
    DEFINE_WITH_VALUE(TYPE, NAME, xor)                                                             \
    SUBROUTINE(NAME##_atomic_inc, (TYPE *dest, int pe, const shmem_ctx_t *ctx), dest, pe)    \
    FUNCTION(TYPE, NAME##_atomic_fetch_inc, (TYPE *dest, int pe, const shmem_ctx_t *ctx),        \
               dest, pe)                                                                           \
    SUBROUTINE(NAME##_atomic_fetch_inc_nbi,                                                  \
               (TYPE *fetch, TYPE *dest, int pe, const shmem_ctx_t *ctx), fetch, dest, pe)         \
    FUNCTION(TYPE, NAME##_atomic_compare_swap,                                                   \
               (TYPE *dest, TYPE cond, TYPE value, int pe, const shmem_ctx_t *ctx),                \
               dest, cond, value, pe)                                                              \
    SUBROUTINE(NAME##_atomic_compare_swap_nbi,                                               \
               (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe, const shmem_ctx_t *ctx),   \
               fetch, dest, cond, value, pe)

/* Those that all atomics take, and more single elements. */
#define ANY_TYPES(X)                                                                               \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)                                                                              \
    X(float, float)                                                                                \
    X(double, double)
ANY_TYPES(DEFINE_ANY)
ANY_TYPES(DEFINE_SINGLE)
DEFINE_SINGLE(int8_t, int8)
DEFINE_SINGLE(int16_t, int16)
DEFINE_INTEGER(int32_t, int32)
DEFINE_INTEGER(int64_t, int64)

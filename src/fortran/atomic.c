/*
 * Atomic operations. The number in a name counts bytes; SHMEM_SWAP is of default INTEGERs.
 */
#include "define.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* X(end of name, END OF NAME, C type, its name in C's routines). */
#define INTEGERS(X)                                                                                \
    X(int4, INT4, int, int)                                                                        \
    X(int8, INT8, long, long)
#define REALS(X)                                                                                   \
    X(real4, REAL4, float, float)                                                                  \
    X(real8, REAL8, double, double)

#define DEFINE_SWAP(LOWER, UPPER, TYPE, C_NAME)                                                    \
    ROUTINE(TYPE, shmem_##LOWER, SHMEM_##UPPER,                                                    \
            (TYPE *dest, const TYPE *value, const int *pe),                                        \
            return shmem_##C_NAME##_atomic_swap(dest, *value, *pe));
DEFINE_SWAP(swap, SWAP, int, int)

#define DEFINE_ANY(LOWER, UPPER, TYPE, C_NAME)                                                     \
    DEFINE_SWAP(LOWER##_swap, UPPER##_SWAP, TYPE, C_NAME)                                          \
    ROUTINE(TYPE, shmem_##LOWER##_fetch, SHMEM_##UPPER##_FETCH,                                    \
            (const TYPE *source, const int *pe),                                                   \
            return shmem_##C_NAME##_atomic_fetch(source, *pe));                                    \
    ROUTINE(void, shmem_##LOWER##_set, SHMEM_##UPPER##_SET,                                        \
            (TYPE *dest, const TYPE *value, const int *pe),                                        \
            shmem_##C_NAME##_atomic_set(dest, *value, *pe));
INTEGERS(DEFINE_ANY)
REALS(DEFINE_ANY)

#define DEFINE_INTEGER(LOWER, UPPER, TYPE, C_NAME)                                                 \
    ROUTINE(TYPE, shmem_##LOWER##_cswap, SHMEM_##UPPER##_CSWAP,                                    \
            (TYPE *dest, const TYPE *cond, const TYPE *value, const int *pe),                      \
            return shmem_##C_NAME##_atomic_compare_swap(dest, *cond, *value, *pe));                \
    ROUTINE(TYPE, shmem_##LOWER##_fadd, SHMEM_##UPPER##_FADD,                                      \
            (TYPE *dest, const TYPE *value, const int *pe),                                        \
            return shmem_##C_NAME##_atomic_fetch_add(dest, *value, *pe));                          \
    ROUTINE(TYPE, shmem_##LOWER##_finc, SHMEM_##UPPER##_FINC, (TYPE *dest, const int *pe),         \
            return shmem_##C_NAME##_atomic_fetch_inc(dest, *pe));                                  \
    ROUTINE(void, shmem_##LOWER##_add, SHMEM_##UPPER##_ADD,                                        \
            (TYPE *dest, const TYPE *value, const int *pe),                                        \
            shmem_##C_NAME##_atomic_add(dest, *value, *pe));                                       \
    ROUTINE(void, shmem_##LOWER##_inc, SHMEM_##UPPER##_INC, (TYPE *dest, const int *pe),           \
            shmem_##C_NAME##_atomic_inc(dest, *pe));
INTEGERS(DEFINE_INTEGER)

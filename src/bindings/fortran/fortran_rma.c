/*
 * Fortran routines: puts and gets, contiguous and strided, and atomics.
 *
 * The number in the name of a put or get is a number of bytes if it is 4 or 8, and a number of bits
 * if it is 32, 64 or 128. For example, SHMEM_PUT8 calls the C routine shmem_put64. In the name of
 * an atomic routine, the number is a number of bytes. SHMEM_SWAP accesses a default INTEGER.
 */
#include "fortran_define.h"

/* ---- Put and get ---- */

/* X macros: each entry is X(type in the Fortran name, the same in capitals, bits of an element).
 * An element of CHARACTER variables is one character. Compilers pass the lengths of CHARACTER
 * variables as hidden arguments after the other arguments; they are ignored. */
#define CHARACTERS(X) X(character, CHARACTER, 8)
#define TYPES(X)                                                                                   \
    X(complex, COMPLEX, 64)                                                                        \
    X(double, DOUBLE, 64)                                                                          \
    X(integer, INTEGER, 32)                                                                        \
    X(logical, LOGICAL, 32)                                                                        \
    X(real, REAL, 32)

/* X macros: each entry is X(suffix of the Fortran name, bits of an element). */
#define SIZES(X)                                                                                   \
    X(4, 32)                                                                                       \
    X(8, 64)                                                                                       \
    X(32, 32)                                                                                      \
    X(64, 64)                                                                                      \
    X(128, 128)

#define DEFINE_TRANSFER(LOWER, UPPER, CALL)                                                        \
    ROUTINE(void, shmem_##LOWER, SHMEM_##UPPER,                                                    \
            (void *dest, const void *source, const int *nelems, const int *pe),                    \
            CALL(dest, source, elements("nelems", nelems), *pe));

#define DEFINE_STRIDED(LOWER, UPPER, CALL)                                                         \
    ROUTINE(void, shmem_##LOWER, SHMEM_##UPPER,                                                    \
            (void *dest, const void *source, const int *dst, const int *sst, const int *nelems,    \
             const int *pe),                                                                       \
            CALL(dest, source, *dst, *sst, elements("nelems", nelems), *pe));

/* Defines SHMEM_TYPE_PUT, _GET, _PUT_NBI and _GET_NBI, e.g. SHMEM_INTEGER_PUT. */
#define DEFINE_TYPED(LOWER, UPPER, BITS)                                                           \
    DEFINE_TRANSFER(LOWER##_put, UPPER##_PUT, shmem_put##BITS)                                     \
    DEFINE_TRANSFER(LOWER##_get, UPPER##_GET, shmem_get##BITS)                                     \
    DEFINE_TRANSFER(LOWER##_put_nbi, UPPER##_PUT_NBI, shmem_put##BITS##_nbi)                       \
    DEFINE_TRANSFER(LOWER##_get_nbi, UPPER##_GET_NBI, shmem_get##BITS##_nbi)
CHARACTERS(DEFINE_TYPED)
TYPES(DEFINE_TYPED)

/* Defines SHMEM_TYPE_IPUT and SHMEM_TYPE_IGET, e.g. SHMEM_REAL_IGET. */
#define DEFINE_TYPED_STRIDED(LOWER, UPPER, BITS)                                                   \
    DEFINE_STRIDED(LOWER##_iput, UPPER##_IPUT, shmem_iput##BITS)                                   \
    DEFINE_STRIDED(LOWER##_iget, UPPER##_IGET, shmem_iget##BITS)
TYPES(DEFINE_TYPED_STRIDED)

/* Defines SHMEM_PUTSIZE, SHMEM_GETSIZE, SHMEM_IPUTSIZE and SHMEM_IGETSIZE, e.g. SHMEM_PUT4,
 * SHMEM_GET128_NBI. */
#define DEFINE_SIZED(SIZE, BITS)                                                                   \
    DEFINE_TRANSFER(put##SIZE, PUT##SIZE, shmem_put##BITS)                                         \
    DEFINE_TRANSFER(get##SIZE, GET##SIZE, shmem_get##BITS)                                         \
    DEFINE_TRANSFER(put##SIZE##_nbi, PUT##SIZE##_NBI, shmem_put##BITS##_nbi)                       \
    DEFINE_TRANSFER(get##SIZE##_nbi, GET##SIZE##_NBI, shmem_get##BITS##_nbi)                       \
    DEFINE_STRIDED(iput##SIZE, IPUT##SIZE, shmem_iput##BITS)                                       \
    DEFINE_STRIDED(iget##SIZE, IGET##SIZE, shmem_iget##BITS)
SIZES(DEFINE_SIZED)

DEFINE_TRANSFER(putmem, PUTMEM, shmem_putmem)
DEFINE_TRANSFER(getmem, GETMEM, shmem_getmem)
DEFINE_TRANSFER(putmem_nbi, PUTMEM_NBI, shmem_putmem_nbi)
DEFINE_TRANSFER(getmem_nbi, GETMEM_NBI, shmem_getmem_nbi)

/* Deprecated: SHMEM_PUT is the same as SHMEM_PUT8. */
DEFINE_TRANSFER(put, PUT, shmem_put64)

/* ---- Atomics ---- */

/* clang-format mistakes the pointers in the parameter lists for multiplications. */
/* clang-format off */

/* X macros: each entry is X(type in the Fortran name, the same in capitals, C type, type in the
 * C routine's name). */
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

/* Defines SHMEM_TYPE_SWAP, _FETCH and _SET, e.g. SHMEM_REAL8_SWAP. */
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

/* Defines SHMEM_TYPE_CSWAP, _FADD, _FINC, _ADD and _INC, e.g. SHMEM_INT4_FADD. */
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

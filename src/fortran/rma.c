/*
 * Put and get, contiguous and strided. The number in a sized name counts bytes where it is 4 or 8,
 * and bits where it is 32, 64 or 128: SHMEM_PUT8 is C's shmem_put64.
 */
#include "define.h"

/* X(name, NAME, bits of an element). CHARACTER's elements are characters, whatever the variables'
 * lengths, which compilers pass behind the arguments. */
#define CHARACTERS(X) X(character, CHARACTER, 8)
#define TYPES(X)                                                                                   \
    X(complex, COMPLEX, 64)                                                                        \
    X(double, DOUBLE, 64)                                                                          \
    X(integer, INTEGER, 32)                                                                        \
    X(logical, LOGICAL, 32)                                                                        \
    X(real, REAL, 32)

/* X(end of name, its bits). */
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

#define DEFINE_TYPED(LOWER, UPPER, BITS)                                                           \
    DEFINE_TRANSFER(LOWER##_put, UPPER##_PUT, shmem_put##BITS)                                     \
    DEFINE_TRANSFER(LOWER##_get, UPPER##_GET, shmem_get##BITS)                                     \
    DEFINE_TRANSFER(LOWER##_put_nbi, UPPER##_PUT_NBI, shmem_put##BITS##_nbi)                       \
    DEFINE_TRANSFER(LOWER##_get_nbi, UPPER##_GET_NBI, shmem_get##BITS##_nbi)
CHARACTERS(DEFINE_TYPED)
TYPES(DEFINE_TYPED)

#define DEFINE_TYPED_STRIDED(LOWER, UPPER, BITS)                                                   \
    DEFINE_STRIDED(LOWER##_iput, UPPER##_IPUT, shmem_iput##BITS)                                   \
    DEFINE_STRIDED(LOWER##_iget, UPPER##_IGET, shmem_iget##BITS)
TYPES(DEFINE_TYPED_STRIDED)

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

/* Deprecated: as SHMEM_PUT8. */
DEFINE_TRANSFER(put, PUT, shmem_put64)

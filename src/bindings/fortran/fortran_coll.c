/*
 * Fortran routines: collectives over active sets, ordering, waits and locks.
 *
 * The work arrays of collectives are default INTEGERs. The C routines accept any address for them,
 * because they do not access them.
 *
 * The number in the name of a collective is a number of bytes if it is 4 or 8, and a number of bits
 * if it is 32 or 64. In the name of a wait routine, the number is a number of bytes. Without a
 * number, the variable is a default INTEGER. A lock is a default INTEGER too.
 */
#include "fortran_define.h"

/* ---- Collectives ---- */

/* clang-format mistakes the pointers in the parameter lists for multiplications. */
/* clang-format off */

/* X macros: each entry is X(suffix of the Fortran name, bits of an element). */
#define SIZES(X)                                                                                   \
    X(32, 32)                                                                                      \
    X(64, 64)
#define OLD_SIZES(X)                                                                               \
    X(4, 32)                                                                                       \
    X(8, 64)

#define SET_PARAMETERS const int *PE_start, const int *logPE_stride, const int *PE_size
#define SET            *PE_start, *logPE_stride, *PE_size

ROUTINE(void, shmem_barrier, SHMEM_BARRIER, (SET_PARAMETERS, void *pSync),
        shmem_barrier(SET, pSync));

#define DEFINE_EXCHANGE(LOWER, UPPER, CALL)                                                        \
    ROUTINE(void, shmem_##LOWER, SHMEM_##UPPER,                                                    \
            (void *dest, const void *source, const int *nelems, SET_PARAMETERS, void *pSync),      \
            CALL(dest, source, elements("nelems", nelems), SET, pSync));

/* Defines SHMEM_BROADCASTSIZE, SHMEM_COLLECTSIZE and SHMEM_FCOLLECTSIZE, e.g. SHMEM_COLLECT4. */
#define DEFINE_SIZED(SIZE, BITS)                                                                   \
    ROUTINE(void, shmem_broadcast##SIZE, SHMEM_BROADCAST##SIZE,                                    \
            (void *dest, const void *source, const int *nelems, const int *PE_root,                \
             SET_PARAMETERS, void *pSync),                                                         \
            shmem_broadcast##BITS(dest, source, elements("nelems", nelems), *PE_root, SET,         \
                                  pSync));                                                         \
    DEFINE_EXCHANGE(collect##SIZE, COLLECT##SIZE, shmem_collect##BITS)                             \
    DEFINE_EXCHANGE(fcollect##SIZE, FCOLLECT##SIZE, shmem_fcollect##BITS)
SIZES(DEFINE_SIZED)
OLD_SIZES(DEFINE_SIZED)

/* Defines SHMEM_ALLTOALLSIZE and SHMEM_ALLTOALLSSIZE, e.g. SHMEM_ALLTOALL32. */
#define DEFINE_ALLTOALL(SIZE, BITS)                                                                \
    DEFINE_EXCHANGE(alltoall##SIZE, ALLTOALL##SIZE, shmem_alltoall##BITS)                          \
    ROUTINE(void, shmem_alltoalls##SIZE, SHMEM_ALLTOALLS##SIZE,                                    \
            (void *dest, const void *source, const int *dst, const int *sst, const int *nelems,    \
             SET_PARAMETERS, void *pSync),                                                         \
            shmem_alltoalls##BITS(dest, source, *dst, *sst, elements("nelems", nelems), SET,       \
                                  pSync));
SIZES(DEFINE_ALLTOALL)

/* Defines SHMEM_TYPE_OPERATION_TO_ALL, e.g. SHMEM_REAL8_SUM_TO_ALL. */
#define DEFINE_REDUCTION(LOWER, UPPER, CALL)                                                       \
    ROUTINE(void, shmem_##LOWER##_to_all, SHMEM_##UPPER##_TO_ALL,                                  \
            (void *dest, const void *source, const int *nreduce, SET_PARAMETERS, void *pWrk,       \
             void *pSync),                                                                         \
            CALL);
#define C_REDUCTION(NAME) shmem_##NAME##_to_all(dest, source, *nreduce, SET, pWrk, pSync)

/* X macros: each entry is X(type in the Fortran name, the same in capitals, type in the C
 * routine's name). */
#define INTEGERS(X)                                                                                \
    X(int4, INT4, int)                                                                             \
    X(int8, INT8, long)
#define REALS(X)                                                                                   \
    X(real4, REAL4, float)                                                                         \
    X(real8, REAL8, double)
#define COMPLEXES(X)                                                                               \
    X(comp4, COMP4, complexf)                                                                      \
    X(comp8, COMP8, complexd)

#define DEFINE_ARITHMETIC(LOWER, UPPER, C_NAME)                                                    \
    DEFINE_REDUCTION(LOWER##_sum, UPPER##_SUM, C_REDUCTION(C_NAME##_sum))                          \
    DEFINE_REDUCTION(LOWER##_prod, UPPER##_PROD, C_REDUCTION(C_NAME##_prod))
INTEGERS(DEFINE_ARITHMETIC)
REALS(DEFINE_ARITHMETIC)
COMPLEXES(DEFINE_ARITHMETIC)

#define DEFINE_ORDERED(LOWER, UPPER, C_NAME)                                                       \
    DEFINE_REDUCTION(LOWER##_max, UPPER##_MAX, C_REDUCTION(C_NAME##_max))                          \
    DEFINE_REDUCTION(LOWER##_min, UPPER##_MIN, C_REDUCTION(C_NAME##_min))
INTEGERS(DEFINE_ORDERED)
REALS(DEFINE_ORDERED)

#define DEFINE_BITWISE(LOWER, UPPER, C_NAME)                                                       \
    DEFINE_REDUCTION(LOWER##_and, UPPER##_AND, C_REDUCTION(C_NAME##_and))                          \
    DEFINE_REDUCTION(LOWER##_or, UPPER##_OR, C_REDUCTION(C_NAME##_or))                             \
    DEFINE_REDUCTION(LOWER##_xor, UPPER##_XOR, C_REDUCTION(C_NAME##_xor))
INTEGERS(DEFINE_BITWISE)

/* REAL*16 is a 128-bit number, for which C has no reduction. */
#define DEFINE_QUAD(LOWER, UPPER)                                                                  \
    DEFINE_REDUCTION(real16_##LOWER, REAL16_##UPPER,                                               \
                     (void)pWrk; isthmus_fortran_reduce_quad(                                      \
                         ISTHMUS_FORTRAN_##UPPER, dest, source, elements("nreduce", nreduce), SET, \
                         pSync))
DEFINE_QUAD(max, MAX)
DEFINE_QUAD(min, MIN)
DEFINE_QUAD(sum, SUM)
DEFINE_QUAD(prod, PROD)

/* ---- Ordering, waits and locks ---- */

ROUTINE(void, shmem_barrier_all, SHMEM_BARRIER_ALL, (void), shmem_barrier_all());
ROUTINE(void, shmem_fence, SHMEM_FENCE, (void), shmem_fence());
ROUTINE(void, shmem_quiet, SHMEM_QUIET, (void), shmem_quiet());

#define DEFINE_WAITS(LOWER, UPPER, TYPE)                                                           \
    ROUTINE(void, shmem_##LOWER, SHMEM_##UPPER, (TYPE * ivar, const TYPE *cmp_value),              \
            shmem_##TYPE##_wait_until(ivar, SHMEM_CMP_NE, *cmp_value));                            \
    ROUTINE(void, shmem_##LOWER##_until, SHMEM_##UPPER##_UNTIL,                                    \
            (TYPE * ivar, const int *cmp, const TYPE *cmp_value),                                  \
            shmem_##TYPE##_wait_until(ivar, *cmp, *cmp_value));
DEFINE_WAITS(wait, WAIT, int)
DEFINE_WAITS(int4_wait, INT4_WAIT, int)
DEFINE_WAITS(int8_wait, INT8_WAIT, long)

ROUTINE(void, shmem_set_lock, SHMEM_SET_LOCK, (int32_t * lock), isthmus_fortran_set_lock(lock));
ROUTINE(int, shmem_test_lock, SHMEM_TEST_LOCK, (int32_t * lock),
        return isthmus_fortran_test_lock(lock));
ROUTINE(void, shmem_clear_lock, SHMEM_CLEAR_LOCK, (int32_t * lock),
        isthmus_fortran_clear_lock(lock));

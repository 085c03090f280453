/*
 * Ordering, waits and locks. The number in a name counts bytes; without one the variable is a
 * default INTEGER, and so is a lock.
 */
#include "define.h"

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

/*
 * Reductions over active sets (such as shmem_int_sum_to_all). They have work arrays, and bitwise
 * operations for more types than the reductions over teams.
 */
#include <complex.h>

#include "reduce_check.h"

enum { MOST = 300 };

/* Size for the largest type: max(nreduce / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE) elements. */
static _Alignas(16) char p_wrk[(MOST / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE) * 16];

#define WRAP(NAME, OPERATION)                                                                      \
    static int NAME##_##OPERATION(const struct members *members, void *dest, const void *source,   \
                                  size_t nreduce)                                                  \
    {                                                                                              \
        const struct active_set *set = members->set;                                               \
        shmem_##NAME##_##OPERATION##_to_all(dest, source, (int)nreduce, set->start,                \
                                            set->log_stride, set->size, (void *)p_wrk,             \
                                            set->p_sync);                                          \
        return 0;                                                                                  \
    }
#define TEXT(NAME, OPERATION) "shmem_" #NAME "_" #OPERATION "_to_all"

SHMEM_IMPL_TO_ALL_BITWISE_TYPES(REDUCE_WRAP_REAL)
REDUCE_WRAP_REAL(float, float)
REDUCE_WRAP_REAL(double, double)
REDUCE_WRAP_REAL(long double, longdouble)
SHMEM_IMPL_COMPLEX_TYPES(REDUCE_WRAP_COMPLEX)
SHMEM_IMPL_TO_ALL_BITWISE_TYPES(WRAP_BITWISE)
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(WRAP_ORDERED)
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(WRAP_ARITHMETIC)
SHMEM_IMPL_COMPLEX_TYPES(WRAP_ARITHMETIC)

static const struct reduce_routine routines[] = {SHMEM_IMPL_TO_ALL_BITWISE_TYPES(LIST_BITWISE)
                                                     SHMEM_IMPL_TO_ALL_ORDERED_TYPES(LIST_REAL)
                                                         SHMEM_IMPL_COMPLEX_TYPES(LIST_COMPLEX)};

static void check_set(const struct active_set *set)
{
    struct members members = members_of_set(set);
    for (size_t i = 0; i < LENGTH(routines); i++) {
        check_reduce(&members, &routines[i]);
        api_check_p_sync(set);
    }
}

static void active_set_reductions_are_correct(void)
{
    api_for_each_active_set(check_set);
}

const struct api_test reduce_active_set_tests[] = {
    {"reduce_active_set", active_set_reductions_are_correct, 1},
    API_TEST_END,
};

/*
 * Team reductions and scans.
 */
#include "collective/collective.h"
#include "define.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_REDUCTION(TYPE, NAME, WORD, OPERATION)                                              \
    ROUTINE(int, NAME##_##WORD##_reduce,                                                           \
            (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce),                   \
            return collective_reduce(routine, team_require(routine, team), OPERATION,              \
                                     REDUCE_TYPE_##NAME, dest, source, nreduce));

#define DEFINE_BITWISE(TYPE, NAME)                                                                 \
    DEFINE_REDUCTION(TYPE, NAME, and, REDUCE_AND)                                                  \
    DEFINE_REDUCTION(TYPE, NAME, or, REDUCE_OR)                                                    \
    DEFINE_REDUCTION(TYPE, NAME, xor, REDUCE_XOR)
SHMEM_IMPL_REDUCE_BITWISE_TYPES(DEFINE_BITWISE)

#define DEFINE_ORDERED(TYPE, NAME)                                                                 \
    DEFINE_REDUCTION(TYPE, NAME, max, REDUCE_MAX)                                                  \
    DEFINE_REDUCTION(TYPE, NAME, min, REDUCE_MIN)
SHMEM_IMPL_RMA_TYPES(DEFINE_ORDERED)

#define DEFINE_SCAN(TYPE, NAME, WORD, INCLUSIVE)                                                   \
    ROUTINE(int, NAME##_sum_##WORD,                                                                \
            (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems),                    \
            return collective_scan(routine, team_require(routine, team), REDUCE_TYPE_##NAME, dest, \
                                   source, nelems, INCLUSIVE));

#define DEFINE_ARITHMETIC(TYPE, NAME)                                                              \
    DEFINE_REDUCTION(TYPE, NAME, sum, REDUCE_SUM)                                                  \
    DEFINE_REDUCTION(TYPE, NAME, prod, REDUCE_PROD)                                                \
    DEFINE_SCAN(TYPE, NAME, inscan, true)                                                          \
    DEFINE_SCAN(TYPE, NAME, exscan, false)
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(DEFINE_ARITHMETIC)

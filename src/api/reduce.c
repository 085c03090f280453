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
            return coll_reduce(routine, team_require(routine, team), OPERATION,              \
                                     REDUCE_TYPE_##NAME, dest, source, nreduce));

#define DEFINE_SCAN(TYPE, NAME, WORD, INCLUSIVE)                                                   \
    ROUTINE(int, NAME##_sum_##WORD,                                                                \
            (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems),                    \
            return coll_scan(routine, team_require(routine, team), REDUCE_TYPE_##NAME, dest, \
                                   source, nelems, INCLUSIVE));

#include "reductions.def"

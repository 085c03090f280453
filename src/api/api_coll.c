/*
 * Public routines of team collectives: synchronization, data movement, reductions and scans.
 */
#include "api_define.h"
#include "coll/coll.h"

/* ---- Synchronization and data movement ---- */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

ROUTINE(int, team_sync, (shmem_team_t team),
        return coll_user_sync(routine, team_require(routine, team)));
ROUTINE(void, sync_all, (void),
        coll_user_sync(routine, team_require(routine, SHMEM_TEAM_WORLD)));
ROUTINE(void, barrier_all, (void),
        coll_user_barrier(routine, team_require(routine, SHMEM_TEAM_WORLD)));

/* Defines shmem_TYPENAME_broadcast, _collect, _fcollect, _alltoall and _alltoalls for each type,
 * e.g. shmem_long_broadcast, shmem_long_fcollect and shmem_long_alltoall. Also defines the
 * forms for bytes, e.g. shmem_broadcastmem. */
#define DEFINE_COLLECTIVES(TYPE, PREFIX, SUFFIX, SIZE)                                             \
    ROUTINE(int, PREFIX##broadcast##SUFFIX,                                                        \
            (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root),       \
            return coll_broadcast(routine, team_require(routine, team), dest, source,              \
                                        nelems, SIZE, PE_root, true));                             \
    DEFINE_EXCHANGE(TYPE, PREFIX##collect##SUFFIX, SIZE, coll_collect)                             \
    DEFINE_EXCHANGE(TYPE, PREFIX##fcollect##SUFFIX, SIZE, coll_fcollect)                           \
    DEFINE_EXCHANGE(TYPE, PREFIX##alltoall##SUFFIX, SIZE, coll_alltoall)                           \
    ROUTINE(int, PREFIX##alltoalls##SUFFIX,                                                        \
            (shmem_team_t team, TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst,      \
             size_t nelems),                                                                       \
            return coll_alltoalls(routine, team_require(routine, team), dest, source, dst,         \
                                        sst, nelems, SIZE));

#define DEFINE_EXCHANGE(TYPE, NAME, SIZE, CALL)                                                    \
    ROUTINE(int, NAME, (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems),         \
            return CALL(routine, team_require(routine, team), dest, source, nelems, SIZE));

#define DEFINE_TYPED(TYPE, NAME) DEFINE_COLLECTIVES(TYPE, NAME##_, , sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED)
DEFINE_COLLECTIVES(void, , mem, 1)

/* ---- Reductions and scans ---- */

/* Defines shmem_TYPENAME_and_reduce, _or_, _xor_, _max_, _min_, _sum_ and _prod_reduce, e.g.
 * shmem_long_and_reduce, shmem_long_max_reduce and shmem_long_sum_reduce. */
#define DEFINE_REDUCTION(TYPE, NAME, WORD, OPERATION)                                              \
    ROUTINE(int, NAME##_##WORD##_reduce,                                                           \
            (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce),                   \
            return coll_reduce(routine, team_require(routine, team), OPERATION,                    \
                                     REDUCE_TYPE_##NAME, dest, source, nreduce));

/* Defines shmem_TYPENAME_sum_inscan and shmem_TYPENAME_sum_exscan, e.g.
 * shmem_long_sum_inscan. */
#define DEFINE_SCAN(TYPE, NAME, WORD, INCLUSIVE)                                                   \
    ROUTINE(int, NAME##_sum_##WORD,                                                                \
            (shmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems),                    \
            return coll_scan(routine, team_require(routine, team), REDUCE_TYPE_##NAME, dest,       \
                                   source, nelems, INCLUSIVE));

#include "reductions.def"

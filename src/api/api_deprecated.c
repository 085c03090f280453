/*
 * Deprecated public routines: names without the prefix shmem_, cache routines, and collectives over
 * active sets.
 */
#include "api_define.h"
#include "base/report.h"
#include "coll/active_set.h"
#include "coll/coll.h"
#include "runtime/runtime.h"

/* ---- Deprecated names and cache routines ---- */

ROUTINE(void, set_cache_inv, (void), );
ROUTINE(void, set_cache_line_inv, (void *dest), (void)dest);
ROUTINE(void, clear_cache_inv, (void), );
ROUTINE(void, clear_cache_line_inv, (void *dest), (void)dest);
ROUTINE(void, udcflush, (void), );
ROUTINE(void, udcflush_line, (void *dest), (void)dest);

void start_pes(int npes)
{
    (void)npes;
    runtime_start_pes("start_pes");
}

int _my_pe(void)
{
    return shmem_my_pe();
}

int _num_pes(void)
{
    return shmem_n_pes();
}

void *shmalloc(size_t size)
{
    return shmem_malloc(size);
}

void shfree(void *ptr)
{
    shmem_free(ptr);
}

void *shmemalign(size_t alignment, size_t size)
{
    return shmem_align(alignment, size);
}

void *shrealloc(void *ptr, size_t size)
{
    return shmem_realloc(ptr, size);
}

/* ---- Collectives over active sets ---- */

/* An active set is a group of PEs that a program describes by its first PE, its stride and its
 * size. Each routine looks up an internal team of these PEs (coll/active_set.h), and executes the
 * collective over this team. It uses the address of pSync for the lookup, but does not access the
 * work arrays pSync and pWrk. */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

#define SET_TEAM active_set_team(routine, PE_start, logPE_stride, PE_size, pSync)

ROUTINE(void, barrier, (int PE_start, int logPE_stride, int PE_size, long *pSync),
        coll_user_barrier(routine, SET_TEAM));
ROUTINE(void, sync, (int PE_start, int logPE_stride, int PE_size, long *pSync),
        coll_user_sync(routine, SET_TEAM));

#define DEFINE_EXCHANGE(NAME, CALL, SIZE)                                                          \
    ROUTINE(void, NAME,                                                                            \
            (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,        \
             int PE_size, long *pSync),                                                            \
            CALL(routine, SET_TEAM, dest, source, nelems, SIZE));

/* Defines shmem_broadcastSIZE, shmem_collectSIZE, shmem_fcollectSIZE, shmem_alltoallSIZE and
 * shmem_alltoallsSIZE, e.g. shmem_broadcast32, shmem_collect64. */
#define DEFINE_SIZED(BITS, BYTES)                                                                  \
    ROUTINE(void, broadcast##BITS,                                                                 \
            (void *dest, const void *source, size_t nelems, int PE_root, int PE_start,             \
             int logPE_stride, int PE_size, long *pSync),                                          \
            coll_broadcast(routine, SET_TEAM, dest, source, nelems, BYTES, PE_root, false));       \
    DEFINE_EXCHANGE(collect##BITS, coll_collect, BYTES)                                            \
    DEFINE_EXCHANGE(fcollect##BITS, coll_fcollect, BYTES)                                          \
    DEFINE_EXCHANGE(alltoall##BITS, coll_alltoall, BYTES)                                          \
    ROUTINE(void, alltoalls##BITS,                                                                 \
            (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,          \
             int PE_start, int logPE_stride, int PE_size, long *pSync),                            \
            coll_alltoalls(routine, SET_TEAM, dest, source, dst, sst, nelems, BYTES));
SHMEM_IMPL_ACTIVE_SET_SIZES(DEFINE_SIZED)

static size_t api_deprecated_reduced_elements(const char *routine, int nreduce)
{
    if (nreduce < 0)
        report_fatal(routine, "nreduce is %d: expected 0 or more", nreduce);
    return (size_t)nreduce;
}

/* Defines the reductions over active sets for each type, e.g. shmem_long_and_to_all,
 * shmem_long_max_to_all and shmem_long_sum_to_all. */
#define DEFINE_REDUCTION(TYPE, NAME, WORD, OPERATION)                                              \
    ROUTINE(void, NAME##_##WORD##_to_all,                                                          \
            (TYPE *dest, const TYPE *source, int nreduce, int PE_start, int logPE_stride,          \
             int PE_size, TYPE *pWrk, long *pSync),                                                \
            (void)pWrk;                                                                            \
            coll_reduce(routine, SET_TEAM, OPERATION, REDUCE_TYPE_##NAME, dest, source,            \
                              api_deprecated_reduced_elements(routine, nreduce)));

#define DEFINE_BITWISE(TYPE, NAME)                                                                 \
    DEFINE_REDUCTION(TYPE, NAME, and, REDUCE_AND)                                                  \
    DEFINE_REDUCTION(TYPE, NAME, or, REDUCE_OR)                                                    \
    DEFINE_REDUCTION(TYPE, NAME, xor, REDUCE_XOR)
SHMEM_IMPL_TO_ALL_BITWISE_TYPES(DEFINE_BITWISE)

#define DEFINE_ORDERED(TYPE, NAME)                                                                 \
    DEFINE_REDUCTION(TYPE, NAME, max, REDUCE_MAX)                                                  \
    DEFINE_REDUCTION(TYPE, NAME, min, REDUCE_MIN)
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(DEFINE_ORDERED)

#define DEFINE_ARITHMETIC(TYPE, NAME)                                                              \
    DEFINE_REDUCTION(TYPE, NAME, sum, REDUCE_SUM)                                                  \
    DEFINE_REDUCTION(TYPE, NAME, prod, REDUCE_PROD)
SHMEM_IMPL_TO_ALL_ARITHMETIC_TYPES(DEFINE_ARITHMETIC)

/*
 * Nonblocking and irregular collectives, and reductions with operations of the program's own.
 * docs/asynchrony.md has the rules; the routines, each with what it does, stand in
 * shmemx_collective_routines.h.
 */
#ifndef SHMEMX_COLLECTIVE_H
#define SHMEMX_COLLECTIVE_H

#include "shmemx_request.h"

/* An operation of a program's own: inout[i] = inout[i] op in[i] of nelems elements, which do not
 * overlap. A function of nothing else: it may be called on any PE of a node for all of them, in any
 * thread, and by the library's own. It calls no routine of OpenSHMEM. */
typedef void (*shmemx_reduce_function_t)(void *inout, const void *in, size_t nelems);

#define SHMEM_IMPL_EXTENSION "../shmemx_collective_routines.h"
#include "shmem_impl/extension.h"

/* The type-generic names of C11, by the type of dest. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/* clang-format off */
#define SHMEM_IMPL_CASE_broadcast_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_broadcast_nb
#define shmemx_broadcast_nb(...) SHMEM_IMPL_BY_SECOND(RMA, broadcast_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_collect_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_collect_nb
#define shmemx_collect_nb(...) SHMEM_IMPL_BY_SECOND(RMA, collect_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_fcollect_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_fcollect_nb
#define shmemx_fcollect_nb(...) SHMEM_IMPL_BY_SECOND(RMA, fcollect_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_alltoall_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_alltoall_nb
#define shmemx_alltoall_nb(...) SHMEM_IMPL_BY_SECOND(RMA, alltoall_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_and_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_and_reduce_nb
#define shmemx_and_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, and_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_or_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_or_reduce_nb
#define shmemx_or_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, or_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_xor_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_xor_reduce_nb
#define shmemx_xor_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, xor_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_max_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_max_reduce_nb
#define shmemx_max_reduce_nb(...) SHMEM_IMPL_BY_SECOND(RMA, max_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_min_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_min_reduce_nb
#define shmemx_min_reduce_nb(...) SHMEM_IMPL_BY_SECOND(RMA, min_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_sum_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_sum_reduce_nb
#define shmemx_sum_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, sum_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_prod_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_prod_reduce_nb
#define shmemx_prod_reduce_nb(...)                                                                 \
    SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, prod_reduce_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_sum_inscan_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_sum_inscan_nb
#define shmemx_sum_inscan_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, sum_inscan_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_sum_exscan_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_sum_exscan_nb
#define shmemx_sum_exscan_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, sum_exscan_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_alltoallv(TYPE, NAME) , TYPE *: shmemx_##NAME##_alltoallv
#define shmemx_alltoallv(...) SHMEM_IMPL_BY_SECOND(RMA, alltoallv, __VA_ARGS__)

#define SHMEM_IMPL_CASE_alltoallv_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_alltoallv_nb
#define shmemx_alltoallv_nb(...) SHMEM_IMPL_BY_SECOND(RMA, alltoallv_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_gatherv(TYPE, NAME) , TYPE *: shmemx_##NAME##_gatherv
#define shmemx_gatherv(...) SHMEM_IMPL_BY_SECOND(RMA, gatherv, __VA_ARGS__)

#define SHMEM_IMPL_CASE_gatherv_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_gatherv_nb
#define shmemx_gatherv_nb(...) SHMEM_IMPL_BY_SECOND(RMA, gatherv_nb, __VA_ARGS__)

#define SHMEM_IMPL_CASE_scatterv(TYPE, NAME) , TYPE *: shmemx_##NAME##_scatterv
#define shmemx_scatterv(...) SHMEM_IMPL_BY_SECOND(RMA, scatterv, __VA_ARGS__)

#define SHMEM_IMPL_CASE_scatterv_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_scatterv_nb
#define shmemx_scatterv_nb(...) SHMEM_IMPL_BY_SECOND(RMA, scatterv_nb, __VA_ARGS__)
/* clang-format on */
#endif

#endif

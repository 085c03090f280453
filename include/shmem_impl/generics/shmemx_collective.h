/*
 * The type-generic names of C11 of shmemx_collective.h.
 * Made by scripts/headers from src/api/headers/shmemx_collective.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_GENERICS_SHMEMX_COLLECTIVE_H
#define SHMEM_IMPL_GENERICS_SHMEMX_COLLECTIVE_H

#if defined(__GNUC__)
#pragma GCC system_header /* messages show the call, not the macros */
#endif

/* clang-format off */

#define SHMEM_IMPL_CASE_shmemx_broadcast_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_broadcast_nb
#define shmemx_broadcast_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_broadcast_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_collect_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_collect_nb
#define shmemx_collect_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_collect_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_fcollect_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_fcollect_nb
#define shmemx_fcollect_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_fcollect_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_alltoall_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_alltoall_nb
#define shmemx_alltoall_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_alltoall_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_and_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_and_reduce_nb
#define shmemx_and_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, shmemx_and_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_or_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_or_reduce_nb
#define shmemx_or_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, shmemx_or_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_xor_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_xor_reduce_nb
#define shmemx_xor_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, shmemx_xor_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_max_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_max_reduce_nb
#define shmemx_max_reduce_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_max_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_min_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_min_reduce_nb
#define shmemx_min_reduce_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_min_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_sum_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_sum_reduce_nb
#define shmemx_sum_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmemx_sum_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_prod_reduce_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_prod_reduce_nb
#define shmemx_prod_reduce_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmemx_prod_reduce_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_sum_inscan_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_sum_inscan_nb
#define shmemx_sum_inscan_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmemx_sum_inscan_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_sum_exscan_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_sum_exscan_nb
#define shmemx_sum_exscan_nb(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmemx_sum_exscan_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_alltoallv(TYPE, NAME) , TYPE *: shmemx_##NAME##_alltoallv
#define shmemx_alltoallv(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_alltoallv, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_alltoallv_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_alltoallv_nb
#define shmemx_alltoallv_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_alltoallv_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_gatherv(TYPE, NAME) , TYPE *: shmemx_##NAME##_gatherv
#define shmemx_gatherv(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_gatherv, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_gatherv_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_gatherv_nb
#define shmemx_gatherv_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_gatherv_nb, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_scatterv(TYPE, NAME) , TYPE *: shmemx_##NAME##_scatterv
#define shmemx_scatterv(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_scatterv, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_scatterv_nb(TYPE, NAME) , TYPE *: shmemx_##NAME##_scatterv_nb
#define shmemx_scatterv_nb(...) SHMEM_IMPL_BY_SECOND(RMA, shmemx_scatterv_nb, dest, __VA_ARGS__)(__VA_ARGS__)


#endif

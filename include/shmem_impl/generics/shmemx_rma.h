/*
 * The type-generic names of C11 of shmemx_rma.h.
 * Made by scripts/headers from src/api/headers/shmemx_rma.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_GENERICS_SHMEMX_RMA_H
#define SHMEM_IMPL_GENERICS_SHMEMX_RMA_H

#if defined(__GNUC__)
#pragma GCC system_header /* messages show the call, not the macros */
#endif

/* clang-format off */

#define SHMEM_IMPL_CASE_shmemx_iput_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_iput_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_iput_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_iput_nbi
#define shmemx_iput_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmemx_iput_nbi, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_iget_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_iget_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_iget_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_iget_nbi
#define shmemx_iget_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmemx_iget_nbi, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_ibput_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_ibput_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_ibput_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_ibput_nbi
#define shmemx_ibput_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmemx_ibput_nbi, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_ibget_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_ibget_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_ibget_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_ibget_nbi
#define shmemx_ibget_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmemx_ibget_nbi, dest, __VA_ARGS__)(__VA_ARGS__)


#endif

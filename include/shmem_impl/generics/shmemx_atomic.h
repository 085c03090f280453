/*
 * The type-generic names of C11 of shmemx_atomic.h.
 * Made by scripts/headers from src/api/headers/shmemx_atomic.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_GENERICS_SHMEMX_ATOMIC_H
#define SHMEM_IMPL_GENERICS_SHMEMX_ATOMIC_H

#if defined(__GNUC__)
#pragma GCC system_header /* messages show the call, not the macros */
#endif

/* clang-format off */

#define SHMEM_IMPL_CASE_shmemx_atomic_min(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_min
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_min(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_min
#define shmemx_atomic_min(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_min, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_max(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_max
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_max(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_max
#define shmemx_atomic_max(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_max, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_mul(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_mul
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_mul(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_mul
#define shmemx_atomic_mul(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_mul, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_min(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_min
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_min(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_min
#define shmemx_atomic_fetch_min(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_fetch_min, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_max(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_max
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_max(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_max
#define shmemx_atomic_fetch_max(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_fetch_max, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_mul(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_mul
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_mul(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_mul
#define shmemx_atomic_fetch_mul(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_fetch_mul, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_min_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_min_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_min_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_min_nbi
#define shmemx_atomic_fetch_min_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_fetch_min_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_max_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_max_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_max_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_max_nbi
#define shmemx_atomic_fetch_max_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_fetch_max_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_mul_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_mul_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_mul_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_mul_nbi
#define shmemx_atomic_fetch_mul_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmemx_atomic_fetch_mul_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_min_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_min_req
#define shmemx_atomic_fetch_min_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_fetch_min_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_max_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_max_req
#define shmemx_atomic_fetch_max_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_fetch_max_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_mul_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_mul_req
#define shmemx_atomic_fetch_mul_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_fetch_mul_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_add(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_add
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_add(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_add
#define shmemx_atomic_add(...) SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, shmemx_atomic_add, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_add(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_add
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_add(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_add
#define shmemx_atomic_fetch_add(...) SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, shmemx_atomic_fetch_add, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_compare_swap(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_compare_swap
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_compare_swap(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_compare_swap
#define shmemx_atomic_compare_swap(...) SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, shmemx_atomic_compare_swap, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_fetch_add_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_add_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_add_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_add_nbi
#define shmemx_atomic_fetch_add_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, shmemx_atomic_fetch_add_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmemx_atomic_compare_swap_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_compare_swap_nbi
#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_compare_swap_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_compare_swap_nbi
#define shmemx_atomic_compare_swap_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, shmemx_atomic_compare_swap_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)


#endif

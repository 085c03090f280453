/*
 * The type-generic names of C11 of shmemx_request.h.
 * Made by scripts/headers from src/api/headers/shmemx_request.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_GENERICS_SHMEMX_REQUEST_H
#define SHMEM_IMPL_GENERICS_SHMEMX_REQUEST_H

#if defined(__GNUC__)
#pragma GCC system_header /* messages show the call, not the macros */
#endif

/* clang-format off */

#define SHMEM_IMPL_CASE_ctx_shmemx_put_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_put_req
#define shmemx_put_req(...) SHMEM_IMPL_BY_SECOND(RMA, ctx_shmemx_put_req, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_get_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_get_req
#define shmemx_get_req(...) SHMEM_IMPL_BY_SECOND(RMA, ctx_shmemx_get_req, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_put_signal_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_put_signal_req
#define shmemx_put_signal_req(...) SHMEM_IMPL_BY_SECOND(RMA, ctx_shmemx_put_signal_req, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_req
#define shmemx_atomic_fetch_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_fetch_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_swap_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_swap_req
#define shmemx_atomic_swap_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_swap_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_compare_swap_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_compare_swap_req
#define shmemx_atomic_compare_swap_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_compare_swap_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_add_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_add_req
#define shmemx_atomic_fetch_add_req(...) SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, ctx_shmemx_atomic_fetch_add_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_inc_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_inc_req
#define shmemx_atomic_fetch_inc_req(...) SHMEM_IMPL_BY_SECOND(AMO_STANDARD, ctx_shmemx_atomic_fetch_inc_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_and_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_and_req
#define shmemx_atomic_fetch_and_req(...) SHMEM_IMPL_BY_SECOND(AMO_BITWISE, ctx_shmemx_atomic_fetch_and_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_or_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_or_req
#define shmemx_atomic_fetch_or_req(...) SHMEM_IMPL_BY_SECOND(AMO_BITWISE, ctx_shmemx_atomic_fetch_or_req, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_ctx_shmemx_atomic_fetch_xor_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_xor_req
#define shmemx_atomic_fetch_xor_req(...) SHMEM_IMPL_BY_SECOND(AMO_BITWISE, ctx_shmemx_atomic_fetch_xor_req, fetch, __VA_ARGS__)(__VA_ARGS__)


#endif

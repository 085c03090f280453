/*
 * Requests: by which a program waits for single operations of its own. docs/asynchrony.md has the
 * rules; the routines, each with what it does, stand in shmemx_request_routines.h.
 */
#ifndef SHMEMX_REQUEST_H
#define SHMEMX_REQUEST_H

/* An operation under way, or SHMEMX_REQ_INVALID: none. A handle as those of shmem.h. */
typedef struct shmem_impl_req *shmemx_req_h;
#define SHMEMX_REQ_INVALID ((shmemx_req_h)0)

#define SHMEM_IMPL_EXTENSION "../shmemx_request_routines.h"
#include "shmem_impl/extension.h"

/* The type-generic names of C11, by the type of the first pointer; the context comes before it. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/* clang-format off */
#define SHMEM_IMPL_CASE_put_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_put_req
#define shmemx_put_req(...) SHMEM_IMPL_BY_SECOND(RMA, put_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_get_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_get_req
#define shmemx_get_req(...) SHMEM_IMPL_BY_SECOND(RMA, get_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_put_signal_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_put_signal_req
#define shmemx_put_signal_req(...) SHMEM_IMPL_BY_SECOND(RMA, put_signal_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_req
#define shmemx_atomic_fetch_req(...)                                                               \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_fetch_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_swap_req(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_swap_req
#define shmemx_atomic_swap_req(...)                                                                \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_swap_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_compare_swap_req(TYPE, NAME)                                        \
    , TYPE *: shmemx_ctx_##NAME##_atomic_compare_swap_req
#define shmemx_atomic_compare_swap_req(...)                                                        \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_compare_swap_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_inc_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_inc_req
#define shmemx_atomic_fetch_inc_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_STANDARD, atomic_fetch_inc_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_add_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_add_req
#define shmemx_atomic_fetch_add_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_fetch_add_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_and_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_and_req
#define shmemx_atomic_fetch_and_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_BITWISE, atomic_fetch_and_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_or_req(TYPE, NAME)                                            \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_or_req
#define shmemx_atomic_fetch_or_req(...)                                                            \
    SHMEM_IMPL_BY_SECOND(AMO_BITWISE, atomic_fetch_or_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_xor_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_xor_req
#define shmemx_atomic_fetch_xor_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_BITWISE, atomic_fetch_xor_req, __VA_ARGS__)
/* clang-format on */
#endif

#endif

/*
 * Atomic operations that the specification does not have: minimum, maximum and product, and on
 * floating point what it has of integers only. docs/asynchrony.md has the rules; the routines, each
 * with what it does, stand in shmemx_atomic_routines.h.
 */
#ifndef SHMEMX_ATOMIC_H
#define SHMEMX_ATOMIC_H

#include "shmemx_request.h"

#define SHMEM_IMPL_EXTENSION "../shmemx_atomic_routines.h"
#include "shmem_impl/extension.h"

/* The type-generic names of C11, by the type of the first pointer, before which a context may
 * stand. Of those that the standard has of integers, SHMEM_IMPL_CASE_atomic_add and its like are
 * its own. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/* clang-format off */
#define SHMEM_IMPL_CASE_atomic_min(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_min
#define SHMEM_IMPL_CASE_ctx_atomic_min(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_min
#define shmemx_atomic_min(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_min, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_max(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_max
#define SHMEM_IMPL_CASE_ctx_atomic_max(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_max
#define shmemx_atomic_max(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_max, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_mul(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_mul
#define SHMEM_IMPL_CASE_ctx_atomic_mul(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_mul
#define shmemx_atomic_mul(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_mul, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_min(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_min
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_min(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_min
#define shmemx_atomic_fetch_min(...)                                                               \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_min, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_max(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_max
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_max(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_max
#define shmemx_atomic_fetch_max(...)                                                               \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_max, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_mul(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_mul
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_mul(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_mul
#define shmemx_atomic_fetch_mul(...)                                                               \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_mul, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_min_nbi(TYPE, NAME)                                           \
    , TYPE *: shmemx_##NAME##_atomic_fetch_min_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_min_nbi(TYPE, NAME)                                       \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_min_nbi
#define shmemx_atomic_fetch_min_nbi(...)                                                           \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_min_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_max_nbi(TYPE, NAME)                                           \
    , TYPE *: shmemx_##NAME##_atomic_fetch_max_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_max_nbi(TYPE, NAME)                                       \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_max_nbi
#define shmemx_atomic_fetch_max_nbi(...)                                                           \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_max_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_mul_nbi(TYPE, NAME)                                           \
    , TYPE *: shmemx_##NAME##_atomic_fetch_mul_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_mul_nbi(TYPE, NAME)                                       \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_mul_nbi
#define shmemx_atomic_fetch_mul_nbi(...)                                                           \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_mul_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_min_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_min_req
#define shmemx_atomic_fetch_min_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_fetch_min_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_max_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_max_req
#define shmemx_atomic_fetch_max_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_fetch_max_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_mul_req(TYPE, NAME)                                           \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_mul_req
#define shmemx_atomic_fetch_mul_req(...)                                                           \
    SHMEM_IMPL_BY_SECOND(AMO_EXTENDED, atomic_fetch_mul_req, __VA_ARGS__)

#define SHMEM_IMPL_CASE_floating_add(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_add
#define SHMEM_IMPL_CASE_ctx_floating_add(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_atomic_add
#define shmemx_atomic_add(...) SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, floating_add, __VA_ARGS__)

#define SHMEM_IMPL_CASE_floating_fetch_add(TYPE, NAME) , TYPE *: shmemx_##NAME##_atomic_fetch_add
#define SHMEM_IMPL_CASE_ctx_floating_fetch_add(TYPE, NAME)                                         \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_add
#define shmemx_atomic_fetch_add(...)                                                               \
    SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, floating_fetch_add, __VA_ARGS__)

#define SHMEM_IMPL_CASE_floating_compare_swap(TYPE, NAME)                                          \
    , TYPE *: shmemx_##NAME##_atomic_compare_swap
#define SHMEM_IMPL_CASE_ctx_floating_compare_swap(TYPE, NAME)                                      \
    , TYPE *: shmemx_ctx_##NAME##_atomic_compare_swap
#define shmemx_atomic_compare_swap(...)                                                            \
    SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, floating_compare_swap, __VA_ARGS__)

#define SHMEM_IMPL_CASE_floating_fetch_add_nbi(TYPE, NAME)                                         \
    , TYPE *: shmemx_##NAME##_atomic_fetch_add_nbi
#define SHMEM_IMPL_CASE_ctx_floating_fetch_add_nbi(TYPE, NAME)                                     \
    , TYPE *: shmemx_ctx_##NAME##_atomic_fetch_add_nbi
#define shmemx_atomic_fetch_add_nbi(...)                                                           \
    SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, floating_fetch_add_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_floating_compare_swap_nbi(TYPE, NAME)                                      \
    , TYPE *: shmemx_##NAME##_atomic_compare_swap_nbi
#define SHMEM_IMPL_CASE_ctx_floating_compare_swap_nbi(TYPE, NAME)                                  \
    , TYPE *: shmemx_ctx_##NAME##_atomic_compare_swap_nbi
#define shmemx_atomic_compare_swap_nbi(...)                                                        \
    SHMEM_IMPL_BY_CONTEXT(AMO_FLOATING, floating_compare_swap_nbi, __VA_ARGS__)
/* clang-format on */
#endif

#endif

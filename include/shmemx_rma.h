/*
 * Extensions of put and get, and of what completes them. docs/asynchrony.md has the rules; the
 * routines, each with what it does, stand in shmemx_rma_routines.h.
 */
#ifndef SHMEMX_RMA_H
#define SHMEMX_RMA_H

#include "shmemx_request.h"

/* A piece of memory, of those that a list has. */
typedef struct {
    void *base;
    size_t bytes;
} shmemx_piece_t;

/* Dimensions that a box may have. */
#define SHMEMX_DIMENSIONS_MOST 8

#define SHMEM_IMPL_EXTENSION "../shmemx_rma_routines.h"
#include "shmem_impl/extension.h"

/* The type-generic names of C11. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/* clang-format off */
#define SHMEM_IMPL_CASE_iput_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_iput_nbi
#define SHMEM_IMPL_CASE_ctx_iput_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_iput_nbi
#define shmemx_iput_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, iput_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_iget_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_iget_nbi
#define SHMEM_IMPL_CASE_ctx_iget_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_iget_nbi
#define shmemx_iget_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, iget_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_ibput_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_ibput_nbi
#define SHMEM_IMPL_CASE_ctx_ibput_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_ibput_nbi
#define shmemx_ibput_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, ibput_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_ibget_nbi(TYPE, NAME) , TYPE *: shmemx_##NAME##_ibget_nbi
#define SHMEM_IMPL_CASE_ctx_ibget_nbi(TYPE, NAME) , TYPE *: shmemx_ctx_##NAME##_ibget_nbi
#define shmemx_ibget_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, ibget_nbi, __VA_ARGS__)
/* clang-format on */
#endif

#endif

/*
 * Public routines of requests: tests and waits, and operations that return requests
 * (shmemx_request.h).
 */
#include "api_define.h"
#include "rma/atomic.h"
#include "rma/rma.h"
#include "rma/signal.h"
#include "shmemx_request.h"
#include "team/request.h"

EXTENSION(int, req_test, (shmemx_req_h * req), return request_test(routine, req));
EXTENSION(int, req_wait, (shmemx_req_h * req), return request_wait(routine, req));

#define SET                                                                                        \
    &(struct request_set)                                                                          \
    {                                                                                              \
        reqs, nreqs, status                                                                        \
    }
EXTENSION(size_t, req_test_all, (shmemx_req_h * reqs, size_t nreqs, const int *status),
          return request_test_all(routine, SET));
EXTENSION(int, req_wait_all, (shmemx_req_h * reqs, size_t nreqs, const int *status),
          return request_wait_all(routine, SET));
EXTENSION(size_t, req_wait_any, (shmemx_req_h * reqs, size_t nreqs, const int *status),
          return request_wait_any(routine, SET));
EXTENSION(size_t, req_wait_some,
          (shmemx_req_h * reqs, size_t nreqs, size_t *indices, const int *status),
          return request_wait_some(routine, SET, indices));

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Transfers ---- */

#define DEFINE_PUT(NAME, TYPE, SIZE)                                                               \
    EXTENSION(void, ctx_##NAME##_req,                                                              \
              (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe,             \
               shmemx_req_h *local, shmemx_req_h *remote),                                         \
              rma_put_req(routine, ctx, dest, source, nelems, SIZE, pe,                            \
                          (struct put_requests){local, remote}));

#define DEFINE_GET(NAME, TYPE, SIZE)                                                               \
    EXTENSION(void, ctx_##NAME##_req,                                                              \
              (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe,             \
               shmemx_req_h *req),                                                                 \
              rma_get_req(routine, ctx, dest, source, nelems, SIZE, pe, req));

#define DEFINE_PUT_SIGNAL(NAME, TYPE, SIZE)                                                        \
    EXTENSION(void, ctx_##NAME##_req,                                                              \
              (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, \
               uint64_t signal, int sig_op, int pe, shmemx_req_h *local, shmemx_req_h *remote),    \
              signal_put_req(routine, ctx, dest, source, nelems, SIZE, sig_addr, signal, sig_op,   \
                             pe, (struct put_requests){local, remote}));

/* Defines shmemx_ctx_TYPENAME_put_req, shmemx_ctx_TYPENAME_get_req and
 * shmemx_ctx_TYPENAME_put_signal_req for each type, e.g. shmemx_ctx_long_get_req. */
#define DEFINE_TYPED(TYPE, NAME)                                                                   \
    DEFINE_PUT(NAME##_put, TYPE, sizeof(TYPE))                                                     \
    DEFINE_GET(NAME##_get, TYPE, sizeof(TYPE))                                                     \
    DEFINE_PUT_SIGNAL(NAME##_put_signal, TYPE, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED)

DEFINE_PUT(putmem, void, 1)
DEFINE_GET(getmem, void, 1)
DEFINE_PUT_SIGNAL(putmem_signal, void, 1)

/* ---- Atomics ---- */

#define DEFINE_FETCH(NAME, TYPE, OPERATION, TO_BITS)                                               \
    EXTENSION(void, ctx_##NAME##_req,                                                              \
              (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe, shmemx_req_h *req),   \
              atomic_apply_req(routine, ctx, OPERATION, fetch, dest, TO_BITS(value), sizeof value, \
                               pe, req));

/* Defines shmemx_ctx_TYPENAME_atomic_fetch_req, _swap_req, _compare_swap_req and _fetch_add_req,
 * e.g. shmemx_ctx_double_atomic_swap_req. */
#define DEFINE_EXTENDED(TYPE, NAME, ADD, TO_BITS)                                                  \
    EXTENSION(void, ctx_##NAME##_atomic_fetch_req,                                                 \
              (shmem_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe, shmemx_req_h *req),       \
              atomic_apply_req(routine, ctx, ATOMIC_FETCH, fetch, source, 0, sizeof *source, pe,   \
                               req));                                                              \
    DEFINE_FETCH(NAME##_atomic_swap, TYPE, ATOMIC_SET, TO_BITS)                                    \
    EXTENSION(void, ctx_##NAME##_atomic_compare_swap_req,                                          \
              (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe,            \
               shmemx_req_h *req),                                                                 \
              atomic_compare_swap_req(routine, ctx, fetch, dest, TO_BITS(cond), TO_BITS(value),    \
                                      sizeof value, pe, req));                                     \
    DEFINE_FETCH(NAME##_atomic_fetch_add, TYPE, ADD, TO_BITS)

#define DEFINE_EXTENDED_INTEGER(TYPE, NAME) DEFINE_EXTENDED(TYPE, NAME, ATOMIC_ADD, (uint64_t))
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_EXTENDED_INTEGER)
DEFINE_EXTENDED(float, float, ATOMIC_ADD_FLOATING, word_bits_of_float)
DEFINE_EXTENDED(double, double, ATOMIC_ADD_FLOATING, word_bits_of_double)

/* Defines shmemx_ctx_TYPENAME_atomic_fetch_inc_req, e.g. shmemx_ctx_int_atomic_fetch_inc_req. */
#define DEFINE_STANDARD(TYPE, NAME)                                                                \
    EXTENSION(void, ctx_##NAME##_atomic_fetch_inc_req,                                             \
              (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe, shmemx_req_h *req),               \
              atomic_apply_req(routine, ctx, ATOMIC_ADD, fetch, dest, 1, sizeof *dest, pe, req));
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_STANDARD)

/* Defines shmemx_ctx_TYPENAME_atomic_fetch_and_req, _or_req and _xor_req, e.g.
 * shmemx_ctx_uint64_atomic_fetch_and_req. */
#define DEFINE_BITWISE(TYPE, NAME)                                                                 \
    DEFINE_FETCH(NAME##_atomic_fetch_and, TYPE, ATOMIC_AND, (uint64_t))                            \
    DEFINE_FETCH(NAME##_atomic_fetch_or, TYPE, ATOMIC_OR, (uint64_t))                              \
    DEFINE_FETCH(NAME##_atomic_fetch_xor, TYPE, ATOMIC_XOR, (uint64_t))
SHMEM_IMPL_AMO_BITWISE_TYPES(DEFINE_BITWISE)

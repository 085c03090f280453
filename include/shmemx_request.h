/* Made by scripts/headers from src/api/headers/shmemx_request.h.in; change that, and run it. */
/*
 * Extensions of Isthmus: nonblocking operations with requests. A program can test or wait for each
 * operation separately. docs/guides/requests.md explains how to use them.
 */
#ifndef SHMEMX_REQUEST_H
#define SHMEMX_REQUEST_H

#include "shmem.h"

/* Handle of an outstanding operation. SHMEMX_REQ_INVALID is the handle of no operation. A program
 * may only assign and compare handles. */
typedef struct shmem_impl_req *shmemx_req_h;
#ifdef __cplusplus
#define SHMEMX_REQ_INVALID (shmemx_req_h())
#else
#define SHMEMX_REQ_INVALID ((shmemx_req_h)0)
#endif

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#if defined(__GNUC__) /* C++ has no _Complex of its own */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#endif
/* clang-format off */

/* ---- Tests and waits ------------------------------------------------------------------------ */

/* Tests whether the operation of *req is complete. Returns 0 if it is complete, frees the request
 * and sets *req to SHMEMX_REQ_INVALID. Returns a positive value if it is not complete yet, and a
 * negative value if *req is SHMEMX_REQ_INVALID. Each call progresses all outstanding operations.
 * Any thread may call it, but only one thread at a time for a request. A handle that is not valid
 * aborts the job, for example a copy of the handle of a freed request. */
int shmemx_req_test(shmemx_req_h *req);

/* Waits until the operation of *req is complete, frees the request, and sets *req to
 * SHMEMX_REQ_INVALID. Returns 0. If *req is SHMEMX_REQ_INVALID, returns a negative value at
 * once. */
int shmemx_req_wait(shmemx_req_h *req);

/* test_all: Tests all requests of the set, and returns the number of those that are not complete.
 * wait_all: Waits until all requests of the set are complete. Returns 0.
 * wait_any: Waits until at least one request of the set is complete, and returns the index of one.
 * Returns SIZE_MAX if the set is empty.
 * wait_some: Waits until at least one request of the set is complete. Stores the indices of all
 * requests that are complete in `indices`, and returns their number. Returns 0 if the set is empty.
 *
 * The set consists of reqs[0] to reqs[nreqs - 1]. It excludes requests that are SHMEMX_REQ_INVALID,
 * and requests whose status[i] is nonzero. `status` may be NULL. `indices` has space for nreqs
 * indices. The routines free each request that they find complete, and set its entry of `reqs` to
 * SHMEMX_REQ_INVALID. */
size_t shmemx_req_test_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* wait_all: Waits until all requests of the set are complete. Returns 0. */
int shmemx_req_wait_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* wait_any: Waits until at least one request of the set is complete, and returns the index of one.
 * Returns SIZE_MAX if the set is empty. */
size_t shmemx_req_wait_any(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* wait_some: Waits until at least one request of the set is complete. Stores the indices of all
 * requests that are complete in `indices`, and returns their number. Returns 0 if the set is empty.
 * The set consists of reqs[0] to reqs[nreqs - 1]. It excludes requests that are SHMEMX_REQ_INVALID,
 * and requests whose status[i] is nonzero. `status` may be NULL. `indices` has space for nreqs
 * indices. The routines free each request that they find complete, and set its entry of `reqs` to
 * SHMEMX_REQ_INVALID. */
size_t shmemx_req_wait_some(shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status);

/* ---- Transfers ------------------------------------------------------------------------------ */

/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet.
 * get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.
 *
 * Each pointer to a request may be NULL. A quiet of the context completes all operations, with and
 * without requests. Each PE calls the routines independently of other PEs. */
void shmemx_ctx_float_put_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_double_put_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_longdouble_put_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                                   size_t nelems, int pe, shmemx_req_h *local,
                                   shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_char_put_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
                             shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_schar_put_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_short_put_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_int_put_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                            shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_long_put_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
                             shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_longlong_put_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                 size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_uchar_put_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_ushort_put_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_uint_put_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                             size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_ulong_put_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_ulonglong_put_req(shmem_ctx_t ctx, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems, int pe,
                                  shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_int8_put_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                             int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_int16_put_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_int32_put_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_int64_put_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_uint8_put_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_uint16_put_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_uint32_put_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_uint64_put_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_size_put_req(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                             int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_ptrdiff_put_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);

/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_float_get_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_double_get_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_longdouble_get_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                                   size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_char_get_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
                             shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_schar_get_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_short_get_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_int_get_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                            shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_long_get_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
                             shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_longlong_get_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                 size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_uchar_get_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_ushort_get_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_uint_get_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                             size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_ulong_get_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_ulonglong_get_req(shmem_ctx_t ctx, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems, int pe,
                                  shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_int8_get_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                             int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_int16_get_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_int32_get_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_int64_get_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_uint8_get_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_uint16_get_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_uint32_get_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_uint64_get_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_size_get_req(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                             int pe, shmemx_req_h *req);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_ptrdiff_get_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, int pe, shmemx_req_h *req);
/* put: Starts a copy of nelems elements from source on this PE to dest on PE `pe`, and returns at
 * once. The request *local is complete when the program may reuse source. The request *remote is
 * complete when all PEs see the data at the target, as after a quiet. */
void shmemx_ctx_putmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote);
/* get: Starts a copy of nelems elements from source on PE `pe` to dest on this PE, and returns at
 * once. The request *req is complete when the data are in dest.  Each pointer to a request may be
 * NULL. A quiet of the context completes all operations, with and without requests. Each PE calls
 * the routines independently of other PEs. */
void shmemx_ctx_getmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                           shmemx_req_h *req);

/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. The request *local is complete when the program may
 * reuse source. The request *remote is complete when the signal object has been updated. Each
 * pointer to a request may be NULL. sig_op is SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD. */
void shmemx_ctx_float_put_signal_req(shmem_ctx_t ctx, float *dest, const float *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_double_put_signal_req(shmem_ctx_t ctx, double *dest, const double *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_longdouble_put_signal_req(shmem_ctx_t ctx, long double *dest,
                                        const long double *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                        shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_char_put_signal_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                    shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_schar_put_signal_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_short_put_signal_req(shmem_ctx_t ctx, short *dest, const short *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_int_put_signal_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                   shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_long_put_signal_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                    shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_longlong_put_signal_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                        size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                        int sig_op, int pe, shmemx_req_h *local,
                                        shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_uchar_put_signal_req(shmem_ctx_t ctx, unsigned char *dest,
                                     const unsigned char *source, size_t nelems, uint64_t *sig_addr,
                                     uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                                     shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_ushort_put_signal_req(shmem_ctx_t ctx, unsigned short *dest,
                                      const unsigned short *source, size_t nelems,
                                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                      shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_uint_put_signal_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_ulong_put_signal_req(shmem_ctx_t ctx, unsigned long *dest,
                                     const unsigned long *source, size_t nelems, uint64_t *sig_addr,
                                     uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                                     shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_ulonglong_put_signal_req(shmem_ctx_t ctx, unsigned long long *dest,
                                        const unsigned long long *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                        shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_int8_put_signal_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_int16_put_signal_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_int32_put_signal_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_int64_put_signal_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_uint8_put_signal_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_uint16_put_signal_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_uint32_put_signal_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_uint64_put_signal_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_size_put_signal_req(shmem_ctx_t ctx, size_t *dest, const size_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_ptrdiff_put_signal_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe, shmemx_req_h *local,
                                       shmemx_req_h *remote);
/* Starts a put of nelems elements to dest on PE `pe`, followed by an update of the signal object
 * *sig_addr of PE `pe`, and returns at once. */
void shmemx_ctx_putmem_signal_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                  uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                  shmemx_req_h *local, shmemx_req_h *remote);

/* ---- Atomics -------------------------------------------------------------------------------- */

/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once.
 * compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`.
 * swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once.
 * fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once.
 * fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once.
 * fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once.
 * fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once.
 * fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 *
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_int_atomic_fetch_req(shmem_ctx_t ctx, int *fetch, const int *source, int pe,
                                     shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_long_atomic_fetch_req(shmem_ctx_t ctx, long *fetch, const long *source, int pe,
                                      shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_longlong_atomic_fetch_req(shmem_ctx_t ctx, long long *fetch,
                                        const long long *source, int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_uint_atomic_fetch_req(shmem_ctx_t ctx, unsigned int *fetch,
                                      const unsigned int *source, int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_ulong_atomic_fetch_req(shmem_ctx_t ctx, unsigned long *fetch,
                                       const unsigned long *source, int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_ulonglong_atomic_fetch_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        const unsigned long long *source, int pe,
                                        shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_int32_atomic_fetch_req(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
                                       int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_int64_atomic_fetch_req(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
                                       int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_uint32_atomic_fetch_req(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
                                        int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_uint64_atomic_fetch_req(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
                                        int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_size_atomic_fetch_req(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
                                      shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_ptrdiff_atomic_fetch_req(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
                                        int pe, shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_float_atomic_fetch_req(shmem_ctx_t ctx, float *fetch, const float *source, int pe,
                                       shmemx_req_h *req);
/* fetch: Starts an atomic read of the variable at source on PE `pe`, and returns at once. */
void shmemx_ctx_double_atomic_fetch_req(shmem_ctx_t ctx, double *fetch, const double *source,
                                        int pe, shmemx_req_h *req);

/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_int_atomic_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                    shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_long_atomic_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                     shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_longlong_atomic_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_uint_atomic_swap_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                     unsigned int value, int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_ulong_atomic_swap_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_ulonglong_atomic_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_int32_atomic_swap_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                      int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_int64_atomic_swap_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                      int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_uint32_atomic_swap_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                       uint32_t value, int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_uint64_atomic_swap_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                       uint64_t value, int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_size_atomic_swap_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                     int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_ptrdiff_atomic_swap_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_float_atomic_swap_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                      int pe, shmemx_req_h *req);
/* swap: Starts an atomic swap, which sets dest on PE `pe` to `value`, and returns at once. */
void shmemx_ctx_double_atomic_swap_req(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                       int pe, shmemx_req_h *req);

/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_int_atomic_compare_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int cond,
                                        int value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_long_atomic_compare_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long cond,
                                        long value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_longlong_atomic_compare_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long cond, long long value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_uint_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned int *fetch,
                                        unsigned int *dest, unsigned int cond, unsigned int value,
                                        int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_ulong_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_ulonglong_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_int32_atomic_compare_swap_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t cond, int32_t value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_int64_atomic_compare_swap_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t cond, int64_t value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_uint32_atomic_compare_swap_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t cond, uint32_t value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_uint64_atomic_compare_swap_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t cond, uint64_t value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_size_atomic_compare_swap_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t cond, size_t value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_ptrdiff_atomic_compare_swap_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_float_atomic_compare_swap_req(shmem_ctx_t ctx, float *fetch, float *dest,
                                        float cond, float value, int pe, shmemx_req_h *req);
/* compare_swap: Starts an atomic compare-and-swap of dest on PE `pe`, and returns at once. dest
 * becomes `value` if it is equal to `cond`. */
void shmemx_ctx_double_atomic_compare_swap_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double cond, double value, int pe, shmemx_req_h *req);

/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_int_atomic_fetch_add_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_long_atomic_fetch_add_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_longlong_atomic_fetch_add_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_uint_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_ulong_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_ulonglong_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_int32_atomic_fetch_add_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_int64_atomic_fetch_add_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_uint32_atomic_fetch_add_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_uint64_atomic_fetch_add_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_size_atomic_fetch_add_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_ptrdiff_atomic_fetch_add_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_float_atomic_fetch_add_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* fetch_add: Starts an atomic addition of `value` to dest on PE `pe`, and returns at once. */
void shmemx_ctx_double_atomic_fetch_add_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_int_atomic_fetch_inc_req(shmem_ctx_t ctx, int *fetch, int *dest, int pe,
                                        shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_long_atomic_fetch_inc_req(shmem_ctx_t ctx, long *fetch, long *dest, int pe,
                                        shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_longlong_atomic_fetch_inc_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        int pe, shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_uint_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        int pe, shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_ulong_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, int pe, shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_ulonglong_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, int pe, shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_int32_atomic_fetch_inc_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
                                        shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_int64_atomic_fetch_inc_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
                                        shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_uint32_atomic_fetch_inc_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        int pe, shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_uint64_atomic_fetch_inc_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        int pe, shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_size_atomic_fetch_inc_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
                                        shmemx_req_h *req);
/* fetch_inc: Starts an atomic increment of dest on PE `pe`, and returns at once. */
void shmemx_ctx_ptrdiff_atomic_fetch_inc_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        int pe, shmemx_req_h *req);

/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_uint_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_ulong_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_ulonglong_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_int32_atomic_fetch_and_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_int64_atomic_fetch_and_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_uint32_atomic_fetch_and_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_and: Starts an atomic bitwise AND of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_uint64_atomic_fetch_and_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);

/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_uint_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_ulong_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_ulonglong_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_int32_atomic_fetch_or_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_int64_atomic_fetch_or_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_uint32_atomic_fetch_or_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_or: Starts an atomic bitwise OR of dest on PE `pe` with `value`, and returns at once. */
void shmemx_ctx_uint64_atomic_fetch_or_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);

/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_uint_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_ulong_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_ulonglong_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_int32_atomic_fetch_xor_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_int64_atomic_fetch_xor_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_uint32_atomic_fetch_xor_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_xor: Starts an atomic bitwise XOR of dest on PE `pe` with `value`, and returns at once.
 * The request *req is complete when the operation has been executed on PE `pe` and *fetch contains
 * the previous value of the variable. `req` may be NULL; a quiet of the context then completes the
 * operation. shmemx_atomic.h describes the operations on float and double. */
void shmemx_ctx_uint64_atomic_fetch_xor_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);

/* clang-format on */
#ifdef __cplusplus
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

/* ---- Profiling names: of all routines above, for libraries that define those themselves ------ */
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#if defined(__GNUC__) /* C++ has no _Complex of its own */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#endif
/* clang-format off */

/* ---- Tests and waits ------------------------------------------------------------------------ */

/* As shmemx_req_test. */
int pshmemx_req_test(shmemx_req_h *req);
/* As shmemx_req_wait. */
int pshmemx_req_wait(shmemx_req_h *req);
/* As shmemx_req_test_all. */
size_t pshmemx_req_test_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* As shmemx_req_wait_all. */
int pshmemx_req_wait_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* As shmemx_req_wait_any. */
size_t pshmemx_req_wait_any(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* As shmemx_req_wait_some. */
size_t pshmemx_req_wait_some(shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status);

/* ---- Transfers ------------------------------------------------------------------------------ */

/* As shmemx_ctx_float_put_req. */
void pshmemx_ctx_float_put_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_double_put_req. */
void pshmemx_ctx_double_put_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                                int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_longdouble_put_req. */
void pshmemx_ctx_longdouble_put_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                                    size_t nelems, int pe, shmemx_req_h *local,
                                    shmemx_req_h *remote);
/* As shmemx_ctx_char_put_req. */
void pshmemx_ctx_char_put_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_schar_put_req. */
void pshmemx_ctx_schar_put_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_short_put_req. */
void pshmemx_ctx_short_put_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int_put_req. */
void pshmemx_ctx_int_put_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                             shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_long_put_req. */
void pshmemx_ctx_long_put_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_longlong_put_req. */
void pshmemx_ctx_longlong_put_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                  size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uchar_put_req. */
void pshmemx_ctx_uchar_put_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ushort_put_req. */
void pshmemx_ctx_ushort_put_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                                size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uint_put_req. */
void pshmemx_ctx_uint_put_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ulong_put_req. */
void pshmemx_ctx_ulong_put_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ulonglong_put_req. */
void pshmemx_ctx_ulonglong_put_req(shmem_ctx_t ctx, unsigned long long *dest,
                                   const unsigned long long *source, size_t nelems, int pe,
                                   shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int8_put_req. */
void pshmemx_ctx_int8_put_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int16_put_req. */
void pshmemx_ctx_int16_put_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int32_put_req. */
void pshmemx_ctx_int32_put_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int64_put_req. */
void pshmemx_ctx_int64_put_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uint8_put_req. */
void pshmemx_ctx_uint8_put_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uint16_put_req. */
void pshmemx_ctx_uint16_put_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uint32_put_req. */
void pshmemx_ctx_uint32_put_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uint64_put_req. */
void pshmemx_ctx_uint64_put_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_size_put_req. */
void pshmemx_ctx_size_put_req(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ptrdiff_put_req. */
void pshmemx_ctx_ptrdiff_put_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_float_get_req. */
void pshmemx_ctx_float_get_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_get_req. */
void pshmemx_ctx_double_get_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                                int pe, shmemx_req_h *req);
/* As shmemx_ctx_longdouble_get_req. */
void pshmemx_ctx_longdouble_get_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                                    size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_char_get_req. */
void pshmemx_ctx_char_get_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* As shmemx_ctx_schar_get_req. */
void pshmemx_ctx_schar_get_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_short_get_req. */
void pshmemx_ctx_short_get_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_get_req. */
void pshmemx_ctx_int_get_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                             shmemx_req_h *req);
/* As shmemx_ctx_long_get_req. */
void pshmemx_ctx_long_get_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* As shmemx_ctx_longlong_get_req. */
void pshmemx_ctx_longlong_get_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                  size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uchar_get_req. */
void pshmemx_ctx_uchar_get_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ushort_get_req. */
void pshmemx_ctx_ushort_get_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                                size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_get_req. */
void pshmemx_ctx_uint_get_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_get_req. */
void pshmemx_ctx_ulong_get_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_get_req. */
void pshmemx_ctx_ulonglong_get_req(shmem_ctx_t ctx, unsigned long long *dest,
                                   const unsigned long long *source, size_t nelems, int pe,
                                   shmemx_req_h *req);
/* As shmemx_ctx_int8_get_req. */
void pshmemx_ctx_int8_get_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* As shmemx_ctx_int16_get_req. */
void pshmemx_ctx_int16_get_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* As shmemx_ctx_int32_get_req. */
void pshmemx_ctx_int32_get_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_get_req. */
void pshmemx_ctx_int64_get_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint8_get_req. */
void pshmemx_ctx_uint8_get_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint16_get_req. */
void pshmemx_ctx_uint16_get_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_get_req. */
void pshmemx_ctx_uint32_get_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_get_req. */
void pshmemx_ctx_uint64_get_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_get_req. */
void pshmemx_ctx_size_get_req(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_get_req. */
void pshmemx_ctx_ptrdiff_get_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nelems, int pe, shmemx_req_h *req);
/* As shmemx_ctx_putmem_req. */
void pshmemx_ctx_putmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                            shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_getmem_req. */
void pshmemx_ctx_getmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                            shmemx_req_h *req);
/* As shmemx_ctx_float_put_signal_req. */
void pshmemx_ctx_float_put_signal_req(shmem_ctx_t ctx, float *dest, const float *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_double_put_signal_req. */
void pshmemx_ctx_double_put_signal_req(shmem_ctx_t ctx, double *dest, const double *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe, shmemx_req_h *local,
                                       shmemx_req_h *remote);
/* As shmemx_ctx_longdouble_put_signal_req. */
void pshmemx_ctx_longdouble_put_signal_req(shmem_ctx_t ctx, long double *dest,
                                        const long double *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                        shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_char_put_signal_req. */
void pshmemx_ctx_char_put_signal_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                                     uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                     shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_schar_put_signal_req. */
void pshmemx_ctx_schar_put_signal_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_short_put_signal_req. */
void pshmemx_ctx_short_put_signal_req(shmem_ctx_t ctx, short *dest, const short *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_int_put_signal_req. */
void pshmemx_ctx_int_put_signal_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                    shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_long_put_signal_req. */
void pshmemx_ctx_long_put_signal_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                                     uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                     shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_longlong_put_signal_req. */
void pshmemx_ctx_longlong_put_signal_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                        size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                        int sig_op, int pe, shmemx_req_h *local,
                                        shmemx_req_h *remote);
/* As shmemx_ctx_uchar_put_signal_req. */
void pshmemx_ctx_uchar_put_signal_req(shmem_ctx_t ctx, unsigned char *dest,
                                      const unsigned char *source, size_t nelems,
                                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                      shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ushort_put_signal_req. */
void pshmemx_ctx_ushort_put_signal_req(shmem_ctx_t ctx, unsigned short *dest,
                                       const unsigned short *source, size_t nelems,
                                       uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                       shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_uint_put_signal_req. */
void pshmemx_ctx_uint_put_signal_req(shmem_ctx_t ctx, unsigned int *dest,
                                     const unsigned int *source, size_t nelems, uint64_t *sig_addr,
                                     uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                                     shmemx_req_h *remote);
/* As shmemx_ctx_ulong_put_signal_req. */
void pshmemx_ctx_ulong_put_signal_req(shmem_ctx_t ctx, unsigned long *dest,
                                      const unsigned long *source, size_t nelems,
                                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                      shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ulonglong_put_signal_req. */
void pshmemx_ctx_ulonglong_put_signal_req(shmem_ctx_t ctx, unsigned long long *dest,
                                        const unsigned long long *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                        shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int8_put_signal_req. */
void pshmemx_ctx_int8_put_signal_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_int16_put_signal_req. */
void pshmemx_ctx_int16_put_signal_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_int32_put_signal_req. */
void pshmemx_ctx_int32_put_signal_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_int64_put_signal_req. */
void pshmemx_ctx_int64_put_signal_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_uint8_put_signal_req. */
void pshmemx_ctx_uint8_put_signal_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* As shmemx_ctx_uint16_put_signal_req. */
void pshmemx_ctx_uint16_put_signal_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe, shmemx_req_h *local,
                                       shmemx_req_h *remote);
/* As shmemx_ctx_uint32_put_signal_req. */
void pshmemx_ctx_uint32_put_signal_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe, shmemx_req_h *local,
                                       shmemx_req_h *remote);
/* As shmemx_ctx_uint64_put_signal_req. */
void pshmemx_ctx_uint64_put_signal_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe, shmemx_req_h *local,
                                       shmemx_req_h *remote);
/* As shmemx_ctx_size_put_signal_req. */
void pshmemx_ctx_size_put_signal_req(shmem_ctx_t ctx, size_t *dest, const size_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_ctx_ptrdiff_put_signal_req. */
void pshmemx_ctx_ptrdiff_put_signal_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                        size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                        int sig_op, int pe, shmemx_req_h *local,
                                        shmemx_req_h *remote);
/* As shmemx_ctx_putmem_signal_req. */
void pshmemx_ctx_putmem_signal_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                   shmemx_req_h *local, shmemx_req_h *remote);

/* ---- Atomics -------------------------------------------------------------------------------- */

/* As shmemx_ctx_int_atomic_fetch_req. */
void pshmemx_ctx_int_atomic_fetch_req(shmem_ctx_t ctx, int *fetch, const int *source, int pe,
                                      shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_fetch_req. */
void pshmemx_ctx_long_atomic_fetch_req(shmem_ctx_t ctx, long *fetch, const long *source, int pe,
                                       shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_fetch_req. */
void pshmemx_ctx_longlong_atomic_fetch_req(shmem_ctx_t ctx, long long *fetch,
                                        const long long *source, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_req. */
void pshmemx_ctx_uint_atomic_fetch_req(shmem_ctx_t ctx, unsigned int *fetch,
                                       const unsigned int *source, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_req. */
void pshmemx_ctx_ulong_atomic_fetch_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        const unsigned long *source, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        const unsigned long long *source, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_req. */
void pshmemx_ctx_int32_atomic_fetch_req(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_req. */
void pshmemx_ctx_int64_atomic_fetch_req(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_req. */
void pshmemx_ctx_uint32_atomic_fetch_req(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_req. */
void pshmemx_ctx_uint64_atomic_fetch_req(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_fetch_req. */
void pshmemx_ctx_size_atomic_fetch_req(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
                                       shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_fetch_req. */
void pshmemx_ctx_ptrdiff_atomic_fetch_req(shmem_ctx_t ctx, ptrdiff_t *fetch,
                                        const ptrdiff_t *source, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_fetch_req. */
void pshmemx_ctx_float_atomic_fetch_req(shmem_ctx_t ctx, float *fetch, const float *source, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_fetch_req. */
void pshmemx_ctx_double_atomic_fetch_req(shmem_ctx_t ctx, double *fetch, const double *source,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_atomic_swap_req. */
void pshmemx_ctx_int_atomic_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                     shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_swap_req. */
void pshmemx_ctx_long_atomic_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                      shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_swap_req. */
void pshmemx_ctx_longlong_atomic_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_swap_req. */
void pshmemx_ctx_uint_atomic_swap_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                      unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_swap_req. */
void pshmemx_ctx_ulong_atomic_swap_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_swap_req. */
void pshmemx_ctx_ulonglong_atomic_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_swap_req. */
void pshmemx_ctx_int32_atomic_swap_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                       int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_swap_req. */
void pshmemx_ctx_int64_atomic_swap_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                       int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_swap_req. */
void pshmemx_ctx_uint32_atomic_swap_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_swap_req. */
void pshmemx_ctx_uint64_atomic_swap_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_swap_req. */
void pshmemx_ctx_size_atomic_swap_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                      int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_swap_req. */
void pshmemx_ctx_ptrdiff_atomic_swap_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_swap_req. */
void pshmemx_ctx_float_atomic_swap_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                       int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_swap_req. */
void pshmemx_ctx_double_atomic_swap_req(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_atomic_compare_swap_req. */
void pshmemx_ctx_int_atomic_compare_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int cond,
                                        int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_compare_swap_req. */
void pshmemx_ctx_long_atomic_compare_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long cond,
                                        long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_compare_swap_req. */
void pshmemx_ctx_longlong_atomic_compare_swap_req(shmem_ctx_t ctx, long long *fetch,
                                        long long *dest, long long cond, long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_compare_swap_req. */
void pshmemx_ctx_uint_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned int *fetch,
                                        unsigned int *dest, unsigned int cond, unsigned int value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_compare_swap_req. */
void pshmemx_ctx_ulong_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_compare_swap_req. */
void pshmemx_ctx_ulonglong_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_compare_swap_req. */
void pshmemx_ctx_int32_atomic_compare_swap_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t cond, int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_compare_swap_req. */
void pshmemx_ctx_int64_atomic_compare_swap_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t cond, int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_compare_swap_req. */
void pshmemx_ctx_uint32_atomic_compare_swap_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t cond, uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_compare_swap_req. */
void pshmemx_ctx_uint64_atomic_compare_swap_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t cond, uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_compare_swap_req. */
void pshmemx_ctx_size_atomic_compare_swap_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t cond, size_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_compare_swap_req. */
void pshmemx_ctx_ptrdiff_atomic_compare_swap_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_compare_swap_req. */
void pshmemx_ctx_float_atomic_compare_swap_req(shmem_ctx_t ctx, float *fetch, float *dest,
                                        float cond, float value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_compare_swap_req. */
void pshmemx_ctx_double_atomic_compare_swap_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double cond, double value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_atomic_fetch_add_req. */
void pshmemx_ctx_int_atomic_fetch_add_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_fetch_add_req. */
void pshmemx_ctx_long_atomic_fetch_add_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_fetch_add_req. */
void pshmemx_ctx_longlong_atomic_fetch_add_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_add_req. */
void pshmemx_ctx_uint_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_add_req. */
void pshmemx_ctx_ulong_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_add_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_add_req. */
void pshmemx_ctx_int32_atomic_fetch_add_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_add_req. */
void pshmemx_ctx_int64_atomic_fetch_add_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_add_req. */
void pshmemx_ctx_uint32_atomic_fetch_add_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_add_req. */
void pshmemx_ctx_uint64_atomic_fetch_add_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_fetch_add_req. */
void pshmemx_ctx_size_atomic_fetch_add_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_fetch_add_req. */
void pshmemx_ctx_ptrdiff_atomic_fetch_add_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_fetch_add_req. */
void pshmemx_ctx_float_atomic_fetch_add_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_fetch_add_req. */
void pshmemx_ctx_double_atomic_fetch_add_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_atomic_fetch_inc_req. */
void pshmemx_ctx_int_atomic_fetch_inc_req(shmem_ctx_t ctx, int *fetch, int *dest, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_fetch_inc_req. */
void pshmemx_ctx_long_atomic_fetch_inc_req(shmem_ctx_t ctx, long *fetch, long *dest, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_fetch_inc_req. */
void pshmemx_ctx_longlong_atomic_fetch_inc_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_inc_req. */
void pshmemx_ctx_uint_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_inc_req. */
void pshmemx_ctx_ulong_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_inc_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_inc_req. */
void pshmemx_ctx_int32_atomic_fetch_inc_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_inc_req. */
void pshmemx_ctx_int64_atomic_fetch_inc_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_inc_req. */
void pshmemx_ctx_uint32_atomic_fetch_inc_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_inc_req. */
void pshmemx_ctx_uint64_atomic_fetch_inc_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_fetch_inc_req. */
void pshmemx_ctx_size_atomic_fetch_inc_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_fetch_inc_req. */
void pshmemx_ctx_ptrdiff_atomic_fetch_inc_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_and_req. */
void pshmemx_ctx_uint_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_and_req. */
void pshmemx_ctx_ulong_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_and_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_and_req. */
void pshmemx_ctx_int32_atomic_fetch_and_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_and_req. */
void pshmemx_ctx_int64_atomic_fetch_and_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_and_req. */
void pshmemx_ctx_uint32_atomic_fetch_and_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_and_req. */
void pshmemx_ctx_uint64_atomic_fetch_and_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_or_req. */
void pshmemx_ctx_uint_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_or_req. */
void pshmemx_ctx_ulong_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_or_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_or_req. */
void pshmemx_ctx_int32_atomic_fetch_or_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_or_req. */
void pshmemx_ctx_int64_atomic_fetch_or_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_or_req. */
void pshmemx_ctx_uint32_atomic_fetch_or_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_or_req. */
void pshmemx_ctx_uint64_atomic_fetch_or_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_xor_req. */
void pshmemx_ctx_uint_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_xor_req. */
void pshmemx_ctx_ulong_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_xor_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_xor_req. */
void pshmemx_ctx_int32_atomic_fetch_xor_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_xor_req. */
void pshmemx_ctx_int64_atomic_fetch_xor_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_xor_req. */
void pshmemx_ctx_uint32_atomic_fetch_xor_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_xor_req. */
void pshmemx_ctx_uint64_atomic_fetch_xor_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);

/* clang-format on */
#ifdef __cplusplus
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#if defined(__cplusplus)
#include "shmem_impl/overloads/shmemx_request.h"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_impl/generics/shmemx_request.h"
#endif

#endif

/* Made by scripts/headers from src/api/headers/shmemx_request.h.in; change that, and run it. */
/*
 * Requests: by which a program waits for single operations of its own. docs/asynchrony.md has the
 * rules.
 */
#ifndef SHMEMX_REQUEST_H
#define SHMEMX_REQUEST_H

#include "shmem.h"

/* An operation under way, or SHMEMX_REQ_INVALID: none. A handle as those of shmem.h. */
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

/* Whether the operation of *req is done: 0 if so, and the request is freed and *req invalid; above 0
 * if not yet; below 0 if *req is SHMEMX_REQ_INVALID. Each call moves on what is under way. Any
 * thread, but one at a time for a request. A request that is done and freed already, by a copy of
 * the handle, ends the job, and so does anything else that is none. */
int shmemx_req_test(shmemx_req_h *req);

/* Waits until that is so. 0; below 0, at once, if *req is SHMEMX_REQ_INVALID. */
int shmemx_req_wait(shmemx_req_h *req);

/* Tests and waits of nreqs requests. Those that are SHMEMX_REQ_INVALID, and those whose entry of
 * `status` is nonzero, are left out; `status` may be NULL. Each that is found done is freed, and
 * its entry of `reqs` invalid.
 *   test_all   how many are not done yet, so 0 if all are
 *   wait_all   waits for all; 0
 *   wait_any   waits for one, of several that are done any; its index, SIZE_MAX if none is left
 *   wait_some  waits for at least one; indices[] = those that are done now, of which it gives the
 *              number, 0 if none is left; `indices` has room for nreqs */
size_t shmemx_req_test_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* Tests and waits of nreqs requests. */
int shmemx_req_wait_all(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* Tests and waits of nreqs requests. */
size_t shmemx_req_wait_any(shmemx_req_h *reqs, size_t nreqs, const int *status);
/* Tests and waits of nreqs requests. */
size_t shmemx_req_wait_some(shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status);

/* ---- Transfers ------------------------------------------------------------------------------ */

/* Put and get whose completion requests tell; return at once. *local is done when the source may be
 * written again; *remote when the data are at PE `pe` for all to see, as after a quiet; *req when
 * the data are in dest. Where a request is NULL a quiet of the context completes it, which does so
 * for all. Any PE, for itself; arguments as those of shmem_ctx_putmem and shmem_ctx_getmem. */
void shmemx_ctx_float_put_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_double_put_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                               int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_longdouble_put_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                                   size_t nelems, int pe, shmemx_req_h *local,
                                   shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_char_put_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
                             shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_schar_put_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_short_put_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int_put_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                            shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_long_put_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
                             shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_longlong_put_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                 size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uchar_put_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ushort_put_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint_put_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                             size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ulong_put_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                              size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ulonglong_put_req(shmem_ctx_t ctx, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems, int pe,
                                  shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int8_put_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                             int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int16_put_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int32_put_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int64_put_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint8_put_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                              int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint16_put_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint32_put_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint64_put_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                               size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_size_put_req(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                             int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ptrdiff_put_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote);

/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_float_get_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_double_get_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                               int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_longdouble_get_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                                   size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_char_get_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
                             shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_schar_get_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_short_get_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int_get_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                            shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_long_get_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
                             shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_longlong_get_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                 size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uchar_get_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ushort_get_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint_get_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                             size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ulong_get_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                              size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ulonglong_get_req(shmem_ctx_t ctx, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems, int pe,
                                  shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int8_get_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
                             int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int16_get_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int32_get_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_int64_get_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint8_get_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
                              int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint16_get_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint32_get_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_uint64_get_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                               size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_size_get_req(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
                             int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_ptrdiff_get_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, int pe, shmemx_req_h *req);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_putmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote);
/* Put and get whose completion requests tell; return at once. */
void shmemx_ctx_getmem_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                           shmemx_req_h *req);

/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_float_put_signal_req(shmem_ctx_t ctx, float *dest, const float *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_double_put_signal_req(shmem_ctx_t ctx, double *dest, const double *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_longdouble_put_signal_req(shmem_ctx_t ctx, long double *dest,
                                        const long double *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                        shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_char_put_signal_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                    shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_schar_put_signal_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_short_put_signal_req(shmem_ctx_t ctx, short *dest, const short *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_int_put_signal_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                   shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_long_put_signal_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                    shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_longlong_put_signal_req(shmem_ctx_t ctx, long long *dest, const long long *source,
                                        size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                        int sig_op, int pe, shmemx_req_h *local,
                                        shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_uchar_put_signal_req(shmem_ctx_t ctx, unsigned char *dest,
                                     const unsigned char *source, size_t nelems, uint64_t *sig_addr,
                                     uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                                     shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_ushort_put_signal_req(shmem_ctx_t ctx, unsigned short *dest,
                                      const unsigned short *source, size_t nelems,
                                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                      shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_uint_put_signal_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_ulong_put_signal_req(shmem_ctx_t ctx, unsigned long *dest,
                                     const unsigned long *source, size_t nelems, uint64_t *sig_addr,
                                     uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                                     shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_ulonglong_put_signal_req(shmem_ctx_t ctx, unsigned long long *dest,
                                        const unsigned long long *source, size_t nelems,
                                        uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                        shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_int8_put_signal_req(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_int16_put_signal_req(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_int32_put_signal_req(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_int64_put_signal_req(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_uint8_put_signal_req(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                     size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                     int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_uint16_put_signal_req(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_uint32_put_signal_req(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_uint64_put_signal_req(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                      size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                      int sig_op, int pe, shmemx_req_h *local,
                                      shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_size_put_signal_req(shmem_ctx_t ctx, size_t *dest, const size_t *source,
                                    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op,
                                    int pe, shmemx_req_h *local, shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_ptrdiff_put_signal_req(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                       size_t nelems, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe, shmemx_req_h *local,
                                       shmemx_req_h *remote);
/* Put with signal: *local is done as of put, *remote when the signal has been updated, too. */
void shmemx_ctx_putmem_signal_req(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                                  uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                  shmemx_req_h *local, shmemx_req_h *remote);

/* ---- Atomics -------------------------------------------------------------------------------- */

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. Else as those without blocking, of float and double as in shmemx_atomic.h. */
void shmemx_ctx_int_atomic_fetch_req(shmem_ctx_t ctx, int *fetch, const int *source, int pe,
                                     shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_long_atomic_fetch_req(shmem_ctx_t ctx, long *fetch, const long *source, int pe,
                                      shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_longlong_atomic_fetch_req(shmem_ctx_t ctx, long long *fetch,
                                        const long long *source, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_fetch_req(shmem_ctx_t ctx, unsigned int *fetch,
                                      const unsigned int *source, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_fetch_req(shmem_ctx_t ctx, unsigned long *fetch,
                                       const unsigned long *source, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_fetch_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        const unsigned long long *source, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_fetch_req(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
                                       int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_fetch_req(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
                                       int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_fetch_req(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_fetch_req(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_size_atomic_fetch_req(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
                                      shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ptrdiff_atomic_fetch_req(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_float_atomic_fetch_req(shmem_ctx_t ctx, float *fetch, const float *source, int pe,
                                       shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_double_atomic_fetch_req(shmem_ctx_t ctx, double *fetch, const double *source,
                                        int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int_atomic_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                    shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_long_atomic_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                     shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_longlong_atomic_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_swap_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                     unsigned int value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_swap_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                      unsigned long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_swap_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                      int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_swap_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                      int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_swap_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                       uint32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_swap_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                       uint64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_size_atomic_swap_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
                                     int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ptrdiff_atomic_swap_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_float_atomic_swap_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                      int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_double_atomic_swap_req(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                       int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int_atomic_compare_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int cond,
                                        int value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_long_atomic_compare_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long cond,
                                        long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_longlong_atomic_compare_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long cond, long long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned int *fetch,
                                        unsigned int *dest, unsigned int cond, unsigned int value,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_compare_swap_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t cond, int32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_compare_swap_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t cond, int64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_compare_swap_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t cond, uint32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_compare_swap_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t cond, uint64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_size_atomic_compare_swap_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t cond, size_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ptrdiff_atomic_compare_swap_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_float_atomic_compare_swap_req(shmem_ctx_t ctx, float *fetch, float *dest,
                                        float cond, float value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_double_atomic_compare_swap_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double cond, double value, int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int_atomic_fetch_add_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_long_atomic_fetch_add_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_longlong_atomic_fetch_add_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_fetch_add_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_fetch_add_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_fetch_add_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_fetch_add_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_size_atomic_fetch_add_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ptrdiff_atomic_fetch_add_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_float_atomic_fetch_add_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_double_atomic_fetch_add_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int_atomic_fetch_inc_req(shmem_ctx_t ctx, int *fetch, int *dest, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_long_atomic_fetch_inc_req(shmem_ctx_t ctx, long *fetch, long *dest, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_longlong_atomic_fetch_inc_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_fetch_inc_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_fetch_inc_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_fetch_inc_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_fetch_inc_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_size_atomic_fetch_inc_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ptrdiff_atomic_fetch_inc_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_fetch_and_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_fetch_and_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_fetch_and_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_fetch_and_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_fetch_or_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_fetch_or_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_fetch_or_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint64_atomic_fetch_or_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulong_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_ulonglong_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int32_atomic_fetch_xor_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_int64_atomic_fetch_xor_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
void shmemx_ctx_uint32_atomic_fetch_xor_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. */
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

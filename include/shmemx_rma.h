/* Made by scripts/headers from src/api/headers/shmemx_rma.h.in; change that, and run it. */
/*
 * Extensions of Isthmus: nonblocking strided transfers, transfers of multidimensional boxes and of
 * lists of memory ranges, and routines that complete transfers. docs/guides/requests.md explains how
 * to use them.
 */
#ifndef SHMEMX_RMA_H
#define SHMEMX_RMA_H

#include "shmemx_request.h"

/* One contiguous range of memory. shmemx_putv and shmemx_getv transfer lists of ranges. */
typedef struct {
    void *base;
    size_t bytes;
} shmemx_piece_t;

/* Maximum number of dimensions of a box (shmemx_put_nd). */
#define SHMEMX_DIMENSIONS_MOST 8

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

/* ---- Blocks without blocking ---------------------------------------------------------------- */

/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target.
 * iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context.
 * ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target.
 * ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. [specification's issue #510] */
void shmemx_float_iput_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_double_iput_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_longdouble_iput_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_char_iput_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_schar_iput_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_short_iput_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_int_iput_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_long_iput_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_longlong_iput_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_uchar_iput_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ushort_iput_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_uint_iput_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ulong_iput_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ulonglong_iput_nbi(unsigned long long *dest, const unsigned long long *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_int8_iput_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_int16_iput_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_int32_iput_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_int64_iput_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_uint8_iput_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_uint16_iput_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_uint32_iput_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_uint64_iput_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_size_iput_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ptrdiff_iput_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);

/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_float_iput_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_double_iput_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_longdouble_iput_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_char_iput_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_schar_iput_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_short_iput_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int_iput_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_long_iput_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_longlong_iput_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uchar_iput_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ushort_iput_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint_iput_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ulong_iput_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ulonglong_iput_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                   const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                   size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int8_iput_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int16_iput_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int32_iput_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int64_iput_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint8_iput_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint16_iput_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint32_iput_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint64_iput_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_size_iput_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ptrdiff_iput_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_float_iget_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_double_iget_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_longdouble_iget_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_char_iget_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_schar_iget_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_short_iget_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_int_iget_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_long_iget_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_longlong_iget_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_uchar_iget_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ushort_iget_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_uint_iget_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ulong_iget_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ulonglong_iget_nbi(unsigned long long *dest, const unsigned long long *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_int8_iget_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_int16_iget_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_int32_iget_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_int64_iget_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_uint8_iget_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_uint16_iget_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_uint32_iget_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_uint64_iget_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_size_iget_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ptrdiff_iget_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);

/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_float_iget_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_double_iget_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_longdouble_iget_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_char_iget_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_schar_iget_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_short_iget_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_int_iget_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_long_iget_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_longlong_iget_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_uchar_iget_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_ushort_iget_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_uint_iget_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_ulong_iget_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_ulonglong_iget_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                   const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                   size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_int8_iget_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_int16_iget_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_int32_iget_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_int64_iget_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_uint8_iget_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_uint16_iget_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_uint32_iget_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_uint64_iget_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_size_iget_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_ptrdiff_iget_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);

/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_float_ibput_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_double_ibput_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_longdouble_ibput_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_char_ibput_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_schar_ibput_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_short_ibput_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_int_ibput_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                          size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_long_ibput_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_longlong_ibput_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_uchar_ibput_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ushort_ibput_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_uint_ibput_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ulong_ibput_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ulonglong_ibput_nbi(unsigned long long *dest, const unsigned long long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_int8_ibput_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_int16_ibput_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_int32_ibput_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_int64_ibput_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_uint8_ibput_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_uint16_ibput_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_uint32_ibput_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_uint64_ibput_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_size_ibput_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ptrdiff_ibput_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_float_ibput_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_double_ibput_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_longdouble_ibput_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                     int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_char_ibput_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_schar_ibput_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_short_ibput_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int_ibput_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_long_ibput_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_longlong_ibput_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                   int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uchar_ibput_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ushort_ibput_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                 const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint_ibput_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ulong_ibput_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ulonglong_ibput_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int8_ibput_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int16_ibput_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int32_ibput_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_int64_ibput_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint8_ibput_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint16_ibput_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint32_ibput_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_uint64_ibput_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_size_ibput_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ptrdiff_ibput_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);

/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_float_ibget_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_double_ibget_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_longdouble_ibget_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_char_ibget_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_schar_ibget_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_short_ibget_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_int_ibget_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                          size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_long_ibget_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_longlong_ibget_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_uchar_ibget_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ushort_ibget_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_uint_ibget_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ulong_ibget_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ulonglong_ibget_nbi(unsigned long long *dest, const unsigned long long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_int8_ibget_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_int16_ibget_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_int32_ibget_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_int64_ibget_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_uint8_ibget_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_uint16_ibget_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_uint32_ibget_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_uint64_ibget_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_size_ibget_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ptrdiff_ibget_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_float_ibget_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_double_ibget_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_longdouble_ibget_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                     int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_char_ibget_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_schar_ibget_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_short_ibget_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_int_ibget_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_long_ibget_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_longlong_ibget_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                   int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_uchar_ibget_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ushort_ibget_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                 const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_uint_ibget_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ulong_ibget_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ulonglong_ibget_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_int8_ibget_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_int16_ibget_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_int32_ibget_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_int64_ibget_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_uint8_ibget_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_uint16_ibget_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_uint32_ibget_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_uint64_ibget_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_size_ibget_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ptrdiff_ibget_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);

/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_iput8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_iput16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_iput32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_iput64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_iput128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);

/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_iput8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_iput16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_iput32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_iput64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iput: Nonblocking form of shmem_iput. Returns at once. The program must not change source until a
 * quiet of the context, which also completes the put at the target. */
void shmemx_ctx_iput128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);

/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_iget8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_iget16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_iget32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_iget64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_iget128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);

/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_iget8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_iget16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_iget32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_iget64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* iget: Nonblocking form of shmem_iget. Returns at once. The data are in dest after a quiet of the
 * context. */
void shmemx_ctx_iget128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);

/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ibput8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ibput16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ibput32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ibput64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ibput128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);

/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ibput8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ibput16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ibput32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ibput64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibput: Nonblocking form of shmem_ibput. Returns at once. The program must not change source until
 * a quiet of the context, which also completes the put at the target. */
void shmemx_ctx_ibput128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ibget8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                       size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ibget16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ibget32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ibget64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ibget128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);

/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ibget8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ibget16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ibget32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ibget64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* ibget: Nonblocking form of shmem_ibget. Returns at once. The data are in dest after a quiet of
 * the context. */
void shmemx_ctx_ibget128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ---- Shapes --------------------------------------------------------------------------------- */

/* put_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on this
 * PE to dest on PE `pe`.
 * get_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on PE
 * `pe` to dest on this PE.
 *
 * A box has ndims dimensions with extents[d] elements of `size` bytes each. The element with
 * indices (i0, i1, ...) is copied from the address source + i0 * source_strides[0] + i1 *
 * source_strides[1] + ... to the address dest + i0 * dest_strides[0] + i1 * dest_strides[1] + ...
 * Strides are numbers of bytes, at least `size` if the extent is not 1. Elements must not overlap
 * in dest. If `size` or an extent is 0, nothing is copied. If ndims is 0, one element is copied.
 *
 * Each PE calls the routines independently of other PEs. The blocking forms complete as shmem_put
 * and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi. The forms with `_req`
 * return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_put_nd(void *dest, const ptrdiff_t *dest_strides, const void *source,
                   const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                   size_t size, int pe);
/* put_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on this
 * PE to dest on PE `pe`. */
void shmemx_ctx_put_nd(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                       const void *source, const ptrdiff_t *source_strides, const size_t *extents,
                       size_t ndims, size_t size, int pe);
/* put_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on this
 * PE to dest on PE `pe`. */
void shmemx_put_nd_nbi(void *dest, const ptrdiff_t *dest_strides, const void *source,
                       const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                       size_t size, int pe);
/* put_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on this
 * PE to dest on PE `pe`. */
void shmemx_ctx_put_nd_nbi(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                           const void *source, const ptrdiff_t *source_strides,
                           const size_t *extents, size_t ndims, size_t size, int pe);
/* put_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on this
 * PE to dest on PE `pe`. */
void shmemx_ctx_put_nd_req(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                           const void *source, const ptrdiff_t *source_strides,
                           const size_t *extents, size_t ndims, size_t size, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote);
/* get_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on PE
 * `pe` to dest on this PE.  A box has ndims dimensions with extents[d] elements of `size` bytes
 * each. The element with indices (i0, i1, ...) is copied from the address source + i0 *
 * source_strides[0] + i1 * source_strides[1] + ... to the address dest + i0 * dest_strides[0] + i1
 * * dest_strides[1] + ... Strides are numbers of bytes, at least `size` if the extent is not 1.
 * Elements must not overlap in dest. If `size` or an extent is 0, nothing is copied. If ndims is 0,
 * one element is copied.  Each PE calls the routines independently of other PEs. The blocking forms
 * complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi.
 * The forms with `_req` return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_get_nd(void *dest, const ptrdiff_t *dest_strides, const void *source,
                   const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                   size_t size, int pe);
/* get_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on PE
 * `pe` to dest on this PE.  A box has ndims dimensions with extents[d] elements of `size` bytes
 * each. The element with indices (i0, i1, ...) is copied from the address source + i0 *
 * source_strides[0] + i1 * source_strides[1] + ... to the address dest + i0 * dest_strides[0] + i1
 * * dest_strides[1] + ... Strides are numbers of bytes, at least `size` if the extent is not 1.
 * Elements must not overlap in dest. If `size` or an extent is 0, nothing is copied. If ndims is 0,
 * one element is copied.  Each PE calls the routines independently of other PEs. The blocking forms
 * complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi.
 * The forms with `_req` return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_ctx_get_nd(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                       const void *source, const ptrdiff_t *source_strides, const size_t *extents,
                       size_t ndims, size_t size, int pe);
/* get_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on PE
 * `pe` to dest on this PE.  A box has ndims dimensions with extents[d] elements of `size` bytes
 * each. The element with indices (i0, i1, ...) is copied from the address source + i0 *
 * source_strides[0] + i1 * source_strides[1] + ... to the address dest + i0 * dest_strides[0] + i1
 * * dest_strides[1] + ... Strides are numbers of bytes, at least `size` if the extent is not 1.
 * Elements must not overlap in dest. If `size` or an extent is 0, nothing is copied. If ndims is 0,
 * one element is copied.  Each PE calls the routines independently of other PEs. The blocking forms
 * complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi.
 * The forms with `_req` return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_get_nd_nbi(void *dest, const ptrdiff_t *dest_strides, const void *source,
                       const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                       size_t size, int pe);
/* get_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on PE
 * `pe` to dest on this PE.  A box has ndims dimensions with extents[d] elements of `size` bytes
 * each. The element with indices (i0, i1, ...) is copied from the address source + i0 *
 * source_strides[0] + i1 * source_strides[1] + ... to the address dest + i0 * dest_strides[0] + i1
 * * dest_strides[1] + ... Strides are numbers of bytes, at least `size` if the extent is not 1.
 * Elements must not overlap in dest. If `size` or an extent is 0, nothing is copied. If ndims is 0,
 * one element is copied.  Each PE calls the routines independently of other PEs. The blocking forms
 * complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi.
 * The forms with `_req` return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_ctx_get_nd_nbi(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                           const void *source, const ptrdiff_t *source_strides,
                           const size_t *extents, size_t ndims, size_t size, int pe);
/* get_nd: Copies a box of elements with up to SHMEMX_DIMENSIONS_MOST dimensions from source on PE
 * `pe` to dest on this PE.  A box has ndims dimensions with extents[d] elements of `size` bytes
 * each. The element with indices (i0, i1, ...) is copied from the address source + i0 *
 * source_strides[0] + i1 * source_strides[1] + ... to the address dest + i0 * dest_strides[0] + i1
 * * dest_strides[1] + ... Strides are numbers of bytes, at least `size` if the extent is not 1.
 * Elements must not overlap in dest. If `size` or an extent is 0, nothing is copied. If ndims is 0,
 * one element is copied.  Each PE calls the routines independently of other PEs. The blocking forms
 * complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi.
 * The forms with `_req` return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_ctx_get_nd_req(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                           const void *source, const ptrdiff_t *source_strides,
                           const size_t *extents, size_t ndims, size_t size, int pe,
                           shmemx_req_h *req);

/* putv: Copies a list of memory ranges from this PE to a list of memory ranges on PE `pe`.
 * getv: Copies a list of memory ranges from PE `pe` to a list of memory ranges on this PE.
 *
 * The bytes of the source ranges, concatenated in the order of the list, become the bytes of the
 * destination ranges. Both lists have equal total lengths, but may be divided differently. A range
 * of 0 bytes may have any base. Destination ranges must not overlap. The program may reuse the
 * lists when the routine returns.
 *
 * Each PE calls the routines independently of other PEs. The blocking forms complete as shmem_put
 * and shmem_get do, the forms with `_nbi` as shmem_put_nbi and shmem_get_nbi. The forms with `_req`
 * return requests (shmemx_request.h); a pointer to a request may be NULL. */
void shmemx_putv(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                 size_t nsource, int pe);
/* putv: Copies a list of memory ranges from this PE to a list of memory ranges on PE `pe`. */
void shmemx_ctx_putv(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                     const shmemx_piece_t *source, size_t nsource, int pe);
/* putv: Copies a list of memory ranges from this PE to a list of memory ranges on PE `pe`. */
void shmemx_putv_nbi(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                     size_t nsource, int pe);
/* putv: Copies a list of memory ranges from this PE to a list of memory ranges on PE `pe`. */
void shmemx_ctx_putv_nbi(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                         const shmemx_piece_t *source, size_t nsource, int pe);
/* putv: Copies a list of memory ranges from this PE to a list of memory ranges on PE `pe`. */
void shmemx_ctx_putv_req(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                         const shmemx_piece_t *source, size_t nsource, int pe, shmemx_req_h *local,
                         shmemx_req_h *remote);
/* getv: Copies a list of memory ranges from PE `pe` to a list of memory ranges on this PE.  The
 * bytes of the source ranges, concatenated in the order of the list, become the bytes of the
 * destination ranges. Both lists have equal total lengths, but may be divided differently. A range
 * of 0 bytes may have any base. Destination ranges must not overlap. The program may reuse the
 * lists when the routine returns.  Each PE calls the routines independently of other PEs. The
 * blocking forms complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and
 * shmem_get_nbi. The forms with `_req` return requests (shmemx_request.h); a pointer to a request
 * may be NULL. */
void shmemx_getv(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                 size_t nsource, int pe);
/* getv: Copies a list of memory ranges from PE `pe` to a list of memory ranges on this PE.  The
 * bytes of the source ranges, concatenated in the order of the list, become the bytes of the
 * destination ranges. Both lists have equal total lengths, but may be divided differently. A range
 * of 0 bytes may have any base. Destination ranges must not overlap. The program may reuse the
 * lists when the routine returns.  Each PE calls the routines independently of other PEs. The
 * blocking forms complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and
 * shmem_get_nbi. The forms with `_req` return requests (shmemx_request.h); a pointer to a request
 * may be NULL. */
void shmemx_ctx_getv(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                     const shmemx_piece_t *source, size_t nsource, int pe);
/* getv: Copies a list of memory ranges from PE `pe` to a list of memory ranges on this PE.  The
 * bytes of the source ranges, concatenated in the order of the list, become the bytes of the
 * destination ranges. Both lists have equal total lengths, but may be divided differently. A range
 * of 0 bytes may have any base. Destination ranges must not overlap. The program may reuse the
 * lists when the routine returns.  Each PE calls the routines independently of other PEs. The
 * blocking forms complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and
 * shmem_get_nbi. The forms with `_req` return requests (shmemx_request.h); a pointer to a request
 * may be NULL. */
void shmemx_getv_nbi(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                     size_t nsource, int pe);
/* getv: Copies a list of memory ranges from PE `pe` to a list of memory ranges on this PE.  The
 * bytes of the source ranges, concatenated in the order of the list, become the bytes of the
 * destination ranges. Both lists have equal total lengths, but may be divided differently. A range
 * of 0 bytes may have any base. Destination ranges must not overlap. The program may reuse the
 * lists when the routine returns.  Each PE calls the routines independently of other PEs. The
 * blocking forms complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and
 * shmem_get_nbi. The forms with `_req` return requests (shmemx_request.h); a pointer to a request
 * may be NULL. */
void shmemx_ctx_getv_nbi(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                         const shmemx_piece_t *source, size_t nsource, int pe);
/* getv: Copies a list of memory ranges from PE `pe` to a list of memory ranges on this PE.  The
 * bytes of the source ranges, concatenated in the order of the list, become the bytes of the
 * destination ranges. Both lists have equal total lengths, but may be divided differently. A range
 * of 0 bytes may have any base. Destination ranges must not overlap. The program may reuse the
 * lists when the routine returns.  Each PE calls the routines independently of other PEs. The
 * blocking forms complete as shmem_put and shmem_get do, the forms with `_nbi` as shmem_put_nbi and
 * shmem_get_nbi. The forms with `_req` return requests (shmemx_request.h); a pointer to a request
 * may be NULL. */
void shmemx_ctx_getv_req(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                         const shmemx_piece_t *source, size_t nsource, int pe, shmemx_req_h *req);

/* ---- Completion ----------------------------------------------------------------------------- */

/* Waits until the program may reuse the sources of all nonblocking puts on the context, including
 * puts with signal. Does not wait for data to arrive at targets, and not for gets and atomic
 * fetches. Each PE calls it independently of other PEs. Does nothing for SHMEM_CTX_INVALID.
 * [specification's pull request #497] */
void shmemx_ctx_local_complete(shmem_ctx_t ctx);

/* Completes all operations on each of nctxs contexts, as shmem_ctx_quiet does for one. It starts
 * the completion of all contexts before it waits for one, so it is faster than nctxs calls of
 * shmem_ctx_quiet. Entries that are SHMEM_CTX_INVALID are ignored. Each PE calls it independently
 * of other PEs. [specification's issue #453] */
void shmemx_quiet_all(const shmem_ctx_t *ctxs, size_t nctxs);

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

/* ---- Blocks without blocking ---------------------------------------------------------------- */

/* As shmemx_float_iput_nbi. */
void pshmemx_float_iput_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_double_iput_nbi. */
void pshmemx_double_iput_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_longdouble_iput_nbi. */
void pshmemx_longdouble_iput_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_char_iput_nbi. */
void pshmemx_char_iput_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_schar_iput_nbi. */
void pshmemx_schar_iput_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_short_iput_nbi. */
void pshmemx_short_iput_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_int_iput_nbi. */
void pshmemx_int_iput_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                          int pe);
/* As shmemx_long_iput_nbi. */
void pshmemx_long_iput_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_longlong_iput_nbi. */
void pshmemx_longlong_iput_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_uchar_iput_nbi. */
void pshmemx_uchar_iput_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ushort_iput_nbi. */
void pshmemx_ushort_iput_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_uint_iput_nbi. */
void pshmemx_uint_iput_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ulong_iput_nbi. */
void pshmemx_ulong_iput_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ulonglong_iput_nbi. */
void pshmemx_ulonglong_iput_nbi(unsigned long long *dest, const unsigned long long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_int8_iput_nbi. */
void pshmemx_int8_iput_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_int16_iput_nbi. */
void pshmemx_int16_iput_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_int32_iput_nbi. */
void pshmemx_int32_iput_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_int64_iput_nbi. */
void pshmemx_int64_iput_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_uint8_iput_nbi. */
void pshmemx_uint8_iput_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_uint16_iput_nbi. */
void pshmemx_uint16_iput_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_uint32_iput_nbi. */
void pshmemx_uint32_iput_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_uint64_iput_nbi. */
void pshmemx_uint64_iput_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_size_iput_nbi. */
void pshmemx_size_iput_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_ptrdiff_iput_nbi. */
void pshmemx_ptrdiff_iput_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_float_iput_nbi. */
void pshmemx_ctx_float_iput_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_double_iput_nbi. */
void pshmemx_ctx_double_iput_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_longdouble_iput_nbi. */
void pshmemx_ctx_longdouble_iput_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_char_iput_nbi. */
void pshmemx_ctx_char_iput_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_schar_iput_nbi. */
void pshmemx_ctx_schar_iput_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_short_iput_nbi. */
void pshmemx_ctx_short_iput_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int_iput_nbi. */
void pshmemx_ctx_int_iput_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_long_iput_nbi. */
void pshmemx_ctx_long_iput_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_longlong_iput_nbi. */
void pshmemx_ctx_longlong_iput_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uchar_iput_nbi. */
void pshmemx_ctx_uchar_iput_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ushort_iput_nbi. */
void pshmemx_ctx_ushort_iput_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                 const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe);
/* As shmemx_ctx_uint_iput_nbi. */
void pshmemx_ctx_uint_iput_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ulong_iput_nbi. */
void pshmemx_ctx_ulong_iput_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ulonglong_iput_nbi. */
void pshmemx_ctx_ulonglong_iput_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t nelems, int pe);
/* As shmemx_ctx_int8_iput_nbi. */
void pshmemx_ctx_int8_iput_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int16_iput_nbi. */
void pshmemx_ctx_int16_iput_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int32_iput_nbi. */
void pshmemx_ctx_int32_iput_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int64_iput_nbi. */
void pshmemx_ctx_int64_iput_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint8_iput_nbi. */
void pshmemx_ctx_uint8_iput_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint16_iput_nbi. */
void pshmemx_ctx_uint16_iput_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint32_iput_nbi. */
void pshmemx_ctx_uint32_iput_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint64_iput_nbi. */
void pshmemx_ctx_uint64_iput_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_size_iput_nbi. */
void pshmemx_ctx_size_iput_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ptrdiff_iput_nbi. */
void pshmemx_ctx_ptrdiff_iput_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_float_iget_nbi. */
void pshmemx_float_iget_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_double_iget_nbi. */
void pshmemx_double_iget_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_longdouble_iget_nbi. */
void pshmemx_longdouble_iget_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_char_iget_nbi. */
void pshmemx_char_iget_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_schar_iget_nbi. */
void pshmemx_schar_iget_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_short_iget_nbi. */
void pshmemx_short_iget_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_int_iget_nbi. */
void pshmemx_int_iget_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                          int pe);
/* As shmemx_long_iget_nbi. */
void pshmemx_long_iget_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_longlong_iget_nbi. */
void pshmemx_longlong_iget_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_uchar_iget_nbi. */
void pshmemx_uchar_iget_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ushort_iget_nbi. */
void pshmemx_ushort_iget_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_uint_iget_nbi. */
void pshmemx_uint_iget_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ulong_iget_nbi. */
void pshmemx_ulong_iget_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ulonglong_iget_nbi. */
void pshmemx_ulonglong_iget_nbi(unsigned long long *dest, const unsigned long long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_int8_iget_nbi. */
void pshmemx_int8_iget_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_int16_iget_nbi. */
void pshmemx_int16_iget_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_int32_iget_nbi. */
void pshmemx_int32_iget_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_int64_iget_nbi. */
void pshmemx_int64_iget_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_uint8_iget_nbi. */
void pshmemx_uint8_iget_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t nelems, int pe);
/* As shmemx_uint16_iget_nbi. */
void pshmemx_uint16_iget_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_uint32_iget_nbi. */
void pshmemx_uint32_iget_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_uint64_iget_nbi. */
void pshmemx_uint64_iget_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t nelems, int pe);
/* As shmemx_size_iget_nbi. */
void pshmemx_size_iget_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                           size_t nelems, int pe);
/* As shmemx_ptrdiff_iget_nbi. */
void pshmemx_ptrdiff_iget_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_float_iget_nbi. */
void pshmemx_ctx_float_iget_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_double_iget_nbi. */
void pshmemx_ctx_double_iget_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_longdouble_iget_nbi. */
void pshmemx_ctx_longdouble_iget_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_char_iget_nbi. */
void pshmemx_ctx_char_iget_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_schar_iget_nbi. */
void pshmemx_ctx_schar_iget_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_short_iget_nbi. */
void pshmemx_ctx_short_iget_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int_iget_nbi. */
void pshmemx_ctx_int_iget_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_long_iget_nbi. */
void pshmemx_ctx_long_iget_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_longlong_iget_nbi. */
void pshmemx_ctx_longlong_iget_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uchar_iget_nbi. */
void pshmemx_ctx_uchar_iget_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ushort_iget_nbi. */
void pshmemx_ctx_ushort_iget_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                 const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                                 size_t nelems, int pe);
/* As shmemx_ctx_uint_iget_nbi. */
void pshmemx_ctx_uint_iget_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                               ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ulong_iget_nbi. */
void pshmemx_ctx_ulong_iget_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ulonglong_iget_nbi. */
void pshmemx_ctx_ulonglong_iget_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                    size_t nelems, int pe);
/* As shmemx_ctx_int8_iget_nbi. */
void pshmemx_ctx_int8_iget_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int16_iget_nbi. */
void pshmemx_ctx_int16_iget_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int32_iget_nbi. */
void pshmemx_ctx_int32_iget_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_int64_iget_nbi. */
void pshmemx_ctx_int64_iget_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint8_iget_nbi. */
void pshmemx_ctx_uint8_iget_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint16_iget_nbi. */
void pshmemx_ctx_uint16_iget_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint32_iget_nbi. */
void pshmemx_ctx_uint32_iget_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_uint64_iget_nbi. */
void pshmemx_ctx_uint64_iget_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_size_iget_nbi. */
void pshmemx_ctx_size_iget_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_ptrdiff_iget_nbi. */
void pshmemx_ctx_ptrdiff_iget_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_float_ibput_nbi. */
void pshmemx_float_ibput_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_double_ibput_nbi. */
void pshmemx_double_ibput_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_longdouble_ibput_nbi. */
void pshmemx_longdouble_ibput_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                  ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_char_ibput_nbi. */
void pshmemx_char_ibput_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_schar_ibput_nbi. */
void pshmemx_schar_ibput_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_short_ibput_nbi. */
void pshmemx_short_ibput_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_int_ibput_nbi. */
void pshmemx_int_ibput_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                           size_t nblocks, int pe);
/* As shmemx_long_ibput_nbi. */
void pshmemx_long_ibput_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_longlong_ibput_nbi. */
void pshmemx_longlong_ibput_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_uchar_ibput_nbi. */
void pshmemx_uchar_ibput_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ushort_ibput_nbi. */
void pshmemx_ushort_ibput_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint_ibput_nbi. */
void pshmemx_uint_ibput_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ulong_ibput_nbi. */
void pshmemx_ulong_ibput_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ulonglong_ibput_nbi. */
void pshmemx_ulonglong_ibput_nbi(unsigned long long *dest, const unsigned long long *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_int8_ibput_nbi. */
void pshmemx_int8_ibput_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_int16_ibput_nbi. */
void pshmemx_int16_ibput_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_int32_ibput_nbi. */
void pshmemx_int32_ibput_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_int64_ibput_nbi. */
void pshmemx_int64_ibput_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint8_ibput_nbi. */
void pshmemx_uint8_ibput_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint16_ibput_nbi. */
void pshmemx_uint16_ibput_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint32_ibput_nbi. */
void pshmemx_uint32_ibput_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint64_ibput_nbi. */
void pshmemx_uint64_ibput_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_size_ibput_nbi. */
void pshmemx_size_ibput_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_ptrdiff_ibput_nbi. */
void pshmemx_ptrdiff_ibput_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_float_ibput_nbi. */
void pshmemx_ctx_float_ibput_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_double_ibput_nbi. */
void pshmemx_ctx_double_ibput_nbi(shmem_ctx_t ctx, double *dest, const double *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_longdouble_ibput_nbi. */
void pshmemx_ctx_longdouble_ibput_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                      int pe);
/* As shmemx_ctx_char_ibput_nbi. */
void pshmemx_ctx_char_ibput_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_schar_ibput_nbi. */
void pshmemx_ctx_schar_ibput_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_short_ibput_nbi. */
void pshmemx_ctx_short_ibput_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_int_ibput_nbi. */
void pshmemx_ctx_int_ibput_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_long_ibput_nbi. */
void pshmemx_ctx_long_ibput_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_longlong_ibput_nbi. */
void pshmemx_ctx_longlong_ibput_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                    int pe);
/* As shmemx_ctx_uchar_ibput_nbi. */
void pshmemx_ctx_uchar_ibput_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_ushort_ibput_nbi. */
void pshmemx_ctx_ushort_ibput_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                  const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                                  size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_uint_ibput_nbi. */
void pshmemx_ctx_uint_ibput_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ulong_ibput_nbi. */
void pshmemx_ctx_ulong_ibput_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_ulonglong_ibput_nbi. */
void pshmemx_ctx_ulonglong_ibput_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                     const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_int8_ibput_nbi. */
void pshmemx_ctx_int8_ibput_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_int16_ibput_nbi. */
void pshmemx_ctx_int16_ibput_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_int32_ibput_nbi. */
void pshmemx_ctx_int32_ibput_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_int64_ibput_nbi. */
void pshmemx_ctx_int64_ibput_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_uint8_ibput_nbi. */
void pshmemx_ctx_uint8_ibput_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_uint16_ibput_nbi. */
void pshmemx_ctx_uint16_ibput_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_uint32_ibput_nbi. */
void pshmemx_ctx_uint32_ibput_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_uint64_ibput_nbi. */
void pshmemx_ctx_uint64_ibput_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_size_ibput_nbi. */
void pshmemx_ctx_size_ibput_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ptrdiff_ibput_nbi. */
void pshmemx_ctx_ptrdiff_ibput_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                   int pe);
/* As shmemx_float_ibget_nbi. */
void pshmemx_float_ibget_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_double_ibget_nbi. */
void pshmemx_double_ibget_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_longdouble_ibget_nbi. */
void pshmemx_longdouble_ibget_nbi(long double *dest, const long double *source, ptrdiff_t dst,
                                  ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_char_ibget_nbi. */
void pshmemx_char_ibget_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_schar_ibget_nbi. */
void pshmemx_schar_ibget_nbi(signed char *dest, const signed char *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_short_ibget_nbi. */
void pshmemx_short_ibget_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_int_ibget_nbi. */
void pshmemx_int_ibget_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                           size_t nblocks, int pe);
/* As shmemx_long_ibget_nbi. */
void pshmemx_long_ibget_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_longlong_ibget_nbi. */
void pshmemx_longlong_ibget_nbi(long long *dest, const long long *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_uchar_ibget_nbi. */
void pshmemx_uchar_ibget_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ushort_ibget_nbi. */
void pshmemx_ushort_ibget_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint_ibget_nbi. */
void pshmemx_uint_ibget_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ulong_ibget_nbi. */
void pshmemx_ulong_ibget_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ulonglong_ibget_nbi. */
void pshmemx_ulonglong_ibget_nbi(unsigned long long *dest, const unsigned long long *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_int8_ibget_nbi. */
void pshmemx_int8_ibget_nbi(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_int16_ibget_nbi. */
void pshmemx_int16_ibget_nbi(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_int32_ibget_nbi. */
void pshmemx_int32_ibget_nbi(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_int64_ibget_nbi. */
void pshmemx_int64_ibget_nbi(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint8_ibget_nbi. */
void pshmemx_uint8_ibget_nbi(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint16_ibget_nbi. */
void pshmemx_uint16_ibget_nbi(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint32_ibget_nbi. */
void pshmemx_uint32_ibget_nbi(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_uint64_ibget_nbi. */
void pshmemx_uint64_ibget_nbi(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                              size_t bsize, size_t nblocks, int pe);
/* As shmemx_size_ibget_nbi. */
void pshmemx_size_ibget_nbi(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
                            size_t bsize, size_t nblocks, int pe);
/* As shmemx_ptrdiff_ibget_nbi. */
void pshmemx_ptrdiff_ibget_nbi(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_float_ibget_nbi. */
void pshmemx_ctx_float_ibget_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_double_ibget_nbi. */
void pshmemx_ctx_double_ibget_nbi(shmem_ctx_t ctx, double *dest, const double *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_longdouble_ibget_nbi. */
void pshmemx_ctx_longdouble_ibget_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                      int pe);
/* As shmemx_ctx_char_ibget_nbi. */
void pshmemx_ctx_char_ibget_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_schar_ibget_nbi. */
void pshmemx_ctx_schar_ibget_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_short_ibget_nbi. */
void pshmemx_ctx_short_ibget_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_int_ibget_nbi. */
void pshmemx_ctx_int_ibget_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
                               ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_long_ibget_nbi. */
void pshmemx_ctx_long_ibget_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_longlong_ibget_nbi. */
void pshmemx_ctx_longlong_ibget_nbi(shmem_ctx_t ctx, long long *dest, const long long *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                    int pe);
/* As shmemx_ctx_uchar_ibget_nbi. */
void pshmemx_ctx_uchar_ibget_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_ushort_ibget_nbi. */
void pshmemx_ctx_ushort_ibget_nbi(shmem_ctx_t ctx, unsigned short *dest,
                                  const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                                  size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_uint_ibget_nbi. */
void pshmemx_ctx_uint_ibget_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                                ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ulong_ibget_nbi. */
void pshmemx_ctx_ulong_ibget_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_ulonglong_ibget_nbi. */
void pshmemx_ctx_ulonglong_ibget_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                                     const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
                                     size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_int8_ibget_nbi. */
void pshmemx_ctx_int8_ibget_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_int16_ibget_nbi. */
void pshmemx_ctx_int16_ibget_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_int32_ibget_nbi. */
void pshmemx_ctx_int32_ibget_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_int64_ibget_nbi. */
void pshmemx_ctx_int64_ibget_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_uint8_ibget_nbi. */
void pshmemx_ctx_uint8_ibget_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                 int pe);
/* As shmemx_ctx_uint16_ibget_nbi. */
void pshmemx_ctx_uint16_ibget_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_uint32_ibget_nbi. */
void pshmemx_ctx_uint32_ibget_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_uint64_ibget_nbi. */
void pshmemx_ctx_uint64_ibget_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
                                  ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                  int pe);
/* As shmemx_ctx_size_ibget_nbi. */
void pshmemx_ctx_size_ibget_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ptrdiff_ibget_nbi. */
void pshmemx_ctx_ptrdiff_ibget_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks,
                                   int pe);
/* As shmemx_iput8_nbi. */
void pshmemx_iput8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* As shmemx_iput16_nbi. */
void pshmemx_iput16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
/* As shmemx_iput32_nbi. */
void pshmemx_iput32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
/* As shmemx_iput64_nbi. */
void pshmemx_iput64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
/* As shmemx_iput128_nbi. */
void pshmemx_iput128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
/* As shmemx_ctx_iput8_nbi. */
void pshmemx_ctx_iput8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iput16_nbi. */
void pshmemx_ctx_iput16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iput32_nbi. */
void pshmemx_ctx_iput32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iput64_nbi. */
void pshmemx_ctx_iput64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iput128_nbi. */
void pshmemx_ctx_iput128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_iget8_nbi. */
void pshmemx_iget8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                       int pe);
/* As shmemx_iget16_nbi. */
void pshmemx_iget16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
/* As shmemx_iget32_nbi. */
void pshmemx_iget32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
/* As shmemx_iget64_nbi. */
void pshmemx_iget64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
/* As shmemx_iget128_nbi. */
void pshmemx_iget128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
/* As shmemx_ctx_iget8_nbi. */
void pshmemx_ctx_iget8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                           ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iget16_nbi. */
void pshmemx_ctx_iget16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iget32_nbi. */
void pshmemx_ctx_iget32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iget64_nbi. */
void pshmemx_ctx_iget64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ctx_iget128_nbi. */
void pshmemx_ctx_iget128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems, int pe);
/* As shmemx_ibput8_nbi. */
void pshmemx_ibput8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* As shmemx_ibput16_nbi. */
void pshmemx_ibput16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);
/* As shmemx_ibput32_nbi. */
void pshmemx_ibput32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);
/* As shmemx_ibput64_nbi. */
void pshmemx_ibput64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);
/* As shmemx_ibput128_nbi. */
void pshmemx_ibput128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibput8_nbi. */
void pshmemx_ctx_ibput8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibput16_nbi. */
void pshmemx_ctx_ibput16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibput32_nbi. */
void pshmemx_ctx_ibput32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibput64_nbi. */
void pshmemx_ctx_ibput64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibput128_nbi. */
void pshmemx_ctx_ibput128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ibget8_nbi. */
void pshmemx_ibget8_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                        size_t nblocks, int pe);
/* As shmemx_ibget16_nbi. */
void pshmemx_ibget16_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);
/* As shmemx_ibget32_nbi. */
void pshmemx_ibget32_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);
/* As shmemx_ibget64_nbi. */
void pshmemx_ibget64_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                         size_t nblocks, int pe);
/* As shmemx_ibget128_nbi. */
void pshmemx_ibget128_nbi(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibget8_nbi. */
void pshmemx_ctx_ibget8_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibget16_nbi. */
void pshmemx_ctx_ibget16_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibget32_nbi. */
void pshmemx_ctx_ibget32_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibget64_nbi. */
void pshmemx_ctx_ibget64_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
/* As shmemx_ctx_ibget128_nbi. */
void pshmemx_ctx_ibget128_nbi(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
                              ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

/* ---- Shapes --------------------------------------------------------------------------------- */

/* As shmemx_put_nd. */
void pshmemx_put_nd(void *dest, const ptrdiff_t *dest_strides, const void *source,
                    const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                    size_t size, int pe);
/* As shmemx_ctx_put_nd. */
void pshmemx_ctx_put_nd(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                        const void *source, const ptrdiff_t *source_strides, const size_t *extents,
                        size_t ndims, size_t size, int pe);
/* As shmemx_put_nd_nbi. */
void pshmemx_put_nd_nbi(void *dest, const ptrdiff_t *dest_strides, const void *source,
                        const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                        size_t size, int pe);
/* As shmemx_ctx_put_nd_nbi. */
void pshmemx_ctx_put_nd_nbi(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                            const void *source, const ptrdiff_t *source_strides,
                            const size_t *extents, size_t ndims, size_t size, int pe);
/* As shmemx_ctx_put_nd_req. */
void pshmemx_ctx_put_nd_req(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                            const void *source, const ptrdiff_t *source_strides,
                            const size_t *extents, size_t ndims, size_t size, int pe,
                            shmemx_req_h *local, shmemx_req_h *remote);
/* As shmemx_get_nd. */
void pshmemx_get_nd(void *dest, const ptrdiff_t *dest_strides, const void *source,
                    const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                    size_t size, int pe);
/* As shmemx_ctx_get_nd. */
void pshmemx_ctx_get_nd(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                        const void *source, const ptrdiff_t *source_strides, const size_t *extents,
                        size_t ndims, size_t size, int pe);
/* As shmemx_get_nd_nbi. */
void pshmemx_get_nd_nbi(void *dest, const ptrdiff_t *dest_strides, const void *source,
                        const ptrdiff_t *source_strides, const size_t *extents, size_t ndims,
                        size_t size, int pe);
/* As shmemx_ctx_get_nd_nbi. */
void pshmemx_ctx_get_nd_nbi(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                            const void *source, const ptrdiff_t *source_strides,
                            const size_t *extents, size_t ndims, size_t size, int pe);
/* As shmemx_ctx_get_nd_req. */
void pshmemx_ctx_get_nd_req(shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides,
                            const void *source, const ptrdiff_t *source_strides,
                            const size_t *extents, size_t ndims, size_t size, int pe,
                            shmemx_req_h *req);
/* As shmemx_putv. */
void pshmemx_putv(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                  size_t nsource, int pe);
/* As shmemx_ctx_putv. */
void pshmemx_ctx_putv(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                      const shmemx_piece_t *source, size_t nsource, int pe);
/* As shmemx_putv_nbi. */
void pshmemx_putv_nbi(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                      size_t nsource, int pe);
/* As shmemx_ctx_putv_nbi. */
void pshmemx_ctx_putv_nbi(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                          const shmemx_piece_t *source, size_t nsource, int pe);
/* As shmemx_ctx_putv_req. */
void pshmemx_ctx_putv_req(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                          const shmemx_piece_t *source, size_t nsource, int pe, shmemx_req_h *local,
                          shmemx_req_h *remote);
/* As shmemx_getv. */
void pshmemx_getv(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                  size_t nsource, int pe);
/* As shmemx_ctx_getv. */
void pshmemx_ctx_getv(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                      const shmemx_piece_t *source, size_t nsource, int pe);
/* As shmemx_getv_nbi. */
void pshmemx_getv_nbi(const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,
                      size_t nsource, int pe);
/* As shmemx_ctx_getv_nbi. */
void pshmemx_ctx_getv_nbi(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                          const shmemx_piece_t *source, size_t nsource, int pe);
/* As shmemx_ctx_getv_req. */
void pshmemx_ctx_getv_req(shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest,
                          const shmemx_piece_t *source, size_t nsource, int pe, shmemx_req_h *req);

/* ---- Completion ----------------------------------------------------------------------------- */

/* As shmemx_ctx_local_complete. */
void pshmemx_ctx_local_complete(shmem_ctx_t ctx);
/* As shmemx_quiet_all. */
void pshmemx_quiet_all(const shmem_ctx_t *ctxs, size_t nctxs);

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
#include "shmem_impl/overloads/shmemx_rma.h"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_impl/generics/shmemx_rma.h"
#endif

#endif

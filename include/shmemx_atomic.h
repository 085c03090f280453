/* Made by scripts/headers from src/api/headers/shmemx_atomic.h.in; change that, and run it. */
/*
 * Extensions of Isthmus: atomic minimum, maximum and product, and atomic operations on
 * floating-point variables for which the specification has only integers. docs/guides/requests.md
 * explains how to use them.
 */
#ifndef SHMEMX_ATOMIC_H
#define SHMEMX_ATOMIC_H

#include "shmemx_request.h"

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

/* Each PE calls these routines independently of other PEs. dest is a symmetric address at a
 * multiple of the size of its type. `pe` is a PE of the context's team, or of the job if the
 * routine has no context. Each operation is atomic with respect to all other atomic operations on
 * the variable. Invalid arguments abort the job with an error message.
 *
 * Routines without a result may return before the operation is executed; a quiet of the context
 * completes it. Routines that return the previous value return after the operation is executed.
 * After a routine with `_nbi`, a quiet of the context completes the operation and stores the
 * previous value in *fetch. For a routine with `_req`, this is the case when the request *req is
 * complete; if `req` is NULL, after a quiet of the context. */

/* ---- Minimum, maximum, product --------------------------------------------------------------- */

/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value.
 * fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value.
 * fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value.
 * min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically.
 * max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically.
 * mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.
 *
 * Products of integers wrap around. For float and double, minimum and maximum prefer a number to
 * NaN, and treat -0 as less than +0. The result of several operations therefore does not depend on
 * their order. Products are rounded with the rounding mode of the PE that executes the
 * operation. */
void shmemx_int_atomic_min(int *dest, int value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_long_atomic_min(long *dest, long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_longlong_atomic_min(long long *dest, long long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_uint_atomic_min(unsigned int *dest, unsigned int value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ulong_atomic_min(unsigned long *dest, unsigned long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ulonglong_atomic_min(unsigned long long *dest, unsigned long long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_int32_atomic_min(int32_t *dest, int32_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_int64_atomic_min(int64_t *dest, int64_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_uint32_atomic_min(uint32_t *dest, uint32_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_uint64_atomic_min(uint64_t *dest, uint64_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_size_atomic_min(size_t *dest, size_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ptrdiff_atomic_min(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_float_atomic_min(float *dest, float value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_double_atomic_min(double *dest, double value, int pe);

/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_int_atomic_min(shmem_ctx_t ctx, int *dest, int value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_long_atomic_min(shmem_ctx_t ctx, long *dest, long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_longlong_atomic_min(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_uint_atomic_min(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_ulong_atomic_min(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_ulonglong_atomic_min(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_int32_atomic_min(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_int64_atomic_min(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_uint32_atomic_min(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_uint64_atomic_min(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_size_atomic_min(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_ptrdiff_atomic_min(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_float_atomic_min(shmem_ctx_t ctx, float *dest, float value, int pe);
/* min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically. */
void shmemx_ctx_double_atomic_min(shmem_ctx_t ctx, double *dest, double value, int pe);

/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_int_atomic_max(int *dest, int value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_long_atomic_max(long *dest, long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_longlong_atomic_max(long long *dest, long long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_uint_atomic_max(unsigned int *dest, unsigned int value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ulong_atomic_max(unsigned long *dest, unsigned long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ulonglong_atomic_max(unsigned long long *dest, unsigned long long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_int32_atomic_max(int32_t *dest, int32_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_int64_atomic_max(int64_t *dest, int64_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_uint32_atomic_max(uint32_t *dest, uint32_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_uint64_atomic_max(uint64_t *dest, uint64_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_size_atomic_max(size_t *dest, size_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ptrdiff_atomic_max(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_float_atomic_max(float *dest, float value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_double_atomic_max(double *dest, double value, int pe);

/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_int_atomic_max(shmem_ctx_t ctx, int *dest, int value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_long_atomic_max(shmem_ctx_t ctx, long *dest, long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_longlong_atomic_max(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_uint_atomic_max(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_ulong_atomic_max(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_ulonglong_atomic_max(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_int32_atomic_max(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_int64_atomic_max(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_uint32_atomic_max(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_uint64_atomic_max(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_size_atomic_max(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_ptrdiff_atomic_max(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_float_atomic_max(shmem_ctx_t ctx, float *dest, float value, int pe);
/* max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically. */
void shmemx_ctx_double_atomic_max(shmem_ctx_t ctx, double *dest, double value, int pe);

/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_int_atomic_mul(int *dest, int value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_long_atomic_mul(long *dest, long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_longlong_atomic_mul(long long *dest, long long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_uint_atomic_mul(unsigned int *dest, unsigned int value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ulong_atomic_mul(unsigned long *dest, unsigned long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ulonglong_atomic_mul(unsigned long long *dest, unsigned long long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_int32_atomic_mul(int32_t *dest, int32_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_int64_atomic_mul(int64_t *dest, int64_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_uint32_atomic_mul(uint32_t *dest, uint32_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_uint64_atomic_mul(uint64_t *dest, uint64_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_size_atomic_mul(size_t *dest, size_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ptrdiff_atomic_mul(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_float_atomic_mul(float *dest, float value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_double_atomic_mul(double *dest, double value, int pe);

/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_int_atomic_mul(shmem_ctx_t ctx, int *dest, int value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_long_atomic_mul(shmem_ctx_t ctx, long *dest, long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_longlong_atomic_mul(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_uint_atomic_mul(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_ulong_atomic_mul(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_ulonglong_atomic_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_int32_atomic_mul(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_int64_atomic_mul(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_uint32_atomic_mul(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_uint64_atomic_mul(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_size_atomic_mul(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_ptrdiff_atomic_mul(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_float_atomic_mul(shmem_ctx_t ctx, float *dest, float value, int pe);
/* mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically.  Products of
 * integers wrap around. For float and double, minimum and maximum prefer a number to NaN, and treat
 * -0 as less than +0. The result of several operations therefore does not depend on their order.
 * Products are rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_double_atomic_mul(shmem_ctx_t ctx, double *dest, double value, int pe);

/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
int shmemx_int_atomic_fetch_min(int *dest, int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
long shmemx_long_atomic_fetch_min(long *dest, long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
long long shmemx_longlong_atomic_fetch_min(long long *dest, long long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned int shmemx_uint_atomic_fetch_min(unsigned int *dest, unsigned int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long shmemx_ulong_atomic_fetch_min(unsigned long *dest, unsigned long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long long shmemx_ulonglong_atomic_fetch_min(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
int32_t shmemx_int32_atomic_fetch_min(int32_t *dest, int32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
int64_t shmemx_int64_atomic_fetch_min(int64_t *dest, int64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
uint32_t shmemx_uint32_atomic_fetch_min(uint32_t *dest, uint32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
uint64_t shmemx_uint64_atomic_fetch_min(uint64_t *dest, uint64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
size_t shmemx_size_atomic_fetch_min(size_t *dest, size_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
ptrdiff_t shmemx_ptrdiff_atomic_fetch_min(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
float shmemx_float_atomic_fetch_min(float *dest, float value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
double shmemx_double_atomic_fetch_min(double *dest, double value, int pe);

/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
int shmemx_ctx_int_atomic_fetch_min(shmem_ctx_t ctx, int *dest, int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
long shmemx_ctx_long_atomic_fetch_min(shmem_ctx_t ctx, long *dest, long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
long long shmemx_ctx_longlong_atomic_fetch_min(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned int shmemx_ctx_uint_atomic_fetch_min(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long shmemx_ctx_ulong_atomic_fetch_min(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long long shmemx_ctx_ulonglong_atomic_fetch_min(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
int32_t shmemx_ctx_int32_atomic_fetch_min(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
int64_t shmemx_ctx_int64_atomic_fetch_min(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
uint32_t shmemx_ctx_uint32_atomic_fetch_min(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
uint64_t shmemx_ctx_uint64_atomic_fetch_min(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
size_t shmemx_ctx_size_atomic_fetch_min(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
ptrdiff_t shmemx_ctx_ptrdiff_atomic_fetch_min(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
float shmemx_ctx_float_atomic_fetch_min(shmem_ctx_t ctx, float *dest, float value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
double shmemx_ctx_double_atomic_fetch_min(shmem_ctx_t ctx, double *dest, double value, int pe);

/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
int shmemx_int_atomic_fetch_max(int *dest, int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
long shmemx_long_atomic_fetch_max(long *dest, long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
long long shmemx_longlong_atomic_fetch_max(long long *dest, long long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned int shmemx_uint_atomic_fetch_max(unsigned int *dest, unsigned int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long shmemx_ulong_atomic_fetch_max(unsigned long *dest, unsigned long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long long shmemx_ulonglong_atomic_fetch_max(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
int32_t shmemx_int32_atomic_fetch_max(int32_t *dest, int32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
int64_t shmemx_int64_atomic_fetch_max(int64_t *dest, int64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
uint32_t shmemx_uint32_atomic_fetch_max(uint32_t *dest, uint32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
uint64_t shmemx_uint64_atomic_fetch_max(uint64_t *dest, uint64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
size_t shmemx_size_atomic_fetch_max(size_t *dest, size_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
ptrdiff_t shmemx_ptrdiff_atomic_fetch_max(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
float shmemx_float_atomic_fetch_max(float *dest, float value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
double shmemx_double_atomic_fetch_max(double *dest, double value, int pe);

/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
int shmemx_ctx_int_atomic_fetch_max(shmem_ctx_t ctx, int *dest, int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
long shmemx_ctx_long_atomic_fetch_max(shmem_ctx_t ctx, long *dest, long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
long long shmemx_ctx_longlong_atomic_fetch_max(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned int shmemx_ctx_uint_atomic_fetch_max(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long shmemx_ctx_ulong_atomic_fetch_max(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long long shmemx_ctx_ulonglong_atomic_fetch_max(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
int32_t shmemx_ctx_int32_atomic_fetch_max(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
int64_t shmemx_ctx_int64_atomic_fetch_max(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
uint32_t shmemx_ctx_uint32_atomic_fetch_max(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
uint64_t shmemx_ctx_uint64_atomic_fetch_max(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
size_t shmemx_ctx_size_atomic_fetch_max(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
ptrdiff_t shmemx_ctx_ptrdiff_atomic_fetch_max(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
float shmemx_ctx_float_atomic_fetch_max(shmem_ctx_t ctx, float *dest, float value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
double shmemx_ctx_double_atomic_fetch_max(shmem_ctx_t ctx, double *dest, double value, int pe);

/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
int shmemx_int_atomic_fetch_mul(int *dest, int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
long shmemx_long_atomic_fetch_mul(long *dest, long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
long long shmemx_longlong_atomic_fetch_mul(long long *dest, long long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned int shmemx_uint_atomic_fetch_mul(unsigned int *dest, unsigned int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long shmemx_ulong_atomic_fetch_mul(unsigned long *dest, unsigned long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long long shmemx_ulonglong_atomic_fetch_mul(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
int32_t shmemx_int32_atomic_fetch_mul(int32_t *dest, int32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
int64_t shmemx_int64_atomic_fetch_mul(int64_t *dest, int64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
uint32_t shmemx_uint32_atomic_fetch_mul(uint32_t *dest, uint32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
uint64_t shmemx_uint64_atomic_fetch_mul(uint64_t *dest, uint64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
size_t shmemx_size_atomic_fetch_mul(size_t *dest, size_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
ptrdiff_t shmemx_ptrdiff_atomic_fetch_mul(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
float shmemx_float_atomic_fetch_mul(float *dest, float value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
double shmemx_double_atomic_fetch_mul(double *dest, double value, int pe);

/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
int shmemx_ctx_int_atomic_fetch_mul(shmem_ctx_t ctx, int *dest, int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
long shmemx_ctx_long_atomic_fetch_mul(shmem_ctx_t ctx, long *dest, long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
long long shmemx_ctx_longlong_atomic_fetch_mul(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned int shmemx_ctx_uint_atomic_fetch_mul(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long shmemx_ctx_ulong_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
unsigned long long shmemx_ctx_ulonglong_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
int32_t shmemx_ctx_int32_atomic_fetch_mul(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
int64_t shmemx_ctx_int64_atomic_fetch_mul(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
uint32_t shmemx_ctx_uint32_atomic_fetch_mul(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
uint64_t shmemx_ctx_uint64_atomic_fetch_mul(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
size_t shmemx_ctx_size_atomic_fetch_mul(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
ptrdiff_t shmemx_ctx_ptrdiff_atomic_fetch_mul(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
float shmemx_ctx_float_atomic_fetch_mul(shmem_ctx_t ctx, float *dest, float value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
double shmemx_ctx_double_atomic_fetch_mul(shmem_ctx_t ctx, double *dest, double value, int pe);

/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int_atomic_fetch_min_nbi(int *fetch, int *dest, int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_long_atomic_fetch_min_nbi(long *fetch, long *dest, long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_longlong_atomic_fetch_min_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint_atomic_fetch_min_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                      int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ulong_atomic_fetch_min_nbi(unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ulonglong_atomic_fetch_min_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int32_atomic_fetch_min_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int64_atomic_fetch_min_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint32_atomic_fetch_min_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint64_atomic_fetch_min_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_size_atomic_fetch_min_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ptrdiff_atomic_fetch_min_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_float_atomic_fetch_min_nbi(float *fetch, float *dest, float value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_double_atomic_fetch_min_nbi(double *fetch, double *dest, double value, int pe);

/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int_atomic_fetch_min_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_long_atomic_fetch_min_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_longlong_atomic_fetch_min_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulong_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulonglong_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int32_atomic_fetch_min_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int64_atomic_fetch_min_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint32_atomic_fetch_min_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint64_atomic_fetch_min_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_size_atomic_fetch_min_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ptrdiff_atomic_fetch_min_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_float_atomic_fetch_min_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_double_atomic_fetch_min_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int_atomic_fetch_max_nbi(int *fetch, int *dest, int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_long_atomic_fetch_max_nbi(long *fetch, long *dest, long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_longlong_atomic_fetch_max_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint_atomic_fetch_max_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                      int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ulong_atomic_fetch_max_nbi(unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ulonglong_atomic_fetch_max_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int32_atomic_fetch_max_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int64_atomic_fetch_max_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint32_atomic_fetch_max_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint64_atomic_fetch_max_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_size_atomic_fetch_max_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ptrdiff_atomic_fetch_max_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_float_atomic_fetch_max_nbi(float *fetch, float *dest, float value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_double_atomic_fetch_max_nbi(double *fetch, double *dest, double value, int pe);

/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int_atomic_fetch_max_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_long_atomic_fetch_max_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_longlong_atomic_fetch_max_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulong_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulonglong_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int32_atomic_fetch_max_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int64_atomic_fetch_max_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint32_atomic_fetch_max_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint64_atomic_fetch_max_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_size_atomic_fetch_max_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ptrdiff_atomic_fetch_max_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_float_atomic_fetch_max_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_double_atomic_fetch_max_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int_atomic_fetch_mul_nbi(int *fetch, int *dest, int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_long_atomic_fetch_mul_nbi(long *fetch, long *dest, long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_longlong_atomic_fetch_mul_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint_atomic_fetch_mul_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                      int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ulong_atomic_fetch_mul_nbi(unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ulonglong_atomic_fetch_mul_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int32_atomic_fetch_mul_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_int64_atomic_fetch_mul_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint32_atomic_fetch_mul_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_uint64_atomic_fetch_mul_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_size_atomic_fetch_mul_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ptrdiff_atomic_fetch_mul_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_float_atomic_fetch_mul_nbi(float *fetch, float *dest, float value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_double_atomic_fetch_mul_nbi(double *fetch, double *dest, double value, int pe);

/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_long_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_longlong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulonglong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int32_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int64_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint32_atomic_fetch_mul_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint64_atomic_fetch_mul_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_size_atomic_fetch_mul_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ptrdiff_atomic_fetch_mul_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_float_atomic_fetch_mul_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_double_atomic_fetch_mul_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int_atomic_fetch_min_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_long_atomic_fetch_min_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_longlong_atomic_fetch_min_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulong_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulonglong_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int32_atomic_fetch_min_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int64_atomic_fetch_min_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint32_atomic_fetch_min_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint64_atomic_fetch_min_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_size_atomic_fetch_min_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ptrdiff_atomic_fetch_min_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_float_atomic_fetch_min_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* fetch_min: Replaces dest on PE `pe` by the minimum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_double_atomic_fetch_min_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int_atomic_fetch_max_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_long_atomic_fetch_max_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_longlong_atomic_fetch_max_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulong_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulonglong_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int32_atomic_fetch_max_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int64_atomic_fetch_max_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint32_atomic_fetch_max_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint64_atomic_fetch_max_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_size_atomic_fetch_max_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ptrdiff_atomic_fetch_max_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_float_atomic_fetch_max_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* fetch_max: Replaces dest on PE `pe` by the maximum of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_double_atomic_fetch_max_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int_atomic_fetch_mul_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_long_atomic_fetch_mul_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_longlong_atomic_fetch_mul_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulong_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ulonglong_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int32_atomic_fetch_mul_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_int64_atomic_fetch_mul_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint32_atomic_fetch_mul_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_uint64_atomic_fetch_mul_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_size_atomic_fetch_mul_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_ptrdiff_atomic_fetch_mul_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_float_atomic_fetch_mul_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* fetch_mul: Replaces dest on PE `pe` by the product of dest and `value`, atomically, and fetches
 * the previous value. */
void shmemx_ctx_double_atomic_fetch_mul_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* ---- Floating point: what the standard has of integers only --------------------------------- */

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation.
 * add: Adds `value` to dest on PE `pe` atomically. The sum is rounded with the rounding mode of the
 * PE that executes the operation.
 * compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 *
 * shmemx_request.h declares the forms with requests. */
void shmemx_float_atomic_add(float *dest, float value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. The sum is rounded with the rounding mode of the
 * PE that executes the operation. */
void shmemx_double_atomic_add(double *dest, double value, int pe);

/* add: Adds `value` to dest on PE `pe` atomically. The sum is rounded with the rounding mode of the
 * PE that executes the operation. */
void shmemx_ctx_float_atomic_add(shmem_ctx_t ctx, float *dest, float value, int pe);
/* add: Adds `value` to dest on PE `pe` atomically. The sum is rounded with the rounding mode of the
 * PE that executes the operation. */
void shmemx_ctx_double_atomic_add(shmem_ctx_t ctx, double *dest, double value, int pe);

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
float shmemx_float_atomic_fetch_add(float *dest, float value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
double shmemx_double_atomic_fetch_add(double *dest, double value, int pe);

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
float shmemx_ctx_float_atomic_fetch_add(shmem_ctx_t ctx, float *dest, float value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
double shmemx_ctx_double_atomic_fetch_add(shmem_ctx_t ctx, double *dest, double value, int pe);

/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
float shmemx_float_atomic_compare_swap(float *dest, float cond, float value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
double shmemx_double_atomic_compare_swap(double *dest, double cond, double value, int pe);

/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
float shmemx_ctx_float_atomic_compare_swap(shmem_ctx_t ctx, float *dest, float cond, float value,
                                        int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
double shmemx_ctx_double_atomic_compare_swap(shmem_ctx_t ctx, double *dest, double cond,
                                        double value, int pe);

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
void shmemx_float_atomic_fetch_add_nbi(float *fetch, float *dest, float value, int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
void shmemx_double_atomic_fetch_add_nbi(double *fetch, double *dest, double value, int pe);

/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_float_atomic_fetch_add_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* fetch_add: Adds `value` to dest on PE `pe` atomically, and fetches the previous value. The sum is
 * rounded with the rounding mode of the PE that executes the operation. */
void shmemx_ctx_double_atomic_fetch_add_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
void shmemx_float_atomic_compare_swap_nbi(float *fetch, float *dest, float cond, float value,
                                        int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
void shmemx_double_atomic_compare_swap_nbi(double *fetch, double *dest, double cond, double value,
                                        int pe);

/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
void shmemx_ctx_float_atomic_compare_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest,
                                        float cond, float value, int pe);
/* compare_swap: Stores `value` in dest on PE `pe` if dest and `cond` have equal bits, atomically,
 * and fetches the previous value. Thus +0 is not equal to -0, and a NaN can be equal to `cond`.
 * shmemx_request.h declares the forms with requests. */
void shmemx_ctx_double_atomic_compare_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double cond, double value, int pe);

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

/* ---- Minimum, maximum, product --------------------------------------------------------------- */

/* As shmemx_int_atomic_min. */
void pshmemx_int_atomic_min(int *dest, int value, int pe);
/* As shmemx_long_atomic_min. */
void pshmemx_long_atomic_min(long *dest, long value, int pe);
/* As shmemx_longlong_atomic_min. */
void pshmemx_longlong_atomic_min(long long *dest, long long value, int pe);
/* As shmemx_uint_atomic_min. */
void pshmemx_uint_atomic_min(unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ulong_atomic_min. */
void pshmemx_ulong_atomic_min(unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_min. */
void pshmemx_ulonglong_atomic_min(unsigned long long *dest, unsigned long long value, int pe);
/* As shmemx_int32_atomic_min. */
void pshmemx_int32_atomic_min(int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_min. */
void pshmemx_int64_atomic_min(int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_min. */
void pshmemx_uint32_atomic_min(uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_min. */
void pshmemx_uint64_atomic_min(uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_min. */
void pshmemx_size_atomic_min(size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_min. */
void pshmemx_ptrdiff_atomic_min(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_float_atomic_min. */
void pshmemx_float_atomic_min(float *dest, float value, int pe);
/* As shmemx_double_atomic_min. */
void pshmemx_double_atomic_min(double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_min. */
void pshmemx_ctx_int_atomic_min(shmem_ctx_t ctx, int *dest, int value, int pe);
/* As shmemx_ctx_long_atomic_min. */
void pshmemx_ctx_long_atomic_min(shmem_ctx_t ctx, long *dest, long value, int pe);
/* As shmemx_ctx_longlong_atomic_min. */
void pshmemx_ctx_longlong_atomic_min(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* As shmemx_ctx_uint_atomic_min. */
void pshmemx_ctx_uint_atomic_min(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_min. */
void pshmemx_ctx_ulong_atomic_min(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                  int pe);
/* As shmemx_ctx_ulonglong_atomic_min. */
void pshmemx_ctx_ulonglong_atomic_min(shmem_ctx_t ctx, unsigned long long *dest,
                                      unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_min. */
void pshmemx_ctx_int32_atomic_min(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_min. */
void pshmemx_ctx_int64_atomic_min(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_min. */
void pshmemx_ctx_uint32_atomic_min(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* As shmemx_ctx_uint64_atomic_min. */
void pshmemx_ctx_uint64_atomic_min(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* As shmemx_ctx_size_atomic_min. */
void pshmemx_ctx_size_atomic_min(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_min. */
void pshmemx_ctx_ptrdiff_atomic_min(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_ctx_float_atomic_min. */
void pshmemx_ctx_float_atomic_min(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_min. */
void pshmemx_ctx_double_atomic_min(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_int_atomic_max. */
void pshmemx_int_atomic_max(int *dest, int value, int pe);
/* As shmemx_long_atomic_max. */
void pshmemx_long_atomic_max(long *dest, long value, int pe);
/* As shmemx_longlong_atomic_max. */
void pshmemx_longlong_atomic_max(long long *dest, long long value, int pe);
/* As shmemx_uint_atomic_max. */
void pshmemx_uint_atomic_max(unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ulong_atomic_max. */
void pshmemx_ulong_atomic_max(unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_max. */
void pshmemx_ulonglong_atomic_max(unsigned long long *dest, unsigned long long value, int pe);
/* As shmemx_int32_atomic_max. */
void pshmemx_int32_atomic_max(int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_max. */
void pshmemx_int64_atomic_max(int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_max. */
void pshmemx_uint32_atomic_max(uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_max. */
void pshmemx_uint64_atomic_max(uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_max. */
void pshmemx_size_atomic_max(size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_max. */
void pshmemx_ptrdiff_atomic_max(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_float_atomic_max. */
void pshmemx_float_atomic_max(float *dest, float value, int pe);
/* As shmemx_double_atomic_max. */
void pshmemx_double_atomic_max(double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_max. */
void pshmemx_ctx_int_atomic_max(shmem_ctx_t ctx, int *dest, int value, int pe);
/* As shmemx_ctx_long_atomic_max. */
void pshmemx_ctx_long_atomic_max(shmem_ctx_t ctx, long *dest, long value, int pe);
/* As shmemx_ctx_longlong_atomic_max. */
void pshmemx_ctx_longlong_atomic_max(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* As shmemx_ctx_uint_atomic_max. */
void pshmemx_ctx_uint_atomic_max(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_max. */
void pshmemx_ctx_ulong_atomic_max(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                  int pe);
/* As shmemx_ctx_ulonglong_atomic_max. */
void pshmemx_ctx_ulonglong_atomic_max(shmem_ctx_t ctx, unsigned long long *dest,
                                      unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_max. */
void pshmemx_ctx_int32_atomic_max(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_max. */
void pshmemx_ctx_int64_atomic_max(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_max. */
void pshmemx_ctx_uint32_atomic_max(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* As shmemx_ctx_uint64_atomic_max. */
void pshmemx_ctx_uint64_atomic_max(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* As shmemx_ctx_size_atomic_max. */
void pshmemx_ctx_size_atomic_max(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_max. */
void pshmemx_ctx_ptrdiff_atomic_max(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_ctx_float_atomic_max. */
void pshmemx_ctx_float_atomic_max(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_max. */
void pshmemx_ctx_double_atomic_max(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_int_atomic_mul. */
void pshmemx_int_atomic_mul(int *dest, int value, int pe);
/* As shmemx_long_atomic_mul. */
void pshmemx_long_atomic_mul(long *dest, long value, int pe);
/* As shmemx_longlong_atomic_mul. */
void pshmemx_longlong_atomic_mul(long long *dest, long long value, int pe);
/* As shmemx_uint_atomic_mul. */
void pshmemx_uint_atomic_mul(unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ulong_atomic_mul. */
void pshmemx_ulong_atomic_mul(unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_mul. */
void pshmemx_ulonglong_atomic_mul(unsigned long long *dest, unsigned long long value, int pe);
/* As shmemx_int32_atomic_mul. */
void pshmemx_int32_atomic_mul(int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_mul. */
void pshmemx_int64_atomic_mul(int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_mul. */
void pshmemx_uint32_atomic_mul(uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_mul. */
void pshmemx_uint64_atomic_mul(uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_mul. */
void pshmemx_size_atomic_mul(size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_mul. */
void pshmemx_ptrdiff_atomic_mul(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_float_atomic_mul. */
void pshmemx_float_atomic_mul(float *dest, float value, int pe);
/* As shmemx_double_atomic_mul. */
void pshmemx_double_atomic_mul(double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_mul. */
void pshmemx_ctx_int_atomic_mul(shmem_ctx_t ctx, int *dest, int value, int pe);
/* As shmemx_ctx_long_atomic_mul. */
void pshmemx_ctx_long_atomic_mul(shmem_ctx_t ctx, long *dest, long value, int pe);
/* As shmemx_ctx_longlong_atomic_mul. */
void pshmemx_ctx_longlong_atomic_mul(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* As shmemx_ctx_uint_atomic_mul. */
void pshmemx_ctx_uint_atomic_mul(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_mul. */
void pshmemx_ctx_ulong_atomic_mul(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                  int pe);
/* As shmemx_ctx_ulonglong_atomic_mul. */
void pshmemx_ctx_ulonglong_atomic_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                      unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_mul. */
void pshmemx_ctx_int32_atomic_mul(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_mul. */
void pshmemx_ctx_int64_atomic_mul(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_mul. */
void pshmemx_ctx_uint32_atomic_mul(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* As shmemx_ctx_uint64_atomic_mul. */
void pshmemx_ctx_uint64_atomic_mul(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* As shmemx_ctx_size_atomic_mul. */
void pshmemx_ctx_size_atomic_mul(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_mul. */
void pshmemx_ctx_ptrdiff_atomic_mul(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_ctx_float_atomic_mul. */
void pshmemx_ctx_float_atomic_mul(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_mul. */
void pshmemx_ctx_double_atomic_mul(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_int_atomic_fetch_min. */
int pshmemx_int_atomic_fetch_min(int *dest, int value, int pe);
/* As shmemx_long_atomic_fetch_min. */
long pshmemx_long_atomic_fetch_min(long *dest, long value, int pe);
/* As shmemx_longlong_atomic_fetch_min. */
long long pshmemx_longlong_atomic_fetch_min(long long *dest, long long value, int pe);
/* As shmemx_uint_atomic_fetch_min. */
unsigned int pshmemx_uint_atomic_fetch_min(unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ulong_atomic_fetch_min. */
unsigned long pshmemx_ulong_atomic_fetch_min(unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_fetch_min. */
unsigned long long pshmemx_ulonglong_atomic_fetch_min(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_int32_atomic_fetch_min. */
int32_t pshmemx_int32_atomic_fetch_min(int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_fetch_min. */
int64_t pshmemx_int64_atomic_fetch_min(int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_fetch_min. */
uint32_t pshmemx_uint32_atomic_fetch_min(uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_fetch_min. */
uint64_t pshmemx_uint64_atomic_fetch_min(uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_fetch_min. */
size_t pshmemx_size_atomic_fetch_min(size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_fetch_min. */
ptrdiff_t pshmemx_ptrdiff_atomic_fetch_min(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_float_atomic_fetch_min. */
float pshmemx_float_atomic_fetch_min(float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_min. */
double pshmemx_double_atomic_fetch_min(double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_min. */
int pshmemx_ctx_int_atomic_fetch_min(shmem_ctx_t ctx, int *dest, int value, int pe);
/* As shmemx_ctx_long_atomic_fetch_min. */
long pshmemx_ctx_long_atomic_fetch_min(shmem_ctx_t ctx, long *dest, long value, int pe);
/* As shmemx_ctx_longlong_atomic_fetch_min. */
long long pshmemx_ctx_longlong_atomic_fetch_min(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* As shmemx_ctx_uint_atomic_fetch_min. */
unsigned int pshmemx_ctx_uint_atomic_fetch_min(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_fetch_min. */
unsigned long pshmemx_ctx_ulong_atomic_fetch_min(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* As shmemx_ctx_ulonglong_atomic_fetch_min. */
unsigned long long pshmemx_ctx_ulonglong_atomic_fetch_min(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_fetch_min. */
int32_t pshmemx_ctx_int32_atomic_fetch_min(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_fetch_min. */
int64_t pshmemx_ctx_int64_atomic_fetch_min(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_fetch_min. */
uint32_t pshmemx_ctx_uint32_atomic_fetch_min(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* As shmemx_ctx_uint64_atomic_fetch_min. */
uint64_t pshmemx_ctx_uint64_atomic_fetch_min(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* As shmemx_ctx_size_atomic_fetch_min. */
size_t pshmemx_ctx_size_atomic_fetch_min(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_fetch_min. */
ptrdiff_t pshmemx_ctx_ptrdiff_atomic_fetch_min(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* As shmemx_ctx_float_atomic_fetch_min. */
float pshmemx_ctx_float_atomic_fetch_min(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_fetch_min. */
double pshmemx_ctx_double_atomic_fetch_min(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_int_atomic_fetch_max. */
int pshmemx_int_atomic_fetch_max(int *dest, int value, int pe);
/* As shmemx_long_atomic_fetch_max. */
long pshmemx_long_atomic_fetch_max(long *dest, long value, int pe);
/* As shmemx_longlong_atomic_fetch_max. */
long long pshmemx_longlong_atomic_fetch_max(long long *dest, long long value, int pe);
/* As shmemx_uint_atomic_fetch_max. */
unsigned int pshmemx_uint_atomic_fetch_max(unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ulong_atomic_fetch_max. */
unsigned long pshmemx_ulong_atomic_fetch_max(unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_fetch_max. */
unsigned long long pshmemx_ulonglong_atomic_fetch_max(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_int32_atomic_fetch_max. */
int32_t pshmemx_int32_atomic_fetch_max(int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_fetch_max. */
int64_t pshmemx_int64_atomic_fetch_max(int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_fetch_max. */
uint32_t pshmemx_uint32_atomic_fetch_max(uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_fetch_max. */
uint64_t pshmemx_uint64_atomic_fetch_max(uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_fetch_max. */
size_t pshmemx_size_atomic_fetch_max(size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_fetch_max. */
ptrdiff_t pshmemx_ptrdiff_atomic_fetch_max(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_float_atomic_fetch_max. */
float pshmemx_float_atomic_fetch_max(float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_max. */
double pshmemx_double_atomic_fetch_max(double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_max. */
int pshmemx_ctx_int_atomic_fetch_max(shmem_ctx_t ctx, int *dest, int value, int pe);
/* As shmemx_ctx_long_atomic_fetch_max. */
long pshmemx_ctx_long_atomic_fetch_max(shmem_ctx_t ctx, long *dest, long value, int pe);
/* As shmemx_ctx_longlong_atomic_fetch_max. */
long long pshmemx_ctx_longlong_atomic_fetch_max(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* As shmemx_ctx_uint_atomic_fetch_max. */
unsigned int pshmemx_ctx_uint_atomic_fetch_max(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_fetch_max. */
unsigned long pshmemx_ctx_ulong_atomic_fetch_max(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* As shmemx_ctx_ulonglong_atomic_fetch_max. */
unsigned long long pshmemx_ctx_ulonglong_atomic_fetch_max(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_fetch_max. */
int32_t pshmemx_ctx_int32_atomic_fetch_max(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_fetch_max. */
int64_t pshmemx_ctx_int64_atomic_fetch_max(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_fetch_max. */
uint32_t pshmemx_ctx_uint32_atomic_fetch_max(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* As shmemx_ctx_uint64_atomic_fetch_max. */
uint64_t pshmemx_ctx_uint64_atomic_fetch_max(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* As shmemx_ctx_size_atomic_fetch_max. */
size_t pshmemx_ctx_size_atomic_fetch_max(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_fetch_max. */
ptrdiff_t pshmemx_ctx_ptrdiff_atomic_fetch_max(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* As shmemx_ctx_float_atomic_fetch_max. */
float pshmemx_ctx_float_atomic_fetch_max(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_fetch_max. */
double pshmemx_ctx_double_atomic_fetch_max(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_int_atomic_fetch_mul. */
int pshmemx_int_atomic_fetch_mul(int *dest, int value, int pe);
/* As shmemx_long_atomic_fetch_mul. */
long pshmemx_long_atomic_fetch_mul(long *dest, long value, int pe);
/* As shmemx_longlong_atomic_fetch_mul. */
long long pshmemx_longlong_atomic_fetch_mul(long long *dest, long long value, int pe);
/* As shmemx_uint_atomic_fetch_mul. */
unsigned int pshmemx_uint_atomic_fetch_mul(unsigned int *dest, unsigned int value, int pe);
/* As shmemx_ulong_atomic_fetch_mul. */
unsigned long pshmemx_ulong_atomic_fetch_mul(unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_fetch_mul. */
unsigned long long pshmemx_ulonglong_atomic_fetch_mul(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_int32_atomic_fetch_mul. */
int32_t pshmemx_int32_atomic_fetch_mul(int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_fetch_mul. */
int64_t pshmemx_int64_atomic_fetch_mul(int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_fetch_mul. */
uint32_t pshmemx_uint32_atomic_fetch_mul(uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_fetch_mul. */
uint64_t pshmemx_uint64_atomic_fetch_mul(uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_fetch_mul. */
size_t pshmemx_size_atomic_fetch_mul(size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_fetch_mul. */
ptrdiff_t pshmemx_ptrdiff_atomic_fetch_mul(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* As shmemx_float_atomic_fetch_mul. */
float pshmemx_float_atomic_fetch_mul(float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_mul. */
double pshmemx_double_atomic_fetch_mul(double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_mul. */
int pshmemx_ctx_int_atomic_fetch_mul(shmem_ctx_t ctx, int *dest, int value, int pe);
/* As shmemx_ctx_long_atomic_fetch_mul. */
long pshmemx_ctx_long_atomic_fetch_mul(shmem_ctx_t ctx, long *dest, long value, int pe);
/* As shmemx_ctx_longlong_atomic_fetch_mul. */
long long pshmemx_ctx_longlong_atomic_fetch_mul(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* As shmemx_ctx_uint_atomic_fetch_mul. */
unsigned int pshmemx_ctx_uint_atomic_fetch_mul(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_fetch_mul. */
unsigned long pshmemx_ctx_ulong_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* As shmemx_ctx_ulonglong_atomic_fetch_mul. */
unsigned long long pshmemx_ctx_ulonglong_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_fetch_mul. */
int32_t pshmemx_ctx_int32_atomic_fetch_mul(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_fetch_mul. */
int64_t pshmemx_ctx_int64_atomic_fetch_mul(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_fetch_mul. */
uint32_t pshmemx_ctx_uint32_atomic_fetch_mul(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* As shmemx_ctx_uint64_atomic_fetch_mul. */
uint64_t pshmemx_ctx_uint64_atomic_fetch_mul(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* As shmemx_ctx_size_atomic_fetch_mul. */
size_t pshmemx_ctx_size_atomic_fetch_mul(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_fetch_mul. */
ptrdiff_t pshmemx_ctx_ptrdiff_atomic_fetch_mul(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* As shmemx_ctx_float_atomic_fetch_mul. */
float pshmemx_ctx_float_atomic_fetch_mul(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_fetch_mul. */
double pshmemx_ctx_double_atomic_fetch_mul(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_int_atomic_fetch_min_nbi. */
void pshmemx_int_atomic_fetch_min_nbi(int *fetch, int *dest, int value, int pe);
/* As shmemx_long_atomic_fetch_min_nbi. */
void pshmemx_long_atomic_fetch_min_nbi(long *fetch, long *dest, long value, int pe);
/* As shmemx_longlong_atomic_fetch_min_nbi. */
void pshmemx_longlong_atomic_fetch_min_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* As shmemx_uint_atomic_fetch_min_nbi. */
void pshmemx_uint_atomic_fetch_min_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                       int pe);
/* As shmemx_ulong_atomic_fetch_min_nbi. */
void pshmemx_ulong_atomic_fetch_min_nbi(unsigned long *fetch, unsigned long *dest,
                                        unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_fetch_min_nbi. */
void pshmemx_ulonglong_atomic_fetch_min_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_int32_atomic_fetch_min_nbi. */
void pshmemx_int32_atomic_fetch_min_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_fetch_min_nbi. */
void pshmemx_int64_atomic_fetch_min_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_fetch_min_nbi. */
void pshmemx_uint32_atomic_fetch_min_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_fetch_min_nbi. */
void pshmemx_uint64_atomic_fetch_min_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_fetch_min_nbi. */
void pshmemx_size_atomic_fetch_min_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_fetch_min_nbi. */
void pshmemx_ptrdiff_atomic_fetch_min_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* As shmemx_float_atomic_fetch_min_nbi. */
void pshmemx_float_atomic_fetch_min_nbi(float *fetch, float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_min_nbi. */
void pshmemx_double_atomic_fetch_min_nbi(double *fetch, double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_min_nbi. */
void pshmemx_ctx_int_atomic_fetch_min_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value,
                                        int pe);
/* As shmemx_ctx_long_atomic_fetch_min_nbi. */
void pshmemx_ctx_long_atomic_fetch_min_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* As shmemx_ctx_longlong_atomic_fetch_min_nbi. */
void pshmemx_ctx_longlong_atomic_fetch_min_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* As shmemx_ctx_uint_atomic_fetch_min_nbi. */
void pshmemx_ctx_uint_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_fetch_min_nbi. */
void pshmemx_ctx_ulong_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ctx_ulonglong_atomic_fetch_min_nbi. */
void pshmemx_ctx_ulonglong_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_fetch_min_nbi. */
void pshmemx_ctx_int32_atomic_fetch_min_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_fetch_min_nbi. */
void pshmemx_ctx_int64_atomic_fetch_min_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_fetch_min_nbi. */
void pshmemx_ctx_uint32_atomic_fetch_min_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* As shmemx_ctx_uint64_atomic_fetch_min_nbi. */
void pshmemx_ctx_uint64_atomic_fetch_min_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* As shmemx_ctx_size_atomic_fetch_min_nbi. */
void pshmemx_ctx_size_atomic_fetch_min_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_fetch_min_nbi. */
void pshmemx_ctx_ptrdiff_atomic_fetch_min_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* As shmemx_ctx_float_atomic_fetch_min_nbi. */
void pshmemx_ctx_float_atomic_fetch_min_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* As shmemx_ctx_double_atomic_fetch_min_nbi. */
void pshmemx_ctx_double_atomic_fetch_min_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);
/* As shmemx_int_atomic_fetch_max_nbi. */
void pshmemx_int_atomic_fetch_max_nbi(int *fetch, int *dest, int value, int pe);
/* As shmemx_long_atomic_fetch_max_nbi. */
void pshmemx_long_atomic_fetch_max_nbi(long *fetch, long *dest, long value, int pe);
/* As shmemx_longlong_atomic_fetch_max_nbi. */
void pshmemx_longlong_atomic_fetch_max_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* As shmemx_uint_atomic_fetch_max_nbi. */
void pshmemx_uint_atomic_fetch_max_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                       int pe);
/* As shmemx_ulong_atomic_fetch_max_nbi. */
void pshmemx_ulong_atomic_fetch_max_nbi(unsigned long *fetch, unsigned long *dest,
                                        unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_fetch_max_nbi. */
void pshmemx_ulonglong_atomic_fetch_max_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_int32_atomic_fetch_max_nbi. */
void pshmemx_int32_atomic_fetch_max_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_fetch_max_nbi. */
void pshmemx_int64_atomic_fetch_max_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_fetch_max_nbi. */
void pshmemx_uint32_atomic_fetch_max_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_fetch_max_nbi. */
void pshmemx_uint64_atomic_fetch_max_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_fetch_max_nbi. */
void pshmemx_size_atomic_fetch_max_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_fetch_max_nbi. */
void pshmemx_ptrdiff_atomic_fetch_max_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* As shmemx_float_atomic_fetch_max_nbi. */
void pshmemx_float_atomic_fetch_max_nbi(float *fetch, float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_max_nbi. */
void pshmemx_double_atomic_fetch_max_nbi(double *fetch, double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_max_nbi. */
void pshmemx_ctx_int_atomic_fetch_max_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value,
                                        int pe);
/* As shmemx_ctx_long_atomic_fetch_max_nbi. */
void pshmemx_ctx_long_atomic_fetch_max_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* As shmemx_ctx_longlong_atomic_fetch_max_nbi. */
void pshmemx_ctx_longlong_atomic_fetch_max_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* As shmemx_ctx_uint_atomic_fetch_max_nbi. */
void pshmemx_ctx_uint_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_fetch_max_nbi. */
void pshmemx_ctx_ulong_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ctx_ulonglong_atomic_fetch_max_nbi. */
void pshmemx_ctx_ulonglong_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_fetch_max_nbi. */
void pshmemx_ctx_int32_atomic_fetch_max_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_fetch_max_nbi. */
void pshmemx_ctx_int64_atomic_fetch_max_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_fetch_max_nbi. */
void pshmemx_ctx_uint32_atomic_fetch_max_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* As shmemx_ctx_uint64_atomic_fetch_max_nbi. */
void pshmemx_ctx_uint64_atomic_fetch_max_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* As shmemx_ctx_size_atomic_fetch_max_nbi. */
void pshmemx_ctx_size_atomic_fetch_max_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_fetch_max_nbi. */
void pshmemx_ctx_ptrdiff_atomic_fetch_max_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* As shmemx_ctx_float_atomic_fetch_max_nbi. */
void pshmemx_ctx_float_atomic_fetch_max_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* As shmemx_ctx_double_atomic_fetch_max_nbi. */
void pshmemx_ctx_double_atomic_fetch_max_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);
/* As shmemx_int_atomic_fetch_mul_nbi. */
void pshmemx_int_atomic_fetch_mul_nbi(int *fetch, int *dest, int value, int pe);
/* As shmemx_long_atomic_fetch_mul_nbi. */
void pshmemx_long_atomic_fetch_mul_nbi(long *fetch, long *dest, long value, int pe);
/* As shmemx_longlong_atomic_fetch_mul_nbi. */
void pshmemx_longlong_atomic_fetch_mul_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* As shmemx_uint_atomic_fetch_mul_nbi. */
void pshmemx_uint_atomic_fetch_mul_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                       int pe);
/* As shmemx_ulong_atomic_fetch_mul_nbi. */
void pshmemx_ulong_atomic_fetch_mul_nbi(unsigned long *fetch, unsigned long *dest,
                                        unsigned long value, int pe);
/* As shmemx_ulonglong_atomic_fetch_mul_nbi. */
void pshmemx_ulonglong_atomic_fetch_mul_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* As shmemx_int32_atomic_fetch_mul_nbi. */
void pshmemx_int32_atomic_fetch_mul_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* As shmemx_int64_atomic_fetch_mul_nbi. */
void pshmemx_int64_atomic_fetch_mul_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* As shmemx_uint32_atomic_fetch_mul_nbi. */
void pshmemx_uint32_atomic_fetch_mul_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* As shmemx_uint64_atomic_fetch_mul_nbi. */
void pshmemx_uint64_atomic_fetch_mul_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* As shmemx_size_atomic_fetch_mul_nbi. */
void pshmemx_size_atomic_fetch_mul_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* As shmemx_ptrdiff_atomic_fetch_mul_nbi. */
void pshmemx_ptrdiff_atomic_fetch_mul_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* As shmemx_float_atomic_fetch_mul_nbi. */
void pshmemx_float_atomic_fetch_mul_nbi(float *fetch, float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_mul_nbi. */
void pshmemx_double_atomic_fetch_mul_nbi(double *fetch, double *dest, double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_mul_nbi. */
void pshmemx_ctx_int_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value,
                                        int pe);
/* As shmemx_ctx_long_atomic_fetch_mul_nbi. */
void pshmemx_ctx_long_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* As shmemx_ctx_longlong_atomic_fetch_mul_nbi. */
void pshmemx_ctx_longlong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* As shmemx_ctx_uint_atomic_fetch_mul_nbi. */
void pshmemx_ctx_uint_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* As shmemx_ctx_ulong_atomic_fetch_mul_nbi. */
void pshmemx_ctx_ulong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* As shmemx_ctx_ulonglong_atomic_fetch_mul_nbi. */
void pshmemx_ctx_ulonglong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* As shmemx_ctx_int32_atomic_fetch_mul_nbi. */
void pshmemx_ctx_int32_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* As shmemx_ctx_int64_atomic_fetch_mul_nbi. */
void pshmemx_ctx_int64_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* As shmemx_ctx_uint32_atomic_fetch_mul_nbi. */
void pshmemx_ctx_uint32_atomic_fetch_mul_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* As shmemx_ctx_uint64_atomic_fetch_mul_nbi. */
void pshmemx_ctx_uint64_atomic_fetch_mul_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* As shmemx_ctx_size_atomic_fetch_mul_nbi. */
void pshmemx_ctx_size_atomic_fetch_mul_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* As shmemx_ctx_ptrdiff_atomic_fetch_mul_nbi. */
void pshmemx_ctx_ptrdiff_atomic_fetch_mul_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* As shmemx_ctx_float_atomic_fetch_mul_nbi. */
void pshmemx_ctx_float_atomic_fetch_mul_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* As shmemx_ctx_double_atomic_fetch_mul_nbi. */
void pshmemx_ctx_double_atomic_fetch_mul_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);
/* As shmemx_ctx_int_atomic_fetch_min_req. */
void pshmemx_ctx_int_atomic_fetch_min_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_fetch_min_req. */
void pshmemx_ctx_long_atomic_fetch_min_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_fetch_min_req. */
void pshmemx_ctx_longlong_atomic_fetch_min_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_min_req. */
void pshmemx_ctx_uint_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_min_req. */
void pshmemx_ctx_ulong_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_min_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_min_req. */
void pshmemx_ctx_int32_atomic_fetch_min_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_min_req. */
void pshmemx_ctx_int64_atomic_fetch_min_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_min_req. */
void pshmemx_ctx_uint32_atomic_fetch_min_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_min_req. */
void pshmemx_ctx_uint64_atomic_fetch_min_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_fetch_min_req. */
void pshmemx_ctx_size_atomic_fetch_min_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_fetch_min_req. */
void pshmemx_ctx_ptrdiff_atomic_fetch_min_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_fetch_min_req. */
void pshmemx_ctx_float_atomic_fetch_min_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_fetch_min_req. */
void pshmemx_ctx_double_atomic_fetch_min_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_atomic_fetch_max_req. */
void pshmemx_ctx_int_atomic_fetch_max_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_fetch_max_req. */
void pshmemx_ctx_long_atomic_fetch_max_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_fetch_max_req. */
void pshmemx_ctx_longlong_atomic_fetch_max_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_max_req. */
void pshmemx_ctx_uint_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_max_req. */
void pshmemx_ctx_ulong_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_max_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_max_req. */
void pshmemx_ctx_int32_atomic_fetch_max_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_max_req. */
void pshmemx_ctx_int64_atomic_fetch_max_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_max_req. */
void pshmemx_ctx_uint32_atomic_fetch_max_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_max_req. */
void pshmemx_ctx_uint64_atomic_fetch_max_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_fetch_max_req. */
void pshmemx_ctx_size_atomic_fetch_max_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_fetch_max_req. */
void pshmemx_ctx_ptrdiff_atomic_fetch_max_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_fetch_max_req. */
void pshmemx_ctx_float_atomic_fetch_max_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_fetch_max_req. */
void pshmemx_ctx_double_atomic_fetch_max_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int_atomic_fetch_mul_req. */
void pshmemx_ctx_int_atomic_fetch_mul_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_long_atomic_fetch_mul_req. */
void pshmemx_ctx_long_atomic_fetch_mul_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_longlong_atomic_fetch_mul_req. */
void pshmemx_ctx_longlong_atomic_fetch_mul_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint_atomic_fetch_mul_req. */
void pshmemx_ctx_uint_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ulong_atomic_fetch_mul_req. */
void pshmemx_ctx_ulong_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_ulonglong_atomic_fetch_mul_req. */
void pshmemx_ctx_ulonglong_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* As shmemx_ctx_int32_atomic_fetch_mul_req. */
void pshmemx_ctx_int32_atomic_fetch_mul_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_int64_atomic_fetch_mul_req. */
void pshmemx_ctx_int64_atomic_fetch_mul_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint32_atomic_fetch_mul_req. */
void pshmemx_ctx_uint32_atomic_fetch_mul_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_uint64_atomic_fetch_mul_req. */
void pshmemx_ctx_uint64_atomic_fetch_mul_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_size_atomic_fetch_mul_req. */
void pshmemx_ctx_size_atomic_fetch_mul_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_ptrdiff_atomic_fetch_mul_req. */
void pshmemx_ctx_ptrdiff_atomic_fetch_mul_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* As shmemx_ctx_float_atomic_fetch_mul_req. */
void pshmemx_ctx_float_atomic_fetch_mul_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* As shmemx_ctx_double_atomic_fetch_mul_req. */
void pshmemx_ctx_double_atomic_fetch_mul_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* ---- Floating point: what the standard has of integers only --------------------------------- */

/* As shmemx_float_atomic_add. */
void pshmemx_float_atomic_add(float *dest, float value, int pe);
/* As shmemx_double_atomic_add. */
void pshmemx_double_atomic_add(double *dest, double value, int pe);
/* As shmemx_ctx_float_atomic_add. */
void pshmemx_ctx_float_atomic_add(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_add. */
void pshmemx_ctx_double_atomic_add(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_float_atomic_fetch_add. */
float pshmemx_float_atomic_fetch_add(float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_add. */
double pshmemx_double_atomic_fetch_add(double *dest, double value, int pe);
/* As shmemx_ctx_float_atomic_fetch_add. */
float pshmemx_ctx_float_atomic_fetch_add(shmem_ctx_t ctx, float *dest, float value, int pe);
/* As shmemx_ctx_double_atomic_fetch_add. */
double pshmemx_ctx_double_atomic_fetch_add(shmem_ctx_t ctx, double *dest, double value, int pe);
/* As shmemx_float_atomic_compare_swap. */
float pshmemx_float_atomic_compare_swap(float *dest, float cond, float value, int pe);
/* As shmemx_double_atomic_compare_swap. */
double pshmemx_double_atomic_compare_swap(double *dest, double cond, double value, int pe);
/* As shmemx_ctx_float_atomic_compare_swap. */
float pshmemx_ctx_float_atomic_compare_swap(shmem_ctx_t ctx, float *dest, float cond, float value,
                                        int pe);
/* As shmemx_ctx_double_atomic_compare_swap. */
double pshmemx_ctx_double_atomic_compare_swap(shmem_ctx_t ctx, double *dest, double cond,
                                        double value, int pe);
/* As shmemx_float_atomic_fetch_add_nbi. */
void pshmemx_float_atomic_fetch_add_nbi(float *fetch, float *dest, float value, int pe);
/* As shmemx_double_atomic_fetch_add_nbi. */
void pshmemx_double_atomic_fetch_add_nbi(double *fetch, double *dest, double value, int pe);
/* As shmemx_ctx_float_atomic_fetch_add_nbi. */
void pshmemx_ctx_float_atomic_fetch_add_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* As shmemx_ctx_double_atomic_fetch_add_nbi. */
void pshmemx_ctx_double_atomic_fetch_add_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);
/* As shmemx_float_atomic_compare_swap_nbi. */
void pshmemx_float_atomic_compare_swap_nbi(float *fetch, float *dest, float cond, float value,
                                        int pe);
/* As shmemx_double_atomic_compare_swap_nbi. */
void pshmemx_double_atomic_compare_swap_nbi(double *fetch, double *dest, double cond, double value,
                                        int pe);
/* As shmemx_ctx_float_atomic_compare_swap_nbi. */
void pshmemx_ctx_float_atomic_compare_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest,
                                        float cond, float value, int pe);
/* As shmemx_ctx_double_atomic_compare_swap_nbi. */
void pshmemx_ctx_double_atomic_compare_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double cond, double value, int pe);

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
#include "shmem_impl/overloads/shmemx_atomic.h"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_impl/generics/shmemx_atomic.h"
#endif

#endif

/* Made by scripts/headers from src/api/headers/shmemx_atomic.h.in; change that, and run it. */
/*
 * Atomic operations that the specification does not have: minimum, maximum and product, and on
 * floating point what it has of integers only. docs/asynchrony.md has the rules.
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

/* All of them: any PE, for itself. `dest` is symmetric, at a multiple of its type's size; `pe` is a
 * PE of the context, or of the job where there is none. Atomic to all other atomic operations on
 * that word. Those without a result may return before the operation is done, and a quiet of the
 * context completes them; those that give the value before it have done it when they return; of
 * those with _nbi *fetch is that value, and the operation done, after a quiet of the context; of
 * those with _req when *req is done, or after a quiet where req is NULL. What a wrong PE or address
 * comes to is what it does in the standard's atomics: a line, and the end of the job. */

/* ---- Minimum, maximum, product --------------------------------------------------------------- */

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * Products of integers wrap around. Of float and double a number is preferred to what is none (NaN)
 * as minimum and maximum, and -0 is less than +0, so that the result of several does not depend on
 * their order; products are rounded as the executing PE's mode says. */
void shmemx_int_atomic_min(int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_long_atomic_min(long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_longlong_atomic_min(long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint_atomic_min(unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulong_atomic_min(unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulonglong_atomic_min(unsigned long long *dest, unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int32_atomic_min(int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int64_atomic_min(int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint32_atomic_min(uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint64_atomic_min(uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_size_atomic_min(size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ptrdiff_atomic_min(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_float_atomic_min(float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_double_atomic_min(double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_min(shmem_ctx_t ctx, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_min(shmem_ctx_t ctx, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_min(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_min(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_min(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_min(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_min(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_min(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_min(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_min(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_min(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_min(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_min(shmem_ctx_t ctx, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_min(shmem_ctx_t ctx, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int_atomic_max(int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_long_atomic_max(long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_longlong_atomic_max(long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint_atomic_max(unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulong_atomic_max(unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulonglong_atomic_max(unsigned long long *dest, unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int32_atomic_max(int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int64_atomic_max(int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint32_atomic_max(uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint64_atomic_max(uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_size_atomic_max(size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ptrdiff_atomic_max(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_float_atomic_max(float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_double_atomic_max(double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_max(shmem_ctx_t ctx, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_max(shmem_ctx_t ctx, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_max(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_max(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_max(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_max(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_max(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_max(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_max(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_max(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_max(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_max(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_max(shmem_ctx_t ctx, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_max(shmem_ctx_t ctx, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int_atomic_mul(int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_long_atomic_mul(long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_longlong_atomic_mul(long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint_atomic_mul(unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulong_atomic_mul(unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulonglong_atomic_mul(unsigned long long *dest, unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int32_atomic_mul(int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int64_atomic_mul(int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint32_atomic_mul(uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint64_atomic_mul(uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_size_atomic_mul(size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ptrdiff_atomic_mul(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_float_atomic_mul(float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_double_atomic_mul(double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_mul(shmem_ctx_t ctx, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_mul(shmem_ctx_t ctx, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_mul(shmem_ctx_t ctx, long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_mul(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_mul(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_mul(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_mul(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_mul(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_mul(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_mul(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_mul(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_mul(shmem_ctx_t ctx, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_mul(shmem_ctx_t ctx, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int shmemx_int_atomic_fetch_min(int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long shmemx_long_atomic_fetch_min(long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long long shmemx_longlong_atomic_fetch_min(long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned int shmemx_uint_atomic_fetch_min(unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long shmemx_ulong_atomic_fetch_min(unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long long shmemx_ulonglong_atomic_fetch_min(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int32_t shmemx_int32_atomic_fetch_min(int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int64_t shmemx_int64_atomic_fetch_min(int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint32_t shmemx_uint32_atomic_fetch_min(uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint64_t shmemx_uint64_atomic_fetch_min(uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
size_t shmemx_size_atomic_fetch_min(size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
ptrdiff_t shmemx_ptrdiff_atomic_fetch_min(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
float shmemx_float_atomic_fetch_min(float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
double shmemx_double_atomic_fetch_min(double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int shmemx_ctx_int_atomic_fetch_min(shmem_ctx_t ctx, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long shmemx_ctx_long_atomic_fetch_min(shmem_ctx_t ctx, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long long shmemx_ctx_longlong_atomic_fetch_min(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned int shmemx_ctx_uint_atomic_fetch_min(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long shmemx_ctx_ulong_atomic_fetch_min(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long long shmemx_ctx_ulonglong_atomic_fetch_min(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int32_t shmemx_ctx_int32_atomic_fetch_min(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int64_t shmemx_ctx_int64_atomic_fetch_min(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint32_t shmemx_ctx_uint32_atomic_fetch_min(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint64_t shmemx_ctx_uint64_atomic_fetch_min(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
size_t shmemx_ctx_size_atomic_fetch_min(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
ptrdiff_t shmemx_ctx_ptrdiff_atomic_fetch_min(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
float shmemx_ctx_float_atomic_fetch_min(shmem_ctx_t ctx, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
double shmemx_ctx_double_atomic_fetch_min(shmem_ctx_t ctx, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int shmemx_int_atomic_fetch_max(int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long shmemx_long_atomic_fetch_max(long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long long shmemx_longlong_atomic_fetch_max(long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned int shmemx_uint_atomic_fetch_max(unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long shmemx_ulong_atomic_fetch_max(unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long long shmemx_ulonglong_atomic_fetch_max(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int32_t shmemx_int32_atomic_fetch_max(int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int64_t shmemx_int64_atomic_fetch_max(int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint32_t shmemx_uint32_atomic_fetch_max(uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint64_t shmemx_uint64_atomic_fetch_max(uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
size_t shmemx_size_atomic_fetch_max(size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
ptrdiff_t shmemx_ptrdiff_atomic_fetch_max(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
float shmemx_float_atomic_fetch_max(float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
double shmemx_double_atomic_fetch_max(double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int shmemx_ctx_int_atomic_fetch_max(shmem_ctx_t ctx, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long shmemx_ctx_long_atomic_fetch_max(shmem_ctx_t ctx, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long long shmemx_ctx_longlong_atomic_fetch_max(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned int shmemx_ctx_uint_atomic_fetch_max(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long shmemx_ctx_ulong_atomic_fetch_max(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long long shmemx_ctx_ulonglong_atomic_fetch_max(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int32_t shmemx_ctx_int32_atomic_fetch_max(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int64_t shmemx_ctx_int64_atomic_fetch_max(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint32_t shmemx_ctx_uint32_atomic_fetch_max(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint64_t shmemx_ctx_uint64_atomic_fetch_max(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
size_t shmemx_ctx_size_atomic_fetch_max(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
ptrdiff_t shmemx_ctx_ptrdiff_atomic_fetch_max(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
float shmemx_ctx_float_atomic_fetch_max(shmem_ctx_t ctx, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
double shmemx_ctx_double_atomic_fetch_max(shmem_ctx_t ctx, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int shmemx_int_atomic_fetch_mul(int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long shmemx_long_atomic_fetch_mul(long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long long shmemx_longlong_atomic_fetch_mul(long long *dest, long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned int shmemx_uint_atomic_fetch_mul(unsigned int *dest, unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long shmemx_ulong_atomic_fetch_mul(unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long long shmemx_ulonglong_atomic_fetch_mul(unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int32_t shmemx_int32_atomic_fetch_mul(int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int64_t shmemx_int64_atomic_fetch_mul(int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint32_t shmemx_uint32_atomic_fetch_mul(uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint64_t shmemx_uint64_atomic_fetch_mul(uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
size_t shmemx_size_atomic_fetch_mul(size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
ptrdiff_t shmemx_ptrdiff_atomic_fetch_mul(ptrdiff_t *dest, ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
float shmemx_float_atomic_fetch_mul(float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
double shmemx_double_atomic_fetch_mul(double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int shmemx_ctx_int_atomic_fetch_mul(shmem_ctx_t ctx, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long shmemx_ctx_long_atomic_fetch_mul(shmem_ctx_t ctx, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
long long shmemx_ctx_longlong_atomic_fetch_mul(shmem_ctx_t ctx, long long *dest, long long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned int shmemx_ctx_uint_atomic_fetch_mul(shmem_ctx_t ctx, unsigned int *dest,
                                        unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long shmemx_ctx_ulong_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long *dest,
                                        unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
unsigned long long shmemx_ctx_ulonglong_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int32_t shmemx_ctx_int32_atomic_fetch_mul(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
int64_t shmemx_ctx_int64_atomic_fetch_mul(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint32_t shmemx_ctx_uint32_atomic_fetch_mul(shmem_ctx_t ctx, uint32_t *dest, uint32_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
uint64_t shmemx_ctx_uint64_atomic_fetch_mul(shmem_ctx_t ctx, uint64_t *dest, uint64_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
size_t shmemx_ctx_size_atomic_fetch_mul(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
ptrdiff_t shmemx_ctx_ptrdiff_atomic_fetch_mul(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
float shmemx_ctx_float_atomic_fetch_mul(shmem_ctx_t ctx, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
double shmemx_ctx_double_atomic_fetch_mul(shmem_ctx_t ctx, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int_atomic_fetch_min_nbi(int *fetch, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_long_atomic_fetch_min_nbi(long *fetch, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_longlong_atomic_fetch_min_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint_atomic_fetch_min_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                      int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulong_atomic_fetch_min_nbi(unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulonglong_atomic_fetch_min_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int32_atomic_fetch_min_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int64_atomic_fetch_min_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint32_atomic_fetch_min_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint64_atomic_fetch_min_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_size_atomic_fetch_min_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ptrdiff_atomic_fetch_min_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_float_atomic_fetch_min_nbi(float *fetch, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_double_atomic_fetch_min_nbi(double *fetch, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_fetch_min_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_fetch_min_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_fetch_min_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_fetch_min_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_fetch_min_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_fetch_min_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_fetch_min_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_fetch_min_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_fetch_min_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_fetch_min_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_fetch_min_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int_atomic_fetch_max_nbi(int *fetch, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_long_atomic_fetch_max_nbi(long *fetch, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_longlong_atomic_fetch_max_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint_atomic_fetch_max_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                      int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulong_atomic_fetch_max_nbi(unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulonglong_atomic_fetch_max_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int32_atomic_fetch_max_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int64_atomic_fetch_max_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint32_atomic_fetch_max_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint64_atomic_fetch_max_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_size_atomic_fetch_max_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ptrdiff_atomic_fetch_max_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_float_atomic_fetch_max_nbi(float *fetch, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_double_atomic_fetch_max_nbi(double *fetch, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_fetch_max_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_fetch_max_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_fetch_max_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_fetch_max_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_fetch_max_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_fetch_max_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_fetch_max_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_fetch_max_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_fetch_max_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_fetch_max_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_fetch_max_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int_atomic_fetch_mul_nbi(int *fetch, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_long_atomic_fetch_mul_nbi(long *fetch, long *dest, long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_longlong_atomic_fetch_mul_nbi(long long *fetch, long long *dest, long long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint_atomic_fetch_mul_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                      int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulong_atomic_fetch_mul_nbi(unsigned long *fetch, unsigned long *dest,
                                       unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ulonglong_atomic_fetch_mul_nbi(unsigned long long *fetch, unsigned long long *dest,
                                        unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int32_atomic_fetch_mul_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_int64_atomic_fetch_mul_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint32_atomic_fetch_mul_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_uint64_atomic_fetch_mul_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_size_atomic_fetch_mul_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ptrdiff_atomic_fetch_mul_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_float_atomic_fetch_mul_nbi(float *fetch, float *dest, float value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_double_atomic_fetch_mul_nbi(double *fetch, double *dest, double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_fetch_mul_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_fetch_mul_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_fetch_mul_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_fetch_mul_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_fetch_mul_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_fetch_mul_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_fetch_min_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_fetch_min_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_fetch_min_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_fetch_min_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_fetch_min_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_fetch_min_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_fetch_min_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_fetch_min_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_fetch_min_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_fetch_min_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_fetch_min_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_fetch_max_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_fetch_max_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_fetch_max_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_fetch_max_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_fetch_max_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_fetch_max_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_fetch_max_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_fetch_max_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_fetch_max_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_fetch_max_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_fetch_max_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int_atomic_fetch_mul_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_long_atomic_fetch_mul_req(shmem_ctx_t ctx, long *fetch, long *dest, long value,
                                        int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_longlong_atomic_fetch_mul_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                        long long value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                        unsigned int value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulong_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long *fetch,
                                        unsigned long *dest, unsigned long value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ulonglong_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                        unsigned long long *dest, unsigned long long value, int pe,
                                        shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int32_atomic_fetch_mul_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
                                        int32_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_int64_atomic_fetch_mul_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
                                        int64_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint32_atomic_fetch_mul_req(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
                                        uint32_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_uint64_atomic_fetch_mul_req(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
                                        uint64_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_size_atomic_fetch_mul_req(shmem_ctx_t ctx, size_t *fetch, size_t *dest,
                                        size_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_ptrdiff_atomic_fetch_mul_req(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
                                        ptrdiff_t value, int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_float_atomic_fetch_mul_req(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe, shmemx_req_h *req);
/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * */
void shmemx_ctx_double_atomic_fetch_mul_req(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe, shmemx_req_h *req);

/* ---- Floating point: what the standard has of integers only --------------------------------- */

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says.
 * compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
void shmemx_float_atomic_add(float *dest, float value, int pe);
/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_double_atomic_add(double *dest, double value, int pe);

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_ctx_float_atomic_add(shmem_ctx_t ctx, float *dest, float value, int pe);
/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_ctx_double_atomic_add(shmem_ctx_t ctx, double *dest, double value, int pe);

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
float shmemx_float_atomic_fetch_add(float *dest, float value, int pe);
/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
double shmemx_double_atomic_fetch_add(double *dest, double value, int pe);

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
float shmemx_ctx_float_atomic_fetch_add(shmem_ctx_t ctx, float *dest, float value, int pe);
/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
double shmemx_ctx_double_atomic_fetch_add(shmem_ctx_t ctx, double *dest, double value, int pe);

/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
float shmemx_float_atomic_compare_swap(float *dest, float cond, float value, int pe);
/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
double shmemx_double_atomic_compare_swap(double *dest, double cond, double value, int pe);

/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
float shmemx_ctx_float_atomic_compare_swap(shmem_ctx_t ctx, float *dest, float cond, float value,
                                        int pe);
/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
double shmemx_ctx_double_atomic_compare_swap(shmem_ctx_t ctx, double *dest, double cond,
                                        double value, int pe);

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_float_atomic_fetch_add_nbi(float *fetch, float *dest, float value, int pe);
/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_double_atomic_fetch_add_nbi(double *fetch, double *dest, double value, int pe);

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_ctx_float_atomic_fetch_add_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value,
                                        int pe);
/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says. */
void shmemx_ctx_double_atomic_fetch_add_nbi(shmem_ctx_t ctx, double *fetch, double *dest,
                                        double value, int pe);

/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
void shmemx_float_atomic_compare_swap_nbi(float *fetch, float *dest, float cond, float value,
                                        int pe);
/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
void shmemx_double_atomic_compare_swap_nbi(double *fetch, double *dest, double cond, double value,
                                        int pe);

/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
void shmemx_ctx_float_atomic_compare_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest,
                                        float cond, float value, int pe);
/* compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request.h. */
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

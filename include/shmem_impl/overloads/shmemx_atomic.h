/*
 * The C++ overloads of shmemx_atomic.h.
 * Made by scripts/headers from src/api/headers/shmemx_atomic.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_OVERLOADS_SHMEMX_ATOMIC_H
#define SHMEM_IMPL_OVERLOADS_SHMEMX_ATOMIC_H

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" /* C++ has no _Complex of its own */
/* Programs include headers within extern "C". */
extern "C++" {

/* clang-format off */

void shmemx_atomic_min(int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_min");
void shmemx_atomic_min(long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_min");
void shmemx_atomic_min(long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_min");
void shmemx_atomic_min(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_uint_atomic_min");
void shmemx_atomic_min(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ulong_atomic_min");
void shmemx_atomic_min(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ulonglong_atomic_min");
void shmemx_atomic_min(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_min");
void shmemx_atomic_min(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_ctx_uint_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ctx_ulong_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_min");
void shmemx_atomic_min(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_min");
int
shmemx_atomic_min(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_min(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_min(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_min(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_min(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_min(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmemx_atomic_max(int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_max");
void shmemx_atomic_max(long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_max");
void shmemx_atomic_max(long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_max");
void shmemx_atomic_max(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_uint_atomic_max");
void shmemx_atomic_max(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ulong_atomic_max");
void shmemx_atomic_max(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ulonglong_atomic_max");
void shmemx_atomic_max(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_max");
void shmemx_atomic_max(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_ctx_uint_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ctx_ulong_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_max");
void shmemx_atomic_max(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_max");
int
shmemx_atomic_max(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_max(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_max(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_max(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_max(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_max(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmemx_atomic_mul(int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_mul");
void shmemx_atomic_mul(long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_mul");
void shmemx_atomic_mul(long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_mul");
void shmemx_atomic_mul(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_uint_atomic_mul");
void shmemx_atomic_mul(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ulong_atomic_mul");
void shmemx_atomic_mul(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ulonglong_atomic_mul");
void shmemx_atomic_mul(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_mul");
void shmemx_atomic_mul(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_ctx_uint_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ctx_ulong_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_mul");
void shmemx_atomic_mul(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_mul");
int
shmemx_atomic_mul(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_mul(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_mul(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_mul(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_mul(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_mul(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmemx_atomic_fetch_min(int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_fetch_min");
long shmemx_atomic_fetch_min(long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_fetch_min");
long long shmemx_atomic_fetch_min(long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_fetch_min");
unsigned int shmemx_atomic_fetch_min(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_uint_atomic_fetch_min");
unsigned long shmemx_atomic_fetch_min(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ulong_atomic_fetch_min");
unsigned long long shmemx_atomic_fetch_min(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmemx_ulonglong_atomic_fetch_min");
float shmemx_atomic_fetch_min(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_min");
double shmemx_atomic_fetch_min(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_min");
int shmemx_atomic_fetch_min(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_fetch_min");
long shmemx_atomic_fetch_min(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_fetch_min");
long long shmemx_atomic_fetch_min(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_fetch_min");
unsigned int shmemx_atomic_fetch_min(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                     int pe)
    __asm__("shmemx_ctx_uint_atomic_fetch_min");
unsigned long shmemx_atomic_fetch_min(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                      int pe)
    __asm__("shmemx_ctx_ulong_atomic_fetch_min");
unsigned long long shmemx_atomic_fetch_min(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_min");
float shmemx_atomic_fetch_min(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_min");
double shmemx_atomic_fetch_min(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_min");
int
shmemx_atomic_fetch_min(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_min(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_min(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_min(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_min(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_min(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmemx_atomic_fetch_max(int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_fetch_max");
long shmemx_atomic_fetch_max(long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_fetch_max");
long long shmemx_atomic_fetch_max(long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_fetch_max");
unsigned int shmemx_atomic_fetch_max(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_uint_atomic_fetch_max");
unsigned long shmemx_atomic_fetch_max(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ulong_atomic_fetch_max");
unsigned long long shmemx_atomic_fetch_max(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmemx_ulonglong_atomic_fetch_max");
float shmemx_atomic_fetch_max(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_max");
double shmemx_atomic_fetch_max(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_max");
int shmemx_atomic_fetch_max(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_fetch_max");
long shmemx_atomic_fetch_max(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_fetch_max");
long long shmemx_atomic_fetch_max(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_fetch_max");
unsigned int shmemx_atomic_fetch_max(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                     int pe)
    __asm__("shmemx_ctx_uint_atomic_fetch_max");
unsigned long shmemx_atomic_fetch_max(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                      int pe)
    __asm__("shmemx_ctx_ulong_atomic_fetch_max");
unsigned long long shmemx_atomic_fetch_max(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_max");
float shmemx_atomic_fetch_max(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_max");
double shmemx_atomic_fetch_max(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_max");
int
shmemx_atomic_fetch_max(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_max(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_max(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_max(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_max(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_max(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmemx_atomic_fetch_mul(int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_fetch_mul");
long shmemx_atomic_fetch_mul(long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_fetch_mul");
long long shmemx_atomic_fetch_mul(long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_fetch_mul");
unsigned int shmemx_atomic_fetch_mul(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmemx_uint_atomic_fetch_mul");
unsigned long shmemx_atomic_fetch_mul(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmemx_ulong_atomic_fetch_mul");
unsigned long long shmemx_atomic_fetch_mul(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmemx_ulonglong_atomic_fetch_mul");
float shmemx_atomic_fetch_mul(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_mul");
double shmemx_atomic_fetch_mul(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_mul");
int shmemx_atomic_fetch_mul(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_fetch_mul");
long shmemx_atomic_fetch_mul(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_fetch_mul");
long long shmemx_atomic_fetch_mul(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_fetch_mul");
unsigned int shmemx_atomic_fetch_mul(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                     int pe)
    __asm__("shmemx_ctx_uint_atomic_fetch_mul");
unsigned long shmemx_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                      int pe)
    __asm__("shmemx_ctx_ulong_atomic_fetch_mul");
unsigned long long shmemx_atomic_fetch_mul(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_mul");
float shmemx_atomic_fetch_mul(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_mul");
double shmemx_atomic_fetch_mul(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_mul");
int
shmemx_atomic_fetch_mul(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_mul(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_mul(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_mul(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_mul(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_mul(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmemx_atomic_fetch_min_nbi(int *fetch, int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(long *fetch, long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(long long *fetch, long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                 int pe)
    __asm__("shmemx_uint_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                 int pe)
    __asm__("shmemx_ulong_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(unsigned long long *fetch, unsigned long long *dest,
                                 unsigned long long value, int pe)
    __asm__("shmemx_ulonglong_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(double *fetch, double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe)
    __asm__("shmemx_ctx_uint_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe)
    __asm__("shmemx_ctx_ulong_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_min_nbi");
void shmemx_atomic_fetch_min_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                 int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_min_nbi");
int
shmemx_atomic_fetch_min_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_min_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_min_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_min_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_min_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_min_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_min_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_min_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_max_nbi(int *fetch, int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(long *fetch, long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(long long *fetch, long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                 int pe)
    __asm__("shmemx_uint_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                 int pe)
    __asm__("shmemx_ulong_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(unsigned long long *fetch, unsigned long long *dest,
                                 unsigned long long value, int pe)
    __asm__("shmemx_ulonglong_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(double *fetch, double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe)
    __asm__("shmemx_ctx_uint_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe)
    __asm__("shmemx_ctx_ulong_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_max_nbi");
void shmemx_atomic_fetch_max_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                 int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_max_nbi");
int
shmemx_atomic_fetch_max_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_max_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_max_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_max_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_max_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_max_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_max_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_max_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_mul_nbi(int *fetch, int *dest, int value, int pe)
    __asm__("shmemx_int_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(long *fetch, long *dest, long value, int pe)
    __asm__("shmemx_long_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(long long *fetch, long long *dest, long long value, int pe)
    __asm__("shmemx_longlong_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                 int pe)
    __asm__("shmemx_uint_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                 int pe)
    __asm__("shmemx_ulong_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(unsigned long long *fetch, unsigned long long *dest,
                                 unsigned long long value, int pe)
    __asm__("shmemx_ulonglong_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(double *fetch, double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
    __asm__("shmemx_ctx_int_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe)
    __asm__("shmemx_ctx_long_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe)
    __asm__("shmemx_ctx_longlong_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe)
    __asm__("shmemx_ctx_uint_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe)
    __asm__("shmemx_ctx_ulong_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_mul_nbi");
void shmemx_atomic_fetch_mul_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                 int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_mul_nbi");
int
shmemx_atomic_fetch_mul_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_mul_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_mul_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_mul_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_mul_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_mul_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_mul_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_mul_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_fetch_min_req");
void shmemx_atomic_fetch_min_req(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_fetch_min_req");
int
shmemx_atomic_fetch_min_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_min_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_min_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_min_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_min_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_min_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_fetch_max_req");
void shmemx_atomic_fetch_max_req(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_fetch_max_req");
int
shmemx_atomic_fetch_max_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_max_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_max_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_max_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_max_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_max_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_fetch_mul_req");
void shmemx_atomic_fetch_mul_req(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_fetch_mul_req");
int
shmemx_atomic_fetch_mul_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_mul_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_mul_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_mul_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_mul_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_mul_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_add(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_add");
void shmemx_atomic_add(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_add");
void shmemx_atomic_add(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_add");
void shmemx_atomic_add(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_add");
int
shmemx_atomic_add(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_add(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double");
template <class T> int
shmemx_atomic_add(T *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_add(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_add(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_add(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

float shmemx_atomic_fetch_add(float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_add");
double shmemx_atomic_fetch_add(double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_add");
float shmemx_atomic_fetch_add(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_add");
double shmemx_atomic_fetch_add(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_add");
int
shmemx_atomic_fetch_add(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_add(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double");
template <class T> int
shmemx_atomic_fetch_add(T *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_add(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_fetch_add(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_fetch_add(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

float shmemx_atomic_compare_swap(float *dest, float cond, float value, int pe)
    __asm__("shmemx_float_atomic_compare_swap");
double shmemx_atomic_compare_swap(double *dest, double cond, double value, int pe)
    __asm__("shmemx_double_atomic_compare_swap");
float shmemx_atomic_compare_swap(shmem_ctx_t ctx, float *dest, float cond, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_compare_swap");
double shmemx_atomic_compare_swap(shmem_ctx_t ctx, double *dest, double cond, double value, int pe)
    __asm__("shmemx_ctx_double_atomic_compare_swap");
int
shmemx_atomic_compare_swap(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_compare_swap(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double");
template <class T> int
shmemx_atomic_compare_swap(T *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_compare_swap(T *, typename shmem_impl_of_AMO_FLOATING<T>::type, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_compare_swap(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_compare_swap(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_compare_swap(T *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_compare_swap(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");

void shmemx_atomic_fetch_add_nbi(float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_float_atomic_fetch_add_nbi");
void shmemx_atomic_fetch_add_nbi(double *fetch, double *dest, double value, int pe)
    __asm__("shmemx_double_atomic_fetch_add_nbi");
void shmemx_atomic_fetch_add_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe)
    __asm__("shmemx_ctx_float_atomic_fetch_add_nbi");
void shmemx_atomic_fetch_add_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value,
                                 int pe)
    __asm__("shmemx_ctx_double_atomic_fetch_add_nbi");
int
shmemx_atomic_fetch_add_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_fetch_add_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of float, double");
template <class T> int
shmemx_atomic_fetch_add_nbi(T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_add_nbi(T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_fetch_add_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_add_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_fetch_add_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_fetch_add_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_compare_swap_nbi(float *fetch, float *dest, float cond, float value, int pe)
    __asm__("shmemx_float_atomic_compare_swap_nbi");
void shmemx_atomic_compare_swap_nbi(double *fetch, double *dest, double cond, double value, int pe)
    __asm__("shmemx_double_atomic_compare_swap_nbi");
void shmemx_atomic_compare_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float cond,
                                    float value, int pe)
    __asm__("shmemx_ctx_float_atomic_compare_swap_nbi");
void shmemx_atomic_compare_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double cond,
                                    double value, int pe)
    __asm__("shmemx_ctx_double_atomic_compare_swap_nbi");
int
shmemx_atomic_compare_swap_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of float, double, or shmem_ctx_t ctx before it");
int
shmemx_atomic_compare_swap_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of float, double");
template <class T> int
shmemx_atomic_compare_swap_nbi(T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> int
shmemx_atomic_compare_swap_nbi(T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_compare_swap_nbi(T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, typename shmem_impl_of_AMO_FLOATING<T>::type, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_atomic_compare_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> int
shmemx_atomic_compare_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_compare_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_FLOATING<T>::type *, typename shmem_impl_of_AMO_FLOATING<T>::type, typename shmem_impl_of_AMO_FLOATING<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_compare_swap_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_FLOATING<T>::fault
shmemx_atomic_compare_swap_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");


}
#pragma GCC diagnostic pop

#endif

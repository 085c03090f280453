/*
 * The C++ overloads of shmemx_rma.h.
 * Made by scripts/headers from src/api/headers/shmemx_rma.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_OVERLOADS_SHMEMX_RMA_H
#define SHMEM_IMPL_OVERLOADS_SHMEMX_RMA_H

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" /* C++ has no _Complex of its own */
/* Programs include headers within extern "C". */
extern "C++" {

/* clang-format off */

void shmemx_iput_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_float_iput_nbi");
void shmemx_iput_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_double_iput_nbi");
void shmemx_iput_nbi(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_longdouble_iput_nbi");
void shmemx_iput_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_char_iput_nbi");
void shmemx_iput_nbi(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_schar_iput_nbi");
void shmemx_iput_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_short_iput_nbi");
void shmemx_iput_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_int_iput_nbi");
void shmemx_iput_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_long_iput_nbi");
void shmemx_iput_nbi(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_longlong_iput_nbi");
void shmemx_iput_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_uchar_iput_nbi");
void shmemx_iput_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ushort_iput_nbi");
void shmemx_iput_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_uint_iput_nbi");
void shmemx_iput_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ulong_iput_nbi");
void shmemx_iput_nbi(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ulonglong_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_float_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_double_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_longdouble_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ctx_char_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_schar_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_short_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ctx_int_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ctx_long_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_longlong_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_uchar_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_ushort_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_uint_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_ulong_iput_nbi");
void shmemx_iput_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_ulonglong_iput_nbi");
int
shmemx_iput_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmemx_iput_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_iput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_iput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_iput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_iput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_iput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_iput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_iput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_iput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_iput_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_iput_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_iget_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_float_iget_nbi");
void shmemx_iget_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_double_iget_nbi");
void shmemx_iget_nbi(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_longdouble_iget_nbi");
void shmemx_iget_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_char_iget_nbi");
void shmemx_iget_nbi(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_schar_iget_nbi");
void shmemx_iget_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_short_iget_nbi");
void shmemx_iget_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_int_iget_nbi");
void shmemx_iget_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                     int pe)
    __asm__("shmemx_long_iget_nbi");
void shmemx_iget_nbi(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_longlong_iget_nbi");
void shmemx_iget_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_uchar_iget_nbi");
void shmemx_iget_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ushort_iget_nbi");
void shmemx_iget_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_uint_iget_nbi");
void shmemx_iget_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ulong_iget_nbi");
void shmemx_iget_nbi(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ulonglong_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_float_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_double_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_longdouble_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ctx_char_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_schar_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_short_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ctx_int_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                     size_t nelems, int pe)
    __asm__("shmemx_ctx_long_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_longlong_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_uchar_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_ushort_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                     ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_uint_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_ulong_iget_nbi");
void shmemx_iget_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmemx_ctx_ulonglong_iget_nbi");
int
shmemx_iget_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmemx_iget_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_iget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_iget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_iget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_iget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_iget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_iget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_iget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_iget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_iget_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_iget_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_ibput_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_float_ibput_nbi");
void shmemx_ibput_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_double_ibput_nbi");
void shmemx_ibput_nbi(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_longdouble_ibput_nbi");
void shmemx_ibput_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_char_ibput_nbi");
void shmemx_ibput_nbi(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_schar_ibput_nbi");
void shmemx_ibput_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_short_ibput_nbi");
void shmemx_ibput_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_int_ibput_nbi");
void shmemx_ibput_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_long_ibput_nbi");
void shmemx_ibput_nbi(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_longlong_ibput_nbi");
void shmemx_ibput_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_uchar_ibput_nbi");
void shmemx_ibput_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ushort_ibput_nbi");
void shmemx_ibput_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_uint_ibput_nbi");
void shmemx_ibput_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ulong_ibput_nbi");
void shmemx_ibput_nbi(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ulonglong_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_float_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_double_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_longdouble_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_char_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_schar_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_short_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_int_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_long_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_longlong_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_uchar_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_ushort_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_uint_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_ulong_ibput_nbi");
void shmemx_ibput_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_ulonglong_ibput_nbi");
int
shmemx_ibput_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmemx_ibput_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_ibput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_ibput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_ibput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmemx_ibput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmemx_ibput_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_ibput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_ibput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_ibput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmemx_ibput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmemx_ibput_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_ibput_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_ibput_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_ibget_nbi(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_float_ibget_nbi");
void shmemx_ibget_nbi(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_double_ibget_nbi");
void shmemx_ibget_nbi(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_longdouble_ibget_nbi");
void shmemx_ibget_nbi(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_char_ibget_nbi");
void shmemx_ibget_nbi(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_schar_ibget_nbi");
void shmemx_ibget_nbi(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_short_ibget_nbi");
void shmemx_ibget_nbi(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_int_ibget_nbi");
void shmemx_ibget_nbi(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                      size_t nblocks, int pe)
    __asm__("shmemx_long_ibget_nbi");
void shmemx_ibget_nbi(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_longlong_ibget_nbi");
void shmemx_ibget_nbi(unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_uchar_ibget_nbi");
void shmemx_ibget_nbi(unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ushort_ibget_nbi");
void shmemx_ibget_nbi(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_uint_ibget_nbi");
void shmemx_ibget_nbi(unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ulong_ibget_nbi");
void shmemx_ibget_nbi(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ulonglong_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_float_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_double_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_longdouble_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_char_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_schar_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_short_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_int_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                      size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_long_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_longlong_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_uchar_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_ushort_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_uint_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_ulong_ibget_nbi");
void shmemx_ibget_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                      ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmemx_ctx_ulonglong_ibget_nbi");
int
shmemx_ibget_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmemx_ibget_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_ibget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_ibget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_ibget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmemx_ibget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmemx_ibget_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmemx_ibget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmemx_ibget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmemx_ibget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmemx_ibget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmemx_ibget_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_ibget_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_ibget_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");


}
#pragma GCC diagnostic pop

#endif

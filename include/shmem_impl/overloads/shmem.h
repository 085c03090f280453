/*
 * The C++ overloads of shmem.h.
 * Made by scripts/headers from src/api/headers/shmem.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_OVERLOADS_SHMEM_H
#define SHMEM_IMPL_OVERLOADS_SHMEM_H

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" /* C++ has no _Complex of its own */
/* Programs include headers within extern "C". */
extern "C++" {

/* clang-format off */

void shmem_put(float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_float_put");
void shmem_put(double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_double_put");
void shmem_put(long double *dest, const long double *source, size_t nelems, int pe)
    __asm__("shmem_longdouble_put");
void shmem_put(char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_char_put");
void shmem_put(signed char *dest, const signed char *source, size_t nelems, int pe)
    __asm__("shmem_schar_put");
void shmem_put(short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_short_put");
void shmem_put(int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_int_put");
void shmem_put(long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_long_put");
void shmem_put(long long *dest, const long long *source, size_t nelems, int pe)
    __asm__("shmem_longlong_put");
void shmem_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
    __asm__("shmem_uchar_put");
void shmem_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
    __asm__("shmem_ushort_put");
void shmem_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
    __asm__("shmem_uint_put");
void shmem_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
    __asm__("shmem_ulong_put");
void shmem_put(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)
    __asm__("shmem_ulonglong_put");
void shmem_put(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_ctx_float_put");
void shmem_put(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_ctx_double_put");
void shmem_put(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_longdouble_put");
void shmem_put(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_ctx_char_put");
void shmem_put(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_schar_put");
void shmem_put(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_ctx_short_put");
void shmem_put(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_ctx_int_put");
void shmem_put(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_ctx_long_put");
void shmem_put(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe)
    __asm__("shmem_ctx_longlong_put");
void shmem_put(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_uchar_put");
void shmem_put(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_ushort_put");
void shmem_put(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_uint_put");
void shmem_put(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_ulong_put");
void shmem_put(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
               size_t nelems, int pe)
    __asm__("shmem_ctx_ulonglong_put");
int
shmem_put(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_put(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_put(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_put(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_get(float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_float_get");
void shmem_get(double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_double_get");
void shmem_get(long double *dest, const long double *source, size_t nelems, int pe)
    __asm__("shmem_longdouble_get");
void shmem_get(char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_char_get");
void shmem_get(signed char *dest, const signed char *source, size_t nelems, int pe)
    __asm__("shmem_schar_get");
void shmem_get(short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_short_get");
void shmem_get(int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_int_get");
void shmem_get(long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_long_get");
void shmem_get(long long *dest, const long long *source, size_t nelems, int pe)
    __asm__("shmem_longlong_get");
void shmem_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
    __asm__("shmem_uchar_get");
void shmem_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
    __asm__("shmem_ushort_get");
void shmem_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
    __asm__("shmem_uint_get");
void shmem_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
    __asm__("shmem_ulong_get");
void shmem_get(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)
    __asm__("shmem_ulonglong_get");
void shmem_get(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_ctx_float_get");
void shmem_get(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_ctx_double_get");
void shmem_get(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_longdouble_get");
void shmem_get(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_ctx_char_get");
void shmem_get(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_schar_get");
void shmem_get(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_ctx_short_get");
void shmem_get(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_ctx_int_get");
void shmem_get(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_ctx_long_get");
void shmem_get(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe)
    __asm__("shmem_ctx_longlong_get");
void shmem_get(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_uchar_get");
void shmem_get(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_ushort_get");
void shmem_get(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_uint_get");
void shmem_get(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
               int pe)
    __asm__("shmem_ctx_ulong_get");
void shmem_get(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
               size_t nelems, int pe)
    __asm__("shmem_ctx_ulonglong_get");
int
shmem_get(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_get(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_get(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_get(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_get(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_get(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_get(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_get(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_p(float *dest, float value, int pe)
    __asm__("shmem_float_p");
void shmem_p(double *dest, double value, int pe)
    __asm__("shmem_double_p");
void shmem_p(long double *dest, long double value, int pe)
    __asm__("shmem_longdouble_p");
void shmem_p(char *dest, char value, int pe)
    __asm__("shmem_char_p");
void shmem_p(signed char *dest, signed char value, int pe)
    __asm__("shmem_schar_p");
void shmem_p(short *dest, short value, int pe)
    __asm__("shmem_short_p");
void shmem_p(int *dest, int value, int pe)
    __asm__("shmem_int_p");
void shmem_p(long *dest, long value, int pe)
    __asm__("shmem_long_p");
void shmem_p(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_p");
void shmem_p(unsigned char *dest, unsigned char value, int pe)
    __asm__("shmem_uchar_p");
void shmem_p(unsigned short *dest, unsigned short value, int pe)
    __asm__("shmem_ushort_p");
void shmem_p(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_p");
void shmem_p(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_p");
void shmem_p(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_p");
void shmem_p(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmem_ctx_float_p");
void shmem_p(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmem_ctx_double_p");
void shmem_p(shmem_ctx_t ctx, long double *dest, long double value, int pe)
    __asm__("shmem_ctx_longdouble_p");
void shmem_p(shmem_ctx_t ctx, char *dest, char value, int pe)
    __asm__("shmem_ctx_char_p");
void shmem_p(shmem_ctx_t ctx, signed char *dest, signed char value, int pe)
    __asm__("shmem_ctx_schar_p");
void shmem_p(shmem_ctx_t ctx, short *dest, short value, int pe)
    __asm__("shmem_ctx_short_p");
void shmem_p(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_p");
void shmem_p(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_p");
void shmem_p(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmem_ctx_longlong_p");
void shmem_p(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
    __asm__("shmem_ctx_uchar_p");
void shmem_p(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
    __asm__("shmem_ctx_ushort_p");
void shmem_p(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_p");
void shmem_p(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_p");
void shmem_p(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_p");
int
shmem_p(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_p(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_p(T *, typename shmem_impl_of_RMA<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_p(shmem_ctx_t, T *, typename shmem_impl_of_RMA<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_p(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_p(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

float shmem_g(const float *source, int pe)
    __asm__("shmem_float_g");
double shmem_g(const double *source, int pe)
    __asm__("shmem_double_g");
long double shmem_g(const long double *source, int pe)
    __asm__("shmem_longdouble_g");
char shmem_g(const char *source, int pe)
    __asm__("shmem_char_g");
signed char shmem_g(const signed char *source, int pe)
    __asm__("shmem_schar_g");
short shmem_g(const short *source, int pe)
    __asm__("shmem_short_g");
int shmem_g(const int *source, int pe)
    __asm__("shmem_int_g");
long shmem_g(const long *source, int pe)
    __asm__("shmem_long_g");
long long shmem_g(const long long *source, int pe)
    __asm__("shmem_longlong_g");
unsigned char shmem_g(const unsigned char *source, int pe)
    __asm__("shmem_uchar_g");
unsigned short shmem_g(const unsigned short *source, int pe)
    __asm__("shmem_ushort_g");
unsigned int shmem_g(const unsigned int *source, int pe)
    __asm__("shmem_uint_g");
unsigned long shmem_g(const unsigned long *source, int pe)
    __asm__("shmem_ulong_g");
unsigned long long shmem_g(const unsigned long long *source, int pe)
    __asm__("shmem_ulonglong_g");
float shmem_g(shmem_ctx_t ctx, const float *source, int pe)
    __asm__("shmem_ctx_float_g");
double shmem_g(shmem_ctx_t ctx, const double *source, int pe)
    __asm__("shmem_ctx_double_g");
long double shmem_g(shmem_ctx_t ctx, const long double *source, int pe)
    __asm__("shmem_ctx_longdouble_g");
char shmem_g(shmem_ctx_t ctx, const char *source, int pe)
    __asm__("shmem_ctx_char_g");
signed char shmem_g(shmem_ctx_t ctx, const signed char *source, int pe)
    __asm__("shmem_ctx_schar_g");
short shmem_g(shmem_ctx_t ctx, const short *source, int pe)
    __asm__("shmem_ctx_short_g");
int shmem_g(shmem_ctx_t ctx, const int *source, int pe)
    __asm__("shmem_ctx_int_g");
long shmem_g(shmem_ctx_t ctx, const long *source, int pe)
    __asm__("shmem_ctx_long_g");
long long shmem_g(shmem_ctx_t ctx, const long long *source, int pe)
    __asm__("shmem_ctx_longlong_g");
unsigned char shmem_g(shmem_ctx_t ctx, const unsigned char *source, int pe)
    __asm__("shmem_ctx_uchar_g");
unsigned short shmem_g(shmem_ctx_t ctx, const unsigned short *source, int pe)
    __asm__("shmem_ctx_ushort_g");
unsigned int shmem_g(shmem_ctx_t ctx, const unsigned int *source, int pe)
    __asm__("shmem_ctx_uint_g");
unsigned long shmem_g(shmem_ctx_t ctx, const unsigned long *source, int pe)
    __asm__("shmem_ctx_ulong_g");
unsigned long long shmem_g(shmem_ctx_t ctx, const unsigned long long *source, int pe)
    __asm__("shmem_ctx_ulonglong_g");
int
shmem_g(...) SHMEM_IMPL_WRONG("source: expected const TYPE *source, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_g(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("source: expected const TYPE *source, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_g(const T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_g(shmem_ctx_t, const T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

void shmem_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_float_iput");
void shmem_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_double_iput");
void shmem_iput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_longdouble_iput");
void shmem_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_char_iput");
void shmem_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_schar_iput");
void shmem_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_short_iput");
void shmem_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_int_iput");
void shmem_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_long_iput");
void shmem_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_longlong_iput");
void shmem_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_uchar_iput");
void shmem_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ushort_iput");
void shmem_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_uint_iput");
void shmem_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ulong_iput");
void shmem_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ulonglong_iput");
void shmem_iput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_float_iput");
void shmem_iput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_double_iput");
void shmem_iput(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_longdouble_iput");
void shmem_iput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_char_iput");
void shmem_iput(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_schar_iput");
void shmem_iput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_short_iput");
void shmem_iput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_int_iput");
void shmem_iput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_long_iput");
void shmem_iput(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_longlong_iput");
void shmem_iput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_uchar_iput");
void shmem_iput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_ushort_iput");
void shmem_iput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_uint_iput");
void shmem_iput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_ulong_iput");
void shmem_iput(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_ulonglong_iput");
int
shmem_iput(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_iput(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_iput(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_iput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_iput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_iput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_iput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_iput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_iput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_iput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_iput(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_iput(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_float_iget");
void shmem_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_double_iget");
void shmem_iget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_longdouble_iget");
void shmem_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_char_iget");
void shmem_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_schar_iget");
void shmem_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_short_iget");
void shmem_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_int_iget");
void shmem_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                int pe)
    __asm__("shmem_long_iget");
void shmem_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_longlong_iget");
void shmem_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_uchar_iget");
void shmem_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ushort_iget");
void shmem_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_uint_iget");
void shmem_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ulong_iget");
void shmem_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ulonglong_iget");
void shmem_iget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_float_iget");
void shmem_iget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_double_iget");
void shmem_iget(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_longdouble_iget");
void shmem_iget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_char_iget");
void shmem_iget(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_schar_iget");
void shmem_iget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_short_iget");
void shmem_iget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_int_iget");
void shmem_iget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, int pe)
    __asm__("shmem_ctx_long_iget");
void shmem_iget(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_longlong_iget");
void shmem_iget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_uchar_iget");
void shmem_iget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_ushort_iget");
void shmem_iget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_uint_iget");
void shmem_iget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_ulong_iget");
void shmem_iget(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
    __asm__("shmem_ctx_ulonglong_iget");
int
shmem_iget(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_iget(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_iget(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_iget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_iget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_iget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_iget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_iget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_iget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_iget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_iget(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_iget(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_float_ibput");
void shmem_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_double_ibput");
void shmem_ibput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_longdouble_ibput");
void shmem_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_char_ibput");
void shmem_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_schar_ibput");
void shmem_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_short_ibput");
void shmem_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_int_ibput");
void shmem_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_long_ibput");
void shmem_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_longlong_ibput");
void shmem_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_uchar_ibput");
void shmem_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ushort_ibput");
void shmem_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_uint_ibput");
void shmem_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ulong_ibput");
void shmem_ibput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ulonglong_ibput");
void shmem_ibput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_float_ibput");
void shmem_ibput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_double_ibput");
void shmem_ibput(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_longdouble_ibput");
void shmem_ibput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_char_ibput");
void shmem_ibput(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_schar_ibput");
void shmem_ibput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_short_ibput");
void shmem_ibput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_int_ibput");
void shmem_ibput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_long_ibput");
void shmem_ibput(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_longlong_ibput");
void shmem_ibput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_uchar_ibput");
void shmem_ibput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_ushort_ibput");
void shmem_ibput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_uint_ibput");
void shmem_ibput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_ulong_ibput");
void shmem_ibput(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_ulonglong_ibput");
int
shmem_ibput(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_ibput(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_ibput(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_ibput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_ibput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmem_ibput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmem_ibput(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_ibput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_ibput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_ibput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmem_ibput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmem_ibput(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_ibput(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_ibput(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_float_ibget");
void shmem_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_double_ibget");
void shmem_ibget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_longdouble_ibget");
void shmem_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_char_ibget");
void shmem_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_schar_ibget");
void shmem_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_short_ibget");
void shmem_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_int_ibget");
void shmem_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                 size_t nblocks, int pe)
    __asm__("shmem_long_ibget");
void shmem_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_longlong_ibget");
void shmem_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_uchar_ibget");
void shmem_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ushort_ibget");
void shmem_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_uint_ibget");
void shmem_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ulong_ibget");
void shmem_ibget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ulonglong_ibget");
void shmem_ibget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_float_ibget");
void shmem_ibget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_double_ibget");
void shmem_ibget(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_longdouble_ibget");
void shmem_ibget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_char_ibget");
void shmem_ibget(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_schar_ibget");
void shmem_ibget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_short_ibget");
void shmem_ibget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_int_ibget");
void shmem_ibget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                 size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_long_ibget");
void shmem_ibget(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_longlong_ibget");
void shmem_ibget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_uchar_ibget");
void shmem_ibget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_ushort_ibget");
void shmem_ibget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_uint_ibget");
void shmem_ibget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
                 ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_ulong_ibget");
void shmem_ibget(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
    __asm__("shmem_ctx_ulonglong_ibget");
int
shmem_ibget(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_ibget(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_ibget(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_ibget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_ibget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmem_ibget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmem_ibget(T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_ibget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_ibget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_ibget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("bsize: expected size_t bsize");
template <class T> int
shmem_ibget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, ...) SHMEM_IMPL_WRONG("nblocks: expected size_t nblocks");
template <class T> int
shmem_ibget(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, size_t, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_ibget(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_ibget(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_put_nbi(float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_float_put_nbi");
void shmem_put_nbi(double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_double_put_nbi");
void shmem_put_nbi(long double *dest, const long double *source, size_t nelems, int pe)
    __asm__("shmem_longdouble_put_nbi");
void shmem_put_nbi(char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_char_put_nbi");
void shmem_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)
    __asm__("shmem_schar_put_nbi");
void shmem_put_nbi(short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_short_put_nbi");
void shmem_put_nbi(int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_int_put_nbi");
void shmem_put_nbi(long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_long_put_nbi");
void shmem_put_nbi(long long *dest, const long long *source, size_t nelems, int pe)
    __asm__("shmem_longlong_put_nbi");
void shmem_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
    __asm__("shmem_uchar_put_nbi");
void shmem_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
    __asm__("shmem_ushort_put_nbi");
void shmem_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
    __asm__("shmem_uint_put_nbi");
void shmem_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
    __asm__("shmem_ulong_put_nbi");
void shmem_put_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                   int pe)
    __asm__("shmem_ulonglong_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_ctx_float_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_ctx_double_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_longdouble_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_ctx_char_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_schar_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_ctx_short_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_ctx_int_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_ctx_long_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_longlong_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_uchar_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                   size_t nelems, int pe)
    __asm__("shmem_ctx_ushort_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_uint_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_ulong_put_nbi");
void shmem_put_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                   size_t nelems, int pe)
    __asm__("shmem_ctx_ulonglong_put_nbi");
int
shmem_put_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_put_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_put_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_put_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_get_nbi(float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_float_get_nbi");
void shmem_get_nbi(double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_double_get_nbi");
void shmem_get_nbi(long double *dest, const long double *source, size_t nelems, int pe)
    __asm__("shmem_longdouble_get_nbi");
void shmem_get_nbi(char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_char_get_nbi");
void shmem_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)
    __asm__("shmem_schar_get_nbi");
void shmem_get_nbi(short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_short_get_nbi");
void shmem_get_nbi(int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_int_get_nbi");
void shmem_get_nbi(long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_long_get_nbi");
void shmem_get_nbi(long long *dest, const long long *source, size_t nelems, int pe)
    __asm__("shmem_longlong_get_nbi");
void shmem_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
    __asm__("shmem_uchar_get_nbi");
void shmem_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
    __asm__("shmem_ushort_get_nbi");
void shmem_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
    __asm__("shmem_uint_get_nbi");
void shmem_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
    __asm__("shmem_ulong_get_nbi");
void shmem_get_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                   int pe)
    __asm__("shmem_ulonglong_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
    __asm__("shmem_ctx_float_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
    __asm__("shmem_ctx_double_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_longdouble_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
    __asm__("shmem_ctx_char_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_schar_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
    __asm__("shmem_ctx_short_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
    __asm__("shmem_ctx_int_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
    __asm__("shmem_ctx_long_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_longlong_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_uchar_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                   size_t nelems, int pe)
    __asm__("shmem_ctx_ushort_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_uint_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
                   int pe)
    __asm__("shmem_ctx_ulong_get_nbi");
void shmem_get_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                   size_t nelems, int pe)
    __asm__("shmem_ctx_ulonglong_get_nbi");
int
shmem_get_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_get_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_get_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_get_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_get_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_get_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_get_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_get_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_atomic_fetch(const int *source, int pe)
    __asm__("shmem_int_atomic_fetch");
long shmem_atomic_fetch(const long *source, int pe)
    __asm__("shmem_long_atomic_fetch");
long long shmem_atomic_fetch(const long long *source, int pe)
    __asm__("shmem_longlong_atomic_fetch");
unsigned int shmem_atomic_fetch(const unsigned int *source, int pe)
    __asm__("shmem_uint_atomic_fetch");
unsigned long shmem_atomic_fetch(const unsigned long *source, int pe)
    __asm__("shmem_ulong_atomic_fetch");
unsigned long long shmem_atomic_fetch(const unsigned long long *source, int pe)
    __asm__("shmem_ulonglong_atomic_fetch");
float shmem_atomic_fetch(const float *source, int pe)
    __asm__("shmem_float_atomic_fetch");
double shmem_atomic_fetch(const double *source, int pe)
    __asm__("shmem_double_atomic_fetch");
int shmem_atomic_fetch(shmem_ctx_t ctx, const int *source, int pe)
    __asm__("shmem_ctx_int_atomic_fetch");
long shmem_atomic_fetch(shmem_ctx_t ctx, const long *source, int pe)
    __asm__("shmem_ctx_long_atomic_fetch");
long long shmem_atomic_fetch(shmem_ctx_t ctx, const long long *source, int pe)
    __asm__("shmem_ctx_longlong_atomic_fetch");
unsigned int shmem_atomic_fetch(shmem_ctx_t ctx, const unsigned int *source, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch");
unsigned long shmem_atomic_fetch(shmem_ctx_t ctx, const unsigned long *source, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch");
unsigned long long shmem_atomic_fetch(shmem_ctx_t ctx, const unsigned long long *source, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch");
float shmem_atomic_fetch(shmem_ctx_t ctx, const float *source, int pe)
    __asm__("shmem_ctx_float_atomic_fetch");
double shmem_atomic_fetch(shmem_ctx_t ctx, const double *source, int pe)
    __asm__("shmem_ctx_double_atomic_fetch");
int
shmem_atomic_fetch(...) SHMEM_IMPL_WRONG("source: expected const TYPE *source, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("source: expected const TYPE *source, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_fetch(const T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_fetch(shmem_ctx_t, const T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

void shmem_atomic_set(int *dest, int value, int pe)
    __asm__("shmem_int_atomic_set");
void shmem_atomic_set(long *dest, long value, int pe)
    __asm__("shmem_long_atomic_set");
void shmem_atomic_set(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_atomic_set");
void shmem_atomic_set(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_set");
void shmem_atomic_set(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_set");
void shmem_atomic_set(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_set");
void shmem_atomic_set(float *dest, float value, int pe)
    __asm__("shmem_float_atomic_set");
void shmem_atomic_set(double *dest, double value, int pe)
    __asm__("shmem_double_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmem_ctx_longlong_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmem_ctx_float_atomic_set");
void shmem_atomic_set(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmem_ctx_double_atomic_set");
int
shmem_atomic_set(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmem_atomic_set(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmem_atomic_set(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_set(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_set(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_set(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmem_atomic_swap(int *dest, int value, int pe)
    __asm__("shmem_int_atomic_swap");
long shmem_atomic_swap(long *dest, long value, int pe)
    __asm__("shmem_long_atomic_swap");
long long shmem_atomic_swap(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_atomic_swap");
unsigned int shmem_atomic_swap(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_swap");
unsigned long shmem_atomic_swap(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_swap");
unsigned long long shmem_atomic_swap(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_swap");
float shmem_atomic_swap(float *dest, float value, int pe)
    __asm__("shmem_float_atomic_swap");
double shmem_atomic_swap(double *dest, double value, int pe)
    __asm__("shmem_double_atomic_swap");
int shmem_atomic_swap(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_atomic_swap");
long shmem_atomic_swap(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_atomic_swap");
long long shmem_atomic_swap(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmem_ctx_longlong_atomic_swap");
unsigned int shmem_atomic_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_swap");
unsigned long shmem_atomic_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_swap");
unsigned long long shmem_atomic_swap(shmem_ctx_t ctx, unsigned long long *dest,
                                     unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_swap");
float shmem_atomic_swap(shmem_ctx_t ctx, float *dest, float value, int pe)
    __asm__("shmem_ctx_float_atomic_swap");
double shmem_atomic_swap(shmem_ctx_t ctx, double *dest, double value, int pe)
    __asm__("shmem_ctx_double_atomic_swap");
int
shmem_atomic_swap(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmem_atomic_swap(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmem_atomic_swap(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_swap(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_swap(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_swap(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmem_atomic_compare_swap(int *dest, int cond, int value, int pe)
    __asm__("shmem_int_atomic_compare_swap");
long shmem_atomic_compare_swap(long *dest, long cond, long value, int pe)
    __asm__("shmem_long_atomic_compare_swap");
long long shmem_atomic_compare_swap(long long *dest, long long cond, long long value, int pe)
    __asm__("shmem_longlong_atomic_compare_swap");
unsigned int shmem_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value,
                                       int pe)
    __asm__("shmem_uint_atomic_compare_swap");
unsigned long shmem_atomic_compare_swap(unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_compare_swap");
unsigned long long shmem_atomic_compare_swap(unsigned long long *dest, unsigned long long cond,
                                        unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_compare_swap");
int shmem_atomic_compare_swap(shmem_ctx_t ctx, int *dest, int cond, int value, int pe)
    __asm__("shmem_ctx_int_atomic_compare_swap");
long shmem_atomic_compare_swap(shmem_ctx_t ctx, long *dest, long cond, long value, int pe)
    __asm__("shmem_ctx_long_atomic_compare_swap");
long long shmem_atomic_compare_swap(shmem_ctx_t ctx, long long *dest, long long cond,
                                    long long value, int pe)
    __asm__("shmem_ctx_longlong_atomic_compare_swap");
unsigned int shmem_atomic_compare_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int cond,
                                       unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_compare_swap");
unsigned long shmem_atomic_compare_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long cond,
                                        unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_compare_swap");
unsigned long long shmem_atomic_compare_swap(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long cond, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_compare_swap");
int
shmem_atomic_compare_swap(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_compare_swap(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_atomic_compare_swap(T *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_compare_swap(T *, typename shmem_impl_of_AMO_STANDARD<T>::type, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_compare_swap(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_compare_swap(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_compare_swap(T *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_compare_swap(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");

int shmem_atomic_fetch_inc(int *dest, int pe)
    __asm__("shmem_int_atomic_fetch_inc");
long shmem_atomic_fetch_inc(long *dest, int pe)
    __asm__("shmem_long_atomic_fetch_inc");
long long shmem_atomic_fetch_inc(long long *dest, int pe)
    __asm__("shmem_longlong_atomic_fetch_inc");
unsigned int shmem_atomic_fetch_inc(unsigned int *dest, int pe)
    __asm__("shmem_uint_atomic_fetch_inc");
unsigned long shmem_atomic_fetch_inc(unsigned long *dest, int pe)
    __asm__("shmem_ulong_atomic_fetch_inc");
unsigned long long shmem_atomic_fetch_inc(unsigned long long *dest, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_inc");
int shmem_atomic_fetch_inc(shmem_ctx_t ctx, int *dest, int pe)
    __asm__("shmem_ctx_int_atomic_fetch_inc");
long shmem_atomic_fetch_inc(shmem_ctx_t ctx, long *dest, int pe)
    __asm__("shmem_ctx_long_atomic_fetch_inc");
long long shmem_atomic_fetch_inc(shmem_ctx_t ctx, long long *dest, int pe)
    __asm__("shmem_ctx_longlong_atomic_fetch_inc");
unsigned int shmem_atomic_fetch_inc(shmem_ctx_t ctx, unsigned int *dest, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_inc");
unsigned long shmem_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long *dest, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_inc");
unsigned long long shmem_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_inc");
int
shmem_atomic_fetch_inc(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_inc(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_inc(T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_inc(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

void shmem_atomic_inc(int *dest, int pe)
    __asm__("shmem_int_atomic_inc");
void shmem_atomic_inc(long *dest, int pe)
    __asm__("shmem_long_atomic_inc");
void shmem_atomic_inc(long long *dest, int pe)
    __asm__("shmem_longlong_atomic_inc");
void shmem_atomic_inc(unsigned int *dest, int pe)
    __asm__("shmem_uint_atomic_inc");
void shmem_atomic_inc(unsigned long *dest, int pe)
    __asm__("shmem_ulong_atomic_inc");
void shmem_atomic_inc(unsigned long long *dest, int pe)
    __asm__("shmem_ulonglong_atomic_inc");
void shmem_atomic_inc(shmem_ctx_t ctx, int *dest, int pe)
    __asm__("shmem_ctx_int_atomic_inc");
void shmem_atomic_inc(shmem_ctx_t ctx, long *dest, int pe)
    __asm__("shmem_ctx_long_atomic_inc");
void shmem_atomic_inc(shmem_ctx_t ctx, long long *dest, int pe)
    __asm__("shmem_ctx_longlong_atomic_inc");
void shmem_atomic_inc(shmem_ctx_t ctx, unsigned int *dest, int pe)
    __asm__("shmem_ctx_uint_atomic_inc");
void shmem_atomic_inc(shmem_ctx_t ctx, unsigned long *dest, int pe)
    __asm__("shmem_ctx_ulong_atomic_inc");
void shmem_atomic_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_inc");
int
shmem_atomic_inc(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_inc(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_inc(T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_inc(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

int shmem_atomic_fetch_add(int *dest, int value, int pe)
    __asm__("shmem_int_atomic_fetch_add");
long shmem_atomic_fetch_add(long *dest, long value, int pe)
    __asm__("shmem_long_atomic_fetch_add");
long long shmem_atomic_fetch_add(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_atomic_fetch_add");
unsigned int shmem_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_fetch_add");
unsigned long shmem_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_fetch_add");
unsigned long long shmem_atomic_fetch_add(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmem_ulonglong_atomic_fetch_add");
int shmem_atomic_fetch_add(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_atomic_fetch_add");
long shmem_atomic_fetch_add(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_atomic_fetch_add");
long long shmem_atomic_fetch_add(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmem_ctx_longlong_atomic_fetch_add");
unsigned int shmem_atomic_fetch_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                    int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_add");
unsigned long shmem_atomic_fetch_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                     int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_add");
unsigned long long shmem_atomic_fetch_add(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_add");
int
shmem_atomic_fetch_add(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_add(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_atomic_fetch_add(T *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_add(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_add(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_add(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_atomic_add(int *dest, int value, int pe)
    __asm__("shmem_int_atomic_add");
void shmem_atomic_add(long *dest, long value, int pe)
    __asm__("shmem_long_atomic_add");
void shmem_atomic_add(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_atomic_add");
void shmem_atomic_add(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_add");
void shmem_atomic_add(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_add");
void shmem_atomic_add(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_add");
void shmem_atomic_add(shmem_ctx_t ctx, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_atomic_add");
void shmem_atomic_add(shmem_ctx_t ctx, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_atomic_add");
void shmem_atomic_add(shmem_ctx_t ctx, long long *dest, long long value, int pe)
    __asm__("shmem_ctx_longlong_atomic_add");
void shmem_atomic_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_add");
void shmem_atomic_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_add");
void shmem_atomic_add(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_add");
int
shmem_atomic_add(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_add(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_atomic_add(T *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_add(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_add(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_add(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

unsigned int shmem_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_fetch_and");
unsigned long shmem_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_fetch_and");
unsigned long long shmem_atomic_fetch_and(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmem_ulonglong_atomic_fetch_and");
int32_t shmem_atomic_fetch_and(int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_fetch_and");
int64_t shmem_atomic_fetch_and(int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_fetch_and");
unsigned int shmem_atomic_fetch_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                    int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_and");
unsigned long shmem_atomic_fetch_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                     int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_and");
unsigned long long shmem_atomic_fetch_and(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_and");
int32_t shmem_atomic_fetch_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_ctx_int32_atomic_fetch_and");
int64_t shmem_atomic_fetch_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_ctx_int64_atomic_fetch_and");
int
shmem_atomic_fetch_and(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_and(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_fetch_and(T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_and(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_and(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_and(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_atomic_and(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_and");
void shmem_atomic_and(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_and");
void shmem_atomic_and(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_and");
void shmem_atomic_and(int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_and");
void shmem_atomic_and(int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_and");
void shmem_atomic_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_and");
void shmem_atomic_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_and");
void shmem_atomic_and(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_and");
void shmem_atomic_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_ctx_int32_atomic_and");
void shmem_atomic_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_ctx_int64_atomic_and");
int
shmem_atomic_and(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_and(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_and(T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_and(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_and(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_and(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

unsigned int shmem_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_fetch_or");
unsigned long shmem_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_fetch_or");
unsigned long long shmem_atomic_fetch_or(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmem_ulonglong_atomic_fetch_or");
int32_t shmem_atomic_fetch_or(int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_fetch_or");
int64_t shmem_atomic_fetch_or(int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_fetch_or");
unsigned int shmem_atomic_fetch_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_or");
unsigned long shmem_atomic_fetch_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                    int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_or");
unsigned long long shmem_atomic_fetch_or(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_or");
int32_t shmem_atomic_fetch_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_ctx_int32_atomic_fetch_or");
int64_t shmem_atomic_fetch_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_ctx_int64_atomic_fetch_or");
int
shmem_atomic_fetch_or(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_or(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_fetch_or(T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_or(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_or(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_or(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_atomic_or(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_or");
void shmem_atomic_or(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_or");
void shmem_atomic_or(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_or");
void shmem_atomic_or(int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_or");
void shmem_atomic_or(int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_or");
void shmem_atomic_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_or");
void shmem_atomic_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_or");
void shmem_atomic_or(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_or");
void shmem_atomic_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_ctx_int32_atomic_or");
void shmem_atomic_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_ctx_int64_atomic_or");
int
shmem_atomic_or(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_or(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_or(T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_or(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_or(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_or(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

unsigned int shmem_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_fetch_xor");
unsigned long shmem_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_fetch_xor");
unsigned long long shmem_atomic_fetch_xor(unsigned long long *dest, unsigned long long value,
                                        int pe)
    __asm__("shmem_ulonglong_atomic_fetch_xor");
int32_t shmem_atomic_fetch_xor(int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_fetch_xor");
int64_t shmem_atomic_fetch_xor(int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_fetch_xor");
unsigned int shmem_atomic_fetch_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
                                    int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_xor");
unsigned long shmem_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
                                     int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_xor");
unsigned long long shmem_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long long *dest,
                                        unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_xor");
int32_t shmem_atomic_fetch_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_ctx_int32_atomic_fetch_xor");
int64_t shmem_atomic_fetch_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_ctx_int64_atomic_fetch_xor");
int
shmem_atomic_fetch_xor(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_xor(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_fetch_xor(T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_xor(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_xor(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_xor(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_atomic_xor(unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_xor");
void shmem_atomic_xor(unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_xor");
void shmem_atomic_xor(unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_xor");
void shmem_atomic_xor(int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_xor");
void shmem_atomic_xor(int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_xor");
void shmem_atomic_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_xor");
void shmem_atomic_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_xor");
void shmem_atomic_xor(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_xor");
void shmem_atomic_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_ctx_int32_atomic_xor");
void shmem_atomic_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_ctx_int64_atomic_xor");
int
shmem_atomic_xor(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_xor(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_xor(T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_xor(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_xor(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_xor(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_atomic_fetch_nbi(int *fetch, const int *source, int pe)
    __asm__("shmem_int_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(long *fetch, const long *source, int pe)
    __asm__("shmem_long_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(long long *fetch, const long long *source, int pe)
    __asm__("shmem_longlong_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe)
    __asm__("shmem_uint_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe)
    __asm__("shmem_ulong_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(float *fetch, const float *source, int pe)
    __asm__("shmem_float_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(double *fetch, const double *source, int pe)
    __asm__("shmem_double_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, int *fetch, const int *source, int pe)
    __asm__("shmem_ctx_int_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, long *fetch, const long *source, int pe)
    __asm__("shmem_ctx_long_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, long long *fetch, const long long *source, int pe)
    __asm__("shmem_ctx_longlong_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source,
                            int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
                            int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                            const unsigned long long *source, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, float *fetch, const float *source, int pe)
    __asm__("shmem_ctx_float_atomic_fetch_nbi");
void shmem_atomic_fetch_nbi(shmem_ctx_t ctx, double *fetch, const double *source, int pe)
    __asm__("shmem_ctx_double_atomic_fetch_nbi");
int
shmem_atomic_fetch_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmem_atomic_fetch_nbi(T *, const typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_fetch_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_fetch_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_atomic_swap_nbi(int *fetch, int *dest, int value, int pe)
    __asm__("shmem_int_atomic_swap_nbi");
void shmem_atomic_swap_nbi(long *fetch, long *dest, long value, int pe)
    __asm__("shmem_long_atomic_swap_nbi");
void shmem_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe)
    __asm__("shmem_longlong_atomic_swap_nbi");
void shmem_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_swap_nbi");
void shmem_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_swap_nbi");
void shmem_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
                           unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_swap_nbi");
void shmem_atomic_swap_nbi(float *fetch, float *dest, float value, int pe)
    __asm__("shmem_float_atomic_swap_nbi");
void shmem_atomic_swap_nbi(double *fetch, double *dest, double value, int pe)
    __asm__("shmem_double_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
                           int pe)
    __asm__("shmem_ctx_longlong_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                           unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                           unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
                           unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe)
    __asm__("shmem_ctx_float_atomic_swap_nbi");
void shmem_atomic_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe)
    __asm__("shmem_ctx_double_atomic_swap_nbi");
int
shmem_atomic_swap_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double, or shmem_ctx_t ctx before it");
int
shmem_atomic_swap_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmem_atomic_swap_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_swap_nbi(T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_swap_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmem_atomic_swap_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe)
    __asm__("shmem_int_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe)
    __asm__("shmem_long_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond,
                                   long long value, int pe)
    __asm__("shmem_longlong_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond,
                                   unsigned int value, int pe)
    __asm__("shmem_uint_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long cond,
                                   unsigned long value, int pe)
    __asm__("shmem_ulong_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
                                   unsigned long long cond, unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value,
                                   int pe)
    __asm__("shmem_ctx_int_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
                                   int pe)
    __asm__("shmem_ctx_long_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                   long long cond, long long value, int pe)
    __asm__("shmem_ctx_longlong_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                   unsigned int cond, unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                   unsigned long cond, unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_compare_swap_nbi");
void shmem_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                   unsigned long long *dest, unsigned long long cond,
                                   unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_compare_swap_nbi");
int
shmem_atomic_compare_swap_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_compare_swap_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_atomic_compare_swap_nbi(T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> int
shmem_atomic_compare_swap_nbi(T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_compare_swap_nbi(T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, typename shmem_impl_of_AMO_STANDARD<T>::type, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_compare_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> int
shmem_atomic_compare_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_compare_swap_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, typename shmem_impl_of_AMO_STANDARD<T>::type, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_compare_swap_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_compare_swap_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe)
    __asm__("shmem_int_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe)
    __asm__("shmem_long_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe)
    __asm__("shmem_longlong_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe)
    __asm__("shmem_uint_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe)
    __asm__("shmem_ulong_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int pe)
    __asm__("shmem_ctx_int_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long *fetch, long *dest, int pe)
    __asm__("shmem_ctx_long_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, int pe)
    __asm__("shmem_ctx_longlong_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_inc_nbi");
void shmem_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                unsigned long long *dest, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_inc_nbi");
int
shmem_atomic_fetch_inc_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_inc_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_atomic_fetch_inc_nbi(T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_inc_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_inc_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_inc_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe)
    __asm__("shmem_int_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe)
    __asm__("shmem_long_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value, int pe)
    __asm__("shmem_longlong_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                int pe)
    __asm__("shmem_uint_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                int pe)
    __asm__("shmem_ulong_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest,
                                unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
    __asm__("shmem_ctx_int_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe)
    __asm__("shmem_ctx_long_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
                                int pe)
    __asm__("shmem_ctx_longlong_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_add_nbi");
void shmem_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_add_nbi");
int
shmem_atomic_fetch_add_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_add_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_atomic_fetch_add_nbi(T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_add_nbi(T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_add_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_add_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, typename shmem_impl_of_AMO_STANDARD<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_add_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_atomic_fetch_add_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                int pe)
    __asm__("shmem_uint_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                int pe)
    __asm__("shmem_ulong_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest,
                                unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                int pe)
    __asm__("shmem_ctx_int32_atomic_fetch_and_nbi");
void shmem_atomic_fetch_and_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                int pe)
    __asm__("shmem_ctx_int64_atomic_fetch_and_nbi");
int
shmem_atomic_fetch_and_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_and_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_fetch_and_nbi(T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_and_nbi(T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_and_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_and_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_and_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_and_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
    __asm__("shmem_uint_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                               int pe)
    __asm__("shmem_ulong_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest,
                               unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                               unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                               unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
                               unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                               int pe)
    __asm__("shmem_ctx_int32_atomic_fetch_or_nbi");
void shmem_atomic_fetch_or_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                               int pe)
    __asm__("shmem_ctx_int64_atomic_fetch_or_nbi");
int
shmem_atomic_fetch_or_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_or_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_fetch_or_nbi(T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_or_nbi(T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_or_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_or_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_or_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_or_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
                                int pe)
    __asm__("shmem_uint_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
                                int pe)
    __asm__("shmem_ulong_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest,
                                unsigned long long value, int pe)
    __asm__("shmem_ulonglong_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe)
    __asm__("shmem_int32_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe)
    __asm__("shmem_int64_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                unsigned int value, int pe)
    __asm__("shmem_ctx_uint_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                unsigned long value, int pe)
    __asm__("shmem_ctx_ulong_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long long *fetch,
                                unsigned long long *dest, unsigned long long value, int pe)
    __asm__("shmem_ctx_ulonglong_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                int pe)
    __asm__("shmem_ctx_int32_atomic_fetch_xor_nbi");
void shmem_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                int pe)
    __asm__("shmem_ctx_int64_atomic_fetch_xor_nbi");
int
shmem_atomic_fetch_xor_nbi(...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t, or shmem_ctx_t ctx before it");
int
shmem_atomic_fetch_xor_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmem_atomic_fetch_xor_nbi(T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_xor_nbi(T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_atomic_fetch_xor_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_atomic_fetch_xor_nbi(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_xor_nbi(T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmem_atomic_fetch_xor_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmem_set(int *dest, int value, int pe)
    __asm__("shmem_int_set");
void shmem_set(long *dest, long value, int pe)
    __asm__("shmem_long_set");
void shmem_set(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_set");
void shmem_set(float *dest, float value, int pe)
    __asm__("shmem_float_set");
void shmem_set(double *dest, double value, int pe)
    __asm__("shmem_double_set");
int
shmem_set(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long, float, double");
template <class T> int
shmem_set(T *, typename shmem_impl_of_OLD_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_OLD_AMO_EXTENDED<T>::fault
shmem_set(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmem_fetch(const int *source, int pe)
    __asm__("shmem_int_fetch");
long shmem_fetch(const long *source, int pe)
    __asm__("shmem_long_fetch");
long long shmem_fetch(const long long *source, int pe)
    __asm__("shmem_longlong_fetch");
float shmem_fetch(const float *source, int pe)
    __asm__("shmem_float_fetch");
double shmem_fetch(const double *source, int pe)
    __asm__("shmem_double_fetch");
int
shmem_fetch(...) SHMEM_IMPL_WRONG("source: expected const TYPE *source, TYPE one of int, long, long long, float, double");
template <class T> typename shmem_impl_of_OLD_AMO_EXTENDED<T>::fault
shmem_fetch(const T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

int shmem_swap(int *dest, int value, int pe)
    __asm__("shmem_int_swap");
long long shmem_swap(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_swap");
float shmem_swap(float *dest, float value, int pe)
    __asm__("shmem_float_swap");
double shmem_swap(double *dest, double value, int pe)
    __asm__("shmem_double_swap");
int
shmem_swap(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long long, float, double, long");
template <class T> int
shmem_swap(T *, typename shmem_impl_of_OLD_SWAP_OR_LONG<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_OLD_SWAP_OR_LONG<T>::fault
shmem_swap(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

int shmem_cswap(int *dest, int cond, int value, int pe)
    __asm__("shmem_int_cswap");
long shmem_cswap(long *dest, long cond, long value, int pe)
    __asm__("shmem_long_cswap");
long long shmem_cswap(long long *dest, long long cond, long long value, int pe)
    __asm__("shmem_longlong_cswap");
int
shmem_cswap(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long");
template <class T> int
shmem_cswap(T *, typename shmem_impl_of_OLD_AMO<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmem_cswap(T *, typename shmem_impl_of_OLD_AMO<T>::type, typename shmem_impl_of_OLD_AMO<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_OLD_AMO<T>::fault
shmem_cswap(T *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");

int shmem_finc(int *dest, int pe)
    __asm__("shmem_int_finc");
long shmem_finc(long *dest, int pe)
    __asm__("shmem_long_finc");
long long shmem_finc(long long *dest, int pe)
    __asm__("shmem_longlong_finc");
int
shmem_finc(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long");
template <class T> typename shmem_impl_of_OLD_AMO<T>::fault
shmem_finc(T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

void shmem_inc(int *dest, int pe)
    __asm__("shmem_int_inc");
void shmem_inc(long *dest, int pe)
    __asm__("shmem_long_inc");
void shmem_inc(long long *dest, int pe)
    __asm__("shmem_longlong_inc");
int
shmem_inc(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long");
template <class T> typename shmem_impl_of_OLD_AMO<T>::fault
shmem_inc(T *, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");

int shmem_fadd(int *dest, int value, int pe)
    __asm__("shmem_int_fadd");
long shmem_fadd(long *dest, long value, int pe)
    __asm__("shmem_long_fadd");
long long shmem_fadd(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_fadd");
int
shmem_fadd(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long");
template <class T> int
shmem_fadd(T *, typename shmem_impl_of_OLD_AMO<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_OLD_AMO<T>::fault
shmem_fadd(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_add(int *dest, int value, int pe)
    __asm__("shmem_int_add");
void shmem_add(long *dest, long value, int pe)
    __asm__("shmem_long_add");
void shmem_add(long long *dest, long long value, int pe)
    __asm__("shmem_longlong_add");
int
shmem_add(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of int, long, long long");
template <class T> int
shmem_add(T *, typename shmem_impl_of_OLD_AMO<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_OLD_AMO<T>::fault
shmem_add(T *, ...) SHMEM_IMPL_WRONG("value: expected T value");

void shmem_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_float_put_signal");
void shmem_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_double_put_signal");
void shmem_put_signal(long double *dest, const long double *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_longdouble_put_signal");
void shmem_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_char_put_signal");
void shmem_put_signal(signed char *dest, const signed char *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_schar_put_signal");
void shmem_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_short_put_signal");
void shmem_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_int_put_signal");
void shmem_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_long_put_signal");
void shmem_put_signal(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
                      uint64_t signal, int sig_op, int pe)
    __asm__("shmem_longlong_put_signal");
void shmem_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_uchar_put_signal");
void shmem_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ushort_put_signal");
void shmem_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_uint_put_signal");
void shmem_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ulong_put_signal");
void shmem_put_signal(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ulonglong_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_float_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_double_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_longdouble_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_char_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_schar_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_short_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_int_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_long_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_longlong_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                      size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_uchar_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                      size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_ushort_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                      size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_uint_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                      size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_ulong_put_signal");
void shmem_put_signal(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                      size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_ulonglong_put_signal");
int
shmem_put_signal(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_put_signal(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_put_signal(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put_signal(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("sig_addr: expected uint64_t *sig_addr");
template <class T> int
shmem_put_signal(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, ...) SHMEM_IMPL_WRONG("signal: expected uint64_t signal");
template <class T> int
shmem_put_signal(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, ...) SHMEM_IMPL_WRONG("sig_op: expected int sig_op");
template <class T> int
shmem_put_signal(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_put_signal(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put_signal(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("sig_addr: expected uint64_t *sig_addr");
template <class T> int
shmem_put_signal(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, ...) SHMEM_IMPL_WRONG("signal: expected uint64_t signal");
template <class T> int
shmem_put_signal(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, ...) SHMEM_IMPL_WRONG("sig_op: expected int sig_op");
template <class T> int
shmem_put_signal(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put_signal(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put_signal(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_float_put_signal_nbi");
void shmem_put_signal_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_double_put_signal_nbi");
void shmem_put_signal_nbi(long double *dest, const long double *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_longdouble_put_signal_nbi");
void shmem_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_char_put_signal_nbi");
void shmem_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_schar_put_signal_nbi");
void shmem_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_short_put_signal_nbi");
void shmem_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_int_put_signal_nbi");
void shmem_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_long_put_signal_nbi");
void shmem_put_signal_nbi(long long *dest, const long long *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_longlong_put_signal_nbi");
void shmem_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_uchar_put_signal_nbi");
void shmem_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ushort_put_signal_nbi");
void shmem_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_uint_put_signal_nbi");
void shmem_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ulong_put_signal_nbi");
void shmem_put_signal_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ulonglong_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_float_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_double_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, long double *dest, const long double *source,
                          size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_longdouble_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_char_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                          size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_schar_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_short_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_int_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_long_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                          uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_longlong_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                          size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_uchar_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                          size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_ushort_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                          size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_uint_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                          size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_ulong_put_signal_nbi");
void shmem_put_signal_nbi(shmem_ctx_t ctx, unsigned long long *dest,
                          const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
                          uint64_t signal, int sig_op, int pe)
    __asm__("shmem_ctx_ulonglong_put_signal_nbi");
int
shmem_put_signal_nbi(...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, or shmem_ctx_t ctx before it");
int
shmem_put_signal_nbi(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_put_signal_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put_signal_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("sig_addr: expected uint64_t *sig_addr");
template <class T> int
shmem_put_signal_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, ...) SHMEM_IMPL_WRONG("signal: expected uint64_t signal");
template <class T> int
shmem_put_signal_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, ...) SHMEM_IMPL_WRONG("sig_op: expected int sig_op");
template <class T> int
shmem_put_signal_nbi(T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> int
shmem_put_signal_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_put_signal_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("sig_addr: expected uint64_t *sig_addr");
template <class T> int
shmem_put_signal_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, ...) SHMEM_IMPL_WRONG("signal: expected uint64_t signal");
template <class T> int
shmem_put_signal_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, ...) SHMEM_IMPL_WRONG("sig_op: expected int sig_op");
template <class T> int
shmem_put_signal_nbi(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, ...) SHMEM_IMPL_WRONG("pe: expected int pe, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put_signal_nbi(T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_put_signal_nbi(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_broadcast(shmem_team_t team, float *dest, const float *source, size_t nelems,
                    int PE_root)
    __asm__("shmem_float_broadcast");
int shmem_broadcast(shmem_team_t team, double *dest, const double *source, size_t nelems,
                    int PE_root)
    __asm__("shmem_double_broadcast");
int shmem_broadcast(shmem_team_t team, long double *dest, const long double *source, size_t nelems,
                    int PE_root)
    __asm__("shmem_longdouble_broadcast");
int shmem_broadcast(shmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root)
    __asm__("shmem_char_broadcast");
int shmem_broadcast(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems,
                    int PE_root)
    __asm__("shmem_schar_broadcast");
int shmem_broadcast(shmem_team_t team, short *dest, const short *source, size_t nelems,
                    int PE_root)
    __asm__("shmem_short_broadcast");
int shmem_broadcast(shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root)
    __asm__("shmem_int_broadcast");
int shmem_broadcast(shmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root)
    __asm__("shmem_long_broadcast");
int shmem_broadcast(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
                    int PE_root)
    __asm__("shmem_longlong_broadcast");
int shmem_broadcast(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                    size_t nelems, int PE_root)
    __asm__("shmem_uchar_broadcast");
int shmem_broadcast(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                    size_t nelems, int PE_root)
    __asm__("shmem_ushort_broadcast");
int shmem_broadcast(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                    size_t nelems, int PE_root)
    __asm__("shmem_uint_broadcast");
int shmem_broadcast(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                    size_t nelems, int PE_root)
    __asm__("shmem_ulong_broadcast");
int shmem_broadcast(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                    size_t nelems, int PE_root)
    __asm__("shmem_ulonglong_broadcast");
int
shmem_broadcast(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_broadcast(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_broadcast(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmem_broadcast(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("PE_root: expected int PE_root, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_broadcast(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_collect(shmem_team_t team, float *dest, const float *source, size_t nelems)
    __asm__("shmem_float_collect");
int shmem_collect(shmem_team_t team, double *dest, const double *source, size_t nelems)
    __asm__("shmem_double_collect");
int shmem_collect(shmem_team_t team, long double *dest, const long double *source, size_t nelems)
    __asm__("shmem_longdouble_collect");
int shmem_collect(shmem_team_t team, char *dest, const char *source, size_t nelems)
    __asm__("shmem_char_collect");
int shmem_collect(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems)
    __asm__("shmem_schar_collect");
int shmem_collect(shmem_team_t team, short *dest, const short *source, size_t nelems)
    __asm__("shmem_short_collect");
int shmem_collect(shmem_team_t team, int *dest, const int *source, size_t nelems)
    __asm__("shmem_int_collect");
int shmem_collect(shmem_team_t team, long *dest, const long *source, size_t nelems)
    __asm__("shmem_long_collect");
int shmem_collect(shmem_team_t team, long long *dest, const long long *source, size_t nelems)
    __asm__("shmem_longlong_collect");
int shmem_collect(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                  size_t nelems)
    __asm__("shmem_uchar_collect");
int shmem_collect(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                  size_t nelems)
    __asm__("shmem_ushort_collect");
int shmem_collect(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems)
    __asm__("shmem_uint_collect");
int shmem_collect(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                  size_t nelems)
    __asm__("shmem_ulong_collect");
int shmem_collect(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                  size_t nelems)
    __asm__("shmem_ulonglong_collect");
int
shmem_collect(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_collect(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_collect(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_collect(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_fcollect(shmem_team_t team, float *dest, const float *source, size_t nelems)
    __asm__("shmem_float_fcollect");
int shmem_fcollect(shmem_team_t team, double *dest, const double *source, size_t nelems)
    __asm__("shmem_double_fcollect");
int shmem_fcollect(shmem_team_t team, long double *dest, const long double *source, size_t nelems)
    __asm__("shmem_longdouble_fcollect");
int shmem_fcollect(shmem_team_t team, char *dest, const char *source, size_t nelems)
    __asm__("shmem_char_fcollect");
int shmem_fcollect(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems)
    __asm__("shmem_schar_fcollect");
int shmem_fcollect(shmem_team_t team, short *dest, const short *source, size_t nelems)
    __asm__("shmem_short_fcollect");
int shmem_fcollect(shmem_team_t team, int *dest, const int *source, size_t nelems)
    __asm__("shmem_int_fcollect");
int shmem_fcollect(shmem_team_t team, long *dest, const long *source, size_t nelems)
    __asm__("shmem_long_fcollect");
int shmem_fcollect(shmem_team_t team, long long *dest, const long long *source, size_t nelems)
    __asm__("shmem_longlong_fcollect");
int shmem_fcollect(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                   size_t nelems)
    __asm__("shmem_uchar_fcollect");
int shmem_fcollect(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                   size_t nelems)
    __asm__("shmem_ushort_fcollect");
int shmem_fcollect(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                   size_t nelems)
    __asm__("shmem_uint_fcollect");
int shmem_fcollect(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                   size_t nelems)
    __asm__("shmem_ulong_fcollect");
int shmem_fcollect(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                   size_t nelems)
    __asm__("shmem_ulonglong_fcollect");
int
shmem_fcollect(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_fcollect(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_fcollect(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_fcollect(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_alltoall(shmem_team_t team, float *dest, const float *source, size_t nelems)
    __asm__("shmem_float_alltoall");
int shmem_alltoall(shmem_team_t team, double *dest, const double *source, size_t nelems)
    __asm__("shmem_double_alltoall");
int shmem_alltoall(shmem_team_t team, long double *dest, const long double *source, size_t nelems)
    __asm__("shmem_longdouble_alltoall");
int shmem_alltoall(shmem_team_t team, char *dest, const char *source, size_t nelems)
    __asm__("shmem_char_alltoall");
int shmem_alltoall(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems)
    __asm__("shmem_schar_alltoall");
int shmem_alltoall(shmem_team_t team, short *dest, const short *source, size_t nelems)
    __asm__("shmem_short_alltoall");
int shmem_alltoall(shmem_team_t team, int *dest, const int *source, size_t nelems)
    __asm__("shmem_int_alltoall");
int shmem_alltoall(shmem_team_t team, long *dest, const long *source, size_t nelems)
    __asm__("shmem_long_alltoall");
int shmem_alltoall(shmem_team_t team, long long *dest, const long long *source, size_t nelems)
    __asm__("shmem_longlong_alltoall");
int shmem_alltoall(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                   size_t nelems)
    __asm__("shmem_uchar_alltoall");
int shmem_alltoall(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                   size_t nelems)
    __asm__("shmem_ushort_alltoall");
int shmem_alltoall(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                   size_t nelems)
    __asm__("shmem_uint_alltoall");
int shmem_alltoall(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                   size_t nelems)
    __asm__("shmem_ulong_alltoall");
int shmem_alltoall(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                   size_t nelems)
    __asm__("shmem_ulonglong_alltoall");
int
shmem_alltoall(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_alltoall(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_alltoall(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_alltoall(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_alltoalls(shmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems)
    __asm__("shmem_float_alltoalls");
int shmem_alltoalls(shmem_team_t team, double *dest, const double *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems)
    __asm__("shmem_double_alltoalls");
int shmem_alltoalls(shmem_team_t team, long double *dest, const long double *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems)
    __asm__("shmem_longdouble_alltoalls");
int shmem_alltoalls(shmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
                    size_t nelems)
    __asm__("shmem_char_alltoalls");
int shmem_alltoalls(shmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems)
    __asm__("shmem_schar_alltoalls");
int shmem_alltoalls(shmem_team_t team, short *dest, const short *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems)
    __asm__("shmem_short_alltoalls");
int shmem_alltoalls(shmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
                    size_t nelems)
    __asm__("shmem_int_alltoalls");
int shmem_alltoalls(shmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
                    size_t nelems)
    __asm__("shmem_long_alltoalls");
int shmem_alltoalls(shmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst,
                    ptrdiff_t sst, size_t nelems)
    __asm__("shmem_longlong_alltoalls");
int shmem_alltoalls(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
    __asm__("shmem_uchar_alltoalls");
int shmem_alltoalls(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
    __asm__("shmem_ushort_alltoalls");
int shmem_alltoalls(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
    __asm__("shmem_uint_alltoalls");
int shmem_alltoalls(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
    __asm__("shmem_ulong_alltoalls");
int shmem_alltoalls(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
    __asm__("shmem_ulonglong_alltoalls");
int
shmem_alltoalls(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_alltoalls(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_alltoalls(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("dst: expected ptrdiff_t dst");
template <class T> int
shmem_alltoalls(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ...) SHMEM_IMPL_WRONG("sst: expected ptrdiff_t sst");
template <class T> int
shmem_alltoalls(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ptrdiff_t, ptrdiff_t, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_alltoalls(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_and_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nreduce)
    __asm__("shmem_uchar_and_reduce");
int shmem_and_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nreduce)
    __asm__("shmem_ushort_and_reduce");
int shmem_and_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nreduce)
    __asm__("shmem_uint_and_reduce");
int shmem_and_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nreduce)
    __asm__("shmem_ulong_and_reduce");
int shmem_and_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nreduce)
    __asm__("shmem_ulonglong_and_reduce");
int shmem_and_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
    __asm__("shmem_int8_and_reduce");
int shmem_and_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
    __asm__("shmem_int16_and_reduce");
int shmem_and_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
    __asm__("shmem_int32_and_reduce");
int shmem_and_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
    __asm__("shmem_int64_and_reduce");
int
shmem_and_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_and_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, int8_t, int16_t, int32_t, int64_t");
template <class T> int
shmem_and_reduce(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_REDUCE_BITWISE<T>::fault
shmem_and_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_or_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                    size_t nreduce)
    __asm__("shmem_uchar_or_reduce");
int shmem_or_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                    size_t nreduce)
    __asm__("shmem_ushort_or_reduce");
int shmem_or_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                    size_t nreduce)
    __asm__("shmem_uint_or_reduce");
int shmem_or_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                    size_t nreduce)
    __asm__("shmem_ulong_or_reduce");
int shmem_or_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                    size_t nreduce)
    __asm__("shmem_ulonglong_or_reduce");
int shmem_or_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
    __asm__("shmem_int8_or_reduce");
int shmem_or_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
    __asm__("shmem_int16_or_reduce");
int shmem_or_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
    __asm__("shmem_int32_or_reduce");
int shmem_or_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
    __asm__("shmem_int64_or_reduce");
int
shmem_or_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_or_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, int8_t, int16_t, int32_t, int64_t");
template <class T> int
shmem_or_reduce(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_REDUCE_BITWISE<T>::fault
shmem_or_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_xor_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nreduce)
    __asm__("shmem_uchar_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nreduce)
    __asm__("shmem_ushort_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nreduce)
    __asm__("shmem_uint_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nreduce)
    __asm__("shmem_ulong_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nreduce)
    __asm__("shmem_ulonglong_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce)
    __asm__("shmem_int8_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce)
    __asm__("shmem_int16_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce)
    __asm__("shmem_int32_xor_reduce");
int shmem_xor_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce)
    __asm__("shmem_int64_xor_reduce");
int
shmem_xor_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_xor_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, int8_t, int16_t, int32_t, int64_t");
template <class T> int
shmem_xor_reduce(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_REDUCE_BITWISE<T>::fault
shmem_xor_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_max_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce)
    __asm__("shmem_float_max_reduce");
int shmem_max_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce)
    __asm__("shmem_double_max_reduce");
int shmem_max_reduce(shmem_team_t team, long double *dest, const long double *source,
                     size_t nreduce)
    __asm__("shmem_longdouble_max_reduce");
int shmem_max_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce)
    __asm__("shmem_char_max_reduce");
int shmem_max_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                     size_t nreduce)
    __asm__("shmem_schar_max_reduce");
int shmem_max_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce)
    __asm__("shmem_short_max_reduce");
int shmem_max_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce)
    __asm__("shmem_int_max_reduce");
int shmem_max_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce)
    __asm__("shmem_long_max_reduce");
int shmem_max_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce)
    __asm__("shmem_longlong_max_reduce");
int shmem_max_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nreduce)
    __asm__("shmem_uchar_max_reduce");
int shmem_max_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nreduce)
    __asm__("shmem_ushort_max_reduce");
int shmem_max_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nreduce)
    __asm__("shmem_uint_max_reduce");
int shmem_max_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nreduce)
    __asm__("shmem_ulong_max_reduce");
int shmem_max_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nreduce)
    __asm__("shmem_ulonglong_max_reduce");
int
shmem_max_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_max_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_max_reduce(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_max_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_min_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce)
    __asm__("shmem_float_min_reduce");
int shmem_min_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce)
    __asm__("shmem_double_min_reduce");
int shmem_min_reduce(shmem_team_t team, long double *dest, const long double *source,
                     size_t nreduce)
    __asm__("shmem_longdouble_min_reduce");
int shmem_min_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce)
    __asm__("shmem_char_min_reduce");
int shmem_min_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                     size_t nreduce)
    __asm__("shmem_schar_min_reduce");
int shmem_min_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce)
    __asm__("shmem_short_min_reduce");
int shmem_min_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce)
    __asm__("shmem_int_min_reduce");
int shmem_min_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce)
    __asm__("shmem_long_min_reduce");
int shmem_min_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce)
    __asm__("shmem_longlong_min_reduce");
int shmem_min_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nreduce)
    __asm__("shmem_uchar_min_reduce");
int shmem_min_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nreduce)
    __asm__("shmem_ushort_min_reduce");
int shmem_min_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nreduce)
    __asm__("shmem_uint_min_reduce");
int shmem_min_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nreduce)
    __asm__("shmem_ulong_min_reduce");
int shmem_min_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nreduce)
    __asm__("shmem_ulonglong_min_reduce");
int
shmem_min_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_min_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmem_min_reduce(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmem_min_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_sum_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce)
    __asm__("shmem_float_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce)
    __asm__("shmem_double_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, long double *dest, const long double *source,
                     size_t nreduce)
    __asm__("shmem_longdouble_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce)
    __asm__("shmem_char_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                     size_t nreduce)
    __asm__("shmem_schar_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce)
    __asm__("shmem_short_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce)
    __asm__("shmem_int_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce)
    __asm__("shmem_long_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce)
    __asm__("shmem_longlong_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nreduce)
    __asm__("shmem_uchar_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nreduce)
    __asm__("shmem_ushort_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nreduce)
    __asm__("shmem_uint_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nreduce)
    __asm__("shmem_ulong_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nreduce)
    __asm__("shmem_ulonglong_sum_reduce");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmem_sum_reduce(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                     size_t nreduce)
    __asm__("shmem_complexd_sum_reduce");
int shmem_sum_reduce(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                     size_t nreduce)
    __asm__("shmem_complexf_sum_reduce");
#endif
int
shmem_sum_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_sum_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmem_sum_reduce(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmem_sum_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_prod_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce)
    __asm__("shmem_float_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce)
    __asm__("shmem_double_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, long double *dest, const long double *source,
                      size_t nreduce)
    __asm__("shmem_longdouble_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce)
    __asm__("shmem_char_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, signed char *dest, const signed char *source,
                      size_t nreduce)
    __asm__("shmem_schar_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce)
    __asm__("shmem_short_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce)
    __asm__("shmem_int_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce)
    __asm__("shmem_long_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce)
    __asm__("shmem_longlong_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                      size_t nreduce)
    __asm__("shmem_uchar_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                      size_t nreduce)
    __asm__("shmem_ushort_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                      size_t nreduce)
    __asm__("shmem_uint_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                      size_t nreduce)
    __asm__("shmem_ulong_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                      size_t nreduce)
    __asm__("shmem_ulonglong_prod_reduce");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmem_prod_reduce(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                      size_t nreduce)
    __asm__("shmem_complexd_prod_reduce");
int shmem_prod_reduce(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                      size_t nreduce)
    __asm__("shmem_complexf_prod_reduce");
#endif
int
shmem_prod_reduce(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_prod_reduce(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmem_prod_reduce(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmem_prod_reduce(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems)
    __asm__("shmem_float_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems)
    __asm__("shmem_double_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, long double *dest, const long double *source,
                     size_t nelems)
    __asm__("shmem_longdouble_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems)
    __asm__("shmem_char_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source,
                     size_t nelems)
    __asm__("shmem_schar_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems)
    __asm__("shmem_short_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems)
    __asm__("shmem_int_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems)
    __asm__("shmem_long_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems)
    __asm__("shmem_longlong_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nelems)
    __asm__("shmem_uchar_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nelems)
    __asm__("shmem_ushort_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nelems)
    __asm__("shmem_uint_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nelems)
    __asm__("shmem_ulong_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nelems)
    __asm__("shmem_ulonglong_sum_inscan");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmem_sum_inscan(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                     size_t nelems)
    __asm__("shmem_complexd_sum_inscan");
int shmem_sum_inscan(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                     size_t nelems)
    __asm__("shmem_complexf_sum_inscan");
#endif
int
shmem_sum_inscan(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_sum_inscan(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmem_sum_inscan(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmem_sum_inscan(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmem_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems)
    __asm__("shmem_float_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems)
    __asm__("shmem_double_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, long double *dest, const long double *source,
                     size_t nelems)
    __asm__("shmem_longdouble_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems)
    __asm__("shmem_char_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source,
                     size_t nelems)
    __asm__("shmem_schar_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems)
    __asm__("shmem_short_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems)
    __asm__("shmem_int_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems)
    __asm__("shmem_long_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems)
    __asm__("shmem_longlong_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                     size_t nelems)
    __asm__("shmem_uchar_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                     size_t nelems)
    __asm__("shmem_ushort_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                     size_t nelems)
    __asm__("shmem_uint_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                     size_t nelems)
    __asm__("shmem_ulong_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                     size_t nelems)
    __asm__("shmem_ulonglong_sum_exscan");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmem_sum_exscan(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                     size_t nelems)
    __asm__("shmem_complexd_sum_exscan");
int shmem_sum_exscan(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                     size_t nelems)
    __asm__("shmem_complexf_sum_exscan");
#endif
int
shmem_sum_exscan(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmem_sum_exscan(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmem_sum_exscan(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmem_sum_exscan(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmem_wait_until(volatile int *ivar, int cmp, int cmp_value)
    __asm__("shmem_int_wait_until");
void shmem_wait_until(volatile long long *ivar, int cmp, long long cmp_value)
    __asm__("shmem_longlong_wait_until");
void shmem_wait_until(volatile unsigned int *ivar, int cmp, unsigned int cmp_value)
    __asm__("shmem_uint_wait_until");
void shmem_wait_until(volatile unsigned long *ivar, int cmp, unsigned long cmp_value)
    __asm__("shmem_ulong_wait_until");
void shmem_wait_until(volatile unsigned long long *ivar, int cmp, unsigned long long cmp_value)
    __asm__("shmem_ulonglong_wait_until");
void shmem_wait_until(volatile short *ivar, int cmp, short cmp_value)
    __asm__("shmem_short_wait_until");
void shmem_wait_until(volatile unsigned short *ivar, int cmp, unsigned short cmp_value)
    __asm__("shmem_ushort_wait_until");
int
shmem_wait_until(...) SHMEM_IMPL_WRONG("ivar: expected TYPE *ivar, TYPE one of int, long long, unsigned int, unsigned long, unsigned long long, short, unsigned short, long");
template <class T> typename shmem_impl_of_WAIT_OR_LONG<T>::fault
shmem_wait_until(volatile T *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_WAIT_OR_LONG<T>::fault
shmem_wait_until(volatile T *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

int shmem_test(volatile int *ivar, int cmp, int cmp_value)
    __asm__("shmem_int_test");
int shmem_test(volatile long *ivar, int cmp, long cmp_value)
    __asm__("shmem_long_test");
int shmem_test(volatile long long *ivar, int cmp, long long cmp_value)
    __asm__("shmem_longlong_test");
int shmem_test(volatile unsigned int *ivar, int cmp, unsigned int cmp_value)
    __asm__("shmem_uint_test");
int shmem_test(volatile unsigned long *ivar, int cmp, unsigned long cmp_value)
    __asm__("shmem_ulong_test");
int shmem_test(volatile unsigned long long *ivar, int cmp, unsigned long long cmp_value)
    __asm__("shmem_ulonglong_test");
int shmem_test(volatile short *ivar, int cmp, short cmp_value)
    __asm__("shmem_short_test");
int shmem_test(volatile unsigned short *ivar, int cmp, unsigned short cmp_value)
    __asm__("shmem_ushort_test");
int
shmem_test(...) SHMEM_IMPL_WRONG("ivar: expected TYPE *ivar, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, short, unsigned short");
template <class T> typename shmem_impl_of_TEST<T>::fault
shmem_test(volatile T *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_TEST<T>::fault
shmem_test(volatile T *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

void shmem_wait(volatile short *ivar, short cmp_value)
    __asm__("shmem_short_wait");
void shmem_wait(volatile int *ivar, int cmp_value)
    __asm__("shmem_int_wait");
void shmem_wait(volatile long long *ivar, long long cmp_value)
    __asm__("shmem_longlong_wait");
int
shmem_wait(...) SHMEM_IMPL_WRONG("ivar: expected TYPE *ivar, TYPE one of short, int, long long, long");
template <class T> typename shmem_impl_of_OLD_WAIT_OR_LONG<T>::fault
shmem_wait(volatile T *, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

void shmem_wait_until_all(volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
    __asm__("shmem_int_wait_until_all");
void shmem_wait_until_all(volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
    __asm__("shmem_long_wait_until_all");
void shmem_wait_until_all(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                          long long cmp_value)
    __asm__("shmem_longlong_wait_until_all");
void shmem_wait_until_all(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                          unsigned int cmp_value)
    __asm__("shmem_uint_wait_until_all");
void shmem_wait_until_all(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                          unsigned long cmp_value)
    __asm__("shmem_ulong_wait_until_all");
void shmem_wait_until_all(volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                          unsigned long long cmp_value)
    __asm__("shmem_ulonglong_wait_until_all");
int
shmem_wait_until_all(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

size_t shmem_wait_until_any(volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
    __asm__("shmem_int_wait_until_any");
size_t shmem_wait_until_any(volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
    __asm__("shmem_long_wait_until_any");
size_t shmem_wait_until_any(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                            long long cmp_value)
    __asm__("shmem_longlong_wait_until_any");
size_t shmem_wait_until_any(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                            unsigned int cmp_value)
    __asm__("shmem_uint_wait_until_any");
size_t shmem_wait_until_any(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                            unsigned long cmp_value)
    __asm__("shmem_ulong_wait_until_any");
size_t shmem_wait_until_any(volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                            unsigned long long cmp_value)
    __asm__("shmem_ulonglong_wait_until_any");
int
shmem_wait_until_any(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

size_t shmem_wait_until_some(volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                             int cmp_value)
    __asm__("shmem_int_wait_until_some");
size_t shmem_wait_until_some(volatile long *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, long cmp_value)
    __asm__("shmem_long_wait_until_some");
size_t shmem_wait_until_some(volatile long long *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, long long cmp_value)
    __asm__("shmem_longlong_wait_until_some");
size_t shmem_wait_until_some(volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, unsigned int cmp_value)
    __asm__("shmem_uint_wait_until_some");
size_t shmem_wait_until_some(volatile unsigned long *ivars, size_t nelems, size_t *indices,
                             const int *status, int cmp, unsigned long cmp_value)
    __asm__("shmem_ulong_wait_until_some");
size_t shmem_wait_until_some(volatile unsigned long long *ivars, size_t nelems, size_t *indices,
                             const int *status, int cmp, unsigned long long cmp_value)
    __asm__("shmem_ulonglong_wait_until_some");
int
shmem_wait_until_some(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("indices: expected size_t *indices");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some(volatile T *, size_t, size_t *, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some(volatile T *, size_t, size_t *, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some(volatile T *, size_t, size_t *, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

int shmem_test_all(volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
    __asm__("shmem_int_test_all");
int shmem_test_all(volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
    __asm__("shmem_long_test_all");
int shmem_test_all(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                   long long cmp_value)
    __asm__("shmem_longlong_test_all");
int shmem_test_all(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                   unsigned int cmp_value)
    __asm__("shmem_uint_test_all");
int shmem_test_all(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                   unsigned long cmp_value)
    __asm__("shmem_ulong_test_all");
int shmem_test_all(volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                   unsigned long long cmp_value)
    __asm__("shmem_ulonglong_test_all");
int
shmem_test_all(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

size_t shmem_test_any(volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
    __asm__("shmem_int_test_any");
size_t shmem_test_any(volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
    __asm__("shmem_long_test_any");
size_t shmem_test_any(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                      long long cmp_value)
    __asm__("shmem_longlong_test_any");
size_t shmem_test_any(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                      unsigned int cmp_value)
    __asm__("shmem_uint_test_any");
size_t shmem_test_any(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                      unsigned long cmp_value)
    __asm__("shmem_ulong_test_any");
size_t shmem_test_any(volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                      unsigned long long cmp_value)
    __asm__("shmem_ulonglong_test_any");
int
shmem_test_any(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

size_t shmem_test_some(volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                       int cmp_value)
    __asm__("shmem_int_test_some");
size_t shmem_test_some(volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                       long cmp_value)
    __asm__("shmem_long_test_some");
size_t shmem_test_some(volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                       long long cmp_value)
    __asm__("shmem_longlong_test_some");
size_t shmem_test_some(volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
                       int cmp, unsigned int cmp_value)
    __asm__("shmem_uint_test_some");
size_t shmem_test_some(volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
                       int cmp, unsigned long cmp_value)
    __asm__("shmem_ulong_test_some");
size_t shmem_test_some(volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status,
                       int cmp, unsigned long long cmp_value)
    __asm__("shmem_ulonglong_test_some");
int
shmem_test_some(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("indices: expected size_t *indices");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some(volatile T *, size_t, size_t *, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some(volatile T *, size_t, size_t *, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some(volatile T *, size_t, size_t *, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_value: expected T cmp_value, the last argument");

void shmem_wait_until_all_vector(volatile int *ivars, size_t nelems, const int *status, int cmp,
                                 const int *cmp_values)
    __asm__("shmem_int_wait_until_all_vector");
void shmem_wait_until_all_vector(volatile long *ivars, size_t nelems, const int *status, int cmp,
                                 const long *cmp_values)
    __asm__("shmem_long_wait_until_all_vector");
void shmem_wait_until_all_vector(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                                 const long long *cmp_values)
    __asm__("shmem_longlong_wait_until_all_vector");
void shmem_wait_until_all_vector(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                                 const unsigned int *cmp_values)
    __asm__("shmem_uint_wait_until_all_vector");
void shmem_wait_until_all_vector(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                 const unsigned long *cmp_values)
    __asm__("shmem_ulong_wait_until_all_vector");
void shmem_wait_until_all_vector(volatile unsigned long long *ivars, size_t nelems, const int *status,
                                 int cmp, const unsigned long long *cmp_values)
    __asm__("shmem_ulonglong_wait_until_all_vector");
int
shmem_wait_until_all_vector(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all_vector(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all_vector(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all_vector(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_all_vector(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_values: expected const T *cmp_values, the last argument");

size_t shmem_wait_until_any_vector(volatile int *ivars, size_t nelems, const int *status, int cmp,
                                   const int *cmp_values)
    __asm__("shmem_int_wait_until_any_vector");
size_t shmem_wait_until_any_vector(volatile long *ivars, size_t nelems, const int *status, int cmp,
                                   const long *cmp_values)
    __asm__("shmem_long_wait_until_any_vector");
size_t shmem_wait_until_any_vector(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                                   const long long *cmp_values)
    __asm__("shmem_longlong_wait_until_any_vector");
size_t shmem_wait_until_any_vector(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                                   const unsigned int *cmp_values)
    __asm__("shmem_uint_wait_until_any_vector");
size_t shmem_wait_until_any_vector(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                                   const unsigned long *cmp_values)
    __asm__("shmem_ulong_wait_until_any_vector");
size_t shmem_wait_until_any_vector(volatile unsigned long long *ivars, size_t nelems, const int *status,
                                   int cmp, const unsigned long long *cmp_values)
    __asm__("shmem_ulonglong_wait_until_any_vector");
int
shmem_wait_until_any_vector(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any_vector(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any_vector(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any_vector(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_any_vector(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_values: expected const T *cmp_values, the last argument");

size_t shmem_wait_until_some_vector(volatile int *ivars, size_t nelems, size_t *indices, const int *status,
                                    int cmp, const int *cmp_values)
    __asm__("shmem_int_wait_until_some_vector");
size_t shmem_wait_until_some_vector(volatile long *ivars, size_t nelems, size_t *indices, const int *status,
                                    int cmp, const long *cmp_values)
    __asm__("shmem_long_wait_until_some_vector");
size_t shmem_wait_until_some_vector(volatile long long *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const long long *cmp_values)
    __asm__("shmem_longlong_wait_until_some_vector");
size_t shmem_wait_until_some_vector(volatile unsigned int *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const unsigned int *cmp_values)
    __asm__("shmem_uint_wait_until_some_vector");
size_t shmem_wait_until_some_vector(volatile unsigned long *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, const unsigned long *cmp_values)
    __asm__("shmem_ulong_wait_until_some_vector");
size_t shmem_wait_until_some_vector(volatile unsigned long long *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp,
                                    const unsigned long long *cmp_values)
    __asm__("shmem_ulonglong_wait_until_some_vector");
int
shmem_wait_until_some_vector(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some_vector(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some_vector(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("indices: expected size_t *indices");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some_vector(volatile T *, size_t, size_t *, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some_vector(volatile T *, size_t, size_t *, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_wait_until_some_vector(volatile T *, size_t, size_t *, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_values: expected const T *cmp_values, the last argument");

int shmem_test_all_vector(volatile int *ivars, size_t nelems, const int *status, int cmp,
                          const int *cmp_values)
    __asm__("shmem_int_test_all_vector");
int shmem_test_all_vector(volatile long *ivars, size_t nelems, const int *status, int cmp,
                          const long *cmp_values)
    __asm__("shmem_long_test_all_vector");
int shmem_test_all_vector(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                          const long long *cmp_values)
    __asm__("shmem_longlong_test_all_vector");
int shmem_test_all_vector(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                          const unsigned int *cmp_values)
    __asm__("shmem_uint_test_all_vector");
int shmem_test_all_vector(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                          const unsigned long *cmp_values)
    __asm__("shmem_ulong_test_all_vector");
int shmem_test_all_vector(volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                          const unsigned long long *cmp_values)
    __asm__("shmem_ulonglong_test_all_vector");
int
shmem_test_all_vector(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all_vector(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all_vector(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all_vector(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_all_vector(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_values: expected const T *cmp_values, the last argument");

size_t shmem_test_any_vector(volatile int *ivars, size_t nelems, const int *status, int cmp,
                             const int *cmp_values)
    __asm__("shmem_int_test_any_vector");
size_t shmem_test_any_vector(volatile long *ivars, size_t nelems, const int *status, int cmp,
                             const long *cmp_values)
    __asm__("shmem_long_test_any_vector");
size_t shmem_test_any_vector(volatile long long *ivars, size_t nelems, const int *status, int cmp,
                             const long long *cmp_values)
    __asm__("shmem_longlong_test_any_vector");
size_t shmem_test_any_vector(volatile unsigned int *ivars, size_t nelems, const int *status, int cmp,
                             const unsigned int *cmp_values)
    __asm__("shmem_uint_test_any_vector");
size_t shmem_test_any_vector(volatile unsigned long *ivars, size_t nelems, const int *status, int cmp,
                             const unsigned long *cmp_values)
    __asm__("shmem_ulong_test_any_vector");
size_t shmem_test_any_vector(volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp,
                             const unsigned long long *cmp_values)
    __asm__("shmem_ulonglong_test_any_vector");
int
shmem_test_any_vector(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any_vector(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any_vector(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any_vector(volatile T *, size_t, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_any_vector(volatile T *, size_t, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_values: expected const T *cmp_values, the last argument");

size_t shmem_test_some_vector(volatile int *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, const int *cmp_values)
    __asm__("shmem_int_test_some_vector");
size_t shmem_test_some_vector(volatile long *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, const long *cmp_values)
    __asm__("shmem_long_test_some_vector");
size_t shmem_test_some_vector(volatile long long *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, const long long *cmp_values)
    __asm__("shmem_longlong_test_some_vector");
size_t shmem_test_some_vector(volatile unsigned int *ivars, size_t nelems, size_t *indices,
                              const int *status, int cmp, const unsigned int *cmp_values)
    __asm__("shmem_uint_test_some_vector");
size_t shmem_test_some_vector(volatile unsigned long *ivars, size_t nelems, size_t *indices,
                              const int *status, int cmp, const unsigned long *cmp_values)
    __asm__("shmem_ulong_test_some_vector");
size_t shmem_test_some_vector(volatile unsigned long long *ivars, size_t nelems, size_t *indices,
                              const int *status, int cmp, const unsigned long long *cmp_values)
    __asm__("shmem_ulonglong_test_some_vector");
int
shmem_test_some_vector(...) SHMEM_IMPL_WRONG("ivars: expected TYPE *ivars, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some_vector(volatile T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some_vector(volatile T *, size_t, ...) SHMEM_IMPL_WRONG("indices: expected size_t *indices");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some_vector(volatile T *, size_t, size_t *, ...) SHMEM_IMPL_WRONG("status: expected const int *status");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some_vector(volatile T *, size_t, size_t *, const int *, ...) SHMEM_IMPL_WRONG("cmp: expected int cmp");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmem_test_some_vector(volatile T *, size_t, size_t *, const int *, int, ...) SHMEM_IMPL_WRONG("cmp_values: expected const T *cmp_values, the last argument");


}
#pragma GCC diagnostic pop

#endif

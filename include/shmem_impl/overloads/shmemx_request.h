/*
 * The C++ overloads of shmemx_request.h.
 * Made by scripts/headers from src/api/headers/shmemx_request.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_OVERLOADS_SHMEMX_REQUEST_H
#define SHMEM_IMPL_OVERLOADS_SHMEMX_REQUEST_H

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" /* C++ has no _Complex of its own */
/* Programs include headers within extern "C". */
extern "C++" {

/* clang-format off */

void shmemx_put_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_float_put_req");
void shmemx_put_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_double_put_req");
void shmemx_put_req(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
                    int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_longdouble_put_req");
void shmemx_put_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_char_put_req");
void shmemx_put_req(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
                    int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_schar_put_req");
void shmemx_put_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_short_put_req");
void shmemx_put_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_int_put_req");
void shmemx_put_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_long_put_req");
void shmemx_put_req(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                    int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_longlong_put_req");
void shmemx_put_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                    size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_uchar_put_req");
void shmemx_put_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                    size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_ushort_put_req");
void shmemx_put_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
                    int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_uint_put_req");
void shmemx_put_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                    size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_ulong_put_req");
void shmemx_put_req(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                    size_t nelems, int pe, shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_ulonglong_put_req");
int
shmemx_put_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_put_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_put_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_put_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_put_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, int, ...) SHMEM_IMPL_WRONG("local: expected shmemx_req_h *local");
template <class T> int
shmemx_put_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, int, shmemx_req_h *, ...) SHMEM_IMPL_WRONG("remote: expected shmemx_req_h *remote, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_put_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_get_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe,
                    shmemx_req_h *req)
    __asm__("shmemx_ctx_float_get_req");
void shmemx_get_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe,
                    shmemx_req_h *req)
    __asm__("shmemx_ctx_double_get_req");
void shmemx_get_req(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
                    int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longdouble_get_req");
void shmemx_get_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
                    shmemx_req_h *req)
    __asm__("shmemx_ctx_char_get_req");
void shmemx_get_req(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
                    int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_schar_get_req");
void shmemx_get_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe,
                    shmemx_req_h *req)
    __asm__("shmemx_ctx_short_get_req");
void shmemx_get_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
                    shmemx_req_h *req)
    __asm__("shmemx_ctx_int_get_req");
void shmemx_get_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
                    shmemx_req_h *req)
    __asm__("shmemx_ctx_long_get_req");
void shmemx_get_req(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                    int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_get_req");
void shmemx_get_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                    size_t nelems, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uchar_get_req");
void shmemx_get_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                    size_t nelems, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ushort_get_req");
void shmemx_get_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
                    int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_get_req");
void shmemx_get_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                    size_t nelems, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_get_req");
void shmemx_get_req(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
                    size_t nelems, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_get_req");
int
shmemx_get_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_get_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_get_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_get_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_get_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_get_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_put_signal_req(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_float_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_double_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, long double *dest, const long double *source,
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_longdouble_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_char_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, signed char *dest, const signed char *source,
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_schar_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_short_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_int_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_long_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
                           uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_longlong_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_uchar_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_ushort_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_uint_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
                           size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                           shmemx_req_h *local, shmemx_req_h *remote)
    __asm__("shmemx_ctx_ulong_put_signal_req");
void shmemx_put_signal_req(shmem_ctx_t ctx, unsigned long long *dest,
                           const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
                           uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                           shmemx_req_h *remote)
    __asm__("shmemx_ctx_ulonglong_put_signal_req");
int
shmemx_put_signal_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_put_signal_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("sig_addr: expected uint64_t *sig_addr");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, ...) SHMEM_IMPL_WRONG("signal: expected uint64_t signal");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, ...) SHMEM_IMPL_WRONG("sig_op: expected int sig_op");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, int, ...) SHMEM_IMPL_WRONG("local: expected shmemx_req_h *local");
template <class T> int
shmemx_put_signal_req(shmem_ctx_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, uint64_t *, uint64_t, int, int, shmemx_req_h *, ...) SHMEM_IMPL_WRONG("remote: expected shmemx_req_h *remote, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_put_signal_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_atomic_fetch_req(shmem_ctx_t ctx, int *fetch, const int *source, int pe,
                             shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, long *fetch, const long *source, int pe,
                             shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, long long *fetch, const long long *source, int pe,
                             shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source,
                             int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
                             int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, unsigned long long *fetch,
                             const unsigned long long *source, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, float *fetch, const float *source, int pe,
                             shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_fetch_req");
void shmemx_atomic_fetch_req(shmem_ctx_t ctx, double *fetch, const double *source, int pe,
                             shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_fetch_req");
int
shmemx_atomic_fetch_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_req(shmem_ctx_t, T *, const typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_req(shmem_ctx_t, T *, const typename shmem_impl_of_AMO_EXTENDED<T>::type *, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

void shmemx_atomic_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                            shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                            shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value,
                            int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                            unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                            unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
                            unsigned long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
                            shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_swap_req");
void shmemx_atomic_swap_req(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
                            shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_swap_req");
int
shmemx_atomic_swap_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_swap_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_swap_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value,
                                    int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
                                    int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                    long long cond, long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                    unsigned int cond, unsigned int value, int pe,
                                    shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                    unsigned long cond, unsigned long value, int pe,
                                    shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                    unsigned long long *dest, unsigned long long cond,
                                    unsigned long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, float *fetch, float *dest, float cond,
                                    float value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_compare_swap_req");
void shmemx_atomic_compare_swap_req(shmem_ctx_t ctx, double *fetch, double *dest, double cond,
                                    double value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_compare_swap_req");
int
shmemx_atomic_compare_swap_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_compare_swap_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_compare_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("cond: expected T cond");
template <class T> int
shmemx_atomic_compare_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_compare_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_compare_swap_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, typename shmem_impl_of_AMO_EXTENDED<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_compare_swap_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, long long *fetch, long long *dest,
                                 long long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_float_atomic_fetch_add_req");
void shmemx_atomic_fetch_add_req(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_double_atomic_fetch_add_req");
int
shmemx_atomic_fetch_add_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_add_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long, float, double");
template <class T> int
shmemx_atomic_fetch_add_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_add_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_add_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_EXTENDED<T>::type *, typename shmem_impl_of_AMO_EXTENDED<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_EXTENDED<T>::fault
shmemx_atomic_fetch_add_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_inc_req(shmem_ctx_t ctx, int *fetch, int *dest, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int_atomic_fetch_inc_req");
void shmemx_atomic_fetch_inc_req(shmem_ctx_t ctx, long *fetch, long *dest, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_long_atomic_fetch_inc_req");
void shmemx_atomic_fetch_inc_req(shmem_ctx_t ctx, long long *fetch, long long *dest, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_longlong_atomic_fetch_inc_req");
void shmemx_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_inc_req");
void shmemx_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_inc_req");
void shmemx_atomic_fetch_inc_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_inc_req");
int
shmemx_atomic_fetch_inc_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_inc_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of int, long, long long, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_atomic_fetch_inc_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_inc_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_STANDARD<T>::type *, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_STANDARD<T>::fault
shmemx_atomic_fetch_inc_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_and_req");
void shmemx_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_and_req");
void shmemx_atomic_fetch_and_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_and_req");
void shmemx_atomic_fetch_and_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                 int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int32_atomic_fetch_and_req");
void shmemx_atomic_fetch_and_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                 int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int64_atomic_fetch_and_req");
int
shmemx_atomic_fetch_and_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_and_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmemx_atomic_fetch_and_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_and_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_and_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmemx_atomic_fetch_and_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_or_req");
void shmemx_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_or_req");
void shmemx_atomic_fetch_or_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                unsigned long long *dest, unsigned long long value, int pe,
                                shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_or_req");
void shmemx_atomic_fetch_or_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int32_atomic_fetch_or_req");
void shmemx_atomic_fetch_or_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int64_atomic_fetch_or_req");
int
shmemx_atomic_fetch_or_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_or_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmemx_atomic_fetch_or_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_or_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_or_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmemx_atomic_fetch_or_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");

void shmemx_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
                                 unsigned int value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_uint_atomic_fetch_xor_req");
void shmemx_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
                                 unsigned long value, int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_ulong_atomic_fetch_xor_req");
void shmemx_atomic_fetch_xor_req(shmem_ctx_t ctx, unsigned long long *fetch,
                                 unsigned long long *dest, unsigned long long value, int pe,
                                 shmemx_req_h *req)
    __asm__("shmemx_ctx_ulonglong_atomic_fetch_xor_req");
void shmemx_atomic_fetch_xor_req(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
                                 int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int32_atomic_fetch_xor_req");
void shmemx_atomic_fetch_xor_req(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
                                 int pe, shmemx_req_h *req)
    __asm__("shmemx_ctx_int64_atomic_fetch_xor_req");
int
shmemx_atomic_fetch_xor_req(...) SHMEM_IMPL_WRONG("ctx: expected shmem_ctx_t ctx");
int
shmemx_atomic_fetch_xor_req(shmem_ctx_t, ...) SHMEM_IMPL_WRONG("fetch: expected TYPE *fetch, TYPE one of unsigned int, unsigned long, unsigned long long, int32_t, int64_t");
template <class T> int
shmemx_atomic_fetch_xor_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("value: expected T value");
template <class T> int
shmemx_atomic_fetch_xor_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, ...) SHMEM_IMPL_WRONG("pe: expected int pe");
template <class T> int
shmemx_atomic_fetch_xor_req(shmem_ctx_t, T *, typename shmem_impl_of_AMO_BITWISE<T>::type *, typename shmem_impl_of_AMO_BITWISE<T>::type, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_AMO_BITWISE<T>::fault
shmemx_atomic_fetch_xor_req(shmem_ctx_t, T *, ...) SHMEM_IMPL_WRONG("dest: expected T *dest");


}
#pragma GCC diagnostic pop

#endif

/*
 * The C++ overloads of shmemx_collective.h.
 * Made by scripts/headers from src/api/headers/shmemx_collective.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_OVERLOADS_SHMEMX_COLLECTIVE_H
#define SHMEM_IMPL_OVERLOADS_SHMEMX_COLLECTIVE_H

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" /* C++ has no _Complex of its own */
/* Programs include headers within extern "C". */
extern "C++" {

/* clang-format off */

int shmemx_broadcast_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                        int PE_root, shmemx_req_h *req)
    __asm__("shmemx_float_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                        int PE_root, shmemx_req_h *req)
    __asm__("shmemx_double_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, long double *dest, const long double *source,
                        size_t nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_longdouble_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                        int PE_root, shmemx_req_h *req)
    __asm__("shmemx_char_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, signed char *dest, const signed char *source,
                        size_t nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_schar_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                        int PE_root, shmemx_req_h *req)
    __asm__("shmemx_short_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root,
                        shmemx_req_h *req)
    __asm__("shmemx_int_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                        int PE_root, shmemx_req_h *req)
    __asm__("shmemx_long_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
                        int PE_root, shmemx_req_h *req)
    __asm__("shmemx_longlong_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                        size_t nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_uchar_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                        size_t nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ushort_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                        size_t nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_uint_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                        size_t nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ulong_broadcast_nb");
int shmemx_broadcast_nb(shmem_team_t team, unsigned long long *dest,
                        const unsigned long long *source, size_t nelems, int PE_root,
                        shmemx_req_h *req)
    __asm__("shmemx_ulonglong_broadcast_nb");
int
shmemx_broadcast_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_broadcast_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_broadcast_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_broadcast_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("PE_root: expected int PE_root");
template <class T> int
shmemx_broadcast_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_broadcast_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_collect_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_float_collect_nb");
int shmemx_collect_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_double_collect_nb");
int shmemx_collect_nb(shmem_team_t team, long double *dest, const long double *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_longdouble_collect_nb");
int shmemx_collect_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_char_collect_nb");
int shmemx_collect_nb(shmem_team_t team, signed char *dest, const signed char *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_schar_collect_nb");
int shmemx_collect_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_short_collect_nb");
int shmemx_collect_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_int_collect_nb");
int shmemx_collect_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_long_collect_nb");
int shmemx_collect_nb(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
                      shmemx_req_h *req)
    __asm__("shmemx_longlong_collect_nb");
int shmemx_collect_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_uchar_collect_nb");
int shmemx_collect_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ushort_collect_nb");
int shmemx_collect_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_uint_collect_nb");
int shmemx_collect_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ulong_collect_nb");
int shmemx_collect_nb(shmem_team_t team, unsigned long long *dest, const unsigned long long *source,
                      size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_collect_nb");
int
shmemx_collect_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_collect_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_collect_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_collect_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_collect_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_fcollect_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_float_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_double_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, long double *dest, const long double *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_longdouble_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_char_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, signed char *dest, const signed char *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_schar_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_short_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_int_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_long_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_longlong_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_uchar_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ushort_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_uint_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ulong_fcollect_nb");
int shmemx_fcollect_nb(shmem_team_t team, unsigned long long *dest,
                       const unsigned long long *source, size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_fcollect_nb");
int
shmemx_fcollect_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_fcollect_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_fcollect_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_fcollect_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_fcollect_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_alltoall_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_float_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_double_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, long double *dest, const long double *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_longdouble_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_char_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, signed char *dest, const signed char *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_schar_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_short_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_int_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_long_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, long long *dest, const long long *source, size_t nelems,
                       shmemx_req_h *req)
    __asm__("shmemx_longlong_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_uchar_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ushort_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_uint_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                       size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ulong_alltoall_nb");
int shmemx_alltoall_nb(shmem_team_t team, unsigned long long *dest,
                       const unsigned long long *source, size_t nelems, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_alltoall_nb");
int
shmemx_alltoall_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_alltoall_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_alltoall_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_alltoall_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoall_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_and_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int8_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int16_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int32_and_reduce_nb");
int shmemx_and_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int64_and_reduce_nb");
int
shmemx_and_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_and_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, int8_t, int16_t, int32_t, int64_t");
template <class T> int
shmemx_and_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_and_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_BITWISE<T>::fault
shmemx_and_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_or_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                        size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                        size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                        size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                        size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, unsigned long long *dest,
                        const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                        shmemx_req_h *req)
    __asm__("shmemx_int8_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
                        shmemx_req_h *req)
    __asm__("shmemx_int16_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
                        shmemx_req_h *req)
    __asm__("shmemx_int32_or_reduce_nb");
int shmemx_or_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
                        shmemx_req_h *req)
    __asm__("shmemx_int64_or_reduce_nb");
int
shmemx_or_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_or_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, int8_t, int16_t, int32_t, int64_t");
template <class T> int
shmemx_or_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_or_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_BITWISE<T>::fault
shmemx_or_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_xor_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int8_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int16_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int32_xor_reduce_nb");
int shmemx_xor_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int64_xor_reduce_nb");
int
shmemx_xor_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_xor_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, int8_t, int16_t, int32_t, int64_t");
template <class T> int
shmemx_xor_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_xor_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_BITWISE<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_BITWISE<T>::fault
shmemx_xor_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_max_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_float_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, double *dest, const double *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_double_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longdouble_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_char_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_schar_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_short_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_long_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longlong_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_max_reduce_nb");
int shmemx_max_reduce_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_max_reduce_nb");
int
shmemx_max_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_max_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_max_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_max_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_max_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_min_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_float_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, double *dest, const double *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_double_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longdouble_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_char_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_schar_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_short_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_long_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longlong_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_min_reduce_nb");
int shmemx_min_reduce_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_min_reduce_nb");
int
shmemx_min_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_min_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_min_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_min_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_min_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_sum_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_float_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, double *dest, const double *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_double_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longdouble_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_char_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_schar_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_short_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_long_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longlong_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_sum_reduce_nb");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmemx_sum_reduce_nb(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexd_sum_reduce_nb");
int shmemx_sum_reduce_nb(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexf_sum_reduce_nb");
#endif
int
shmemx_sum_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_sum_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmemx_sum_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_sum_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmemx_sum_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_prod_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                          shmemx_req_h *req)
    __asm__("shmemx_float_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, double *dest, const double *source, size_t nreduce,
                          shmemx_req_h *req)
    __asm__("shmemx_double_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longdouble_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                          shmemx_req_h *req)
    __asm__("shmemx_char_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_schar_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                          shmemx_req_h *req)
    __asm__("shmemx_short_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                          shmemx_req_h *req)
    __asm__("shmemx_int_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                          shmemx_req_h *req)
    __asm__("shmemx_long_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longlong_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, unsigned long long *dest,
                          const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_prod_reduce_nb");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmemx_prod_reduce_nb(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexd_prod_reduce_nb");
int shmemx_prod_reduce_nb(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                          size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexf_prod_reduce_nb");
#endif
int
shmemx_prod_reduce_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_prod_reduce_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmemx_prod_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_prod_reduce_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmemx_prod_reduce_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_sum_inscan_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_float_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, double *dest, const double *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_double_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, long double *dest, const long double *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longdouble_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_char_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_schar_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_short_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_long_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, long long *dest, const long long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longlong_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_sum_inscan_nb");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmemx_sum_inscan_nb(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexd_sum_inscan_nb");
int shmemx_sum_inscan_nb(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexf_sum_inscan_nb");
#endif
int
shmemx_sum_inscan_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_sum_inscan_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmemx_sum_inscan_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_sum_inscan_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmemx_sum_inscan_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_sum_exscan_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_float_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, double *dest, const double *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_double_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, long double *dest, const long double *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longdouble_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_char_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, signed char *dest, const signed char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_schar_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_short_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_int_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                         shmemx_req_h *req)
    __asm__("shmemx_long_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, long long *dest, const long long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_longlong_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uchar_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ushort_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_uint_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulong_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, unsigned long long *dest,
                         const unsigned long long *source, size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_sum_exscan_nb");
#ifdef SHMEM_IMPL_HAS_COMPLEX
int shmemx_sum_exscan_nb(shmem_team_t team, double _Complex *dest, const double _Complex *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexd_sum_exscan_nb");
int shmemx_sum_exscan_nb(shmem_team_t team, float _Complex *dest, const float _Complex *source,
                         size_t nreduce, shmemx_req_h *req)
    __asm__("shmemx_complexf_sum_exscan_nb");
#endif
int
shmemx_sum_exscan_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_sum_exscan_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long, double _Complex, float _Complex");
template <class T> int
shmemx_sum_exscan_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, ...) SHMEM_IMPL_WRONG("nreduce: expected size_t nreduce");
template <class T> int
shmemx_sum_exscan_nb(shmem_team_t, T *, const typename shmem_impl_of_REDUCE_ARITHMETIC<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_REDUCE_ARITHMETIC<T>::fault
shmemx_sum_exscan_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_alltoallv(shmem_team_t team, float *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const float *source, const size_t *source_offsets,
                     const size_t *source_nelems)
    __asm__("shmemx_float_alltoallv");
int shmemx_alltoallv(shmem_team_t team, double *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const double *source, const size_t *source_offsets,
                     const size_t *source_nelems)
    __asm__("shmemx_double_alltoallv");
int shmemx_alltoallv(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const long double *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_longdouble_alltoallv");
int shmemx_alltoallv(shmem_team_t team, char *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const char *source, const size_t *source_offsets,
                     const size_t *source_nelems)
    __asm__("shmemx_char_alltoallv");
int shmemx_alltoallv(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const signed char *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_schar_alltoallv");
int shmemx_alltoallv(shmem_team_t team, short *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const short *source, const size_t *source_offsets,
                     const size_t *source_nelems)
    __asm__("shmemx_short_alltoallv");
int shmemx_alltoallv(shmem_team_t team, int *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const int *source, const size_t *source_offsets,
                     const size_t *source_nelems)
    __asm__("shmemx_int_alltoallv");
int shmemx_alltoallv(shmem_team_t team, long *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const long *source, const size_t *source_offsets,
                     const size_t *source_nelems)
    __asm__("shmemx_long_alltoallv");
int shmemx_alltoallv(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const long long *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_longlong_alltoallv");
int shmemx_alltoallv(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const unsigned char *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_uchar_alltoallv");
int shmemx_alltoallv(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const unsigned short *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_ushort_alltoallv");
int shmemx_alltoallv(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const unsigned int *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_uint_alltoallv");
int shmemx_alltoallv(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const unsigned long *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_ulong_alltoallv");
int shmemx_alltoallv(shmem_team_t team, unsigned long long *dest, const size_t *dest_offsets,
                     const size_t *dest_nelems, const unsigned long long *source,
                     const size_t *source_offsets, const size_t *source_nelems)
    __asm__("shmemx_ulonglong_alltoallv");
int
shmemx_alltoallv(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_alltoallv(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_alltoallv(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("source_offsets: expected const size_t *source_offsets");
template <class T> int
shmemx_alltoallv(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, const size_t *, ...) SHMEM_IMPL_WRONG("source_nelems: expected const size_t *source_nelems, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoallv(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("dest_offsets: expected const size_t *dest_offsets");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoallv(shmem_team_t, T *, const size_t *, ...) SHMEM_IMPL_WRONG("dest_nelems: expected const size_t *dest_nelems");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoallv(shmem_team_t, T *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_alltoallv_nb(shmem_team_t team, float *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const float *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_float_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, double *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const double *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_double_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const long double *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_longdouble_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, char *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const char *source, const size_t *source_offsets,
                        const size_t *source_nelems, shmemx_req_h *req)
    __asm__("shmemx_char_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const signed char *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_schar_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, short *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const short *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_short_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, int *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const int *source, const size_t *source_offsets,
                        const size_t *source_nelems, shmemx_req_h *req)
    __asm__("shmemx_int_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, long *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const long *source, const size_t *source_offsets,
                        const size_t *source_nelems, shmemx_req_h *req)
    __asm__("shmemx_long_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const long long *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_longlong_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const unsigned char *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_uchar_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const unsigned short *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_ushort_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const unsigned int *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_uint_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const unsigned long *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_ulong_alltoallv_nb");
int shmemx_alltoallv_nb(shmem_team_t team, unsigned long long *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const unsigned long long *source,
                        const size_t *source_offsets, const size_t *source_nelems,
                        shmemx_req_h *req)
    __asm__("shmemx_ulonglong_alltoallv_nb");
int
shmemx_alltoallv_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_alltoallv_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_alltoallv_nb(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("source_offsets: expected const size_t *source_offsets");
template <class T> int
shmemx_alltoallv_nb(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, const size_t *, ...) SHMEM_IMPL_WRONG("source_nelems: expected const size_t *source_nelems");
template <class T> int
shmemx_alltoallv_nb(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoallv_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("dest_offsets: expected const size_t *dest_offsets");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoallv_nb(shmem_team_t, T *, const size_t *, ...) SHMEM_IMPL_WRONG("dest_nelems: expected const size_t *dest_nelems");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_alltoallv_nb(shmem_team_t, T *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_gatherv(shmem_team_t team, float *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const float *source, size_t nelems, int PE_root)
    __asm__("shmemx_float_gatherv");
int shmemx_gatherv(shmem_team_t team, double *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const double *source, size_t nelems, int PE_root)
    __asm__("shmemx_double_gatherv");
int shmemx_gatherv(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const long double *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_longdouble_gatherv");
int shmemx_gatherv(shmem_team_t team, char *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const char *source, size_t nelems, int PE_root)
    __asm__("shmemx_char_gatherv");
int shmemx_gatherv(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const signed char *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_schar_gatherv");
int shmemx_gatherv(shmem_team_t team, short *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const short *source, size_t nelems, int PE_root)
    __asm__("shmemx_short_gatherv");
int shmemx_gatherv(shmem_team_t team, int *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const int *source, size_t nelems, int PE_root)
    __asm__("shmemx_int_gatherv");
int shmemx_gatherv(shmem_team_t team, long *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const long *source, size_t nelems, int PE_root)
    __asm__("shmemx_long_gatherv");
int shmemx_gatherv(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const long long *source, size_t nelems, int PE_root)
    __asm__("shmemx_longlong_gatherv");
int shmemx_gatherv(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const unsigned char *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_uchar_gatherv");
int shmemx_gatherv(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const unsigned short *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_ushort_gatherv");
int shmemx_gatherv(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const unsigned int *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_uint_gatherv");
int shmemx_gatherv(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const unsigned long *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_ulong_gatherv");
int shmemx_gatherv(shmem_team_t team, unsigned long long *dest, const size_t *dest_offsets,
                   const size_t *dest_nelems, const unsigned long long *source, size_t nelems,
                   int PE_root)
    __asm__("shmemx_ulonglong_gatherv");
int
shmemx_gatherv(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_gatherv(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_gatherv(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_gatherv(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("PE_root: expected int PE_root, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_gatherv(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("dest_offsets: expected const size_t *dest_offsets");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_gatherv(shmem_team_t, T *, const size_t *, ...) SHMEM_IMPL_WRONG("dest_nelems: expected const size_t *dest_nelems");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_gatherv(shmem_team_t, T *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_gatherv_nb(shmem_team_t team, float *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const float *source, size_t nelems, int PE_root,
                      shmemx_req_h *req)
    __asm__("shmemx_float_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, double *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const double *source, size_t nelems, int PE_root,
                      shmemx_req_h *req)
    __asm__("shmemx_double_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const long double *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_longdouble_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, char *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const char *source, size_t nelems, int PE_root,
                      shmemx_req_h *req)
    __asm__("shmemx_char_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const signed char *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_schar_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, short *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const short *source, size_t nelems, int PE_root,
                      shmemx_req_h *req)
    __asm__("shmemx_short_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, int *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const int *source, size_t nelems, int PE_root,
                      shmemx_req_h *req)
    __asm__("shmemx_int_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, long *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const long *source, size_t nelems, int PE_root,
                      shmemx_req_h *req)
    __asm__("shmemx_long_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const long long *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_longlong_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const unsigned char *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_uchar_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const unsigned short *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ushort_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const unsigned int *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_uint_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const unsigned long *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ulong_gatherv_nb");
int shmemx_gatherv_nb(shmem_team_t team, unsigned long long *dest, const size_t *dest_offsets,
                      const size_t *dest_nelems, const unsigned long long *source, size_t nelems,
                      int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_gatherv_nb");
int
shmemx_gatherv_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_gatherv_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_gatherv_nb(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> int
shmemx_gatherv_nb(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, size_t, ...) SHMEM_IMPL_WRONG("PE_root: expected int PE_root");
template <class T> int
shmemx_gatherv_nb(shmem_team_t, T *, const size_t *, const size_t *, const typename shmem_impl_of_RMA<T>::type *, size_t, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_gatherv_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("dest_offsets: expected const size_t *dest_offsets");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_gatherv_nb(shmem_team_t, T *, const size_t *, ...) SHMEM_IMPL_WRONG("dest_nelems: expected const size_t *dest_nelems");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_gatherv_nb(shmem_team_t, T *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_scatterv(shmem_team_t team, float *dest, size_t nelems, const float *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_float_scatterv");
int shmemx_scatterv(shmem_team_t team, double *dest, size_t nelems, const double *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_double_scatterv");
int shmemx_scatterv(shmem_team_t team, long double *dest, size_t nelems, const long double *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_longdouble_scatterv");
int shmemx_scatterv(shmem_team_t team, char *dest, size_t nelems, const char *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_char_scatterv");
int shmemx_scatterv(shmem_team_t team, signed char *dest, size_t nelems, const signed char *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_schar_scatterv");
int shmemx_scatterv(shmem_team_t team, short *dest, size_t nelems, const short *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_short_scatterv");
int shmemx_scatterv(shmem_team_t team, int *dest, size_t nelems, const int *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_int_scatterv");
int shmemx_scatterv(shmem_team_t team, long *dest, size_t nelems, const long *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_long_scatterv");
int shmemx_scatterv(shmem_team_t team, long long *dest, size_t nelems, const long long *source,
                    const size_t *source_offsets, const size_t *source_nelems, int PE_root)
    __asm__("shmemx_longlong_scatterv");
int shmemx_scatterv(shmem_team_t team, unsigned char *dest, size_t nelems,
                    const unsigned char *source, const size_t *source_offsets,
                    const size_t *source_nelems, int PE_root)
    __asm__("shmemx_uchar_scatterv");
int shmemx_scatterv(shmem_team_t team, unsigned short *dest, size_t nelems,
                    const unsigned short *source, const size_t *source_offsets,
                    const size_t *source_nelems, int PE_root)
    __asm__("shmemx_ushort_scatterv");
int shmemx_scatterv(shmem_team_t team, unsigned int *dest, size_t nelems,
                    const unsigned int *source, const size_t *source_offsets,
                    const size_t *source_nelems, int PE_root)
    __asm__("shmemx_uint_scatterv");
int shmemx_scatterv(shmem_team_t team, unsigned long *dest, size_t nelems,
                    const unsigned long *source, const size_t *source_offsets,
                    const size_t *source_nelems, int PE_root)
    __asm__("shmemx_ulong_scatterv");
int shmemx_scatterv(shmem_team_t team, unsigned long long *dest, size_t nelems,
                    const unsigned long long *source, const size_t *source_offsets,
                    const size_t *source_nelems, int PE_root)
    __asm__("shmemx_ulonglong_scatterv");
int
shmemx_scatterv(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_scatterv(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_scatterv(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("source_offsets: expected const size_t *source_offsets");
template <class T> int
shmemx_scatterv(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, const size_t *, ...) SHMEM_IMPL_WRONG("source_nelems: expected const size_t *source_nelems");
template <class T> int
shmemx_scatterv(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("PE_root: expected int PE_root, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_scatterv(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_scatterv(shmem_team_t, T *, size_t, ...) SHMEM_IMPL_WRONG("source: expected const T *source");

int shmemx_scatterv_nb(shmem_team_t team, float *dest, size_t nelems, const float *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_float_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, double *dest, size_t nelems, const double *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_double_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, long double *dest, size_t nelems,
                       const long double *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_longdouble_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, char *dest, size_t nelems, const char *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_char_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, signed char *dest, size_t nelems,
                       const signed char *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_schar_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, short *dest, size_t nelems, const short *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_short_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, int *dest, size_t nelems, const int *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_int_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, long *dest, size_t nelems, const long *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_long_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, long long *dest, size_t nelems, const long long *source,
                       const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                       shmemx_req_h *req)
    __asm__("shmemx_longlong_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, unsigned char *dest, size_t nelems,
                       const unsigned char *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_uchar_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, unsigned short *dest, size_t nelems,
                       const unsigned short *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ushort_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, unsigned int *dest, size_t nelems,
                       const unsigned int *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_uint_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, unsigned long *dest, size_t nelems,
                       const unsigned long *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ulong_scatterv_nb");
int shmemx_scatterv_nb(shmem_team_t team, unsigned long long *dest, size_t nelems,
                       const unsigned long long *source, const size_t *source_offsets,
                       const size_t *source_nelems, int PE_root, shmemx_req_h *req)
    __asm__("shmemx_ulonglong_scatterv_nb");
int
shmemx_scatterv_nb(...) SHMEM_IMPL_WRONG("team: expected shmem_team_t team");
int
shmemx_scatterv_nb(shmem_team_t, ...) SHMEM_IMPL_WRONG("dest: expected TYPE *dest, TYPE one of float, double, long double, char, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned int, unsigned long, unsigned long long");
template <class T> int
shmemx_scatterv_nb(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, ...) SHMEM_IMPL_WRONG("source_offsets: expected const size_t *source_offsets");
template <class T> int
shmemx_scatterv_nb(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, const size_t *, ...) SHMEM_IMPL_WRONG("source_nelems: expected const size_t *source_nelems");
template <class T> int
shmemx_scatterv_nb(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, const size_t *, const size_t *, ...) SHMEM_IMPL_WRONG("PE_root: expected int PE_root");
template <class T> int
shmemx_scatterv_nb(shmem_team_t, T *, size_t, const typename shmem_impl_of_RMA<T>::type *, const size_t *, const size_t *, int, ...) SHMEM_IMPL_WRONG("req: expected shmemx_req_h *req, the last argument");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_scatterv_nb(shmem_team_t, T *, ...) SHMEM_IMPL_WRONG("nelems: expected size_t nelems");
template <class T> typename shmem_impl_of_RMA<T>::fault
shmemx_scatterv_nb(shmem_team_t, T *, size_t, ...) SHMEM_IMPL_WRONG("source: expected const T *source");


}
#pragma GCC diagnostic pop

#endif

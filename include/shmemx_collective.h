/* Made by scripts/headers from src/api/headers/shmemx_collective.h.in; change that, and run it. */
/*
 * Extensions of Isthmus: nonblocking collectives, collectives with blocks of different lengths
 * (irregular collectives), and reductions with an operation that the program defines.
 * docs/guides/nonblocking-collectives.md explains how to use them.
 */
#ifndef SHMEMX_COLLECTIVE_H
#define SHMEMX_COLLECTIVE_H

#include "shmemx_request.h"

/* Type of a function that the program defines as the operation of a reduction. For each i from 0 to
 * nelems - 1, the function combines inout[i], the left operand, with in[i], the right operand, and
 * stores the result in inout[i]. The arrays do not overlap. The result must depend only on the
 * operands, because any PE of a node may call the function for other PEs of the node. The library
 * calls the function in its progress thread, or in a thread of the program that is inside the
 * library. The function must not call OpenSHMEM routines. */
typedef void (*shmemx_reduce_function_t)(void *inout, const void *in, size_t nelems);

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

/* ---- Nonblocking collectives ---------------------------------------------------------------- */

/* Each routine starts a collective of the specification, which has the same name with the prefix
 * `shmem_` and without `_nb`. Only shmemx_team_barrier_nb has no counterpart in the specification.
 * The routine sets *req to a request, and returns without waiting for other PEs. The request
 * completes when dest of this PE is complete and source of this PE can be written again. Until then
 * the program must not access dest or write to source. Use shmemx_req_test or shmemx_req_wait to
 * test or wait for the request.
 *
 * All PEs of the team must call the routine. They must start nonblocking collectives, irregular
 * collectives and shmemx_reduce_op of one team in the same order. Blocking collectives of the
 * specification may stand at any position between them, and each PE may choose other positions.
 *
 * Both dest and source are symmetric memory of the host, the same objects on all PEs. They do not
 * overlap, unless a routine permits it.
 *
 * Returns 0. An error aborts the job. Examples are memory of a device, SHMEM_TEAM_INVALID, a null
 * pointer as `req`, and PEs that start different collectives. */

/* team_sync: Starts a synchronization, which completes when all PEs of the team have started it.
 * Does not complete operations of the PEs. team_barrier: Completes the operations of this PE on
 * SHMEM_CTX_DEFAULT before it returns. Starts a synchronization, which completes when all PEs of
 * the team have started it. */
int shmemx_team_sync_nb(shmem_team_t team, shmemx_req_h *req);
/* team_barrier: Completes the operations of this PE on SHMEM_CTX_DEFAULT before it returns. Starts
 * a synchronization, which completes when all PEs of the team have started it. */
int shmemx_team_barrier_nb(shmem_team_t team, shmemx_req_h *req);

/* nelems is a number of elements. It is the same on all PEs, except that each PE may pass its own
 * nelems to a collect. PE_root is a PE number of the team, the same on all PEs.
 * broadcast: On each PE, dest receives the nelems elements of source of PE_root.
 * collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE.
 * fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in
 * the order of the team's PE numbers.
 * alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_float_broadcast_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_double_broadcast_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                               int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_longdouble_broadcast_nb(shmem_team_t team, long double *dest, const long double *source,
                                   size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_char_broadcast_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_schar_broadcast_nb(shmem_team_t team, signed char *dest, const signed char *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_short_broadcast_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_int_broadcast_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_long_broadcast_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_longlong_broadcast_nb(shmem_team_t team, long long *dest, const long long *source,
                                 size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_uchar_broadcast_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_ushort_broadcast_nb(shmem_team_t team, unsigned short *dest,
                               const unsigned short *source, size_t nelems, int PE_root,
                               shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_uint_broadcast_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                             size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_ulong_broadcast_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_ulonglong_broadcast_nb(shmem_team_t team, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems, int PE_root,
                                  shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_int8_broadcast_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_int16_broadcast_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_int32_broadcast_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_int64_broadcast_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_uint8_broadcast_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_uint16_broadcast_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_uint32_broadcast_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_uint64_broadcast_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_size_broadcast_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* broadcast: On each PE, dest receives the nelems elements of source of PE_root. */
int shmemx_ptrdiff_broadcast_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, int PE_root, shmemx_req_h *req);

/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_float_collect_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                            shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_double_collect_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                             shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_longdouble_collect_nb(shmem_team_t team, long double *dest, const long double *source,
                                 size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_char_collect_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                           shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_schar_collect_nb(shmem_team_t team, signed char *dest, const signed char *source,
                            size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_short_collect_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                            shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_int_collect_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                          shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_long_collect_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                           shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_longlong_collect_nb(shmem_team_t team, long long *dest, const long long *source,
                               size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_uchar_collect_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                            size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_ushort_collect_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                             size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_uint_collect_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                           size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_ulong_collect_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                            size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_ulonglong_collect_nb(shmem_team_t team, unsigned long long *dest,
                                const unsigned long long *source, size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_int8_collect_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                           shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_int16_collect_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
                            shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_int32_collect_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
                            shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_int64_collect_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
                            shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_uint8_collect_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
                            shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_uint16_collect_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                             size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_uint32_collect_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                             size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_uint64_collect_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                             size_t nelems, shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_size_collect_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                           shmemx_req_h *req);
/* collect: On each PE, dest receives the elements of source of all PEs, concatenated in the order
 * of the team's PE numbers. On each PE, nelems is the number of elements in source of that PE. */
int shmemx_ptrdiff_collect_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                              size_t nelems, shmemx_req_h *req);

/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_float_fcollect_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                             shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_double_fcollect_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                              shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_longdouble_fcollect_nb(shmem_team_t team, long double *dest, const long double *source,
                                  size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_char_fcollect_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                            shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_schar_fcollect_nb(shmem_team_t team, signed char *dest, const signed char *source,
                             size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_short_fcollect_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                             shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_int_fcollect_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                           shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_long_fcollect_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                            shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_longlong_fcollect_nb(shmem_team_t team, long long *dest, const long long *source,
                                size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_uchar_fcollect_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                             size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_ushort_fcollect_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                              size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_uint_fcollect_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                            size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_ulong_fcollect_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                             size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_ulonglong_fcollect_nb(shmem_team_t team, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems,
                                 shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_int8_fcollect_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                            shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_int16_fcollect_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
                             shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_int32_fcollect_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
                             shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_int64_fcollect_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
                             shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_uint8_fcollect_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
                             shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_uint16_fcollect_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                              size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_uint32_fcollect_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                              size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_uint64_fcollect_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                              size_t nelems, shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_size_fcollect_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                            shmemx_req_h *req);
/* fcollect: On each PE, dest receives the nelems elements of source of all PEs, concatenated in the
 * order of the team's PE numbers. */
int shmemx_ptrdiff_fcollect_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, shmemx_req_h *req);

/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_float_alltoall_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                             shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_double_alltoall_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                              shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_longdouble_alltoall_nb(shmem_team_t team, long double *dest, const long double *source,
                                  size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_char_alltoall_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                            shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_schar_alltoall_nb(shmem_team_t team, signed char *dest, const signed char *source,
                             size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_short_alltoall_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                             shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_int_alltoall_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                           shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_long_alltoall_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                            shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_longlong_alltoall_nb(shmem_team_t team, long long *dest, const long long *source,
                                size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_uchar_alltoall_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                             size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_ushort_alltoall_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                              size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_uint_alltoall_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                            size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_ulong_alltoall_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                             size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_ulonglong_alltoall_nb(shmem_team_t team, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems,
                                 shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_int8_alltoall_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                            shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_int16_alltoall_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
                             shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_int32_alltoall_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
                             shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_int64_alltoall_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
                             shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_uint8_alltoall_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
                             shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_uint16_alltoall_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                              size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_uint32_alltoall_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                              size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_uint64_alltoall_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                              size_t nelems, shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_size_alltoall_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                            shmemx_req_h *req);
/* alltoall: On PE j, block i of dest receives block j of source of PE i. Both dest and source have
 * one block of nelems elements for each PE of the team. */
int shmemx_ptrdiff_alltoall_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, shmemx_req_h *req);

/* broadcast: Works as shmemx_TYPENAME_broadcast_nb, but nelems is a number of bytes. collect:
 * Works as shmemx_TYPENAME_collect_nb, but nelems is a number of bytes. fcollect: Works as
 * shmemx_TYPENAME_fcollect_nb, but nelems is a number of bytes. alltoall: Works as
 * shmemx_TYPENAME_alltoall_nb, but nelems is the number of bytes in a block. */
int shmemx_broadcastmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                           int PE_root, shmemx_req_h *req);
/* collect: Works as shmemx_TYPENAME_collect_nb, but nelems is a number of bytes. */
int shmemx_collectmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                         shmemx_req_h *req);
/* fcollect: Works as shmemx_TYPENAME_fcollect_nb, but nelems is a number of bytes. */
int shmemx_fcollectmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                          shmemx_req_h *req);
/* alltoall: Works as shmemx_TYPENAME_alltoall_nb, but nelems is the number of bytes in a block. */
int shmemx_alltoallmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                          shmemx_req_h *req);

/* nreduce is the number of elements in source and in dest, the same on all PEs. The array dest
 * may be the same as source. All PEs receive bitwise identical results from a reduction.
 * and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source
 * of all PEs.
 * or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs.
 * xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source
 * of all PEs.
 * max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of
 * all PEs.
 * min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of
 * all PEs.
 * sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs.
 * prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs.
 * sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this
 * PE and of all PEs with lower numbers in the team.
 * sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uchar_and_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_ushort_and_reduce_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_uint_and_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_ulong_and_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_ulonglong_and_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_int8_and_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_int16_and_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_int32_and_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_int64_and_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_uint8_and_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_uint16_and_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_uint32_and_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_uint64_and_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* and_reduce: On each PE, element i of dest receives the bitwise AND of the elements i of source of
 * all PEs. */
int shmemx_size_and_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);

/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_uchar_or_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                              size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_ushort_or_reduce_nb(shmem_team_t team, unsigned short *dest,
                               const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_uint_or_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                             size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_ulong_or_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                              size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_ulonglong_or_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                  const unsigned long long *source, size_t nreduce,
                                  shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_int8_or_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                             shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_int16_or_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_int32_or_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_int64_or_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_uint8_or_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_uint16_or_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_uint32_or_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_uint64_or_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* or_reduce: On each PE, element i of dest receives the bitwise OR of the elements i of source of
 * all PEs. */
int shmemx_size_or_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                             shmemx_req_h *req);

/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_uchar_xor_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_ushort_xor_reduce_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_uint_xor_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_ulong_xor_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_ulonglong_xor_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_int8_xor_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_int16_xor_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_int32_xor_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_int64_xor_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_uint8_xor_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_uint16_xor_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_uint32_xor_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_uint64_xor_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* xor_reduce: On each PE, element i of dest receives the bitwise XOR of the elements i of source of
 * all PEs. */
int shmemx_size_xor_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);

/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_float_max_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                               shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_double_max_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_longdouble_max_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                                    size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_char_max_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                              shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_schar_max_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_short_max_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                               shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_int_max_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                             shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_long_max_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                              shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_longlong_max_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                  size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_uchar_max_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_ushort_max_reduce_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_uint_max_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_ulong_max_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_ulonglong_max_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_int8_max_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_int16_max_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_int32_max_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_int64_max_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_uint8_max_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_uint16_max_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_uint32_max_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_uint64_max_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_size_max_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* max_reduce: On each PE, element i of dest receives the maximum of the elements i of source of all
 * PEs. */
int shmemx_ptrdiff_max_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nreduce, shmemx_req_h *req);

/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_float_min_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                               shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_double_min_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_longdouble_min_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                                    size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_char_min_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                              shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_schar_min_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_short_min_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                               shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_int_min_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                             shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_long_min_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                              shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_longlong_min_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                  size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_uchar_min_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_ushort_min_reduce_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_uint_min_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_ulong_min_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_ulonglong_min_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_int8_min_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_int16_min_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_int32_min_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_int64_min_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_uint8_min_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_uint16_min_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_uint32_min_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_uint64_min_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_size_min_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* min_reduce: On each PE, element i of dest receives the minimum of the elements i of source of all
 * PEs. */
int shmemx_ptrdiff_min_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nreduce, shmemx_req_h *req);

/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_float_sum_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                               shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_double_sum_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_longdouble_sum_reduce_nb(shmem_team_t team, long double *dest, const long double *source,
                                    size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_char_sum_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_schar_sum_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_short_sum_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                               shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_int_sum_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                             shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_long_sum_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_longlong_sum_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                  size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_uchar_sum_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_ushort_sum_reduce_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_uint_sum_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_ulong_sum_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_ulonglong_sum_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_int8_sum_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_int16_sum_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_int32_sum_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_int64_sum_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_uint8_sum_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_uint16_sum_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_uint32_sum_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_uint64_sum_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_size_sum_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_ptrdiff_sum_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_complexd_sum_reduce_nb(shmem_team_t team, double _Complex *dest,
                                  const double _Complex *source, size_t nreduce, shmemx_req_h *req);
/* sum_reduce: On each PE, element i of dest receives the sum of the elements i of source of all
 * PEs. */
int shmemx_complexf_sum_reduce_nb(shmem_team_t team, float _Complex *dest,
                                  const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif

/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_float_prod_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                                shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_double_prod_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                 size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_longdouble_prod_reduce_nb(shmem_team_t team, long double *dest,
                                     const long double *source, size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_char_prod_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                               shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_schar_prod_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_short_prod_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                                shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_int_prod_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                              shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_long_prod_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                               shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_longlong_prod_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                   size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_uchar_prod_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_ushort_prod_reduce_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_uint_prod_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_ulong_prod_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_ulonglong_prod_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_int8_prod_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_int16_prod_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_int32_prod_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_int64_prod_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_uint8_prod_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_uint16_prod_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_uint32_prod_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_uint64_prod_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_size_prod_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_ptrdiff_prod_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_complexd_prod_reduce_nb(shmem_team_t team, double _Complex *dest,
                                   const double _Complex *source, size_t nreduce,
                                   shmemx_req_h *req);
/* prod_reduce: On each PE, element i of dest receives the product of the elements i of source of
 * all PEs. */
int shmemx_complexf_prod_reduce_nb(shmem_team_t team, float _Complex *dest,
                                   const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif

/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_float_sum_inscan_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                               shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_double_sum_inscan_nb(shmem_team_t team, double *dest, const double *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_longdouble_sum_inscan_nb(shmem_team_t team, long double *dest, const long double *source,
                                    size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_char_sum_inscan_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_schar_sum_inscan_nb(shmem_team_t team, signed char *dest, const signed char *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_short_sum_inscan_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                               shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_int_sum_inscan_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                             shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_long_sum_inscan_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_longlong_sum_inscan_nb(shmem_team_t team, long long *dest, const long long *source,
                                  size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_uchar_sum_inscan_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_ushort_sum_inscan_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_uint_sum_inscan_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_ulong_sum_inscan_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_ulonglong_sum_inscan_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_int8_sum_inscan_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_int16_sum_inscan_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_int32_sum_inscan_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_int64_sum_inscan_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_uint8_sum_inscan_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_uint16_sum_inscan_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_uint32_sum_inscan_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_uint64_sum_inscan_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_size_sum_inscan_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_ptrdiff_sum_inscan_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_complexd_sum_inscan_nb(shmem_team_t team, double _Complex *dest,
                                  const double _Complex *source, size_t nreduce, shmemx_req_h *req);
/* sum_inscan: On each PE, element i of dest receives the sum of the elements i of source of this PE
 * and of all PEs with lower numbers in the team. */
int shmemx_complexf_sum_inscan_nb(shmem_team_t team, float _Complex *dest,
                                  const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif

/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_float_sum_exscan_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                               shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_double_sum_exscan_nb(shmem_team_t team, double *dest, const double *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_longdouble_sum_exscan_nb(shmem_team_t team, long double *dest, const long double *source,
                                    size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_char_sum_exscan_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_schar_sum_exscan_nb(shmem_team_t team, signed char *dest, const signed char *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_short_sum_exscan_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                               shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_int_sum_exscan_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                             shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_long_sum_exscan_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_longlong_sum_exscan_nb(shmem_team_t team, long long *dest, const long long *source,
                                  size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uchar_sum_exscan_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_ushort_sum_exscan_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uint_sum_exscan_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_ulong_sum_exscan_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_ulonglong_sum_exscan_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_int8_sum_exscan_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_int16_sum_exscan_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_int32_sum_exscan_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_int64_sum_exscan_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uint8_sum_exscan_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uint16_sum_exscan_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uint32_sum_exscan_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_uint64_sum_exscan_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_size_sum_exscan_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_ptrdiff_sum_exscan_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_complexd_sum_exscan_nb(shmem_team_t team, double _Complex *dest,
                                  const double _Complex *source, size_t nreduce, shmemx_req_h *req);
/* sum_exscan: On each PE, element i of dest receives the sum of the elements i of source of all PEs
 * with lower numbers in the team. PE 0 of the team receives 0. */
int shmemx_complexf_sum_exscan_nb(shmem_team_t team, float _Complex *dest,
                                  const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif

/* ---- Reductions with an operation of the program -------------------------------------------- */

/* nreduce is the number of elements in source and in dest. `size` is the length of an element, 1
 * to 8192 bytes. The library may group the operations in any way, so `op` should be associative.
 * If `commute` is nonzero, the library combines the elements in any order. If `commute` is 0, it
 * keeps the order of the team's PE numbers. All PEs receive bitwise identical results. Both dest
 * and source are symmetric memory of the host, the same objects on all PEs. They may be the same
 * array.
 *
 * All PEs of the team must call the routine, with the same nreduce, `size`, `op` and `commute`.
 * They must start it in the same order as their nonblocking and irregular collectives. Returns 0.
 * An error aborts the job. */

/* reduce_op: On each PE, element i of dest receives the elements i of source of all PEs, combined
 * with `op`. The blocking form returns when dest of this PE is complete and source of this PE can
 * be written again. The form with `_nb` sets *req to a request and returns without waiting for
 * other PEs. The request completes when the blocking form would return. */
int shmemx_reduce_op(shmem_team_t team, void *dest, const void *source, size_t nreduce, size_t size,
                     shmemx_reduce_function_t op, int commute);
/* reduce_op: On each PE, element i of dest receives the elements i of source of all PEs, combined
 * with `op`. The blocking form returns when dest of this PE is complete and source of this PE can
 * be written again. The form with `_nb` sets *req to a request and returns without waiting for
 * other PEs. The request completes when the blocking form would return. */
int shmemx_reduce_op_nb(shmem_team_t team, void *dest, const void *source, size_t nreduce,
                        size_t size, shmemx_reduce_function_t op, int commute, shmemx_req_h *req);

/* ---- Irregular collectives ------------------------------------------------------------------ */

/* Irregular collectives transfer blocks of any lengths at any offsets. Lengths and offsets are
 * numbers of elements. They are numbers of bytes in the routines whose names contain `mem`. A
 * length may be 0. The sender and the receiver of a block must specify the same length. The arrays
 * of offsets and lengths have one entry for each PE of the team. They may be in any memory, and
 * the program may reuse them when the call returns.
 *
 * Both dest and source are symmetric memory of the host. They need not be the same objects on all
 * PEs. Received blocks must not overlap each other or source. A gatherv uses dest and its arrays
 * only on PE_root, and a scatterv uses source and its arrays only on PE_root. Other PEs may pass
 * null pointers for them. PE_root is a PE number of the team, the same on all PEs.
 *
 * All PEs of the team must call the routine, either all the blocking form or all the form with
 * `_nb`. They must call irregular and nonblocking collectives of one team in the same order. They
 * must call the blocking form in the same order as the team's other blocking collectives, too. The
 * blocking form returns when dest of this PE is complete and source of this PE can be written
 * again. The form with `_nb` sets *req to a request and returns without waiting for other PEs. The
 * request completes when the blocking form would return.
 *
 * Returns 0. An error aborts the job, for example a block with different lengths at sender and
 * receiver. */

/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i].
 * gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i].
 * scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_float_alltoallv(shmem_team_t team, float *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const float *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_double_alltoallv(shmem_team_t team, double *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const double *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_longdouble_alltoallv(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const long double *source,
                                const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_char_alltoallv(shmem_team_t team, char *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const char *source,
                          const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_schar_alltoallv(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const signed char *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_short_alltoallv(shmem_team_t team, short *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const short *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int_alltoallv(shmem_team_t team, int *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const int *source, const size_t *source_offsets,
                         const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_long_alltoallv(shmem_team_t team, long *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const long *source,
                          const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_longlong_alltoallv(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const long long *source,
                              const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uchar_alltoallv(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const unsigned char *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ushort_alltoallv(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const unsigned short *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint_alltoallv(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const unsigned int *source,
                          const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulong_alltoallv(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const unsigned long *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulonglong_alltoallv(shmem_team_t team, unsigned long long *dest,
                               const size_t *dest_offsets, const size_t *dest_nelems,
                               const unsigned long long *source, const size_t *source_offsets,
                               const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int8_alltoallv(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const int8_t *source,
                          const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int16_alltoallv(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const int16_t *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int32_alltoallv(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const int32_t *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int64_alltoallv(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const int64_t *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint8_alltoallv(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const uint8_t *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint16_alltoallv(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const uint16_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint32_alltoallv(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const uint32_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint64_alltoallv(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const uint64_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_size_alltoallv(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const size_t *source,
                          const size_t *source_offsets, const size_t *source_nelems);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ptrdiff_alltoallv(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const ptrdiff_t *source,
                             const size_t *source_offsets, const size_t *source_nelems);

/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_float_alltoallv_nb(shmem_team_t team, float *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const float *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_double_alltoallv_nb(shmem_team_t team, double *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const double *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_longdouble_alltoallv_nb(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                                   const size_t *dest_nelems, const long double *source,
                                   const size_t *source_offsets, const size_t *source_nelems,
                                   shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_char_alltoallv_nb(shmem_team_t team, char *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const char *source,
                             const size_t *source_offsets, const size_t *source_nelems,
                             shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_schar_alltoallv_nb(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const signed char *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_short_alltoallv_nb(shmem_team_t team, short *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const short *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int_alltoallv_nb(shmem_team_t team, int *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int *source,
                            const size_t *source_offsets, const size_t *source_nelems,
                            shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_long_alltoallv_nb(shmem_team_t team, long *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const long *source,
                             const size_t *source_offsets, const size_t *source_nelems,
                             shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_longlong_alltoallv_nb(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                                 const size_t *dest_nelems, const long long *source,
                                 const size_t *source_offsets, const size_t *source_nelems,
                                 shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uchar_alltoallv_nb(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const unsigned char *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ushort_alltoallv_nb(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const unsigned short *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint_alltoallv_nb(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const unsigned int *source,
                             const size_t *source_offsets, const size_t *source_nelems,
                             shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulong_alltoallv_nb(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const unsigned long *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulonglong_alltoallv_nb(shmem_team_t team, unsigned long long *dest,
                                  const size_t *dest_offsets, const size_t *dest_nelems,
                                  const unsigned long long *source, const size_t *source_offsets,
                                  const size_t *source_nelems, shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int8_alltoallv_nb(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const int8_t *source,
                             const size_t *source_offsets, const size_t *source_nelems,
                             shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int16_alltoallv_nb(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const int16_t *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int32_alltoallv_nb(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const int32_t *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_int64_alltoallv_nb(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const int64_t *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint8_alltoallv_nb(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const uint8_t *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint16_alltoallv_nb(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const uint16_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint32_alltoallv_nb(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const uint32_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint64_alltoallv_nb(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const uint64_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_size_alltoallv_nb(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const size_t *source,
                             const size_t *source_offsets, const size_t *source_nelems,
                             shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_ptrdiff_alltoallv_nb(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const ptrdiff_t *source,
                                const size_t *source_offsets, const size_t *source_nelems,
                                shmemx_req_h *req);

/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_float_gatherv(shmem_team_t team, float *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const float *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_double_gatherv(shmem_team_t team, double *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const double *source, size_t nelems,
                          int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_longdouble_gatherv(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const long double *source, size_t nelems,
                              int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_char_gatherv(shmem_team_t team, char *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const char *source, size_t nelems, int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_schar_gatherv(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const signed char *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_short_gatherv(shmem_team_t team, short *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const short *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int_gatherv(shmem_team_t team, int *dest, const size_t *dest_offsets,
                       const size_t *dest_nelems, const int *source, size_t nelems, int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_long_gatherv(shmem_team_t team, long *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const long *source, size_t nelems, int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_longlong_gatherv(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const long long *source, size_t nelems,
                            int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uchar_gatherv(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const unsigned char *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ushort_gatherv(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const unsigned short *source, size_t nelems,
                          int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint_gatherv(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const unsigned int *source, size_t nelems,
                        int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulong_gatherv(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const unsigned long *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulonglong_gatherv(shmem_team_t team, unsigned long long *dest,
                             const size_t *dest_offsets, const size_t *dest_nelems,
                             const unsigned long long *source, size_t nelems, int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int8_gatherv(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const int8_t *source, size_t nelems,
                        int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int16_gatherv(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const int16_t *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int32_gatherv(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const int32_t *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int64_gatherv(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const int64_t *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint8_gatherv(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const uint8_t *source, size_t nelems,
                         int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint16_gatherv(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const uint16_t *source, size_t nelems,
                          int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint32_gatherv(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const uint32_t *source, size_t nelems,
                          int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint64_gatherv(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const uint64_t *source, size_t nelems,
                          int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_size_gatherv(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const size_t *source, size_t nelems,
                        int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ptrdiff_gatherv(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const ptrdiff_t *source, size_t nelems,
                           int PE_root);

/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_float_gatherv_nb(shmem_team_t team, float *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const float *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_double_gatherv_nb(shmem_team_t team, double *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const double *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_longdouble_gatherv_nb(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                                 const size_t *dest_nelems, const long double *source,
                                 size_t nelems, int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_char_gatherv_nb(shmem_team_t team, char *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const char *source, size_t nelems,
                           int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_schar_gatherv_nb(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const signed char *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_short_gatherv_nb(shmem_team_t team, short *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const short *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int_gatherv_nb(shmem_team_t team, int *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const int *source, size_t nelems, int PE_root,
                          shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_long_gatherv_nb(shmem_team_t team, long *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const long *source, size_t nelems,
                           int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_longlong_gatherv_nb(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const long long *source, size_t nelems,
                               int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uchar_gatherv_nb(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const unsigned char *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ushort_gatherv_nb(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const unsigned short *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint_gatherv_nb(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const unsigned int *source, size_t nelems,
                           int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulong_gatherv_nb(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const unsigned long *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ulonglong_gatherv_nb(shmem_team_t team, unsigned long long *dest,
                                const size_t *dest_offsets, const size_t *dest_nelems,
                                const unsigned long long *source, size_t nelems, int PE_root,
                                shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int8_gatherv_nb(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const int8_t *source, size_t nelems,
                           int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int16_gatherv_nb(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int16_t *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int32_gatherv_nb(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int32_t *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_int64_gatherv_nb(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int64_t *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint8_gatherv_nb(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const uint8_t *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint16_gatherv_nb(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint16_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint32_gatherv_nb(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint32_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_uint64_gatherv_nb(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint64_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_size_gatherv_nb(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const size_t *source, size_t nelems,
                           int PE_root, shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_ptrdiff_gatherv_nb(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const ptrdiff_t *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);

/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_float_scatterv(shmem_team_t team, float *dest, size_t nelems, const float *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_double_scatterv(shmem_team_t team, double *dest, size_t nelems, const double *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_longdouble_scatterv(shmem_team_t team, long double *dest, size_t nelems,
                               const long double *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_char_scatterv(shmem_team_t team, char *dest, size_t nelems, const char *source,
                         const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_schar_scatterv(shmem_team_t team, signed char *dest, size_t nelems,
                          const signed char *source, const size_t *source_offsets,
                          const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_short_scatterv(shmem_team_t team, short *dest, size_t nelems, const short *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int_scatterv(shmem_team_t team, int *dest, size_t nelems, const int *source,
                        const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_long_scatterv(shmem_team_t team, long *dest, size_t nelems, const long *source,
                         const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_longlong_scatterv(shmem_team_t team, long long *dest, size_t nelems,
                             const long long *source, const size_t *source_offsets,
                             const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uchar_scatterv(shmem_team_t team, unsigned char *dest, size_t nelems,
                          const unsigned char *source, const size_t *source_offsets,
                          const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ushort_scatterv(shmem_team_t team, unsigned short *dest, size_t nelems,
                           const unsigned short *source, const size_t *source_offsets,
                           const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint_scatterv(shmem_team_t team, unsigned int *dest, size_t nelems,
                         const unsigned int *source, const size_t *source_offsets,
                         const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ulong_scatterv(shmem_team_t team, unsigned long *dest, size_t nelems,
                          const unsigned long *source, const size_t *source_offsets,
                          const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ulonglong_scatterv(shmem_team_t team, unsigned long long *dest, size_t nelems,
                              const unsigned long long *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int8_scatterv(shmem_team_t team, int8_t *dest, size_t nelems, const int8_t *source,
                         const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int16_scatterv(shmem_team_t team, int16_t *dest, size_t nelems, const int16_t *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int32_scatterv(shmem_team_t team, int32_t *dest, size_t nelems, const int32_t *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int64_scatterv(shmem_team_t team, int64_t *dest, size_t nelems, const int64_t *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint8_scatterv(shmem_team_t team, uint8_t *dest, size_t nelems, const uint8_t *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint16_scatterv(shmem_team_t team, uint16_t *dest, size_t nelems, const uint16_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint32_scatterv(shmem_team_t team, uint32_t *dest, size_t nelems, const uint32_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint64_scatterv(shmem_team_t team, uint64_t *dest, size_t nelems, const uint64_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_size_scatterv(shmem_team_t team, size_t *dest, size_t nelems, const size_t *source,
                         const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ptrdiff_scatterv(shmem_team_t team, ptrdiff_t *dest, size_t nelems,
                            const ptrdiff_t *source, const size_t *source_offsets,
                            const size_t *source_nelems, int PE_root);

/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_float_scatterv_nb(shmem_team_t team, float *dest, size_t nelems, const float *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_double_scatterv_nb(shmem_team_t team, double *dest, size_t nelems, const double *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_longdouble_scatterv_nb(shmem_team_t team, long double *dest, size_t nelems,
                                  const long double *source, const size_t *source_offsets,
                                  const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_char_scatterv_nb(shmem_team_t team, char *dest, size_t nelems, const char *source,
                            const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                            shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_schar_scatterv_nb(shmem_team_t team, signed char *dest, size_t nelems,
                             const signed char *source, const size_t *source_offsets,
                             const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_short_scatterv_nb(shmem_team_t team, short *dest, size_t nelems, const short *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int_scatterv_nb(shmem_team_t team, int *dest, size_t nelems, const int *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                           shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_long_scatterv_nb(shmem_team_t team, long *dest, size_t nelems, const long *source,
                            const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                            shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_longlong_scatterv_nb(shmem_team_t team, long long *dest, size_t nelems,
                                const long long *source, const size_t *source_offsets,
                                const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uchar_scatterv_nb(shmem_team_t team, unsigned char *dest, size_t nelems,
                             const unsigned char *source, const size_t *source_offsets,
                             const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ushort_scatterv_nb(shmem_team_t team, unsigned short *dest, size_t nelems,
                              const unsigned short *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint_scatterv_nb(shmem_team_t team, unsigned int *dest, size_t nelems,
                            const unsigned int *source, const size_t *source_offsets,
                            const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ulong_scatterv_nb(shmem_team_t team, unsigned long *dest, size_t nelems,
                             const unsigned long *source, const size_t *source_offsets,
                             const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ulonglong_scatterv_nb(shmem_team_t team, unsigned long long *dest, size_t nelems,
                                 const unsigned long long *source, const size_t *source_offsets,
                                 const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int8_scatterv_nb(shmem_team_t team, int8_t *dest, size_t nelems, const int8_t *source,
                            const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                            shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int16_scatterv_nb(shmem_team_t team, int16_t *dest, size_t nelems, const int16_t *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int32_scatterv_nb(shmem_team_t team, int32_t *dest, size_t nelems, const int32_t *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_int64_scatterv_nb(shmem_team_t team, int64_t *dest, size_t nelems, const int64_t *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint8_scatterv_nb(shmem_team_t team, uint8_t *dest, size_t nelems, const uint8_t *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint16_scatterv_nb(shmem_team_t team, uint16_t *dest, size_t nelems,
                              const uint16_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint32_scatterv_nb(shmem_team_t team, uint32_t *dest, size_t nelems,
                              const uint32_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_uint64_scatterv_nb(shmem_team_t team, uint64_t *dest, size_t nelems,
                              const uint64_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_size_scatterv_nb(shmem_team_t team, size_t *dest, size_t nelems, const size_t *source,
                            const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                            shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_ptrdiff_scatterv_nb(shmem_team_t team, ptrdiff_t *dest, size_t nelems,
                               const ptrdiff_t *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_alltoallvmem(shmem_team_t team, void *dest, const size_t *dest_offsets,
                        const size_t *dest_bytes, const void *source, const size_t *source_offsets,
                        const size_t *source_bytes);
/* alltoallv: This PE sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. It receives dest_nelems[i] elements from PE i at dest + dest_offsets[i]. */
int shmemx_alltoallvmem_nb(shmem_team_t team, void *dest, const size_t *dest_offsets,
                           const size_t *dest_bytes, const void *source,
                           const size_t *source_offsets, const size_t *source_bytes,
                           shmemx_req_h *req);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_gathervmem(shmem_team_t team, void *dest, const size_t *dest_offsets,
                      const size_t *dest_bytes, const void *source, size_t bytes, int PE_root);
/* gatherv: This PE sends the nelems elements of source to PE_root. PE_root receives dest_nelems[i]
 * elements from PE i at dest + dest_offsets[i]. */
int shmemx_gathervmem_nb(shmem_team_t team, void *dest, const size_t *dest_offsets,
                         const size_t *dest_bytes, const void *source, size_t bytes, int PE_root,
                         shmemx_req_h *req);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_scattervmem(shmem_team_t team, void *dest, size_t bytes, const void *source,
                       const size_t *source_offsets, const size_t *source_bytes, int PE_root);
/* scatterv: PE_root sends source_nelems[j] elements at source + source_offsets[j] to PE j of the
 * team. This PE receives nelems elements at dest. */
int shmemx_scattervmem_nb(shmem_team_t team, void *dest, size_t bytes, const void *source,
                          const size_t *source_offsets, const size_t *source_bytes, int PE_root,
                          shmemx_req_h *req);

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

/* ---- Nonblocking collectives ---------------------------------------------------------------- */

/* As shmemx_team_sync_nb. */
int pshmemx_team_sync_nb(shmem_team_t team, shmemx_req_h *req);
/* As shmemx_team_barrier_nb. */
int pshmemx_team_barrier_nb(shmem_team_t team, shmemx_req_h *req);
/* As shmemx_float_broadcast_nb. */
int pshmemx_float_broadcast_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                               int PE_root, shmemx_req_h *req);
/* As shmemx_double_broadcast_nb. */
int pshmemx_double_broadcast_nb(shmem_team_t team, double *dest, const double *source,
                                size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_longdouble_broadcast_nb. */
int pshmemx_longdouble_broadcast_nb(shmem_team_t team, long double *dest, const long double *source,
                                    size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_char_broadcast_nb. */
int pshmemx_char_broadcast_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_schar_broadcast_nb. */
int pshmemx_schar_broadcast_nb(shmem_team_t team, signed char *dest, const signed char *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_short_broadcast_nb. */
int pshmemx_short_broadcast_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                               int PE_root, shmemx_req_h *req);
/* As shmemx_int_broadcast_nb. */
int pshmemx_int_broadcast_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_long_broadcast_nb. */
int pshmemx_long_broadcast_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_longlong_broadcast_nb. */
int pshmemx_longlong_broadcast_nb(shmem_team_t team, long long *dest, const long long *source,
                                  size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uchar_broadcast_nb. */
int pshmemx_uchar_broadcast_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_ushort_broadcast_nb. */
int pshmemx_ushort_broadcast_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nelems, int PE_root,
                                shmemx_req_h *req);
/* As shmemx_uint_broadcast_nb. */
int pshmemx_uint_broadcast_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_ulong_broadcast_nb. */
int pshmemx_ulong_broadcast_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_ulonglong_broadcast_nb. */
int pshmemx_ulonglong_broadcast_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nelems, int PE_root,
                                   shmemx_req_h *req);
/* As shmemx_int8_broadcast_nb. */
int pshmemx_int8_broadcast_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_int16_broadcast_nb. */
int pshmemx_int16_broadcast_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_int32_broadcast_nb. */
int pshmemx_int32_broadcast_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_int64_broadcast_nb. */
int pshmemx_int64_broadcast_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint8_broadcast_nb. */
int pshmemx_uint8_broadcast_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint16_broadcast_nb. */
int pshmemx_uint16_broadcast_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint32_broadcast_nb. */
int pshmemx_uint32_broadcast_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint64_broadcast_nb. */
int pshmemx_uint64_broadcast_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_size_broadcast_nb. */
int pshmemx_size_broadcast_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_ptrdiff_broadcast_nb. */
int pshmemx_ptrdiff_broadcast_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                 size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_float_collect_nb. */
int pshmemx_float_collect_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_double_collect_nb. */
int pshmemx_double_collect_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                              shmemx_req_h *req);
/* As shmemx_longdouble_collect_nb. */
int pshmemx_longdouble_collect_nb(shmem_team_t team, long double *dest, const long double *source,
                                  size_t nelems, shmemx_req_h *req);
/* As shmemx_char_collect_nb. */
int pshmemx_char_collect_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                            shmemx_req_h *req);
/* As shmemx_schar_collect_nb. */
int pshmemx_schar_collect_nb(shmem_team_t team, signed char *dest, const signed char *source,
                             size_t nelems, shmemx_req_h *req);
/* As shmemx_short_collect_nb. */
int pshmemx_short_collect_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_int_collect_nb. */
int pshmemx_int_collect_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                           shmemx_req_h *req);
/* As shmemx_long_collect_nb. */
int pshmemx_long_collect_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                            shmemx_req_h *req);
/* As shmemx_longlong_collect_nb. */
int pshmemx_longlong_collect_nb(shmem_team_t team, long long *dest, const long long *source,
                                size_t nelems, shmemx_req_h *req);
/* As shmemx_uchar_collect_nb. */
int pshmemx_uchar_collect_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                             size_t nelems, shmemx_req_h *req);
/* As shmemx_ushort_collect_nb. */
int pshmemx_ushort_collect_nb(shmem_team_t team, unsigned short *dest, const unsigned short *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint_collect_nb. */
int pshmemx_uint_collect_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                            size_t nelems, shmemx_req_h *req);
/* As shmemx_ulong_collect_nb. */
int pshmemx_ulong_collect_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                             size_t nelems, shmemx_req_h *req);
/* As shmemx_ulonglong_collect_nb. */
int pshmemx_ulonglong_collect_nb(shmem_team_t team, unsigned long long *dest,
                                 const unsigned long long *source, size_t nelems,
                                 shmemx_req_h *req);
/* As shmemx_int8_collect_nb. */
int pshmemx_int8_collect_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                            shmemx_req_h *req);
/* As shmemx_int16_collect_nb. */
int pshmemx_int16_collect_nb(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_int32_collect_nb. */
int pshmemx_int32_collect_nb(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_int64_collect_nb. */
int pshmemx_int64_collect_nb(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_uint8_collect_nb. */
int pshmemx_uint8_collect_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_uint16_collect_nb. */
int pshmemx_uint16_collect_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint32_collect_nb. */
int pshmemx_uint32_collect_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint64_collect_nb. */
int pshmemx_uint64_collect_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_size_collect_nb. */
int pshmemx_size_collect_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                            shmemx_req_h *req);
/* As shmemx_ptrdiff_collect_nb. */
int pshmemx_ptrdiff_collect_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_float_fcollect_nb. */
int pshmemx_float_fcollect_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                              shmemx_req_h *req);
/* As shmemx_double_fcollect_nb. */
int pshmemx_double_fcollect_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                               shmemx_req_h *req);
/* As shmemx_longdouble_fcollect_nb. */
int pshmemx_longdouble_fcollect_nb(shmem_team_t team, long double *dest, const long double *source,
                                   size_t nelems, shmemx_req_h *req);
/* As shmemx_char_fcollect_nb. */
int pshmemx_char_fcollect_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_schar_fcollect_nb. */
int pshmemx_schar_fcollect_nb(shmem_team_t team, signed char *dest, const signed char *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_short_fcollect_nb. */
int pshmemx_short_fcollect_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                              shmemx_req_h *req);
/* As shmemx_int_fcollect_nb. */
int pshmemx_int_fcollect_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                            shmemx_req_h *req);
/* As shmemx_long_fcollect_nb. */
int pshmemx_long_fcollect_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_longlong_fcollect_nb. */
int pshmemx_longlong_fcollect_nb(shmem_team_t team, long long *dest, const long long *source,
                                 size_t nelems, shmemx_req_h *req);
/* As shmemx_uchar_fcollect_nb. */
int pshmemx_uchar_fcollect_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_ushort_fcollect_nb. */
int pshmemx_ushort_fcollect_nb(shmem_team_t team, unsigned short *dest,
                               const unsigned short *source, size_t nelems, shmemx_req_h *req);
/* As shmemx_uint_fcollect_nb. */
int pshmemx_uint_fcollect_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                             size_t nelems, shmemx_req_h *req);
/* As shmemx_ulong_fcollect_nb. */
int pshmemx_ulong_fcollect_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_ulonglong_fcollect_nb. */
int pshmemx_ulonglong_fcollect_nb(shmem_team_t team, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems,
                                  shmemx_req_h *req);
/* As shmemx_int8_fcollect_nb. */
int pshmemx_int8_fcollect_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_int16_fcollect_nb. */
int pshmemx_int16_fcollect_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_int32_fcollect_nb. */
int pshmemx_int32_fcollect_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_int64_fcollect_nb. */
int pshmemx_int64_fcollect_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint8_fcollect_nb. */
int pshmemx_uint8_fcollect_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint16_fcollect_nb. */
int pshmemx_uint16_fcollect_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_uint32_fcollect_nb. */
int pshmemx_uint32_fcollect_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_uint64_fcollect_nb. */
int pshmemx_uint64_fcollect_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_size_fcollect_nb. */
int pshmemx_size_fcollect_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_ptrdiff_fcollect_nb. */
int pshmemx_ptrdiff_fcollect_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, shmemx_req_h *req);
/* As shmemx_float_alltoall_nb. */
int pshmemx_float_alltoall_nb(shmem_team_t team, float *dest, const float *source, size_t nelems,
                              shmemx_req_h *req);
/* As shmemx_double_alltoall_nb. */
int pshmemx_double_alltoall_nb(shmem_team_t team, double *dest, const double *source, size_t nelems,
                               shmemx_req_h *req);
/* As shmemx_longdouble_alltoall_nb. */
int pshmemx_longdouble_alltoall_nb(shmem_team_t team, long double *dest, const long double *source,
                                   size_t nelems, shmemx_req_h *req);
/* As shmemx_char_alltoall_nb. */
int pshmemx_char_alltoall_nb(shmem_team_t team, char *dest, const char *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_schar_alltoall_nb. */
int pshmemx_schar_alltoall_nb(shmem_team_t team, signed char *dest, const signed char *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_short_alltoall_nb. */
int pshmemx_short_alltoall_nb(shmem_team_t team, short *dest, const short *source, size_t nelems,
                              shmemx_req_h *req);
/* As shmemx_int_alltoall_nb. */
int pshmemx_int_alltoall_nb(shmem_team_t team, int *dest, const int *source, size_t nelems,
                            shmemx_req_h *req);
/* As shmemx_long_alltoall_nb. */
int pshmemx_long_alltoall_nb(shmem_team_t team, long *dest, const long *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_longlong_alltoall_nb. */
int pshmemx_longlong_alltoall_nb(shmem_team_t team, long long *dest, const long long *source,
                                 size_t nelems, shmemx_req_h *req);
/* As shmemx_uchar_alltoall_nb. */
int pshmemx_uchar_alltoall_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_ushort_alltoall_nb. */
int pshmemx_ushort_alltoall_nb(shmem_team_t team, unsigned short *dest,
                               const unsigned short *source, size_t nelems, shmemx_req_h *req);
/* As shmemx_uint_alltoall_nb. */
int pshmemx_uint_alltoall_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                             size_t nelems, shmemx_req_h *req);
/* As shmemx_ulong_alltoall_nb. */
int pshmemx_ulong_alltoall_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_ulonglong_alltoall_nb. */
int pshmemx_ulonglong_alltoall_nb(shmem_team_t team, unsigned long long *dest,
                                  const unsigned long long *source, size_t nelems,
                                  shmemx_req_h *req);
/* As shmemx_int8_alltoall_nb. */
int pshmemx_int8_alltoall_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_int16_alltoall_nb. */
int pshmemx_int16_alltoall_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_int32_alltoall_nb. */
int pshmemx_int32_alltoall_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_int64_alltoall_nb. */
int pshmemx_int64_alltoall_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint8_alltoall_nb. */
int pshmemx_uint8_alltoall_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nelems, shmemx_req_h *req);
/* As shmemx_uint16_alltoall_nb. */
int pshmemx_uint16_alltoall_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_uint32_alltoall_nb. */
int pshmemx_uint32_alltoall_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_uint64_alltoall_nb. */
int pshmemx_uint64_alltoall_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nelems, shmemx_req_h *req);
/* As shmemx_size_alltoall_nb. */
int pshmemx_size_alltoall_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems,
                             shmemx_req_h *req);
/* As shmemx_ptrdiff_alltoall_nb. */
int pshmemx_ptrdiff_alltoall_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                size_t nelems, shmemx_req_h *req);
/* As shmemx_broadcastmem_nb. */
int pshmemx_broadcastmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* As shmemx_collectmem_nb. */
int pshmemx_collectmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                          shmemx_req_h *req);
/* As shmemx_fcollectmem_nb. */
int pshmemx_fcollectmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                           shmemx_req_h *req);
/* As shmemx_alltoallmem_nb. */
int pshmemx_alltoallmem_nb(shmem_team_t team, void *dest, const void *source, size_t nelems,
                           shmemx_req_h *req);
/* As shmemx_uchar_and_reduce_nb. */
int pshmemx_uchar_and_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_and_reduce_nb. */
int pshmemx_ushort_and_reduce_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_and_reduce_nb. */
int pshmemx_uint_and_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_and_reduce_nb. */
int pshmemx_ulong_and_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_and_reduce_nb. */
int pshmemx_ulonglong_and_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_and_reduce_nb. */
int pshmemx_int8_and_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_and_reduce_nb. */
int pshmemx_int16_and_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_and_reduce_nb. */
int pshmemx_int32_and_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_and_reduce_nb. */
int pshmemx_int64_and_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_and_reduce_nb. */
int pshmemx_uint8_and_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_and_reduce_nb. */
int pshmemx_uint16_and_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_and_reduce_nb. */
int pshmemx_uint32_and_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_and_reduce_nb. */
int pshmemx_uint64_and_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_and_reduce_nb. */
int pshmemx_size_and_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_or_reduce_nb. */
int pshmemx_uchar_or_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_or_reduce_nb. */
int pshmemx_ushort_or_reduce_nb(shmem_team_t team, unsigned short *dest,
                                const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_or_reduce_nb. */
int pshmemx_uint_or_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                              size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_or_reduce_nb. */
int pshmemx_ulong_or_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_or_reduce_nb. */
int pshmemx_ulonglong_or_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                   const unsigned long long *source, size_t nreduce,
                                   shmemx_req_h *req);
/* As shmemx_int8_or_reduce_nb. */
int pshmemx_int8_or_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_int16_or_reduce_nb. */
int pshmemx_int16_or_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_or_reduce_nb. */
int pshmemx_int32_or_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_or_reduce_nb. */
int pshmemx_int64_or_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_or_reduce_nb. */
int pshmemx_uint8_or_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_or_reduce_nb. */
int pshmemx_uint16_or_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_or_reduce_nb. */
int pshmemx_uint32_or_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_or_reduce_nb. */
int pshmemx_uint64_or_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_or_reduce_nb. */
int pshmemx_size_or_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_uchar_xor_reduce_nb. */
int pshmemx_uchar_xor_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_xor_reduce_nb. */
int pshmemx_ushort_xor_reduce_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_xor_reduce_nb. */
int pshmemx_uint_xor_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_xor_reduce_nb. */
int pshmemx_ulong_xor_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_xor_reduce_nb. */
int pshmemx_ulonglong_xor_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_xor_reduce_nb. */
int pshmemx_int8_xor_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_xor_reduce_nb. */
int pshmemx_int16_xor_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_xor_reduce_nb. */
int pshmemx_int32_xor_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_xor_reduce_nb. */
int pshmemx_int64_xor_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_xor_reduce_nb. */
int pshmemx_uint8_xor_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_xor_reduce_nb. */
int pshmemx_uint16_xor_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_xor_reduce_nb. */
int pshmemx_uint32_xor_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_xor_reduce_nb. */
int pshmemx_uint64_xor_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_xor_reduce_nb. */
int pshmemx_size_xor_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_float_max_reduce_nb. */
int pshmemx_float_max_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_double_max_reduce_nb. */
int pshmemx_double_max_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_longdouble_max_reduce_nb. */
int pshmemx_longdouble_max_reduce_nb(shmem_team_t team, long double *dest,
                                     const long double *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_char_max_reduce_nb. */
int pshmemx_char_max_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_schar_max_reduce_nb. */
int pshmemx_schar_max_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_short_max_reduce_nb. */
int pshmemx_short_max_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_int_max_reduce_nb. */
int pshmemx_int_max_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_long_max_reduce_nb. */
int pshmemx_long_max_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_longlong_max_reduce_nb. */
int pshmemx_longlong_max_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                   size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_max_reduce_nb. */
int pshmemx_uchar_max_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_max_reduce_nb. */
int pshmemx_ushort_max_reduce_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_max_reduce_nb. */
int pshmemx_uint_max_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_max_reduce_nb. */
int pshmemx_ulong_max_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_max_reduce_nb. */
int pshmemx_ulonglong_max_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_max_reduce_nb. */
int pshmemx_int8_max_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_max_reduce_nb. */
int pshmemx_int16_max_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_max_reduce_nb. */
int pshmemx_int32_max_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_max_reduce_nb. */
int pshmemx_int64_max_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_max_reduce_nb. */
int pshmemx_uint8_max_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_max_reduce_nb. */
int pshmemx_uint16_max_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_max_reduce_nb. */
int pshmemx_uint32_max_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_max_reduce_nb. */
int pshmemx_uint64_max_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_max_reduce_nb. */
int pshmemx_size_max_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ptrdiff_max_reduce_nb. */
int pshmemx_ptrdiff_max_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nreduce, shmemx_req_h *req);
/* As shmemx_float_min_reduce_nb. */
int pshmemx_float_min_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_double_min_reduce_nb. */
int pshmemx_double_min_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_longdouble_min_reduce_nb. */
int pshmemx_longdouble_min_reduce_nb(shmem_team_t team, long double *dest,
                                     const long double *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_char_min_reduce_nb. */
int pshmemx_char_min_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_schar_min_reduce_nb. */
int pshmemx_schar_min_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_short_min_reduce_nb. */
int pshmemx_short_min_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_int_min_reduce_nb. */
int pshmemx_int_min_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_long_min_reduce_nb. */
int pshmemx_long_min_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_longlong_min_reduce_nb. */
int pshmemx_longlong_min_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                   size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_min_reduce_nb. */
int pshmemx_uchar_min_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_min_reduce_nb. */
int pshmemx_ushort_min_reduce_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_min_reduce_nb. */
int pshmemx_uint_min_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_min_reduce_nb. */
int pshmemx_ulong_min_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_min_reduce_nb. */
int pshmemx_ulonglong_min_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_min_reduce_nb. */
int pshmemx_int8_min_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_min_reduce_nb. */
int pshmemx_int16_min_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_min_reduce_nb. */
int pshmemx_int32_min_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_min_reduce_nb. */
int pshmemx_int64_min_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_min_reduce_nb. */
int pshmemx_uint8_min_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_min_reduce_nb. */
int pshmemx_uint16_min_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_min_reduce_nb. */
int pshmemx_uint32_min_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_min_reduce_nb. */
int pshmemx_uint64_min_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_min_reduce_nb. */
int pshmemx_size_min_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ptrdiff_min_reduce_nb. */
int pshmemx_ptrdiff_min_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nreduce, shmemx_req_h *req);
/* As shmemx_float_sum_reduce_nb. */
int pshmemx_float_sum_reduce_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_double_sum_reduce_nb. */
int pshmemx_double_sum_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_longdouble_sum_reduce_nb. */
int pshmemx_longdouble_sum_reduce_nb(shmem_team_t team, long double *dest,
                                     const long double *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_char_sum_reduce_nb. */
int pshmemx_char_sum_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_schar_sum_reduce_nb. */
int pshmemx_schar_sum_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_short_sum_reduce_nb. */
int pshmemx_short_sum_reduce_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_int_sum_reduce_nb. */
int pshmemx_int_sum_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_long_sum_reduce_nb. */
int pshmemx_long_sum_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_longlong_sum_reduce_nb. */
int pshmemx_longlong_sum_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                   size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_sum_reduce_nb. */
int pshmemx_uchar_sum_reduce_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_sum_reduce_nb. */
int pshmemx_ushort_sum_reduce_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_sum_reduce_nb. */
int pshmemx_uint_sum_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_sum_reduce_nb. */
int pshmemx_ulong_sum_reduce_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_sum_reduce_nb. */
int pshmemx_ulonglong_sum_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_sum_reduce_nb. */
int pshmemx_int8_sum_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_sum_reduce_nb. */
int pshmemx_int16_sum_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_sum_reduce_nb. */
int pshmemx_int32_sum_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_sum_reduce_nb. */
int pshmemx_int64_sum_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_sum_reduce_nb. */
int pshmemx_uint8_sum_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_sum_reduce_nb. */
int pshmemx_uint16_sum_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_sum_reduce_nb. */
int pshmemx_uint32_sum_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_sum_reduce_nb. */
int pshmemx_uint64_sum_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_sum_reduce_nb. */
int pshmemx_size_sum_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ptrdiff_sum_reduce_nb. */
int pshmemx_ptrdiff_sum_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* As shmemx_complexd_sum_reduce_nb. */
int pshmemx_complexd_sum_reduce_nb(shmem_team_t team, double _Complex *dest,
                                   const double _Complex *source, size_t nreduce,
                                   shmemx_req_h *req);
/* As shmemx_complexf_sum_reduce_nb. */
int pshmemx_complexf_sum_reduce_nb(shmem_team_t team, float _Complex *dest,
                                   const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif
/* As shmemx_float_prod_reduce_nb. */
int pshmemx_float_prod_reduce_nb(shmem_team_t team, float *dest, const float *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_double_prod_reduce_nb. */
int pshmemx_double_prod_reduce_nb(shmem_team_t team, double *dest, const double *source,
                                  size_t nreduce, shmemx_req_h *req);
/* As shmemx_longdouble_prod_reduce_nb. */
int pshmemx_longdouble_prod_reduce_nb(shmem_team_t team, long double *dest,
                                      const long double *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_char_prod_reduce_nb. */
int pshmemx_char_prod_reduce_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_schar_prod_reduce_nb. */
int pshmemx_schar_prod_reduce_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_short_prod_reduce_nb. */
int pshmemx_short_prod_reduce_nb(shmem_team_t team, short *dest, const short *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_int_prod_reduce_nb. */
int pshmemx_int_prod_reduce_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_long_prod_reduce_nb. */
int pshmemx_long_prod_reduce_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_longlong_prod_reduce_nb. */
int pshmemx_longlong_prod_reduce_nb(shmem_team_t team, long long *dest, const long long *source,
                                    size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_prod_reduce_nb. */
int pshmemx_uchar_prod_reduce_nb(shmem_team_t team, unsigned char *dest,
                                 const unsigned char *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_prod_reduce_nb. */
int pshmemx_ushort_prod_reduce_nb(shmem_team_t team, unsigned short *dest,
                                  const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_prod_reduce_nb. */
int pshmemx_uint_prod_reduce_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_prod_reduce_nb. */
int pshmemx_ulong_prod_reduce_nb(shmem_team_t team, unsigned long *dest,
                                 const unsigned long *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_prod_reduce_nb. */
int pshmemx_ulonglong_prod_reduce_nb(shmem_team_t team, unsigned long long *dest,
                                     const unsigned long long *source, size_t nreduce,
                                     shmemx_req_h *req);
/* As shmemx_int8_prod_reduce_nb. */
int pshmemx_int8_prod_reduce_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_prod_reduce_nb. */
int pshmemx_int16_prod_reduce_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_prod_reduce_nb. */
int pshmemx_int32_prod_reduce_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_prod_reduce_nb. */
int pshmemx_int64_prod_reduce_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_prod_reduce_nb. */
int pshmemx_uint8_prod_reduce_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_prod_reduce_nb. */
int pshmemx_uint16_prod_reduce_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                  size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_prod_reduce_nb. */
int pshmemx_uint32_prod_reduce_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                  size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_prod_reduce_nb. */
int pshmemx_uint64_prod_reduce_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                  size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_prod_reduce_nb. */
int pshmemx_size_prod_reduce_nb(shmem_team_t team, size_t *dest, const size_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ptrdiff_prod_reduce_nb. */
int pshmemx_ptrdiff_prod_reduce_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                   size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* As shmemx_complexd_prod_reduce_nb. */
int pshmemx_complexd_prod_reduce_nb(shmem_team_t team, double _Complex *dest,
                                    const double _Complex *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_complexf_prod_reduce_nb. */
int pshmemx_complexf_prod_reduce_nb(shmem_team_t team, float _Complex *dest,
                                    const float _Complex *source, size_t nreduce,
                                    shmemx_req_h *req);
#endif
/* As shmemx_float_sum_inscan_nb. */
int pshmemx_float_sum_inscan_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_double_sum_inscan_nb. */
int pshmemx_double_sum_inscan_nb(shmem_team_t team, double *dest, const double *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_longdouble_sum_inscan_nb. */
int pshmemx_longdouble_sum_inscan_nb(shmem_team_t team, long double *dest,
                                     const long double *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_char_sum_inscan_nb. */
int pshmemx_char_sum_inscan_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_schar_sum_inscan_nb. */
int pshmemx_schar_sum_inscan_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_short_sum_inscan_nb. */
int pshmemx_short_sum_inscan_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_int_sum_inscan_nb. */
int pshmemx_int_sum_inscan_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_long_sum_inscan_nb. */
int pshmemx_long_sum_inscan_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_longlong_sum_inscan_nb. */
int pshmemx_longlong_sum_inscan_nb(shmem_team_t team, long long *dest, const long long *source,
                                   size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_sum_inscan_nb. */
int pshmemx_uchar_sum_inscan_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_sum_inscan_nb. */
int pshmemx_ushort_sum_inscan_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_sum_inscan_nb. */
int pshmemx_uint_sum_inscan_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_sum_inscan_nb. */
int pshmemx_ulong_sum_inscan_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_sum_inscan_nb. */
int pshmemx_ulonglong_sum_inscan_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_sum_inscan_nb. */
int pshmemx_int8_sum_inscan_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_sum_inscan_nb. */
int pshmemx_int16_sum_inscan_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_sum_inscan_nb. */
int pshmemx_int32_sum_inscan_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_sum_inscan_nb. */
int pshmemx_int64_sum_inscan_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_sum_inscan_nb. */
int pshmemx_uint8_sum_inscan_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_sum_inscan_nb. */
int pshmemx_uint16_sum_inscan_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_sum_inscan_nb. */
int pshmemx_uint32_sum_inscan_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_sum_inscan_nb. */
int pshmemx_uint64_sum_inscan_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_sum_inscan_nb. */
int pshmemx_size_sum_inscan_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ptrdiff_sum_inscan_nb. */
int pshmemx_ptrdiff_sum_inscan_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* As shmemx_complexd_sum_inscan_nb. */
int pshmemx_complexd_sum_inscan_nb(shmem_team_t team, double _Complex *dest,
                                   const double _Complex *source, size_t nreduce,
                                   shmemx_req_h *req);
/* As shmemx_complexf_sum_inscan_nb. */
int pshmemx_complexf_sum_inscan_nb(shmem_team_t team, float _Complex *dest,
                                   const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif
/* As shmemx_float_sum_exscan_nb. */
int pshmemx_float_sum_exscan_nb(shmem_team_t team, float *dest, const float *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_double_sum_exscan_nb. */
int pshmemx_double_sum_exscan_nb(shmem_team_t team, double *dest, const double *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_longdouble_sum_exscan_nb. */
int pshmemx_longdouble_sum_exscan_nb(shmem_team_t team, long double *dest,
                                     const long double *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_char_sum_exscan_nb. */
int pshmemx_char_sum_exscan_nb(shmem_team_t team, char *dest, const char *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_schar_sum_exscan_nb. */
int pshmemx_schar_sum_exscan_nb(shmem_team_t team, signed char *dest, const signed char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_short_sum_exscan_nb. */
int pshmemx_short_sum_exscan_nb(shmem_team_t team, short *dest, const short *source, size_t nreduce,
                                shmemx_req_h *req);
/* As shmemx_int_sum_exscan_nb. */
int pshmemx_int_sum_exscan_nb(shmem_team_t team, int *dest, const int *source, size_t nreduce,
                              shmemx_req_h *req);
/* As shmemx_long_sum_exscan_nb. */
int pshmemx_long_sum_exscan_nb(shmem_team_t team, long *dest, const long *source, size_t nreduce,
                               shmemx_req_h *req);
/* As shmemx_longlong_sum_exscan_nb. */
int pshmemx_longlong_sum_exscan_nb(shmem_team_t team, long long *dest, const long long *source,
                                   size_t nreduce, shmemx_req_h *req);
/* As shmemx_uchar_sum_exscan_nb. */
int pshmemx_uchar_sum_exscan_nb(shmem_team_t team, unsigned char *dest, const unsigned char *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ushort_sum_exscan_nb. */
int pshmemx_ushort_sum_exscan_nb(shmem_team_t team, unsigned short *dest,
                                 const unsigned short *source, size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint_sum_exscan_nb. */
int pshmemx_uint_sum_exscan_nb(shmem_team_t team, unsigned int *dest, const unsigned int *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulong_sum_exscan_nb. */
int pshmemx_ulong_sum_exscan_nb(shmem_team_t team, unsigned long *dest, const unsigned long *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_ulonglong_sum_exscan_nb. */
int pshmemx_ulonglong_sum_exscan_nb(shmem_team_t team, unsigned long long *dest,
                                    const unsigned long long *source, size_t nreduce,
                                    shmemx_req_h *req);
/* As shmemx_int8_sum_exscan_nb. */
int pshmemx_int8_sum_exscan_nb(shmem_team_t team, int8_t *dest, const int8_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_int16_sum_exscan_nb. */
int pshmemx_int16_sum_exscan_nb(shmem_team_t team, int16_t *dest, const int16_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int32_sum_exscan_nb. */
int pshmemx_int32_sum_exscan_nb(shmem_team_t team, int32_t *dest, const int32_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_int64_sum_exscan_nb. */
int pshmemx_int64_sum_exscan_nb(shmem_team_t team, int64_t *dest, const int64_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint8_sum_exscan_nb. */
int pshmemx_uint8_sum_exscan_nb(shmem_team_t team, uint8_t *dest, const uint8_t *source,
                                size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint16_sum_exscan_nb. */
int pshmemx_uint16_sum_exscan_nb(shmem_team_t team, uint16_t *dest, const uint16_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint32_sum_exscan_nb. */
int pshmemx_uint32_sum_exscan_nb(shmem_team_t team, uint32_t *dest, const uint32_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_uint64_sum_exscan_nb. */
int pshmemx_uint64_sum_exscan_nb(shmem_team_t team, uint64_t *dest, const uint64_t *source,
                                 size_t nreduce, shmemx_req_h *req);
/* As shmemx_size_sum_exscan_nb. */
int pshmemx_size_sum_exscan_nb(shmem_team_t team, size_t *dest, const size_t *source,
                               size_t nreduce, shmemx_req_h *req);
/* As shmemx_ptrdiff_sum_exscan_nb. */
int pshmemx_ptrdiff_sum_exscan_nb(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source,
                                  size_t nreduce, shmemx_req_h *req);
#ifdef SHMEM_IMPL_HAS_COMPLEX
/* As shmemx_complexd_sum_exscan_nb. */
int pshmemx_complexd_sum_exscan_nb(shmem_team_t team, double _Complex *dest,
                                   const double _Complex *source, size_t nreduce,
                                   shmemx_req_h *req);
/* As shmemx_complexf_sum_exscan_nb. */
int pshmemx_complexf_sum_exscan_nb(shmem_team_t team, float _Complex *dest,
                                   const float _Complex *source, size_t nreduce, shmemx_req_h *req);
#endif

/* ---- Reductions with an operation of the program -------------------------------------------- */

/* As shmemx_reduce_op. */
int pshmemx_reduce_op(shmem_team_t team, void *dest, const void *source, size_t nreduce,
                      size_t size, shmemx_reduce_function_t op, int commute);
/* As shmemx_reduce_op_nb. */
int pshmemx_reduce_op_nb(shmem_team_t team, void *dest, const void *source, size_t nreduce,
                         size_t size, shmemx_reduce_function_t op, int commute, shmemx_req_h *req);

/* ---- Irregular collectives ------------------------------------------------------------------ */

/* As shmemx_float_alltoallv. */
int pshmemx_float_alltoallv(shmem_team_t team, float *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const float *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_double_alltoallv. */
int pshmemx_double_alltoallv(shmem_team_t team, double *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const double *source,
                             const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_longdouble_alltoallv. */
int pshmemx_longdouble_alltoallv(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                                 const size_t *dest_nelems, const long double *source,
                                 const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_char_alltoallv. */
int pshmemx_char_alltoallv(shmem_team_t team, char *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const char *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_schar_alltoallv. */
int pshmemx_schar_alltoallv(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const signed char *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_short_alltoallv. */
int pshmemx_short_alltoallv(shmem_team_t team, short *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const short *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_int_alltoallv. */
int pshmemx_int_alltoallv(shmem_team_t team, int *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const int *source,
                          const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_long_alltoallv. */
int pshmemx_long_alltoallv(shmem_team_t team, long *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const long *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_longlong_alltoallv. */
int pshmemx_longlong_alltoallv(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const long long *source,
                               const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_uchar_alltoallv. */
int pshmemx_uchar_alltoallv(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const unsigned char *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_ushort_alltoallv. */
int pshmemx_ushort_alltoallv(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const unsigned short *source,
                             const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_uint_alltoallv. */
int pshmemx_uint_alltoallv(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const unsigned int *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_ulong_alltoallv. */
int pshmemx_ulong_alltoallv(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const unsigned long *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_ulonglong_alltoallv. */
int pshmemx_ulonglong_alltoallv(shmem_team_t team, unsigned long long *dest,
                                const size_t *dest_offsets, const size_t *dest_nelems,
                                const unsigned long long *source, const size_t *source_offsets,
                                const size_t *source_nelems);
/* As shmemx_int8_alltoallv. */
int pshmemx_int8_alltoallv(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const int8_t *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_int16_alltoallv. */
int pshmemx_int16_alltoallv(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int16_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_int32_alltoallv. */
int pshmemx_int32_alltoallv(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int32_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_int64_alltoallv. */
int pshmemx_int64_alltoallv(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int64_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_uint8_alltoallv. */
int pshmemx_uint8_alltoallv(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const uint8_t *source,
                            const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_uint16_alltoallv. */
int pshmemx_uint16_alltoallv(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint16_t *source,
                             const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_uint32_alltoallv. */
int pshmemx_uint32_alltoallv(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint32_t *source,
                             const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_uint64_alltoallv. */
int pshmemx_uint64_alltoallv(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint64_t *source,
                             const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_size_alltoallv. */
int pshmemx_size_alltoallv(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const size_t *source,
                           const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_ptrdiff_alltoallv. */
int pshmemx_ptrdiff_alltoallv(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const ptrdiff_t *source,
                              const size_t *source_offsets, const size_t *source_nelems);
/* As shmemx_float_alltoallv_nb. */
int pshmemx_float_alltoallv_nb(shmem_team_t team, float *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const float *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_double_alltoallv_nb. */
int pshmemx_double_alltoallv_nb(shmem_team_t team, double *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const double *source,
                                const size_t *source_offsets, const size_t *source_nelems,
                                shmemx_req_h *req);
/* As shmemx_longdouble_alltoallv_nb. */
int pshmemx_longdouble_alltoallv_nb(shmem_team_t team, long double *dest,
                                    const size_t *dest_offsets, const size_t *dest_nelems,
                                    const long double *source, const size_t *source_offsets,
                                    const size_t *source_nelems, shmemx_req_h *req);
/* As shmemx_char_alltoallv_nb. */
int pshmemx_char_alltoallv_nb(shmem_team_t team, char *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const char *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* As shmemx_schar_alltoallv_nb. */
int pshmemx_schar_alltoallv_nb(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const signed char *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_short_alltoallv_nb. */
int pshmemx_short_alltoallv_nb(shmem_team_t team, short *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const short *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_int_alltoallv_nb. */
int pshmemx_int_alltoallv_nb(shmem_team_t team, int *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const int *source,
                             const size_t *source_offsets, const size_t *source_nelems,
                             shmemx_req_h *req);
/* As shmemx_long_alltoallv_nb. */
int pshmemx_long_alltoallv_nb(shmem_team_t team, long *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const long *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* As shmemx_longlong_alltoallv_nb. */
int pshmemx_longlong_alltoallv_nb(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                                  const size_t *dest_nelems, const long long *source,
                                  const size_t *source_offsets, const size_t *source_nelems,
                                  shmemx_req_h *req);
/* As shmemx_uchar_alltoallv_nb. */
int pshmemx_uchar_alltoallv_nb(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const unsigned char *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_ushort_alltoallv_nb. */
int pshmemx_ushort_alltoallv_nb(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const unsigned short *source,
                                const size_t *source_offsets, const size_t *source_nelems,
                                shmemx_req_h *req);
/* As shmemx_uint_alltoallv_nb. */
int pshmemx_uint_alltoallv_nb(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const unsigned int *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* As shmemx_ulong_alltoallv_nb. */
int pshmemx_ulong_alltoallv_nb(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const unsigned long *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_ulonglong_alltoallv_nb. */
int pshmemx_ulonglong_alltoallv_nb(shmem_team_t team, unsigned long long *dest,
                                   const size_t *dest_offsets, const size_t *dest_nelems,
                                   const unsigned long long *source, const size_t *source_offsets,
                                   const size_t *source_nelems, shmemx_req_h *req);
/* As shmemx_int8_alltoallv_nb. */
int pshmemx_int8_alltoallv_nb(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const int8_t *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* As shmemx_int16_alltoallv_nb. */
int pshmemx_int16_alltoallv_nb(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const int16_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_int32_alltoallv_nb. */
int pshmemx_int32_alltoallv_nb(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const int32_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_int64_alltoallv_nb. */
int pshmemx_int64_alltoallv_nb(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const int64_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_uint8_alltoallv_nb. */
int pshmemx_uint8_alltoallv_nb(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const uint8_t *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               shmemx_req_h *req);
/* As shmemx_uint16_alltoallv_nb. */
int pshmemx_uint16_alltoallv_nb(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const uint16_t *source,
                                const size_t *source_offsets, const size_t *source_nelems,
                                shmemx_req_h *req);
/* As shmemx_uint32_alltoallv_nb. */
int pshmemx_uint32_alltoallv_nb(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const uint32_t *source,
                                const size_t *source_offsets, const size_t *source_nelems,
                                shmemx_req_h *req);
/* As shmemx_uint64_alltoallv_nb. */
int pshmemx_uint64_alltoallv_nb(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const uint64_t *source,
                                const size_t *source_offsets, const size_t *source_nelems,
                                shmemx_req_h *req);
/* As shmemx_size_alltoallv_nb. */
int pshmemx_size_alltoallv_nb(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const size_t *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              shmemx_req_h *req);
/* As shmemx_ptrdiff_alltoallv_nb. */
int pshmemx_ptrdiff_alltoallv_nb(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                                 const size_t *dest_nelems, const ptrdiff_t *source,
                                 const size_t *source_offsets, const size_t *source_nelems,
                                 shmemx_req_h *req);
/* As shmemx_float_gatherv. */
int pshmemx_float_gatherv(shmem_team_t team, float *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const float *source, size_t nelems,
                          int PE_root);
/* As shmemx_double_gatherv. */
int pshmemx_double_gatherv(shmem_team_t team, double *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const double *source, size_t nelems,
                           int PE_root);
/* As shmemx_longdouble_gatherv. */
int pshmemx_longdouble_gatherv(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const long double *source, size_t nelems,
                               int PE_root);
/* As shmemx_char_gatherv. */
int pshmemx_char_gatherv(shmem_team_t team, char *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const char *source, size_t nelems, int PE_root);
/* As shmemx_schar_gatherv. */
int pshmemx_schar_gatherv(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const signed char *source, size_t nelems,
                          int PE_root);
/* As shmemx_short_gatherv. */
int pshmemx_short_gatherv(shmem_team_t team, short *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const short *source, size_t nelems,
                          int PE_root);
/* As shmemx_int_gatherv. */
int pshmemx_int_gatherv(shmem_team_t team, int *dest, const size_t *dest_offsets,
                        const size_t *dest_nelems, const int *source, size_t nelems, int PE_root);
/* As shmemx_long_gatherv. */
int pshmemx_long_gatherv(shmem_team_t team, long *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const long *source, size_t nelems, int PE_root);
/* As shmemx_longlong_gatherv. */
int pshmemx_longlong_gatherv(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const long long *source, size_t nelems,
                             int PE_root);
/* As shmemx_uchar_gatherv. */
int pshmemx_uchar_gatherv(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const unsigned char *source, size_t nelems,
                          int PE_root);
/* As shmemx_ushort_gatherv. */
int pshmemx_ushort_gatherv(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const unsigned short *source, size_t nelems,
                           int PE_root);
/* As shmemx_uint_gatherv. */
int pshmemx_uint_gatherv(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const unsigned int *source, size_t nelems,
                         int PE_root);
/* As shmemx_ulong_gatherv. */
int pshmemx_ulong_gatherv(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const unsigned long *source, size_t nelems,
                          int PE_root);
/* As shmemx_ulonglong_gatherv. */
int pshmemx_ulonglong_gatherv(shmem_team_t team, unsigned long long *dest,
                              const size_t *dest_offsets, const size_t *dest_nelems,
                              const unsigned long long *source, size_t nelems, int PE_root);
/* As shmemx_int8_gatherv. */
int pshmemx_int8_gatherv(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const int8_t *source, size_t nelems,
                         int PE_root);
/* As shmemx_int16_gatherv. */
int pshmemx_int16_gatherv(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const int16_t *source, size_t nelems,
                          int PE_root);
/* As shmemx_int32_gatherv. */
int pshmemx_int32_gatherv(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const int32_t *source, size_t nelems,
                          int PE_root);
/* As shmemx_int64_gatherv. */
int pshmemx_int64_gatherv(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const int64_t *source, size_t nelems,
                          int PE_root);
/* As shmemx_uint8_gatherv. */
int pshmemx_uint8_gatherv(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                          const size_t *dest_nelems, const uint8_t *source, size_t nelems,
                          int PE_root);
/* As shmemx_uint16_gatherv. */
int pshmemx_uint16_gatherv(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const uint16_t *source, size_t nelems,
                           int PE_root);
/* As shmemx_uint32_gatherv. */
int pshmemx_uint32_gatherv(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const uint32_t *source, size_t nelems,
                           int PE_root);
/* As shmemx_uint64_gatherv. */
int pshmemx_uint64_gatherv(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const uint64_t *source, size_t nelems,
                           int PE_root);
/* As shmemx_size_gatherv. */
int pshmemx_size_gatherv(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                         const size_t *dest_nelems, const size_t *source, size_t nelems,
                         int PE_root);
/* As shmemx_ptrdiff_gatherv. */
int pshmemx_ptrdiff_gatherv(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const ptrdiff_t *source, size_t nelems,
                            int PE_root);
/* As shmemx_float_gatherv_nb. */
int pshmemx_float_gatherv_nb(shmem_team_t team, float *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const float *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_double_gatherv_nb. */
int pshmemx_double_gatherv_nb(shmem_team_t team, double *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const double *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_longdouble_gatherv_nb. */
int pshmemx_longdouble_gatherv_nb(shmem_team_t team, long double *dest, const size_t *dest_offsets,
                                  const size_t *dest_nelems, const long double *source,
                                  size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_char_gatherv_nb. */
int pshmemx_char_gatherv_nb(shmem_team_t team, char *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const char *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* As shmemx_schar_gatherv_nb. */
int pshmemx_schar_gatherv_nb(shmem_team_t team, signed char *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const signed char *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_short_gatherv_nb. */
int pshmemx_short_gatherv_nb(shmem_team_t team, short *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const short *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_int_gatherv_nb. */
int pshmemx_int_gatherv_nb(shmem_team_t team, int *dest, const size_t *dest_offsets,
                           const size_t *dest_nelems, const int *source, size_t nelems, int PE_root,
                           shmemx_req_h *req);
/* As shmemx_long_gatherv_nb. */
int pshmemx_long_gatherv_nb(shmem_team_t team, long *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const long *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* As shmemx_longlong_gatherv_nb. */
int pshmemx_longlong_gatherv_nb(shmem_team_t team, long long *dest, const size_t *dest_offsets,
                                const size_t *dest_nelems, const long long *source, size_t nelems,
                                int PE_root, shmemx_req_h *req);
/* As shmemx_uchar_gatherv_nb. */
int pshmemx_uchar_gatherv_nb(shmem_team_t team, unsigned char *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const unsigned char *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_ushort_gatherv_nb. */
int pshmemx_ushort_gatherv_nb(shmem_team_t team, unsigned short *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const unsigned short *source,
                              size_t nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint_gatherv_nb. */
int pshmemx_uint_gatherv_nb(shmem_team_t team, unsigned int *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const unsigned int *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* As shmemx_ulong_gatherv_nb. */
int pshmemx_ulong_gatherv_nb(shmem_team_t team, unsigned long *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const unsigned long *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_ulonglong_gatherv_nb. */
int pshmemx_ulonglong_gatherv_nb(shmem_team_t team, unsigned long long *dest,
                                 const size_t *dest_offsets, const size_t *dest_nelems,
                                 const unsigned long long *source, size_t nelems, int PE_root,
                                 shmemx_req_h *req);
/* As shmemx_int8_gatherv_nb. */
int pshmemx_int8_gatherv_nb(shmem_team_t team, int8_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const int8_t *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* As shmemx_int16_gatherv_nb. */
int pshmemx_int16_gatherv_nb(shmem_team_t team, int16_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const int16_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_int32_gatherv_nb. */
int pshmemx_int32_gatherv_nb(shmem_team_t team, int32_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const int32_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_int64_gatherv_nb. */
int pshmemx_int64_gatherv_nb(shmem_team_t team, int64_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const int64_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_uint8_gatherv_nb. */
int pshmemx_uint8_gatherv_nb(shmem_team_t team, uint8_t *dest, const size_t *dest_offsets,
                             const size_t *dest_nelems, const uint8_t *source, size_t nelems,
                             int PE_root, shmemx_req_h *req);
/* As shmemx_uint16_gatherv_nb. */
int pshmemx_uint16_gatherv_nb(shmem_team_t team, uint16_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const uint16_t *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_uint32_gatherv_nb. */
int pshmemx_uint32_gatherv_nb(shmem_team_t team, uint32_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const uint32_t *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_uint64_gatherv_nb. */
int pshmemx_uint64_gatherv_nb(shmem_team_t team, uint64_t *dest, const size_t *dest_offsets,
                              const size_t *dest_nelems, const uint64_t *source, size_t nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_size_gatherv_nb. */
int pshmemx_size_gatherv_nb(shmem_team_t team, size_t *dest, const size_t *dest_offsets,
                            const size_t *dest_nelems, const size_t *source, size_t nelems,
                            int PE_root, shmemx_req_h *req);
/* As shmemx_ptrdiff_gatherv_nb. */
int pshmemx_ptrdiff_gatherv_nb(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_offsets,
                               const size_t *dest_nelems, const ptrdiff_t *source, size_t nelems,
                               int PE_root, shmemx_req_h *req);
/* As shmemx_float_scatterv. */
int pshmemx_float_scatterv(shmem_team_t team, float *dest, size_t nelems, const float *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_double_scatterv. */
int pshmemx_double_scatterv(shmem_team_t team, double *dest, size_t nelems, const double *source,
                            const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_longdouble_scatterv. */
int pshmemx_longdouble_scatterv(shmem_team_t team, long double *dest, size_t nelems,
                                const long double *source, const size_t *source_offsets,
                                const size_t *source_nelems, int PE_root);
/* As shmemx_char_scatterv. */
int pshmemx_char_scatterv(shmem_team_t team, char *dest, size_t nelems, const char *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_schar_scatterv. */
int pshmemx_schar_scatterv(shmem_team_t team, signed char *dest, size_t nelems,
                           const signed char *source, const size_t *source_offsets,
                           const size_t *source_nelems, int PE_root);
/* As shmemx_short_scatterv. */
int pshmemx_short_scatterv(shmem_team_t team, short *dest, size_t nelems, const short *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_int_scatterv. */
int pshmemx_int_scatterv(shmem_team_t team, int *dest, size_t nelems, const int *source,
                         const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_long_scatterv. */
int pshmemx_long_scatterv(shmem_team_t team, long *dest, size_t nelems, const long *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_longlong_scatterv. */
int pshmemx_longlong_scatterv(shmem_team_t team, long long *dest, size_t nelems,
                              const long long *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root);
/* As shmemx_uchar_scatterv. */
int pshmemx_uchar_scatterv(shmem_team_t team, unsigned char *dest, size_t nelems,
                           const unsigned char *source, const size_t *source_offsets,
                           const size_t *source_nelems, int PE_root);
/* As shmemx_ushort_scatterv. */
int pshmemx_ushort_scatterv(shmem_team_t team, unsigned short *dest, size_t nelems,
                            const unsigned short *source, const size_t *source_offsets,
                            const size_t *source_nelems, int PE_root);
/* As shmemx_uint_scatterv. */
int pshmemx_uint_scatterv(shmem_team_t team, unsigned int *dest, size_t nelems,
                          const unsigned int *source, const size_t *source_offsets,
                          const size_t *source_nelems, int PE_root);
/* As shmemx_ulong_scatterv. */
int pshmemx_ulong_scatterv(shmem_team_t team, unsigned long *dest, size_t nelems,
                           const unsigned long *source, const size_t *source_offsets,
                           const size_t *source_nelems, int PE_root);
/* As shmemx_ulonglong_scatterv. */
int pshmemx_ulonglong_scatterv(shmem_team_t team, unsigned long long *dest, size_t nelems,
                               const unsigned long long *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root);
/* As shmemx_int8_scatterv. */
int pshmemx_int8_scatterv(shmem_team_t team, int8_t *dest, size_t nelems, const int8_t *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_int16_scatterv. */
int pshmemx_int16_scatterv(shmem_team_t team, int16_t *dest, size_t nelems, const int16_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_int32_scatterv. */
int pshmemx_int32_scatterv(shmem_team_t team, int32_t *dest, size_t nelems, const int32_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_int64_scatterv. */
int pshmemx_int64_scatterv(shmem_team_t team, int64_t *dest, size_t nelems, const int64_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_uint8_scatterv. */
int pshmemx_uint8_scatterv(shmem_team_t team, uint8_t *dest, size_t nelems, const uint8_t *source,
                           const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_uint16_scatterv. */
int pshmemx_uint16_scatterv(shmem_team_t team, uint16_t *dest, size_t nelems,
                            const uint16_t *source, const size_t *source_offsets,
                            const size_t *source_nelems, int PE_root);
/* As shmemx_uint32_scatterv. */
int pshmemx_uint32_scatterv(shmem_team_t team, uint32_t *dest, size_t nelems,
                            const uint32_t *source, const size_t *source_offsets,
                            const size_t *source_nelems, int PE_root);
/* As shmemx_uint64_scatterv. */
int pshmemx_uint64_scatterv(shmem_team_t team, uint64_t *dest, size_t nelems,
                            const uint64_t *source, const size_t *source_offsets,
                            const size_t *source_nelems, int PE_root);
/* As shmemx_size_scatterv. */
int pshmemx_size_scatterv(shmem_team_t team, size_t *dest, size_t nelems, const size_t *source,
                          const size_t *source_offsets, const size_t *source_nelems, int PE_root);
/* As shmemx_ptrdiff_scatterv. */
int pshmemx_ptrdiff_scatterv(shmem_team_t team, ptrdiff_t *dest, size_t nelems,
                             const ptrdiff_t *source, const size_t *source_offsets,
                             const size_t *source_nelems, int PE_root);
/* As shmemx_float_scatterv_nb. */
int pshmemx_float_scatterv_nb(shmem_team_t team, float *dest, size_t nelems, const float *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_double_scatterv_nb. */
int pshmemx_double_scatterv_nb(shmem_team_t team, double *dest, size_t nelems, const double *source,
                               const size_t *source_offsets, const size_t *source_nelems,
                               int PE_root, shmemx_req_h *req);
/* As shmemx_longdouble_scatterv_nb. */
int pshmemx_longdouble_scatterv_nb(shmem_team_t team, long double *dest, size_t nelems,
                                   const long double *source, const size_t *source_offsets,
                                   const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_char_scatterv_nb. */
int pshmemx_char_scatterv_nb(shmem_team_t team, char *dest, size_t nelems, const char *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* As shmemx_schar_scatterv_nb. */
int pshmemx_schar_scatterv_nb(shmem_team_t team, signed char *dest, size_t nelems,
                              const signed char *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_short_scatterv_nb. */
int pshmemx_short_scatterv_nb(shmem_team_t team, short *dest, size_t nelems, const short *source,
                              const size_t *source_offsets, const size_t *source_nelems,
                              int PE_root, shmemx_req_h *req);
/* As shmemx_int_scatterv_nb. */
int pshmemx_int_scatterv_nb(shmem_team_t team, int *dest, size_t nelems, const int *source,
                            const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                            shmemx_req_h *req);
/* As shmemx_long_scatterv_nb. */
int pshmemx_long_scatterv_nb(shmem_team_t team, long *dest, size_t nelems, const long *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* As shmemx_longlong_scatterv_nb. */
int pshmemx_longlong_scatterv_nb(shmem_team_t team, long long *dest, size_t nelems,
                                 const long long *source, const size_t *source_offsets,
                                 const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uchar_scatterv_nb. */
int pshmemx_uchar_scatterv_nb(shmem_team_t team, unsigned char *dest, size_t nelems,
                              const unsigned char *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_ushort_scatterv_nb. */
int pshmemx_ushort_scatterv_nb(shmem_team_t team, unsigned short *dest, size_t nelems,
                               const unsigned short *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint_scatterv_nb. */
int pshmemx_uint_scatterv_nb(shmem_team_t team, unsigned int *dest, size_t nelems,
                             const unsigned int *source, const size_t *source_offsets,
                             const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_ulong_scatterv_nb. */
int pshmemx_ulong_scatterv_nb(shmem_team_t team, unsigned long *dest, size_t nelems,
                              const unsigned long *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_ulonglong_scatterv_nb. */
int pshmemx_ulonglong_scatterv_nb(shmem_team_t team, unsigned long long *dest, size_t nelems,
                                  const unsigned long long *source, const size_t *source_offsets,
                                  const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_int8_scatterv_nb. */
int pshmemx_int8_scatterv_nb(shmem_team_t team, int8_t *dest, size_t nelems, const int8_t *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* As shmemx_int16_scatterv_nb. */
int pshmemx_int16_scatterv_nb(shmem_team_t team, int16_t *dest, size_t nelems,
                              const int16_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_int32_scatterv_nb. */
int pshmemx_int32_scatterv_nb(shmem_team_t team, int32_t *dest, size_t nelems,
                              const int32_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_int64_scatterv_nb. */
int pshmemx_int64_scatterv_nb(shmem_team_t team, int64_t *dest, size_t nelems,
                              const int64_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint8_scatterv_nb. */
int pshmemx_uint8_scatterv_nb(shmem_team_t team, uint8_t *dest, size_t nelems,
                              const uint8_t *source, const size_t *source_offsets,
                              const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint16_scatterv_nb. */
int pshmemx_uint16_scatterv_nb(shmem_team_t team, uint16_t *dest, size_t nelems,
                               const uint16_t *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint32_scatterv_nb. */
int pshmemx_uint32_scatterv_nb(shmem_team_t team, uint32_t *dest, size_t nelems,
                               const uint32_t *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_uint64_scatterv_nb. */
int pshmemx_uint64_scatterv_nb(shmem_team_t team, uint64_t *dest, size_t nelems,
                               const uint64_t *source, const size_t *source_offsets,
                               const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_size_scatterv_nb. */
int pshmemx_size_scatterv_nb(shmem_team_t team, size_t *dest, size_t nelems, const size_t *source,
                             const size_t *source_offsets, const size_t *source_nelems, int PE_root,
                             shmemx_req_h *req);
/* As shmemx_ptrdiff_scatterv_nb. */
int pshmemx_ptrdiff_scatterv_nb(shmem_team_t team, ptrdiff_t *dest, size_t nelems,
                                const ptrdiff_t *source, const size_t *source_offsets,
                                const size_t *source_nelems, int PE_root, shmemx_req_h *req);
/* As shmemx_alltoallvmem. */
int pshmemx_alltoallvmem(shmem_team_t team, void *dest, const size_t *dest_offsets,
                         const size_t *dest_bytes, const void *source, const size_t *source_offsets,
                         const size_t *source_bytes);
/* As shmemx_alltoallvmem_nb. */
int pshmemx_alltoallvmem_nb(shmem_team_t team, void *dest, const size_t *dest_offsets,
                            const size_t *dest_bytes, const void *source,
                            const size_t *source_offsets, const size_t *source_bytes,
                            shmemx_req_h *req);
/* As shmemx_gathervmem. */
int pshmemx_gathervmem(shmem_team_t team, void *dest, const size_t *dest_offsets,
                       const size_t *dest_bytes, const void *source, size_t bytes, int PE_root);
/* As shmemx_gathervmem_nb. */
int pshmemx_gathervmem_nb(shmem_team_t team, void *dest, const size_t *dest_offsets,
                          const size_t *dest_bytes, const void *source, size_t bytes, int PE_root,
                          shmemx_req_h *req);
/* As shmemx_scattervmem. */
int pshmemx_scattervmem(shmem_team_t team, void *dest, size_t bytes, const void *source,
                        const size_t *source_offsets, const size_t *source_bytes, int PE_root);
/* As shmemx_scattervmem_nb. */
int pshmemx_scattervmem_nb(shmem_team_t team, void *dest, size_t bytes, const void *source,
                           const size_t *source_offsets, const size_t *source_bytes, int PE_root,
                           shmemx_req_h *req);

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
#include "shmem_impl/overloads/shmemx_collective.h"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#include "shmem_impl/generics/shmemx_collective.h"
#endif

#endif

/*
 * What libisthmusf calls beside the public routines (api/fortran.h): these have no twins, but are
 * found behind ours.
 */
#include "api/fortran.h"

#include <dlfcn.h>

#include "call.h"
#include "teams.h"
#include "trace.h"

/* clang-format off */
#define EXPORTED __attribute__((visibility("default")))
#define FIND(NAME)                                                                                 \
    static __typeof__(NAME) *next;                                                                 \
    if (next == NULL)                                                                              \
        next = (__typeof__(NAME) *)(uintptr_t)dlsym(RTLD_NEXT, #NAME)

/* As in routines.c, but that ROUTINE is an expression. */
#define FORTRAN_VOID(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                               \
    EXPORTED void NAME PARAMETERS                                                                  \
    {                                                                                              \
        FIND(NAME);                                                                                \
        struct call call = am_call_begin(ROUTINE, CALL_HERE);                                         \
        next ARGUMENTS;                                                                            \
        call_end(&call, ROUTINE, BYTES, CALL_HERE);                                                \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
    }
#define FORTRAN_VALUE(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                              \
    EXPORTED int NAME PARAMETERS                                                                   \
    {                                                                                              \
        FIND(NAME);                                                                                \
        struct call call = am_call_begin(ROUTINE, CALL_HERE);                                         \
        int result = next ARGUMENTS;                                                               \
        call_end(&call, ROUTINE, BYTES, CALL_HERE);                                                \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
        return result;                                                                             \
    }

enum { QUAD_BYTES = 16 };

#define BY_OPERATION(NAME, END)                                                                    \
    static const enum routine_name NAME[] = {                                                      \
        [ISTHMUS_FORTRAN_MAX] = ROUTINE_##END(max), [ISTHMUS_FORTRAN_MIN] = ROUTINE_##END(min),    \
        [ISTHMUS_FORTRAN_SUM] = ROUTINE_##END(sum), [ISTHMUS_FORTRAN_PROD] = ROUTINE_##END(prod)}
#define ROUTINE_to_all(WORD)    ROUTINE_shmem_##WORD##_to_all
#define ROUTINE_reduce(WORD)    ROUTINE_shmem_##WORD##_reduce
#define ROUTINE_reduce_nb(WORD) ROUTINE_shmemx_##WORD##_reduce_nb
BY_OPERATION(to_all, to_all);
BY_OPERATION(reduce, reduce);
BY_OPERATION(reduce_nb, reduce_nb);

FORTRAN_VOID(isthmus_fortran_set_lock, (int32_t *lock), (lock), ROUTINE_shmem_set_lock, 0, (void)0, trace_lock(&call, lock, 0))
FORTRAN_VALUE(isthmus_fortran_test_lock, (int32_t *lock), (lock), ROUTINE_shmem_test_lock, 0, (void)0, trace_lock(&call, lock, result))
FORTRAN_VOID(isthmus_fortran_clear_lock, (int32_t *lock), (lock), ROUTINE_shmem_clear_lock, 0, (void)0, trace_lock(&call, lock, 0))
FORTRAN_VOID(isthmus_fortran_reduce_quad,
     (enum isthmus_fortran_operation operation, void *dest, const void *source, size_t nreduce, int PE_start,
      int logPE_stride, int PE_size, const long *pSync),
     (operation, dest, source, nreduce, PE_start, logPE_stride, PE_size, pSync), to_all[operation],
     nreduce * QUAD_BYTES, call_is_collective_of_set(&call, PE_start, logPE_stride, PE_size), trace_collective(&call, 0))
FORTRAN_VALUE(isthmus_fortran_team_reduce_quad,
      (enum isthmus_fortran_operation operation, shmem_team_t team, void *dest, const void *source, size_t nreduce),
      (operation, team, dest, source, nreduce), reduce[operation], nreduce * QUAD_BYTES, call_is_collective_of(&call, team), trace_collective(&call, 0))
FORTRAN_VALUE(isthmus_fortran_scan_quad,
      (bool inclusive, shmem_team_t team, void *dest, const void *source, size_t nelems),
      (inclusive, team, dest, source, nelems), inclusive ? ROUTINE_shmem_sum_inscan : ROUTINE_shmem_sum_exscan,
      nelems * QUAD_BYTES, call_is_collective_of(&call, team), trace_collective(&call, 0))
FORTRAN_VALUE(isthmus_fortran_team_reduce_quad_nb,
      (enum isthmus_fortran_operation operation, shmem_team_t team, void *dest, const void *source, size_t nreduce,
       shmemx_req_h *req),
      (operation, team, dest, source, nreduce, req), reduce_nb[operation], nreduce * QUAD_BYTES, call_is_of_team(&call, team), (trace_collective(&call, 0), trace_requests(&call, NULL, result == 0 ? req : NULL)))
FORTRAN_VALUE(isthmus_fortran_scan_quad_nb,
      (bool inclusive, shmem_team_t team, void *dest, const void *source, size_t nelems, shmemx_req_h *req),
      (inclusive, team, dest, source, nelems, req),
      inclusive ? ROUTINE_shmemx_sum_inscan_nb : ROUTINE_shmemx_sum_exscan_nb, nelems * QUAD_BYTES, call_is_of_team(&call, team), (trace_collective(&call, 0), trace_requests(&call, NULL, result == 0 ? req : NULL)))

/*
 * The measured routines: a wrapper for each public routine that calls its profiling entry point.
 *
 * For tests of requests and waits for requests, the trace also records which requests were
 * complete, and the first request that was not complete. The trace identifies a request by its
 * handle (trace_requests).
 */
#include <dlfcn.h>
#include <pshmem.h>
#include <shmem_impl/mpi_calls.h>
#include <stdlib.h>
#include <string.h>

#include "api/api_fortran.h"
#include "profile_call.h"
#include "profile_memory.h"
#include "profile_teams.h"
#include "team/request.h"
#include "trace.h"

/* ---- Requests ---- */

enum { FEW_REQUESTS = 8 };

/* Copy of the request handles, made before the call, because the call frees the handles of
 * completed requests. */
struct captured_requests {
    size_t count; /* 0 if nothing is recorded */
    shmemx_req_h *many, few[FEW_REQUESTS];
};

static const shmemx_req_h *
profile_routines_handles_of(const struct captured_requests *captured_requests)
{
    return captured_requests->many != NULL ? captured_requests->many : captured_requests->few;
}

static void profile_routines_capture(struct captured_requests *captured_requests,
                                     const struct call *call, const shmemx_req_h *reqs,
                                     size_t count)
{
    *captured_requests = (struct captured_requests){.count = 0};
    if (!trace_wants(call) || count == 0)
        return;
    if (count > FEW_REQUESTS && (captured_requests->many = malloc(count * sizeof(void *))) == NULL)
        return;
    memcpy(captured_requests->many != NULL ? captured_requests->many : captured_requests->few, reqs,
           count * sizeof(void *));
    captured_requests->count = count;
}

/* Returns true if the trace contains a record of the request. A request that was complete when
 * its call returned has none. */
static bool profile_routines_has_record(const struct shmem_impl_req *handle)
{
    return handle != SHMEMX_REQ_INVALID && handle != REQUEST_DONE && handle != REQUEST_STORED;
}

static uint64_t profile_routines_first_incomplete(const struct captured_requests *captured_requests,
                                                  const shmemx_req_h *reqs)
{
    for (size_t i = 0; i < captured_requests->count; i++)
        if (reqs[i] != SHMEMX_REQ_INVALID && profile_routines_has_record(reqs[i]))
            return (uintptr_t)reqs[i];
    return 0;
}

/* Records the call, and each request that it found complete. */
static void profile_routines_record_completed(struct captured_requests *captured_requests,
                                              const struct call *call, const shmemx_req_h *reqs)
{
    if (trace_wants(call))
        trace_record(call, SHMEM_CTX_DEFAULT, NULL, 0,
                     profile_routines_first_incomplete(captured_requests, reqs));
    for (size_t i = 0; i < captured_requests->count; i++)
        if (reqs[i] == SHMEMX_REQ_INVALID &&
            profile_routines_has_record(profile_routines_handles_of(captured_requests)[i]))
            trace_done(call, profile_routines_handles_of(captured_requests)[i]);
    free(captured_requests->many);
}

/* Defines a public routine that completes requests, e.g. shmemx_req_wait. */
/* clang-format off */
#define REQUESTS(RESULT, NAME, PARAMETERS, ARGUMENTS, COUNT)                                       \
    __attribute__((visibility("default"))) RESULT (NAME) PARAMETERS                                \
    {                                                                                              \
        struct captured_requests captured_requests;                                                                          \
        struct call call = call_begin(ROUTINE_##NAME, CALL_HERE);                                  \
        profile_routines_capture(&captured_requests, &call, reqs, COUNT);                                                            \
        RESULT result = p##NAME ARGUMENTS;                                                         \
        call_end(&call, ROUTINE_##NAME, 0, CALL_HERE);                                             \
        profile_routines_record_completed(&captured_requests, &call, reqs);                                                                  \
        return result;                                                                             \
    }
REQUESTS(int, shmemx_req_test, (shmemx_req_h *reqs), (reqs), 1)
REQUESTS(int, shmemx_req_wait, (shmemx_req_h *reqs), (reqs), 1)
REQUESTS(size_t, shmemx_req_test_all, (shmemx_req_h *reqs, size_t nreqs, const int *status), (reqs, nreqs, status), nreqs)
REQUESTS(int, shmemx_req_wait_all, (shmemx_req_h *reqs, size_t nreqs, const int *status), (reqs, nreqs, status), nreqs)
REQUESTS(size_t, shmemx_req_wait_any, (shmemx_req_h *reqs, size_t nreqs, const int *status), (reqs, nreqs, status), nreqs)
REQUESTS(size_t, shmemx_req_wait_some, (shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status), (reqs, nreqs, indices, status), nreqs)

/* ---- Routines ---- */

/* Each line of routines.def defines a public routine, e.g. shmem_long_put, which measures a call
 * of its profiling entry point, e.g. pshmem_long_put. VOID defines routines without a result.
 * VALUE defines routines with a result. */

/* clang-format off */
#define VOID(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                               \
    __attribute__((visibility("default"))) void (NAME) PARAMETERS                                  \
    {                                                                                              \
        struct call call = call_begin(ROUTINE_##ROUTINE, CALL_HERE);                               \
        p##NAME ARGUMENTS;                                                                         \
        call_end(&call, ROUTINE_##ROUTINE, BYTES, CALL_HERE);                                      \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
    }
#define VALUE(RESULT, NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                      \
    __attribute__((visibility("default"))) RESULT (NAME) PARAMETERS                                \
    {                                                                                              \
        struct call call = call_begin(ROUTINE_##ROUTINE, CALL_HERE);                               \
        RESULT result = p##NAME ARGUMENTS;                                                         \
        call_end(&call, ROUTINE_##ROUTINE, BYTES, CALL_HERE);                                      \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
        return result;                                                                             \
    }
#include "routines.def"

/* ---- Fortran ---- */

/*
 * Wrappers of the routines that libisthmusf calls besides the public routines (api/api_fortran.h).
 * They have no profiling entry points, so dlsym finds the library's routine.
 */

/* clang-format off */
#define EXPORTED __attribute__((visibility("default")))
#define FIND(NAME)                                                                                 \
    static __typeof__(NAME) *next;                                                                 \
    if (next == NULL)                                                                              \
        next = (__typeof__(NAME) *)(uintptr_t)dlsym(RTLD_NEXT, #NAME)

/* Define the routines that only libisthmusf calls, e.g. isthmus_fortran_set_lock. ROUTINE is an
 * expression. */
#define FORTRAN_VOID(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                               \
    EXPORTED void NAME PARAMETERS                                                                  \
    {                                                                                              \
        FIND(NAME);                                                                                \
        struct call call = call_begin(ROUTINE, CALL_HERE);                                         \
        next ARGUMENTS;                                                                            \
        call_end(&call, ROUTINE, BYTES, CALL_HERE);                                                \
        AND;                                                                                       \
        if (trace_wants(&call)) NOTE;                                                              \
    }
#define FORTRAN_VALUE(NAME, PARAMETERS, ARGUMENTS, ROUTINE, BYTES, AND, NOTE)                              \
    EXPORTED int NAME PARAMETERS                                                                   \
    {                                                                                              \
        FIND(NAME);                                                                                \
        struct call call = call_begin(ROUTINE, CALL_HERE);                                         \
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

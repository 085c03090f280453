#include "api_fortran.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/report.h"
#include "coll/active_set.h"
#include "coll/coll.h"
#include "coll/nbc/nbc.h"
#include "rma/lock.h"
#include "spaces/space_pool.h"

/* Passed to functions as the name of the public routine. Error messages print the name of the
 * Fortran routine instead of this text (isthmus_fortran_set_code). */
static const char binding[] = "libisthmusf";

#define EXPORTED __attribute__((visibility("default")))

EXPORTED void isthmus_fortran_set_code(const char *begin, const char *end)
{
    caller_set_binding((struct caller_code){begin, end});
}

EXPORTED void isthmus_fortran_fatal(const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    report_fatal(binding, "%s", text);
}

EXPORTED void isthmus_fortran_set_lock(int32_t *lock)
{
    lock_set("shmem_set_lock", lock, sizeof *lock);
}

EXPORTED int isthmus_fortran_test_lock(int32_t *lock)
{
    return lock_test("shmem_test_lock", lock, sizeof *lock);
}

EXPORTED void isthmus_fortran_clear_lock(int32_t *lock)
{
    lock_clear("shmem_clear_lock", lock, sizeof *lock);
}

static const enum reduce_operation operations[] = {
    [ISTHMUS_FORTRAN_MAX] = REDUCE_MAX,
    [ISTHMUS_FORTRAN_MIN] = REDUCE_MIN,
    [ISTHMUS_FORTRAN_SUM] = REDUCE_SUM,
    [ISTHMUS_FORTRAN_PROD] = REDUCE_PROD,
};

EXPORTED void isthmus_fortran_reduce_quad(enum isthmus_fortran_operation operation, void *dest,
                                          const void *source, size_t nreduce, int PE_start,
                                          int logPE_stride, int PE_size, const long *pSync)
{
    struct team *team = active_set_team(binding, PE_start, logPE_stride, PE_size, pSync);
    coll_reduce(binding, team, operations[operation], REDUCE_TYPE_quad, dest, source, nreduce);
}

EXPORTED int isthmus_fortran_team_reduce_quad(enum isthmus_fortran_operation operation,
                                              shmem_team_t team, void *dest, const void *source,
                                              size_t nreduce)
{
    return coll_reduce(binding, team_require(binding, team), operations[operation],
                       REDUCE_TYPE_quad, dest, source, nreduce);
}

EXPORTED int isthmus_fortran_scan_quad(bool inclusive, shmem_team_t team, void *dest,
                                       const void *source, size_t nelems)
{
    return coll_scan(binding, team_require(binding, team), REDUCE_TYPE_quad, dest, source, nelems,
                     inclusive);
}

EXPORTED int isthmus_fortran_team_reduce_quad_nb(enum isthmus_fortran_operation operation,
                                                 shmem_team_t team, void *dest, const void *source,
                                                 size_t nreduce, shmemx_req_h *req)
{
    return nbc_reduce(binding, team_require(binding, team), operations[operation], REDUCE_TYPE_quad,
                      dest, source, nreduce, req);
}

EXPORTED int isthmus_fortran_scan_quad_nb(bool inclusive, shmem_team_t team, void *dest,
                                          const void *source, size_t nelems, shmemx_req_h *req)
{
    return nbc_scan(binding, team_require(binding, team), REDUCE_TYPE_quad, dest, source, nelems,
                    inclusive, req);
}

EXPORTED enum isthmus_fortran_place isthmus_fortran_look_up(const void *ptr)
{
    static const enum isthmus_fortran_place places[] = {
        [SPACE_POOL_BLOCK] = ISTHMUS_FORTRAN_BLOCK,
        [SPACE_POOL_OUTSIDE] = ISTHMUS_FORTRAN_OUTSIDE,
        [SPACE_POOL_FREE] = ISTHMUS_FORTRAN_FREE,
        [SPACE_POOL_INSIDE] = ISTHMUS_FORTRAN_INSIDE,
    };
    job_require_running(binding);
    return places[space_pool_look_up(&space_pool_heap, ptr)];
}

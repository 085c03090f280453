/*
 * Public routines of library setup, exit and query.
 */
#include "api_define.h"
#include "base/counters.h"
#include "base/job.h"
#include "base/near.h"
#include "rma/rma.h"
#include "runtime/runtime.h"
#include "runtime/unique_id.h"

/* ---- Setup, exit and query ---- */

ROUTINE(void, init, (void), runtime_init(routine, SHMEM_THREAD_SINGLE, &(int){0}));
ROUTINE(int, init_thread, (int requested, int *provided),
        return runtime_init(routine, requested, provided));
ROUTINE(void, finalize, (void), runtime_finalize(routine));
ROUTINE(void, query_initialized, (int *initialized),
        runtime_query_initialized(routine, initialized));
ROUTINE(void, global_exit, (int status), runtime_global_exit(status));

EXTENSION(int, init_attr, (unsigned int flags, shmemx_init_attr_t *attr),
          return runtime_init_attr(routine, flags, attr));
EXTENSION(int, get_uniqueid, (shmemx_uniqueid_t * id), return runtime_get_uniqueid(routine, id));
EXTENSION(int, set_attr_uniqueid_args,
          (int rank, int n_pes, const shmemx_uniqueid_t *id, shmemx_init_attr_t *attr),
          return unique_id_set_attr(routine, rank, n_pes, id, attr));

ROUTINE(void, query_thread, (int *provided), query_thread(routine, provided));
ROUTINE(int, my_pe, (void), job_require_running(routine); return job.me);
ROUTINE(int, n_pes, (void), job_require_running(routine); return job.n_pes);

ROUTINE(int, pe_accessible, (int pe), job_require_running(routine); return query_pe_accessible(pe));
ROUTINE(int, addr_accessible, (const void *addr, int pe),
        return query_addr_accessible(routine, addr, pe));
ROUTINE(void *, ptr, (const void *dest, int pe), return query_ptr(routine, &team_world, dest, pe));
ROUTINE(void *, team_ptr, (shmem_team_t team, const void *dest, int pe),
        return query_ptr(routine, team_from_handle(routine, team), dest, pe));
ROUTINE(void, info_get_version, (int *major, int *minor),
        query_info_version(routine, major, minor));
ROUTINE(void, info_get_name, (char *name), query_info_name(routine, name));

EXTENSION(int, counters_get_info, (int counter, const char **name, const char **meaning),
          return counters_get_info(routine, counter, name, meaning));
EXTENSION(int, counters_get_value, (int counter, uint64_t *value),
          return counters_get_value(routine, counter, value));
EXTENSION(int, counters_get_values, (uint64_t * values, size_t room),
          return counters_get_values(routine, values, room));

/* Does nothing. A profiling library may define its own shmem_pcontrol. */
ROUTINE(void, pcontrol, (int level, ...), (void)level);

/* ---- Support for inlined routines ---- */

/* An executable or shared object that is compiled with SHMEMX_INLINE contains inlined routines. It
 * calls shmemx_inline_attach when it is loaded, and shmemx_inline_detach when it is unloaded
 * (include/shmem_impl/inline.h). */

void shmemx_inline_attach(struct shmem_impl_near *near)
{
    near_attach(near);
}

void shmemx_inline_detach(struct shmem_impl_near *near)
{
    near_detach(near);
}

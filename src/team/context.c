#include "context.h"

#include <pthread.h>

#include "base/assert.h"
#include "base/handle.h"
#include "base/report.h"

struct context context_default;

struct context *context_look_up(const char *routine, shmem_ctx_t handle)
{
    job_require_running(routine);
    struct context *context = handle_look_up(HANDLE_CONTEXT, (uintptr_t)handle);
    if (handle == SHMEM_CTX_INVALID)
        report_fatal(routine, "ctx is SHMEM_CTX_INVALID: expected a context");
    if (context == NULL)
        report_fatal(routine,
                     "ctx is %p, which is not a context: expected a context that was created and "
                     "not destroyed",
                     (void *)handle);
    if (UNLIKELY(job.debug) && (context->options & SHMEM_CTX_PRIVATE) != 0 &&
        context->creator != (unsigned long)pthread_self())
        report_fatal(routine, "another thread created ctx with SHMEM_CTX_PRIVATE: use ctx only in "
                              "the thread that created it");
    return context;
}

int context_pe_of_list(const char *routine, const struct context *context, int pe)
{
    job_require_running(routine);
    ASSERT((unsigned)pe >= (unsigned)context->size);
    const struct team *team = context->team;
    if (team->members.list != NULL && pe >= 0 && pe < team->members.size)
        return team->members.list[pe];
    if (team == &team_world)
        report_fatal(routine, "pe is %d: expected 0 to %d", pe, team->members.size - 1);
    report_fatal(routine, "pe is %d: expected 0 to %d, the PEs of the context's team", pe,
                 team->members.size - 1);
}

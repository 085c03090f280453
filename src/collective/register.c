#include "register.h"

#include "active/active.h"
#include "base/check.h"
#include "base/report.h"
#include "collective.h"
#include "memory/node.h"

static void require_arguments(const char *routine, const struct handler *handler, long flags,
                              const shmemx_am_t *id)
{
    job_require_running(routine);
    check_result(routine, "id", id);
    if (handler->call == NULL)
        report_fatal(routine, "handler is a null pointer: expected a function");
    if ((flags & ~SHMEMX_AM_SAFE) != 0)
        report_fatal(routine, "flags is %#lx: expected 0 or SHMEMX_AM_SAFE", (unsigned long)flags);
}

int register_handler(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = {.call = call, .is_safe = (flags & SHMEMX_AM_SAFE) != 0};
    require_arguments(routine, &handler, flags, id);
    collective_compare(routine, &team_world, "flags", flags);
    active_start(routine);
    *id = handler_add(routine, &handler);
    collective_sync(routine, &team_world);
    return 0;
}

#include "handlers.h"

#include <inttypes.h>

#include "base/check.h"
#include "base/job.h"
#include "base/report.h"
#include "places.h"

enum { AM_HANDLERS_MAX = 1024 };

struct handler am_handlers[AM_HANDLERS_MAX];
shmemx_am_t am_handler_count;

struct handler am_handler_make(const char *routine, shmemx_am_handler_t call, long flags,
                               const shmemx_am_t *id)
{
    job_require_running(routine);
    check_result(routine, "id", id);
    if (call == NULL)
        report_fatal(routine, "handler is a null pointer: expected a function");
    if ((flags & ~(SHMEMX_AM_SAFE | SHMEMX_AM_BUNDLED)) != 0)
        report_fatal(routine,
                     "flags is %#lx: expected 0, SHMEMX_AM_SAFE, SHMEMX_AM_BUNDLED or both",
                     (unsigned long)flags);
    return (struct handler){.call = call,
                            .is_safe = (flags & SHMEMX_AM_SAFE) != 0,
                            .is_bundled = (flags & SHMEMX_AM_BUNDLED) != 0};
}

shmemx_am_t am_handler_register(const char *routine, const struct handler *handler)
{
    if (am_handler_count == AM_HANDLERS_MAX)
        report_fatal(routine, "%d handlers are registered: expected no more than these",
                     AM_HANDLERS_MAX);
    am_handlers[am_handler_count] = *handler;
    __atomic_store_n(&am_handler_count, am_handler_count + 1, __ATOMIC_RELEASE);
    return am_handler_count;
}

struct handler am_handler_find_function(shmemx_am_t id)
{
    if (am_function_is_id(id) && __atomic_load_n(&am_handler_count, __ATOMIC_ACQUIRE) != 0)
        return am_function_find(id);
    return (struct handler){0};
}

void am_handler_require_function(const char *routine, shmemx_am_t id)
{
    if (UNLIKELY(am_handler_find_function(id).call == NULL))
        report_fatal(routine,
                     "id is %" PRIu64
                     ": expected the number of a handler, from shmemx_am_register or "
                     "shmemx_am_locate",
                     id);
}

int am_handler_locate(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = am_handler_make(routine, call, flags, id);
    *id = am_handler_count == 0 ? SHMEMX_AM_INVALID : am_function_id(&handler);
    return *id == SHMEMX_AM_INVALID;
}

void am_handler_reset(void)
{
    am_handler_count = 0;
}

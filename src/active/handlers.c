#include "handlers.h"

#include <inttypes.h>

#include "base/check.h"
#include "base/job.h"
#include "base/report.h"
#include "places.h"

enum { HANDLERS_MOST = 1024 };

struct handler handlers_registered[HANDLERS_MOST];
shmemx_am_t handlers_count;

struct handler handler_of(const char *routine, shmemx_am_handler_t call, long flags,
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

shmemx_am_t handler_add(const char *routine, const struct handler *handler)
{
    if (handlers_count == HANDLERS_MOST)
        report_fatal(routine, "%d handlers are registered: expected no more than these",
                     HANDLERS_MOST);
    handlers_registered[handlers_count] = *handler;
    __atomic_store_n(&handlers_count, handlers_count + 1, __ATOMIC_RELEASE);
    return handlers_count;
}

struct handler handler_find_place(shmemx_am_t id)
{
    if (place_is_one(id) && __atomic_load_n(&handlers_count, __ATOMIC_ACQUIRE) != 0)
        return place_find(id);
    return (struct handler){0};
}

void handler_require_place(const char *routine, shmemx_am_t id)
{
    if (UNLIKELY(handler_find_place(id).call == NULL))
        report_fatal(routine,
                     "id is %" PRIu64
                     ": expected the number of a handler, from shmemx_am_register or "
                     "shmemx_am_locate",
                     id);
}

int handler_locate(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = handler_of(routine, call, flags, id);
    *id = handlers_count == 0 ? SHMEMX_AM_INVALID : place_of(&handler);
    return *id == SHMEMX_AM_INVALID;
}

void handler_forget_all(void)
{
    handlers_count = 0;
}

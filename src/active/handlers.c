#include "handlers.h"

#include <inttypes.h>

#include "base/job.h"
#include "base/report.h"

enum { HANDLERS_MOST = 1024 };

static struct handler registered[HANDLERS_MOST];
static shmemx_am_t count; /* numbers begin with 1 */

shmemx_am_t handler_add(const char *routine, const struct handler *handler)
{
    if (count == HANDLERS_MOST)
        report_fatal(routine, "%d handlers are registered: expected no more than these",
                     HANDLERS_MOST);
    registered[count] = *handler;
    __atomic_store_n(&count, count + 1, __ATOMIC_RELEASE);
    return count;
}

struct handler handler_find(shmemx_am_t id)
{
    if (id == 0 || id > __atomic_load_n(&count, __ATOMIC_ACQUIRE))
        return (struct handler){0};
    return registered[id - 1];
}

void handler_require(const char *routine, shmemx_am_t id)
{
    if (UNLIKELY(handler_find(id).call == NULL))
        report_fatal(routine,
                     "id is %" PRIu64 ": expected the number of a handler, from shmemx_am_register",
                     id);
}

void handler_forget_all(void)
{
    count = 0;
}

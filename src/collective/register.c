#include "register.h"

#include "active/active.h"
#include "collective.h"

int register_handler(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = handler_of(routine, call, flags, id);
    collective_compare(routine, &team_world, "flags", flags);
    active_start(routine);
    *id = handler_add(routine, &handler);
    collective_sync(routine, &team_world);
    return 0;
}

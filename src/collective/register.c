#include "register.h"

#include "active/active.h"
#include "collective.h"

int coll_am_register(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = am_handler_make(routine, call, flags, id);
    coll_compare(routine, &team_world, "flags", flags);
    am_start(routine);
    *id = am_handler_register(routine, &handler);
    coll_sync(routine, &team_world);
    return 0;
}

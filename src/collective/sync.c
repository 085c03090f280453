#include "collective.h"
#include "leaders.h"
#include "memory/dump.h"
#include "transport/remote.h"

int collective_sync(const char *routine, struct team *team)
{
    collective_agree(routine, team, "the team's size", team->members.size);
    leaders_meet_all(routine, team);
    return 0;
}

void collective_barrier(const char *routine, struct team *team)
{
    remote_complete(routine, &context_default);
    collective_sync(routine, team);
}

int collective_sync_program(const char *routine, struct team *team)
{
    collective_sync(routine, team);
    dump_if_due();
    return 0;
}

void collective_barrier_program(const char *routine, struct team *team)
{
    collective_barrier(routine, team);
    dump_if_due();
}

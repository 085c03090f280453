#include "collective.h"
#include "leaders.h"
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

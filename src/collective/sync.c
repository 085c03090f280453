#include "active/active.h"
#include "active/counts.h"
#include "collective.h"
#include "leaders.h"
#include "memory/dump.h"
#include "operations/order.h"
#include "transport/progress.h"
#include "transport/remote.h"
#include "waiting/waiting.h"

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

/* All PEs add up how many active messages they have sent and handled, again and again. What had
 * been handled at one sum, when all that was sent is counted in the next, is all there was: between
 * the two nothing was under way, and no handler ran that could send. Each sum is a meeting of all.
 */
static void close_messages(const char *routine)
{
    bool ended = true;
    do {
        if (!ended)
            waiting_tested(false);
        while (waiting_run_handlers())
            ;
        remote_complete(routine, &context_default);
        struct counted own = counts_read();
        uint64_t sums[] = {own.sent, own.handled};
        collective_sum(routine, &team_world, sums, 2);
        ended = sums[0] == counts.closed;
        counts.closed = sums[1];
    } while (!ended);
    call_land_all();
}

void collective_barrier_all(const char *routine)
{
    if (!active_runs) {
        collective_barrier(routine, &team_world);
        return;
    }
    collective_agree(routine, &team_world, "the team's size", team_world.members.size);
    close_messages(routine);
}

int collective_sync_program(const char *routine, struct team *team)
{
    order_push_others(routine, NULL);
    collective_sync(routine, team);
    if (team_spans_nodes(team))
        progress_serve_arrived();
    dump_if_due();
    return 0;
}

void collective_barrier_program(const char *routine, struct team *team)
{
    order_push_others(routine, &context_default);
    if (team == &team_world)
        collective_barrier_all(routine);
    else
        collective_barrier(routine, team);
    if (team_spans_nodes(team))
        progress_serve_arrived();
    dump_if_due();
}

#include "am/am.h"
#include "am/am_flow.h"
#include "coll.h"
#include "coll/net/leader_coll.h"
#include "net/progress.h"
#include "net/remote.h"
#include "rma/order.h"
#include "shm/core_dump.h"
#include "shm/waiting.h"

/* ---- Sync and barrier ---- */

int coll_sync(const char *routine, struct team *team)
{
    coll_check_same(routine, team, "the team's size", team->members.size);
    leader_coll_sync_team(routine, team);
    return 0;
}

void coll_barrier(const char *routine, struct team *team)
{
    remote_complete(routine, &context_default);
    coll_sync(routine, team);
}

/* Termination detection of active messages. All PEs repeatedly sum the numbers of messages that
 * they have sent and handled. The loop ends when the sum of sent messages equals the previous sum
 * of handled messages. Between these two sums no message was in flight, and no handler was running
 * that could send. Each sum also acts as a barrier, because it waits for all PEs. */
static void barrier_drain_messages(const char *routine)
{
    bool ended = true;
    do {
        if (!ended)
            waiting_tested(false);
        while (waiting_run_am_handlers())
            ;
        remote_complete(routine, &context_default);
        struct am_counts_pair own = am_counts_read();
        uint64_t sums[] = {own.sent, own.handled};
        coll_allreduce_sum(routine, &team_world, sums, 2);
        ended = sums[0] == am_counts.last_sum;
        am_counts.last_sum = sums[1];
    } while (!ended);
    am_call_receive_all();
}

void coll_barrier_all(const char *routine)
{
    if (!am_runs) {
        coll_barrier(routine, &team_world);
        return;
    }
    coll_check_same(routine, &team_world, "the team's size", team_world.members.size);
    barrier_drain_messages(routine);
}

int coll_user_sync(const char *routine, struct team *team)
{
    order_push_others(routine, NULL);
    coll_sync(routine, team);
    if (team_spans_nodes(team))
        progress_serve_arrived();
    core_dump_if_due();
    return 0;
}

void coll_user_barrier(const char *routine, struct team *team)
{
    order_push_others(routine, &context_default);
    if (team == &team_world)
        coll_barrier_all(routine);
    else
        coll_barrier(routine, team);
    if (team_spans_nodes(team))
        progress_serve_arrived();
    core_dump_if_due();
}

/* ---- Registration of active message handlers ---- */

int coll_am_register(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = am_handler_make(routine, call, flags, id);
    coll_compare(routine, &team_world, "flags", flags);
    am_start(routine);
    *id = am_handler_register(routine, &handler);
    coll_sync(routine, &team_world);
    return 0;
}

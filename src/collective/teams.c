#include "teams.h"

#include "active_set.h"
#include "base/handle.h"
#include "base/report.h"
#include "communicators.h"
#include "leaders.h"
#include "meeting.h"
#include "published.h"
#include "split.h"
#include "transport/path.h"
#include "underway.h"

static struct team team_shared;

static void start_predefined(struct team *team, shmem_team_t handle, int kind)
{
    team->my_pe = rank_map_member(&team->members, job.me);
    team->handle = handle;
    if (!team_find_local_members(team))
        report_fatal("shmem_init", "out of memory");
    shm_sync_find("shmem_init", team, kind, 0);
    handle_define((uintptr_t)handle, team);
}

/* The PEs that shmem_ptr reaches, as far as a team can have them: those of this node if their
 * numbers have a stride, else the run of consecutive numbers that this PE is in. */
static struct rank_map pes_of_shared_team(void)
{
    if (selection.inside.data != TRANSPORT_SHM)
        return (struct rank_map){.start = job.me, .stride = 1, .size = 1};
    struct rank_map all;
    if (rank_map_from_stride(&all, node.pes, node.n_pes))
        return all;
    int first = node.rank;
    while (first > 0 && node.pes[first - 1] == node.pes[first] - 1)
        first--;
    int last = node.rank;
    while (last < node.n_pes - 1 && node.pes[last + 1] == node.pes[last] + 1)
        last++;
    return (struct rank_map){.start = node.pes[first], .stride = 1, .size = last - first + 1};
}

void team_create_predefined(void)
{
    team_world = (struct team){.members = {.stride = 1, .size = job.n_pes}};
    start_predefined(&team_world, SHMEM_TEAM_WORLD, SHM_SYNC_WORLD);
    team_shared =
        (struct team){.members = pes_of_shared_team(), .id = UINT64_MAX}; /* the world's is 0 */
    start_predefined(&team_shared, SHMEM_TEAM_SHARED, SHM_SYNC_SHARED);
}

static void free_comms_of(struct team *team)
{
    leader_coll_free(team);
    team_comm_free(team);
}

void team_free_comms(void)
{
    uintptr_t handle = 0;
    free_comms_of(&team_world);
    free_comms_of(&team_shared);
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0)
        free_comms_of(handle_look_up(HANDLE_TEAM, handle));
    active_set_free_leaders();
}

static void stop_predefined(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    free_comms_of(team);
    team_free_lists(team);
    *team = (struct team){0};
}

/* No meeting any more: not all members need have the same teams left, and the arena goes anyway. */
void team_destroy_all(void)
{
    uintptr_t handle = 0;
    nbc_request_stop("shmem_finalize");
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0) {
        struct team *team = handle_look_up(HANDLE_TEAM, handle);
        team->owning_space = NULL; /* which went with its space */
        team_create_discard(team);
    }
    active_set_stop();
    stop_predefined(&team_shared);
    stop_predefined(&team_world);
    exposed_stop();
    shm_sync_stop();
}

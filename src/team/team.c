#include "team.h"

#include <stdlib.h>

#include "base/assert.h"
#include "base/check.h"
#include "base/handle.h"
#include "base/report.h"
#include "shm/node.h"

struct team team_world;

/* Inserts a node rank into an array that is sorted by the member numbers in the team. */
static void team_insert_by_member(const struct rank_map *members, int *node_ranks, int count,
                                  int rank)
{
    int member = rank_map_member(members, node.pes[rank]), at = count;
    while (at > 0 && rank_map_member(members, node.pes[node_ranks[at - 1]]) > member) {
        node_ranks[at] = node_ranks[at - 1];
        at--;
    }
    node_ranks[at] = rank;
}

bool team_find_local_members(struct team *team)
{
    int max = team->members.size < node.n_pes ? team->members.size : node.n_pes;
    int *node_ranks = calloc((size_t)max, sizeof *node_ranks);
    if (node_ranks == NULL)
        return false;
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank_map_contains(&team->members, node.pes[rank]))
            team_insert_by_member(&team->members, node_ranks, team->local_size++, rank);
    team->node_ranks = node_ranks;
    team->local_rank = team_local_rank_at(team, node.rank);
    ASSERT(team->local_rank >= 0); /* only members of the team call this function */
    return true;
}

void team_require_valid(const char *routine, const struct team *team)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = rank_map_is_valid(&team->members, &fault);
    check_require_records(routine, "team's members", is_valid, fault);
    is_valid = handle_is_valid(HANDLE_TEAM, &fault);
    check_require_records(routine, "handles of teams", is_valid, fault);
}

void team_free_lists(struct team *team)
{
    free((void *)team->node_ranks);
    rank_map_free(&team->members);
}

int team_local_rank_at(const struct team *team, int rank)
{
    for (int local = 0; local < team->local_size; local++)
        if (team->node_ranks[local] == rank)
            return local;
    return -1;
}

int team_local_rank_of(const struct team *team, int member)
{
    int pe = team_world_pe(team, member);
    return node_has(pe) ? team_local_rank_at(team, node_rank_of(pe)) : -1;
}

struct team *team_from_handle(const char *routine, shmem_team_t handle)
{
    job_require_running(routine);
    if (LIKELY(handle == SHMEM_TEAM_WORLD))
        return &team_world;
    if (handle == SHMEM_TEAM_INVALID)
        return NULL;
    struct team *team = handle_look_up(HANDLE_TEAM, (uintptr_t)handle);
    if (team == NULL)
        report_fatal(
            routine,
            "team is %p, which is not a team: expected a team that was created and not destroyed",
            (void *)handle);
    return team;
}

struct team *team_require(const char *routine, shmem_team_t handle)
{
    struct team *team = team_from_handle(routine, handle);
    if (UNLIKELY(team == NULL))
        report_fatal(routine, "team is SHMEM_TEAM_INVALID: expected a team that contains this PE");
    return team;
}

bool team_is_valid(shmem_team_t handle)
{
    return job.n_pes != 0 && handle_look_up(HANDLE_TEAM, (uintptr_t)handle) != NULL;
}

int team_get_config(const char *routine, shmem_team_t handle, long mask,
                    shmem_team_config_t *config)
{
    const struct team *team = team_from_handle(routine, handle);
    if (team == NULL)
        return -1;
    if ((mask & SHMEM_TEAM_NUM_CONTEXTS) == 0)
        return 0;
    if (config == NULL)
        report_fatal(routine, "config is a null pointer, but config_mask contains "
                              "SHMEM_TEAM_NUM_CONTEXTS: expected a configuration");
    config->num_contexts = team->config.num_contexts;
    return 0;
}

int team_my_pe(const char *routine, shmem_team_t handle)
{
    const struct team *team = team_from_handle(routine, handle);
    return team == NULL ? -1 : team->my_pe;
}

int team_n_pes(const char *routine, shmem_team_t handle)
{
    const struct team *team = team_from_handle(routine, handle);
    return team == NULL ? -1 : team->members.size;
}

int team_translate_pe(const char *routine, shmem_team_t source, int pe, shmem_team_t dest)
{
    const struct team *from = team_from_handle(routine, source);
    const struct team *to = team_from_handle(routine, dest);
    if (from == NULL || to == NULL || (unsigned)pe >= (unsigned)from->members.size)
        return -1;
    return rank_map_member(&to->members, team_world_pe(from, pe));
}

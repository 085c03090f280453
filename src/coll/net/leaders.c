#include "leaders.h"

#include <stdlib.h>

#include "backend.h"
#include "base/assert.h"
#include "base/environment.h"
#include "base/report.h"
#include "net/wire.h"
#include "shm/node.h"

/* First MPI tags of two ranges: one for teams, one for active sets. */
enum { FIRST_TAG = TAG_COLLECTIVE, FIRST_ACTIVE_SET_TAG = FIRST_TAG + ALGORITHMS_TAGS_MAX };
_Static_assert(FIRST_ACTIVE_SET_TAG + ALGORITHMS_TAGS_MAX <= BACKEND_TAGS,
               "every MPI has these tags");

/* Hash function: every bit of the result depends on all bits of `number`. */
static uint64_t leaders_mix_bits(uint64_t number)
{
    number = (number ^ number >> 31) * 0x9E3779B97F4A7C15u;
    return (number ^ number >> 29) * 0xD1B54A32D192ED03u;
}

uint64_t leaders_id_of_split(uint64_t parent, uint64_t counter)
{
    return (leaders_mix_bits(parent) & 0xFFFFFFFF00000000u) | (uint32_t)counter;
}

/* A team that is created from an MPI communicator has no parent team. The function uses ~first in
 * place of the parent's id, because no team has this id. */
uint64_t leaders_id_of_comm(int first, uint64_t counter)
{
    return leaders_id_of_split(~(uint64_t)first, counter);
}

/* Active sets with the same PEs get different tags if their pSync arrays are adjacent in memory:
 * the id contains the position of the array in units of SHMEM_SYNC_SIZE elements. */
uint64_t leaders_id_of_set(int start, int log_stride, int size, uint64_t p_sync)
{
    uint64_t set = leaders_mix_bits((uint64_t)start << 32 | (uint32_t)size) + (uint64_t)log_stride;
    return leaders_mix_bits(set) + p_sync / (SHMEM_SYNC_SIZE * sizeof(long));
}

int leaders_tag(const struct team *team)
{
    int first = team_is_active_set(team) ? FIRST_ACTIVE_SET_TAG : FIRST_TAG;
    return first + (int)(((team->id >> 32) + (uint32_t)team->id) % environment.algorithms.tags);
}

/* Sets leaders->pes, leaders->count and leaders->my_rank. The leader of a node is the first member
 * on this node in team order. */
static void leaders_list_leaders(const char *routine, struct leaders *leaders)
{
    const struct team *team = leaders->team;
    int most = team->members.size < node.count ? team->members.size : node.count;
    leaders->pes = report_require_memory(routine, calloc((size_t)most, sizeof *leaders->pes));
    bool *seen = report_require_memory(routine, calloc((size_t)node.count, sizeof *seen));
    leaders->pes[0] = team->members.start;
    leaders->count = 1;
    seen[node_of_pe(team->members.start)] = true;
    for (int i = 1; i < team->members.size && leaders->count < most; i++) {
        int pe = team_world_pe(team, i);
        if (!seen[node_of_pe(pe)])
            leaders->pes[leaders->count++] = pe;
        seen[node_of_pe(pe)] = true;
    }
    free(seen);
    leaders->my_rank = leaders_rank_of(leaders, team->my_pe);
    ASSERT(leaders->pes[leaders->my_rank] == job.me);
}

int leaders_rank_of(const struct leaders *leaders, int member)
{
    int number = node_of_pe(team_world_pe(leaders->team, member));
    int leader_rank = 0;
    while (node_of_pe(leaders->pes[leader_rank]) != number)
        leader_rank++;
    return leader_rank;
}

struct leaders *leaders_enter(const char *routine, struct team *team)
{
    struct leaders *leaders = team->leaders;
    ASSERT(team->local_rank == 0 && team_spans_nodes(team));
    if (LIKELY(leaders != NULL))
        return leaders;
    leaders = report_require_memory(routine, calloc(1, sizeof *leaders));
    leaders->team = team;
    leaders->tag = leaders_tag(team);
    leaders_list_leaders(routine, leaders);
    team->leaders = leaders;
    return leaders;
}

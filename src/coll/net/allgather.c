#include "allgather.h"

#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "base/environment.h"
#include "base/report.h"

static void *allgather_allocate_scratch(const char *routine, size_t bytes)
{
    return report_require_memory(routine, malloc(bytes != 0 ? bytes : 1));
}

static size_t allgather_block_bytes(const struct allgather *allgather, int member)
{
    const struct allgather_plan *plan = &allgather->plan;
    return plan->blocks != NULL ? plan->blocks[member] : plan->block;
}

static size_t allgather_chunk_bytes(const struct allgather *allgather, int member)
{
    size_t block = allgather_block_bytes(allgather, member);
    if (block <= allgather->begin)
        return 0;
    size_t rest = block - allgather->begin;
    return rest < allgather->step ? rest : allgather->step;
}

static size_t *allgather_length_for(const struct allgather *allgather, size_t *by_leader,
                                    int member)
{
    int pe = team_world_pe(allgather->leaders->team, member);
    return &by_leader[allgather->rank_of_node[node_of_pe(pe)]];
}

void allgather_begin(const char *routine, struct allgather *allgather, struct leaders *leaders,
                     const struct allgather_plan *plan)
{
    size_t count = (size_t)leaders->count;
    *allgather = (struct allgather){
        .routine = routine,
        .leaders = leaders,
        .plan = *plan,
        .rank_of_node = allgather_allocate_scratch(routine, (size_t)node.count * sizeof(int)),
        .lengths = allgather_allocate_scratch(routine, count * sizeof(size_t)),
        .ends = allgather_allocate_scratch(routine, count * sizeof(size_t)),
    };
    for (int i = 0; i < leaders->count; i++)
        allgather->rank_of_node[node_of_pe(leaders->pes[i])] = i;
}

/* Returns how many bytes of each block are in the next batch, or 0 if no bytes are left. */
static size_t allgather_batch_bytes(const struct allgather *allgather)
{
    size_t members = 0, longest = 0, granularity = allgather->plan.granularity;
    for (int i = 0; i < allgather->leaders->team->members.size; i++) {
        size_t block = allgather_block_bytes(allgather, i);
        members += block > allgather->begin;
        longest = block > longest ? block : longest;
    }
    if (members == 0)
        return 0;
    size_t share = environment.algorithms.batch_bytes / members / granularity * granularity;
    size_t rest = longest - allgather->begin;
    share = share > granularity ? share : granularity;
    return share < rest ? share : rest;
}

/* Sets allgather->lengths and allgather->ends for the current batch. Returns the total length of
 * the batch in bytes. */
static size_t allgather_measure_batch(struct allgather *allgather)
{
    const struct leaders *leaders = allgather->leaders;
    size_t total = 0;
    memset(allgather->lengths, 0, (size_t)leaders->count * sizeof(size_t));
    for (int i = 0; i < leaders->team->members.size; i++)
        *allgather_length_for(allgather, allgather->lengths, i) +=
            allgather_chunk_bytes(allgather, i);
    for (int i = 0; i < leaders->count; total += allgather->lengths[i++])
        allgather->ends[i] = total;
    return total;
}

static void allgather_copy_into_batch(struct allgather *allgather)
{
    const struct team *team = allgather->leaders->team;
    char *end = allgather_allocate_scratch(allgather->routine,
                                           allgather->lengths[allgather->leaders->my_rank]);
    allgather->packed = end;
    for (int local = 0; local < team->local_size; local++) {
        size_t bytes = allgather_chunk_bytes(allgather, team_local_member(team, local));
        if (bytes != 0)
            memcpy(end, allgather->plan.sources[local] + allgather->begin, bytes);
        end += bytes;
    }
}

static void allgather_free_batch(struct allgather *allgather)
{
    free(allgather->packed);
    free(allgather->gathered);
    allgather->packed = allgather->gathered = NULL;
}

/* Returns true if the team members are sorted by node, in the order of the nodes' leader ranks. The
 * data of all leaders, in the order of leader ranks, are then already in member order. */
static bool allgather_is_in_order(const struct allgather *allgather)
{
    const struct team *team = allgather->leaders->team;
    int leader_rank = 0;
    for (int i = 0; i < team->members.size; i++) {
        int next = allgather->rank_of_node[node_of_pe(team_world_pe(team, i))];
        if (next < leader_rank)
            return false;
        leader_rank = next;
    }
    return true;
}

bool allgather_directly(struct allgather *allgather, char *dest)
{
    struct leaders *leaders = allgather->leaders;
    allgather->step = SIZE_MAX;
    size_t total = allgather_measure_batch(allgather);
    if (total > BACKEND_MESSAGE_MAX || !allgather_is_in_order(allgather)) {
        allgather->step = 0;
        return false;
    }
    if (total == 0)
        return true;
    const char *packed = allgather->plan.sources[0];
    if (leaders->team->local_size > 1) {
        allgather_copy_into_batch(allgather);
        packed = allgather->packed;
    }
    leader_coll_allgather(allgather->routine, leaders, packed, dest, allgather->lengths);
    return true;
}

bool allgather_pack_batch(struct allgather *allgather)
{
    allgather->begin += allgather->step;
    allgather->step = allgather_batch_bytes(allgather);
    if (allgather->step == 0)
        return false;
    allgather_free_batch(allgather);
    size_t total = allgather_measure_batch(allgather);
    allgather->gathered = allgather_allocate_scratch(allgather->routine, total);
    allgather_copy_into_batch(allgather);
    return true;
}

bool allgather_next_batch(struct allgather *allgather)
{
    if (!allgather_pack_batch(allgather))
        return false;
    leader_coll_allgather(allgather->routine, allgather->leaders, allgather->packed,
                          allgather->gathered, allgather->lengths);
    return true;
}

struct allgather_chunk allgather_next_chunk(struct allgather *allgather, int member)
{
    size_t *end = allgather_length_for(allgather, allgather->ends, member);
    struct allgather_chunk chunk = {allgather->gathered + *end, allgather->begin,
                                    allgather_chunk_bytes(allgather, member)};
    *end += chunk.bytes;
    return chunk;
}

void allgather_end(struct allgather *allgather)
{
    allgather_free_batch(allgather);
    free(allgather->rank_of_node);
    free(allgather->lengths);
    free(allgather->ends);
}

#include "gathering.h"

#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "base/environment.h"
#include "base/report.h"

static void *allocate_scratch(const char *routine, size_t bytes)
{
    return report_require_memory(routine, malloc(bytes != 0 ? bytes : 1));
}

static size_t block_of(const struct gathering *gathering, int member)
{
    const struct gathering_plan *plan = &gathering->plan;
    return plan->blocks != NULL ? plan->blocks[member] : plan->block;
}

static size_t piece_length(const struct gathering *gathering, int member)
{
    size_t block = block_of(gathering, member);
    if (block <= gathering->begin)
        return 0;
    size_t rest = block - gathering->begin;
    return rest < gathering->step ? rest : gathering->step;
}

static size_t *length_for(const struct gathering *gathering, size_t *by_leader, int member)
{
    int pe = team_world_pe(gathering->leaders->team, member);
    return &by_leader[gathering->place_of_node[node_number_of(pe)]];
}

void gathering_begin(const char *routine, struct gathering *gathering, struct leaders *leaders,
                     const struct gathering_plan *plan)
{
    size_t count = (size_t)leaders->count;
    *gathering = (struct gathering){
        .routine = routine,
        .leaders = leaders,
        .plan = *plan,
        .place_of_node = allocate_scratch(routine, (size_t)node.count * sizeof(int)),
        .lengths = allocate_scratch(routine, count * sizeof(size_t)),
        .ends = allocate_scratch(routine, count * sizeof(size_t)),
    };
    for (int i = 0; i < leaders->count; i++)
        gathering->place_of_node[node_number_of(leaders->pes[i])] = i;
}

/* How much of each block that is left makes a stretch; 0 if nothing is left. */
static size_t next_step(const struct gathering *gathering)
{
    size_t members = 0, longest = 0, unit = gathering->plan.unit;
    for (int i = 0; i < gathering->leaders->team->members.size; i++) {
        size_t block = block_of(gathering, i);
        members += block > gathering->begin;
        longest = block > longest ? block : longest;
    }
    if (members == 0)
        return 0;
    size_t share = environment.algorithms.stretch / members / unit * unit;
    size_t rest = longest - gathering->begin;
    share = share > unit ? share : unit;
    return share < rest ? share : rest;
}

/* Bytes of the stretch by leader, and together. */
static size_t measure_gathering(struct gathering *gathering)
{
    const struct leaders *leaders = gathering->leaders;
    size_t total = 0;
    memset(gathering->lengths, 0, (size_t)leaders->count * sizeof(size_t));
    for (int i = 0; i < leaders->team->members.size; i++)
        *length_for(gathering, gathering->lengths, i) += piece_length(gathering, i);
    for (int i = 0; i < leaders->count; total += gathering->lengths[i++])
        gathering->ends[i] = total;
    return total;
}

static void pack_gathering(struct gathering *gathering)
{
    const struct team *team = gathering->leaders->team;
    char *end = allocate_scratch(gathering->routine, gathering->lengths[gathering->leaders->mine]);
    gathering->mine = end;
    for (int local = 0; local < team->local_size; local++) {
        size_t bytes = piece_length(gathering, team_local_member(team, local));
        if (bytes != 0)
            memcpy(end, gathering->plan.sources[local] + gathering->begin, bytes);
        end += bytes;
    }
}

static void free_stretch(struct gathering *gathering)
{
    free(gathering->mine);
    free(gathering->all);
    gathering->mine = gathering->all = NULL;
}

/* Whether the members of each node stand behind each other, and the nodes like their leaders. */
static bool is_in_order(const struct gathering *gathering)
{
    const struct team *team = gathering->leaders->team;
    int place = 0;
    for (int i = 0; i < team->members.size; i++) {
        int next = gathering->place_of_node[node_number_of(team_world_pe(team, i))];
        if (next < place)
            return false;
        place = next;
    }
    return true;
}

bool gathering_at_once(struct gathering *gathering, char *dest)
{
    struct leaders *leaders = gathering->leaders;
    gathering->step = SIZE_MAX;
    size_t total = measure_gathering(gathering);
    if (total > BACKEND_MESSAGE_MOST || !is_in_order(gathering)) {
        gathering->step = 0;
        return false;
    }
    if (total == 0)
        return true;
    const char *mine = gathering->plan.sources[0];
    if (leaders->team->local_size > 1) {
        pack_gathering(gathering);
        mine = gathering->mine;
    }
    leaders_gather(gathering->routine, leaders, mine, dest, gathering->lengths);
    return true;
}

bool gathering_prepare(struct gathering *gathering)
{
    gathering->begin += gathering->step;
    gathering->step = next_step(gathering);
    if (gathering->step == 0)
        return false;
    free_stretch(gathering);
    size_t total = measure_gathering(gathering);
    gathering->all = allocate_scratch(gathering->routine, total);
    pack_gathering(gathering);
    return true;
}

bool gathering_next(struct gathering *gathering)
{
    if (!gathering_prepare(gathering))
        return false;
    leaders_gather(gathering->routine, gathering->leaders, gathering->mine, gathering->all,
                   gathering->lengths);
    return true;
}

struct piece gathering_piece(struct gathering *gathering, int member)
{
    size_t *end = length_for(gathering, gathering->ends, member);
    struct piece piece = {gathering->all + *end, gathering->begin, piece_length(gathering, member)};
    *end += piece.bytes;
    return piece;
}

void gathering_end(struct gathering *gathering)
{
    free_stretch(gathering);
    free(gathering->place_of_node);
    free(gathering->lengths);
    free(gathering->ends);
}

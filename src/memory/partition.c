#include "partition.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/assert.h"

/* What is divided, and by what. */
struct division {
    struct introduction *pes;
    int n_pes, way;
    size_t node_size;
};

/* A node that was met: its first PE, and how many PEs it has; 0 for none. */
struct met {
    int first, size;
};

/* All that were met, found by what they are known by: at most half full, a power of two. */
struct table {
    struct met *nodes;
    size_t room;
};

static uint32_t scope_of(const struct introduction *pe, int way)
{
    switch (way) {
    case SHARE_PROC:
        return pe->processes;
    case SHARE_SOCKET:
        return pe->network;
    default:
        return pe->shm;
    }
}

static size_t group_of(const struct division *division, int pe)
{
    return division->node_size == 0 ? 0 : (size_t)pe / division->node_size;
}

static bool live_together(const struct division *division, int one, int other)
{
    const struct introduction *left = &division->pes[one], *right = &division->pes[other];
    return left->machine == right->machine &&
           scope_of(left, division->way) == scope_of(right, division->way) &&
           group_of(division, one) == group_of(division, other);
}

/* Neighbours in any of the three numbers come far apart. */
static size_t table_place(const struct division *division, int pe, size_t room)
{
    const struct introduction *one = &division->pes[pe];
    uint64_t number = one->machine ^ scope_of(one, division->way) * UINT64_C(0x9E3779B97F4A7C15) ^
                      group_of(division, pe) * UINT64_C(0xD1B54A32D192ED03);
    number = (number ^ number >> 31) * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(number ^ number >> 29) & (room - 1);
}

/* The node of a PE, or the empty place where it is to be. */
static struct met *find_met(const struct division *division, const struct table *table, int pe)
{
    size_t at = table_place(division, pe, table->room);
    while (table->nodes[at].size != 0 && !live_together(division, table->nodes[at].first, pe))
        at = (at + 1) & (table->room - 1);
    return &table->nodes[at];
}

static bool grow(const struct division *division, struct table *table)
{
    struct table larger = {.room = table->room == 0 ? 64 : 2 * table->room};
    larger.nodes = calloc(larger.room, sizeof *larger.nodes);
    if (larger.nodes == NULL)
        return false;
    for (size_t i = 0; i < table->room; i++)
        if (table->nodes[i].size != 0)
            *find_met(division, &larger, table->nodes[i].first) = table->nodes[i];
    free(table->nodes);
    *table = larger;
    return true;
}

static void count_into_node(const struct division *division, struct partition *partition,
                            const struct table *table, int pe)
{
    struct met *node = find_met(division, table, pe);
    bool is_first = node->size++ == 0;
    if (is_first)
        node->first = pe;
    division->pes[pe].node = is_first ? partition->count++ : division->pes[node->first].node;
    if (node->size > partition->largest)
        partition->largest = node->size;
}

static bool divide(const struct division *division, struct partition *partition)
{
    struct table table = {NULL, 0};
    bool well = true;
    for (int pe = 0; pe < division->n_pes && well; pe++) {
        if ((size_t)partition->count * 2 >= table.room)
            well = grow(division, &table);
        if (well)
            count_into_node(division, partition, &table, pe);
    }
    free(table.nodes);
    return well;
}

static void leave_alone(struct introduction *pes, int n_pes)
{
    for (int pe = 0; pe < n_pes; pe++)
        pes[pe].node = pe;
}

bool partition_divide(struct partition *partition, struct introduction *pes, int n_pes, int way,
                      size_t node_size)
{
    *partition = (struct partition){.way = way};
    if (way != PARTITION_ALONE)
        return divide(&(struct division){pes, n_pes, way, node_size}, partition);
    leave_alone(pes, n_pes);
    partition->count = n_pes;
    partition->largest = 1;
    return true;
}

/* Few nodes come first, then the ways in their order. */
static int compare_plans(const void *left, const void *right)
{
    const struct partition *one = left, *other = right;
    return one->count != other->count ? one->count - other->count : one->way - other->way;
}

int partition_plan(struct partition plans[PARTITION_PLANS], struct introduction *pes, int n_pes,
                   int share, size_t node_size)
{
    int n_plans = 0;
    for (int way = SHARE_PROC; way <= PARTITION_ALONE; way++) {
        if (share != SHARE_AUTO && share != way)
            continue;
        if (!partition_divide(&plans[n_plans++], pes, n_pes, way, node_size))
            return 0;
    }
    ASSERT(n_plans > 0);
    qsort(plans, (size_t)n_plans, sizeof *plans, compare_plans);
    return n_plans;
}

const char *partition_way_name(int way)
{
    static const char *const names[] = {[SHARE_PROC] = "/proc/PID/fd",
                                        [SHARE_SOCKET] = "a socket",
                                        [SHARE_SHM] = "a large enough /dev/shm",
                                        [PARTITION_ALONE] = "nothing"};
    return names[way];
}

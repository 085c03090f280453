#include "partition.h"

#include <stdlib.h>

#include "base/assert.h"

/* A PE, by what its node is known by: equal for the PEs of one node. */
struct member {
    uint64_t machine, scope;
    size_t group;
    int pe;
};

static uint64_t scope_of(const struct locality *locality, int way, int pe)
{
    switch (way) {
    case SHARE_PROC:
        return locality->processes;
    case SHARE_SOCKET:
        return locality->network;
    case SHARE_SHM:
        return locality->shm;
    default:
        return (uint64_t)pe;
    }
}

static int compare_nodes(const struct member *left, const struct member *right)
{
    if (left->machine != right->machine)
        return left->machine < right->machine ? -1 : 1;
    if (left->scope != right->scope)
        return left->scope < right->scope ? -1 : 1;
    return (left->group > right->group) - (left->group < right->group);
}

static int compare_members(const void *left, const void *right)
{
    const struct member *one = left, *other = right;
    int nodes = compare_nodes(one, other);
    return nodes != 0 ? nodes : (one->pe > other->pe) - (one->pe < other->pe);
}

/* Each PE's node by the number of its first PE; the size of the largest. */
static int name_nodes(int *of, const struct member *members, int n_pes)
{
    int largest = 0;
    for (int i = 0, first = 0; i < n_pes; i++) {
        if (compare_nodes(&members[first], &members[i]) != 0)
            first = i;
        of[members[i].pe] = members[first].pe;
        if (i - first + 1 > largest)
            largest = i - first + 1;
    }
    return largest;
}

/* From the numbers of first PEs to numbers of nodes; how many there are. */
static int number_nodes(int *of, int n_pes)
{
    int count = 0;
    for (int pe = 0; pe < n_pes; pe++) {
        ASSERT(of[pe] >= 0 && of[pe] <= pe); /* so its node has its number already */
        of[pe] = of[pe] == pe ? count++ : of[of[pe]];
    }
    return count;
}

bool partition_divide(struct partition *partition, const struct locality *pes, int n_pes, int way,
                      size_t node_size)
{
    struct member *members = malloc((size_t)n_pes * sizeof *members);
    int *of = malloc((size_t)n_pes * sizeof *of);
    if (members == NULL || of == NULL) {
        free(members);
        free(of);
        return false;
    }
    for (int pe = 0; pe < n_pes; pe++)
        members[pe] = (struct member){pes[pe].machine, scope_of(&pes[pe], way, pe),
                                      node_size == 0 ? 0 : (size_t)pe / node_size, pe};
    qsort(members, (size_t)n_pes, sizeof *members, compare_members);
    *partition = (struct partition){.way = way, .of = of};
    partition->largest = name_nodes(of, members, n_pes);
    partition->count = number_nodes(of, n_pes);
    free(members);
    return true;
}

/* Few nodes come first, then the ways in their order. */
static int compare_plans(const void *left, const void *right)
{
    const struct partition *one = left, *other = right;
    return one->count != other->count ? one->count - other->count : one->way - other->way;
}

int partition_plan(struct partition plans[PARTITION_PLANS], const struct locality *pes, int n_pes,
                   int share, size_t node_size)
{
    int n_plans = 0;
    for (int way = SHARE_PROC; way <= PARTITION_ALONE; way++) {
        if (share != SHARE_AUTO && share != way)
            continue;
        if (!partition_divide(&plans[n_plans], pes, n_pes, way, node_size)) {
            partition_free(plans, n_plans);
            return 0;
        }
        n_plans++;
    }
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

void partition_free(struct partition plans[], int n_plans)
{
    for (int i = 0; i < n_plans; i++)
        free(plans[i].of);
}

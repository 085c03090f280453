#include "discovery.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/assert.h"

/* Parameters of discovery_partition, which divides the PEs of the job into nodes. */
struct partitioning {
    struct bootstrap_record *pes;
    int n_pes, method;
    size_t node_size;
};

/* A node that was found: its first PE, and the number of its PEs. An entry with size 0 is unused.
 */
struct known_node {
    int first, size;
};

/* Hash table of the nodes that were found. The capacity is a power of two, and at most half of the
 * entries are used. */
struct node_table {
    struct known_node *nodes;
    size_t capacity;
};

/* Returns the identity of the namespace or file system through which the PE shares memory by this
 * method (SHARE_PROC, SHARE_SOCKET or SHARE_SHM). */
static uint32_t discovery_scope_of(const struct bootstrap_record *pe, int method)
{
    switch (method) {
    case SHARE_PROC:
        return pe->processes;
    case SHARE_SOCKET:
        return pe->network;
    default:
        return pe->shm;
    }
}

static size_t discovery_virtual_node_of(const struct partitioning *partitioning, int pe)
{
    return partitioning->node_size == 0 ? 0 : (size_t)pe / partitioning->node_size;
}

/* Returns true if the two PEs belong to one node. */
static bool discovery_share_node(const struct partitioning *partitioning, int one, int other)
{
    const struct bootstrap_record *left = &partitioning->pes[one],
                                  *right = &partitioning->pes[other];
    return left->machine == right->machine &&
           discovery_scope_of(left, partitioning->method) ==
               discovery_scope_of(right, partitioning->method) &&
           discovery_virtual_node_of(partitioning, one) ==
               discovery_virtual_node_of(partitioning, other);
}

/* Returns a table index computed from the three numbers that identify the PE's node: machine,
 * namespace or file system, and virtual node. Consecutive numbers get distant indices. */
static size_t discovery_table_index(const struct partitioning *partitioning, int pe,
                                    size_t capacity)
{
    const struct bootstrap_record *one = &partitioning->pes[pe];
    uint64_t number = one->machine ^
                      discovery_scope_of(one, partitioning->method) * UINT64_C(0x9E3779B97F4A7C15) ^
                      discovery_virtual_node_of(partitioning, pe) * UINT64_C(0xD1B54A32D192ED03);
    number = (number ^ number >> 31) * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(number ^ number >> 29) & (capacity - 1);
}

/* Returns the entry of the PE's node, or the unused entry where it is to be inserted. */
static struct known_node *discovery_find_node_entry(const struct partitioning *partitioning,
                                                    const struct node_table *node_table, int pe)
{
    size_t at = discovery_table_index(partitioning, pe, node_table->capacity);
    while (node_table->nodes[at].size != 0 &&
           !discovery_share_node(partitioning, node_table->nodes[at].first, pe))
        at = (at + 1) & (node_table->capacity - 1);
    return &node_table->nodes[at];
}

static bool discovery_grow_table(const struct partitioning *partitioning,
                                 struct node_table *node_table)
{
    struct node_table larger = {.capacity =
                                    node_table->capacity == 0 ? 64 : 2 * node_table->capacity};
    larger.nodes = calloc(larger.capacity, sizeof *larger.nodes);
    if (larger.nodes == NULL)
        return false;
    for (size_t i = 0; i < node_table->capacity; i++)
        if (node_table->nodes[i].size != 0)
            *discovery_find_node_entry(partitioning, &larger, node_table->nodes[i].first) =
                node_table->nodes[i];
    free(node_table->nodes);
    *node_table = larger;
    return true;
}

/* Adds the PE to its node, or to a new node if it is the first PE of the node. */
static void discovery_count_into_node(const struct partitioning *partitioning,
                                      struct partition *partition,
                                      const struct node_table *node_table, int pe)
{
    struct known_node *node = discovery_find_node_entry(partitioning, node_table, pe);
    bool is_first = node->size++ == 0;
    if (is_first)
        node->first = pe;
    partitioning->pes[pe].node =
        is_first ? partition->count++ : partitioning->pes[node->first].node;
    if (node->size > partition->largest)
        partition->largest = node->size;
}

static bool discovery_partition_pes(const struct partitioning *partitioning,
                                    struct partition *partition)
{
    struct node_table node_table = {NULL, 0};
    bool well = true;
    for (int pe = 0; pe < partitioning->n_pes && well; pe++) {
        if ((size_t)partition->count * 2 >= node_table.capacity)
            well = discovery_grow_table(partitioning, &node_table);
        if (well)
            discovery_count_into_node(partitioning, partition, &node_table, pe);
    }
    free(node_table.nodes);
    return well;
}

static void discovery_separate_all(struct bootstrap_record *pes, int n_pes)
{
    for (int pe = 0; pe < n_pes; pe++)
        pes[pe].node = pe;
}

bool discovery_partition(struct partition *partition, struct bootstrap_record *pes, int n_pes,
                         int method, size_t node_size)
{
    *partition = (struct partition){.method = method};
    if (method != DISCOVERY_ALONE)
        return discovery_partition_pes(&(struct partitioning){pes, n_pes, method, node_size},
                                       partition);
    discovery_separate_all(pes, n_pes);
    partition->count = n_pes;
    partition->largest = 1;
    return true;
}

/* Comparison function for qsort. The partition with fewer nodes comes first. With equal numbers of
 * nodes, the order of the methods decides. */
static int discovery_compare_candidates(const void *left, const void *right)
{
    const struct partition *one = left, *other = right;
    return one->count != other->count ? one->count - other->count : one->method - other->method;
}

int discovery_candidates(struct partition candidates[DISCOVERY_CANDIDATES],
                         struct bootstrap_record *pes, int n_pes, int share, size_t node_size)
{
    int n_candidates = 0;
    for (int method = SHARE_PROC; method <= DISCOVERY_ALONE; method++) {
        if (share != SHARE_AUTO && share != method)
            continue;
        if (!discovery_partition(&candidates[n_candidates++], pes, n_pes, method, node_size))
            return 0;
    }
    ASSERT(n_candidates > 0);
    qsort(candidates, (size_t)n_candidates, sizeof *candidates, discovery_compare_candidates);
    return n_candidates;
}

const char *discovery_method_name(int method)
{
    static const char *const names[] = {[SHARE_PROC] = "/proc/PID/fd",
                                        [SHARE_SOCKET] = "a socket",
                                        [SHARE_SHM] = "a large enough /dev/shm",
                                        [DISCOVERY_ALONE] = "nothing"};
    return names[method];
}

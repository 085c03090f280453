#include "node.h"

#include <stdlib.h>

#include "base/report.h"
#include "bootstrap.h"
#include "discovery.h"

/* ---- PEs of this node ---- */

struct node node;
struct near node_near, node_near_atomic;
char *node_files, *node_controls, *node_near_controls;
size_t node_file_stride, node_control_stride;

int node_rank_of(int world_pe)
{
    int low = 0, high = node.n_pes - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (node.pes[middle] == world_pe)
            return middle;
        if (node.pes[middle] < world_pe)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

/* Returns the longest range of consecutive PE numbers of this node that contains this PE. */
static struct near node_find_near_run(void)
{
    int first = node.rank, count = 1;
    for (; first > 0 && node.pes[first - 1] == node.pes[first] - 1; first--)
        count++;
    for (; first + count < node.n_pes && node.pes[first + count] == node.pes[first] + count;)
        count++;
    return (struct near){node.pes[first], (unsigned)count, (unsigned)count};
}

/* Returns the number of PEs of each node if all nodes are blocks of consecutive PEs with equal
 * length, where the last block may be shorter. Otherwise returns 0. */
static int node_find_block_length(const struct partition *partition,
                                  const struct bootstrap_record *all)
{
    for (int pe = 0; pe < job.n_pes; pe++)
        if (all[pe].node != pe / partition->largest)
            return 0;
    return partition->largest;
}

void node_form(const char *routine, const struct partition *partition,
               const struct bootstrap_record *all)
{
    int *pes = report_require_memory(routine, calloc((size_t)partition->largest, sizeof *pes));
    int n_pes = 0;
    node.number = all[job.me].node;
    node.rank = 0;
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (pe == job.me)
            node.rank = n_pes;
        if (all[pe].node == node.number)
            pes[n_pes++] = pe;
    }
    ASSERT(n_pes <= partition->largest && pes[node.rank] == job.me);
    node.n_pes = n_pes;
    node.pes = pes;
    node.count = partition->count;
    node.block = node_find_block_length(partition, all);
    node_near = node_near_atomic = node_find_near_run();
}

bool node_needs_table(void)
{
    return node.block == 0;
}

void node_set_table(const int *of)
{
    node.node_of = of;
    ASSERT(node_has(job.me));
}

void node_dissolve(void)
{
    node_files = node_controls = node_near_controls = NULL;
    node_file_stride = node_control_stride = 0;
    free((void *)node.pes);
    node.pes = node.node_of = NULL;
    node_near = node_near_atomic = (struct near){0};
}

void node_limit_near(bool direct, bool direct_atomics)
{
    if (!direct)
        node_near.count = 0;
    if (!direct_atomics)
        node_near_atomic.count = 0;
    node_near.read_count = node_near_atomic.read_count = 0;
}

void node_set_files(char *files, size_t stride)
{
    ASSERT(stride >= sizeof(struct control));
    node_files = files;
    node_file_stride = stride;
}

void node_set_controls(char *controls, size_t stride)
{
    ASSERT(stride >= sizeof(struct control) && stride % _Alignof(struct control) == 0);
    node_controls = controls;
    node_control_stride = stride;
    uintptr_t first = (uintptr_t)node_rank_of(node_near.first) - (uintptr_t)node_near.first;
    node_near_controls = (char *)((uintptr_t)controls + first * stride);
}

/* ---- Arena ---- */

size_t arena_take(const char *routine, int rank, size_t bytes)
{
    size_t taken = layout_round_up(bytes, 64);
    size_t capacity = arena_locks_offset() - sizeof(struct control);
    uint64_t before = __atomic_fetch_add(&node_control(rank)->arena_used, taken, __ATOMIC_RELAXED);
    ASSERT(before % 64 == 0);
    if (before + taken > capacity)
        report_fatal(routine,
                     "the internal memory of the library on PE %d is exhausted (%zu bytes): "
                     "destroy unused teams, or use fewer active sets",
                     node.pes[rank], capacity);
    return sizeof(struct control) + before;
}

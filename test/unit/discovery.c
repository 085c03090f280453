/*
 * Tests the division of a job's PEs into nodes for different jobs: one host, several hosts,
 * containers.
 */
#include "shm/discovery.h"

#include <stdlib.h>

#include "unit.h"

enum { PES_MAX = 128 };

static struct bootstrap_record pes[PES_MAX];

/* Places PE p on machine p / block % machines. The PEs of a machine share all namespaces. */
static void place(int n_pes, int block, int machines)
{
    for (int pe = 0; pe < n_pes; pe++) {
        uint64_t machine = 1 + (uint64_t)(pe / block % machines);
        /* Equal namespace numbers on different machines must not count as equal. */
        pes[pe] = (struct bootstrap_record){
            .machine = 0xfeedface00000000u * machine, .processes = 7, .network = 8, .shm = 9};
    }
}

/* Checks the node of each PE, given as a text such as "0 0 1 1", and the totals of the
 * partition. */
static void check_division(int n_pes, int method, size_t node_size, const char *nodes)
{
    struct partition partition;
    char text[4 * PES_MAX] = "";
    int sizes[PES_MAX] = {0}, count = 0, largest = 0, used = 0;

    if (!CHECK(discovery_partition(&partition, pes, n_pes, method, node_size)))
        return;
    for (int pe = 0; pe < n_pes; pe++) {
        int of = pes[pe].node;
        used += snprintf(text + used, sizeof text - (size_t)used, "%s%d", pe > 0 ? " " : "", of);
        if (!CHECK(of >= 0 && of < n_pes && of <= count))
            break;
        if (++sizes[of] > largest)
            largest = sizes[of];
        if (of == count)
            count++;
    }
    if (nodes != NULL)
        CHECK_TEXT(text, nodes);
    CHECK_SIZE((size_t)partition.count, (size_t)count);
    CHECK_SIZE((size_t)partition.largest, (size_t)largest);
    CHECK(partition.method == method);
}

static void check_all_ways(int n_pes, size_t node_size, const char *nodes)
{
    for (int method = SHARE_PROC; method <= SHARE_SHM; method++)
        check_division(n_pes, method, node_size, nodes);
}

static void each_host_is_one_node(void)
{
    place(1, 1, 1);
    check_all_ways(1, 0, "0");
    place(4, 4, 1);
    check_all_ways(4, 0, "0 0 0 0");
    place(4, 2, 2);
    check_all_ways(4, 0, "0 0 1 1");
    place(6, 1, 2);
    check_all_ways(6, 0, "0 1 0 1 0 1");
    place(7, 2, 3);
    check_all_ways(7, 0, "0 0 1 1 2 2 0");
    place(4, 1, 4);
    check_all_ways(4, 0, "0 1 2 3");
}

static void node_size_limits_the_pes_of_a_node(void)
{
    place(5, 5, 1);
    check_all_ways(5, 1, "0 1 2 3 4");
    check_all_ways(5, 2, "0 0 1 1 2");
    check_all_ways(5, 3, "0 0 0 1 1");
    check_all_ways(5, 5, "0 0 0 0 0");
    check_all_ways(5, 1000000000, "0 0 0 0 0");
    /* Groups of ISTHMUS_NODE_SIZE consist of consecutive PE numbers of the job, and hosts divide
     * them further. */
    place(6, 3, 2);
    check_all_ways(6, 2, "0 0 1 2 3 3");
    place(6, 1, 2);
    check_all_ways(6, 4, "0 1 0 1 2 3");
    check_division(3, DISCOVERY_ALONE, 2, "0 1 2");
}

/* Each node is a block of consecutive PEs with the length of the others. */
static void totals_match_the_nodes_of_many_pes(void)
{
    for (int block = 1; block <= PES_MAX; block *= 2) {
        place(PES_MAX, block, PES_MAX / block);
        struct partition partition;
        if (!CHECK(discovery_partition(&partition, pes, PES_MAX, SHARE_PROC, 0)))
            return;
        for (int pe = 0; pe < PES_MAX; pe++)
            CHECK(pes[pe].node == pe / block);
        CHECK_SIZE((size_t)partition.count, (size_t)(PES_MAX / block));
        CHECK_SIZE((size_t)partition.largest, (size_t)block);
    }
    uint64_t state = 1;
    for (int round = 0; round < 200; round++) {
        int n_pes = 1 + (int)(unit_random(&state) % PES_MAX);
        for (int pe = 0; pe < n_pes; pe++)
            pes[pe] = (struct bootstrap_record){.machine = unit_random(&state) % 3,
                                                .processes = (uint32_t)unit_random(&state) % 4,
                                                .network = (uint32_t)unit_random(&state) % 2};
        check_all_ways(n_pes, unit_random(&state) % 9, NULL);
    }
}

/* Two PEs are on one node if and only if they are equal in machine, namespace and group. */
static void machine_namespace_and_group_decide_the_node(void)
{
    uint64_t state = 2;
    struct partition partition;
    for (int pe = 0; pe < PES_MAX; pe++)
        pes[pe] = (struct bootstrap_record){.machine = unit_random(&state) % 3,
                                            .network = (uint32_t)unit_random(&state) % 3};
    if (!CHECK(discovery_partition(&partition, pes, PES_MAX, SHARE_SOCKET, 10)))
        return;
    for (int i = 0; i < PES_MAX; i++)
        for (int j = 0; j < PES_MAX; j++) {
            int together = pes[i].machine == pes[j].machine && pes[i].network == pes[j].network &&
                           i / 10 == j / 10;
            CHECK((pes[i].node == pes[j].node) == together);
        }
}

/* Checks the sharing methods in the order in which they are tried, and the number of nodes with
 * each. */
static void check_plan(int n_pes, int share, size_t node_size, const char *expected)
{
    static const char *const names[] = {"", "proc", "socket", "shm", "alone"};
    struct partition candidates[DISCOVERY_CANDIDATES];
    char text[128] = "";
    int used = 0, n_candidates = discovery_candidates(candidates, pes, n_pes, share, node_size);
    for (int i = 0; i < n_candidates; i++)
        used += snprintf(text + used, sizeof text - (size_t)used, "%s%s %d", i > 0 ? ", " : "",
                         names[candidates[i].method], candidates[i].count);
    CHECK_TEXT(text, expected);
}

static void sharing_methods_are_tried_in_order(void)
{
    place(4, 4, 1);
    check_plan(4, SHARE_AUTO, 0, "proc 1, socket 1, shm 1, alone 4");
    check_plan(4, SHARE_AUTO, 2, "proc 2, socket 2, shm 2, alone 4");
    check_plan(4, SHARE_AUTO, 1, "proc 4, socket 4, shm 4, alone 4");
    check_plan(4, SHARE_PROC, 0, "proc 1");
    check_plan(4, SHARE_SOCKET, 3, "socket 2");
    check_plan(4, SHARE_SHM, 0, "shm 1");
    place(4, 2, 2);
    check_plan(4, SHARE_AUTO, 0, "proc 2, socket 2, shm 2, alone 4");
    place(1, 1, 1);
    check_plan(1, SHARE_AUTO, 0, "proc 1, socket 1, shm 1, alone 1");
}

/* Containers on one host, with one or two PEs each and some private namespaces. */
static void private_namespaces_divide_a_host(void)
{
    place(4, 4, 1);
    for (int pe = 0; pe < 4; pe++)
        pes[pe].processes = 100 + (uint32_t)pe; /* they share the network namespace and /dev/shm */
    check_plan(4, SHARE_AUTO, 0, "socket 1, shm 1, proc 4, alone 4");
    check_plan(4, SHARE_AUTO, 2, "socket 2, shm 2, proc 4, alone 4");
    for (int pe = 0; pe < 4; pe++)
        pes[pe].network = 200 + (uint32_t)pe / 2; /* pairs of PEs share a network namespace */
    check_plan(4, SHARE_AUTO, 0, "shm 1, socket 2, proc 4, alone 4");
    check_division(4, SHARE_SOCKET, 0, "0 0 1 1");
    for (int pe = 0; pe < 4; pe++)
        pes[pe].shm = 300 + (uint32_t)pe; /* no PEs share /dev/shm */
    check_plan(4, SHARE_AUTO, 0, "socket 2, proc 4, shm 4, alone 4");
    check_plan(4, SHARE_PROC, 0, "proc 4");
    check_division(4, SHARE_PROC, 0, "0 1 2 3");
}

int main(void)
{
    each_host_is_one_node();
    node_size_limits_the_pes_of_a_node();
    totals_match_the_nodes_of_many_pes();
    machine_namespace_and_group_decide_the_node();
    sharing_methods_are_tried_in_order();
    private_namespaces_divide_a_host();
    return unit_status();
}

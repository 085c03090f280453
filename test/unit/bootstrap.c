/*
 * Tests the evaluation of the bootstrap records of all PEs: the values that they agree on, the PEs
 * that share cores, and the node of each PE.
 */
#include "shm/bootstrap.c" /* NOLINT(bugprone-suspicious-include) */

#include <unistd.h>

#include "base/job.h"
#include "shm/node.h"
#include "shm/discovery.h"
#include "unit.h"

enum { PES = 12 };
static struct bootstrap_record everybody[PES];

static void packed_sizes_lose_at_most_one_512th(void)
{
    uint64_t state = 3;
    CHECK_SIZE(bootstrap_unpack_size(bootstrap_pack_size(0)), 0);
    CHECK_SIZE(bootstrap_unpack_size(bootstrap_pack_size(1023)), 1023);
    CHECK_SIZE(bootstrap_unpack_size(bootstrap_pack_size(SIZE_MAX)), SIZE_MAX);
    CHECK(bootstrap_unpack_size(bootstrap_pack_size(SIZE_MAX - 1)) < SIZE_MAX);
    for (int i = 0; i < 100000; i++) {
        size_t size = (size_t)(unit_random(&state) >> unit_random(&state) % 64);
        size_t packed = bootstrap_unpack_size(bootstrap_pack_size(size));
        CHECK(packed <= size && size - packed <= size / 512);
    }
    for (int bits = 0; bits < 64; bits++)
        CHECK_SIZE(bootstrap_unpack_size(bootstrap_pack_size((size_t)1 << bits)),
                   (size_t)1 << bits);
}

/* Makes equal records of all PEs: on one machine, and bound to the same two cores. */
static void make_all(void)
{
    for (int pe = 0; pe < PES; pe++)
        everybody[pe] = (struct bootstrap_record){.machine = 1,
                                                  .cores = 77,
                                                  .core_count = 2,
                                                  .globals = 1,
                                                  .fixed = 1,
                                                  .executable = 5,
                                                  .memory = bootstrap_pack_size(1 << 30),
                                                  .address_space = bootstrap_pack_size(SIZE_MAX),
                                                  .file_length = bootstrap_pack_size(SIZE_MAX),
                                                  .shm_free_bytes = bootstrap_pack_size(1 << 20)};
}

static void agreed_values_depend_on_all_records(void)
{
    struct proposal mine = {.heap_asked = 4096,
                            .memory = 99,
                            .static_data_length = 8192,
                            .executable = 5},
                    agreed;
    make_all();
    agreed = bootstrap_agree(everybody, &mine);
    CHECK_SIZE(agreed.heap_asked, 4096);
    CHECK_SIZE(agreed.memory, 1 << 30); /* the value in the records counts, not the local one */
    CHECK_SIZE(agreed.address_space, SIZE_MAX);
    CHECK_SIZE(agreed.shm, 1 << 20);
    CHECK_SIZE(agreed.static_data_length, 8192);
    CHECK(agreed.fixed && !agreed.debug && !agreed.threads);
    size_t arena = agreed.arena;
    everybody[PES - 1].fixed = 0;
    everybody[PES - 1].debug = 1;
    everybody[3].threads = 1;
    everybody[5].memory = bootstrap_pack_size(1 << 20);
    everybody[7].address_space = bootstrap_pack_size(1 << 28);
    agreed = bootstrap_agree(everybody, &mine);
    CHECK_SIZE(agreed.memory, 1 << 20);
    CHECK_SIZE(agreed.address_space, 1 << 28);
    CHECK_SIZE(agreed.static_data_length, 8192);
    CHECK(!agreed.fixed && agreed.debug && agreed.threads && agreed.arena < arena);
    everybody[6].executable = 6;
    CHECK_SIZE(bootstrap_agree(everybody, &mine).static_data_length, 0);
    everybody[6].executable = 5;
    everybody[2].globals = 0;
    CHECK_SIZE(bootstrap_agree(everybody, &mine).static_data_length, 0);
}

static void check_crowd(int pes, int cores)
{
    struct host_usage host_usage = bootstrap_count_host(everybody);
    CHECK_SIZE((size_t)host_usage.pes, (size_t)pes);
    CHECK_SIZE((size_t)host_usage.cores, (size_t)cores);
}

static void pes_and_cores_of_a_host_are_counted(void)
{
    make_all();
    everybody[4].cores = everybody[5].cores =
        78; /* other cores; their number may exceed those of the machine */
    everybody[4].core_count = everybody[5].core_count = 0;
    check_crowd(PES, 2);
    for (int pe = 1; pe < PES; pe += 2)
        everybody[pe].machine = 2;
    check_crowd(PES / 2, 2);
    for (int pe = 0; pe < PES; pe++)
        everybody[pe].core_count = 1;
    everybody[4].cores = 77;
    check_crowd(PES / 2, 1);
    everybody[4].cores = 79;
    check_crowd(PES / 2, sysconf(_SC_NPROCESSORS_CONF) > 1 ? 2 : 1);
}

/* Checks the record that this PE makes of the cores on which it may run. */
static void record_describes_the_allowed_cores(void)
{
    struct bootstrap_record mine = {.machine = 1}, other = {.machine = 1};
    cpu_set_t cores, one;
    CHECK(sched_getaffinity(0, sizeof cores, &cores) == 0);
    bootstrap_fill_cores(&mine);
    CHECK_SIZE(mine.core_count, (size_t)CPU_COUNT(&cores));
    CPU_ZERO(&one);
    for (size_t i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; i++)
        if (CPU_ISSET(i, &cores))
            CPU_SET(i, &one);
    CHECK(sched_setaffinity(0, sizeof one, &one) == 0);
    bootstrap_fill_cores(&other);
    CHECK_SIZE(other.core_count, 1);
    CHECK((other.cores == mine.cores) == CPU_EQUAL(&one, &cores));
    CHECK(sched_setaffinity(0, sizeof cores, &cores) == 0);
}

/* Checks the PEs of this node, with PE p on machine p / block % machines. `table` is true if the
 * nodes are not consecutive blocks of equal length. */
static void every_pe_finds_the_node_of_each_pe(int block, int machines, bool table)
{
    static int of[PES];
    struct partition partition;
    make_all();
    for (int pe = 0; pe < PES; pe++)
        everybody[pe].machine = 1 + (uint64_t)(pe / block % machines);
    if (!CHECK(discovery_partition(&partition, everybody, PES, SHARE_PROC, 0)))
        return;
    for (job.me = 0; job.me < PES; job.me++) {
        node_form("test", &partition, everybody);
        CHECK(node_needs_table() == table);
        for (int pe = 0; pe < PES && table; pe++)
            of[pe] = everybody[pe].node;
        if (table)
            node_set_table(of);
        for (int pe = 0; pe < PES; pe++) {
            int expected = pe / block % machines;
            CHECK_SIZE((size_t)node_of_pe(pe), (size_t)expected);
            CHECK(node_has(pe) == (expected == job.me / block % machines));
            CHECK((node_rank_of(pe) >= 0) == node_has(pe));
        }
        node_dissolve();
    }
    job.me = 0;
}

int main(void)
{
    job.n_pes = PES;
    packed_sizes_lose_at_most_one_512th();
    agreed_values_depend_on_all_records();
    pes_and_cores_of_a_host_are_counted();
    record_describes_the_allowed_cores();
    every_pe_finds_the_node_of_each_pe(PES, 1, false);
    every_pe_finds_the_node_of_each_pe(4, 3, false);
    every_pe_finds_the_node_of_each_pe(5, 3, false); /* the last node is smaller */
    every_pe_finds_the_node_of_each_pe(1, PES, false);
    every_pe_finds_the_node_of_each_pe(1, 2, true);
    every_pe_finds_the_node_of_each_pe(2, 3, true);
    return unit_status();
}

/*
 * Tests the selection of devices for PEs and the placement of memory, on machines that hwloc
 * simulates.
 */
#include "failure.h"
#include "topology.h"
#include "unit.h"

#include <stdlib.h>
#include <sys/mman.h>

/* ---- Machines ---- */

static struct topology *load(void)
{
    struct topology *topology = topology_load();
    CHECK(topology != NULL);
    return topology;
}

static void set_file(const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", TOPOLOGIES, name);
    clearenv();
    setenv("HWLOC_XMLFILE", path, 1);
}

/* Loads a file of the folder topologies. */
static struct topology *load_file(const char *name)
{
    set_file(name);
    return load();
}

/* Loads a machine from a description in hwloc's syntax. */
static struct topology *load_described(const char *description)
{
    clearenv();
    setenv("HWLOC_SYNTHETIC", description, 1);
    return load();
}

/* Loads a file as if it described this machine, so that hwloc asks the system to bind memory. */
static struct topology *load_as_if_here(const char *name)
{
    set_file(name);
    setenv("HWLOC_THISSYSTEM", "1", 1);
    return load();
}

/* The devices of hbm.xml and named.xml, two in each package. */
static const char gpus[][KIND_PCI_BYTES] = {"0000:17:00.0", "0000:65:00.0", "0000:ca:00.0",
                                            "0001:ca:00.0"};
enum { GPUS = 4, MOST_PES = 16 };

/* ---- Cores ---- */

static cpu_set_t cores_between(int first, int last)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int i = first; i <= last; i++)
        CPU_SET(i, &cores);
    return cores;
}

/* Sets the cores of PEs from letters: L and R are the left and right package, * is both, 0 to 7 is
 * one core, - is none. */
static int cores_of(const char *letters, cpu_set_t *cores)
{
    int n_pes = 0;
    for (const char *c = letters; *c != '\0'; c++)
        cores[n_pes++] = *c == 'L'   ? cores_between(0, 3)
                         : *c == 'R' ? cores_between(4, 7)
                         : *c == '*' ? cores_between(0, 7)
                         : *c == '-' ? cores_between(1, 0)
                                     : cores_between(*c - '0', *c - '0');
    return n_pes;
}

/* ---- Selection ---- */

/* Checks the device of each PE, among the first `n_devices` addresses. `expected` has a digit for
 * each PE, or '-' for none. */
static void expect_devices(const struct topology *topology, const char (*pci)[KIND_PCI_BYTES],
                           int n_devices, const char *pes, const char *expected)
{
    cpu_set_t cores[MOST_PES];
    char actual[MOST_PES + 1] = "";
    int n_pes = cores_of(pes, cores);
    for (int me = 0; me < n_pes; me++) {
        int device = topology_select(topology, pci, n_devices, cores, n_pes, me);
        actual[me] = "-0123456789"[device + 1];
    }
    unit_check(strcmp(actual, expected) == 0, __FILE__, __LINE__,
               "PEs %s of %d devices get %s, not %s", pes, n_devices, actual, expected);
}

/* Tests a machine with two packages. In named.xml only the left package is available to this
 * process; the result must not depend on this. */
static void devices_are_near_and_evenly_used(const char *file)
{
    struct topology *topology = load_file(file);
    expect_devices(topology, gpus, GPUS, "LLRR", "0123"); /* bound in blocks */
    expect_devices(topology, gpus, GPUS, "LRLR", "0213"); /* bound alternately */
    expect_devices(topology, gpus, GPUS, "****", "0123"); /* not bound */
    expect_devices(topology, gpus, GPUS, "01234567", "01012323");
    expect_devices(topology, gpus, GPUS, "76543210", "23230101");
    expect_devices(topology, gpus, GPUS, "LLLLRRRR", "01012323");
    expect_devices(topology, gpus, GPUS, "**********", "0123012301");
    expect_devices(topology, gpus, GPUS, "R", "2"); /* a single PE */
    expect_devices(topology, gpus, GPUS, "*", "0");
    expect_devices(topology, gpus, GPUS, "RRR", "232"); /* nearness has priority over even use */
    expect_devices(topology, gpus, GPUS, "L*", "01");
    /* PEs that may choose leave the near device. */
    expect_devices(topology, gpus, GPUS, "R***", "2013");
    expect_devices(topology, gpus, GPUS, "--", "01");
    expect_devices(topology, gpus, 1, "LR*", "000");
    expect_devices(topology, gpus, 3, "RLRL", "2021");
    expect_devices(topology, gpus, 0, "LR*", "---");
    topology_unload(topology);
}

/* Devices on no bus, or on a bus that hwloc does not know, are equally near to all PEs. */
static void unknown_devices_are_equally_near(void)
{
    static const char nowhere[][KIND_PCI_BYTES] = {"", "0000:99:00.0", ""};
    static const char one_known[][KIND_PCI_BYTES] = {"", "0000:ca:00.0"};
    struct topology *topology = load_file("hbm.xml");
    expect_devices(topology, nowhere, 3, "LLRR**", "012012");
    expect_devices(topology, one_known, 2, "RRL", "110");
    topology_unload(topology);
}

static void devices_are_spread_if_none_is_located(void)
{
    struct topology *topology = load_described("package:2 [numa] core:4 pu:1");
    expect_devices(topology, gpus, 0, "LR", "--");
    expect_devices(topology, gpus, GPUS, "LLRRL", "01230");
    topology_unload(topology);
    expect_devices(NULL, gpus, 0, "LR", "--"); /* without hwloc's information */
    expect_devices(NULL, gpus, GPUS, "LLRRL", "01230");
}

/* For random cores, the numbers of PEs of a package's devices differ by at most one. */
static void random_pes_use_devices_evenly(void)
{
    static const char letters[] = "LR01234567";
    struct topology *topology = load_file("hbm.xml");
    uint64_t state = 1;
    for (int round = 0; round < 100; round++) {
        cpu_set_t cores[MOST_PES];
        char pes[MOST_PES + 1] = "";
        int users[GPUS] = {0};
        for (int i = 0; i < MOST_PES; i++)
            pes[i] = letters[unit_random(&state) % (sizeof letters - 1)];
        cores_of(pes, cores);
        for (int me = 0; me < MOST_PES; me++) {
            int device = topology_select(topology, gpus, GPUS, cores, MOST_PES, me);
            CHECK((device >= 2) == (strchr("R4567", pes[me]) != NULL));
            users[device]++;
        }
        CHECK(abs(users[0] - users[1]) <= 1 && abs(users[2] - users[3]) <= 1);
    }
    topology_unload(topology);
}

/* ---- Memory ---- */

static const size_t GIB = (size_t)1 << 30;

static void expect_hbm(const struct topology *topology, int number, const char *name)
{
    struct kind_device device;
    if (!CHECK(topology_describe_hbm(topology, number, &device) == KIND_OK))
        return;
    CHECK_TEXT(device.name, name);
    CHECK_TEXT(device.pci, "");
    CHECK_SIZE(device.memory, 16 * GIB);
}

static void expect_no_hbm(const struct topology *topology)
{
    struct kind_device device;
    char page[1];
    cpu_set_t cores = cores_between(0, 3);
    CHECK_SIZE((size_t)topology_count_hbm(topology), 0);
    CHECK(topology_describe_hbm(topology, 0, &device) == KIND_FAILED);
    CHECK(topology_bind_to_hbm(topology, 0, page, sizeof page) == KIND_FAILED);
    CHECK(topology_place(topology, page, sizeof page, KIND_PLACE_HBM, &cores) == KIND_UNSUPPORTED);
}

static void high_bandwidth_nodes_are_described(void)
{
    struct topology *by_bandwidth = load_file("hbm.xml"), *by_name = load_file("named.xml");
    struct kind_device device;
    CHECK_SIZE((size_t)topology_count_hbm(by_bandwidth), 2);
    expect_hbm(by_bandwidth, 0, "NUMA node 2");
    expect_hbm(by_bandwidth, 1, "NUMA node 3");
    CHECK(topology_describe_hbm(by_bandwidth, 2, &device) == KIND_FAILED);
    CHECK_PART(kind_message(), "high-bandwidth NUMA node 2 does not exist");
    CHECK(topology_describe_hbm(by_bandwidth, -1, &device) == KIND_FAILED);
    /* The other NUMA node is not available to this process. */
    CHECK_SIZE((size_t)topology_count_hbm(by_name), 1);
    expect_hbm(by_name, 0, "NUMA node 2, MCDRAM");
    topology_unload(by_bandwidth);
    topology_unload(by_name);
}

static void absent_high_bandwidth_memory_is_refused(void)
{
    struct topology *slow = load_file("slow.xml"), *plain = load_described("package:2 [numa] pu:4");
    expect_no_hbm(slow);
    expect_no_hbm(plain);
    CHECK_PART(kind_message(), "this machine has no NUMA node with high-bandwidth memory");
    expect_no_hbm(NULL);
    topology_unload(slow);
    topology_unload(plain);
}

/* Checks the high-bandwidth memory from which a PE gets pages, and the number of PEs that can only
 * use this memory. */
static void expect_near(const struct topology *topology, const char *pes, int me, size_t gib,
                        int n_pes_there)
{
    cpu_set_t cores[MOST_PES];
    int n_pes = cores_of(pes, cores), there = -1;
    size_t memory = topology_hbm_near(topology, cores, n_pes, me, &there);
    unit_check(memory == gib * GIB && there == n_pes_there, __FILE__, __LINE__,
               "PE %d of %s has %zu bytes with %d PEs, not %zu GiB with %d", me, pes, memory, there,
               gib, n_pes_there);
}

static void near_high_bandwidth_memory_is_counted(void)
{
    struct topology *two = load_file("hbm.xml"), *one = load_file("named.xml"),
                    *none = load_file("slow.xml");
    expect_near(two, "LLR", 0, 16, 2);
    expect_near(two, "LLR", 2, 16, 1);
    expect_near(two, "**", 0, 32, 2);
    expect_near(two, "-", 0, 32, 1);
    expect_near(two, "L*R", 0, 16, 1); /* PE 1 may get its pages from the other NUMA node */
    expect_near(two, "L*R", 1, 32, 3);
    expect_near(two, "0415", 3, 16, 2);
    expect_near(one, "LLR", 0, 16, 3); /* the NUMA node near R is not available to this process */
    expect_near(one, "LLR", 2, 16, 3);
    expect_near(none, "L", 0, 0, 1);
    topology_unload(two);
    topology_unload(one);
    topology_unload(none);
}

/* ---- Placement ---- */

enum { LENGTH = 1 << 16 };

/* Places memory and writes to it, so that an invalid placement would fail. */
static void expect_placed(const struct topology *topology, const cpu_set_t *cores,
                          enum kind_placement placement, enum kind_result expected)
{
    char *memory = mmap(NULL, LENGTH, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!CHECK(memory != MAP_FAILED))
        return;
    enum kind_result result = topology_place(topology, memory, LENGTH, placement, cores);
    unit_check(result == expected, __FILE__, __LINE__, "placement %d gives %d, not %d: %s",
               placement, result, expected, kind_message());
    memset(memory, 1, LENGTH);
    munmap(memory, LENGTH);
}

/* hwloc describes another machine, so no memory is bound. */
static void simulated_machine_accepts_placements(void)
{
    static const char *const pes[] = {"0", "R", "*", "-"};
    struct topology *topology = load_file("hbm.xml");
    for (size_t i = 0; i < sizeof pes / sizeof pes[0]; i++) {
        cpu_set_t cores;
        cores_of(pes[i], &cores);
        expect_placed(topology, &cores, KIND_PLACE_LOCAL, KIND_OK);
        expect_placed(topology, &cores, KIND_PLACE_INTERLEAVED, KIND_OK);
        expect_placed(topology, &cores, KIND_PLACE_HBM, KIND_OK);
    }
    topology_unload(topology);
}

static void placement_needs_a_topology(void)
{
    cpu_set_t cores = cores_between(0, 0);
    expect_placed(NULL, &cores, KIND_PLACE_LOCAL, KIND_UNSUPPORTED);
    expect_placed(NULL, &cores, KIND_PLACE_INTERLEAVED, KIND_UNSUPPORTED);
    expect_placed(NULL, &cores, KIND_PLACE_HBM, KIND_UNSUPPORTED);
}

/* The system may refuse the placement, which must be reported. The memory must be usable in both
 * cases. */
static void expect_placed_or_refused(const struct topology *topology, enum kind_placement placement)
{
    cpu_set_t cores = cores_between(0, 0);
    char *memory = mmap(NULL, LENGTH, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!CHECK(memory != MAP_FAILED))
        return;
    enum kind_result result = topology_place(topology, memory, LENGTH, placement, &cores);
    CHECK(result == KIND_OK ||
          (result == KIND_UNSUPPORTED && strstr(kind_message(), "cannot bind") != NULL));
    memset(memory, 1, LENGTH);
    munmap(memory, LENGTH);
}

static void placement_works_or_is_refused_here(void)
{
    clearenv();
    const struct topology *machine = topology_of_machine();
    CHECK(machine != NULL && machine == topology_of_machine());
    expect_placed_or_refused(machine, KIND_PLACE_LOCAL);
    expect_placed_or_refused(machine, KIND_PLACE_INTERLEAVED);
}

/* Every machine has a NUMA node 0. */
static void placement_as_if_here_works_or_is_refused(void)
{
    struct topology *topology = load_as_if_here("hbm.xml");
    expect_placed_or_refused(topology, KIND_PLACE_LOCAL);
    expect_placed_or_refused(topology, KIND_PLACE_INTERLEAVED);
    topology_unload(topology);
}

int main(void)
{
    devices_are_near_and_evenly_used("hbm.xml");
    devices_are_near_and_evenly_used("named.xml");
    unknown_devices_are_equally_near();
    devices_are_spread_if_none_is_located();
    random_pes_use_devices_evenly();
    high_bandwidth_nodes_are_described();
    absent_high_bandwidth_memory_is_refused();
    near_high_bandwidth_memory_is_counted();
    simulated_machine_accepts_placements();
    placement_needs_a_topology();
    placement_works_or_is_refused_here();
    placement_as_if_here_works_or_is_refused();
    return unit_status();
}

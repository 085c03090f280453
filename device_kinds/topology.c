#include "topology.h"

#include "failure.h"

#include <errno.h>
#include <hwloc.h>
#include <hwloc/glibc-sched.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct topology {
    hwloc_topology_t tree;
    /* NUMA nodes that this process may use. `plain` contains the nodes with ordinary memory,
     * `fast` the nodes with high-bandwidth memory. */
    hwloc_const_nodeset_t allowed;
    hwloc_nodeset_t plain, fast;
};

/* ---- Kinds of NUMA nodes ---- */

static bool topology_has_subtype(hwloc_obj_t node, const char *subtype)
{
    return node->subtype != NULL && strcmp(node->subtype, subtype) == 0;
}

/* Returns the bandwidth between a NUMA node and a core in MiB/s, according to the firmware or
 * hwloc. Returns 0 if it is unknown. */
static hwloc_uint64_t topology_bandwidth(hwloc_topology_t tree, hwloc_obj_t node, hwloc_obj_t core)
{
    struct hwloc_location from = {.type = HWLOC_LOCATION_TYPE_CPUSET,
                                  .location.cpuset = core->cpuset};
    hwloc_uint64_t value;
    int failed = hwloc_memattr_get_value(tree, HWLOC_MEMATTR_ID_BANDWIDTH, node, &from, 0, &value);
    return failed ? 0 : value;
}

/* Returns the NUMA node from which Linux allocates memory for a core by default. This is the
 * lowest-numbered node that contains the core, because Linux numbers nodes with cores before
 * nodes that have only memory. Other kinds of memory appear as nodes without cores. */
static hwloc_obj_t topology_main_memory(hwloc_topology_t tree, hwloc_obj_t core)
{
    hwloc_obj_t lowest = NULL, node = NULL;
    while ((node = hwloc_get_next_obj_by_type(tree, HWLOC_OBJ_NUMANODE, node)) != NULL)
        if (hwloc_bitmap_isincluded(core->cpuset, node->cpuset) &&
            (lowest == NULL || node->os_index < lowest->os_index))
            lowest = node;
    return lowest;
}

/* Returns true if a node is high-bandwidth memory. Uses hwloc's subtype of the node. Without a
 * subtype, compares the node with the main memory of the same cores, which must be larger and at
 * most half as fast. Other nodes are not compared: main memory is faster than persistent or CXL
 * memory. Returns false if all memory of the machine is fast. */
static bool topology_is_fast(hwloc_topology_t tree, hwloc_obj_t node)
{
    if (node->subtype != NULL)
        return topology_has_subtype(node, "HBM") || topology_has_subtype(node, "MCDRAM");
    int first = hwloc_bitmap_first(node->cpuset);
    hwloc_obj_t core = first < 0 ? NULL : hwloc_get_pu_obj_by_os_index(tree, (unsigned)first);
    hwloc_obj_t usual = core == NULL ? NULL : topology_main_memory(tree, core);
    if (usual == NULL || usual == node)
        return false;
    hwloc_uint64_t usual_bandwidth = topology_bandwidth(tree, usual, core);
    return usual_bandwidth > 0 && topology_bandwidth(tree, node, core) / 2 >= usual_bandwidth &&
           usual->attr->numanode.local_memory > node->attr->numanode.local_memory;
}

/* Returns true for ordinary memory. Any other subtype from hwloc means device memory or slow
 * memory. */
static bool topology_is_plain(hwloc_obj_t node)
{
    return node->subtype == NULL || topology_has_subtype(node, "DRAM");
}

static void topology_sort_nodes(struct topology *topology)
{
    hwloc_obj_t node = NULL;
    topology->allowed = hwloc_topology_get_allowed_nodeset(topology->tree);
    while ((node = hwloc_get_next_obj_by_type(topology->tree, HWLOC_OBJ_NUMANODE, node)) != NULL) {
        if (!hwloc_bitmap_isset(topology->allowed, node->os_index))
            continue;
        if (topology_is_fast(topology->tree, node))
            hwloc_bitmap_set(topology->fast, node->os_index);
        else if (topology_is_plain(node))
            hwloc_bitmap_set(topology->plain, node->os_index);
    }
    /* No ordinary memory is available, so use all nodes. */
    if (hwloc_bitmap_iszero(topology->plain))
        hwloc_bitmap_copy(topology->plain, topology->allowed);
}

/* ---- Loading ---- */

static int topology_load_tree(hwloc_topology_t *tree)
{
    if (hwloc_topology_init(tree) != 0)
        return -1;
    /* Include cores that this process may not use: other PEs run on them, and all PEs must see
     * the same machine. Include PCI devices. Exclude OS devices, because hwloc would start
     * drivers to find them. */
    if (hwloc_topology_set_flags(*tree, HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED) == 0 &&
        hwloc_topology_set_io_types_filter(*tree, HWLOC_TYPE_FILTER_KEEP_IMPORTANT) == 0 &&
        hwloc_topology_set_type_filter(*tree, HWLOC_OBJ_OS_DEVICE, HWLOC_TYPE_FILTER_KEEP_NONE) ==
            0 &&
        hwloc_topology_load(*tree) == 0)
        return 0;
    hwloc_topology_destroy(*tree);
    return -1;
}

struct topology *topology_load(void)
{
    struct topology *topology = calloc(1, sizeof *topology);
    if (topology == NULL)
        return NULL;
    topology->plain = hwloc_bitmap_alloc();
    topology->fast = hwloc_bitmap_alloc();
    if (topology->plain == NULL || topology->fast == NULL ||
        topology_load_tree(&topology->tree) != 0) {
        hwloc_bitmap_free(topology->plain);
        hwloc_bitmap_free(topology->fast);
        free(topology);
        return NULL;
    }
    topology_sort_nodes(topology);
    return topology;
}

void topology_unload(struct topology *topology)
{
    if (topology == NULL)
        return;
    hwloc_topology_destroy(topology->tree);
    hwloc_bitmap_free(topology->plain);
    hwloc_bitmap_free(topology->fast);
    free(topology);
}

static struct topology *machine;

static void topology_load_machine(void)
{
    machine = topology_load();
}

const struct topology *topology_of_machine(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, topology_load_machine);
    return machine;
}

/* ---- Selection of a device ---- */

struct candidate {
    /* The smallest object of hwloc's tree that contains the device's bus: a package, a part of
     * it, or the machine. */
    hwloc_obj_t bus_object;
    int users; /* number of PEs that have chosen the device */
};

/* Returns the smallest object of hwloc's tree that contains a device, or the whole machine if
 * the device is unknown. */
static hwloc_obj_t topology_device_object(hwloc_topology_t tree, const char *pci)
{
    hwloc_obj_t device = hwloc_get_pcidev_by_busidstring(tree, pci);
    return device == NULL ? hwloc_get_root_obj(tree) : hwloc_get_non_io_ancestor_obj(tree, device);
}

/* Returns the depth in the tree of the smallest object that contains the device and one of the
 * cores. A greater depth means that the device is nearer. */
static int topology_locality_depth(const struct candidate *device, hwloc_const_cpuset_t cores)
{
    hwloc_obj_t part = device->bus_object;
    while (part->parent != NULL && !hwloc_bitmap_intersects(part->cpuset, cores))
        part = part->parent;
    return part->depth;
}

/* Returns the first of the devices nearest to the cores that has the fewest users. */
static int topology_choose_nearest(const struct candidate *devices, int n_devices,
                                   hwloc_const_cpuset_t cores)
{
    int chosen = 0, chosen_nearness = topology_locality_depth(&devices[0], cores);
    for (int i = 1; i < n_devices; i++) {
        int near = topology_locality_depth(&devices[i], cores);
        if (near < chosen_nearness ||
            (near == chosen_nearness && devices[i].users >= devices[chosen].users))
            continue;
        chosen = i;
        chosen_nearness = near;
    }
    return chosen;
}

/* Simulates the choices of all PEs up to `me`, in order. Each process thus computes the same
 * choices without communication. */
static int topology_choose_in_turn(struct candidate *devices, int n_devices, hwloc_topology_t tree,
                                   hwloc_cpuset_t set, const cpu_set_t *cores, int me)
{
    int chosen = 0;
    for (int pe = 0; pe <= me; pe++) {
        hwloc_cpuset_from_glibc_sched_affinity(tree, set, &cores[pe], sizeof cores[pe]);
        chosen = topology_choose_nearest(devices, n_devices, set);
        devices[chosen].users++;
    }
    return chosen;
}

int topology_select(const struct topology *topology, const char (*pci)[KIND_PCI_BYTES],
                    int n_devices, const cpu_set_t *cores, int n_pes, int me)
{
    (void)n_pes; /* PEs with greater numbers do not influence the choice of this PE */
    if (n_devices <= 0)
        return -1;
    /* The choice if the topology is unknown: all devices count as equally near. */
    int chosen = me % n_devices;
    struct candidate *devices = calloc((size_t)n_devices, sizeof *devices);
    hwloc_cpuset_t set = hwloc_bitmap_alloc();
    if (topology != NULL && devices != NULL && set != NULL) {
        for (int i = 0; i < n_devices; i++)
            devices[i].bus_object = topology_device_object(topology->tree, pci[i]);
        chosen = topology_choose_in_turn(devices, n_devices, topology->tree, set, cores, me);
    }
    hwloc_bitmap_free(set);
    free(devices);
    return chosen;
}

/* ---- Placement of pages ---- */

/* Binds memory to NUMA nodes. If `strict`, the kernel uses no other node, even if these nodes are
 * full. */
static enum kind_result topology_bind(const struct topology *topology, void *memory, size_t bytes,
                                      hwloc_const_nodeset_t nodes, hwloc_membind_policy_t policy,
                                      bool strict)
{
    int flags = HWLOC_MEMBIND_BYNODESET | (strict ? HWLOC_MEMBIND_STRICT : 0);
    if (hwloc_set_area_membind(topology->tree, memory, bytes, nodes, policy, flags) == 0)
        return KIND_OK;
    int error = errno; /* binding may be forbidden in a container or by the kernel */
    bool refused = error == EPERM || error == ENOSYS || error == EXDEV;
    return kind_fail(refused ? KIND_UNSUPPORTED : KIND_FAILED,
                     "the system cannot bind memory to NUMA nodes: %s", strerror(error));
}

/* Sets *near to those of `nodes` that are near the cores, or to all of `nodes` if none is near.
 * In the second case, the kernel allocates from the nearest node with free memory. */
static void topology_near_nodes(const struct topology *topology, hwloc_const_nodeset_t nodes,
                                const cpu_set_t *cores, hwloc_nodeset_t near, hwloc_cpuset_t set)
{
    hwloc_cpuset_from_glibc_sched_affinity(topology->tree, set, cores, sizeof *cores);
    hwloc_cpuset_to_nodeset(topology->tree, set, near);
    hwloc_bitmap_and(near, near, nodes);
    if (hwloc_bitmap_iszero(near))
        hwloc_bitmap_copy(near, nodes);
}

static enum kind_result topology_bind_near(const struct topology *topology, void *memory,
                                           size_t bytes, hwloc_const_nodeset_t nodes,
                                           const cpu_set_t *cores, bool strict)
{
    enum kind_result result = KIND_NO_MEMORY;
    hwloc_bitmap_t near = hwloc_bitmap_alloc(), set = hwloc_bitmap_alloc();
    if (near != NULL && set != NULL) {
        topology_near_nodes(topology, nodes, cores, near, set);
        result = topology_bind(topology, memory, bytes, near, HWLOC_MEMBIND_BIND, strict);
    } else {
        kind_fail(result, "out of host memory for a set of NUMA nodes");
    }
    hwloc_bitmap_free(near);
    hwloc_bitmap_free(set);
    return result;
}

/* Returns true if the user has set a memory policy for this process, e.g. with numactl. */
static bool topology_has_policy(const struct topology *topology)
{
    hwloc_membind_policy_t policy = HWLOC_MEMBIND_DEFAULT;
    hwloc_nodeset_t nodes = hwloc_bitmap_alloc();
    int failed = nodes == NULL ? -1
                               : hwloc_get_membind(topology->tree, nodes, &policy,
                                                   HWLOC_MEMBIND_BYNODESET | HWLOC_MEMBIND_THREAD);
    hwloc_bitmap_free(nodes);
    return failed == 0 && policy != HWLOC_MEMBIND_DEFAULT && policy != HWLOC_MEMBIND_FIRSTTOUCH;
}

/* Binds memory to the NUMA node of the cores, or of the core on which the calling thread runs if
 * the cores belong to several NUMA nodes. */
static enum kind_result topology_bind_to_owner(const struct topology *topology, void *memory,
                                               size_t bytes, const cpu_set_t *cores)
{
    enum kind_result result = KIND_OK;
    hwloc_bitmap_t near = hwloc_bitmap_alloc(), set = hwloc_bitmap_alloc();
    if (near != NULL && set != NULL && !topology_has_policy(topology)) {
        topology_near_nodes(topology, topology->plain, cores, near, set);
        if (hwloc_bitmap_weight(near) != 1 &&
            hwloc_get_last_cpu_location(topology->tree, set, HWLOC_CPUBIND_THREAD) == 0) {
            hwloc_cpuset_to_nodeset(topology->tree, set, near);
            hwloc_bitmap_and(near, near, topology->plain);
        }
        if (hwloc_bitmap_weight(near) == 1)
            result = topology_bind(topology, memory, bytes, near, HWLOC_MEMBIND_BIND, false);
    }
    hwloc_bitmap_free(near);
    hwloc_bitmap_free(set);
    return result;
}

static enum kind_result topology_no_hbm(void)
{
    return kind_fail(KIND_UNSUPPORTED, "this machine has no NUMA node with high-bandwidth memory");
}

enum kind_result topology_place(const struct topology *topology, void *memory, size_t bytes,
                                enum kind_placement placement, const cpu_set_t *cores)
{
    if (topology == NULL)
        return kind_fail(KIND_UNSUPPORTED, "hwloc cannot find the NUMA nodes of this machine");
    if (placement == KIND_PLACE_HBM)
        return topology_count_hbm(topology) == 0
                   ? topology_no_hbm()
                   : topology_bind_near(topology, memory, bytes, topology->fast, cores, true);
    if (hwloc_bitmap_weight(topology->allowed) == 1)
        return KIND_OK; /* all memory is on this node, and the system may forbid binding */
    if (placement == KIND_PLACE_OWNER)
        return topology_bind_to_owner(topology, memory, bytes, cores);
    if (placement == KIND_PLACE_ANYWHERE)
        return topology_bind(topology, memory, bytes, topology->allowed, HWLOC_MEMBIND_DEFAULT,
                             false);
    if (placement == KIND_PLACE_INTERLEAVED)
        return topology_bind(topology, memory, bytes, topology->plain, HWLOC_MEMBIND_INTERLEAVE,
                             false);
    return topology_bind_near(topology, memory, bytes, topology->plain, cores, false);
}

/* ---- High-bandwidth memory ---- */

int topology_count_hbm(const struct topology *topology)
{
    int count = topology == NULL ? 0 : hwloc_bitmap_weight(topology->fast);
    if (count == 0)
        topology_no_hbm();
    return count;
}

/* Returns the high-bandwidth node with this number, or NULL with a message. */
static hwloc_obj_t topology_find_hbm(const struct topology *topology, int number)
{
    int node = -1;
    if (number >= 0 && number < topology_count_hbm(topology))
        for (int i = 0; i <= number; i++)
            node = hwloc_bitmap_next(topology->fast, node);
    if (node >= 0)
        return hwloc_get_numanode_obj_by_os_index(topology->tree, (unsigned)node);
    kind_fail(KIND_FAILED, "high-bandwidth NUMA node %d does not exist (the first node is 0)",
              number);
    return NULL;
}

enum kind_result topology_describe_hbm(const struct topology *topology, int number,
                                       struct kind_device *description)
{
    hwloc_obj_t node = topology_find_hbm(topology, number);
    if (node == NULL)
        return KIND_FAILED;
    *description = (struct kind_device){.memory = node->attr->numanode.local_memory};
    snprintf(description->name, sizeof description->name, "NUMA node %u%s%s", node->os_index,
             node->subtype == NULL ? "" : ", ", node->subtype == NULL ? "" : node->subtype);
    return KIND_OK;
}

enum kind_result topology_bind_to_hbm(const struct topology *topology, int number, void *memory,
                                      size_t bytes)
{
    hwloc_obj_t node = topology_find_hbm(topology, number);
    if (node == NULL)
        return KIND_FAILED;
    return topology_bind(topology, memory, bytes, node->nodeset, HWLOC_MEMBIND_BIND, true);
}

static size_t topology_memory_of(const struct topology *topology, hwloc_const_nodeset_t nodes)
{
    size_t memory = 0;
    for (int node = hwloc_bitmap_first(nodes); node >= 0; node = hwloc_bitmap_next(nodes, node))
        memory += hwloc_get_numanode_obj_by_os_index(topology->tree, (unsigned)node)
                      ->attr->numanode.local_memory;
    return memory;
}

size_t topology_hbm_near(const struct topology *topology, const cpu_set_t *cores, int n_pes, int me,
                         int *n_pes_there)
{
    hwloc_bitmap_t mine = hwloc_bitmap_alloc(), other = hwloc_bitmap_alloc(),
                   set = hwloc_bitmap_alloc();
    size_t memory = 0;
    *n_pes_there = 1;
    if (topology != NULL && mine != NULL && other != NULL && set != NULL) {
        topology_near_nodes(topology, topology->fast, &cores[me], mine, set);
        memory = topology_memory_of(topology, mine);
        for (int pe = 0; pe < n_pes; pe++) {
            topology_near_nodes(topology, topology->fast, &cores[pe], other, set);
            *n_pes_there += pe != me && hwloc_bitmap_isincluded(other, mine);
        }
    }
    hwloc_bitmap_free(mine);
    hwloc_bitmap_free(other);
    hwloc_bitmap_free(set);
    return memory;
}

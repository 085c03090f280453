/*
 * Replaces topology.c in builds without hwloc. Nothing is known about the machine.
 */
#include "topology.h"

#include "failure.h"

static enum kind_result topology_unknown_no_hwloc(void)
{
    return kind_fail(
        KIND_UNSUPPORTED,
        "Isthmus was built without hwloc, which is needed to bind memory to NUMA nodes");
}

const struct topology *topology_of_machine(void)
{
    return NULL;
}

struct topology *topology_load(void)
{
    return NULL;
}

void topology_unload(struct topology *topology)
{
    (void)topology;
}

int topology_select(const struct topology *topology, const char (*pci)[KIND_PCI_BYTES],
                    int n_devices, const cpu_set_t *cores, int n_pes, int me)
{
    (void)topology, (void)pci, (void)cores, (void)n_pes;
    return n_devices > 0 ? me % n_devices : -1; /* all devices count as equally near */
}

enum kind_result topology_place(const struct topology *topology, void *memory, size_t bytes,
                                enum kind_placement placement, const cpu_set_t *cores)
{
    (void)topology, (void)memory, (void)bytes, (void)cores;
    return placement == KIND_PLACE_ANYWHERE ? KIND_OK : topology_unknown_no_hwloc();
}

size_t topology_hbm_near(const struct topology *topology, const cpu_set_t *cores, int n_pes, int me,
                         int *n_pes_there)
{
    (void)topology, (void)cores, (void)n_pes, (void)me;
    *n_pes_there = 1;
    return 0;
}

int topology_count_hbm(const struct topology *topology)
{
    (void)topology;
    topology_unknown_no_hwloc();
    return 0;
}

enum kind_result topology_describe_hbm(const struct topology *topology, int number,
                                       struct kind_device *description)
{
    (void)topology, (void)number, (void)description;
    return topology_unknown_no_hwloc();
}

enum kind_result topology_bind_to_hbm(const struct topology *topology, int number, void *memory,
                                      size_t bytes)
{
    (void)topology, (void)number, (void)memory, (void)bytes;
    return topology_unknown_no_hwloc();
}

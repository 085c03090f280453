/*
 * Positions of cores, memory and devices in the machine, as reported by hwloc. Only topology.c uses
 * hwloc.
 */
#ifndef ISTHMUS_TOPOLOGY_H
#define ISTHMUS_TOPOLOGY_H

#include "kind.h"

/* The topology of a machine. It never changes, so threads may use it concurrently. In all
 * functions, NULL stands for a machine about which nothing is known. */
struct topology;

/* Returns the topology of this machine, which the first call loads. Returns NULL if that is not
 * possible. Never freed. */
const struct topology *topology_of_machine(void);

/* Returns a new topology: that of the machine, or the one that hwloc's environment variables
 * specify, such as HWLOC_XMLFILE. In the latter case, binding does nothing and succeeds. Returns
 * NULL on failure. */
struct topology *topology_load(void);
void topology_unload(struct topology *topology); /* NULL is allowed */

/* Implementations of `select` and `place` of struct kind_module (kind.h). For these and the
 * following functions, kind_message() describes the last failure. */
int topology_select(const struct topology *topology, const char (*pci)[KIND_PCI_BYTES],
                    int n_devices, const cpu_set_t *cores, int n_pes, int me);
enum kind_result topology_place(const struct topology *topology, void *memory, size_t bytes,
                                enum kind_placement placement, const cpu_set_t *cores);

/* Implementation of `hbm_near` of struct kind_module (kind.h). */
size_t topology_hbm_near(const struct topology *topology, const cpu_set_t *cores, int n_pes, int me,
                         int *n_pes_there);

/* High-bandwidth NUMA nodes that this process may use. The three functions count these nodes,
 * describe node `number`, and bind whole pages to node `number` only. Node numbers begin with 0.
 * No process may have touched the pages before they are bound. */
int topology_count_hbm(const struct topology *topology);
enum kind_result topology_describe_hbm(const struct topology *topology, int number,
                                       struct kind_device *description);
enum kind_result topology_bind_to_hbm(const struct topology *topology, int number, void *memory,
                                      size_t bytes);

#endif

/*
 * Positions of cores, memory and devices in the machine, as reported by hwloc. Only topology.c uses
 * hwloc.
 */
#ifndef ISTHMUS_TOPOLOGY_H
#define ISTHMUS_TOPOLOGY_H

#include "kind.h"

/* A topology. It is immutable, so any number of threads may use it concurrently. For all functions
 * NULL denotes a machine about which nothing is known. */
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

/* High-bandwidth NUMA nodes that this process may use. topology_count_hbm returns their number
 * n. topology_describe_hbm describes one of them; `number` is from 0 to n - 1.
 * topology_bind_to_hbm binds whole pages, which no process has touched yet, to this node only. */
int topology_count_hbm(const struct topology *topology);
enum kind_result topology_describe_hbm(const struct topology *topology, int number,
                                       struct kind_device *description);
enum kind_result topology_bind_to_hbm(const struct topology *topology, int number, void *memory,
                                      size_t bytes);

#endif

/*
 * Where the cores, the memory and the devices of the machine lie, as hwloc sees it; nothing else
 * uses hwloc.
 */
#ifndef ISTHMUS_TOPOLOGY_H
#define ISTHMUS_TOPOLOGY_H

#include "kind.h"

/* A topology; NULL stands for a machine of which nothing is known. It does not change, so any
 * number of threads may use it at once. */
struct topology;

/* This machine's, loaded by the first call; NULL if that is not possible. Never freed. */
const struct topology *topology_of_machine(void);

/* A new one: that of the machine, or what the variables of hwloc's own say, such as HWLOC_XMLFILE.
 * Binding then does nothing and succeeds. NULL if there is none. */
struct topology *topology_load(void);
void topology_unload(struct topology *topology); /* NULL is lawful */

/* As `select` and `place` of kind.h; kind_message() tells of failures, here and below. */
int topology_select(const struct topology *topology, const char (*pci)[KIND_PCI_BYTES],
                    int n_devices, const cpu_set_t *cores, int n_pes, int me);
enum kind_result topology_place(const struct topology *topology, void *memory, size_t bytes,
                                enum kind_placement placement, const cpu_set_t *cores);

/* As `hbm_near` of kind.h. */
size_t topology_hbm_near(const struct topology *topology, const cpu_set_t *cores, int n_pes, int me,
                         int *n_pes_there);

/* NUMA nodes of high bandwidth that this process may use: their number; one of them, 0 to n - 1;
 * binding whole pages, untouched yet, to it and no other. */
int topology_count_hbm(const struct topology *topology);
enum kind_result topology_describe_hbm(const struct topology *topology, int number,
                                       struct kind_device *description);
enum kind_result topology_bind_to_hbm(const struct topology *topology, int number, void *memory,
                                      size_t bytes);

#endif

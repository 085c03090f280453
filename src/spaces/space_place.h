/*
 * Placement of symmetric memory on NUMA nodes. The kernel places a page of shared memory on the
 * NUMA node of the process that writes it first, which can be another PE than the owner of the
 * memory. Therefore each PE sets a policy for its own memory before another PE can write to it.
 * The kernel stores this policy in the memory file, so it applies to writes of all PEs.
 */
#ifndef ISTHMUS_SPACE_PLACE_H
#define ISTHMUS_SPACE_PLACE_H

#include <stddef.h>

/* Places the heap, the memory for spaces and the static data of this PE on its NUMA node. Does
 * nothing if the machine has one NUMA node, if the PE is alone on its node, or on failure. Called
 * in shmem_init before the PEs synchronize. */
void space_place_start(void);

/* Places whole pages of this PE's memory for spaces on its NUMA node again, after another placement
 * was undone. */
void space_place_at_owner(char *begin, size_t bytes);

#endif

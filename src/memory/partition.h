/*
 * Which PEs make a node: a function of what all PEs told of themselves, so that all PEs come to one
 * answer without talking about it.
 */
#ifndef ISTHMUS_PARTITION_H
#define ISTHMUS_PARTITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/environment.h"

/* Where a PE lives: numbers that are equal for PEs that share what they stand for. */
struct locality {
    uint64_t machine;   /* the running kernel */
    uint64_t processes; /* its space of process numbers, which /proc/PID needs */
    uint64_t network;   /* its space of networks, which sockets without a file need */
    uint64_t shm;       /* the file system at /dev/shm */
};

enum { PARTITION_ALONE = SHARE_SHM + 1 }; /* no way of sharing: every PE is a node of its own */

/* The PEs of a job divided into nodes, whose PEs can map each other's memory by one way. */
struct partition {
    int way;     /* SHARE_PROC, SHARE_SOCKET, SHARE_SHM or PARTITION_ALONE */
    int count;   /* nodes, numbered in the order of their first PEs */
    int largest; /* PEs of the largest */
    int *of;     /* the node of each PE; allocated */
};

/* Divides n_pes PEs by one way. `node_size` other than 0 cuts nodes further, into groups of so many
 * consecutive PEs: PE p is in group p / node_size. False if there is no memory. */
bool partition_divide(struct partition *partition, const struct locality *pes, int n_pes, int way,
                      size_t node_size);

/* What to try, best first, and how many: for SHARE_AUTO all ways, those that make the fewest nodes
 * first, and at last every PE alone; otherwise only the given one. 0 if there is no memory. */
enum { PARTITION_PLANS = 4 };
int partition_plan(struct partition plans[PARTITION_PLANS], const struct locality *pes, int n_pes,
                   int share, size_t node_size);

/* What a way goes by, for messages. */
const char *partition_way_name(int way);

void partition_free(struct partition plans[], int n_plans);

#endif

/*
 * Which PEs make a node: a function of what all PEs told of themselves, so that all PEs come to one
 * answer without talking about it.
 */
#ifndef ISTHMUS_PARTITION_H
#define ISTHMUS_PARTITION_H

#include <stdbool.h>
#include <stddef.h>

#include "base/environment.h"
#include "introduction.h"

enum { PARTITION_ALONE = SHARE_SHM + 1 }; /* no way of sharing: every PE is a node of its own */

/* The PEs of a job divided into nodes, whose PEs can map each other's memory by one way. */
struct partition {
    int way;     /* SHARE_PROC, SHARE_SOCKET, SHARE_SHM or PARTITION_ALONE */
    int count;   /* nodes, numbered in the order of their first PEs */
    int largest; /* PEs of the largest */
};

/* Divides n_pes PEs by one way, and writes into each introduction its PE's node. `node_size` other
 * than 0 cuts nodes further, into groups of so many consecutive PEs: PE p is in group
 * p / node_size. False if there is no memory. Takes time in proportion to n_pes, and memory to the
 * nodes. */
bool partition_divide(struct partition *partition, struct introduction *pes, int n_pes, int way,
                      size_t node_size);

/* What to try, best first, and how many: for SHARE_AUTO all ways, those that make the fewest nodes
 * first, and at last every PE alone; otherwise only the given one. 0 if there is no memory. Which
 * of them the introductions have is not said: the one that is tried is divided anew. */
enum { PARTITION_PLANS = 4 };
int partition_plan(struct partition plans[PARTITION_PLANS], struct introduction *pes, int n_pes,
                   int share, size_t node_size);

/* What a way goes by, for messages. */
const char *partition_way_name(int way);

#endif

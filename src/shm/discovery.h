/*
 * Node discovery: which PEs make a node; a function of what all PEs told of themselves, so that all
 * PEs come to one answer without talking about it.
 */
#ifndef ISTHMUS_DISCOVERY_H
#define ISTHMUS_DISCOVERY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/environment.h"
#include "bootstrap.h"

enum { DISCOVERY_ALONE = SHARE_SHM + 1 }; /* no way of sharing: every PE is a node of its own */

/* The PEs of a job divided into nodes, whose PEs can map each other's memory by one way. */
struct partition {
    int method;  /* SHARE_PROC, SHARE_SOCKET, SHARE_SHM or DISCOVERY_ALONE */
    int count;   /* nodes, numbered in the order of their first PEs */
    int largest; /* PEs of the largest */
};

/* Divides n_pes PEs by one way, and writes into each introduction its PE's node. `node_size` other
 * than 0 cuts nodes further, into groups of so many consecutive PEs: PE p is in group
 * p / node_size. False if there is no memory. Takes time in proportion to n_pes, and memory to the
 * nodes. */
bool discovery_partition(struct partition *partition, struct bootstrap_record *pes, int n_pes,
                         int method, size_t node_size);

/* What to try, best first, and how many: for SHARE_AUTO all ways, those that make the fewest nodes
 * first, and at last every PE alone; otherwise only the given one. 0 if there is no memory. Which
 * of them the introductions have is not said: the one that is tried is divided anew. */
enum { DISCOVERY_CANDIDATES = 4 };
int discovery_candidates(struct partition candidates[DISCOVERY_CANDIDATES],
                         struct bootstrap_record *pes, int n_pes, int share, size_t node_size);

/* What a way goes by, for messages. */
const char *discovery_method_name(int method);

#endif

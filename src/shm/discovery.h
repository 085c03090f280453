/*
 * Node discovery: division of the PEs of a job into nodes. A node is a set of PEs that can map each
 * other's memory. All PEs compute the same result from the records of the bootstrap exchange
 * (bootstrap.h), so no further communication is necessary. node_start calls these functions.
 */
#ifndef ISTHMUS_DISCOVERY_H
#define ISTHMUS_DISCOVERY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/environment.h"
#include "bootstrap.h"

enum { DISCOVERY_ALONE = SHARE_SHM + 1 }; /* no method of sharing memory: every PE is a node */

/* A division of the PEs of a job into nodes. The PEs of a node can map each other's memory by
 * `method`. */
struct partition {
    int method;  /* SHARE_PROC, SHARE_SOCKET, SHARE_SHM or DISCOVERY_ALONE */
    int count;   /* number of nodes; nodes are numbered by their lowest PE */
    int largest; /* number of PEs of the largest node */
};

/* Divides n_pes PEs into nodes for one method of sharing, and writes the node of each PE into its
 * record. If `node_size` is not 0, a node consists of at most `node_size` consecutive PEs: p and q
 * can be on one node only if p / node_size equals q / node_size. Returns false if memory is
 * exhausted. The time is proportional to n_pes, the memory to the number of nodes. */
bool discovery_partition(struct partition *partition, struct bootstrap_record *pes, int n_pes,
                         int method, size_t node_size);

/* Lists the partitions that startup tries, best first, and returns their number. For SHARE_AUTO,
 * the list has a partition for each method, those with the fewest nodes first, and DISCOVERY_ALONE
 * at the end. Otherwise the list has only the partition for the method `share`. Returns 0 if memory
 * is exhausted. Afterwards, the nodes in the records are unspecified. Call discovery_partition
 * again for the partition that is tried. */
enum { DISCOVERY_CANDIDATES = 4 };
int discovery_candidates(struct partition candidates[DISCOVERY_CANDIDATES],
                         struct bootstrap_record *pes, int n_pes, int share, size_t node_size);

/* Returns the name of a method of sharing, for messages. */
const char *discovery_method_name(int method);

#endif

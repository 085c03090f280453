/*
 * Selection of the algorithms of collectives: the algorithms, and the thresholds in bytes that
 * decide between them. One table (algorithms.c) has the defaults. ISTHMUS_ALGORITHMS overrides any
 * line of it, for tests. All PEs of a job must have the same settings.
 */
#ifndef ISTHMUS_ALGORITHMS_H
#define ISTHMUS_ALGORITHMS_H

#include <stdbool.h>
#include <stddef.h>

/* Algorithms of the collectives between the leaders of the nodes. With AUTO, the thresholds in
 * struct algorithms decide. */
enum { BARRIER_AUTO, BARRIER_PAIRWISE, BARRIER_DISSEMINATION };
enum { BROADCAST_AUTO, BROADCAST_TREE, BROADCAST_CHUNKS, BROADCAST_COMM };
enum { REDUCE_AUTO, REDUCE_RECURSIVE_DOUBLING, REDUCE_SCATTER_ALLGATHER };
enum { GATHER_AUTO, GATHER_RING, GATHER_COMM };

/* Number of data bytes in a PE's slot of the shared-memory barrier (coll/shm/shm_sync.h). */
enum { ALGORITHMS_SLOT_BYTES_MAX = 496 };

/* Maximum number of MPI tags that all teams share. Active sets use another range of tags with this
 * length (coll/net/leaders.c). */
enum { ALGORITHMS_TAGS_MAX = 8192 };

/* The selected algorithm of each collective, followed by thresholds in bytes and by limits.
 * ISTHMUS_ALGORITHMS has another name for some members, which is in quotes after the member. The
 * constants in algorithms.c document each member. */
struct algorithms {
    size_t barrier, broadcast, reduce, gather;
    size_t slot_bytes;               /* "cell" */
    size_t bounce_bytes;             /* "shelf" */
    size_t pairwise_bytes;           /* "pairs"; not the value "pairs" of barrier */
    size_t eager_bytes;              /* "message" */
    size_t tree_bytes;               /* "tree", which is also a value of broadcast */
    size_t recursive_doubling_bytes; /* "doubling", which is also a value of reduce */
    size_t batch_bytes;              /* "stretch" */
    size_t device_chunk_bytes;       /* "piece" */
    size_t colls_without_comm;       /* "ungrouped" */
    size_t comms_max;                /* "groups" */
    size_t active_set_comms_max;     /* "set_groups" */
    size_t tags;                     /* number of MPI tags for all teams, and for all active sets */
};

/* Sets all members to their defaults. */
void algorithms_reset(struct algorithms *algorithms);

/* Sets members from the text of ISTHMUS_ALGORITHMS, such as "reduce=halving,cell=0". Returns false
 * if a name or value is invalid; members before the invalid one are set in this case. */
bool algorithms_parse(const char *text, struct algorithms *algorithms);

#endif

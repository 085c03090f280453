/*
 * Selection of the algorithms of collectives: the algorithms, and the thresholds in bytes that
 * decide between them. One table (algorithms.c) has the defaults. ISTHMUS_ALGORITHMS overrides any
 * line of it, for tests. All PEs of a job must have the same settings.
 */
#ifndef ISTHMUS_ALGORITHMS_H
#define ISTHMUS_ALGORITHMS_H

#include <stdbool.h>
#include <stddef.h>

/* The algorithm of each collective between the leaders of nodes; AUTO: by the thresholds below. */
enum { BARRIER_AUTO, BARRIER_PAIRWISE, BARRIER_DISSEMINATION };
enum { BROADCAST_AUTO, BROADCAST_TREE, BROADCAST_CHUNKS, BROADCAST_COMM };
enum { REDUCE_AUTO, REDUCE_RECURSIVE_DOUBLING, REDUCE_SCATTER_ALLGATHER };
enum { GATHER_AUTO, GATHER_RING, GATHER_COMM };

/* The payload of a member's slot (coll/shm/shm_sync.h). */
enum { ALGORITHMS_SLOT_BYTES_MAX = 496 };

/* The most tags that teams share; active sets share as many others (coll/net/leaders.c).
 */
enum { ALGORITHMS_TAGS_MAX = 8192 };

/* A choice for each kind of collective, then thresholds and limits, in the order of the table in
 * algorithms.c, which says what each decides. */
struct algorithms {
    size_t barrier, broadcast, reduce, gather;
    size_t slot_bytes;
    size_t bounce_bytes;
    size_t pairwise_bytes;
    size_t eager_bytes;
    size_t tree_bytes;
    size_t recursive_doubling_bytes;
    size_t batch_bytes;
    size_t device_chunk_bytes;
    size_t colls_without_comm;
    size_t comms_max, active_set_comms_max;
    size_t tags; /* the MPI tags that teams share, and that active sets share */
};

/* Sets the defaults of the table. */
void algorithms_reset(struct algorithms *algorithms);

/* Sets members by their public words, as in "reduce=halving,cell=0". Returns false if a word or
 * value is invalid. */
bool algorithms_parse(const char *text, struct algorithms *algorithms);

#endif

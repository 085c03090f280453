/*
 * How collectives are done: which algorithms there are, and up to which sizes each serves. One
 * table (algorithms.c), of which tests may override any line by ISTHMUS_ALGORITHMS. All PEs of a
 * job must have the same.
 */
#ifndef ISTHMUS_ALGORITHMS_H
#define ISTHMUS_ALGORITHMS_H

#include <stdbool.h>
#include <stddef.h>

/* Of each collective of leaders of nodes; 0: as the sizes below say. */
enum { BARRIER_AUTO, BARRIER_PAIRWISE, BARRIER_DISSEMINATION };
enum { BROADCAST_AUTO, BROADCAST_TREE, BROADCAST_CHUNKS, BROADCAST_COMM };
enum { REDUCE_AUTO, REDUCE_RECURSIVE_DOUBLING, REDUCE_SCATTER_ALLGATHER };
enum { GATHER_AUTO, GATHER_RING, GATHER_COMM };

/* A member's cell has room for so many bytes (coll/shm/shm_sync.h). */
enum { ALGORITHMS_SLOT_BYTES_MAX = 496 };

/* The most tags that teams share; active sets share as many others (coll/net/leaders.c).
 */
enum { ALGORITHMS_TAGS_MAX = 8192 };

struct algorithms {
    size_t barrier, broadcast, reduce, gather;
    size_t cell;  /* inside a node: up to so many bytes go by cells */
    size_t shelf; /* more, up to so many, by shelves (coll/shm/exposed.h) */
    size_t
        pairs; /* beyond, up to so many of an alltoall go by pairs on shared cores (pairwise.h) */
    size_t message;            /* up to so many bytes travel in one parcel, more behind it */
    size_t tree;               /* broadcasts of more bytes go by a group */
    size_t doubling;           /* reductions of more bytes halve and double */
    size_t stretch;            /* bytes of all members that a gathering brings at a time */
    size_t piece;              /* bytes that a reduction of device memory takes at a time */
    size_t ungrouped;          /* so many collectives of a team go without a group, if it serves */
    size_t groups, set_groups; /* at most so many at a time, and of active sets */
    size_t tags; /* MPI tags that the teams share, and the active sets, when they make groups */
};

/* The table's own choices. */
void algorithms_reset(struct algorithms *algorithms);

/* Overrides some, such as "reduce=halving,cell=0"; false if that names or sets what there is not.
 */
bool algorithms_parse(const char *text, struct algorithms *algorithms);

#endif

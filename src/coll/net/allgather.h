/*
 * The blocks of all members of a team of several nodes, brought to every local leader stretch by
 * stretch, so that it takes little memory however long they are: so many bytes of all members
 * together as base/algorithms.h says, but at least a unit of each. Members may lie on the nodes in
 * any way.
 */
#ifndef ISTHMUS_ALLGATHER_H
#define ISTHMUS_ALLGATHER_H

#include "leader_coll.h"

/* What the leaders agree on before. */
struct allgather_plan {
    size_t granularity;   /* pieces are multiples of it, in bytes */
    const size_t *blocks; /* each member's block in bytes; NULL if all have `block` */
    size_t block;
    const char *const *sources; /* this node's blocks, by local number */
};

struct allgather {
    const char *routine;
    struct leaders *leaders;
    struct allgather_plan plan;
    size_t begin, step;      /* the stretch: of each block the bytes begin .. begin + step - 1 */
    int *rank_of_node;       /* of its leader; by number of the node */
    size_t *lengths, *ends;  /* by leader: bytes of the stretch; where the next piece begins */
    char *packed, *gathered; /* this node's pieces of the stretch; those of all nodes */
};

/* A part of a member's block. */
struct allgather_chunk {
    const char *data;
    size_t offset, bytes; /* in the block */
};

void allgather_begin(const char *routine, struct allgather *allgather, struct leaders *leaders,
                     const struct allgather_plan *plan);
/* Before any stretch: brings all blocks right to where they belong, one behind the other in member
 * order. False, with nothing done, where that is too much for one message, or members do not stand
 * so. */
bool allgather_directly(struct allgather *allgather, char *dest);
/* Packs this node's pieces of the next stretch into `mine`; false if there is none. The sources'
 * part of it has then been read. What others packed, lengths[i] bytes of the leader at place i, is
 * to be brought to all + ends[i]. */
bool allgather_pack_batch(struct allgather *allgather);
/* The same, and brings it. */
bool allgather_next_batch(struct allgather *allgather);
/* The member's piece of it. To be called once for each member, in order. */
struct allgather_chunk allgather_next_chunk(struct allgather *allgather, int member);
void allgather_end(struct allgather *allgather);

#endif

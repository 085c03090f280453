/*
 * Allgather of the blocks of all members of a team that spans nodes, in batches of limited size.
 *
 * Every leader receives the blocks of all members. A batch consists of the same byte range of every
 * block. Its total length is about batch_bytes (base/algorithms.h), and it contains at least one
 * granule of each block. The leaders therefore need little memory, however long the blocks are.
 * Members may be distributed over the nodes in any order.
 *
 * Order of calls, on each leader:
 *
 *   allgather_begin
 *   allgather_directly     optional; if it returns true, no batches are needed
 *   for each batch:
 *     allgather_next_batch
 *     allgather_next_chunk for each member
 *   allgather_end
 *
 * Nonblocking collectives call allgather_pack_batch instead of allgather_next_batch, and transfer
 * the data themselves (nbc_schedule_allgather). No lock is needed, because each struct allgather
 * belongs to one collective.
 */
#ifndef ISTHMUS_ALLGATHER_H
#define ISTHMUS_ALLGATHER_H

#include "leader_coll.h"

/* Arguments of an allgather. All leaders pass the same values, except for `sources`. */
struct allgather_plan {
    /* Length of a granule in bytes. Byte ranges start and end at multiples of this length, or at
     * the end of a block. */
    size_t granularity;
    const size_t *blocks; /* length of each member's block in bytes; NULL if all blocks have the
                             length `block` */
    size_t block;
    const char *const *sources; /* blocks of the members on this node, by local rank */
};

/* An allgather in progress. */
struct allgather {
    const char *routine;
    struct leaders *leaders;
    struct allgather_plan plan;
    size_t begin, step; /* current batch: bytes begin .. begin + step - 1 of each block */
    int *rank_of_node;  /* leader rank of each node, by node number */
    /* For each leader rank: length of this leader's part of the batch in bytes, and offset in
     * `gathered` of the next chunk of this part that was not returned yet. */
    size_t *lengths, *ends;
    /* `packed`: chunks of the current batch from the members on this node. `gathered`: chunks of
     * the current batch from all members. */
    char *packed, *gathered;
};

/* A byte range of a member's block. */
struct allgather_chunk {
    const char *data;
    size_t offset, bytes; /* offset in the block, and length, in bytes */
};

/* Initializes an allgather, and copies `plan`. Does not communicate. */
void allgather_begin(const char *routine, struct allgather *allgather, struct leaders *leaders,
                     const struct allgather_plan *plan);
/* Gathers all blocks into `dest` in one operation, in member order and without gaps. Returns false
 * without any communication if the blocks are longer than one message, or if the members are not
 * sorted by leader. The caller must then use batches. Must be called before the first batch. */
bool allgather_directly(struct allgather *allgather, char *dest);
/* Starts the next batch: copies this node's chunks from the sources to `packed`. Returns false if
 * no bytes are left. The caller must then send `packed` to all leaders, and receive lengths[i]
 * bytes of each leader i at gathered + ends[i]. */
bool allgather_pack_batch(struct allgather *allgather);
/* Gathers the next batch from all leaders, and waits for it. Returns false if no bytes are left.
 * Collective over the leaders. */
bool allgather_next_batch(struct allgather *allgather);
/* Returns the chunk of `member` in the current batch. Must be called once for each member, in
 * ascending order. */
struct allgather_chunk allgather_next_chunk(struct allgather *allgather, int member);
/* Frees the memory of the allgather. */
void allgather_end(struct allgather *allgather);

#endif

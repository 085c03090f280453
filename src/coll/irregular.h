/*
 * Irregular collectives: alltoall, gather and scatter of blocks of different lengths and offsets.
 * This header has the conversion from a program's arrays to bytes, and the blocking form within a
 * node (irregular_shm_run). Nonblocking requests and teams of several nodes use
 * nbc/nbc_irregular.c.
 */
#ifndef ISTHMUS_IRREGULAR_H
#define ISTHMUS_IRREGULAR_H

#include "coll/nbc/nbc.h"
#include "coll_buffer.h"
#include "rma/rma.h"

struct block_span {
    size_t offset, bytes;
};

/* Blocks of a member's, as it gives them: `nelems` of each, one behind the other, if it has no
 * arrays. */
struct block_layout {
    size_t count; /* of blocks */
    struct block_list blocks;
    size_t nelems, size;
};

/* One of them. */
static inline struct block_span irregular_span(const char *routine,
                                               const struct block_layout *block_layout, size_t i)
{
    const struct block_list *blocks = &block_layout->blocks;
    if (blocks->offsets == NULL)
        return (struct block_span){block_layout->nelems * block_layout->size * i,
                                   block_layout->nelems * block_layout->size};
    return (struct block_span){rma_bytes(routine, blocks->offsets[i], block_layout->size),
                               rma_bytes(routine, blocks->nelems[i], block_layout->size)};
}

/* Fills in the list, if there is one; gives how many bytes from the buffer's beginning on it is
 * about. */
size_t irregular_fill(const char *routine, const struct block_layout *block_layout,
                      struct block_span *block_spans);

/* Who exchanges blocks: all with all, or all with the root. */
enum irregular { IRREGULAR_ALLTOALL, IRREGULAR_GATHER, IRREGULAR_SCATTER };

/* What a member calls an irregular collective with. It takes from each member, or from the root
 * only, or from nobody; and so it gives. */
struct irregular_call {
    const char *routine;
    struct team *team;
    enum irregular kind;
    int root;
    void *dest;
    const void *source;
    const struct block_layout *receives, *sends;
};

/* The blocking form for a team of one node. Returns 0. */
int irregular_shm_run(const struct irregular_call *call);

/* The block that a list of as many as members, of one, or of none has for a member. */
static inline struct block_span irregular_span_of_member(const struct block_span *block_spans,
                                                         size_t count, int member)
{
    if (count == 0)
        return (struct block_span){0, 0};
    return block_spans[count == 1 ? 0 : (size_t)member];
}

/* Where dest and source are, of which so many bytes are meant; ends the job unless they are
 * symmetric memory of the host. */
struct irregular_buffers {
    struct buffer dest, source;
};
void irregular_check_buffers(const struct irregular_call *call, size_t dest_bytes,
                             size_t source_bytes, struct irregular_buffers *buffers);

_Noreturn void irregular_fail_lengths(const char *routine, const struct team *team, int sender,
                                      size_t sends, int receiver, size_t receives)
    __attribute__((cold));

#endif

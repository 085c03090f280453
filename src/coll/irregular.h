/*
 * Irregular collectives: alltoall, gather and scatter of blocks with different lengths and offsets
 * (alltoallv, gatherv and scatterv).
 *
 * The program describes the blocks with arrays of element counts and offsets (struct block_layout).
 * This header converts them to offsets and lengths in bytes (struct block_span), and checks the
 * buffers. It also declares the blocking form for a team within one node (irregular_shm_run).
 * nbc/nbc_irregular.c implements nonblocking requests and teams that span nodes, and is the only
 * caller of this header.
 */
#ifndef ISTHMUS_IRREGULAR_H
#define ISTHMUS_IRREGULAR_H

#include "coll/nbc/nbc.h"
#include "coll_buffer.h"
#include "rma/rma.h"

/* Offset of a block in its buffer, and length of the block, in bytes. */
struct block_span {
    size_t offset, bytes;
};

/* The blocks in the dest or the source of one member, as the program describes them. If
 * blocks.offsets is NULL, every block has `nelems` elements, and the blocks are stored one after
 * another without gaps. `size` is the length of an element in bytes. */
struct block_layout {
    size_t count; /* number of blocks: one for each member, or 1 if the member exchanges only with
                     the root, or 0 */
    struct block_list blocks;
    size_t nelems, size;
};

/* Returns the offset and the length of block i in bytes. */
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

/* Stores the offset and length of every block in `block_spans`, unless it is NULL. Returns the
 * number of bytes from the beginning of the buffer to the end of the block that ends last, or
 * SIZE_MAX on overflow. */
size_t irregular_fill(const char *routine, const struct block_layout *block_layout,
                      struct block_span *block_spans);

/* Pattern of the exchange. In an alltoall, every member sends a block to every member. In a gather
 * or scatter, every member sends to, or receives from, the root. */
enum irregular { IRREGULAR_ALLTOALL, IRREGULAR_GATHER, IRREGULAR_SCATTER };

/* Arguments of an irregular collective on one member. `receives` describes the blocks in dest,
 * `sends` the blocks in source. Each has one block for each member, or one block for the root only,
 * or no block. */
struct irregular_call {
    const char *routine;
    struct team *team;
    enum irregular kind;
    int root;
    void *dest;
    const void *source;
    const struct block_layout *receives, *sends;
};

/* Executes an irregular collective of a team within one node, and returns 0. Waits until dest is
 * complete and source may be reused. Aborts the job if the lengths that a sender and a receiver
 * expect differ. */
int irregular_shm_run(const struct irregular_call *call);

/* Returns the entry for `member` in a list of `count` blocks. The list has one block for each
 * member, or one block for the root only, or no block. If the list is empty, returns an empty
 * block. */
static inline struct block_span irregular_span_of_member(const struct block_span *block_spans,
                                                         size_t count, int member)
{
    if (count == 0)
        return (struct block_span){0, 0};
    return block_spans[count == 1 ? 0 : (size_t)member];
}

/* The dest and source of a call, as checked by irregular_check_buffers. */
struct irregular_buffers {
    struct buffer dest, source;
};
/* Checks the buffers of a call and stores them in *buffers. Aborts the job unless the first
 * `dest_bytes` bytes of dest and the first `source_bytes` bytes of source are symmetric host memory
 * of all members. */
void irregular_check_buffers(const struct irregular_call *call, size_t dest_bytes,
                             size_t source_bytes, struct irregular_buffers *buffers);

/* Aborts the job, because the sender and the receiver of a block pass different lengths (`sends`
 * and `receives`, in bytes). Both members are given by their local ranks. */
_Noreturn void irregular_fail_lengths(const char *routine, const struct team *team, int sender,
                                      size_t sends, int receiver, size_t receives)
    __attribute__((cold));

#endif

/*
 * Blocks of any lengths at any places, as irregular collectives have them: from a program's arrays
 * to bytes.
 */
#ifndef ISTHMUS_BLOCKS_H
#define ISTHMUS_BLOCKS_H

#include "buffer.h"
#include "nonblocking.h"
#include "operations/rma.h"

struct span {
    size_t offset, bytes;
};

/* Blocks of a member's, as it gives them: `nelems` of each, one behind the other, if it has no
 * arrays. */
struct selection {
    size_t count; /* of blocks */
    struct blocks_of blocks;
    size_t nelems, size;
};

/* One of them. */
static inline struct span blocks_span(const char *routine, const struct selection *selection,
                                      size_t i)
{
    const struct blocks_of *blocks = &selection->blocks;
    if (blocks->offsets == NULL)
        return (struct span){selection->nelems * selection->size * i,
                             selection->nelems * selection->size};
    return (struct span){rma_bytes(routine, blocks->offsets[i], selection->size),
                         rma_bytes(routine, blocks->nelems[i], selection->size)};
}

/* Fills in the list, if there is one; gives how many bytes from the buffer's beginning on it is
 * about. */
size_t blocks_fill(const char *routine, const struct selection *selection, struct span *spans);

/* Who exchanges blocks: all with all, or all with the root. */
enum irregular { IRREGULAR_ALL, IRREGULAR_GATHER, IRREGULAR_SCATTER };

/* What a member calls an irregular collective with. It takes from each member, or from the root
 * only, or from nobody; and so it gives. */
struct irregular_call {
    const char *routine;
    struct team *team;
    enum irregular kind;
    int root;
    void *dest;
    const void *source;
    const struct selection *takes, *gives;
};

/* The blocking form, in a team of one node: its members meet (irregular_near.c). 0. */
int irregular_meet(const struct irregular_call *call);

/* The block that a list of as many as members, of one, or of none has for a member. */
static inline struct span blocks_of_member(const struct span *spans, size_t count, int member)
{
    if (count == 0)
        return (struct span){0, 0};
    return spans[count == 1 ? 0 : (size_t)member];
}

/* Where dest and source are, of which so many bytes are meant; ends the job unless they are
 * symmetric memory of the host. */
struct irregular_buffers {
    struct buffer dest, source;
};
void irregular_require(const struct irregular_call *call, size_t dest_bytes, size_t source_bytes,
                       struct irregular_buffers *buffers);

_Noreturn void irregular_fail_lengths(const char *routine, const struct team *team, int sender,
                                      size_t gives, int receiver, size_t takes)
    __attribute__((cold));

#endif

/*
 * Memory of the library's own in each PE's shared file, behind its control block: the arena, and
 * behind that what the queues of locks need.
 */
#ifndef ISTHMUS_ARENA_H
#define ISTHMUS_ARENA_H

#include <stddef.h>

#include "base/assert.h"
#include "layout.h"
#include "node.h"

/* Takes `bytes`, zeroed, of the arena of the PE at `place`, which are never given back before
 * finalize; returns the offset from its control block. Any PE of the node may take from any PE's
 * arena. */
size_t arena_take(const char *routine, int rank, size_t bytes);

static inline void *arena_at(int rank, size_t offset)
{
    ASSERT(offset >= sizeof(struct control) && offset < layout.control_length);
    return node_file(rank) + offset;
}

static inline size_t arena_offset(int rank, const void *address)
{
    return (size_t)((const char *)address - node_file(rank));
}

/* A word of this PE's control block, where the segment of control blocks has it. */
static inline void *arena_control_word(const void *word)
{
    size_t offset = (size_t)((const char *)word - (const char *)node_own_control());
    ASSERT(offset < sizeof(struct control));
    return node_file(node.rank) + offset;
}

/* Where the memory for locks begins, as an offset from the control block: layout.locks_length
 * bytes, which take no memory until they are used. */
static inline size_t arena_locks_offset(void)
{
    return layout.control_length - layout.locks_length;
}

#endif

/*
 * Memory that the program allocated itself, as memory of a space that the PEs of this node can map.
 * The memory keeps its address.
 *
 *   alone   no other PE is on this node: nothing is done
 *   moved   private memory (malloc, MPI_Alloc_mem): its pages are moved into this PE's memory file,
 *           which the peers have mapped already, and moved back at the end
 *   shared  pages of a file (a window of MPI_Win_allocate, a file of the program): the peers map
 *           them over their view of this PE's file
 *
 * Private memory is moved by whole pages, which no thread may access during the move: what another
 * thread writes into the rest of a page would be lost.
 *
 * The first part finds out what this process has mapped, from /proc/self/maps.
 */
#ifndef ISTHMUS_OWN_MEMORY_H
#define ISTHMUS_OWN_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "segment.h"
#include "share.h"

/* ---- Mappings of this process ---- */

enum mapped_category {
    MAPPED_NOT,       /* not all of it is mapped */
    MAPPED_PROTECTED, /* some of it cannot be read or not be written */
    MAPPED_MIXED,     /* private and shared, or of several files */
    MAPPED_PRIVATE,   /* this process's own */
    MAPPED_SHARED     /* pages of one file, which other processes may have mapped too */
};

struct mapped {
    enum mapped_category category;
    /* Of shared memory: its file, and where it begins there; the mapping that it begins in. */
    struct share_identity file;
    uint64_t offset;
    uintptr_t begin, end;
};

struct mapped mapped_look_up(const void *memory, size_t bytes);

/* Where this process has this byte of a file mapped, shared and writable; NULL if nowhere. */
char *mapped_find(const struct share_identity *file, uint64_t offset);

/* ---- Memory of the program ---- */

struct own_memory;

/* Whether a space may have it; false, and own_memory_error() says why not. */
bool own_memory_fits(const void *memory, size_t bytes);

/* Takes it, with a part of the room for spaces (mapping.h) that has a page more, at an offset which
 * is the same on all PEs, and tells the node of it. NULL, and own_memory_error(), if that can't be.
 */
struct own_memory *own_memory_take(void *memory, size_t bytes, size_t offset);

/* The memory as a space's segment. */
struct segment own_memory_segment(const struct own_memory *own, const char *name);

/* When all have told: maps that of the members of this node. False, and own_memory_error(), if one
 * can't be had. */
bool own_memory_map(struct own_memory *own, const struct rank_map *members);

/* When nobody uses it any more: undoes all of that. */
void own_memory_release(struct own_memory *own);

const char *own_memory_error(void);

#endif

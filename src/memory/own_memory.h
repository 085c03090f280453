/*
 * Memory of the host that the program has, as memory that the PEs of this node can map. It stays at
 * its address.
 *
 *   alone   no other PE is of this node: nothing is done
 *   moved   private memory (malloc, MPI_Alloc_mem): its pages are taken into this PE's memory file,
 *           where the others have them mapped already, and put back at the end
 *   shared  pages of a file (a window of MPI_Win_allocate, a file of the program's): the others map
 *           them where their view of this PE's file would be
 *
 * Private memory is moved by whole pages, which nobody may touch meanwhile: what another thread
 * writes into the rest of a page would be lost.
 */
#ifndef ISTHMUS_OWN_MEMORY_H
#define ISTHMUS_OWN_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

#include "segment.h"

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

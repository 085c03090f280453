/*
 * Spaces (pools of symmetric memory) over memory that the program allocated itself. These functions
 * make this memory accessible to the other PEs of the node by loads and stores. The memory keeps
 * its address in this process.
 *   alone    This PE is the only PE of its node. Nothing is done.
 *   moved    The memory is private (malloc, MPI_Alloc_mem). Its contents are moved into this PE's
 *            memory file, which the peers have already mapped. They are moved back when the space
 *            is destroyed.
 *   shared   The memory is a shared mapping of a file (a window of MPI_Win_allocate, a file that
 *            the program mapped). The peers map this file over a part of this PE's memory file.
 *
 * The move replaces whole pages. If another thread stores into a page during the move, the store is
 * lost. Therefore private memory must consist of whole pages, and no thread may access it until the
 * move ends.
 *
 * The first section reads /proc/self/maps to find out how a range of memory is mapped.
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
    MAPPED_NOT,       /* at least one page of the range is not mapped */
    MAPPED_PROTECTED, /* at least one page is not both readable and writable */
    MAPPED_MIXED,     /* private and shared pages, or not one contiguous part of one file */
    MAPPED_PRIVATE,   /* only private pages */
    MAPPED_SHARED     /* one contiguous part of one file, mapped with MAP_SHARED */
};

/* How a range of memory is mapped. Unless `category` is MAPPED_SHARED, ignore the other members. */
struct mapped {
    enum mapped_category category;
    struct share_identity file; /* the mapped file */
    uint64_t offset;            /* position in the file of the first byte of the range */
    uintptr_t begin, end;       /* bounds of the mapping that contains the first byte */
};

/* Returns how this process has mapped the range. */
struct mapped mapped_look_up(const void *memory, size_t bytes);

/* Returns the address at which this process has mapped the byte at `offset` of a file, in a shared
 * mapping that is readable and writable. Returns NULL if no such mapping exists. */
char *mapped_find(const struct share_identity *file, uint64_t offset);

/* ---- Memory of the program ---- */

struct own_memory;

/* Returns true if a space may use this memory. Otherwise own_memory_error() returns the reason. */
bool own_memory_fits(const void *memory, size_t bytes);

/* Prepares the memory for use by the peers and writes its description into this PE's control block.
 * own_memory_fits must have returned true. `offset` is the start of a sub-range of the memory for
 * spaces (mapping.h), the same on all PEs. The sub-range must be one page longer than the memory,
 * because shared memory may begin inside a page. Returns NULL on failure; own_memory_error()
 * returns the reason. */
struct own_memory *own_memory_take(void *memory, size_t bytes, size_t offset);

/* Returns a segment for a space over this memory. The caller adds it to the segment table. The
 * segment refers to memory that own_memory_release frees. */
struct segment own_memory_segment(const struct own_memory *own, const char *name);

/* Makes the memory of the other PEs of this node accessible to this PE, if they are in `members`,
 * the PEs that have the space. Call it after own_memory_take has returned on all members. Returns
 * false if this PE cannot map the memory of a member; own_memory_error() returns the reason.
 * own_memory_release is necessary in both cases. */
bool own_memory_map(struct own_memory *own, const struct rank_map *members);

/* Undoes own_memory_take and own_memory_map and frees `own`. Memory of the program that was moved
 * becomes private to this process again, and keeps its contents. Call it when no PE accesses the
 * memory through the space any more. */
void own_memory_release(struct own_memory *own);

/* Returns the reason for the last failure, as a part of an error message. */
const char *own_memory_error(void);

#endif

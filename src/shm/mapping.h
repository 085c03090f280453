/*
 * Mappings of the memory files of this node's PEs in this process, and the segments within them.
 * The files of all PEs are mapped at equal distances. This PE's own file is mapped a second time at
 * the address that the program uses.
 */
#ifndef ISTHMUS_MAPPING_H
#define ISTHMUS_MAPPING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "segment.h"
#include "share.h"

/* Reserves address space for this PE's own memory according to `layout`. mapping_stop releases it.
 * Aborts the job on failure. */
void mapping_start(const char *routine);
void mapping_stop(void);

/* Reserves address space for the peers (the other PEs of this node), sets up the segments, and maps
 * this PE's own memory, which is in `file`. The caller must have set `node` (node.h).
 * `static_data_length` is the length of a PE's file of static data, or 0 if it is not shared.
 * Aborts the job on failure. */
void mapping_map_node(const char *routine, size_t static_data_length, int file);
/* Unmaps the peers and removes all segments. */
void mapping_unmap_node(void);

/* Maps this PE's own memory from another file. Aborts the job on failure. */
void mapping_map_own(const char *routine, int file);

/* Maps the files of the PE with this node rank, which must not be this PE. Aborts the job on
 * failure. */
void mapping_map_peer(const char *routine, int rank, struct share_files files);

/* Returns the segment of a space: `length` bytes at `offset`, a multiple of 2 MiB, in the memory
 * for spaces. This memory follows the heap in each PE's memory file, and every PE of the node has
 * mapped it. Its pages are allocated when they are first written. The segment uses the same
 * distances between PEs as the heap, which is in the same file. */
struct segment mapping_spaces_segment(const char *name, size_t offset, size_t length);

/* Returns the address of the memory for spaces of the PE with this node rank. For this PE, it is
 * the address that the program uses. */
char *mapping_spaces(int rank);

static inline bool ranges_overlap(const char *one, size_t one_bytes, const char *other,
                                  size_t other_bytes)
{
    return one_bytes > 0 && other_bytes > 0 && (uintptr_t)one < (uintptr_t)other + other_bytes &&
           (uintptr_t)other < (uintptr_t)one + one_bytes;
}

/* Returns true if the range overlaps address space that the library uses: this PE's symmetric
 * memory, or the mappings of the peers. */
bool mapping_overlaps(const void *memory, size_t bytes);

#endif

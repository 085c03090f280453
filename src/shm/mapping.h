/*
 * The memory of this node's PEs in this PE's address space, and the segments that it makes: all
 * files at equal distances, and this PE's own once more where the program has it.
 */
#ifndef ISTHMUS_MAPPING_H
#define ISTHMUS_MAPPING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "segment.h"
#include "share.h"

/* Address space for this PE's own memory, by the layout; it stays until mapping_stop. */
void mapping_start(const char *routine);
void mapping_stop(void);

/* Address space for the peers, and segments: the node is known. `globals`: length of a PE's file of
 * static data, 0 for none. This PE's own memory is in this file. */
void mapping_map_node(const char *routine, size_t static_data_length, int file);
/* Unmaps the peers and forgets the segments. */
void mapping_unmap_node(void);

/* This PE's own memory is in this file from now on. */
void mapping_map_own(const char *routine, int file);

/* The memory of the PE at a place is in these. */
void mapping_map_peer(const char *routine, int rank, struct share_files files);

/* Each PE's file has room for spaces behind the heap: layout.spaces_length bytes, which take no
 * memory until they are touched. Every PE of the node has it mapped. Of it, a segment at a multiple
 * of 2 MiB; the heap's distances are its own. */
struct segment mapping_spaces_segment(const char *name, size_t offset, size_t length);

/* Where that room begins here, of the PE at a place of this node; this PE's own is where the others
 * see it, too. */
char *mapping_spaces(int rank);

static inline bool ranges_overlap(const char *one, size_t one_bytes, const char *other,
                                  size_t other_bytes)
{
    return one_bytes > 0 && other_bytes > 0 && (uintptr_t)one < (uintptr_t)other + other_bytes &&
           (uintptr_t)other < (uintptr_t)one + one_bytes;
}

/* Whether the library has any of this: this PE's own memory, or room for the peers'. */
bool mapping_overlaps(const void *memory, size_t bytes);

#endif

/*
 * Layout of each PE's memory file, which contains in this order: control block, arena (private
 * memory of the library), memory for locks, symmetric heap, memory for spaces (additional pools of
 * symmetric memory that the program creates). All PEs have the same layout.
 *
 * Order of events at startup: each PE makes a proposal with its settings and limits
 * (layout_propose). The PEs exchange their proposals and agree on a common one (bootstrap_agree).
 * layout_set then computes `layout`, which does not change afterwards. node_start calls these
 * functions.
 */
#ifndef ISTHMUS_LAYOUT_H
#define ISTHMUS_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/job.h"

/* Alignment in bytes of the heap and of spaces on every PE. Therefore a block with at most this
 * alignment has the same alignment on every PE. */
#define LAYOUT_ALIGNMENT ((size_t)2 << 20)

struct layout {
    /* Length of control block, arena and memory for locks together, a multiple of LAYOUT_ALIGNMENT.
     */
    size_t control_length;
    size_t locks_length; /* bytes for the queue nodes of locks, the last part of control_length */
    size_t heap_length;
    size_t spaces_offset, spaces_length; /* multiples of LAYOUT_ALIGNMENT */
    /* The address of the heap is a multiple of heap_alignment on every PE of the job.
     * heap_alignment is a power of two and at least LAYOUT_ALIGNMENT. heap_is_fixed is true if the
     * heap has the same address on all PEs. */
    size_t heap_alignment;
    bool heap_is_fixed;
};
HIDDEN extern struct layout layout;

/* Length of the memory file in bytes. */
static inline size_t layout_length(void)
{
    return layout.spaces_offset + layout.spaces_length;
}

/* Settings and limits of a PE. The PEs agree on a common proposal before they map memory. */
struct proposal {
    size_t heap_asked;   /* requested heap length in bytes; 0 if it is not set */
    size_t spaces_asked; /* requested memory for spaces in bytes; 0 if it is not set */
    /* Available bytes, or limits of the system: memory of the machine, address space, length of a
     * file, free memory in /dev/shm. SIZE_MAX means no limit. */
    size_t memory, address_space, file_length, shm;
    size_t file_used;          /* limit in bytes on heap and spaces together; SIZE_MAX: no limit */
    size_t arena;              /* length of the arena in bytes */
    size_t static_data_length; /* length of the file of static data; 0 if it cannot be shared */
    uint64_t executable;       /* identity of the executable that has these static data */
    bool fixed; /* the preferred address range of the heap, equal on all PEs, is free */
    /* SHMEM_DEBUG is set. All PEs must agree, because its checks communicate. */
    bool debug;
    /* The program requested SHMEM_THREAD_MULTIPLE. All PEs must agree, because it determines how
     * active sets are identified. */
    bool threads;
};

/* Returns this PE's proposal, and sets `layout` to the layout that this PE would have alone. The
 * proposal's member `fixed` is true if the heap of that layout can have the preferred address. */
struct proposal layout_propose(void);

/* Returns the size of the machine's memory in bytes. */
size_t layout_machine_memory(void);

/* Returns the length of the arena for the limits of a proposal. */
size_t layout_arena_length(const struct proposal *proposal);

/* If memory is shared through /dev/shm, limits the sizes that the library chooses so that the files
 * of `n_pes` PEs fit. Does nothing if /dev/shm has too little free memory even for a minimal heap.
 */
void layout_fit_into_shm(struct proposal *agreed, int n_pes);

/* Computes `layout` from the proposal of all PEs. At most `n_pes` PEs map each other's memory. */
void layout_set(const struct proposal *agreed, int n_pes);

/* Returns the number of bytes of a PE's files that will certainly be written. */
size_t layout_used_length(const struct proposal *agreed);

/* Reserves address space for the file so that the heap is at the fixed address. Returns MAP_FAILED
 * if the range is not free. */
char *layout_reserve_fixed(void);

static inline size_t layout_round_up(size_t length, size_t unit)
{
    return (length + unit - 1) / unit * unit;
}

#endif

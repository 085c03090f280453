/*
 * Symmetric segments. A segment is one contiguous range of symmetric memory on every PE: the heap,
 * the executable's static data, or the memory of one space. This header converts the address of a
 * symmetric object on this PE to the address of the object on another PE.
 *
 * Between nodes, the segment and an offset identify an object. Within a node, this process has
 * mapped the memory of the other PEs, and the address of an object on another PE has a fixed
 * distance from its local address. A segment stores one distance for each PE whose memory is mapped
 * (near PEs, node.h), so no table grows with the job. The distance of this PE is 0.
 *
 * Waking: a thread that waits for a change of symmetric memory publishes the range that it watches
 * at its doorbell (doorbell.h), as global offsets, which are equal on all PEs. After a write, the
 * writer rings the doorbell of the target PE only if the written range is watched.
 *
 * Order of events: mapping.c sets up the segments of heap and static data at startup. If PEs
 * communicate through MPI, segment_limit_near then restricts the near PEs. Later, segment_add and
 * segment_remove add and remove the segments of spaces. A mutex protects these changes; lookups
 * take no lock.
 */
#ifndef ISTHMUS_SEGMENT_H
#define ISTHMUS_SEGMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/assert.h"
#include "base/rank_map.h"
#include "doorbell.h"
#include "node.h"
#include "shmem_impl/near.h"

/* ---- Segments ---- */

struct device_memory;

struct segment {
    /* Address and length of the segment on this PE, and the PEs whose memory the inlined operations
     * access directly (near PEs, node.h). Must be the first member, because the inlined operations
     * use a pointer to it. */
    struct shmem_impl_span span;
    const char *name; /* for messages */
    /* In this process, the segment of the PE with node rank i is at node_base + i * stride. This
     * PE's own segment is at span.base. If `stride` is 0, the contents are equal on all PEs, and
     * this PE's own segment is used for every PE. */
    char *node_base;
    size_t stride;
    const struct rank_map *members; /* PEs that have the segment; NULL: all PEs */
    /* NULL for host memory. The inlined operations never access device memory, so its segment has
     * no near PEs (node.h). It does not use node_base either (device.h). */
    struct device_memory *device;
};
_Static_assert(offsetof(struct segment, span) == 0, "a span found is the beginning of its segment");

/* Indices of the segments. */
enum {
    SEGMENT_HEAP,
    SEGMENT_STATIC,
    /* Control blocks and arenas (memory of the library, node.h). Only the library uses this
     * segment, so addresses of the program are not looked up in it. */
    SEGMENT_CONTROL,
    /* Constants of the executable that contain addresses. The loader has relocated them, so they
     * differ between PEs. A get reads them on the target PE, or from the copy in the target PE's
     * file of static data. */
    SEGMENT_RELOCATED,
    /* All other constants of the executable. They are equal on all PEs, so a get from any PE reads
     * the constant of this PE. */
    SEGMENT_CONSTANT,
    SEGMENT_SPACES, /* index of the first space; a space has the same index on all its PEs */
    SEGMENT_ALL = SEGMENT_SPACES + 192
};
HIDDEN extern struct segment segments[SEGMENT_ALL];

/* Slot table, which finds the segment of a space for an address (shmem_impl_near.slots). The
 * address space is divided into slots of SEGMENT_SLOT bytes. The table contains one byte for each
 * slot: the index of the space's segment in `segments`, 0 if the slot contains no space, or
 * SEGMENT_SHARED_SLOT if it contains several spaces. Several spaces in one slot are possible if the
 * program has allocated their memory. */
enum {
    SEGMENT_SLOT_SHIFT = SHMEM_IMPL_SLOT_SHIFT,
    SEGMENT_SLOTS_SHIFT = 47 - SEGMENT_SLOT_SHIFT,
    SEGMENT_SHARED_SLOT = 255
};
_Static_assert((int)SEGMENT_ALL <= (int)SEGMENT_SHARED_SLOT,
               "a slot can hold each index of `segments`");
/* Size of a slot in bytes. */
#define SEGMENT_SLOT ((size_t)1 << SEGMENT_SLOT_SHIFT)

/* Computes the address distances of a segment, one for each near PE, i.e. each PE whose memory is
 * mapped in this process. The distance is the difference, in this process, between the addresses of
 * an object on that PE and on this PE. Stores the distances in `distances`, an array of
 * node_near_most() elements, which must exist as long as the segment. */
void segment_set_distances(struct segment *segment, ptrdiff_t *distances);

/* Adds the segment of a space at this index of `segments`, so that lookups find its addresses.
 * Returns false if memory is exhausted or the address is outside the slot table. */
bool segment_add(int index, const struct segment *segment);
/* Completes a segment after segment_add. `members` are the PEs with the segment, or NULL if all PEs
 * have it. If a PE of the job is not a member, sets the counts of mapped PEs to 0, because the
 * inlined operations (include/shmem_impl/near.h) would access its memory. */
void segment_set_members(int index, const struct rank_map *members);
/* Removes the segment of a space. */
void segment_remove(int index);
/* Removes all segments and frees the slot table. */
void segment_stop(void);
/* Removes all segments without unmapping memory. Called in a forked child. */
void segment_reset(void);

/* Restricts the near PEs (PEs that are accessed by loads and stores) of all segments. Called when
 * the communication through MPI starts, after the node is set up and before any space exists.
 * `direct` is true if puts and gets within the node are loads and stores, direct_atomics if atomics
 * are. */
void segment_limit_near(bool direct, bool direct_atomics);

/* Makes the current segments of heap and static data available to the inlined operations. */
void segment_publish(void);

/* Returns nonzero if the segment contains all `bytes` bytes at `address`. */
HOT_INLINE int segment_contains(const struct segment *segment, const void *address, size_t bytes)
{
    return shmem_impl_contains(&segment->span, address, bytes);
}

/* Returns the offset of an object in its segment. Messages between nodes identify an object by
 * segment and offset. */
static inline uint64_t segment_offset(const struct segment *segment, const void *address)
{
    return (uint64_t)((uintptr_t)address - (uintptr_t)segment->span.base);
}

/* Returns the global offset of a symmetric object: one number that contains the index of its
 * segment and its offset in the segment. It is equal on all PEs. */
enum { SEGMENT_GLOBAL_SHIFT = 56 };
static inline uint64_t segment_global_offset(const struct segment *segment, const void *address)
{
    ASSERT(segment_contains(segment, address, 0));
    size_t offset = (size_t)((const char *)address - segment->span.base);
    return (uint64_t)(segment - segments) << SEGMENT_GLOBAL_SHIFT | offset;
}

/* Returns the local address for a global offset, and sets *segment. */
static inline char *segment_at_global_offset(uint64_t offset, const struct segment **segment)
{
    *segment = &segments[offset >> SEGMENT_GLOBAL_SHIFT];
    return (*segment)->span.base + (offset & (((uint64_t)1 << SEGMENT_GLOBAL_SHIFT) - 1));
}

/* Return true if the PE is near, i.e. its memory is accessed by loads and stores: for puts, for
 * atomics that return no value, and for gets. If PEs communicate through MPI, no PE is near for
 * gets. A program that repeats a get then calls the library each time, which polls MPI for messages
 * (shmem_impl/near.h). */
HOT_INLINE bool segment_is_near(const struct segment *segment, int pe)
{
    return shmem_impl_is_among(segment->span.count, pe);
}

HOT_INLINE bool segment_is_near_atomic(const struct segment *segment, int pe)
{
    return shmem_impl_is_among(segment->span.atomic_count, pe);
}

HOT_INLINE bool segment_is_near_read(const struct segment *segment, int pe)
{
    return shmem_impl_is_among(segment->span.read_count, pe);
}

/* Returns true if the PE has this segment. */
bool segment_has_pe(const struct segment *segment, int pe);
/* Aborts the job with the error message that the PE does not have this segment. */
_Noreturn void segment_fail_pe(const char *routine, const struct segment *segment, int pe)
    __attribute__((cold));

/* Returns the address, in this process, of the object on PE `pe` that corresponds to the local
 * `address`. The PE must be near, i.e. this process has mapped its memory. */
HOT_INLINE void *segment_translate(const struct segment *segment, const void *address, int pe)
{
    return segment->stride == 0 ? (void *)(uintptr_t)address
                                : shmem_impl_translate(&segment->span, address, pe);
}

/* Returns the address, in this process, of the object on the PE with this node rank that
 * corresponds to the local `address`. */
static inline void *segment_at_rank(const struct segment *segment, const void *address, int rank)
{
    ASSERT(rank >= 0 && rank < node.n_pes);
    size_t offset = (size_t)((uintptr_t)address - (uintptr_t)segment->span.base);
    char *base = rank == node.rank ? segment->span.base
                                   : segment->node_base + (size_t)rank * segment->stride;
    return base + offset;
}

/* Returns the segment that contains this span. `span` is the result of shmem_impl_find_exactly, and
 * may be NULL. */
HOT_INLINE const struct segment *segment_of_span(const struct shmem_impl_span *span)
{
    if (LIKELY(span == &shmem_impl_near.heap))
        return &segments[SEGMENT_HEAP];
    if (LIKELY(span == &shmem_impl_near.statics))
        return &segments[SEGMENT_STATIC];
    return (const struct segment *)(const void *)span;
}

/* Returns the segment that contains all bytes of `address` .. `address + bytes - 1`, or NULL. */
HOT_INLINE const struct segment *segment_find(const void *address, size_t bytes)
{
    return segment_of_span(shmem_impl_find_exactly(address, bytes));
}

/* Returns the space's segment that contains all `bytes` bytes at `address`, or NULL. Compares the
 * address with all spaces. Called if a slot contains several spaces. */
const struct segment *segment_search(const void *address, size_t bytes) __attribute__((cold));

/* Aborts the job with an error message about an invalid symmetric address: it is NULL, it is not
 * symmetric, it is a constant, or the object extends past the end of its segment. */
_Noreturn void segment_fail(const char *routine, const char *argument, const void *address,
                            size_t bytes) __attribute__((cold));

/* Returns the segment of a symmetric object. Aborts the job if the object is not symmetric. */
HOT_INLINE const struct segment *segment_of(const char *routine, const char *argument,
                                            const void *address, size_t bytes)
{
    const struct segment *segment = segment_find(address, bytes);
    if (UNLIKELY(segment == NULL))
        segment_fail(routine, argument, address, bytes);
    return segment;
}

/* Return the segment of a constant of the executable. If the object is not such a constant,
 * segment_find_constant returns NULL, and segment_of_constant aborts the job. */
const struct segment *segment_find_constant(const void *address, size_t bytes)
    __attribute__((cold));
const struct segment *segment_of_constant(const char *routine, const char *argument,
                                          const void *address, size_t bytes) __attribute__((cold));

/* Returns the segment of a symmetric object that is only read and may therefore be a constant.
 * Aborts the job if the object is not symmetric. */
HOT_INLINE const struct segment *segment_of_source(const char *routine, const char *argument,
                                                   const void *address, size_t bytes)
{
    const struct segment *segment = segment_find(address, bytes);
    return LIKELY(segment != NULL) ? segment
                                   : segment_of_constant(routine, argument, address, bytes);
}

/* Returns true if the segment may have an MPI window. Segments of constants have none, because MPI
 * windows are over memory that MPI may write, and constants are read-only. */
static inline bool segment_has_window(const struct segment *segment)
{
    return segment != &segments[SEGMENT_RELOCATED] && segment != &segments[SEGMENT_CONSTANT];
}

/* Aborts the job unless `address` is a local symmetric object of `bytes` bytes. */
HOT_INLINE void segment_require(const char *routine, const char *argument, const void *address,
                                size_t bytes)
{
    segment_of(routine, argument, address, bytes);
}

/* ---- Waking ---- */

struct waiting;

/* Sets the range that a wait at this PE's doorbell watches: `bytes` bytes at this symmetric
 * address. */
void wakeup_watch(struct waiting *waiting, const void *address, size_t bytes);

/* Rings the doorbell if its sleepers watch any of the `bytes` bytes at `address`. */
void wakeup_ring_if_watched(struct doorbell *bell, const void *address, size_t bytes)
    __attribute__((cold));

/* Wakes threads that wait for these bytes. Call it after `bytes` bytes at the symmetric `address`
 * were written on the PE to which the doorbell belongs. */
HOT_INLINE void wakeup_notify_at(struct doorbell *bell, const void *address, size_t bytes)
{
    if (doorbell_has_sleepers(bell))
        wakeup_ring_if_watched(bell, address, bytes);
}

/* Wakes threads of PE `world_pe` that wait for these bytes. The PE must be near, i.e. this process
 * has mapped its memory. Call it after `bytes` bytes at the symmetric `address` were written on
 * that PE. */
HOT_INLINE void wakeup_notify(int world_pe, const void *address, size_t bytes)
{
    shmem_impl_wake(world_pe, address, bytes);
}

/* Lets the inlined operations wake PEs of this node that wait for the memory that an operation has
 * written. */
void wakeup_publish(void);

#endif

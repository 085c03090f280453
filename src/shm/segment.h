/*
 * Symmetric segments. A segment is one contiguous range of symmetric memory of every PE: the heap,
 * the executable's static data, or the memory of one space. This header converts a local symmetric
 * address to the address of the same object on another PE.
 *
 * Between nodes, an object is named by its segment and offset. Within a node, peers' memory is
 * mapped, and the peer's address has a fixed distance from the local one. A segment has one
 * distance for each near PE (node.h), so no table grows with the job, and this PE itself has
 * distance 0.
 *
 * Waking: a waiter publishes the range of symmetric memory that it watches, which is the same
 * number on all PEs. A writer rings only the doorbells of PEs that watch what it wrote.
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
    /* Where it lies, and which near PEs (node.h) the inlined operations reach by arithmetic. It
     * stands first, for they find it so. */
    struct shmem_impl_span span;
    const char *name; /* for messages */
    /* That of the PE at place i of this node is at places + i * stride, this PE's own at the span's
     * base. A stride of 0: it is the same everywhere, so that this PE's own serves for all. */
    char *node_base;
    size_t stride;
    const struct rank_map *members; /* who has such a segment; NULL: all PEs */
    /* NULL for memory of the host. Device memory is near to nobody, so that the inlined operations
     * never touch it, and `places` has no meaning (device.h). */
    struct device_memory *device;
};
_Static_assert(offsetof(struct segment, span) == 0, "a span found is the beginning of its segment");

/* The control blocks are a segment to the library itself: no address of a program is looked up
 * there. Constants of the executable are only read (segment_of_source): the relocated ones from
 * their PE or a copy, all others from this PE's own, which is why a stride of 0 finds them and
 * every PE is near. Spaces have the places from SEGMENT_SPACES on; a space has the same one on all
 * its PEs. */
enum {
    SEGMENT_HEAP,
    SEGMENT_STATIC,
    SEGMENT_CONTROL,
    SEGMENT_RELOCATED,
    SEGMENT_CONSTANT,
    SEGMENT_SPACES,
    SEGMENT_ALL = SEGMENT_SPACES + 192
};
HIDDEN extern struct segment segments[SEGMENT_ALL];

/* Which space's segment lies at an address: for each SEGMENT_SLOT bytes of the address space one
 * place in `segments`, 0 where there is none, SEGMENT_SHARED_SLOT where there are several, as there
 * may be of memory that the program allocated (shmem_impl_near.slots). */
enum {
    SEGMENT_SLOT_SHIFT = SHMEM_IMPL_SLOT_SHIFT,
    SEGMENT_SLOTS_SHIFT = 47 - SEGMENT_SLOT_SHIFT,
    SEGMENT_SHARED_SLOT = 255
};
_Static_assert((int)SEGMENT_ALL <= (int)SEGMENT_SHARED_SLOT,
               "a slot holds any place in `segments`");
#define SEGMENT_SLOT ((size_t)1 << SEGMENT_SLOT_SHIFT)

/* The near PEs' distances, for which this is the memory, are now known. */
void segment_set_distances(struct segment *segment, ptrdiff_t *distances);

/* Makes this the segment of a space, at this place of `segments`, and has addresses found in it;
 * false if there is no memory for that. */
bool segment_add(int index, const struct segment *segment);
void segment_remove(int index);
/* Forgets all segments. */
void segment_stop(void);
/* The same for a forked child, which keeps what is mapped. */
void segment_reset(void);

/* A network is to run: whether the inlined operations may take near PEs for such, puts and atomics.
 * When the node is there, before there are spaces. */
void segment_limit_near(bool direct, bool direct_atomics);

/* Shows the inlined operations heap and static data as they are now. */
void segment_publish(void);

HOT_INLINE int segment_contains(const struct segment *segment, const void *address, size_t bytes)
{
    return shmem_impl_contains(&segment->span, address, bytes);
}

/* By which, with the segment, an object is known between nodes. */
static inline uint64_t segment_offset(const struct segment *segment, const void *address)
{
    return (uint64_t)((uintptr_t)address - (uintptr_t)segment->span.base);
}

/* Symmetric memory as one row of places, the same on all PEs. */
enum { SEGMENT_GLOBAL_SHIFT = 56 };
static inline uint64_t segment_global_offset(const struct segment *segment, const void *address)
{
    ASSERT(segment_contains(segment, address, 0));
    size_t offset = (size_t)((const char *)address - segment->span.base);
    return (uint64_t)(segment - segments) << SEGMENT_GLOBAL_SHIFT | offset;
}

/* What is at a place of that row, and its segment. */
static inline char *segment_at_global_offset(uint64_t offset, const struct segment **segment)
{
    *segment = &segments[offset >> SEGMENT_GLOBAL_SHIFT];
    return (*segment)->span.base + (offset & (((uint64_t)1 << SEGMENT_GLOBAL_SHIFT) - 1));
}

/* To puts; to atomics; to gets, which near PEs are not while a network runs (near.h). */
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

/* Whether a PE of the job has such a segment, and how a job ends that asks one which has not. */
bool segment_has_pe(const struct segment *segment, int pe);
_Noreturn void segment_fail_pe(const char *routine, const struct segment *segment, int pe)
    __attribute__((cold));

/* Where near PE `pe` keeps the object that is at `address` here. */
HOT_INLINE void *segment_translate(const struct segment *segment, const void *address, int pe)
{
    return segment->stride == 0 ? (void *)(uintptr_t)address
                                : shmem_impl_translate(&segment->span, address, pe);
}

/* The same for the PE at a place of this node. */
static inline void *segment_at_rank(const struct segment *segment, const void *address, int rank)
{
    ASSERT(rank >= 0 && rank < node.n_pes);
    size_t offset = (size_t)((uintptr_t)address - (uintptr_t)segment->span.base);
    char *base = rank == node.rank ? segment->span.base
                                   : segment->node_base + (size_t)rank * segment->stride;
    return base + offset;
}

/* The segment of a span that was found. */
HOT_INLINE const struct segment *segment_of_span(const struct shmem_impl_span *span)
{
    if (LIKELY(span == &shmem_impl_near.heap))
        return &segments[SEGMENT_HEAP];
    if (LIKELY(span == &shmem_impl_near.statics))
        return &segments[SEGMENT_STATIC];
    return (const struct segment *)(const void *)span;
}

/* The segment that holds all of `address` .. `address + bytes - 1`, or NULL. */
HOT_INLINE const struct segment *segment_find(const void *address, size_t bytes)
{
    return segment_of_span(shmem_impl_find(address, bytes));
}

/* The same among all spaces, one after the other. */
const struct segment *segment_search(const void *address, size_t bytes) __attribute__((cold));

/* Ends the job with a line that says what is wrong with this address: null, not symmetric, or
 * running past the end of its segment. */
_Noreturn void segment_fail(const char *routine, const char *argument, const void *address,
                            size_t bytes) __attribute__((cold));

/* The segment of a symmetric object; ends the job if it is none. */
HOT_INLINE const struct segment *segment_of(const char *routine, const char *argument,
                                            const void *address, size_t bytes)
{
    const struct segment *segment = segment_find(address, bytes);
    if (UNLIKELY(segment == NULL))
        segment_fail(routine, argument, address, bytes);
    return segment;
}

/* The segment of a constant that is a symmetric object, or NULL; the same, or the end of the job.
 */
const struct segment *segment_find_constant(const void *address, size_t bytes)
    __attribute__((cold));
const struct segment *segment_of_constant(const char *routine, const char *argument,
                                          const void *address, size_t bytes) __attribute__((cold));

/* As segment_of, for an object that is only read: it may be a constant. */
HOT_INLINE const struct segment *segment_of_source(const char *routine, const char *argument,
                                                   const void *address, size_t bytes)
{
    const struct segment *segment = segment_find(address, bytes);
    return LIKELY(segment != NULL) ? segment
                                   : segment_of_constant(routine, argument, address, bytes);
}

/* Constants have no window: not all memory that MPI is given it may write to. */
static inline bool segment_has_window(const struct segment *segment)
{
    return segment != &segments[SEGMENT_RELOCATED] && segment != &segments[SEGMENT_CONSTANT];
}

/* Ends the job unless `address` is a local symmetric object of `bytes` bytes. */
HOT_INLINE void segment_require(const char *routine, const char *argument, const void *address,
                                size_t bytes)
{
    segment_of(routine, argument, address, bytes);
}

/* ---- Waking ---- */

struct waiting;

/* The wait, at this PE's bell, is for the `bytes` at this symmetric address. */
void wakeup_watch(struct waiting *waiting, const void *address, size_t bytes);

/* Rings if they are watched. */
void wakeup_ring_if_watched(struct doorbell *bell, const void *address, size_t bytes)
    __attribute__((cold));

/* To be called after `bytes` at the symmetric `address` were written at the bell's PE. */
HOT_INLINE void wakeup_notify_at(struct doorbell *bell, const void *address, size_t bytes)
{
    if (doorbell_has_sleepers(bell))
        wakeup_ring_if_watched(bell, address, bytes);
}

/* The same for a near PE. */
HOT_INLINE void wakeup_notify(int world_pe, const void *address, size_t bytes)
{
    shmem_impl_wake(world_pe, address, bytes);
}

/* Shows the inlined operations where bells are, and how they ring. */
void wakeup_publish(void);

#endif

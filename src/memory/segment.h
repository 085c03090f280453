/*
 * Symmetric segments: one contiguous piece of symmetric memory of every PE (the heap, the
 * executable's static data, the memory of one space), and the way from a local symmetric address to
 * the same object of another PE.
 *
 * Between nodes an object is known by its segment and its offset there. Inside a node the peers'
 * memory is mapped at equal distances, so that an address is found by arithmetic and no table of
 * pointers grows with the job.
 */
#ifndef ISTHMUS_SEGMENT_H
#define ISTHMUS_SEGMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/assert.h"
#include "base/roster.h"
#include "node.h"

struct device_memory;

struct segment {
    const char *name; /* for messages */
    char *base;       /* this PE's memory */
    size_t length;    /* bytes; 0 while there is no such segment */
    char *near;       /* the memory of near PE p is at near + p * stride (node.h) */
    char *places;     /* that of the PE at place i of this node is at places + i * stride */
    size_t stride;
    /* Near PEs (node.h) that the inlined operations reach by arithmetic: near_count from near_first
     * on by puts, near_atomic_count by atomics. Those that give the program a value have the same
     * PEs, near_read_count by gets and near_fetch_count by atomics, but nobody while a network
     * runs: a program may read again and again until a message has come (remote.h). */
    int near_first;
    unsigned near_count, near_atomic_count, near_read_count, near_fetch_count;
    const struct roster *members; /* who has such a segment; NULL: all PEs */
    /* NULL for memory of the host. Device memory is near to nobody, so that the inlined operations
     * never touch it, and `near` and `places` have no meaning (device.h). */
    struct device_memory *device;
};

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
 * may be of memory that the program allocated. NULL until there is a space. */
enum {
    SEGMENT_SLOT_SHIFT = 21,
    SEGMENT_SLOTS_SHIFT = 47 - SEGMENT_SLOT_SHIFT,
    SEGMENT_SHARED_SLOT = 255
};
_Static_assert((int)SEGMENT_ALL <= (int)SEGMENT_SHARED_SLOT,
               "a slot holds any place in `segments`");
#define SEGMENT_SLOT ((size_t)1 << SEGMENT_SLOT_SHIFT)
HIDDEN extern uint8_t *segment_slots;

/* How far behind the heap's base there may be spaces of the host's memory, for which that one
 * compare tells where to look; 0 until there is one. */
HIDDEN extern size_t segment_room_end;

/* Makes this the segment of a space, at this place of `segments`, and has addresses found in it;
 * false if there is no memory for that. */
bool segment_add(int place, const struct segment *segment);
void segment_remove(int place);
/* Forgets all segments. */
void segment_stop(void);

/* A network is to run: whether the inlined operations may take near PEs for such, puts and atomics.
 * When the node is there, before there are spaces. */
void segment_limit_near(bool direct, bool direct_atomics);

HOT_INLINE int segment_contains(const struct segment *segment, const void *address, size_t bytes)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)segment->base;
    return offset < segment->length && bytes <= segment->length - offset;
}

/* Symmetric memory as one row of places, the same on all PEs. */
static inline uint64_t segment_row_place(const struct segment *segment, const void *address)
{
    enum { SEGMENT_SHIFT = 56 };
    ASSERT(segment_contains(segment, address, 0));
    size_t offset = (size_t)((const char *)address - segment->base);
    return (uint64_t)(segment - segments) << SEGMENT_SHIFT | offset;
}

HOT_INLINE bool segment_run_has(const struct segment *segment, unsigned count, int pe)
{
    return LIKELY((unsigned)(pe - segment->near_first) < count);
}

HOT_INLINE bool segment_is_near(const struct segment *segment, int pe)
{
    return segment_run_has(segment, segment->near_count, pe);
}

HOT_INLINE bool segment_is_near_atomic(const struct segment *segment, int pe)
{
    return segment_run_has(segment, segment->near_atomic_count, pe);
}

/* The same for operations that give the program a value. */
HOT_INLINE bool segment_is_near_read(const struct segment *segment, int pe)
{
    return segment_run_has(segment, segment->near_read_count, pe);
}

HOT_INLINE bool segment_is_near_fetch(const struct segment *segment, int pe)
{
    return segment_run_has(segment, segment->near_fetch_count, pe);
}

/* Whether a PE of the job has such a segment, and how a job ends that asks one which has not. */
bool segment_has_pe(const struct segment *segment, int pe);
_Noreturn void segment_fail_pe(const char *routine, const struct segment *segment, int pe)
    __attribute__((cold));

/* Where near PE `pe` keeps the object that is at `address` here. */
HOT_INLINE void *segment_translate(const struct segment *segment, const void *address, int pe)
{
    size_t offset = (size_t)((uintptr_t)address - (uintptr_t)segment->base);
    /* Selected by a mask: targets are often random, and a branch on them is mispredicted. */
    uintptr_t mine = pe == job.me ? UINTPTR_MAX : 0;
    uintptr_t peer = (uintptr_t)segment->near + (size_t)pe * segment->stride;
    return (void *)((((uintptr_t)segment->base & mine) | (peer & ~mine)) + offset);
}

/* The same for the PE at a place of this node. */
static inline void *segment_at_place(const struct segment *segment, const void *address, int place)
{
    ASSERT(place >= 0 && place < node.n_pes);
    size_t offset = (size_t)((uintptr_t)address - (uintptr_t)segment->base);
    char *base =
        place == node.place ? segment->base : segment->places + (size_t)place * segment->stride;
    return base + offset;
}

/* In a slot that several have a part of. */
const struct segment *segment_search(const void *address, size_t bytes) __attribute__((cold));

/* That of a space; NULL for none. */
HOT_INLINE const struct segment *segment_of_space(const void *address, size_t bytes)
{
    const uint8_t *slots = __atomic_load_n(&segment_slots, __ATOMIC_ACQUIRE);
    uintptr_t slot = (uintptr_t)address >> SEGMENT_SLOT_SHIFT;
    if (slots == NULL || UNLIKELY(slot >> SEGMENT_SLOTS_SHIFT != 0))
        return NULL;
    unsigned place = __atomic_load_n(&slots[slot], __ATOMIC_RELAXED);
    if (UNLIKELY(place == SEGMENT_SHARED_SLOT))
        return segment_search(address, bytes);
    /* Where there is no space, the heap's segment is looked at once more, in vain. */
    const struct segment *segment = &segments[place];
    return segment_contains(segment, address, bytes) ? segment : NULL;
}

/* The memory behind the heap, where there are spaces in slots of their own, or none. */
HOT_INLINE bool segment_is_in_room(const void *address)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)segments[SEGMENT_HEAP].base;
    return offset < __atomic_load_n(&segment_room_end, __ATOMIC_ACQUIRE);
}

HOT_INLINE unsigned segment_place_in_room(const void *address)
{
    return __atomic_load_n(&segment_slots[(uintptr_t)address >> SEGMENT_SLOT_SHIFT],
                           __ATOMIC_RELAXED);
}

/* The segment that holds all of `address` .. `address + bytes - 1`, or NULL. */
HOT_INLINE const struct segment *segment_find(const void *address, size_t bytes)
{
    if (LIKELY(segment_contains(&segments[SEGMENT_HEAP], address, bytes)))
        return &segments[SEGMENT_HEAP];
    if (segment_is_in_room(address)) {
        const struct segment *segment = &segments[segment_place_in_room(address)];
        return segment_contains(segment, address, bytes) ? segment : NULL;
    }
    if (LIKELY(segment_contains(&segments[SEGMENT_STATIC], address, bytes)))
        return &segments[SEGMENT_STATIC];
    return segment_of_space(address, bytes);
}

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

#endif

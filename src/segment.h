/*
 * Symmetric segments: one contiguous piece of symmetric memory of every PE (the heap, the
 * executable's static data), and the way from a local symmetric address to the same object of
 * another PE.
 *
 * Between nodes an object is known by its segment and its offset there. Inside a node the peers'
 * memory is mapped at equal distances, so that an address is found by arithmetic and no table of
 * pointers grows with the job.
 */
#ifndef ISTHMUS_SEGMENT_H
#define ISTHMUS_SEGMENT_H

#include <stddef.h>
#include <stdint.h>

#include "job.h"
#include "node.h"

struct segment {
    const char *name; /* for messages */
    char *base;       /* this PE's memory */
    size_t length;    /* bytes; 0 while there is no such segment */
    char *near;       /* the memory of near PE p is at near + p * stride (node.h) */
    char *places;     /* that of the PE at place i of this node is at places + i * stride */
    size_t stride;
};

/* The control blocks are a segment to the library itself: no address of a program is looked up
 * there. */
enum { SEGMENT_HEAP, SEGMENT_STATIC, SEGMENT_COUNT, SEGMENT_CONTROL = SEGMENT_COUNT, SEGMENT_ALL };
HIDDEN extern struct segment segments[SEGMENT_ALL];

HOT_INLINE int segment_contains(const struct segment *segment, const void *address, size_t bytes)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)segment->base;
    return offset < segment->length && bytes <= segment->length - offset;
}

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
    size_t offset = (size_t)((uintptr_t)address - (uintptr_t)segment->base);
    char *base =
        place == node.place ? segment->base : segment->places + (size_t)place * segment->stride;
    return base + offset;
}

/* The segment that holds all of `address` .. `address + bytes - 1`, or NULL. */
HOT_INLINE const struct segment *segment_find(const void *address, size_t bytes)
{
    for (int i = 0; i < SEGMENT_COUNT; i++)
        if (LIKELY(segment_contains(&segments[i], address, bytes)))
            return &segments[i];
    return NULL;
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

/* Ends the job unless `address` is a local symmetric object of `bytes` bytes. */
HOT_INLINE void segment_require(const char *routine, const char *argument, const void *address,
                                size_t bytes)
{
    segment_of(routine, argument, address, bytes);
}

#endif

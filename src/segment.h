/*
 * Symmetric segments: one contiguous piece of symmetric memory of every PE (the heap, the
 * executable's static data), and the way from a local symmetric address to the same object of
 * another PE.
 *
 * A segment's peers are mapped at equal distances, so that an address is found by arithmetic and no
 * table of pointers grows with the job.
 */
#ifndef ISTHMUS_SEGMENT_H
#define ISTHMUS_SEGMENT_H

#include <stddef.h>
#include <stdint.h>

#include "job.h"

struct segment {
    const char *name; /* for messages */
    char *base;       /* this PE's memory */
    size_t length;    /* bytes; 0 while there is no such segment */
    char *peers;      /* where PE 0's memory would be mapped; PE p's is at peers + p * stride */
    size_t stride;
};

enum { SEGMENT_HEAP, SEGMENT_STATIC, SEGMENT_COUNT };
HIDDEN extern struct segment segments[SEGMENT_COUNT];

HOT_INLINE int segment_contains(const struct segment *segment, const void *address, size_t bytes)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)segment->base;
    return offset < segment->length && bytes <= segment->length - offset;
}

/* Where PE `pe` of the job keeps the object that is at `address` here. */
HOT_INLINE void *segment_translate(const struct segment *segment, const void *address, int pe)
{
    size_t offset = (size_t)((uintptr_t)address - (uintptr_t)segment->base);
    /* Selected by a mask: targets are often random, and a branch on them is mispredicted. */
    uintptr_t mine = pe == job.me ? UINTPTR_MAX : 0;
    uintptr_t peer = (uintptr_t)segment->peers + (size_t)pe * segment->stride;
    return (void *)((((uintptr_t)segment->base & mine) | (peer & ~mine)) + offset);
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

/* The same object on PE `pe` (a checked world number); ends the job if it is not symmetric. */
HOT_INLINE void *segment_remote(const char *routine, const char *argument, const void *address,
                                size_t bytes, int pe)
{
    const struct segment *segment = segment_find(address, bytes);
    if (UNLIKELY(segment == NULL))
        segment_fail(routine, argument, address, bytes);
    return segment_translate(segment, address, pe);
}

/* Ends the job unless `address` is a local symmetric object of `bytes` bytes. */
HOT_INLINE void segment_require(const char *routine, const char *argument, const void *address,
                                size_t bytes)
{
    if (UNLIKELY(segment_find(address, bytes) == NULL))
        segment_fail(routine, argument, address, bytes);
}

#endif

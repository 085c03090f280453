/*
 * The allocator of symmetric memory. It hands out offsets into a range of bytes that it never
 * touches, so that the memory may be of any kind and an overrun cannot break it. Deterministic: the
 * same calls in the same order give the same offsets, so PEs agree without an exchange. Work per
 * call is at most logarithmic in the number of blocks, except for an alignment above HEAP_ALIGNMENT
 * when no free range is long enough to surely serve: then every range that is long enough by luck
 * is tried before the call fails. Not thread-safe: callers hold a lock.
 */
#ifndef ISTHMUS_HEAP_H
#define ISTHMUS_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HEAP_NONE      SIZE_MAX /* no such offset */
#define HEAP_ALIGNMENT 64       /* every block begins at a multiple of this */

struct heap; /* opaque */

/* A heap over offsets 0 .. length-1; NULL if the host has no memory for its records. */
struct heap *heap_create(size_t length);
void heap_destroy(struct heap *heap);

/* Offset of a new block of `size` >= 1 bytes at a multiple of `alignment` (a power of two; less
 * than HEAP_ALIGNMENT means HEAP_ALIGNMENT); HEAP_NONE if no free range is large enough. `hints` is
 * kept with the block. */
size_t heap_allocate(struct heap *heap, size_t size, size_t alignment, long hints);

/* Frees the block that begins at `offset`; false, and nothing done, if none does. */
bool heap_free(struct heap *heap, size_t offset);

/* Makes the block at `offset` exactly `size` >= 1 bytes where it stands; false, and nothing done,
 * if it cannot grow there. */
bool heap_resize(struct heap *heap, size_t offset, size_t size);

/* A block in use, as the caller asked for it. */
struct heap_block {
    size_t offset;
    size_t size;
    long hints;
};

/* The block in use that contains `offset`; false if none does. */
bool heap_find(const struct heap *heap, size_t offset, struct heap_block *block);

/* The block in use with the lowest offset >= `from`; false if there is none. Walks all blocks. */
bool heap_next(const struct heap *heap, size_t from, struct heap_block *block);

size_t heap_length(const struct heap *heap);
size_t heap_bytes_in_use(const struct heap *heap); /* padding included */
size_t heap_largest_free(const struct heap *heap); /* bytes of the largest free range */

/* Whether every record fits every other (base/check.h). */
bool heap_is_valid(const struct heap *heap, const char **fault);

#endif

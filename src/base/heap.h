/*
 * Allocator of symmetric memory.
 *
 * A struct heap manages a range of bytes and allocates blocks as offsets in this range. It never
 * accesses the range itself; its records are in separate private memory. Therefore the range may be
 * memory of any kind, and a buffer overrun in the program cannot damage the records.
 *
 * The allocator is deterministic: the same calls in the same order return the same offsets. PEs
 * that make the same calls therefore agree on all offsets without communication.
 *
 * The time of a call is at most logarithmic in the number of blocks, with one exception. If the
 * alignment exceeds HEAP_ALIGNMENT and no free range is long enough for any position of the aligned
 * block, heap_allocate tries all free ranges that are at least as long as the block.
 *
 * The functions are not thread-safe. The caller holds a lock.
 */
#ifndef ISTHMUS_HEAP_H
#define ISTHMUS_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HEAP_NONE      SIZE_MAX /* returned instead of an offset on failure */
#define HEAP_ALIGNMENT 64       /* bytes; each block begins at a multiple of it */

struct heap; /* opaque */

/* Creates a heap for the offsets 0 .. length-1. Returns NULL if there is no memory for its records.
 */
struct heap *heap_create(size_t length);
void heap_destroy(struct heap *heap);

/* Allocates a block of `size` bytes at a multiple of `alignment`, a power of two. An alignment
 * below HEAP_ALIGNMENT is raised to HEAP_ALIGNMENT. The block's record stores `hints`. Returns the
 * offset. Returns HEAP_NONE if `size` is 0, if no free range is large enough, or if there is no
 * memory for records. */
size_t heap_allocate(struct heap *heap, size_t size, size_t alignment, long hints);

/* Frees the block that begins at `offset`. Returns false and does nothing if no block begins there.
 */
bool heap_free(struct heap *heap, size_t offset);

/* Changes the size of the block at `offset` to `size` >= 1 bytes without moving it. Returns false
 * and does nothing if the free range after the block is too short. */
bool heap_resize(struct heap *heap, size_t offset, size_t size);

/* Description of an allocated block. */
struct heap_block {
    size_t offset;
    size_t size; /* requested bytes, without padding */
    long hints;
};

/* Describes the allocated block that contains `offset`. Returns false if no block contains it. */
bool heap_find(const struct heap *heap, size_t offset, struct heap_block *block);

/* Describes the allocated block with the lowest offset >= `from`. Returns false if no such block
 * exists. For iteration over all blocks. */
bool heap_next(const struct heap *heap, size_t from, struct heap_block *block);

size_t heap_length(const struct heap *heap);
size_t heap_bytes_in_use(const struct heap *heap); /* in allocated blocks, padding included */
size_t heap_largest_free(const struct heap *heap); /* bytes of the largest free range */

/* Checks that the records are consistent with each other (base/check.h). */
bool heap_is_valid(const struct heap *heap, const char **fault);

#endif

#include "memory.h"

#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "collective/collective.h"
#include "heap.h"
#include "node.h"
#include "report.h"
#include "segment.h"

static struct {
    struct heap *heap;
    pthread_mutex_t lock;
} memory = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* A block as the program sees it. With SHMEM_DEBUG the heap's block begins `lead` bytes earlier, a
 * power of two that keeps the alignment, and ends ZONE bytes later; its last ZONE bytes and those
 * before the program's block are the red zones. */
struct block {
    size_t offset, size;
    size_t lead;
    long hints;
};

enum { ZONE = 64, ZONE_BYTE = 0xa5 };

/* The heap keeps one number with a block: the hints, and above them the exponent of the lead. */
enum { LEAD_SHIFT = sizeof(long) * CHAR_BIT - 8 };
#define HINT_BITS ((1ul << LEAD_SHIFT) - 1)

static long pack_hints(long hints, size_t lead)
{
    unsigned long exponent = lead == 0 ? 0 : (unsigned long)__builtin_ctzl(lead);
    return (long)(((unsigned long)hints & HINT_BITS) | exponent << LEAD_SHIFT);
}

static struct block unpack(const struct heap_block *whole)
{
    unsigned long exponent = (unsigned long)whole->hints >> LEAD_SHIFT;
    size_t lead = exponent == 0 ? 0 : (size_t)1 << exponent;
    return (struct block){.offset = whole->offset + lead,
                          .size = whole->size - (lead == 0 ? 0 : lead + ZONE),
                          .lead = lead,
                          .hints = (long)((unsigned long)whole->hints & HINT_BITS)};
}

static char *address_of(size_t offset)
{
    return segments[SEGMENT_HEAP].base + offset;
}

static size_t offset_of(const void *ptr)
{
    return (size_t)((const char *)ptr - segments[SEGMENT_HEAP].base);
}

/* ---- Red zones ---- */

static void paint_zones(const struct block *block)
{
    if (block->lead == 0)
        return;
    memset(address_of(block->offset - ZONE), ZONE_BYTE, ZONE);
    memset(address_of(block->offset + block->size), ZONE_BYTE, ZONE);
}

static void check_zone(const char *routine, const struct block *block, const char *side,
                       size_t offset)
{
    const unsigned char *zone = (const unsigned char *)address_of(offset);
    for (size_t i = 0; i < ZONE; i++)
        if (zone[i] != ZONE_BYTE)
            report_fatal(routine,
                         "the block of %zu bytes at %p was overrun: a byte %s it, at %p, was "
                         "overwritten",
                         block->size, (void *)address_of(block->offset), side,
                         (const void *)&zone[i]);
}

static void check_zones(const char *routine, const struct block *block)
{
    if (block->lead == 0)
        return;
    check_zone(routine, block, "before", block->offset - ZONE);
    check_zone(routine, block, "after", block->offset + block->size);
}

/* ---- Blocks; under the lock ---- */

/* The size of the heap's block; SIZE_MAX if it is beyond every heap. */
static size_t whole_size(size_t lead, size_t size)
{
    size_t most = heap_length(memory.heap);
    if (lead > most || size > most)
        return SIZE_MAX;
    return lead + size + (lead == 0 ? 0 : ZONE);
}

/* Offset of a new block; HEAP_NONE if there is no room. */
static size_t block_create(size_t size, size_t alignment, long hints)
{
    struct block block = {.size = size};
    if (job.debug)
        block.lead = alignment < ZONE ? ZONE : alignment;
    size_t whole = heap_allocate(memory.heap, whole_size(block.lead, size), alignment,
                                 pack_hints(hints, block.lead));
    if (whole == HEAP_NONE)
        return HEAP_NONE;
    block.offset = whole + block.lead;
    paint_zones(&block);
    return block.offset;
}

/* Makes `bytes` at `address` zeros. The whole pages of a large range are given back to the system,
 * so that it takes memory only where it is written again. */
static void clear(char *address, size_t bytes)
{
    enum { LARGE = 4 << 20 };
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    char *first = (char *)(((uintptr_t)address + page - 1) & ~(page - 1));
    char *last = (char *)((uintptr_t)(address + bytes) & ~(page - 1));
    if (bytes < LARGE || madvise(first, (size_t)(last - first), MADV_REMOVE) != 0) {
        memset(address, 0, bytes);
        return;
    }
    memset(address, 0, (size_t)(first - address));
    memset(last, 0, (size_t)(address + bytes - last));
}

static void block_destroy(const struct block *block)
{
    heap_free(memory.heap, block->offset - block->lead);
}

/* Gives a block another size, elsewhere if it must be. Its new offset; HEAP_NONE, and nothing done,
 * if there is no room. */
static size_t block_resize(const struct block *block, size_t size)
{
    struct block resized = *block;
    resized.size = size;
    if (heap_resize(memory.heap, block->offset - block->lead, whole_size(block->lead, size))) {
        paint_zones(&resized);
        return block->offset;
    }
    size_t offset = block_create(size, HEAP_ALIGNMENT, block->hints);
    if (offset == HEAP_NONE)
        return HEAP_NONE;
    memcpy(address_of(offset), address_of(block->offset), size < block->size ? size : block->size);
    block_destroy(block);
    return offset;
}

/* The block that begins at `ptr`, an address in the heap; ends the job if none does. */
static struct block require_block(const char *routine, const void *ptr)
{
    struct heap_block whole;
    size_t offset = offset_of(ptr);
    if (!heap_find(memory.heap, offset, &whole))
        report_fatal(routine,
                     "ptr (%p) is no block of the symmetric heap: not allocated, or "
                     "already freed",
                     ptr);
    struct block block = unpack(&whole);
    if (offset - block.offset < block.size && offset != block.offset)
        report_fatal(routine,
                     "ptr (%p) lies inside a block, %zu bytes after its beginning: expected the "
                     "beginning, %p (offset %zu, %zu bytes)",
                     ptr, offset - block.offset, (void *)address_of(block.offset), block.offset,
                     block.size);
    if (offset != block.offset)
        report_fatal(routine, "ptr (%p) points into the red zone of the block of %zu bytes at %p",
                     ptr, block.size, (void *)address_of(block.offset));
    check_zones(routine, &block);
    return block;
}

/* ---- What goes wrong without being fatal: PE 0 tells, since it is the same everywhere ---- */

static void warn_of_exhaustion(const char *routine, size_t size)
{
    if (job.me != 0)
        return;
    report_warning(
        routine,
        "no room for %zu bytes: the symmetric heap has %zu bytes, %zu of them in use, and "
        "its largest free range has %zu; set SHMEM_SYMMETRIC_SIZE for a larger one",
        size, heap_length(memory.heap), heap_bytes_in_use(memory.heap),
        heap_largest_free(memory.heap));
}

/* Whether blocks can have this alignment. The specification asks for a multiple of a pointer's
 * size; older programs ask for less, and every block has it. */
static bool check_alignment(const char *routine, size_t alignment)
{
    bool lawful = alignment != 0 && (alignment & (alignment - 1)) == 0;
    if (lawful && alignment <= node_heap_alignment)
        return true;
    if (job.me == 0 && !lawful)
        report_warning(routine, "alignment is %zu: expected a power of two", alignment);
    else if (job.me == 0)
        report_warning(routine,
                       "alignment is %zu: expected at most %zu, that of the symmetric heap "
                       "itself",
                       alignment, node_heap_alignment);
    return false;
}

/* ---- The interface ---- */

/* A new block, or NULL with a warning. */
static void *take(const char *routine, size_t size, size_t alignment, long hints)
{
    if (!check_alignment(routine, alignment))
        return NULL;
    pthread_mutex_lock(&memory.lock);
    size_t offset = block_create(size, alignment, hints);
    if (offset == HEAP_NONE)
        warn_of_exhaustion(routine, size);
    pthread_mutex_unlock(&memory.lock);
    return offset == HEAP_NONE ? NULL : address_of(offset);
}

void *memory_allocate(const char *routine, size_t size, size_t alignment, long hints)
{
    job_require_running(routine);
    if (size == 0)
        return NULL;
    collective_agree(routine, &team_world, "size", (int64_t)size);
    collective_agree(routine, &team_world, "alignment", (int64_t)alignment);
    collective_agree(routine, &team_world, "hints", hints);
    void *block = take(routine, size, alignment, hints);
    collective_barrier(routine, &team_world);
    return block;
}

void *memory_calloc(const char *routine, size_t count, size_t size)
{
    job_require_running(routine);
    if (count == 0 || size == 0)
        return NULL;
    collective_agree(routine, &team_world, "count", (int64_t)count);
    collective_agree(routine, &team_world, "size", (int64_t)size);
    size_t bytes;
    void *block = NULL;
    if (!__builtin_mul_overflow(count, size, &bytes))
        block = take(routine, bytes, HEAP_ALIGNMENT, 0);
    else if (job.me == 0)
        report_warning(routine, "%zu elements of %zu bytes are more than can be addressed", count,
                       size);
    if (block != NULL)
        clear(block, bytes);
    collective_barrier(routine, &team_world);
    return block;
}

/* What realloc and free do first: nobody may use the block any more, or not yet again. */
static void enter(const char *routine, const void *ptr)
{
    if (segment_contains(&segments[SEGMENT_STATIC], ptr, 1))
        report_fatal(routine,
                     "ptr (%p) is a static variable: expected a block of the symmetric heap", ptr);
    if (!segment_contains(&segments[SEGMENT_HEAP], ptr, 1))
        report_fatal(routine,
                     "ptr (%p) is not in the symmetric heap (%p to %p): expected one of its blocks",
                     ptr, (void *)segments[SEGMENT_HEAP].base,
                     (void *)address_of(segments[SEGMENT_HEAP].length));
    collective_agree(routine, &team_world, "the offset of ptr", (int64_t)offset_of(ptr));
    collective_barrier(routine, &team_world);
}

void *memory_realloc(const char *routine, void *ptr, size_t size)
{
    job_require_running(routine);
    if (ptr == NULL)
        return memory_allocate(routine, size, HEAP_ALIGNMENT, 0);
    if (size == 0) {
        memory_free(routine, ptr);
        return NULL;
    }
    collective_agree(routine, &team_world, "size", (int64_t)size);
    enter(routine, ptr);
    pthread_mutex_lock(&memory.lock);
    struct block block = require_block(routine, ptr);
    size_t offset = block_resize(&block, size);
    if (offset == HEAP_NONE)
        warn_of_exhaustion(routine, size);
    pthread_mutex_unlock(&memory.lock);
    collective_barrier(routine, &team_world);
    return offset == HEAP_NONE ? NULL : address_of(offset);
}

void memory_free(const char *routine, void *ptr)
{
    job_require_running(routine);
    if (ptr == NULL)
        return;
    enter(routine, ptr);
    pthread_mutex_lock(&memory.lock);
    struct block block = require_block(routine, ptr);
    block_destroy(&block);
    pthread_mutex_unlock(&memory.lock);
}

void memory_start(void)
{
    memory.heap = heap_create(segments[SEGMENT_HEAP].length);
    if (memory.heap == NULL)
        report_fatal(NULL, "no memory for the records of the symmetric heap");
}

/* Looks at the red zones of every block that is left, and tells of the blocks. */
static void check_rest(const char *routine)
{
    enum { SHOWN = 3 };
    char list[SHOWN * 64] = "";
    size_t count = 0, bytes = 0, used = 0;
    struct heap_block whole;
    for (size_t from = 0; heap_next(memory.heap, from, &whole); from = whole.offset + 1) {
        struct block block = unpack(&whole);
        check_zones(routine, &block);
        bytes += block.size;
        if (count++ < SHOWN)
            used += (size_t)snprintf(list + used, sizeof list - used, "%s%zu bytes at %p",
                                     count == 1 ? "" : ", ", block.size,
                                     (void *)address_of(block.offset));
    }
    if (count > 0 && job.me == 0)
        report_warning(routine,
                       "%zu blocks of the symmetric heap (%zu bytes) were never freed: %s%s", count,
                       bytes, list, count > SHOWN ? ", ..." : "");
}

void memory_stop(void)
{
    if (job.debug) {
        const char *fault = heap_verify(memory.heap);
        if (fault != NULL)
            report_fatal("shmem_finalize", "the records of the symmetric heap are damaged: %s",
                         fault);
        check_rest("shmem_finalize");
    }
    heap_destroy(memory.heap);
    memory.heap = NULL;
}

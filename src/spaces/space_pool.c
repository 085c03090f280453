#include "space_pool.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/check.h"
#include "base/environment.h"
#include "base/heap.h"
#include "base/report.h"
#include "coll/coll.h"
#include "device/device.h"
#include "shm/core_dump.h"
#include "shm/large_pages.h"
#include "shm/layout.h"
#include "shm/segment.h"

struct space_pool space_pool_heap;

/* A block that the program has allocated. With SHMEM_DEBUG, the RED_ZONE_BYTES bytes before and
 * after it are red zones, which serve to detect writes outside the block. The heap's block then
 * begins front_padding bytes earlier and ends RED_ZONE_BYTES bytes later. front_padding is a power
 * of two that preserves the alignment. */
struct block {
    size_t offset, size;
    size_t front_padding;
    long hints;
};

enum { RED_ZONE_BYTES = 64, RED_ZONE_VALUE = 0xa5 };

/* The heap stores one number with each block (heap_block.hints). Its upper 8 bits contain the
 * binary logarithm of front_padding, and its lower bits contain the program's hints. */
enum { PADDING_SHIFT = sizeof(long) * CHAR_BIT - 8 };
#define HINT_BITS ((1ul << PADDING_SHIFT) - 1)

static long space_pool_pack_hints(long hints, size_t front_padding)
{
    unsigned long exponent = front_padding == 0 ? 0 : (unsigned long)__builtin_ctzl(front_padding);
    return (long)(((unsigned long)hints & HINT_BITS) | exponent << PADDING_SHIFT);
}

static struct block space_pool_unpack_block(const struct heap_block *whole)
{
    unsigned long exponent = (unsigned long)whole->hints >> PADDING_SHIFT;
    size_t front_padding = exponent == 0 ? 0 : (size_t)1 << exponent;
    return (struct block){.offset = whole->offset + front_padding,
                          .size = whole->size -
                                  (front_padding == 0 ? 0 : front_padding + RED_ZONE_BYTES),
                          .front_padding = front_padding,
                          .hints = (long)((unsigned long)whole->hints & HINT_BITS)};
}

size_t space_pool_default_alignment(const struct space_pool *pool)
{
    return pool->alignment < HEAP_ALIGNMENT ? pool->alignment : HEAP_ALIGNMENT;
}

static char *space_pool_address_of(const struct space_pool *pool, size_t offset)
{
    return pool->segment->span.base + offset;
}

static size_t space_pool_offset_of(const struct space_pool *pool, const void *ptr)
{
    return (size_t)((const char *)ptr - pool->segment->span.base);
}

/* ---- Access to the memory of the pool, on the host or on a device ---- */

static void space_pool_fill_memory(const struct space_pool *pool, void *address,
                                   unsigned char value, size_t bytes)
{
    if (pool->segment->device == NULL)
        memset(address, value, bytes);
    else
        device_fill(NULL, pool->segment, address, value, bytes);
}

static void space_pool_copy_memory(const struct space_pool *pool, void *dest, const void *source,
                                   size_t bytes)
{
    const struct device_memory *device = pool->segment->device;
    const struct kind *kind = device == NULL ? NULL : device->kind;
    device_copy(NULL, kind, dest, kind, source, bytes);
}

/* ---- Red zones ---- */

static void space_pool_paint_zones(const struct space_pool *pool, const struct block *block)
{
    if (block->front_padding == 0)
        return;
    space_pool_fill_memory(pool, space_pool_address_of(pool, block->offset - RED_ZONE_BYTES),
                           RED_ZONE_VALUE, RED_ZONE_BYTES);
    space_pool_fill_memory(pool, space_pool_address_of(pool, block->offset + block->size),
                           RED_ZONE_VALUE, RED_ZONE_BYTES);
}

static void space_pool_check_zone(const char *routine, const struct space_pool *pool,
                                  const struct block *block, const char *side, size_t offset)
{
    unsigned char zone[RED_ZONE_BYTES];
    device_load(routine, pool->segment, zone, space_pool_address_of(pool, offset), RED_ZONE_BYTES);
    for (size_t i = 0; i < RED_ZONE_BYTES; i++)
        if (zone[i] != RED_ZONE_VALUE)
            report_fatal(routine,
                         "the block of %zu bytes at %p was overrun: a byte %s it, at %p, was "
                         "overwritten",
                         block->size, (void *)space_pool_address_of(pool, block->offset), side,
                         (void *)space_pool_address_of(pool, offset + i));
}

static void space_pool_check_zones(const char *routine, const struct space_pool *pool,
                                   const struct block *block)
{
    if (block->front_padding == 0)
        return;
    space_pool_check_zone(routine, pool, block, "before", block->offset - RED_ZONE_BYTES);
    space_pool_check_zone(routine, pool, block, "after", block->offset + block->size);
}

/* ---- Blocks; the caller holds the lock of the pool ---- */

/* Returns the length of the heap's block, including red zones. Returns SIZE_MAX if it exceeds the
 * length of the heap. */
static size_t space_pool_whole_size(const struct space_pool *pool, size_t front_padding,
                                    size_t size)
{
    size_t most = heap_length(pool->heap);
    if (front_padding > most || size > most)
        return SIZE_MAX;
    return front_padding + size + (front_padding == 0 ? 0 : RED_ZONE_BYTES);
}

/* Requests large pages for a block of host memory, which is in this PE's memory file. `offset` and
 * `size` include red zones. */
static void space_pool_advise(const struct space_pool *pool, size_t offset, size_t size)
{
    if (size >= LARGE_PAGE_BYTES && pool->segment->device == NULL && !pool->is_user_memory)
        large_pages_advise(space_pool_address_of(pool, offset), size);
}

/* Returns the offset of a new block, or HEAP_NONE if no free range is large enough. */
static size_t space_pool_block_create(const struct space_pool *pool, size_t size, size_t alignment,
                                      long hints)
{
    struct block block = {.size = size};
    if (job.debug && !pool->is_user_memory)
        block.front_padding = alignment < RED_ZONE_BYTES ? RED_ZONE_BYTES : alignment;
    size_t whole_size = space_pool_whole_size(pool, block.front_padding, size);
    size_t whole = heap_allocate(pool->heap, whole_size, alignment,
                                 space_pool_pack_hints(hints, block.front_padding));
    if (whole == HEAP_NONE)
        return HEAP_NONE;
    space_pool_advise(pool, whole, whole_size);
    block.offset = whole + block.front_padding;
    space_pool_paint_zones(pool, &block);
    return block.offset;
}

/* Releases whole pages to the system, so that they are read as zeros. Returns false if they are not
 * zero afterwards: qemu-user reports success for every madvise without executing it. */
static bool space_pool_release_pages(char *first, size_t bytes)
{
    *(volatile char *)first = 1;
    core_dump_exclude(first, bytes);
    return madvise(first, bytes, MADV_REMOVE) == 0 && *(volatile char *)first == 0;
}

/* From this length in bytes, host memory is cleared by releasing its pages to the system. Thus only
 * pages that the program writes again use memory. */
enum { CLEAR_BY_RELEASE_BYTES = 4 << 20 };

static void space_pool_clear_host(char *address, size_t bytes)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    char *first = (char *)(((uintptr_t)address + page - 1) & ~(page - 1));
    char *last = (char *)((uintptr_t)(address + bytes) & ~(page - 1));
    if (bytes < CLEAR_BY_RELEASE_BYTES ||
        !space_pool_release_pages(first, (size_t)(last - first))) {
        memset(address, 0, bytes);
        return;
    }
    memset(address, 0, (size_t)(first - address));
    memset(last, 0, (size_t)(address + bytes - last));
}

static void space_pool_clear_memory(const struct space_pool *pool, void *address, size_t bytes)
{
    if (pool->segment->device == NULL)
        space_pool_clear_host(address, bytes);
    else
        space_pool_fill_memory(pool, address, 0, bytes);
}

static void space_pool_block_destroy(const struct space_pool *pool, const struct block *block)
{
    heap_free(pool->heap, block->offset - block->front_padding);
}

/* Changes the length of a block, and moves it if necessary. Returns the new offset. If no free
 * range is large enough, returns HEAP_NONE and changes nothing. */
static size_t space_pool_block_resize(const struct space_pool *pool, const struct block *block,
                                      size_t size)
{
    struct block resized = *block;
    resized.size = size;
    size_t whole = block->offset - block->front_padding,
           whole_size = space_pool_whole_size(pool, block->front_padding, size);
    if (heap_resize(pool->heap, whole, whole_size)) {
        space_pool_advise(pool, whole, whole_size);
        space_pool_paint_zones(pool, &resized);
        return block->offset;
    }
    size_t offset =
        space_pool_block_create(pool, size, space_pool_default_alignment(pool), block->hints);
    if (offset == HEAP_NONE)
        return HEAP_NONE;
    space_pool_copy_memory(pool, space_pool_address_of(pool, offset),
                           space_pool_address_of(pool, block->offset),
                           size < block->size ? size : block->size);
    space_pool_block_destroy(pool, block);
    return offset;
}

/* Returns the block that begins at `ptr`, an address in the pool. Aborts the job if no block begins
 * at this address. */
static struct block space_pool_require_block(const char *routine, const struct space_pool *pool,
                                             const void *ptr)
{
    struct heap_block whole;
    size_t offset = space_pool_offset_of(pool, ptr);
    if (!heap_find(pool->heap, offset, &whole))
        report_fatal(
            routine,
            "ptr (%p) is not a block of the %s: it was not allocated, or was already freed", ptr,
            pool->segment->name);
    struct block block = space_pool_unpack_block(&whole);
    if (offset - block.offset < block.size && offset != block.offset)
        report_fatal(routine,
                     "ptr (%p) is inside a block, %zu bytes after its beginning: expected the "
                     "beginning, %p (offset %zu, length %zu bytes)",
                     ptr, offset - block.offset, (void *)space_pool_address_of(pool, block.offset),
                     block.offset, block.size);
    if (offset != block.offset)
        report_fatal(routine,
                     "ptr (%p) is in the guard zone of the block of %zu bytes at %p: expected the "
                     "beginning of the block",
                     ptr, block.size, (void *)space_pool_address_of(pool, block.offset));
    space_pool_check_zones(routine, pool, &block);
    return block;
}

/* ---- Warnings: one PE prints them, because they are the same on all PEs ---- */

static bool space_pool_prints_warnings(const struct space_pool *pool)
{
    return pool->team->my_pe == 0;
}

static void space_pool_warn_of_exhaustion(const char *routine, const struct space_pool *pool,
                                          size_t size)
{
    if (space_pool_prints_warnings(pool))
        report_warning(routine,
                       "not enough free memory for %zu bytes: the %s has %zu bytes, %zu bytes are "
                       "in use, and its largest free range has %zu bytes; %s",
                       size, pool->segment->name, heap_length(pool->heap),
                       heap_bytes_in_use(pool->heap), heap_largest_free(pool->heap), pool->remedy);
}

/* Returns true if blocks of the pool can have this alignment, and prints a warning otherwise. The
 * specification requires a multiple of the size of a pointer. Older programs pass smaller powers of
 * two, which every block satisfies. */
static bool space_pool_check_alignment(const char *routine, const struct space_pool *pool,
                                       size_t alignment)
{
    bool lawful = alignment != 0 && (alignment & (alignment - 1)) == 0;
    if (lawful && alignment <= pool->alignment)
        return true;
    if (space_pool_prints_warnings(pool) && !lawful)
        report_warning(routine, "alignment is %zu: expected a power of two", alignment);
    else if (space_pool_prints_warnings(pool))
        report_warning(routine, "alignment is %zu: expected at most %zu, the alignment of the %s",
                       alignment, pool->alignment, pool->segment->name);
    return false;
}

/* ---- Public functions of the pool ---- */

static void space_pool_require_valid(const char *routine, const struct space_pool *pool)
{
    const char *fault;
    bool is_valid = heap_is_valid(pool->heap, &fault);
    const char *name = pool->segment == NULL ? "memory space" : pool->segment->name;
    check_require_records(routine, name, is_valid, fault);
}

/* Checks the heap if checks of records are enabled. Called under the pool's lock after a change of
 * the blocks. */
static void space_pool_validate(const char *routine, const struct space_pool *pool)
{
    if (UNLIKELY(check_records_enabled))
        space_pool_require_valid(routine, pool);
}

/* Returns a new block. If that is impossible, prints a warning and returns NULL. */
static void *space_pool_allocate_block(const char *routine, struct space_pool *pool, size_t size,
                                       size_t alignment, long hints)
{
    if (!space_pool_check_alignment(routine, pool, alignment))
        return NULL;
    pthread_mutex_lock(&pool->lock);
    size_t offset = space_pool_block_create(pool, size, alignment, hints);
    if (offset == HEAP_NONE)
        space_pool_warn_of_exhaustion(routine, pool, size);
    space_pool_validate(routine, pool);
    pthread_mutex_unlock(&pool->lock);
    return offset == HEAP_NONE ? NULL : space_pool_address_of(pool, offset);
}

void *space_pool_allocate(const char *routine, struct space_pool *pool, size_t size,
                          size_t alignment, long hints)
{
    job_require_running(routine);
    if (size == 0)
        return NULL;
    coll_check_same(routine, pool->team, "size", (int64_t)size);
    coll_check_same(routine, pool->team, "alignment", (int64_t)alignment);
    coll_check_same(routine, pool->team, "hints", hints);
    void *block = space_pool_allocate_block(routine, pool, size, alignment, hints);
    coll_barrier(routine, pool->team);
    core_dump_request();
    return block;
}

void *space_pool_calloc(const char *routine, struct space_pool *pool, size_t count, size_t size)
{
    job_require_running(routine);
    if (count == 0 || size == 0)
        return NULL;
    coll_check_same(routine, pool->team, "count", (int64_t)count);
    coll_check_same(routine, pool->team, "size", (int64_t)size);
    size_t bytes;
    void *block = NULL;
    if (!__builtin_mul_overflow(count, size, &bytes))
        block =
            space_pool_allocate_block(routine, pool, bytes, space_pool_default_alignment(pool), 0);
    else if (space_pool_prints_warnings(pool))
        report_warning(routine, "%zu elements of %zu bytes exceed the address space", count, size);
    if (block != NULL)
        space_pool_clear_memory(pool, block, bytes);
    coll_barrier(routine, pool->team);
    core_dump_request();
    return block;
}

/* Checks the pointer and waits for all PEs of the team, because no PE may access the block any more
 * when it is freed or moved. */
static void space_pool_begin_free(const char *routine, struct space_pool *pool, const void *ptr)
{
    const struct segment *segment = segment_find(ptr, 1);
    if (segment == NULL)
        report_fatal(routine, "ptr (%p) is not in the %s (%p to %p): expected one of its blocks",
                     ptr, pool->segment->name, (void *)pool->segment->span.base,
                     (void *)space_pool_address_of(pool, pool->segment->span.length));
    if (segment != pool->segment)
        report_fatal(routine, "ptr (%p) is in the %s: expected a block of the %s", ptr,
                     segment->name, pool->segment->name);
    coll_check_same(routine, pool->team, "the offset of ptr",
                    (int64_t)space_pool_offset_of(pool, ptr));
    coll_barrier(routine, pool->team);
}

void *space_pool_realloc(const char *routine, struct space_pool *pool, void *ptr, size_t size)
{
    job_require_running(routine);
    if (ptr == NULL)
        return space_pool_allocate(routine, pool, size, space_pool_default_alignment(pool), 0);
    if (size == 0) {
        space_pool_free(routine, pool, ptr);
        return NULL;
    }
    coll_check_same(routine, pool->team, "size", (int64_t)size);
    space_pool_begin_free(routine, pool, ptr);
    pthread_mutex_lock(&pool->lock);
    struct block block = space_pool_require_block(routine, pool, ptr);
    size_t offset = space_pool_block_resize(pool, &block, size);
    if (offset == HEAP_NONE)
        space_pool_warn_of_exhaustion(routine, pool, size);
    space_pool_validate(routine, pool);
    pthread_mutex_unlock(&pool->lock);
    coll_barrier(routine, pool->team);
    core_dump_request();
    return offset == HEAP_NONE ? NULL : space_pool_address_of(pool, offset);
}

void space_pool_free(const char *routine, struct space_pool *pool, void *ptr)
{
    job_require_running(routine);
    if (ptr == NULL)
        return;
    space_pool_begin_free(routine, pool, ptr);
    pthread_mutex_lock(&pool->lock);
    struct block block = space_pool_require_block(routine, pool, ptr);
    space_pool_block_destroy(pool, &block);
    space_pool_validate(routine, pool);
    pthread_mutex_unlock(&pool->lock);
}

enum space_pool_address_kind space_pool_look_up(struct space_pool *pool, const void *ptr)
{
    const struct segment *segment = segment_find(ptr, 1);
    if (segment == NULL || segment != pool->segment)
        return SPACE_POOL_OUTSIDE;
    struct heap_block whole;
    size_t offset = space_pool_offset_of(pool, ptr);
    pthread_mutex_lock(&pool->lock);
    bool found = heap_find(pool->heap, offset, &whole);
    pthread_mutex_unlock(&pool->lock);
    if (!found)
        return SPACE_POOL_FREE;
    return space_pool_unpack_block(&whole).offset == offset ? SPACE_POOL_BLOCK : SPACE_POOL_INSIDE;
}

size_t space_pool_in_use(struct space_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    size_t bytes = heap_bytes_in_use(pool->heap);
    pthread_mutex_unlock(&pool->lock);
    return bytes;
}

size_t space_pool_largest_free(struct space_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    size_t bytes = heap_largest_free(pool->heap);
    pthread_mutex_unlock(&pool->lock);
    return bytes;
}

/* ---- Blocks for core dumps: signal handlers call these functions, so they only try locks ---- */

static struct link pools = {&pools, &pools};
static pthread_mutex_t pools_mutex = PTHREAD_MUTEX_INITIALIZER;

static void space_pool_dump_range(const struct space_pool *pool, size_t offset, size_t bytes)
{
    const struct segment *segment = pool->segment;
    const char *there = segment->node_base + (size_t)node.rank * segment->stride;
    core_dump_add_block(segment->span.base + offset, bytes, there + offset);
}

static void space_pool_dump_pool(struct space_pool *pool)
{
    struct heap_block block;
    if (pool->is_user_memory || pthread_mutex_trylock(&pool->lock) != 0) {
        space_pool_dump_range(pool, 0, pool->segment->span.length);
        return;
    }
    for (size_t from = 0; heap_next(pool->heap, from, &block); from = block.offset + 1)
        space_pool_dump_range(pool, block.offset, block.size);
    pthread_mutex_unlock(&pool->lock);
}

static bool space_pool_dump_pools(void)
{
    if (pthread_mutex_trylock(&pools_mutex) != 0)
        return false;
    for (struct link *link = pools.next; link != &pools; link = link->next) {
        struct space_pool *pool = LINK_OWNER(link, struct space_pool, link);
        if (!__atomic_load_n(&pool->dump_is_enabled, __ATOMIC_ACQUIRE))
            continue;
        if (pool->segment->span.length != 0 && pool->segment->device == NULL)
            space_pool_dump_pool(pool);
    }
    pthread_mutex_unlock(&pools_mutex);
    return true;
}

bool space_pool_open(struct space_pool *pool, size_t length)
{
    pool->heap = heap_create(length);
    if (pool->heap == NULL)
        return false;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_mutex_lock(&pools_mutex);
    link_append(&pools, &pool->link);
    pthread_mutex_unlock(&pools_mutex);
    return true;
}

void space_pool_enable_dump(struct space_pool *pool)
{
    __atomic_store_n(&pool->dump_is_enabled, pool->segment != NULL, __ATOMIC_RELEASE);
}

/* Checks the red zones of all blocks that still exist, and prints a warning that lists the first of
 * them. */
static void space_pool_check_remaining(const char *routine, const struct space_pool *pool)
{
    enum { SHOWN = 3 };
    char list[SHOWN * 64] = "";
    size_t count = 0, bytes = 0, used = 0;
    struct heap_block whole;
    for (size_t from = 0; heap_next(pool->heap, from, &whole); from = whole.offset + 1) {
        struct block block = space_pool_unpack_block(&whole);
        space_pool_check_zones(routine, pool, &block);
        bytes += block.size;
        if (count++ < SHOWN)
            used += (size_t)snprintf(list + used, sizeof list - used, "%s%zu bytes at %p",
                                     count == 1 ? "" : ", ", block.size,
                                     (void *)space_pool_address_of(pool, block.offset));
    }
    if (count > 0 && space_pool_prints_warnings(pool))
        report_warning(routine, "%zu blocks of the %s (%zu bytes) were never freed: %s%s", count,
                       pool->segment->name, bytes, list, count > SHOWN ? ", ..." : "");
}

void space_pool_close(const char *routine, struct space_pool *pool)
{
    if (job.debug) {
        space_pool_require_valid(routine, pool);
        space_pool_check_remaining(routine, pool);
    }
    pthread_mutex_lock(&pools_mutex);
    link_remove(&pool->link);
    pthread_mutex_unlock(&pools_mutex);
    heap_destroy(pool->heap);
    pool->heap = NULL;
    pthread_mutex_destroy(&pool->lock);
}

void space_pool_start(void)
{
    space_pool_heap = (struct space_pool){
        .segment = &segments[SEGMENT_HEAP],
        .team = &team_world,
        .alignment = layout.heap_alignment,
        .remedy =
            environment.symmetric_size != 0
                ? "set SHMEM_SYMMETRIC_SIZE to a larger value"
                : "the heap has its default size, which the memory and the limits of this host "
                  "determine: allocate less, or use more hosts"};
    if (!space_pool_open(&space_pool_heap, segments[SEGMENT_HEAP].span.length))
        report_fatal(NULL, "out of memory for the internal data of the symmetric heap");
    space_pool_enable_dump(&space_pool_heap);
    /* core_dump_mark and core_dump_mark_exactly (shm/core_dump.c) call this function. The latter
     * runs in a signal handler. */
    core_dump_set_block_lister(space_pool_dump_pools);
}

void space_pool_stop(void)
{
    core_dump_set_block_lister(NULL);
    space_pool_close("shmem_finalize", &space_pool_heap);
}

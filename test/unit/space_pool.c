/*
 * Tests the allocation routines in a job of one PE, over memory of the test: their results, their
 * barriers, and their messages.
 */
#include "spaces/space_pool.h"
#include "apart.h"
#include "unit.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/environment.h"
#include "coll/coll.h"
#include "device/device.h"
#include "base/heap.h"
#include "shm/core_dump.h"
#include "shm/large_pages.h"
#include "shm/layout.h"
#include "base/report.h"
#include "shm/segment.h"

/* ---- Replacements of the rest of the library ---- */

struct segment segments[SEGMENT_ALL];
struct team team_world;
struct layout layout;
struct environment environment;
struct shmem_impl_near shmem_impl_near; /* has no spaces */
struct node node;

static int barriers, comparisons;

void coll_barrier(const char *routine, struct team *team)
{
    (void)routine;
    (void)team;
    barriers++;
}

void coll_compare(const char *routine, struct team *team, const char *what, int64_t value)
{
    (void)routine;
    (void)team;
    (void)what;
    (void)value;
    comparisons++;
}

/* The memory of this test is host memory. */
void device_load(const char *routine, const struct segment *segment, void *dest, const void *source,
                 size_t bytes)
{
    (void)routine;
    (void)segment;
    memcpy(dest, source, bytes);
}

void device_copy(const char *routine, const struct kind *to, void *dest, const struct kind *from,
                 const void *source, size_t bytes)
{
    (void)routine;
    if (to != NULL || from != NULL)
        abort();
    memcpy(dest, source, bytes);
}

void device_fill(const char *routine, const struct segment *segment, void *address,
                 unsigned char value, size_t bytes)
{
    (void)routine;
    (void)segment;
    (void)address;
    (void)value;
    (void)bytes;
    abort();
}

/* Records the blocks that are shown to the core dump. */
static bool (*show_blocks)(void);
static size_t shown, shown_bytes, last_shown;

void core_dump_set_block_lister(bool (*show)(void))
{
    show_blocks = show;
}

void core_dump_add_block(const char *begin, size_t bytes, const char *there)
{
    CHECK(there - segments[SEGMENT_HEAP].node_base == begin - segments[SEGMENT_HEAP].span.base);
    shown++;
    shown_bytes += bytes;
    last_shown = (uintptr_t)begin;
}

void core_dump_request(void)
{
}

static size_t advised; /* bytes in the last call of large_pages_advise */

void large_pages_advise(char *begin, size_t bytes)
{
    (void)begin;
    advised = bytes;
}

void core_dump_exclude(const void *begin, size_t bytes)
{
    (void)begin;
    (void)bytes;
}

/* ---- Setup ---- */

static const size_t MIB = (size_t)1 << 20;
static char *heap_base;
static char static_data[256];

static void start(bool debug, size_t length)
{
    job = (struct job){.me = 0, .n_pes = 1, .debug = debug};
    segments[SEGMENT_HEAP] =
        (struct segment){.name = "symmetric heap", .span = {.base = heap_base, .length = length}};
    segments[SEGMENT_STATIC] = (struct segment){
        .name = "static data", .span = {.base = static_data, .length = sizeof static_data}};
    shmem_impl_near.heap = segments[SEGMENT_HEAP].span;
    shmem_impl_near.statics = segments[SEGMENT_STATIC].span;
    layout.heap_alignment = 2 * MIB;
    report_set_pe(0);
    space_pool_start();
    barriers = comparisons = 0;
}

/* Expects that `action` continues after it has printed one line that contains `part`, or nothing if
 * `part` is NULL. */
static void expect_warning(void (*action)(void), const char *part)
{
    char text[4096];
    CHECK_SIZE((size_t)run_apart(action, text, sizeof text), 0);
    if (part == NULL)
        CHECK_TEXT(text, "");
    else if (CHECK_PART(text, part))
        CHECK(strcspn(text, "\n") + 1 == strlen(text));
}

static void *allocate(size_t size)
{
    return space_pool_allocate("shmem_malloc", &space_pool_heap, size, HEAP_ALIGNMENT, 0);
}

/* ---- Results and barriers ---- */

static void expect_barriers(int expected)
{
    CHECK_SIZE((size_t)barriers, (size_t)expected);
    barriers = 0;
}

static void only_real_blocks_need_a_barrier(void)
{
    start(false, MIB);
    char *a = allocate(100), *b = allocate(1);
    expect_barriers(2);
    CHECK(a == heap_base && b == a + 128);
    space_pool_free("shmem_free", &space_pool_heap, a);
    expect_barriers(1);
    CHECK(allocate(128) == a);
    barriers = 0;
    CHECK(allocate(0) == NULL);
    space_pool_free("shmem_free", &space_pool_heap, NULL);
    expect_barriers(0);
    CHECK_SIZE((size_t)comparisons, 0);
    space_pool_stop();
}

/* Only large blocks use large pages, so small jobs need no more memory. */
static void large_blocks_are_advised(void)
{
    start(false, 16 * MIB);
    advised = 0;
    allocate(2 * MIB - 1);
    CHECK_SIZE(advised, 0);
    void *block = allocate(2 * MIB);
    CHECK_SIZE(advised, 2 * MIB);
    CHECK(space_pool_realloc("test", &space_pool_heap, block, 4 * MIB) == block);
    CHECK_SIZE(advised, 4 * MIB);
    space_pool_stop();
}

static void blocks_have_the_requested_alignment(void)
{
    start(false, 8 * MIB);
    for (size_t alignment = 1; alignment <= 2 * MIB; alignment *= 2) {
        void *block = space_pool_allocate("shmem_align", &space_pool_heap, 10, alignment, 0);
        CHECK(block != NULL && (uintptr_t)block % alignment == 0);
    }
    space_pool_stop();
}

static void calloc_clears_exactly_its_block(void)
{
    start(false, MIB);
    memset(heap_base, 0xff, 4096);
    char *block = space_pool_calloc("shmem_calloc", &space_pool_heap, 100, 7);
    expect_barriers(1);
    CHECK(block == heap_base);
    for (int i = 0; i < 700; i++)
        CHECK(block[i] == 0);
    CHECK((unsigned char)block[700] == 0xff);
    CHECK(space_pool_calloc("shmem_calloc", &space_pool_heap, 0, 7) == NULL);
    CHECK(space_pool_calloc("shmem_calloc", &space_pool_heap, 7, 0) == NULL);
    expect_barriers(0);
    space_pool_stop();
}

static void fill(char *block, size_t size, int first)
{
    for (size_t i = 0; i < size; i++)
        block[i] = (char)(first + (int)i);
}

static bool is_filled(const char *block, size_t size, int first)
{
    for (size_t i = 0; i < size; i++)
        if (block[i] != (char)(first + (int)i))
            return false;
    return true;
}

static void realloc_keeps_the_contents(bool debug)
{
    start(debug, MIB);
    char *a = space_pool_realloc("shmem_realloc", &space_pool_heap, NULL, 100);
    expect_barriers(1);
    fill(a, 100, 3);
    char *grown = space_pool_realloc("shmem_realloc", &space_pool_heap, a, 5000);
    expect_barriers(2);
    CHECK(grown == a && is_filled(a, 100, 3)); /* the following range was free */
    char *wall = allocate(64);
    fill(a, 5000, 5);
    barriers = 0;
    char *moved = space_pool_realloc("shmem_realloc", &space_pool_heap, a, 9000);
    expect_barriers(2);
    CHECK(moved != NULL && moved != a && is_filled(moved, 5000, 5));
    fill(moved, 9000, 6);
    char *shrunk = space_pool_realloc("shmem_realloc", &space_pool_heap, moved, 10);
    CHECK(shrunk == moved && is_filled(shrunk, 10, 6));
    barriers = 0;
    CHECK(space_pool_realloc("shmem_realloc", &space_pool_heap, shrunk, 0) == NULL);
    expect_barriers(1);
    CHECK(space_pool_realloc("shmem_realloc", &space_pool_heap, NULL, 0) == NULL);
    expect_barriers(0);
    space_pool_free("shmem_free", &space_pool_heap, wall);
    CHECK(allocate(MIB - 128) != NULL); /* all memory was freed */
    space_pool_free("shmem_free", &space_pool_heap, allocate(0));
    job.debug = false; /* so that the last block is not reported as a leak */
    space_pool_stop();
}

/* ---- Failed allocations ---- */

static void allocation_beyond_the_default_size_is_reported(void)
{
    start(false, MIB);
    if (allocate(2 * MIB) != NULL)
        _exit(2);
}

static void allocation_without_room_is_reported(void)
{
    environment.symmetric_size = MIB;
    start(false, MIB);
    if (allocate(1000) == NULL || allocate(2 * MIB) != NULL)
        _exit(2);
    if (barriers != 2)
        _exit(3);
}

static void allocation_of_size_max_is_reported(void)
{
    start(true, MIB);
    if (allocate(SIZE_MAX) != NULL)
        _exit(2);
}

static void other_pes_do_not_report_failures(void)
{
    start(false, MIB);
    job.me = team_world.my_pe = 1;
    if (allocate(2 * MIB) != NULL ||
        space_pool_allocate("shmem_align", &space_pool_heap, 64, 48, 0) != NULL ||
        space_pool_calloc("shmem_calloc", &space_pool_heap, SIZE_MAX, 2) != NULL)
        _exit(2);
}

static void calloc_overflow_is_reported(void)
{
    start(false, MIB);
    if (space_pool_calloc("shmem_calloc", &space_pool_heap, SIZE_MAX / 2, 4) != NULL ||
        barriers != 1)
        _exit(2);
}

static void failed_realloc_keeps_the_block(void)
{
    start(false, MIB);
    char *a = allocate(1000);
    fill(a, 1000, 9);
    if (space_pool_realloc("shmem_realloc", &space_pool_heap, a, 2 * MIB) != NULL || barriers != 3)
        _exit(2);
    if (!is_filled(a, 1000, 9))
        _exit(3);
    space_pool_free("shmem_free", &space_pool_heap, a);
}

static void alignment_of_48_is_reported(void)
{
    start(false, MIB);
    if (space_pool_allocate("shmem_align", &space_pool_heap, 64, 48, 0) != NULL)
        _exit(2);
}

static void alignment_of_0_is_reported(void)
{
    start(false, MIB);
    if (space_pool_allocate("shmem_align", &space_pool_heap, 64, 0, 0) != NULL)
        _exit(2);
}

static void too_large_alignment_is_reported(void)
{
    start(false, MIB);
    if (space_pool_allocate("shmem_align", &space_pool_heap, 64, 4 * MIB, 0) != NULL)
        _exit(2);
}

static void failed_allocations_warn_on_pe_0_only(void)
{
    expect_warning(
        allocation_without_room_is_reported,
        "isthmus: PE 0: shmem_malloc: not enough free memory for 2097152 bytes: the symmetric heap "
        "has 1048576 bytes, 1024 bytes are in use, and its largest free range has 1047552 bytes; "
        "set SHMEM_SYMMETRIC_SIZE to a larger value");
    expect_warning(
        allocation_beyond_the_default_size_is_reported,
        "; the heap has its default size, which the memory and the limits of this host determine");
    expect_warning(allocation_of_size_max_is_reported,
                   "not enough free memory for 18446744073709551615 bytes");
    expect_warning(other_pes_do_not_report_failures, NULL);
    expect_warning(calloc_overflow_is_reported,
                   "9223372036854775807 elements of 4 bytes exceed the address space");
    expect_warning(failed_realloc_keeps_the_block,
                   "shmem_realloc: not enough free memory for 2097152 bytes");
    expect_warning(alignment_of_48_is_reported,
                   "shmem_align: alignment is 48: expected a power of two");
    expect_warning(alignment_of_0_is_reported, "alignment is 0: expected a power of two");
    expect_warning(too_large_alignment_is_reported,
                   "alignment is 4194304: expected at most 2097152");
}

/* ---- Invalid pointers ---- */

static void freeing_inside_a_block_is_reported(void)
{
    start(false, MIB);
    allocate(64);
    space_pool_free("shmem_free", &space_pool_heap, (char *)allocate(1000) + 24);
}

static void freeing_twice_is_reported(void)
{
    start(false, MIB);
    char *a = allocate(100);
    space_pool_free("shmem_free", &space_pool_heap, a);
    space_pool_free("shmem_free", &space_pool_heap, a);
}

static void freeing_foreign_memory_is_reported(void)
{
    int local;
    start(false, MIB);
    space_pool_free("shmem_free", &space_pool_heap, &local);
}

static void freeing_static_data_is_reported(void)
{
    start(false, MIB);
    space_pool_free("shmem_free", &space_pool_heap, static_data + 8);
}

static void freeing_past_the_heap_is_reported(void)
{
    start(false, MIB);
    space_pool_free("shmem_free", &space_pool_heap, heap_base + MIB);
}

static void freeing_a_red_zone_is_reported(void)
{
    start(true, MIB);
    space_pool_free("shmem_free", &space_pool_heap, (char *)allocate(100) + 100);
}

static void realloc_inside_a_block_is_reported(void)
{
    start(true, MIB);
    space_pool_realloc("shmem_realloc", &space_pool_heap, (char *)allocate(1000) + 8, 10);
}

static void realloc_of_a_freed_block_is_reported(void)
{
    start(false, MIB);
    char *a = allocate(100);
    space_pool_free("shmem_free", &space_pool_heap, a);
    space_pool_realloc("shmem_realloc", &space_pool_heap, a, 10);
}

static void allocating_before_init_is_reported(void)
{
    job = (struct job){.n_pes = 0};
    allocate(0);
}

static void freeing_before_init_is_reported(void)
{
    job = (struct job){.n_pes = 0};
    space_pool_free("shmem_free", &space_pool_heap, NULL);
}

static void wrong_pointers_are_reported(void)
{
    expect_end(freeing_inside_a_block_is_reported,
               "is inside a block, 24 bytes after its beginning: expected the "
               "beginning, ");
    expect_end(freeing_inside_a_block_is_reported, "(offset 64, length 1000 bytes)");
    expect_end(freeing_twice_is_reported,
               "is not a block of the symmetric heap: it was not allocated, or was already freed");
    expect_end(freeing_foreign_memory_is_reported, "is not in the symmetric heap (");
    expect_end(freeing_static_data_is_reported,
               "is in the static data: expected a block of the symmetric heap");
    expect_end(freeing_past_the_heap_is_reported, "is not in the symmetric heap (");
    expect_end(freeing_a_red_zone_is_reported,
               "is in the guard zone of the block of 100 bytes at ");
    expect_end(realloc_inside_a_block_is_reported, "shmem_realloc: ptr (");
    expect_end(realloc_inside_a_block_is_reported,
               ") is inside a block, 8 bytes after its beginning");
    expect_end(realloc_of_a_freed_block_is_reported, "it was not allocated, or was already freed");
    expect_end(allocating_before_init_is_reported, "shmem_malloc: called before shmem_init");
    expect_end(freeing_before_init_is_reported, "shmem_free: called before shmem_init");
}

/* ---- SHMEM_DEBUG ---- */

static void debug_blocks_are_aligned_and_usable(void)
{
    start(true, 8 * MIB);
    for (size_t alignment = sizeof(void *); alignment <= MIB; alignment *= 2) {
        char *block = space_pool_allocate("shmem_align", &space_pool_heap, 100, alignment, -1);
        CHECK(block != NULL && (uintptr_t)block % alignment == 0);
        memset(block, 1, 100);
        CHECK((block = space_pool_realloc("shmem_realloc", &space_pool_heap, block, 300)) != NULL);
        memset(block, 2, 300);
        space_pool_free("shmem_free", &space_pool_heap, block);
    }
    CHECK(comparisons >= 3);
    space_pool_stop();
}

static void overrun_is_reported_by_free(void)
{
    start(true, MIB);
    char *a = allocate(100);
    a[100] = 0;
    space_pool_free("shmem_free", &space_pool_heap, a);
}

static void far_overrun_is_reported_by_realloc(void)
{
    start(true, MIB);
    char *a = allocate(100);
    a[163] = 0;
    space_pool_realloc("shmem_realloc", &space_pool_heap, a, 10);
}

static void underrun_is_reported_by_free(void)
{
    start(true, MIB);
    char *a = space_pool_allocate("shmem_align", &space_pool_heap, 100, 4096, 0);
    a[-1] = 0;
    space_pool_free("shmem_free", &space_pool_heap, a);
}

static void overrun_is_reported_at_finalize(void)
{
    start(true, MIB);
    char *a = space_pool_realloc("shmem_realloc", &space_pool_heap, allocate(100), 200);
    a[200] = 0;
    space_pool_stop();
}

static void leaked_blocks_are_reported(void)
{
    start(true, MIB);
    for (size_t i = 1; i <= 5; i++)
        allocate(i * 10);
    space_pool_stop();
}

static void other_pes_do_not_report_leaks(void)
{
    start(true, MIB);
    allocate(10);
    job.me = team_world.my_pe = 1;
    space_pool_stop();
}

static void leaks_are_not_reported_without_debug(void)
{
    start(false, MIB);
    allocate(10);
    space_pool_stop();
}

static void debug_reports_overruns_and_leaks(void)
{
    expect_end(overrun_is_reported_by_free, "shmem_free: the block of 100 bytes at ");
    expect_end(overrun_is_reported_by_free, " was overrun: a byte after it, at ");
    expect_end(far_overrun_is_reported_by_realloc, "shmem_realloc: the block of 100 bytes at ");
    expect_end(underrun_is_reported_by_free, " was overrun: a byte before it, at ");
    expect_end(overrun_is_reported_at_finalize, "shmem_finalize: the block of 200 bytes at ");
    expect_warning(leaked_blocks_are_reported,
                   "5 blocks of the symmetric heap (150 bytes) were never freed: 10 bytes "
                   "at ");
    expect_warning(leaked_blocks_are_reported, ", ...\n");
    expect_warning(other_pes_do_not_report_leaks, NULL);
    expect_warning(leaks_are_not_reported_without_debug, NULL);
}

static void show(void)
{
    shown = shown_bytes = 0;
    CHECK(show_blocks());
}

static void core_dump_shows_the_blocks_in_use(void)
{
    start(false, MIB);
    char *first = space_pool_allocate("shmem_malloc", &space_pool_heap, 1000, HEAP_ALIGNMENT, 0),
         *second = space_pool_allocate("shmem_malloc", &space_pool_heap, 5000, HEAP_ALIGNMENT, 0);
    show();
    CHECK_SIZE(shown, 2);
    CHECK_SIZE(shown_bytes, 6000);
    space_pool_free("shmem_free", &space_pool_heap, first);
    show();
    CHECK_SIZE(shown, 1);
    CHECK_SIZE(shown_bytes, 5000);
    CHECK_SIZE(last_shown, (uintptr_t)second);
    /* Another thread changes the records, so all blocks may be in use. */
    pthread_mutex_lock(&space_pool_heap.lock);
    show();
    CHECK_SIZE(shown_bytes, MIB);
    pthread_mutex_unlock(&space_pool_heap.lock);
    space_pool_stop();
    CHECK(show_blocks == NULL);
}

int main(void)
{
    char *mapped = mmap(NULL, 16 * MIB, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (!CHECK(mapped != MAP_FAILED))
        return unit_status();
    heap_base = (char *)(((uintptr_t)mapped + 2 * MIB - 1) / (2 * MIB) * (2 * MIB));
    only_real_blocks_need_a_barrier();
    large_blocks_are_advised();
    blocks_have_the_requested_alignment();
    calloc_clears_exactly_its_block();
    realloc_keeps_the_contents(false);
    realloc_keeps_the_contents(true);
    failed_allocations_warn_on_pe_0_only();
    wrong_pointers_are_reported();
    debug_blocks_are_aligned_and_usable();
    debug_reports_overruns_and_leaks();
    core_dump_shows_the_blocks_in_use();
    return unit_status();
}

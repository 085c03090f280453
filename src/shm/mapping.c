#include "mapping.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "base/assert.h"
#include "base/environment.h"
#include "base/report.h"
#include "layout.h"
#include "memory_file.h"
#include "node.h"
#include "segment.h"
#include "static_data.h"

static char *own; /* start of the mapping of this PE's file that the program uses */

/* Tables of distances in bytes. A distance is the difference, in this process, between the
 * addresses of an object on another PE and of the same object on this PE. The four tables apply to
 * control blocks, to heap and spaces, to static data, and to relocated constants. */
enum { TABLE_CONTROL, TABLE_MEMORY, TABLE_STATIC, TABLE_RELOCATED, TABLES };
static ptrdiff_t *tables; /* TABLES tables of node_near_most() elements each */

/* Reserves aligned address space without memory. Aborts the job on failure. The caller releases it
 * with munmap. */
static char *mapping_reserve_addresses(const char *routine, int n_pes, size_t length,
                                       size_t alignment)
{
    char *range = mmap(NULL, length + alignment, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
        report_fatal_errno(
            routine,
            "cannot reserve %zu bytes of address space for the symmetric memory of %d PEs (raise "
            "the limit of ulimit -v, or reduce SHMEM_SYMMETRIC_SIZE or ISTHMUS_SPACES_SIZE)",
            length, n_pes);
    char *aligned = (char *)layout_round_up((uintptr_t)range, alignment);
    if (aligned > range)
        munmap(range, (size_t)(aligned - range));
    if (range + alignment > aligned)
        munmap(aligned + length, (size_t)(range + alignment - aligned));
    madvise(aligned, length, MADV_DONTDUMP); /* otherwise gcore of gdb writes this range as zeros */
    return aligned;
}

/* Reserves `stride` bytes of address space for each PE of this node. */
static char *mapping_reserve_for_all(const char *routine, size_t stride, size_t alignment)
{
    return mapping_reserve_addresses(routine, node.n_pes, stride * (size_t)node.n_pes, alignment);
}

/* Reserves address space for this PE's memory, at the preferred address if this is free on all PEs,
 * and otherwise at any free address. */
void mapping_start(const char *routine)
{
    bool fixed = layout.heap_is_fixed;
    char *range = fixed ? layout_reserve_fixed() : MAP_FAILED;
    if (fixed && range == MAP_FAILED)
        report_fatal_errno(routine,
                           "cannot reserve %zu bytes of address space that were free before",
                           layout_length());
    own = fixed ? range : mapping_reserve_addresses(routine, 1, layout_length(), LAYOUT_ALIGNMENT);
}

void mapping_stop(void)
{
    munmap(own, layout_length());
}

/* Maps a file, and excludes it from core dumps. core_dump.c includes ranges in use again. */
static void mapping_map_file(const char *routine, char *at, size_t length, int file)
{
    if (mmap(at, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED)
        report_fatal_errno(routine, "%zu bytes of symmetric memory cannot be mapped", length);
    madvise(at, length, MADV_DONTDUMP);
    if (environment.huge_pages == HUGE_PAGES_NEVER)
        madvise(at, length, MADV_NOHUGEPAGE);
}

static void mapping_map_control(const char *routine, int rank, int file)
{
    mapping_map_file(routine, (char *)node_control(rank), node_control_stride, file);
}

void mapping_map_own(const char *routine, int file)
{
    mapping_map_file(routine, own, layout_length(), file);
    mapping_map_file(routine, node_file(node.rank), layout.control_length, file);
    mapping_map_control(routine, node.rank, file);
}

void mapping_map_peer(const char *routine, int rank, struct share_files files)
{
    char *at = node_file(rank);
    ASSERT(rank != node.rank);
    mapping_map_file(routine, at, layout_length(), files.memory);
    mapping_map_control(routine, rank, files.memory);
    const struct segment *globals = &segments[SEGMENT_STATIC];
    if (globals->span.length == 0)
        return;
    at = globals->node_base + (size_t)rank * globals->stride;
    mapping_map_file(routine, at, globals->stride, files.globals);
}

static struct segment mapping_make_segment(const char *name, char *base, size_t length,
                                           char *node_base, size_t stride)
{
    return (struct segment){.name = name,
                            .node_base = node_base,
                            .stride = stride,
                            .span = {.base = base,
                                     .length = length,
                                     .count = node_near.count,
                                     .atomic_count = node_near_atomic.count,
                                     .read_count = node_near.read_count,
                                     .fetch_count = node_near_atomic.read_count}};
}

static void mapping_set_distances(int segment, int table)
{
    segment_set_distances(&segments[segment], tables + (size_t)table * node_near_most());
}

static void mapping_allocate_tables(const char *routine)
{
    tables =
        report_require_memory(routine, calloc(TABLES * (size_t)node_near_most(), sizeof *tables));
}

/* Sets up the segments for the executable's static data. The file of each PE contains the
 * variables, followed by the relocated constants (constants that contain addresses). All other
 * constants are the same on every PE and need no file. */
static void mapping_map_static_data(const char *routine, size_t stride)
{
    struct static_data_constants constants = static_data_constants();
    char *node_base = mapping_reserve_for_all(routine, stride, page_size());
    segments[SEGMENT_STATIC] = mapping_make_segment("static data", static_data.base,
                                                    static_data.length, node_base, stride);
    segments[SEGMENT_RELOCATED] =
        mapping_make_segment("relocated read-only data", static_data.relocated,
                             static_data.relocated_length, node_base + static_data.length, stride);
    mapping_set_distances(SEGMENT_STATIC, TABLE_STATIC);
    mapping_set_distances(SEGMENT_RELOCATED, TABLE_RELOCATED);
    segments[SEGMENT_CONSTANT] = (struct segment){.name = "read-only data",
                                                  .node_base = constants.base,
                                                  .span = {.base = constants.base,
                                                           .length = constants.length,
                                                           .count = UINT_MAX,
                                                           .atomic_count = UINT_MAX,
                                                           .read_count = UINT_MAX,
                                                           .fetch_count = UINT_MAX}};
}

/* Reserves address ranges for the files of this node's PEs, and sets up the segments. */
static void mapping_reserve_peers(const char *routine, size_t globals)
{
    size_t stride = layout_round_up(layout_length(), LAYOUT_ALIGNMENT), page = page_size(),
           control = layout_round_up(sizeof(struct control), page);
    node_set_files(mapping_reserve_for_all(routine, stride, LAYOUT_ALIGNMENT), stride);
    node_set_controls(mapping_reserve_for_all(routine, control, page), control);
    segments[SEGMENT_CONTROL] = mapping_make_segment("control block", node_file(node.rank),
                                                     layout.control_length, node_files, stride);
    segments[SEGMENT_HEAP] =
        mapping_make_segment("symmetric heap", own + layout.control_length, layout.heap_length,
                             node_files + layout.control_length, stride);
    mapping_allocate_tables(routine);
    mapping_set_distances(SEGMENT_CONTROL, TABLE_CONTROL);
    mapping_set_distances(SEGMENT_HEAP, TABLE_MEMORY);
    if (globals != 0)
        mapping_map_static_data(routine, globals);
}

void mapping_map_node(const char *routine, size_t globals, int file)
{
    mapping_reserve_peers(routine, globals);
    segment_publish();
    wakeup_publish();
    ASSERT((uintptr_t)segments[SEGMENT_HEAP].span.base % layout.heap_alignment == 0);
    mapping_map_own(routine, file);
}

void mapping_unmap_node(void)
{
    const struct segment *globals = &segments[SEGMENT_STATIC];
    munmap(node_files, node_file_stride * (size_t)node.n_pes);
    munmap(node_controls, node_control_stride * (size_t)node.n_pes);
    if (globals->span.length != 0)
        munmap(globals->node_base, globals->stride * (size_t)node.n_pes);
    segment_stop();
    free(tables);
    tables = NULL;
}

struct segment mapping_spaces_segment(const char *name, size_t offset, size_t length)
{
    size_t begin = layout.spaces_offset + offset;
    ASSERT(offset <= layout.spaces_length && length <= layout.spaces_length - offset);
    struct segment segment =
        mapping_make_segment(name, own + begin, length, node_files + begin, node_file_stride);
    segment.span.distances = segments[SEGMENT_HEAP].span.distances;
    return segment;
}

char *mapping_spaces(int rank)
{
    return (rank == node.rank ? own : node_file(rank)) + layout.spaces_offset;
}

bool mapping_overlaps(const void *memory, size_t bytes)
{
    const struct segment *globals = &segments[SEGMENT_STATIC];
    size_t n_pes = (size_t)node.n_pes;
    return ranges_overlap(memory, bytes, own, layout_length()) ||
           ranges_overlap(memory, bytes, node_files, node_file_stride * n_pes) ||
           ranges_overlap(memory, bytes, node_controls, node_control_stride * n_pes) ||
           ranges_overlap(memory, bytes, globals->span.base, globals->span.length) ||
           ranges_overlap(memory, bytes, globals->node_base, globals->stride * n_pes);
}

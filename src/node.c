#include "node.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "fence.h"
#include "loader.h"
#include "report.h"
#include "segment.h"
#include "share.h"
#include "static_data.h"

#define MIB ((size_t)1 << 20)
#define GIB ((size_t)1 << 30)

/* Blocks aligned to this much are, on every PE, at addresses aligned so. */
#define SEGMENT_ALIGNMENT (2 * MIB)

#ifdef ISTHMUS_THREAD_SANITIZER
#define FIXED_ADDRESS 0 /* ThreadSanitizer allows programs only a few ranges of addresses */
#define ADDRESS_SPACE (GIB * 1024)
#else
#define FIXED_ADDRESS                                                                              \
    ((uintptr_t)0x200000000000)         /* far from executable, heap, libraries and stacks */
#define ADDRESS_SPACE (GIB * 1024 * 32) /* for all heaps of a node */
#endif

char *node_controls;
size_t node_control_stride;
size_t node_heap_alignment;

/* The shape of a PE's shared memory: control block and arena, then the heap. */
static struct {
    size_t control_length; /* multiple of SEGMENT_ALIGNMENT, as is heap_length's rounding */
    size_t heap_length;
    char *mine; /* this PE's control block */
} layout;

static size_t round_up(size_t length, size_t unit)
{
    return (length + unit - 1) / unit * unit;
}

/* What the PEs agree on before there is any memory. */
struct wish {
    size_t asked;    /* heap length asked for, 0 for none */
    size_t possible; /* heap length this PE could have if it may choose */
    size_t arena;
    size_t globals; /* length of the static data, 0 if it cannot be shared */
};

static struct wish make_wish(size_t asked)
{
    struct rlimit limit;
    size_t memory = (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE);
    size_t room = ADDRESS_SPACE / (size_t)job.n_pes;
    struct wish wish = {.asked = asked, .arena = 256 * MIB, .globals = static_data.length};

    wish.possible = memory < room ? memory : room;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        size_t share = limit.rlim_cur / 2 / (size_t)job.n_pes; /* half is for the program itself */
        wish.arena = 16 * MIB;
        wish.possible = share > 2 * wish.arena ? share - wish.arena : wish.arena;
    }
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
        wish.possible + wish.arena > limit.rlim_cur)
        wish.possible = limit.rlim_cur > 2 * wish.arena ? limit.rlim_cur - wish.arena : wish.arena;
    return wish;
}

static void agree(const char *routine, struct wish *wish, const struct wish *all)
{
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].asked != all[0].asked)
            report_fatal(
                routine,
                "SHMEM_SYMMETRIC_SIZE is %zu bytes on PE 0 and %zu bytes on PE %d: expected "
                "the same on all PEs",
                all[0].asked, all[pe].asked, pe);
        if (all[pe].possible < wish->possible)
            wish->possible = all[pe].possible;
        if (all[pe].arena < wish->arena)
            wish->arena = all[pe].arena;
        if (all[pe].globals != wish->globals)
            wish->globals = 0;
    }
    if (wish->globals == 0 && static_data.length != 0)
        static_data_give_up("the PEs' executables or settings differ");
}

/* Fixes the layout, the same on all PEs. */
static struct wish plan(const char *routine, size_t asked)
{
    struct wish wish = make_wish(asked);
    struct wish *all = malloc((size_t)job.n_pes * sizeof *all);
    if (all == NULL)
        report_fatal(routine, "out of memory");
    if (backend->allgather(&wish, all, sizeof wish) != 0)
        report_fatal(routine, "%s", backend->message());
    agree(routine, &wish, all);
    free(all);
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    layout.control_length = round_up(sizeof(struct control) + wish.arena, SEGMENT_ALIGNMENT);
    layout.heap_length = asked != 0 ? round_up(asked, page) : wish.possible / MIB * MIB;
    return wish;
}

/* Address space without memory, aligned; *reserved gets what munmap wants. */
static char *reserve(const char *routine, size_t length, size_t alignment)
{
    char *range = mmap(NULL, length + alignment, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
        report_fatal_errno(
            routine,
            "no %zu bytes of address space for the symmetric memory of %d PEs (ulimit -v, "
            "SHMEM_SYMMETRIC_SIZE)",
            length, job.n_pes);
    char *aligned = (char *)round_up((uintptr_t)range, alignment);
    if (aligned > range)
        munmap(range, (size_t)(aligned - range));
    if (range + alignment > aligned)
        munmap(aligned + length, (size_t)(range + alignment - aligned));
    return aligned;
}

/* This PE's memory at the address that all PEs use, if it is free everywhere, else anywhere. */
static void place_mine(const char *routine, size_t length)
{
    char *fixed = (char *)FIXED_ADDRESS;
    char *range = MAP_FAILED;
    if (FIXED_ADDRESS != 0)
        range = mmap(fixed - layout.control_length, length, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    char got = range == fixed - layout.control_length ? 1 : 0;
    char *all = malloc((size_t)job.n_pes);
    if (all == NULL)
        report_fatal(routine, "out of memory");
    if (backend->allgather(&got, all, 1) != 0)
        report_fatal(routine, "%s", backend->message());
    bool everywhere = memchr(all, 0, (size_t)job.n_pes) == NULL;
    free(all);
    if (!everywhere && range != MAP_FAILED)
        munmap(range, length);
    layout.mine = everywhere ? range : reserve(routine, length, SEGMENT_ALIGNMENT);
    node_heap_alignment = everywhere ? FIXED_ADDRESS & -FIXED_ADDRESS : SEGMENT_ALIGNMENT;
}

static void map_file(const char *routine, char *at, size_t length, int file)
{
    if (mmap(at, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED)
        report_fatal_errno(routine, "%zu bytes of symmetric memory cannot be mapped", length);
}

static size_t memory_length(void)
{
    return layout.control_length + layout.heap_length;
}

static void map_peer(const char *routine, int pe, struct share_files files)
{
    char *at = node_controls + (size_t)pe * node_control_stride;
    map_file(routine, at, memory_length(), files.memory);
    madvise(at, memory_length(), MADV_DONTDUMP); /* a core dump needs a PE's memory once */
    const struct segment *globals = &segments[SEGMENT_STATIC];
    if (globals->length == 0)
        return;
    at = globals->peers + (size_t)pe * globals->stride;
    map_file(routine, at, globals->length, files.globals);
    madvise(at, globals->length, MADV_DONTDUMP);
}

/* The peers' address ranges; this PE's own slots stay empty but for its control block. */
static void place_peers(const char *routine, size_t globals)
{
    size_t stride = round_up(memory_length(), SEGMENT_ALIGNMENT);
    node_control_stride = stride;
    node_controls = reserve(routine, stride * (size_t)job.n_pes, SEGMENT_ALIGNMENT);
    segments[SEGMENT_HEAP] =
        (struct segment){"symmetric heap", layout.mine + layout.control_length, layout.heap_length,
                         node_controls + layout.control_length, stride};
    if (globals != 0)
        segments[SEGMENT_STATIC] = (struct segment){
            "static data", static_data.base, globals,
            reserve(routine, globals * (size_t)job.n_pes, (size_t)sysconf(_SC_PAGESIZE)), globals};
}

void node_start(const char *routine, size_t heap_length)
{
    struct wish wish = plan(routine, heap_length);
    size_t lengths[2] = {memory_length(), wish.globals};

    place_mine(routine, memory_length());
    place_peers(routine, wish.globals);
    struct share_files mine = {share_create(routine, "isthmus-heap", memory_length()),
                               wish.globals != 0 ? static_data.file : -1};
    share_exchange(routine, &mine, lengths, map_peer);
    map_file(routine, layout.mine, memory_length(), mine.memory);
    map_file(routine, node_controls + (size_t)job.me * node_control_stride, layout.control_length,
             mine.memory);
    if (backend->barrier() != 0) /* before anyone closes a file that another still opens */
        report_fatal(routine, "%s", backend->message());
    close(mine.memory);
}

void node_stop(void)
{
    const struct segment *globals = &segments[SEGMENT_STATIC];
    munmap(layout.mine, memory_length());
    munmap(node_controls, node_control_stride * (size_t)job.n_pes);
    if (globals->length != 0)
        munmap(globals->peers, globals->stride * (size_t)job.n_pes);
    memset(segments, 0, sizeof segments);
    node_controls = NULL;
    node_control_stride = 0;
}

size_t node_arena_take(const char *routine, int world_pe, size_t bytes)
{
    size_t taken = round_up(bytes, 64);
    size_t room = layout.control_length - sizeof(struct control);
    uint64_t before =
        __atomic_fetch_add(&node_control(world_pe)->arena_used, taken, __ATOMIC_RELAXED);
    if (before + taken > room)
        report_fatal(
            routine,
            "the library's own memory on PE %d is exhausted (%zu bytes): too many teams or "
            "active sets",
            world_pe, room);
    return sizeof(struct control) + before;
}

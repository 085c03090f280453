#include "node.h"

#include <errno.h>
#include <sched.h>
#include <stdbool.h>
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
#include "wait.h"

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

struct node node;
struct near node_near, node_near_atomic;
char *node_controls, *node_near_controls;
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
    size_t globals;      /* length of the static data, 0 if it cannot be shared */
    uint64_t executable; /* identity of the program, whose static data these are */
    cpu_set_t cores;     /* that it may run on */
    bool fixed;          /* the agreed address is free for as much */
    bool debug;          /* SHMEM_DEBUG: all check, or none, since checks talk to each other */
};

/* All that a PE tells the others: MPI's collectives are slow on crowded cores, so once. */
struct introduction {
    struct wish wish;
    struct share_card card;
};

static struct wish make_wish(size_t asked)
{
    struct rlimit limit;
    size_t memory = (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE);
    size_t room = ADDRESS_SPACE / (size_t)job.n_pes;
    struct wish wish = {.asked = asked,
                        .arena = 256 * MIB,
                        .globals = static_data.length,
                        .executable = static_data.identity,
                        .debug = job.debug};

    wish.possible = memory < room ? memory : room;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        size_t share = limit.rlim_cur / 2 / ((size_t)job.n_pes + 1); /* half is for the program */
        wish.arena = 16 * MIB;
        wish.possible = share > 2 * wish.arena ? share - wish.arena : wish.arena;
    }
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
        wish.possible + wish.arena > limit.rlim_cur)
        wish.possible = limit.rlim_cur > 2 * wish.arena ? limit.rlim_cur - wish.arena : wish.arena;
    if (sched_getaffinity(0, sizeof wish.cores, &wish.cores) != 0)
        CPU_ZERO(&wish.cores); /* more cores than the set has room for: count the others' */
    return wish;
}

/* What all PEs can have. */
static struct wish agree(const char *routine, const struct introduction *all)
{
    struct wish agreed = all[0].wish;
    for (int pe = 1; pe < job.n_pes; pe++) {
        const struct wish *wish = &all[pe].wish;
        if (wish->asked != agreed.asked)
            report_fatal(routine,
                         "SHMEM_SYMMETRIC_SIZE is %zu bytes on PE 0 and %zu bytes on PE %d: "
                         "expected the same on all PEs",
                         agreed.asked, wish->asked, pe);
        if (wish->possible < agreed.possible)
            agreed.possible = wish->possible;
        if (wish->arena < agreed.arena)
            agreed.arena = wish->arena;
        if (wish->globals != agreed.globals || wish->executable != agreed.executable)
            agreed.globals = 0;
        agreed.fixed &= wish->fixed;
        agreed.debug |= wish->debug;
        CPU_OR(&agreed.cores, &agreed.cores, &wish->cores);
    }
    if (agreed.globals == 0 && static_data.length != 0)
        static_data_give_up("the PEs' executables or settings differ");
    return agreed;
}

static void set_layout(const struct wish *wish)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    layout.control_length = round_up(sizeof(struct control) + wish->arena, SEGMENT_ALIGNMENT);
    layout.heap_length =
        wish->asked != 0 ? round_up(wish->asked, page) : wish->possible / MIB * MIB;
}

static size_t memory_length(void)
{
    return layout.control_length + layout.heap_length;
}

/* Address space at which the heap begins at the address agreed by all PEs; MAP_FAILED if it is not
 * free. */
static char *reserve_fixed(void)
{
    if (FIXED_ADDRESS == 0)
        return MAP_FAILED;
    char *fixed = (char *)FIXED_ADDRESS - layout.control_length;
    char *range = mmap(fixed, memory_length(), PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (range == fixed || range == MAP_FAILED)
        return range;
    munmap(range, memory_length()); /* a kernel that takes the address for a hint */
    return MAP_FAILED;
}

static bool fixed_is_free(void)
{
    char *range = reserve_fixed();
    if (range == MAP_FAILED)
        return false;
    munmap(range, memory_length());
    return true;
}

/* The introductions of all PEs; to be freed. */
static struct introduction *introduce(const char *routine, size_t asked,
                                      const struct share_files *mine)
{
    struct introduction introduction = {.wish = make_wish(asked)};
    struct introduction *all = malloc((size_t)job.n_pes * sizeof *all);
    if (all == NULL)
        report_fatal(routine, "out of memory");
    set_layout(&introduction.wish);
    share_set_length(routine, mine->memory, layout.control_length); /* others look there at once */
    introduction.wish.fixed = fixed_is_free();
    share_fill_card(&introduction.card, mine);
    if (backend->allgather(&introduction, all, sizeof introduction) != 0)
        report_fatal(routine, "%s", backend->message());
    return all;
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
static void place_mine(const char *routine, bool fixed)
{
    char *range = fixed ? reserve_fixed() : MAP_FAILED;
    if (fixed && range == MAP_FAILED)
        report_fatal_errno(routine, "%zu bytes of address space were free, and now are not",
                           memory_length());
    layout.mine = fixed ? range : reserve(routine, memory_length(), SEGMENT_ALIGNMENT);
    node_heap_alignment = fixed ? FIXED_ADDRESS & -FIXED_ADDRESS : SEGMENT_ALIGNMENT;
}

static void map_file(const char *routine, char *at, size_t length, int file)
{
    if (mmap(at, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED)
        report_fatal_errno(routine, "%zu bytes of symmetric memory cannot be mapped", length);
}

static void map_mine(const char *routine, int file)
{
    map_file(routine, layout.mine, memory_length(), file);
    map_file(routine, node_controls + (size_t)node.place * node_control_stride,
             layout.control_length, file);
}

static void map_peer(const char *routine, int pe, struct share_files files)
{
    size_t place = (size_t)node_place(pe);
    char *at = node_controls + place * node_control_stride;
    map_file(routine, at, memory_length(), files.memory);
    madvise(at, memory_length(), MADV_DONTDUMP); /* a core dump needs a PE's memory once */
    const struct segment *globals = &segments[SEGMENT_STATIC];
    if (globals->length == 0)
        return;
    at = globals->places + place * globals->stride;
    map_file(routine, at, globals->length, files.globals);
    madvise(at, globals->length, MADV_DONTDUMP);
}

/* Where near PE 0's memory would be, were it near. */
static char *bias(char *places, size_t stride)
{
    uintptr_t place = (uintptr_t)node_place(node_near.first);
    return (char *)((uintptr_t)places + (place - (uintptr_t)node_near.first) * stride);
}

static struct segment make_segment(const char *name, char *base, size_t length, char *places,
                                   size_t stride)
{
    return (struct segment){name, base, length, bias(places, stride), places, stride};
}

/* The address ranges of this node's PEs; this PE's own slots stay empty but for its control
 * block. */
static void place_peers(const char *routine, size_t globals)
{
    size_t stride = round_up(memory_length(), SEGMENT_ALIGNMENT), n_pes = (size_t)node.n_pes;
    node_control_stride = stride;
    node_controls = reserve(routine, stride * n_pes, SEGMENT_ALIGNMENT);
    node_near_controls = bias(node_controls, stride);
    segments[SEGMENT_CONTROL] = make_segment("control block", (char *)node_own_control(),
                                             layout.control_length, node_controls, stride);
    segments[SEGMENT_HEAP] =
        make_segment("symmetric heap", layout.mine + layout.control_length, layout.heap_length,
                     node_controls + layout.control_length, stride);
    if (globals == 0)
        return;
    char *places = reserve(routine, globals * n_pes, (size_t)sysconf(_SC_PAGESIZE));
    segments[SEGMENT_STATIC] =
        make_segment("static data", static_data.base, globals, places, globals);
}

static void share_all(const char *routine, struct share_files *mine, size_t globals,
                      const struct introduction *all)
{
    size_t lengths[SHARE_FILES] = {memory_length(), globals};
    struct share_card *cards = malloc((size_t)job.n_pes * sizeof *cards);
    if (cards == NULL)
        report_fatal(routine, "out of memory");
    for (int pe = 0; pe < job.n_pes; pe++) {
        cards[pe] = all[pe].card;
        if (globals == 0)
            cards[pe].files[SHARE_GLOBALS] = -1;
    }
    share_exchange(routine, mine, lengths, cards, map_peer);
    free(cards);
}

int node_place(int world_pe)
{
    int low = 0, high = node.n_pes - 1;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (node.pes[middle] == world_pe)
            return middle;
        if (node.pes[middle] < world_pe)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

/* All PEs of the job share one node. */
static void find_node(const char *routine)
{
    int *pes = malloc((size_t)job.n_pes * sizeof *pes);
    int *of = calloc((size_t)job.n_pes, sizeof *of);
    if (pes == NULL || of == NULL)
        report_fatal(routine, "out of memory");
    for (int pe = 0; pe < job.n_pes; pe++)
        pes[pe] = pe;
    node = (struct node){.n_pes = job.n_pes,
                         .place = job.me,
                         .pes = pes,
                         .count = 1,
                         .of = of,
                         .competitors = job.n_pes};
    node_near = node_near_atomic = (struct near){0, (unsigned)job.n_pes};
}

static void forget_node(void)
{
    free((void *)node.pes);
    free((void *)node.of);
    node = (struct node){0};
    node_near = node_near_atomic = (struct near){0};
}

void node_start(const char *routine, size_t heap_length)
{
    struct share_files mine = {share_create(routine, "isthmus-heap"), static_data.file};
    struct introduction *all = introduce(routine, heap_length, &mine);
    struct wish agreed = agree(routine, all);
    if (agreed.globals == 0)
        mine.globals = -1;
    job.debug = agreed.debug;
    find_node(routine);
    node.cores = CPU_COUNT(&agreed.cores);
    set_layout(&agreed);
    share_set_length(routine, mine.memory, memory_length());
    place_mine(routine, agreed.fixed);
    place_peers(routine, agreed.globals);
    map_mine(routine, mine.memory);
    wait_start();
    share_all(routine, &mine, agreed.globals, all);
    free(all);
    map_mine(routine, mine.memory); /* it may be another file now */
    close(mine.memory);
}

void node_stop(void)
{
    const struct segment *globals = &segments[SEGMENT_STATIC];
    munmap(layout.mine, memory_length());
    munmap(node_controls, node_control_stride * (size_t)node.n_pes);
    if (globals->length != 0)
        munmap(globals->places, globals->stride * (size_t)node.n_pes);
    memset(segments, 0, sizeof segments);
    node_controls = node_near_controls = NULL;
    node_control_stride = 0;
    forget_node();
}

size_t node_arena_take(const char *routine, int place, size_t bytes)
{
    size_t taken = round_up(bytes, 64);
    size_t room = layout.control_length - sizeof(struct control);
    uint64_t before = __atomic_fetch_add(&node_control(place)->arena_used, taken, __ATOMIC_RELAXED);
    if (before + taken > room)
        report_fatal(
            routine,
            "the library's own memory on PE %d is exhausted (%zu bytes): too many teams or "
            "active sets",
            node.pes[place], room);
    return sizeof(struct control) + before;
}

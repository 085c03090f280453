#include "node.h"

#include <errno.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/fence.h"
#include "base/report.h"
#include "modules/loader.h"
#include "partition.h"
#include "segment.h"
#include "share.h"
#include "shmem.h"
#include "static_data.h"
#include "waiting/waiting.h"

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
bool node_heap_is_fixed;

/* The shape of a PE's shared memory: control block and arena, then the heap, then room for the
 * spaces. */
static struct {
    size_t control_length; /* multiple of SEGMENT_ALIGNMENT */
    size_t locks;          /* bytes at its end for the queues of locks */
    size_t heap_length;
    size_t room_offset, room_length; /* multiples of SEGMENT_ALIGNMENT */
    char *mine;                      /* this PE's control block */
} layout;

static void *require_memory(const char *routine, size_t bytes)
{
    return report_require_memory(routine, calloc(1, bytes));
}

/* An element for each PE of the job, zeroed, for the start only: not of malloc's, which would keep
 * the memory for good. */
static void *take_scratch(const char *routine, size_t size)
{
    void *scratch = mmap(NULL, (size_t)job.n_pes * size, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return report_require_memory(routine, scratch == MAP_FAILED ? NULL : scratch);
}

static void give_back_scratch(void *scratch, size_t size)
{
    munmap(scratch, (size_t)job.n_pes * size);
}

static size_t round_up(size_t length, size_t unit)
{
    return (length + unit - 1) / unit * unit;
}

/* What the PEs agree on before there is any memory. */
struct wish {
    size_t asked;                                   /* heap length asked for, 0 for none */
    size_t room_asked;                              /* the same of the room for spaces */
    size_t memory, address_space, file_length, shm; /* what there is, or what limits allow */
    size_t file_used;                               /* most that may be in use of the file */
    size_t arena;
    size_t globals;      /* length of the static data's file, 0 if it cannot be shared */
    uint64_t executable; /* identity of the program, whose static data these are */
    bool fixed;          /* the agreed address is free for as much */
    bool debug;          /* SHMEM_DEBUG: all check, or none, since checks talk to each other */
    bool threads;        /* SHMEM_THREAD_MULTIPLE: all tell active sets apart alike */
};

/* What decides which steps a PE takes together with the others, and so must be equal. */
struct settings {
    size_t node_size;
    int share, remote, path, amo, space_window;
};

/* All that a PE tells the others: MPI's collectives are slow on crowded cores, so once. */
struct introduction {
    struct wish wish;
    struct settings settings;
    struct locality locality;
    cpu_set_t cores; /* that it may run on */
    struct share_card card;
};

static size_t limit_of(int resource)
{
    struct rlimit limit;
    bool limited =
        getrlimit((__rlimit_resource_t)resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
    return limited ? (size_t)limit.rlim_cur : SIZE_MAX;
}

static size_t smaller(size_t one, size_t other)
{
    return one < other ? one : other;
}

static size_t physical_memory(void)
{
    return (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE);
}

/* What the library has for itself of a PE where nothing limits it. */
#define ARENA (256 * MIB)
#define LOCKS GIB

/* What this job could map at most, all its PEs on one node, and as much again for the program. */
static size_t most_address_space(void)
{
    size_t memory = physical_memory(), asked = environment.symmetric_size,
           room_asked = environment.spaces_size;
    size_t heap = smaller(asked != 0 ? asked : memory, ADDRESS_SPACE);
    size_t room = smaller(room_asked != 0 ? room_asked : memory, ADDRESS_SPACE);
    size_t each = sizeof(struct control) + ARENA + LOCKS + heap + room + 4 * SEGMENT_ALIGNMENT;
    size_t times = 2 * ((size_t)job.n_pes + 1);
    return smaller(each, ADDRESS_SPACE / times) * times;
}

/* What ulimit -v allows, or a system that has less than a job could use, as valgrind; SIZE_MAX if
 * there is enough. No more is tried than is of use: an emulator may keep records of every page. */
static size_t find_address_space(void)
{
    const size_t most = most_address_space();
    size_t limit = limit_of(RLIMIT_AS), size = most;
    void *range;
    if (limit != SIZE_MAX)
        return limit;
    while ((range = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
                         0)) == MAP_FAILED &&
           size > GIB)
        size /= 2;
    if (range != MAP_FAILED)
        munmap(range, size);
    return size == most ? SIZE_MAX : size;
}

static struct wish make_wish(void)
{
    struct wish wish = {.asked = environment.symmetric_size,
                        .room_asked = environment.spaces_size,
                        .memory = physical_memory(),
                        .address_space = find_address_space(),
                        .file_length = limit_of(RLIMIT_FSIZE),
                        .shm = share_shm_room(),
                        .file_used = SIZE_MAX,
                        .globals = static_data_file_length(),
                        .executable = static_data.identity,
                        .debug = job.debug,
                        .threads = job.thread_level == SHMEM_THREAD_MULTIPLE};
    wish.arena = wish.address_space == SIZE_MAX && wish.file_length > GIB ? ARENA : 16 * MIB;
    return wish;
}

/* Of lock nodes: address space only, until locks are held. */
static size_t locks_length(const struct wish *wish)
{
    bool unlimited = wish->address_space == SIZE_MAX && wish->file_length == SIZE_MAX;
    return unlimited ? LOCKS : wish->arena / 4;
}

static size_t control_length(const struct wish *wish)
{
    return round_up(sizeof(struct control) + wish->arena + locks_length(wish), SEGMENT_ALIGNMENT);
}

/* What a PE can have of heap and room for spaces together, if n_pes PEs map each other's. */
static size_t possible_length(const struct wish *wish, int n_pes)
{
    size_t possible = smaller(ADDRESS_SPACE / (size_t)n_pes, wish->file_used);
    if (wish->address_space != SIZE_MAX) {
        size_t share = wish->address_space / 2 / ((size_t)n_pes + 1); /* half is for the program */
        size_t own = wish->arena + locks_length(wish);
        possible = smaller(possible, share > 2 * own ? share - own : wish->arena);
    }
    size_t control = control_length(wish), file = wish->file_length;
    if (possible > file - smaller(control, file))
        possible = file > 2 * control ? file - control : control;
    return possible;
}

/* What is not only address space: all but most of the arena. */
static size_t used_length(const struct wish *wish, size_t heap)
{
    return sizeof(struct control) + MIB + wish->globals + heap;
}

/* What a program that does not say how large its heap is to be needs of it at least. */
#define LEAST_HEAP (4 * MIB)

/* Where /dev/shm is the best way of sharing, what the library chooses fits in there, unless there
 * is hardly anything. */
static void fit_into_shm(struct wish *wish, int n_pes)
{
    size_t each = wish->shm / (size_t)n_pes;
    if (each > used_length(wish, LEAST_HEAP))
        wish->file_used = each - used_length(wish, 0);
}

static void require_same(const char *routine, bool same, const char *variable, int pe)
{
    if (!same)
        report_fatal(routine,
                     "%s is not the same on PE 0 and on PE %d: expected the same on all PEs",
                     variable, pe);
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
        require_same(routine, wish->room_asked == agreed.room_asked, "ISTHMUS_SPACES_SIZE", pe);
        agreed.memory = smaller(agreed.memory, wish->memory);
        agreed.address_space = smaller(agreed.address_space, wish->address_space);
        agreed.file_length = smaller(agreed.file_length, wish->file_length);
        agreed.shm = smaller(agreed.shm, wish->shm);
        agreed.arena = smaller(agreed.arena, wish->arena);
        if (wish->globals != agreed.globals || wish->executable != agreed.executable)
            agreed.globals = 0;
        agreed.fixed &= wish->fixed;
        agreed.debug |= wish->debug;
        agreed.threads |= wish->threads;
    }
    if (agreed.globals == 0 && static_data.length != 0)
        static_data_give_up("the PEs' executables or settings differ");
    return agreed;
}

static void require_same_settings(const char *routine, const struct introduction *all)
{
    const struct settings *first = &all[0].settings;
    for (int pe = 1; pe < job.n_pes; pe++) {
        const struct settings *other = &all[pe].settings;
        require_same(routine, other->node_size == first->node_size, "ISTHMUS_NODE_SIZE", pe);
        require_same(routine, other->share == first->share, "ISTHMUS_SHARE", pe);
        require_same(routine, other->remote == first->remote, "ISTHMUS_REMOTE", pe);
        require_same(routine, other->path == first->path, "ISTHMUS_PATH", pe);
        require_same(routine, other->amo == first->amo, "ISTHMUS_AMO", pe);
        require_same(routine, other->space_window == first->space_window, "ISTHMUS_SPACE_WINDOW",
                     pe);
    }
}

/* `n_pes` map each other's memory at most. */
static void set_layout(const struct wish *wish, int n_pes)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t possible = possible_length(wish, n_pes);
    size_t aside = wish->room_asked != 0 ? smaller(wish->room_asked, possible / 2) : possible / 4;
    size_t heap = wish->asked != 0 ? round_up(wish->asked, page)
                                   : smaller(wish->memory, possible - aside) / SEGMENT_ALIGNMENT *
                                         SEGMENT_ALIGNMENT;
    size_t padded = round_up(heap, SEGMENT_ALIGNMENT), rest = possible - smaller(padded, possible);
    size_t room = wish->room_asked != 0
                      ? round_up(wish->room_asked, SEGMENT_ALIGNMENT)
                      : smaller(wish->memory, rest) / SEGMENT_ALIGNMENT * SEGMENT_ALIGNMENT;
    layout.control_length = control_length(wish);
    layout.locks = locks_length(wish);
    layout.heap_length = heap;
    layout.room_offset = layout.control_length + (room == 0 ? heap : padded);
    layout.room_length = room;
}

static size_t memory_length(void)
{
    return layout.room_offset + layout.room_length;
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

/* The introductions of all PEs; scratch. */
static struct introduction *introduce(const char *routine, const struct share_files *mine)
{
    struct introduction introduction = {.wish = make_wish(),
                                        .settings = {environment.node_size, environment.share,
                                                     environment.remote, environment.path,
                                                     environment.amo, environment.space_window}};
    struct introduction *all = take_scratch(routine, sizeof *all);
    if (sched_getaffinity(0, sizeof introduction.cores, &introduction.cores) != 0)
        CPU_ZERO(&introduction.cores); /* more cores than the set has room for: count the others' */
    set_layout(&introduction.wish, 1);
    share_set_length(routine, mine->memory, layout.control_length); /* others look there at once */
    introduction.wish.fixed = fixed_is_free();
    share_find_locality(&introduction.locality);
    share_fill_card(&introduction.card, mine);
    if (backend->allgather(&introduction, all, sizeof introduction) != 0)
        report_fatal(routine, "%s", backend->message());
    require_same_settings(routine, all);
    return all;
}

/* Address space without memory, aligned; *reserved gets what munmap wants. */
static char *reserve(const char *routine, int n_pes, size_t length, size_t alignment)
{
    char *range = mmap(NULL, length + alignment, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
        report_fatal_errno(
            routine,
            "no %zu bytes of address space for the symmetric memory of %d PEs (ulimit -v, "
            "SHMEM_SYMMETRIC_SIZE, ISTHMUS_SPACES_SIZE)",
            length, n_pes);
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
    layout.mine = fixed ? range : reserve(routine, 1, memory_length(), SEGMENT_ALIGNMENT);
    node_heap_is_fixed = fixed;
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

static void map_peer(const char *routine, int place, struct share_files files)
{
    char *at = node_controls + (size_t)place * node_control_stride;
    map_file(routine, at, memory_length(), files.memory);
    madvise(at, memory_length(), MADV_DONTDUMP); /* a core dump needs a PE's memory once */
    const struct segment *globals = &segments[SEGMENT_STATIC];
    if (globals->length == 0)
        return;
    at = globals->places + (size_t)place * globals->stride;
    map_file(routine, at, globals->stride, files.globals);
    madvise(at, globals->stride, MADV_DONTDUMP);
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
    return (struct segment){.name = name,
                            .base = base,
                            .length = length,
                            .near = bias(places, stride),
                            .places = places,
                            .stride = stride,
                            .near_first = node_near.first,
                            .near_count = node_near.count,
                            .near_atomic_count = node_near_atomic.count};
}

/* The segments of the executable: every PE's file has its variables and, behind them, its relocated
 * constants; all other constants are the same everywhere. */
static void place_globals(const char *routine, size_t stride)
{
    struct static_data_constants constants = static_data_constants();
    char *places =
        reserve(routine, node.n_pes, stride * (size_t)node.n_pes, (size_t)sysconf(_SC_PAGESIZE));
    segments[SEGMENT_STATIC] =
        make_segment("static data", static_data.base, static_data.length, places, stride);
    segments[SEGMENT_RELOCATED] =
        make_segment("relocated read-only data", static_data.relocated,
                     static_data.relocated_length, places + static_data.length, stride);
    segments[SEGMENT_CONSTANT] = (struct segment){.name = "read-only data",
                                                  .base = constants.base,
                                                  .length = constants.length,
                                                  .near = constants.base,
                                                  .places = constants.base,
                                                  .near_count = (unsigned)job.n_pes,
                                                  .near_atomic_count = (unsigned)job.n_pes};
}

/* The address ranges of this node's PEs; this PE's own slots stay empty but for its control
 * block. */
static void place_peers(const char *routine, size_t globals)
{
    size_t stride = round_up(memory_length(), SEGMENT_ALIGNMENT);
    node_control_stride = stride;
    node_controls = reserve(routine, node.n_pes, stride * (size_t)node.n_pes, SEGMENT_ALIGNMENT);
    node_near_controls = bias(node_controls, stride);
    segments[SEGMENT_CONTROL] = make_segment("control block", (char *)node_own_control(),
                                             layout.control_length, node_controls, stride);
    segments[SEGMENT_HEAP] =
        make_segment("symmetric heap", layout.mine + layout.control_length, layout.heap_length,
                     node_controls + layout.control_length, stride);
    if (globals != 0)
        place_globals(routine, globals);
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

/* The longest run of consecutive world numbers in this node that this PE is in. */
static struct near find_near(void)
{
    int first = node.place, count = 1;
    for (; first > 0 && node.pes[first - 1] == node.pes[first] - 1; first--)
        count++;
    for (; first + count < node.n_pes && node.pes[first + count] == node.pes[first] + count;)
        count++;
    return (struct near){node.pes[first], (unsigned)count};
}

/* Who is of this node, as the partition says. */
static void form_node(const char *routine, const struct partition *partition)
{
    int *of = require_memory(routine, (size_t)job.n_pes * sizeof *of);
    int *pes = require_memory(routine, (size_t)partition->largest * sizeof *pes);
    int n_pes = 0, number = partition->of[job.me];
    node.place = 0;
    for (int pe = 0; pe < job.n_pes; pe++) {
        of[pe] = partition->of[pe];
        if (pe == job.me)
            node.place = n_pes;
        if (of[pe] == number)
            pes[n_pes++] = pe;
    }
    node.n_pes = n_pes;
    node.pes = pes;
    node.count = partition->count;
    node.number = number;
    node.of = of;
    node_near = node_near_atomic = find_near();
}

/* Whom this PE shares the machine's cores with. */
static void find_competitors(const struct introduction *all)
{
    cpu_set_t cores = all[job.me].cores;
    node.competitors = 0;
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].locality.machine != all[job.me].locality.machine)
            continue;
        CPU_OR(&cores, &cores, &all[pe].cores);
        node.competitors++;
    }
    node.cores = CPU_COUNT(&cores);
}

/* Who runs another executable than this PE. */
static void find_strangers(const char *routine, const struct introduction *all)
{
    bool *strangers = NULL;
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].wish.executable == static_data.identity)
            continue;
        if (strangers == NULL)
            strangers = require_memory(routine, (size_t)job.n_pes * sizeof *strangers);
        strangers[pe] = true;
    }
    node.strangers = strangers;
}

/* The node without its memory: another one, or none, comes after it. */
static void leave_node(void)
{
    const struct segment *globals = &segments[SEGMENT_STATIC];
    munmap(node_controls, node_control_stride * (size_t)node.n_pes);
    if (globals->length != 0)
        munmap(globals->places, globals->stride * (size_t)node.n_pes);
    segment_stop();
    node_controls = node_near_controls = NULL;
    node_control_stride = 0;
    free((void *)node.pes);
    free((void *)node.of);
    node.pes = node.of = NULL;
    node_near = node_near_atomic = (struct near){0};
}

/* Makes the nodes of the partition and maps their memory: -1, or a PE for which that failed. */
static int enter_node(struct share_exchange *exchange, const struct partition *partition)
{
    form_node(exchange->routine, partition);
    place_peers(exchange->routine, exchange->lengths[SHARE_GLOBALS]);
    map_mine(exchange->routine, exchange->mine->memory);
    waiting_start(&node_own_control()->doorbell, node.cores, node.competitors);
    return share_by(exchange, partition);
}

/* PEs that live together do not share memory, where nothing but that was expected. */
static void report_ways(const struct share_exchange *exchange, int failed,
                        const struct partition *plans, int n_tried, int n_plans)
{
    char tried[64] = "";
    for (int i = 0, used = 0; i < n_tried; i++)
        used += snprintf(tried + used, sizeof tried - (size_t)used, "%s%s", i > 0 ? ", " : "",
                         partition_way_name(plans[i].way));
    const char *host = exchange->cards[failed].host;
    if (n_tried == n_plans)
        report_fatal(exchange->routine,
                     "PE %d (host %s) cannot map the memory of others there by %s, and "
                     "ISTHMUS_SHARE allows no other way",
                     failed, host, tried);
    if (job.me == 0 && plans[n_tried].count > plans[0].count)
        report_warning(exchange->routine,
                       "PE %d (host %s) cannot map the memory of others there (tried: %s): the job "
                       "has %d nodes instead of %d, and what goes between these is slower",
                       failed, host, tried, plans[n_tried].count, plans[0].count);
}

/* Tries the plans until one works for all PEs of the job. */
static void find_node(struct share_exchange *exchange, const struct partition *plans, int n_plans)
{
    int memory = exchange->mine->memory, tried = 0, failed = -1, last;
    while (tried < n_plans && (last = enter_node(exchange, &plans[tried])) >= 0) {
        leave_node();
        failed = last;
        tried++;
    }
    if (failed >= 0)
        report_ways(exchange, failed, plans, tried, n_plans);
    if (exchange->mine->memory == memory)
        return;
    map_mine(exchange->routine, exchange->mine->memory); /* which is another file now */
    waiting_start(&node_own_control()->doorbell, node.cores, node.competitors);
}

/* Parts of the introductions, one behind the other; scratch. */
static struct share_card *take_cards(const char *routine, const struct introduction *all,
                                     bool globals)
{
    struct share_card *cards = take_scratch(routine, sizeof *cards);
    for (int pe = 0; pe < job.n_pes; pe++) {
        cards[pe] = all[pe].card;
        if (!globals)
            cards[pe].files[SHARE_GLOBALS] = -1;
    }
    return cards;
}

static int make_plans(const char *routine, const struct introduction *all,
                      struct partition plans[PARTITION_PLANS])
{
    struct locality *localities = take_scratch(routine, sizeof *localities);
    for (int pe = 0; pe < job.n_pes; pe++)
        localities[pe] = all[pe].locality;
    int n_plans =
        partition_plan(plans, localities, job.n_pes, environment.share, environment.node_size);
    if (n_plans == 0)
        report_fatal(routine, "out of memory");
    give_back_scratch(localities, sizeof *localities);
    return n_plans;
}

static int largest_node(const struct partition *plans, int n_plans)
{
    int largest = 1;
    for (int i = 0; i < n_plans; i++)
        if (plans[i].largest > largest)
            largest = plans[i].largest;
    return largest;
}

size_t node_locks_length(void)
{
    return layout.locks;
}

size_t node_locks_offset(void)
{
    return layout.control_length - layout.locks;
}

size_t node_room(void)
{
    return layout.room_length;
}

struct segment node_room_segment(const char *name, size_t offset, size_t length)
{
    size_t begin = layout.room_offset + offset;
    return make_segment(name, layout.mine + begin, length, node_controls + begin,
                        node_control_stride);
}

void node_start(const char *routine)
{
    struct share_files mine = {share_create(routine, "isthmus-heap"), static_data.file};
    struct introduction *all = introduce(routine, &mine);
    struct wish agreed = agree(routine, all);
    struct partition plans[PARTITION_PLANS];
    int n_plans = make_plans(routine, all, plans);
    struct share_card *cards = take_cards(routine, all, agreed.globals != 0);
    if (agreed.globals == 0)
        mine.globals = -1;
    job.debug = job.careful = agreed.debug;
    job.has_threads = agreed.threads;
    find_competitors(all);
    find_strangers(routine, all);
    give_back_scratch(all, sizeof *all);
    if (plans[0].way == SHARE_SHM)
        fit_into_shm(&agreed, plans[0].largest);
    set_layout(&agreed, largest_node(plans, n_plans));
    share_set_length(routine, mine.memory, memory_length());
    share_seal(mine.memory);
    place_mine(routine, agreed.fixed);
    struct share_exchange exchange = {
        .routine = routine,
        .cards = cards,
        .mine = &mine,
        .lengths = {memory_length(), agreed.globals},
        .used =
            used_length(&agreed, agreed.asked != 0 ? agreed.asked : LEAST_HEAP) + agreed.room_asked,
        .open_peer = map_peer};
    find_node(&exchange, plans, n_plans);
    partition_free(plans, n_plans);
    give_back_scratch(cards, sizeof *cards);
    close(mine.memory);
}

void node_stop(void)
{
    munmap(layout.mine, memory_length());
    leave_node();
    free((void *)node.strangers);
    node = (struct node){0};
}

size_t node_arena_take(const char *routine, int place, size_t bytes)
{
    size_t taken = round_up(bytes, 64);
    size_t room = node_locks_offset() - sizeof(struct control);
    uint64_t before = __atomic_fetch_add(&node_control(place)->arena_used, taken, __ATOMIC_RELAXED);
    if (before + taken > room)
        report_fatal(
            routine,
            "the library's own memory on PE %d is exhausted (%zu bytes): too many teams or "
            "active sets",
            node.pes[place], room);
    return sizeof(struct control) + before;
}

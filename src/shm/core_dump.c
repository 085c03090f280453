#include "core_dump.h"

#include <stdint.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "base/environment.h"
#include "layout.h"
#include "mapping.h"
#include "memory_file.h"
#include "static_data.h"

bool core_dump_is_due;

#define SECOND UINT64_C(1000000000)

static struct {
    int file; /* descriptor of this PE's memory file; -1 before core_dump_start */
    struct share_identity identity, static_identity;
    char *own; /* start of the mapping of this PE's memory file that the program uses */
    size_t page;
    bool (*list_blocks)(void);
    bool busy; /* true while a thread marks ranges for core dumps; only this thread may use `run` */
    /* Times in ns. `began`: start of this module. `spent`: CPU time that core_dump_mark has used.
     * `next_look`: earliest time at which core_dump_poll calls core_dump_mark again. */
    uint64_t began, spent, next_look;
} dump = {.file = -1};

/* ---- Search for pages that contain data ---- */

/* A mapped range of a file. If `file` is -1, core_dump_find_in_cache asks mincore which pages
 * contain data. Otherwise core_dump_find_in_file uses lseek. */
struct view {
    char *begin;
    size_t length; /* in bytes, a multiple of the page size */
    int file;
    size_t offset;
};

/* Finds the first range at or after `from` that contains data. Its bounds are offsets in the view.
 * Returns false if no such range exists. core_dump_mark_view calls this function if the view has a
 * file, and core_dump_find_in_cache otherwise. */
static bool core_dump_find_in_file(const struct view *view, size_t from, size_t *begin, size_t *end)
{
    off_t data = lseek(view->file, (off_t)(view->offset + from), SEEK_DATA);
    off_t hole = data < 0 ? -1 : lseek(view->file, data, SEEK_HOLE);
    if (hole < 0 || (size_t)data >= view->offset + view->length)
        return false;
    *begin = (size_t)data - view->offset;
    *end = (size_t)hole - view->offset;
    return true;
}

static bool core_dump_find_in_cache(const struct view *view, size_t from, size_t *begin,
                                    size_t *end)
{
    enum { PAGES = 512 };
    unsigned char filled[PAGES];
    bool found = false;
    for (size_t at = from; at < view->length;) {
        size_t pages = (view->length - at) / dump.page;
        if (pages > PAGES)
            pages = PAGES;
        if (mincore(view->begin + at, pages * dump.page, filled) != 0)
            break;
        for (size_t i = 0; i < pages; i++, at += dump.page) {
            bool is_filled = (filled[i] & 1) != 0;
            if (is_filled && !found)
                *begin = at;
            else if (!is_filled && found)
                return true;
            found = is_filled;
            *end = at + dump.page;
        }
    }
    return found;
}

static void core_dump_mark_view(const struct view *view)
{
    bool (*find)(const struct view *, size_t, size_t *, size_t *) =
        view->file < 0 ? core_dump_find_in_cache : core_dump_find_in_file;
    size_t begin, end;
    for (size_t at = 0; at < view->length && find(view, at, &begin, &end); at = end) {
        if (end > view->length)
            end = view->length;
        madvise(view->begin + begin, end - begin, MADV_DODUMP);
    }
}

/* ---- Memory of this PE and of peers ---- */

/* Returns `file` if this descriptor still refers to the file with this identity, and -1 otherwise.
 * The program may have closed the descriptor and opened another file with this number. */
static int core_dump_verified_file(int file, const struct share_identity *identity)
{
    return file >= 0 && share_is_file(file, identity) ? file : -1;
}

static bool core_dump_has_peers(void)
{
    return environment.core == CORE_ALL;
}

static void core_dump_mark_peers(const char *file_address, size_t length)
{
    const char *own = node_file(node.rank);
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank != node.rank)
            core_dump_mark_view(
                &(struct view){node_file(rank) + (file_address - own), length, -1, 0});
}

static void core_dump_mark_static_data(void)
{
    const struct segment *segment = &segments[SEGMENT_STATIC];
    if (job.is_child || static_data.base == NULL)
        return;
    core_dump_mark_view(
        &(struct view){static_data.base, static_data.length,
                       core_dump_verified_file(static_data.file, &dump.static_identity), 0});
    for (int rank = 0; core_dump_has_peers() && segment->span.length != 0 && rank < node.n_pes;
         rank++)
        if (rank != node.rank)
            core_dump_mark_view(&(struct view){segment->node_base + (size_t)rank * segment->stride,
                                               segment->stride, -1, 0});
}

/* Marks the control blocks. Each control block is mapped a second time, apart from its memory file
 * (node_controls in node.h). This function marks both mappings. */
static void core_dump_mark_controls(int file)
{
    char *own = node_file(node.rank);
    core_dump_mark_view(&(struct view){own, layout.control_length, file, 0});
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank == node.rank || core_dump_has_peers())
            core_dump_mark_view(
                &(struct view){(char *)node_control(rank), node_control_stride, -1, 0});
    if (core_dump_has_peers())
        core_dump_mark_peers(own, layout.control_length);
}

/* ---- Blocks ---- */

/* A run of consecutive blocks that are contiguous in memory and in the file. */
static struct {
    uintptr_t begin, end; /* multiples of the page size; the run is empty if they are equal */
    uintptr_t file_address;
    int file;
} run;

static void core_dump_mark_run(void)
{
    uintptr_t offset = run.file_address - (uintptr_t)node_file(node.rank);
    size_t length = run.end - run.begin;
    if (length == 0)
        return;
    core_dump_mark_view(&(struct view){(char *)run.begin, length, run.file, offset});
    if (core_dump_has_peers())
        core_dump_mark_peers((const char *)run.file_address, length);
    run.begin = run.end = 0;
}

void core_dump_add_block(const char *begin, size_t bytes, const char *file_address)
{
    uintptr_t first = (uintptr_t)begin & ~(dump.page - 1),
              end = layout_round_up((uintptr_t)begin + bytes, dump.page);
    bool goes_on = first <= run.end && first >= run.begin &&
                   (uintptr_t)file_address - (uintptr_t)begin == run.file_address - run.begin;
    if (!goes_on) {
        core_dump_mark_run();
        run.begin = first;
        run.file_address = (uintptr_t)file_address - ((uintptr_t)begin - first);
    }
    run.end = end;
}

/* Includes all allocated blocks of symmetric memory in core dumps. If the blocks are unknown, as in
 * a forked child, includes the whole heap and the memory for spaces. */
static void core_dump_mark_blocks(int file)
{
    run.begin = run.end = 0;
    run.file = file;
    size_t control = layout.control_length;
    if (job.is_child || dump.list_blocks == NULL || !dump.list_blocks())
        core_dump_add_block(dump.own + control, layout_length() - control,
                            node_file(node.rank) + control);
    core_dump_mark_run();
}

/* ---- Exclusion from core dumps, and time limit of core_dump_mark ---- */

void core_dump_exclude(const void *begin, size_t bytes)
{
    uintptr_t first = (uintptr_t)begin & ~(dump.page - 1);
    madvise((void *)first, layout_round_up((uintptr_t)begin + bytes, dump.page) - first,
            MADV_DONTDUMP);
}

static void core_dump_exclude_all(void)
{
    core_dump_exclude(dump.own, layout_length());
    if (static_data.base != NULL && !job.is_child)
        core_dump_exclude(static_data.base, static_data.length);
}

static void core_dump_mark_all(bool exactly)
{
    if (dump.file < 0 || __atomic_exchange_n(&dump.busy, true, __ATOMIC_ACQUIRE))
        return;
    if (exactly)
        core_dump_exclude_all();
    if (environment.core != CORE_NONE) {
        int file = core_dump_verified_file(dump.file, &dump.identity);
        core_dump_mark_static_data();
        core_dump_mark_controls(file);
        core_dump_mark_blocks(file);
    }
    __atomic_store_n(&dump.busy, false, __ATOMIC_RELEASE);
}

void core_dump_mark_exactly(void)
{
    core_dump_mark_all(true);
}

void core_dump_request(void)
{
    if (environment.core != CORE_NONE)
        __atomic_store_n(&core_dump_is_due, true, __ATOMIC_RELAXED);
}

static uint64_t core_dump_clock_now(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

/* Returns true if core_dump_mark is within its time limit: 0.1 s of CPU time plus 1 % of the time
 * since the start. The fixed part is generous, because a busy machine may need several times as
 * long to mark a few memory spaces. */
static bool core_dump_can_afford(uint64_t when)
{
    const uint64_t first_ns = SECOND / 10, share = 100;
    return __atomic_load_n(&dump.spent, __ATOMIC_RELAXED) < first_ns + (when - dump.began) / share;
}

void core_dump_mark(void)
{
    if (!core_dump_can_afford(core_dump_clock_now(CLOCK_MONOTONIC)))
        return;
    /* Measure CPU time, because other processes may use the core at the same time. */
    uint64_t begin = core_dump_clock_now(CLOCK_THREAD_CPUTIME_ID);
    __atomic_store_n(&core_dump_is_due, false, __ATOMIC_RELAXED);
    core_dump_mark_all(false);
    __atomic_add_fetch(&dump.spent, core_dump_clock_now(CLOCK_THREAD_CPUTIME_ID) - begin,
                       __ATOMIC_RELAXED);
}

void core_dump_poll(void)
{
    uint64_t when = core_dump_clock_now(CLOCK_MONOTONIC_COARSE);
    if (when < __atomic_load_n(&dump.next_look, __ATOMIC_RELAXED))
        return;
    __atomic_store_n(&dump.next_look, when + SECOND, __ATOMIC_RELAXED);
    core_dump_mark();
}

void core_dump_set_block_lister(bool (*list_blocks)(void))
{
    dump.list_blocks = list_blocks;
}

void core_dump_start(int file)
{
    dump.own = segments[SEGMENT_HEAP].span.base - layout.control_length;
    dump.page = page_size();
    dump.spent = 0;
    dump.began = core_dump_clock_now(CLOCK_MONOTONIC);
    dump.next_look = dump.began + SECOND;
    share_identify(file, &dump.identity);
    share_identify(static_data.file, &dump.static_identity);
    dump.file = file;
    core_dump_exclude_all();
    core_dump_mark();
}

void core_dump_stop(void)
{
    close(dump.file);
    dump.file = -1;
    core_dump_is_due = false;
    if (static_data.base != NULL)
        madvise(static_data.base, static_data.length, MADV_DODUMP);
}

#include "layout.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/environment.h"
#include "base/platform.h"
#include "control.h"
#include "memory_file.h"
#include "shmem.h"
#include "static_data.h"

#define MIB ((size_t)1 << 20)
#define GIB ((size_t)1 << 30)

/* FIXED_ADDRESS is the preferred address of the heap on all PEs, far from the executable, heap,
 * libraries and stacks of a process; 0: no preferred address. ADDRESS_SPACE_BYTES limits the
 * address space for the heaps of all PEs of a node. Both are restricted under ThreadSanitizer,
 * which permits only a few ranges of addresses. */
#define FIXED_ADDRESS       ((uintptr_t)(platform_has_thread_sanitizer() ? 0 : 0x200000000000))
#define ADDRESS_SPACE_BYTES (GIB * 1024 * (platform_has_thread_sanitizer() ? 1 : 32))

struct layout layout;

/* ---- Limits of the system ---- */

static size_t layout_limit_of(int resource)
{
    struct rlimit limit;
    bool limited = getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
    return limited ? (size_t)limit.rlim_cur : SIZE_MAX;
}

static size_t layout_min_size(size_t one, size_t other)
{
    return one < other ? one : other;
}

size_t layout_machine_memory(void)
{
    return (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE);
}

/* Lengths in bytes of a PE's arena (memory of the library) and of its memory for the queue nodes of
 * locks, if no limit of the system applies. */
#define ARENA_BYTES (256 * MIB)
#define LOCKS_BYTES GIB
/* Length of the arena in bytes if the address space or the length of files is limited. */
#define LIMITED_ARENA_BYTES (16 * MIB)
/* Bytes of the arena that are counted as used memory when the library checks whether a memory file
 * fits into /dev/shm. */
#define USED_ARENA_BYTES MIB

/* Returns twice the address space that this job needs if all its PEs are on one node. The second
 * half is for the program. */
static size_t layout_max_address_space(void)
{
    size_t memory = layout_machine_memory(), heap_asked = environment.symmetric_size,
           spaces_asked = environment.spaces_size;
    size_t heap = layout_min_size(heap_asked != 0 ? heap_asked : memory, ADDRESS_SPACE_BYTES);
    size_t spaces = layout_min_size(spaces_asked != 0 ? spaces_asked : memory, ADDRESS_SPACE_BYTES);
    size_t each =
        sizeof(struct control) + ARENA_BYTES + LOCKS_BYTES + heap + spaces + 4 * LAYOUT_ALIGNMENT;
    size_t times = 2 * ((size_t)job.n_pes + 1);
    return layout_min_size(each, ADDRESS_SPACE_BYTES / times) * times;
}

/* Returns the limit of the address space in bytes: ulimit -v, or less if the system cannot map the
 * range that this job could use, as under valgrind. Returns SIZE_MAX if the address space suffices.
 * The function never tries a range above layout_max_address_space, because an emulator may keep
 * records of every page. */
static size_t layout_find_address_space(void)
{
    const size_t max = layout_max_address_space();
    size_t limit = layout_limit_of(RLIMIT_AS), size = max;
    void *range;
    if (limit != SIZE_MAX)
        return limit;
    while ((range = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
                         0)) == MAP_FAILED &&
           size > GIB)
        size /= 2;
    if (range != MAP_FAILED)
        munmap(range, size);
    return size == max ? SIZE_MAX : size;
}

/* Returns the length of the memory for queue nodes of locks. This memory is only reserved address
 * space until the program uses locks. */
static size_t layout_locks_length(const struct proposal *proposal)
{
    bool unlimited = proposal->address_space == SIZE_MAX && proposal->file_length == SIZE_MAX;
    return unlimited ? LOCKS_BYTES : proposal->arena / 4;
}

static size_t layout_control_length(const struct proposal *proposal)
{
    return layout_round_up(sizeof(struct control) + proposal->arena + layout_locks_length(proposal),
                           LAYOUT_ALIGNMENT);
}

/* Returns the maximum number of bytes that a PE can have for its heap and its spaces (additional
 * pools of symmetric memory) together, if n_pes PEs map each other's memory. */
static size_t layout_max_memory_length(const struct proposal *proposal, int n_pes)
{
    size_t possible = layout_min_size(ADDRESS_SPACE_BYTES / (size_t)n_pes, proposal->file_used);
    if (proposal->address_space != SIZE_MAX) {
        /* The second half of the address space is for the program. */
        size_t share = proposal->address_space / 2 / ((size_t)n_pes + 1);
        size_t own = proposal->arena + layout_locks_length(proposal);
        possible = layout_min_size(possible, share > 2 * own ? share - own : proposal->arena);
    }
    size_t control = layout_control_length(proposal), file = proposal->file_length;
    if (possible > file - layout_min_size(control, file))
        possible = file > 2 * control ? file - control : control;
    return possible;
}

/* ---- The layout ---- */

void layout_set(const struct proposal *proposal, int n_pes)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t possible = layout_max_memory_length(proposal, n_pes);
    size_t aside = proposal->spaces_asked != 0
                       ? layout_min_size(proposal->spaces_asked, possible / 2)
                       : possible / 4;
    size_t heap = proposal->heap_asked != 0 ? layout_round_up(proposal->heap_asked, page)
                                            : layout_min_size(proposal->memory, possible - aside) /
                                                  LAYOUT_ALIGNMENT * LAYOUT_ALIGNMENT;
    size_t padded = layout_round_up(heap, LAYOUT_ALIGNMENT),
           rest = possible - layout_min_size(padded, possible);
    size_t spaces =
        proposal->spaces_asked != 0
            ? layout_round_up(proposal->spaces_asked, LAYOUT_ALIGNMENT)
            : layout_min_size(proposal->memory, rest) / LAYOUT_ALIGNMENT * LAYOUT_ALIGNMENT;
    layout.control_length = layout_control_length(proposal);
    layout.locks_length = layout_locks_length(proposal);
    layout.heap_length = heap;
    layout.spaces_offset = layout.control_length + (spaces == 0 ? heap : padded);
    layout.spaces_length = spaces;
    layout.heap_is_fixed = proposal->fixed;
    layout.heap_alignment = proposal->fixed ? FIXED_ADDRESS & -FIXED_ADDRESS : LAYOUT_ALIGNMENT;
    ASSERT(layout.control_length % LAYOUT_ALIGNMENT == 0);
    ASSERT(layout.spaces_length == 0 || layout.spaces_offset % LAYOUT_ALIGNMENT == 0);
    ASSERT(layout.locks_length < layout.control_length - sizeof(struct control));
}

char *layout_reserve_fixed(void)
{
    if (FIXED_ADDRESS == 0)
        return MAP_FAILED;
    char *fixed = (char *)FIXED_ADDRESS - layout.control_length;
    char *range = mmap(fixed, layout_length(), PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (range == fixed || range == MAP_FAILED)
        return range;
    munmap(range, layout_length()); /* old kernels may have mapped another address */
    return MAP_FAILED;
}

static bool layout_fixed_is_free(void)
{
    char *range = layout_reserve_fixed();
    if (range == MAP_FAILED)
        return false;
    munmap(range, layout_length());
    return true;
}

size_t layout_arena_length(const struct proposal *proposal)
{
    bool unlimited = proposal->address_space == SIZE_MAX && proposal->file_length > GIB;
    return unlimited ? ARENA_BYTES : LIMITED_ARENA_BYTES;
}

struct proposal layout_propose(void)
{
    struct proposal proposal = {.heap_asked = environment.symmetric_size,
                                .spaces_asked = environment.spaces_size,
                                .memory = layout_machine_memory(),
                                .address_space = layout_find_address_space(),
                                .file_length = layout_limit_of(RLIMIT_FSIZE),
                                .shm = memory_file_shm_free_bytes(),
                                .file_used = SIZE_MAX,
                                .static_data_length = static_data_file_length(),
                                .executable = static_data.identity,
                                .debug = job.debug,
                                .threads = job.thread_level == SHMEM_THREAD_MULTIPLE};
    proposal.arena = layout_arena_length(&proposal);
    layout_set(&proposal, 1);
    proposal.fixed = layout_fixed_is_free();
    return proposal;
}

/* ---- Limits of /dev/shm ---- */

/* Returns the bytes of a PE's files that are expected to be written if the heap has `heap` bytes.
 * The remaining bytes, such as most of the arena, are only reserved. */
static size_t layout_used_bytes(const struct proposal *proposal, size_t heap)
{
    return sizeof(struct control) + USED_ARENA_BYTES + proposal->static_data_length + heap;
}

/* Minimum heap in bytes that must fit into /dev/shm if the user does not set a heap size. If less
 * is free, sharing through /dev/shm fails. */
#define MIN_HEAP_BYTES (4 * MIB)

void layout_fit_into_shm(struct proposal *proposal, int n_pes)
{
    size_t each = proposal->shm / (size_t)n_pes;
    if (each > layout_used_bytes(proposal, MIN_HEAP_BYTES))
        proposal->file_used = each - layout_used_bytes(proposal, 0);
}

size_t layout_used_length(const struct proposal *agreed)
{
    return layout_used_bytes(agreed,
                             agreed->heap_asked != 0 ? agreed->heap_asked : MIN_HEAP_BYTES) +
           agreed->spaces_asked;
}

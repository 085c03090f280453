#include "space_memory.h"

#include <string.h>
#include <sys/mman.h>

#include "backend.h"
#include "base/environment.h"
#include "base/heap.h"
#include "base/report.h"
#include "coll/coll.h"
#include "coll/net/leader_coll.h"
#include "coll/net/leader_comm.h"
#include "coll/team_comm.h"
#include "device/device.h"
#include "device/kinds.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/progress.h"
#include "net/transport.h"
#include "net/transport_device.h"
#include "net/window.h"
#include "shm/core_dump.h"
#include "shm/large_pages.h"
#include "shm/mapping.h"
#include "shm/node.h"
#include "shm/own_memory.h"
#include "space_place.h"
#include "space_request.h"

/* ---- Host memory ---- */

static enum kind_placement space_memory_placement_of(const shmem_space_config_t *config)
{
    if (config->device_type == SHMEM_DEVICE_HBM)
        return KIND_PLACE_HBM;
    if ((config->flags & SHMEMX_SPACE_FLAG_BIND_LOCAL) != 0)
        return KIND_PLACE_LOCAL;
    if ((config->flags & SHMEMX_SPACE_FLAG_INTERLEAVE) != 0)
        return KIND_PLACE_INTERLEAVED;
    return KIND_PLACE_ANYWHERE;
}

/* Places the pages of the segment on the NUMA nodes that `placement` selects. Returns false and
 * prints a warning if that fails. */
static bool space_memory_bind_pages(const char *routine, const struct segment *segment,
                                    enum kind_placement placement)
{
    const struct kind_module *kinds = kinds_open();
    if (kinds != NULL && kinds->place(segment->span.base, segment->span.length, placement,
                                      device_cores()) == KIND_OK)
        return true;
    if (job.me == 0 || placement == KIND_PLACE_HBM)
        report_warning(routine, "the memory of the space cannot be bound to NUMA nodes: %s",
                       kinds == NULL ? kinds_error() : kinds->message());
    return false;
}

void space_host_close(const struct space *space)
{
    const struct segment *segment = &segments[space_segment_index(space)];
    madvise(segment->span.base, segment->span.length, MADV_REMOVE);
    core_dump_exclude(segment->span.base, segment->span.length);
    large_pages_end(segment->span.base, segment->span.length);
    if (space->placement != KIND_PLACE_ANYWHERE) {
        space_memory_bind_pages(NULL, segment, KIND_PLACE_ANYWHERE);
        space_place_at_owner(segment->span.base, segment->span.length);
    }
    segment_remove(space_segment_index(space));
}

uint64_t space_host_open(const char *routine, struct space *space, size_t offset,
                         const shmem_space_config_t *config)
{
    size_t length = heap_length(space->pool.heap);
    struct segment segment = mapping_spaces_segment(space->name, offset, length);
    if (!segment_add(space_segment_index(space), &segment))
        return REFUSED_RECORDS;
    if ((config->flags & SHMEMX_SPACE_FLAG_HUGE_PAGES) != 0)
        large_pages_advise(segment.span.base, length);
    space->placement = space_memory_placement_of(config);
    bool placed = space->placement == KIND_PLACE_ANYWHERE ||
                  space_memory_bind_pages(routine, &segment, space->placement);
    if (placed || space->placement != KIND_PLACE_HBM)
        return 0;
    space_host_close(space);
    return REFUSED_MEMORY;
}

/* ---- Memory of the program ---- */

uint64_t space_user_open(struct space *space, size_t offset, void *memory)
{
    space->user_memory = own_memory_take(memory, heap_length(space->pool.heap), offset);
    space->memory_failed = space->user_memory == NULL;
    if (space->memory_failed)
        return REFUSED_USER_MEMORY;
    struct segment segment = own_memory_segment(space->user_memory, space->name);
    if (segment_add(space_segment_index(space), &segment))
        return 0;
    own_memory_release(space->user_memory);
    space->user_memory = NULL;
    return REFUSED_RECORDS;
}

void space_user_close(const struct space *space)
{
    segment_remove(space_segment_index(space));
    own_memory_release(space->user_memory);
}

uint64_t space_user_connect(const char *routine, struct space *space, bool is_member)
{
    /* The lowest bit that is set in the bitwise or of all bases is the alignment that all members
     * have in common. */
    uint64_t bases = SEGMENT_SLOT;
    if (is_member)
        bases |= (uintptr_t)segments[space_segment_index(space)].span.base;
    coll_allreduce_or(routine, &team_world, &bases, 1);
    space->pool.alignment = (size_t)1 << __builtin_ctzll(bases);
    space->memory_failed =
        is_member && !own_memory_map(space->user_memory, &space->pool.team->members);
    return space_agree_on_refusal(routine, space->memory_failed ? REFUSED_ACCESS : 0);
}

/* ---- Device memory ---- */

static bool is_expected; /* a PE may have device memory; equal on all PEs */

uint64_t space_device_open(struct space *space, const struct space_proposal *proposal,
                           void *user_memory)
{
    size_t length = heap_length(space->pool.heap);
    if (proposal->kind == NULL) /* the module for device memory is not installed */
        return REFUSED_RECORDS;
    space->device = device_open(proposal->kind, proposal->device, user_memory, length);
    space->memory_failed = space->device == NULL;
    if (space->memory_failed)
        return REFUSED_MEMORY;
    struct segment segment = {.name = space->name,
                              .span = {.base = device_base(space->device), .length = length},
                              .device = space->device};
    if (segment_add(space_segment_index(space), &segment))
        return 0;
    device_close(space->device, false);
    space->device = NULL;
    return REFUSED_RECORDS;
}

void space_device_close(const struct space *space, bool ending)
{
    segment_remove(space_segment_index(space));
    device_close(space->device, ending);
}

/* Maps the memory of the other members on this node. If PEs do not communicate through MPI, they
 * cannot access memory that is not mapped. In this case this PE refuses the space if the mapping
 * fails. */
static uint64_t space_memory_map_peers(const char *routine, struct space *space)
{
    /* True for host memory that the PEs of a node cannot map and therefore access by messages. */
    bool of_host = !space_is_device(space->type);
    if (selection.inside.data != TRANSPORT_SHM ||
        (!of_host && device_import(space->device, &space->pool.team->members)))
        return 0;
    selection.devices_apart = true;
    if (of_host)
        return 0;
    if (net_runs && job.debug)
        report_warning(
            routine,
            "device memory is accessed by messages within this node, because PEs cannot map it: %s",
            device_error());
    if (net_runs)
        return 0;
    space->memory_failed = true;
    return REFUSED_ACCESS;
}

/* Properties of each PE's memory. The PEs combine them with a bitwise or. */
struct device_traits {
    uint64_t lacks_atomics; /* 1: the device module executes no atomics on this memory */
    uint64_t lacks_mpi;     /* 1: MPI does not accept the memory */
    uint64_t base; /* base address; the lowest set bit of the result is the common alignment */
};

uint64_t space_device_connect(const char *routine, struct space *space, bool is_member)
{
    struct device_traits all = {0};
    if (is_member) {
        device_export(space->device, heap_length(space->pool.heap));
        all.lacks_atomics = !space->device->native_atomics;
        all.lacks_mpi =
            space_is_device(space->type) && !transport_device_mpi_works(routine, space->device);
        all.base = (uintptr_t)device_base(space->device) | SEGMENT_SLOT;
    }
    coll_allreduce_or(routine, &team_world, (uint64_t *)(void *)&all,
                      sizeof all / sizeof(uint64_t));
    uint64_t refusal = is_member ? space_memory_map_peers(routine, space) : 0;
    if (is_member) {
        space->device->native_atomics = all.lacks_atomics == 0;
        space->device->mpi = all.lacks_mpi == 0;
        if (space->device->mpi)
            device_set_mpi_takes(space->device->kind);
        space->pool.alignment = (size_t)1 << __builtin_ctzll(all.base);
    }
    refusal = space_agree_on_refusal(routine, refusal);
    if (refusal != 0 && is_member)
        device_end_imports(space->device, false);
    if (refusal != 0)
        space_agree_on_refusal(routine, 0); /* waits until all PEs have unmapped the memory */
    return refusal;
}

void space_device_expect(void)
{
    is_expected = true;
}

void space_device_wait_for_peers(const char *routine)
{
    if (is_expected) /* only PEs of this node can have mapped this PE's memory */
        coll_sync(routine,
                  net_is_cut_off() ? team_from_handle(routine, SHMEM_TEAM_SHARED) : &team_world);
    is_expected = false;
}

/* ---- Windows of the library ---- */

static bool has_window[SPACES_MAX]; /* by number of the space; equal on all PEs */

/* Returns true if the space uses a dynamic window. The memory in a dynamic window must have the
 * same offset in the range for spaces on all PEs. Memory of the program does not satisfy this
 * condition. */
static bool space_memory_uses_dynamic(const struct space *space, const shmem_space_config_t *config)
{
    if (space->pool.is_user_memory)
        return false;
    if (environment.space_window != SPACE_WINDOW_AUTO)
        return environment.space_window == SPACE_WINDOW_DYNAMIC;
    return (config->flags & SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW) != 0;
}

uint64_t space_window_open(const char *routine, struct space *space,
                           const shmem_space_config_t *config)
{
    bool dynamic = space_memory_uses_dynamic(space, config);
    team_comm_reserve_mpi(routine, &team_world);
    net_lock();
    bool made = window_add(routine, space_segment_index(space), dynamic);
    if (!made)
        report_warning(routine, "cannot create an MPI window for the memory space: %s",
                       backend->message());
    net_unlock();
    /* If MPI failed to create the window on some PEs, the other PEs remove theirs. */
    uint64_t refusal = space_agree_on_refusal(routine, made ? 0 : REFUSED_WINDOW);
    if (refusal != 0 && made) {
        net_lock();
        window_remove(routine, space_segment_index(space));
        net_unlock();
    }
    leader_comm_end_creation();
    if (refusal != 0)
        return refusal;
    has_window[space->number] = true;
    space->window = dynamic ? SHMEMX_SPACE_WINDOW_DYNAMIC : SHMEMX_SPACE_WINDOW_CREATED;
    return 0;
}

static bool space_memory_is_unused(const struct space_numbers_in_use *in_use, int number)
{
    return has_window[number] && !space_number_is_in_use(in_use, number);
}

static void space_memory_free_from(const char *routine, const struct space_numbers_in_use *in_use,
                                   int first)
{
    team_comm_reserve_mpi(routine, &team_world);
    net_lock();
    for (int number = first; number < SPACES_MAX; number++)
        if (space_memory_is_unused(in_use, number))
            window_remove(routine, SEGMENT_SPACES + number);
    net_unlock();
    leader_comm_end_creation();
}

void space_windows_release(const char *routine, const struct space_numbers_in_use *in_use)
{
    int first = 0;
    while (first < SPACES_MAX && !space_memory_is_unused(in_use, first))
        first++;
    if (first < SPACES_MAX && net_runs) /* otherwise all windows are freed already */
        space_memory_free_from(routine, in_use, first);
    for (int number = first; number < SPACES_MAX; number++)
        has_window[number] &= space_number_is_in_use(in_use, number);
}

void space_windows_forget(void)
{
    memset(has_window, 0, sizeof has_window);
}

/* ---- Exported windows ---- */

struct backend_window *exported_windows[SEGMENT_ALL];

static bool is_internal[SEGMENT_ALL]; /* the library uses the window too, and frees it */

/* ---- Creation ---- */

/* Returns the reason why this PE cannot create a window, and sets *remedy to advice for the user.
 * Returns NULL if a window is possible. */
static const char *space_memory_find_fault(const struct segment *segment, const char **remedy)
{
    const char *why;
    *remedy = "";
    if (segment->span.length == 0)
        return "the memory space has no symmetric memory on this PE";
    if (backend->window_assessment(&why) != BACKEND_RMA_BROKEN)
        return NULL;
    /* The library requested a higher thread level of MPI than the program, because its progress
     * thread needs it. */
    if (net_runs && environment.progress != PROGRESS_POLL &&
        job.thread_level < SHMEM_THREAD_MULTIPLE &&
        backend->window_thread_level() < BACKEND_THREAD_MULTIPLE)
        *remedy = ", and set ISTHMUS_PROGRESS=poll";
    return why;
}

static bool space_memory_is_possible(const char *routine, struct team *team, int segment_index)
{
    const char *remedy, *fault = space_memory_find_fault(&segments[segment_index], &remedy);
    uint64_t refused = fault != NULL;
    coll_allreduce_or(routine, team, &refused, 1);
    if (refused && team->my_pe == 0)
        report_warning(routine, "cannot create an MPI window: %s%s",
                       fault == NULL ? "another PE cannot create the window" : fault, remedy);
    return !refused;
}

/* Returns a new window over the segment, or NULL after a warning. Collective over `group`, or over
 * the job if it is NULL. All PEs have called team_comm_reserve_mpi. */
static struct backend_window *
space_memory_create_window(const char *routine, struct backend_group *group, int segment_index)
{
    const struct segment *segment = &segments[segment_index];
    struct backend_window *window = NULL;
    net_lock();
    bool failed = backend->window_test_atomics(group) != 0;
    if (!failed && group == NULL)
        window = window_at(segment_index);
    else if (!failed)
        failed = backend->window_create_over(group, segment->span.base, segment->span.length,
                                             &window) != 0;
    if (failed)
        report_warning(routine, "cannot create an MPI window of %zu bytes: %s",
                       segment->span.length, backend->message());
    net_unlock();
    return failed ? NULL : window;
}

/* Returns the library's own window if `is_shared` is true, and otherwise a new window over the
 * team's communicator. Returns NULL on failure. The communicator outlives the window: MPICH 4.0
 * confuses a window over a freed communicator with windows over other communicators. */
static struct backend_window *space_memory_create_or_share(const char *routine, struct team *team,
                                                           int segment_index, bool is_shared)
{
    struct backend_group *group = is_shared ? NULL : team_comm_require(routine, team);
    if (group == NULL && !is_shared)
        return NULL;
    team_comm_reserve_mpi(routine, team);
    struct backend_window *window = space_memory_create_window(routine, group, segment_index);
    leader_comm_end_creation();
    return window;
}

/* Frees the exported windows before MPI_Finalize. The MPI module calls this function if the program
 * finalizes MPI while OpenSHMEM runs and hybrid.c does not intercept the call (watch_finalize). */
static void space_memory_free_in_finalize(int calls_work)
{
    if (!calls_work)
        report_fatal("MPI_Finalize",
                     "the program finalizes MPI while OpenSHMEM still has MPI windows: call "
                     "shmem_finalize before MPI_Finalize, or link Isthmus before MPI");
    exported_windows_stop("MPI_Finalize");
}

/* Registers space_memory_free_in_finalize. If the library communicates with MPI, it has registered
 * a callback already (net_runs). */
static void space_memory_register_finalize(const char *routine)
{
    if (net_runs)
        return;
    net_lock();
    /* The MPI module calls this function when the program calls MPI_Finalize. */
    net_require(routine, backend->watch_finalize(space_memory_free_in_finalize));
    net_unlock();
}

bool exported_window_create(const char *routine, struct team *team, int segment_index,
                            bool has_own_window)
{
    team_comm_begin_export(routine);
    leader_coll_sync_in_routine(routine, team);
    coll_check_same(routine, team, "the space", segment_index);
    if (!space_memory_is_possible(routine, team, segment_index))
        return false;
    bool is_shared = has_own_window && net_runs && team->members.size == job.n_pes;
    space_memory_register_finalize(routine);
    struct backend_window *window =
        space_memory_create_or_share(routine, team, segment_index, is_shared);
    if (window == NULL)
        return false;
    net_lock();
    net_require(routine, backend->window_export(window));
    net_unlock();
    exported_windows[segment_index] = window;
    is_internal[segment_index] = is_shared;
    __atomic_fetch_add(&hybrid_exported_windows, 1, __ATOMIC_RELAXED);
    return true;
}

/* ---- Freeing ---- */

static void space_memory_discard_window(const char *routine, int segment_index)
{
    net_lock();
    if (!is_internal[segment_index])
        net_require(routine, backend->window_free(exported_windows[segment_index]));
    net_unlock();
    exported_windows[segment_index] = NULL;
    __atomic_fetch_sub(&hybrid_exported_windows, 1, __ATOMIC_RELAXED);
}

void exported_window_free(const char *routine, struct team *team, int segment_index)
{
    if (exported_windows[segment_index] == NULL)
        return;
    team_comm_reserve_mpi(routine, team);
    space_memory_discard_window(routine, segment_index);
    leader_comm_end_creation();
}

/* All PEs free the windows in the order of their indices, because the free of each window waits for
 * its PEs. */
void exported_windows_stop(const char *routine)
{
    for (int segment_index = 0; segment_index < SEGMENT_ALL; segment_index++)
        if (exported_windows[segment_index] != NULL)
            space_memory_discard_window(routine, segment_index);
}

#include "space.h"

#include "base/check.h"
#include "base/handle.h"
#include "base/heap.h"
#include "base/report.h"
#include "coll/coll.h"
#include "coll/team_comm.h"
#include "device/device.h"
#include "loader/loader.h"
#include "net/progress.h"
#include "net/transport.h"
#include "shm/layout.h"
#include "space_create.h"
#include "space_memory.h"
#include "space_record.h"

shmem_space_t SHMEM_SPACE_INVALID = NULL;

static struct space space_default;

/* ---- Handles ---- */

/* Returns the memory space with this handle, even if this PE has no memory in the space. Returns
 * NULL for SHMEM_SPACE_INVALID. Aborts the job for any other invalid handle. */
static struct space *space_of_any_handle(const char *routine, shmem_space_t handle)
{
    job_require_running(routine);
    if (handle == NULL)
        return NULL;
    struct space *space = handle_look_up(HANDLE_SPACE, (uintptr_t)handle);
    if (space == NULL)
        report_fatal(routine,
                     "space is %p, which is not a memory space: expected a space that was created "
                     "and not destroyed",
                     handle);
    return space;
}

/* Returns the memory space with this handle, or NULL for SHMEM_SPACE_INVALID. Aborts the job if
 * this PE is not a member of the space. */
static struct space *space_of_handle(const char *routine, shmem_space_t handle)
{
    struct space *space = space_of_any_handle(routine, handle);
    if (space != NULL && space->is_of_others)
        report_fatal(routine,
                     "space is %p, %s, which this PE is not a member of: expected a space that "
                     "contains this PE",
                     handle, space->name);
    return space;
}

/* Returns the memory space for a query routine, or NULL for SHMEM_SPACE_INVALID. Aborts the job if
 * this PE is not a member of the space, or if `result` is NULL. */
static struct space *space_find_for_query(const char *routine, shmem_space_t handle,
                                          const char *argument, const void *result)
{
    struct space *space = space_of_handle(routine, handle);
    check_result(routine, argument, result);
    return space;
}

/* Returns the memory space for a query routine of the Dynamic Memory Spaces proposal, or NULL for
 * SHMEM_SPACE_INVALID. This PE need not have memory in the space. Aborts the job if `result` is
 * NULL. */
static const struct space *space_find_any_for(const char *routine, shmem_space_t handle,
                                              const char *argument, const void *result)
{
    const struct space *space = space_of_any_handle(routine, handle);
    check_result(routine, argument, result);
    return space;
}

/* ---- Creation and destruction ---- */

static void space_compare_configs(const char *routine, const shmem_space_config_t *config)
{
    coll_check_same(routine, &team_world, "whether config is a null pointer", config == NULL);
    if (config == NULL)
        return;
    coll_check_same(routine, &team_world, "device_type", (int64_t)config->device_type);
    coll_check_same(routine, &team_world, "size", (int64_t)config->size);
    coll_check_same(routine, &team_world, "flags", config->flags);
}

static int space_create_space(const char *routine, const struct space_request *request,
                              shmem_space_t *space, shmem_team_t *team)
{
    struct space *created;
    job_require_running(routine);
    check_result(routine, "space", space);
    check_result(routine, "team", team);
    *space = SHMEM_SPACE_INVALID;
    *team = SHMEM_TEAM_INVALID;
    space_compare_configs(routine, request->config);
    int failed = space_build(routine, request, &created);
    if (failed == 0 && created != NULL) {
        *space = created->handle;
        *team = created->team;
    }
    return failed;
}

int space_create(const char *routine, const shmem_space_config_t *config, shmem_space_t *space,
                 shmem_team_t *team)
{
    return space_create_space(routine, &(struct space_request){.config = config}, space, team);
}

int space_create_with(const char *routine, const shmem_space_config_t *config, void *memory,
                      shmem_space_t *space, shmem_team_t *team)
{
    struct space_request request = {.config = config, .has_memory = true, .memory = memory};
    return space_create_space(routine, &request, space, team);
}

int space_destroy(const char *routine, shmem_space_t handle)
{
    struct space *space = space_of_any_handle(routine, handle);
    if (space == NULL || space->is_of_others)
        return 0;
    if (space == &space_default)
        report_fatal(routine,
                     "space is SHMEMX_SPACE_DEFAULT: expected a space that the program created");
    coll_check_same(routine, space->pool.team, "the space's number", space->number);
    uint64_t n_teams = (uint64_t)__atomic_load_n(&space->owning_space.n_teams, __ATOMIC_RELAXED);
    coll_allreduce_or(routine, space->pool.team, &n_teams, 1);
    if (n_teams != 0)
        return -1;
    space_tear_down(routine, space);
    return 0;
}

/* ---- Allocation ---- */

static struct space_pool *space_pool_of_space(struct space *space)
{
    return space == &space_default ? &space_pool_heap : &space->pool;
}

void *space_malloc(const char *routine, shmem_space_t handle, size_t size)
{
    struct space *space = space_of_handle(routine, handle);
    if (space == NULL)
        return NULL;
    struct space_pool *pool = space_pool_of_space(space);
    return space_pool_allocate(routine, pool, size, space_pool_default_alignment(pool), 0);
}

void *space_allocate(const char *routine, shmem_space_t handle, size_t size, size_t alignment)
{
    struct space *space = space_of_handle(routine, handle);
    return space == NULL
               ? NULL
               : space_pool_allocate(routine, space_pool_of_space(space), size, alignment, 0);
}

void *space_calloc(const char *routine, shmem_space_t handle, size_t count, size_t size)
{
    struct space *space = space_of_handle(routine, handle);
    return space == NULL ? NULL
                         : space_pool_calloc(routine, space_pool_of_space(space), count, size);
}

void *space_realloc(const char *routine, shmem_space_t handle, void *ptr, size_t size)
{
    struct space *space = space_of_handle(routine, handle);
    return space == NULL ? NULL
                         : space_pool_realloc(routine, space_pool_of_space(space), ptr, size);
}

void space_free(const char *routine, shmem_space_t handle, void *ptr)
{
    struct space *space = space_of_handle(routine, handle);
    if (space != NULL)
        space_pool_free(routine, space_pool_of_space(space), ptr);
}

/* ---- Queries ---- */

int space_get_team(const char *routine, shmem_space_t handle, shmem_team_t *team)
{
    const struct space *space = space_find_any_for(routine, handle, "team", team);
    if (space == NULL)
        return -1;
    *team = team_is_valid(space->team) ? space->team : SHMEM_TEAM_INVALID;
    return 0;
}

int space_get_device_type(const char *routine, shmem_space_t handle, shmem_device_type_t *type)
{
    const struct space *space = space_find_any_for(routine, handle, "type", type);
    if (space == NULL)
        return -1;
    *type = space->type;
    return 0;
}

int space_get_caps(const char *routine, shmem_space_t handle, shmem_space_cap_t *caps)
{
    const struct space *space = space_find_any_for(routine, handle, "caps", caps);
    if (space == NULL)
        return -1;
    *caps = space->caps;
    return 0;
}

int space_get_size(const char *routine, shmem_space_t handle, size_t *size)
{
    struct space *space = space_find_for_query(routine, handle, "size", size);
    if (space == NULL)
        return -1;
    *size = heap_length(space_pool_of_space(space)->heap);
    return 0;
}

int space_get_used(const char *routine, shmem_space_t handle, size_t *used)
{
    struct space *space = space_find_for_query(routine, handle, "used", used);
    if (space == NULL)
        return -1;
    *used = space_pool_in_use(space_pool_of_space(space));
    return 0;
}

int space_get_free_range(const char *routine, shmem_space_t handle, size_t *largest)
{
    struct space *space = space_find_for_query(routine, handle, "largest", largest);
    if (space == NULL)
        return -1;
    *largest = space_pool_largest_free(space_pool_of_space(space));
    return 0;
}

int space_get_window(const char *routine, shmem_space_t handle, shmemx_space_window_t *window)
{
    const struct space *space = space_find_for_query(routine, handle, "window", window);
    if (space == NULL)
        return -1;
    /* Report no window if MPI may already be finalized. */
    *window = net_runs ? space->window : SHMEMX_SPACE_WINDOW_NONE;
    return 0;
}

int space_get_device(const char *routine, shmem_space_t handle, int *device)
{
    const struct space *space = space_find_for_query(routine, handle, "device", device);
    if (space == NULL || !space_is_device(space->type))
        return -1;
    *device = space->device->device;
    return 0;
}

int space_of_address(const char *routine, const void *address, shmem_space_t *handle)
{
    job_require_running(routine);
    check_result(routine, "space", handle);
    const struct segment *segment = segment_find(address, 1);
    if (segment == NULL || segment == &segments[SEGMENT_STATIC])
        return -1;
    *handle = segment == &segments[SEGMENT_HEAP]
                  ? space_default.handle
                  : space_by_number((int)(segment - &segments[SEGMENT_SPACES]))->handle;
    return 0;
}

int space_of_team(const char *routine, shmem_team_t handle, shmem_space_t *space)
{
    const struct team *team = team_from_handle(routine, handle);
    check_result(routine, "space", space);
    if (team == NULL)
        return -1;
    *space = team->owning_space == NULL ? space_default.handle : team->owning_space->space;
    return 0;
}

/* ---- MPI windows ---- */

/* Creates the MPI window over the space at the program's first request. Not inlined, because
 * programs call space_get_win often. */
static bool space_export_first(const char *routine, const struct space *space, int segment_index)
    __attribute__((cold, noinline));
static bool space_export_first(const char *routine, const struct space *space, int segment_index)
{
    struct team *team = space == &space_default ? &team_world : space->pool.team;
    bool is_device = space_is_device(space->type);
    if (is_device && team->my_pe == 0)
        report_warning(routine, "cannot create an MPI window: %s is device memory", space->name);
    return !is_device && exported_window_create(routine, team, segment_index,
                                                space->window == SHMEMX_SPACE_WINDOW_CREATED);
}

/* Returns the index of the space's segment in the array `segments`. */
static int space_window_segment_index(const struct space *space)
{
    return space == &space_default ? SEGMENT_HEAP : space_segment_index(space);
}

int space_get_win(const char *routine, int mpi, shmem_space_t handle, void *win)
{
    struct backend_window *window = NULL;
    team_comm_require_mpi(routine, mpi);
    check_result(routine, "win", win);
    bool is_static = handle == SHMEMX_SPACE_STATIC;
    const struct space *space = is_static ? &space_default : space_of_handle(routine, handle);
    if (space != NULL) {
        int segment_index = is_static ? SEGMENT_STATIC : space_window_segment_index(space);
        if (LIKELY(exported_windows[segment_index] != NULL) ||
            space_export_first(routine, space, segment_index))
            window = exported_windows[segment_index];
    }
    backend->window_win(window, win);
    return window != NULL ? 0 : -1;
}

/* ---- Start and stop ---- */

void space_start(void)
{
    space_default = (struct space){
        .handle = SHMEMX_SPACE_DEFAULT,
        .type = SHMEM_DEVICE_CPU,
        .caps = SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS |
                SHMEM_SPACE_CAP_DIRECT_ACCESS | SHMEM_SPACE_CAP_WORLD_ACCESS,
        .window = select_needs_windows() ? SHMEMX_SPACE_WINDOW_CREATED : SHMEMX_SPACE_WINDOW_NONE,
        .team = SHMEM_TEAM_WORLD};
    if (layout.heap_is_fixed)
        space_default.caps |= SHMEM_SPACE_CAP_IDENT_ADDR;
    handle_define((uintptr_t)SHMEMX_SPACE_DEFAULT, &space_default);
}

void space_stop(void)
{
    exported_windows_stop("shmem_finalize");
    space_forget_all("shmem_finalize");
    handle_destroy((uintptr_t)SHMEMX_SPACE_DEFAULT);
}

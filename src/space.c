#include "space.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "collective/collective.h"
#include "collective/leaders.h"
#include "environment.h"
#include "handle.h"
#include "heap.h"
#include "loader.h"
#include "memory.h"
#include "network/path.h"
#include "network/progress.h"
#include "network/window.h"
#include "node.h"
#include "report.h"
#include "segment.h"

shmem_space_t SHMEM_SPACE_INVALID = NULL;

enum { SPACES_MOST = SEGMENT_ALL - SEGMENT_SPACES };

struct space {
    shmem_space_t handle;
    int number;    /* among the spaces that live: its place in `segments` less SEGMENT_SPACES */
    char name[32]; /* for messages */
    shmem_device_type_t type;
    shmemx_space_window_t window;
    struct memory_pool pool;
    struct team_family family; /* the teams that come from the one given to the program */
    shmem_team_t team;         /* that one, which the program may have destroyed */
};

static struct space space_default;

/* All spaces of this PE by their numbers, and which part of the room each number has. Creations are
 * collective over the job, so there is one at a time; other threads may destroy spaces meanwhile.
 */
static struct {
    struct space *mine[SPACES_MOST];
    pthread_mutex_t mutex; /* of `mine` */
    struct heap *heap;     /* over the room; NULL until there was a space */
    struct {
        bool taken, has_window;
        size_t offset;
    } parts[SPACES_MOST];
} room = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* ---- Handles ---- */

/* NULL for SHMEM_SPACE_INVALID; any other wrong handle ends the job. */
static struct space *find(const char *routine, shmem_space_t handle)
{
    job_require_running(routine);
    if (handle == NULL)
        return NULL;
    struct space *space = handle_look_up(HANDLE_SPACE, (uintptr_t)handle);
    if (space == NULL)
        report_fatal(routine, "space is %p: expected a space that was created and not destroyed",
                     handle);
    return space;
}

static void require_result(const char *routine, const char *argument, const void *result)
{
    if (result == NULL)
        report_fatal(routine, "%s is a null pointer: expected where the result is to be stored",
                     argument);
}

/* The space that is asked about, with a place for the answer; NULL for SHMEM_SPACE_INVALID. */
static struct space *find_for(const char *routine, shmem_space_t handle, const char *argument,
                              const void *result)
{
    struct space *space = find(routine, handle);
    require_result(routine, argument, result);
    return space;
}

static int place_of(const struct space *space)
{
    return SEGMENT_SPACES + space->number;
}

/* ---- Creation: what each PE finds, and what they agree on ---- */

/* Why there can be no such space, as bits, since PEs may have several reasons. */
enum refusal {
    REFUSED_NULL = 1,
    REFUSED_TYPE = 2,
    REFUSED_FLAGS = 4,
    REFUSED_SIZE = 8,
    REFUSED_DEVICE = 16,
    REFUSED_RECORDS = 32,
    REFUSED_NUMBERS = 64,
    REFUSED_ROOM = 128,
    REFUSED_WINDOW = 256
};

/* What every PE brings; all of it is or-ed. */
enum { HELD_WORDS = (SPACES_MOST + 63) / 64 };
struct bid {
    uint64_t held[HELD_WORDS]; /* numbers of the spaces of this PE */
    uint64_t refusal;
};

static bool is_held(const struct bid *bid, int number)
{
    return (bid->held[number / 64] >> number % 64 & 1) != 0;
}

static void set_held(struct bid *bid)
{
    pthread_mutex_lock(&room.mutex);
    for (int number = 0; number < SPACES_MOST; number++)
        if (room.mine[number] != NULL)
            bid->held[number / 64] |= UINT64_C(1) << number % 64;
    pthread_mutex_unlock(&room.mutex);
}

/* The number is taken, or free as far as this PE is concerned. */
static void set_mine(int number, struct space *space)
{
    pthread_mutex_lock(&room.mutex);
    room.mine[number] = space;
    pthread_mutex_unlock(&room.mutex);
}

static size_t page_rounded(size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return (size + page - 1) / page * page;
}

static enum refusal judge(const shmem_space_config_t *config)
{
    const int known = SHMEMX_SPACE_FLAG_HUGE_PAGES | SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW;
    if (config == NULL)
        return REFUSED_NULL;
    if ((unsigned)config->device_type > SHMEM_DEVICE_ZE)
        return REFUSED_TYPE;
    if ((config->flags & ~known) != 0)
        return REFUSED_FLAGS;
    if (config->device_type != SHMEM_DEVICE_CPU)
        return REFUSED_DEVICE;
    if (config->size == 0 || config->size > node_room())
        return REFUSED_SIZE;
    return 0;
}

/* The first PE tells of what is wrong with the call or with the machine; that there is no such
 * device is an answer. */
static void explain(const char *routine, const shmem_space_config_t *config, uint64_t refusal)
{
    if (job.me != 0)
        return;
    if ((refusal & REFUSED_NULL) != 0 || config == NULL)
        report_warning(routine, "config is a null pointer: expected a configuration");
    else if ((refusal & REFUSED_TYPE) != 0)
        report_warning(routine, "device_type is %d: expected a SHMEM_DEVICE_ constant",
                       (int)config->device_type);
    else if ((refusal & REFUSED_FLAGS) != 0)
        report_warning(routine, "flags are %#x: expected SHMEM_SPACE_FLAG_ constants, or-ed",
                       (unsigned)config->flags);
    else if ((refusal & REFUSED_SIZE) != 0)
        report_warning(routine,
                       "size is %zu: expected 1 to %zu bytes (ISTHMUS_SPACES_SIZE; limits of the "
                       "system and SHMEM_SYMMETRIC_SIZE may leave less than that wants)",
                       config->size, node_room());
    else if ((refusal & REFUSED_NUMBERS) != 0)
        report_warning(routine, "there are %d spaces: expected fewer", SPACES_MOST);
    else if ((refusal & REFUSED_ROOM) != 0)
        report_warning(routine,
                       "no room for %zu bytes: spaces have %zu bytes, %zu of them in use, and the "
                       "largest free range has %zu; set ISTHMUS_SPACES_SIZE for more",
                       config->size, heap_length(room.heap), heap_bytes_in_use(room.heap),
                       heap_largest_free(room.heap));
    else if ((refusal & REFUSED_RECORDS) != 0)
        report_warning(routine, "a PE is out of memory");
    else if (refusal == REFUSED_DEVICE && job.debug)
        report_warning(routine, "no PE has a device of this type (%d)", (int)config->device_type);
}

/* The words of a bid, or-ed over the job. */
static struct bid agree(const char *routine, uint64_t refusal)
{
    struct bid bid = {.refusal = refusal};
    set_held(&bid);
    collective_or(routine, &team_world, (uint64_t *)(void *)&bid, sizeof bid / sizeof(uint64_t));
    return bid;
}

/* ---- Creation: the room and the windows, of which all PEs know the same ---- */

/* Windows are made and freed in calls of MPI that block under network_lock until all PEs are in
 * them. So no thread of another PE may be in another such call: the PEs reserve that first, as
 * leaders do who make a group. */
static void reserve_mpi(const char *routine)
{
    for (;;) {
        bool reserved = leaders_reserve_creation();
        uint64_t busy = !reserved;
        collective_or(routine, &team_world, &busy, 1);
        if (busy == 0)
            return;
        if (reserved)
            leaders_end_creation();
    }
}

static bool has_forgotten_window(const struct bid *agreed, int number)
{
    return room.parts[number].has_window && !is_held(agreed, number);
}

static void free_windows(const char *routine, const struct bid *agreed)
{
    int first = 0;
    while (first < SPACES_MOST && !has_forgotten_window(agreed, first))
        first++;
    if (first == SPACES_MOST || !network_runs) /* without a network all windows are gone */
        return;
    reserve_mpi(routine);
    network_lock();
    for (int number = first; number < SPACES_MOST; number++)
        if (has_forgotten_window(agreed, number))
            window_remove(routine, SEGMENT_SPACES + number);
    network_unlock();
    leaders_end_creation();
}

/* Gives back what nobody holds any more. */
static void release_parts(const char *routine, const struct bid *agreed)
{
    free_windows(routine, agreed);
    for (int number = 0; number < SPACES_MOST; number++) {
        if (!room.parts[number].taken || is_held(agreed, number))
            continue;
        heap_free(room.heap, room.parts[number].offset);
        room.parts[number].taken = room.parts[number].has_window = false;
    }
}

/* The windows of some PEs may be there when those of others are not: then the former go again. */
static uint64_t open_window(const char *routine, struct space *space, bool dynamic)
{
    reserve_mpi(routine);
    network_lock();
    bool made = window_add(routine, place_of(space), dynamic);
    if (!made)
        report_warning(routine, "no window for the space: %s", backend->message());
    network_unlock();
    uint64_t refusal = agree(routine, made ? 0 : REFUSED_WINDOW).refusal;
    if (refusal != 0 && made) {
        network_lock();
        window_remove(routine, place_of(space));
        network_unlock();
    }
    leaders_end_creation();
    if (refusal == 0)
        space->window = dynamic ? SHMEMX_SPACE_WINDOW_DYNAMIC : SHMEMX_SPACE_WINDOW_CREATED;
    return refusal;
}

/* ---- Creation: its steps, each of which can be undone ---- */

/* A record with a pool and a handle; NULL if there is no memory. */
static struct space *new_space(const shmem_space_config_t *config)
{
    struct space *space = calloc(1, sizeof *space);
    if (space == NULL)
        return NULL;
    space->type = config->device_type;
    if (memory_open(&space->pool, page_rounded(config->size)))
        space->handle = (shmem_space_t)handle_create(HANDLE_SPACE, space);
    if (space->handle != NULL)
        return space;
    if (space->pool.heap != NULL)
        memory_close(NULL, &space->pool);
    free(space);
    return NULL;
}

static void discard(struct space *space)
{
    handle_destroy((uintptr_t)space->handle);
    free(space);
}

static bool wants_dynamic(const shmem_space_config_t *config)
{
    if (environment.space_window != SPACE_WINDOW_AUTO)
        return environment.space_window == SPACE_WINDOW_DYNAMIC;
    return (config->flags & SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW) != 0;
}

/* Addresses of the space, whose part of the room begins at this offset, are found from here on. */
static bool open_segment(struct space *space, size_t offset, int flags)
{
    size_t length = heap_length(space->pool.heap);
    snprintf(space->name, sizeof space->name, "memory space %d", space->number + 1);
    struct segment segment = node_room_segment(space->name, offset, length);
    if (!segment_add(place_of(space), &segment))
        return false;
    if ((flags & SHMEMX_SPACE_FLAG_HUGE_PAGES) != 0)
        madvise(segment.base, length, MADV_HUGEPAGE); /* advice: the kernel may have none */
    space->pool.segment = &segments[place_of(space)];
    space->pool.alignment = SEGMENT_SLOT;
    space->pool.remedy = "create a larger space";
    return true;
}

/* The memory goes back to the system, and its next user starts without advice. */
static void close_segment(const struct space *space)
{
    const struct segment *segment = &segments[place_of(space)];
    madvise(segment->base, segment->length, MADV_REMOVE);
    madvise(segment->base, segment->length, MADV_NOHUGEPAGE);
    segment_remove(place_of(space));
}

/* The lowest number that nobody holds, and memory for it; nothing is left of it where some PE
 * refuses. */
static uint64_t open_memory(const char *routine, struct space *space, const struct bid *agreed,
                            int flags)
{
    uint64_t refusal = 0;
    size_t offset = HEAP_NONE;
    bool is_open = false;
    while (space->number < SPACES_MOST && is_held(agreed, space->number))
        space->number++;
    if (space->number == SPACES_MOST)
        refusal = REFUSED_NUMBERS;
    else if ((offset = heap_allocate(room.heap, heap_length(space->pool.heap), SEGMENT_SLOT, 0)) ==
             HEAP_NONE)
        refusal = REFUSED_ROOM;
    else if (!(is_open = open_segment(space, offset, flags)))
        refusal = REFUSED_RECORDS;
    refusal = agree(routine, refusal).refusal;
    if (refusal == 0) {
        room.parts[space->number].taken = true;
        room.parts[space->number].offset = offset;
        return 0;
    }
    if (is_open)
        close_segment(space);
    if (offset != HEAP_NONE)
        heap_free(room.heap, offset);
    return refusal;
}

/* Two teams of the space's PEs: the space's own, and from that the program's. Whether that fails is
 * agreed on by all PEs. */
static bool make_teams(const char *routine, struct space *space)
{
    shmem_team_t own;
    if (team_split_strided(routine, SHMEM_TEAM_WORLD, 0, 1, job.n_pes, NULL, 0, &own) != 0)
        return false;
    space->pool.team = team_require(routine, own);
    space->family.space = space->handle;
    space->pool.team->family = &space->family;
    if (team_split_strided(routine, own, 0, 1, job.n_pes, NULL, 0, &space->team) == 0)
        return true;
    space->pool.team->family = NULL;
    team_destroy(routine, own);
    return false;
}

/* When no PE refused: 0, or why it cannot be after all. All PEs come to the same. */
static uint64_t build(const char *routine, struct space *space, const shmem_space_config_t *config,
                      const struct bid *agreed)
{
    uint64_t refusal = open_memory(routine, space, agreed, config->flags);
    if (refusal != 0)
        return refusal;
    if (network_runs && path_needs_windows())
        refusal = open_window(routine, space, wants_dynamic(config));
    room.parts[space->number].has_window = space->window != SHMEMX_SPACE_WINDOW_NONE;
    if (refusal == 0 && !make_teams(routine, space))
        refusal = REFUSED_RECORDS;
    if (refusal != 0)
        close_segment(space); /* the next creation gives the rest back */
    return refusal;
}

/* ---- The interface: creation and destruction ---- */

static void compare(const char *routine, const shmem_space_config_t *config)
{
    collective_agree(routine, &team_world, "whether config is a null pointer", config == NULL);
    if (config == NULL)
        return;
    collective_agree(routine, &team_world, "device_type", (int64_t)config->device_type);
    collective_agree(routine, &team_world, "size", (int64_t)config->size);
    collective_agree(routine, &team_world, "flags", config->flags);
}

static void give_up(struct space *space)
{
    if (space == NULL)
        return;
    memory_close(NULL, &space->pool);
    discard(space);
}

static int create(const char *routine, const shmem_space_config_t *config, struct space **created)
{
    uint64_t refusal = judge(config);
    struct space *space = refusal == 0 ? new_space(config) : NULL;
    if (room.heap == NULL)
        room.heap = heap_create(node_room());
    if (room.heap == NULL || (refusal == 0 && space == NULL))
        refusal |= REFUSED_RECORDS;
    struct bid agreed = agree(routine, refusal);
    refusal = agreed.refusal;
    release_parts(routine, &agreed);
    if (refusal == 0 && space != NULL) /* which it is then */
        refusal = build(routine, space, config, &agreed);
    if (refusal != 0 || space == NULL) {
        explain(routine, config, refusal);
        give_up(space);
        return -1;
    }
    set_mine(space->number, space);
    *created = space;
    return 0;
}

int space_create(const char *routine, const shmem_space_config_t *config, shmem_space_t *space,
                 shmem_team_t *team)
{
    struct space *created;
    job_require_running(routine);
    require_result(routine, "space", space);
    require_result(routine, "team", team);
    *space = SHMEM_SPACE_INVALID;
    *team = SHMEM_TEAM_INVALID;
    compare(routine, config);
    int failed = create(routine, config, &created);
    if (failed != 0)
        return failed;
    *space = created->handle;
    *team = created->team;
    return 0;
}

/* The window stays until all PEs meet in a creation: to free it takes them all. */
static void take_down(const char *routine, struct space *space)
{
    collective_barrier(routine, space->pool.team);
    memory_close(routine, &space->pool);
    close_segment(space);
    set_mine(space->number, NULL);
    space->pool.team->family = NULL;
    team_destroy(routine, space->pool.team->handle);
    discard(space);
}

int space_destroy(const char *routine, shmem_space_t handle)
{
    struct space *space = find(routine, handle);
    if (space == NULL)
        return 0;
    if (space == &space_default)
        return -1;
    collective_agree(routine, space->pool.team, "the space's number", space->number);
    uint64_t living = (uint64_t)__atomic_load_n(&space->family.living, __ATOMIC_RELAXED);
    collective_or(routine, space->pool.team, &living, 1);
    if (living != 0)
        return -1;
    take_down(routine, space);
    return 0;
}

/* ---- Allocation ---- */

static struct memory_pool *pool_of(struct space *space)
{
    return space == &space_default ? &memory_heap : &space->pool;
}

void *space_allocate(const char *routine, shmem_space_t handle, size_t size, size_t alignment)
{
    struct space *space = find(routine, handle);
    return space == NULL ? NULL : memory_allocate(routine, pool_of(space), size, alignment, 0);
}

void *space_calloc(const char *routine, shmem_space_t handle, size_t count, size_t size)
{
    struct space *space = find(routine, handle);
    return space == NULL ? NULL : memory_calloc(routine, pool_of(space), count, size);
}

void *space_realloc(const char *routine, shmem_space_t handle, void *ptr, size_t size)
{
    struct space *space = find(routine, handle);
    return space == NULL ? NULL : memory_realloc(routine, pool_of(space), ptr, size);
}

void space_free(const char *routine, shmem_space_t handle, void *ptr)
{
    struct space *space = find(routine, handle);
    if (space != NULL)
        memory_free(routine, pool_of(space), ptr);
}

/* ---- Queries ---- */

int space_get_team(const char *routine, shmem_space_t handle, shmem_team_t *team)
{
    const struct space *space = find_for(routine, handle, "team", team);
    if (space == NULL)
        return -1;
    *team = team_is_valid(space->team) ? space->team : SHMEM_TEAM_INVALID;
    return 0;
}

int space_get_device_type(const char *routine, shmem_space_t handle, shmem_device_type_t *type)
{
    const struct space *space = find_for(routine, handle, "type", type);
    if (space == NULL)
        return -1;
    *type = space->type;
    return 0;
}

int space_get_caps(const char *routine, shmem_space_t handle, shmem_space_cap_t *caps)
{
    const struct space *space = find_for(routine, handle, "caps", caps);
    if (space == NULL)
        return -1;
    *caps = SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS |
            SHMEM_SPACE_CAP_DIRECT_ACCESS | SHMEM_SPACE_CAP_WORLD_ACCESS;
    if (node_heap_is_fixed)
        *caps |= SHMEM_SPACE_CAP_IDENT_ADDR;
    return 0;
}

int space_get_size(const char *routine, shmem_space_t handle, size_t *size)
{
    struct space *space = find_for(routine, handle, "size", size);
    if (space == NULL)
        return -1;
    *size = heap_length(pool_of(space)->heap);
    return 0;
}

int space_get_used(const char *routine, shmem_space_t handle, size_t *used)
{
    struct space *space = find_for(routine, handle, "used", used);
    if (space == NULL)
        return -1;
    *used = memory_in_use(pool_of(space));
    return 0;
}

int space_get_window(const char *routine, shmem_space_t handle, shmemx_space_window_t *window)
{
    const struct space *space = find_for(routine, handle, "window", window);
    if (space == NULL)
        return -1;
    *window = network_runs ? space->window : SHMEMX_SPACE_WINDOW_NONE; /* MPI may be finalized */
    return 0;
}

int space_of_address(const char *routine, const void *address, shmem_space_t *handle)
{
    job_require_running(routine);
    require_result(routine, "space", handle);
    const struct segment *segment = segment_find(address, 1);
    if (segment == NULL || segment == &segments[SEGMENT_STATIC])
        return -1;
    *handle = segment == &segments[SEGMENT_HEAP]
                  ? space_default.handle
                  : room.mine[segment - &segments[SEGMENT_SPACES]]->handle;
    return 0;
}

int space_of_team(const char *routine, shmem_team_t handle, shmem_space_t *space)
{
    const struct team *team = team_from_handle(routine, handle);
    require_result(routine, "space", space);
    if (team == NULL)
        return -1;
    *space = team->family == NULL ? space_default.handle : team->family->space;
    return 0;
}

/* ---- Life ---- */

void space_start(void)
{
    space_default = (struct space){.handle = SHMEMX_SPACE_DEFAULT,
                                   .type = SHMEM_DEVICE_CPU,
                                   .window = path_needs_windows() ? SHMEMX_SPACE_WINDOW_CREATED
                                                                  : SHMEMX_SPACE_WINDOW_NONE,
                                   .team = SHMEM_TEAM_WORLD};
    handle_define((uintptr_t)SHMEMX_SPACE_DEFAULT, &space_default);
}

void space_stop(void)
{
    for (int number = 0; number < SPACES_MOST; number++) {
        struct space *space = room.mine[number];
        room.mine[number] = NULL;
        if (space == NULL)
            continue;
        memory_close("shmem_finalize", &space->pool);
        discard(space);
    }
    memset(room.parts, 0, sizeof room.parts);
    if (room.heap != NULL)
        heap_destroy(room.heap);
    room.heap = NULL;
    handle_destroy((uintptr_t)SHMEMX_SPACE_DEFAULT);
}

/*
 * Making and destroying spaces. All PEs of the job go through the same steps of a creation, also
 * those that have no such memory: what they find is or-ed after each step, and where one refuses,
 * all take back what they did.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/handle.h"
#include "base/heap.h"
#include "base/report.h"
#include "collective/collective.h"
#include "collective/group.h"
#include "collective/split.h"
#include "device/device.h"
#include "memory/layout.h"
#include "memory/mapping.h"
#include "memory/node.h"
#include "modules/loader.h"
#include "space_record.h"
#include "transport/device_mpi.h"
#include "transport/path.h"
#include "transport/progress.h"
#include "transport/window.h"

/* All spaces of this PE by their numbers, and which part of the host's room each number has, of
 * which all PEs know the same. Creations are collective over the job, so there is one at a time;
 * other threads may destroy spaces meanwhile. */
static struct {
    struct space *mine[SPACES_MOST];
    pthread_mutex_t mutex; /* of `mine` */
    struct heap *heap;     /* over the room; NULL until there was a space */
    struct {
        bool taken, has_window;
        size_t offset; /* HEAP_NONE: none, it is a device's memory */
    } parts[SPACES_MOST];
    bool had_devices; /* somebody may have a device's memory */
} room = {.mutex = PTHREAD_MUTEX_INITIALIZER};

struct space *space_numbered(int number)
{
    return room.mine[number];
}

/* The number is taken, or free as far as this PE is concerned. */
static void set_mine(int number, struct space *space)
{
    pthread_mutex_lock(&room.mutex);
    room.mine[number] = space;
    pthread_mutex_unlock(&room.mutex);
}

/* ---- What the PEs agree on ---- */

/* Why there can be no such space, as bits, since PEs may have several reasons. */
enum refusal {
    REFUSED_NULL = 1 << 0,
    REFUSED_TYPE = 1 << 1,
    REFUSED_FLAGS = 1 << 2,
    REFUSED_SIZE = 1 << 3,
    REFUSED_DEVICE = 1 << 4, /* nobody has one */
    REFUSED_RECORDS = 1 << 5,
    REFUSED_NUMBERS = 1 << 6,
    REFUSED_ROOM = 1 << 7,
    REFUSED_WINDOW = 1 << 8,
    REFUSED_MEMORY = 1 << 9, /* the device has not so much, or failed */
    REFUSED_ACCESS = 1 << 10,
    REFUSED_OWN = 1 << 11
};

/* What every PE brings; all of it is or-ed. */
enum { HELD_WORDS = (SPACES_MOST + 63) / 64 };
struct bid {
    uint64_t held[HELD_WORDS]; /* numbers of the spaces of this PE */
    uint64_t refusal;
    uint64_t types;         /* that are wanted; one, or the PEs would part ways */
    uint64_t lacks_atomics; /* of the kind's own */
    uint64_t lacks_mpi;     /* that takes the memory */
    uint64_t base;          /* whose lowest bit is what all bases are multiples of */
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

/* Becomes the or of all PEs'. */
static void agree(const char *routine, struct bid *bid)
{
    collective_or(routine, &team_world, (uint64_t *)(void *)bid, sizeof *bid / sizeof(uint64_t));
}

static uint64_t agree_on_refusal(const char *routine, uint64_t refusal)
{
    collective_or(routine, &team_world, &refusal, 1);
    return refusal;
}

/* ---- The request ---- */

static bool is_device(shmem_device_type_t type)
{
    return type != SHMEM_DEVICE_CPU && type != SHMEM_DEVICE_HBM;
}

static bool flags_fit(const shmem_space_config_t *config)
{
    const int placed = SHMEMX_SPACE_FLAG_BIND_LOCAL | SHMEMX_SPACE_FLAG_INTERLEAVE;
    const int known = SHMEMX_SPACE_FLAG_HUGE_PAGES | SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW | placed;
    int wanted = config->flags & placed;
    return (config->flags & ~known) == 0 && wanted != placed &&
           (wanted == 0 || config->device_type == SHMEM_DEVICE_CPU);
}

static enum refusal judge(const struct space_request *request)
{
    const shmem_space_config_t *config = request->config;
    if (config == NULL)
        return REFUSED_NULL;
    if ((unsigned)config->device_type > KIND_LAST_TYPE ||
        (request->has_memory && !is_device(config->device_type)))
        return REFUSED_TYPE;
    if (!flags_fit(config))
        return REFUSED_FLAGS;
    if (config->size == 0 || (!is_device(config->device_type) && config->size > layout.room_length))
        return REFUSED_SIZE;
    return 0;
}

/* What this PE has to offer to the space. */
struct offer {
    bool is_member;
    const struct kind *kind; /* of a device */
    int device;
};

/* Whether another space has a part of this memory. */
static bool is_taken(const char *memory, size_t bytes)
{
    for (int place = SEGMENT_SPACES; place < SEGMENT_ALL; place++) {
        const struct segment *segment = &segments[place];
        if (segment->length != 0 && (uintptr_t)segment->base < (uintptr_t)memory + bytes &&
            (uintptr_t)memory < (uintptr_t)segment->base + segment->length)
            return true;
    }
    return false;
}

/* Whose memory the program's is, and whether a space may be there. */
static struct offer offer_own(const struct space_request *request, uint64_t *refusal)
{
    size_t size = request->config->size;
    struct offer offer = {.is_member = request->memory != NULL};
    if (!offer.is_member)
        return offer;
    bool fits = (uintptr_t)request->memory % HEAP_ALIGNMENT == 0 && size >= HEAP_ALIGNMENT &&
                size <= UINTPTR_MAX - (uintptr_t)request->memory;
    if (fits)
        offer.kind =
            device_owner(request->config->device_type, request->memory, size, &offer.device);
    if (offer.kind == NULL || is_taken(request->memory, size))
        *refusal |= REFUSED_OWN;
    return offer;
}

static struct offer make_offer(const char *routine, const struct space_request *request,
                               uint64_t *refusal)
{
    shmem_device_type_t type = request->config->device_type;
    struct offer offer = {.is_member = true};
    if (request->has_memory)
        return offer_own(request, refusal);
    if (type == SHMEM_DEVICE_HBM) {
        const struct kind *kind = kinds_find(KIND_HBM);
        offer.is_member = kind != NULL && kind->count() > 0;
    } else if (is_device(type)) {
        offer.kind = device_choose(routine, type, &offer.device);
        offer.is_member = offer.kind != NULL;
    }
    return offer;
}

/* World numbers of who is a member, ascending; NULL for all PEs. */
struct members {
    int *pes;
    int count;
};

/* Bits of PEs travel some words at a time. */
static void agree_on_members(const char *routine, bool is_member, struct members *members)
{
    enum { WORDS = 32, PES = WORDS * 64 };
    members->pes = report_require_memory(routine, malloc((size_t)job.n_pes * sizeof(int)));
    members->count = 0;
    for (int first = 0; first < job.n_pes; first += PES) {
        uint64_t words[WORDS] = {0};
        unsigned mine = (unsigned)(job.me - first);
        if (is_member && mine < PES)
            words[mine / 64] |= UINT64_C(1) << mine % 64;
        collective_or(routine, &team_world, words, WORDS);
        for (int i = 0; i < PES && first + i < job.n_pes; i++)
            if ((words[i / 64] >> i % 64 & 1) != 0)
                members->pes[members->count++] = first + i;
    }
}

/* ---- The room and the windows ---- */

/* Windows are made and freed in calls of MPI that block under network_lock until all PEs are in
 * them. So no thread of another PE may be in another such call: the PEs reserve that first, as
 * leaders do who make a group. */
static void reserve_mpi(const char *routine)
{
    for (;;) {
        bool reserved = group_reserve_creation();
        uint64_t busy = !reserved;
        collective_or(routine, &team_world, &busy, 1);
        if (busy == 0)
            return;
        if (reserved)
            group_end_creation();
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
    group_end_creation();
}

/* Gives back what nobody holds any more. */
static void release_parts(const char *routine, const struct bid *agreed)
{
    free_windows(routine, agreed);
    for (int number = 0; number < SPACES_MOST; number++) {
        if (!room.parts[number].taken || is_held(agreed, number))
            continue;
        if (room.parts[number].offset != HEAP_NONE)
            heap_free(room.heap, room.parts[number].offset);
        room.parts[number].taken = room.parts[number].has_window = false;
    }
}

static bool wants_dynamic(const shmem_space_config_t *config)
{
    if (environment.space_window != SPACE_WINDOW_AUTO)
        return environment.space_window == SPACE_WINDOW_DYNAMIC;
    return (config->flags & SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW) != 0;
}

/* The windows of some PEs may be there when those of others are not: then the former go again. */
static uint64_t open_window(const char *routine, struct space *space, bool dynamic)
{
    reserve_mpi(routine);
    network_lock();
    bool made = window_add(routine, space_place(space), dynamic);
    if (!made)
        report_warning(routine, "no window for the space: %s", backend->message());
    network_unlock();
    uint64_t refusal = agree_on_refusal(routine, made ? 0 : REFUSED_WINDOW);
    if (refusal != 0 && made) {
        network_lock();
        window_remove(routine, space_place(space));
        network_unlock();
    }
    group_end_creation();
    if (refusal == 0)
        space->window = dynamic ? SHMEMX_SPACE_WINDOW_DYNAMIC : SHMEMX_SPACE_WINDOW_CREATED;
    return refusal;
}

/* ---- Records ---- */

/* How much of the memory is the space's: whole pages, but no more than the program's own. */
static size_t length_of(const struct space_request *request)
{
    size_t size = request->config->size, unit = (size_t)sysconf(_SC_PAGESIZE);
    if (request->has_memory)
        return size / HEAP_ALIGNMENT * HEAP_ALIGNMENT;
    return size > SIZE_MAX - unit ? size / unit * unit : (size + unit - 1) / unit * unit;
}

/* A record with a pool and a handle; NULL if there is no memory. */
static struct space *new_space(const struct space_request *request)
{
    struct space *space = calloc(1, sizeof *space);
    if (space == NULL)
        return NULL;
    space->type = request->config->device_type;
    space->pool.alignment = SEGMENT_SLOT;
    space->pool.remedy = "create a larger space";
    space->pool.is_programs = request->has_memory;
    if (memory_open(&space->pool, length_of(request)))
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

static void give_up(struct space *space)
{
    if (space == NULL)
        return;
    memory_close(NULL, &space->pool);
    discard(space);
}

/* ---- Memory of the host ---- */

static enum kind_placement placement_of(const shmem_space_config_t *config)
{
    if (config->device_type == SHMEM_DEVICE_HBM)
        return KIND_PLACE_HBM;
    if ((config->flags & SHMEMX_SPACE_FLAG_BIND_LOCAL) != 0)
        return KIND_PLACE_LOCAL;
    if ((config->flags & SHMEMX_SPACE_FLAG_INTERLEAVE) != 0)
        return KIND_PLACE_INTERLEAVED;
    return KIND_PLACE_ANYWHERE;
}

/* False, with a line, if the pages cannot lie where they are to. */
static bool bind_pages(const char *routine, const struct segment *segment,
                       enum kind_placement placement)
{
    const struct kind_module *kinds = kinds_open();
    if (kinds != NULL &&
        kinds->place(segment->base, segment->length, placement, device_cores()) == KIND_OK)
        return true;
    if (job.me == 0 || placement == KIND_PLACE_HBM)
        report_warning(routine, "the memory of the space cannot be bound to NUMA nodes: %s",
                       kinds == NULL ? kinds_fault() : kinds->message());
    return false;
}

static void close_host(const struct space *space)
{
    const struct segment *segment = &segments[space_place(space)];
    madvise(segment->base, segment->length, MADV_REMOVE);
    madvise(segment->base, segment->length, MADV_NOHUGEPAGE);
    if (space->placement != KIND_PLACE_ANYWHERE)
        bind_pages(NULL, segment, KIND_PLACE_ANYWHERE);
    segment_remove(space_place(space));
}

/* Addresses of the space, whose part of the room begins at this offset, are found from here on.
 * Where pages lie is advice, but for high-bandwidth memory. */
static uint64_t open_host(const char *routine, struct space *space, size_t offset,
                          const shmem_space_config_t *config)
{
    size_t length = heap_length(space->pool.heap);
    struct segment segment = mapping_room_segment(space->name, offset, length);
    if (!segment_add(space_place(space), &segment))
        return REFUSED_RECORDS;
    if ((config->flags & SHMEMX_SPACE_FLAG_HUGE_PAGES) != 0)
        madvise(segment.base, length, MADV_HUGEPAGE); /* the kernel may have none */
    space->placement = placement_of(config);
    bool placed =
        space->placement == KIND_PLACE_ANYWHERE || bind_pages(routine, &segment, space->placement);
    if (placed || space->placement != KIND_PLACE_HBM)
        return 0;
    close_host(space);
    return REFUSED_MEMORY;
}

/* ---- Memory of a device ---- */

static uint64_t open_device(struct space *space, const struct offer *offer, void *own)
{
    size_t length = heap_length(space->pool.heap);
    space->device = device_open(offer->kind, offer->device, own, length);
    space->device_failed = space->device == NULL;
    if (space->device_failed)
        return REFUSED_MEMORY;
    struct segment segment = {.name = space->name,
                              .base = device_base(space->device),
                              .length = length,
                              .near_first = node_near.first,
                              .device = space->device};
    if (segment_add(space_place(space), &segment))
        return 0;
    device_close(space->device, false);
    space->device = NULL;
    return REFUSED_RECORDS;
}

/* Nobody has it mapped. */
static void close_device(const struct space *space, bool ending)
{
    segment_remove(space_place(space));
    device_close(space->device, ending);
}

/* Maps the memory of the others of this node. Without a network there is no other way to it. */
static uint64_t reach_others(const char *routine, struct space *space)
{
    if (!path.direct_inside || device_import(space->device, &space->pool.team->members))
        return 0;
    path.devices_apart = true;
    if (network_runs && job.debug)
        report_warning(routine,
                       "device memory of this node goes by messages, for PEs cannot map it: %s",
                       device_fault());
    if (network_runs)
        return 0;
    space->device_failed = true;
    return REFUSED_ACCESS;
}

/* All PEs are here together; who is no member only agrees. */
static uint64_t connect(const char *routine, struct space *space, bool is_member)
{
    struct bid bid = {.refusal = 0};
    if (is_member) {
        device_publish(space->device, heap_length(space->pool.heap));
        bid.lacks_atomics = !space->device->native_atomics;
        bid.lacks_mpi = !device_mpi_works(routine, space->device);
        bid.base = (uintptr_t)device_base(space->device) | SEGMENT_SLOT;
    }
    agree(routine, &bid);
    uint64_t refusal = is_member ? reach_others(routine, space) : 0;
    if (is_member) {
        space->device->native_atomics = bid.lacks_atomics == 0;
        space->device->mpi = bid.lacks_mpi == 0;
        if (space->device->mpi)
            device_note_mpi(space->device->kind);
        space->pool.alignment = (size_t)1 << __builtin_ctzll(bid.base);
    }
    refusal = agree_on_refusal(routine, refusal);
    if (refusal != 0 && is_member)
        device_end_imports(space->device, false);
    if (refusal != 0)
        agree_on_refusal(routine, 0); /* until all have ended theirs */
    return refusal;
}

/* ---- The steps of a creation, each of which can be undone ---- */

static void close_memory(const struct space *space)
{
    if (space->device != NULL)
        close_device(space, false);
    else
        close_host(space);
}

/* The lowest number that nobody holds, and memory for it; nothing is left of it where some PE
 * refuses. */
static uint64_t open_memory(const char *routine, struct space *space, const struct bid *agreed,
                            const struct space_request *request, const struct offer *offer)
{
    const shmem_space_config_t *config = request->config;
    bool on_host = !is_device(config->device_type), is_open = false;
    uint64_t refusal = 0;
    size_t offset = HEAP_NONE;
    while (space->number < SPACES_MOST && is_held(agreed, space->number))
        space->number++;
    snprintf(space->name, sizeof space->name, "memory space %d", space->number + 1);
    if (space->number == SPACES_MOST)
        refusal = REFUSED_NUMBERS;
    else if (on_host && (offset = heap_allocate(room.heap, heap_length(space->pool.heap),
                                                SEGMENT_SLOT, 0)) == HEAP_NONE)
        refusal = REFUSED_ROOM;
    else if (offer->is_member) {
        refusal = on_host ? open_host(routine, space, offset, config)
                          : open_device(space, offer, request->memory);
        is_open = refusal == 0;
    }
    refusal = agree_on_refusal(routine, refusal);
    if (refusal == 0) {
        room.parts[space->number].taken = true;
        room.parts[space->number].offset = offset;
        return 0;
    }
    if (is_open)
        close_memory(space);
    if (offset != HEAP_NONE)
        heap_free(room.heap, offset);
    return refusal;
}

static int split(const char *routine, const struct members *members, shmem_team_t *team)
{
    if (members->pes == NULL)
        return team_split_strided(routine, SHMEM_TEAM_WORLD, 0, 1, job.n_pes, NULL, 0, team);
    return team_split_members(routine, SHMEM_TEAM_WORLD, members->pes, members->count, team);
}

/* Two teams of the space's PEs: the space's own, and from that the program's. False, and none is
 * left, if that failed, on all members alike. */
static bool make_teams(const char *routine, struct space *space, const struct members *members)
{
    shmem_team_t own;
    if (split(routine, members, &own) != 0)
        return false;
    if (own == SHMEM_TEAM_INVALID) /* no member */
        return true;
    struct team *team = space->pool.team = team_require(routine, own);
    space->family.space = space->handle;
    space->family.members = &team->members;
    team->family = &space->family;
    if (team_split_strided(routine, own, 0, 1, team->members.size, NULL, 0, &space->team) == 0)
        return true;
    team->family = NULL;
    team_destroy(routine, own);
    return false;
}

static void destroy_teams(const char *routine, struct space *space)
{
    team_destroy(routine, space->team);
    space->pool.team->family = NULL;
    team_destroy(routine, space->pool.team->handle);
}

/* From here on its segment says who has the memory. Only where all have, the inlined operations
 * may take them all for near. */
static void set_members(struct space *space)
{
    struct segment *segment = &segments[space_place(space)];
    space->pool.segment = segment;
    if (space->pool.team->members.size == job.n_pes)
        return;
    segment->members = &space->pool.team->members;
    segment->near_count = segment->near_atomic_count = 0;
}

static void set_caps(struct space *space)
{
    space->caps = SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES | SHMEM_SPACE_CAP_ATOMICS;
    if (space->pool.team->members.size == job.n_pes)
        space->caps |= SHMEM_SPACE_CAP_WORLD_ACCESS;
    if (space->device == NULL)
        space->caps |= SHMEM_SPACE_CAP_DIRECT_ACCESS;
    if (space->device == NULL && layout.heap_is_fixed)
        space->caps |= SHMEM_SPACE_CAP_IDENT_ADDR;
}

/* The memory is there: what else a space needs. */
static uint64_t equip(const char *routine, struct space *space, const struct space_request *request,
                      const struct members *members, bool is_member)
{
    bool on_host = !is_device(space->type);
    uint64_t refusal = 0;
    if (on_host && network_runs && path_needs_windows())
        refusal = open_window(routine, space, wants_dynamic(request->config));
    room.parts[space->number].has_window = space->window != SHMEMX_SPACE_WINDOW_NONE;
    if (refusal != 0)
        return refusal;
    bool made = make_teams(routine, space, members);
    refusal = agree_on_refusal(routine, made ? 0 : REFUSED_RECORDS);
    if (refusal == 0 && is_member)
        set_members(space);
    if (refusal == 0 && !on_host)
        refusal = connect(routine, space, is_member);
    if (refusal != 0 && made && is_member)
        destroy_teams(routine, space);
    if (refusal == 0 && is_member)
        set_caps(space);
    return refusal;
}

/* Why a PE's device would not do, from the first PE of which that is so. */
static void explain_device(const char *routine, const struct space_request *request,
                           uint64_t refusal, bool is_mine)
{
    struct members failed;
    agree_on_members(routine, is_mine, &failed);
    if (failed.count > 0 && failed.pes[0] == job.me && (refusal & REFUSED_MEMORY) != 0)
        report_warning(routine, "no %zu bytes of memory of type %d: %s", request->config->size,
                       (int)request->config->device_type, device_fault());
    else if (failed.count > 0 && failed.pes[0] == job.me)
        report_warning(routine,
                       "the device memory of another PE of this node is not to be reached: %s; set "
                       "ISTHMUS_PATH=message, so that it goes by messages",
                       device_fault());
    free(failed.pes);
}

/* When no PE refused: 0, or why it cannot be after all. All PEs come to the same. */
static uint64_t build(const char *routine, struct space *space, const struct bid *agreed,
                      const struct space_request *request)
{
    struct members members = {NULL, job.n_pes};
    uint64_t refusal = 0;
    struct offer offer = make_offer(routine, request, &refusal);
    if (space->type != SHMEM_DEVICE_CPU) {
        room.had_devices |= is_device(space->type);
        agree_on_members(routine, offer.is_member, &members);
        refusal = agree_on_refusal(routine, refusal | (members.count == 0 ? REFUSED_DEVICE : 0));
    }
    if (refusal == 0)
        refusal = open_memory(routine, space, agreed, request, &offer);
    if (refusal == 0) {
        refusal = equip(routine, space, request, &members, offer.is_member);
        if (refusal != 0 && offer.is_member)
            close_memory(space); /* the next creation gives the rest back */
    }
    free(members.pes);
    if (is_device(space->type) && (refusal & (REFUSED_MEMORY | REFUSED_ACCESS)) != 0)
        explain_device(routine, request, refusal, space->device_failed);
    return refusal;
}

/* ---- Creation and destruction ---- */

/* What is wrong with a configuration; "" if nothing is. */
static void describe_mistake(const struct space_request *request, uint64_t refusal, char *text,
                             size_t length)
{
    const shmem_space_config_t *config = request->config;
    if ((refusal & REFUSED_NULL) != 0 || config == NULL)
        snprintf(text, length, "config is a null pointer: expected a configuration");
    else if ((refusal & REFUSED_TYPE) != 0)
        snprintf(text, length,
                 "device_type is %d: expected a SHMEM_DEVICE_ constant%s, the same on all PEs",
                 (int)config->device_type, request->has_memory ? " of a GPU" : "");
    else if ((refusal & REFUSED_FLAGS) != 0)
        snprintf(text, length,
                 "flags are %#x: expected SHMEM_SPACE_FLAG_ constants, or-ed, at most one of them "
                 "about NUMA nodes, and that for memory of the CPU",
                 (unsigned)config->flags);
    else if ((refusal & REFUSED_SIZE) != 0 && is_device(config->device_type))
        snprintf(text, length, "size is %zu: expected 1 or more bytes", config->size);
    else if ((refusal & REFUSED_SIZE) != 0)
        snprintf(text, length,
                 "size is %zu: expected 1 to %zu bytes (ISTHMUS_SPACES_SIZE; limits of the system "
                 "and SHMEM_SYMMETRIC_SIZE may leave less than that wants)",
                 config->size, layout.room_length);
    else if ((refusal & REFUSED_OWN) != 0)
        snprintf(
            text, length,
            "memory is, on some PE, no %zu bytes of one device of type %d at a multiple of %d, "
            "or is in another space",
            config->size, (int)config->device_type, HEAP_ALIGNMENT);
}

/* What the machine lacks; "" if nothing is to be said. */
static void describe_lack(const struct space_request *request, uint64_t refusal, char *text,
                          size_t length)
{
    const shmem_space_config_t *config = request->config;
    if ((refusal & REFUSED_NUMBERS) != 0)
        snprintf(text, length, "there are %d spaces: expected fewer", SPACES_MOST);
    else if ((refusal & REFUSED_ROOM) != 0)
        snprintf(text, length,
                 "no room for %zu bytes: spaces have %zu bytes, %zu of them in use, and the "
                 "largest free range has %zu; set ISTHMUS_SPACES_SIZE for more",
                 config->size, heap_length(room.heap), heap_bytes_in_use(room.heap),
                 heap_largest_free(room.heap));
    else if ((refusal & REFUSED_RECORDS) != 0)
        snprintf(text, length, "a PE is out of memory");
    else if (refusal == REFUSED_DEVICE && job.debug)
        snprintf(text, length, "no PE has memory of this type (%d)", (int)config->device_type);
}

/* The first PE tells of what is wrong with the call or with the machine; that there is no such
 * device is an answer. */
static void explain(const char *routine, const struct space_request *request, uint64_t refusal)
{
    char text[400] = "";
    if (job.me != 0)
        return;
    describe_mistake(request, refusal, text, sizeof text);
    if (text[0] == '\0')
        describe_lack(request, refusal, text, sizeof text);
    if (text[0] != '\0')
        report_warning(routine, "%s", text);
}

int space_build(const char *routine, const struct space_request *request, struct space **created)
{
    struct bid agreed = {.refusal = judge(request)};
    if (agreed.refusal == 0)
        agreed.types = UINT64_C(1) << request->config->device_type;
    struct space *space = agreed.refusal == 0 ? new_space(request) : NULL;
    *created = NULL;
    if (room.heap == NULL)
        room.heap = heap_create(layout.room_length);
    if (room.heap == NULL || (agreed.refusal == 0 && space == NULL))
        agreed.refusal |= REFUSED_RECORDS;
    device_publish_cores();
    set_held(&agreed);
    agree(routine, &agreed);
    bool one_type = (agreed.types & (agreed.types - 1)) == 0;
    uint64_t refusal = agreed.refusal | (one_type ? 0 : REFUSED_TYPE);
    release_parts(routine, &agreed);
    if (refusal == 0 && space != NULL) /* which it is then */
        refusal = build(routine, space, &agreed, request);
    if (refusal != 0 || space == NULL) {
        explain(routine, request, refusal);
        give_up(space);
        return -1;
    }
    if (space->pool.team == NULL) { /* no member */
        give_up(space);
        return 0;
    }
    set_mine(space->number, space);
    *created = space;
    return 0;
}

/* The window stays until all PEs meet in a creation: to free it takes them all. */
void space_take_down(const char *routine, struct space *space)
{
    collective_barrier(routine, space->pool.team);
    memory_close(routine, &space->pool);
    if (space->device != NULL) {
        device_end_imports(space->device, false);
        collective_sync(routine, space->pool.team);
    }
    close_memory(space);
    set_mine(space->number, NULL);
    space->pool.team->family = NULL;
    team_destroy(routine, space->pool.team->handle);
    discard(space);
}

/* What is left when the library stops: the host's memory goes with the node's, the teams with all
 * others. */
static void forget(struct space *space)
{
    memory_close("shmem_finalize", &space->pool);
    if (space->device != NULL)
        device_end_imports(space->device, true);
}

void space_forget_all(const char *routine)
{
    for (int number = 0; number < SPACES_MOST; number++)
        if (room.mine[number] != NULL)
            forget(room.mine[number]);
    if (room.had_devices) /* who has our memory mapped is of this node */
        collective_sync(routine, network_is_cut_off() ? team_from_handle(routine, SHMEM_TEAM_SHARED)
                                                      : &team_world);
    for (int number = 0; number < SPACES_MOST; number++) {
        struct space *space = room.mine[number];
        room.mine[number] = NULL;
        if (space == NULL)
            continue;
        if (space->device != NULL)
            close_device(space, true);
        discard(space);
    }
    memset(room.parts, 0, sizeof room.parts);
    if (room.heap != NULL)
        heap_destroy(room.heap);
    room.heap = NULL;
    room.had_devices = false;
}

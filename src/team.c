#include "team.h"

#include <pthread.h>
#include <stdlib.h>

#include "collective/collective.h"
#include "collective/meeting.h"
#include "context.h"
#include "handle.h"
#include "report.h"

struct team team_world;
static struct team team_shared;

/* The hidden teams of active sets, by their triplets. Entries are only added while the library
 * runs, so looking needs no lock. */
struct active_set {
    struct team team;
    struct active_set *next;
};
enum { BUCKETS = 64 };
static struct active_set *active_sets[BUCKETS];
static pthread_mutex_t active_sets_mutex = PTHREAD_MUTEX_INITIALIZER;

static void start_predefined(struct team *team, shmem_team_t handle, uint64_t key)
{
    *team = (struct team){.stride = 1, .size = job.n_pes, .my_pe = job.me, .handle = handle};
    meeting_find("shmem_init", team, key);
    handle_define((uintptr_t)handle, team);
}

/* On one node shmem_ptr reaches everyone, so the shared team has the PEs of the world. */
void team_start(void)
{
    start_predefined(&team_world, SHMEM_TEAM_WORLD, MEETING_WORLD);
    start_predefined(&team_shared, SHMEM_TEAM_SHARED, MEETING_SHARED);
}

static void discard(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    free(team);
}

static void discard_active_sets(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        while (active_sets[i] != NULL) {
            struct active_set *set = active_sets[i];
            active_sets[i] = set->next;
            free(set);
        }
    }
}

/* No meeting any more: not all members need have the same teams left, and the arena goes anyway. */
void team_stop(void)
{
    uintptr_t handle = 0;
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0)
        discard(handle_look_up(HANDLE_TEAM, handle));
    discard_active_sets();
    handle_destroy((uintptr_t)SHMEM_TEAM_SHARED);
    handle_destroy((uintptr_t)SHMEM_TEAM_WORLD);
    team_shared = team_world = (struct team){0};
    meeting_stop();
}

int team_member(const struct team *team, int world_pe)
{
    int distance = world_pe - team->start;
    if (distance % team->stride != 0)
        return -1;
    int member = distance / team->stride;
    return member >= 0 && member < team->size ? member : -1;
}

struct team *team_from_handle(const char *routine, shmem_team_t handle)
{
    job_require_running(routine);
    if (LIKELY(handle == SHMEM_TEAM_WORLD))
        return &team_world;
    if (handle == SHMEM_TEAM_INVALID)
        return NULL;
    struct team *team = handle_look_up(HANDLE_TEAM, (uintptr_t)handle);
    if (team == NULL)
        report_fatal(routine, "team is %p: expected a team that was made and not destroyed",
                     (void *)handle);
    return team;
}

struct team *team_require(const char *routine, shmem_team_t handle)
{
    struct team *team = team_from_handle(routine, handle);
    if (UNLIKELY(team == NULL))
        report_fatal(routine, "team is SHMEM_TEAM_INVALID: expected a team that this PE is of");
    return team;
}

bool team_is_valid(shmem_team_t handle)
{
    return job.n_pes != 0 && handle_look_up(HANDLE_TEAM, (uintptr_t)handle) != NULL;
}

/* Active sets. */

static struct team *find_active_set(struct active_set *set, int start, int stride, int size)
{
    for (; set != NULL; set = set->next)
        if (set->team.start == start && set->team.stride == stride && set->team.size == size)
            return &set->team;
    return NULL;
}

static void require_active_set(const char *routine, int start, int log_stride, int size)
{
    if (start < 0 || start >= job.n_pes)
        report_fatal(routine, "PE_start is %d: expected 0 to %d", start, job.n_pes - 1);
    if (log_stride < 0 || log_stride > 30)
        report_fatal(routine, "logPE_stride is %d: expected 0 to 30", log_stride);
    if (size < 1)
        report_fatal(routine, "PE_size is %d: expected 1 or more", size);
    long long last = start + ((long long)(size - 1) << log_stride);
    if (last >= job.n_pes)
        report_fatal(
            routine,
            "the active set from PE %d, stride 2^%d, of %d PEs ends at PE %lld: expected at "
            "most %d",
            start, log_stride, size, last, job.n_pes - 1);
}

static struct team *add_active_set(const char *routine, struct active_set **bucket, int start,
                                   int log_stride, int size)
{
    require_active_set(routine, start, log_stride, size);
    struct active_set *set = calloc(1, sizeof *set);
    if (set == NULL)
        report_fatal(routine, "out of memory");
    set->team = (struct team){.start = start, .stride = 1 << log_stride, .size = size};
    set->team.my_pe = team_member(&set->team, job.me);
    if (set->team.my_pe < 0)
        report_fatal(routine,
                     "PE %d is not of the active set from PE %d, stride 2^%d, of %d PEs: expected "
                     "only its PEs to call",
                     job.me, start, log_stride, size);
    meeting_find(routine, &set->team, (uint64_t)size * MEETING_ACTIVE_SET + (uint64_t)log_stride);
    set->next = *bucket;
    __atomic_store_n(bucket, set, __ATOMIC_RELEASE);
    return &set->team;
}

struct team *team_of_active_set(const char *routine, int start, int log_stride, int size)
{
    job_require_running(routine);
    unsigned hash = (unsigned)start * 31 + (unsigned)log_stride * 7 + (unsigned)size;
    struct active_set **bucket = &active_sets[hash % BUCKETS];
    int stride = log_stride >= 0 && log_stride <= 30 ? 1 << log_stride : 0;
    struct team *team =
        find_active_set(__atomic_load_n(bucket, __ATOMIC_ACQUIRE), start, stride, size);
    if (LIKELY(team != NULL))
        return team;
    pthread_mutex_lock(&active_sets_mutex);
    team = find_active_set(*bucket, start, stride, size);
    if (team == NULL)
        team = add_active_set(routine, bucket, start, log_stride, size);
    pthread_mutex_unlock(&active_sets_mutex);
    return team;
}

/* Splits. */

/* A part of a parent team, in the parent's numbers, and the calling PE's place in it. */
struct part {
    int start, stride, size;
    int member; /* -1: not of it */
};

/* What each of the parent's members hands to the others. */
struct offer {
    size_t meeting; /* of the new team, from its first member */
    bool failed;
};

static bool part_is_valid(const struct team *parent, const struct part *part)
{
    long long last = part->start + (part->size - 1LL) * part->stride;
    return part->size >= 1 && part->start >= 0 && part->start < parent->size && last >= 0 &&
           last < parent->size && (part->stride != 0 || part->size == 1);
}

static bool config_is_valid(const shmem_team_config_t *config, long mask)
{
    if (mask == 0)
        return true;
    return mask == SHMEM_TEAM_NUM_CONTEXTS && config != NULL && config->num_contexts >= 0;
}

/* This PE's record of the new team, which has no meeting yet; NULL if there is no memory. */
static struct team *create(const struct team *parent, const struct part *part,
                           const shmem_team_config_t *config, long mask)
{
    struct team *team = calloc(1, sizeof *team);
    if (team == NULL)
        return NULL;
    team->start = team_world_pe(parent, part->start);
    team->stride = part->size == 1 ? 1 : parent->stride * part->stride;
    team->size = part->size;
    team->my_pe = part->member;
    if (mask != 0)
        team->config = *config;
    team->handle = (shmem_team_t)handle_create(HANDLE_TEAM, team);
    if (team->handle == SHMEM_TEAM_INVALID) {
        free(team);
        return NULL;
    }
    return team;
}

static const struct offer *offer_of(const struct team *parent, int member)
{
    return (const void *)meeting_of(parent, member)->payload;
}

static bool anyone_failed(const struct team *parent)
{
    for (int i = 0; i < parent->size; i++)
        if (offer_of(parent, i)->failed)
            return true;
    return false;
}

/* Undoes a split before anyone met in the new team. */
static void give_up(struct team *team)
{
    if (team == NULL)
        return;
    if (team->my_pe == 0)
        meeting_give_back(team);
    discard(team);
}

/* Collective over the parent: 0 and the new team, or NULL for who is not of it; or nonzero
 * on all. */
static int split(const char *routine, struct team *parent, const struct part *part,
                 const shmem_team_config_t *config, long mask, struct team **new_team)
{
    struct offer offer = {0, !part_is_valid(parent, part) || !config_is_valid(config, mask)};
    struct team *team = NULL;
    if (!offer.failed && part->member >= 0) {
        team = create(parent, part, config, mask);
        offer.failed = team == NULL;
    }
    if (team != NULL && team->my_pe == 0)
        offer.meeting = meeting_take(routine, team->size);
    *(struct offer *)(void *)meeting_own(parent)->payload = offer;
    meeting_meet(routine, parent);

    bool failed = anyone_failed(parent);
    if (team != NULL) {
        size_t meeting = offer_of(parent, part->start)->meeting;
        if (!failed || team->my_pe == 0)
            meeting_attach(team, meeting);
        if (failed)
            give_up(team);
    }
    *new_team = failed ? NULL : team;
    return failed ? -1 : 0;
}

static shmem_team_t handle_of(const struct team *team)
{
    return team == NULL ? SHMEM_TEAM_INVALID : team->handle;
}

/* The calling PE's number in a part, -1 if it is not of it. */
static int place_in(const struct team *parent, const struct part *part)
{
    if (part->size == 1)
        return parent->my_pe == part->start ? 0 : -1;
    struct team numbers = {.start = part->start, .stride = part->stride, .size = part->size};
    return part->stride == 0 ? -1 : team_member(&numbers, parent->my_pe);
}

int team_split_strided(const char *routine, shmem_team_t parent_handle, int start, int stride,
                       int size, const shmem_team_config_t *config, long mask,
                       shmem_team_t *new_team)
{
    *new_team = SHMEM_TEAM_INVALID;
    struct team *parent = team_from_handle(routine, parent_handle);
    if (parent == NULL)
        return -1;
    collective_agree(routine, parent, "start", start);
    collective_agree(routine, parent, "stride", stride);
    collective_agree(routine, parent, "size", size);
    struct part part = {start, stride, size, -1};
    struct team *team;
    part.member = place_in(parent, &part);
    int result = split(routine, parent, &part, config, mask, &team);
    *new_team = handle_of(team);
    return result;
}

int team_split_2d(const char *routine, shmem_team_t parent_handle, int xrange,
                  const shmem_team_config_t *x_config, long x_mask, shmem_team_t *x_team,
                  const shmem_team_config_t *y_config, long y_mask, shmem_team_t *y_team)
{
    *x_team = *y_team = SHMEM_TEAM_INVALID;
    struct team *parent = team_from_handle(routine, parent_handle);
    if (parent == NULL || xrange < 1)
        return -1;
    collective_agree(routine, parent, "xrange", xrange);
    int n = parent->size;
    if (xrange > n)
        xrange = n;
    int x = parent->my_pe % xrange, y = parent->my_pe / xrange;
    int row = y * xrange;
    struct part x_part = {row, 1, n - row < xrange ? n - row : xrange, x};
    struct part y_part = {x, xrange, (n - x - 1) / xrange + 1, y};
    struct team *x_new, *y_new;
    if (split(routine, parent, &x_part, x_config, x_mask, &x_new) != 0)
        return -1;
    if (split(routine, parent, &y_part, y_config, y_mask, &y_new) != 0) {
        give_up(x_new);
        return -1;
    }
    *x_team = handle_of(x_new);
    *y_team = handle_of(y_new);
    return 0;
}

void team_destroy(const char *routine, shmem_team_t handle)
{
    struct team *team = team_from_handle(routine, handle);
    if (team == NULL)
        return;
    if (team == &team_world || team == &team_shared)
        report_fatal(routine, "team is %s: expected a team made by a split",
                     team == &team_world ? "SHMEM_TEAM_WORLD" : "SHMEM_TEAM_SHARED");
    context_destroy_of_team(team);
    collective_sync(routine, team);
    if (team->my_pe == 0)
        meeting_give_back(team);
    discard(team);
}

int team_get_config(const char *routine, shmem_team_t handle, long mask,
                    shmem_team_config_t *config)
{
    const struct team *team = team_from_handle(routine, handle);
    if (team == NULL)
        return -1;
    if ((mask & ~SHMEM_TEAM_NUM_CONTEXTS) != 0)
        report_fatal(routine, "config_mask is %#lx: expected 0 or SHMEM_TEAM_NUM_CONTEXTS", mask);
    if (mask == 0)
        return 0;
    if (config == NULL)
        report_fatal(routine, "config is a null pointer: expected a configuration, for config_mask "
                              "is not 0");
    config->num_contexts = team->config.num_contexts;
    return 0;
}

int team_my_pe(const char *routine, shmem_team_t handle)
{
    const struct team *team = team_from_handle(routine, handle);
    return team == NULL ? -1 : team->my_pe;
}

int team_n_pes(const char *routine, shmem_team_t handle)
{
    const struct team *team = team_from_handle(routine, handle);
    return team == NULL ? -1 : team->size;
}

int team_translate_pe(const char *routine, shmem_team_t source, int pe, shmem_team_t dest)
{
    const struct team *from = team_from_handle(routine, source);
    const struct team *to = team_from_handle(routine, dest);
    if (from == NULL || to == NULL || (unsigned)pe >= (unsigned)from->size)
        return -1;
    return team_member(to, team_world_pe(from, pe));
}

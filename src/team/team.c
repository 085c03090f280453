#include "team.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/handle.h"
#include "base/report.h"
#include "collective/collective.h"
#include "collective/leaders.h"
#include "collective/meeting.h"
#include "context.h"
#include "memory/segment.h"
#include "transport/path.h"

struct team team_world;
static struct team team_shared;

/* The hidden teams of active sets, by their triplets and, where a PE has several threads, which may
 * be in collectives of one set at a time, by the place of pSync, 0 else. Entries are only added
 * while the library runs, so looking needs no lock. */
struct active_set {
    struct team team;
    uint64_t p_sync;
    struct active_set *next;
};
enum { BUCKETS = 64 };
static struct active_set *active_sets[BUCKETS];
static pthread_mutex_t active_sets_mutex = PTHREAD_MUTEX_INITIALIZER;

/* Ids are handed out from here; see agreed_id. */
static uint64_t next_id = 1;

/* Finds the members that are of this node; false if there is no memory. */
static bool find_local_part(struct team *team)
{
    int most = team->members.size < node.n_pes ? team->members.size : node.n_pes;
    int *places = calloc((size_t)most, sizeof *places);
    if (places == NULL)
        return false;
    for (int i = 0; i < node.n_pes; i++) {
        int place = team->members.stride > 0 ? i : node.n_pes - 1 - i; /* in member order */
        if (!roster_contains(&team->members, node.pes[place]))
            continue;
        if (place == node.place)
            team->my_local = team->local_size;
        places[team->local_size++] = place;
    }
    team->places = places;
    return true;
}

static void start_predefined(struct team *team, shmem_team_t handle, int kind)
{
    team->my_pe = roster_member(&team->members, job.me);
    team->handle = handle;
    if (!find_local_part(team))
        report_fatal("shmem_init", "out of memory");
    meeting_find("shmem_init", team, kind, 0);
    handle_define((uintptr_t)handle, team);
}

/* The PEs that shmem_ptr reaches, as far as a team can have them: those of this node if their
 * numbers have a stride, else the run of consecutive numbers that this PE is in. */
static struct roster sharing_pes(void)
{
    if (!path.direct_inside)
        return (struct roster){.start = job.me, .stride = 1, .size = 1};
    struct roster all = roster_of_list(node.pes, node.n_pes);
    if (all.list == NULL)
        return all;
    int first = node.place;
    while (first > 0 && node.pes[first - 1] == node.pes[first] - 1)
        first--;
    int last = node.place;
    while (last < node.n_pes - 1 && node.pes[last + 1] == node.pes[last] + 1)
        last++;
    return (struct roster){.start = node.pes[first], .stride = 1, .size = last - first + 1};
}

void team_start(void)
{
    team_world = (struct team){.members = {.stride = 1, .size = job.n_pes}};
    start_predefined(&team_world, SHMEM_TEAM_WORLD, MEETING_WORLD);
    team_shared = (struct team){.members = sharing_pes()};
    start_predefined(&team_shared, SHMEM_TEAM_SHARED, MEETING_SHARED);
}

/* Gives back all of a team but its record and its meeting. */
static void dismantle(struct team *team)
{
    leaders_dismiss(team);
    free((void *)team->places);
    free((void *)team->members.list);
}

void team_dismiss_leaders(void)
{
    uintptr_t handle = 0;
    leaders_dismiss(&team_world);
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0)
        leaders_dismiss(handle_look_up(HANDLE_TEAM, handle));
    for (int i = 0; i < BUCKETS; i++)
        for (struct active_set *set = active_sets[i]; set != NULL; set = set->next)
            leaders_dismiss(&set->team);
}

/* To or from a family. */
static void count(struct team_family *family, int more)
{
    if (family != NULL)
        __atomic_fetch_add(&family->living, more, __ATOMIC_RELAXED);
}

static void discard(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    count(team->family, -1);
    dismantle(team);
    free(team);
}

static void discard_active_sets(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        while (active_sets[i] != NULL) {
            struct active_set *set = active_sets[i];
            active_sets[i] = set->next;
            dismantle(&set->team);
            free(set);
        }
    }
}

static void stop_predefined(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    dismantle(team);
    *team = (struct team){0};
}

/* No meeting any more: not all members need have the same teams left, and the arena goes anyway. */
void team_stop(void)
{
    uintptr_t handle = 0;
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0) {
        struct team *team = handle_look_up(HANDLE_TEAM, handle);
        team->family = NULL; /* which went with its space */
        discard(team);
    }
    discard_active_sets();
    stop_predefined(&team_shared);
    stop_predefined(&team_world);
    next_id = 1;
    meeting_stop();
}

int team_local_at(const struct team *team, int place)
{
    for (int local = 0; local < team->local_size; local++)
        if (team->places[local] == place)
            return local;
    return -1;
}

int team_local_of(const struct team *team, int member)
{
    int pe = team_world_pe(team, member);
    return node.of[pe] == node.number ? team_local_at(team, node_place(pe)) : -1;
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

static struct team *find_active_set(struct active_set *set, int start, int stride, int size,
                                    uint64_t p_sync)
{
    for (; set != NULL; set = set->next)
        if (set->team.members.start == start && set->team.members.stride == stride &&
            set->team.members.size == size && set->p_sync == p_sync)
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
                                   int log_stride, int size, uint64_t p_sync)
{
    require_active_set(routine, start, log_stride, size);
    struct active_set *set = report_require_memory(routine, calloc(1, sizeof *set));
    set->team = (struct team){.members = {.start = start, .stride = 1 << log_stride, .size = size}};
    set->team.my_pe = roster_member(&set->team.members, job.me);
    if (set->team.my_pe < 0)
        report_fatal(routine,
                     "PE %d is not of the active set from PE %d, stride 2^%d, of %d PEs: expected "
                     "only its PEs to call",
                     job.me, start, log_stride, size);
    if (!find_local_part(&set->team))
        report_fatal(routine, "out of memory");
    set->team.id = leaders_id_of_set(start, log_stride, size, p_sync);
    set->p_sync = p_sync;
    meeting_find(routine, &set->team, log_stride, p_sync);
    set->next = *bucket;
    __atomic_store_n(bucket, set, __ATOMIC_RELEASE);
    return &set->team;
}

/* 0 also for what is not symmetric: it is an argument that nobody reads or writes. */
static uint64_t place_of_p_sync(const long *p_sync)
{
    const struct segment *segment = segment_find(p_sync, 1);
    return segment == NULL ? 0 : segment_row_place(segment, p_sync) + 1;
}

struct team *team_of_active_set(const char *routine, int start, int log_stride, int size,
                                const long *p_sync)
{
    job_require_running(routine);
    uint64_t place = UNLIKELY(job.has_threads) ? place_of_p_sync(p_sync) : 0;
    unsigned hash =
        (unsigned)start * 31 + (unsigned)log_stride * 7 + (unsigned)size + (unsigned)(place / 64);
    struct active_set **bucket = &active_sets[hash % BUCKETS];
    int stride = log_stride >= 0 && log_stride <= 30 ? 1 << log_stride : 0;
    struct team *team =
        find_active_set(__atomic_load_n(bucket, __ATOMIC_ACQUIRE), start, stride, size, place);
    if (LIKELY(team != NULL))
        return team;
    pthread_mutex_lock(&active_sets_mutex);
    team = find_active_set(*bucket, start, stride, size, place);
    if (team == NULL)
        team = add_active_set(routine, bucket, start, log_stride, size, place);
    pthread_mutex_unlock(&active_sets_mutex);
    return team;
}

/* Splits. */

/* A part of a parent team, in the parent's numbers, and the calling PE's place in it. */
struct part {
    int start, stride, size;
    int member;         /* -1: not of it */
    const int *members; /* all of them, where they have no stride; else NULL */
};

/* What each of the parent's members hands to the others of its node. */
struct offer {
    size_t meeting; /* of the new team, from its local leader */
    uint64_t failed, counter;
};

/* What all of them come to: the maximum of what they offered. */
struct verdict {
    uint64_t failed, counter;
};

static bool part_is_valid(const struct team *parent, const struct part *part)
{
    long long last = part->start + (part->size - 1LL) * part->stride;
    return part->members != NULL ||
           (part->size >= 1 && part->start >= 0 && part->start < parent->members.size &&
            last >= 0 && last < parent->members.size && (part->stride != 0 || part->size == 1));
}

static bool config_is_valid(const shmem_team_config_t *config, long mask)
{
    if (mask == 0)
        return true;
    return mask == SHMEM_TEAM_NUM_CONTEXTS && config != NULL && config->num_contexts >= 0;
}

/* The members of a part that is not a stride of world numbers, unless it happens to be one; false
 * if there is no memory. */
static bool list_members(struct team *team, const struct team *parent, const struct part *part)
{
    int *pes = malloc((size_t)part->size * sizeof *pes);
    if (pes == NULL)
        return false;
    for (int i = 0; i < part->size; i++)
        pes[i] = team_world_pe(parent, part->members != NULL ? part->members[i]
                                                             : part->start + i * part->stride);
    team->members = roster_of_list(pes, part->size);
    if (team->members.list == NULL)
        free(pes);
    return true;
}

static bool set_members(struct team *team, const struct team *parent, const struct part *part)
{
    if (parent->members.list != NULL || part->members != NULL)
        return list_members(team, parent, part);
    team->members =
        (struct roster){.start = team_world_pe(parent, part->start),
                        .stride = part->size == 1 ? 1 : parent->members.stride * part->stride,
                        .size = part->size};
    return true;
}

/* This PE's record of the new team, which has no meeting yet; NULL if there is no memory. */
static struct team *create(const struct team *parent, const struct part *part,
                           const shmem_team_config_t *config, long mask)
{
    struct team *team = calloc(1, sizeof *team);
    if (team == NULL)
        return NULL;
    team->my_pe = part->member;
    if (mask != 0)
        team->config = *config;
    team->family = parent->family;
    count(team->family, 1);
    if (set_members(team, parent, part) && find_local_part(team))
        team->handle = (shmem_team_t)handle_create(HANDLE_TEAM, team);
    if (team->handle == SHMEM_TEAM_INVALID) {
        count(team->family, -1);
        dismantle(team);
        free(team);
        return NULL;
    }
    return team;
}

static const struct offer *offer_of(const struct team *parent, int local)
{
    return (const void *)meeting_of(parent, local)->payload;
}

static struct verdict local_verdict(const struct team *parent)
{
    struct verdict verdict = {0, 0};
    for (int i = 0; i < parent->local_size; i++) {
        const struct offer *offer = offer_of(parent, i);
        verdict.failed |= offer->failed;
        if (offer->counter > verdict.counter)
            verdict.counter = offer->counter;
    }
    return verdict;
}

/* Once the members of each node have met. The offers are read before the next meeting. */
static struct verdict agree_on_verdict(const char *routine, struct team *parent)
{
    if (!team_spans_nodes(parent))
        return local_verdict(parent);
    if (parent->my_local == 0) {
        struct verdict verdict = local_verdict(parent);
        struct leaders *leaders = leaders_enter(routine, parent);
        leaders_reduce(routine, leaders, REDUCE_MAX, REDUCE_TYPE_uint64, &verdict,
                       sizeof verdict / sizeof(uint64_t));
        *(struct verdict *)(void *)meeting_own(parent)->payload = verdict;
    }
    meeting_meet(routine, parent);
    return *(const struct verdict *)(const void *)meeting_of(parent, 0)->payload;
}

/* Threads that split different teams at one time may agree on one counter, so the parent counts
 * too: one team's splits come one after the other. */
static uint64_t agreed_id(const struct team *parent, uint64_t counter)
{
    uint64_t next = __atomic_load_n(&next_id, __ATOMIC_RELAXED);
    while (next <= counter && !__atomic_compare_exchange_n(&next_id, &next, counter + 1, true,
                                                           __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
    return leaders_id_of_part(parent->id, counter);
}

/* Undoes a split before anyone met in the new team. */
static void give_up(struct team *team)
{
    if (team == NULL)
        return;
    meeting_leave(team);
    discard(team);
}

/* Collective over the parent: 0 and the new team, or NULL for who is not of it; or nonzero
 * on all. */
static int split(const char *routine, struct team *parent, const struct part *part,
                 const shmem_team_config_t *config, long mask, struct team **new_team)
{
    struct offer offer = {.failed = !part_is_valid(parent, part) || !config_is_valid(config, mask),
                          .counter = __atomic_load_n(&next_id, __ATOMIC_RELAXED)};
    struct team *team = NULL;
    if (!offer.failed && part->member >= 0) {
        team = create(parent, part, config, mask);
        offer.failed = team == NULL;
    }
    if (team != NULL && team->my_local == 0)
        offer.meeting = meeting_take(routine, team->local_size);
    *(struct offer *)(void *)meeting_own(parent)->payload = offer;
    meeting_meet(routine, parent);

    size_t meeting =
        team == NULL ? 0 : offer_of(parent, team_local_at(parent, team->places[0]))->meeting;
    struct verdict verdict = agree_on_verdict(routine, parent);
    uint64_t id = agreed_id(parent, verdict.counter);
    if (team != NULL) {
        team->id = id;
        if (!verdict.failed || team->my_local == 0)
            meeting_attach(team, meeting);
        if (verdict.failed)
            give_up(team);
    }
    *new_team = verdict.failed ? NULL : team;
    return verdict.failed ? -1 : 0;
}

static shmem_team_t handle_of(const struct team *team)
{
    return team == NULL ? SHMEM_TEAM_INVALID : team->handle;
}

/* The calling PE's number in a part, -1 if it is not of it, or the part is none. */
static int place_in(const struct team *parent, const struct part *part)
{
    if (!part_is_valid(parent, part))
        return -1;
    if (part->size == 1)
        return parent->my_pe == part->start ? 0 : -1;
    struct roster numbers = {.start = part->start, .stride = part->stride, .size = part->size};
    return roster_member(&numbers, parent->my_pe);
}

int team_split_members(const char *routine, shmem_team_t parent_handle, const int *members,
                       int n_members, shmem_team_t *new_team)
{
    struct team *parent = team_require(routine, parent_handle), *team;
    struct part part = {.start = members[0], .size = n_members, .member = -1, .members = members};
    for (int i = 0; i < n_members; i++)
        if (members[i] == parent->my_pe)
            part.member = i;
    int result = split(routine, parent, &part, NULL, 0, &team);
    *new_team = handle_of(team);
    return result;
}

int team_split_strided(const char *routine, shmem_team_t parent_handle, int start, int stride,
                       int size, const shmem_team_config_t *config, long mask,
                       shmem_team_t *new_team)
{
    check_result(routine, "new_team", new_team);
    *new_team = SHMEM_TEAM_INVALID;
    struct team *parent = team_from_handle(routine, parent_handle);
    if (parent == NULL)
        return -1;
    collective_agree(routine, parent, "start", start);
    collective_agree(routine, parent, "stride", stride);
    collective_agree(routine, parent, "size", size);
    struct part part = {start, stride, size, -1, NULL};
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
    check_result(routine, "xaxis_team", x_team);
    check_result(routine, "yaxis_team", y_team);
    *x_team = *y_team = SHMEM_TEAM_INVALID;
    struct team *parent = team_from_handle(routine, parent_handle);
    if (parent == NULL || xrange < 1)
        return -1;
    collective_agree(routine, parent, "xrange", xrange);
    int n = parent->members.size;
    if (xrange > n)
        xrange = n;
    int x = parent->my_pe % xrange, y = parent->my_pe / xrange;
    int row = y * xrange;
    struct part x_part = {row, 1, n - row < xrange ? n - row : xrange, x, NULL};
    struct part y_part = {x, xrange, (n - x - 1) / xrange + 1, y, NULL};
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
    collective_agree(routine, team, "the team's size", team->members.size);
    meeting_meet(routine, team); /* other nodes have memory of their own to give back */
    meeting_leave(team);
    discard(team);
}

int team_get_config(const char *routine, shmem_team_t handle, long mask,
                    shmem_team_config_t *config)
{
    const struct team *team = team_from_handle(routine, handle);
    if (team == NULL)
        return -1;
    if ((mask & SHMEM_TEAM_NUM_CONTEXTS) == 0)
        return 0;
    if (config == NULL)
        report_fatal(routine, "config is a null pointer: expected a configuration, for config_mask "
                              "has SHMEM_TEAM_NUM_CONTEXTS");
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
    return team == NULL ? -1 : team->members.size;
}

int team_translate_pe(const char *routine, shmem_team_t source, int pe, shmem_team_t dest)
{
    const struct team *from = team_from_handle(routine, source);
    const struct team *to = team_from_handle(routine, dest);
    if (from == NULL || to == NULL || (unsigned)pe >= (unsigned)from->members.size)
        return -1;
    return roster_member(&to->members, team_world_pe(from, pe));
}

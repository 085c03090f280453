#include "split.h"

#include <stdlib.h>

#include "base/check.h"
#include "base/handle.h"
#include "base/report.h"
#include "collective.h"
#include "communicators.h"
#include "leaders.h"
#include "meeting.h"
#include "operations/contexts.h"
#include "published.h"
#include "shmemx.h"
#include "underway.h"

/* Ids are handed out from here; see agreed_id. */
static uint64_t next_id = 1;

/* To or from a family. */
static void count(struct team_family *family, int more)
{
    if (family != NULL)
        __atomic_fetch_add(&family->living, more, __ATOMIC_RELAXED);
}

void split_discard(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    count(team->family, -1);
    leaders_dismiss(team);
    communicator_dismiss(team);
    team_free_lists(team);
    free(team);
}

/* A part of a parent team, in the parent's numbers, and the calling PE's place in it. */
struct part {
    int start, stride, size;
    int member;         /* -1: not of it */
    const int *members; /* all of them, where they have no stride; else NULL */
};

/* What each of the parent's members hands to the others of its node, or of the new team's. */
struct offer {
    size_t meeting; /* of the new team, from its local leader */
    uint64_t failed, counter;
};
_Static_assert(sizeof(struct offer) <= CELL_PAYLOAD, "an offer goes by a cell");

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
    bool made = roster_of_list(&team->members, pes, part->size);
    free(pes);
    return made;
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
static struct team *create_team(const struct team *parent, const struct part *part,
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
    if (set_members(team, parent, part) && team_find_local_part(team))
        team->handle = (shmem_team_t)handle_create(HANDLE_TEAM, team);
    if (team->handle == SHMEM_TEAM_INVALID) {
        count(team->family, -1);
        team_free_lists(team);
        free(team);
        return NULL;
    }
    ASSERT(team_world_pe(team, team->my_pe) == job.me);
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
static void give_up_team(struct team *team)
{
    if (team == NULL)
        return;
    meeting_leave(team);
    split_discard(team);
}

/* This PE's record of the new team, and what it offers; NULL if that failed. */
static struct team *prepare_team(const char *routine, const struct team *parent,
                                 const struct part *part, const shmem_team_config_t *config,
                                 long mask, struct offer *offer)
{
    struct team *team = create_team(parent, part, config, mask);
    offer->failed = team == NULL;
    if (team != NULL && team->my_local == 0)
        offer->meeting = meeting_take(routine, team->local_size);
    return team;
}

/* The team, once all have their records; NULL where it is none of this PE's, or another failed. */
static struct team *finish_team(const char *routine, struct team *team, uint64_t id, size_t meeting,
                                bool failed)
{
    if (team == NULL)
        return NULL;
    team->id = id;
    if (!failed || team->my_local == 0)
        meeting_attach(team, meeting);
    team_require_valid(routine, team);
    if (failed)
        give_up_team(team);
    return failed ? NULL : team;
}

/* Collective over the parent: 0 and the new team, or NULL for who is not of it; or nonzero
 * on all. */
static int split_team(const char *routine, struct team *parent, const struct part *part,
                      const shmem_team_config_t *config, long mask, struct team **new_team)
{
    struct offer offer = {.failed = !part_is_valid(parent, part) || !config_is_valid(config, mask),
                          .counter = __atomic_load_n(&next_id, __ATOMIC_RELAXED)};
    struct team *team = NULL;
    if (!offer.failed && part->member >= 0)
        team = prepare_team(routine, parent, part, config, mask, &offer);
    *(struct offer *)(void *)meeting_own(parent)->payload = offer;
    meeting_meet(routine, parent);

    size_t meeting =
        team == NULL ? 0 : offer_of(parent, team_local_at(parent, team->places[0]))->meeting;
    struct verdict verdict = agree_on_verdict(routine, parent);
    uint64_t id = agreed_id(parent, verdict.counter);
    *new_team = finish_team(routine, team, id, meeting, verdict.failed);
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
    int result = split_team(routine, parent, &part, NULL, 0, &team);
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
    int result = split_team(routine, parent, &part, config, mask, &team);
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
    if (split_team(routine, parent, &x_part, x_config, x_mask, &x_new) != 0)
        return -1;
    if (split_team(routine, parent, &y_part, y_config, y_mask, &y_new) != 0) {
        give_up_team(x_new);
        return -1;
    }
    *x_team = handle_of(x_new);
    *y_team = handle_of(y_new);
    return 0;
}

/* ---- By color ---- */

struct chosen {
    int key, member; /* the parent's number */
};

static int compare_chosen(const void *left, const void *right)
{
    const struct chosen *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->member - b->member;
}

/* Those of the parent's members that gave this color, which this PE did, in the order of the new
 * team; to be freed. What members gave travels some at a time. */
static struct chosen *choose(const char *routine, struct team *parent, int color, int key,
                             int *n_chosen)
{
    enum { WORDS = 32 };
    int n = parent->members.size, found = 0;
    struct chosen *chosen = report_require_memory(routine, malloc((size_t)n * sizeof *chosen));
    for (int first = 0; first < n; first += WORDS) {
        uint64_t words[WORDS] = {0};
        unsigned mine = (unsigned)(parent->my_pe - first);
        if (mine < WORDS)
            words[mine] = (uint64_t)(uint32_t)color << 32 | (uint32_t)key;
        collective_or(routine, parent, words, WORDS);
        for (int i = 0; i < WORDS && first + i < n; i++)
            if ((int)(words[i] >> 32) == color)
                chosen[found++] = (struct chosen){(int)(uint32_t)words[i], first + i};
    }
    ASSERT(found > 0); /* this PE's own */
    qsort(chosen, (size_t)found, sizeof *chosen, compare_chosen);
    *n_chosen = found;
    return chosen;
}

int team_split_colored(const char *routine, shmem_team_t parent_handle, int color, int key,
                       shmem_team_t *new_team)
{
    check_result(routine, "new_team", new_team);
    *new_team = SHMEM_TEAM_INVALID;
    struct team *parent = team_from_handle(routine, parent_handle), *team;
    if (parent == NULL)
        return -1;
    if (color < 0 && color != SHMEMX_TEAM_NO_COLOR)
        report_fatal(routine, "color is %d: expected 0 or above, or SHMEMX_TEAM_NO_COLOR", color);
    int n_chosen;
    struct chosen *chosen = choose(routine, parent, color, key, &n_chosen);
    int *members = report_require_memory(routine, malloc((size_t)n_chosen * sizeof *members));
    struct part part = {.size = n_chosen, .member = -1, .members = members};
    for (int i = 0; i < n_chosen; i++) {
        members[i] = chosen[i].member;
        if (members[i] == parent->my_pe && color != SHMEMX_TEAM_NO_COLOR)
            part.member = i;
    }
    free(chosen);
    int result = split_team(routine, parent, &part, NULL, 0, &team);
    free(members);
    *new_team = handle_of(team);
    return result;
}

/* ---- Of communicators ---- */

static bool any_failed(const struct offer *offers, int n_pes)
{
    for (int i = 0; i < n_pes; i++)
        if (offers[i].failed)
            return true;
    return false;
}

/* Of these PEs of the job, who are the communicator's. Its members have no team to meet in before.
 */
static struct team *join(const char *routine, const void *comm, const int *pes, int n_pes)
{
    struct offer *offers = report_require_memory(routine, malloc((size_t)n_pes * sizeof *offers));
    struct offer offer = {.counter = __atomic_fetch_add(&next_id, 1, __ATOMIC_RELAXED)};
    struct part part = {.size = n_pes, .members = pes};
    while (pes[part.member] != job.me)
        part.member++;
    struct team *team = prepare_team(routine, &team_world, &part, NULL, 0, &offer);
    communicator_gather(routine, comm, pes, n_pes, &offer, offers, sizeof offer);
    bool failed = any_failed(offers, n_pes);
    uint64_t id = leaders_id_of_comm(pes[0], offers[0].counter);
    size_t meeting = team == NULL ? 0 : offers[team_local_member(team, 0)].meeting;
    free(offers);
    return finish_team(routine, team, id, meeting, failed);
}

int team_of_communicator(const char *routine, int mpi, const void *comm, shmem_team_t *new_team)
{
    check_result(routine, "team", new_team);
    int n_pes, *pes = communicator_pes(routine, mpi, comm, &n_pes);
    struct team *team = pes == NULL ? NULL : join(routine, comm, pes, n_pes);
    free(pes);
    *new_team = handle_of(team);
    return team == NULL ? -1 : 0;
}

/* ---- Their end ---- */

void team_destroy(const char *routine, shmem_team_t handle)
{
    struct team *team = team_from_handle(routine, handle);
    if (team == NULL)
        return;
    if (handle == SHMEM_TEAM_WORLD || handle == SHMEM_TEAM_SHARED)
        report_fatal(routine, "team is %s: expected a team made by a split",
                     handle == SHMEM_TEAM_WORLD ? "SHMEM_TEAM_WORLD" : "SHMEM_TEAM_SHARED");
    context_destroy_of_team(team);
    underway_leave(routine, team);
    collective_agree(routine, team, "the team's size", team->members.size);
    meeting_meet(routine, team); /* other nodes have memory of their own to give back */
    published_leave(team);
    meeting_leave(team);
    split_discard(team);
}

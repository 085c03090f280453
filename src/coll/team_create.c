#include "team_create.h"

#include <stdlib.h>

#include "active_set.h"
#include "base/check.h"
#include "base/handle.h"
#include "base/report.h"
#include "coll.h"
#include "coll/nbc/nbc_request.h"
#include "coll/net/leader_coll.h"
#include "coll/shm/exposed.h"
#include "coll/shm/shm_sync.h"
#include "net/transport.h"
#include "rma/context_create.h"
#include "shmemx.h"
#include "team_comm.h"

/* ---- Predefined teams ---- */

static struct team team_shared;

static void team_create_start_predefined(struct team *team, shmem_team_t handle, int kind)
{
    team->my_pe = rank_map_member(&team->members, job.me);
    team->handle = handle;
    if (!team_find_local_members(team))
        report_fatal("shmem_init", "out of memory");
    shm_sync_find("shmem_init", team, kind, 0);
    handle_define((uintptr_t)handle, team);
}

/* Returns the PEs of SHMEM_TEAM_SHARED, for which shmem_ptr returns pointers. These are the PEs of
 * this node if their numbers have a constant stride. Otherwise they are the range of consecutive
 * numbers on this node that contains this PE. If the PEs of a node do not share memory, the team
 * contains only this PE. */
static struct rank_map team_create_pes_of_shared_team(void)
{
    if (selection.inside.data != TRANSPORT_SHM)
        return (struct rank_map){.start = job.me, .stride = 1, .size = 1};
    struct rank_map all;
    if (rank_map_from_stride(&all, node.pes, node.n_pes))
        return all;
    int first = node.rank;
    while (first > 0 && node.pes[first - 1] == node.pes[first] - 1)
        first--;
    int last = node.rank;
    while (last < node.n_pes - 1 && node.pes[last + 1] == node.pes[last] + 1)
        last++;
    return (struct rank_map){.start = node.pes[first], .stride = 1, .size = last - first + 1};
}

void team_create_predefined(void)
{
    team_world = (struct team){.members = {.stride = 1, .size = job.n_pes}};
    team_create_start_predefined(&team_world, SHMEM_TEAM_WORLD, SHM_SYNC_WORLD);
    /* The id must differ from the id of SHMEM_TEAM_WORLD, which is 0. */
    team_shared = (struct team){.members = team_create_pes_of_shared_team(), .id = UINT64_MAX};
    team_create_start_predefined(&team_shared, SHMEM_TEAM_SHARED, SHM_SYNC_SHARED);
}

static void team_create_free_comms_of(struct team *team)
{
    leader_coll_free(team);
    team_comm_free(team);
}

void team_free_comms(void)
{
    uintptr_t handle = 0;
    team_create_free_comms_of(&team_world);
    team_create_free_comms_of(&team_shared);
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0)
        team_create_free_comms_of(handle_look_up(HANDLE_TEAM, handle));
    active_set_free_leaders();
}

static void team_create_stop_predefined(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    team_create_free_comms_of(team);
    team_free_lists(team);
    *team = (struct team){0};
}

/* Frees the teams that the program has not destroyed. Their members are not synchronized, because
 * each PE may have different teams left. The shared-memory state of the teams need not be freed,
 * because the arena that contains it is unmapped afterwards. */
void team_destroy_all(void)
{
    uintptr_t handle = 0;
    nbc_request_stop("shmem_finalize");
    while ((handle = handle_next(HANDLE_TEAM, handle)) != 0) {
        struct team *team = handle_look_up(HANDLE_TEAM, handle);
        /* The memory space of the team has been freed already. */
        team->owning_space = NULL;
        team_create_discard(team);
    }
    active_set_stop();
    team_create_stop_predefined(&team_shared);
    team_create_stop_predefined(&team_world);
    exposed_stop();
    shm_sync_stop();
}

/* ---- Splits of a parent team ---- */

/* Counter from which the ids of new teams are computed (team_create_agreed_id). */
static uint64_t next_id = 1;

/* Adds `more` to the number of teams of a memory space. `owning_space` is NULL if the team belongs
 * to no space. */
static void team_create_count_living(struct owning_space *owning_space, int more)
{
    if (owning_space != NULL)
        __atomic_fetch_add(&owning_space->n_teams, more, __ATOMIC_RELAXED);
}

void team_create_discard(struct team *team)
{
    handle_destroy((uintptr_t)team->handle);
    team_create_count_living(team->owning_space, -1);
    leader_coll_free(team);
    team_comm_free(team);
    team_free_lists(team);
    free(team);
}

/* A subset of a parent team. PE numbers are those of the parent. */
struct subset {
    int start, stride, size;
    int member;         /* number of this PE in the subset; -1: not a member */
    const int *members; /* list of members; NULL if start, stride and size describe the subset */
};

/* Vote of a PE when a team is created. Each member of the parent passes its vote to the other
 * members. */
struct split_vote {
    size_t sync; /* arena offset of the new team's struct shm_sync, which its local leader has
                    allocated */
    /* `failed`: 1 if this PE cannot create the team. `counter`: value of next_id on this PE. */
    uint64_t failed, counter;
};
_Static_assert(sizeof(struct split_vote) <= SHM_SYNC_PAYLOAD,
               "a vote fits the payload of shm_sync");

/* Result of the votes of all members: the maximum of `failed` and the maximum of `counter`. */
struct decision {
    uint64_t failed, counter;
};

static bool team_create_subset_is_valid(const struct team *parent, const struct subset *subset)
{
    long long last = subset->start + (subset->size - 1LL) * subset->stride;
    return subset->members != NULL ||
           (subset->size >= 1 && subset->start >= 0 && subset->start < parent->members.size &&
            last >= 0 && last < parent->members.size && (subset->stride != 0 || subset->size == 1));
}

static bool team_create_config_is_valid(const shmem_team_config_t *config, long mask)
{
    if (mask == 0)
        return true;
    return mask == SHMEM_TEAM_NUM_CONTEXTS && config != NULL && config->num_contexts >= 0;
}

/* Sets the members of the team from a list of PEs. Also used if the subset has a constant stride,
 * but the parent's members are a list. Returns false if the host is out of memory. */
static bool team_create_list_members(struct team *team, const struct team *parent,
                                     const struct subset *subset)
{
    int *pes = malloc((size_t)subset->size * sizeof *pes);
    if (pes == NULL)
        return false;
    for (int i = 0; i < subset->size; i++)
        pes[i] =
            team_world_pe(parent, subset->members != NULL ? subset->members[i]
                                                          : subset->start + i * subset->stride);
    bool made = rank_map_from_list(&team->members, pes, subset->size);
    free(pes);
    return made;
}

static bool team_create_set_members(struct team *team, const struct team *parent,
                                    const struct subset *subset)
{
    if (parent->members.list != NULL || subset->members != NULL)
        return team_create_list_members(team, parent, subset);
    team->members =
        (struct rank_map){.start = team_world_pe(parent, subset->start),
                          .stride = subset->size == 1 ? 1 : parent->members.stride * subset->stride,
                          .size = subset->size};
    return true;
}

/* Creates this PE's record of the new team, without shared-memory state. Returns NULL if the host
 * is out of memory. */
static struct team *team_create_team(const struct team *parent, const struct subset *subset,
                                     const shmem_team_config_t *config, long mask)
{
    struct team *team = calloc(1, sizeof *team);
    if (team == NULL)
        return NULL;
    team->my_pe = subset->member;
    if (mask != 0)
        team->config = *config;
    team->owning_space = parent->owning_space;
    team_create_count_living(team->owning_space, 1);
    if (team_create_set_members(team, parent, subset) && team_find_local_members(team))
        team->handle = (shmem_team_t)handle_create(HANDLE_TEAM, team);
    if (team->handle == SHMEM_TEAM_INVALID) {
        team_create_count_living(team->owning_space, -1);
        team_free_lists(team);
        free(team);
        return NULL;
    }
    ASSERT(team_world_pe(team, team->my_pe) == job.me);
    return team;
}

static const struct split_vote *team_create_split_vote_of(const struct team *parent, int local)
{
    return (const void *)shm_sync_slot_of(parent, local)->payload;
}

static struct decision team_create_combine_votes(const struct team *parent)
{
    struct decision decision = {0, 0};
    for (int i = 0; i < parent->local_size; i++) {
        const struct split_vote *split_vote = team_create_split_vote_of(parent, i);
        decision.failed |= split_vote->failed;
        if (split_vote->counter > decision.counter)
            decision.counter = split_vote->counter;
    }
    return decision;
}

/* Combines the votes of all members of the parent. Called after the barrier at which the members of
 * each node exposed their votes. The slots must be read before the next barrier. */
static struct decision team_create_agree_on_decision(const char *routine, struct team *parent)
{
    if (!team_spans_nodes(parent))
        return team_create_combine_votes(parent);
    if (parent->local_rank == 0) {
        struct decision decision = team_create_combine_votes(parent);
        struct leaders *leaders = leaders_enter(routine, parent);
        leader_coll_allreduce(routine, leaders, REDUCE_MAX, REDUCE_TYPE_uint64, &decision,
                              &decision, sizeof decision / sizeof(uint64_t));
        *(struct decision *)(void *)shm_sync_own_slot(parent)->payload = decision;
    }
    shm_sync_barrier(routine, parent);
    return *(const struct decision *)(const void *)shm_sync_slot_of(parent, 0)->payload;
}

/* Returns the id of a new team, computed from the id of the parent and the agreed counter. The
 * counter alone is not unique, because threads that split different teams at the same time may
 * agree on the same counter. Splits of one team never overlap. */
static uint64_t team_create_agreed_id(const struct team *parent, uint64_t counter)
{
    uint64_t next = __atomic_load_n(&next_id, __ATOMIC_RELAXED);
    while (next <= counter && !__atomic_compare_exchange_n(&next_id, &next, counter + 1, true,
                                                           __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
    return leaders_id_of_split(parent->id, counter);
}

/* Frees the record of a new team in which no member has synchronized yet. */
static void team_create_discard_unfinished(struct team *team)
{
    if (team == NULL)
        return;
    shm_sync_detach(team);
    team_create_discard(team);
}

/* Creates this PE's record of the new team, and fills in the vote of this PE. Returns NULL if the
 * host is out of memory. */
static struct team *team_create_prepare_team(const char *routine, const struct team *parent,
                                             const struct subset *subset,
                                             const shmem_team_config_t *config, long mask,
                                             struct split_vote *split_vote)
{
    struct team *team = team_create_team(parent, subset, config, mask);
    split_vote->failed = team == NULL;
    if (team != NULL && team->local_rank == 0)
        split_vote->sync = shm_sync_alloc(routine, team->local_size);
    return team;
}

/* Completes the new team after the votes were combined. If another PE failed, frees the record of
 * the team and returns NULL. Also returns NULL if this PE is not a member of the new team. */
static struct team *team_create_finish_team(const char *routine, struct team *team, uint64_t id,
                                            size_t sync, bool failed)
{
    if (team == NULL)
        return NULL;
    team->id = id;
    if (!failed || team->local_rank == 0)
        shm_sync_attach(team, sync);
    team_require_valid(routine, team);
    if (failed)
        team_create_discard_unfinished(team);
    return failed ? NULL : team;
}

/* Splits the parent team. Returns 0 and stores the new team in *new_team, or NULL if this PE is not
 * a member. If a member of the parent failed, returns a nonzero value on all members. Collective
 * over the parent. */
static int team_create_split_team(const char *routine, struct team *parent,
                                  const struct subset *subset, const shmem_team_config_t *config,
                                  long mask, struct team **new_team)
{
    struct split_vote split_vote = {.failed = !team_create_subset_is_valid(parent, subset) ||
                                              !team_create_config_is_valid(config, mask),
                                    .counter = __atomic_load_n(&next_id, __ATOMIC_RELAXED)};
    struct team *team = NULL;
    if (!split_vote.failed && subset->member >= 0)
        team = team_create_prepare_team(routine, parent, subset, config, mask, &split_vote);
    *(struct split_vote *)(void *)shm_sync_own_slot(parent)->payload = split_vote;
    shm_sync_barrier(routine, parent);

    size_t sync =
        team == NULL
            ? 0
            : team_create_split_vote_of(parent, team_local_rank_at(parent, team->node_ranks[0]))
                  ->sync;
    struct decision decision = team_create_agree_on_decision(routine, parent);
    uint64_t id = team_create_agreed_id(parent, decision.counter);
    *new_team = team_create_finish_team(routine, team, id, sync, decision.failed);
    return decision.failed ? -1 : 0;
}

static shmem_team_t team_create_handle_of(const struct team *team)
{
    return team == NULL ? SHMEM_TEAM_INVALID : team->handle;
}

/* Returns the number of the calling PE in the subset, or -1 if it is not a member or the subset is
 * invalid. */
static int team_create_member_in(const struct team *parent, const struct subset *subset)
{
    if (!team_create_subset_is_valid(parent, subset))
        return -1;
    if (subset->size == 1)
        return parent->my_pe == subset->start ? 0 : -1;
    struct rank_map numbers = {
        .start = subset->start, .stride = subset->stride, .size = subset->size};
    return rank_map_member(&numbers, parent->my_pe);
}

int team_split_members(const char *routine, shmem_team_t parent_handle, const int *members,
                       int n_members, shmem_team_t *new_team)
{
    struct team *parent = team_require(routine, parent_handle), *team;
    struct subset subset = {
        .start = members[0], .size = n_members, .member = -1, .members = members};
    for (int i = 0; i < n_members; i++)
        if (members[i] == parent->my_pe)
            subset.member = i;
    int result = team_create_split_team(routine, parent, &subset, NULL, 0, &team);
    *new_team = team_create_handle_of(team);
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
    coll_check_same(routine, parent, "start", start);
    coll_check_same(routine, parent, "stride", stride);
    coll_check_same(routine, parent, "size", size);
    struct subset subset = {start, stride, size, -1, NULL};
    struct team *team;
    subset.member = team_create_member_in(parent, &subset);
    int result = team_create_split_team(routine, parent, &subset, config, mask, &team);
    *new_team = team_create_handle_of(team);
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
    coll_check_same(routine, parent, "xrange", xrange);
    int n = parent->members.size;
    if (xrange > n)
        xrange = n;
    int x = parent->my_pe % xrange, y = parent->my_pe / xrange;
    int nbc = y * xrange;
    struct subset x_subset = {nbc, 1, n - nbc < xrange ? n - nbc : xrange, x, NULL};
    struct subset y_subset = {x, xrange, (n - x - 1) / xrange + 1, y, NULL};
    struct team *x_new, *y_new;
    if (team_create_split_team(routine, parent, &x_subset, x_config, x_mask, &x_new) != 0)
        return -1;
    if (team_create_split_team(routine, parent, &y_subset, y_config, y_mask, &y_new) != 0) {
        team_create_discard_unfinished(x_new);
        return -1;
    }
    *x_team = team_create_handle_of(x_new);
    *y_team = team_create_handle_of(y_new);
    return 0;
}

/* ---- Splits of a parent team by color ---- */

struct color_member {
    int key, member; /* `member` is the PE number in the parent */
};

static int team_create_compare_color_members(const void *early_routine, const void *right)
{
    const struct color_member *a = early_routine, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return a->member - b->member;
}

/* Returns the members of the parent that passed this color, in the order of the new team. The
 * caller frees the array. Colors and keys are exchanged in rounds; each round has the values of
 * WORDS members. */
static struct color_member *team_create_collect_color_members(const char *routine,
                                                              struct team *parent, int color,
                                                              int key, int *n_color_members)
{
    enum { WORDS = 32 };
    int n = parent->members.size, found = 0;
    struct color_member *color_member =
        report_require_memory(routine, malloc((size_t)n * sizeof *color_member));
    for (int first = 0; first < n; first += WORDS) {
        uint64_t words[WORDS] = {0};
        unsigned mine = (unsigned)(parent->my_pe - first);
        if (mine < WORDS)
            words[mine] = (uint64_t)(uint32_t)color << 32 | (uint32_t)key;
        coll_allreduce_or(routine, parent, words, WORDS);
        for (int i = 0; i < WORDS && first + i < n; i++)
            if ((int)(words[i] >> 32) == color)
                color_member[found++] = (struct color_member){(int)(uint32_t)words[i], first + i};
    }
    ASSERT(found > 0); /* found at least this PE itself */
    /* Caller of team_create_compare_color_members: qsort. */
    qsort(color_member, (size_t)found, sizeof *color_member, team_create_compare_color_members);
    *n_color_members = found;
    return color_member;
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
    int n_color_members;
    struct color_member *color_member =
        team_create_collect_color_members(routine, parent, color, key, &n_color_members);
    int *members =
        report_require_memory(routine, malloc((size_t)n_color_members * sizeof *members));
    struct subset subset = {.size = n_color_members, .member = -1, .members = members};
    for (int i = 0; i < n_color_members; i++) {
        members[i] = color_member[i].member;
        if (members[i] == parent->my_pe && color != SHMEMX_TEAM_NO_COLOR)
            subset.member = i;
    }
    free(color_member);
    int result = team_create_split_team(routine, parent, &subset, NULL, 0, &team);
    free(members);
    *new_team = team_create_handle_of(team);
    return result;
}

/* ---- Teams created from MPI communicators ---- */

static bool team_create_any_failed(const struct split_vote *split_votes, int n_pes)
{
    for (int i = 0; i < n_pes; i++)
        if (split_votes[i].failed)
            return true;
    return false;
}

/* Creates a team of the PEs `pes`, which are the processes of the communicator in the order of
 * their ranks. These PEs have no common team yet, so they exchange their votes with an allgather of
 * MPI. */
static struct team *team_create_from_members(const char *routine, const void *comm, const int *pes,
                                             int n_pes)
{
    struct split_vote *split_votes =
        report_require_memory(routine, malloc((size_t)n_pes * sizeof *split_votes));
    struct split_vote split_vote = {.counter = __atomic_fetch_add(&next_id, 1, __ATOMIC_RELAXED)};
    struct subset subset = {.size = n_pes, .members = pes};
    while (pes[subset.member] != job.me)
        subset.member++;
    struct team *team =
        team_create_prepare_team(routine, &team_world, &subset, NULL, 0, &split_vote);
    team_comm_allgather(routine, comm, pes, n_pes, &split_vote, split_votes, sizeof split_vote);
    bool failed = team_create_any_failed(split_votes, n_pes);
    uint64_t id = leaders_id_of_comm(pes[0], split_votes[0].counter);
    size_t sync = team == NULL ? 0 : split_votes[team_local_member(team, 0)].sync;
    free(split_votes);
    return team_create_finish_team(routine, team, id, sync, failed);
}

int team_create_from_comm(const char *routine, int mpi, const void *comm, shmem_team_t *new_team)
{
    check_result(routine, "team", new_team);
    int n_pes, *pes = team_comm_pes(routine, mpi, comm, &n_pes);
    struct team *team = pes == NULL ? NULL : team_create_from_members(routine, comm, pes, n_pes);
    free(pes);
    *new_team = team_create_handle_of(team);
    return team == NULL ? -1 : 0;
}

/* ---- Destruction of teams ---- */

void team_destroy(const char *routine, shmem_team_t handle)
{
    struct team *team = team_from_handle(routine, handle);
    if (team == NULL)
        return;
    if (handle == SHMEM_TEAM_WORLD || handle == SHMEM_TEAM_SHARED)
        report_fatal(routine, "team is %s: expected a team that the program created",
                     handle == SHMEM_TEAM_WORLD ? "SHMEM_TEAM_WORLD" : "SHMEM_TEAM_SHARED");
    context_destroy_of_team(team);
    nbc_request_complete_team(routine, team);
    coll_check_same(routine, team, "the team's size", team->members.size);
    /* Each node frees its own memory, so this barrier includes only the members on this node. */
    shm_sync_barrier(routine, team);
    exposed_release(team);
    shm_sync_detach(team);
    team_create_discard(team);
}

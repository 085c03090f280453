#include "group.h"

#include <pthread.h>
#include <stdio.h>

#include "backend.h"
#include "base/assert.h"
#include "base/environment.h"
#include "exchange.h"
#include "modules/loader.h"
#include "transport/network.h"
#include "transport/watch.h"

/* One team at a time gets its group: making one blocks, and two leaders that each waited for the
 * other in another team's would wait for ever. */
static struct {
    pthread_mutex_t mutex;
    bool busy;
    struct group_claim *claims;
    size_t groups, set_groups;
} held = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* The least of all leaders' numbers. */
static int64_t minimum(const char *routine, struct leaders *leaders, int64_t number)
{
    exchange_reduce(routine, leaders, kernel_of(routine, REDUCE_MIN, REDUCE_TYPE_int64), &number,
                    1);
    return number;
}

/* What a leader says to making a group; the least of all counts. */
enum vote { VOTE_NEVER, VOTE_NOT_NOW, VOTE_NOW };

static bool has_room(const struct team *team)
{
    const struct algorithms *algorithms = &environment.algorithms;
    return held.groups < algorithms->groups &&
           (!team_is_active_set(team) || held.set_groups < algorithms->set_groups);
}

/* VOTE_NOW takes a group's room, and keeps other teams from making theirs. */
static enum vote reserve_group(const struct team *team)
{
    enum vote vote = VOTE_NOW;
    pthread_mutex_lock(&held.mutex);
    if (!has_room(team)) {
        vote = VOTE_NEVER;
    } else if (held.busy || held.claims != NULL) {
        vote = VOTE_NOT_NOW;
    } else {
        held.busy = true;
        held.groups++;
        held.set_groups += team_is_active_set(team);
    }
    pthread_mutex_unlock(&held.mutex);
    return vote;
}

void group_claim_creation(struct group_claim *claim)
{
    pthread_mutex_lock(&held.mutex);
    claim->next = held.claims;
    held.claims = claim;
    pthread_mutex_unlock(&held.mutex);
}

void group_drop_claim(struct group_claim *claim)
{
    pthread_mutex_lock(&held.mutex);
    struct group_claim **link = &held.claims;
    while (*link != claim)
        link = &(*link)->next;
    *link = claim->next;
    pthread_mutex_unlock(&held.mutex);
}

static bool is_first(const struct group_claim *claim)
{
    for (const struct group_claim *other = held.claims; other != NULL; other = other->next)
        if (other->team < claim->team)
            return false;
    return true;
}

bool group_reserve_creation(const struct group_claim *claim)
{
    pthread_mutex_lock(&held.mutex);
    bool reserved = !held.busy && is_first(claim);
    held.busy |= reserved;
    pthread_mutex_unlock(&held.mutex);
    return reserved;
}

void group_end_creation(void)
{
    pthread_mutex_lock(&held.mutex);
    ASSERT(held.busy);
    held.busy = false;
    pthread_mutex_unlock(&held.mutex);
}

static void give_room_back(const struct team *team)
{
    ASSERT(held.groups > 0 && held.set_groups <= held.groups);
    held.groups--;
    held.set_groups -= team_is_active_set(team);
}

static void end_reservation(const struct leaders *leaders)
{
    pthread_mutex_lock(&held.mutex);
    ASSERT(held.busy);
    held.busy = false;
    if (leaders->way != LEADERS_BY_GROUP)
        give_room_back(leaders->team);
    pthread_mutex_unlock(&held.mutex);
}

static void free_group(struct leaders *leaders)
{
    network_lock();
    network_require("shmem_team_destroy", backend->group_free(leaders->group));
    network_unlock();
    leaders->group = NULL;
}

/* All leaders are here, or on their way and with nothing to do before. Where MPI fails it has no
 * communicators left. */
static void make_group(const char *routine, struct leaders *leaders)
{
    network_lock();
    int failed = backend->group_create(leaders->pes, leaders->count, leaders->tag, &leaders->group);
    network_unlock();
    if (minimum(routine, leaders, !failed) == 1) {
        leaders->way = LEADERS_BY_GROUP;
        return;
    }
    leaders->way = LEADERS_BY_MESSAGES;
    if (!failed)
        free_group(leaders);
}

/* All leaders decide the same. */
static void decide(const char *routine, struct leaders *leaders)
{
    enum vote mine = reserve_group(leaders->team);
    int64_t vote = minimum(routine, leaders, mine);
    if (vote == VOTE_NOW)
        make_group(routine, leaders);
    else if (vote == VOTE_NEVER)
        leaders->way = LEADERS_BY_MESSAGES;
    if (mine == VOTE_NOW)
        end_reservation(leaders);
}

bool group_serves(const char *routine, struct leaders *leaders, bool at_once)
{
    size_t ungrouped = at_once ? 0 : environment.algorithms.ungrouped;
    if (leaders->way == LEADERS_UNDECIDED && ++leaders->collectives > ungrouped)
        decide(routine, leaders);
    return leaders->way == LEADERS_BY_GROUP;
}

static void explain_leaders(const void *what, char *text, size_t room)
{
    const struct leaders *leaders = what;
    snprintf(text, room, "the PEs of %d other nodes in a collective of %d PEs", leaders->count - 1,
             leaders->team->members.size);
}

/* Ends what was begun under the lock. */
static void complete(const char *routine, const struct leaders *leaders, int failed,
                     struct backend_request *request)
{
    network_require(routine, failed);
    network_unlock();
    struct absence absence = {.pes = leaders->pes,
                              .n_pes = leaders->count,
                              .members = leaders->team->members.size,
                              .suspect = (leaders->mine + 1) % leaders->count};
    network_wait(routine, request, explain_leaders, leaders, &absence);
}

void group_broadcast(const char *routine, const struct leaders *leaders, void *data, size_t bytes,
                     int root)
{
    struct backend_request request;
    ASSERT(leaders->way == LEADERS_BY_GROUP);
    network_lock();
    complete(routine, leaders,
             backend->group_broadcast(leaders->group, data, bytes, root, &request), &request);
}

void group_gather(const char *routine, const struct leaders *leaders, const void *mine, void *all,
                  const size_t *lengths)
{
    struct backend_request request;
    ASSERT(leaders->way == LEADERS_BY_GROUP);
    network_lock();
    complete(routine, leaders,
             backend->group_allgather(leaders->group, mine, all, lengths, &request), &request);
}

void group_dismiss(struct leaders *leaders)
{
    if (leaders->way != LEADERS_BY_GROUP)
        return;
    free_group(leaders);
    pthread_mutex_lock(&held.mutex);
    give_room_back(leaders->team);
    pthread_mutex_unlock(&held.mutex);
}

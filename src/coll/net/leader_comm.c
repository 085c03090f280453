#include "leader_comm.h"

#include <pthread.h>
#include <stdio.h>

#include "backend.h"
#include "base/assert.h"
#include "base/environment.h"
#include "leader_p2p.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/peer_wait.h"

/* State of the creation of communicators: the reservation of blocking collective calls of MPI, and
 * the number of communicators. Without the reservation, two leaders could each call MPI to create a
 * communicator for a different team, and wait for each other forever. The mutex protects all
 * members of this struct. */
static struct {
    pthread_mutex_t mutex;
    bool busy;
    struct leader_comm_claim *claims;
    size_t n_comms, n_set_comms;
} creation = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Returns the minimum of the values that all leaders pass as `number`. Collective over the
 * leaders. */
static int64_t leader_comm_minimum(const char *routine, struct leaders *leaders, int64_t number)
{
    leader_p2p_allreduce(routine, leaders,
                         reduce_kernel_find(routine, REDUCE_MIN, REDUCE_TYPE_int64), &number, 1);
    return number;
}

/* A leader's vote on the creation of a communicator. The lowest vote of all leaders decides. */
enum vote { VOTE_NEVER, VOTE_LATER, VOTE_NOW };

static bool leader_comm_has_capacity(const struct team *team)
{
    const struct algorithms *algorithms = &environment.algorithms;
    return creation.n_comms < algorithms->comms_max &&
           (!team_is_active_set(team) || creation.n_set_comms < algorithms->active_set_comms_max);
}

/* Returns this leader's vote. If the vote is VOTE_NOW, reserves capacity for a communicator, and
 * prevents other teams of this PE from creating one at the same time. */
static enum vote leader_comm_reserve(const struct team *team)
{
    enum vote vote = VOTE_NOW;
    pthread_mutex_lock(&creation.mutex);
    if (!leader_comm_has_capacity(team)) {
        vote = VOTE_NEVER;
    } else if (creation.busy || creation.claims != NULL) {
        vote = VOTE_LATER;
    } else {
        creation.busy = true;
        creation.n_comms++;
        creation.n_set_comms += team_is_active_set(team);
    }
    pthread_mutex_unlock(&creation.mutex);
    return vote;
}

void leader_comm_claim_creation(struct leader_comm_claim *claim)
{
    pthread_mutex_lock(&creation.mutex);
    claim->next = creation.claims;
    creation.claims = claim;
    pthread_mutex_unlock(&creation.mutex);
}

void leader_comm_drop_claim(struct leader_comm_claim *claim)
{
    pthread_mutex_lock(&creation.mutex);
    struct leader_comm_claim **link = &creation.claims;
    while (*link != claim)
        link = &(*link)->next;
    *link = claim->next;
    pthread_mutex_unlock(&creation.mutex);
}

static bool leader_comm_has_least_id(const struct leader_comm_claim *claim)
{
    for (const struct leader_comm_claim *other = creation.claims; other != NULL;
         other = other->next)
        if (other->team < claim->team)
            return false;
    return true;
}

bool leader_comm_reserve_creation(const struct leader_comm_claim *claim)
{
    pthread_mutex_lock(&creation.mutex);
    bool reserved = !creation.busy && leader_comm_has_least_id(claim);
    creation.busy |= reserved;
    pthread_mutex_unlock(&creation.mutex);
    return reserved;
}

void leader_comm_end_creation(void)
{
    pthread_mutex_lock(&creation.mutex);
    ASSERT(creation.busy);
    creation.busy = false;
    pthread_mutex_unlock(&creation.mutex);
}

static void leader_comm_release_capacity(const struct team *team)
{
    ASSERT(creation.n_comms > 0 && creation.n_set_comms <= creation.n_comms);
    creation.n_comms--;
    creation.n_set_comms -= team_is_active_set(team);
}

static void leader_comm_drop_reservation(const struct leaders *leaders)
{
    pthread_mutex_lock(&creation.mutex);
    ASSERT(creation.busy);
    creation.busy = false;
    if (leaders->transport != LEADERS_USE_COMM)
        leader_comm_release_capacity(leaders->team);
    pthread_mutex_unlock(&creation.mutex);
}

static void leader_comm_free_comm(struct leaders *leaders)
{
    net_lock();
    net_require("shmem_team_destroy", backend->group_free(leaders->comm));
    net_unlock();
    leaders->comm = NULL;
}

/* Called after all leaders have voted VOTE_NOW. MPI's call blocks until all leaders have called it.
 * All of them do, because no leader waits for anything else before its call. If the call fails on a
 * leader, MPI has no communicators left, and the team uses point-to-point messages. */
static void leader_comm_create_comm(const char *routine, struct leaders *leaders)
{
    net_lock();
    int failed = backend->group_create(leaders->pes, leaders->count, leaders->tag, &leaders->comm);
    net_unlock();
    if (leader_comm_minimum(routine, leaders, !failed) == 1) {
        leaders->transport = LEADERS_USE_COMM;
        return;
    }
    leaders->transport = LEADERS_USE_P2P;
    if (!failed)
        leader_comm_free_comm(leaders);
}

/* Exchanges the votes of all leaders, and creates the communicator if all have voted VOTE_NOW. All
 * leaders get the same result. */
static void leader_comm_decide(const char *routine, struct leaders *leaders)
{
    enum vote own_vote = leader_comm_reserve(leaders->team);
    int64_t vote = leader_comm_minimum(routine, leaders, own_vote);
    if (vote == VOTE_NOW)
        leader_comm_create_comm(routine, leaders);
    else if (vote == VOTE_NEVER)
        leaders->transport = LEADERS_USE_P2P;
    if (own_vote == VOTE_NOW)
        leader_comm_drop_reservation(leaders);
}

bool leader_comm_applies(const char *routine, struct leaders *leaders, bool at_once)
{
    size_t before = at_once ? 0 : environment.algorithms.colls_without_comm;
    if (leaders->transport == LEADERS_UNDECIDED && ++leaders->collectives > before)
        leader_comm_decide(routine, leaders);
    return leaders->transport == LEADERS_USE_COMM;
}

static void leader_comm_explain_leaders(const void *what, char *text, size_t capacity)
{
    const struct leaders *leaders = what;
    snprintf(text, capacity, "the PEs of %d other nodes in a collective of %d PEs",
             leaders->count - 1, leaders->team->members.size);
}

/* Releases net_lock, and waits for an MPI operation that the caller has started under this lock.
 * `failed` is the result of the MPI call that started the operation. */
static void leader_comm_wait_for_operation(const char *routine, const struct leaders *leaders,
                                           int failed, struct backend_request *request)
{
    net_require(routine, failed);
    net_unlock();
    struct peer_wait peer_wait = {.pes = leaders->pes,
                                  .n_pes = leaders->count,
                                  .members = leaders->team->members.size,
                                  .suspect = (leaders->my_rank + 1) % leaders->count};
    peer_wait_request(routine, request, leader_comm_explain_leaders, leaders, &peer_wait);
}

void leader_comm_broadcast(const char *routine, const struct leaders *leaders, void *data,
                           size_t bytes, int root)
{
    struct backend_request request;
    ASSERT(leaders->transport == LEADERS_USE_COMM);
    net_lock();
    leader_comm_wait_for_operation(
        routine, leaders, backend->group_broadcast(leaders->comm, data, bytes, root, &request),
        &request);
}

void leader_comm_allgather(const char *routine, const struct leaders *leaders, const void *mine,
                           void *all, const size_t *lengths)
{
    struct backend_request request;
    ASSERT(leaders->transport == LEADERS_USE_COMM);
    net_lock();
    leader_comm_wait_for_operation(
        routine, leaders, backend->group_allgather(leaders->comm, mine, all, lengths, &request),
        &request);
}

void leader_comm_free(struct leaders *leaders)
{
    if (leaders->transport != LEADERS_USE_COMM)
        return;
    leader_comm_free_comm(leaders);
    pthread_mutex_lock(&creation.mutex);
    leader_comm_release_capacity(leaders->team);
    pthread_mutex_unlock(&creation.mutex);
}

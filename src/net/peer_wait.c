#include "peer_wait.h"

#include <pthread.h>
#include <stdbool.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/link.h"
#include "base/report.h"
#include "diag/lifecycle.h"
#include "loader/loader.h"
#include "message.h"
#include "net.h"
#include "shm/node.h"
#include "shm/segment.h"
#include "shm/waiting.h"
#include "team/context.h"
#include "tuning.h"

/* ---- Queries for the state of other PEs ---- */

/* The query that this PE has sent to another PE for its state. At most one query is outstanding. */
static struct {
    pthread_mutex_t mutex;
    bool allowed;
    unsigned number;
    uint32_t left; /* 1 while the response to the query is outstanding */
    struct peer_state response;
} query = {.mutex = PTHREAD_MUTEX_INITIALIZER};

void peer_wait_enable(void)
{
    query.allowed = true;
}

void peer_wait_disable(void)
{
    pthread_mutex_lock(&query.mutex);
    query.allowed = false;
    pthread_mutex_unlock(&query.mutex);
}

void peer_wait_report_exit(const char *routine, int pe, int members)
{
    report_fatal(routine,
                 "PE %d ended or called shmem_finalize, but did not call this collective of %d "
                 "PEs: call the collective on all of these PEs",
                 pe, members);
}

/* ---- Deadlock checks within the node, for gathers over a communicator ---- */

/* Returns the total number of gathers over MPI communicators that the PEs in `pes` have completed.
 * Counts only the PEs of this node. */
static uint32_t peer_wait_mapped_gathers(const int *pes, int n_pes)
{
    uint32_t gathers = 0;
    for (int i = 0; i < n_pes; i++)
        if (node_has(pes[i]))
            gathers += hang_record_of(node_rank_of(pes[i])).gathers;
    return gathers;
}

struct peer_wait peer_wait_for_gather(const int *pes, int n_pes)
{
    return (struct peer_wait){.pes = pes,
                              .n_pes = n_pes,
                              .members = n_pes,
                              .is_gather = true,
                              .gathers = peer_wait_mapped_gathers(pes, n_pes)};
}

/* Checks one PE of this node. Aborts the job if that PE waits for this PE in another collective and
 * has not completed this gather. No PE of this node has completed this gather if their total number
 * of completed gathers is the same as when this gather began. */
static void peer_wait_check_mapped_peer(const char *routine, struct peer_wait *peer_wait)
{
    int pe = peer_wait->pes[peer_wait->mapped_peer];
    struct hang_record theirs = {0};
    if (pe != job.me && node_has(pe))
        theirs = hang_record_of(node_rank_of(pe));
    if (hang_is_deadlock(&peer_wait->mapped_observation, pe, theirs) &&
        peer_wait_mapped_gathers(peer_wait->pes, peer_wait->n_pes) == peer_wait->gathers)
        hang_report_mismatch(routine, pe, routine_name(theirs.routine));
    if (!hang_waits_for_me(theirs))
        peer_wait->mapped_peer = (peer_wait->mapped_peer + 1) % peer_wait->n_pes;
}

/* ---- Checks of PEs of other nodes ---- */

static bool peer_wait_has_left(const struct peer_wait *peer_wait, uint32_t lifecycle)
{
    return peer_wait->is_nbc ? lifecycle_has_left(lifecycle) : lifecycle_is_leaving(lifecycle);
}

/* Returns true if a remote PE that waits for this PE in another collective will never enter the
 * collective that this PE waits for. For nonblocking collectives, the remote PE must have none
 * outstanding. If the remote PE had completed the awaited collective, its messages would have
 * arrived before its response to the query. */
static bool peer_wait_waits_elsewhere(const struct peer_wait *peer_wait,
                                      const struct peer_state *theirs)
{
    return peer_wait->is_gather ||
           (peer_wait->is_nbc && peer_wait->is_all && theirs->nbc_outstanding == 0);
}

/* Evaluates the response of the suspect, which is the PE that was queried. Returns the number of
 * the suspect if it has exited, otherwise -1. */
static int peer_wait_evaluate_answer(const char *routine, struct peer_wait *peer_wait)
{
    int pe = peer_wait->pes[peer_wait->suspect];
    struct hang_record theirs = query.response.hang_record;
    if (peer_wait_has_left(peer_wait, query.response.lifecycle))
        return ++peer_wait->exit_reports >= PEER_WAIT_CONFIRMATIONS ? pe : -1;
    peer_wait->exit_reports = 0;
    if (peer_wait_waits_elsewhere(peer_wait, &query.response) &&
        hang_is_deadlock(&peer_wait->remote_observation, pe, theirs))
        hang_report_mismatch(routine, pe, routine_name(theirs.routine));
    if (!peer_wait->is_gather || !hang_waits_for_me(theirs))
        peer_wait->suspect = (peer_wait->suspect + 1) % peer_wait->n_pes;
    return -1;
}

static void peer_wait_send_query(const char *routine, struct peer_wait *peer_wait)
{
    struct remote_addr remote_addr = {routine, &context_default, &segments[SEGMENT_CONTROL],
                                      arena_control_word(&node_own_control()->state),
                                      peer_wait->pes[peer_wait->suspect]};
    peer_wait->query = ++query.number;
    peer_wait->asked_pe = remote_addr.pe;
    peer_wait->asked_collective = peer_wait->collective;
    message_get_begin(&remote_addr, &query.response, sizeof query.response, &query.left);
}

/* Returns true if the last response is about the current suspect and the current collective.
 * Otherwise discards the results of earlier responses, because they prove nothing about the current
 * suspect and collective. */
static bool peer_wait_is_answered(struct peer_wait *peer_wait)
{
    if (peer_wait->query == 0 || peer_wait->query != query.number)
        return false;
    if (peer_wait->asked_pe == peer_wait->pes[peer_wait->suspect] &&
        peer_wait->asked_collective == peer_wait->collective)
        return true;
    peer_wait->exit_reports = 0;
    peer_wait->remote_observation = (struct hang_observation){0};
    return false;
}

bool peer_wait_is_due(const struct peer_wait *peer_wait)
{
    return peer_wait->due != 0 && waiting_clock() >= peer_wait->due;
}

int peer_wait_check(const char *routine, struct peer_wait *peer_wait)
{
    uint64_t now = waiting_clock();
    bool first = peer_wait->due == 0;
    int exited_pe = -1;
    if (peer_wait->is_gather)
        peer_wait_check_mapped_peer(routine, peer_wait);
    if (now < peer_wait->due)
        return -1;
    peer_wait->due = now + PEER_WAIT_QUERY_INTERVAL_NS;
    if (first || pthread_mutex_trylock(&query.mutex) != 0)
        return -1;
    if (query.allowed && __atomic_load_n(&query.left, __ATOMIC_ACQUIRE) == 0) {
        if (peer_wait_is_answered(peer_wait))
            exited_pe = peer_wait_evaluate_answer(routine, peer_wait);
        peer_wait_send_query(routine, peer_wait);
    }
    pthread_mutex_unlock(&query.mutex);
    return exited_pe;
}

/* ---- Waits for events that other PEs complete ---- */

/* An event that a thread waits for. peer_wait_progress tests it until it has happened. */
struct event {
    struct link link;
    peer_wait_test *is_done;
    void *of;
    uint32_t left; /* 1 until the event has happened, then 0 */
};
static struct link all_events;

void peer_wait_start(void)
{
    link_init(&all_events);
}

bool net_request_is_done(const char *routine, void *request)
{
    int done;
    ASSERT(net_is_locked());
    net_require(routine, backend->test(request, &done, NULL));
    return done;
}

/* Checks the PEs that a waiting thread depends on. If the thread depends on only one PE, also
 * publishes the number of that PE in this PE's hang record. Other PEs read this record to detect
 * deadlocks. */
static void peer_wait_check_peers(const char *routine, struct peer_wait *peer_wait)
{
    if (peer_wait->n_pes == 1 && !peer_wait->is_gather)
        hang_publish_wait(routine, peer_wait->pes[0]);
    int exited_pe = peer_wait_check(routine, peer_wait);
    if (exited_pe >= 0)
        peer_wait_report_exit(routine, exited_pe, peer_wait->members);
}

void peer_wait_event(const char *routine, peer_wait_test *is_done, void *of,
                     waiting_explain *explain, const void *what, struct peer_wait *peer_wait)
{
    struct event event = {.is_done = is_done, .of = of, .left = 1};
    net_lock();
    counters_add(COUNTER_POLLS, 1);
    bool done = is_done(routine, of);
    if (!done) {
        counters_add(COUNTER_POLLS_IN_VAIN, 1);
        link_append(&all_events, &event.link);
    }
    net_unlock();
    if (done)
        return;
    struct waiting waiting = net_wait_begin(routine, explain, what);
    while (__atomic_load_n(&event.left, __ATOMIC_ACQUIRE) != 0) {
        waiting_pause(&waiting);
        if (waiting.is_long)
            peer_wait_check_peers(routine, peer_wait);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

void peer_wait_request(const char *routine, struct backend_request *request,
                       waiting_explain *explain, const void *what, struct peer_wait *peer_wait)
{
    peer_wait_event(routine, net_request_is_done, request, explain, what, peer_wait);
}

bool peer_wait_progress(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = all_events.next; link != &all_events; link = next) {
        struct event *event = LINK_OWNER(link, struct event, link);
        next = link->next;
        if (!event->is_done(NULL, event->of))
            continue;
        link_remove(link);
        __atomic_store_n(&event->left, 0, __ATOMIC_RELEASE);
        moved = true;
    }
    return moved;
}

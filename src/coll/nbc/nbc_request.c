#include "nbc_request.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/counters.h"
#include "base/report.h"
#include "coll/net/leaders.h"
#include "coll/shm/shm_sync.h"
#include "diag/hang.h"
#include "diag/lifecycle.h"
#include "net/net.h"
#include "net/progress.h"
#include "shm/waiting.h"

/* The nonblocking collectives of a team on this PE. */
struct nbc_team {
    struct link link;    /* link in the list nbc_state.nbc_teams */
    struct link pending; /* list of requests that have not entered the descriptor table yet */
    struct nbc_table *table;
    uint64_t next_sequence; /* sequence number of the next request in the descriptor table; may
                               differ between nodes */
    uint64_t n_started;     /* number of requests started so far; the same on all nodes */
    unsigned count;         /* number of incomplete requests */
};

static struct {
    pthread_mutex_t mutex;
    bool runs;
    struct link nbc_teams;
    struct link active; /* list of incomplete requests that have entered their descriptor tables */
} nbc_state = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Locks the state of this module. If the job communicates over the network, the lock is net_lock,
 * because polls of the network hold net_lock when they progress requests. */
static void nbc_request_lock(void)
{
    if (net_runs)
        net_lock();
    else
        pthread_mutex_lock(&nbc_state.mutex);
}

static void nbc_request_unlock(void)
{
    if (net_runs)
        net_unlock();
    else
        pthread_mutex_unlock(&nbc_state.mutex);
}

static bool nbc_request_is_done(const struct nbc_request *request)
{
    return __atomic_load_n(&request->done, __ATOMIC_SEQ_CST) != 0;
}

static bool nbc_request_communicates(const struct nbc_request *request)
{
    return request->schedule->exchange != NULL && team_spans_nodes(request->team) &&
           (request->schedule->exchange_by_each || request->team->local_rank == 0);
}

/* Publishes the number of incomplete requests of this PE. A PE of another node that waits for this
 * PE reads this number (net/peer_wait.h). Called under the lock of nonblocking collectives. */
static void nbc_request_count_started(uint32_t more)
{
    uint32_t *begun = &node_own_control()->state.nbc_outstanding;
    __atomic_store_n(begun, *begun + more, __ATOMIC_RELEASE);
}

/* ---- Progress of a request ---- */

static struct nbc_table *nbc_request_table_of(const struct nbc_request *request)
{
    return request->team->nbc->table;
}

/* Arrives at the collective: writes this member's descriptor into the table. Returns false if an
 * earlier collective still uses the slot of the table. */
static bool nbc_request_try_arrive(struct nbc_request *request)
{
    struct nbc_table_slot *slot = nbc_table_slot(nbc_request_table_of(request), request->sequence);
    if (!nbc_table_slot_is_ready(slot, request->sequence))
        return false;
    struct nbc_table_entry *entry = nbc_table_entry(nbc_request_table_of(request), request->team,
                                                    request->sequence, request->team->local_rank);
    entry->bytes = request->bytes;
    entry->dest = nbc_table_global_address(&request->dest);
    entry->source = nbc_table_global_address(&request->source);
    entry->lists = request->lists;
    entry->routine = routine_number(request->routine);
    fence_to_other_process();
    __atomic_store_n(&entry->sequence, request->sequence, __ATOMIC_SEQ_CST);
    request->slot = slot;
    link_remove(&request->link);
    link_append(&nbc_state.active, &request->link);
    hang_count_step();
    return true;
}

static bool nbc_request_arrive_in_order(struct nbc_team *nbc)
{
    bool progressed = false;
    while (!link_is_empty(&nbc->pending) &&
           nbc_request_try_arrive(LINK_OWNER(nbc->pending.next, struct nbc_request, link)))
        progressed = true;
    return progressed;
}

static void nbc_request_require_same_routine(const struct nbc_request *request)
{
    uint32_t mine = routine_number(request->routine);
    for (int local = 0; local < request->team->local_size; local++) {
        uint32_t theirs = nbc_request_entry(request, local)->routine;
        if (theirs != mine)
            hang_report_mismatch(request->routine, team_local_world_pe(request->team, local),
                                 routine_name(theirs));
    }
}

static bool nbc_request_check_all_arrived(struct nbc_request *request)
{
    struct team *team = request->team;
    if (request->all_arrived)
        return false;
    request->next_arrival = nbc_table_first_missing(nbc_request_table_of(request), team,
                                                    request->sequence, request->next_arrival);
    if (request->next_arrival < team->local_size)
        return false;
    fence_from_other_process();
    nbc_request_require_same_routine(request);
    request->all_arrived = true;
    if (request->schedule->prepare != NULL)
        request->schedule->prepare(request);
    return true;
}

static bool nbc_request_remote_is_done(const struct nbc_request *request)
{
    return request->schedule->exchange == NULL || request->schedule->exchange_by_each ||
           !team_spans_nodes(request->team) ||
           __atomic_load_n(&request->slot->remote_done, __ATOMIC_SEQ_CST) != 0;
}

static uint64_t nbc_request_chunks_done(const struct nbc_request *request)
{
    return __atomic_load_n(&request->slot->done, __ATOMIC_SEQ_CST);
}

/* Executes one chunk of local work that no other member has claimed. Returns after one chunk, so
 * that other requests progress between chunks. Returns false if no chunk was left. */
static bool nbc_request_execute_chunk(struct nbc_request *request)
{
    uint64_t chunk, all = request->chunks_before + request->chunks_after;
    uint64_t limit = nbc_request_remote_is_done(request) ? all : request->chunks_before;
    if (!request->all_arrived || !nbc_table_claim_chunk(request->slot, limit, &chunk))
        return false;
    fence_from_other_process();
    request->schedule->work(request, chunk);
    fence_to_other_process();
    uint64_t done = __atomic_add_fetch(&request->slot->done, 1, __ATOMIC_SEQ_CST);
    if (done == request->chunks_before || done == all)
        nbc_table_wake(request->team);
    return true;
}

static bool nbc_request_may_exchange(const struct nbc_request *request)
{
    if (request->schedule->exchange_by_each)
        return true;
    return request->all_arrived && nbc_request_chunks_done(request) >= request->chunks_before;
}

static bool nbc_request_progress_exchange(struct nbc_request *request)
{
    unsigned exchange_round = request->exchange_round;
    if (request->exchanged || !nbc_request_may_exchange(request))
        return false;
    request->exchanged = request->schedule->exchange(request);
    if (request->exchanged && !request->schedule->exchange_by_each) {
        fence_to_other_process();
        __atomic_store_n(&request->slot->remote_done, 1, __ATOMIC_SEQ_CST);
        nbc_table_wake(request->team);
    }
    return request->exchanged || request->exchange_round != exchange_round;
}

static bool nbc_request_is_finished(const struct nbc_request *request)
{
    return request->all_arrived && request->exchanged && nbc_request_remote_is_done(request) &&
           nbc_request_chunks_done(request) == request->chunks_before + request->chunks_after;
}

static void nbc_request_complete_request(struct nbc_request *request)
{
    struct team *team = request->team;
    fence_from_other_process();
    if (nbc_table_release_slot(request->slot, request->sequence, team->local_size))
        nbc_table_wake(team);
    if (nbc_request_communicates(request))
        nbc_p2p_end(&request->p2p);
    if (request->schedule->release != NULL)
        request->schedule->release(request);
    link_remove(&request->link);
    team->nbc->count--;
    nbc_request_count_started((uint32_t)-1);
    hang_count_step();
    __atomic_store_n(&request->done, 1, __ATOMIC_SEQ_CST);
    doorbell_wake(&node_own_control()->doorbell);
}

static bool nbc_request_progress_one(struct nbc_request *request)
{
    bool progressed = nbc_request_check_all_arrived(request);
    /* Progress the communication before the chunk, so that messages are transferred while this PE
     * executes the chunk. */
    progressed |= nbc_request_progress_exchange(request);
    progressed |= nbc_request_execute_chunk(request);
    if (nbc_request_is_finished(request)) {
        nbc_request_complete_request(request);
        return true;
    }
    return progressed;
}

static bool nbc_request_progress_all(void)
{
    bool progressed = nbc_p2p_poll();
    struct link *next;
    for (struct link *link = nbc_state.nbc_teams.next; link != &nbc_state.nbc_teams;
         link = link->next)
        progressed |= nbc_request_arrive_in_order(LINK_OWNER(link, struct nbc_team, link));
    for (struct link *link = nbc_state.active.next; link != &nbc_state.active; link = next) {
        next = link->next;
        progressed |= nbc_request_progress_one(LINK_OWNER(link, struct nbc_request, link));
    }
    return progressed;
}

/* Progresses all requests. Called by every poll: with net_lock held if the job communicates over
 * the network, otherwise without a lock. */
static bool nbc_request_progress_unlocked(void)
{
    if (net_runs)
        return nbc_request_progress_all();
    if (pthread_mutex_trylock(&nbc_state.mutex) != 0)
        return false;
    bool progressed = nbc_request_progress_all();
    pthread_mutex_unlock(&nbc_state.mutex);
    return progressed;
}

/* Counts a poll by the program. While this count increases, the progress thread need not poll.
 * Called under the lock of nonblocking collectives. */
static void nbc_request_count_poll(void)
{
    if (net_runs)
        counters_add(COUNTER_POLLS, 1);
}

/* ---- Start of requests ---- */

static void nbc_request_initialize(void)
{
    link_init(&nbc_state.nbc_teams);
    link_init(&nbc_state.active);
    nbc_state.runs = true;
    /* Every poll calls the registered function through waiting_progress_nbc. If the job uses the
     * network, progress_run_round (net/progress.c) polls, otherwise waiting_pause polls. */
    waiting_set_nbc_progress(nbc_request_progress_unlocked);
}

/* Creates this PE's record of the team's nonblocking collectives. Called without the lock of
 * nonblocking collectives, because nbc_table_find may wait. */
static void nbc_request_attach_team(const char *routine, struct team *team)
{
    struct nbc_team *nbc = report_require_memory(routine, calloc(1, sizeof *nbc));
    nbc->table = nbc_table_find(routine, team, &nbc->next_sequence);
    link_init(&nbc->pending);
    team->nbc = nbc;
    nbc_request_lock();
    if (!nbc_state.runs)
        nbc_request_initialize();
    link_append(&nbc_state.nbc_teams, &nbc->link);
    nbc_request_unlock();
}

static void nbc_request_enqueue(struct nbc_request *request)
{
    struct team *team = request->team;
    struct nbc_team *nbc = team->nbc;
    request->sequence = nbc->next_sequence++;
    nbc->count++;
    nbc_request_count_started(1);
    link_append(&nbc->pending, &request->link);
    uint64_t sequence = ++nbc->n_started;
    request->exchanged = !nbc_request_communicates(request);
    if (request->exchanged)
        return;
    if (!request->schedule->exchange_by_each)
        request->leaders = leaders_enter(request->routine, team);
    nbc_p2p_begin(&request->p2p, request->routine, team, sequence);
}

/* Called when this PE starts a request. Progresses the request as far as possible. If this PE is
 * the last one of its node to arrive, it thus starts the local work at once. */
static void nbc_request_progress_now(struct nbc_request *request)
{
    bool progressed = nbc_request_progress_all();
    while (progressed && !nbc_request_is_done(request))
        progressed = net_runs ? request->slot != NULL && nbc_request_progress_one(request)
                              : nbc_request_progress_all();
    if (request->all_arrived)
        nbc_table_wake(request->team);
}

/* Arrives at the request without executing its local work. The progress thread, or a PE that waits
 * for the request, executes the work later. */
static void nbc_request_arrive_now(struct nbc_request *request)
{
    nbc_request_arrive_in_order(request->team->nbc);
    if (request->slot != NULL && nbc_request_check_all_arrived(request))
        nbc_table_wake(request->team);
}

/* Returns true if the progress thread should execute the local work. It does so for long data,
 * because the program probably wants to compute at the same time. */
static bool nbc_request_defers_to_thread(const struct nbc_request *request)
{
    return request->bytes > NBC_DEFER_BYTES && progress_has_thread();
}

static struct nbc_request *nbc_request_create_request(const char *routine, struct team *team,
                                                      const struct nbc_request *with, bool waits)
{
    struct nbc_request *request = report_require_memory(routine, malloc(sizeof *request));
    *request = *with;
    request->routine = routine;
    request->team = team;
    link_init(&request->link);
    if (UNLIKELY(team->nbc == NULL))
        nbc_request_attach_team(routine, team);
    request->wait_state = (struct wait_state){.request = request,
                                              .nbc = team->nbc,
                                              .routine = routine,
                                              .members = team->members.size,
                                              .pe = -1,
                                              .remote_pe = -1};
    nbc_request_lock();
    nbc_request_count_poll();
    nbc_request_enqueue(request);
    if (!waits && nbc_request_defers_to_thread(request))
        nbc_request_arrive_now(request);
    else
        nbc_request_progress_now(request);
    nbc_request_unlock();
    return request;
}

/* ---- Waits for requests ---- */

static struct nbc_request *nbc_request_first_active(const struct nbc_team *nbc)
{
    for (struct link *link = nbc_state.active.next; link != &nbc_state.active; link = link->next) {
        struct nbc_request *request = LINK_OWNER(link, struct nbc_request, link);
        if (request->team->nbc == nbc)
            return request;
    }
    return NULL;
}

static bool nbc_request_wait_is_over(const struct wait_state *wait_state)
{
    return wait_state->request != NULL ? nbc_request_is_done(wait_state->request)
                                       : wait_state->nbc->count == 0;
}

/* Records which PEs the wait depends on: the PEs that the first active request of the team waits
 * for. Called under the lock of nonblocking collectives. */
static void nbc_request_update_awaited(struct wait_state *wait_state)
{
    struct nbc_request *first =
        nbc_request_wait_is_over(wait_state) ? NULL : nbc_request_first_active(wait_state->nbc);
    wait_state->pe = wait_state->remote_pe = -1;
    if (first == NULL)
        return;
    const struct team *team = first->team;
    if (wait_state->request == NULL)
        wait_state->routine = first->routine;
    wait_state->members = team->members.size;
    if (nbc_request_communicates(first)) {
        nbc_p2p_announce(&first->p2p, peer_wait_is_due(&wait_state->peer_wait));
        wait_state->remote_pe = nbc_p2p_awaited_pe(&first->p2p);
        wait_state->peer_wait.collective = first->p2p.sequence;
    }
    if (first->next_arrival == team->local_size)
        return;
    wait_state->pe = team_local_world_pe(team, first->next_arrival);
    wait_state->node_rank = team->node_ranks[first->next_arrival];
}

/* Returns true if the PE of this node for which the request waits has exited. Polls once more after
 * it has seen the exit, because that PE may have arrived just before it exited. */
static bool nbc_request_peer_has_exited(struct wait_state *wait_state)
{
    int pe = wait_state->pe;
    if (pe < 0 || !lifecycle_has_left(lifecycle_of(wait_state->node_rank)))
        return false;
    nbc_request_progress_all();
    nbc_request_update_awaited(wait_state);
    return wait_state->pe == pe;
}

/* Called during long waits. Aborts the job if a PE that the request waits for has exited. */
static void nbc_request_check_peers(struct wait_state *wait_state)
{
    nbc_request_lock();
    nbc_request_update_awaited(wait_state);
    bool ended = nbc_request_peer_has_exited(wait_state);
    nbc_request_unlock();
    if (ended)
        peer_wait_report_exit(wait_state->routine, wait_state->pe, wait_state->members);
    if (wait_state->remote_pe < 0)
        return;
    wait_state->peer_wait.pes = &wait_state->remote_pe;
    wait_state->peer_wait.n_pes = 1;
    wait_state->peer_wait.is_nbc = true;
    int gone = peer_wait_check(wait_state->routine, &wait_state->peer_wait);
    if (gone >= 0)
        peer_wait_report_exit(wait_state->routine, gone, wait_state->members);
}

static bool nbc_request_test_one(struct nbc_request *request)
{
    enum { TESTS_PER_CHECK = 64 };
    if (nbc_request_is_done(request))
        return true;
    nbc_request_lock();
    nbc_request_count_poll();
    nbc_request_progress_all();
    nbc_request_unlock();
    if (++request->tests % TESTS_PER_CHECK == 0)
        nbc_request_check_peers(&request->wait_state);
    return nbc_request_is_done(request);
}

static void nbc_request_explain(const void *what, char *text, size_t capacity)
{
    const struct wait_state *wait_state = what;
    if (wait_state->pe >= 0)
        snprintf(text, capacity, "PE %d, which has not entered this collective of %d PEs",
                 wait_state->pe, wait_state->members);
    else
        snprintf(text, capacity, "other PEs in a collective of %d PEs", wait_state->members);
}

/* Progresses all requests. Returns the PE of this node that the wait still depends on, or -1. */
static int nbc_request_find_awaited(struct wait_state *wait_state)
{
    nbc_request_lock();
    nbc_request_progress_all();
    nbc_request_update_awaited(wait_state);
    nbc_request_unlock();
    return wait_state->pe;
}

/* Detects deadlocks within the node. Called by a thread that waits and has nothing else to do.
 * Aborts the job if the awaited PE waits for this PE in another collective. For PEs of other nodes,
 * peer_wait_check detects deadlocks. */
static void nbc_request_check_deadlock(struct wait_state *wait_state, struct hang_observation *seen)
{
    int pe = nbc_request_find_awaited(wait_state);
    wait_state->peer_wait.is_all = true;
    if (pe < 0)
        return;
    struct hang_record theirs = hang_record_of(wait_state->node_rank);
    hang_publish_wait(wait_state->routine, pe);
    /* Check again whether the PE has arrived. It may have arrived and continued, and may now wait
     * for this PE in a later collective, which is not a deadlock. */
    if (hang_is_deadlock(seen, pe, theirs) && nbc_request_find_awaited(wait_state) == pe &&
        hang_is_same_step(seen))
        hang_report_mismatch(wait_state->routine, pe, routine_name(theirs.routine));
}

static void nbc_request_wait_for_one(struct nbc_request *request)
{
    struct hang_observation seen = {0};
    struct waiting waiting = waiting_begin(request->routine, &node_own_control()->doorbell,
                                           nbc_request_explain, &request->wait_state);
    while (!nbc_request_test_one(request)) {
        if (waiting.is_long)
            nbc_request_check_deadlock(&request->wait_state, &seen);
        waiting_pause(&waiting);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

static bool nbc_request_progress_request(struct request *request)
{
    return nbc_request_test_one((struct nbc_request *)(void *)request);
}

static void nbc_request_check_request(struct request *request, struct hang_observation *seen)
{
    nbc_request_check_deadlock(&((struct nbc_request *)(void *)request)->wait_state, seen);
}

static void nbc_request_discard_request(struct request *request)
{
    free((struct nbc_request *)(void *)request);
}

/* Operations on the request of a nonblocking collective. team/request.c calls them when the program
 * tests, waits for or frees the request. It calls check_peer only during long waits. */
static const struct request_operations kind = {.what = "a collective",
                                               .progress = nbc_request_progress_request,
                                               .check_peer = nbc_request_check_request,
                                               .free_record = nbc_request_discard_request};
_Static_assert(offsetof(struct nbc_request, request) == 0, "a request is the head of its record");

static void nbc_request_wait_and_discard(struct nbc_request *request)
{
    nbc_request_wait_for_one(request);
    free(request);
}

int nbc_request_start(const char *routine, struct team *team, const struct nbc_request *with,
                      shmemx_req_h *req)
{
    waiting_require_no_handler(routine);
    struct nbc_request *request = nbc_request_create_request(routine, team, with, req == NULL);
    if (req == NULL) {
        nbc_request_wait_and_discard(request);
    } else if (nbc_request_is_done(request)) {
        *req = REQUEST_DONE;
        free(request);
    } else {
        *req = request_create(routine, &request->request, &kind);
        if (net_runs)
            progress_expect_overlap();
    }
    return 0;
}

/* ---- Completion of all requests, and end of the module ---- */

static void nbc_request_explain_remaining(const void *what, char *text, size_t capacity)
{
    (void)what;
    snprintf(text, capacity, "nonblocking collectives to complete");
}

static unsigned nbc_request_progress_remaining(const struct nbc_team *nbc)
{
    nbc_request_lock();
    if (nbc->count != 0)
        nbc_request_progress_all();
    unsigned outstanding = nbc->count;
    nbc_request_unlock();
    return outstanding;
}

static void nbc_request_wait_for_team(const char *routine, const struct nbc_team *nbc)
{
    struct wait_state wait_state = {.nbc = nbc, .routine = routine, .pe = -1, .remote_pe = -1};
    struct hang_observation seen = {0};
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, nbc_request_explain_remaining, NULL);
    while (nbc_request_progress_remaining(nbc) != 0) {
        if (waiting.is_long) {
            nbc_request_check_peers(&wait_state);
            nbc_request_check_deadlock(&wait_state, &seen);
        }
        waiting_pause(&waiting);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

void nbc_request_complete_team(const char *routine, struct team *team)
{
    struct nbc_team *nbc = team->nbc;
    if (nbc == NULL)
        return;
    nbc_request_wait_for_team(routine, nbc);
    nbc_request_lock();
    link_remove(&nbc->link);
    if (team->local_rank == 0)
        nbc_table_detach(team, nbc->next_sequence);
    nbc_request_unlock();
    free(nbc);
    team->nbc = NULL;
}

void nbc_request_complete_all(const char *routine)
{
    if (!nbc_state.runs)
        return;
    for (struct link *link = nbc_state.nbc_teams.next; link != &nbc_state.nbc_teams;
         link = link->next)
        nbc_request_wait_for_team(routine, LINK_OWNER(link, struct nbc_team, link));
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, nbc_request_explain_remaining, NULL);
    while (nbc_p2p_is_sending())
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

/* Ends the point-to-point communication of collectives. Called under the lock of nonblocking
 * collectives. */
static void nbc_request_stop_traffic(const char *routine)
{
    nbc_p2p_stop();
    coll_message_stop(routine);
}

void nbc_request_disconnect(const char *routine)
{
    nbc_request_lock();
    nbc_request_stop_traffic(routine);
    nbc_request_unlock();
}

static void nbc_request_free_rows(void)
{
    struct link *next;
    for (struct link *link = nbc_state.nbc_teams.next; link != &nbc_state.nbc_teams; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct nbc_team, link));
    }
}

void nbc_request_stop(const char *routine)
{
    bool ran = nbc_state.runs;
    nbc_table_stop();
    nbc_request_lock();
    if (ran)
        waiting_set_nbc_progress(NULL);
    nbc_state.runs = false;
    nbc_request_stop_traffic(routine);
    nbc_request_unlock();
    if (ran)
        nbc_request_free_rows();
}

/* ---- Functions that the schedules of collectives call ---- */

const struct nbc_table_entry *nbc_request_entry(const struct nbc_request *request, int local)
{
    return nbc_table_entry(nbc_request_table_of(request), request->team, request->sequence, local);
}

char *nbc_request_dest(const struct nbc_request *request, int local, size_t offset, size_t bytes)
{
    return nbc_table_map_address(request->routine, "dest", nbc_request_entry(request, local)->dest,
                                 request->team->node_ranks[local], offset, bytes);
}

const char *nbc_request_source(const struct nbc_request *request, int local, size_t offset,
                               size_t bytes)
{
    return nbc_table_map_address(request->routine, "source",
                                 nbc_request_entry(request, local)->source,
                                 request->team->node_ranks[local], offset, bytes);
}

uint64_t nbc_request_alloc(const char *routine, size_t bytes)
{
    nbc_request_lock();
    uint64_t offset = nbc_table_alloc(routine, bytes);
    nbc_request_unlock();
    return offset;
}

void nbc_request_free(uint64_t offset, size_t bytes)
{
    nbc_request_lock();
    nbc_table_free(offset, bytes);
    nbc_request_unlock();
}

static size_t nbc_request_elements_per_chunk(size_t size)
{
    return NBC_CHUNK_BYTES > size ? NBC_CHUNK_BYTES / size : 1;
}

uint64_t nbc_request_chunk_count(size_t nelems, size_t size)
{
    size_t each = nbc_request_elements_per_chunk(size);
    return nelems / each + (nelems % each != 0);
}

struct slice nbc_request_chunk_slice(size_t nelems, size_t size, uint64_t chunk)
{
    size_t each = nbc_request_elements_per_chunk(size), begin = chunk * each;
    return (struct slice){begin, nelems - begin < each ? nelems : begin + each};
}

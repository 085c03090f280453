#include "leader_p2p.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "allreduce.h"
#include "backend.h"
#include "base/assert.h"
#include "base/environment.h"
#include "base/report.h"
#include "coll/coll_buffer.h"
#include "coll/shm/shm_sync.h"
#include "demux.h"
#include "diag/hang.h"
#include "diag/lifecycle.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/packet_trace.h"
#include "net/peer_wait.h"
#include "net/wire.h"

/* ---- Point-to-point transfers between leaders ---- */

/* Data to be sent to the leader with rank `leader_rank`, or received from it. */
struct transfer {
    const char *routine;
    const struct leaders *leaders;
    int leader_rank;
    void *data;
    size_t bytes;
};

struct send_state {
    struct transfer transfer;
    struct coll_message *message; /* NULL once MPI has sent the message */
    struct backend_request data;  /* send of data that are too long for `message` */
    uint16_t tag;                 /* tag of these data */
    bool has_data;                /* true while the send of these data is in progress */
};

struct receive_state {
    struct transfer transfer;
    struct demux_receive receive;
};

static void leader_p2p_explain_transfer(const void *what, char *text, size_t capacity)
{
    const struct transfer *transfer = what;
    const struct leaders *leaders = transfer->leaders;
    snprintf(text, capacity, "PE %d on another node, in a collective of %d PEs",
             leaders->pes[transfer->leader_rank], leaders->team->members.size);
}

static bool leader_p2p_is_finalizing(void)
{
    return lifecycle_own() >= LIFECYCLE_FINALIZING;
}

static int leader_p2p_peer_pe(const struct transfer *transfer)
{
    return transfer->leaders->pes[transfer->leader_rank];
}

static struct coll_message_head leader_p2p_head_of(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    unsigned rules = (leader_p2p_is_finalizing() ? COLL_MESSAGE_FINALIZES : 0) |
                     (leaders->same_routine ? COLL_MESSAGE_SAME_ROUTINE : 0);
    return (struct coll_message_head){.kind = COLL_MESSAGE_BLOCKING,
                                      .team = leaders->team->id,
                                      .step = (uint32_t)leaders->step,
                                      .bytes = transfer->bytes,
                                      .rules = (uint8_t)rules,
                                      .routine = routine_number(transfer->routine)};
}

/* MPI tags of data that are sent separately from the head. A tag is returned when MPI has completed
 * the send. If the data exceed MPI's eager limit, the receiver has then posted its receive, so the
 * tag can be reused. Shorter data may still wait in the receiver's MPI library. Their tag is not
 * reused too early, because all other tags are used first. */
static struct coll_message_tags tags;

static uint16_t leader_p2p_take_tag(const char *routine)
{
    uint16_t tag;
    if (!coll_message_take_tag(&tags, &tag))
        report_fatal(routine,
                     "%d threads send collective data to other nodes at the same time, which is "
                     "the maximum: use fewer threads in collectives",
                     COLL_MESSAGE_TAGS);
    return tag;
}

static void leader_p2p_send_data(struct send_state *send_state)
{
    const struct transfer *transfer = &send_state->transfer;
    coll_message_count(transfer->bytes);
    send_state->has_data = true;
    net_require(transfer->routine,
                backend->send(leader_p2p_peer_pe(transfer), TAG_EXCHANGE_DATA + send_state->tag,
                              transfer->data, transfer->bytes, &send_state->data));
}

/* Starts to send the message of a transfer. Data that are too long for this message are sent in a
 * second one. Called under net_lock. */
static void leader_p2p_begin_send(struct send_state *send_state)
{
    const struct transfer *transfer = &send_state->transfer;
    struct coll_message_head head = leader_p2p_head_of(transfer);
    bool fits = transfer->bytes <= coll_message_eager_max();
    int pe = leader_p2p_peer_pe(transfer);
    packet_trace_message(PACKET_TRACE_SENT, pe, "leaders", transfer->routine, transfer->bytes);
    if (UNLIKELY(!fits))
        head.tag = send_state->tag = leader_p2p_take_tag(transfer->routine);
    send_state->has_data = false;
    send_state->message =
        coll_message_send(transfer->routine, pe, &head, transfer->data, fits ? transfer->bytes : 0);
    if (UNLIKELY(!fits))
        leader_p2p_send_data(send_state);
}

/* Starts to receive the message of a transfer. Called under net_lock. */
static void leader_p2p_begin_receive(struct receive_state *receive_state)
{
    const struct transfer *transfer = &receive_state->transfer;
    struct demux_receive *receive = &receive_state->receive;
    int pe = leader_p2p_peer_pe(transfer);
    receive->routine = transfer->routine;
    receive->expected = leader_p2p_head_of(transfer);
    receive->expected.from = pe;
    receive->data = transfer->data;
    packet_trace_message(PACKET_TRACE_AWAITS, pe, "leaders", transfer->routine, transfer->bytes);
    demux_begin(receive);
}

static bool leader_p2p_is_sent(const char *routine, void *what)
{
    struct send_state *send_state = what;
    if (send_state->message != NULL && coll_message_is_sent(send_state->message))
        send_state->message = NULL;
    if (send_state->has_data && net_request_is_done(routine, &send_state->data)) {
        send_state->has_data = false;
        coll_message_return_tag(&tags, send_state->tag);
    }
    return send_state->message == NULL && !send_state->has_data;
}

/* Starts a receive, a send, or both; either argument may be NULL. Starts the send first, because
 * the other PE may be waiting for the message. */
static void leader_p2p_begin_transfers(const char *routine, struct receive_state *receive_state,
                                       struct send_state *send_state)
{
    net_require_reachable(routine);
    net_lock();
    demux_start();
    if (send_state != NULL)
        leader_p2p_begin_send(send_state);
    if (receive_state != NULL)
        leader_p2p_begin_receive(receive_state);
    if (send_state != NULL)
        /* The send is usually complete by now. This test then makes a later wait unnecessary. */
        leader_p2p_is_sent(routine, send_state);
    net_unlock();
}

/* Returns true if the message of a receive has arrived. Callers: peer_wait_event and
 * peer_wait_progress (net/peer_wait.c). */
static bool leader_p2p_has_arrived(const char *routine, void *what)
{
    (void)routine;
    return demux_has_arrived(what);
}

static struct peer_wait leader_p2p_absence_of_peer(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    return (struct peer_wait){.pes = &leaders->pes[transfer->leader_rank],
                              .n_pes = 1,
                              .members = leaders->team->members.size};
}

static void leader_p2p_wait_until_over(const struct transfer *transfer, peer_wait_test *is_over,
                                       void *of)
{
    struct peer_wait peer_wait = leader_p2p_absence_of_peer(transfer);
    peer_wait_event(transfer->routine, is_over, of, leader_p2p_explain_transfer, transfer,
                    &peer_wait);
}

static void leader_p2p_require_both_finalize(const struct transfer *transfer, bool peer_does)
{
    int pe = leader_p2p_peer_pe(transfer), members = transfer->leaders->team->members.size;
    if (peer_does && !leader_p2p_is_finalizing())
        peer_wait_report_exit(transfer->routine, pe, members);
    if (leader_p2p_is_finalizing() && !peer_does)
        report_fatal(transfer->routine,
                     "PE %d ended or called shmem_finalize, but PE %d is in a collective of %d "
                     "PEs: call the collective on all of these PEs",
                     job.me, pe, members);
}

static void leader_p2p_require_same_collective(const struct receive_state *receive_state)
{
    const struct coll_message_head *head = &receive_state->receive.head,
                                   *expected = &receive_state->receive.expected;
    const struct transfer *transfer = &receive_state->transfer;
    int pe = leader_p2p_peer_pe(transfer);
    if (LIKELY(receive_state->receive.is_expected))
        return;
    leader_p2p_require_both_finalize(transfer, (head->rules & COLL_MESSAGE_FINALIZES) != 0);
    if (head->routine != expected->routine)
        hang_report_mismatch(transfer->routine, pe, routine_name(head->routine));
    report_fatal(transfer->routine,
                 "PE %d, with %llu bytes, and PE %d, with %zu bytes, are in different collectives: "
                 "expected all members of the team to call the same collective",
                 pe, (unsigned long long)head->bytes, job.me, transfer->bytes);
}

static void leader_p2p_trace_received(const struct transfer *transfer)
{
    net_lock();
    packet_trace_message(PACKET_TRACE_RECEIVED, leader_p2p_peer_pe(transfer), "leaders",
                         transfer->routine, transfer->bytes);
    net_unlock();
}

static void leader_p2p_end_send(struct send_state *send_state)
{
    if (UNLIKELY(send_state->message != NULL || send_state->has_data))
        leader_p2p_wait_until_over(&send_state->transfer, leader_p2p_is_sent, send_state);
}

static void leader_p2p_wait_for_data(struct receive_state *receive_state)
{
    const struct transfer *transfer = &receive_state->transfer;
    struct peer_wait peer_wait = leader_p2p_absence_of_peer(transfer);
    peer_wait_request(transfer->routine, &receive_state->receive.data_request,
                      leader_p2p_explain_transfer, transfer, &peer_wait);
}

static void leader_p2p_end_receive(struct receive_state *receive_state)
{
    leader_p2p_wait_until_over(&receive_state->transfer, leader_p2p_has_arrived,
                               &receive_state->receive);
    leader_p2p_require_same_collective(receive_state);
    if (receive_state->receive.has_request)
        leader_p2p_wait_for_data(receive_state);
    if (UNLIKELY(packet_trace_runs))
        leader_p2p_trace_received(&receive_state->transfer);
}

/* Sends data to one leader and waits until they are sent. The cast removes `const`, because struct
 * transfer is also used for receives; a send only reads the data. */
static void leader_p2p_send_to(const char *routine, const struct leaders *leaders, int leader_rank,
                               const void *data, size_t bytes)
{
    struct send_state send_state;
    send_state.transfer =
        (struct transfer){routine, leaders, leader_rank, (void *)(uintptr_t)data, bytes};
    leader_p2p_begin_transfers(routine, NULL, &send_state);
    leader_p2p_end_send(&send_state);
}

static void leader_p2p_receive_from(const char *routine, const struct leaders *leaders,
                                    int leader_rank, void *data, size_t bytes)
{
    struct receive_state receive_state;
    receive_state.transfer = (struct transfer){routine, leaders, leader_rank, data, bytes};
    leader_p2p_begin_transfers(routine, &receive_state, NULL);
    leader_p2p_end_receive(&receive_state);
}

/* The sending or the receiving side of an exchange: the data, and the leader to which they are sent
 * or from which they are received. */
struct side {
    int leader_rank;
    void *data;
    size_t bytes;
};

/* The copy of data that this PE sends to itself. */
struct own_copy {
    void *dest;
    const void *source;
    size_t bytes;
};

/* A send to one leader and a receive from another at the same time. */
struct exchange {
    struct send_state out;
    struct receive_state in;
};

static void leader_p2p_begin_exchange(const char *routine, const struct leaders *leaders,
                                      struct side send, struct side receive,
                                      struct exchange *exchange)
{
    exchange->in.transfer =
        (struct transfer){routine, leaders, receive.leader_rank, receive.data, receive.bytes};
    exchange->out.transfer =
        (struct transfer){routine, leaders, send.leader_rank, send.data, send.bytes};
    leader_p2p_begin_transfers(routine, &exchange->in, &exchange->out);
}

/* Waits until the send and the receive are complete. */
static void leader_p2p_end_exchange(struct exchange *exchange)
{
    leader_p2p_end_receive(&exchange->in);
    leader_p2p_end_send(&exchange->out);
}

static void leader_p2p_exchange_sides(const char *routine, const struct leaders *leaders,
                                      struct side send, struct side receive)
{
    struct exchange exchange;
    leader_p2p_begin_exchange(routine, leaders, send, receive, &exchange);
    leader_p2p_end_exchange(&exchange);
}

/* Exchanges data, and copies data of this PE while the exchange is in progress. */
static void leader_p2p_exchange_and_copy(const char *routine, const struct leaders *leaders,
                                         struct side send, struct side receive, struct own_copy own)
{
    struct exchange exchange;
    leader_p2p_begin_exchange(routine, leaders, send, receive, &exchange);
    coll_buffer_copy(own.dest, own.source, own.bytes);
    leader_p2p_end_exchange(&exchange);
}

/* ---- Barrier and broadcast ---- */

static int leader_p2p_peer_at_distance(const struct leaders *leaders, int leader_rank,
                                       int64_t distance)
{
    return (int)(((int64_t)leader_rank + distance + leaders->count) % leaders->count);
}

static bool leader_p2p_is_power_of_two(int count)
{
    return (count & (count - 1)) == 0;
}

/* If the number of leaders is a power of two, uses pairwise exchange: in each step, the two leaders
 * of a pair wait only for each other. Otherwise uses the dissemination algorithm. */
void leader_p2p_barrier(const char *routine, struct leaders *leaders)
{
    bool pairs = leader_p2p_is_power_of_two(leaders->count) &&
                 environment.algorithms.barrier != BARRIER_DISSEMINATION;
    leaders->step++;
    for (int64_t distance = 1; distance < leaders->count; distance *= 2) {
        int partner = leaders->my_rank ^ (int)distance;
        int to = pairs ? partner : leader_p2p_peer_at_distance(leaders, leaders->my_rank, distance);
        int from =
            pairs ? partner : leader_p2p_peer_at_distance(leaders, leaders->my_rank, -distance);
        leader_p2p_exchange_sides(routine, leaders, (struct side){to, NULL, 0},
                                  (struct side){from, NULL, 0});
    }
}

void leader_p2p_barrier_in_routine(const char *routine, struct leaders *leaders)
{
    leaders->same_routine = true;
    leader_p2p_barrier(routine, leaders);
    leaders->same_routine = false;
}

/* Sends data, or one chunk of long data, down a binomial tree. All chunks of a broadcast use the
 * same tree. */
static void leader_p2p_broadcast_tree(const char *routine, struct leaders *leaders, void *data,
                                      size_t bytes, int root)
{
    int64_t count = leaders->count,
            my_rank = leader_p2p_peer_at_distance(leaders, leaders->my_rank, -root), bit = 1;
    leaders->step++;
    while (bit < count && (my_rank & bit) == 0)
        bit *= 2;
    if (my_rank != 0)
        leader_p2p_receive_from(routine, leaders,
                                leader_p2p_peer_at_distance(leaders, root, my_rank - bit), data,
                                bytes);
    while ((bit /= 2) != 0)
        if (my_rank + bit < count)
            leader_p2p_send_to(routine, leaders,
                               leader_p2p_peer_at_distance(leaders, root, my_rank + bit), data,
                               bytes);
}

/* Returns true if a broadcast of this length is divided into eager messages, which are pipelined
 * down the tree. A few eager messages are faster than one long message, for which MPI does a
 * handshake. */
static bool leader_p2p_is_pipelined(size_t bytes)
{
    enum { PIECEWISE_MOST = 256 << 10 };
    size_t algorithm = environment.algorithms.broadcast;
    if (algorithm == BROADCAST_TREE || algorithm == BROADCAST_CHUNKS)
        return algorithm == BROADCAST_CHUNKS;
    return bytes <= PIECEWISE_MOST && bytes > backend->eager - sizeof(struct coll_message_head);
}

void leader_p2p_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                          int root)
{
    ASSERT(bytes <= BACKEND_MESSAGE_MAX && root >= 0 && root < leaders->count);
    size_t chunk = leader_p2p_is_pipelined(bytes) ? backend->eager / 2 : bytes, done = 0;
    do {
        size_t left = bytes - done;
        leader_p2p_broadcast_tree(routine, leaders, (char *)data + done,
                                  left < chunk ? left : chunk, root);
        done += chunk;
    } while (done < bytes);
}

/* ---- Reduction ---- */

struct allreduce_state {
    const char *routine;
    struct leaders *leaders;
    const struct reduce_kernel *kernel;
    char *data;
    char *received; /* buffer for received elements; as long as `data` */
    struct allreduce_plan plan;
};

static struct side leader_p2p_side_of(const struct allreduce_state *state, int leader_rank,
                                      char *data, struct slice slice)
{
    size_t size = state->kernel->size;
    return (struct side){leader_rank, data + slice.begin * size, (slice.end - slice.begin) * size};
}

static void leader_p2p_combine(const struct allreduce_state *state, struct slice slice,
                               bool theirs_first)
{
    size_t offset = slice.begin * state->kernel->size;
    reduce_kernel_combine(state->kernel, state->data + offset, state->received + offset,
                          slice.end - slice.begin, theirs_first);
}

static void leader_p2p_run_step(const struct allreduce_state *state, struct allreduce_step step)
{
    char *into = step.combines ? state->received : state->data;
    leader_p2p_exchange_sides(state->routine, state->leaders,
                              leader_p2p_side_of(state, step.peer, state->data, step.send),
                              leader_p2p_side_of(state, step.peer, into, step.receive));
    if (step.combines)
        leader_p2p_combine(state, step.receive, step.theirs_first);
}

/* Executes the allreduce. A leader that does not participate in the steps sends its elements to its
 * partner, and receives the result from it (allreduce.h). */
static void leader_p2p_run_allreduce(struct allreduce_state *state)
{
    const struct allreduce_plan *plan = &state->plan;
    struct leaders *leaders = state->leaders;
    size_t bytes = plan->nelems * state->kernel->size;
    if (!plan->participates) {
        leader_p2p_send_to(state->routine, leaders, plan->partner, state->data, bytes);
        leader_p2p_receive_from(state->routine, leaders, plan->partner, state->data, bytes);
        return;
    }
    if (plan->partner >= 0) {
        leader_p2p_receive_from(state->routine, leaders, plan->partner, state->received, bytes);
        leader_p2p_combine(state, (struct slice){0, plan->nelems}, true);
    }
    for (int step = 0; step < allreduce_step_count(plan); step++)
        leader_p2p_run_step(state, allreduce_step(plan, step));
    if (plan->partner >= 0)
        leader_p2p_send_to(state->routine, leaders, plan->partner, state->data, bytes);
}

void leader_p2p_allreduce(const char *routine, struct leaders *leaders,
                          const struct reduce_kernel *kernel, void *data, size_t nelems)
{
    _Alignas(16) char scratch[SHM_SYNC_PAYLOAD];
    size_t bytes = nelems * kernel->size;
    ASSERT(bytes <= BACKEND_MESSAGE_MAX);
    struct allreduce_state state = {.routine = routine,
                                    .leaders = leaders,
                                    .kernel = kernel,
                                    .data = data,
                                    .received = scratch,
                                    .plan = allreduce_select(leaders, nelems, bytes)};
    leaders->step++;
    if (bytes > sizeof scratch)
        state.received = report_require_memory(routine, malloc(bytes));
    leader_p2p_run_allreduce(&state);
    if (bytes > sizeof scratch)
        free(state.received);
}

/* ---- Alltoall ---- */

/* In each step, the leaders of a pair exchange their blocks. If the number of leaders is not a
 * power of two, each leader sends to one leader and receives from another. */
void leader_p2p_alltoall(const char *routine, struct leaders *leaders, void *dest,
                         const void *source, size_t bytes)
{
    bool pairs = leader_p2p_is_power_of_two(leaders->count);
    int me = leaders->my_rank;
    char *from_me = (char *)(uintptr_t)source, *to_me = dest;
    struct own_copy own = {to_me + (size_t)me * bytes, from_me + (size_t)me * bytes, bytes};
    leaders->step++;
    for (int i = 1; i < leaders->count; i++) {
        int to = pairs ? me ^ i : leader_p2p_peer_at_distance(leaders, me, i);
        int from = pairs ? me ^ i : leader_p2p_peer_at_distance(leaders, me, -i);
        leader_p2p_exchange_and_copy(routine, leaders,
                                     (struct side){to, from_me + (size_t)to * bytes, bytes},
                                     (struct side){from, to_me + (size_t)from * bytes, bytes}, own);
        own.bytes = 0;
    }
}

/* ---- Allgather ---- */

void leader_p2p_exchange_blocks(const char *routine, struct leaders *leaders, void *dest,
                                const void *source, size_t bytes)
{
    int other = leaders->my_rank ^ 1;
    ASSERT(leaders->count == 2);
    leaders->step++;
    leader_p2p_exchange_and_copy(
        routine, leaders, (struct side){other, (void *)(uintptr_t)source, bytes},
        (struct side){other, (char *)dest + (size_t)other * bytes, bytes},
        (struct own_copy){(char *)dest + (size_t)leaders->my_rank * bytes, source, bytes});
}

/* Ring algorithm. In the first step, each leader sends its own data to its right neighbor. In each
 * later step, it sends the data that it received from its left neighbor in the previous step. */
void leader_p2p_allgather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                          const size_t *lengths)
{
    int count = leaders->count, right = leader_p2p_peer_at_distance(leaders, leaders->my_rank, 1),
        left = leader_p2p_peer_at_distance(leaders, leaders->my_rank, -1);
    char *end = all,
         **blocks = report_require_memory(routine, calloc((size_t)count, sizeof *blocks));
    leaders->step++;
    for (int i = 0; i < count; end += lengths[i++])
        blocks[i] = end;
    /* Sends from `mine`, because the copy of it in `all` would just have been written: its cache
     * lines would move between the cores of sender and receiver in each allgather. */
    size_t bytes = lengths[leaders->my_rank];
    leader_p2p_exchange_and_copy(routine, leaders,
                                 (struct side){right, (void *)(uintptr_t)mine, bytes},
                                 (struct side){left, blocks[left], lengths[left]},
                                 (struct own_copy){blocks[leaders->my_rank], mine, bytes});
    for (int turn = 1; turn < count - 1; turn++) {
        int out = leader_p2p_peer_at_distance(leaders, leaders->my_rank, -turn),
            in = leader_p2p_peer_at_distance(leaders, left, -turn);
        leader_p2p_exchange_sides(routine, leaders, (struct side){right, blocks[out], lengths[out]},
                                  (struct side){left, blocks[in], lengths[in]});
    }
    free(blocks);
}

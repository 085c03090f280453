#include "exchange.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "backend.h"
#include "base/assert.h"
#include "base/environment.h"
#include "base/report.h"
#include "buffer.h"
#include "demux.h"
#include "halving.h"
#include "meeting.h"
#include "memory/awaited.h"
#include "memory/presence.h"
#include "modules/loader.h"
#include "transport/network.h"
#include "transport/trace.h"
#include "transport/watch.h"
#include "transport/wire.h"

/* ---- Messages ---- */

/* Data to the leader at a place, or from it. */
struct transfer {
    const char *routine;
    const struct leaders *leaders;
    int place;
    void *data;
    size_t bytes;
};

struct sending {
    struct transfer transfer;
    struct coll_message *message; /* NULL once it is sent */
    struct backend_request data;  /* longer data, behind the message */
    bool has_data;                /* these are under way */
};

struct receiving {
    struct transfer transfer;
    struct demux_receive receive;
};

static void explain_transfer(const void *what, char *text, size_t room)
{
    const struct transfer *transfer = what;
    const struct leaders *leaders = transfer->leaders;
    snprintf(text, room, "PE %d on another node, in a collective of %d PEs",
             leaders->pes[transfer->place], leaders->team->members.size);
}

static bool is_finalizing(void)
{
    return presence_own() >= FINALIZING;
}

static int other_pe(const struct transfer *transfer)
{
    return transfer->leaders->pes[transfer->place];
}

static struct coll_message_head head_of(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    unsigned rules = (is_finalizing() ? COLL_MESSAGE_FINALIZES : 0) |
                     (leaders->same_routine ? COLL_MESSAGE_SAME_ROUTINE : 0);
    return (struct coll_message_head){.kind = COLL_MESSAGE_BLOCKING,
                                      .team = leaders->team->id,
                                      .step = (uint32_t)leaders->step,
                                      .bytes = transfer->bytes,
                                      .rules = (uint8_t)rules,
                                      .routine = routine_number(transfer->routine)};
}

/* Tags take turns. When one comes again, its last message has been received: MPI keeps long data
 * here until then, and their sender waits for that. */
static uint16_t next_tag(void)
{
    enum { TAGS = TAG_GROUPS - TAG_EXCHANGE_DATA };
    static uint16_t last;
    last = (uint16_t)((last + 1) % TAGS);
    return last;
}

static void send_data(struct sending *sending, uint16_t tag)
{
    const struct transfer *transfer = &sending->transfer;
    coll_message_count(transfer->bytes);
    sending->has_data = true;
    network_require(transfer->routine,
                    backend->send(other_pe(transfer), TAG_EXCHANGE_DATA + tag, transfer->data,
                                  transfer->bytes, &sending->data));
}

/* Under the lock. */
static void begin_send(struct sending *sending)
{
    const struct transfer *transfer = &sending->transfer;
    struct coll_message_head head = head_of(transfer);
    bool fits = transfer->bytes <= coll_message_eager_max();
    int pe = other_pe(transfer);
    trace_message(TRACE_SENT, pe, "leaders", transfer->routine, transfer->bytes);
    if (UNLIKELY(!fits))
        head.tag = next_tag();
    sending->has_data = false;
    sending->message =
        coll_message_send(transfer->routine, pe, &head, transfer->data, fits ? transfer->bytes : 0);
    if (UNLIKELY(!fits))
        send_data(sending, head.tag);
}

/* Under the lock. */
static void begin_receive(struct receiving *receiving)
{
    const struct transfer *transfer = &receiving->transfer;
    struct demux_receive *receive = &receiving->receive;
    int pe = other_pe(transfer);
    receive->routine = transfer->routine;
    receive->expected = head_of(transfer);
    receive->expected.from = pe;
    receive->data = transfer->data;
    trace_message(TRACE_AWAITS, pe, "leaders", transfer->routine, transfer->bytes);
    demux_begin(receive);
}

static bool is_sent(const char *routine, void *what)
{
    struct sending *sending = what;
    if (sending->message != NULL && coll_message_is_sent(sending->message))
        sending->message = NULL;
    if (sending->has_data && network_is_done(routine, &sending->data))
        sending->has_data = false;
    return sending->message == NULL && !sending->has_data;
}

/* Either may be NULL. Sends first: the other PE may wait for the message. */
static void begin_transfers(const char *routine, struct receiving *receiving,
                            struct sending *sending)
{
    network_require_reach(routine);
    network_lock();
    demux_start();
    if (sending != NULL)
        begin_send(sending);
    if (receiving != NULL)
        begin_receive(receiving);
    if (sending != NULL)
        is_sent(routine, sending); /* most often it is; then nothing waits for that */
    network_unlock();
}

static bool has_arrived(const char *routine, void *what)
{
    (void)routine;
    return demux_has_arrived(what);
}

static struct absence absence_of(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    return (struct absence){
        .pes = &leaders->pes[transfer->place], .n_pes = 1, .members = leaders->team->members.size};
}

static void wait_until_over(const struct transfer *transfer, watch_test *is_over, void *of)
{
    struct absence absence = absence_of(transfer);
    network_wait_until(transfer->routine, is_over, of, explain_transfer, transfer, &absence);
}

static void require_both_finalize(const struct transfer *transfer, bool they_do)
{
    int pe = other_pe(transfer), members = transfer->leaders->team->members.size;
    if (they_do && !is_finalizing())
        absence_report(transfer->routine, pe, members);
    if (is_finalizing() && !they_do)
        report_fatal(transfer->routine,
                     "PE %d has ended or finalized, while PE %d is in a collective of %d PEs: "
                     "expected both in the same",
                     job.me, pe, members);
}

static void require_ours(const struct receiving *receiving)
{
    const struct coll_message_head *head = &receiving->receive.head,
                                   *expected = &receiving->receive.expected;
    const struct transfer *transfer = &receiving->transfer;
    int pe = other_pe(transfer);
    if (LIKELY(receiving->receive.is_expected))
        return;
    require_both_finalize(transfer, (head->rules & COLL_MESSAGE_FINALIZES) != 0);
    if (head->routine != expected->routine)
        awaited_report(transfer->routine, pe, routine_name(head->routine));
    report_fatal(transfer->routine,
                 "PE %d, with %llu bytes, and PE %d, with %zu bytes, are in different "
                 "collectives: expected all members of a team in the same",
                 pe, (unsigned long long)head->bytes, job.me, transfer->bytes);
}

static void trace_received(const struct transfer *transfer)
{
    network_lock();
    trace_message(TRACE_RECEIVED, other_pe(transfer), "leaders", transfer->routine,
                  transfer->bytes);
    network_unlock();
}

static void end_send(struct sending *sending)
{
    if (UNLIKELY(sending->message != NULL || sending->has_data))
        wait_until_over(&sending->transfer, is_sent, sending);
}

static void wait_for_data(struct receiving *receiving)
{
    const struct transfer *transfer = &receiving->transfer;
    struct absence absence = absence_of(transfer);
    network_wait(transfer->routine, &receiving->receive.data_request, explain_transfer, transfer,
                 &absence);
}

static void end_receive(struct receiving *receiving)
{
    wait_until_over(&receiving->transfer, has_arrived, &receiving->receive);
    require_ours(receiving);
    if (receiving->receive.has_request)
        wait_for_data(receiving);
    if (UNLIKELY(trace_runs))
        trace_received(&receiving->transfer);
}

/* Data are only read when they are sent. */
static void send_to(const char *routine, const struct leaders *leaders, int place, const void *data,
                    size_t bytes)
{
    struct sending sending;
    sending.transfer = (struct transfer){routine, leaders, place, (void *)(uintptr_t)data, bytes};
    begin_transfers(routine, NULL, &sending);
    end_send(&sending);
}

static void receive_from(const char *routine, const struct leaders *leaders, int place, void *data,
                         size_t bytes)
{
    struct receiving receiving;
    receiving.transfer = (struct transfer){routine, leaders, place, data, bytes};
    begin_transfers(routine, &receiving, NULL);
    end_receive(&receiving);
}

/* One side of an exchange. */
struct part {
    int place;
    void *data;
    size_t bytes;
};

/* Sends and receives at the same time. */
static void exchange_parts(const char *routine, const struct leaders *leaders, struct part give,
                           struct part take)
{
    struct sending out;
    struct receiving in;
    in.transfer = (struct transfer){routine, leaders, take.place, take.data, take.bytes};
    out.transfer = (struct transfer){routine, leaders, give.place, give.data, give.bytes};
    begin_transfers(routine, &in, &out);
    end_receive(&in);
    end_send(&out);
}

/* ---- Barrier and broadcast ---- */

static int place_after(const struct leaders *leaders, int place, int64_t distance)
{
    return (int)(((int64_t)place + distance + leaders->count) % leaders->count);
}

static bool is_power_of_two(int count)
{
    return (count & (count - 1)) == 0;
}

/* By pairs where that comes out even, for then half of the leaders waits for nobody but each other;
 * else by dissemination. */
void exchange_barrier(const char *routine, struct leaders *leaders)
{
    bool pairs =
        is_power_of_two(leaders->count) && environment.algorithms.barrier != BARRIER_DISSEMINATION;
    leaders->step++;
    for (int64_t distance = 1; distance < leaders->count; distance *= 2) {
        int pair = leaders->mine ^ (int)distance;
        int to = pairs ? pair : place_after(leaders, leaders->mine, distance);
        int from = pairs ? pair : place_after(leaders, leaders->mine, -distance);
        exchange_parts(routine, leaders, (struct part){to, NULL, 0}, (struct part){from, NULL, 0});
    }
}

void exchange_barrier_of_routine(const char *routine, struct leaders *leaders)
{
    leaders->same_routine = true;
    exchange_barrier(routine, leaders);
    leaders->same_routine = false;
}

/* One after the other down the same tree. */
static void broadcast_down(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                           int root)
{
    int64_t count = leaders->count, mine = place_after(leaders, leaders->mine, -root), bit = 1;
    leaders->step++;
    while (bit < count && (mine & bit) == 0)
        bit *= 2;
    if (mine != 0)
        receive_from(routine, leaders, place_after(leaders, root, mine - bit), data, bytes);
    while ((bit /= 2) != 0)
        if (mine + bit < count)
            send_to(routine, leaders, place_after(leaders, root, mine + bit), data, bytes);
}

/* Messages that need no handshake, behind each other on their way down the tree, are faster than
 * one that does; much data needs so many that they are not. */
static bool goes_in_pieces(size_t bytes)
{
    enum { PIECEWISE_MOST = 256 << 10 };
    size_t algorithm = environment.algorithms.broadcast;
    if (algorithm == BROADCAST_TREE || algorithm == BROADCAST_PIECES)
        return algorithm == BROADCAST_PIECES;
    return bytes <= PIECEWISE_MOST && bytes > backend->eager - sizeof(struct coll_message_head);
}

void exchange_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                        int root)
{
    ASSERT(bytes <= BACKEND_MESSAGE_MOST && root >= 0 && root < leaders->count);
    size_t piece = goes_in_pieces(bytes) ? backend->eager / 2 : bytes, done = 0;
    do {
        size_t left = bytes - done;
        broadcast_down(routine, leaders, (char *)data + done, left < piece ? left : piece, root);
        done += piece;
    } while (done < bytes);
}

/* ---- Reduction ---- */

struct reducing {
    const char *routine;
    struct leaders *leaders;
    const struct kernel *kernel;
    char *data;
    char *theirs; /* room for as much */
    struct halving halving;
};

static struct part part_of(const struct reducing *reducing, int place, char *data,
                           struct slice slice)
{
    size_t size = reducing->kernel->size;
    return (struct part){place, data + slice.begin * size, (slice.end - slice.begin) * size};
}

static void combine(const struct reducing *reducing, struct slice slice, bool theirs_first)
{
    size_t offset = slice.begin * reducing->kernel->size;
    kernel_combine(reducing->kernel, reducing->data + offset, reducing->theirs + offset,
                   slice.end - slice.begin, theirs_first);
}

static void take_step(const struct reducing *reducing, struct halving_step step)
{
    char *into = step.combines ? reducing->theirs : reducing->data;
    exchange_parts(reducing->routine, reducing->leaders,
                   part_of(reducing, step.place, reducing->data, step.give),
                   part_of(reducing, step.place, into, step.take));
    if (step.combines)
        combine(reducing, step.take, step.theirs_first);
}

/* Who takes no part leaves its elements to the other of its pair, and gets the result. */
static void reduce(struct reducing *reducing)
{
    const struct halving *halving = &reducing->halving;
    struct leaders *leaders = reducing->leaders;
    size_t bytes = halving->nelems * reducing->kernel->size;
    if (!halving->takes_part) {
        send_to(reducing->routine, leaders, halving->pair, reducing->data, bytes);
        receive_from(reducing->routine, leaders, halving->pair, reducing->data, bytes);
        return;
    }
    if (halving->pair >= 0) {
        receive_from(reducing->routine, leaders, halving->pair, reducing->theirs, bytes);
        combine(reducing, (struct slice){0, halving->nelems}, true);
    }
    for (int step = 0; step < halving_steps(halving); step++)
        take_step(reducing, halving_step(halving, step));
    if (halving->pair >= 0)
        send_to(reducing->routine, leaders, halving->pair, reducing->data, bytes);
}

void exchange_reduce(const char *routine, struct leaders *leaders, const struct kernel *kernel,
                     void *data, size_t nelems)
{
    _Alignas(16) char room[CELL_PAYLOAD];
    size_t bytes = nelems * kernel->size;
    ASSERT(bytes <= BACKEND_MESSAGE_MOST);
    struct reducing reducing = {.routine = routine,
                                .leaders = leaders,
                                .kernel = kernel,
                                .data = data,
                                .theirs = room,
                                .halving = halving_of(leaders, nelems, bytes)};
    leaders->step++;
    if (bytes > sizeof room)
        reducing.theirs = report_require_memory(routine, malloc(bytes));
    reduce(&reducing);
    if (bytes > sizeof room)
        free(reducing.theirs);
}

/* ---- Gather ---- */

/* In each turn a leader passes on what it got in the one before, first its own. */
void exchange_gather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                     const size_t *lengths)
{
    int count = leaders->count, right = place_after(leaders, leaders->mine, 1),
        left = place_after(leaders, leaders->mine, -1);
    char *end = all,
         **blocks = report_require_memory(routine, calloc((size_t)count, sizeof *blocks));
    leaders->step++;
    for (int i = 0; i < count; end += lengths[i++])
        blocks[i] = end;
    buffer_copy(blocks[leaders->mine], mine, lengths[leaders->mine]);
    for (int turn = 0; turn < count - 1; turn++) {
        int out = place_after(leaders, leaders->mine, -turn),
            in = place_after(leaders, left, -turn);
        exchange_parts(routine, leaders, (struct part){right, blocks[out], lengths[out]},
                       (struct part){left, blocks[in], lengths[in]});
    }
    free(blocks);
}

#include "exchange.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "backend.h"
#include "base/assert.h"
#include "base/counters.h"
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
    struct backend_request first, second; /* of the parcel; of the data where they are behind it */
    char *parcel;                         /* head, and the data of one message */
    _Alignas(8) char room[sizeof(struct demux_head) + CELL_PAYLOAD]; /* for a short one */
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

static bool is_one_message(const struct transfer *transfer)
{
    return demux_is_one_message(transfer->bytes);
}

static bool is_finalizing(void)
{
    return presence_own() >= FINALIZING;
}

static size_t first_message_bytes(const struct transfer *transfer)
{
    return sizeof(struct demux_head) + (is_one_message(transfer) ? transfer->bytes : 0);
}

static int other_pe(const struct transfer *transfer)
{
    return transfer->leaders->pes[transfer->place];
}

static struct demux_head head_of(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    return (struct demux_head){.team = leaders->team->id,
                               .step = leaders->step,
                               .bytes = transfer->bytes,
                               .finalizing = is_finalizing(),
                               .same_routine = leaders->same_routine,
                               .routine = routine_number(transfer->routine)};
}

void exchange_count_message(size_t bytes)
{
    counters_raise(COUNTER_COLLECTIVE_MESSAGES);
    counters_share(COUNTER_COLLECTIVE_BYTES, bytes);
}

static int send_parcel(struct sending *sending, int pe, int tag)
{
    const struct transfer *transfer = &sending->transfer;
    size_t bytes = first_message_bytes(transfer);
    exchange_count_message(bytes);
    trace_message(TRACE_SENT, pe, "leaders", transfer->routine, transfer->bytes);
    return backend->send(pe, tag, sending->parcel, bytes, &sending->first);
}

static int send_data(struct sending *sending, int pe, int tag)
{
    const struct transfer *transfer = &sending->transfer;
    exchange_count_message(transfer->bytes);
    return backend->send(pe, tag, transfer->data, transfer->bytes, &sending->second);
}

static void make_parcel(struct sending *sending)
{
    const struct transfer *transfer = &sending->transfer;
    struct demux_head head = head_of(transfer);
    sending->parcel = sending->room;
    if (first_message_bytes(transfer) > sizeof sending->room)
        sending->parcel =
            report_require_memory(transfer->routine, malloc(first_message_bytes(transfer)));
    memcpy(sending->parcel, &head, sizeof head);
    if (is_one_message(transfer))
        buffer_copy(sending->parcel + sizeof head, transfer->data, transfer->bytes);
}

/* Both messages are sent under one lock: no message of another thread comes between them. */
static void begin_send(struct sending *sending, struct transfer transfer)
{
    int pe = other_pe(&transfer), tag = transfer.leaders->tag;
    sending->transfer = transfer;
    make_parcel(sending);
    network_require_reach(transfer.routine);
    network_lock();
    int failed = send_parcel(sending, pe, tag);
    if (!failed && !is_one_message(&transfer))
        failed = send_data(sending, pe, tag);
    network_require(transfer.routine, failed);
    network_unlock();
}

static void begin_receive(struct receiving *receiving, struct transfer with)
{
    struct transfer *transfer = &receiving->transfer;
    int pe = other_pe(&with);
    *transfer = with;
    receiving->receive.routine = with.routine;
    receiving->receive.expected = head_of(transfer);
    receiving->receive.data = with.data;
    network_require_reach(with.routine);
    network_lock();
    trace_message(TRACE_AWAITS, pe, "leaders", transfer->routine, transfer->bytes);
    demux_begin(&receiving->receive, pe, with.leaders->tag);
    network_unlock();
}

static struct absence absence_of(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    return (struct absence){
        .pes = &leaders->pes[transfer->place], .n_pes = 1, .members = leaders->team->members.size};
}

static void wait_for_request(const struct transfer *transfer, struct backend_request *request)
{
    struct absence absence = absence_of(transfer);
    network_wait(transfer->routine, request, explain_transfer, transfer, &absence);
}

static void wait_for_head(struct receiving *receiving)
{
    const struct transfer *transfer = &receiving->transfer;
    struct absence absence = absence_of(transfer);
    network_wait_until(transfer->routine, demux_has_arrived, &receiving->receive, explain_transfer,
                       transfer, &absence);
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
    const struct demux_head *head = &receiving->receive.head,
                            *expected = &receiving->receive.expected;
    const struct transfer *transfer = &receiving->transfer;
    int pe = other_pe(transfer);
    if (LIKELY(receiving->receive.is_expected))
        return;
    require_both_finalize(transfer, head->finalizing != 0);
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
    wait_for_request(&sending->transfer, &sending->first);
    if (!is_one_message(&sending->transfer))
        wait_for_request(&sending->transfer, &sending->second);
    if (sending->parcel != sending->room)
        free(sending->parcel);
}

static void end_receive(struct receiving *receiving)
{
    wait_for_head(receiving);
    require_ours(receiving);
    if (receiving->receive.data_request != NULL)
        wait_for_request(&receiving->transfer, receiving->receive.data_request);
    demux_end(&receiving->receive);
    if (UNLIKELY(trace_runs))
        trace_received(&receiving->transfer);
}

/* Data are only read when they are sent. */
static void send_to(const char *routine, const struct leaders *leaders, int place, const void *data,
                    size_t bytes)
{
    struct sending sending;
    begin_send(&sending,
               (struct transfer){routine, leaders, place, (void *)(uintptr_t)data, bytes});
    end_send(&sending);
}

static void receive_from(const char *routine, const struct leaders *leaders, int place, void *data,
                         size_t bytes)
{
    struct receiving receiving;
    begin_receive(&receiving, (struct transfer){routine, leaders, place, data, bytes});
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
    begin_receive(&in, (struct transfer){routine, leaders, take.place, take.data, take.bytes});
    begin_send(&out, (struct transfer){routine, leaders, give.place, give.data, give.bytes});
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
    size_t algorithm = environment.algorithms.broadcast;
    if (algorithm == BROADCAST_TREE || algorithm == BROADCAST_PIECES)
        return algorithm == BROADCAST_PIECES;
    return bytes <= environment.algorithms.message &&
           bytes > backend->eager - sizeof(struct demux_head);
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

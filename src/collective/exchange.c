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
#include "halving.h"
#include "meeting.h"
#include "memory/awaited.h"
#include "memory/presence.h"
#include "modules/loader.h"
#include "transport/network.h"
#include "transport/trace.h"
#include "transport/watch.h"

/* ---- Messages ---- */

/* Every message begins with whose it is, so that nobody takes another collective's for this one's.
 */
struct head {
    uint64_t team, step, bytes;
    uint32_t finalizing;   /* 1 in shmem_finalize, whose barrier is no other's */
    uint32_t same_routine; /* 1 where all must be in this routine, not in what does the same */
    uint32_t routine;      /* in which its sender is (base/routine.h) */
    uint32_t unused;
};

/* A message to the leader at a place, or from it. */
struct transfer {
    const char *routine;
    const struct leaders *leaders;
    int place;
    void *data;
    size_t bytes;
    struct backend_request first, second; /* of the parcel; of the data where they are behind it */
    char *parcel;                         /* head, and the data of one message */
    _Alignas(8) char room[sizeof(struct head) + CELL_PAYLOAD]; /* for a short one */
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
    return transfer->bytes <= environment.algorithms.message;
}

static bool is_finalizing(void)
{
    return presence_own() >= FINALIZING;
}

/* What travels in the parcel; a receiver has room for any short one, so that the head of a wrong
 * one can be read, and at the end for any. */
static size_t block_bytes(const struct transfer *transfer)
{
    return sizeof(struct head) + (is_one_message(transfer) ? transfer->bytes : 0);
}

static size_t parcel_room(const struct transfer *transfer)
{
    size_t bytes = block_bytes(transfer);
    if (is_finalizing())
        return sizeof(struct head) + environment.algorithms.message;
    return bytes < sizeof transfer->room ? sizeof transfer->room : bytes;
}

static void make_transfer(struct transfer *transfer, const char *routine,
                          const struct leaders *leaders, int place, void *data, size_t bytes)
{
    transfer->routine = routine;
    transfer->leaders = leaders;
    transfer->place = place;
    transfer->data = data;
    transfer->bytes = bytes;
    transfer->parcel = transfer->room;
    if (parcel_room(transfer) > sizeof transfer->room)
        transfer->parcel = report_require_memory(routine, malloc(parcel_room(transfer)));
}

static struct head head_of(const struct transfer *transfer)
{
    const struct leaders *leaders = transfer->leaders;
    return (struct head){.team = leaders->team->id,
                         .step = leaders->step,
                         .bytes = transfer->bytes,
                         .finalizing = is_finalizing(),
                         .same_routine = leaders->same_routine,
                         .routine = routine_number(transfer->routine)};
}

/* Both are begun under one lock, or another thread's message could come between them. */
static void begin_transfer(struct transfer *transfer,
                           int (*first)(struct transfer *transfer, int pe, int tag),
                           int (*second)(struct transfer *transfer, int pe, int tag))
{
    const struct leaders *leaders = transfer->leaders;
    int pe = leaders->pes[transfer->place], tag = leaders_tag(leaders->team);
    network_require_reach(transfer->routine);
    network_lock();
    int failed = first(transfer, pe, tag);
    if (!failed && !is_one_message(transfer))
        failed = second(transfer, pe, tag);
    network_require(transfer->routine, failed);
    network_unlock();
}

void exchange_count_message(size_t bytes)
{
    counters_raise(COUNTER_COLLECTIVE_MESSAGES);
    counters_share(COUNTER_COLLECTIVE_BYTES, bytes);
}

static int send_parcel(struct transfer *transfer, int pe, int tag)
{
    exchange_count_message(block_bytes(transfer));
    trace_message(TRACE_SENT, pe, "leaders", transfer->routine, transfer->bytes);
    return backend->send(pe, tag, transfer->parcel, block_bytes(transfer), &transfer->first);
}

static int send_data(struct transfer *transfer, int pe, int tag)
{
    exchange_count_message(transfer->bytes);
    return backend->send(pe, tag, transfer->data, transfer->bytes, &transfer->second);
}

static int receive_parcel(struct transfer *transfer, int pe, int tag)
{
    trace_message(TRACE_AWAITS, pe, "leaders", transfer->routine, transfer->bytes);
    return backend->receive(pe, tag, transfer->parcel, parcel_room(transfer), &transfer->first);
}

static int receive_data(struct transfer *transfer, int pe, int tag)
{
    return backend->receive(pe, tag, transfer->data, transfer->bytes, &transfer->second);
}

static void begin_send(struct transfer *transfer)
{
    struct head head = head_of(transfer);
    memcpy(transfer->parcel, &head, sizeof head);
    if (is_one_message(transfer))
        buffer_copy(transfer->parcel + sizeof head, transfer->data, transfer->bytes);
    begin_transfer(transfer, send_parcel, send_data);
}

static void begin_receive(struct transfer *transfer)
{
    begin_transfer(transfer, receive_parcel, receive_data);
}

static void wait_for_transfer(const struct transfer *transfer, struct backend_request *request)
{
    const struct leaders *leaders = transfer->leaders;
    struct absence absence = {
        .pes = &leaders->pes[transfer->place], .n_pes = 1, .members = leaders->team->members.size};
    network_wait(transfer->routine, request, explain_transfer, transfer, &absence);
}

static void require_both_finalize(const struct transfer *transfer, bool they_do)
{
    int pe = transfer->leaders->pes[transfer->place],
        members = transfer->leaders->team->members.size;
    if (they_do && !is_finalizing())
        absence_report(transfer->routine, pe, members);
    if (is_finalizing() && !they_do)
        report_fatal(transfer->routine,
                     "PE %d has ended or finalized, while PE %d is in a collective of %d PEs: "
                     "expected both in the same",
                     job.me, pe, members);
}

/* Those that do the same need not be one routine. */
static bool is_same_collective(struct head one, const struct head *other)
{
    if (!one.same_routine)
        one.routine = other->routine;
    return memcmp(&one, other, sizeof one) == 0;
}

static void require_ours(const struct transfer *transfer)
{
    struct head expected = head_of(transfer), head;
    int pe = transfer->leaders->pes[transfer->place];
    memcpy(&head, transfer->parcel, sizeof head);
    require_both_finalize(transfer, head.finalizing != 0);
    if (is_same_collective(head, &expected))
        return;
    if (head.routine != expected.routine)
        awaited_report(transfer->routine, pe, routine_name(head.routine));
    report_fatal(transfer->routine,
                 "PE %d, with %llu bytes, and PE %d, with %zu bytes, are in different "
                 "collectives: expected all members of a team in the same",
                 pe, (unsigned long long)head.bytes, job.me, transfer->bytes);
}

static void trace_received(const struct transfer *transfer)
{
    network_lock();
    trace_message(TRACE_RECEIVED, transfer->leaders->pes[transfer->place], "leaders",
                  transfer->routine, transfer->bytes);
    network_unlock();
}

static void finish_transfer(struct transfer *transfer)
{
    if (transfer->parcel != transfer->room)
        free(transfer->parcel);
}

static void end_send(struct transfer *transfer)
{
    wait_for_transfer(transfer, &transfer->first);
    if (!is_one_message(transfer))
        wait_for_transfer(transfer, &transfer->second);
    finish_transfer(transfer);
}

static void end_receive(struct transfer *transfer)
{
    wait_for_transfer(transfer, &transfer->first);
    require_ours(transfer);
    if (!is_one_message(transfer))
        wait_for_transfer(transfer, &transfer->second);
    else
        buffer_copy(transfer->data, transfer->parcel + sizeof(struct head), transfer->bytes);
    if (UNLIKELY(trace_runs))
        trace_received(transfer);
    finish_transfer(transfer);
}

/* Data are only read when they are sent. */
static void send_to(const char *routine, const struct leaders *leaders, int place, const void *data,
                    size_t bytes)
{
    struct transfer transfer;
    make_transfer(&transfer, routine, leaders, place, (void *)(uintptr_t)data, bytes);
    begin_send(&transfer);
    end_send(&transfer);
}

static void receive_from(const char *routine, const struct leaders *leaders, int place, void *data,
                         size_t bytes)
{
    struct transfer transfer;
    make_transfer(&transfer, routine, leaders, place, data, bytes);
    begin_receive(&transfer);
    end_receive(&transfer);
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
    struct transfer out, in;
    make_transfer(&in, routine, leaders, take.place, take.data, take.bytes);
    make_transfer(&out, routine, leaders, give.place, give.data, give.bytes);
    begin_receive(&in);
    begin_send(&out);
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
    return bytes <= environment.algorithms.message && bytes > backend->eager - sizeof(struct head);
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

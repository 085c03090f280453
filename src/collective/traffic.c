#include "traffic.h"

#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "base/assert.h"
#include "base/report.h"
#include "base/routine.h"
#include "buffer.h"
#include "exchange.h"
#include "memory/awaited.h"
#include "modules/loader.h"
#include "transport/network.h"
#include "transport/wire.h"

/* ---- Parcels ---- */

/* PARCEL_SENDS and PARCEL_EXPECTS have no data. A PE that waits long states by them how much it
 * sends or expects, so that a PE with another length reports the mismatch. */
enum parcel_kind { PARCEL_DATA, PARCEL_READY, PARCEL_SENDS, PARCEL_EXPECTS };

struct head {
    uint64_t team, number, bytes; /* bytes: of all that its step moves */
    uint32_t step;
    uint16_t kind;
    uint16_t tag; /* PARCEL_READY: for the data, less TAG_PARCEL_DATA */
    uint32_t routine;
    int32_t from; /* the sender's world number */
};

struct parcel {
    struct link link;
    struct backend_request request;
    bool is_large; /* with room for any */
    struct head head;
    char data[]; /* right behind the head */
};
_Static_assert(offsetof(struct parcel, data) == offsetof(struct parcel, head) + sizeof(struct head),
               "head and data are one message");

/* Most data in a parcel: as much as MPI sends without asking the receiver. */
enum { PARCEL_DATA_MOST = 60 << 10, PARCELS_AWAITED = 4 };

/* Longer data go so much at a time. */
#define DATA_MOST ((size_t)16 << 20)
_Static_assert(DATA_MOST <= BACKEND_MESSAGE_MOST, "what goes at a time is one message");

/* Data of so many parcels' length at most go in as many messages: MPI, which does not know that the
 * receiver is ready, would ask it about a longer one. */
enum { PIECES_MOST = 5 };

enum { DATA_TAGS = TAG_GROUPS - TAG_PARCEL_DATA };

/* Parcels that take more than this are used again: memory that is touched for the first time costs
 * more than the copy. */
enum { SMALL_PARCEL = 1 << 10 };

static struct {
    bool runs;
    struct link all;                          /* traffic */
    struct link sent;                         /* parcels on their way */
    struct link spare;                        /* large ones, not in use */
    struct link early;                        /* parcels that came before what they are for */
    struct parcel *expected[PARCELS_AWAITED]; /* receives that MPI has, */
    unsigned next;                            /* of which this is the oldest */
    bool tag_is_used[DATA_TAGS];
    unsigned next_tag;
} traffic;

static size_t parcel_most(void)
{
    size_t eager = backend->eager - sizeof(struct head);
    return eager < PARCEL_DATA_MOST ? eager : PARCEL_DATA_MOST;
}

static struct parcel *make_parcel(size_t bytes)
{
    bool is_large = bytes > SMALL_PARCEL;
    struct link *spare = is_large ? link_take(&traffic.spare) : NULL;
    if (spare != NULL)
        return LINK_OWNER(spare, struct parcel, link);
    struct parcel *parcel = report_require_memory(
        NULL, malloc(sizeof(struct parcel) + (is_large ? parcel_most() : bytes)));
    parcel->is_large = is_large;
    return parcel;
}

static void free_parcel(struct parcel *parcel)
{
    if (parcel->is_large)
        link_append(&traffic.spare, &parcel->link);
    else
        free(parcel);
}

static void free_all(struct link *parcels)
{
    struct link *next;
    for (struct link *link = parcels->next; link != parcels; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct parcel, link));
    }
}

static void expect_parcel(unsigned i)
{
    struct parcel *parcel = traffic.expected[i];
    network_require(NULL, backend->receive(BACKEND_ANY_PE, TAG_PARCEL, &parcel->head,
                                           sizeof parcel->head + parcel_most(), &parcel->request));
}

static void start(void)
{
    link_make(&traffic.all);
    link_make(&traffic.sent);
    link_make(&traffic.early);
    link_make(&traffic.spare);
    for (unsigned i = 0; i < PARCELS_AWAITED; i++) {
        traffic.expected[i] = make_parcel(parcel_most());
        expect_parcel(i);
    }
    traffic.runs = true;
}

static void send_with_head(const struct traffic *of, int pe, struct head head, const void *data,
                           size_t bytes)
{
    struct parcel *parcel = make_parcel(bytes);
    parcel->head = head;
    parcel->head.team = of->team->id;
    parcel->head.number = of->number;
    parcel->head.routine = routine_number(of->routine);
    parcel->head.from = job.me;
    buffer_copy(parcel->data, data, bytes);
    exchange_count_message(sizeof parcel->head + bytes);
    network_require(of->routine, backend->send(pe, TAG_PARCEL, &parcel->head,
                                               sizeof parcel->head + bytes, &parcel->request));
    link_append(&traffic.sent, &parcel->link);
}

/* ---- Transfers ---- */

enum transfer_state {
    EXPECTING, /* a parcel */
    WANTS_TAG, /* for data, of which there is none free */
    MOVING     /* data are one message of MPI's */
};

struct transfer {
    struct link link;
    const struct traffic *of;
    int pe;
    uint32_t step;
    bool sends, announced;
    enum transfer_state state;
    char *data;
    size_t bytes, done; /* all of them; those before what moves now */
    unsigned *left;
    int tag; /* of what moves, less TAG_PARCEL_DATA */
    struct backend_request requests[PIECES_MOST];
    unsigned pieces, arrived; /* of what moves */
};

static size_t next_bytes(const struct transfer *transfer)
{
    size_t rest = transfer->bytes - transfer->done;
    return rest < DATA_MOST ? rest : DATA_MOST;
}

static void finish_transfer(struct transfer *transfer)
{
    --*transfer->left;
    link_remove(&transfer->link);
    free(transfer);
}

static bool take_tag(int *tag)
{
    unsigned tries = 0;
    while (traffic.tag_is_used[traffic.next_tag] && ++tries <= DATA_TAGS)
        traffic.next_tag = (traffic.next_tag + 1) % DATA_TAGS;
    if (traffic.tag_is_used[traffic.next_tag])
        return false;
    *tag = (int)traffic.next_tag;
    traffic.tag_is_used[traffic.next_tag] = true;
    traffic.next_tag = (traffic.next_tag + 1) % DATA_TAGS;
    return true;
}

/* Begins to move the next of the data, in pieces with one tag, which come in the order sent. */
static void move_next(struct transfer *transfer)
{
    size_t bytes = next_bytes(transfer), most = parcel_most();
    char *data = transfer->data + transfer->done;
    if (bytes <= backend->eager || bytes > PIECES_MOST * most)
        most = bytes;
    transfer->state = MOVING;
    transfer->pieces = transfer->arrived = 0;
    for (size_t begin = 0; begin < bytes; begin += most) {
        size_t piece = bytes - begin < most ? bytes - begin : most;
        int tag = TAG_PARCEL_DATA + transfer->tag;
        struct backend_request *request = &transfer->requests[transfer->pieces++];
        if (transfer->sends)
            exchange_count_message(piece);
        network_require(transfer->of->routine,
                        transfer->sends
                            ? backend->send(transfer->pe, tag, data + begin, piece, request)
                            : backend->receive(transfer->pe, tag, data + begin, piece, request));
    }
}

/* Tells the sender that the next of the data may come. */
static void get_ready(struct transfer *transfer)
{
    transfer->state = WANTS_TAG;
    if (!take_tag(&transfer->tag))
        return;
    move_next(transfer);
    send_with_head(transfer->of, transfer->pe,
                   (struct head){.kind = PARCEL_READY,
                                 .step = transfer->step,
                                 .bytes = transfer->bytes,
                                 .tag = (uint16_t)transfer->tag},
                   NULL, 0);
}

static void send_data(struct transfer *transfer, int tag)
{
    transfer->tag = tag;
    move_next(transfer);
}

/* ---- A parcel finds what it is for ---- */

static bool is_for_sender(const struct head *head)
{
    return head->kind == PARCEL_READY || head->kind == PARCEL_EXPECTS;
}

/* Who is ready may be so before the sender has done with the data before. */
static bool is_for(const struct parcel *parcel, const struct transfer *transfer)
{
    const struct head *head = &parcel->head;
    return head->step == transfer->step && head->from == transfer->pe &&
           transfer->sends == is_for_sender(head) &&
           !(transfer->sends && transfer->state != EXPECTING);
}

/* A parcel that states a length only serves a transfer that is under way. It is not kept for a
 * later one: it may come after the end of its collective, and would be stored until shmem_finalize.
 */
static bool states_length(const struct parcel *parcel)
{
    return parcel->head.kind == PARCEL_SENDS || parcel->head.kind == PARCEL_EXPECTS;
}

static void require_same_data(const struct transfer *transfer, const struct head *head)
{
    const char *routine = transfer->of->routine;
    if (head->routine != routine_number(routine))
        awaited_report(routine, transfer->pe, routine_name(head->routine));
    if (head->bytes == transfer->bytes)
        return;
    report_fatal(
        routine, "PE %d %s %llu bytes and this PE %s %zu: expected the same length on both",
        transfer->pe, transfer->sends ? "expects" : "sends", (unsigned long long)head->bytes,
        transfer->sends ? "sends" : "expects", transfer->bytes);
}

/* The transfer may be gone then. */
static void accept_parcel(struct transfer *transfer, const struct parcel *parcel)
{
    require_same_data(transfer, &parcel->head);
    if (states_length(parcel))
        return;
    if (transfer->sends) {
        send_data(transfer, parcel->head.tag);
        return;
    }
    buffer_copy(transfer->data, parcel->data, transfer->bytes);
    finish_transfer(transfer);
}

static bool is_of(const struct parcel *parcel, const struct traffic *of)
{
    return parcel->head.team == of->team->id && parcel->head.number == of->number;
}

static bool find_transfer(const struct parcel *parcel)
{
    for (struct link *link = traffic.all.next; link != &traffic.all; link = link->next) {
        struct traffic *of = LINK_OWNER(link, struct traffic, link);
        if (!is_of(parcel, of))
            continue;
        for (struct link *l = of->transfers.next; l != &of->transfers; l = l->next) {
            struct transfer *transfer = LINK_OWNER(l, struct transfer, link);
            if (is_for(parcel, transfer)) {
                accept_parcel(transfer, parcel);
                return true;
            }
        }
    }
    return false;
}

/* For one that begins to expect a parcel. */
static void find_early(struct transfer *transfer)
{
    for (struct link *link = traffic.early.next; link != &traffic.early; link = link->next) {
        struct parcel *parcel = LINK_OWNER(link, struct parcel, link);
        if (!is_of(parcel, transfer->of) || !is_for(parcel, transfer))
            continue;
        link_remove(link);
        accept_parcel(transfer, parcel);
        free_parcel(parcel);
        return;
    }
}

static void keep_parcel(const struct parcel *parcel, size_t bytes)
{
    struct parcel *kept = make_parcel(bytes);
    kept->head = parcel->head;
    buffer_copy(kept->data, parcel->data, bytes);
    link_append(&traffic.early, &kept->link);
}

/* ---- Polling ---- */

static bool is_done(struct backend_request *request, struct backend_arrival *arrival)
{
    int done;
    network_require(NULL, backend->test(request, &done, arrival));
    return done;
}

static bool receive_parcel(void)
{
    struct backend_arrival arrival;
    struct parcel *parcel = traffic.expected[traffic.next];
    if (!is_done(&parcel->request, &arrival))
        return false;
    if (!find_transfer(parcel) && !states_length(parcel))
        keep_parcel(parcel, arrival.bytes - sizeof parcel->head);
    expect_parcel(traffic.next);
    traffic.next = (traffic.next + 1) % PARCELS_AWAITED;
    return true;
}

/* One that is still on its way shows that those behind it may be. */
static bool reclaim_sent(void)
{
    bool moved = false;
    while (!link_is_alone(&traffic.sent)) {
        struct parcel *parcel = LINK_OWNER(traffic.sent.next, struct parcel, link);
        if (!is_done(&parcel->request, NULL))
            break;
        link_remove(&parcel->link);
        free_parcel(parcel);
        moved = true;
    }
    return moved;
}

static bool has_moved(struct transfer *transfer)
{
    while (transfer->arrived < transfer->pieces &&
           is_done(&transfer->requests[transfer->arrived], NULL))
        transfer->arrived++;
    return transfer->arrived == transfer->pieces;
}

static bool move_data(struct transfer *transfer)
{
    if (transfer->state == WANTS_TAG)
        get_ready(transfer);
    if (transfer->state != MOVING || !has_moved(transfer))
        return false;
    if (!transfer->sends)
        traffic.tag_is_used[transfer->tag] = false;
    transfer->done += next_bytes(transfer);
    if (transfer->done == transfer->bytes) {
        finish_transfer(transfer);
    } else if (transfer->sends) {
        transfer->state = EXPECTING;
        find_early(transfer);
    } else {
        get_ready(transfer);
    }
    return true;
}

static bool move_data_of(struct traffic *of)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = of->transfers.next; link != &of->transfers; link = next) {
        next = link->next;
        moved |= move_data(LINK_OWNER(link, struct transfer, link));
    }
    return moved;
}

bool traffic_poll(void)
{
    if (!traffic.runs)
        return false;
    bool moved = receive_parcel();
    for (struct link *link = traffic.all.next; link != &traffic.all; link = link->next)
        moved |= move_data_of(LINK_OWNER(link, struct traffic, link));
    moved |= reclaim_sent();
    return moved;
}

/* ---- Of one collective ---- */

void traffic_begin(struct traffic *of, const char *routine, const struct team *team,
                   uint64_t number)
{
    *of = (struct traffic){.routine = routine, .team = team, .number = number};
    link_make(&of->transfers);
    network_require_reach(routine);
    if (!traffic.runs)
        start();
    link_append(&traffic.all, &of->link);
}

void traffic_end(struct traffic *of)
{
    ASSERT(link_is_alone(&of->transfers));
    link_remove(&of->link);
}

static struct transfer *make_transfer(struct traffic *of, struct transfer with)
{
    struct transfer *transfer = report_require_memory(of->routine, malloc(sizeof *transfer));
    *transfer = with;
    transfer->of = of;
    ++*transfer->left;
    link_append(&of->transfers, &transfer->link);
    return transfer;
}

void traffic_send(struct traffic *of, int pe, uint32_t step, const void *data, size_t bytes,
                  unsigned *left)
{
    if (bytes <= parcel_most()) {
        send_with_head(of, pe, (struct head){.kind = PARCEL_DATA, .step = step, .bytes = bytes},
                       data, bytes);
        return;
    }
    find_early(make_transfer(of, (struct transfer){.pe = pe,
                                                   .step = step,
                                                   .sends = true,
                                                   .data = (char *)(uintptr_t)data,
                                                   .bytes = bytes,
                                                   .left = left}));
}

void traffic_receive(struct traffic *of, int pe, uint32_t step, void *dest, size_t bytes,
                     unsigned *left)
{
    struct transfer *transfer = make_transfer(
        of, (struct transfer){.pe = pe, .step = step, .data = dest, .bytes = bytes, .left = left});
    if (bytes > parcel_most())
        get_ready(transfer);
    find_early(transfer);
}

static void announce(struct traffic *of, struct transfer *transfer)
{
    if (transfer->announced || transfer->state != EXPECTING)
        return;
    transfer->announced = true;
    send_with_head(of, transfer->pe,
                   (struct head){.kind = transfer->sends ? PARCEL_SENDS : PARCEL_EXPECTS,
                                 .step = transfer->step,
                                 .bytes = transfer->bytes},
                   NULL, 0);
}

void traffic_announce(struct traffic *of, bool with_expected)
{
    for (struct link *link = of->transfers.next; link != &of->transfers; link = link->next) {
        struct transfer *transfer = LINK_OWNER(link, struct transfer, link);
        if (transfer->sends || with_expected)
            announce(of, transfer);
    }
}

int traffic_awaited(const struct traffic *of)
{
    if (link_is_alone(&of->transfers))
        return -1;
    return LINK_OWNER(of->transfers.next, struct transfer, link)->pe;
}

bool traffic_is_sending(void)
{
    return traffic.runs && !link_is_alone(&traffic.sent);
}

void traffic_stop(const char *routine)
{
    if (!traffic.runs)
        return;
    ASSERT(link_is_alone(&traffic.all) && link_is_alone(&traffic.sent));
    free_all(&traffic.early);
    free_all(&traffic.spare);
    for (unsigned i = 0; i < PARCELS_AWAITED; i++) {
        if (!network_is_cut_off())
            network_require(routine, backend->cancel(&traffic.expected[i]->request));
        free(traffic.expected[i]);
    }
    memset(&traffic, 0, sizeof traffic);
}

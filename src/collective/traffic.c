#include "traffic.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"
#include "base/routine.h"
#include "buffer.h"
#include "memory/awaited.h"
#include "modules/loader.h"
#include "coll_message.h"
#include "transport/network.h"
#include "transport/watch.h"
#include "transport/wire.h"

/* Longer data go so much at a time. */
#define DATA_MOST ((size_t)16 << 20)
_Static_assert(DATA_MOST <= BACKEND_MESSAGE_MOST, "what goes at a time is one message");

/* Data of so many messages' length at most go in as many messages: MPI, which does not know that
 * the receiver is ready, would ask it about a longer one. */
enum { PIECES_MOST = 5 };

enum { DATA_TAGS = TAG_EXCHANGE_DATA - TAG_COLL_DATA };

static struct {
    bool runs;
    struct link all; /* traffic */
    bool tag_is_used[DATA_TAGS];
    unsigned next_tag;
} traffic;

static void send_with_head(const struct traffic *of, int pe, struct coll_message_head head,
                           const void *data, size_t bytes)
{
    head.team = of->team->id;
    head.number = of->number;
    head.routine = routine_number(of->routine);
    coll_message_release(coll_message_send(of->routine, pe, &head, data, bytes));
}

/* ---- Transfers ---- */

enum transfer_state {
    EXPECTING, /* a message */
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
    int tag; /* of what moves, less TAG_COLL_DATA */
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
    size_t bytes = next_bytes(transfer), most = coll_message_eager_max();
    char *data = transfer->data + transfer->done;
    if (bytes <= backend->eager || bytes > PIECES_MOST * most)
        most = bytes;
    transfer->state = MOVING;
    transfer->pieces = transfer->arrived = 0;
    for (size_t begin = 0; begin < bytes; begin += most) {
        size_t piece = bytes - begin < most ? bytes - begin : most;
        int tag = TAG_COLL_DATA + transfer->tag;
        struct backend_request *request = &transfer->requests[transfer->pieces++];
        if (transfer->sends)
            coll_message_count(piece);
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
                   (struct coll_message_head){.kind = COLL_MESSAGE_READY,
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

/* ---- A message finds what it is for ---- */

static bool is_for_sender(const struct coll_message_head *head)
{
    return head->kind == COLL_MESSAGE_READY || head->kind == COLL_MESSAGE_EXPECTS;
}

/* Who is ready may be so before the sender has done with the data before. */
static bool is_for(const struct coll_message *message, const struct transfer *transfer)
{
    const struct coll_message_head *head = &message->head;
    return head->step == transfer->step && head->from == transfer->pe &&
           transfer->sends == is_for_sender(head) &&
           !(transfer->sends && transfer->state != EXPECTING);
}

static void require_same_data(const struct transfer *transfer, const struct coll_message_head *head)
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
static void accept_message(struct transfer *transfer, const struct coll_message *message)
{
    require_same_data(transfer, &message->head);
    if (coll_message_states_length(&message->head))
        return;
    if (transfer->sends) {
        send_data(transfer, message->head.tag);
        return;
    }
    buffer_copy(transfer->data, message->data, transfer->bytes);
    finish_transfer(transfer);
}

static bool is_of(const struct coll_message *message, const struct traffic *of)
{
    return message->head.team == of->team->id && message->head.number == of->number;
}

static bool find_transfer(const struct coll_message *message)
{
    if (!traffic.runs)
        return coll_message_states_length(&message->head);
    for (struct link *link = traffic.all.next; link != &traffic.all; link = link->next) {
        struct traffic *of = LINK_OWNER(link, struct traffic, link);
        if (!is_of(message, of))
            continue;
        for (struct link *l = of->transfers.next; l != &of->transfers; l = l->next) {
            struct transfer *transfer = LINK_OWNER(l, struct transfer, link);
            if (is_for(message, transfer)) {
                accept_message(transfer, message);
                return true;
            }
        }
    }
    return coll_message_states_length(&message->head);
}

static bool is_for_transfer(const struct coll_message *message, const void *transfer)
{
    return is_of(message, ((const struct transfer *)transfer)->of) && is_for(message, transfer);
}

/* For one that begins to expect a message. */
static void find_early(struct transfer *transfer)
{
    struct coll_message *message = coll_message_take_unexpected(is_for_transfer, transfer);
    if (message == NULL)
        return;
    accept_message(transfer, message);
    coll_message_free(message);
}

/* ---- Polling ---- */

static bool has_moved(struct transfer *transfer)
{
    while (transfer->arrived < transfer->pieces &&
           network_is_done(NULL, &transfer->requests[transfer->arrived]))
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
    if (!traffic.runs || (link_is_alone(&traffic.all) && !coll_message_is_sending()))
        return false;
    bool moved = coll_message_receive();
    for (struct link *link = traffic.all.next; link != &traffic.all; link = link->next)
        moved |= move_data_of(LINK_OWNER(link, struct traffic, link));
    moved |= coll_message_reclaim();
    return moved;
}

/* ---- Of one collective ---- */

static void start(void)
{
    link_make(&traffic.all);
    coll_message_start(COLL_MESSAGE_DATA, find_transfer);
    coll_message_start(COLL_MESSAGE_READY, find_transfer);
    coll_message_start(COLL_MESSAGE_SENDS, find_transfer);
    coll_message_start(COLL_MESSAGE_EXPECTS, find_transfer);
    traffic.runs = true;
}

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
    if (bytes <= coll_message_eager_max()) {
        send_with_head(
            of, pe,
            (struct coll_message_head){.kind = COLL_MESSAGE_DATA, .step = step, .bytes = bytes},
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
    if (bytes > coll_message_eager_max())
        get_ready(transfer);
    find_early(transfer);
}

static void announce(struct traffic *of, struct transfer *transfer)
{
    if (transfer->announced || transfer->state != EXPECTING)
        return;
    transfer->announced = true;
    send_with_head(of, transfer->pe,
                   (struct coll_message_head){.kind = transfer->sends ? COLL_MESSAGE_SENDS
                                                                      : COLL_MESSAGE_EXPECTS,
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
    return coll_message_is_sending();
}

void traffic_stop(void)
{
    if (!traffic.runs)
        return;
    ASSERT(link_is_alone(&traffic.all));
    memset(&traffic, 0, sizeof traffic);
}

#include "nbc_p2p.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"
#include "base/routine.h"
#include "coll/coll_buffer.h"
#include "coll/net/coll_message.h"
#include "diag/hang.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/peer_wait.h"
#include "net/wire.h"

/* Length in bytes of a chunk of the rendezvous protocol. This protocol sends data that are too long
 * for an eager message (coll_message_eager_max). The sender sends a chunk after the receiver has
 * sent it the MPI tag of this chunk. */
#define RENDEZVOUS_CHUNK_BYTES ((size_t)16 << 20)
_Static_assert(RENDEZVOUS_CHUNK_BYTES <= BACKEND_MESSAGE_MAX, "a chunk is one message");

/* Maximum number of eager MPI messages for a chunk. A chunk that needs more is sent as one long
 * message, for which MPI does its own handshake. Eager messages avoid this handshake, which is not
 * needed, because the receiver has already posted its receives. */
enum { CHUNK_MESSAGES_MAX = 5 };

static struct {
    bool runs;
    struct link all; /* list of the collectives that communicate (struct nbc_p2p) */
    struct coll_message_tags tags;
} p2p;

static void nbc_p2p_send_with_message_head(const struct nbc_p2p *of, int pe,
                                           struct coll_message_head head, const void *data,
                                           size_t bytes)
{
    head.team = of->team->id;
    head.sequence = of->sequence;
    head.routine = routine_number(of->routine);
    coll_message_release(coll_message_send(of->routine, pe, &head, data, bytes));
}

/* ---- Transfers ---- */

enum transfer_state {
    AWAITS_MESSAGE, /* waits for a message of the other PE: data, or READY for the next chunk */
    AWAITS_TAG,     /* receiver: waits for a free tag, with which it requests the next chunk */
    MOVES_DATA      /* waits until the MPI messages of a chunk are complete */
};

/* An incomplete transfer to or from one PE. */
struct transfer {
    struct link link; /* link in the list nbc_p2p.transfers */
    const struct nbc_p2p *of;
    int pe;
    uint32_t step;
    bool sends, announced; /* announced: the length of the transfer was sent to the other PE during
                              a long wait (nbc_p2p_announce) */
    enum transfer_state state;
    char *data;
    size_t bytes, done; /* length of all data in bytes; length of the completed chunks */
    unsigned *outstanding;
    /* Tag and MPI messages of the current chunk. The tag is relative to TAG_COLL_DATA. The first
     * `arrived` messages are complete. */
    uint16_t tag;
    struct backend_request requests[CHUNK_MESSAGES_MAX];
    unsigned messages_in_chunk, arrived;
};

static size_t nbc_p2p_next_chunk_bytes(const struct transfer *transfer)
{
    size_t rest = transfer->bytes - transfer->done;
    return rest < RENDEZVOUS_CHUNK_BYTES ? rest : RENDEZVOUS_CHUNK_BYTES;
}

static void nbc_p2p_finish_transfer(struct transfer *transfer)
{
    --*transfer->outstanding;
    link_remove(&transfer->link);
    free(transfer);
}

/* Starts to send or receive the next chunk. All messages of a chunk have the same tag, and arrive
 * in the order in which they are sent. */
static void nbc_p2p_move_next_chunk(struct transfer *transfer)
{
    size_t bytes = nbc_p2p_next_chunk_bytes(transfer), most = coll_message_eager_max();
    char *data = transfer->data + transfer->done;
    if (bytes <= backend->eager || bytes > CHUNK_MESSAGES_MAX * most)
        most = bytes;
    transfer->state = MOVES_DATA;
    transfer->messages_in_chunk = transfer->arrived = 0;
    for (size_t begin = 0; begin < bytes; begin += most) {
        size_t chunk = bytes - begin < most ? bytes - begin : most;
        int tag = TAG_COLL_DATA + transfer->tag;
        struct backend_request *request = &transfer->requests[transfer->messages_in_chunk++];
        if (transfer->sends)
            coll_message_count(chunk);
        net_require(transfer->of->routine,
                    transfer->sends
                        ? backend->send(transfer->pe, tag, data + begin, chunk, request)
                        : backend->receive(transfer->pe, tag, data + begin, chunk, request));
    }
}

/* Called on the receiving PE. Posts the receives of the next chunk, and sends a READY message with
 * their tag to the sending PE. If all tags are in use, a later poll tries again. */
static void nbc_p2p_send_ready(struct transfer *transfer)
{
    transfer->state = AWAITS_TAG;
    if (!coll_message_take_tag(&p2p.tags, &transfer->tag))
        return;
    nbc_p2p_move_next_chunk(transfer);
    nbc_p2p_send_with_message_head(transfer->of, transfer->pe,
                                   (struct coll_message_head){.kind = COLL_MESSAGE_READY,
                                                              .step = transfer->step,
                                                              .bytes = transfer->bytes,
                                                              .tag = transfer->tag},
                                   NULL, 0);
}

static void nbc_p2p_send_data(struct transfer *transfer, uint16_t tag)
{
    transfer->tag = tag;
    nbc_p2p_move_next_chunk(transfer);
}

/* ---- Matching of messages with transfers ---- */

static bool nbc_p2p_is_for_sender(const struct coll_message_head *head)
{
    return head->kind == COLL_MESSAGE_READY || head->kind == COLL_MESSAGE_EXPECTS;
}

/* Returns true if the transfer can use the message now. A READY for the next chunk may arrive while
 * the current chunk is still being sent. It then stays in the unexpected queue until the chunk is
 * sent. */
static bool nbc_p2p_matches_transfer(const struct coll_message *message,
                                     const struct transfer *transfer)
{
    const struct coll_message_head *head = &message->head;
    return head->step == transfer->step && head->from == transfer->pe &&
           transfer->sends == nbc_p2p_is_for_sender(head) &&
           !(transfer->sends && transfer->state != AWAITS_MESSAGE);
}

static void nbc_p2p_require_same_data(const struct transfer *transfer,
                                      const struct coll_message_head *head)
{
    const char *routine = transfer->of->routine;
    if (head->routine != routine_number(routine))
        hang_report_mismatch(routine, transfer->pe, routine_name(head->routine));
    if (head->bytes == transfer->bytes)
        return;
    report_fatal(
        routine,
        "PE %d %s %llu bytes, but this PE %s %zu bytes: expected equal lengths on both PEs",
        transfer->pe, transfer->sends ? "expects" : "sends", (unsigned long long)head->bytes,
        transfer->sends ? "sends" : "expects", transfer->bytes);
}

/* Continues a transfer with a message that has arrived for it. May complete and free the
 * transfer. */
static void nbc_p2p_accept_message(struct transfer *transfer, const struct coll_message *message)
{
    nbc_p2p_require_same_data(transfer, &message->head);
    if (coll_message_states_length(&message->head))
        return;
    if (transfer->sends) {
        nbc_p2p_send_data(transfer, message->head.tag);
        return;
    }
    coll_buffer_copy(transfer->data, message->data, transfer->bytes);
    nbc_p2p_finish_transfer(transfer);
}

static bool nbc_p2p_matches_collective(const struct coll_message *message, const struct nbc_p2p *of)
{
    return message->head.team == of->team->id && message->head.sequence == of->sequence;
}

static bool nbc_p2p_match_message(const struct coll_message *message)
{
    if (!p2p.runs)
        return coll_message_states_length(&message->head);
    for (struct link *link = p2p.all.next; link != &p2p.all; link = link->next) {
        struct nbc_p2p *of = LINK_OWNER(link, struct nbc_p2p, link);
        if (!nbc_p2p_matches_collective(message, of))
            continue;
        for (struct link *l = of->transfers.next; l != &of->transfers; l = l->next) {
            struct transfer *transfer = LINK_OWNER(l, struct transfer, link);
            if (nbc_p2p_matches_transfer(message, transfer)) {
                nbc_p2p_accept_message(transfer, message);
                return true;
            }
        }
    }
    return coll_message_states_length(&message->head);
}

static bool nbc_p2p_is_for_transfer(const struct coll_message *message, const void *transfer)
{
    return nbc_p2p_matches_collective(message, ((const struct transfer *)transfer)->of) &&
           nbc_p2p_matches_transfer(message, transfer);
}

/* Called when a transfer begins to wait for a message. If the message is in the unexpected queue,
 * continues the transfer with it. */
static void nbc_p2p_match_unexpected(struct transfer *transfer)
{
    struct coll_message *message = coll_message_take_unexpected(nbc_p2p_is_for_transfer, transfer);
    if (message == NULL)
        return;
    nbc_p2p_accept_message(transfer, message);
    coll_message_free(message);
}

/* ---- Progress of transfers ---- */

static bool nbc_p2p_chunk_is_done(struct transfer *transfer)
{
    while (transfer->arrived < transfer->messages_in_chunk &&
           net_request_is_done(NULL, &transfer->requests[transfer->arrived]))
        transfer->arrived++;
    return transfer->arrived == transfer->messages_in_chunk;
}

static bool nbc_p2p_move_data(struct transfer *transfer)
{
    if (transfer->state == AWAITS_TAG)
        nbc_p2p_send_ready(transfer);
    if (transfer->state != MOVES_DATA || !nbc_p2p_chunk_is_done(transfer))
        return false;
    if (!transfer->sends)
        coll_message_return_tag(&p2p.tags, transfer->tag);
    transfer->done += nbc_p2p_next_chunk_bytes(transfer);
    if (transfer->done == transfer->bytes) {
        nbc_p2p_finish_transfer(transfer);
    } else if (transfer->sends) {
        transfer->state = AWAITS_MESSAGE;
        nbc_p2p_match_unexpected(transfer);
    } else {
        nbc_p2p_send_ready(transfer);
    }
    return true;
}

static bool nbc_p2p_move_data_of(struct nbc_p2p *of)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = of->transfers.next; link != &of->transfers; link = next) {
        next = link->next;
        moved |= nbc_p2p_move_data(LINK_OWNER(link, struct transfer, link));
    }
    return moved;
}

bool nbc_p2p_poll(void)
{
    if (!p2p.runs || (link_is_empty(&p2p.all) && !coll_message_is_sending()))
        return false;
    bool moved = coll_message_receive();
    for (struct link *link = p2p.all.next; link != &p2p.all; link = link->next)
        moved |= nbc_p2p_move_data_of(LINK_OWNER(link, struct nbc_p2p, link));
    moved |= coll_message_reclaim();
    return moved;
}

/* ---- Start and end of the transfers of a collective ---- */

static void nbc_p2p_initialize(void)
{
    link_init(&p2p.all);
    coll_message_start(COLL_MESSAGE_DATA, nbc_p2p_match_message);
    coll_message_start(COLL_MESSAGE_READY, nbc_p2p_match_message);
    coll_message_start(COLL_MESSAGE_SENDS, nbc_p2p_match_message);
    coll_message_start(COLL_MESSAGE_EXPECTS, nbc_p2p_match_message);
    p2p.runs = true;
}

void nbc_p2p_begin(struct nbc_p2p *of, const char *routine, const struct team *team,
                   uint64_t sequence)
{
    *of = (struct nbc_p2p){.routine = routine, .team = team, .sequence = sequence};
    link_init(&of->transfers);
    net_require_reachable(routine);
    if (!p2p.runs)
        nbc_p2p_initialize();
    link_append(&p2p.all, &of->link);
}

void nbc_p2p_end(struct nbc_p2p *of)
{
    ASSERT(link_is_empty(&of->transfers));
    link_remove(&of->link);
}

static struct transfer *nbc_p2p_make_transfer(struct nbc_p2p *of, struct transfer with)
{
    struct transfer *transfer = report_require_memory(of->routine, malloc(sizeof *transfer));
    *transfer = with;
    transfer->of = of;
    ++*transfer->outstanding;
    link_append(&of->transfers, &transfer->link);
    return transfer;
}

void nbc_p2p_send(struct nbc_p2p *of, int pe, uint32_t step, const void *data, size_t bytes,
                  unsigned *outstanding)
{
    if (bytes <= coll_message_eager_max()) {
        nbc_p2p_send_with_message_head(
            of, pe,
            (struct coll_message_head){.kind = COLL_MESSAGE_DATA, .step = step, .bytes = bytes},
            data, bytes);
        return;
    }
    nbc_p2p_match_unexpected(
        nbc_p2p_make_transfer(of, (struct transfer){.pe = pe,
                                                    .step = step,
                                                    .sends = true,
                                                    .data = (char *)(uintptr_t)data,
                                                    .bytes = bytes,
                                                    .outstanding = outstanding}));
}

void nbc_p2p_receive(struct nbc_p2p *of, int pe, uint32_t step, void *dest, size_t bytes,
                     unsigned *outstanding)
{
    struct transfer *transfer = nbc_p2p_make_transfer(
        of, (struct transfer){
                .pe = pe, .step = step, .data = dest, .bytes = bytes, .outstanding = outstanding});
    if (bytes > coll_message_eager_max())
        nbc_p2p_send_ready(transfer);
    nbc_p2p_match_unexpected(transfer);
}

static void nbc_p2p_announce_transfer(struct nbc_p2p *of, struct transfer *transfer)
{
    if (transfer->announced || transfer->state != AWAITS_MESSAGE)
        return;
    transfer->announced = true;
    nbc_p2p_send_with_message_head(of, transfer->pe,
                                   (struct coll_message_head){.kind = transfer->sends
                                                                          ? COLL_MESSAGE_SENDS
                                                                          : COLL_MESSAGE_EXPECTS,
                                                              .step = transfer->step,
                                                              .bytes = transfer->bytes},
                                   NULL, 0);
}

void nbc_p2p_announce(struct nbc_p2p *of, bool with_expected)
{
    for (struct link *link = of->transfers.next; link != &of->transfers; link = link->next) {
        struct transfer *transfer = LINK_OWNER(link, struct transfer, link);
        if (transfer->sends || with_expected)
            nbc_p2p_announce_transfer(of, transfer);
    }
}

int nbc_p2p_awaited_pe(const struct nbc_p2p *of)
{
    if (link_is_empty(&of->transfers))
        return -1;
    return LINK_OWNER(of->transfers.next, struct transfer, link)->pe;
}

bool nbc_p2p_is_sending(void)
{
    return coll_message_is_sending();
}

void nbc_p2p_stop(void)
{
    if (!p2p.runs)
        return;
    ASSERT(link_is_empty(&p2p.all));
    memset(&p2p, 0, sizeof p2p);
}

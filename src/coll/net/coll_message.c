#include "coll_message.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/environment.h"
#include "base/report.h"
#include "coll/coll_buffer.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/packet_validate.h"
#include "net/peer_wait.h"
#include "net/wire.h"

_Static_assert(offsetof(struct coll_message, data) ==
                   offsetof(struct coll_message, head) + sizeof(struct coll_message_head),
               "head and data are one message");

/* Maximum data length, in bytes, of messages in the free list `small`. Messages are reused after
 * they were sent, because the first access to new memory takes longer than the copy of the data. */
enum { SMALL_MESSAGE_BYTES = 1 << 10 };

static struct {
    bool runs;
    size_t most;              /* result of coll_message_eager_max */
    struct link sent;         /* released messages whose sends may be incomplete, oldest first */
    struct pool small, large; /* free lists of messages */
    struct link unexpected;   /* unexpected queue: messages that no collective expects yet, in the
                                 order of arrival */
    coll_message_find *find[COLL_MESSAGE_KINDS];
    /* Buffer of the posted receive. Only one receive is posted: MPI compares each incoming message
     * with all posted receives, so more receives would slow down puts and gets. */
    struct coll_message *incoming;
    bool is_posted;
} messages;

size_t coll_message_eager_max(void)
{
    return messages.most;
}

/* ---- MPI tags of longer data ---- */

_Static_assert(TAG_EXCHANGE_DATA - TAG_COLL_DATA == COLL_MESSAGE_TAGS &&
                   TAG_COLLECTIVE - TAG_EXCHANGE_DATA == COLL_MESSAGE_TAGS,
               "both sides have as many tags");

/* Takes tags in ascending order and wraps around. A tag that was returned is thus reused as late as
 * possible. */
bool coll_message_take_tag(struct coll_message_tags *tags, uint16_t *tag)
{
    for (unsigned i = 0; i < COLL_MESSAGE_TAGS; i++) {
        unsigned next = (tags->next + i) % COLL_MESSAGE_TAGS;
        if (tags->is_used[next])
            continue;
        tags->is_used[next] = true;
        tags->next = next + 1;
        *tag = (uint16_t)next;
        return true;
    }
    return false;
}

void coll_message_return_tag(struct coll_message_tags *tags, uint16_t tag)
{
    ASSERT(tags->is_used[tag]);
    tags->is_used[tag] = false;
}

/* ---- Allocation of messages ---- */

static struct coll_message *coll_message_allocate_message(size_t room, struct pool *pool)
{
    struct coll_message *message = report_require_memory(NULL, malloc(sizeof *message + room));
    link_init(&message->link);
    message->pool = pool;
    return message;
}

static struct coll_message *coll_message_take_large(void)
{
    struct coll_message *message = pool_take(&messages.large);
    return message != NULL ? message
                           : coll_message_allocate_message(messages.most, &messages.large);
}

static struct coll_message *coll_message_take_small(void)
{
    struct coll_message *message = pool_take(&messages.small);
    return message != NULL ? message
                           : coll_message_allocate_message(SMALL_MESSAGE_BYTES, &messages.small);
}

void coll_message_free(struct coll_message *message)
{
    if (message->pool != NULL)
        pool_return(message->pool, message);
    else
        free(message);
}

static void coll_message_free_unexpected(void)
{
    struct link *next;
    for (struct link *link = messages.unexpected.next; link != &messages.unexpected; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct coll_message, link));
    }
}

/* ---- Sending of messages ---- */

void coll_message_count(size_t bytes)
{
    counters_increment(COUNTER_COLLECTIVE_MESSAGES);
    counters_add_shared(COUNTER_COLLECTIVE_BYTES, bytes);
}

struct coll_message *coll_message_send(const char *routine, int pe,
                                       const struct coll_message_head *head, const void *data,
                                       size_t bytes)
{
    struct coll_message *message =
        bytes > SMALL_MESSAGE_BYTES ? coll_message_take_large() : coll_message_take_small();
    size_t all = sizeof message->head + bytes;
    ASSERT(bytes <= messages.most);
    message->head = *head;
    message->head.from = job.me;
    coll_buffer_copy(message->data, data, bytes);
    coll_message_count(all);
    net_require(routine, backend->send(pe, TAG_COLL, &message->head, all, &message->request));
    return message;
}

bool coll_message_is_sent(struct coll_message *message)
{
    if (!net_request_is_done(NULL, &message->request))
        return false;
    coll_message_free(message);
    return true;
}

void coll_message_release(struct coll_message *message)
{
    link_append(&messages.sent, &message->link);
}

/* Checks the messages in the order in which they were sent, and stops at the first one whose send
 * is incomplete. Later sends are probably incomplete too. */
bool coll_message_reclaim(void)
{
    bool moved = false;
    while (coll_message_is_sending()) {
        struct coll_message *message = LINK_OWNER(messages.sent.next, struct coll_message, link);
        if (!net_request_is_done(NULL, &message->request))
            break;
        link_remove(&message->link);
        coll_message_free(message);
        moved = true;
    }
    return moved;
}

bool coll_message_is_sending(void)
{
    return messages.runs && !link_is_empty(&messages.sent);
}

/* ---- Receiving of messages ---- */

static void coll_message_post_receive(void)
{
    struct coll_message *message = messages.incoming;
    size_t most = sizeof message->head + messages.most;
    net_require(
        NULL, backend->receive(BACKEND_ANY_PE, TAG_COLL, &message->head, most, &message->request));
    messages.is_posted = true;
}

/* Returns the length of the data that follow this head in the same message. Long data of a blocking
 * collective are sent as a separate message. A message of kind COLL_MESSAGE_DATA always contains
 * all data. */
static uint64_t coll_message_data_bytes(const struct coll_message_head *head)
{
    if (head->kind == COLL_MESSAGE_DATA)
        return head->bytes;
    return head->kind == COLL_MESSAGE_BLOCKING && head->bytes <= messages.most ? head->bytes : 0;
}

/* Returns a description of what is wrong with a message, or NULL if it is valid. Release builds
 * also check each message before they use its contents, as they check packets
 * (net/packet_validate.h). */
static const char *coll_message_fault_of(const struct coll_message_head *head,
                                         const struct backend_arrival *arrival)
{
    if (arrival->bytes < sizeof *head || head->kind >= COLL_MESSAGE_KINDS ||
        head->from != arrival->pe)
        return "it is not a message of a collective";
    bool has_tag = head->kind == COLL_MESSAGE_READY || head->kind == COLL_MESSAGE_BLOCKING;
    if (has_tag && head->tag >= COLL_MESSAGE_TAGS)
        return "its data have an invalid MPI tag";
    bool is_whole = arrival->bytes - sizeof *head == coll_message_data_bytes(head);
    return is_whole ? NULL : "its length differs from the length of its contents";
}

static bool coll_message_has_arrived(struct coll_message *message)
{
    struct backend_arrival arrival;
    int done;
    net_require(NULL, backend->test(&message->request, &done, &arrival));
    if (!done)
        return false;
    const char *fault = coll_message_fault_of(&message->head, &arrival);
    if (UNLIKELY(fault != NULL))
        packet_validate_fail(arrival.pe, fault);
    return true;
}

static void coll_message_keep_unexpected_message(const struct coll_message *message)
{
    size_t bytes = coll_message_data_bytes(&message->head);
    struct coll_message *kept = bytes > SMALL_MESSAGE_BYTES
                                    ? coll_message_take_large()
                                    : coll_message_allocate_message(bytes, NULL);
    kept->head = message->head;
    coll_buffer_copy(kept->data, message->data, bytes);
    link_append(&messages.unexpected, &kept->link);
}

static bool coll_message_find_receiver(const struct coll_message *message)
{
    unsigned kind = message->head.kind;
    return messages.find[kind] != NULL ? messages.find[kind](message)
                                       : coll_message_states_length(&message->head);
}

/* After a message has arrived, the next call posts the next receive. If this call posted it at
 * once, the next message that this PE sends would be delayed, and other PEs may wait for that
 * message. */
bool coll_message_receive(void)
{
    if (!messages.is_posted)
        coll_message_post_receive();
    if (!coll_message_has_arrived(messages.incoming))
        return false;
    messages.is_posted = false;
    if (UNLIKELY(!coll_message_find_receiver(messages.incoming)))
        coll_message_keep_unexpected_message(messages.incoming);
    return true;
}

struct coll_message *coll_message_take_unexpected(bool (*is_for)(const struct coll_message *message,
                                                                 const void *what),
                                                  const void *what)
{
    for (struct link *link = messages.unexpected.next; link != &messages.unexpected;
         link = link->next) {
        struct coll_message *message = LINK_OWNER(link, struct coll_message, link);
        if (!is_for(message, what))
            continue;
        link_remove(link);
        return message;
    }
    return NULL;
}

/* ---- Start and end ---- */

static void coll_message_start_messages(void)
{
    size_t eager = backend->eager - sizeof(struct coll_message_head);
    size_t message = environment.algorithms.eager_bytes;
    messages.most = message < eager ? message : eager;
    link_init(&messages.sent);
    pool_init(&messages.small);
    pool_init(&messages.large);
    link_init(&messages.unexpected);
    messages.incoming = coll_message_take_large();
    coll_message_post_receive();
    messages.runs = true;
}

void coll_message_start(enum coll_message_kind kind, coll_message_find *find)
{
    messages.find[kind] = find;
    if (UNLIKELY(!messages.runs))
        coll_message_start_messages();
}

void coll_message_stop(const char *routine)
{
    if (!messages.runs)
        return;
    ASSERT(link_is_empty(&messages.sent));
    while (!net_is_cut_off() && coll_message_receive())
        ;
    coll_message_free_unexpected();
    pool_free_all(&messages.small);
    pool_free_all(&messages.large);
    if (!net_is_cut_off())
        net_require(routine, backend->cancel(&messages.incoming->request));
    free(messages.incoming);
    memset(&messages, 0, sizeof messages);
}

#include "demux.h"

#include "base/report.h"
#include "coll/coll_buffer.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/wire.h"

/* List of receives whose messages have not arrived. The list is short: usually it has one receive
 * for each thread that is in a collective. */
static struct link receives = {&receives, &receives};

/* Returns true if the heads `one` and `other` belong to the same collective of the team. Different
 * public routines match if their communication is the same, unless COLL_MESSAGE_SAME_ROUTINE is
 * set. */
static bool demux_is_same_collective(const struct coll_message_head *one,
                                     const struct coll_message_head *other)
{
    return one->step == other->step && one->bytes == other->bytes && one->rules == other->rules &&
           (!(one->rules & COLL_MESSAGE_SAME_ROUTINE) || one->routine == other->routine);
}

static bool demux_is_for(const struct coll_message *message, const void *what)
{
    const struct coll_message_head *head = &message->head,
                                   *expected = &((const struct demux_receive *)what)->expected;
    return head->team == expected->team && head->from == expected->from &&
           head->kind == COLL_MESSAGE_BLOCKING;
}

static void demux_receive_data(struct demux_receive *receive, const struct coll_message_head *head)
{
    receive->has_request = true;
    net_require(receive->routine,
                backend->receive(head->from, TAG_EXCHANGE_DATA + head->tag, receive->data,
                                 head->bytes, &receive->data_request));
}

/* Completes a receive with the message that arrived for it. If the PEs are in different
 * collectives, stores the head of the message in the receive. The thread that waits for the receive
 * then aborts the job. */
static void demux_accept_message(struct demux_receive *receive, const struct coll_message *message)
{
    const struct coll_message_head *head = &message->head;
    link_remove(&receive->link);
    receive->has_arrived = true;
    receive->is_expected = demux_is_same_collective(head, &receive->expected);
    if (UNLIKELY(!receive->is_expected))
        receive->head = *head;
    else if (LIKELY(head->bytes <= coll_message_eager_max()))
        coll_buffer_copy(receive->data, message->data, head->bytes);
    else
        demux_receive_data(receive, head);
}

static bool demux_find_receive(const struct coll_message *message)
{
    for (struct link *link = receives.next; link != &receives; link = link->next) {
        struct demux_receive *receive = LINK_OWNER(link, struct demux_receive, link);
        if (demux_is_for(message, receive)) {
            demux_accept_message(receive, message);
            return true;
        }
    }
    return false;
}

bool demux_has_arrived(const struct demux_receive *receive)
{
    while (!receive->has_arrived && coll_message_receive())
        ;
    return receive->has_arrived;
}

void demux_start(void)
{
    coll_message_start(COLL_MESSAGE_BLOCKING, demux_find_receive);
}

void demux_begin(struct demux_receive *receive)
{
    receive->has_arrived = receive->has_request = false;
    link_append(&receives, &receive->link);
    struct coll_message *message = coll_message_take_unexpected(demux_is_for, receive);
    if (LIKELY(message == NULL))
        return;
    demux_accept_message(receive, message);
    coll_message_free(message);
}

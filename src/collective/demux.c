#include "demux.h"

#include "base/report.h"
#include "buffer.h"
#include "modules/loader.h"
#include "transport/network.h"
#include "transport/wire.h"

/* Whose parcels have not arrived: seldom more than one for each thread that is in a collective. */
static struct link receives = {&receives, &receives};

/* Whether both PEs are in the same collective of the team. Different routines may do the same; only
 * PARCEL_SAME_ROUTINE forbids that. */
static bool is_same_collective(const struct parcel_head *one, const struct parcel_head *other)
{
    return one->step == other->step && one->bytes == other->bytes && one->rules == other->rules &&
           (!(one->rules & PARCEL_SAME_ROUTINE) || one->routine == other->routine);
}

static bool is_for(const struct parcel *parcel, const void *what)
{
    const struct parcel_head *head = &parcel->head,
                             *expected = &((const struct demux_receive *)what)->expected;
    return head->team == expected->team && head->from == expected->from &&
           head->kind == PARCEL_BLOCKING;
}

static void receive_data(struct demux_receive *receive, const struct parcel_head *head)
{
    receive->has_request = true;
    network_require(receive->routine,
                    backend->receive(head->from, TAG_EXCHANGE_DATA + head->tag, receive->data,
                                     head->bytes, &receive->data_request));
}

/* If the parcel is of another collective, the receiver aborts the job when it sees the head. */
static void accept_parcel(struct demux_receive *receive, const struct parcel *parcel)
{
    const struct parcel_head *head = &parcel->head;
    link_remove(&receive->link);
    receive->has_arrived = true;
    receive->is_expected = is_same_collective(head, &receive->expected);
    if (UNLIKELY(!receive->is_expected))
        receive->head = *head;
    else if (LIKELY(head->bytes <= parcel_most()))
        buffer_copy(receive->data, parcel->data, head->bytes);
    else
        receive_data(receive, head);
}

static bool find_receive(const struct parcel *parcel)
{
    for (struct link *link = receives.next; link != &receives; link = link->next) {
        struct demux_receive *receive = LINK_OWNER(link, struct demux_receive, link);
        if (is_for(parcel, receive)) {
            accept_parcel(receive, parcel);
            return true;
        }
    }
    return false;
}

bool demux_has_arrived(const struct demux_receive *receive)
{
    while (!receive->has_arrived && parcel_receive())
        ;
    return receive->has_arrived;
}

void demux_start(void)
{
    parcel_start(PARCEL_BLOCKING, find_receive);
}

void demux_begin(struct demux_receive *receive)
{
    receive->has_arrived = receive->has_request = false;
    link_append(&receives, &receive->link);
    struct parcel *parcel = parcel_take_early(is_for, receive);
    if (LIKELY(parcel == NULL))
        return;
    accept_parcel(receive, parcel);
    parcel_free(parcel);
}

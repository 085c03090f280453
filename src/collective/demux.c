#include "demux.h"

#include <stdlib.h>

#include "base/assert.h"
#include "base/environment.h"
#include "base/report.h"
#include "buffer.h"
#include "modules/loader.h"
#include "transport/network.h"

/* All messages from one PE with one tag. It exists while a receive waits or a message is kept. */
struct demux_stream {
    struct link link;
    int pe, tag;
    struct link receives; /* whose head has not arrived */
    struct link kept;     /* in the order of arrival */
    struct backend_request request;
    bool is_posted;
    bool is_broken; /* two PEs are in different collectives of a team; nothing more is received */
    struct demux_head head; /* of the message that arrives */
    char data[];            /* right behind the head; room for the longest message with a head */
};
_Static_assert(offsetof(struct demux_stream, data) ==
                   offsetof(struct demux_stream, head) + sizeof(struct demux_head),
               "head and data are one message");

/* A message whose team has no receive from this PE yet. */
struct demux_kept {
    struct link link;
    struct demux_head head;
    struct backend_request request; /* of data that are a message of their own */
    char data[];
};

static struct link streams = {&streams, &streams};
static struct link spare = {&spare, &spare};

/* Whether both PEs are in the same collective of the team. Different routines may do the same; only
 * same_routine forbids that. */
static bool is_same_collective(const struct demux_head *one, const struct demux_head *other)
{
    return one->step == other->step && one->bytes == other->bytes &&
           one->finalizing == other->finalizing && one->same_routine == other->same_routine &&
           (!one->same_routine || one->routine == other->routine);
}

/* ---- Streams ---- */

/* Teams without a common tag have different streams, so this list has seldom more than one entry
 * for each thread that is in a collective. */
static struct demux_stream *find_stream(int pe, int tag)
{
    for (struct link *link = streams.next; link != &streams; link = link->next) {
        struct demux_stream *stream = LINK_OWNER(link, struct demux_stream, link);
        if (stream->pe == pe && stream->tag == tag)
            return stream;
    }
    return NULL;
}

static struct demux_stream *make_stream(const char *routine)
{
    struct link *link = link_take(&spare);
    if (link != NULL)
        return LINK_OWNER(link, struct demux_stream, link);
    size_t bytes = sizeof(struct demux_stream) + environment.algorithms.message;
    struct demux_stream *stream = report_require_memory(routine, malloc(bytes));
    link_make(&stream->link);
    link_make(&stream->receives);
    link_make(&stream->kept);
    stream->is_posted = stream->is_broken = false;
    return stream;
}

static struct demux_stream *require_stream(const char *routine, int pe, int tag)
{
    struct demux_stream *stream = find_stream(pe, tag);
    if (LIKELY(stream != NULL))
        return stream;
    stream = make_stream(routine);
    stream->pe = pe;
    stream->tag = tag;
    link_append(&streams, &stream->link);
    return stream;
}

/* Posts a receive if one is missing. An unused stream becomes spare. A broken stream stays as it is
 * until the job is aborted: the next message may be data without a head. */
static void tend(const char *routine, struct demux_stream *stream)
{
    if (UNLIKELY(stream->is_broken))
        return;
    if (link_is_alone(&stream->receives)) {
        ASSERT(!stream->is_posted);
        if (!link_is_alone(&stream->kept))
            return;
        link_remove(&stream->link);
        link_append(&spare, &stream->link);
    } else if (!stream->is_posted) {
        size_t room = sizeof stream->head + environment.algorithms.message;
        stream->is_posted = true;
        network_require(routine, backend->receive(stream->pe, stream->tag, &stream->head, room,
                                                  &stream->request));
    }
}

/* ---- Arrivals ---- */

static struct demux_receive *find_receive(const struct demux_stream *stream)
{
    for (struct link *link = stream->receives.next; link != &stream->receives; link = link->next) {
        struct demux_receive *receive = LINK_OWNER(link, struct demux_receive, link);
        if (receive->expected.team == stream->head.team)
            return receive;
    }
    return NULL;
}

static void accept_head(struct demux_receive *receive, const struct demux_head *head)
{
    receive->has_arrived = true;
    receive->is_expected = is_same_collective(head, &receive->expected);
    if (UNLIKELY(!receive->is_expected))
        receive->head = *head;
}

/* If the message is of another collective, the receiver aborts the job when it sees the head. */
static void deliver(struct demux_stream *stream, struct demux_receive *receive)
{
    size_t bytes = receive->expected.bytes;
    link_remove(&receive->link);
    accept_head(receive, &stream->head);
    stream->is_broken = !receive->is_expected;
    if (UNLIKELY(stream->is_broken))
        return;
    if (demux_is_one_message(bytes)) {
        buffer_copy(receive->data, stream->data, bytes);
        return;
    }
    receive->data_request = &receive->own_request;
    network_require(receive->routine, backend->receive(stream->pe, stream->tag, receive->data,
                                                       bytes, receive->data_request));
}

/* Long data are received at once, too: until then MPI cannot match the messages behind them, for
 * which another thread waits. */
static void keep_message(const char *routine, struct demux_stream *stream)
{
    size_t bytes = stream->head.bytes;
    struct demux_kept *kept = report_require_memory(routine, malloc(sizeof *kept + bytes));
    kept->head = stream->head;
    link_append(&stream->kept, &kept->link);
    if (demux_is_one_message(bytes))
        buffer_copy(kept->data, stream->data, bytes);
    else
        network_require(
            routine, backend->receive(stream->pe, stream->tag, kept->data, bytes, &kept->request));
}

/* Returns whether a message had arrived. */
static bool poll_stream(const char *routine, struct demux_stream *stream)
{
    int done;
    if (!stream->is_posted)
        return false;
    network_require(routine, backend->test(&stream->request, &done, NULL));
    if (!done)
        return false;
    stream->is_posted = false;
    struct demux_receive *receive = find_receive(stream);
    if (LIKELY(receive != NULL))
        deliver(stream, receive);
    else
        keep_message(routine, stream);
    tend(routine, stream);
    return true;
}

bool demux_has_arrived(const char *routine, void *what)
{
    const struct demux_receive *receive = what;
    while (!receive->has_arrived && poll_stream(routine, receive->stream))
        ;
    return receive->has_arrived;
}

/* ---- Receives ---- */

static struct demux_kept *take_kept(struct demux_stream *stream, uint64_t team)
{
    for (struct link *link = stream->kept.next; link != &stream->kept; link = link->next) {
        struct demux_kept *kept = LINK_OWNER(link, struct demux_kept, link);
        if (kept->head.team != team)
            continue;
        link_remove(link);
        return kept;
    }
    return NULL;
}

static void use_kept(struct demux_receive *receive)
{
    struct demux_kept *kept = receive->kept;
    accept_head(receive, &kept->head);
    if (!demux_is_one_message(kept->head.bytes))
        receive->data_request = &kept->request;
}

void demux_begin(struct demux_receive *receive, int pe, int tag)
{
    struct demux_stream *stream = require_stream(receive->routine, pe, tag);
    link_make(&receive->link);
    receive->stream = stream;
    receive->data_request = NULL;
    receive->has_arrived = false;
    receive->kept = take_kept(stream, receive->expected.team);
    if (UNLIKELY(receive->kept != NULL))
        use_kept(receive);
    else
        link_append(&stream->receives, &receive->link);
    tend(receive->routine, stream);
}

void demux_end(struct demux_receive *receive)
{
    if (LIKELY(receive->kept == NULL))
        return;
    buffer_copy(receive->data, receive->kept->data, receive->expected.bytes);
    free(receive->kept);
}

/* A message that is still kept is of a collective that this PE never called. Its data may still be
 * arriving if they are a message of their own, so its memory is not freed. */
void demux_stop(void)
{
    struct link *next;
    for (struct link *link = spare.next; link != &spare; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct demux_stream, link));
    }
    link_make(&spare);
    link_make(&streams);
}

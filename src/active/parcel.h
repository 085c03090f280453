/*
 * Fragments: what active messages travel as, inside a node and between nodes. A message or a reply
 * of at most AM_FRAGMENT_BYTES bytes is one; a longer one is several, put together where they
 * arrive.
 */
#ifndef ISTHMUS_PARCEL_H
#define ISTHMUS_PARCEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    AM_FRAGMENT_BYTES = 64 * 1024,     /* bytes of data in one */
    AM_FRAGMENT_OVERHEAD_BYTES = 64,   /* what one weighs in windows, beside its data */
    AM_SEND_WINDOW_BYTES = 256 * 1024, /* weight that a context's program may have under way to a PE
                                   of another node, of parcels that are not handled */
    AM_BACKLOG_BYTES = 1 << 20 /* weight of what handlers have sent and others have not handled,
                                beyond which a PE takes no more from programs */
};

enum fragment_kind {
    AM_MESSAGE,
    AM_MESSAGE_FRAGMENT,
    AM_AGGREGATE, /* of messages (bundle.h) */
    AM_REPLY,
    AM_REPLY_FRAGMENT
};

struct fragment {
    uint64_t handler; /* of a message, or the first of a bundle: its number (handlers.h) */
    uint64_t call;    /* of a message and its reply: the call's record at the caller; 0: no call */
    uint32_t bytes;   /* of data, a piece's head included */
    enum fragment_kind kind;
};

/* What the data of a piece begin with. */
struct fragment_head {
    uint64_t number; /* of the message, among those of its PE; of a reply's nothing */
    uint64_t total, offset;
};

/* No message is longer than the address space of a process. */
#define PARCEL_ADDRESS_SPACE ((uint64_t)1 << 47)

/* Returns whether a piece of `bytes` bytes lies inside its message, and the message's length is
 * possible. */
static inline bool piece_is_inside(const struct fragment_head *fragment_head, size_t bytes)
{
    return fragment_head->total < PARCEL_ADDRESS_SPACE &&
           fragment_head->offset <= fragment_head->total &&
           bytes <= fragment_head->total - fragment_head->offset;
}

/* The data at the sender: a piece's head, or nothing, and what the program gave. */
struct fragment_data {
    const struct fragment_head *fragment_head; /* NULL: none */
    const void *data;
    size_t bytes; /* of `data` */
};

/* A parcel that has come. */
struct am_arrival {
    struct fragment fragment;
    int from; /* the PE's number in the job */
    int rank; /* the same in this node, if it came by the queue */
    const char *data;
    uint64_t credits; /* between nodes: what tells the sender that it is handled; 0: nothing does */
};

static inline bool am_fragment_is_reply(const struct fragment *fragment)
{
    return fragment->kind == AM_REPLY || fragment->kind == AM_REPLY_FRAGMENT;
}

static inline uint32_t am_fragment_data_bytes(const struct fragment_data *data)
{
    return (uint32_t)((data->fragment_head != NULL ? sizeof *data->fragment_head : 0) +
                      data->bytes);
}

void am_fragment_copy(void *dest, const struct fragment_data *data);

#endif

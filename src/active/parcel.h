/*
 * Parcels: what active messages travel as, inside a node and between nodes. A message or a reply of
 * at most PARCEL_MOST bytes is one; a longer one is several, put together where they arrive.
 */
#ifndef ISTHMUS_PARCEL_H
#define ISTHMUS_PARCEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PARCEL_MOST = 64 * 1024,    /* bytes of data in one */
    PARCEL_WEIGHT = 64,         /* what one weighs in windows, beside its data */
    PARCEL_WINDOW = 256 * 1024, /* weight that a context's program may have under way to a PE of
                                   another node, of parcels that are not handled */
    PARCEL_BACKLOG = 1 << 20    /* weight of what handlers have sent and others have not handled,
                                   beyond which a PE takes no more from programs */
};

enum parcel_kind {
    PARCEL_MESSAGE,
    PARCEL_MESSAGE_PIECE,
    PARCEL_BUNDLE, /* of messages (bundle.h) */
    PARCEL_REPLY,
    PARCEL_REPLY_PIECE
};

struct parcel {
    uint64_t handler; /* of a message, or the first of a bundle: its number (handlers.h) */
    uint64_t call;    /* of a message and its reply: the call's record at the caller; 0: no call */
    uint32_t bytes;   /* of data, a piece's head included */
    enum parcel_kind kind;
};

/* What the data of a piece begin with. */
struct piece {
    uint64_t number; /* of the message, among those of its PE; of a reply's nothing */
    uint64_t total, offset;
};

/* No message is longer than the address space of a process. */
#define PARCEL_ADDRESS_SPACE ((uint64_t)1 << 47)

/* Returns whether a piece of `bytes` bytes lies inside its message, and the message's length is
 * possible. */
static inline bool piece_is_inside(const struct piece *piece, size_t bytes)
{
    return piece->total < PARCEL_ADDRESS_SPACE && piece->offset <= piece->total &&
           bytes <= piece->total - piece->offset;
}

/* The data at the sender: a piece's head, or nothing, and what the program gave. */
struct parcel_data {
    const struct piece *piece; /* NULL: none */
    const void *data;
    size_t bytes; /* of `data` */
};

/* A parcel that has come. */
struct arrival {
    struct parcel parcel;
    int from;  /* the PE's number in the job */
    int place; /* the same in this node, if it came by the queue */
    const char *data;
    uint64_t account; /* between nodes: what tells the sender that it is handled; 0: nothing does */
};

static inline bool parcel_is_reply(const struct parcel *parcel)
{
    return parcel->kind == PARCEL_REPLY || parcel->kind == PARCEL_REPLY_PIECE;
}

static inline uint32_t parcel_bytes(const struct parcel_data *data)
{
    return (uint32_t)((data->piece != NULL ? sizeof *data->piece : 0) + data->bytes);
}

void parcel_copy(void *dest, const struct parcel_data *data);

#endif

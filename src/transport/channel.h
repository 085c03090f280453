/*
 * Channels: what a context has under way to one PE, the packet that requests are being written
 * into, and packets that wait for leave to be sent. A PE's packets are carried out in the order in
 * which they were closed.
 *
 * Packets are counted by epoch, of which a context has two by turns. A quiet begins a new one and
 * waits for the end of the old, so it waits for nothing that other threads begin meanwhile.
 *
 * Nothing grows without bound: a channel has at most so many packets unanswered, a PE so many
 * packets and bulk transfers in all. Who finds none free waits, polling.
 *
 * All functions are called under network_lock, and those that wait give it up meanwhile, so what
 * was read before such a call may have changed.
 */
#ifndef ISTHMUS_CHANNEL_H
#define ISTHMUS_CHANNEL_H

#include "base/link.h"
#include "bulk.h"
#include "packet.h"
#include "team/context.h"
#include "wire.h"

struct channel {
    int pe;
    uint64_t handle;        /* HANDLE_CHANNEL: names it in receipts */
    unsigned unanswered;    /* packets that were sent; the credits that are out */
    unsigned unfinished[2]; /* packets closed and not answered, by epoch */
    unsigned sources[2];    /* bulk puts whose source MPI may still read, by epoch */
    unsigned windows;       /* bits of windows (window.c) with operations not flushed */
    struct packet *open;    /* being written */
    struct link closed;     /* packets waiting to be sent */
    struct link in_table;   /* of its context */
    struct link in_idle;    /* its context's channels with nothing under way, oldest first */
    struct link in_open;    /* its context's channels with an open packet */
    struct link in_unasked; /* its context's channels whose last packet asks for no answer */
    struct link in_windows; /* its context's channels with `windows` */
    struct pending *pending;
};

/* What a context has under way; made when it first uses the network. */
struct pending {
    struct link table[CHANNEL_TABLE]; /* channels by PE */
    struct link idle, open, unasked, windows;
    struct link in_all;                    /* all that there are */
    struct channel *latest[CHANNEL_TABLE]; /* of each list: that was looked for, or NULL */
    shmem_ctx_t context;                   /* for messages */
    unsigned channels;
    unsigned epoch; /* 0 or 1 */
    unsigned unfinished[2], sources[2];
    unsigned bulk_puts; /* of the unfinished, bulk puts, which later packets may overtake */
};

/* The context's channel to a PE; nothing keeps an idle one from going to another PE. */
struct channel *channel_of(const char *routine, struct context *context, int pe);

/* Room for an item of `bytes` (a multiple of 8) whose results take `answer_bytes` of an answer, in
 * the open packet of the channel. May wait. */
void *channel_append(const char *routine, struct context *context, int pe, size_t bytes,
                     size_t answer_bytes);

/* The context's channel to a PE, or NULL. */
struct channel *channel_search(struct pending *pending, int pe);
static inline struct channel *channel_find(struct pending *pending, int pe)
{
    struct channel *latest = pending->latest[(unsigned)pe % CHANNEL_TABLE];
    return latest != NULL && latest->pe == pe ? latest : channel_search(pending, pe);
}

/* The packet to a PE that is being written, or NULL. What was just appended may be left open for
 * more words of its kind, as packet->last, until something else is appended. */
static inline struct packet *channel_open_packet(struct context *context, int pe)
{
    struct channel *channel = context->pending == NULL ? NULL : channel_find(context->pending, pe);
    return channel == NULL ? NULL : channel->open;
}

/* How often something was appended, since channel_look_for_pause; and whether the program begins
 * many requests in a row, which is set at every so many. */
HIDDEN extern unsigned channel_appended;
HIDDEN extern bool channel_streams;
HOT_INLINE void channel_note_appended(void)
{
    if (UNLIKELY(++channel_appended % STREAM_REQUESTS == 0))
        __atomic_store_n(&channel_streams, true, __ATOMIC_RELAXED);
}

/* `bytes` more behind packet->last, and `answer_bytes` of the answer; NULL if they do not fit. */
HOT_INLINE void *channel_extend(struct packet *packet, size_t bytes, size_t answer_bytes)
{
    if (!packet_fits(packet, bytes, answer_bytes))
        return NULL;
    packet->answer_bytes += answer_bytes;
    packet->last->bytes += (uint32_t)bytes;
    channel_note_appended();
    void *room = packet_room(packet, bytes);
    __builtin_prefetch((char *)room + FETCHED_AHEAD, 1); /* or the next atomic waits for the line */
    return room;
}

/* Closes the open packet to a PE, if there is one; it is sent as soon as credits allow. Its answer
 * comes at once, or, unasked, when the owner has something to send or nothing to do. */
void channel_flush(struct context *context, int pe);
void channel_flush_unasked(struct context *context, int pe);

/* Notes that these windows' operations to this PE need a flush, or that none does. */
void channel_mark_windows(struct channel *channel, unsigned bits);
void channel_clear_windows(struct channel *channel);

/* Begins a new epoch; returns the old, in which all is closed that was begun before. May wait. */
unsigned pending_next_epoch(const char *routine, struct context *context);
/* Waits until an epoch's requests are answered: all of the context, or those to one PE. */
void pending_wait(const char *routine, struct context *context, unsigned epoch);
void pending_wait_pe(const char *routine, struct context *context, unsigned epoch, int pe);

/* A transfer of data outside packets. May wait. */
void channel_bulk(const char *routine, struct context *context, int pe,
                  const struct item_bulk *request, const struct bulk *bulk);

/* Closes all open packets of all contexts. */
void channel_flush_all(void);

/* How many packets are open, of all contexts. Written under network_lock; a thread that reads it
 * without the lock sees at least the packets that this thread opened. */
HIDDEN extern unsigned channel_open_packets;
/* Closes the open packets of all contexts except the one with `except`. */
void channel_flush_others(const struct pending *except);
/* A context of the program, other than that of `except`, with operations that other PEs have not
 * answered yet, or SHMEM_CTX_INVALID. */
shmem_ctx_t channel_find_unfinished(const struct pending *except);

/* What the program appends after a pause goes out at once: more may not follow soon, and somebody
 * may wait for it. The helper, when it passes by, looks whether nothing was appended since it did
 * last; true if there were many. Under network_lock. */
bool channel_look_for_pause(void);
void channel_flush_first(struct context *context, int pe);

/* Closes all open packets of a context, and asks for all answers. May wait. */
void pending_push(const char *routine, struct context *context);
/* Waits until nothing of the context reads the program's memory. */
void pending_wait_sources(const char *routine, struct context *context);

/* Completes all requests of a context that uses the network. May wait. */
void pending_quiet(const char *routine, struct context *context);

/* Gives a context's channels back; it has nothing under way. */
void pending_free(struct pending *pending);

void channel_start(void);
void channel_stop(void);

/* PE `from` has executed the packets that its receipt names. Ends the job if the receipt is
 * damaged. */
void channel_answered(const struct receipt *receipt, int from);

/* Whether any PE has still to answer. */
bool channel_expects_answers(void);

/* Whether one may be under way that was asked for. */
bool channel_asked_for_answers(void);

/* Ends bulk transfers whose data have moved; true if there is one. */
bool channel_poll_bulk(void);

/* Takes back packets that were sent; whether any is on its way. */
void channel_reclaim(void);
bool channel_is_sending(void);

#endif

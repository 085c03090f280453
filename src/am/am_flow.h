/*
 * Fragments, flow control and termination detection of active messages.
 *
 * A message or reply of at most AM_FRAGMENT_BYTES is one fragment. A longer one is several, which
 * the target PE reassembles.
 *
 * Flow control: an am_context has what a context has outstanding. For a PE of this node it is the
 * sequence number in that PE's queue of the context's last fragment; for a PE of another node,
 * credits: the bytes that were sent and the bytes that were handled. A program waits while more
 * than AM_SEND_WINDOW_BYTES are outstanding; handlers never wait, so they are counted separately.
 *
 * Termination detection: counters of the fragments that this PE has sent and handled. A barrier
 * compares their sums over all PEs to find that no message is in flight (coll/barrier.c).
 */
#ifndef ISTHMUS_AM_FLOW_H
#define ISTHMUS_AM_FLOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/link.h"
#include "team/context.h"

/* ---- Fragments ---- */

enum {
    /* The most data of a fragment; longer messages have several. */
    AM_FRAGMENT_BYTES = 64 * 1024,
    /* Credits that a fragment takes in addition to its data. */
    AM_FRAGMENT_OVERHEAD_BYTES = 64,
    /* The send window: a program waits while a context has more than this outstanding to a PE of
     * another node. */
    AM_SEND_WINDOW_BYTES = 256 * 1024,
    /* A PE closes its queue to programs while its handlers have sent more than this that other PEs
     * have not handled. */
    AM_BACKLOG_BYTES = 1 << 20
};

enum fragment_kind {
    AM_MESSAGE,
    AM_MESSAGE_FRAGMENT,
    AM_AGGREGATE, /* of messages (am_send.h) */
    AM_REPLY,
    AM_REPLY_FRAGMENT
};

struct fragment {
    uint64_t handler; /* of a message, or the first of a bundle: its number (am_handler.h) */
    uint64_t call;    /* of a message and its reply: the call's record at the caller; 0: no call */
    uint32_t bytes;   /* of data, a piece's head included */
    enum fragment_kind kind;
};

/* What the data of a piece begin with. */
struct fragment_head {
    uint64_t number; /* of the message, among those of its PE; of a reply's nothing */
    uint64_t total, offset;
};

/* A message must be shorter than the address space of a process. */
#define AM_ADDRESS_SPACE_BYTES ((uint64_t)1 << 47)

/* Returns whether a piece of `bytes` bytes lies inside its message, and the message's length is
 * possible. */
static inline bool fragment_is_inside(const struct fragment_head *fragment_head, size_t bytes)
{
    return fragment_head->total < AM_ADDRESS_SPACE_BYTES &&
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

/* ---- Flow control ---- */

enum am_sender { AM_FROM_PROGRAM, AM_FROM_HANDLER, AM_SENDERS };

/* Of one PE of another node. Its handle goes with every parcel, and comes back. */
struct credits {
    struct link link;
    uint64_t handle; /* HANDLE_ACCOUNT */
    int pe;
    uint64_t taken[AM_SENDERS], returned[AM_SENDERS];
};

struct aggregate;

struct am_context {
    uint64_t
        *sequences[AM_SENDERS]; /* by place: parcels of its queue up to the last of this context */
    uint64_t pending_sends;     /* parcels of handlers that the outbox has */
    struct aggregate **aggregates[AM_SENDERS]; /* by PE, where there are any (am_send.h); */
    unsigned aggregates_kept[AM_SENDERS];      /* those that have something */
    struct link credits_lists[64];             /* by PE, under net_lock */
};

/* The context's, made when it first sends; NULL if it never did. */
struct am_context *am_context_require(const char *routine, struct context *context);

HOT_INLINE struct am_context *am_context_known(const struct context *context)
{
    return __atomic_load_n(&context->am_context, __ATOMIC_ACQUIRE);
}

/* A parcel has that ticket of a queue. Several threads of the program may say so at a time;
 * handlers run one at a time. */
void am_context_raise_sequence(uint64_t *last, uint64_t sequence);
HOT_INLINE void am_context_note_sequence(struct am_context *am_context, enum am_sender am_sender,
                                         int rank, uint64_t sequence)
{
    uint64_t *last = &am_context->sequences[am_sender][rank];
    if (UNLIKELY(job.has_threads) && am_sender == AM_FROM_PROGRAM)
        am_context_raise_sequence(last, sequence);
    else
        __atomic_store_n(last, sequence, __ATOMIC_RELEASE);
}

/* The last one of the queue at a place. */
uint64_t am_context_sequence(const struct am_context *am_context, int rank);

/* Under net_lock: the account of a PE; the weight under way to it; notes of what was sent, and
 * of what has been handled, as PE `from` says. The token names account and sender on the way. */
struct credits *am_credits_of(const char *routine, struct am_context *am_context, int pe);
uint64_t am_credits_in_use(const struct credits *credits, enum am_sender am_sender);
uint64_t am_credits_take(struct credits *credits, enum am_sender am_sender, uint64_t bytes_charged);
void am_credits_return(int from, uint64_t token, uint64_t bytes_charged);

static inline enum am_sender am_credits_sender(uint64_t token)
{
    return (enum am_sender)(token & 1);
}

/* Whether all that was sent to other nodes has been handled: to all PEs, or to one. Under
 * net_lock. */
bool am_context_is_quiet(struct am_context *am_context);
bool am_context_is_quiet_pe(struct am_context *am_context, int pe);

/* Weight that handlers have sent to other nodes, and that is not handled. */
uint64_t am_credits_backlog(void);

/* Gives it back; nothing is under way. */
void am_context_free(struct context *context);

/* ---- Termination detection ---- */

struct am_counts {
    uint64_t sent[AM_SENDERS]; /* each by one thread at a time, unless the program has several */
    uint64_t handled, replies_received;
    uint64_t last_sum; /* of all PEs, at the last sum (coll/barrier.c) */
};
HIDDEN extern struct am_counts am_counts;

/* One more: before it can arrive; by who handles it; and of replies between nodes, under
 * net_lock. */
HOT_INLINE void am_counts_increment(uint64_t *count)
{
    __atomic_store_n(count, __atomic_load_n(count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
}

HOT_INLINE void am_counts_sent(enum am_sender am_sender)
{
    if (UNLIKELY(job.has_threads))
        __atomic_fetch_add(&am_counts.sent[am_sender], 1, __ATOMIC_SEQ_CST);
    else
        am_counts_increment(&am_counts.sent[am_sender]);
}

/* Those that were handled, read before those that were sent. */
struct am_counts_pair {
    uint64_t sent, handled;
};
struct am_counts_pair am_counts_read(void);

void am_counts_reset(void);

#endif

/*
 * Fragments, flow control and termination detection of active messages.
 *
 * A message or reply of at most AM_FRAGMENT_BYTES is sent as one fragment. A longer one is divided
 * into several fragments, which the target PE reassembles.
 *
 * Flow control: struct am_context records which fragments of a context are outstanding. For each PE
 * of this node it stores the sequence number of the context's last fragment in that PE's queue. For
 * each PE of another node it stores credits: the bytes that were sent and the bytes that the target
 * PE has handled. A program waits while AM_SEND_WINDOW_BYTES or more are outstanding to a PE of
 * another node. Handlers never wait, so their bytes are counted separately.
 *
 * Termination detection: each PE counts the fragments that it has sent and handled. A barrier
 * compares the sums over all PEs to detect that no message is in flight (coll/barrier.c).
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
    /* Maximum length of the data of a fragment, in bytes, without its fragment_head. */
    AM_FRAGMENT_BYTES = 64 * 1024,
    /* Bytes that flow control charges for a fragment in addition to the length of its data. */
    AM_FRAGMENT_OVERHEAD_BYTES = 64,
    /* Send window: a program waits to send while this number of bytes, or more, of the context are
     * outstanding to a PE of another node. */
    AM_SEND_WINDOW_BYTES = 256 * 1024,
    /* While the backlog of a PE's handlers exceeds this number of bytes, only handlers may push
     * fragments into the PE's queue, and programs must wait. The backlog consists of pending sends
     * within the node and of fragments that PEs of other nodes have not handled. */
    AM_BACKLOG_BYTES = 1 << 20
};

enum fragment_kind {
    AM_MESSAGE,
    AM_MESSAGE_FRAGMENT,
    AM_AGGREGATE, /* several messages in one fragment (am_send.h) */
    AM_REPLY,
    AM_REPLY_FRAGMENT
};

struct fragment {
    /* Number of the handler (am_handler.h); in an aggregate, of the first message's handler. Unused
     * in replies. */
    uint64_t handler;
    /* Identifies the call at the calling PE, in the message and in its reply. 0 if the message is
     * not a call. */
    uint64_t call;
    uint32_t bytes; /* length of the data, including the fragment_head if there is one */
    enum fragment_kind kind;
};

/* Head of the data of an AM_MESSAGE_FRAGMENT or AM_REPLY_FRAGMENT. */
struct fragment_head {
    /* Number of the message, unique on the sending PE. The receiver of a reply ignores it. */
    uint64_t number;
    /* Length of the message, and position of this fragment in the message, in bytes. */
    uint64_t total, offset;
};

/* Size of the address space of a process, in bytes. A message must be shorter. */
#define AM_ADDRESS_SPACE_BYTES ((uint64_t)1 << 47)

/* Returns true if a fragment with `bytes` bytes of data is within its message, and the length of
 * the message is valid. */
static inline bool fragment_is_inside(const struct fragment_head *fragment_head, size_t bytes)
{
    return fragment_head->total < AM_ADDRESS_SPACE_BYTES &&
           fragment_head->offset <= fragment_head->total &&
           bytes <= fragment_head->total - fragment_head->offset;
}

/* Data of a fragment that is to be sent. */
struct fragment_data {
    const struct fragment_head *fragment_head; /* NULL if the message is one fragment */
    const void *data;
    size_t bytes; /* length of `data` */
};

/* A fragment that has arrived. */
struct am_arrival {
    struct fragment fragment;
    int from; /* sending PE, as its number in the job */
    int rank; /* rank of the sending PE in this node; valid only for fragments from the
                 shared-memory queue */
    const char *data;
    /* Token with which the receiver returns the sender's credits (am_credits_take). 0 within a node
     * and for replies, which need no credits. */
    uint64_t credits;
};

static inline bool am_fragment_is_reply(const struct fragment *fragment)
{
    return fragment->kind == AM_REPLY || fragment->kind == AM_REPLY_FRAGMENT;
}

/* Returns the length of the data including the fragment_head. */
static inline uint32_t am_fragment_data_bytes(const struct fragment_data *data)
{
    return (uint32_t)((data->fragment_head != NULL ? sizeof *data->fragment_head : 0) +
                      data->bytes);
}

/* Copies the fragment_head, if there is one, and the data to `dest`. */
void am_fragment_copy(void *dest, const struct fragment_data *data);

/* ---- Flow control ---- */

/* Whether the program or a handler has sent a fragment. AM_SENDERS is the number of values. */
enum am_sender { AM_FROM_PROGRAM, AM_FROM_HANDLER, AM_SENDERS };

/* Credits of a context for one PE of another node. Each fragment carries a token that contains the
 * handle of this struct. The target PE returns the token after it has handled the fragment. */
struct credits {
    struct link link;           /* link in one of the lists am_context.credits_lists */
    uint64_t handle;            /* handle of this struct (kind HANDLE_ACCOUNT) */
    int pe;                     /* target PE */
    uint64_t taken[AM_SENDERS], /* bytes charged for all fragments that were sent */
        returned[AM_SENDERS];   /* part of these bytes whose fragments the target PE has handled */
};

struct aggregate;

/* State of the active messages of a context. */
struct am_context {
    /* For each PE of this node, by its rank in the node: sequence number of the last fragment that
     * this context has put into the queue of that PE. */
    uint64_t *sequences[AM_SENDERS];
    /* Number of fragments that handlers have sent on this context and that wait for space in the
     * queue of their target PE. */
    uint64_t pending_sends;
    /* Aggregation buffers (am_send.h), one for each target PE; NULL if the context has none. */
    struct aggregate **aggregates[AM_SENDERS];
    unsigned aggregates_kept[AM_SENDERS]; /* number of aggregation buffers that are not empty */
    struct link credits_lists[64]; /* hash table of credits by target PE; protected by net_lock */
};

/* Returns the state of the context, and allocates it at the first call. Any thread may call it. */
struct am_context *am_context_require(const char *routine, struct context *context);

/* Returns the state of the context, or NULL if the context has never sent an active message. */
HOT_INLINE struct am_context *am_context_known(const struct context *context)
{
    return __atomic_load_n(&context->am_context, __ATOMIC_ACQUIRE);
}

/* Sets *last atomically to `sequence`, unless *last is already greater. */
void am_context_raise_sequence(uint64_t *last, uint64_t sequence);

/* Records the sequence number of a fragment that the context has put into the queue of the PE with
 * this node rank. Threads of the program may record numbers at the same time, so a store must not
 * lower the number. Handlers need no such care, because they run one at a time. */
HOT_INLINE void am_context_note_sequence(struct am_context *am_context, enum am_sender am_sender,
                                         int rank, uint64_t sequence)
{
    uint64_t *last = &am_context->sequences[am_sender][rank];
    if (UNLIKELY(job.has_threads) && am_sender == AM_FROM_PROGRAM)
        am_context_raise_sequence(last, sequence);
    else
        __atomic_store_n(last, sequence, __ATOMIC_RELEASE);
}

/* Returns the highest sequence number of the context's fragments in the queue of the PE with this
 * node rank. All of them are handled once that PE has handled this number of fragments. */
uint64_t am_context_sequence(const struct am_context *am_context, int rank);

/* Returns the credits of the context for a PE of another node, and allocates them at the first
 * call. Called under net_lock. */
struct credits *am_credits_of(const char *routine, struct am_context *am_context, int pe);

/* Returns the bytes that were sent to the PE and that it has not handled. Called under net_lock. */
uint64_t am_credits_in_use(const struct credits *credits, enum am_sender am_sender);

/* Charges a fragment that is about to be sent. Returns the token that the fragment carries, which
 * identifies the credits and the sender. Called under net_lock. */
uint64_t am_credits_take(struct credits *credits, enum am_sender am_sender, uint64_t bytes_charged);

/* Records that PE `from` has handled fragments with this token. Aborts the job if the token or the
 * number of bytes is invalid. Called under net_lock. */
void am_credits_return(int from, uint64_t token, uint64_t bytes_charged);

/* Returns which of the two sent the fragment with this token: the program or a handler. */
static inline enum am_sender am_credits_sender(uint64_t token)
{
    return (enum am_sender)(token & 1);
}

/* Return true if the PEs of other nodes, or only the PE `pe`, have handled all fragments that the
 * context has sent to them. Called under net_lock. */
bool am_context_is_quiet(struct am_context *am_context);
bool am_context_is_quiet_pe(struct am_context *am_context, int pe);

/* Returns the bytes that handlers of this PE have sent to other nodes, on all contexts, and that
 * are not handled yet. Any thread may call it. */
uint64_t am_credits_backlog(void);

/* Frees the state of a context. No fragment of the context may be outstanding. */
void am_context_free(struct context *context);

/* ---- Termination detection ---- */

/* Counters of fragments. Replies through reply slots (am_shm.h) are not counted. */
struct am_counts {
    uint64_t sent[AM_SENDERS]; /* sent fragments; incremented before the fragment can arrive */
    uint64_t handled,          /* handled fragments; written by the thread that runs handlers */
        replies_received;      /* replies from other nodes; written under net_lock */
    uint64_t last_sum;         /* fragments that all PEs had handled when a barrier last summed them
                                  (coll/barrier.c) */
};
HIDDEN extern struct am_counts am_counts;

/* Increments a counter to which only one thread writes at a time. */
HOT_INLINE void am_counts_increment(uint64_t *count)
{
    __atomic_store_n(count, __atomic_load_n(count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
}

/* Counts a fragment as sent. The caller must count before the fragment can arrive. */
HOT_INLINE void am_counts_sent(enum am_sender am_sender)
{
    if (UNLIKELY(job.has_threads))
        __atomic_fetch_add(&am_counts.sent[am_sender], 1, __ATOMIC_SEQ_CST);
    else
        am_counts_increment(&am_counts.sent[am_sender]);
}

/* Fragments that this PE has sent, and fragments and replies that it has handled. */
struct am_counts_pair {
    uint64_t sent, handled;
};

/* Returns both counters. Reads `handled` before `sent`, so that `sent` includes all sends of the
 * handlers that `handled` counts: the sends of a handler are counted before its message is counted
 * as handled. */
struct am_counts_pair am_counts_read(void);

void am_counts_reset(void);

#endif

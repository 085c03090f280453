/*
 * Flow control of active messages: what a context has outstanding, for its quiet: inside the node,
 * up to where each PE's queue must have been handled; between nodes, the weight of what was sent to
 * each PE, and of what of it has been handled. What the program sends and what handlers send is
 * counted apart: the former waits where much is under way, the latter never does.
 */
#ifndef ISTHMUS_USE_H
#define ISTHMUS_USE_H

#include "base/link.h"
#include "parcel.h"
#include "team/context.h"

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
    struct aggregate **aggregates[AM_SENDERS]; /* by PE, where there are any (bundle.h); */
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

#endif

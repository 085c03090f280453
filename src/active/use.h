/*
 * What a context has under way of active messages, for its quiet: inside the node, up to where each
 * PE's queue must have been handled; between nodes, the weight of what was sent to each PE, and of
 * what of it has been handled. What the program sends and what handlers send is counted apart: the
 * former waits where much is under way, the latter never does.
 */
#ifndef ISTHMUS_USE_H
#define ISTHMUS_USE_H

#include "base/link.h"
#include "parcel.h"
#include "team/context.h"

enum sender { BY_PROGRAM, BY_HANDLER, SENDERS };

/* Of one PE of another node. Its handle goes with every parcel, and comes back. */
struct account {
    struct link link;
    uint64_t handle; /* HANDLE_ACCOUNT */
    int pe;
    uint64_t sent[SENDERS], done[SENDERS];
};

struct bundle;

struct active_use {
    uint64_t *tickets[SENDERS]; /* by place: parcels of its queue up to the last of this context */
    uint64_t kept;              /* parcels of handlers that the outbox has */
    struct bundle **bundles[SENDERS]; /* by PE, where there are any (bundle.h); */
    unsigned bundles_kept[SENDERS];   /* those that have something */
    struct link accounts[64];         /* by PE, under net_lock */
};

/* The context's, made when it first sends; NULL if it never did. */
struct active_use *use_of(const char *routine, struct context *context);

HOT_INLINE struct active_use *use_known(const struct context *context)
{
    return __atomic_load_n(&context->am_context, __ATOMIC_ACQUIRE);
}

/* A parcel has that ticket of a queue. Several threads of the program may say so at a time;
 * handlers run one at a time. */
void use_raise_ticket(uint64_t *last, uint64_t ticket);
HOT_INLINE void use_note_ticket(struct active_use *use, enum sender sender, int place,
                                uint64_t ticket)
{
    uint64_t *last = &use->tickets[sender][place];
    if (UNLIKELY(job.has_threads) && sender == BY_PROGRAM)
        use_raise_ticket(last, ticket);
    else
        __atomic_store_n(last, ticket, __ATOMIC_RELEASE);
}

/* The last one of the queue at a place. */
uint64_t use_ticket(const struct active_use *use, int place);

/* Under net_lock: the account of a PE; the weight under way to it; notes of what was sent, and
 * of what has been handled, as PE `from` says. The token names account and sender on the way. */
struct account *use_account(const char *routine, struct active_use *use, int pe);
uint64_t account_under_way(const struct account *account, enum sender sender);
uint64_t account_send(struct account *account, enum sender sender, uint64_t weight);
void account_settle(int from, uint64_t token, uint64_t weight);

static inline enum sender account_sender(uint64_t token)
{
    return (enum sender)(token & 1);
}

/* Whether all that was sent to other nodes has been handled: to all PEs, or to one. Under
 * net_lock. */
bool use_is_settled(struct active_use *use);
bool use_is_settled_with(struct active_use *use, int pe);

/* Weight that handlers have sent to other nodes, and that is not handled. */
uint64_t use_backlog(void);

/* Gives it back; nothing is under way. */
void use_free(struct context *context);

#endif

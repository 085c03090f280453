/*
 * Active messages between nodes: fragments are items of packets (net/wire.h). The target PE returns
 * credits to the senders of fragments that it has handled. The unexpected queue keeps fragments of
 * other nodes until they are handled: one thread at a time pushes them, under net_lock, and one
 * pops them.
 */
#ifndef ISTHMUS_AM_NET_H
#define ISTHMUS_AM_NET_H

#include "am_flow.h"
#include "base/job.h"

/* ---- Sending ---- */

/* Sends a parcel to a PE on a context; `use` is the context's. A program waits while much is under
 * way to that PE, a handler only for room in the network. */
void am_net_send(const char *routine, struct context *context, struct am_context *am_context,
                 enum am_sender am_sender, int pe, const struct fragment *fragment,
                 const struct fragment_data *data);

/* The same for a reply, which belongs to no context of the program's. */
void am_net_reply(const char *routine, int pe, const struct fragment *fragment,
                  const struct fragment_data *data);

/* By the thread that runs handlers: a parcel has been handled; tells the senders of all such, but,
 * unless `programs`, not programs, and, where it is followed by more of the same at once, only when
 * there is much to be told; whether there are any left to be told. The last by any thread. */
void am_net_queue_credits(int pe, uint64_t credits, uint64_t bytes_charged);
void am_net_return_credits(bool programs, bool is_followed);
bool am_net_has_credits(void);

void am_net_start(void);
/* When all has been handled and told. */
void am_net_stop(const char *routine);

/* ---- Unexpected queue ---- */

/* Copies a parcel and its data. */
void am_unexpected_push(const struct am_arrival *am_arrival);

/* The first one, which stays there until am_unexpected_pop; false if there is none. By any thread:
 * whether there is one. */
bool am_unexpected_peek(struct am_arrival *am_arrival);
void am_unexpected_pop(void);
HIDDEN extern uint64_t am_unexpected_pushed, am_unexpected_popped; /* parcels */
HOT_INLINE bool am_unexpected_has_any(void)
{
    return __atomic_load_n(&am_unexpected_popped, __ATOMIC_ACQUIRE) !=
           __atomic_load_n(&am_unexpected_pushed, __ATOMIC_ACQUIRE);
}

void am_unexpected_start(const char *routine);
void am_unexpected_stop(void);

#endif

/*
 * Active messages between nodes: transport, flow control, and the unexpected queue.
 *
 * Fragments are items of packets (net/wire.h). A fragment that arrives is copied into the
 * unexpected queue. The thread that runs handlers takes it from there. When it has handled the
 * fragment, it returns credits to the sending PE (am_flow.h). Replies need no credits, and are
 * stored at once.
 *
 * The unexpected queue has one producer and one consumer: a thread pushes under net_lock, and the
 * thread that runs handlers pops.
 */
#ifndef ISTHMUS_AM_NET_H
#define ISTHMUS_AM_NET_H

#include "am_flow.h"
#include "base/job.h"

/* ---- Sending ---- */

/* Sends a fragment to a PE of another node. `am_context` is the state of `context`. If the program
 * sends, the function waits while the send window to that PE is full. If a handler sends, it waits
 * only for buffers of the network. Takes net_lock. */
void am_net_send(const char *routine, struct context *context, struct am_context *am_context,
                 enum am_sender am_sender, int pe, const struct fragment *fragment,
                 const struct fragment_data *data);

/* Sends a fragment of a reply. Replies belong to no context of the program. Takes net_lock. */
void am_net_reply(const char *routine, int pe, const struct fragment *fragment,
                  const struct fragment_data *data);

/* ---- Returning credits ---- */

/* Records credits that this PE must return, because it has handled a fragment that PE `pe` has
 * sent. The thread that runs handlers calls it. */
void am_net_queue_credits(int pe, uint64_t credits, uint64_t bytes_charged);
/* Sends the recorded credits to the PEs whose fragments were handled. If `programs` is false, sends
 * only credits of fragments that handlers have sent. If `is_followed` is true, the caller will
 * handle more fragments at once, and credits are sent only if many bytes are recorded. Takes
 * net_lock. The thread that runs handlers calls it. */
void am_net_return_credits(bool programs, bool is_followed);
/* Returns true if credits are recorded that were not sent yet. Any thread may call it. */
bool am_net_has_credits(void);

void am_net_start(void);
/* Ends the transport. Called when all fragments are handled and all credits are returned. */
void am_net_stop(const char *routine);

/* ---- Unexpected queue ---- */

/* Appends a copy of a fragment and its data to the unexpected queue. Called under net_lock. */
void am_unexpected_push(const struct am_arrival *am_arrival);

/* Returns the first fragment of the unexpected queue without removing it. The data remain valid
 * until am_unexpected_pop. Returns false if the queue is empty. Only one thread at a time may call
 * it. */
bool am_unexpected_peek(struct am_arrival *am_arrival);
/* Removes the first fragment of the unexpected queue. Only one thread at a time may call it. */
void am_unexpected_pop(void);

/* Number of fragments that were pushed into the unexpected queue, and number of fragments that were
 * popped from it, since the start. */
HIDDEN extern uint64_t am_unexpected_pushed, am_unexpected_popped;
/* Returns true if the unexpected queue is not empty. Any thread may call it. */
HOT_INLINE bool am_unexpected_has_any(void)
{
    return __atomic_load_n(&am_unexpected_popped, __ATOMIC_ACQUIRE) !=
           __atomic_load_n(&am_unexpected_pushed, __ATOMIC_ACQUIRE);
}

void am_unexpected_start(const char *routine);
/* Frees the unexpected queue, which must be empty. */
void am_unexpected_stop(void);

#endif

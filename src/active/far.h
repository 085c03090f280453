/*
 * Fragments between nodes: items of packets (net/wire.h), and the credits that tell their senders
 * that they have been handled.
 */
#ifndef ISTHMUS_FAR_H
#define ISTHMUS_FAR_H

#include "use.h"

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

#endif

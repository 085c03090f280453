/*
 * Parcels between nodes: items of packets (transport/wire.h), and what tells their senders that
 * they have been handled.
 */
#ifndef ISTHMUS_FAR_H
#define ISTHMUS_FAR_H

#include "use.h"

/* Sends a parcel to a PE on a context; `use` is the context's. A program waits while much is under
 * way to that PE, a handler only for room in the network. */
void far_send(const char *routine, struct context *context, struct active_use *use,
              enum sender sender, int pe, const struct parcel *parcel,
              const struct parcel_data *data);

/* The same for a reply, which belongs to no context of the program's. */
void far_reply(const char *routine, int pe, const struct parcel *parcel,
               const struct parcel_data *data);

/* By the thread that runs handlers: a parcel has been handled; tells the senders of all such, but,
 * unless `programs`, not programs, and, where it is followed by more of the same at once, only when
 * there is much to be told; whether there are any left to be told. The last by any thread. */
void far_owe(int pe, uint64_t account, uint64_t weight);
void far_pay(bool programs, bool is_followed);
bool far_owes(void);

void far_start(void);
/* When all has been handled and told. */
void far_stop(const char *routine);

#endif

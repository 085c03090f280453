/*
 * Bundles: messages to handlers that were registered with SHMEMX_AM_BUNDLED, kept at the sender
 * until there are many to a PE, which go as one parcel. What programs send and what handlers send
 * is in bundles of their own: those of programs are sent off at the latest when the program waits,
 * those of handlers when these have run. Where a program has several threads nothing is kept.
 */
#ifndef ISTHMUS_BUNDLE_H
#define ISTHMUS_BUNDLE_H

#include "shmemx_message.h"
#include "use.h"
#include "waiting/waiting.h"

/* What stands before each message of a bundle, whose data is padded to a multiple of 8 bytes. */
struct bundled {
    uint32_t handler, bytes;
};

static inline size_t bundled_room(size_t bytes)
{
    return sizeof(struct bundled) + (bytes + 7) / 8 * 8;
}

/* Keeps a message to a registered handler; false if it is to be sent at once. By the program, or by
 * a handler. */
bool bundle_add(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                const void *data, size_t bytes);

/* Sends off what is kept for a PE on a context, before what follows it. */
void bundle_settle_with(struct active_use *use, enum sender sender, int pe);
HOT_INLINE void bundle_settle(const struct context *context, int pe)
{
    struct active_use *use = use_known(context);
    enum sender sender = waiting_in_handler ? BY_HANDLER : BY_PROGRAM;
    if (UNLIKELY(use != NULL && use->bundles_kept[sender] != 0))
        bundle_settle_with(use, sender, pe);
}

/* Sends off all that is kept; whether there is any. */
void bundle_send_all(enum sender sender);
HIDDEN extern unsigned bundle_kept[SENDERS]; /* bundles */

/* Gives back those of a context; none is kept. */
void bundle_free(struct active_use *use);

#endif

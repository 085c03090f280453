/*
 * Sending of active messages and replies, of any length, to any PE.
 *
 * Aggregation: messages to handlers that were registered with SHMEMX_AM_BUNDLED are kept at the
 * sender and sent together, as one fragment for each PE. Programs and handlers have separate
 * buffers. Those of programs are sent at the latest when the program waits, those of handlers when
 * the handlers have run. If the program has several threads, nothing is kept.
 */
#ifndef ISTHMUS_AM_SEND_H
#define ISTHMUS_AM_SEND_H

#include "am_flow.h"
#include "shm/waiting.h"
#include "shmemx_message.h"
#include "team/context.h"

/* ---- Sending ---- */

/* To PE `pe` of the job; the data may be used again when it returns. Without a call, 0. By a
 * program it waits while much is under way. */
void am_send_message(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                     uint64_t call, const void *data, size_t bytes);
/* The same of what most messages are, of little data to a PE of this node whose queue has room;
 * false if it is none. No handler runs meanwhile. */
bool am_send_short(struct context *context, int pe, shmemx_am_t handler, uint64_t call,
                   const void *data, size_t bytes);

/* A bundle that was counted, whose first message is for `handler`. */
void am_send_aggregate(const char *routine, struct context *context, enum am_sender am_sender,
                       int pe, uint64_t handler, const void *data, uint32_t bytes);

/* By the thread that runs handlers: to the message of a call. */
void am_send_reply(const char *routine, const struct am_arrival *to, const void *data,
                   size_t bytes);

/* Whether what is sent to PE `pe` of the job goes by its queue. */
bool am_send_uses_shm(int pe);

/* Ends the job if there cannot be such data. */
void am_send_check(const char *routine, const char *argument, const void *data, size_t bytes);

/* ---- Aggregation ---- */

/* What stands before each message of a bundle, whose data is padded to a multiple of 8 bytes. */
struct aggregate_head {
    uint32_t handler, bytes;
};

static inline size_t aggregate_entry_bytes(size_t bytes)
{
    return sizeof(struct aggregate_head) + (bytes + 7) / 8 * 8;
}

/* Keeps a message to a registered handler; false if it is to be sent at once. By the program, or by
 * a handler. */
bool am_aggregate_add(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                      const void *data, size_t bytes);

/* Sends off what is kept for a PE on a context, before what follows it. */
void am_aggregate_flush_pe_of(struct am_context *am_context, enum am_sender am_sender, int pe);
HOT_INLINE void am_aggregate_flush_pe(const struct context *context, int pe)
{
    struct am_context *am_context = am_context_known(context);
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    if (UNLIKELY(am_context != NULL && am_context->aggregates_kept[am_sender] != 0))
        am_aggregate_flush_pe_of(am_context, am_sender, pe);
}

/* Sends off all that is kept; whether there is any. */
void am_aggregate_flush_all(enum am_sender am_sender);
HIDDEN extern unsigned am_aggregates_kept[AM_SENDERS]; /* bundles */

/* Gives back those of a context; none is kept. */
void am_aggregate_free(struct am_context *am_context);

#endif

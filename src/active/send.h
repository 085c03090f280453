/*
 * Sending active messages and replies, of any length, to any PE.
 */
#ifndef ISTHMUS_SEND_H
#define ISTHMUS_SEND_H

#include "parcel.h"
#include "shmemx_message.h"
#include "team/context.h"
#include "use.h"

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

#endif

/*
 * Sending of active messages and replies, of any length, to any PE.
 *
 * Aggregation: if a handler was registered with SHMEMX_AM_BUNDLED, the sending PE collects short
 * messages to it in a buffer for each target PE. The sending PE sends the buffer as one fragment.
 * Programs and handlers have separate buffers. The program's buffers are sent when the program
 * waits or tests, at the latest. The handlers' buffers are sent after the handlers have run. If the
 * program has several threads, messages are not aggregated.
 */
#ifndef ISTHMUS_AM_SEND_H
#define ISTHMUS_AM_SEND_H

#include "am_flow.h"
#include "shm/waiting.h"
#include "shmemx_message.h"
#include "team/context.h"

/* ---- Sending ---- */

/* Sends a message to PE `pe` of the job. `call` identifies the call (struct fragment) or is 0. The
 * caller may reuse `data` when the function returns. If the program sends, the function waits while
 * the send window is full or the queue of the target PE is full or closed. If a handler sends, the
 * function never waits for the window or the queue. */
void am_send_message(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                     uint64_t call, const void *data, size_t bytes);
/* Fast path for the most frequent messages: sends at most AM_SHORT_BYTES to a PE of this node
 * without waiting and without running handlers. Returns false and sends nothing if the message is
 * longer, the PE is on another node, its queue is full or closed, or earlier messages of this PE
 * have not been sent yet. The caller then uses am_send_message. */
bool am_send_short(struct context *context, int pe, shmemx_am_t handler, uint64_t call,
                   const void *data, size_t bytes);

/* Sends the contents of an aggregation buffer as one fragment. `handler` is the handler of its
 * first message. The fragment was counted as sent (am_flow.h) when the first message was added. */
void am_send_aggregate(const char *routine, struct context *context, enum am_sender am_sender,
                       int pe, uint64_t handler, const void *data, uint32_t bytes);

/* Replies to the call whose message is `to`. The thread that runs handlers calls it. */
void am_send_reply(const char *routine, const struct am_arrival *to, const void *data,
                   size_t bytes);

/* Returns true if messages to PE `pe` of the job are sent through its queue in shared memory.
 * Returns false for PEs of other nodes. Also returns false within the node if puts use the message
 * transport, because active messages must keep their order with puts. */
bool am_send_uses_shm(int pe);

/* Checks a buffer that the program gives as `argument`. Aborts the job if the buffer is invalid. */
void am_send_check(const char *routine, const char *argument, const void *data, size_t bytes);

/* ---- Aggregation ---- */

/* Head of each message in an aggregation buffer. The data follow, padded to a multiple of 8
 * bytes. */
struct aggregate_head {
    uint32_t handler,
        bytes; /* number of the handler; length of the data in bytes, without padding */
};

/* Returns the bytes that a message takes in an aggregation buffer. */
static inline size_t aggregate_entry_bytes(size_t bytes)
{
    return sizeof(struct aggregate_head) + (bytes + 7) / 8 * 8;
}

/* Adds a message to the aggregation buffer for PE `pe`. `handler` must be a registered handler.
 * Returns false if the caller must send the message itself, because it is too long or the program
 * has several threads. May send the previous contents of the buffer, and wait. */
bool am_aggregate_add(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                      const void *data, size_t bytes);

/* Sends the aggregation buffer for PE `pe`, if it is not empty. */
void am_aggregate_flush_pe_of(struct am_context *am_context, enum am_sender am_sender, int pe);
/* Sends the aggregation buffer of the context for PE `pe`, before a message that is sent directly.
 * Messages to a PE thus stay in order. */
HOT_INLINE void am_aggregate_flush_pe(const struct context *context, int pe)
{
    struct am_context *am_context = am_context_known(context);
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    if (UNLIKELY(am_context != NULL && am_context->aggregates_kept[am_sender] != 0))
        am_aggregate_flush_pe_of(am_context, am_sender, pe);
}

/* Sends all aggregation buffers of the program or of the handlers, on all contexts. A send may wait
 * and call this function again. The inner call does nothing. */
void am_aggregate_flush_all(enum am_sender am_sender);
HIDDEN extern unsigned am_aggregates_kept[AM_SENDERS]; /* number of buffers that are not empty */

/* Frees the aggregation buffers of a context. All of them must be empty. */
void am_aggregate_free(struct am_context *am_context);

#endif

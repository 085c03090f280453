/*
 * Active messages: functions (handlers) that a PE runs when a message of another PE arrives. This
 * is the main header of the module. It declares the start and end of the module, the quiet of a
 * context, and the bodies of the public routines. The module has these parts:
 *
 *   am_handler   registration of handlers, their numbers, and calls of handlers that reply
 *   am_send      sending of messages and replies; aggregation of short messages
 *   am_shm       transport within a node: queues, reply slots, pending sends
 *   am_net       transport between nodes: items of packets, credits, the unexpected queue
 *   am_flow      fragments, flow control, and counters for termination detection
 *   am_run       execution of handlers; reassembly of fragments
 *
 * Order of events: the program sends a message on a context. The message becomes one or more
 * fragments. They arrive in the target PE's queue in shared memory, or, from another node, in its
 * unexpected queue. am_run runs the handler when a thread of the target PE waits or tests, or in
 * its progress thread. The target PE then reports that it has handled the message, so that a quiet
 * of the context can complete. If the message is a call, its handler sends a reply. The reply
 * completes the request of the calling PE.
 *
 * Locks: handlers run one at a time on a PE (am_run.h). The transport between nodes works under
 * net_lock. The queues in shared memory are lock-free.
 */
#ifndef ISTHMUS_AM_H
#define ISTHMUS_AM_H

#include "am_flow.h"
#include "am_handler.h"
#include "am_send.h"
#include "shmemx_message.h"

/* True between am_start and am_stop. The value is the same on all PEs. */
HIDDEN extern bool am_runs;

/* am_start allocates the queues at the first registration of a handler. All PEs call it; messages
 * may be sent after the next barrier of all PEs. am_stop ends the module after a barrier at which
 * no message was in flight. */
void am_start(const char *routine);
void am_stop(const char *routine);
/* Ends only the communication with other nodes. Called if the program finalizes MPI before
 * OpenSHMEM, after a barrier at which no message was in flight. */
void am_stop_network(const char *routine);

/* Wait until all PEs, or only PE `pe` of the job, have run the handlers of all messages that the
 * context has sent to them. am_quiet_slow requires that the context has sent a message. */
void am_quiet_slow(const char *routine, struct context *context);
void am_quiet_pe(const char *routine, struct context *context, int pe);
HOT_INLINE void am_quiet(const char *routine, struct context *context)
{
    if (UNLIKELY(am_context_known(context) != NULL))
        am_quiet_slow(routine, context);
}

/* Frees the state of a context that has no outstanding messages. */
void am_forget_context(struct context *context);

/* ---- Bodies of public routines ---- */

/* Bodies of shmemx_am_send and of the routines that call a handler. The caller of am_call may reuse
 * `arg` when it returns; *request is complete when the reply has arrived. */
void am_send(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
             size_t bytes);
void am_call(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
             size_t bytes, const struct reply_buffer *buffer, shmemx_req_h *request);

#endif

/*
 * Active messages: functions (handlers) that a PE runs when a message of another PE arrives. This
 * header has start and end, the quiet of a context, and the bodies of the public routines. The
 * module has these parts:
 *
 *   am_handler   registration of handlers, and their numbers
 *   am_send      sending of messages and replies; aggregation of short messages
 *   am_call      calls: messages whose handler replies to a request of the caller
 *   am_shm       transport within a node: queues, reply slots, pending sends
 *   am_net       transport between nodes: items of packets, credits, the unexpected queue
 *   am_flow      fragments, flow control, and counters for termination detection
 *   am_run       execution of handlers; reassembly of fragments
 */
#ifndef ISTHMUS_AM_H
#define ISTHMUS_AM_H

#include "am_call.h"
#include "am_flow.h"
#include "am_handler.h"
#include "am_send.h"

/* Whether they were started, alike on all PEs. */
HIDDEN extern bool am_runs;

/* Before a meeting of all PEs, after which they may be sent; and after one at which none is under
 * way. */
void am_start(const char *routine);
void am_stop(const char *routine);
/* The same of what goes between nodes, from when there is no network. */
void am_stop_network(const char *routine);

/* Waits until the handlers of what the context has sent have run: on all PEs, or on PE `pe` of the
 * job. */
void am_quiet_slow(const char *routine, struct context *context);
void am_quiet_pe(const char *routine, struct context *context, int pe);
HOT_INLINE void am_quiet(const char *routine, struct context *context)
{
    if (UNLIKELY(am_context_known(context) != NULL))
        am_quiet_slow(routine, context);
}

/* Gives back what a context has; nothing is under way. */
void am_forget_context(struct context *context);

/* Public bodies. */
void am_send(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
             size_t bytes);
void am_call(const char *routine, shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg,
             size_t bytes, const struct reply_buffer *buffer, shmemx_req_h *request);

#endif

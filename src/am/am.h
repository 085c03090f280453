/*
 * Active messages: their start and end, and the completion of what a context has sent.
 */
#ifndef ISTHMUS_AM_H
#define ISTHMUS_AM_H

#include "am_call.h"
#include "am_handler.h"
#include "am_send.h"
#include "am_flow.h"

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

/*
 * Execution of handlers, and reassembly of messages that arrive in fragments.
 *
 * A PE runs one handler at a time. Threads of the program run handlers when they wait or test. The
 * progress thread runs only handlers that are registered as safe (SHMEMX_AM_SAFE). The comments of
 * other headers call the thread that does so "the thread that runs handlers".
 */
#ifndef ISTHMUS_AM_RUN_H
#define ISTHMUS_AM_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "am_flow.h"
#include "shmemx_message.h"

/* ---- Execution ---- */

/* Run handlers of messages that have arrived, up to a limit. Return true if a handler ran. If
 * another thread is running handlers, they return false at once. am.c registers am_run_handlers for
 * waits and tests (shm/waiting.c), and am_run_safe_handlers for the progress thread
 * (net/progress.c). */
bool am_run_handlers(void);
bool am_run_safe_handlers(void);

/* am_run_stop runs all remaining handlers, and then prevents all threads from running handlers
 * until am_run_start. Called when no PE sends messages any more. */
void am_run_stop(void);
void am_run_start(void);

/* Returns an address in the stack frame of the function that called the handler, or 0 if this
 * thread runs no handler. Signal handlers call it to find out whether a fault occurred in a handler
 * of an active message. */
uintptr_t am_run_handler_stack(void);

/* Bodies of public routines that handlers call. */
int am_token_source(const char *routine, shmemx_am_token_t token);
void am_token_reply(const char *routine, shmemx_am_token_t token, const void *data, size_t bytes);

/* ---- Reassembly ---- */

/* A complete message, which the PE has reassembled from its fragments. */
struct reassembled {
    size_t bytes;
    char *data;
};
/* Adds a fragment to its message. Returns the message if it is complete, or NULL. The caller must
 * free the message with am_reassembly_free. Aborts the job if the fragment is not the next one of
 * its message. The thread that runs handlers calls it. */
struct reassembled *am_reassembly_add(const struct am_arrival *am_arrival);
void am_reassembly_free(struct reassembled *reassembled);

#endif

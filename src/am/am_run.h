/*
 * Execution of handlers, one at a time on a PE: in waits and tests of the program's threads, and
 * handlers that are safe also in the progress thread. Reassembly of messages that arrive in
 * fragments, by the thread that runs handlers.
 */
#ifndef ISTHMUS_AM_RUN_H
#define ISTHMUS_AM_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "am_flow.h"
#include "shmemx_message.h"

/* ---- Execution ---- */

/* Run handlers of messages that have arrived; return whether one ran. Registered by am.c: the
 * first for waits and tests (shm/waiting.c), the second for the progress thread (net/progress.c).
 */
bool am_run_handlers(void);
bool am_run_safe_handlers(void);

/* No thread runs handlers between these two; the first runs all that is left, when nobody sends any
 * more. */
void am_run_stop(void);
void am_run_start(void);

/* For handlers of signals: an address in the stack frame that called the handler which this thread
 * runs; 0 if it runs none. */
uintptr_t am_run_handler_stack(void);

/* Bodies of public routines that handlers call. */
int am_token_source(const char *routine, shmemx_am_token_t token);
void am_token_reply(const char *routine, shmemx_am_token_t token, const void *data, size_t bytes);

/* ---- Reassembly ---- */

/* Adds a piece. With the last one it gives the whole message, which am_reassembly_free takes back;
 * until then NULL. */
struct reassembled {
    size_t bytes;
    char *data;
};
struct reassembled *am_reassembly_add(const struct am_arrival *am_arrival);
void am_reassembly_free(struct reassembled *reassembled);

#endif

/*
 * Progress of a job that spans nodes: which threads poll for messages, and when.
 *
 * Each thread that waits polls (waiting_pause). For a PE that computes, the progress thread polls.
 * It sleeps between polls: briefly while messages arrive, and up to LONG_SLEEP_US after a long time
 * without messages.
 *
 * Host load: other programs may need cores that the PEs of this job occupy without a pause
 * (oversubscription). If a thread often sleeps and wakes on such a core, Linux (6.18) delays other
 * threads for seconds (docs/performance.md, Neighbours). The progress thread therefore measures the
 * load, and sleeps longer while other programs need cores.
 */
#ifndef ISTHMUS_PROGRESS_H
#define ISTHMUS_PROGRESS_H

#include <stdbool.h>

#include "base/job.h"

/* True between progress_start and progress_stop, in a job that needs the network. */
HIDDEN extern bool net_runs;

/* Between progress_start and progress_stop, threads that wait poll the network. progress_stop also
 * stops the progress thread. */
void progress_start(void);
void progress_stop(void);

/* progress_start_thread starts the progress thread. progress_has_thread returns true if it runs. */
void progress_start_thread(const char *routine);
bool progress_has_thread(void);

/* Registers a function that runs handlers of active messages and returns true if one ran. NULL
 * removes the registration. The progress thread calls the function after each poll, without
 * net_lock (progress_poll_and_handle). am_start (am/am.c) registers it. */
void progress_set_am_handlers(bool (*run)(void));

/* Called after the program has started a long nonblocking transfer, because the program may compute
 * next and stop polling. Wakes the progress thread if it sleeps for a long time because the program
 * polled until now. */
void progress_expect_overlap(void);

/* Executes requests that have arrived from other PEs, at most RECEIVES_MAX packets. Called after a
 * barrier: the last message of the barrier may overtake requests that the same PE sent before it
 * entered the barrier. Does nothing if the job does not use the network. */
void progress_serve_arrived(void);

/* Receives messages, but does not send packets that are only partly filled. Called when the program
 * issues many operations in a row. Without this poll, requests that other PEs send at the same time
 * would have to wait. */
void progress_poll_in_burst(void);

/* ---- Detection of other programs that need cores (host load) ---- */

void host_load_start(void);
void host_load_stop(void);

/* Returns true if the progress thread should sleep longer for a while, because other programs need
 * cores. The progress thread calls it each time it wakes. */
bool host_load_is_high(void);

#endif

/*
 * Progress of a job that spans nodes: which threads poll for messages, and when.
 *
 * Each thread that waits polls (waiting_pause). For a PE that computes, the progress thread polls.
 * It sleeps between polls: briefly while messages arrive, and up to LONG_SLEEP_US after a long time
 * without messages.
 *
 * Host load: other programs of the machine may need cores that this job's PEs do not leave
 * (oversubscription). If a thread often sleeps and wakes on a core that another thread never
 * leaves, Linux (6.18) delays other threads for seconds (docs/performance.md, Neighbours). The
 * progress thread therefore measures the load, and sleeps longer while other programs need cores.
 */
#ifndef ISTHMUS_PROGRESS_H
#define ISTHMUS_PROGRESS_H

#include <stdbool.h>

#include "base/job.h"

/* True between progress_start and progress_stop, in a job that needs the network. */
HIDDEN extern bool net_runs;

/* After progress_start, threads that wait poll the network. progress_stop ends this and stops the
 * progress thread. */
void progress_start(void);
void progress_stop(void);

/* progress_start_thread starts the progress thread. progress_has_thread returns true if it runs. */
void progress_start_thread(const char *routine);
bool progress_has_thread(void);

/* Registers a function that runs handlers of active messages and returns whether one ran; NULL:
 * none. Caller: progress_poll_and_handle, in the progress thread after each poll, without net_lock.
 * Registered by am_start (am/am.c). */
void progress_set_am_handlers(bool (*run)(void));

/* Called after the program has started a long nonblocking transfer, because the program may compute
 * next. Wakes the progress thread if it is in a long sleep, which it chose because the program
 * polled before. */
void progress_expect_overlap(void);

/* Executes requests that have arrived, at most RECEIVES_MAX packets. Called after a barrier,
 * because a PE may receive the last message of the barrier before it has executed requests that the
 * same PE sent earlier. Does nothing if no network runs. */
void progress_serve_arrived(void);

/* Receives messages without sending packets that are not full. Called when the program issues many
 * operations in a row, because other PEs may send many requests to this PE at the same time. */
void progress_poll_in_burst(void);

/* ---- Host load ---- */

void host_load_start(void);
void host_load_stop(void);

/* Returns true if the progress thread should leave the cores to other programs for a while. The
 * progress thread calls it each time it wakes. */
bool host_load_is_high(void);

#endif

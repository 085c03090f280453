/*
 * Progress of a job that spans nodes: which threads poll for messages, and when.
 *
 * Each thread that waits polls (waiting_pause). For a PE that computes, the progress thread polls.
 * It sleeps between polls: briefly while there is traffic, up to LONG_SLEEP_US after a long time
 * without traffic.
 *
 * Host load: other programs of the machine may need cores that this job's PEs do not leave
 * (oversubscription). If a thread naps and wakes often on a core that another thread never leaves,
 * Linux (6.18) lets other threads wait for seconds (docs/performance.md, Neighbours). The progress
 * thread therefore checks the load and then sleeps longer.
 */
#ifndef ISTHMUS_PROGRESS_H
#define ISTHMUS_PROGRESS_H

#include <stdbool.h>

#include "base/job.h"

/* Whether the network runs: always, or never, from shmem_init to shmem_finalize. */
HIDDEN extern bool net_runs;

/* From here on, and no longer, who waits polls. The end is that of the helper too. */
void progress_start(void);
void progress_stop(void);

/* Starts the helper thread; and whether there is one. */
void progress_start_thread(const char *routine);
bool progress_has_thread(void);

/* Registers a function that runs handlers of active messages and returns whether one ran; NULL:
 * none. Caller: progress_poll_and_handle, in the progress thread after each poll, without net_lock.
 * Registered by am_start (am/am.c). */
void progress_set_am_handlers(bool (*run)(void));

/* The program has begun a long transfer, and may compute now: a helper that sleeps long, for the
 * program polled itself before, is to look at once. */
void progress_expect_overlap(void);

/* Serves the requests that have arrived, if the network runs. A barrier's last message can be seen
 * before requests that the same PE sent earlier have been served. */
void progress_serve_arrived(void);

/* The program begins many requests in a row, and so others may to this PE. */
void progress_poll_in_burst(void);

/* ---- Host load ---- */

void host_load_start(void);
void host_load_stop(void);

/* For the helper, each time it wakes: whether it is to leave the cores to others for a while. */
bool host_load_is_high(void);

#endif

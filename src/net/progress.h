/*
 * Progress of a job that spans nodes: who looks after messages, and when.
 *
 * Whoever waits polls (waiting_pause does); a helper thread polls for a PE that computes. It sleeps
 * between polls, a short while as long as there is traffic, up to four milliseconds when there has
 * been none for long.
 */
#ifndef ISTHMUS_PROGRESS_H
#define ISTHMUS_PROGRESS_H

#include <stdbool.h>

#include "base/job.h"

/* ---- Progress ---- */

/* Whether the network runs: always, or never, from shmem_init to shmem_finalize. */
HIDDEN extern bool net_runs;

/* From here on, and no longer, who waits polls. The end is that of the helper too. */
void progress_start(void);
void progress_stop(void);

/* Starts the helper thread; and whether there is one. */
void progress_start_thread(const char *routine);
bool progress_has_thread(void);

/* What the helper runs after it has polled, without the lock: handlers of active messages; true if
 * one ran. NULL: nothing. */
void progress_set_am_handlers(bool (*run)(void));

/* The program has begun a long transfer, and may compute now: a helper that sleeps long, for the
 * program polled itself before, is to look at once. */
void progress_expect_overlap(void);

/* Serves the requests that have arrived, if the network runs. A barrier's last message can be seen
 * before requests that the same PE sent earlier have been served. */
void progress_serve_arrived(void);

/* The program begins many requests in a row, and so others may to this PE. */
void progress_poll_in_burst(void);

/* ---- Neighbours ---- */

/*
 * Host load: whether other programs of the machine want cores that this job's PEs do not leave
 * (oversubscription).
 *
 * A thread that naps and wakes often beside one that never leaves its core makes Linux (6.18) let
 * others wait for their turn for seconds, at every weight that is enough for the naps to be short
 * (docs/performance.md, Neighbours). So who naps so looks whether there are any.
 */

void host_load_start(void);
void host_load_stop(void);

/* For the helper, each time it wakes: whether it is to leave the cores to others for a while. */
bool host_load_is_high(void);

#endif

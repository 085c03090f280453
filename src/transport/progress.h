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
#include "network.h"

/* Whether the network runs: always, or never, from shmem_init to shmem_finalize. */
HIDDEN extern bool network_runs;

/* Whether words of symmetric memory change with no word to who waits for them: MPI wrote them. */
HIDDEN extern bool network_writes_silently;

/* Whether no thread but those of the program polls. */
bool network_is_polled_here(void);

/* From a thread that polled and is about to sleep: the helper takes over at once; and when it polls
 * again. */
void network_hand_over(void);
void network_take_back(void);

/* Lets messages come in and go out, unless another thread is at it; true if something moved. */
bool network_poll(void);

/* The helper thread; to stop one that there is not does nothing. */
void helper_start(const char *routine);
void helper_stop(void);

#endif

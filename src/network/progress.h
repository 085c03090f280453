/*
 * Progress of a job that spans nodes: who calls MPI, when, and under which lock.
 *
 * One lock stands before all calls of the backend while the network runs. Whoever waits polls
 * (waiting_pause does); a helper thread polls for a PE that computes. It sleeps between polls, a
 * short while as long as there is traffic, up to a millisecond when there is none.
 */
#ifndef ISTHMUS_PROGRESS_H
#define ISTHMUS_PROGRESS_H

#include "backend.h"
#include "job.h"
#include "wait.h"

/* Whether the network runs: always, or never, from shmem_init to shmem_finalize. */
HIDDEN extern bool network_runs;

/* Around every call of the backend while network_runs. */
void network_lock(void);
void network_unlock(void);

/* Ends the job if a call of the backend failed. */
void network_require(const char *routine, int failed);

/* Lets messages come in and go out, unless another thread is at it. */
void network_poll(void);

/* Waits until the request is done, polling meanwhile. Called without the lock. */
void network_wait(const char *routine, struct backend_request *request, wait_explain *explain,
                  const void *what);

/* After node_start and before any operation: decides on paths, makes windows, receives and the
 * helper thread, if anything of this job goes by the network. Collective over the job. */
void network_start(const char *routine, enum backend_thread_level provided);
/* When all PEs have completed all operations. Collective over the job. */
void network_stop(const char *routine);

#endif

/*
 * Progress of a job that spans nodes: who calls MPI, when, and under which lock.
 *
 * One lock stands before all calls of the backend while the network runs. Whoever waits polls
 * (waiting_pause does); a helper thread polls for a PE that computes. It sleeps between polls, a
 * short while as long as there is traffic, up to four milliseconds when there has been none for
 * long.
 */
#ifndef ISTHMUS_PROGRESS_H
#define ISTHMUS_PROGRESS_H

#include "absence.h"
#include "backend.h"
#include "base/job.h"
#include "waiting/waiting.h"

/* Whether the network runs: always, or never, from shmem_init to shmem_finalize. */
HIDDEN extern bool network_runs;

/* Around every call of the backend while network_runs. */
void network_lock(void);
void network_unlock(void);

/* Whether words of symmetric memory change with no word to who waits for them: MPI wrote them. */
HIDDEN extern bool network_writes_silently;

/* Whether no thread but those of the program polls. */
bool network_is_polled_here(void);

/* From a thread that polled and is about to sleep: the helper takes over at once; and when it polls
 * again. */
void network_hand_over(void);
void network_take_back(void);

/* Ends the job if a call of the backend failed. */
void network_require(const char *routine, int failed);

/* Lets messages come in and go out, unless another thread is at it; true if something moved. */
bool network_poll(void);

/* Waits of the library's own, as waiting_begin and waiting_pause (waiting.h). Under the lock, which
 * is given up meanwhile. */
struct waiting network_wait_begin(const char *routine, wait_explain *explain, const void *what);
void network_pause(struct waiting *waiting);

/* Waits until a count is zero, polling meanwhile. Called without the lock. */
void network_wait_zero(const char *routine, const uint32_t *left, wait_explain *explain,
                       const void *what);

/* The same for a request of the backend, which only these PEs complete, in a collective. */
void network_wait(const char *routine, struct backend_request *request, wait_explain *explain,
                  const void *what, struct absence *absence);

/* After node_start and before any operation: decides on paths, makes windows, receives and the
 * helper thread, if anything of this job goes by the network. `finalizing` is called if the program
 * finalizes MPI before network_stop. Collective over the job. */
void network_start(const char *routine, enum backend_thread_level provided,
                   void (*finalizing)(int calls_work));
/* When all PEs have completed all operations. Collective over the job. */
void network_stop(const char *routine);

/* The same for good, because MPI is about to be finalized: what needs other nodes from now on ends
 * the job, with a line that says so. */
void network_cut_off(const char *routine);
bool network_is_cut_off(void);
void network_require_reach(const char *routine);

#endif

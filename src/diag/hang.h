/*
 * Deadlock detection inside a node. A PE that sleeps in a collective publishes in its control block
 * which PE it waits for. If two PEs wait for each other in different collectives, neither can
 * continue, and the job is aborted. With SHMEM_THREAD_MULTIPLE a PE does not publish its waits,
 * because another of its threads may enter the collective.
 *
 * Three related checks are in other files:
 *   - waiting_report_long_wait (shm/waiting.c), the watchdog: with SHMEM_DEBUG, a PE that waits
 *     for ISTHMUS_WATCHDOG seconds prints a report, even if there is no deadlock.
 *   - waiting_report_hang (shm/waiting.c): without SHMEM_DEBUG, one PE of a node prints a report
 *     when all PEs of the node have waited for ISTHMUS_LONG_WAIT seconds.
 *   - net/peer_wait.h detects deadlocks between nodes, and PEs that have exited. A waiting PE sends
 *     queries at intervals of PEER_WAIT_QUERY_INTERVAL_NS (1 s, net/tuning.h).
 */
#ifndef ISTHMUS_HANG_H
#define ISTHMUS_HANG_H

#include "base/routine.h"
#include "shm/node.h"

/* hang_publish_wait publishes that this PE waits in a collective for `pe`. A sleeping PE calls it
 * after each check in which `pe` had not arrived. hang_clear_wait withdraws the publication at the
 * end of the wait. */
void hang_publish_wait(const char *routine, int pe);
void hang_clear_wait(void);

/* Counts a gather on an MPI communicator when this PE leaves it. The gather is collective, so a PE
 * can leave it only after all PEs have entered it. */
void hang_count_gather(void);

/* Returns the record that the PE with this node rank has published. */
struct hang_record hang_record_of(int rank);

static inline bool hang_waits_for_me(struct hang_record theirs)
{
    return theirs.pe == (uint32_t)job.me + 1;
}

/* Counts a step: this PE has arrived at a nonblocking collective, or has completed one. The caller
 * holds the lock of nonblocking collectives. */
void hang_count_step(void);

/* Observations that a waiting PE makes of the PE that it waits for, during one wait. Initialized
 * with zeros. If this PE arrives at a nonblocking collective or completes one (hang_count_step),
 * the observations become invalid. */
struct hang_observation {
    int pe; /* the PE that was observed last */
    struct hang_record last;
    uint64_t steps;
    bool is_suspected; /* the next observation decides */
};

/* Returns true if `pe` and this PE are known to be deadlocked. `now` is the current record of `pe`.
 * A wait calls this function repeatedly. It returns true at the third call at the earliest, and
 * only if `pe` has polled at least twice since the first call. This PE polls between its calls, and
 * has still not arrived at the collective in which `pe` waits. */
bool hang_is_deadlock(struct hang_observation *seen, int pe, struct hang_record now);

/* Returns true if this PE has neither arrived at nor completed a nonblocking collective since the
 * last call of hang_is_deadlock. */
bool hang_is_same_step(const struct hang_observation *seen);

/* Aborts the job with an error message: `pe` is in the collective `theirs`, and this PE is in
 * `routine`. */
_Noreturn void hang_report_mismatch(const char *routine, int pe, const char *theirs)
    __attribute__((cold));

#endif

/*
 * Deadlock detection inside a node. A PE that sleeps in a collective shows in its control block
 * which PE it waits for. Two PEs that wait for each other in different collectives would never
 * continue. Only PEs that sleep show it. With SHMEM_THREAD_MULTIPLE none does, because another of
 * its threads may enter the collective.
 *
 * net/peer_wait.h detects the same between nodes, and PEs that have ended. The watchdog, which
 * reports every long wait, is waiting_report_long_wait in shm/waiting.c.
 */
#ifndef ISTHMUS_HANG_H
#define ISTHMUS_HANG_H

#include "base/routine.h"
#include "shm/node.h"

/* For a sleeper in a collective, each time when it has looked whether `pe` has come, and it had
 * not; and when it does not sleep there any more. */
void hang_publish_wait(const char *routine, int pe);
void hang_clear_wait(void);

/* When this PE has come out of a communicator's gather, which nobody does before all are in it. */
void hang_count_gather(void);

/* What another PE shows. */
struct hang_record hang_record_of(int rank);

static inline bool hang_waits_for_me(struct hang_record theirs)
{
    return theirs.pe == (uint32_t)job.me + 1;
}

/* When this PE has arrived at a nonblocking collective, or completed one. The caller holds the lock
 * of collectives under way. */
void hang_count_step(void);

/* Observations that a waiting PE has made of the PE that it waits for. Begins as zeros. They are
 * valid for one wait and one state of this PE: a step (hang_count_step) discards them. */
struct hang_observation {
    int pe; /* whom it looked at last */
    struct hang_record last;
    uint64_t steps;
    bool is_suspected; /* the next look decides */
};

/* Whether `pe` is known to wait for this PE in vain. True at the earliest in the third call of a
 * wait: `pe` has looked for this PE twice since the first call, and this PE, which polls between
 * its calls, has still not come to what `pe` waits for. */
bool hang_is_deadlock(struct hang_observation *seen, int pe, struct hang_record now);

/* Whether this PE has made no step since the last call of hang_is_deadlock. */
bool hang_is_same_step(const struct hang_observation *seen);

/* Ends the job: `pe` is in the collective `theirs`, and this PE in another. */
_Noreturn void hang_report_mismatch(const char *routine, int pe, const char *theirs)
    __attribute__((cold));

#endif

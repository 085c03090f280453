/*
 * Failure detection and hang detection between nodes. PEs that have begun to finalize, or ended: a
 * collective that waits for one would do so for ever, and so would who waits for a lock behind one.
 *
 * So is a gather of a communicator's members for one that sleeps in another collective, waiting for
 * this PE: members are no team, so that nothing else tells.
 *
 * Inside a node who sleeps in a meeting looks at the control blocks (coll/shm/shm_sync.c). Between
 * nodes nobody tells the others that it finalizes; who waits long asks those that it waits for, and
 * collectives that come to their end send nothing. A PE answers until all finalize.
 */
#ifndef ISTHMUS_PEER_WAIT_H
#define ISTHMUS_PEER_WAIT_H

#include <stdbool.h>
#include <stdint.h>

#include "backend.h"
#include "diag/hang.h"
#include "shm/waiting.h"

/* ---- Absence ---- */

/* A wait for any of these PEs of other nodes. What follows `suspect` begins as 0. */
struct peer_wait {
    const int *pes; /* world numbers; this PE may be among them */
    int n_pes;
    int members;    /* of the collective in which they are waited for */
    int suspect;    /* which of `pes` is asked; who waits for many begins with one of its own */
    unsigned query; /* its number */
    uint64_t collective; /* the caller's number of what it waits for: may change between looks */
    uint64_t asked_collective; /* this number, and the PE, when the question was asked */
    int asked_pe;
    unsigned exit_reports; /* how often the suspect has said that it is absent */
    uint64_t due;          /* when the next look is, ns (waiting_clock); 0 before the first */
    bool is_gather;   /* of a communicator: who waits for this PE elsewhere does not come to it */
    bool is_nbc;      /* a nonblocking collective: who finishes what it has begun is not absent, */
    bool is_all;      /* and this PE does nothing else before that is done */
    uint32_t gathers; /* which those of this node had come out of before */
    int mapped_peer;  /* which of `pes` is looked at, where it is of this node */
    struct hang_observation mapped_observation, remote_observation;
};

/* Before a communicator's gather is begun: a wait for these PEs in it. */
struct peer_wait peer_wait_for_gather(const int *pes, int n_pes);

/* Questions may be asked from here to there, where what is under way has yet to be completed. */
void peer_wait_enable(void);
void peer_wait_disable(void);

/* For a waiter that sleeps, without the network's lock: one of the PEs that is absent, or -1. Ends
 * the job if one is known to be in another collective. */
int peer_wait_check(const char *routine, struct peer_wait *peer_wait);
/* Whether the next call of peer_wait_check asks: the wait has lasted for a second or more. */
bool peer_wait_is_due(const struct peer_wait *peer_wait);

/* Ends the job since `pe` does not come to a collective of so many. */
_Noreturn void peer_wait_report_exit(const char *routine, int pe, int members)
    __attribute__((cold));

/* ---- Watch ---- */

/*
 * A watch over requests of the backend, and other events, that collectives wait for. Only the PEs
 * that the waiter names can complete them.
 */

void peer_wait_start(void);

/* Waits for such a request. Called without the lock; ends the job if one of those that are waited
 * for is absent. */
void peer_wait_request(const char *routine, struct backend_request *request,
                       waiting_explain *explain, const void *what, struct peer_wait *peer_wait);

/* Returns whether the event `of` has happened. Called under net_lock, by any thread that polls;
 * `routine` is NULL unless the waiter itself calls. */
typedef bool peer_wait_test(const char *routine, void *of);

/* That of a request, a struct backend_request. */
bool network_is_done(const char *routine, void *request);

/* Waits for an event in the same way. */
void peer_wait_event(const char *routine, peer_wait_test *is_done, void *of,
                     waiting_explain *explain, const void *what, struct peer_wait *peer_wait);

/* Tests all requests and events that are waited for; true if one is done. Under net_lock. */
bool peer_wait_progress(void);

#endif

/*
 * Failure detection and hang detection between nodes.
 *
 * A collective that waits for a PE that has begun to finalize, or has ended, would wait for ever.
 * Within a node a waiter reads the control blocks of its peers (coll/shm/shm_sync.c). Between
 * nodes no PE announces that it finalizes, so a PE that waits for a second or more asks the PEs
 * that it waits for. A PE answers until all PEs finalize.
 *
 * A gather of a communicator's members would also wait for ever for a PE that sleeps in another
 * collective and waits for this PE. The members are no team, so no other check detects this.
 *
 * The second part waits for requests of the backend and other events, and makes these checks while
 * the wait is long.
 */
#ifndef ISTHMUS_PEER_WAIT_H
#define ISTHMUS_PEER_WAIT_H

#include <stdbool.h>
#include <stdint.h>

#include "backend.h"
#include "diag/hang.h"
#include "shm/waiting.h"

/* ---- Queries to the PEs that are waited for ---- */

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

/* ---- Waits for events that other PEs complete ---- */

void peer_wait_start(void);

/* Waits for such a request. Called without the lock; ends the job if one of those that are waited
 * for is absent. */
void peer_wait_request(const char *routine, struct backend_request *request,
                       waiting_explain *explain, const void *what, struct peer_wait *peer_wait);

/* Returns whether the event `of` has happened. Called under net_lock. Callers: peer_wait_event,
 * once, and then peer_wait_progress in any thread that polls, with `routine` NULL. */
typedef bool peer_wait_test(const char *routine, void *of);

/* That of a request, a struct backend_request. */
bool net_request_is_done(const char *routine, void *request);

/* Waits for an event in the same way. */
void peer_wait_event(const char *routine, peer_wait_test *is_done, void *of,
                     waiting_explain *explain, const void *what, struct peer_wait *peer_wait);

/* Tests all requests and events that are waited for; true if one is done. Under net_lock. */
bool peer_wait_progress(void);

#endif

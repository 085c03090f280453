/*
 * Failure detection and hang detection between nodes.
 *
 * A collective that waits for a PE that has begun to finalize, or has exited, would wait forever.
 * Within a node, a waiting PE reads the control blocks of its peers (coll/shm/shm_sync.c). Between
 * nodes no PE announces that it finalizes. A PE that waits for a second or more therefore queries
 * the state of the PEs that it waits for. A PE responds to queries until all PEs finalize.
 *
 * A gather over an MPI communicator would also wait forever if a member sleeps in another
 * collective and waits for this PE. The members are not a team, so no other check detects this.
 *
 * The second part of this header waits for requests of the backend and for other events. It makes
 * these checks while a wait is long.
 */
#ifndef ISTHMUS_PEER_WAIT_H
#define ISTHMUS_PEER_WAIT_H

#include <stdbool.h>
#include <stdint.h>

#include "backend.h"
#include "diag/hang.h"
#include "shm/waiting.h"

/* ---- Queries for the state of other PEs ---- */

/* State of one wait in a collective for PEs of other nodes. Initially, all fields after `suspect`
 * are 0. */
struct peer_wait {
    const int *pes; /* PEs that the wait depends on, as numbers in the job; may include this PE */
    int n_pes;
    int members; /* number of members of the collective, for error messages */
    /* Index in `pes` of the PE that is queried. If many PEs wait for the same PEs, each of them
     * starts at a different index. */
    int suspect;
    unsigned query; /* number of the last query, 0 before the first */
    /* Number of the collective that the caller waits for. It may change between checks. */
    uint64_t collective;
    /* Number of the collective at the time of the last query, and the PE that was queried. */
    uint64_t asked_collective;
    int asked_pe;
    unsigned exit_reports; /* consecutive responses that reported the exit of the suspect */
    uint64_t due;          /* time of the next check in ns (waiting_clock); 0 before the first */
    /* True if the wait is for a gather over a communicator. A PE that waits for this PE in another
     * collective then cannot enter the gather. */
    bool is_gather;
    /* True if the wait is for a nonblocking collective. A PE that finalizes still completes the
     * nonblocking collectives that it has started. */
    bool is_nbc;
    /* Used with is_nbc: true if this PE waits for several collectives and does nothing else until
     * all of them are complete. */
    bool is_all;
    /* Number of gathers that the members of this node had completed before this gather. */
    uint32_t gathers;
    /* Index in `pes` of the next PE to check for a deadlock. Only PEs of this node are checked. */
    int mapped_peer;
    struct hang_observation mapped_observation, remote_observation;
};

/* Returns the initial state of a wait for the PEs `pes` in a gather over a communicator. Must be
 * called before the gather starts. */
struct peer_wait peer_wait_for_gather(const int *pes, int n_pes);

/* This PE sends queries only between peer_wait_enable and peer_wait_disable. A query is a get on
 * the default context. peer_wait_disable must therefore be called before the operations of the
 * contexts are completed for the last time. */
void peer_wait_enable(void);
void peer_wait_disable(void);

/* Called by a waiting thread. Checks the PEs that it waits for: once a second, sends a query to one
 * of them, or evaluates the response to the last query. Returns the number of a PE that has exited,
 * or -1. Aborts the job if one of the PEs is known to wait for this PE in another collective.
 * Called without net_lock. */
int peer_wait_check(const char *routine, struct peer_wait *peer_wait);
/* Returns true if the next call of peer_wait_check sends a query, because the wait has lasted for a
 * second or more. */
bool peer_wait_is_due(const struct peer_wait *peer_wait);

/* Aborts the job with an error message, because PE `pe` has exited and will not enter a collective
 * of `members` PEs. */
_Noreturn void peer_wait_report_exit(const char *routine, int pe, int members)
    __attribute__((cold));

/* ---- Waits for events that other PEs complete ---- */

void peer_wait_start(void);

/* Waits until a request of the backend is complete. Aborts the job if an awaited PE has exited.
 * Called without net_lock. */
void peer_wait_request(const char *routine, struct backend_request *request,
                       waiting_explain *explain, const void *what, struct peer_wait *peer_wait);

/* Type of a function that returns true if the event `of` has happened. peer_wait_event calls it
 * once at the start of a wait. Afterwards, peer_wait_progress calls it with `routine` NULL in any
 * thread that polls. Called under net_lock. */
typedef bool peer_wait_test(const char *routine, void *of);

/* A peer_wait_test that returns true if a request, a struct backend_request, is complete. */
bool net_request_is_done(const char *routine, void *request);

/* Waits until is_done(routine, of) returns true. Aborts the job if an awaited PE has exited. Called
 * without net_lock. */
void peer_wait_event(const char *routine, peer_wait_test *is_done, void *of,
                     waiting_explain *explain, const void *what, struct peer_wait *peer_wait);

/* Tests the requests and events of all waiting threads. Returns true if one is complete. Called
 * under net_lock. */
bool peer_wait_progress(void);

#endif

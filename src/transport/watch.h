/*
 * A watch over requests of the backend, and other events, that collectives wait for. Only the PEs
 * that the waiter names can complete them.
 */
#ifndef ISTHMUS_WATCH_H
#define ISTHMUS_WATCH_H

#include "absence.h"
#include "backend.h"
#include "waiting/waiting.h"

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

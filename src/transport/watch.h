/*
 * A watch over requests of the backend, and other events, that collectives wait for. Only the PEs
 * that the waiter names can complete them.
 */
#ifndef ISTHMUS_WATCH_H
#define ISTHMUS_WATCH_H

#include "absence.h"
#include "backend.h"
#include "waiting/waiting.h"

void watch_start(void);

/* Waits for such a request. Called without the lock; ends the job if one of those that are waited
 * for is absent. */
void network_wait(const char *routine, struct backend_request *request, waiting_explain *explain,
                  const void *what, struct absence *absence);

/* Returns whether the event `of` has happened. Called under network_lock, by any thread that polls;
 * `routine` is NULL unless the waiter itself calls. */
typedef bool watch_test(const char *routine, void *of);

/* That of a request, a struct backend_request. */
bool network_is_done(const char *routine, void *request);

/* Waits for an event in the same way. */
void network_wait_until(const char *routine, watch_test *is_done, void *of,
                        waiting_explain *explain, const void *what, struct absence *absence);

/* Tests all requests and events that are waited for; true if one is done. Under network_lock. */
bool watch_poll(void);

#endif

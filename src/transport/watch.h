/*
 * A watch over requests of the backend that collectives wait for, which only these PEs complete.
 */
#ifndef ISTHMUS_WATCH_H
#define ISTHMUS_WATCH_H

#include "absence.h"
#include "backend.h"
#include "waiting/waiting.h"

void watch_start(void);

/* Waits for such a request. Called without the lock; ends the job if one of those that are waited
 * for is absent. */
void network_wait(const char *routine, struct backend_request *request, wait_explain *explain,
                  const void *what, struct absence *absence);

/* Tests all requests that are waited for; true if one is done. Under network_lock. */
bool watch_poll(void);

#endif

/*
 * Distributed locks. The PEs that wait for a lock form a queue (MCS lock). Each PE waits at a
 * variable in its own memory, so waiting causes no remote accesses.
 */
#ifndef ISTHMUS_LOCK_H
#define ISTHMUS_LOCK_H

#include <stdbool.h>
#include <stddef.h>

void lock_start(void);               /* frees all queue nodes; called when the library starts */
void lock_stop(const char *routine); /* aborts if a PE waits for a lock that this PE holds */

/* A lock has a size of 8 bytes (long in C) or 4 bytes (default INTEGER in Fortran). Locks of both
 * sizes at one address exclude each other. A PE must set and clear a lock with the same size.
 * lock_set waits for the lock. lock_test returns 0 if it has taken the lock, and 1 if another PE
 * holds it. */
void lock_set(const char *routine, void *lock, size_t size);
int lock_test(const char *routine, void *lock, size_t size);
void lock_clear(const char *routine, void *lock, size_t size);

/* Returns true if the free list of this PE's queue nodes is consistent. Otherwise sets *fault to a
 * description (base/check.h). */
bool lock_is_valid(const char **fault);

#endif

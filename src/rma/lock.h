/*
 * Distributed locks: a queue in which each waiter waits on a line of its own (MCS).
 */
#ifndef ISTHMUS_LOCK_H
#define ISTHMUS_LOCK_H

#include <stdbool.h>
#include <stddef.h>

void lock_start(void);               /* all nodes free, when the library starts */
void lock_stop(const char *routine); /* no PE may wait for this one's locks any more */

/* Of `size` bytes: 8, a long of C, or 4, a default INTEGER of Fortran. Both exclude each other at
 * one address, and who has taken it with one size clears it with the same. lock_test gives 0 if it
 * has taken the lock, 1 if somebody holds it. */
void lock_set(const char *routine, void *lock, size_t size);
int lock_test(const char *routine, void *lock, size_t size);
void lock_clear(const char *routine, void *lock, size_t size);

/* Whether the list of this PE's free nodes fits what these say (base/check.h). */
bool lock_is_valid(const char **fault);

#endif

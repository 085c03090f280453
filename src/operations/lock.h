/*
 * Distributed locks: a queue in which each waiter waits on a line of its own (MCS).
 */
#ifndef ISTHMUS_LOCK_H
#define ISTHMUS_LOCK_H

void lock_start(void);               /* all nodes free, when the library starts */
void lock_stop(const char *routine); /* no PE may wait for this one's locks any more */

void lock_set(const char *routine, long *lock);
int lock_test(const char *routine, long *lock); /* 0: taken now; 1: somebody holds it */
void lock_clear(const char *routine, long *lock);

#endif

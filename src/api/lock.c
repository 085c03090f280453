/*
 * Distributed locks.
 */
#include "operations/lock.h"
#include "define.h"

ROUTINE(void, set_lock, (long *lock), lock_set(routine, lock, sizeof *lock));
ROUTINE(int, test_lock, (long *lock), return lock_test(routine, lock, sizeof *lock));
ROUTINE(void, clear_lock, (long *lock), lock_clear(routine, lock, sizeof *lock));

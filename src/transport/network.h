/*
 * What all of this room stands on: the lock before MPI, the end of the job where a call of it
 * failed, waits for what messages bring, and whether other nodes are within reach.
 */
#ifndef ISTHMUS_NETWORK_H
#define ISTHMUS_NETWORK_H

#include <stdbool.h>
#include <stdint.h>

#include "waiting/waiting.h"

/* Around every call of the backend while network_runs (progress.h). */
void network_lock(void);
void network_unlock(void);
/* The same for who can come again: false, without the lock, if a thread has it or waits for it. */
bool network_try_lock(void);
/* The same for the helper thread, which gives it back by the second. */
bool network_helper_try_lock(void);
void network_helper_unlock(void);
/* Before the helper starts, or anyone locks. */
void network_lock_start(void);
/* For assertions: whether a thread has it. */
bool network_is_locked(void);

/* Ends the job if a call of the backend failed. */
void network_require(const char *routine, int failed);

/* Waits of the library's own, as waiting_begin and waiting_pause (waiting.h). Under the lock, which
 * is given up meanwhile. */
struct waiting network_wait_begin(const char *routine, wait_explain *explain, const void *what);
void network_pause(struct waiting *waiting);

/* Waits until a count is zero, polling meanwhile. Called without the lock. */
void network_wait_zero(const char *routine, const uint32_t *left, wait_explain *explain,
                       const void *what);

/* From when the program has finalized MPI (transport_cut_off): what needs other nodes ends the job,
 * with a line that says so. */
void network_set_cut_off(void);
bool network_is_cut_off(void);
void network_require_reach(const char *routine);

#endif

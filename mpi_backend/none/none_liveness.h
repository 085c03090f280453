/*
 * PEs that nobody started together, and whose ends nobody sees, see each other end: a thread of
 * each waits for that, and ends this PE when another ends before it has left, or ends the job.
 */
#ifndef ISTHMUS_NONE_LIVENESS_H
#define ISTHMUS_NONE_LIVENESS_H

#include <stdbool.h>

/* `processes`: of the PEs of `place`, in memory that they share; 0 of who has left. Nonzero, with a
 * reason, if there can be no watch. */
int none_liveness_start(const int *processes);
void none_liveness_stop(void);

bool none_liveness_has_ended(int process);

#endif

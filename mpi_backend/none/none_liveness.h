/*
 * Detects PEs that die, in a job whose PEs were not started by one launcher. A thread in each PE
 * waits for the end of the other processes. If one ends before it has left the job, or if it aborts
 * the job, the thread terminates this PE.
 */
#ifndef ISTHMUS_NONE_LIVENESS_H
#define ISTHMUS_NONE_LIVENESS_H

#include <stdbool.h>

/* Starts the thread. `processes` is in memory that all PEs share. It contains the process ID of
 * each PE, or 0 for a PE that has left the job. Returns nonzero and stores a reason if the
 * thread cannot start. */
int none_liveness_start(const int *processes);
void none_liveness_stop(void);

/* Returns whether a process has ended. A process that ended but was not waited for (zombie) counts
 * as ended. */
bool none_liveness_has_ended(int process);

#endif

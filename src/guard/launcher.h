/*
 * The launcher that started this process: Hydra or Open MPI's, told apart by the environment.
 */
#ifndef ISTHMUS_GUARD_LAUNCHER_H
#define ISTHMUS_GUARD_LAUNCHER_H

#include <stdbool.h>

bool launcher_is_hydra(void);

/* This PE's number, or "?". */
const char *launcher_pe(void);

/* How many PEs the job has, and this host; 0 if the launcher does not tell. */
int launcher_pes(void);
int launcher_pes_here(void);

/* Whether this PE is the one of its host that speaks for it. */
bool launcher_is_first_here(void);

/* Lets Hydra's daemon notice the loss of the launcher's host. */
void launcher_enable_keepalive(void);

/* Whether the program has told Hydra that it is done, which Hydra may need a while to hear. */
bool launcher_is_done_with(int timeout_ms);

/* Ends the whole job where the end of this process with `status` would not. Before that the caller
 * waits for the launcher to read the last messages (output.h). */
void launcher_end_job(int status);

#endif

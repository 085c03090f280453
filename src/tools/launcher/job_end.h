/*
 * The end of a job without MPI: decides whether a PE that has ended has failed, and ends the other
 * PEs after a failure. Only the launcher (launch.c) calls these functions.
 */
#ifndef ISTHMUS_JOB_END_H
#define ISTHMUS_JOB_END_H

#include <stdbool.h>

/* Begins to end the job with exit status `status`: sends SIGTERM to all PEs. job_end_timeout kills
 * them later. Does nothing if the job is ending already. */
void job_end_begin(int status);

/* Like job_end_begin, and kills all PEs with SIGKILL at once. */
void job_end_now(int status);

/* job_end_check_pe is called after PE `pe` has ended and its output has been read. job_end_check is
 * called after PEs may have reported a new state. Both begin to end the job if a PE has failed. */
void job_end_check_pe(int pe);
void job_end_check(void);

/* Records that `signal`, which the launcher has forwarded to the PEs, requested the end of the
 * job. At the second request, or if no PE runs, kills the PEs at once. */
void job_end_requested(int signal);

/* Returns the maximum time in ms for the next poll, or -1 for no limit. Called before every poll
 * while PEs run. Kills the PEs if the job has been ending for too long. */
int job_end_timeout(void);

/* Returns the maximum time in ms to wait until the reader of the output reads more, or -1 for no
 * limit. After this time the output is discarded. Called once no PE runs. */
int job_end_reader_timeout(void);

/* Exits with the status of the job. If a signal ended the job, kills this process with that signal.
 * Called once no PE runs. */
_Noreturn void job_end_exit(void);

#endif

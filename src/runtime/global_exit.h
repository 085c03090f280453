/*
 * shmem_global_exit: one PE ends the job, as a normal end of the program would on each PE.
 *
 * The caller runs the program's exit handlers and destructors, as exit does, and only then has MPI
 * abort the job. PEs of its node that wait in the library hear of it and do the same. Others are
 * ended by their launcher: what stands in the buffer of their standard output is written if that
 * sends SIGTERM first.
 */
#ifndef ISTHMUS_GLOBAL_EXIT_H
#define ISTHMUS_GLOBAL_EXIT_H

#include <stdbool.h>

/* Between these the library runs. */
void global_exit_start(void);
void global_exit_stop(void);

_Noreturn void global_exit(int status);

/* This process is on its way out: its exit handlers run, and must find the library as it is. */
bool global_exit_is_running(void);

/* For who waits: does not return if a PE of this node has called shmem_global_exit. */
void global_exit_check(void);

#endif

/*
 * shmem_global_exit: one PE ends the job. Each PE that can do so ends as at a normal exit of the
 * program.
 *
 * The calling PE runs the exit handlers and destructors of the program, as exit does, and then has
 * MPI abort the job. PEs of its node that wait in the library notice this and do the same. The
 * launcher ends all other PEs. If the launcher sends SIGTERM first, these PEs write the buffers of
 * their output streams.
 */
#ifndef ISTHMUS_GLOBAL_EXIT_H
#define ISTHMUS_GLOBAL_EXIT_H

#include <stdbool.h>

/* Called when the library starts and stops. */
void global_exit_start(void);
void global_exit_stop(void);

_Noreturn void global_exit(int status);

/* Returns true if this PE is in global_exit. The exit handlers of the program are running and may
 * still use the library, so it must not be stopped. */
bool global_exit_is_running(void);

/* Called during waits. If a PE of this node has called shmem_global_exit, exits and does not
 * return. */
void global_exit_check(void);

#endif

/*
 * The files that a daemon of Open MPI makes for its job on this host, and leaves behind if it is
 * killed.
 */
#ifndef ISTHMUS_GUARD_SESSION_H
#define ISTHMUS_GUARD_SESSION_H

#include <stdbool.h>
#include <sys/types.h>

/* Whether the command of the process `daemon` names the job of this process: orted and prted get
 * the number or the name of their launcher as an argument. False for a launcher that keeps running
 * between jobs (prte). */
bool session_is_served_by(pid_t daemon);

/* Removes the session directory and the shared memory of this job, whose launcher's process
 * `daemon` has ended. Removes nothing unless the name and the owner of the directory show that
 * `daemon` made it. */
void session_remove(pid_t daemon);

#endif

/*
 * The launcher's process on this host that started the supervisor: mpiexec itself, or its daemon.
 */
#ifndef ISTHMUS_GUARD_DAEMON_H
#define ISTHMUS_GUARD_DAEMON_H

/* First of all. Returns a descriptor that is readable once the daemon has ended, or -1: then this
 * process ends with it by itself. */
int launcher_daemon_find(void);

/* The job is to end now. Sees to it that the daemon does so in time, and leaves nothing behind. */
void launcher_daemon_must_end(void);

/* The daemon has ended. Removes what it had no time to. */
void launcher_daemon_clean_up(void);

#endif

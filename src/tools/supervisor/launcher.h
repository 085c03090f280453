/*
 * The launcher that started this process, Hydra or Open MPI's, which the environment identifies;
 * and what to remove when it fails.
 *
 * Session directories have files that a daemon of Open MPI creates for its job on this host, and
 * leaves if it is killed. The launcher's daemon is the process of the launcher on this host that
 * started the supervisor: mpiexec itself, or its daemon.
 */
#ifndef ISTHMUS_LAUNCHER_H
#define ISTHMUS_LAUNCHER_H

#include <stdbool.h>
#include <sys/types.h>

/* ---- The launcher ---- */

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

/* ---- Removal of folders ---- */

/* Removes the folder `name` of the open folder `parent`, with what is in it. Removes only folders,
 * regular files, FIFOs and sockets of this user on one file system. Leaves symbolic links, devices,
 * files of other users, results of the program (output-*), and the folders that hold them. Follows
 * no link. Returns whether the folder is gone. */
bool remove_tree(int parent, const char *name);

/* ---- Session directories ---- */

/* Whether the command of the process `daemon` names the job of this process: orted and prted get
 * the number or the name of their launcher as an argument. False for a launcher that keeps running
 * between jobs (prte). */
bool session_is_served_by(pid_t daemon);

/* Removes the session directory and the shared memory of this job, whose launcher's process
 * `daemon` has ended. Removes nothing unless the name and the owner of the directory show that
 * `daemon` made it. */
void session_remove(pid_t daemon);

/* ---- The launcher's daemon ---- */

/* First of all. Returns a descriptor that is readable once the daemon has ended, or -1: then this
 * process ends with it by itself. */
int launcher_daemon_find(void);

/* The job is to end now. Sees to it that the daemon does so in time, and leaves nothing behind. */
void launcher_daemon_must_end(void);

/* The daemon has ended. Removes what it had no time to. */
void launcher_daemon_clean_up(void);

#endif

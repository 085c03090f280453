/*
 * The launcher that started this process: Hydra or Open MPI's, identified by the environment. It
 * also removes the launcher's files after a failure.
 *
 * A session directory contains files that a daemon of Open MPI creates for its job on this host.
 * The files remain if the daemon is killed. The launcher's daemon is the process of the launcher on
 * this host that started the supervisor: mpiexec itself, or its daemon. The supervisor calls these
 * functions.
 */
#ifndef ISTHMUS_LAUNCHER_H
#define ISTHMUS_LAUNCHER_H

#include <stdbool.h>
#include <sys/types.h>

/* ---- The launcher ---- */

bool launcher_is_hydra(void);

/* Returns the number of this PE as text, or "?" if the launcher does not set it. */
const char *launcher_pe(void);

/* Return the number of PEs of the job and of this host; 0 if the launcher does not set it. */
int launcher_pes(void);
int launcher_pes_here(void);

/* Returns true if this PE has local rank 0. Its supervisor reports for the PEs of this host. */
bool launcher_is_first_here(void);

/* Enables TCP keepalive, so that Hydra's daemon detects the loss of the launcher's host. */
void launcher_enable_keepalive(void);

/* Returns true if Hydra has closed the program's PMI connection, that is, the program has finalized
 * MPI. Waits for this at most `timeout_ms` ms. */
bool launcher_is_done_with(int timeout_ms);

/* Waits until the launcher has handled its messages. Called before the end of the supervisor,
 * unless the program has failed. Launchers end jobs with a wrong status if they notice the end
 * of a process too early. For Open MPI, "too early" is before the daemon has read that the
 * process has finalized MPI. This happens on a busy machine, because MPI_Finalize waits at most
 * 2 s for the daemon's response. For Hydra, "too early" is before mpiexec has forwarded the end
 * of its standard input: if PE 0, the receiver, has ended, mpiexec dies of SIGPIPE. */
void launcher_wait_for_daemon(void);

/* Ends the whole job with `status` if the launcher would not end it when this process exits
 * (Hydra). Does nothing for other launchers. The caller first waits until the launcher has read the
 * last messages (output.h). */
void launcher_end_job(int status);

/* ---- Removal of folders ---- */

/* Removes the folder `name` in the open folder `parent`, with its contents. Removes only folders,
 * regular files, FIFOs and sockets of this user on one file system. Leaves symbolic links, devices,
 * files of other users, results of the program (output-*), and the folders that contain them. Does
 * not follow links. Returns true if the folder was removed. */
bool remove_tree(int parent, const char *name);

/* ---- Session directories ---- */

/* Returns true if the command line of the process `daemon` names the job of this process: orted and
 * prted get the number or the name of their launcher as an argument. Returns false for a launcher
 * that keeps running between jobs (prte). */
bool session_is_served_by(pid_t daemon);

/* Removes the session directory and the shared memory of this job after the launcher's process
 * `daemon` has ended. Removes nothing unless the name and the owner of the directory show that
 * `daemon` created it. */
void session_remove(pid_t daemon);

/* ---- The launcher's daemon ---- */

/* Finds the launcher's daemon. The supervisor calls it before the other functions of this section.
 * Returns a descriptor that becomes readable when the daemon has ended. If the kernel has no such
 * descriptors, returns -1, and the kernel kills this process when the daemon ends. */
int launcher_daemon_find(void);

/* Ensures that the daemon ends, because the job is ending. A background process kills the daemon if
 * it has not ended after 8 seconds, and removes its files. Does nothing if the daemon may serve
 * other jobs. Does not wait. */
void launcher_daemon_must_end(void);

/* Removes the files that the daemon has left behind. Called after the daemon has ended. */
void launcher_daemon_clean_up(void);

#endif

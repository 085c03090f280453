/*
 * The PEs of a job without MPI: their process group, their processes, and their output and status
 * messages.
 *
 * The process group contains all PEs and the processes that they start. A separate process is the
 * leader of the group. Its only task is to kill the group when the launcher has ended, even if the
 * launcher was killed. The leader runs as long as the job, so no other group gets the number of
 * this group.
 */
#ifndef ISTHMUS_LAUNCH_PES_H
#define ISTHMUS_LAUNCH_PES_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

#include "none/job_memory.h"
#include "streams.h"
#include "tools/supervisor/pe_process.h"

/* ---- Process group ---- */

/* Starts the leader. Returns false on failure, with errno. */
bool process_group_start(void);

/* Moves a child of this process into the group. Parent and child both call it, because either may
 * run first. `process` is 0 in the child. */
void process_group_add(pid_t process);

/* Sends a signal to all PEs and the processes that they started. */
void process_group_signal(int number);

/* Kills all processes of the group, including the leader. Waits for the end of the leader. */
void process_group_end(void);

/* ---- PEs ---- */

struct pe {
    struct pe_status pe_status; /* includes the process ID */
    struct stream out, err;
    bool has_ended;
    int status; /* status from waitpid, valid if has_ended */
};

extern struct pes {
    int count, running; /* number of PEs that were started, and of those that have not ended */
    struct pe *all;
    struct job_memory *memory;
} pes;

/* A limit of the system that is too small for a job. `what` is the limited resource, `where` the
 * command or file that shows the limit. */
struct pes_limit {
    const char *what, *where;
    unsigned long needed, most;
};

/* Returns true if the system's limits permit `count` PEs. Otherwise sets *limit. */
bool pes_have_room(int count, struct pes_limit *limit);

/* Allocates `count` PEs and the memory that they share. Returns NULL on success, or a text that
 * names what failed, with errno. */
const char *pes_create(int count);

/* Starts PE `pe`. The second argument is its program and arguments, `mask` its signal mask. `input`
 * is the standard input of PE 0. Returns NULL on success, or a text that names what failed, with
 * errno. */
const char *pes_start(int pe, char *const *pe_status, const sigset_t *mask, int input);

/* Collects the status of each PE that has ended, reads its last output and messages, and calls
 * `ended` for it. launch.c passes job_end_check_pe. Does not wait. */
void pes_reap(void (*ended)(int pe));

#endif

/*
 * The PEs of a job without MPI: their process group, their processes, and what they send.
 *
 * The process group has all PEs and the processes that they start. A separate process leads it; it
 * does nothing except end the group when the launcher has ended, in whatever way. So the group
 * exists as long as the job, and no other process has its number.
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

/* Starts the leader. False, with errno: it cannot be. */
bool process_group_start(void);

/* Takes in a child of this process that is about to become a PE: called by both, whoever comes
 * first. `process` is 0 in the child. */
void process_group_add(pid_t process);

/* Sends a signal to all PEs and what they started. */
void process_group_signal(int number);

/* Ends all that is left, the leader too. */
void process_group_end(void);

/* ---- PEs ---- */

struct pe {
    struct pe_status pe_status; /* with its process */
    struct stream out, err;
    bool has_ended;
    int status; /* as wait has it, then */
};

extern struct pes {
    int count, running; /* that have been started; of these, that have not ended */
    struct pe *all;
    struct job_memory *memory;
} pes;

/* A limit of the system that is too small for a job. */
struct pes_limit {
    const char *what, *where;
    unsigned long needed, most;
};

/* Returns whether the system lets this process start `count` PEs. If not, `limit` says why. */
bool pes_have_room(int count, struct pes_limit *limit);

/* Makes room for `count`, and the memory that they share. NULL, or what failed, with errno. */
const char *pes_create(int count);

/* Starts one, of a program and its arguments, with this mask of signals; `input`: of the first. The
 * same. */
const char *pes_start(int pe, char *const *pe_status, const sigset_t *mask, int input);

/* Finds PEs that have ended, reads what they have sent, and calls `ended` for each, which is
 * job_end_check_pe (registered by launch.c). */
void pes_reap(void (*ended)(int pe));

#endif

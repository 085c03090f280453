/*
 * Status messages from a PE to its supervisor. oshrun starts each PE under a supervisor process
 * (src/tools/supervisor). From the status of the PE, the supervisor determines whether the end of
 * the process is normal or a failure.
 *
 * A status message is one character, which the PE writes into a pipe. The PE also stores its status
 * in a page of memory that it shares with the supervisor. The program may close the pipe; the page
 * then still contains the status.
 *
 * The supervisor passes both in the environment variable SUPERVISOR_VARIABLE, in the form
 * "DESCRIPTOR:INODE:DESCRIPTOR:INODE": the write end of the pipe, and the file of the page. If the
 * supervisor starts a script, all programs that the script starts inherit both. From shmem_init on,
 * the pipe is closed on exec, so that the supervisor notices an exec.
 */
#ifndef ISTHMUS_SUPERVISOR_PIPE_H
#define ISTHMUS_SUPERVISOR_PIPE_H

#include <stdint.h>

#define SUPERVISOR_VARIABLE "OSHRUN_GUARD_PIPE"

/* Shared page, which the supervisor reads after the program has ended. */
struct supervisor_page {
    uint32_t stage;     /* the last status other than SUPERVISOR_EXPLAINED; 0: none yet */
    uint32_t explained; /* 1 if SUPERVISOR_EXPLAINED was reported */
};

enum supervisor_status {
    SUPERVISOR_LOADED = 'l',    /* the program is linked with Isthmus */
    SUPERVISOR_STARTING = 's',  /* shmem_init has begun */
    SUPERVISOR_JOINING = 'j',   /* shmem_init over a subset of the processes has begun; the
                                 * remaining processes of the job need not call it */
    SUPERVISOR_RUNNING = 'r',   /* shmem_init is complete */
    SUPERVISOR_FINALIZED = 'f', /* the last shmem_finalize is complete */
    SUPERVISOR_EXPLAINED = 'e'  /* this PE is about to abort the job and has printed the reason */
};

/* Reports a status to the supervisor. Does nothing if the process has no supervisor. Any thread may
 * call it at any time. */
void supervisor_report(enum supervisor_status status);

/* Makes supervisor_report do nothing from now on. Called in a forked child, which is not the PE. */
void supervisor_detach(void);

#endif

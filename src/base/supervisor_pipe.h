/*
 * What a PE tells the supervisor that oshrun starts it under (guard/), so that an end of its
 * process can be told from a loss: single characters, written into a pipe.
 *
 * The environment variable says "DESCRIPTOR:INODE:DESCRIPTOR:INODE" of the pipe's end and of a file
 * with a page that is mapped here. Programs that a script starts have both too. From shmem_init on
 * the pipe's end is closed by an exec, which the supervisor notices. A program may close the pipe's
 * end; the page shows even then whether the PE has finalized.
 */
#ifndef ISTHMUS_SUPERVISOR_PIPE_H
#define ISTHMUS_SUPERVISOR_PIPE_H

#include <stdint.h>

#define SUPERVISOR_VARIABLE "OSHRUN_GUARD_PIPE"

/* What the supervisor reads once the program has ended. */
struct supervisor_page {
    uint32_t stage;     /* the last word that is not SUPERVISOR_EXPLAINED, or 0 */
    uint32_t explained; /* 1 after SUPERVISOR_EXPLAINED */
};

enum supervisor_status {
    SUPERVISOR_LOADED = 'l',    /* the program is linked with Isthmus */
    SUPERVISOR_STARTING = 's',  /* shmem_init has begun */
    SUPERVISOR_JOINING = 'j',   /* the same over some of the job's processes: no other need do so */
    SUPERVISOR_RUNNING = 'r',   /* shmem_init is over */
    SUPERVISOR_FINALIZED = 'f', /* the last finalize is over */
    SUPERVISOR_EXPLAINED = 'e'  /* this PE is about to end the job, and has said why */
};

/* May be called at any time, and from any thread. Nothing happens where there is no guard. */
void supervisor_report(enum supervisor_status status);

/* From now on nothing happens: this process, a forked child, is not the PE. */
void supervisor_detach(void);

#endif

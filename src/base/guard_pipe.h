/*
 * What a PE tells the supervisor that oshrun starts it under (guard/), so that an end of its
 * process can be told from a loss: single characters, written into a pipe.
 *
 * The environment variable says "DESCRIPTOR:INODE:DESCRIPTOR:INODE" of the pipe's end and of a file
 * with a page that is mapped here. Programs that a script starts have both too. From shmem_init on
 * the pipe's end is closed by an exec, which the supervisor notices. A program may close the pipe's
 * end; the page shows even then whether the PE has finalized.
 */
#ifndef ISTHMUS_GUARD_PIPE_H
#define ISTHMUS_GUARD_PIPE_H

#include <stdint.h>

#define GUARD_VARIABLE "OSHRUN_GUARD_PIPE"

/* What the supervisor reads once the program has ended. */
struct guard_page {
    uint32_t stage;     /* the last word that is not GUARD_EXPLAINED, or 0 */
    uint32_t explained; /* 1 after GUARD_EXPLAINED */
};

enum guard_word {
    GUARD_LOADED = 'l',    /* the program is linked with Isthmus */
    GUARD_STARTS = 's',    /* shmem_init has begun */
    GUARD_JOINS = 'j',     /* the same over some of the job's processes: no other need do so */
    GUARD_RUNS = 'r',      /* shmem_init is over */
    GUARD_FINALIZED = 'f', /* the last finalize is over */
    GUARD_EXPLAINED = 'e'  /* this PE is about to end the job, and has said why */
};

/* May be called at any time, and from any thread. Nothing happens where there is no guard. */
void guard_tell(enum guard_word word);

/* From now on nothing happens: this process, a forked child, is not the PE. */
void guard_forget(void);

#endif

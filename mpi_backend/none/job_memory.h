/*
 * Shared memory of a job without MPI: an exchange area of all its PEs.
 *
 * The launcher, or the process that creates an id (none_bootstrap.h), creates the memory as a file
 * without a name. The PEs inherit or open its descriptor and map it.
 */
#ifndef ISTHMUS_JOB_MEMORY_H
#define ISTHMUS_JOB_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* Environment of a PE: "DESCRIPTOR:INODE" of the memory, the PE number, and the number of PEs. */
#define JOB_MEMORY_VARIABLE "OSHRUN_JOB"
#define JOB_RANK_VARIABLE   "OSHRUN_RANK"
#define JOB_SIZE_VARIABLE   "OSHRUN_SIZE"

/* Maximum number of bytes that one PE contributes to one exchange. */
enum { JOB_BLOCK_BYTES = 512 };

struct job_memory {
    int n_pes;
    uint32_t ended;                /* 1: a PE has aborted the job */
    int status;                    /* exit status of the aborted job */
    _Alignas(64) uint32_t arrived; /* number of PEs that have arrived at the current exchange */
    _Alignas(64) uint32_t rounds;  /* number of completed exchanges; futex on which PEs wait */
    /* The data of all PEs, in two areas that are used alternately. In each, the data of the PEs
     * follow each other without gaps. After the two areas, one byte for each PE
     * (job_memory_came). */
    _Alignas(64) unsigned char blocks[];
};

static inline size_t job_memory_half(int n_pes)
{
    return (size_t)n_pes * JOB_BLOCK_BYTES;
}

/* Returns an array of one byte for each PE: the low byte of the number of exchanges at which the
 * PE has arrived. */
static inline unsigned char *job_memory_came(struct job_memory *memory, int n_pes)
{
    return memory->blocks + 2 * job_memory_half(n_pes);
}

static inline size_t job_memory_length(int n_pes)
{
    return sizeof(struct job_memory) + 2 * job_memory_half(n_pes) + (size_t)n_pes;
}

#endif

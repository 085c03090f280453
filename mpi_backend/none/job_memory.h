/*
 * What the PEs of a job without MPI have in common: memory that whoever starts them makes, and that
 * they inherit as a descriptor (a memfd, of no name that anybody could open).
 */
#ifndef ISTHMUS_JOB_MEMORY_H
#define ISTHMUS_JOB_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* The environment of a PE: "DESCRIPTOR:INODE" of that memory; its number; how many PEs there are.
 */
#define JOB_MEMORY_VARIABLE "OSHRUN_JOB"
#define JOB_RANK_VARIABLE   "OSHRUN_RANK"
#define JOB_SIZE_VARIABLE   "OSHRUN_SIZE"

enum { JOB_BLOCK_BYTES = 512 }; /* that a PE gives in one meeting */

struct job_memory {
    int n_pes;
    uint32_t ended;                /* a PE ends the job ... */
    int status;                    /* ... with this status */
    _Alignas(64) uint32_t arrived; /* PEs that have come to this meeting */
    _Alignas(64) uint32_t rounds;  /* that are over: what the others sleep at */
    /* What they give, by turns in each half: PE after PE, without gaps. After both halves one byte
     * for each PE (job_memory_came). */
    _Alignas(64) unsigned char blocks[];
};

static inline size_t job_memory_half(int n_pes)
{
    return (size_t)n_pes * JOB_BLOCK_BYTES;
}

/* The low byte of the number of meetings that each PE has come to. */
static inline unsigned char *job_memory_came(struct job_memory *memory, int n_pes)
{
    return memory->blocks + 2 * job_memory_half(n_pes);
}

static inline size_t job_memory_length(int n_pes)
{
    return sizeof(struct job_memory) + 2 * job_memory_half(n_pes) + (size_t)n_pes;
}

#endif

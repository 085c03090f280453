/*
 * What every room asks all the time: who am I, how many are we, is the library running.
 */
#ifndef ISTHMUS_JOB_H
#define ISTHMUS_JOB_H

#include <stdbool.h>

struct job {
    int me;    /* world number of this PE; 0 until the library runs */
    int n_pes; /* PEs of the job; 0 until the library runs, so that every PE number is wrong */
    int thread_level; /* SHMEM_THREAD_*, as provided */
    bool debug;       /* SHMEM_DEBUG: the costly checks are on */
};

extern struct job job;

#define LIKELY(condition)   __builtin_expect(!!(condition), 1)
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* Ends the job, saying whether it was before shmem_init or after shmem_finalize. */
_Noreturn void job_fail_not_running(const char *routine) __attribute__((cold));

/* For routines that no other check would stop outside shmem_init .. shmem_finalize. */
static inline void job_require_running(const char *routine)
{
    if (UNLIKELY(job.n_pes == 0))
        job_fail_not_running(routine);
}

#endif

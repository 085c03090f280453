/*
 * What every room asks all the time: who am I, how many are we, is the library running.
 */
#ifndef ISTHMUS_JOB_H
#define ISTHMUS_JOB_H

#include <stdbool.h>

#include "shmem_impl/access.h"

/* For the few functions between a public routine and the memory it works on (access.h). */
#define HOT_INLINE SHMEM_IMPL_HOT

/* For data that those functions read: found without the global offset table. */
#define HIDDEN __attribute__((visibility("hidden")))

struct job {
    int me;    /* world number of this PE; 0 until the library runs */
    int n_pes; /* PEs of the job; 0 until the library runs, so that every PE number is wrong */
    int thread_level;      /* SHMEM_THREAD_*, as provided */
    bool debug;            /* SHMEM_DEBUG: the costly checks are on */
    bool has_devices;      /* buffers may be device memory: there is, or was, a space of a device */
    bool slow_path;        /* either of these: what the inlined operations look at */
    int n_other_processes; /* processes that are no PEs, and that the job's abort ends too */
    bool ran;              /* the library runs, or ran once */
    bool has_threads;      /* a PE has SHMEM_THREAD_MULTIPLE; alike on all PEs */
    bool is_multithreaded; /* threads may be in the library at a time: the program's, or the helper
                            */
    bool is_child;         /* this process is no PE, but was forked from one (runtime/fork.h) */
};

HIDDEN extern struct job job;

#define LIKELY   SHMEM_IMPL_LIKELY
#define UNLIKELY SHMEM_IMPL_UNLIKELY

/* Ends the job, saying whether it was before shmem_init or after shmem_finalize; or a forked child,
 * and nothing else. */
_Noreturn void job_fail_not_running(const char *routine) __attribute__((cold));

/* For routines that no other check would stop outside shmem_init .. shmem_finalize. */
HOT_INLINE void job_require_running(const char *routine)
{
    if (UNLIKELY(job.n_pes == 0))
        job_fail_not_running(routine);
}

#endif

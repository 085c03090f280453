/*
 * State of the job that all layers use: number of this PE, number of PEs, whether the library is
 * running, and which slow paths are necessary.
 */
#ifndef ISTHMUS_JOB_H
#define ISTHMUS_JOB_H

#include <stdbool.h>

#include "shmem_impl/access.h"

/* Forces inlining of the functions on the path from a public routine to a load or store
 * (shmem_impl/access.h). */
#define HOT_INLINE SHMEM_IMPL_HOT

/* Hidden visibility, so that code accesses a variable without the global offset table. */
#define HIDDEN __attribute__((visibility("hidden")))

struct job {
    int me; /* number of this PE in SHMEM_TEAM_WORLD; 0 while the library is not running */
    /* Number of PEs. 0 while the library is not running, so that every PE number is out of
     * range. */
    int n_pes;
    int thread_level; /* provided thread level, SHMEM_THREAD_* */
    bool debug;       /* SHMEM_DEBUG: costly checks are enabled */
    /* Symmetric memory on a device exists, so buffers may be device memory. */
    bool has_devices;
    bool slow_path;        /* debug or has_devices; the inlined operations test only this flag */
    int n_other_processes; /* processes that are not PEs; an abort of the job ends them, too */
    bool ran;              /* the library is running, or was running before */
    bool has_threads;      /* at least one PE has SHMEM_THREAD_MULTIPLE; equal on all PEs */
    bool is_multithreaded; /* several threads may call the library at a time: the program's threads,
                            * or a progress thread */
    bool is_child;         /* this process is not a PE; it was forked from a PE (runtime/fork.h) */
};

HIDDEN extern struct job job;

#define LIKELY   SHMEM_IMPL_LIKELY
#define UNLIKELY SHMEM_IMPL_UNLIKELY

/* Aborts the job because a routine was called before shmem_init or after shmem_finalize. In a
 * forked child, ends only the child. */
_Noreturn void job_fail_not_running(const char *routine) __attribute__((cold));

/* Aborts the job if the library is not running. Routines call this function unless another of their
 * checks fails before shmem_init and after shmem_finalize. */
HOT_INLINE void job_require_running(const char *routine)
{
    if (UNLIKELY(job.n_pes == 0))
        job_fail_not_running(routine);
}

#endif

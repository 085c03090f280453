/*
 * What every room asks all the time: who am I, how many are we, is the library running.
 */
#ifndef ISTHMUS_JOB_H
#define ISTHMUS_JOB_H

#include <stdbool.h>

/* For the few functions between a public routine and the memory it works on, in which everything
 * but the address is a constant: the compiler would otherwise share them between routines. It may
 * under sanitizers, where a copy in each of a thousand routines takes it five times as long. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HOT_INLINE static inline
#else
#define HOT_INLINE static inline __attribute__((always_inline))
#endif

/* For data that those functions read: found without the global offset table. */
#define HIDDEN __attribute__((visibility("hidden")))

struct job {
    int me;    /* world number of this PE; 0 until the library runs */
    int n_pes; /* PEs of the job; 0 until the library runs, so that every PE number is wrong */
    int thread_level; /* SHMEM_THREAD_*, as provided */
    bool debug;       /* SHMEM_DEBUG: the costly checks are on */
    bool has_devices; /* buffers may be device memory: there is, or was, a space of a device */
    bool slow_path;   /* either of these: what the inlined operations look at */
    bool ran;         /* the library runs, or ran once */
    bool has_threads; /* a PE has SHMEM_THREAD_MULTIPLE; alike on all PEs */
};

HIDDEN extern struct job job;

#define LIKELY(condition)   __builtin_expect(!!(condition), 1)
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* Ends the job, saying whether it was before shmem_init or after shmem_finalize. */
_Noreturn void job_fail_not_running(const char *routine) __attribute__((cold));

/* For routines that no other check would stop outside shmem_init .. shmem_finalize. */
HOT_INLINE void job_require_running(const char *routine)
{
    if (UNLIKELY(job.n_pes == 0))
        job_fail_not_running(routine);
}

#endif

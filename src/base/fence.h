/*
 * Memory fences, and annotations of synchronization between processes for ThreadSanitizer.
 */
#ifndef ISTHMUS_FENCE_H
#define ISTHMUS_FENCE_H

#include "shmem_impl/access.h"

#define ISTHMUS_THREAD_SANITIZER SHMEM_IMPL_THREAD_SANITIZER

/* Threads of this process may synchronize through another PE: one thread notifies the PE, and the
 * PE then notifies another thread of this process. ThreadSanitizer does not see other processes and
 * would report a data race. Therefore a thread calls fence_to_other_process before it notifies a
 * PE, and fence_from_other_process after it has received a notification from a PE. */
#if ISTHMUS_THREAD_SANITIZER
__attribute__((weak)) int fence_other_processes;
#endif

static inline void fence_to_other_process(void)
{
#if ISTHMUS_THREAD_SANITIZER
    __atomic_fetch_add(&fence_other_processes, 0, __ATOMIC_RELEASE);
#endif
}

static inline void fence_from_other_process(void)
{
#if ISTHMUS_THREAD_SANITIZER
    (void)__atomic_load_n(&fence_other_processes, __ATOMIC_ACQUIRE);
#endif
}

/* fence_full orders all earlier accesses before all later ones. fence_stores orders earlier stores
 * before later stores. fence_loads orders earlier loads before later accesses; a routine that has
 * read memory calls it before it returns (shmem_impl/access.h). */
static inline void fence_full(void)
{
    shmem_impl_fence_full();
}

static inline void fence_stores(void)
{
    shmem_impl_fence_stores();
}

static inline void fence_loads(void)
{
    shmem_impl_fence_loads();
}

#endif

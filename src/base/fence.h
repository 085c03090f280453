/*
 * Memory fences: those that programs have inlined too, and what ThreadSanitizer is told beside
 * them.
 */
#ifndef ISTHMUS_FENCE_H
#define ISTHMUS_FENCE_H

#include "shmem_impl/access.h"

#define ISTHMUS_THREAD_SANITIZER SHMEM_IMPL_THREAD_SANITIZER

/* What one thread does and then tells another PE comes before what that PE then tells another
 * thread here: that a put has been stored, that memory may be written again. ThreadSanitizer does
 * not see other processes, and is told of both ends. */
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

/* As access.h has them: everything before everything after; stores before stores; and loads, at the
 * end of what has read memory when it returns. */
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

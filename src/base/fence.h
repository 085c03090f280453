/*
 * Memory fences. ThreadSanitizer knows none; there the full fence is an instruction that acts as
 * one on the CPU and orders nothing in the sanitizer's eyes, so that it still sees every race.
 */
#ifndef ISTHMUS_FENCE_H
#define ISTHMUS_FENCE_H

#if defined(__has_feature)
#define ISTHMUS_THREAD_SANITIZER __has_feature(thread_sanitizer)
#elif defined(__SANITIZE_THREAD__)
#define ISTHMUS_THREAD_SANITIZER 1
#else
#define ISTHMUS_THREAD_SANITIZER 0
#endif

/* The order of a store to memory that others wait for: a fence stands before it where that matters.
 * ThreadSanitizer must see it at the store, for the helper thread stores what others have put. */
#if ISTHMUS_THREAD_SANITIZER
#define FENCE_STORE_ORDER __ATOMIC_RELEASE
#else
#define FENCE_STORE_ORDER __ATOMIC_RELAXED
#endif

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

/* Everything before it happens before everything after it, for whoever looks. */
static inline void fence_full(void)
{
#if ISTHMUS_THREAD_SANITIZER
    static int word;
    __atomic_fetch_add(&word, 0, __ATOMIC_RELAXED);
#else
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

/* Stores before it are seen before stores after it. */
static inline void fence_stores(void)
{
#if ISTHMUS_THREAD_SANITIZER
    fence_full();
#else
    __atomic_thread_fence(__ATOMIC_ACQ_REL);
#endif
}

/* Loads before it are done before loads and stores after it: at the end of what has read memory
 * when it returns. x86 does so anyway. */
static inline void fence_loads(void)
{
#if !ISTHMUS_THREAD_SANITIZER
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
#endif
}

#endif

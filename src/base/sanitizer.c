#include "sanitizer.h"

#include <stddef.h>

/* Of the runtimes, where they are there. */
void __asan_init(void) __attribute__((weak));
void __tsan_init(void) __attribute__((weak));

/* A runtime stands before libc's functions, and has to be ready before our constructors call these,
 * which are the first of a process (-z initfirst). It may be told so at any time, and again. */
__attribute__((constructor(101))) static void make_ready(void)
{
    if (__asan_init != NULL)
        __asan_init();
    if (__tsan_init != NULL)
        __tsan_init();
}

bool sanitizer_watches_threads(void)
{
    return __tsan_init != NULL;
}

bool sanitizer_watches_memory(void)
{
    return __asan_init != NULL;
}

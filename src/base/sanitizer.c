#include "sanitizer.h"

#include <stddef.h>

#include "fence.h"

/* Of the runtimes, where they are there. */
void __asan_init(void) __attribute__((weak));
void __tsan_init(void) __attribute__((weak));
void AnnotateIgnoreReadsBegin(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreReadsEnd(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreWritesBegin(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreWritesEnd(const char *file, int line) __attribute__((weak));

/* A runtime stands before libc's functions, and has to be ready before our constructors call these,
 * which are the first of a process (-z initfirst). It may be told so at any time, and again. */
__attribute__((constructor(101))) static void initialize_runtimes(void)
{
    if (__asan_init != NULL)
        __asan_init();
    if (__tsan_init != NULL)
        __tsan_init();
}

bool platform_has_thread_sanitizer(void)
{
    return __tsan_init != NULL;
}

/* A library that is itself built with ThreadSanitizer shows it all that it does. Other libraries
 * may have functions of these names, too. */
static bool annotations_work(void)
{
    return !ISTHMUS_THREAD_SANITIZER && __tsan_init != NULL && AnnotateIgnoreReadsBegin != NULL &&
           AnnotateIgnoreReadsEnd != NULL && AnnotateIgnoreWritesBegin != NULL &&
           AnnotateIgnoreWritesEnd != NULL;
}

static _Thread_local unsigned ignores;

void sanitizer_ignore_begin(void)
{
    if (!annotations_work())
        return;
    AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    ignores++;
}

void sanitizer_ignore_end(void)
{
    if (!annotations_work() || ignores == 0)
        return;
    AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
    AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
    ignores--;
}

bool platform_has_address_sanitizer(void)
{
    return __asan_init != NULL;
}

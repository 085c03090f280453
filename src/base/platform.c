#include "platform.h"

#include <stddef.h>

#include "fence.h"

/* ---- on_exit ---- */

#ifndef __GLIBC__
#include <dlfcn.h>

#define SHOWN __attribute__((visibility("default")))

enum { MOST_HANDLERS = 16 };

static struct {
    int status;
    int (*main)(int, char **, char **);
    int count;
    struct {
        void (*function)(int status, void *argument);
        void *argument;
    } handlers[MOST_HANDLERS];
} at_end;

/* The latest first, as atexit calls us once for each. */
static void platform_run_last_handler(void)
{
    at_end.count--;
    at_end.handlers[at_end.count].function(at_end.status, at_end.handlers[at_end.count].argument);
}

SHOWN int on_exit(void (*function)(int status, void *argument), void *argument)
{
    if (at_end.count == MOST_HANDLERS || atexit(platform_run_last_handler) != 0)
        return -1;
    at_end.handlers[at_end.count].function = function;
    at_end.handlers[at_end.count].argument = argument;
    at_end.count++;
    return 0;
}

/* Before the C library's, which is found behind libisthmus. */
SHOWN _Noreturn void exit(int status)
{
    at_end.status = status;
    void (*next)(int);
    *(void **)&next = dlsym(RTLD_NEXT, "exit");
    if (next != NULL)
        next(status);
    _Exit(status);
}

static int platform_run_main(int count, char **arguments, char **environment)
{
    return at_end.status = at_end.main(count, arguments, environment);
}

int __libc_start_main(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void),
                      void (*)(void));

/* What calls main, and exit by a jump of its own. */
SHOWN int __libc_start_main(int (*program)(int, char **, char **), int count, char **arguments,
                            void (*init)(void), void (*fini)(void), void (*loader_fini)(void))
{
    __typeof__(&__libc_start_main) next;
    *(void **)&next = dlsym(RTLD_NEXT, "__libc_start_main");
    if (next == NULL)
        _Exit(127); /* a program without a dynamic C library: nothing else could start it */
    at_end.main = program;
    return next(platform_run_main, count, arguments, init, fini, loader_fini);
}
#endif

/* ---- Sanitizers ---- */

/* Of the runtimes, where they are there. */
void __asan_init(void) __attribute__((weak));
void __tsan_init(void) __attribute__((weak));
void AnnotateIgnoreReadsBegin(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreReadsEnd(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreWritesBegin(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreWritesEnd(const char *file, int line) __attribute__((weak));

/* A runtime stands before libc's functions, and has to be ready before our constructors call these,
 * which are the first of a process (-z initfirst). It may be told so at any time, and again. */
__attribute__((constructor(101))) static void platform_initialize_runtimes(void)
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
static bool platform_annotations_work(void)
{
    return !ISTHMUS_THREAD_SANITIZER && __tsan_init != NULL && AnnotateIgnoreReadsBegin != NULL &&
           AnnotateIgnoreReadsEnd != NULL && AnnotateIgnoreWritesBegin != NULL &&
           AnnotateIgnoreWritesEnd != NULL;
}

static _Thread_local unsigned ignores;

void sanitizer_ignore_begin(void)
{
    if (!platform_annotations_work())
        return;
    AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    ignores++;
}

void sanitizer_ignore_end(void)
{
    if (!platform_annotations_work() || ignores == 0)
        return;
    AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
    AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
    ignores--;
}

bool platform_has_address_sanitizer(void)
{
    return __asan_init != NULL;
}

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

/* Runs the handler that was registered last, and removes it. exit calls this function once for each
 * handler, so the handlers run in the reverse order of their registration. */
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

/* Replaces exit of the C library to record the status. libisthmus precedes the C library in the
 * order of symbol lookup, so RTLD_NEXT finds the exit of the C library. */
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

/* Replaces the C library's function that calls main. That function calls its own exit directly and
 * not the replacement above, so platform_run_main records the status that main returns. */
SHOWN int __libc_start_main(int (*program)(int, char **, char **), int count, char **arguments,
                            void (*init)(void), void (*fini)(void), void (*loader_fini)(void))
{
    __typeof__(&__libc_start_main) next;
    *(void **)&next = dlsym(RTLD_NEXT, "__libc_start_main");
    if (next == NULL)
        _Exit(127); /* the C library is not dynamic, so no other function can start the program */
    at_end.main = program;
    return next(platform_run_main, count, arguments, init, fini, loader_fini);
}
#endif

/* ---- Sanitizers ---- */

/* Functions of the sanitizers' runtimes. NULL if the process has no such runtime. */
void __asan_init(void) __attribute__((weak));
void __tsan_init(void) __attribute__((weak));
void AnnotateIgnoreReadsBegin(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreReadsEnd(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreWritesBegin(const char *file, int line) __attribute__((weak));
void AnnotateIgnoreWritesEnd(const char *file, int line) __attribute__((weak));

/* Initializes the sanitizers' runtimes, which intercept functions of libc. The constructors of this
 * library run first in the process (linker option -z initfirst) and call libc, so the runtimes must
 * be ready before. They may be initialized at any time and repeatedly. */
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

/* Returns true if ThreadSanitizer is active and this library is not built with it. A library that
 * is built with ThreadSanitizer needs no annotations. Other libraries may define functions with the
 * names of the annotations, so __tsan_init must exist too. */
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

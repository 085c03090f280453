/*
 * Restart of a program that is to be profiled. The process executes the program again with the
 * profiler's library in LD_PRELOAD, because only a preloaded library reliably receives the
 * program's calls before this library.
 */
#include "profiler_preload.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <unistd.h>
#include <unwind.h>

enum { ARGUMENTS_BYTES = 4 << 20, ARGUMENTS_MAX = ARGUMENTS_BYTES / 8 };

static bool profiler_preload_is_set(const char *variable)
{
    const char *value = secure_getenv(variable);
    return value != NULL && value[0] != '\0';
}

/* Prints why the program is not profiled. Writes directly to the descriptor, because this runs
 * before the constructors of libc. */
static void profiler_preload_print_reason(const char *what, const char *more)
{
    dprintf(STDERR_FILENO, "isthmus: %s: this program is not profiled: %s%s\n",
            profiler_preload_is_set(TRACE_VARIABLE) ? TRACE_VARIABLE : PROFILE_VARIABLE, what,
            more);
}

static int profiler_preload_find_profiler(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    return strstr(object->dlpi_name, "/" PROFILE_LIBRARY) != NULL;
}

static _Unwind_Reason_Code profiler_preload_record_outermost(struct _Unwind_Context *frame,
                                                             void *outermost)
{
    uintptr_t address = _Unwind_GetIP(frame);
    if (address != 0)
        *(uintptr_t *)outermost = address;
    return _URC_NO_REASON;
}

/* Returns true if `base` is the start address of the dynamic linker. */
static bool profiler_preload_is_of_linker(const void *base)
{
#ifdef __GLIBC__
    Dl_info linker;
    return dladdr((void *)_r_debug.r_brk, &linker) != 0 && base == linker.dli_fbase;
#else
    return base == (void *)getauxval(AT_BASE);
#endif
}

/* Returns true if the process is just starting. In this case the outermost stack frame belongs to
 * the dynamic linker, which has called this constructor. Otherwise the program has opened this
 * library with dlopen. */
static bool profiler_preload_process_starts(void)
{
    Dl_info outermost;
    uintptr_t address = 0;
    _Unwind_Backtrace(profiler_preload_record_outermost, &address);
    return dladdr((void *)address, &outermost) != 0 &&
           profiler_preload_is_of_linker(outermost.dli_fbase);
}

/* Stores the path lib/isthmus/libisthmus-profile.so relative to this library. Prints a message and
 * returns false if the file is missing or its path cannot be preloaded. */
static bool profiler_preload_find_library(char *path, size_t capacity)
{
    Dl_info own;
    if (dladdr((void *)(uintptr_t)profiler_preload_find_library, &own) == 0)
        return false;
    const char *slash = strrchr(own.dli_fname, '/');
    int folder = slash == NULL ? 0 : (int)(slash - own.dli_fname);
    snprintf(path, capacity, "%.*s/isthmus/" PROFILE_LIBRARY, folder, own.dli_fname);
    if (access(path, R_OK) != 0)
        profiler_preload_print_reason("the profiling library is missing or cannot be read: ", path);
    else if (strpbrk(path, ": ") != NULL)
        profiler_preload_print_reason("LD_PRELOAD does not allow blanks or colons in a path: ",
                                      path);
    else
        return true;
    return false;
}

/* Reads the arguments of the process from the kernel. If an interpreter or the dynamic loader was
 * started with the program as an argument, the result includes all of its arguments. */
static bool profiler_preload_read_arguments(char *text, char **arguments)
{
    int descriptor = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    size_t length = 0, count = 0;
    ssize_t bytes = descriptor < 0 ? -1 : 1;
    while (bytes > 0 && length < ARGUMENTS_BYTES - 1) {
        bytes = read(descriptor, text + length, ARGUMENTS_BYTES - 1 - length);
        length += bytes > 0 ? (size_t)bytes : 0;
    }
    close(descriptor);
    for (size_t at = 0; at < length && count < ARGUMENTS_MAX - 1; at += strlen(text + at) + 1)
        arguments[count++] = text + at;
    arguments[count] = NULL;
    return bytes == 0 && count > 0;
}

/* Builds the environment of the restarted program: appends the profiler's library to LD_PRELOAD,
 * and adds PROFILE_MARK. */
static void profiler_preload_make_environment(const char *library, char **variables)
{
    static char preload[8192], mark[64];
    const char *before = getenv("LD_PRELOAD");
    size_t count = 0;
    for (char **entry = environ; *entry != NULL && count < ARGUMENTS_MAX - 3; entry++)
        if (strncmp(*entry, "LD_PRELOAD=", 11) != 0)
            variables[count++] = *entry;
    snprintf(preload, sizeof preload, "LD_PRELOAD=%s%s%s", before == NULL ? "" : before,
             before == NULL || before[0] == '\0' ? "" : ":", library);
    snprintf(mark, sizeof mark, PROFILE_MARK "=%ld", (long)getpid());
    variables[count++] = preload;
    variables[count++] = mark;
    variables[count] = NULL;
}

static void profiler_preload_restart(const char *library)
{
    static char program[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    char *text = mmap(NULL, ARGUMENTS_BYTES + sizeof(char *) * 2 * ARGUMENTS_MAX,
                      PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (length < 0 || text == MAP_FAILED)
        return;
    char **arguments = (char **)(void *)(text + ARGUMENTS_BYTES);
    if (!profiler_preload_read_arguments(text, arguments)) {
        profiler_preload_print_reason("the arguments of the program cannot be read", "");
        return;
    }
    profiler_preload_make_environment(library, arguments + ARGUMENTS_MAX);
    execve(program, arguments, arguments + ARGUMENTS_MAX);
    profiler_preload_print_reason("the program could not be started again: ", program);
}

static bool profiler_preload_was_restarted(void)
{
    const char *mark = secure_getenv(PROFILE_MARK);
    return mark != NULL && strtol(mark, NULL, 10) == (long)getpid();
}

/* Restarts the program if a profile is requested. The priority 102 means that this constructor runs
 * after the environment is read (base/environment.c) and before any constructor that makes the
 * process visible to other processes. */
/* Caller: the dynamic loader, before main. */
__attribute__((constructor(102))) static void profiler_preload_profiler(void)
{
    static char library[PATH_MAX];
    if ((!profiler_preload_is_set(PROFILE_VARIABLE) && !profiler_preload_is_set(TRACE_VARIABLE)) ||
        dl_iterate_phdr(profiler_preload_find_profiler, NULL) != 0)
        return;
    if (profiler_preload_was_restarted())
        profiler_preload_print_reason("the dynamic linker did not preload the library", "");
    else if (!profiler_preload_process_starts())
        profiler_preload_print_reason(
            "the program opens libisthmus while it runs; add " PROFILE_LIBRARY " to LD_PRELOAD",
            "");
    else if (profiler_preload_find_library(library, sizeof library))
        profiler_preload_restart(library);
}

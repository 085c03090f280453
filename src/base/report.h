/*
 * Error messages and warnings. Each message is one line on standard error that begins with a prefix
 * such as "isthmus: PE 3: shmem_long_put: ". No other file of the library writes to standard error.
 *
 * report_warning prints a message and returns. report_fatal prints a message and aborts the job.
 * Any thread may call them.
 *
 * Bindings: a binding is a library that provides the routines in another language (libisthmusf for
 * Fortran). If the program has called a routine of a binding, messages name this routine instead of
 * the C routine. The functions in the last section find the routine by unwinding the stack, so
 * calls through the binding have no overhead.
 */
#ifndef ISTHMUS_REPORT_H
#define ISTHMUS_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Messages ---- */

/* Registers the function that aborts the job. If none is registered, only this process ends, by
 * _exit(status). report_fatal and report_exit call the function. runtime/runtime.c registers it
 * when MPI is initialized. */
void report_set_abort(void (*abort_job)(int status));

/* Sets the PE number in the prefix of messages. Until then messages contain the process ID. */
void report_set_pe(int pe);

/* Prints an error message and aborts the job with status 1. `routine` is the public routine that
 * the program called, or NULL. */
_Noreturn void report_fatal(const char *routine, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Prints an error message for a failed system call and aborts the job with status 1. Appends
 * strerror(errno) to the message. */
_Noreturn void report_fatal_errno(const char *routine, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Returns `memory`, the result of an allocation. Aborts the job if it is NULL. */
static inline void *report_require_memory(const char *routine, void *memory)
{
    if (memory == NULL)
        report_fatal(routine, "out of memory");
    return memory;
}

/* Prints a warning. */
void report_warning(const char *routine, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Prints an error message from a signal handler: `before`, the address in hexadecimal digits, and
 * `after`. Only the first call in a process prints. Does not use stdio. */
void report_fault(const char *routine, const char *before, const void *address, const char *after)
    __attribute__((cold));

/* Flushes all stdio streams. If another thread reads standard input, flushes only standard output
 * and standard error. Waits at most one second for a stream that another thread has locked. If this
 * time expires, the text in some streams may be lost. */
void report_flush(void);

/* Flushes standard output and standard error, for handlers of signals that end the process. Skips a
 * stream that is locked. If a pipe is full, waits at most `patience_ms` milliseconds for its
 * reader; text that cannot be written in this time is lost. */
void report_flush_from_handler(int patience_ms);

/* Aborts the job with this status. Prints no message. */
_Noreturn void report_exit(int status);

/* Returns true if this process is aborting the job. Exit handlers then do nothing. */
bool report_is_ending(void);

/* ---- Name of the routine that the program has called ---- */

/* The address range of a library's code. `end` is the address after the last byte. */
struct caller_code {
    const char *begin, *end;
};

/* Sets the code range of the binding (the library with the Fortran routines). Called once, by a
 * constructor of the binding before main. */
void caller_set_binding(struct caller_code code);

/* Returns the outermost address on this thread's stack that is in `code`, or 0 if the stack
 * contains no such address. If in_handler is true, the caller runs in a signal handler, and the
 * function examines only the frames that the signal interrupted. */
uintptr_t caller_find(struct caller_code code, bool in_handler);

/* Called in a signal handler if the signal interrupted a function of the program that the library
 * had called, such as the handler of an active message. Works like caller_find, but examines only
 * the frames inside the call of that function. `stack` is an address in the stack frame of the
 * library's function that made this call. */
uintptr_t caller_find_below(struct caller_code code, uintptr_t stack);

/* Returns the name of the binding's routine that this thread is executing, in the notation of the
 * binding's language. Stores the name in text[0 .. capacity-1]. Returns `routine` if the thread is
 * not executing a routine of a binding. The meaning of `in_handler` is as in caller_find. */
const char *caller_name(const char *routine, bool in_handler, char *text, size_t capacity);

#endif

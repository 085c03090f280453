/*
 * Error messages and warnings: one line each on standard error, which begins with
 * "isthmus: PE 3: shmem_long_put: ". No other file writes to standard error.
 *
 * Callers: messages name the routine that the user called. It is found on the stack, so that calls
 * cost nothing for it. A binding is a library that offers the routines in another language
 * (libisthmusf); messages then name the binding's routine.
 */
#ifndef ISTHMUS_REPORT_H
#define ISTHMUS_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Messages ---- */

/* Registers the function that aborts the job; until then exit(status) is called. Callers:
 * report_fatal and report_exit. Registered by runtime/runtime.c when MPI is initialized. */
void report_set_abort(void (*abort_job)(int status));

/* The PE number that lines begin with; until it is set lines show the process id. */
void report_set_pe(int pe);

/* Writes the line and ends the job with status 1. `routine` may be NULL where there is none. */
_Noreturn void report_fatal(const char *routine, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* The same for a failed system call: appends strerror(errno). */
_Noreturn void report_fatal_errno(const char *routine, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Gives back what an allocation returned; ends the job if that is NULL. */
static inline void *report_require_memory(const char *routine, void *memory)
{
    if (memory == NULL)
        report_fatal(routine, "out of memory");
    return memory;
}

/* Writes the line and returns. */
void report_warning(const char *routine, const char *format, ...)
    __attribute__((format(printf, 2, 3), cold));

/* For signal handlers: a line of these texts with the address between them. Only the first of a
 * process is written. */
void report_fault(const char *routine, const char *before, const void *address, const char *after)
    __attribute__((cold));

/* Writes the text in the buffers of all streams, or only of standard output and error if another
 * thread reads standard input. Waits at most one second for a stream that another thread has
 * locked. After that second, the text in the other streams may be lost. */
void report_flush(void);

/* For handlers of signals that end the process. Writes the text in the buffers of standard output
 * and error, except of a stream that another thread has locked. Waits for `patience_ms` at most for
 * a reader: the text that has no room is lost then. */
void report_flush_from_handler(int patience_ms);

/* Ends the job with this status without a line. */
_Noreturn void report_exit(int status);

/* Whether the job is being ended: exit handlers then have nothing to tidy. */
bool report_is_ending(void);

/* ---- Callers ---- */

/* The code of a library, from its first byte to the end. */
struct caller_code {
    const char *begin, *end;
};

/* The binding's code; once, before the program runs. */
void caller_set_binding(struct caller_code code);

/* The outermost address on this thread's stack that is in `code`, 0 if none is. In a signal's
 * handler: among the frames that the signal interrupted. */
uintptr_t caller_find(struct caller_code code, bool in_handler);

/* In a signal's handler: as caller_find, but only among the frames that a function of the program
 * called. `stack` is an address in the frame of the library that called this function. */
uintptr_t caller_find_below(struct caller_code code, uintptr_t stack);

/* The binding's routine that this thread is in, as its language writes it, in text[0 .. room-1];
 * `routine` where it is in none. */
const char *caller_name(const char *routine, bool in_handler, char *text, size_t capacity);

#endif

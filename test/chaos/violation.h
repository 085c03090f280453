/*
 * Ends the job: the core broke the contract with its backend.
 */
#ifndef ISTHMUS_CHAOS_VIOLATION_H
#define ISTHMUS_CHAOS_VIOLATION_H

#define VIOLATION_STATUS 70 /* the job's exit status then */

/* One line, of the first violation of the job only, that names the PE and the call. */
_Noreturn void violation(const char *format, ...) __attribute__((format(printf, 1, 2), cold));

#endif

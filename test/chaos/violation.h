/*
 * Ends the job because the library violated the contract with its backend.
 */
#ifndef ISTHMUS_CHAOS_VIOLATION_H
#define ISTHMUS_CHAOS_VIOLATION_H

#define VIOLATION_STATUS 70 /* exit status of the job after a violation */

/* Prints one line with the PE and the call. Only the first violation of the job is printed. */
_Noreturn void violation(const char *format, ...) __attribute__((format(printf, 1, 2), cold));

#endif

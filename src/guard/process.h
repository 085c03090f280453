/*
 * What /proc says of a process.
 */
#ifndef ISTHMUS_GUARD_PROCESS_H
#define ISTHMUS_GUARD_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

enum { PROCESS_NAME_CAPACITY = 16 }; /* the kernel keeps 15 characters */

/* Its name; empty if there is no such process. */
void process_name(pid_t process, char name[PROCESS_NAME_CAPACITY]);

/* The name of its program's file, cut to the same length; empty if it cannot be read. */
void process_program(pid_t process, char name[PROCESS_NAME_CAPACITY]);

/* Whether an argument of its command is this word. */
bool process_has_argument(pid_t process, const char *word);

/* Where its stack begins, which each exec changes. 0 if it has none: the kernel is changing it, or
 * it has ended. */
unsigned long process_stack_start(pid_t process);

#endif

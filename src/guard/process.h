/*
 * What /proc says of a process.
 */
#ifndef ISTHMUS_GUARD_PROCESS_H
#define ISTHMUS_GUARD_PROCESS_H

#include <sys/types.h>

enum { PROCESS_NAME_ROOM = 16 }; /* the kernel keeps 15 characters */

/* Its name; empty if there is no such process. */
void process_name(pid_t process, char name[PROCESS_NAME_ROOM]);

/* Where its stack begins, which each exec changes. 0 if it has none: the kernel is changing it, or
 * it has ended. */
unsigned long process_stack(pid_t process);

#endif

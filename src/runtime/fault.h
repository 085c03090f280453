/*
 * Signals that end a process with a core file. SIGSEGV and SIGBUS inside a routine: a line names it
 * before the process dies of the signal, so that a buffer that is not there is known from a fault
 * of the library. All: what is in use of symmetric memory is marked for the core file
 * (shm/core_dump.h).
 */
#ifndef ISTHMUS_FAULT_H
#define ISTHMUS_FAULT_H

/* Before MPI is there, which may bring handlers: sees whether the program has its own. */
void fault_record_handlers(void);
/* Watches these signals, unless the program does so itself. */
void fault_install(void);
/* Gives them back as they were found. */
void fault_uninstall(void);

#endif

/*
 * Handlers of signals that end a process with a core file. If SIGSEGV or SIGBUS occurs inside a
 * public routine, the handler prints the name of the routine before the process dies. The user can
 * thus distinguish an invalid buffer from an error of the library. For all signals, the handler
 * includes the symmetric memory that is in use in the core file (shm/core_dump.h).
 */
#ifndef ISTHMUS_FAULT_H
#define ISTHMUS_FAULT_H

/* Called before MPI is initialized, because MPI may install handlers. Records for which signals the
 * program has installed its own. */
void fault_record_handlers(void);
/* Installs the handlers, except for signals that the program handles itself. */
void fault_install(void);
/* Restores the previous handlers. */
void fault_uninstall(void);

#endif

/*
 * A forked child of a PE is not a PE. If it calls a public routine, the child ends with an error
 * message. Its exit does not affect the job. It may execute another program.
 */
#ifndef ISTHMUS_FORK_H
#define ISTHMUS_FORK_H

/* Installs the fork handler, which records in a child that the child is not a PE. Called once in a
 * process, after MPI is initialized. */
void fork_install_handlers(const char *routine);

#endif

/*
 * A child that a PE forks is no PE: each routine ends it with a line, and what it does otherwise,
 * its exit too, is nothing to the job. It may become another program.
 */
#ifndef ISTHMUS_FORK_H
#define ISTHMUS_FORK_H

/* From now on children are told from the PE; once in a process, when MPI is there. */
void fork_install_handlers(const char *routine);

#endif

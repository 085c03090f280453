/*
 * The end of a space, by the program or with the library. Its number, its part of the host's memory
 * and its window stay taken until all PEs meet in a creation: only then do all know.
 */
#ifndef ISTHMUS_SPACE_DESTROY_H
#define ISTHMUS_SPACE_DESTROY_H

#include "space_record.h"

/* Its addresses are found no more. Local; nobody has it mapped. */
void space_close_memory(const struct space *space);
/* When no team of it lives. Collective over its PEs. */
void space_tear_down(const char *routine, struct space *space);
/* Forgets all spaces of this PE. Collective over the job. */
void space_forget_all(const char *routine);

#endif

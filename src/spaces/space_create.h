/*
 * Making a space. All PEs of the job go through the same steps of a creation, also those that have
 * no such memory: what they find is or-ed after each step, and where one refuses, all take back
 * what they did.
 */
#ifndef ISTHMUS_SPACE_CREATE_H
#define ISTHMUS_SPACE_CREATE_H

#include "space_record.h"
#include "space_request.h"

/* ---- Space create ---- */

/* *created is NULL on who has no such memory. Collective over the job; 0, or, alike on all PEs,
 * nonzero. */
int space_build(const char *routine, const struct space_request *request, struct space **created);

/* ---- Space destroy ---- */

/*
 * The end of a space, by the program or with the library. Its number, its part of the host's memory
 * and its window stay taken until all PEs meet in a creation: only then do all know.
 */

/* Its addresses are found no more. Local; nobody has it mapped. */
void space_close_memory(const struct space *space);
/* When no team of it lives. Collective over its PEs. */
void space_tear_down(const char *routine, struct space *space);
/* Forgets all spaces of this PE. Collective over the job. */
void space_forget_all(const char *routine);

#endif

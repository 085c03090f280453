/*
 * Creation and destruction of spaces.
 *
 * All PEs of the job execute the same steps of a creation, also those without such memory. After
 * each step the results of all PEs are combined; if one PE refuses, all PEs undo their steps.
 *
 * When a space is destroyed, its number, its range of host memory and its window stay in use until
 * the next creation, because only then all PEs know.
 */
#ifndef ISTHMUS_SPACE_CREATE_H
#define ISTHMUS_SPACE_CREATE_H

#include "space_record.h"
#include "space_request.h"

/* ---- Creation ---- */

/* *created is NULL on who has no such memory. Collective over the job; 0, or, alike on all PEs,
 * nonzero. */
int space_build(const char *routine, const struct space_request *request, struct space **created);

/* ---- Destruction ---- */

/* Its addresses are found no more. Local; nobody has it mapped. */
void space_close_memory(const struct space *space);
/* When no team of it lives. Collective over its PEs. */
void space_tear_down(const char *routine, struct space *space);
/* Forgets all spaces of this PE. Collective over the job. */
void space_forget_all(const char *routine);

#endif

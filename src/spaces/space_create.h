/*
 * Creation and destruction of memory spaces.
 *
 * All PEs of the job execute the same steps of a creation, including PEs that have no memory of the
 * requested type. After each step the results of all PEs are combined. If one PE refuses, all PEs
 * undo their steps.
 *
 * When a space is destroyed, its number, its range of host memory and its MPI window stay in use
 * until the next creation. In that creation all PEs learn of the destruction, so that they all
 * reuse the same number, range and window.
 */
#ifndef ISTHMUS_SPACE_CREATE_H
#define ISTHMUS_SPACE_CREATE_H

#include "space_record.h"
#include "space_request.h"

/* ---- Creation ---- */

/* Creates a space. *created is the new space on its members. It is NULL on a PE without memory of
 * the requested type, and after a failure. On failure a warning explains the reason, except if no
 * PE has such a device. Returns 0, or a nonzero value on all PEs. Collective over the job. */
int space_build(const char *routine, const struct space_request *request, struct space **created);

/* ---- Destruction ---- */

/* Removes the space's segment and releases its memory on this PE. Address lookups do not find it
 * afterwards. No PE may use the memory any more. Local. */
void space_close_memory(const struct space *space);
/* Destroys the space and frees its record. The program must have destroyed all teams of the space.
 * Begins with a barrier, so no member accesses the memory any more. Collective over the members. */
void space_tear_down(const char *routine, struct space *space);
/* Discards all spaces of this PE when the library stops. Frees device memory, and returns memory of
 * the program. Host memory and teams are freed later, with those of the library. Collective over
 * the job. */
void space_forget_all(const char *routine);

#endif

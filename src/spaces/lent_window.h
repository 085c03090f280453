/*
 * The MPI windows of symmetric memory that the program has asked for (shmemx_mpi.h), by the place
 * of the memory in `segments`. Where the library has a window of the same PEs for itself the
 * program gets that one, so that MPI orders the operations of both.
 */
#ifndef ISTHMUS_LENT_WINDOW_H
#define ISTHMUS_LENT_WINDOW_H

#include <stdbool.h>

#include "memory/segment.h"
#include "team/team.h"

struct backend_window;

/* NULL until the program has asked. */
HIDDEN extern struct backend_window *exported_windows[SEGMENT_ALL];

/* The memory at that place, which this team's PEs have; `has_own_window`: the library has a window
 * of its own there, of all PEs of the job. False, with a line and on all alike, if there can be
 * none. Collective over the team. */
bool exported_window_create(const char *routine, struct team *team, int segment_index,
                            bool has_own_window);

/* It goes, if there is one. Collective over the team; the second over the job, of all that are left
 * and with no operation under way. */
void exported_window_free(const char *routine, struct team *team, int segment_index);
void exported_windows_stop(const char *routine);

#endif

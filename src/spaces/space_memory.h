/*
 * The memory of a space on this PE, and MPI windows over it.
 *
 * Host memory is a part of the memory behind the heap, which peers have mapped before the space
 * exists. Memory of the program is host memory that the program allocated and keeps
 * (shm/own_memory.h). Device memory is one allocation of the device's kind on each member, which
 * the PEs of the node map.
 *
 * Windows of the library are created and freed while spaces are created, because then all PEs
 * participate. The next creation frees the window of a destroyed space. Exported windows are MPI
 * windows that the program has asked for (shmemx_mpi.h). If the library has a window of the same
 * PEs, the program gets it, so that MPI orders the operations of both.
 */
#ifndef ISTHMUS_SPACE_MEMORY_H
#define ISTHMUS_SPACE_MEMORY_H

#include <stdbool.h>

#include "shm/segment.h"
#include "space_record.h"
#include "space_request.h"
#include "team/team.h"

/* ---- Host memory ---- */

/* Addresses of the space, whose part begins at this offset, are found from here on. Where pages lie
 * is advice, but for high-bandwidth memory. Local; 0, or the refusal. */
uint64_t space_host_open(const char *routine, struct space *space, size_t offset,
                         const shmem_space_config_t *config);
void space_host_close(const struct space *space);

/* ---- Memory of the program ---- */

/* Takes it, with the part of the room for spaces at this offset. Local; 0, or the refusal, of which
 * own_memory_error() tells. */
uint64_t space_user_open(struct space *space, size_t offset, void *memory);
/* Maps that of the others of this node. Collective over the job: who is no member only agrees. 0,
 * or, alike on all PEs, the refusal. */
uint64_t space_user_connect(const char *routine, struct space *space, bool is_member);
/* The memory is the program's alone. Local, when nobody uses it any more. */
void space_user_close(const struct space *space);

/* ---- Device memory ---- */

/* Over `own`, the program's, or, if that is NULL, over new memory. Local; 0, or the refusal. */
uint64_t space_device_open(struct space *space, const struct space_proposal *proposal,
                           void *user_memory);
/* Makes the memory known to the other PEs, and theirs to this one. Collective over the job: who is
 * no member only agrees. 0, or, alike on all PEs, the refusal, and nobody has any memory mapped. */
uint64_t space_device_connect(const char *routine, struct space *space, bool is_member);
/* Some PE may have such memory from here on, as all PEs know. */
void space_device_expect(void);
/* As the library stops, when this PE has ended its imports: until the others have. Collective over
 * the job, or, where the network is cut off, over the node. */
void space_device_wait_for_peers(const char *routine);
/* Nobody has it mapped. */
void space_device_close(const struct space *space, bool ending);

/* ---- Windows of the library ---- */

/* A window for a space of host memory. Collective over the job; 0 or REFUSED_WINDOW. */
uint64_t space_window_open(const char *routine, struct space *space,
                           const shmem_space_config_t *config);
/* Frees the windows of spaces that nobody holds any more. Collective over the job. */
void space_windows_release(const char *routine, const struct space_numbers_in_use *in_use);
/* They go, or went, with the network. */
void space_windows_forget(void);

/* ---- Exported windows ---- */

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

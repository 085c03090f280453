/*
 * The memory of a space on this PE, and the MPI windows over it.
 *
 * There are three types of memory. Host memory is a part of the range for spaces behind the
 * symmetric heap (shm/layout.h). The PEs of a node map this range before the space exists. Memory
 * of the program is host memory that the program allocated and keeps (shm/own_memory.h). Device
 * memory is one allocation on a device of each member. The PEs of a node map it if the driver
 * allows it.
 *
 * Windows of the library are created and freed while a space is created, because all PEs take part
 * in a creation and MPI requires all PEs of the window. The next creation therefore frees the
 * window of a destroyed space.
 *
 * Exported windows are MPI windows that the program requested with shmemx_space_get_win
 * (shmemx_mpi.h). If the library already has a window of the same PEs, the program gets this
 * window, so that MPI orders the operations of both.
 *
 * The functions that return uint64_t return 0 on success, and otherwise bits of `enum refusal`
 * (space_request.h).
 */
#ifndef ISTHMUS_SPACE_MEMORY_H
#define ISTHMUS_SPACE_MEMORY_H

#include <stdbool.h>

#include "shm/segment.h"
#include "space_record.h"
#include "space_request.h"
#include "team/team.h"

/* ---- Host memory ---- */

/* Registers the range at `offset` as the space's segment, so that address lookups find it, and
 * applies config->flags to its pages. A failed NUMA placement is an error only for high-bandwidth
 * memory, and otherwise causes a warning. Returns 0, REFUSED_RECORDS or REFUSED_MEMORY. Local. */
uint64_t space_host_open(const char *routine, struct space *space, size_t offset,
                         const shmem_space_config_t *config);
/* Removes the segment, and returns its pages to the system. No PE may access the memory any more.
 * Local. */
void space_host_close(const struct space *space);

/* ---- Memory of the program ---- */

/* Registers the program's memory at `memory` as the space's segment, and publishes it to the PEs of
 * this node. `offset` is the start of the part of the range for spaces that this space occupies.
 * That part is one page longer than the space. Returns 0, REFUSED_RECORDS or REFUSED_USER_MEMORY;
 * own_memory_error() describes the latter. Local. */
uint64_t space_user_open(struct space *space, size_t offset, void *memory);
/* Maps the memory of the other members on this node, and sets the alignment that all members have
 * in common. Collective over the job; a PE that is not a member only takes part in the agreement.
 * Returns 0 or REFUSED_ACCESS, the same on all PEs. */
uint64_t space_user_connect(const char *routine, struct space *space, bool is_member);
/* Removes the segment and the mappings of other PEs' memory. The program keeps its memory. No PE
 * may use the space any more. Local. */
void space_user_close(const struct space *space);

/* ---- Device memory ---- */

/* Registers device memory as the space's segment: the program's memory at `user_memory`, or, if it
 * is NULL, a new allocation on the proposed device. Returns 0, REFUSED_RECORDS or REFUSED_MEMORY;
 * device_error() describes the latter. Local. */
uint64_t space_device_open(struct space *space, const struct space_proposal *proposal,
                           void *user_memory);
/* Publishes this PE's memory, and maps the memory of the other members on this node. All members
 * also agree on the alignment, on native atomics and on whether MPI accepts the memory. If the
 * mapping fails, the PEs of the node access the memory by messages, or refuse the space if they do
 * not communicate through MPI. Collective over the job; a PE that is not a member only takes part
 * in the agreement. Returns 0 or REFUSED_ACCESS, the same on all PEs. After a refusal, no PE has
 * the memory of another PE mapped. */
uint64_t space_device_connect(const char *routine, struct space *space, bool is_member);
/* Records that some PE may have device memory from now on. All PEs of the job must call it, because
 * space_device_wait_for_peers synchronizes only after such a call. */
void space_device_expect(void);
/* Waits until the other PEs have unmapped the device memory of this PE. Called when the library
 * stops, after this PE has unmapped the memory of other PEs (device_end_imports). Collective over
 * the job, or over the node if the library can no longer use MPI. */
void space_device_wait_for_peers(const char *routine);
/* Removes the segment, and frees the memory if the library allocated it. No other PE may have the
 * memory mapped. If `ending` is true, the library stops, and errors of the driver are ignored.
 * Local. */
void space_device_close(const struct space *space, bool ending);

/* ---- Windows of the library ---- */

/* Creates a window for a space of host memory. It is a dynamic window if config->flags or
 * ISTHMUS_SPACE_WINDOW ask for it and the library allocated the memory. Collective over the job.
 * Returns 0 or REFUSED_WINDOW, the same on all PEs. */
uint64_t space_window_open(const char *routine, struct space *space,
                           const shmem_space_config_t *config);
/* Frees the windows of spaces whose numbers are not in `in_use`, the union of the numbers of all
 * PEs. Collective over the job. */
void space_windows_release(const char *routine, const struct space_numbers_in_use *in_use);
/* Forgets which spaces have windows, without freeing the windows. Called when the library stops,
 * because net_stop frees the windows later. Local. */
void space_windows_forget(void);

/* ---- Exported windows ---- */

struct backend_window;

/* The windows that the program has requested, by index in `segments`; NULL until the first request.
 */
HIDDEN extern struct backend_window *exported_windows[SEGMENT_ALL];

/* Sets exported_windows[segment_index] to a window over this segment. `team` contains all PEs that
 * have the segment. `has_own_window` is true if the library has a window over the segment. The
 * program gets this window if the team contains all PEs of the job. If a window is impossible on
 * one PE, all PEs return false, and PE 0 of the team prints a warning. If MPI cannot create the
 * window, the PE that gets the error prints a warning and returns false. Collective over `team`. */
bool exported_window_create(const char *routine, struct team *team, int segment_index,
                            bool has_own_window);

/* Frees the exported window over this segment, if one exists. A window that the library also uses
 * is only forgotten. Collective over the team. */
void exported_window_free(const char *routine, struct team *team, int segment_index);
/* Frees all exported windows. No operation on them may be in progress. Collective over the job. */
void exported_windows_stop(const char *routine);

#endif

/*
 * Memory spaces: pools of symmetric memory that the program creates and destroys. Each space has
 * its own segment. The functions implement the public routines of the Dynamic Memory Spaces
 * proposal and Isthmus's extensions of it.
 *
 * A space of host memory (types CPU and HBM) occupies a part of the range for spaces behind the
 * symmetric heap (shm/layout.h). The PEs of a node map this range at the start, so all operations
 * access the space as they access the heap. A space of device memory is one allocation on a device
 * of each member (device/device.h).
 *
 * All PEs must agree on which numbers and ranges are in use. Only the members know that a space was
 * destroyed. Its number and range are therefore released in the next creation, when all PEs
 * exchange the numbers of their spaces (space_record.h).
 */
#ifndef ISTHMUS_SPACE_H
#define ISTHMUS_SPACE_H

#include "shmemx.h"

/* Creates a space. Returns 0, or a nonzero value on all PEs if the space cannot be created.
 * Collective over the job, with the same configuration. */
int space_create(const char *routine, const shmem_space_config_t *config, shmem_space_t *space,
                 shmem_team_t *team);
/* space_create_with creates a space in memory that the program supplies, and keeps its contents.
 * `memory` is NULL on a PE that does not become a member. Collective over the job. space_destroy
 * completes this PE's operations on the default context and destroys the space. It returns 0. While
 * a team of the space exists, space_destroy does nothing and returns a nonzero value on all
 * members. space_destroy is collective over the members. */
int space_create_with(const char *routine, const shmem_space_config_t *config, void *memory,
                      shmem_space_t *space, shmem_team_t *team);
int space_destroy(const char *routine, shmem_space_t space);

/* Allocate and free blocks of a memory space. For SHMEM_SPACE_INVALID, the allocating functions
 * return NULL and space_free does nothing. Collective over the members of the space. */
void *space_malloc(const char *routine, shmem_space_t space, size_t size);
void *space_allocate(const char *routine, shmem_space_t space, size_t size, size_t alignment);
void *space_calloc(const char *routine, shmem_space_t space, size_t count, size_t size);
void *space_realloc(const char *routine, shmem_space_t space, void *ptr, size_t size);
void space_free(const char *routine, shmem_space_t space, void *ptr);

/* Implementations of the public query routines. They are local, except for the first call of
 * space_get_win for a space. This call creates an MPI window and is collective over the members.
 * They return 0, or a nonzero value for SHMEM_SPACE_INVALID, for an address that is in no space,
 * and for an invalid team. Any other invalid handle, and a null pointer to the result, abort the
 * job. */
int space_get_team(const char *routine, shmem_space_t space, shmem_team_t *team);
int space_get_device_type(const char *routine, shmem_space_t space, shmem_device_type_t *type);
int space_get_caps(const char *routine, shmem_space_t space, shmem_space_cap_t *caps);
int space_get_size(const char *routine, shmem_space_t space, size_t *size);
int space_get_used(const char *routine, shmem_space_t space, size_t *used);
int space_get_free_range(const char *routine, shmem_space_t space, size_t *largest);
int space_get_window(const char *routine, shmem_space_t space, shmemx_space_window_t *window);
int space_get_device(const char *routine, shmem_space_t space, int *device);
int space_get_win(const char *routine, int mpi, shmem_space_t space, void *win); /* shmemx_mpi.h */
int space_of_address(const char *routine, const void *address, shmem_space_t *space);
int space_of_team(const char *routine, shmem_team_t team, shmem_space_t *space);

/* Defines SHMEMX_SPACE_DEFAULT. Called after the symmetric heap was created. */
void space_start(void);
/* Discards all spaces that still exist. Called before team_destroy_all. net_stop frees the MPI
 * windows of the spaces later. */
void space_stop(void);

#endif

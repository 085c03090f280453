/*
 * Memory spaces: pools of symmetric memory that a program makes and destroys, each a segment of its
 * own. The proposal's bodies of the public routines, and those of Isthmus' extensions.
 *
 * A space of the host's memory, CPU or HBM, lies in the room behind the heap (node.h), so peers
 * have it mapped before it exists, and all operations reach it as they reach the heap. That of a
 * device is the kind's (device.h). Every PE knows which places of `segments` and which parts of the
 * room are taken: what a space leaves when it is destroyed, which only its own PEs know of, is
 * given back when all PEs next meet in a creation.
 */
#ifndef ISTHMUS_SPACE_H
#define ISTHMUS_SPACE_H

#include "shmemx.h"

/* Destruction completes this PE's operations on the default context; on others they must be
 * complete. Creation is collective over the job, with the same configuration; destruction over the
 * space's PEs. 0, or, alike on all of them, nonzero and nothing done. */
int space_create(const char *routine, const shmem_space_config_t *config, shmem_space_t *space,
                 shmem_team_t *team);
/* The same over memory that the program has, whose contents stay; NULL on a PE without. */
int space_create_with(const char *routine, const shmem_space_config_t *config, void *memory,
                      shmem_space_t *space, shmem_team_t *team);
int space_destroy(const char *routine, shmem_space_t space);

/* Collective over the space's PEs; NULL for SHMEM_SPACE_INVALID, which they all may pass. */
void *space_malloc(const char *routine, shmem_space_t space, size_t size);
void *space_allocate(const char *routine, shmem_space_t space, size_t size, size_t alignment);
void *space_calloc(const char *routine, shmem_space_t space, size_t count, size_t size);
void *space_realloc(const char *routine, shmem_space_t space, void *ptr, size_t size);
void space_free(const char *routine, shmem_space_t space, void *ptr);

/* Local. 0, or nonzero for SHMEM_SPACE_INVALID, for an address in no space and for an invalid team.
 * Any other wrong handle, and a null result pointer, end the job. */
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

void space_start(void); /* the default space, once the heap is there */
/* Forgets every space that is left, before team_destroy_all; its window goes with the network. */
void space_stop(void);

#endif

/*
 * Extensions of OpenSHMEM by Isthmus: what the Dynamic Memory Spaces proposal leaves for later or
 * has no way to say. The specification asks for the header (1.6, "Language Bindings and
 * Conformance").
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"

/* The space of the symmetric heap, of all PEs. It cannot be destroyed. */
#define SHMEMX_SPACE_DEFAULT ((shmem_space_t)3)

/* Flags of shmem_space_config_t, beside SHMEM_SPACE_FLAG_DEFAULT. */
#define SHMEMX_SPACE_FLAG_HUGE_PAGES     0x0001 /* advice: large pages for what its owner touches */
#define SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW 0x0002 /* if it has an MPI window, a dynamic one */

/* What MPI window serves a space. */
typedef enum {
    SHMEMX_SPACE_WINDOW_NONE = 0,    /* none: loads and stores, and messages */
    SHMEMX_SPACE_WINDOW_CREATED = 1, /* one of its own, by MPI_Win_create */
    SHMEMX_SPACE_WINDOW_DYNAMIC = 2  /* attached to one of MPI_Win_create_dynamic */
} shmemx_space_window_t;

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* As shmem_space_malloc, at a multiple of `alignment`, a power of two of at most 2 MiB (of the
 * default space: as shmem_align); NULL with a warning for any other. */
void *shmemx_space_align(shmem_space_t space, size_t alignment, size_t size);

/* The block with its contents in `size` bytes, maybe elsewhere, after and before a barrier over the
 * space's PEs. NULL, and the block as it was, where there is no room; ptr NULL allocates, size 0
 * frees and gives NULL; NULL for SHMEM_SPACE_INVALID. Collective over the space's PEs, with the
 * same arguments. */
void *shmemx_space_realloc(shmem_space_t space, void *ptr, size_t size);

/* *size = bytes of each PE's part of the space, a whole number of pages; *used = how many of them
 * are in blocks, padding included; *window = what MPI window serves it. Local. 0, or nonzero for
 * SHMEM_SPACE_INVALID. */
int shmemx_space_get_size(shmem_space_t space, size_t *size);
int shmemx_space_get_used(shmem_space_t space, size_t *used);
int shmemx_space_get_window(shmem_space_t space, shmemx_space_window_t *window);

/* *space = the space in whose memory `ptr` lies, SHMEMX_SPACE_DEFAULT for the symmetric heap.
 * Local. 0, or nonzero, and *space untouched, for any other address, static variables among them.
 */
int shmemx_get_space(const void *ptr, shmem_space_t *space);

/* *space = the space that the team came with, or came from by splits; SHMEMX_SPACE_DEFAULT for all
 * other teams. Local. 0, or nonzero, and *space untouched, for SHMEM_TEAM_INVALID. */
int shmemx_team_get_space(shmem_team_t team, shmem_space_t *space);

#ifdef __cplusplus
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif

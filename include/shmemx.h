/*
 * Extensions of OpenSHMEM by Isthmus: what the Dynamic Memory Spaces proposal leaves for later or
 * has no way to say; those of spaces, devices, copies and teams stand in shmemx_routines.h, each
 * with what it does. The specification asks for the header (1.6, "Language Bindings and
 * Conformance").
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"
#include "shmemx_atomic.h"
#include "shmemx_collective.h"
#include "shmemx_message.h"
#include "shmemx_request.h"
#include "shmemx_rma.h"

/* The space of the symmetric heap, of all PEs. It cannot be destroyed. */
#define SHMEMX_SPACE_DEFAULT ((shmem_space_t)3)

/* The executable's static data, for shmemx_space_get_win (shmemx_mpi.h) alone: to all other
 * routines it is no space. */
#define SHMEMX_SPACE_STATIC ((shmem_space_t)19)

/* Flags of shmem_space_config_t, beside SHMEM_SPACE_FLAG_DEFAULT. */
#define SHMEMX_SPACE_FLAG_HUGE_PAGES     0x0001 /* advice: large pages for what its owner touches */
#define SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW 0x0002 /* if it has an MPI window, a dynamic one */
/* For memory of the CPU, at most one of these two, which are advice: a warning tells where pages
 * cannot be bound. */
#define SHMEMX_SPACE_FLAG_BIND_LOCAL 0x0004 /* on the NUMA nodes of the PE's cores */
#define SHMEMX_SPACE_FLAG_INTERLEAVE 0x0008 /* over all NUMA nodes of the machine, page by page */

/* What MPI window serves a space. */
typedef enum {
    SHMEMX_SPACE_WINDOW_NONE = 0,    /* none: loads and stores, and messages */
    SHMEMX_SPACE_WINDOW_CREATED = 1, /* one of its own, by MPI_Win_create */
    SHMEMX_SPACE_WINDOW_DYNAMIC = 2  /* attached to one of MPI_Win_create_dynamic */
} shmemx_space_window_t;

/* The length of a device's uuid, the zero byte included. */
#define SHMEMX_UUID_LEN 37

/* The color of who is to be of no team that shmemx_team_split makes. */
#define SHMEMX_TEAM_NO_COLOR (-1)

#define SHMEM_IMPL_EXTENSION "../shmemx_routines.h"
#include "shmem_impl/extension.h"

#endif

/*
 * Extensions of OpenSHMEM by Isthmus for programs that call MPI too: teams and communicators, PEs
 * and ranks, spaces and windows. docs/hybrid.md tells what a program may mix. Compile with the
 * MPI's own compiler wrapper, link with that MPI, and run on it.
 *
 * Wherever `comm` is one of the program's, an inter-communicator ends the job.
 */
#ifndef SHMEMX_MPI_H
#define SHMEMX_MPI_H

#include <mpi.h>

#include "shmem_impl/mpi_calls.h"
#include "shmem_impl/mpi_family.h"
#include "shmemx.h"

/* As shmem_init_thread, but the PEs are the processes of the communicator, in its order; the job's
 * other processes take no part, are not waited for, and may start OpenSHMEM over a communicator of
 * their own. The communicator is not kept, and may be freed. shmem_finalize ends it; then the same
 * processes, or others, may start anew. `requested` and *provided: a level, SHMEM_THREAD_*. MPI
 * must be running, at a thread level as docs/hybrid.md tells. Collective over the communicator, on
 * which no other collective call of MPI may be made meanwhile. 0; or nonzero, for MPI_COMM_NULL,
 * where OpenSHMEM runs already in this process, and if the level is none. */
static inline int shmemx_init_comm(MPI_Comm comm, int requested, int *provided)
{
    return shmemx_mpi_init_comm(SHMEM_IMPL_MPI_FAMILY, &comm, requested, provided);
}

/* *comm = a communicator of the team's PEs, whose ranks are the team's PE numbers; the same one
 * each time. It is the library's and must not be freed: it goes with the team, those of the
 * predefined teams in shmem_finalize. Its error handler is what MPI_COMM_WORLD has when it is made.
 * The first call for a team is collective over it and may wait for all; later ones are local. 0; or
 * nonzero and MPI_COMM_NULL, for SHMEM_TEAM_INVALID and, alike on all PEs, where MPI has no more
 * communicators. */
static inline int shmemx_team_get_comm(shmem_team_t team, MPI_Comm *comm)
{
    return shmemx_mpi_team_get_comm(SHMEM_IMPL_MPI_FAMILY, team, comm);
}

/* *team = a new team of the communicator's processes, whose PE numbers are the ranks there, in
 * whatever order those are of SHMEM_TEAM_WORLD's; with the default configuration. It does not need
 * the communicator any more, and goes by shmem_team_destroy. A process that is not of this job ends
 * the job. Collective over the communicator, on which no other collective call of MPI may be made
 * meanwhile. 0; or nonzero and SHMEM_TEAM_INVALID, for MPI_COMM_NULL and, alike on all PEs, where
 * there is no memory for a team. */
static inline int shmemx_comm_get_team(MPI_Comm comm, shmem_team_t *team)
{
    return shmemx_mpi_comm_get_team(SHMEM_IMPL_MPI_FAMILY, &comm, team);
}

/* The number in SHMEM_TEAM_WORLD of the process with this rank; -1 for a rank that the communicator
 * has not, MPI_PROC_NULL among them, for a process that is not of this job, and for MPI_COMM_NULL.
 * Local. */
static inline int shmemx_comm_translate_rank(MPI_Comm comm, int rank)
{
    return shmemx_mpi_comm_translate_rank(SHMEM_IMPL_MPI_FAMILY, &comm, rank);
}

/* The rank of PE `pe` of SHMEM_TEAM_WORLD; -1 if the communicator has it not, if there is no such
 * PE, and for MPI_COMM_NULL. Local. */
static inline int shmemx_comm_translate_pe(MPI_Comm comm, int pe)
{
    return shmemx_mpi_comm_translate_pe(SHMEM_IMPL_MPI_FAMILY, &comm, pe);
}

/* *win = an MPI window over all of the space's memory, whose ranks are the PE numbers of the team
 * that came with the space, and whose displacements are bytes from MPI_WIN_BASE on; the same one
 * each time. It is open for passive target access (MPI_Win_lock_all) and stays so; it is the
 * library's, and must not be unlocked, fenced or freed: it goes with the space, those of
 * SHMEMX_SPACE_DEFAULT and SHMEMX_SPACE_STATIC in shmem_finalize. docs/hybrid.md tells what may be
 * mixed. The first call for a space is collective over its PEs and may wait for all; later ones are
 * local. 0; or nonzero and MPI_WIN_NULL, for SHMEM_SPACE_INVALID and, alike on all PEs and with a
 * line that says why, for memory of a device and where the MPI's one-sided operations are not
 * sound. */
static inline int shmemx_space_get_win(shmem_space_t space, MPI_Win *win)
{
    return shmemx_mpi_space_get_win(SHMEM_IMPL_MPI_FAMILY, space, win);
}

#endif

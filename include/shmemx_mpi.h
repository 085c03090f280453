/*
 * Extensions of Isthmus for programs that also call MPI. They convert between teams and
 * communicators, between PEs and ranks, and between memory spaces and MPI windows. docs/hybrid.md
 * explains which calls a program may mix.
 *
 * Compile the program with the compiler wrapper of the MPI library, and link and run it with the
 * same MPI library. If the argument `comm` of a routine is an inter-communicator, the job aborts.
 */
#ifndef SHMEMX_MPI_H
#define SHMEMX_MPI_H

#include <mpi.h>

#include "shmem_impl/mpi_calls.h"
#include "shmem_impl/mpi_family.h"
#include "shmemx.h"

/* Initializes OpenSHMEM as shmem_init_thread does, with the processes of the communicator as PEs,
 * in the order of their ranks. Other processes of the job are not PEs. They may initialize
 * OpenSHMEM over another communicator. The program may free the communicator after the call. After
 * shmem_finalize, these or other processes may initialize OpenSHMEM again. `requested` and
 * *provided are thread levels SHMEM_THREAD_*. docs/hybrid.md describes the thread level that MPI
 * must be initialized with. All processes of the communicator must call this routine, and must not
 * call collectives of MPI on this communicator at the same time. Returns 0. Returns a nonzero value
 * for MPI_COMM_NULL, if OpenSHMEM is initialized already, or if the thread level is invalid. */
static inline int shmemx_init_comm(MPI_Comm comm, int requested, int *provided)
{
    return shmemx_mpi_init_comm(SHMEM_IMPL_MPI_FAMILY, &comm, requested, provided);
}

/* Sets *comm to the communicator of the team's PEs. Ranks in this communicator are PE numbers of
 * the team. Each call for a team returns the same communicator. The communicator belongs to the
 * library, and the program must not free it. The library frees it with the team; communicators of
 * predefined teams are freed in shmem_finalize. The communicator has the error handler that
 * MPI_COMM_WORLD has when the communicator is created. The first call for a team is collective over
 * the team and may wait for all PEs; later calls are local. Returns 0. Returns a nonzero value and
 * sets *comm to MPI_COMM_NULL if the team is SHMEM_TEAM_INVALID, or, on all PEs, if MPI cannot
 * create the communicator. */
static inline int shmemx_team_get_comm(shmem_team_t team, MPI_Comm *comm)
{
    return shmemx_mpi_team_get_comm(SHMEM_IMPL_MPI_FAMILY, team, comm);
}

/* Sets *team to a new team of the communicator's processes, with the default configuration. The PE
 * number of a process in the team is its rank in the communicator. The order of the ranks need not
 * be the order of the PEs in SHMEM_TEAM_WORLD. The program may free the communicator after the
 * call, and frees the team with shmem_team_destroy. All processes of the communicator must call it,
 * and must not call collectives of MPI on this communicator at the same time. Returns 0. Returns a
 * nonzero value and sets *team to SHMEM_TEAM_INVALID if `comm` is MPI_COMM_NULL, or, on all PEs, if
 * memory for the team is exhausted. If a process of the communicator does not belong to this job,
 * the job aborts. */
static inline int shmemx_comm_get_team(MPI_Comm comm, shmem_team_t *team)
{
    return shmemx_mpi_comm_get_team(SHMEM_IMPL_MPI_FAMILY, &comm, team);
}

/* Returns the PE number in SHMEM_TEAM_WORLD of the process with this rank. Returns -1 if the rank
 * is not in the communicator (for example MPI_PROC_NULL), if the process is not in this job, and
 * for MPI_COMM_NULL. Local. */
static inline int shmemx_comm_translate_rank(MPI_Comm comm, int rank)
{
    return shmemx_mpi_comm_translate_rank(SHMEM_IMPL_MPI_FAMILY, &comm, rank);
}

/* Returns the rank in the communicator of PE `pe` of SHMEM_TEAM_WORLD. Returns -1 if the PE is not
 * in the communicator, if no such PE exists, and for MPI_COMM_NULL. Local. */
static inline int shmemx_comm_translate_pe(MPI_Comm comm, int pe)
{
    return shmemx_mpi_comm_translate_pe(SHMEM_IMPL_MPI_FAMILY, &comm, pe);
}

/* Sets *win to an MPI window over all memory of the space. Ranks are PE numbers of the space's
 * team, and displacements are bytes from MPI_WIN_BASE. Each call for a space returns the same
 * window. The window is open for passive-target access (MPI_Win_lock_all). The window belongs to
 * the library, and the program must not unlock, fence or free it. The library frees the window with
 * the space; the windows of SHMEMX_SPACE_DEFAULT and SHMEMX_SPACE_STATIC are freed in
 * shmem_finalize. docs/reference/mpi-handles.md explains which operations a program may mix. The
 * first call for a space is collective over the PEs of the space and may wait for all of them;
 * later calls are local. Returns 0. Returns a nonzero value and sets *win to MPI_WIN_NULL if the
 * space is SHMEM_SPACE_INVALID. For device memory, or if one-sided operations of this MPI library
 * are not reliable, the routine also returns a nonzero value and MPI_WIN_NULL. It then does this on
 * all PEs, and prints a message that contains the reason. */
static inline int shmemx_space_get_win(shmem_space_t space, MPI_Win *win)
{
    return shmemx_mpi_space_get_win(SHMEM_IMPL_MPI_FAMILY, space, win);
}

#endif

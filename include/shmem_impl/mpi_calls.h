/*
 * Routines that the inlined routines of shmemx_mpi.h call. Programs must not call them. `mpi` is
 * the family of MPI libraries whose handles the program uses (mpi_family.h). `comm` points to an
 * MPI_Comm, and `win` to an MPI_Win.
 */
#ifndef SHMEM_IMPL_MPI_CALLS_H
#define SHMEM_IMPL_MPI_CALLS_H

#include "../shmem.h"

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

int shmemx_mpi_init_comm(int mpi, const void *comm, int requested, int *provided);
/* Form of shmemx_init_comm for languages other than C. `comm` is the number of the communicator
 * that MPI_Comm_c2f returns. With the standard ABI of MPI 5, `comm` is the number that
 * MPI_Comm_toint returns. */
int shmemx_mpi_init_comm_number(int comm, int requested, int *provided);
int shmemx_mpi_team_get_comm(int mpi, shmem_team_t team, void *comm);
int shmemx_mpi_comm_get_team(int mpi, const void *comm, shmem_team_t *team);
int shmemx_mpi_comm_translate_rank(int mpi, const void *comm, int rank);
int shmemx_mpi_comm_translate_pe(int mpi, const void *comm, int pe);
int shmemx_mpi_space_get_win(int mpi, shmem_space_t space, void *win);

/* Profiling names: other names of the routines above. A library that intercepts these routines
 * calls the profiling names. */
int pshmemx_mpi_init_comm(int mpi, const void *comm, int requested, int *provided);
int pshmemx_mpi_init_comm_number(int comm, int requested, int *provided);
int pshmemx_mpi_team_get_comm(int mpi, shmem_team_t team, void *comm);
int pshmemx_mpi_comm_get_team(int mpi, const void *comm, shmem_team_t *team);
int pshmemx_mpi_comm_translate_rank(int mpi, const void *comm, int rank);
int pshmemx_mpi_comm_translate_pe(int mpi, const void *comm, int pe);
int pshmemx_mpi_space_get_win(int mpi, shmem_space_t space, void *win);

#ifdef __cplusplus
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif

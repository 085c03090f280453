/*
 * Teams and MPI communicators, for programs that also call MPI themselves (shmemx_mpi.h). A program
 * can get a communicator of a team, create a team from a communicator, and translate between ranks
 * and PEs.
 *
 * Only the backend knows the type of MPI handles. A parameter `comm` is therefore the address of an
 * MPI_Comm of the program. A parameter `mpi` is the MPI implementation to which the program's mpi.h
 * belongs (SHMEM_IMPL_MPI_...). The functions abort the job if `comm` is an inter-communicator, if
 * the handle is of another MPI than the backend's, and after MPI was finalized.
 *
 * The communicator of a team is created when the program first requests it, and is freed with the
 * team. The functions take net_lock themselves for calls of MPI.
 */
#ifndef ISTHMUS_TEAM_COMM_H
#define ISTHMUS_TEAM_COMM_H

#include "team/team.h"

/* Bodies of the public routines shmemx_team_get_comm, shmemx_comm_translate_rank and
 * shmemx_comm_translate_pe. */
int team_comm_get(const char *routine, int mpi, shmem_team_t team, void *comm);
int team_comm_translate_rank(const char *routine, int mpi, const void *comm, int rank);
int team_comm_translate_pe(const char *routine, int mpi, const void *comm, int pe);

/* Aborts the job unless OpenSHMEM is running and the backend uses the MPI implementation `mpi`.
 * With another MPI, the backend could not use the program's handles. */
void team_comm_require_mpi(const char *routine, int mpi);
/* Aborts the job unless the backend uses the MPI implementation `mpi`. Does not check that
 * OpenSHMEM is running. */
void team_comm_check_mpi(const char *routine, int mpi);
/* Called before the program receives a new MPI handle. Records that the program may call MPI from
 * now on. Aborts the job if MPI was finalized. */
void team_comm_begin_export(const char *routine);

/* Returns the communicator of the team, and creates it at the first call. If it cannot be created,
 * prints a warning and returns NULL on all members. Collective over the team. */
struct backend_group *team_comm_require(const char *routine, struct team *team);

/* Returns the PE numbers of the processes in the program's communicator, by rank, and stores the
 * number of processes in *n_pes. The caller frees the array. Returns NULL for MPI_COMM_NULL. Aborts
 * the job if a process of the communicator is not a PE of the job. Does not communicate. */
int *team_comm_pes(const char *routine, int mpi, const void *comm, int *n_pes);

/* Gathers `bytes` bytes from every process of the communicator into `all`, by rank. `pes` lists the
 * PEs of the `n_pes` processes, by rank. Waits until `all` is complete. Collective over the
 * communicator. */
void team_comm_allgather(const char *routine, const void *comm, const int *pes, int n_pes,
                         const void *mine, void *all, size_t bytes);

/* Frees the communicator of the team, if it exists. Does not wait for other PEs. */
void team_comm_free(struct team *team);

/* Reserves the right to make a blocking collective call of MPI for this team. Such a call holds
 * net_lock until all members have made it, so other threads of the PE cannot complete a call for
 * another team. Two overlapping calls could therefore deadlock. Waits until all members have the
 * reservation. leader_comm_end_creation ends it. Collective over the team. */
void team_comm_reserve_mpi(const char *routine, struct team *team);

#endif

/*
 * Teams and MPI's communicators, for programs that call MPI themselves. A `comm` is the address of
 * one of the program's handles, whose type only the backend knows; `mpi` says for whose mpi.h the
 * program was compiled. Inter-communicators, handles of another MPI and a finalized MPI end the
 * job.
 *
 * A team's own communicator is made when the program first asks for it, and goes with the team.
 */
#ifndef ISTHMUS_TEAM_COMM_H
#define ISTHMUS_TEAM_COMM_H

#include "team/team.h"

/* The bodies of the public routines of the same names: shmemx_team_get_comm and so on. */
int team_comm_get(const char *routine, int mpi, shmem_team_t team, void *comm);
int team_comm_translate_rank(const char *routine, int mpi, const void *comm, int rank);
int team_comm_translate_pe(const char *routine, int mpi, const void *comm, int pe);

/* Ends the job unless OpenSHMEM runs, and on the MPI whose handles those of family `mpi` are. */
void team_comm_require_mpi(const char *routine, int mpi);
/* The second alone. */
void team_comm_check_mpi(const char *routine, int mpi);
/* Before the program gets a new handle: ends the job once MPI is finalized. */
void team_comm_begin_export(const char *routine);

/* The team's communicator, made if need be; NULL, alike on all its PEs and with a line, if there is
 * none to be had. Collective over the team. */
struct backend_group *team_comm_require(const char *routine, struct team *team);

/* The PEs of the program's communicator by rank, to be freed, and their number; NULL for
 * MPI_COMM_NULL. A process that is not of the job ends it. Local. */
int *team_comm_pes(const char *routine, int mpi, const void *comm, int *n_pes);

/* `bytes` of each of its n_pes members, which are `pes`, into `all`. Collective over them. */
void team_comm_allgather(const char *routine, const void *comm, const int *pes, int n_pes,
                         const void *mine, void *all, size_t bytes);

/* Frees the team's communicator, if there is one. Waits for nobody. */
void team_comm_free(struct team *team);

/* Before a call of MPI that blocks under net_lock until all PEs of the team are in it: no
 * thread of another of them may be in another such call, so they reserve that first, until
 * leader_comm_end_creation. Collective over the team. */
void team_comm_reserve_mpi(const char *routine, struct team *team);

#endif

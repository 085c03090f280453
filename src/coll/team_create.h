/*
 * Creation and destruction of teams (team/team.h). There are the predefined teams SHMEM_TEAM_WORLD
 * and SHMEM_TEAM_SHARED, teams that the program splits from a parent team, and teams that the
 * program creates from an MPI communicator.
 *
 * A split is collective over the parent team. Each member of the parent creates its record of the
 * new team (struct team) and exposes a vote. The vote contains whether the member succeeded. The
 * local leader of the new team also allocates its shared-memory state (shm/shm_sync.h), and puts
 * the location into the vote. The members combine the votes, so that the split succeeds or fails on
 * all of them, and agree on the id of the new team. If all succeeded, the members of the new team
 * attach to the shared-memory state.
 *
 * No lock protects these functions. The program must not use one parent team in two threads at the
 * same time.
 */
#ifndef ISTHMUS_TEAM_CREATE_H
#define ISTHMUS_TEAM_CREATE_H

#include "team/team.h"

/* ---- Predefined teams ---- */

/* Creates SHMEM_TEAM_WORLD and SHMEM_TEAM_SHARED. Called after the memory of the node is mapped.
 * Collective over the job. */
void team_create_predefined(void);
/* Frees the leader records and the MPI communicators of all teams. Called before the network stops.
 * Collective over the job. */
void team_free_comms(void);
/* Destroys all remaining teams. Called in shmem_finalize. Collective over the job. */
void team_destroy_all(void);

/* ---- Teams of the program ---- */

/* Creates a team of `n_members` members of the parent team, at least one. `members` lists their PE
 * numbers in the parent. Stores the new team in *new_team, or SHMEM_TEAM_INVALID on a PE that is
 * not listed. Returns 0. On failure, returns a nonzero value on all PEs of the parent. Collective
 * over the parent. */
int team_split_members(const char *routine, shmem_team_t parent, const int *members, int n_members,
                       shmem_team_t *new_team);

/* Bodies of shmem_team_split_strided and shmem_team_split_2d. */
int team_split_strided(const char *routine, shmem_team_t parent, int start, int stride, int size,
                       const shmem_team_config_t *config, long mask, shmem_team_t *new_team);
int team_split_2d(const char *routine, shmem_team_t parent, int xrange,
                  const shmem_team_config_t *x_config, long x_mask, shmem_team_t *x_team,
                  const shmem_team_config_t *y_config, long y_mask, shmem_team_t *y_team);
/* Bodies of shmemx_team_split, shmemx_comm_get_team (coll/team_comm.h) and shmem_team_destroy. */
int team_split_colored(const char *routine, shmem_team_t parent, int color, int key,
                       shmem_team_t *new_team);
int team_create_from_comm(const char *routine, int mpi, const void *comm, shmem_team_t *new_team);
void team_destroy(const char *routine, shmem_team_t handle);

/* Frees this PE's record of a team, and its handle. The members must not synchronize in the team
 * any more. Does not wait for other PEs. */
void team_create_discard(struct team *team);

#endif

/*
 * Creation and destruction of teams: the predefined teams SHMEM_TEAM_WORLD and SHMEM_TEAM_SHARED,
 * and teams that the program splits from others or creates from a communicator. Members of the
 * parent agree on the id of a new team. The records of teams are in team/team.h.
 */
#ifndef ISTHMUS_TEAM_CREATE_H
#define ISTHMUS_TEAM_CREATE_H

#include "team/team.h"

/* ---- Predefined teams ---- */

/* The world and the shared team, once the node is mapped. Collective over the job. */
void team_create_predefined(void);
/* Forgets the leaders of all teams, and frees their groups and communicators. Collective over the
 * job. */
void team_free_comms(void);
/* Destroys every team that is left. Collective over the job. */
void team_destroy_all(void);

/* ---- Teams of the program ---- */

/* *new_team = a team of these members of the parent (numbers there; at least one), or
 * SHMEM_TEAM_INVALID for who is none of them. Collective over the parent. 0, or, alike on all,
 * nonzero. */
int team_split_members(const char *routine, shmem_team_t parent, const int *members, int n_members,
                       shmem_team_t *new_team);

/* The bodies of the public routines of the same names. */
int team_split_strided(const char *routine, shmem_team_t parent, int start, int stride, int size,
                       const shmem_team_config_t *config, long mask, shmem_team_t *new_team);
int team_split_2d(const char *routine, shmem_team_t parent, int xrange,
                  const shmem_team_config_t *x_config, long x_mask, shmem_team_t *x_team,
                  const shmem_team_config_t *y_config, long y_mask, shmem_team_t *y_team);
/* Those of shmemx_team_split, and of shmemx_comm_get_team (coll/team_comm.h). */
int team_split_colored(const char *routine, shmem_team_t parent, int color, int key,
                       shmem_team_t *new_team);
int team_create_from_comm(const char *routine, int mpi, const void *comm, shmem_team_t *new_team);
void team_destroy(const char *routine, shmem_team_t handle);

/* Gives this PE's record of a team back, which nobody meets in any more. */
void team_create_discard(struct team *team);

#endif

/*
 * Teams: an ordered set of PEs, each a stride of world numbers (every split of 1.6 keeps that), and
 * the node-shared memory that its collectives meet in.
 */
#ifndef ISTHMUS_TEAM_H
#define ISTHMUS_TEAM_H

#include <stdbool.h>
#include <stdint.h>

#include "shmem.h"
#include "job.h"

struct meeting; /* node-shared state of a team's collectives: collective/meeting.h */

struct team {
    int start, stride, size; /* member i is PE start + i * stride of the job */
    int my_pe;               /* my number in the team */
    struct meeting *meeting; /* mapped; in the memory of the team's first PE */
    uint64_t round;          /* number of this PE's last meeting there */
    shmem_team_config_t config;
    shmem_team_t handle; /* SHMEM_TEAM_INVALID for the hidden teams of active sets */
};

HIDDEN extern struct team team_world;

/* The world and the shared team, once the node is mapped. Collective over the job. */
void team_start(void);
/* Destroys every team that is left. Collective over the job. */
void team_stop(void);

static inline int team_world_pe(const struct team *team, int pe)
{
    return team->start + pe * team->stride;
}

/* The member number of a PE of the job, or -1. */
int team_member(const struct team *team, int world_pe);

/* The team of a handle; NULL for SHMEM_TEAM_INVALID. Any other wrong handle ends the job. */
struct team *team_from_handle(const char *routine, shmem_team_t handle);

/* The same where SHMEM_TEAM_INVALID is wrong too. */
struct team *team_require(const char *routine, shmem_team_t handle);

/* The hidden team of an active set; ends the job if the set is wrong or this PE is not of it. */
struct team *team_of_active_set(const char *routine, int start, int log_stride, int size);

/* The bodies of the public routines of the same names. */
int team_split_strided(const char *routine, shmem_team_t parent, int start, int stride, int size,
                       const shmem_team_config_t *config, long mask, shmem_team_t *new_team);
int team_split_2d(const char *routine, shmem_team_t parent, int xrange,
                  const shmem_team_config_t *x_config, long x_mask, shmem_team_t *x_team,
                  const shmem_team_config_t *y_config, long y_mask, shmem_team_t *y_team);
void team_destroy(const char *routine, shmem_team_t handle);
int team_get_config(const char *routine, shmem_team_t handle, long mask,
                    shmem_team_config_t *config);
int team_my_pe(const char *routine, shmem_team_t handle);
int team_n_pes(const char *routine, shmem_team_t handle);
int team_translate_pe(const char *routine, shmem_team_t source, int pe, shmem_team_t dest);
bool team_is_valid(shmem_team_t handle); /* any bit pattern is a lawful argument */

#endif

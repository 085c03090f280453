/*
 * Teams.
 */
#include "team/team.h"
#include "collective/split.h"
#include "define.h"
#include "shmemx.h"

ROUTINE(int, team_my_pe, (shmem_team_t team), return team_my_pe(routine, team));
ROUTINE(int, team_n_pes, (shmem_team_t team), return team_n_pes(routine, team));
ROUTINE(int, team_get_config, (shmem_team_t team, long config_mask, shmem_team_config_t *config),
        return team_get_config(routine, team, config_mask, config));
ROUTINE(int, team_translate_pe, (shmem_team_t src_team, int src_pe, shmem_team_t dest_team),
        return team_translate_pe(routine, src_team, src_pe, dest_team));
ROUTINE(int, team_is_valid, (shmem_team_t team), return team_is_valid(team));
ROUTINE(int, team_split_strided,
        (shmem_team_t parent_team, int start, int stride, int size,
         const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team),
        return team_split_strided(routine, parent_team, start, stride, size, config, config_mask,
                                  new_team));
ROUTINE(int, team_split_2d,
        (shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config,
         long xaxis_mask, shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config,
         long yaxis_mask, shmem_team_t *yaxis_team),
        return team_split_2d(routine, parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team,
                             yaxis_config, yaxis_mask, yaxis_team));
EXTENSION(int, team_split, (shmem_team_t parent_team, int color, int key, shmem_team_t *new_team),
          return team_split_colored(routine, parent_team, color, key, new_team));
ROUTINE(void, team_destroy, (shmem_team_t team), team_destroy(routine, team));

/*
 * NVSHMEM's names of team management, for host code that is to be built with either library: they
 * are shmem.h's teams under another name. docs/nvshmem.md has the map. Not to be included together
 * with nvshmem.h.
 */
#ifndef SHMEMX_NVSHMEM_H
#define SHMEMX_NVSHMEM_H

#include "shmem.h"

typedef shmem_team_t nvshmem_team_t;
typedef shmem_team_config_t nvshmem_team_config_t;

#define NVSHMEM_TEAM_INVALID SHMEM_TEAM_INVALID
#define NVSHMEM_TEAM_WORLD   SHMEM_TEAM_WORLD
#define NVSHMEM_TEAM_SHARED  SHMEM_TEAM_SHARED

static inline int nvshmem_team_my_pe(nvshmem_team_t team)
{
    return shmem_team_my_pe(team);
}

static inline int nvshmem_team_n_pes(nvshmem_team_t team)
{
    return shmem_team_n_pes(team);
}

static inline int nvshmem_team_get_config(nvshmem_team_t team, long config_mask,
                                          nvshmem_team_config_t *config)
{
    return shmem_team_get_config(team, config_mask, config);
}

static inline int nvshmem_team_translate_pe(nvshmem_team_t src_team, int src_pe,
                                            nvshmem_team_t dest_team)
{
    return shmem_team_translate_pe(src_team, src_pe, dest_team);
}

static inline int nvshmem_team_split_strided(nvshmem_team_t parent_team, int start, int stride,
                                             int size, const nvshmem_team_config_t *config,
                                             long config_mask, nvshmem_team_t *new_team)
{
    return shmem_team_split_strided(parent_team, start, stride, size, config, config_mask,
                                    new_team);
}

static inline int nvshmem_team_split_2d(nvshmem_team_t parent_team, int xrange,
                                        const nvshmem_team_config_t *xaxis_config, long xaxis_mask,
                                        nvshmem_team_t *xaxis_team,
                                        const nvshmem_team_config_t *yaxis_config, long yaxis_mask,
                                        nvshmem_team_t *yaxis_team)
{
    return shmem_team_split_2d(parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team,
                               yaxis_config, yaxis_mask, yaxis_team);
}

static inline int nvshmem_team_sync(nvshmem_team_t team)
{
    return shmem_team_sync(team);
}

static inline void nvshmem_team_destroy(nvshmem_team_t team)
{
    shmem_team_destroy(team);
}

#endif

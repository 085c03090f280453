/*
 * Names of NVSHMEM's host routines for initialization and team management. A program that uses them
 * can be compiled with NVSHMEM or with Isthmus. Each routine calls a routine of OpenSHMEM or an
 * extension of Isthmus. docs/nvshmem.md lists the names. A file must not include both this header
 * and nvshmem.h.
 */
#ifndef SHMEMX_NVSHMEM_H
#define SHMEMX_NVSHMEM_H

#include "shmemx.h"

typedef shmemx_uniqueid_t nvshmemx_uniqueid_t;
typedef shmemx_init_attr_t nvshmemx_init_attr_t;

#define NVSHMEMX_UNIQUEID_INITIALIZER  SHMEMX_UNIQUEID_INITIALIZER
#define NVSHMEMX_INIT_ATTR_INITIALIZER SHMEMX_INIT_ATTR_INITIALIZER

#define NVSHMEMX_INIT_WITH_MPI_COMM SHMEMX_INIT_WITH_MPI_COMM
#define NVSHMEMX_INIT_WITH_UNIQUEID SHMEMX_INIT_WITH_UNIQUEID
#define NVSHMEMX_INIT_WITH_SHMEM    0 /* no flags: initializes as shmem_init does */

static inline void nvshmem_init(void)
{
    shmem_init();
}

static inline int nvshmemx_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes)
{
    return shmemx_init_attr(flags, attributes);
}

static inline int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *id)
{
    return shmemx_get_uniqueid(id);
}

static inline int nvshmemx_set_attr_uniqueid_args(int rank, int n_pes,
                                                  const nvshmemx_uniqueid_t *id,
                                                  nvshmemx_init_attr_t *attributes)
{
    return shmemx_set_attr_uniqueid_args(rank, n_pes, id, attributes);
}

static inline void nvshmem_finalize(void)
{
    shmem_finalize();
}

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

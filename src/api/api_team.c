/*
 * Public routines of teams, contexts and sessions. Also the routines that the inline functions of
 * shmemx_mpi.h call.
 */
#include "api_define.h"
#include "coll/team_comm.h"
#include "coll/team_create.h"
#include "rma/context_create.h"
#include "runtime/runtime.h"
#include "shmem_impl/mpi_calls.h"
#include "shmemx.h"
#include "spaces/space.h"
#include "team/team.h"

/* ---- Teams ---- */

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

/* ---- Contexts and sessions ---- */

ROUTINE(int, ctx_create, (long options, shmem_ctx_t *ctx),
        return context_create(routine, SHMEM_TEAM_WORLD, options, ctx));
ROUTINE(int, team_create_ctx, (shmem_team_t team, long options, shmem_ctx_t *ctx),
        return context_create(routine, team, options, ctx));
ROUTINE(void, ctx_destroy, (shmem_ctx_t ctx), context_destroy(routine, ctx));
ROUTINE(int, ctx_get_team, (shmem_ctx_t ctx, shmem_team_t *team),
        return context_get_team(routine, ctx, team));
ROUTINE(void, ctx_session_start,
        (shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, long config_mask),
        context_session_start(routine, ctx, options, config, config_mask));
ROUTINE(void, ctx_session_stop, (shmem_ctx_t ctx), context_session_stop(routine, ctx));

/* ---- Routines for shmemx_mpi.h ---- */

/* The program calls inline functions of shmemx_mpi.h, e.g. shmemx_init_comm, which call these
 * routines. These routines pass the name of the inline function, for error messages. */

EXTENSION(int, mpi_init_comm, (int mpi, const void *comm, int requested, int *provided),
          return runtime_init_comm("shmemx_init_comm",
                                   &(struct runtime_comm){.mpi = mpi, .comm = comm}, requested,
                                   provided));
EXTENSION(int, mpi_init_comm_number, (int comm, int requested, int *provided),
          return runtime_init_comm("shmemx_init_comm",
                                   &(struct runtime_comm){.mpi = RUNTIME_ANY_MPI, .number = comm},
                                   requested, provided));
EXTENSION(int, mpi_team_get_comm, (int mpi, shmem_team_t team, void *comm),
          return team_comm_get("shmemx_team_get_comm", mpi, team, comm));
EXTENSION(int, mpi_comm_get_team, (int mpi, const void *comm, shmem_team_t *team),
          return team_create_from_comm("shmemx_comm_get_team", mpi, comm, team));
EXTENSION(int, mpi_comm_translate_rank, (int mpi, const void *comm, int rank),
          return team_comm_translate_rank("shmemx_comm_translate_rank", mpi, comm, rank));
EXTENSION(int, mpi_comm_translate_pe, (int mpi, const void *comm, int pe),
          return team_comm_translate_pe("shmemx_comm_translate_pe", mpi, comm, pe));
EXTENSION(int, mpi_space_get_win, (int mpi, shmem_space_t space, void *win),
          return space_get_win("shmemx_space_get_win", mpi, space, win));

/*
 * What the inlined routines of shmemx_mpi.h call. Messages name those.
 */
#include "shmem_impl/mpi_calls.h"
#include "coll/team_comm.h"
#include "coll/team_create.h"
#include "runtime/runtime.h"
#include "spaces/space.h"
#include "api_define.h"

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

/*
 * Compiles and uses shmemx_mpi.h in C++.
 */
#include <cstdio>

#include <shmemx_mpi.h>

int main()
{
    MPI_Comm comm = MPI_COMM_NULL;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    shmem_init();
    bool right = shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm) == 0 &&
                 shmemx_comm_get_team(comm, &team) == 0 &&
                 shmem_team_n_pes(team) == shmem_n_pes() &&
                 shmemx_comm_translate_rank(comm, 0) == 0 &&
                 shmemx_comm_translate_pe(MPI_COMM_SELF, shmem_my_pe()) == 0;
    shmem_team_destroy(team);
    shmem_finalize();
    if (!right)
        std::fputs("joint_cxx.cc: not so\n", stderr);
    return right ? 0 : 1;
}

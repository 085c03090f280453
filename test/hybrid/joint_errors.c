/*
 * One wrong call of shmemx_mpi.h, which the argument names and which ends the job with a line.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <shmemx_mpi.h>

static char **program;
static shmem_team_t team;
static MPI_Comm comm;

static void make_inter(void)
{
    MPI_Comm half;
    int me = shmem_my_pe();
    MPI_Comm_split(MPI_COMM_WORLD, me, 0, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - me, 0, &comm);
}

static void inter_team(void)
{
    make_inter();
    shmemx_comm_get_team(comm, &team);
}

static void inter_rank(void)
{
    make_inter();
    shmemx_comm_translate_rank(comm, 0);
}

static void inter_pe(void)
{
    make_inter();
    shmemx_comm_translate_pe(comm, 0);
}

/* Two jobs of one process each, in one communicator. */
static void spawned(void)
{
    MPI_Comm parent, inter;
    MPI_Comm_get_parent(&parent);
    inter = parent;
    if (parent == MPI_COMM_NULL)
        MPI_Comm_spawn(program[0], program + 1, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                       MPI_ERRCODES_IGNORE);
    MPI_Intercomm_merge(inter, parent != MPI_COMM_NULL, &comm);
    int me = parent != MPI_COMM_NULL;
    if (shmemx_comm_translate_rank(comm, me) != 0 || shmemx_comm_translate_rank(comm, !me) != -1 ||
        shmemx_comm_translate_pe(comm, 0) != me)
        exit(2);
    shmemx_comm_get_team(comm, &team);
}

static void invalid_team(void)
{
    shmemx_team_get_comm((shmem_team_t)12345, &comm);
}

static void no_comm(void)
{
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, NULL);
}

static void no_team(void)
{
    shmemx_comm_get_team(MPI_COMM_WORLD, NULL);
}

static void other_mpi(void)
{
    shmemx_mpi_team_get_comm(SHMEM_IMPL_MPI_UNKNOWN, SHMEM_TEAM_WORLD, &comm);
}

static void finalized_team(void)
{
    PMPI_Finalize();
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm);
}

static void finalized_comm(void)
{
    MPI_Comm world = MPI_COMM_WORLD;
    PMPI_Finalize();
    shmemx_comm_get_team(world, &team);
}

static void after_shmem(void)
{
    shmem_finalize();
    shmemx_comm_translate_rank(MPI_COMM_WORLD, 0);
}

static const struct {
    const char *name;
    void (*act)(void);
} cases[] = {{"inter_team", inter_team},
             {"inter_rank", inter_rank},
             {"inter_pe", inter_pe},
             {"spawned", spawned},
             {"invalid_team", invalid_team},
             {"no_comm", no_comm},
             {"no_team", no_team},
             {"other_mpi", other_mpi},
             {"finalized_team", finalized_team},
             {"finalized_comm", finalized_comm},
             {"after_shmem", after_shmem}};

int main(int count, char **words)
{
    program = words;
    shmem_init();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (count == 2 && strcmp(words[1], cases[i].name) == 0)
            cases[i].act();
    puts("still here");
    return 0;
}

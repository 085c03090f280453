/*
 * Tests whether the loader recognizes by a launcher's variables that a job runs on one host.
 */
#include "loader/loader.h"

#include <stdlib.h>

#include "shmem_impl/mpi_family.h"
#include "unit.h"

static const char *openmpi(void)
{
    return "Open MPI v4.1.4";
}

static const char *mpich(void)
{
    return "MPICH Version: 4.0.2";
}

static const char *no_mpi(void)
{
    return "no MPI, one node";
}

/* Returns the result of loader_job_is_on_one_host in an environment, given as "NAME=value
 * NAME=value". */
static bool one_host(const char *(*mpi)(void), const char *variables)
{
    static const char *const names[] = {"OMPI_COMM_WORLD_SIZE",
                                        "OMPI_COMM_WORLD_RANK",
                                        "OMPI_COMM_WORLD_LOCAL_SIZE",
                                        "PMIX_RANK",
                                        "PMI_SIZE",
                                        "PMI_RANK",
                                        "PMI_FD",
                                        "PMI_PORT",
                                        "MPI_LOCALNRANKS",
                                        "SLURM_STEP_NUM_TASKS",
                                        "SLURM_PROCID",
                                        "SLURM_STEP_TASKS_PER_NODE",
                                        "OSHRUN_SIZE",
                                        "OSHRUN_RANK"};
    struct backend table = {.mpi = mpi, .family = mpi == no_mpi ? SHMEM_IMPL_MPI_NONE : 0};
    char text[256];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        unsetenv(names[i]);
    snprintf(text, sizeof text, "%s", variables);
    for (char *rest = text, *entry; (entry = strtok_r(rest, " ", &rest)) != NULL;) {
        char *value = strchr(entry, '=');
        *value = '\0';
        setenv(entry, value + 1, 1);
    }
    backend = &table;
    bool result = loader_job_is_on_one_host();
    backend = NULL;
    return result;
}

static void one_host_is_recognized_by_own_launcher(void)
{
    CHECK(one_host(openmpi, ""));
    CHECK(one_host(mpich, ""));
    CHECK(one_host(openmpi, "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_LOCAL_SIZE=4"));
    CHECK(!one_host(openmpi, "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_LOCAL_SIZE=2"));
    CHECK(one_host(mpich, "PMI_SIZE=4 PMI_RANK=0 MPI_LOCALNRANKS=4"));
    CHECK(!one_host(mpich, "PMI_SIZE=4 PMI_RANK=0 MPI_LOCALNRANKS=1"));
    CHECK(one_host(no_mpi, "OSHRUN_SIZE=4 OSHRUN_RANK=0"));
    /* Inside the job of another launcher. */
    CHECK(one_host(no_mpi, "PMI_SIZE=4 PMI_RANK=0 MPI_LOCALNRANKS=1 OSHRUN_SIZE=2 OSHRUN_RANK=1"));
    CHECK(!one_host(mpich, "PMI_SIZE=4 PMI_RANK=0 MPI_LOCALNRANKS=1 OSHRUN_SIZE=2 OSHRUN_RANK=1"));
    /* The launcher does not state the number of local processes. */
    CHECK(!one_host(mpich, "PMI_SIZE=4 PMI_RANK=0"));
    CHECK(!one_host(mpich, "PMI_FD=6"));
    CHECK(!one_host(openmpi, "PMIX_RANK=0"));
}

static void other_launchers_are_ignored_except_srun(void)
{
    /* Only the variables of the launcher of this MPI count. */
    CHECK(one_host(mpich, "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_LOCAL_SIZE=2"));
    CHECK(!one_host(mpich, "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_LOCAL_SIZE=4 PMI_RANK=0"));
    /* srun, alone and together with the variables that it sets for an MPI. */
    CHECK(one_host(openmpi, "SLURM_STEP_NUM_TASKS=4 SLURM_PROCID=0 SLURM_STEP_TASKS_PER_NODE=4"));
    CHECK(!one_host(mpich, "SLURM_STEP_NUM_TASKS=4 SLURM_PROCID=0 "
                           "SLURM_STEP_TASKS_PER_NODE=2(x2)"));
    CHECK(one_host(openmpi, "PMIX_RANK=1 SLURM_STEP_NUM_TASKS=2 SLURM_STEP_TASKS_PER_NODE=2"));
    CHECK(!one_host(mpich, "PMI_RANK=1 PMI_SIZE=2 SLURM_STEP_NUM_TASKS=2 "
                           "SLURM_STEP_TASKS_PER_NODE=1,1"));
    /* srun has started the daemons of mpirun, one on this host. */
    CHECK(!one_host(openmpi, "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_LOCAL_SIZE=2 "
                             "SLURM_STEP_NUM_TASKS=1 SLURM_STEP_TASKS_PER_NODE=1"));
}

int main(void)
{
    one_host_is_recognized_by_own_launcher();
    other_launchers_are_ignored_except_srun();
    return unit_status();
}

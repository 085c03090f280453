/*
 * Initializes MPI: sets environment variables that configure MPI, and converts thread levels.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#include "mpi_module.h"

static const int mpi_thread_levels[] = {
    [BACKEND_THREAD_SINGLE] = MPI_THREAD_SINGLE,
    [BACKEND_THREAD_FUNNELED] = MPI_THREAD_FUNNELED,
    [BACKEND_THREAD_SERIALIZED] = MPI_THREAD_SERIALIZED,
    [BACKEND_THREAD_MULTIPLE] = MPI_THREAD_MULTIPLE,
};

_Static_assert(sizeof mpi_thread_levels / sizeof mpi_thread_levels[0] ==
                   BACKEND_THREAD_MULTIPLE + 1,
               "each level is one of MPI's");
_Static_assert(MPI_THREAD_SINGLE < MPI_THREAD_FUNNELED &&
                   MPI_THREAD_FUNNELED < MPI_THREAD_SERIALIZED &&
                   MPI_THREAD_SERIALIZED < MPI_THREAD_MULTIPLE,
               "MPI's levels are in our order");

/* Converts an MPI thread level. Rounds down, because an MPI may return a value between the four
 * standard levels. */
static enum backend_thread_level mpi_start_thread_level(int mpi_level)
{
    enum backend_thread_level level = BACKEND_THREAD_MULTIPLE;
    while (level > BACKEND_THREAD_SINGLE && mpi_thread_levels[level] > mpi_level)
        level--;
    return level;
}

/* For a process without a launcher, Open MPI starts a daemon, which takes time and requires ssh.
 * A job of one PE does not need the daemon. */
static void mpi_start_prepare_singleton(void)
{
    if (getenv("OMPI_COMM_WORLD_SIZE") == NULL && getenv("PMIX_RANK") == NULL)
        setenv("OMPI_MCA_ess_singleton_isolated", "1", 0);
}

/* Open MPI 5 prints a message for each pair of PEs whose hosts have IPv6 addresses that it
 * cannot match. In a job on one host no messages use TCP, so disable IPv6. */
static void mpi_start_prepare_one_host(void)
{
    const char *size = getenv("OMPI_COMM_WORLD_SIZE");
    const char *local_size = getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
    if (size != NULL && local_size != NULL && strcmp(size, local_size) == 0)
        setenv("OMPI_MCA_btl_tcp_disable_family", "6", 0);
}

/* Returns true if /proc hides processes that the caller may not inspect (mount option hidepid).
 * If /proc is mounted several times, the last mount is visible. */
static bool mpi_start_proc_hides_processes(void)
{
    char line[1024];
    bool hides = false;
    FILE *mounts = fopen("/proc/self/mountinfo", "re");
    while (mounts != NULL && fgets(line, sizeof line, mounts) != NULL)
        if (strstr(line, " /proc ") != NULL && strstr(line, " - proc ") != NULL)
            hides = strstr(line, "hidepid=") != NULL;
    if (mounts != NULL)
        fclose(mounts);
    return hides;
}

static bool shares_no_memory;

/* UCX, which MPICH uses, opens the memory of other PEs through /proc/PID/fd. If the program's
 * file is executable but not readable, the kernel refuses this, so UCX must open the memory by
 * name. UCX also checks in /proc/PID whether a peer that shares memory is alive. With the mount
 * option hidepid, UCX treats hidden processes as dead, so UCX must not use shared memory. */
static void mpi_start_prepare_unreadable(void)
{
    if (prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 1)
        return;
    setenv("UCX_POSIX_USE_PROC_LINK", "n", 0);
    shares_no_memory = mpi_start_proc_hides_processes();
    if (shares_no_memory)
        setenv("UCX_TLS", "^sm", 0);
}

bool start_shares_no_memory(void)
{
    return shares_no_memory;
}

/* Sets environment variables that configure MPI, except variables that the user has set. */
static void mpi_start_prepare_mpi(void)
{
    if (library_is_open_mpi()) {
        mpi_start_prepare_singleton();
        mpi_start_prepare_one_host();
    }
    mpi_start_prepare_unreadable();
}

int start_mpi(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    int level = MPI_THREAD_SINGLE;
    if (library_is_initialized()) {
        if (check("MPI_Query_thread", PMPI_Query_thread(&level)) != 0)
            return -1;
    } else {
        mpi_start_prepare_mpi();
        one_sided_choose(requested);
        int code = PMPI_Init_thread(NULL, NULL, mpi_thread_levels[requested], &level);
        if (check("MPI_Init_thread", code) != 0)
            return -1;
        job.initialized_mpi = true;
    }
    *provided = job.level = mpi_start_thread_level(level);
    return 0;
}

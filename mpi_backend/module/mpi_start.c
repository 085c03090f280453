/*
 * MPI's start: its own settings, and the thread level.
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

/* MPI orders its levels, and need not give one of the four. */
static enum backend_thread_level mpi_start_thread_level(int mpi_level)
{
    enum backend_thread_level level = BACKEND_THREAD_MULTIPLE;
    while (level > BACKEND_THREAD_SINGLE && mpi_thread_levels[level] > mpi_level)
        level--;
    return level;
}

/* Open MPI starts a daemon for a process without a launcher, which takes time and wants an ssh; a
 * job of one PE needs none. */
static void mpi_start_prepare_singleton(void)
{
    if (getenv("OMPI_COMM_WORLD_SIZE") == NULL && getenv("PMIX_RANK") == NULL)
        setenv("OMPI_MCA_ess_singleton_isolated", "1", 0);
}

/* Open MPI 5 writes a line for each pair of PEs whose hosts have IPv6 addresses that it cannot
 * pair. On one host nothing goes by TCP. */
static void mpi_start_prepare_one_host(void)
{
    const char *size = getenv("OMPI_COMM_WORLD_SIZE");
    const char *local_size = getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
    if (size != NULL && local_size != NULL && strcmp(size, local_size) == 0)
        setenv("OMPI_MCA_btl_tcp_disable_family", "6", 0);
}

/* Whether /proc is mounted so that it hides processes which the caller may not look into; the last
 * of several mounts is seen. */
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

/* UCX, below MPICH, opens other PEs' memory through /proc/PID/fd, which is refused where the
 * program may be run but not read. Then it is to use names, as it can. By /proc/PID it also sees
 * whether those live with whom it shares memory, and takes hidden ones for dead: then it is to
 * share none. */
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

/* Settings of the MPI's own, where the user has not made them. */
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

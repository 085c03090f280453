/*
 * The job: MPI's start and end, and the communicators that are ours.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "module.h"

struct module_job job;

const char *job_library_version(void)
{
    static char line[256];
    if (line[0] != '\0')
        return line;
    char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0;
    if (PMPI_Get_library_version(text, &length) != MPI_SUCCESS)
        return "an MPI that does not tell its version";
    copy_line(line, sizeof line, text);
    return line;
}

/* Another MPI's symbols may come before those that this module was linked with, when the program
 * brought it along. Its handles mean nothing to ours, so this has to be found out first. */
static int check_family(void)
{
    bool found = strstr(job_library_version(), "Open MPI") != NULL;
#ifdef OPEN_MPI
    bool expected = true;
#else
    bool expected = false;
#endif
    if (found == expected)
        return 0;
    return fail("the module %s was built for another MPI than the one in this process (%s)",
                BACKEND_NAME, job_library_version());
}

static const int mpi_thread_levels[] = {
    [BACKEND_THREAD_SINGLE] = MPI_THREAD_SINGLE,
    [BACKEND_THREAD_FUNNELED] = MPI_THREAD_FUNNELED,
    [BACKEND_THREAD_SERIALIZED] = MPI_THREAD_SERIALIZED,
    [BACKEND_THREAD_MULTIPLE] = MPI_THREAD_MULTIPLE,
};

/* MPI orders its levels, and need not give one of the four. */
static enum backend_thread_level thread_level(int mpi_level)
{
    enum backend_thread_level level = BACKEND_THREAD_MULTIPLE;
    while (level > BACKEND_THREAD_SINGLE && mpi_thread_levels[level] > mpi_level)
        level--;
    return level;
}

int job_is_initialized(void)
{
    int flag = 0;
    return check("MPI_Initialized", PMPI_Initialized(&flag)) == 0 && flag;
}

int job_is_finalized(void)
{
    int flag = 0;
    return check("MPI_Finalized", PMPI_Finalized(&flag)) == 0 && flag;
}

bool job_mpi_is_alive(void)
{
    return job_is_initialized() && !job_is_finalized();
}

#ifdef OPEN_MPI
/* Open MPI starts a daemon for a process without a launcher, which takes time and wants an ssh; a
 * job of one PE needs none. */
static void prepare_singleton(void)
{
    if (getenv("OMPI_COMM_WORLD_SIZE") == NULL && getenv("PMIX_RANK") == NULL)
        setenv("OMPI_MCA_ess_singleton_isolated", "1", 0);
}

/* Open MPI 5 writes a line for each pair of PEs whose hosts have IPv6 addresses that it cannot
 * pair. On one host nothing goes by TCP. */
static void prepare_one_host(void)
{
    const char *size = getenv("OMPI_COMM_WORLD_SIZE");
    const char *local_size = getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
    if (size != NULL && local_size != NULL && strcmp(size, local_size) == 0)
        setenv("OMPI_MCA_btl_tcp_disable_family", "6", 0);
}
#endif

/* UCX, below MPICH, opens other PEs' memory through /proc/PID/fd, which is refused where the
 * program may be run but not read. Then it is to use names, as it can. */
static void prepare_unreadable(void)
{
    if (prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) != 1)
        setenv("UCX_POSIX_USE_PROC_LINK", "n", 0);
}

/* Settings of the MPI's own, where the user has not made them. */
static void prepare_mpi(void)
{
#ifdef OPEN_MPI
    prepare_singleton();
    prepare_one_host();
#endif
    prepare_unreadable();
}

static int start_mpi(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    int level = MPI_THREAD_SINGLE;
    if (job_is_initialized()) {
        if (check("MPI_Query_thread", PMPI_Query_thread(&level)) != 0)
            return -1;
    } else {
        prepare_mpi();
        one_sided_choose(requested);
        int code = PMPI_Init_thread(NULL, NULL, mpi_thread_levels[requested], &level);
        if (check("MPI_Init_thread", code) != 0)
            return -1;
        job.initialized_mpi = true;
    }
    *provided = job.level = thread_level(level);
    return 0;
}

int job_duplicate(MPI_Comm comm, MPI_Comm *duplicate)
{
    if (check("MPI_Comm_dup", PMPI_Comm_dup(comm, duplicate)) != 0)
        return -1;
    int code = PMPI_Comm_set_errhandler(*duplicate, MPI_ERRORS_RETURN);
    return check("MPI_Comm_set_errhandler", code);
}

/* In an MPI that the program initialized we need a communicator of our own. In one that we have
 * just initialized ourselves nobody else is there, and making one takes 20 ms with MPICH on crowded
 * cores. */
static int choose_communicator(bool was_initialized)
{
    job.borrowed = !was_initialized;
    job.comm = MPI_COMM_WORLD;
    if (was_initialized && job_duplicate(MPI_COMM_WORLD, &job.comm) != 0)
        return -1;
    if (check("MPI_Comm_rank", PMPI_Comm_rank(job.comm, &job.rank)) != 0)
        return -1;
    return check("MPI_Comm_size", PMPI_Comm_size(job.comm, &job.size));
}

int job_init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    if (check_family() != 0)
        return -1;
    if (job_is_finalized())
        return fail("MPI was finalized in this process, and it cannot be initialized again");
    bool was_initialized = job_is_initialized();
    if (start_mpi(requested, provided) != 0)
        return -1;
    if (job.joined)
        return 0;
    job.joined = true;
    return choose_communicator(was_initialized);
}

int job_rank(void)
{
    return job.rank;
}

int job_size(void)
{
    return job.size;
}

static int disconnect(void)
{
    job.connected = false;
    return check("MPI_Comm_free", PMPI_Comm_free(&job.messages));
}

/* With MPI_THREAD_MULTIPLE, MPICH 4.0 aborted after that in a third of the jobs: a mutex that it
 * destroys was still locked. */
static int calls_work_in_finalize(void)
{
#ifdef OPEN_MPI
    return 1;
#else
    return job.level < BACKEND_THREAD_MULTIPLE;
#endif
}

static int at_finalize(MPI_Comm self, int key, void *value, void *state)
{
    (void)self;
    (void)key;
    (void)value;
    (void)state;
    if (job.connected) {
        job.finalizing(calls_work_in_finalize());
        if (disconnect() != 0)
            return MPI_ERR_OTHER;
    }
    if (yield_stop(true) != 0 || (job.settles && settle() != 0))
        return MPI_ERR_OTHER;
    return MPI_SUCCESS;
}

/* MPI_Finalize, whoever calls it, begins with deleting what is attached to MPI_COMM_SELF, while all
 * of MPI still works. */
int job_watch_finalize(void)
{
    static bool watches;
    int key;
    if (watches)
        return 0;
    int code = PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, at_finalize, &key, NULL);
    if (check("MPI_Comm_create_keyval", code) != 0)
        return -1;
    if (check("MPI_Comm_set_attr", PMPI_Comm_set_attr(MPI_COMM_SELF, key, NULL)) != 0)
        return -1;
    watches = true;
    return check("MPI_Comm_free_keyval", PMPI_Comm_free_keyval(&key));
}

/* Groups and windows are made from a communicator that carries no messages: an MPI may use
 * ordinary ones while it makes them, which a receive from any PE could catch. */
int job_connect(void (*finalizing)(int calls_work))
{
    if (job.borrowed && job_duplicate(MPI_COMM_WORLD, &job.comm) != 0)
        return -1;
    job.borrowed = false;
    if (job_duplicate(job.comm, &job.messages) != 0 || one_sided_know() != 0 ||
        job_watch_finalize() != 0)
        return -1;
    job.finalizing = finalizing;
    job.connected = job.settles = true;
    return 0;
}

int job_leave(void)
{
    bool was_joined = job.joined;
    job.joined = false;
    if (!was_joined || job_is_finalized())
        return 0;
    if ((job.connected && disconnect() != 0) || yield_stop(false) != 0)
        return -1;
    return job.borrowed ? 0 : check("MPI_Comm_free", PMPI_Comm_free(&job.comm));
}

int job_finalize(void)
{
    if (!job.initialized_mpi || job_is_finalized())
        return 0;
    if (job_leave() != 0)
        return -1;
    return check("MPI_Finalize", PMPI_Finalize());
}

/* mpiexec of Open MPI 4.1 crashes or hangs in half of the jobs in which some PEs call MPI_Abort
 * while another is in MPI_Finalize; it also ends a job in which a process ends with another status
 * than 0. */
static bool exit_ends_job(int status)
{
#ifdef OPEN_MPI
    return (status & 0xff) != 0 && getenv("OMPI_MCA_orte_hnp_uri") != NULL;
#else
    (void)status;
    return false;
#endif
}

/* On MPI_COMM_WORLD, not on our duplicate: MPICH tells its launcher only then, and aborts another
 * communicator by messages that race with the process's end, so that mpiexec's status is often 9.
 * The pause: its launcher throws away what was written and is
 * still on its way. */
void job_abort(int status)
{
    const struct timespec grace = {.tv_nsec = 20L * 1000 * 1000};

    nanosleep(&grace, NULL);
    if (!exit_ends_job(status) && job_mpi_is_alive())
        PMPI_Abort(MPI_COMM_WORLD, status);
    _exit(status);
}

static void (*at_unload)(void);

void job_at_unload(void (*finish)(void))
{
    at_unload = finish;
}

/* A module's destructors run before those of the MPI that it is linked with. */
__attribute__((destructor)) static void unload(void)
{
    if (at_unload != NULL)
        at_unload();
}

/*
 * The module's life in a job: init, connect, leave, finalize.
 */
#include "module.h"

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

static int disconnect(void)
{
    job.connected = false;
    return check("MPI_Comm_free", PMPI_Comm_free(&job.messages));
}

/* With MPI_THREAD_MULTIPLE, MPICH 4.0 aborted after that in a third of the jobs: a mutex that it
 * destroys was still locked. */
static int calls_work_in_finalize(void)
{
    return library_is_open_mpi() || job.level < BACKEND_THREAD_MULTIPLE;
}

/* All of MPI still works. */
static int at_finalize(void)
{
    if (job.finalizing != NULL)
        job.finalizing(calls_work_in_finalize());
    job.finalizing = NULL;
    if ((job.connected && disconnect() != 0) || yield_stop(true) != 0)
        return -1;
    return job.quiesces ? quiesce() : 0;
}

int life_init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    if (library_check_family() != 0)
        return -1;
    if (library_is_finalized())
        return fail("MPI was finalized in this process, and it cannot be initialized again");
    finalize_watch_set(at_finalize);
    bool was_initialized = library_is_initialized();
    if (start_mpi(requested, provided) != 0)
        return -1;
    if (job.joined)
        return 0;
    job.joined = true;
    return choose_communicator(was_initialized);
}

int life_watch_finalize(void (*finalizing)(int calls_work))
{
    job.finalizing = finalizing;
    return finalize_watch();
}

/* Groups and windows are made from a communicator that carries no messages: an MPI may use
 * ordinary ones while it makes them, which a receive from any PE could catch. */
int life_connect(void (*finalizing)(int calls_work))
{
    if (job.borrowed && job_duplicate(MPI_COMM_WORLD, &job.comm) != 0)
        return -1;
    job.borrowed = false;
    if (job_duplicate(job.comm, &job.messages) != 0 || one_sided_know() != 0 ||
        life_watch_finalize(finalizing) != 0)
        return -1;
    job.connected = job.quiesces = true;
    return 0;
}

int life_leave(void)
{
    bool was_joined = job.joined;
    job.joined = false;
    job.finalizing = NULL;
    if (!was_joined || library_is_finalized())
        return 0;
    if ((job.connected && disconnect() != 0) || yield_stop(false) != 0)
        return -1;
    return job.borrowed ? 0 : check("MPI_Comm_free", PMPI_Comm_free(&job.comm));
}

int life_finalize(void)
{
    if (!job.initialized_mpi || library_is_finalized())
        return 0;
    if (life_leave() != 0)
        return -1;
    return check("MPI_Finalize", PMPI_Finalize());
}

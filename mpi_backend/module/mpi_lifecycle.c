/*
 * Start and end of a job in this module: init, connect, leave, finalize.
 */
#include <stdint.h>

#include "mpi_module.h"

/* If the program initialized MPI, the job needs a duplicate of MPI_COMM_WORLD. If this module
 * has just initialized MPI, only the module uses MPI_COMM_WORLD, and it needs no duplicate.
 * Creating one takes 20 ms with MPICH if processes share cores. */
static int mpi_lifecycle_choose_communicator(bool was_initialized)
{
    job.is_subset = false;
    job.is_world = !was_initialized && !job.saved.needed;
    job.comm = job.saved.needed ? job.saved.comm : MPI_COMM_WORLD;
    if (!was_initialized)
        return 0;
    return job.saved.needed ? arrivals_await(job.comm, NULL)
                            : arrivals_await(MPI_COMM_WORLD, &job.comm);
}

/* Sets the communicator of the job. If this module has created origin->comm, uses it directly.
 * If the program uses origin->comm, duplicates it. */
static int mpi_lifecycle_use_communicator(const struct lifecycle_members *origin)
{
    job.is_subset = true;
    job.is_world = false;
    if (!origin->is_ours)
        return arrivals_await(origin->comm, &job.comm);
    job.comm = origin->comm;
    return 0;
}

static int mpi_lifecycle_find_rank(void)
{
    if (check("MPI_Comm_rank", PMPI_Comm_rank(job.comm, &job.rank)) != 0)
        return -1;
    return check("MPI_Comm_size", PMPI_Comm_size(job.comm, &job.size));
}

static int mpi_lifecycle_disconnect(void)
{
    if (!job.connected)
        return 0;
    job.connected = false;
    return job.messages == job.comm ? 0 : check("MPI_Comm_free", PMPI_Comm_free(&job.messages));
}

/* Returns whether MPI calls work at the beginning of MPI_Finalize. With MPI_THREAD_MULTIPLE,
 * MPICH 4.0 aborted in a third of the jobs that called MPI at this time, because it destroyed a
 * mutex that was still locked. */
static int mpi_lifecycle_calls_work_in_finalize(void)
{
    return library_is_open_mpi() || job.level < BACKEND_THREAD_MULTIPLE;
}

/* Prepares for MPI_Finalize. If the job has all processes of MPI_COMM_WORLD, keeps its
 * communicator for quiesce(). If the job has only some of them, synchronizes them now, because
 * they may join another job later. */
static int mpi_lifecycle_prepare_mpi_finalize(void)
{
    if (!quiesce_is_needed())
        return 0;
    if (job.is_subset)
        return quiesce_subset(job.comm);
    job.saved = (struct quiescence){.needed = true, .comm = job.comm, .hydra = job.hydra};
    return 0;
}

/* Called at the beginning of MPI_Finalize. All functions of MPI still work at this time. */
static int mpi_lifecycle_at_finalize(void)
{
    if (job.finalizing != NULL)
        job.finalizing(mpi_lifecycle_calls_work_in_finalize());
    job.finalizing = NULL;
    if (mpi_lifecycle_prepare_mpi_finalize() != 0 || mpi_lifecycle_disconnect() != 0 ||
        yield_stop(true) != 0)
        return -1;
    if (!job.saved.needed)
        return 0;
    if (quiesce(&job.saved) != 0)
        return -1;
    return job.joined ? 0 : check("MPI_Comm_free", PMPI_Comm_free(&job.saved.comm));
}

/* `origin` contains the processes of the job. NULL means all processes of MPI_COMM_WORLD. */
static int mpi_lifecycle_init(const struct lifecycle_members *origin,
                              enum backend_thread_level requested,
                              enum backend_thread_level *provided)
{
    if (library_check_family() != 0)
        return -1;
    if (library_is_finalized())
        return fail("MPI was finalized in this process, and it cannot be initialized again");
    finalize_hook_set(mpi_lifecycle_at_finalize);
    bool was_initialized = library_is_initialized();
    if (start_mpi(requested, provided) != 0)
        return -1;
    if (job.joined)
        return 0;
    job.joined = true;
    int failed = origin != NULL ? mpi_lifecycle_use_communicator(origin)
                                : mpi_lifecycle_choose_communicator(was_initialized);
    return failed ? -1 : mpi_lifecycle_find_rank();
}

int lifecycle_init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    return mpi_lifecycle_init(NULL, requested, provided);
}

/* Counts the processes of MPI_COMM_WORLD that are not in the job. Processes that were spawned,
 * or that belong to an MPI session only, are not counted. */
static int mpi_lifecycle_count_others(int *others)
{
    int all = 0;
    if (check("MPI_Comm_size", PMPI_Comm_size(MPI_COMM_WORLD, &all)) != 0)
        return -1;
    *others = all > job.size ? all - job.size : 0;
    return 0;
}

int lifecycle_init_over(const struct lifecycle_members *origin, enum backend_thread_level requested,
                        enum backend_thread_level *provided, int *others)
{
    return mpi_lifecycle_init(origin, requested, provided) != 0
               ? -1
               : mpi_lifecycle_count_others(others);
}

int lifecycle_watch_finalize(void (*finalizing)(int calls_work))
{
    job.finalizing = finalizing;
    return finalize_hook_install();
}

/* Selects the communicator for messages. Uses job.comm if tags can distinguish the module's own
 * messages from those of the library, because creating another communicator is the most
 * expensive call at the start of a job. */
static int mpi_lifecycle_choose_messages(void)
{
    if (job.is_world && job_duplicate(MPI_COMM_WORLD, &job.comm) != 0)
        return -1;
    job.is_world = false;
    job.messages = job.comm;
    return job_has_internal_tags() ? 0 : job_duplicate(job.comm, &job.messages);
}

/* Returns a number that is equal on all PEs of one host: a hash of the host's name in MPI. */
static int mpi_lifecycle_host_id(void)
{
    char name[MPI_MAX_PROCESSOR_NAME] = "";
    int length = 0;
    uint32_t number = 0;
    if (check("MPI_Get_processor_name", PMPI_Get_processor_name(name, &length)) != 0)
        return 0;
    for (int i = 0; i < length; i++)
        number = (number ^ (unsigned char)name[i]) * 16777619u;
    return (int)(number >> 1);
}

/* Computes the maximum of `mine` over all PEs. The same exchange also determines properties of
 * the job on which all PEs must agree. Hosts of a job can assess windows differently; the worst
 * assessment applies to all PEs. */
int lifecycle_maximum(int mine, int *maximum)
{
    int host = mpi_lifecycle_host_id(), connection = job.is_subset ? -1 : hydra_connection();
    int most[] = {mine, one_sided_assess(), host, -host, connection < 0, start_shares_no_memory()};
    if (exchange_maximum(most, sizeof most / sizeof most[0]) != 0)
        return -1;
    *maximum = most[0];
    one_sided_set_assessment(most[1]);
    job.by_network = most[2] != -most[3] || most[5];
    job.hydra = most[4] ? -1 : connection;
    job.agreed = true;
    return 0;
}

/* Determines the properties of the job on which all PEs must agree, unless lifecycle_maximum has
 * done so already. */
static int mpi_lifecycle_agree(void)
{
    int nothing;
    return job.agreed ? 0 : lifecycle_maximum(0, &nothing);
}

int lifecycle_connect(void (*finalizing)(int calls_work))
{
    if (mpi_lifecycle_choose_messages() != 0 || mpi_lifecycle_agree() != 0 ||
        lifecycle_watch_finalize(finalizing) != 0)
        return -1;
    job.connected = true;
    return 0;
}

int lifecycle_leave(void)
{
    bool was_joined = job.joined;
    job.joined = job.agreed = false;
    job.finalizing = NULL;
    if (!was_joined || library_is_finalized())
        return 0;
    if (mpi_lifecycle_prepare_mpi_finalize() != 0 || mpi_lifecycle_disconnect() != 0 ||
        yield_stop(false) != 0)
        return -1;
    if (job.is_world || (job.saved.needed && !job.is_subset))
        return 0;
    return check("MPI_Comm_free", PMPI_Comm_free(&job.comm));
}

int lifecycle_finalize(void)
{
    if (!job.initialized_mpi || library_is_finalized())
        return 0;
    if (lifecycle_leave() != 0)
        return -1;
    return check("MPI_Finalize", PMPI_Finalize());
}

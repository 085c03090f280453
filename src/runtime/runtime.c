#include "runtime.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "am/am.h"
#include "base/check.h"
#include "base/environment.h"
#include "base/near.h"
#include "base/platform.h"
#include "base/report.h"
#include "base/supervisor_pipe.h"
#include "coll/coll.h"
#include "coll/nbc/nbc_request.h"
#include "coll/team_comm.h"
#include "coll/team_create.h"
#include "device/device.h"
#include "diag/lifecycle.h"
#include "fault.h"
#include "fork.h"
#include "global_exit.h"
#include "interposition.h"
#include "loader/hybrid.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/net_start.h"
#include "net/peer_wait.h"
#include "net/progress.h"
#include "net/transport.h"
#include "net/window.h"
#include "rma/context_create.h"
#include "rma/lock.h"
#include "shm/core_dump.h"
#include "shm/large_pages.h"
#include "shm/node_start.h"
#include "shm/segment.h"
#include "shm/static_data.h"
#include "shm/waiting.h"
#include "shmem_impl/mpi_family.h"
#include "spaces/space.h"
#include "spaces/space_place.h"
#include "spaces/space_memory.h"
#include "spaces/space_pool.h"
#include "team/request.h"
#include "team/team.h"
#include "unique_id.h"

static struct {
    pthread_mutex_t mutex;
    int users; /* calls of init without a matching finalize */
    bool exit_is_registered;
    bool is_stopping; /* the last finalize has begun and has not ended */
    bool stopped_at_exit;
    pid_t process; /* PID; a forked child must not end the job of its parent */
} runtime = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static bool runtime_is_initialized(void)
{
    return __atomic_load_n(&job.n_pes, __ATOMIC_ACQUIRE) != 0;
}

void runtime_query_initialized(const char *routine, int *initialized)
{
    check_result(routine, "initialized", initialized);
    *initialized = runtime_is_initialized();
}

static void runtime_require(const char *routine, int failed)
{
    if (failed)
        report_fatal(routine, "%s", backend->message());
}

static void runtime_read_environment(const char *routine)
{
    const char *wrong = environment_read(&environment);
    if (wrong != NULL)
        report_fatal(routine, "%s", wrong);
}

/* Returns the thread level to request from MPI. If PEs do not communicate through MPI, or the
 * library progresses MPI by polling only, no thread of the library calls MPI, so the level that the
 * program requested suffices. Open MPI's messages are faster at a lower level. Otherwise the
 * library calls MPI under one lock, so that MPI_THREAD_SERIALIZED suffices for all threads. A
 * program that calls MPI too does not take this lock, and needs MPI_THREAD_MULTIPLE. */
static enum backend_thread_level runtime_thread_level_for_mpi(int requested)
{
    bool spans_nodes = !loader_job_is_on_one_host() || environment.node_size != 0;
    bool network = spans_nodes || environment.path != TRANSPORT_SHM || environment.amo == AMO_MPI;
    enum backend_thread_level asked = (enum backend_thread_level)requested;
    if (!network)
        return asked;
    bool has_mpi = loader_program_has_mpi();
    bool polls =
        environment.progress == PROGRESS_POLL || (has_mpi && select_excludes_thread_multiple());
    enum backend_thread_level most = has_mpi ? BACKEND_THREAD_MULTIPLE : BACKEND_THREAD_SERIALIZED;
    return polls && asked < most ? asked : most;
}

/* Aborts the job. The caller has printed the reason. */
static void runtime_abort_whole_job(int status)
{
    supervisor_report(SUPERVISOR_EXPLAINED);
    /* While this thread polls for messages, ThreadSanitizer ignores its memory accesses. Observe
     * them again, because the abort may call exit, which runs code of the program. */
    sanitizer_ignore_end();
    backend->abort(status);
}

/* Warns if the process can open too few files or cannot read /proc. Some MPI libraries then fail
 * with an unclear message, or crash. */
static void runtime_report_missing_resources(const char *routine)
{
    enum { ENOUGH = 32 };
    int descriptors[ENOUGH], free = 0;
    while (free < ENOUGH && (descriptors[free] = eventfd(0, EFD_CLOEXEC)) >= 0)
        free++;
    /* If no file can be opened, opening the module fails with an error message. */
    if (free > 0 && free < ENOUGH)
        report_warning(
            routine,
            "this process can open only %d more files (ulimit -n): MPI may need %d files to start",
            free, ENOUGH);
    while (free > 0)
        close(descriptors[--free]);
    if (access("/proc/self", F_OK) != 0)
        report_warning(routine, "/proc cannot be read (%s): MPI may fail to start without /proc",
                       strerror(errno));
}

static bool runtime_needs_mpi(const char *wanted)
{
    const char *because, *name = loader_choose(wanted, &because);
    return name == NULL || strcmp(name, "none") != 0;
}

/* Aborts the job if a setting needs MPI or several nodes, and the backend is `none`. Without MPI
 * the job has one node, and all transfers are loads and stores. */
static void runtime_require_one_node(const char *routine)
{
    const char *wrong = NULL;
    if (backend->family != SHMEM_IMPL_MPI_NONE)
        return;
    if (environment.node_size != 0)
        wrong = "ISTHMUS_NODE_SIZE requests virtual nodes";
    else if (environment.path != TRANSPORT_SHM)
        wrong = "ISTHMUS_PATH selects a transport that needs MPI";
    else if (environment.amo == AMO_MPI)
        wrong = "ISTHMUS_AMO=mpi needs MPI";
    if (wrong != NULL)
        report_fatal(routine,
                     "%s, but the backend none has only one node and no MPI: unset the variable, "
                     "or select an MPI with ISTHMUS_MPI or oshrun --mpi",
                     wrong);
}

static void runtime_open_module(const char *routine, const char *wanted)
{
    fault_record_handlers();
    if (runtime_needs_mpi(wanted))
        runtime_report_missing_resources(routine);
    loader_open(routine, wanted);
}

static void runtime_open_backend(const char *routine)
{
    runtime_read_environment(routine);
    runtime_open_module(routine, environment.mpi);
}

/* Specifies the processes that become PEs. Exactly one member is set. */
struct membership {
    bool is_all;
    const void *comm; /* address of a communicator handle of the program */
    const struct backend_bootstrap *bootstrap;
};

static int runtime_init_backend(const struct membership *membership,
                                enum backend_thread_level asked,
                                enum backend_thread_level *provided)
{
    if (membership->is_all)
        return backend->init(asked, provided);
    if (membership->bootstrap == NULL)
        return backend->init_over(membership->comm, asked, provided, &job.n_other_processes);
    /* From here on, report_fatal and report_exit abort the whole job, because other PEs may be
     * waiting for this process. */
    report_set_abort(runtime_abort_whole_job);
    return backend->init_by_id(membership->bootstrap, asked, provided, &job.n_other_processes);
}

/* Prints a message of the backend about processes that have not yet called the initialization
 * routine. The library does not run yet, so the message names a process instead of a PE. */
static const char *starting;
static void runtime_tell_who_waits(const char *line)
{
    report_warning(starting, "%s", line);
}

static void runtime_report_waits(const char *routine)
{
    starting = routine;
    const struct backend_reminder reminder = {
        .seconds = environment.debug ? (double)environment.watchdog : 0,
        .report = runtime_tell_who_waits};
    backend->report_waits(&reminder);
}

/* Starts the backend, and returns the thread level that MPI provides. */
static enum backend_thread_level
runtime_start_backend(const char *routine, const struct membership *membership, int requested)
{
    /* Call this before MPI and the detection of failed PEs start, because both start threads. */
    static_data_share_again();
    enum backend_thread_level provided;
    runtime_report_waits(routine);
    runtime_require(routine, runtime_init_backend(
                                 membership, runtime_thread_level_for_mpi(requested), &provided));
    report_set_abort(runtime_abort_whole_job);
    report_set_pe(backend->rank());
    runtime_require_one_node(routine);
    if (membership->is_all)
        loader_check_launcher(routine);
    hybrid_isthmus_started();
    fault_install();
    return provided;
}

/* Prints a warning for each environment variable that is probably misspelled, up to a maximum. */
static void runtime_warn_of_unknown_variables(const char *routine)
{
    enum { WARNINGS_MAX = 3 };
    size_t position = 0;
    for (int i = 0; i < WARNINGS_MAX; i++) {
        const char *similar, *unknown = environment_unknown(&position, &similar);
        if (unknown == NULL)
            return;
        if (similar != NULL)
            report_warning(routine, "%s is set, but this version does not use it: did you mean %s?",
                           unknown, similar);
        else
            report_warning(
                routine,
                "%s is set, but this version does not use it: SHMEM_INFO=1 lists the variables",
                unknown);
    }
}

static void runtime_exchange_bootstrap_data(const char *routine)
{
    if (job.me != 0)
        return;
    runtime_warn_of_unknown_variables(routine);
    if (environment.version)
        printf("Isthmus %s, OpenSHMEM %d.%d, over %s\n", ISTHMUS_VERSION_STRING,
               SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION, backend->mpi());
    if (environment.info)
        environment_print(stdout);
    fflush(stdout);
}

/* Called if the program calls MPI_Finalize while OpenSHMEM runs, and hybrid.c did not intercept the
 * call. Completes all communication with other nodes. Communication inside a node continues to
 * work. */
static void runtime_leave_network(int calls_work)
{
    const char *routine = "MPI_Finalize";
    if (!calls_work)
        report_fatal(routine,
                     "the program finalizes MPI while OpenSHMEM still runs on several nodes: call "
                     "shmem_finalize before MPI_Finalize, or link Isthmus before MPI");
    nbc_request_complete_all(routine);
    peer_wait_disable();
    context_complete_all(routine);
    progress_hint_stop(routine);
    coll_barrier_all(routine);
    context_complete_all(routine); /* operations that handlers of active messages have started */
    am_stop_network(routine);
    nbc_request_disconnect(routine);
    exported_windows_stop(routine);
    team_free_comms();
    net_cut_off(routine);
}

/* Enables the inlined operations. Quiet, fence and waits are inlined only if PEs do not communicate
 * through MPI (net_runs is false). Otherwise these routines must progress MPI. Operations that are
 * inlined in programs stay disabled with SHMEM_DEBUG, sanitizers and profiling tools, which must
 * see every call. */
static void runtime_enable_inlined(void)
{
    shmem_impl_near.orders = shmem_impl_near.waits = !net_runs;
    shmem_impl_near.tests = !net_runs && !waiting_oversubscribed;
    if (!job.debug && !SHMEM_IMPL_SANITIZED && !interposition_is_active())
        near_enable();
}

static void runtime_disable_inlined(void)
{
    near_disable();
    shmem_impl_near.orders = shmem_impl_near.waits = shmem_impl_near.tests = 0;
}

static void runtime_check_while_waiting(void)
{
    global_exit_check();
    core_dump_poll();
}

/* Starts all modules of the library. The backend must be open. */
static void runtime_start_library(const char *routine, const struct membership *membership,
                                  int requested)
{
    enum backend_thread_level provided = runtime_start_backend(routine, membership, requested);
    job.thread_level = requested;
    job.debug = environment.debug;
    check_records_enabled = environment.validity;
    job.me = backend->rank();
    job.n_pes = backend->size();
    runtime_exchange_bootstrap_data(routine);
    /* waiting_pause (shm/waiting.c) calls this check from time to time in long waits. */
    waiting_set_exit_check(runtime_check_while_waiting);
    node_start(routine);
    /* The MPI module calls runtime_leave_network when the program calls MPI_Finalize. */
    net_start(routine, provided, runtime_leave_network);
    lock_start();
    team_create_predefined();
    context_start();
    space_pool_start();
    space_start();
    space_place_start();
    global_exit_start();
    coll_sync(routine, &team_world);
    runtime_enable_inlined();
    backend->report_waits(NULL);
    job.ran = true;
    supervisor_report(SUPERVISOR_RUNNING);
}

static void runtime_stop_all(const char *routine)
{
    runtime.is_stopping = true;
    runtime_disable_inlined();
    lifecycle_set(LIFECYCLE_FINISHING);
    nbc_request_complete_all(routine);
    peer_wait_disable();
    lock_stop(routine);
    context_complete_all(routine); /* must precede the release of device memory */
    progress_hint_stop(routine);
    lifecycle_set(LIFECYCLE_FINALIZING);
    if (net_is_cut_off())
        coll_barrier(routine, team_from_handle(routine, SHMEM_TEAM_SHARED));
    else
        coll_barrier_all(routine);
    context_complete_all(routine); /* operations that handlers of active messages have started */
    am_stop(routine);
    request_stop(routine);
    global_exit_stop();
    space_stop();
    space_pool_stop();
    context_stop();
    /* Wait for all PEs, because they may still have operations on this PE in progress. */
    if (net_runs)
        coll_sync(routine, &team_world);
    lifecycle_set(LIFECYCLE_EXITED);
    team_destroy_all();
    net_stop(routine);
    device_stop();
    if (environment.info && job.me == 0)
        large_pages_print_use(stdout);
    node_stop(); /* peers have their own mappings of this memory, so they can still access it */
    job.n_pes = job.n_other_processes = 0;
    job.me = 0;
    job.has_devices = job.slow_path = false;
    fault_uninstall();
    runtime_require(routine, backend->leave());
    runtime.is_stopping = false;
    supervisor_report(SUPERVISOR_FINALIZED);
    hybrid_isthmus_stopped();
}

/* Ends the library if the program returns from main or calls exit without shmem_finalize. With
 * status 0 this is collective, because all PEs are expected to end. A nonzero status aborts the
 * job, because other PEs would wait for this one. Called by exit, also after the return from main.
 */
static void runtime_at_exit(int status, void *unused)
{
    (void)unused;
    if (getpid() != runtime.process || report_is_ending() || global_exit_is_running())
        return;
    if (runtime_is_initialized()) {
        if (status != 0) {
            report_warning("exit", "called with status %d before shmem_finalize; the job ends",
                           status);
            /* Only the low 8 bits of the status reach the parent process. */
            report_exit((status & 0xff) != 0 ? status : 1);
        }
        if (runtime.is_stopping)
            report_fatal("exit", "called before shmem_finalize returned");
        runtime_stop_all("exit");
        runtime.stopped_at_exit = true;
    }
    hybrid_at_exit(status);
}

static void runtime_register_exit(const char *routine)
{
    runtime.process = getpid();
    if (runtime.exit_is_registered)
        return;
    if (on_exit(runtime_at_exit, NULL) != 0)
        report_fatal(routine, "cannot install a handler for the end of the program (on_exit)");
    fork_install_handlers(routine);
    runtime.exit_is_registered = true;
}

/* Returns false if `requested` is not a thread level. */
static bool runtime_check_level(const char *routine, int requested)
{
    if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE)
        return false;
    if (job.is_child)
        job_fail_not_running(routine);
    return true;
}

/* Starts the library with all processes as PEs. Called if the library is not running. */
static void runtime_init_all(const char *routine, int requested)
{
    supervisor_report(SUPERVISOR_STARTING);
    runtime_open_backend(routine);
    loader_check_srun_plugin(routine);
    runtime_start_library(routine, &(struct membership){.is_all = true}, requested);
    runtime_register_exit(routine);
}

static bool runtime_mpi_is_running(void)
{
    return backend->is_initialized() && !backend->is_finalized();
}

static void runtime_init_members(const char *routine, const struct membership *membership,
                                 int requested)
{
    supervisor_report(SUPERVISOR_JOINING);
    runtime_start_library(routine, membership, requested);
    runtime_register_exit(routine);
}

/* Starts the library on the processes of the communicator. Returns nonzero if this process does not
 * belong to the communicator. */
static int runtime_init_from_comm(const char *routine, const void *comm, int requested)
{
    int n_pes;
    if (!runtime_mpi_is_running())
        report_fatal(routine,
                     "MPI is not running: call this routine between MPI_Init and MPI_Finalize");
    runtime_require(routine, backend->comm_size(comm, &n_pes));
    if (n_pes > 0)
        runtime_init_members(routine, &(struct membership){.comm = comm}, requested);
    return n_pes == 0;
}

/* Starts the library from a communicator handle of the program, in C or Fortran. */
static int runtime_init_from_handle(const char *routine, const struct runtime_comm *handle,
                                    int requested)
{
    union {
        void *pointer;
        int number;
    } comm = {NULL}; /* a communicator handle in the representation of the MPI library */
    runtime_open_backend(routine);
    if (handle->mpi != RUNTIME_ANY_MPI)
        team_comm_check_mpi(routine, handle->mpi);
    if (handle->comm != NULL)
        return runtime_init_from_comm(routine, handle->comm, requested);
    if (runtime_mpi_is_running())
        backend->comm_of_fortran(handle->number, &comm);
    return runtime_init_from_comm(routine, &comm, requested);
}

/* Opens the backend for an init with a unique id. If MPI is neither loaded nor selected, the
 * processes connect without MPI, through the backend `none`. */
static void runtime_open_backend_for_id(const char *routine)
{
    runtime_read_environment(routine);
    bool is_given = environment.mpi != NULL && environment.mpi[0] != '\0';
    runtime_open_module(routine, is_given || loader_mpi_is_present() ? environment.mpi : "none");
    if (backend->family != SHMEM_IMPL_MPI_NONE && !runtime_mpi_is_running())
        report_fatal(routine, "MPI is not running, but processes with a unique ID need MPI to find "
                              "each other: call this routine between MPI_Init and MPI_Finalize, or "
                              "call shmem_init on all processes of the job");
}

static int runtime_init_members_by_id(const char *routine, const shmemx_init_attr_t *attr,
                                      int requested)
{
    runtime_open_backend_for_id(routine);
    struct backend_bootstrap bootstrap = unique_id_bootstrap(routine, attr);
    if (bootstrap.id.family != backend->family)
        report_fatal(routine,
                     "the unique ID was created with another backend than %s, the backend of this "
                     "process: use the same backend on all processes with this unique ID",
                     backend->name);
    runtime_init_members(routine, &(struct membership){.bootstrap = &bootstrap}, requested);
    return 0;
}

int runtime_init(const char *routine, int requested, int *provided)
{
    if (!runtime_check_level(routine, requested))
        return 1;
    pthread_mutex_lock(&runtime.mutex);
    if (runtime.users++ == 0)
        runtime_init_all(routine, requested);
    if (provided != NULL)
        *provided = job.thread_level;
    pthread_mutex_unlock(&runtime.mutex);
    return 0;
}

/* Starts the library on the processes of a communicator, or of the unique id in `attr` if `handle`
 * is NULL. */
static int runtime_init_some(const char *routine, const struct runtime_comm *handle,
                             const shmemx_init_attr_t *attr, int requested, int *provided)
{
    if (!runtime_check_level(routine, requested))
        return 1;
    pthread_mutex_lock(&runtime.mutex);
    int failed = runtime.users > 0;
    if (!failed)
        failed = handle != NULL ? runtime_init_from_handle(routine, handle, requested)
                                : runtime_init_members_by_id(routine, attr, requested);
    runtime.users += !failed;
    if (!failed && provided != NULL)
        *provided = job.thread_level;
    pthread_mutex_unlock(&runtime.mutex);
    return failed;
}

int runtime_init_comm(const char *routine, const struct runtime_comm *handle, int requested,
                      int *provided)
{
    return runtime_init_some(routine, handle, NULL, requested, provided);
}

int runtime_init_attr(const char *routine, unsigned flags, shmemx_init_attr_t *attr)
{
    unsigned named = unique_id_check_attr(routine, flags, attr);
    bool has_level = (flags & SHMEMX_INIT_WITH_THREAD) != 0;
    int requested = has_level ? attr->requested : SHMEM_THREAD_SINGLE;
    int *provided = has_level ? &attr->provided : NULL;
    if (named == 0)
        return runtime_init(routine, requested, provided);
    if (named == SHMEMX_INIT_WITH_UNIQUEID)
        return runtime_init_some(routine, NULL, attr, requested, provided);
    const struct runtime_comm handle = {.mpi = RUNTIME_ANY_MPI, .comm = attr->mpi_comm};
    return runtime_init_some(routine, &handle, NULL, requested, provided);
}

int runtime_get_uniqueid(const char *routine, shmemx_uniqueid_t *id)
{
    struct backend_id made;
    check_result(routine, "id", id);
    if (job.is_child)
        job_fail_not_running(routine);
    pthread_mutex_lock(&runtime.mutex);
    runtime_open_backend_for_id(routine);
    runtime_require(routine, backend->id_make(&made));
    made.family = backend->family;
    unique_id_write(&made, id);
    pthread_mutex_unlock(&runtime.mutex);
    return 0;
}

void runtime_finalize(const char *routine)
{
    /* An exit handler or destructor that runs after runtime_at_exit, or in shmem_global_exit, may
     * call this routine. */
    if (runtime.stopped_at_exit || global_exit_is_running())
        return;
    job_require_running(routine);
    pthread_mutex_lock(&runtime.mutex);
    if (--runtime.users > 0)
        coll_barrier(routine, &team_world);
    else
        runtime_stop_all(routine);
    pthread_mutex_unlock(&runtime.mutex);
}

void runtime_start_pes(const char *routine)
{
    if (!runtime_is_initialized())
        runtime_init(routine, SHMEM_THREAD_SINGLE, NULL);
}

void runtime_global_exit(int status)
{
    const char *routine = "shmem_global_exit";
    job_require_running(routine);
    if (job.n_other_processes > 0)
        report_warning(routine, "also ends %d processes of MPI_COMM_WORLD that are not PEs",
                       job.n_other_processes);
    global_exit(status);
}

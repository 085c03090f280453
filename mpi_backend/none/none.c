/*
 * The backend `none`: jobs of one node, without MPI.
 *
 * The PEs find each other in shared memory that oshrun created (none_exchange.h) or that an id
 * names (none_bootstrap.h). They communicate through the node's shared memory, for which the
 * library needs no backend. Functions that need MPI fail.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "backend.h"
#include "none_bootstrap.h"
#include "none_exchange.h"
#include "none_unsupported.h"
#include "shmem_impl/mpi_family.h"

static const char *none_mpi(void)
{
    return "no MPI, one node";
}

/* ---- Job ---- */

static int none_init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    const char *fault = none_exchange_open();
    *provided = requested;
    return fault == NULL ? 0 : none_fail(fault);
}

static int none_rank(void)
{
    return none_job.rank;
}

static int none_size(void)
{
    return none_job.size;
}

/* Ends a job that was started by an id. Does nothing for a job that a launcher started, because
 * the next init can reuse this job. */
static int none_leave_none(void)
{
    bootstrap_leave();
    return 0;
}

/* Aborts the job: stores the exit status in the shared memory of the job, and exits. oshrun
 * notices that this process has ended, reads the status, and ends the other PEs. In a job
 * without a launcher, the other PEs detect the end of this process themselves. */
static void none_abort_none(int status)
{
    if (launched_job != NULL)
        none_exchange_abort(launched_job, status);
    if (none_job.memory != NULL)
        none_exchange_abort(none_job.memory, status);
    _exit(status);
}

static void (*unloading)(void);

static void none_at_unload(void (*finish)(void))
{
    unloading = finish;
}

__attribute__((destructor)) static void none_unload(void)
{
    if (unloading != NULL)
        unloading();
}

/* Used for is_initialized and is_finalized: without MPI, both return 0. */
static int none_always_false(void)
{
    return 0;
}

static int none_allgather(const void *mine, void *all, size_t bytes)
{
    for (size_t done = 0; done < bytes; done += JOB_BLOCK_BYTES) {
        size_t part = bytes - done < JOB_BLOCK_BYTES ? bytes - done : JOB_BLOCK_BYTES;
        const char *parts = none_exchange_allgather((const char *)mine + done, part);
        for (int pe = 0; pe < none_job.size; pe++)
            memcpy((char *)all + (size_t)pe * bytes + done, parts + (size_t)pe * part, part);
    }
    return 0;
}

static int none_maximum(int mine, int *most)
{
    const int *all = none_exchange_allgather(&mine, sizeof mine);
    *most = all[0];
    for (int pe = 1; pe < none_job.size; pe++)
        *most = all[pe] > *most ? all[pe] : *most;
    return 0;
}

static int none_barrier(void)
{
    none_exchange_allgather(NULL, 0);
    return 0;
}

static int none_yield(int alone)
{
    (void)alone;
    return 0;
}

static int none_watch_finalize(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    return 0;
}

/* Fails. The library calls it only if some PEs cannot access each other's memory. */
static int none_connect_nodes(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    return none_fail("PEs of this job cannot map each other's memory, and the backend none has no "
                     "other transport: allow the PEs to share memory, or select an MPI with "
                     "ISTHMUS_MPI or oshrun --mpi");
}

/* The library (src) calls the functions in this table as backend->NAME. */
extern const struct backend isthmus_backend;
const struct backend isthmus_backend __attribute__((visibility("default"))) = {
    .version = BACKEND_VERSION,
    .isthmus = ISTHMUS_VERSION_STRING,
    .name = "none",
    .family = SHMEM_IMPL_MPI_NONE,
    .eager = SIZE_MAX,
    .mpi = none_mpi,
    .message = unsupported_message,
    .report_waits = meeting_report_waits,
    .init = none_init,
    .init_over = unsupported_init_over,
    .init_by_id = bootstrap_init,
    .id_make = bootstrap_make_id,
    .rank = none_rank,
    .size = none_size,
    .leave = none_leave_none,
    .finalize = none_leave_none,
    .abort = none_abort_none,
    .at_unload = none_at_unload,
    .is_initialized = none_always_false,
    .is_finalized = none_always_false,
    .allgather = none_allgather,
    .maximum = none_maximum,
    .barrier = none_barrier,
    .yield = none_yield,
    .watch_finalize = none_watch_finalize,
    .connect = none_connect_nodes,
    .send = unsupported_send,
    .receive = unsupported_receive,
    .test = unsupported_test,
    .cancel = unsupported_cancel,
    .progress = unsupported_progress,
    .takes_device = unsupported_device,
    .group_create = unsupported_group_create,
    .group_free = unsupported_group,
    .group_broadcast = unsupported_group_broadcast,
    .group_allgather = unsupported_group_allgather,
    .group_export = unsupported_group,
    .group_comm = unsupported_group_comm,
    .comm_of_fortran = unsupported_comm_of_fortran,
    .comm_size = unsupported_comm_size,
    .comm_pes = unsupported_comm_translation,
    .comm_ranks = unsupported_comm_translation,
    .comm_allgather = unsupported_comm_allgather,
    .window_assessment = unsupported_windows,
    .window_test_atomics = unsupported_group,
    .window_thread_level = unsupported_window_level,
    .window_create = unsupported_window_create,
    .window_create_over = unsupported_window_create_over,
    .window_share_cores = unsupported_window_sharing,
    .window_create_dynamic = unsupported_window_create_dynamic,
    .window_attach = unsupported_window_attach,
    .window_detach = unsupported_window_detach,
    .window_free = unsupported_window,
    .window_export = unsupported_window,
    .window_win = unsupported_window_win,
    .put = unsupported_put,
    .get = unsupported_get,
    .fetch_and_op = unsupported_fetch_and_op,
    .compare_and_swap = unsupported_compare_and_swap,
    .flush = unsupported_flush,
    .flush_local = unsupported_flush,
};

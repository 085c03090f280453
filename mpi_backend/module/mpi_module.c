/*
 * Defines the only symbol that a module exports: its struct backend.
 */
#include "mpi_module.h"

#include "shmem_impl/mpi_family.h"

/* Eager limit of MPI in bytes (see backend.h). Open MPI's default over TCP is 64 KiB, including
 * its header. MPICH over UCX has no limit here, because it sends a long message at least as fast
 * as the same data in several messages. A module for MPI's standard ABI may run with Open MPI or
 * MPICH, so it uses the smaller limit. */
#if SHMEM_IMPL_MPI_FAMILY == SHMEM_IMPL_MPI_OPENMPI || SHMEM_IMPL_MPI_FAMILY == SHMEM_IMPL_MPI_ABI
#define EAGER_BYTES ((size_t)64 * 1024 - 64)
#else
#define EAGER_BYTES SIZE_MAX
#endif

/* The library (src) calls the functions in this table as backend->NAME. */
extern const struct backend isthmus_backend;
const struct backend isthmus_backend __attribute__((visibility("default"))) = {
    .version = BACKEND_VERSION,
    .isthmus = ISTHMUS_VERSION_STRING,
    .name = BACKEND_NAME,
    .family = SHMEM_IMPL_MPI_FAMILY,
    .eager = EAGER_BYTES,
    .mpi = library_version,
    .message = failure_message,
    .report_waits = arrivals_set_patience,
    .init = lifecycle_init,
    .init_over = comm_init_over,
    .init_by_id = id_init,
    .id_make = id_make,
    .rank = job_rank,
    .size = job_size,
    .leave = lifecycle_leave,
    .finalize = lifecycle_finalize,
    .abort = abort_job,
    .at_unload = abort_at_unload,
    .is_initialized = library_is_initialized,
    .is_finalized = library_is_finalized,
    .allgather = exchange_allgather,
    .maximum = lifecycle_maximum,
    .barrier = exchange_barrier,
    .yield = yield_for_program,
    .watch_finalize = lifecycle_watch_finalize,
    .connect = lifecycle_connect,
    .send = messages_send,
    .receive = messages_receive,
    .test = request_test,
    .cancel = messages_cancel,
    .progress = messages_progress,
    .takes_device = device_is_taken,
    .group_create = group_create,
    .group_free = group_free,
    .group_broadcast = group_broadcast,
    .group_allgather = group_allgather,
    .group_export = group_export,
    .group_comm = group_comm,
    .comm_of_fortran = comm_of_fortran,
    .comm_size = comm_size,
    .comm_pes = comm_pes,
    .comm_ranks = comm_ranks,
    .comm_allgather = comm_allgather,
    .window_assessment = one_sided_assessment,
    .window_test_atomics = test_atomics,
    .window_thread_level = one_sided_thread_level,
    .window_create = window_create,
    .window_create_over = window_create_over,
    .window_share_cores = window_share_cores,
    .window_create_dynamic = window_create_dynamic,
    .window_attach = window_attach,
    .window_detach = window_detach,
    .window_free = window_free,
    .window_export = window_export,
    .window_win = window_win,
    .put = window_put,
    .get = window_get,
    .fetch_and_op = window_fetch_and_op,
    .compare_and_swap = window_compare_and_swap,
    .flush = window_flush,
    .flush_local = window_flush_local,
};

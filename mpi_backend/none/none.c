/*
 * The backend `none`: a job of one node, without MPI. Its PEs find each other in memory that oshrun
 * made (meeting.h) or an id names (gathering.h), and have all else by the node's shared memory, for
 * which the core needs no backend. What MPI alone can do is refused.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "backend.h"
#include "gathering.h"
#include "meeting.h"
#include "refusals.h"
#include "shmem_impl/mpi_family.h"

static const char *mpi(void)
{
    return "no MPI, one node";
}

/* ---- Job ---- */

static int init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    const char *fault = meeting_open();
    *provided = requested;
    return fault == NULL ? 0 : refuse_because(fault);
}

static int rank(void)
{
    return place.rank;
}

static int size(void)
{
    return place.size;
}

/* Of a launcher's job nothing was made that the next init could not use. */
static int leave_none(void)
{
    gathering_leave();
    return 0;
}

/* oshrun, or the other PEs of an id, see a process end, and look here whether that was meant for
 * all. */
static void abort_none(int status)
{
    if (launched != NULL)
        meeting_end(launched, status);
    if (place.memory != NULL)
        meeting_end(place.memory, status);
    _exit(status);
}

static void (*unloading)(void);

static void at_unload(void (*finish)(void))
{
    unloading = finish;
}

__attribute__((destructor)) static void unload(void)
{
    if (unloading != NULL)
        unloading();
}

/* Of MPI. */
static int is_never(void)
{
    return 0;
}

static int allgather(const void *mine, void *all, size_t bytes)
{
    for (size_t done = 0; done < bytes; done += JOB_PART_BYTES) {
        size_t part = bytes - done < JOB_PART_BYTES ? bytes - done : JOB_PART_BYTES;
        const char *parts = meeting_of_all((const char *)mine + done, part);
        for (int pe = 0; pe < place.size; pe++)
            memcpy((char *)all + (size_t)pe * bytes + done, parts + (size_t)pe * part, part);
    }
    return 0;
}

static int greatest(int mine, int *most)
{
    const int *all = meeting_of_all(&mine, sizeof mine);
    *most = all[0];
    for (int pe = 1; pe < place.size; pe++)
        *most = all[pe] > *most ? all[pe] : *most;
    return 0;
}

static int barrier(void)
{
    meeting_of_all(NULL, 0);
    return 0;
}

static int yield(int alone)
{
    (void)alone;
    return 0;
}

static int watch_finalize(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    return 0;
}

/* Only PEs that do not reach each other's memory come here. */
static int connect_nodes(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    return refuse_because(
        "PEs of this job do not reach each other's memory, and the backend none has "
        "nothing else: expected PEs of one node, or an MPI (ISTHMUS_MPI, oshrun --mpi)");
}

extern const struct backend isthmus_backend;
const struct backend isthmus_backend __attribute__((visibility("default"))) = {
    .version = BACKEND_VERSION,
    .isthmus = ISTHMUS_VERSION_STRING,
    .name = "none",
    .family = SHMEM_IMPL_MPI_NONE,
    .eager = SIZE_MAX,
    .mpi = mpi,
    .message = refusal,
    .report_waits = meeting_report_waits,
    .init = init,
    .init_over = refuse_init_over,
    .init_by_id = gathering_init,
    .id_make = gathering_make_id,
    .rank = rank,
    .size = size,
    .leave = leave_none,
    .finalize = leave_none,
    .abort = abort_none,
    .at_unload = at_unload,
    .is_initialized = is_never,
    .is_finalized = is_never,
    .allgather = allgather,
    .greatest = greatest,
    .barrier = barrier,
    .yield = yield,
    .watch_finalize = watch_finalize,
    .connect = connect_nodes,
    .send = refuse_send,
    .receive = refuse_receive,
    .test = refuse_test,
    .cancel = refuse_cancel,
    .progress = refuse_progress,
    .takes_device = refuse_device,
    .group_create = refuse_group_create,
    .group_free = refuse_group,
    .group_broadcast = refuse_group_broadcast,
    .group_allgather = refuse_group_allgather,
    .group_lend = refuse_group,
    .group_comm = refuse_group_comm,
    .comm_of_fortran = refuse_comm_of_fortran,
    .comm_size = refuse_comm_size,
    .comm_pes = refuse_comm_translation,
    .comm_ranks = refuse_comm_translation,
    .comm_allgather = refuse_comm_allgather,
    .window_knowledge = refuse_windows,
    .window_try_atomics = refuse_group,
    .window_thread_level = refuse_window_level,
    .window_create = refuse_window_create,
    .window_create_over = refuse_window_create_over,
    .window_share_cores = refuse_window_sharing,
    .window_create_dynamic = refuse_window_create_dynamic,
    .window_attach = refuse_window_attach,
    .window_detach = refuse_window_detach,
    .window_free = refuse_window,
    .window_lend = refuse_window,
    .window_win = refuse_window_win,
    .put = refuse_put,
    .get = refuse_get,
    .fetch_and_op = refuse_fetch_and_op,
    .compare_and_swap = refuse_compare_and_swap,
    .flush = refuse_flush,
    .flush_local = refuse_flush,
};

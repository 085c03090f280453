#include "lent_window.h"

#include "backend.h"
#include "base/environment.h"
#include "base/report.h"
#include "collective/collective.h"
#include "collective/communicators.h"
#include "collective/group.h"
#include "collective/leaders.h"
#include "modules/loader.h"
#include "transport/network.h"
#include "transport/progress.h"
#include "transport/window.h"

struct backend_window *exported_windows[SEGMENT_ALL];

static bool is_internal[SEGMENT_ALL]; /* which frees it itself */

/* ---- Making ---- */

/* Why there can be none; NULL if there can. */
static const char *find_fault(const struct segment *segment, const char **remedy)
{
    const char *why;
    *remedy = "";
    if (segment->span.length == 0)
        return "the program has no such memory";
    if (backend->window_assessment(&why) != BACKEND_RMA_BROKEN)
        return NULL;
    /* The library asked for more than the program did. */
    if (net_runs && environment.progress != PROGRESS_POLL &&
        job.thread_level < SHMEM_THREAD_MULTIPLE &&
        backend->window_thread_level() < BACKEND_THREAD_MULTIPLE)
        *remedy = ", and set ISTHMUS_PROGRESS=poll";
    return why;
}

static bool is_possible(const char *routine, struct team *team, int segment_index)
{
    const char *remedy, *fault = find_fault(&segments[segment_index], &remedy);
    uint64_t refused = fault != NULL;
    coll_allreduce_or(routine, team, &refused, 1);
    if (refused && team->my_pe == 0)
        report_warning(routine, "no window: %s%s", fault == NULL ? "another PE has none" : fault,
                       remedy);
    return !refused;
}

/* Collective over the group, or the job, whose PEs have all reserved MPI. */
static struct backend_window *create_window(const char *routine, struct backend_group *group,
                                            int segment_index)
{
    const struct segment *segment = &segments[segment_index];
    struct backend_window *window = NULL;
    net_lock();
    bool failed = backend->window_test_atomics(group) != 0;
    if (!failed && group == NULL)
        window = window_at(segment_index);
    else if (!failed)
        failed = backend->window_create_over(group, segment->span.base, segment->span.length,
                                             &window) != 0;
    if (failed)
        report_warning(routine, "no window of %zu bytes: %s", segment->span.length,
                       backend->message());
    net_unlock();
    return failed ? NULL : window;
}

/* The library's own window, or one over the team's communicator, which outlives it: in MPICH 4.0 a
 * window over one that was freed meets that over another. */
static struct backend_window *create_or_share(const char *routine, struct team *team,
                                              int segment_index, bool is_shared)
{
    struct backend_group *group = is_shared ? NULL : team_comm_require(routine, team);
    if (group == NULL && !is_shared)
        return NULL;
    team_comm_reserve_mpi(routine, team);
    struct backend_window *window = create_window(routine, group, segment_index);
    leader_comm_end_creation();
    return window;
}

/* The program finalizes MPI while OpenSHMEM runs, and its call does not come by hybrid.c. */
static void free_in_finalize(int calls_work)
{
    if (!calls_work)
        report_fatal("MPI_Finalize", "OpenSHMEM still runs, and windows of its memory cannot be "
                                     "freed any more: expected shmem_finalize before, or a program "
                                     "in which Isthmus is linked before MPI");
    exported_windows_stop("MPI_Finalize");
}

/* Where nobody does so for messages. */
static void register_finalize(const char *routine)
{
    if (net_runs)
        return;
    net_lock();
    net_require(routine, backend->watch_finalize(free_in_finalize));
    net_unlock();
}

bool exported_window_create(const char *routine, struct team *team, int segment_index,
                            bool has_own_window)
{
    team_comm_begin_export(routine);
    leader_coll_sync_in_routine(routine, team);
    coll_check_same(routine, team, "the space", segment_index);
    if (!is_possible(routine, team, segment_index))
        return false;
    bool is_shared = has_own_window && net_runs && team->members.size == job.n_pes;
    register_finalize(routine);
    struct backend_window *window = create_or_share(routine, team, segment_index, is_shared);
    if (window == NULL)
        return false;
    net_lock();
    net_require(routine, backend->window_export(window));
    net_unlock();
    exported_windows[segment_index] = window;
    is_internal[segment_index] = is_shared;
    __atomic_fetch_add(&hybrid_exported_windows, 1, __ATOMIC_RELAXED);
    return true;
}

/* ---- Freeing ---- */

static void discard_window(const char *routine, int segment_index)
{
    net_lock();
    if (!is_internal[segment_index])
        net_require(routine, backend->window_free(exported_windows[segment_index]));
    net_unlock();
    exported_windows[segment_index] = NULL;
    __atomic_fetch_sub(&hybrid_exported_windows, 1, __ATOMIC_RELAXED);
}

void exported_window_free(const char *routine, struct team *team, int segment_index)
{
    if (exported_windows[segment_index] == NULL)
        return;
    team_comm_reserve_mpi(routine, team);
    discard_window(routine, segment_index);
    leader_comm_end_creation();
}

/* In one order on all PEs, for each waits for its own. */
void exported_windows_stop(const char *routine)
{
    for (int segment_index = 0; segment_index < SEGMENT_ALL; segment_index++)
        if (exported_windows[segment_index] != NULL)
            discard_window(routine, segment_index);
}

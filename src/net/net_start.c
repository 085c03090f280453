#include "net_start.h"

#include <stdio.h>

#include "base/environment.h"
#include "base/report.h"
#include "endpoint.h"
#include "loader/loader.h"
#include "net.h"
#include "packet_trace.h"
#include "peer_wait.h"
#include "progress.h"
#include "receive.h"
#include "rendezvous_target.h"
#include "select_measure.h"
#include "shm/node.h"
#include "target.h"
#include "transport.h"
#include "window.h"

/* ---- Thread level of MPI ---- */

static const char *const level_names[] = {"MPI_THREAD_SINGLE", "MPI_THREAD_FUNNELED",
                                          "MPI_THREAD_SERIALIZED", "MPI_THREAD_MULTIPLE"};

/* Returns the thread level of MPI that the progress thread needs. If the program itself calls MPI,
 * it does so without net_lock. Its calls may then run at the same time as calls of the progress
 * thread. */
static enum backend_thread_level net_start_level_for_thread(void)
{
    return loader_program_has_mpi() ? BACKEND_THREAD_MULTIPLE : BACKEND_THREAD_SERIALIZED;
}

static void net_start_warn_of_no_thread(const char *routine, enum backend_thread_level provided)
{
    char cure[128] = "";
    /* Do not recommend a thread level at which this MPI cannot create the requested windows. */
    if (!select_excludes_thread_multiple())
        snprintf(cure, sizeof cure,
                 ": initialize MPI with %s, or call shmem_init before initializing MPI",
                 level_names[net_start_level_for_thread()]);
    report_warning(
        routine,
        "MPI provides only %s, so the job has no progress thread, and a PE that computes delays "
        "PEs of other nodes%s (to turn off this warning, set ISTHMUS_PROGRESS=poll)",
        level_names[provided], cure);
}

static bool net_start_may_start_thread(const char *routine, enum backend_thread_level provided)
{
    if (environment.progress == PROGRESS_POLL)
        return false;
    if (provided >= net_start_level_for_thread())
        return true;
    if (job.me == 0)
        net_start_warn_of_no_thread(routine, provided);
    return false;
}

/* ---- Start and end ---- */

static bool net_start_is_needed(void)
{
    return node.count > 1 || environment.path != TRANSPORT_SHM || environment.amo == AMO_MPI;
}

static void net_start_messages(const char *routine)
{
    peer_wait_start();
    endpoint_start();
    target_start();
    rendezvous_target_start();
    receive_start(routine);
    peer_wait_enable();
}

/* Returns true while MPI is still sending packets, responses or data of this PE. Tests all of these
 * sends. */
static bool net_start_is_sending(void)
{
    endpoint_reclaim();
    target_reclaim();
    endpoint_progress_rendezvous();
    rendezvous_target_progress();
    return endpoint_is_sending() || target_is_sending() || rendezvous_target_is_active();
}

static void net_start_stop_messages(const char *routine)
{
    net_lock();
    while (net_start_is_sending())
        net_require(routine, backend->progress());
    net_unlock();
    receive_stop(routine);
    endpoint_stop();
    target_stop();
}

void net_start(const char *routine, enum backend_thread_level provided,
               void (*finalizing)(int calls_work))
{
    if (!net_start_is_needed()) {
        packet_trace_warn_of_none(routine);
        return;
    }
    net_require(routine, backend->connect(finalizing));
    packet_trace_start(routine);
    select_transports(routine);
    window_start(routine);
    select_prepare_measurement();
    progress_hint_start();
    net_start_messages(routine);
    progress_start();
    select_measure(routine);
    bool has_progress_thread = net_start_may_start_thread(routine, provided);
    if (has_progress_thread)
        progress_start_thread(routine);
    select_print(has_progress_thread);
}

void net_stop(const char *routine)
{
    if (!net_runs)
        return;
    progress_stop();
    net_start_stop_messages(routine);
    window_stop(routine);
    packet_trace_stop();
}

void net_cut_off(const char *routine)
{
    net_stop(routine);
    net_set_cut_off();
}

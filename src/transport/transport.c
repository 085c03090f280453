#include "transport.h"

#include <stdio.h>

#include "absence.h"
#include "base/environment.h"
#include "base/report.h"
#include "channel.h"
#include "measure.h"
#include "memory/node.h"
#include "modules/loader.h"
#include "network.h"
#include "notice.h"
#include "path.h"
#include "progress.h"
#include "receive.h"
#include "serve.h"
#include "serve_bulk.h"
#include "trace.h"
#include "watch.h"
#include "window.h"

/* ---- Whether there is a helper ---- */

static const char *const level_names[] = {"MPI_THREAD_SINGLE", "MPI_THREAD_FUNNELED",
                                          "MPI_THREAD_SERIALIZED", "MPI_THREAD_MULTIPLE"};

/* The program's own MPI calls do not come under our lock. */
static enum backend_thread_level level_for_helper(void)
{
    return loader_program_has_mpi() ? BACKEND_THREAD_MULTIPLE : BACKEND_THREAD_SERIALIZED;
}

static void warn_of_no_helper(const char *routine, enum backend_thread_level provided)
{
    char cure[128] = "";
    if (!path_excludes_thread_multiple()) /* else with such a level there are no windows */
        snprintf(cure, sizeof cure, ": initialize MPI with %s, or OpenSHMEM before MPI",
                 level_names[level_for_helper()]);
    report_warning(routine,
                   "MPI provides %s, so there is no progress thread, and a PE that computes keeps "
                   "others waiting%s (ISTHMUS_PROGRESS=poll: no warning)",
                   level_names[provided], cure);
}

static bool may_have_helper(const char *routine, enum backend_thread_level provided)
{
    if (environment.progress == PROGRESS_POLL)
        return false;
    if (provided >= level_for_helper())
        return true;
    if (job.me == 0)
        warn_of_no_helper(routine, provided);
    return false;
}

/* ---- Start and end ---- */

static bool is_needed(void)
{
    return node.count > 1 || environment.path != TRANSPORT_SHM || environment.amo == AMO_MPI;
}

static void start_messages(const char *routine)
{
    watch_start();
    channel_start();
    serve_start();
    serve_bulk_start();
    receive_start(routine);
    absence_start();
}

/* The last answers and data may still be on their way out. */
static bool is_sending(void)
{
    channel_reclaim();
    serve_reclaim();
    channel_poll_bulk();
    serve_bulk_poll();
    return channel_is_sending() || serve_is_sending() || serve_bulk_is_active();
}

static void stop_messages(const char *routine)
{
    network_lock();
    while (is_sending())
        network_require(routine, backend->progress());
    network_unlock();
    receive_stop(routine);
    channel_stop();
    serve_stop();
}

void transport_start(const char *routine, enum backend_thread_level provided,
                     void (*finalizing)(int calls_work))
{
    if (!is_needed()) {
        trace_warn_of_none(routine);
        return;
    }
    network_require(routine, backend->connect(finalizing));
    trace_start(routine);
    path_decide(routine);
    window_start(routine);
    measure_expect();
    notice_start();
    start_messages(routine);
    progress_start();
    measure_path(routine);
    bool has_helper = may_have_helper(routine, provided);
    if (has_helper)
        progress_start_helper(routine);
    path_print(has_helper);
}

void transport_stop(const char *routine)
{
    if (!network_runs)
        return;
    progress_stop();
    stop_messages(routine);
    window_stop(routine);
    trace_stop();
}

void transport_cut_off(const char *routine)
{
    transport_stop(routine);
    network_set_cut_off();
}

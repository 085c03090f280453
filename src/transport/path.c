#include "path.h"

#include <stdio.h>

#include "base/environment.h"
#include "base/report.h"
#include "measure.h"
#include "memory/segment.h"
#include "modules/loader.h"
#include "progress.h"

struct path path = {.direct_inside = true};

bool path_excludes_thread_multiple(void)
{
    bool asks_for_windows = environment.remote == PATH_WINDOW || environment.path == PATH_WINDOW ||
                            environment.amo == AMO_MPI;
    return asks_for_windows && backend->window_thread_level() < BACKEND_THREAD_MULTIPLE;
}

static bool choose_window(const char *routine)
{
    if (environment.remote == PATH_AUTO && node.count == 1)
        return false;
    if (environment.remote == PATH_MESSAGE) {
        path.why = "ISTHMUS_REMOTE";
        return false;
    }
    enum backend_rma known = backend->window_knowledge(&path.why);
    path.to_be_measured = environment.remote == PATH_AUTO && known == BACKEND_RMA_UNKNOWN;
    if (environment.remote == PATH_AUTO)
        return known == BACKEND_RMA_FASTER || path.to_be_measured;
    if (known == BACKEND_RMA_BROKEN)
        report_fatal(routine, "ISTHMUS_REMOTE=window: %s", path.why);
    path.why = "ISTHMUS_REMOTE";
    return true;
}

static void require_windows(const char *routine, const char *variable)
{
    const char *why;
    if (backend->window_knowledge(&why) == BACKEND_RMA_BROKEN)
        report_fatal(routine, "%s: %s", variable, why);
}

void path_decide(const char *routine)
{
    path = (struct path){.direct_inside = environment.path == PATH_AUTO,
                         .window_inside = environment.path == PATH_WINDOW,
                         .mpi_atomics = environment.amo == AMO_MPI};
    path.window_outside = choose_window(routine);
    if (path.window_inside)
        require_windows(routine, "ISTHMUS_PATH=window");
    if (path.mpi_atomics)
        require_windows(routine, "ISTHMUS_AMO=mpi");
    segment_limit_near(path.direct_inside, path.direct_inside && !path.mpi_atomics);
    network_writes_silently = path_needs_windows();
}

/* The windows stay, used or not: to free them would cost another collective. */
void path_measure(const char *routine)
{
    if (!path.to_be_measured)
        return;
    path.window_outside = measure_windows_are_faster(routine, &path.why);
    network_writes_silently = path_needs_windows();
}

void path_print(bool has_helper)
{
    static const char *const ways[] = {"messages", "windows"};
    if (!environment.info || job.me != 0)
        return;
    printf("Network: %d nodes; put and get between nodes by %s (%s), inside a node %s; atomics by "
           "%s; progress by %s\n",
           node.count, ways[path.window_outside], path.why == NULL ? "one node" : path.why,
           path.direct_inside ? "direct" : ways[path.window_inside],
           path.mpi_atomics ? "MPI" : "the owner's CPU", has_helper ? "a thread" : "polling");
    fflush(stdout);
}

#include "path.h"

#include <stdio.h>

#include "base/environment.h"
#include "base/report.h"
#include "memory/segment.h"
#include "modules/loader.h"

struct path path = {.inside = {.data = TRANSPORT_SHM, .atomics = TRANSPORT_SHM}};

bool path_excludes_thread_multiple(void)
{
    bool asks_for_windows = environment.remote == TRANSPORT_WINDOW ||
                            environment.path == TRANSPORT_WINDOW || environment.amo == AMO_MPI;
    return asks_for_windows && backend->window_thread_level() < BACKEND_THREAD_MULTIPLE;
}

static enum way choose_between(const char *routine)
{
    if (environment.remote == TRANSPORT_AUTO && node.count == 1)
        return TRANSPORT_MESSAGE;
    if (environment.remote == TRANSPORT_MESSAGE) {
        path.why = "ISTHMUS_REMOTE";
        return TRANSPORT_MESSAGE;
    }
    enum backend_rma known = backend->window_assessment(&path.why);
    path.to_be_measured = environment.remote == TRANSPORT_AUTO && known == BACKEND_RMA_UNKNOWN;
    if (environment.remote == TRANSPORT_AUTO)
        return known == BACKEND_RMA_FASTER || path.to_be_measured ? TRANSPORT_WINDOW
                                                                  : TRANSPORT_MESSAGE;
    if (known == BACKEND_RMA_BROKEN)
        report_fatal(routine, "ISTHMUS_REMOTE=window: %s", path.why);
    path.why = "ISTHMUS_REMOTE";
    return TRANSPORT_WINDOW;
}

/* Where put and get are direct, atomics are; else by message, for the owner's CPU carries all out.
 */
static enum way choose_atomics(enum way data)
{
    if (environment.amo == AMO_MPI)
        return TRANSPORT_WINDOW;
    return data == TRANSPORT_SHM ? TRANSPORT_SHM : TRANSPORT_MESSAGE;
}

static void require_windows(const char *routine, const char *variable)
{
    const char *why;
    if (backend->window_assessment(&why) == BACKEND_RMA_BROKEN)
        report_fatal(routine, "%s: %s", variable, why);
}

static void require_atomics(const char *routine)
{
    require_windows(routine, "ISTHMUS_AMO=mpi");
    if (backend->window_test_atomics(NULL) != 0)
        report_fatal(routine, "ISTHMUS_AMO=mpi: %s", backend->message());
}

void path_decide(const char *routine)
{
    path = (struct path){.inside.data = (enum way)environment.path};
    path.inside.needs_help = path.between.needs_help = true; /* unless found otherwise */
    path.between.data = choose_between(routine);
    path.inside.atomics = choose_atomics(path.inside.data);
    path.between.atomics = choose_atomics(path.between.data);
    if (path.inside.data == TRANSPORT_WINDOW)
        require_windows(routine, "ISTHMUS_PATH=window");
    if (path.inside.atomics == TRANSPORT_WINDOW)
        require_atomics(routine);
    segment_limit_near(path.inside.data == TRANSPORT_SHM, path.inside.atomics == TRANSPORT_SHM);
}

/* Of the windows that are used: more than one PE is needed to measure. */
static const char *explain_help(void)
{
    if (!path_needs_windows() || job.n_pes == 1)
        return "";
    if (path.inside.needs_help && path.between.needs_help)
        return "; windows get on only while their target calls MPI";
    return "; windows get on without their target";
}

void path_print(bool has_helper)
{
    if (!environment.info || job.me != 0)
        return;
    printf("Network: %d nodes; way of put and get between nodes: %s (%s), inside a node: %s; of "
           "atomics: %s, %s; progress by %s%s\n",
           node.count, transport_names[path.between.data], path.why == NULL ? "one node" : path.why,
           transport_names[path.inside.data], transport_names[path.between.atomics],
           transport_names[path.inside.atomics], has_helper ? "a thread" : "polling",
           explain_help());
    fflush(stdout);
}

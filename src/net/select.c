#include "select.h"

#include <stdio.h>

#include "base/environment.h"
#include "base/report.h"
#include "shm/segment.h"
#include "loader/loader.h"

struct selection selection = {.inside = {.data = TRANSPORT_SHM, .atomics = TRANSPORT_SHM}};

bool select_excludes_thread_multiple(void)
{
    bool asks_for_windows = environment.remote == TRANSPORT_WINDOW ||
                            environment.path == TRANSPORT_WINDOW || environment.amo == AMO_MPI;
    return asks_for_windows && backend->window_thread_level() < BACKEND_THREAD_MULTIPLE;
}

static enum transport_id select_choose_inter_node(const char *routine)
{
    if (environment.remote == TRANSPORT_AUTO && node.count == 1)
        return TRANSPORT_MESSAGE;
    if (environment.remote == TRANSPORT_MESSAGE) {
        selection.why = "ISTHMUS_REMOTE";
        return TRANSPORT_MESSAGE;
    }
    enum backend_rma known = backend->window_assessment(&selection.why);
    selection.to_be_measured = environment.remote == TRANSPORT_AUTO && known == BACKEND_RMA_UNKNOWN;
    if (environment.remote == TRANSPORT_AUTO)
        return known == BACKEND_RMA_FASTER || selection.to_be_measured ? TRANSPORT_WINDOW
                                                                       : TRANSPORT_MESSAGE;
    if (known == BACKEND_RMA_BROKEN)
        report_fatal(routine, "ISTHMUS_REMOTE=window: %s", selection.why);
    selection.why = "ISTHMUS_REMOTE";
    return TRANSPORT_WINDOW;
}

/* Where put and get are direct, atomics are; else by message, for the owner's CPU carries all out.
 */
static enum transport_id select_choose_atomics(enum transport_id data)
{
    if (environment.amo == AMO_MPI)
        return TRANSPORT_WINDOW;
    return data == TRANSPORT_SHM ? TRANSPORT_SHM : TRANSPORT_MESSAGE;
}

static void select_require_windows(const char *routine, const char *variable)
{
    const char *why;
    if (backend->window_assessment(&why) == BACKEND_RMA_BROKEN)
        report_fatal(routine, "%s: %s", variable, why);
}

static void select_require_atomics(const char *routine)
{
    select_require_windows(routine, "ISTHMUS_AMO=mpi");
    if (backend->window_test_atomics(NULL) != 0)
        report_fatal(routine, "ISTHMUS_AMO=mpi: %s", backend->message());
}

void select_transports(const char *routine)
{
    selection = (struct selection){.inside.data = (enum transport_id)environment.path};
    selection.inside.needs_target_progress = selection.between.needs_target_progress =
        true; /* unless found otherwise */
    selection.between.data = select_choose_inter_node(routine);
    selection.inside.atomics = select_choose_atomics(selection.inside.data);
    selection.between.atomics = select_choose_atomics(selection.between.data);
    if (selection.inside.data == TRANSPORT_WINDOW)
        select_require_windows(routine, "ISTHMUS_PATH=window");
    if (selection.inside.atomics == TRANSPORT_WINDOW)
        select_require_atomics(routine);
    segment_limit_near(selection.inside.data == TRANSPORT_SHM,
                       selection.inside.atomics == TRANSPORT_SHM);
}

/* Of the windows that are used: more than one PE is needed to measure. */
static const char *select_explain_target_progress(void)
{
    if (!select_needs_windows() || job.n_pes == 1)
        return "";
    if (selection.inside.needs_target_progress && selection.between.needs_target_progress)
        return "; windows get on only while their target calls MPI";
    return "; windows get on without their target";
}

void select_print(bool has_progress_thread)
{
    if (!environment.info || job.me != 0)
        return;
    printf("Network: %d nodes; way of put and get between nodes: %s (%s), inside a node: %s; of "
           "atomics: %s, %s; progress by %s%s\n",
           node.count, transport_names[selection.between.data],
           selection.why == NULL ? "one node" : selection.why,
           transport_names[selection.inside.data], transport_names[selection.between.atomics],
           transport_names[selection.inside.atomics], has_progress_thread ? "a thread" : "polling",
           select_explain_target_progress());
    fflush(stdout);
}

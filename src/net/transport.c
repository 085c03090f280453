#include "transport.h"

#include <stdio.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/environment.h"
#include "base/fence.h"
#include "base/report.h"
#include "device/device.h"
#include "loader/loader.h"
#include "shm/node.h"
#include "shm/segment.h"

/* ---- Remote addresses ---- */

void *remote_addr_mapped(const struct remote_addr *remote_addr)
{
    int rank = node_rank_of(remote_addr->pe);
    if (rank < 0)
        return NULL;
    return remote_addr->segment->device != NULL
               ? device_at_rank(remote_addr->segment, remote_addr->address, rank)
               : segment_at_rank(remote_addr->segment, remote_addr->address, rank);
}

void remote_addr_notify_written(const struct remote_addr *remote_addr, size_t bytes)
{
    ASSERT(node_rank_of(remote_addr->pe) >= 0);
    struct doorbell *bell = &node_control(node_rank_of(remote_addr->pe))->doorbell;
    wakeup_notify_at(bell, remote_addr->address, bytes);
}

/* ---- The shared-memory transport ---- */

/* Operations by loads, stores and the CPU's atomics on memory of PEs of this node, which this
 * process has mapped. Each operation is complete when its function returns. */

static void *transport_mapped_address(const struct remote_addr *remote_addr)
{
    void *memory = remote_addr_mapped(remote_addr);
    ASSERT(memory != NULL);
    return memory;
}

static void transport_shm_put(const struct remote_addr *remote_addr, const void *source,
                              size_t bytes, bool nbi)
{
    (void)nbi;
    copy_to_shared(transport_mapped_address(remote_addr), source, bytes);
    fence_loads();
    remote_addr_notify_written(remote_addr, bytes);
}

static void transport_shm_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                              bool nbi)
{
    (void)nbi;
    copy_from_shared(dest, transport_mapped_address(remote_addr), bytes);
    fence_loads();
}

static void transport_shm_put_blocks(const struct remote_addr *remote_addr, const void *source,
                                     const struct blocks *blocks, struct put_completion completion)
{
    (void)completion;
    struct copy_shape shape = blocks_put_shape(blocks);
    copy_blocks(transport_mapped_address(remote_addr), source, &shape);
    remote_addr_notify_written(remote_addr, blocks_extent_bytes(blocks));
}

static void transport_shm_get_blocks(const struct remote_addr *remote_addr, void *dest,
                                     const struct blocks *blocks, uint32_t *left)
{
    (void)left;
    struct copy_shape shape = blocks_get_shape(blocks);
    copy_blocks(dest, transport_mapped_address(remote_addr), &shape);
}

static uint64_t transport_shm_apply(const struct remote_addr *remote_addr,
                                    enum atomic_operation operation, uint64_t value, size_t size)
{
    uint64_t old = word_apply(transport_mapped_address(remote_addr), operation, value, size);
    if (operation != ATOMIC_FETCH)
        remote_addr_notify_written(remote_addr, size);
    return old;
}

static void transport_shm_atomic(const struct remote_addr *remote_addr,
                                 enum atomic_operation operation, uint64_t value, size_t size)
{
    transport_shm_apply(remote_addr, operation, value, size);
}

static void transport_shm_atomic_fetch(const struct remote_addr *remote_addr,
                                       enum atomic_operation operation, uint64_t value, size_t size,
                                       void *fetch, bool nbi)
{
    (void)nbi;
    word_store_old_value(fetch, transport_shm_apply(remote_addr, operation, value, size), size);
}

static void transport_shm_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                       uint64_t value, size_t size, void *fetch, bool nbi)
{
    (void)nbi;
    word_store_old_value(
        fetch, word_compare_swap(transport_mapped_address(remote_addr), condition, value, size),
        size);
    remote_addr_notify_written(remote_addr, size);
}

/* Operations of the shared-memory transport. remote.c calls them to access remote memory, and
 * select_measure.c calls them for measurements at startup. */
const struct transport transport_shm = {.put = transport_shm_put,
                                        .get = transport_shm_get,
                                        .put_blocks = transport_shm_put_blocks,
                                        .get_blocks = transport_shm_get_blocks,
                                        .atomic = transport_shm_atomic,
                                        .atomic_fetch = transport_shm_atomic_fetch,
                                        .compare_swap = transport_shm_compare_swap};

/* ---- Transport selection ---- */

struct selection selection = {.inside = {.data = TRANSPORT_SHM, .atomics = TRANSPORT_SHM}};

bool select_excludes_thread_multiple(void)
{
    bool asks_for_windows = environment.remote == TRANSPORT_WINDOW ||
                            environment.path == TRANSPORT_WINDOW || environment.amo == AMO_MPI;
    return asks_for_windows && backend->window_thread_level() < BACKEND_THREAD_MULTIPLE;
}

static enum transport_id transport_choose_inter_node(const char *routine)
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

/* Returns the transport for atomics, given the transport for data. All atomics on a word must use
 * the same mechanism. If put and get use loads and stores, atomics do too. Otherwise the CPU of the
 * target PE executes them, unless the user selects MPI RMA. */
static enum transport_id transport_choose_atomics(enum transport_id data)
{
    if (environment.amo == AMO_MPI)
        return TRANSPORT_WINDOW;
    return data == TRANSPORT_SHM ? TRANSPORT_SHM : TRANSPORT_MESSAGE;
}

static void transport_require_windows(const char *routine, const char *variable)
{
    const char *why;
    if (backend->window_assessment(&why) == BACKEND_RMA_BROKEN)
        report_fatal(routine, "%s: %s", variable, why);
}

static void transport_require_atomics(const char *routine)
{
    transport_require_windows(routine, "ISTHMUS_AMO=mpi");
    if (backend->window_test_atomics(NULL) != 0)
        report_fatal(routine, "ISTHMUS_AMO=mpi: %s", backend->message());
}

void select_transports(const char *routine)
{
    selection = (struct selection){.inside.data = (enum transport_id)environment.path};
    /* Assume that windows progress only while the target calls MPI, until a measurement shows the
     * opposite. */
    selection.inside.needs_target_progress = selection.between.needs_target_progress = true;
    selection.between.data = transport_choose_inter_node(routine);
    selection.inside.atomics = transport_choose_atomics(selection.inside.data);
    selection.between.atomics = transport_choose_atomics(selection.between.data);
    if (selection.inside.data == TRANSPORT_WINDOW)
        transport_require_windows(routine, "ISTHMUS_PATH=window");
    if (selection.inside.atomics == TRANSPORT_WINDOW)
        transport_require_atomics(routine);
    segment_limit_near(selection.inside.data == TRANSPORT_SHM,
                       selection.inside.atomics == TRANSPORT_SHM);
}

/* Returns a text for select_print: whether windows progress without the target. The text is empty
 * if no windows are used, or if there was no second PE for the measurement. */
static const char *transport_explain_target_progress(void)
{
    if (!select_needs_windows() || job.n_pes == 1)
        return "";
    if (selection.inside.needs_target_progress && selection.between.needs_target_progress)
        return "; windows progress only while the target PE calls MPI";
    return "; windows progress without calls of the target PE";
}

void select_print(bool has_progress_thread)
{
    if (!environment.info || job.me != 0)
        return;
    printf("Network: %d nodes; transport of put and get between nodes: %s (%s), within a node: %s; "
           "transport of atomics between nodes: %s, within a node: %s; progress by %s%s\n",
           node.count, transport_names[selection.between.data],
           selection.why == NULL ? "one node" : selection.why,
           transport_names[selection.inside.data], transport_names[selection.between.atomics],
           transport_names[selection.inside.atomics], has_progress_thread ? "a thread" : "polling",
           transport_explain_target_progress());
    fflush(stdout);
}

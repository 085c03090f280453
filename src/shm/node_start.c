#include "node_start.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/digest.h"
#include "base/environment.h"
#include "base/report.h"
#include "bootstrap.h"
#include "core_dump.h"
#include "discovery.h"
#include "layout.h"
#include "loader/loader.h"
#include "mapping.h"
#include "memory_file.h"
#include "node.h"
#include "share.h"
#include "static_data.h"
#include "waiting.h"

/* Returns the records of all PEs of the job. The caller frees them with bootstrap_free. */
static struct bootstrap_record *node_start_exchange_records(const char *routine,
                                                            const struct proposal *proposal,
                                                            const struct share_files *mine)
{
    /* The other PEs of the node may read the metadata as soon as they have this PE's record. */
    memory_file_set_length(routine, mine->memory, layout.control_length);
    if (!share_write_metadata(mine))
        report_fatal_errno(routine, "the memory file cannot be written");
    return bootstrap_exchange(routine, proposal, mine->memory);
}

/* Returns the proposal that all PEs can fulfill. Static data become private if the PEs run
 * different executables. */
static struct proposal node_start_agree_on_proposal(const struct bootstrap_record *all,
                                                    const struct proposal *proposal)
{
    struct proposal agreed = bootstrap_agree(all, proposal);
    if (agreed.static_data_length == 0 && static_data.length != 0)
        static_data_give_up("the PEs' executables or settings differ");
    return agreed;
}

/* Counts the PEs of this machine and the cores that they share. */
static void node_start_count_host_pes(const struct bootstrap_record *all)
{
    struct host_usage host_usage = bootstrap_count_host(all);
    node.host_pes = host_usage.pes;
    node.host_cores = host_usage.cores;
}

/* Sets node.other_executable: the PEs that run another executable than this PE. */
static void node_start_find_other_executables(const char *routine,
                                              const struct bootstrap_record *all)
{
    bool *other = NULL;
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].executable == static_data.identity)
            continue;
        if (other == NULL)
            other = report_require_memory(routine, calloc((size_t)job.n_pes, sizeof *other));
        other[pe] = true;
    }
    node.other_executable = other;
}

/* Returns the identity of the job: a digest of the machine, PID and memory file of the first PE. */
static uint64_t node_start_identify_job(const struct bootstrap_record *all)
{
    uint64_t digest = digest_bytes(DIGEST_BEGIN, &all[0].machine, sizeof all[0].machine);
    digest = digest_bytes(digest, &all[0].process, sizeof all[0].process);
    return digest_bytes(digest, &all[0].inode, sizeof all[0].inode);
}

static void node_start_waiting(const struct bootstrap_record *all)
{
    struct control *mine = node_own_control();
    display_begin(&mine->display, &node_control(0)->display, node_start_identify_job(all),
                  offsetof(struct control, state.lifecycle));
    waiting_start(&mine->doorbell, &mine->display, node.host_cores, node.host_pes);
}

/* Unmaps the memory of the peers and dissolves the node, before the next partition is tried or at
 * the end. */
static void node_start_leave_node(void)
{
    mapping_unmap_node();
    node_dissolve();
}

/* Maps the files of the PEs of this node by the partition's method. Returns -1 if the method
 * succeeded on all PEs of the job, and otherwise the number of a PE on which it failed. Collective
 * over the job. */
static int node_start_share_by_method(struct share_exchange *exchange,
                                      const struct partition *partition)
{
    if (partition->largest == 1) /* every PE is alone on its node */
        return -1;
    if (partition->method == SHARE_SOCKET)
        return share_by_socket(exchange);
    if (partition->method == SHARE_SHM)
        return share_by_shm(exchange);
    return share_by_proc(exchange);
}

/* Forms the nodes of a partition and maps their memory. Returns -1 if this succeeded on all PEs of
 * the job, and otherwise the number of a PE on which it failed. Collective over the job. */
static int node_start_enter_node(struct share_exchange *exchange, struct partition *partition)
{
    const char *routine = exchange->routine;
    if (!discovery_partition(partition, exchange->all, job.n_pes, partition->method,
                             environment.node_size))
        report_fatal(routine, "out of memory");
    node_form(routine, partition, exchange->all);
    mapping_map_node(routine, exchange->lengths[SHARE_GLOBALS], exchange->mine->memory);
    node_start_waiting(exchange->all);
    return node_start_share_by_method(exchange, partition);
}

/* Name of a host, for error messages. */
struct host {
    char name[64];
};

/* Reports that PEs of one machine could not share memory. Aborts the job if no partition is left to
 * try. Otherwise prints a warning if the job has more nodes than expected. Collective. */
static void node_start_report_sharing_failure(const struct share_exchange *exchange, int failed,
                                              const struct partition *candidates, int n_tried,
                                              int n_candidates)
{
    char tried[64] = "";
    for (int i = 0, used = 0; i < n_tried; i++)
        used += snprintf(tried + used, sizeof tried - (size_t)used, "%s%s", i > 0 ? ", " : "",
                         discovery_method_name(candidates[i].method));
    struct host mine = {""};
    gethostname(mine.name, sizeof mine.name - 1);
    struct host *hosts = share_allgather(exchange->routine, &mine, sizeof mine);
    const char *host = hosts[failed].name;
    if (n_tried == n_candidates)
        report_fatal(exchange->routine,
                     "PE %d (host %s) cannot map the memory of other PEs of its host with %s, and "
                     "ISTHMUS_SHARE allows no other method",
                     failed, host, tried);
    if (job.me == 0 && candidates[n_tried].count > candidates[0].count)
        report_warning(
            exchange->routine,
            "PE %d (host %s) cannot map the memory of other PEs of its host (tried: %s): the job "
            "has %d nodes instead of %d, and communication between these nodes is slower",
            failed, host, tried, candidates[n_tried].count, candidates[0].count);
    free(hosts);
}

/* Tries the candidate partitions of the job into nodes, until one succeeds on all PEs of the job.
 * Collective. */
static void node_start_try_candidates(struct share_exchange *exchange, struct partition *candidates,
                                      int n_candidates)
{
    int memory = exchange->mine->memory, tried = 0, failed = -1, last;
    while (tried < n_candidates &&
           (last = node_start_enter_node(exchange, &candidates[tried])) >= 0) {
        node_start_leave_node();
        failed = last;
        tried++;
    }
    if (failed >= 0)
        node_start_report_sharing_failure(exchange, failed, candidates, tried, n_candidates);
    if (exchange->mine->memory == memory)
        return;
    /* share_by_shm has replaced this PE's memory file. */
    mapping_map_own(exchange->routine, exchange->mine->memory);
    node_start_waiting(exchange->all);
}

/* If the nodes are not blocks of consecutive PEs, the first PE of each node writes a table with the
 * node of each PE of the job into its arena, and the other PEs of the node use it. Collective over
 * the job. */
static void node_start_share_node_table(const char *routine, const struct bootstrap_record *all)
{
    if (!node_needs_table())
        return;
    if (node.rank == 0) {
        size_t offset = arena_take(routine, 0, (size_t)job.n_pes * sizeof(int));
        int *of = arena_at(0, offset);
        for (int pe = 0; pe < job.n_pes; pe++)
            of[pe] = all[pe].node;
        node_own_control()->nodes = offset;
    }
    if (backend->barrier() != 0)
        report_fatal(routine, "%s", backend->message());
    node_set_table(arena_at(0, node_control(0)->nodes));
}

static int node_start_largest_node(const struct partition *candidates, int n_candidates)
{
    int largest = 1;
    for (int i = 0; i < n_candidates; i++)
        if (candidates[i].largest > largest)
            largest = candidates[i].largest;
    return largest;
}

/* Applies the agreed settings, except for the layout of memory. */
static void node_start_apply_agreement(const char *routine, const struct proposal *agreed,
                                       const struct bootstrap_record *all)
{
    job.debug = job.slow_path = agreed->debug;
    job.has_threads = job.is_multithreaded = agreed->threads;
    node_start_count_host_pes(all);
    node_start_find_other_executables(routine, all);
}

/* Computes the layout for the agreed proposal, and sets the length of this PE's memory file. */
static void node_start_make_layout(const char *routine, struct proposal *agreed,
                                   const struct partition *candidates, int n_candidates, int memory)
{
    if (candidates[0].method == SHARE_SHM)
        layout_fit_into_shm(agreed, candidates[0].largest);
    layout_set(agreed, node_start_largest_node(candidates, n_candidates));
    memory_file_set_length(routine, memory, layout_length());
    memory_file_seal(memory);
}

void node_start(const char *routine)
{
    struct share_files mine = {memory_file_create(routine, "isthmus-heap"), static_data.file};
    struct proposal proposal = layout_propose();
    struct bootstrap_record *all = node_start_exchange_records(routine, &proposal, &mine);
    struct proposal agreed = node_start_agree_on_proposal(all, &proposal);
    struct partition candidates[DISCOVERY_CANDIDATES];
    int n_candidates =
        discovery_candidates(candidates, all, job.n_pes, environment.share, environment.node_size);
    if (n_candidates == 0)
        report_fatal(routine, "out of memory");
    if (agreed.static_data_length == 0)
        mine.globals = -1;
    node_start_apply_agreement(routine, &agreed, all);
    node_start_make_layout(routine, &agreed, candidates, n_candidates, mine.memory);
    mapping_start(routine);
    struct share_exchange exchange = {.routine = routine,
                                      .all = all,
                                      .mine = &mine,
                                      .lengths = {layout_length(), agreed.static_data_length},
                                      .used = layout_used_length(&agreed),
                                      .open_peer =
                                          mapping_map_peer /* caller: share_map_and_close */};
    node_start_try_candidates(&exchange, candidates, n_candidates);
    node_start_share_node_table(routine, all);
    ASSERT(node_rank_of(job.me) == node.rank && node_of_pe(job.me) == node.number);
    bootstrap_free(all);
    core_dump_start(mine.memory);
}

void node_stop(void)
{
    core_dump_stop();
    mapping_stop();
    node_start_leave_node();
    free((void *)node.other_executable);
    node = (struct node){0};
}

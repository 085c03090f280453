#include "node_start.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "arena.h"
#include "base/assert.h"
#include "base/digest.h"
#include "base/environment.h"
#include "base/report.h"
#include "dump.h"
#include "introduction.h"
#include "layout.h"
#include "mapping.h"
#include "memory_file.h"
#include "modules/loader.h"
#include "node.h"
#include "partition.h"
#include "share.h"
#include "static_data.h"
#include "waiting/waiting.h"

/* The introductions of all PEs, to be given back. */
static struct introduction *introduce(const char *routine, const struct wish *wish,
                                      const struct share_files *mine)
{
    /* Others look there at once. */
    memory_file_set_length(routine, mine->memory, layout.control_length);
    if (!share_write_card(mine))
        report_fatal_errno(routine, "the memory file cannot be written");
    return introduction_exchange(routine, wish, mine->memory);
}

/* What all PEs can have. */
static struct wish agree_on_wish(const struct introduction *all, const struct wish *wish)
{
    struct wish agreed = introduction_agree(all, wish);
    if (agreed.globals == 0 && static_data.length != 0)
        static_data_give_up("the PEs' executables or settings differ");
    return agreed;
}

/* Whom this PE shares the machine's cores with. */
static void find_competitors(const struct introduction *all)
{
    struct crowd crowd = introduction_crowd(all);
    node.competitors = crowd.pes;
    node.cores = crowd.cores;
}

/* Who runs another executable than this PE. */
static void find_other_executables(const char *routine, const struct introduction *all)
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

/* The first PE's memory file is no other job's. */
static uint64_t identify_job(const struct introduction *all)
{
    uint64_t digest = digest_bytes(DIGEST_BEGIN, &all[0].machine, sizeof all[0].machine);
    digest = digest_bytes(digest, &all[0].process, sizeof all[0].process);
    return digest_bytes(digest, &all[0].inode, sizeof all[0].inode);
}

static void start_waiting(const struct introduction *all)
{
    struct control *mine = node_own_control();
    display_begin(&mine->display, &node_control(0)->display, identify_job(all),
                  offsetof(struct control, shown.presence));
    waiting_start(&mine->doorbell, &mine->display, node.cores, node.competitors);
}

/* The node without its memory: another one, or none, comes after it. */
static void leave_node(void)
{
    mapping_leave();
    node_dissolve();
}

/* Opens the files of the PEs of this node by the way of the partition. */
static int share_by(struct share_exchange *exchange, const struct partition *partition)
{
    if (partition->largest == 1) /* nobody has anything to map */
        return -1;
    if (partition->way == SHARE_SOCKET)
        return share_by_socket(exchange);
    if (partition->way == SHARE_SHM)
        return share_by_shm(exchange);
    return share_by_proc(exchange);
}

/* Makes the nodes of the partition and maps their memory: -1, or a PE for which that failed. */
static int enter_node(struct share_exchange *exchange, struct partition *partition)
{
    const char *routine = exchange->routine;
    if (!partition_divide(partition, exchange->all, job.n_pes, partition->way,
                          environment.node_size))
        report_fatal(routine, "out of memory");
    node_form(routine, partition, exchange->all);
    mapping_enter(routine, exchange->lengths[SHARE_GLOBALS], exchange->mine->memory);
    start_waiting(exchange->all);
    return share_by(exchange, partition);
}

/* For messages. */
struct host {
    char name[64];
};

/* PEs that live together do not share memory, where nothing but that was expected. Collective. */
static void report_ways(const struct share_exchange *exchange, int failed,
                        const struct partition *plans, int n_tried, int n_plans)
{
    char tried[64] = "";
    for (int i = 0, used = 0; i < n_tried; i++)
        used += snprintf(tried + used, sizeof tried - (size_t)used, "%s%s", i > 0 ? ", " : "",
                         partition_way_name(plans[i].way));
    struct host mine = {""};
    gethostname(mine.name, sizeof mine.name - 1);
    struct host *hosts = share_tell(exchange->routine, &mine, sizeof mine);
    const char *host = hosts[failed].name;
    if (n_tried == n_plans)
        report_fatal(exchange->routine,
                     "PE %d (host %s) cannot map the memory of others there by %s, and "
                     "ISTHMUS_SHARE allows no other way",
                     failed, host, tried);
    if (job.me == 0 && plans[n_tried].count > plans[0].count)
        report_warning(exchange->routine,
                       "PE %d (host %s) cannot map the memory of others there (tried: %s): the job "
                       "has %d nodes instead of %d, and what goes between these is slower",
                       failed, host, tried, plans[n_tried].count, plans[0].count);
    free(hosts);
}

/* Tries the plans until one works for all PEs of the job. */
static void find_node(struct share_exchange *exchange, struct partition *plans, int n_plans)
{
    int memory = exchange->mine->memory, tried = 0, failed = -1, last;
    while (tried < n_plans && (last = enter_node(exchange, &plans[tried])) >= 0) {
        leave_node();
        failed = last;
        tried++;
    }
    if (failed >= 0)
        report_ways(exchange, failed, plans, tried, n_plans);
    if (exchange->mine->memory == memory)
        return;
    mapping_map_mine(exchange->routine, exchange->mine->memory); /* which is another file now */
    start_waiting(exchange->all);
}

/* Where nodes are no blocks of PEs: each PE's node, written by the first PE of this one. Collective
 * over the job. */
static void share_nodes(const char *routine, const struct introduction *all)
{
    if (!node_needs_table())
        return;
    if (node.place == 0) {
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

static int largest_node(const struct partition *plans, int n_plans)
{
    int largest = 1;
    for (int i = 0; i < n_plans; i++)
        if (plans[i].largest > largest)
            largest = plans[i].largest;
    return largest;
}

/* What the PEs agreed on, but for the layout. */
static void follow(const char *routine, const struct wish *agreed, const struct introduction *all)
{
    job.debug = job.slow_path = agreed->debug;
    job.has_threads = job.is_multithreaded = agreed->threads;
    find_competitors(all);
    find_other_executables(routine, all);
}

/* The layout that suits all, and this PE's file as long as it says. */
static void make_layout(const char *routine, struct wish *agreed, const struct partition *plans,
                        int n_plans, int memory)
{
    if (plans[0].way == SHARE_SHM)
        layout_fit_into_shm(agreed, plans[0].largest);
    layout_set(agreed, largest_node(plans, n_plans));
    memory_file_set_length(routine, memory, layout_length());
    memory_file_seal(memory);
}

void node_start(const char *routine)
{
    struct share_files mine = {memory_file_create(routine, "isthmus-heap"), static_data.file};
    struct wish wish = layout_wish();
    struct introduction *all = introduce(routine, &wish, &mine);
    struct wish agreed = agree_on_wish(all, &wish);
    struct partition plans[PARTITION_PLANS];
    int n_plans = partition_plan(plans, all, job.n_pes, environment.share, environment.node_size);
    if (n_plans == 0)
        report_fatal(routine, "out of memory");
    if (agreed.globals == 0)
        mine.globals = -1;
    follow(routine, &agreed, all);
    make_layout(routine, &agreed, plans, n_plans, mine.memory);
    mapping_start(routine);
    struct share_exchange exchange = {.routine = routine,
                                      .all = all,
                                      .mine = &mine,
                                      .lengths = {layout_length(), agreed.globals},
                                      .used = layout_used(&agreed),
                                      .open_peer = mapping_map_peer};
    find_node(&exchange, plans, n_plans);
    share_nodes(routine, all);
    ASSERT(node_place(job.me) == node.place && node_number_of(job.me) == node.number);
    introduction_give_back(all);
    dump_start(mine.memory);
}

void node_stop(void)
{
    dump_stop();
    mapping_stop();
    leave_node();
    free((void *)node.other_executable);
    node = (struct node){0};
}

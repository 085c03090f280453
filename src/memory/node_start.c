#include "node_start.h"

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/environment.h"
#include "base/report.h"
#include "layout.h"
#include "mapping.h"
#include "memory_file.h"
#include "modules/loader.h"
#include "node.h"
#include "partition.h"
#include "share.h"
#include "static_data.h"
#include "waiting/waiting.h"

/* An element for each PE of the job, zeroed, for the start only: not of malloc's, which would keep
 * the memory for good. */
static void *take_scratch(const char *routine, size_t size)
{
    void *scratch = mmap(NULL, (size_t)job.n_pes * size, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return report_require_memory(routine, scratch == MAP_FAILED ? NULL : scratch);
}

static void give_back_scratch(void *scratch, size_t size)
{
    munmap(scratch, (size_t)job.n_pes * size);
}

/* What decides which steps a PE takes together with the others, and so must be equal. */
struct settings {
    size_t node_size;
    int share, remote, path, amo, space_window;
    struct algorithms algorithms;
};

/* All that a PE tells the others: MPI's collectives are slow on crowded cores, so once. */
struct introduction {
    struct wish wish;
    struct settings settings;
    struct locality locality;
    cpu_set_t cores; /* that it may run on */
    struct share_card card;
};

static void require_same_settings(const char *routine, const struct introduction *all)
{
    const struct settings *first = &all[0].settings;
    for (int pe = 1; pe < job.n_pes; pe++) {
        const struct settings *other = &all[pe].settings;
        layout_require_same(routine, other->node_size == first->node_size, "ISTHMUS_NODE_SIZE", pe);
        layout_require_same(routine, other->share == first->share, "ISTHMUS_SHARE", pe);
        layout_require_same(routine, other->remote == first->remote, "ISTHMUS_REMOTE", pe);
        layout_require_same(routine, other->path == first->path, "ISTHMUS_PATH", pe);
        layout_require_same(routine, other->amo == first->amo, "ISTHMUS_AMO", pe);
        layout_require_same(routine, other->space_window == first->space_window,
                            "ISTHMUS_SPACE_WINDOW", pe);
        bool same = memcmp(&other->algorithms, &first->algorithms, sizeof first->algorithms) == 0;
        layout_require_same(routine, same, "ISTHMUS_ALGORITHMS", pe);
    }
}

/* The introductions of all PEs; scratch. */
static struct introduction *introduce(const char *routine, const struct share_files *mine)
{
    struct introduction introduction = {
        .wish = layout_wish(),
        .settings = {environment.node_size, environment.share, environment.remote, environment.path,
                     environment.amo, environment.space_window, environment.algorithms}};
    struct introduction *all = take_scratch(routine, sizeof *all);
    if (sched_getaffinity(0, sizeof introduction.cores, &introduction.cores) != 0)
        CPU_ZERO(&introduction.cores); /* more cores than the set has room for: count the others' */
    /* Others look there at once. */
    memory_file_set_length(routine, mine->memory, layout.control_length);
    share_find_locality(&introduction.locality);
    share_fill_card(&introduction.card, mine);
    if (backend->allgather(&introduction, all, sizeof introduction) != 0)
        report_fatal(routine, "%s", backend->message());
    require_same_settings(routine, all);
    return all;
}

/* What all PEs can have. */
static struct wish agree(const char *routine, const struct introduction *all)
{
    struct wish agreed = all[0].wish;
    for (int pe = 1; pe < job.n_pes; pe++)
        layout_agree(routine, &agreed, &all[pe].wish, pe);
    if (agreed.globals == 0 && static_data.length != 0)
        static_data_give_up("the PEs' executables or settings differ");
    return agreed;
}

/* Whom this PE shares the machine's cores with. */
static void find_competitors(const struct introduction *all)
{
    cpu_set_t cores = all[job.me].cores;
    node.competitors = 0;
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].locality.machine != all[job.me].locality.machine)
            continue;
        CPU_OR(&cores, &cores, &all[pe].cores);
        node.competitors++;
    }
    node.cores = CPU_COUNT(&cores);
}

/* Who runs another executable than this PE. */
static void find_other_executables(const char *routine, const struct introduction *all)
{
    bool *other = NULL;
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].wish.executable == static_data.identity)
            continue;
        if (other == NULL)
            other = report_require_memory(routine, calloc((size_t)job.n_pes, sizeof *other));
        other[pe] = true;
    }
    node.other_executable = other;
}

static void start_waiting(void)
{
    waiting_start(&node_own_control()->doorbell, node.cores, node.competitors);
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
static int enter_node(struct share_exchange *exchange, const struct partition *partition)
{
    node_form(exchange->routine, partition);
    mapping_enter(exchange->routine, exchange->lengths[SHARE_GLOBALS], exchange->mine->memory);
    start_waiting();
    return share_by(exchange, partition);
}

/* PEs that live together do not share memory, where nothing but that was expected. */
static void report_ways(const struct share_exchange *exchange, int failed,
                        const struct partition *plans, int n_tried, int n_plans)
{
    char tried[64] = "";
    for (int i = 0, used = 0; i < n_tried; i++)
        used += snprintf(tried + used, sizeof tried - (size_t)used, "%s%s", i > 0 ? ", " : "",
                         partition_way_name(plans[i].way));
    const char *host = exchange->cards[failed].host;
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
}

/* Tries the plans until one works for all PEs of the job. */
static void find_node(struct share_exchange *exchange, const struct partition *plans, int n_plans)
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
    start_waiting();
}

/* Parts of the introductions, one behind the other; scratch. */
static struct share_card *take_cards(const char *routine, const struct introduction *all,
                                     bool globals)
{
    struct share_card *cards = take_scratch(routine, sizeof *cards);
    for (int pe = 0; pe < job.n_pes; pe++) {
        cards[pe] = all[pe].card;
        if (!globals)
            cards[pe].files[SHARE_GLOBALS] = -1;
    }
    return cards;
}

static int make_plans(const char *routine, const struct introduction *all,
                      struct partition plans[PARTITION_PLANS])
{
    struct locality *localities = take_scratch(routine, sizeof *localities);
    for (int pe = 0; pe < job.n_pes; pe++)
        localities[pe] = all[pe].locality;
    int n_plans =
        partition_plan(plans, localities, job.n_pes, environment.share, environment.node_size);
    if (n_plans == 0)
        report_fatal(routine, "out of memory");
    give_back_scratch(localities, sizeof *localities);
    return n_plans;
}

static int largest_node(const struct partition *plans, int n_plans)
{
    int largest = 1;
    for (int i = 0; i < n_plans; i++)
        if (plans[i].largest > largest)
            largest = plans[i].largest;
    return largest;
}

void node_start(const char *routine)
{
    struct share_files mine = {memory_file_create(routine, "isthmus-heap"), static_data.file};
    struct introduction *all = introduce(routine, &mine);
    struct wish agreed = agree(routine, all);
    struct partition plans[PARTITION_PLANS];
    int n_plans = make_plans(routine, all, plans);
    struct share_card *cards = take_cards(routine, all, agreed.globals != 0);
    if (agreed.globals == 0)
        mine.globals = -1;
    job.debug = job.slow_path = agreed.debug;
    job.has_threads = agreed.threads;
    find_competitors(all);
    find_other_executables(routine, all);
    give_back_scratch(all, sizeof *all);
    if (plans[0].way == SHARE_SHM)
        layout_fit_into_shm(&agreed, plans[0].largest);
    layout_set(&agreed, largest_node(plans, n_plans));
    memory_file_set_length(routine, mine.memory, layout_length());
    memory_file_seal(mine.memory);
    mapping_start(routine);
    struct share_exchange exchange = {.routine = routine,
                                      .cards = cards,
                                      .mine = &mine,
                                      .lengths = {layout_length(), agreed.globals},
                                      .used = layout_used(&agreed),
                                      .open_peer = mapping_map_peer};
    find_node(&exchange, plans, n_plans);
    ASSERT(node_place(job.me) == node.place && node.of[job.me] == node.number);
    partition_free(plans, n_plans);
    give_back_scratch(cards, sizeof *cards);
    close(mine.memory);
}

void node_stop(void)
{
    mapping_stop();
    leave_node();
    free((void *)node.other_executable);
    node = (struct node){0};
}

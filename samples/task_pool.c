/*
 * Teaches: active messages with replies, and termination detection.
 * Run:     oshcc task_pool.c -o task_pool && oshrun -np 4 ./task_pool [TREES [WORK]]
 *
 * Each PE has a pool of tasks. A task is a node of a random tree and creates tasks for its
 * children, so the amount of work is not known in advance. A PE without tasks steals tasks: it
 * sends an active message to another PE, whose handler replies with half of its tasks. For
 * comparison, each PE also processes its initial trees without stealing. The program prints the
 * times of both runs, which must count the same nodes.
 *
 * Termination detection (Dijkstra and Scholten, 1980): the work is done when no PE has a task and
 * no task is being transferred. If PE A steals tasks from PE B, A owes B an answer. A sends the
 * answer when it has no task left and has received all answers that other PEs owe it. If A steals
 * from another PE while it owes B an answer, it answers the other PE at once. At the start every PE
 * owes PE 0 an answer. When PE 0 has received all answers and has no task, it sends a stop message
 * to all PEs.
 */
#include "measure.h"
#include <shmemx.h>

enum { STOLEN_MOST = 64, POLL = 16, NOBODY = -1 };

struct task {
    uint64_t seed; /* seed of a random number generator; it determines the whole subtree */
};

static struct size sizes[] = {{"TREES", 1, 1000000, 2000}, {"WORK", 0, 1000000, 300}};

static struct task *pool;
static size_t tasks, room;
/* Symmetric. Number of processed nodes and sum of their results: of this PE, and of all PEs. */
static uint64_t counted[2], all[2];

static shmemx_am_t steal, answer, stop;
static int owes_to;  /* the PE to which this PE owes an answer, or NOBODY */
static long is_owed; /* number of answers that other PEs owe to this PE */
static bool is_over;
static long robberies;

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 32) * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
    return x ^ x >> 32;
}

static void make_room(void)
{
    size_t wanted = 2 * room + 1024;
    struct task *larger = realloc(pool, wanted * sizeof *pool);
    if (larger == NULL) {
        fprintf(stderr, "PE %d: no memory for %zu tasks\n", shmem_my_pe(), wanted);
        shmem_global_exit(EXIT_FAILURE);
    }
    pool = larger;
    room = wanted;
}

static void add_task(struct task task)
{
    if (pool == NULL || tasks == room) {
        make_room();
    }
    pool[tasks++] = task;
}

/* Processes a node. It has four children with a probability of 24 %, so a tree has 25 nodes on
 * average, but sometimes thousands. */
static void do_task(struct task task)
{
    uint64_t made = task.seed;
    for (long i = 0; i < sizes[1].value; i++) {
        made = mix(made + 1);
    }
    counted[0]++;
    counted[1] += made;
    if (mix(task.seed) % 100 < 24) {
        for (uint64_t child = 1; child <= 4; child++) {
            add_task((struct task){mix(task.seed + child)});
        }
    }
}

/* Creates the roots of this PE's initial trees. PE 0 gets half of all trees and its share of the
 * others, as if it had read the input of the program. */
static void begin(int me, int npes)
{
    counted[0] = counted[1] = 0;
    for (long tree = 0; tree < sizes[0].value; tree++) {
        if ((tree < sizes[0].value / 2 ? 0 : tree % npes) == me) {
            add_task((struct task){mix((uint64_t)tree * 1000)});
        }
    }
}

static void run_alone(void)
{
    while (tasks > 0) {
        do_task(pool[--tasks]);
    }
}

/* ---- Stealing -------------------------------------------------------------------------------- */

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Handler of a message from a PE without tasks. Replies with the oldest tasks, which have the
 * largest subtrees. The library runs handlers one at a time, and only while this PE is in a library
 * routine. Therefore the pool needs no lock. */
static void steal_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)arg;
    (void)bytes;
    size_t given = smaller(tasks / 2, STOLEN_MOST);
    if (given == 0) {
        return; /* a reply without data */
    }
    shmemx_am_reply(token, pool, given * sizeof *pool);
    tasks -= given;
    memmove(pool, pool + given, tasks * sizeof *pool);
    is_owed++;
}

static void answer_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    (void)bytes;
    is_owed--;
}

static void stop_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    (void)bytes;
    is_over = true;
}

static void give_answer(int pe)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, pe, answer, NULL, 0);
}

static void steal_from(int pe)
{
    struct task stolen[STOLEN_MOST];
    size_t bytes = 0;
    shmemx_req_h request;
    shmemx_am_call(SHMEM_CTX_DEFAULT, pe, steal, NULL, 0, stolen, sizeof stolen, &bytes, &request);
    /* While this PE waits, other PEs may try to steal from it, but its pool is empty. */
    shmemx_req_wait(&request);
    if (bytes == 0) {
        return;
    }
    robberies++;
    for (size_t i = 0; i < bytes / sizeof stolen[0]; i++) {
        add_task(stolen[i]);
    }
    if (owes_to == NOBODY && shmem_my_pe() != 0) {
        owes_to = pe;
    } else {
        give_answer(pe);
    }
}

/* Called if this PE has no task. If all answers that are owed to it have arrived, sends the answer
 * that this PE owes. PE 0 instead sends the stop message to all PEs. */
static void settle(int me, int npes)
{
    if (is_owed > 0) {
        return;
    }
    if (me == 0) {
        for (int pe = 0; pe < npes; pe++) {
            shmemx_am_send(SHMEM_CTX_DEFAULT, pe, stop, NULL, 0);
        }
        while (!is_over) {
            shmemx_progress();
        }
    } else if (owes_to != NOBODY) {
        give_answer(owes_to);
        owes_to = NOBODY;
    }
}

static void run_stealing(void)
{
    int me = shmem_my_pe(), npes = shmem_n_pes();
    uint64_t random = mix((uint64_t)me + 1);
    while (!is_over) {
        for (int i = 0; i < POLL && tasks > 0; i++) {
            do_task(pool[--tasks]);
        }
        shmemx_progress(); /* runs handlers, so that others can steal */
        if (tasks == 0) {
            settle(me, npes);
        }
        if (tasks == 0 && !is_over && npes > 1) {
            random = mix(random + 1);
            steal_from((me + 1 + (int)(random % (uint64_t)(npes - 1))) % npes);
        }
    }
}

/* ---- Measurement ----------------------------------------------------------------------------- */

static double time_of(void (*run)(void), uint64_t *results)
{
    int me = shmem_my_pe(), npes = shmem_n_pes();
    begin(me, npes);
    owes_to = me == 0 ? NOBODY : 0;
    is_owed = me == 0 ? npes - 1 : 0;
    shmem_barrier_all();
    double start = seconds();
    run();
    shmem_barrier_all();
    double took = seconds() - start;
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, all, counted, 2) == 0, "reduction");
    results[0] = all[0];
    results[1] = all[1];
    return took;
}

int main(int argc, char **argv)
{
    static long robberies_of_all;
    uint64_t alone[2], stealing[2];
    shmem_init();
    read_sizes(argc, argv, sizes, 2);
    shmemx_am_register(steal_handler, 0, &steal);
    shmemx_am_register(answer_handler, 0, &answer);
    shmemx_am_register(stop_handler, 0, &stop);
    double without = time_of(run_alone, alone);
    double with = time_of(run_stealing, stealing);
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &robberies_of_all, &robberies, 1) == 0, "reduction");
    check(alone[0] == stealing[0] && alone[1] == stealing[1], "the nodes of both ways");
    check(alone[0] >= (uint64_t)sizes[0].value, "every tree has a root");
    if (shmem_my_pe() == 0) {
        printf("%ld nodes on %d PEs: %.1f ms without stealing, %.1f ms with (%ld robberies)\n",
               (long)alone[0], shmem_n_pes(), without * 1e3, with * 1e3, robberies_of_all);
    }
    free(pool);
    shmem_finalize();
    return 0;
}

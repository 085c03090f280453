/*
 * SHMEM_THREAD_MULTIPLE: four threads of every PE use their own contexts and the default context.
 */
#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "api_test.h"

enum { THREADS = 4, ROUNDS = 200 };

struct worker {
    pthread_t thread;
    int number;
    shmem_ctx_t ctx;
};

static void run_threads(void *(*body)(void *), bool own_contexts)
{
    struct worker workers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        workers[i].number = i;
        workers[i].ctx = SHMEM_CTX_DEFAULT;
        if (own_contexts)
            CHECK_EQ(shmem_ctx_create(SHMEM_CTX_SERIALIZED, &workers[i].ctx), 0);
        CHECK_EQ(pthread_create(&workers[i].thread, NULL, body, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(workers[i].thread, NULL);
        if (own_contexts)
            shmem_ctx_destroy(workers[i].ctx);
    }
    shmem_barrier_all();
}

static long counters[2], slots[THREADS][API_MAX_PES];

/* Puts, gets, atomics and quiets of all kinds. Each thread has its own slots on all PEs. */
static void *transfer(void *argument)
{
    struct worker *worker = argument;
    int me = shmem_my_pe(), n = shmem_n_pes();
    api_about("thread %d", worker->number);
    for (long round = 0; round < ROUNDS; round++) {
        int pe = (int)((me + round) % n);
        long *slot = &slots[worker->number][me], value = round * 64 + me, got = -1;
        if (round % 2 == 0)
            shmem_ctx_long_put(worker->ctx, slot, &value, 1, pe);
        else
            shmem_ctx_long_put_nbi(worker->ctx, slot, &value, 1, pe);
        shmem_ctx_quiet(worker->ctx);
        shmem_ctx_long_get(worker->ctx, &got, slot, 1, pe);
        CHECK_EQ(got, value);
        shmem_ctx_long_atomic_inc(worker->ctx, &counters[0], pe);
        shmem_ctx_long_atomic_fetch_add(worker->ctx, &counters[1], 3, 0);
        shmem_ctx_fence(worker->ctx);
    }
    return NULL;
}

static void check_transfers(bool own_contexts)
{
    int n = shmem_n_pes();
    counters[0] = counters[1] = 0;
    shmem_barrier_all();
    run_threads(transfer, own_contexts);
    long sum = 0;
    for (int pe = 0; pe < n; pe++)
        sum += shmem_long_g(&counters[0], pe);
    CHECK_EQ(sum, (long)n * THREADS * ROUNDS);
    CHECK_EQ(shmem_long_g(&counters[1], 0), 3L * n * THREADS * ROUNDS);
    shmem_barrier_all();
}

static void threads_can_share_the_default_context(void)
{
    check_transfers(false);
}

static void threads_can_use_their_own_contexts(void)
{
    check_transfers(true);
}

/* Creates, uses and destroys private contexts in their thread. */
static void *use_private_context(void *argument)
{
    struct worker *worker = argument;
    for (int i = 0; i < 20; i++) {
        shmem_ctx_t ctx;
        if (!CHECK_EQ(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0))
            break;
        int pe = (shmem_my_pe() + 1) % shmem_n_pes();
        shmem_ctx_long_p(ctx, &slots[worker->number][shmem_my_pe()], i, pe);
        shmem_ctx_destroy(ctx);
        CHECK_EQ(shmem_long_g(&slots[worker->number][shmem_my_pe()], pe), i);
    }
    return NULL;
}

static void private_contexts_work_in_their_threads(void)
{
    run_threads(use_private_context, false);
}

/* One thread of a PE waits; atomics of another thread of this PE wake it. */
static long handed;

static void *pass_on(void *argument)
{
    const struct worker *worker = argument;
    for (long round = 0; round < 50; round++) {
        shmem_long_wait_until(&handed, SHMEM_CMP_EQ, round * THREADS + worker->number);
        shmem_long_atomic_inc(&handed, shmem_my_pe());
    }
    return NULL;
}

static void threads_of_a_pe_wake_each_other(void)
{
    handed = 0;
    shmem_barrier_all();
    run_threads(pass_on, false);
    CHECK_EQ(handed, 50L * THREADS);
}

/* A thread that waits must not block the other threads of its PE. */
static long released;

static void *wait_or_work(void *argument)
{
    struct worker *worker = argument;
    if (worker->number == 0) {
        shmem_long_wait_until(&released, SHMEM_CMP_EQ, THREADS - 1);
        return NULL;
    }
    transfer(argument);
    shmem_long_atomic_inc(&released, shmem_my_pe());
    return NULL;
}

static void waiting_thread_does_not_block_others(void)
{
    released = 0;
    shmem_barrier_all();
    run_threads(wait_or_work, false);
    CHECK_EQ(released, THREADS - 1);
}

/* Each thread has its own team; their collectives run concurrently. */
static shmem_team_t thread_teams[THREADS];

static void *reduce_on_team(void *argument)
{
    static long dest[THREADS], source[THREADS];
    struct worker *worker = argument;
    long n = shmem_n_pes(), me = shmem_my_pe();
    for (int i = 0; i < 50; i++) {
        source[worker->number] = me * (worker->number + 1) + i;
        shmem_long_sum_reduce(thread_teams[worker->number], &dest[worker->number],
                              &source[worker->number], 1);
        CHECK_EQ(dest[worker->number], n * (n - 1) / 2 * (worker->number + 1) + i * n);
    }
    return NULL;
}

static void teams_of_threads_reduce_concurrently(void)
{
    for (int i = 0; i < THREADS; i++)
        CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0,
                                          &thread_teams[i]),
                 0);
    run_threads(reduce_on_team, false);
    for (int i = 0; i < THREADS; i++)
        shmem_team_destroy(thread_teams[i]);
    shmem_barrier_all();
}

/* Several threads create teams at a time, each from its own team. */
static void *split_own_team(void *argument)
{
    static long dest[THREADS], source[THREADS];
    struct worker *worker = argument;
    int number = worker->number, n = shmem_n_pes(), me = shmem_my_pe();
    source[number] = me + number;
    for (int i = 0; i < 20; i++) {
        shmem_team_t team;
        CHECK_EQ(shmem_team_split_strided(thread_teams[number], n - 1, -1, n, NULL, 0, &team), 0);
        CHECK_EQ(shmem_team_my_pe(team), n - 1 - me);
        shmem_long_max_reduce(team, &dest[number], &source[number], 1);
        CHECK_EQ(dest[number], n - 1 + number);
        shmem_team_destroy(team);
    }
    return NULL;
}

static void threads_create_teams_concurrently(void)
{
    for (int i = 0; i < THREADS; i++)
        CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0,
                                          &thread_teams[i]),
                 0);
    run_threads(split_own_team, false);
    for (int i = 0; i < THREADS; i++)
        shmem_team_destroy(thread_teams[i]);
    shmem_barrier_all();
}

/* Several threads execute collectives of one active set at a time, each with its own pSync. */
static long set_syncs[THREADS][2][SHMEM_REDUCE_SYNC_SIZE];

static void *reduce_on_active_set(void *argument)
{
    static long dest[THREADS], source[THREADS], work[THREADS][SHMEM_REDUCE_MIN_WRKDATA_SIZE];
    const struct worker *worker = argument;
    int number = worker->number, n = shmem_n_pes(), me = shmem_my_pe();
    for (int i = 0; i < 50; i++) {
        source[number] = me * (number + 1) + i;
        shmem_long_sum_to_all(&dest[number], &source[number], 1, 0, 0, n, work[number],
                              set_syncs[number][0]);
        CHECK_EQ(dest[number], n * (n - 1) / 2 * (number + 1) + i * n);
        if (number % 2 == 0)
            shmem_barrier(0, 0, n, set_syncs[number][1]);
    }
    return NULL;
}

static void one_active_set_serves_several_threads(void)
{
    long *syncs = &set_syncs[0][0][0];
    for (size_t i = 0; i < sizeof set_syncs / sizeof *syncs; i++)
        syncs[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    run_threads(reduce_on_active_set, false);
}

static bool is_of_thread(const char *task, const char *file, const char *line)
{
    char path[300], text[200] = "";
    bool found = false;
    snprintf(path, sizeof path, "/proc/self/task/%s/%s", task, file);
    FILE *stream = fopen(path, "r");
    while (stream != NULL && !found && fgets(text, sizeof text, stream) != NULL)
        found = strncmp(text, line, strlen(line)) == 0;
    if (stream != NULL)
        fclose(stream);
    return found;
}

/* The library's progress thread must block all of the program's signals. Exceptions: SIGKILL and
 * SIGSTOP, which cannot be blocked, and two signals of the C library. The program's thread must
 * not block any. */
static void progress_thread_blocks_all_signals(void)
{
    sigset_t own;
    CHECK(pthread_sigmask(SIG_SETMASK, NULL, &own) == 0);
    CHECK(!sigismember(&own, SIGTERM) && !sigismember(&own, SIGUSR1));
    DIR *tasks = opendir("/proc/self/task");
    for (const struct dirent *task; tasks != NULL && (task = readdir(tasks)) != NULL;)
        if (is_of_thread(task->d_name, "comm", "isthmus\n"))
            CHECK(is_of_thread(task->d_name, "status", "SigBlk:\tfffffffe7ffbfeff"));
    if (tasks != NULL)
        closedir(tasks);
}

const struct api_test threads_tests[] = {
    {"threads_on_default_context", threads_can_share_the_default_context, 1},
    {"threads_on_own_contexts", threads_can_use_their_own_contexts, 1},
    {"threads_private_contexts", private_contexts_work_in_their_threads, 1},
    {"threads_wait_for_each_other", threads_of_a_pe_wake_each_other, 1},
    {"threads_blocked_one", waiting_thread_does_not_block_others, 1},
    {"threads_on_own_teams", teams_of_threads_reduce_concurrently, 1},
    {"threads_on_one_active_set", one_active_set_serves_several_threads, 1},
    {"threads_split_own_teams", threads_create_teams_concurrently, 1},
    {"threads_without_signals", progress_thread_blocks_all_signals, 1},
    API_TEST_END,
};

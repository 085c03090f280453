/*
 * Tests which thread level the MPI library provides, and whether MPI calls of several threads work
 * at this level.
 */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "probe.h"

enum { THREADS = 4, ROUNDS = 100, WORDS = 1000, SECONDS = 15 };

/* Queries the thread level several times, because some MPIs return wrong results only sometimes. */
static void probe_threads_ask_again(int provided)
{
    for (int i = 0; i < 4; i++) {
        int queried = -2, is_main = 0;
        require_success("MPI_Query_thread", MPI_Query_thread(&queried));
        require_success("MPI_Is_thread_main", MPI_Is_thread_main(&is_main));
        if (provided != queried)
            report_wrong("one level", "MPI_Init_thread says %s, and MPI_Query_thread %s",
                         thread_level_name(provided), thread_level_name(queried));
        if (!is_main)
            report_wrong("the main thread",
                         "MPI_Is_thread_main says no in the thread that initialized MPI");
    }
}

static void *probe_threads_ask_elsewhere(void *argument)
{
    require_success("MPI_Is_thread_main", MPI_Is_thread_main(argument));
    return NULL;
}

static void probe_threads_other_thread(int what)
{
    pthread_t thread;
    int is_main_thread = -1;
    (void)what;
    if (pthread_create(&thread, NULL, probe_threads_ask_elsewhere, &is_main_thread) != 0)
        abort();
    pthread_join(thread, NULL);
    memory_is_same_word(0, (uint64_t)is_main_thread, "MPI_Is_thread_main in another thread");
}

/* MPI may provide a lower level than requested, but its later queries must return the provided
 * level. */
static void probe_threads_grant(int asked)
{
    int provided = -1;
    monitor_step("MPI_Init_thread, %s", thread_level_name(asked));
    MPI_Init_thread(NULL, NULL, asked, &provided);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    pes_start();
    monitor_begin_probe(asked == MPI_THREAD_SINGLE       ? "threads/single"
                        : asked == MPI_THREAD_FUNNELED   ? "threads/funneled"
                        : asked == MPI_THREAD_SERIALIZED ? "threads/serialized"
                                                         : "threads/multiple",
                        SECONDS);
    probe_threads_ask_again(provided);
    if (pes.rank == 0)
        report_note("%s is granted", thread_level_name(provided));
    if (provided < asked)
        report_line("refused", "MPI_Init_thread\t%s is granted instead of %s",
                    thread_level_name(provided), thread_level_name(asked));
    monitor_step("MPI_Finalize");
    MPI_Finalize();
}

/* ---- Threads at work ---- */

struct worker {
    pthread_t thread;
    int number;
    struct window *window;
    /* Mutex that a thread locks for each access, so that only one thread calls MPI at a time.
     * NULL: the threads call MPI at the same time. */
    pthread_mutex_t *turn;
    int failed;
};

/* Sends to the next PE and receives from the previous one, with the thread's tag. Checks the
 * values. */
static void probe_threads_exchange_round(struct worker *worker, int round)
{
    int out[WORDS], in[WORDS];
    int to = pes_after(1), from = pes_before(1);
    for (int i = 0; i < WORDS; i++) {
        out[i] = pes.rank * 1000 + worker->number * 100 + round + i;
        in[i] = -1;
    }
    require_success("MPI_Sendrecv",
                    MPI_Sendrecv(out, WORDS, MPI_INT, to, worker->number, in, WORDS, MPI_INT, from,
                                 worker->number, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    for (int i = 0; i < WORDS; i++)
        worker->failed += in[i] != from * 1000 + worker->number * 100 + round + i;
}

static void *probe_threads_send_and_receive(void *argument)
{
    struct worker *worker = argument;
    for (int round = 0; round < ROUNDS; round++) {
        probe_threads_exchange_round(worker, round);
        monitor_still_running();
    }
    return NULL;
}

static void *probe_threads_add_in_window(void *argument)
{
    struct worker *worker = argument;
    uint64_t one = 1, before = 0;
    for (int round = 0; round < ROUNDS; round++) {
        int to = (pes.rank + round) % pes.size;
        if (worker->turn != NULL)
            pthread_mutex_lock(worker->turn);
        require_success("MPI_Fetch_and_op", MPI_Fetch_and_op(&one, &before, MPI_UINT64_T, to,
                                                             window_at(worker->window, to, 0),
                                                             MPI_SUM, worker->window->win));
        window_flush(worker->window, to);
        monitor_still_running();
        if (worker->turn != NULL)
            pthread_mutex_unlock(worker->turn);
    }
    return NULL;
}

/* Runs the threads and returns the number of faults that they have found. */
static int probe_threads_run_threads(void *(*work)(void *), struct window *window,
                                     pthread_mutex_t *turn)
{
    struct worker workers[THREADS];
    int failed = 0;
    for (int i = 0; i < THREADS; i++) {
        workers[i] = (struct worker){.number = i, .window = window, .turn = turn};
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
            abort();
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(workers[i].thread, NULL);
        failed += workers[i].failed;
    }
    return failed;
}

static bool probe_threads_has_level(int least)
{
    int level = 0;
    require_success("MPI_Query_thread", MPI_Query_thread(&level));
    if (level < least)
        report_skip("%s is granted", thread_level_name(level));
    return level >= least;
}

static void probe_threads_messages_at_once(int what)
{
    (void)what;
    if (!probe_threads_has_level(MPI_THREAD_MULTIPLE))
        return;
    monitor_step("MPI_Sendrecv by %d threads at once", THREADS);
    int failed = probe_threads_run_threads(probe_threads_send_and_receive, NULL, NULL);
    if (failed != 0)
        report_wrong("what was sent", "%d words of other values, with %d threads at once", failed,
                     THREADS);
}

static void probe_threads_check_window(int kind, pthread_mutex_t *turn)
{
    struct window window;
    if (!window_open(&window, (enum window_kind)kind, 64))
        return;
    monitor_step("MPI_Fetch_and_op and MPI_Win_flush by %d threads%s", THREADS,
                 turn == NULL ? " at once" : " in turn");
    probe_threads_run_threads(probe_threads_add_in_window, &window, turn);
    monitor_step("the meeting after it");
    window_barrier(&window);
    long sum = pes_sum((long)*(volatile uint64_t *)window.base);
    if (pes.rank == 0)
        memory_is_same_word((uint64_t)(THREADS * ROUNDS * pes.size), (uint64_t)sum,
                            "additions by %d threads of each PE", THREADS);
    window_close(&window);
}

static void probe_threads_window_at_once(int kind)
{
    if (probe_threads_has_level(MPI_THREAD_MULTIPLE))
        probe_threads_check_window(kind, NULL);
}

static void probe_threads_window_in_turn(int kind)
{
    static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
    if (probe_threads_has_level(MPI_THREAD_SERIALIZED))
        probe_threads_check_window(kind, &turn);
}

static void *probe_threads_receive(void *argument)
{
    int *value = argument;
    require_success("MPI_Recv", MPI_Recv(value, 1, MPI_INT, MPI_ANY_SOURCE, 77, MPI_COMM_WORLD,
                                         MPI_STATUS_IGNORE));
    return NULL;
}

/* One thread waits in a receive for a message that another thread of this process sends. */
static void probe_threads_blocked_receive(int what)
{
    pthread_t thread;
    int value = 0, sent = 5;
    (void)what;
    if (!probe_threads_has_level(MPI_THREAD_MULTIPLE))
        return;
    if (pthread_create(&thread, NULL, probe_threads_receive, &value) != 0)
        abort();
    clock_compute(0.05);
    monitor_step("MPI_Send while another thread waits in MPI_Recv");
    require_success("MPI_Send", MPI_Send(&sent, 1, MPI_INT, pes.rank, 77, MPI_COMM_WORLD));
    pthread_join(thread, NULL);
    memory_is_same_word(5, (uint64_t)value, "received by another thread");
}

#if MPI_VERSION >= 4 || OMPI_MAJOR_VERSION >= 5
static void *probe_threads_keep_looking(void *argument)
{
    const atomic_bool *is_over = argument;
    int found = 0;
    while (!*is_over) {
        require_success("MPI_Iprobe",
                        MPI_Iprobe(MPI_ANY_SOURCE, 78, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE));
        sched_yield();
    }
    return NULL;
}

static void probe_threads_make_from_group(MPI_Session session, int round)
{
    MPI_Group group;
    MPI_Comm comm;
    require_success("MPI_Group_from_session_pset",
                    MPI_Group_from_session_pset(session, "mpi://WORLD", &group));
    monitor_step("MPI_Comm_create_from_group, number %d, while another thread calls MPI",
                 round + 1);
    require_success("MPI_Comm_create_from_group",
                    MPI_Comm_create_from_group(group, "isthmus-probe", MPI_INFO_NULL,
                                               MPI_ERRORS_RETURN, &comm));
    MPI_Comm_free(&comm);
    MPI_Group_free(&group);
}

/* While one thread runs MPI_Comm_create_from_group, the other thread may receive the first
 * messages on the new communicator, which may not exist yet on this PE. */
static void probe_threads_comm_from_group(int what)
{
    atomic_bool is_over = false;
    MPI_Session session;
    pthread_t thread;
    (void)what;
    if (!probe_threads_has_level(MPI_THREAD_MULTIPLE))
        return;
    require_success("MPI_Session_init",
                    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session));
    if (pthread_create(&thread, NULL, probe_threads_keep_looking, &is_over) != 0)
        abort();
    for (int round = 0; round < ROUNDS; round++)
        probe_threads_make_from_group(session, round);
    is_over = true;
    pthread_join(thread, NULL);
    require_success("MPI_Session_finalize", MPI_Session_finalize(&session));
}
#endif

static void probe_threads_add_level(const char *name, int level)
{
    struct probe probe = {.description =
                              "a job at this thread level starts, reports the level, and ends",
                          .run = probe_threads_grant,
                          .what = level,
                          .min_pes = 1,
                          .seconds = 40,
                          .is = PROBE_BARE};
    snprintf(probe.name, sizeof probe.name, "threads/%s", name);
    table_add(&probe);
}

void threads_add(void)
{
    probe_threads_add_level("single", MPI_THREAD_SINGLE);
    probe_threads_add_level("funneled", MPI_THREAD_FUNNELED);
    probe_threads_add_level("serialized", MPI_THREAD_SERIALIZED);
    probe_threads_add_level("multiple", MPI_THREAD_MULTIPLE);
    table_add(&(struct probe){"threads/messages_at_once", "4 threads of each PE send and receive",
                              probe_threads_messages_at_once, 0, 1, SECONDS, MPI_THREAD_MULTIPLE,
                              0});
    table_add(&(struct probe){
        "threads/blocked_receive", "a thread that waits in MPI keeps no other one out",
        probe_threads_blocked_receive, 0, 1, SECONDS, MPI_THREAD_MULTIPLE, 0});
#if MPI_VERSION >= 4 || OMPI_MAJOR_VERSION >= 5
    table_add(&(struct probe){
        "threads/comm_from_group", "MPI_Comm_create_from_group while another thread calls MPI",
        probe_threads_comm_from_group, 0, 1, SECONDS, MPI_THREAD_MULTIPLE, 0});
#endif
    table_add(&(struct probe){"threads/is_main", "MPI_Is_thread_main tells threads apart",
                              probe_threads_other_thread, 0, 1, SECONDS, 0, 0});
    window_add("threads",
               &(struct probe){"window_in_turn", "4 threads use a window one after the other",
                               probe_threads_window_in_turn, 0, 1, SECONDS, 0, 0});
    window_add("threads", &(struct probe){"window_at_once", "4 threads use a window at once",
                                          probe_threads_window_at_once, 0, 1, SECONDS,
                                          MPI_THREAD_MULTIPLE, 0});
}

/*
 * A job in which one PE, the victim, ends: `ends WAY PLACE VICTIM STAMP`. matrix.py checks the
 * result.
 *
 * The victim ends in the given way at the given place of the program, while the other PEs do the
 * usual work at this place. If the victim's end is an implicit finalize, no PE runs longer than
 * LIFE_S. Immediately before its end, the victim creates the file STAMP.
 */
#include <fcntl.h>
#include <shmemx.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { LIFE_S = 4, WORDS = 64 };

static long words[WORDS], flag, lock;
static const char *way, *stamp;
static char unnamed_stamp[4096];
static const char *seconds_of_exec = "1"; /* runtime of the program that the victim becomes
                                           * (exec) */
static int victim, status_of_main;
static bool others_are_needed;    /* the victim's end is an implicit finalize, which waits for
                                   * the other PEs */
static volatile sig_atomic_t due; /* the victim must end now */

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static bool begins(const char *text, const char *begin)
{
    return strncmp(text, begin, strlen(begin)) == 0;
}

/* ---- Ways to end ---- */

static void fail_by_fault(void)
{
    static long here;

    shmem_long_p(&here, 1, 1 << 30); /* an invalid PE number; before init every number is invalid */
}

/* Creates the stamp file. It stays locked until this process has ended or executes another
 * program, unless the end itself waits for the other PEs. The file is renamed after it is
 * locked, so that no other PE finds it unlocked too early. */
static void leave_stamp(void)
{
    int file = open(unnamed_stamp, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);

    if (file >= 0 && !others_are_needed)
        flock(file, LOCK_EX);
    rename(unnamed_stamp, stamp);
}

/* Waits until the victim has created its stamp and has ended or executes another program. Does
 * not wait for the end if that end needs the other PEs. */
static void await_end_of_victim(void)
{
    int file;

    while ((file = open(stamp, O_RDONLY | O_CLOEXEC)) < 0)
        usleep(1000);
    while (flock(file, LOCK_SH | LOCK_NB) != 0)
        usleep(1000);
    close(file);
}

/* Ends the process. Returns only if the way is "return". */
static void end(void)
{
    int number = atoi(way + strcspn(way, "0123456789"));

    leave_stamp();
    if (begins(way, "kill"))
        raise(SIGKILL);
    else if (begins(way, "segv"))
        raise(SIGSEGV);
    else if (begins(way, "abort"))
        abort();
    else if (begins(way, "exit"))
        exit(number);
    else if (begins(way, "_exit"))
        _exit(number);
    else if (begins(way, "quick_exit"))
        quick_exit(number);
    else if (begins(way, "exec"))
        execlp("sleep", "sleep", seconds_of_exec, (char *)NULL);
    else if (begins(way, "error"))
        fail_by_fault();
    status_of_main = number;
}

/* Returns true if this way of ending may happen inside a routine of the library, and not only
 * between calls. */
static bool is_sudden(void)
{
    return !begins(way, "exit") && !begins(way, "return") && !begins(way, "error");
}

static bool at_any_time;

static void on_alarm(int number)
{
    (void)number;
    due = 1;
    if (at_any_time)
        end();
}

/* Makes the victim end after a while. It may end inside a routine if `inside` is true or if the
 * way is sudden. */
static void end_soon(bool inside)
{
    const struct itimerval time = {.it_value.tv_usec = 200000};
    const struct sigaction action = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};

    at_any_time = inside || is_sudden();
    seconds_of_exec = "20"; /* the job does not wait for this program */
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &time, NULL);
}

/* ---- Places ---- */

static int me(void)
{
    return shmem_my_pe();
}

static int next(void)
{
    return (me() + 1) % shmem_n_pes();
}

static void compute(void)
{
    usleep(1000);
}

static void put(void)
{
    for (int i = 0; i < WORDS; i++)
        shmem_long_p(&words[i], i, next());
    shmem_quiet();
}

static void add(void)
{
    for (int i = 0; i < WORDS; i++)
        shmem_long_atomic_fetch_add(&words[i], 1, next());
}

static void meet(void)
{
    static long source, sum;

    shmem_barrier_all();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &source, 1);
}

static shmemx_am_t id; /* handler number of `answer`, for the places "requests" and "handler" */
static bool ends_in_handler;

static void answer(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    if (due && ends_in_handler)
        end();
    shmemx_am_reply(token, arg, bytes);
}

/* Starts many operations of each kind. The victim ends while they are outstanding; the others
 * wait for theirs. */
static void ask(void)
{
    enum { KINDS = 4, COLLECTIVES = 8 };
    static long got[WORDS], replied[WORDS], source, sums[COLLECTIVES];
    shmemx_req_h reqs[KINDS * WORDS] = {SHMEMX_REQ_INVALID};
    size_t n = 0;

    for (int i = 0; i < WORDS; i++) {
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got[i], &words[i], 1, next(), &reqs[n++]);
        shmemx_ctx_long_put_req(SHMEM_CTX_DEFAULT, &words[i], &got[i], 1, next(), NULL, &reqs[n++]);
        shmemx_am_call(SHMEM_CTX_DEFAULT, next(), id, &replied[i], sizeof replied[i], &replied[i],
                       sizeof replied[i], NULL, &reqs[n++]);
    }
    for (int i = 0; i < COLLECTIVES; i++)
        shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, &sums[i], &source, 1, &reqs[n++]);
    if (!due)
        shmemx_req_wait_all(reqs, n, NULL);
}

/* Calls handlers until the job ends. The victim ends in a handler for whose reply another PE
 * waits. */
static void serve(void)
{
    ends_in_handler = true;
    if (me() == victim)
        end_soon(false);
    at_any_time = false;
    for (;;) {
        long word = 0;
        shmemx_req_h req;

        shmemx_am_call(SHMEM_CTX_DEFAULT, next(), id, &word, sizeof word, &word, sizeof word, NULL,
                       &req);
        shmemx_req_wait(&req);
    }
}

static void make_space(void)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 20};
    shmem_space_t space;
    shmem_team_t team;

    if (shmem_space_create(&config, &space, &team) != 0)
        exit(99);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
}

/* Repeats a step until the victim ends. */
static void repeat(void (*step)(void))
{
    const bool is_collective = step == meet || step == ask || step == make_space;
    const double begin = now();

    if (me() == victim)
        end_soon(false);
    while (!due && (is_collective || now() - begin < LIFE_S))
        step();
    if (due)
        end();
}

/* The other PEs wait for a flag. After LIFE_S, PE 0 releases PEs that the victim's end has not
 * aborted. */
static void wait_for_flag(void)
{
    if (me() == victim) {
        end_soon(false);
        if (at_any_time)
            shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
        while (!due)
            usleep(1000);
        end();
    } else if (me() == 0) {
        sleep(LIFE_S);
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            shmem_long_p(&flag, 1, pe);
    } else {
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    }
}

static void hold_lock(void)
{
    if (me() == victim)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me() == victim) {
        end_soon(false);
        while (!due)
            usleep(1000);
        end();
    } else {
        shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
    }
}

/* For PEs that continue only if the victim ends in a way that could be the normal end of the
 * job. Otherwise the victim's supervisor aborts the job, and an MPI that is killed during
 * startup or finalization would leave files behind. */
static void await_end_of_victim_or_job(void)
{
    await_end_of_victim();
    while (way[strlen(way) - 1] != '0' && !others_are_needed)
        pause();
}

static void finalize(void)
{
    others_are_needed = begins(way, "exit");
    if (me() == victim)
        end_soon(true);
    else
        await_end_of_victim_or_job();
    shmem_finalize();
}

static void after_finalize(void)
{
    bool mine = me() == victim;

    shmem_finalize();
    if (mine)
        end();
    else
        await_end_of_victim();
}

/* Uses the launcher's variables, because shmem_my_pe is not available before shmem_init. */
static bool is_victim(void)
{
    const char *pe = getenv("PMI_RANK");

    if (!pe)
        pe = getenv("OMPI_COMM_WORLD_RANK");
    if (!pe)
        pe = getenv("OSHRUN_RANK");
    return pe && atoi(pe) == victim;
}

static void init(void)
{
    if (!is_victim()) {
        await_end_of_victim_or_job();
    } else if (begins(way, "error")) {
        leave_stamp();
        setenv("SHMEM_SYMMETRIC_SIZE", "a lot", 1);
    } else {
        end_soon(true);
    }
    shmem_init();
}

static void go_to(const char *place)
{
    static const struct {
        const char *name;
        void (*step)(void);
    } storms[] = {{"computing", compute}, {"puts", put},     {"atomics", add},
                  {"collective", meet},   {"requests", ask}, {"space", make_space}};

    for (size_t i = 0; i < sizeof storms / sizeof storms[0]; i++) {
        if (strcmp(place, storms[i].name) == 0)
            repeat(storms[i].step);
    }
    if (strcmp(place, "wait") == 0)
        wait_for_flag();
    else if (strcmp(place, "lock") == 0)
        hold_lock();
    else if (strcmp(place, "handler") == 0)
        serve();
    else if (strcmp(place, "finalize") == 0)
        finalize();
    else if (strcmp(place, "after") == 0)
        after_finalize();
}

int main(int count, char **arguments)
{
    if (count != 5)
        return 98;
    way = arguments[1];
    victim = atoi(arguments[3]);
    stamp = arguments[4];
    snprintf(unnamed_stamp, sizeof unnamed_stamp, "%s.new", stamp);
    const char *place = arguments[2];

    if (strcmp(place, "before") == 0 && is_victim()) {
        end();
        return status_of_main;
    }
    if (strcmp(place, "init") == 0)
        init();
    else
        shmem_init();
    if (strcmp(place, "requests") == 0 || strcmp(place, "handler") == 0)
        shmemx_am_register(answer, 0, &id);
    shmem_barrier_all();
    go_to(place);
    if (!due && strcmp(place, "finalize") != 0 && strcmp(place, "after") != 0)
        shmem_finalize();
    return status_of_main;
}

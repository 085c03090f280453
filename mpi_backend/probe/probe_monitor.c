/*
 * The monitor of a PE. Each PE is two processes: the child runs the probes. The parent does not
 * call MPI, so it can report how the child ended, or in which call the child hangs.
 */
#include "probe_monitor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "probe_clock.h"
#include "probe_report.h"

enum { CALLS = 96, CALL_NAME_CAPACITY = 40, ENOUGH_CALLS = 3 };
/* If this number of successive calls of one MPI routine are slow, the probe ends. TOO_MANY_WAITS
 * applies to routines that may wait for other PEs, because the other PEs may be slow. */
enum { TOO_MANY_SLOW = 10, TOO_MANY_WAITS = 20 };
#define SLOW         0.1 /* seconds from which on a call is slow */
#define SLOW_CROWDED 0.2

struct call_time {
    char name[CALL_NAME_CAPACITY];
    bool waits; /* the call may wait for other PEs */
    int calls, slow_in_a_row;
    double least; /* seconds; the shortest duration of the call */
};

/* Memory that the two processes of a PE share. The monitor may read a text while the child
 * changes it. It only prints the text, and the text always ends with a zero byte. */
struct monitored {
    _Atomic double deadline; /* time at which the child is considered hung; 0: none */
    _Atomic double last;     /* latest deadline of the probe; further steps cannot extend it */
    _Atomic double patience; /* time limit of a step in seconds */
    _Atomic int rank;
    _Atomic bool is_meant; /* the end of the process is expected */
    char name[64];
    char monitor_step[160];
    double slow; /* seconds from which on a call is slow */
    struct call_time calls[CALLS];
};

/* Environment variable with the descriptor of the shared memory. The child reads it. */
#define WATCHED_VARIABLE "ISTHMUS_PROBE_WATCHED"

static struct monitored *monitored;
static int limit_of_probes; /* seconds; 0: each probe has its own limit */
static int crowding = 1;
static int own_rank = -1;
static bool may_take_long;
/* Begin of the current MPI call; 0: the calls of this thread are not timed. */
static _Thread_local double call_begin;

static const struct timespec poll_pause = {.tv_nsec = 5L * 1000 * 1000};
/* Before this PE terminates, it gives other PEs this time to report their state. */
static const struct timespec GRACE = {.tv_nsec = 300L * 1000 * 1000};

static void probe_monitor_set_deadline(double deadline)
{
    monitored->deadline = deadline < monitored->last ? deadline : monitored->last;
}

static void probe_monitor_begin_probe(const char *name, int seconds, int most)
{
    snprintf(monitored->name, sizeof monitored->name, "%s", name);
    monitored->monitor_step[0] = '\0';
    monitored->rank = own_rank;
    monitored->patience = seconds;
    monitored->last = clock_seconds() + most;
    probe_monitor_set_deadline(clock_seconds() + seconds);
    report_set_source(own_rank, name);
    call_begin = clock_seconds();
}

void monitor_set_limit(const char *name, int seconds)
{
    probe_monitor_begin_probe(name, seconds, seconds);
}

void monitor_begin_probe(const char *name, int seconds)
{
    for (int i = 0; i < CALLS; i++)
        monitored->calls[i].slow_in_a_row = 0;
    if (limit_of_probes != 0)
        probe_monitor_begin_probe(name, limit_of_probes,
                                  MONITOR_LIMIT_FACTOR_MAX * limit_of_probes);
    else
        probe_monitor_begin_probe(name, seconds * crowding, MONITOR_LIMIT_FACTOR_MAX * seconds);
}

void monitor_scale_limits(int times)
{
    crowding = times < MONITOR_LIMIT_FACTOR_MAX ? times : MONITOR_LIMIT_FACTOR_MAX;
    monitored->slow = times == 1 ? SLOW : SLOW_CROWDED;
}

void monitor_still_running(void)
{
    probe_monitor_set_deadline(clock_seconds() + monitored->patience);
}

void monitor_waits_for_all(void)
{
    probe_monitor_set_deadline(monitored->last);
}

void monitor_step(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(monitored->monitor_step, sizeof monitored->monitor_step - 1, format, arguments);
    va_end(arguments);
    monitor_still_running();
    call_begin = clock_seconds();
}

/* ---- How long calls take ---- */

void monitor_allow_slow_calls(bool they_may)
{
    may_take_long = they_may;
}

/* Returns the entry of the MPI routine named `call`, or NULL if the table is full. */
static struct call_time *probe_monitor_find_call_time(const char *call)
{
    for (struct call_time *time = monitored->calls; time < monitored->calls + CALLS; time++) {
        if (time->name[0] == '\0') {
            snprintf(time->name, sizeof time->name, "%s", call);
            time->least = 1e9;
        }
        if (strncmp(time->name, call, sizeof time->name - 1) == 0)
            return time;
    }
    return NULL;
}

static void probe_monitor_report_slow_call(const struct call_time *time, const char *how_often)
{
    char expected[64];
    snprintf(expected, sizeof expected, "less than %.0f ms", monitored->slow * 1e3);
    report_line(time->waits ? "late" : "slow", "%s\t%s takes %.0f ms or more, %s", expected,
                time->name, time->least * 1e3, how_often);
}

/* Returns true if the call was slow too many times in a row to continue the probe. */
static bool probe_monitor_is_endless(struct call_time *time, double took)
{
    time->slow_in_a_row = took < monitored->slow ? 0 : time->slow_in_a_row + 1;
    if (time->slow_in_a_row < (time->waits ? TOO_MANY_WAITS : TOO_MANY_SLOW))
        return false;
    time->least = took;
    probe_monitor_report_slow_call(time, "repeatedly: the probe was stopped");
    return true;
}

bool monitor_call(const char *call, bool waits)
{
    if (may_take_long || call_begin == 0 || monitored->slow == 0)
        return false;
    double took = clock_seconds() - call_begin;
    struct call_time *time = probe_monitor_find_call_time(call);
    if (time == NULL)
        return false;
    time->waits = waits;
    time->calls++;
    time->least = took < time->least ? took : time->least;
    bool endless = probe_monitor_is_endless(time, took);
    call_begin = clock_seconds();
    return endless;
}

void monitor_report_slow(void)
{
    report_set_source(monitored->rank, "calls");
    for (int i = 0; i < CALLS && monitored->calls[i].name[0] != '\0'; i++) {
        const struct call_time *time = &monitored->calls[i];
        char how_often[32];
        snprintf(how_often, sizeof how_often, "each of %d times", time->calls);
        if (time->calls >= ENOUGH_CALLS && time->least >= monitored->slow)
            probe_monitor_report_slow_call(time, how_often);
    }
    if (monitored->calls[0].calls > 0)
        report_line("done", "0");
}

void monitor_set_rank(int rank)
{
    own_rank = rank;
}

void monitor_expect_end(void)
{
    monitored->is_meant = true;
}

static _Noreturn void probe_monitor_fail_start(const char *why)
{
    fprintf(stderr, "isthmus-probe: %s: %s\n", why, strerror(errno));
    exit(EXIT_FAILURE);
}

/* Ends the monitor with the status of the child, so that the launcher sees the same status as
 * without a monitor. */
static _Noreturn void probe_monitor_exit_as(int status)
{
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    _exit(WEXITSTATUS(status));
}

/* Reports how the child ended. Deaths by SIGTERM and SIGKILL are reported as a separate kind.
 * Launchers end processes with these signals, so the failure of another PE may be the cause. */
static void probe_monitor_report_end_of(int status)
{
    int signal_number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (signal_number == SIGTERM || signal_number == SIGKILL)
        report_line("ended", "by signal %d\t%s", signal_number, monitored->monitor_step);
    else if (signal_number != 0)
        report_line("crashed", "signal %d (%s)\t%s", signal_number, strsignal(signal_number),
                    monitored->monitor_step);
    else
        report_line("ended", "with status %d\t%s", WEXITSTATUS(status), monitored->monitor_step);
}

static _Noreturn void probe_monitor_report_end(int status)
{
    bool is_over = monitored->deadline == 0.0;
    if (!monitored->is_meant && !(is_over && WIFEXITED(status))) {
        report_set_source(monitored->rank, monitored->name);
        probe_monitor_report_end_of(status);
        monitor_report_slow();
        nanosleep(&GRACE, NULL);
    }
    probe_monitor_exit_as(status);
}

static _Noreturn void probe_monitor_report_hang(pid_t child)
{
    report_set_source(monitored->rank, monitored->name);
    report_line("hung", "\t%s", monitored->monitor_step);
    monitor_report_slow();
    nanosleep(&GRACE, NULL);
    kill(child, SIGKILL);
    _exit(EXIT_FAILURE);
}

static _Noreturn void probe_monitor_child(pid_t child)
{
    for (;;) {
        int status = 0;
        pid_t ended = waitpid(child, &status, WNOHANG);
        if (ended == child)
            probe_monitor_report_end(status);
        if (ended < 0)
            probe_monitor_fail_start("the status of the probe is unknown");
        double deadline = monitored->deadline;
        if (deadline != 0.0 && clock_seconds() > deadline)
            probe_monitor_report_hang(child);
        nanosleep(&poll_pause, NULL);
    }
}

/* Maps the memory that monitor and child share: a file without a name, whose descriptor stays
 * open after exec. */
static void probe_monitor_map_monitored(int file)
{
    monitored = mmap(NULL, sizeof *monitored, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (monitored == MAP_FAILED)
        probe_monitor_fail_start("no memory");
    close(file);
}

/* Executes this program again with the same arguments. */
static _Noreturn void probe_monitor_restart(int file)
{
    static char text[1 << 17], *words[4096], number[16];
    int commands = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC), n = 0;
    ssize_t length = commands < 0 ? -1 : read(commands, text, sizeof text - 1);
    for (char *word = text; length > 0 && word < text + length && n < 4095; word++) {
        words[n++] = word;
        word += strlen(word);
    }
    snprintf(number, sizeof number, "%d", file);
    setenv(WATCHED_VARIABLE, number, 1);
    execv("/proc/self/exe", words);
    probe_monitor_fail_start("cannot be started anew");
}

/* After fork, the child executes the program again, because libraries such as UCX have started
 * threads before main. These threads do not exist in the child, and locks that they held would
 * stay locked. */
void monitor_start(int limit)
{
    const struct rlimit no_core = {0};
    const char *number = getenv(WATCHED_VARIABLE);
    limit_of_probes = limit;
    if (number != NULL) {
        probe_monitor_map_monitored(atoi(number));
        unsetenv(WATCHED_VARIABLE);
        return;
    }
    int file = memfd_create("isthmus-probe", 0);
    if (file < 0 || ftruncate(file, sizeof *monitored) != 0)
        probe_monitor_fail_start("no memory");
    setrlimit(RLIMIT_CORE, &no_core);
    signal(SIGCHLD, SIG_DFL); /* if the launcher ignores SIGCHLD, the exit status would be lost */
    pid_t parent = getpid(), child = fork();
    if (child < 0)
        probe_monitor_fail_start("no process can be started");
    if (child > 0) {
        probe_monitor_map_monitored(file);
        probe_monitor_child(child);
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(EXIT_FAILURE);
    probe_monitor_restart(file);
}

/*
 * chaos_run: runs a program on PEs of this machine over the backend module "chaos", once or with
 * several seeds. If a run fails, prints its output, the seed, and the command that repeats it.
 */
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../own_library.h"
#include "medium.h"
#include "profile.h"
#include "violation.h"

enum { PES_MAX = 256, TIMEOUT_STATUS = 124, FIRST_REPORT_S = 60 };

static const char usage_text[] =
    "usage: chaos_run -np N [option]... program [argument]...\n"
    "  -n, --np N         number of PEs\n"
    "  --seed S           seed of the first run; else one is made up\n"
    "  --seeds COUNT      runs with COUNT consecutive seeds, and shows the output of what fails "
    "only\n"
    "  --timeout SECONDS  of one run; without it, a run may take any time, and where its PEs are "
    "is\n"
    "                     reported now and then\n"
    "  --unexpected MOST  fails if more messages wait at a PE for their receives\n"
    "  --keep-going       goes on after a failure\n"
    "  --thorough         fails if the runs together left out some kind of chaos\n";

static struct {
    int n_pes;
    uint64_t seed, seeds, unexpected_most;
    int timeout; /* 0: no limit */
    bool keep_going, thorough;
    char **program;
    const char *self;
} options = {.seeds = 1};

static uint64_t totals[MEDIUM_EVENTS], most_unexpected;

static struct {
    pid_t pids[PES_MAX]; /* 0: has ended */
    int running;
    int status; /* first exit status that is not 0 */
    char reason[128];
} job;

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "chaos_run: %s: %s\n", what, strerror(errno));
    exit(EXIT_FAILURE);
}

/* ---- Environment of a PE ---- */

static void set_environment(int file, int pe)
{
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)medium->seed);
    setenv(MEDIUM_SEED_VARIABLE, text, 1);
    snprintf(text, sizeof text, "%d", file);
    setenv(MEDIUM_FILE_VARIABLE, text, 1);
    snprintf(text, sizeof text, "%d", pe);
    setenv(MEDIUM_PE_VARIABLE, text, 1);
}

/* ---- One run ---- */

static _Noreturn void become_pe(int file, int pe, int output, pid_t launcher)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (getppid() != launcher)
        _exit(EXIT_FAILURE);
    if (output >= 0 && (dup2(output, STDOUT_FILENO) < 0 || dup2(output, STDERR_FILENO) < 0))
        _exit(EXIT_FAILURE);
    set_environment(file, pe);
    execvp(options.program[0], options.program);
    fprintf(stderr, "chaos_run: %s: %s\n", options.program[0], strerror(errno));
    _exit(127);
}

static void start_pes(int file, int output)
{
    pid_t launcher = getpid();
    memset(&job, 0, sizeof job);
    for (int pe = 0; pe < options.n_pes; pe++) {
        pid_t pid = fork();
        if (pid < 0)
            fail("fork");
        if (pid == 0)
            become_pe(file, pe, output, launcher);
        job.pids[pe] = pid;
        job.running++;
    }
}

static void kill_all(void)
{
    for (int pe = 0; pe < options.n_pes; pe++)
        if (job.pids[pe] != 0)
            kill(job.pids[pe], SIGKILL);
}

static void judge(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Records only the first failure. */
static void judge(int status, const char *format, ...)
{
    va_list arguments;
    if (job.status != 0)
        return;
    job.status = status;
    va_start(arguments, format);
    vsnprintf(job.reason, sizeof job.reason, format, arguments);
    va_end(arguments);
}

static void judge_end(int pe, int status)
{
    int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    if (__atomic_load_n(&medium->ended, __ATOMIC_ACQUIRE))
        judge(medium->status, "status %d, with which PE %d ended the job", medium->status, pe);
    else if (code != 0)
        judge(code, "status %d of PE %d", code, pe);
    else if (medium->pes[pe].state == MEDIUM_RUNS)
        judge(VIOLATION_STATUS, "PE %d ended without the backend's finalize", pe);
}

static int pe_of(pid_t pid)
{
    for (int pe = 0; pe < options.n_pes; pe++)
        if (job.pids[pe] == pid)
            return pe;
    return -1;
}

static void collect_ended(void)
{
    int status;
    for (pid_t pid; (pid = waitpid(-1, &status, WNOHANG)) > 0;) {
        int pe = pe_of(pid);
        if (pe < 0)
            continue;
        job.pids[pe] = 0;
        job.running--;
        bool ended = __atomic_load_n(&medium->ended, __ATOMIC_ACQUIRE);
        judge_end(pe, status);
        if (job.status != 0 || ended)
            kill_all();
    }
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void tell_where(FILE *stream)
{
    for (int pe = 0; pe < options.n_pes; pe++)
        fprintf(stream, "chaos_run: PE %d %s call %llu of the backend, %s\n", pe,
                job.pids[pe] == 0 ? "ended after" : "is at or after",
                (unsigned long long)medium->pes[pe].calls, medium->pes[pe].call);
}

/* Terminates a run that exceeds --timeout. Without --timeout, only reports long runs, at
 * increasing intervals: the duration of a run depends on what else uses the cores. */
static void judge_time(double passed)
{
    static double report;
    report = passed < FIRST_REPORT_S ? FIRST_REPORT_S : report;
    if (options.timeout != 0 && passed >= options.timeout) {
        judge(TIMEOUT_STATUS, "not over after %d s", options.timeout);
        tell_where(stderr);
        kill_all();
    } else if (options.timeout == 0 && passed >= report) {
        fprintf(stderr, "chaos_run: seed %llu: not over after %.0f s, goes on\n",
                (unsigned long long)medium->seed, passed);
        tell_where(stderr);
        report *= 2;
    }
}

static void wait_for_all(void)
{
    double begin = seconds();
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    while (job.running > 0) {
        const struct timespec most = {.tv_sec = 1};
        sigtimedwait(&child, NULL, &most);
        collect_ended();
        if (job.running > 0 && job.status == 0)
            judge_time(seconds() - begin);
    }
}

static void add_up(void)
{
    for (int pe = 0; pe < options.n_pes; pe++) {
        const struct medium_pe *line = &medium->pes[pe];
        for (int event = 0; event < MEDIUM_EVENTS; event++)
            totals[event] += line->events[event];
        if (line->most_unexpected > most_unexpected)
            most_unexpected = line->most_unexpected;
    }
}

/* ---- Output ---- */

static void print_environment(FILE *stream)
{
    static const char *const prefixes[] = {"ISTHMUS_", "SHMEM_", "SMA_"};
    for (char **entry = environ; *entry != NULL; entry++)
        for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
            if (strncmp(*entry, prefixes[i], strlen(prefixes[i])) == 0 &&
                strncmp(*entry, "ISTHMUS_MPI=", 12) != 0)
                fprintf(stream, "%s ", *entry);
}

static void tell_failure(uint64_t seed)
{
    char text[512];
    struct profile profile = profile_of_seed(seed, options.n_pes);
    profile_describe(&profile, text, sizeof text);
    fprintf(stderr, "chaos_run: seed %llu: %s\nchaos_run: %s\nchaos_run: to repeat: ",
            (unsigned long long)seed, job.reason, text);
    print_environment(stderr);
    fprintf(stderr, "%s -n %d --seed %llu", options.self, options.n_pes, (unsigned long long)seed);
    if (options.timeout != 0)
        fprintf(stderr, " --timeout %d", options.timeout);
    if (options.unexpected_most != 0)
        fprintf(stderr, " --unexpected %llu", (unsigned long long)options.unexpected_most);
    for (char **word = options.program; *word != NULL; word++)
        fprintf(stderr, " %s", *word);
    fputc('\n', stderr);
}

static void show_output(int output)
{
    char block[4096];
    ssize_t length;
    if (lseek(output, 0, SEEK_SET) != 0)
        fail("output");
    while ((length = read(output, block, sizeof block)) > 0)
        fwrite(block, 1, (size_t)length, stderr);
}

/* Runs the program with this seed. Returns its exit status. */
static int run(uint64_t seed)
{
    int output = -1, file = medium_create(options.n_pes, seed);
    if (file < 0)
        fail("shared memory");
    if (options.seeds > 1 && (output = memfd_create("output", MFD_CLOEXEC)) < 0)
        fail("memory for the output");
    medium->unexpected_most = options.unexpected_most;
    start_pes(file, output);
    wait_for_all();
    add_up();
    if (job.status != 0 && output >= 0)
        show_output(output);
    if (job.status != 0)
        tell_failure(seed);
    if (output >= 0)
        close(output);
    medium_destroy(file);
    return job.status;
}

static int tell_totals(uint64_t runs)
{
    int status = 0;
    printf("chaos_run: %llu runs of %d PEs:", (unsigned long long)runs, options.n_pes);
    for (enum medium_event event = 0; event < MEDIUM_EVENTS; event++)
        printf("%s %llu %s", event == 0 ? "" : ",", (unsigned long long)totals[event],
               medium_event_name(event));
    printf("; at most %llu at a PE\n", (unsigned long long)most_unexpected);
    for (enum medium_event event = 0; event < MEDIUM_EVENTS && options.thorough; event++) {
        if (totals[event] != 0)
            continue;
        fprintf(stderr, "chaos_run: all runs together have none: %s\n", medium_event_name(event));
        status = EXIT_FAILURE;
    }
    return status;
}

static int run_seeds(void)
{
    int status = 0;
    uint64_t runs = 0, failed = 0;
    for (uint64_t i = 0; i < options.seeds && (status == 0 || options.keep_going); i++) {
        int result = run(options.seed + i);
        runs++;
        failed += result != 0;
        if (status == 0)
            status = result;
    }
    if (options.seeds == 1)
        return status;
    if (failed > 0)
        fprintf(stderr, "chaos_run: %llu of %llu runs failed\n", (unsigned long long)failed,
                (unsigned long long)runs);
    int lacking = tell_totals(runs);
    return status == 0 ? lacking : status;
}

/* ---- Arguments ---- */

static _Noreturn void fail_usage(void)
{
    fputs(usage_text, stderr);
    exit(2);
}

static uint64_t number(const char *text, uint64_t least, uint64_t most)
{
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || end == text || value < least || value > most)
        fail_usage();
    return value;
}

static void take_option(int option, const char *value)
{
    switch (option) {
    case 'n':
        options.n_pes = (int)number(value, 1, PES_MAX);
        return;
    case 's':
        options.seed = number(value, 0, UINT64_MAX);
        return;
    case 'c':
        options.seeds = number(value, 1, 1000000000);
        return;
    case 't':
        options.timeout = (int)number(value, 1, 100000);
        return;
    case 'u':
        options.unexpected_most = number(value, 1, UINT64_MAX);
        return;
    case 'k':
        options.keep_going = true;
        return;
    case 'a':
        options.thorough = true;
        return;
    default:
        fail_usage();
    }
}

static void read_arguments(int argc, char **argv)
{
    static const struct option names[] = {
        {"np", required_argument, NULL, 'n'},         {"seed", required_argument, NULL, 's'},
        {"seeds", required_argument, NULL, 'c'},      {"timeout", required_argument, NULL, 't'},
        {"unexpected", required_argument, NULL, 'u'}, {"keep-going", no_argument, NULL, 'k'},
        {"thorough", no_argument, NULL, 'a'},         {NULL, 0, NULL, 0}};
    options.self = argv[0];
    options.seed = (uint64_t)(seconds() * 1e6) % 1000000000;
    for (int option; (option = getopt_long_only(argc, argv, "+n:", names, NULL)) != -1;)
        take_option(option, optarg);
    options.program = argv + optind;
    if (options.n_pes == 0 || options.program[0] == NULL)
        fail_usage();
}

int main(int argc, char **argv)
{
    sigset_t child;
    read_arguments(argc, argv);
    if (!use_own_library("chaos"))
        fail("/proc/self/exe");
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, NULL);
    return run_seeds();
}

/*
 * run_test OPTION... -- COMMAND [ARGUMENT...]: runs one test of CTest, and decides whether it
 * passed.
 *
 * CTest checks either the exit status or the output. This program checks both. It terminates a test
 * that exceeds its time limit, after it has saved the stacks of the test's processes. A test that
 * leaves processes, shared memory or temporary files behind fails. CMakeLists.txt adds this program
 * to each test command.
 *
 *   --name NAME     the test's name, for messages and records
 *   --pass REGEX    the output must match this extended regular expression
 *   --status N      the command must end with status N, or with "nonzero" (default 0)
 *   --left REGEX    files with such names may be left behind, such as "[$]TMPDIR/ompi": an MPI that
 *                   is killed cannot remove its files
 *   --clock         the test has time limits: TEST_CLOCK_SCALE contains the current slowness of the
 *                   machine, and status 75 (only a time limit was missed) allows two more tries
 *   --shared        the test uses objects of other tests (simulated hosts), so it does not get its
 *                   own TMPDIR and /dev/shm
 *   --leaves        the test starts processes that continue after its end
 *
 * Environment: TEST_LIMIT, seconds for one try (default 240); TEST_GRACE, seconds for the test's
 * other processes to end after the command (default 20); TEST_STACKS, the folder for stacks
 * (default "."); TEST_RECORD, a file to which one line for this test is appended: verdict, name,
 * seconds, missed time limits.
 *
 * Status: 0 passed, 77 skipped (the command's status was 77), 1 failed, after a message.
 */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "calibrate.h"
#include "output.h"
#include "process_tree.h"
#include "sandbox.h"
#include "stacks.h"

enum { CLOCK_MISSED = 75, SKIPPED = 77, CLOCK_TRIES = 3 };
enum verdict { PASS, FAIL, SKIP, MISS };

static struct {
    const char *name, *pass, *status, *left;
    bool is_clock, is_shared, leaves_processes;
    double limit_s, grace_s;
    const char *stacks, *record;
} options = {.name = "?", .status = "0"};

/* The current try. */
static struct {
    pid_t command; /* 0 after its end */
    int status;    /* of the command, as in a shell: 128 plus the signal number after a signal */
    struct output output;
    int signals; /* descriptor for SIGCHLD and for signals that terminate this program */
} run;

static double now_s(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

__attribute__((noreturn)) static void die(const char *what)
{
    perror(what);
    exit(EXIT_FAILURE);
}

/* ---- Options ---- */

static const char *environment(const char *name, const char *otherwise)
{
    const char *value = getenv(name);
    char *copy = strdup(value && *value ? value : otherwise);

    if (!copy)
        die("run_test: strdup");
    unsetenv(name); /* for this program only */
    return copy;
}

static void read_environment(void)
{
    options.limit_s = strtod(environment("TEST_LIMIT", "240"), NULL);
    options.grace_s = strtod(environment("TEST_GRACE", "20"), NULL);
    options.stacks = environment("TEST_STACKS", ".");
    options.record = environment("TEST_RECORD", "");
}

static void take_option(int option)
{
    switch (option) {
    case 'n':
        options.name = optarg;
        return;
    case 'p':
        options.pass = optarg;
        return;
    case 's':
        options.status = optarg;
        return;
    case 'L':
        options.left = optarg;
        return;
    case 'c':
        options.is_clock = true;
        return;
    case 'S':
        options.is_shared = true;
        return;
    case 'l':
        options.leaves_processes = true;
        return;
    default:
        fprintf(stderr, "usage: run_test [--name N] [--pass REGEX] [--status N|nonzero] [--left "
                        "REGEX] [--clock] "
                        "[--shared] [--leaves] -- command...\n");
        exit(2);
    }
}

static char **read_options(int count, char **words)
{
    static const struct option known[] = {
        {"name", required_argument, NULL, 'n'},   {"pass", required_argument, NULL, 'p'},
        {"status", required_argument, NULL, 's'}, {"left", required_argument, NULL, 'L'},
        {"clock", no_argument, NULL, 'c'},        {"shared", no_argument, NULL, 'S'},
        {"leaves", no_argument, NULL, 'l'},       {NULL, 0, NULL, 0}};
    int option;

    while ((option = getopt_long(count, words, "+", known, NULL)) != -1)
        take_option(option);
    if (optind == count)
        take_option('?');
    return words + optind;
}

/* ---- Start ---- */

static void watch_signals(void)
{
    sigset_t watched;

    sigemptyset(&watched);
    sigaddset(&watched, SIGCHLD);
    sigaddset(&watched, SIGTERM);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGHUP);
    if (sigprocmask(SIG_BLOCK, &watched, NULL) != 0)
        die("run_test: sigprocmask");
    run.signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
    if (run.signals < 0)
        die("run_test: signalfd");
}

__attribute__((noreturn)) static void become_command(pid_t parent, int output, char **words)
{
    sigset_t none;

    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(EXIT_FAILURE);
    setsid(); /* signals to the command's process group do not reach this program */
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    execvp(words[0], words);
    fprintf(stderr, "run_test: %s: %s\n", words[0], strerror(errno));
    _exit(127);
}

static void start(char **words)
{
    const pid_t parent = getpid();
    int output = output_open(&run.output);

    fflush(stdout);
    run.command = fork();
    if (run.command < 0)
        die("run_test: fork");
    if (run.command == 0)
        become_command(parent, output, words);
    close(output);
}

/* ---- While it runs ---- */

/* Reaps children that have ended. Returns false if there are no more children. */
static bool reap(void)
{
    int status;
    pid_t child;

    while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
        if (child != run.command)
            continue;
        run.command = 0;
        run.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    }
    return child == 0;
}

static void take_signals(void)
{
    struct signalfd_siginfo signal;

    while (read(run.signals, &signal, sizeof signal) == sizeof signal) {
        if (signal.ssi_signo == SIGCHLD)
            continue;
        tree_kill();
        exit(128 + (int)signal.ssi_signo);
    }
}

/* Waits for output or a signal until time `end_s`. Returns false if that time has passed. */
static bool wait_until(double end_s)
{
    enum { MOST_MS = 1000 };
    struct pollfd sources[] = {{.fd = run.signals, .events = POLLIN},
                               {.fd = run.output.descriptor, .events = POLLIN}};
    double left_ms = 1000 * (end_s - now_s());

    if (left_ms <= 0)
        return false;
    poll(sources, 2, left_ms < MOST_MS ? (int)left_ms + 1 : MOST_MS);
    output_read(&run.output);
    take_signals();
    return true;
}

/* Returns false if the command exceeds its time limit. */
static bool await_command(void)
{
    const double end_s = now_s() + options.limit_s;

    while (reap(), run.command != 0) {
        if (!wait_until(end_s))
            return false;
    }
    return true;
}

/* Waits for processes that the command has started, such as daemons of launchers, which may end
 * a little later. Returns false if some do not end. */
static bool await_others(void)
{
    const double end_s = now_s() + options.grace_s;

    while (reap()) {
        if (!wait_until(end_s))
            return false;
    }
    return true;
}

/* ---- Verdict ---- */

static void report_processes(void)
{
    pid_t processes[64];
    size_t count = tree_descendants(processes, sizeof processes / sizeof processes[0]);

    for (size_t i = 0; i < count; i++) {
        char command[1024];
        tree_command(processes[i], command, sizeof command);
        printf("run_test: left behind: process %d: %s\n", (int)processes[i], command);
    }
}

static void save_stacks(void)
{
    char file[1024];

    int length = snprintf(file, sizeof file, "%s/", options.stacks);
    snprintf(file + length, sizeof file - (size_t)length, "%s.txt", options.name);
    for (char *c = file + length; *c; c++)
        if (*c == '/')
            *c = '@';
    stacks_save(file);
}

static bool status_is_right(void)
{
    if (strcmp(options.status, "nonzero") == 0)
        return run.status != 0;
    return run.status == (int)strtol(options.status, NULL, 10);
}

/* Judges the output of the command and its status. */
static enum verdict judge(void)
{
    if (run.status == SKIPPED && strcmp(options.status, "77") != 0)
        return SKIP;
    if (run.status == CLOCK_MISSED && options.is_clock)
        return MISS;
    bool right = true;
    if (!status_is_right()) {
        printf("run_test: status %d, expected %s\n", run.status, options.status);
        right = false;
    }
    if (options.pass && !output_matches(&run.output, options.pass)) {
        printf("run_test: the output does not match: %s\n", options.pass);
        right = false;
    }
    return right ? PASS : FAIL;
}

static enum verdict end_of_overdue(void)
{
    printf("run_test: time limit of %.0f s exceeded\n", options.limit_s);
    save_stacks();
    tree_kill();
    output_read(&run.output);
    return FAIL;
}

static enum verdict try_once(char **words)
{
    start(words);
    if (!await_command())
        return end_of_overdue();
    enum verdict verdict = FAIL;
    if (options.leaves_processes || await_others()) {
        output_read(&run.output);
        verdict = judge();
    } else {
        judge(); /* prints the messages */
        report_processes();
        tree_kill();
    }
    output_close(&run.output);
    if (!options.is_shared && sandbox_report_leftovers(options.left))
        verdict = FAIL;
    free(run.output.text);
    return verdict;
}

static void calibrate_clock(void)
{
    char scale[32];

    snprintf(scale, sizeof scale, "%.2f", calibrate());
    setenv("TEST_CLOCK_SCALE", scale, 1);
    printf("run_test: TEST_CLOCK_SCALE=%s\n", scale);
}

/* Runs the command, and repeats it if a time limit was missed. Stores the number of misses. */
static enum verdict run_command(char **words, int *misses)
{
    enum verdict verdict = MISS;

    for (*misses = 0; *misses < CLOCK_TRIES; ++*misses) {
        if (options.is_clock)
            calibrate_clock();
        verdict = try_once(words);
        if (verdict != MISS)
            break;
    }
    if (*misses > 0)
        printf("clock: missed %d of %d\n", *misses, CLOCK_TRIES);
    return verdict == MISS ? FAIL : verdict;
}

static void record(enum verdict verdict, double seconds, int misses)
{
    static const char *const names[] = {[PASS] = "passed", [FAIL] = "failed", [SKIP] = "skipped"};
    char line[1024];

    if (*options.record == '\0')
        return;
    int length = snprintf(line, sizeof line, "%s\t%s\t%.2f\t%d\n", names[verdict], options.name,
                          seconds, misses);
    int file = open(options.record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0 || write(file, line, (size_t)length) != length)
        die(options.record);
    close(file);
}

int main(int count, char **words)
{
    static const int statuses[] = {[PASS] = 0, [FAIL] = 1, [SKIP] = SKIPPED};
    const double begin_s = now_s();
    char **command = read_options(count, words);
    int misses;

    setvbuf(stdout, NULL, _IOLBF, 0);
    read_environment();
    tree_adopt_orphans();
    watch_signals();
    if (!options.is_shared)
        sandbox_enter();
    enum verdict verdict = run_command(command, &misses);
    record(verdict, now_s() - begin_s, misses);
    return statuses[verdict];
}

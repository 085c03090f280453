/*
 * isthmus-launch [-n N] [--tag] PROGRAM [ARGUMENT...] [: [-n N] PROGRAM [ARGUMENT...]]...: the
 * launcher of jobs without MPI. It starts N PEs on this host. oshrun calls it for the backend
 * `none`.
 *
 * The launcher forwards the output of the PEs line by line, and forwards to the PEs the signals
 * that it receives. If a PE fails, the launcher prints the number of the PE and the reason, and
 * ends all PEs. No process of the job remains after the launcher has ended, even if it was killed
 * by SIGKILL (launch_pes.h).
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

#include "job_end.h"
#include "launch_pes.h"
#include "streams.h"
#include "tools/supervisor/pe_process.h"

enum { STATUS_USAGE = 2, STATUS_NOT_STARTED = 127, SHOW_MS = 200, PES_MAX = 100000 };

/* PEs of one program. */
struct app {
    int n_pes;
    char **arguments; /* program and arguments, with a final NULL */
};

static struct {
    int n_pes; /* number of PEs of all programs */
    bool tagged;
    struct app *apps;
    int n_apps;
} options;

static struct {
    int descriptor; /* signalfd */
    sigset_t mask;  /* signal mask for the PEs */
    bool is_child;  /* SIGCHLD has arrived, so a PE may have ended */
} signals;

/* ---- Signals ---- */

static const int handled_signals[] = {SIGCHLD, SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,
                                      SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT};

static void launch_block_signals(void)
{
    sigset_t handled;
    sigemptyset(&handled);
    for (size_t i = 0; i < sizeof handled_signals / sizeof handled_signals[0]; i++)
        sigaddset(&handled, handled_signals[i]);
    /* If the parent process ignored SIGCHLD, the statuses of PEs would be lost. */
    signal(SIGCHLD, SIG_DFL);
    signal(SIGPIPE, SIG_IGN);
    sigprocmask(SIG_BLOCK, &handled, &signals.mask);
    signals.descriptor = signalfd(-1, &handled, SFD_CLOEXEC | SFD_NONBLOCK);
}

static void launch_forward_signal(int number)
{
    process_group_signal(number);
    if (number == SIGTSTP)
        raise(SIGSTOP);
    else if (number != SIGCONT && number != SIGUSR1 && number != SIGUSR2)
        job_end_requested(number);
}

static void launch_read_signals(void)
{
    struct signalfd_siginfo signal;
    while (read(signals.descriptor, &signal, sizeof signal) == sizeof signal) {
        if (signal.ssi_signo == SIGCHLD)
            signals.is_child = true;
        else
            launch_forward_signal((int)signal.ssi_signo);
    }
}

/* ---- While the PEs run ---- */

/* Polled descriptors: signals, terminal input, blocked output, and for each PE its standard output,
 * its standard error and its status messages. */
enum {
    SOURCE_SIGNALS,
    SOURCE_INPUT,
    SOURCE_OUTPUT = SOURCE_INPUT + 2,
    SOURCES_OF_PES = SOURCE_OUTPUT + 2,
    SOURCES_PER_PE = 3
};
static struct pollfd *sources;

/* Time in ms of launch_clock_ms at which to check again the PEs whose status pipe is closed for an
 * unknown reason; -1 if all reasons are known. */
static long check_closed_at = -1;

static void launch_fill_poll(void)
{
    sources[SOURCE_SIGNALS] = (struct pollfd){.fd = signals.descriptor, .events = POLLIN};
    terminal_input_fill_poll(&sources[SOURCE_INPUT]);
    streams_fill_poll(&sources[SOURCE_OUTPUT]);
    bool takes_out = !streams_are_blocked(STDOUT_FILENO),
         takes_err = !streams_are_blocked(STDERR_FILENO);
    for (int i = 0; i < pes.count; i++) {
        const struct pe *pe = &pes.all[i];
        const int descriptors[SOURCES_PER_PE] = {takes_out ? pe->out.source : -1,
                                                 takes_err ? pe->err.source : -1,
                                                 pe->pe_status.descriptor};
        for (int j = 0; j < SOURCES_PER_PE; j++)
            sources[SOURCES_OF_PES + i * SOURCES_PER_PE + j] =
                (struct pollfd){.fd = descriptors[j], .events = POLLIN};
    }
}

static void launch_read_pe(struct pe *pe, const struct pollfd *ready)
{
    if (ready[0].revents != 0 && !streams_are_blocked(STDOUT_FILENO))
        streams_read(&pe->out);
    if (ready[1].revents != 0 && !streams_are_blocked(STDERR_FILENO))
        streams_read(&pe->err);
    if (ready[2].revents != 0)
        pe_status_read(&pe->pe_status);
}

/* Forwards incomplete lines that may be prompts to a user at a terminal. Returns true if any exist.
 * With `only_check`, forwards nothing. */
static bool launch_show_prompts(bool only_check)
{
    bool found = false;
    for (int i = 0; i < pes.count; i++) {
        struct stream *both[] = {&pes.all[i].out, &pes.all[i].err};
        for (int j = 0; j < 2; j++) {
            bool has_prompt = streams_have_prompt(both[j]);
            found = found || has_prompt;
            if (has_prompt && !only_check)
                streams_show_prompt(both[j]);
        }
    }
    return found;
}

static int launch_shorter_timeout(int one, int other)
{
    return one < 0 || (other >= 0 && other < one) ? other : one;
}

static void launch_wait_for_something(void)
{
    int timeout =
        launch_shorter_timeout(job_end_timeout(), launch_show_prompts(true) ? SHOW_MS : -1);
    if (check_closed_at >= 0)
        timeout = launch_shorter_timeout(timeout, PE_STATUS_RETRY_MS);
    launch_fill_poll();
    if (poll(sources, SOURCES_OF_PES + (nfds_t)pes.count * SOURCES_PER_PE, timeout) > 0)
        return;
    for (int i = 0; i < SOURCES_OF_PES + pes.count * SOURCES_PER_PE; i++)
        sources[i].revents = 0;
    launch_show_prompts(false);
}

static long launch_clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Finds out why PEs have closed their status pipes. Checks only every PE_STATUS_RETRY_MS ms,
 * because a check takes several system calls, and most of these PEs are about to end. */
static void launch_check_closed_status(void)
{
    long now = launch_clock_ms();
    if (now < check_closed_at)
        return;
    bool are_unclear = false;
    for (int i = 0; i < pes.count; i++)
        if (!pes.all[i].has_ended && !pe_status_check_closed(&pes.all[i].pe_status))
            are_unclear = true;
    check_closed_at = are_unclear ? now + PE_STATUS_RETRY_MS : -1;
}

static void launch_run_job(void)
{
    while (pes.running > 0) {
        launch_wait_for_something();
        if (sources[SOURCE_SIGNALS].revents != 0)
            launch_read_signals();
        terminal_input_forward(&sources[SOURCE_INPUT]);
        streams_write(&sources[SOURCE_OUTPUT]);
        for (int i = 0; i < pes.count; i++)
            launch_read_pe(&pes.all[i], &sources[SOURCES_OF_PES + i * SOURCES_PER_PE]);
        launch_check_closed_status();
        job_end_check();
        if (signals.is_child) {
            signals.is_child = false;
            pes_reap(job_end_check_pe);
        }
    }
    process_group_end();
}

/* Waits until the reader of the output reads more, and writes to it. Returns false if the time
 * limit has passed. */
static bool launch_wait_for_reader(void)
{
    sources[SOURCE_SIGNALS] = (struct pollfd){.fd = signals.descriptor, .events = POLLIN};
    sources[SOURCE_INPUT].fd = sources[SOURCE_INPUT + 1].fd = -1;
    streams_fill_poll(&sources[SOURCE_OUTPUT]);
    int ready = poll(sources, SOURCES_OF_PES, job_end_reader_timeout());
    if (ready > 0 && sources[SOURCE_SIGNALS].revents != 0)
        launch_read_signals();
    if (ready > 0)
        streams_write(&sources[SOURCE_OUTPUT]);
    return ready != 0;
}

/* Writes the output that PEs produced before they ended. Discards it if its reader does not
 * read. */
static void launch_finish_output(void)
{
    bool waits = true;
    do {
        bool all = true;
        for (int i = 0; i < pes.count; i++) {
            all = streams_close(&pes.all[i].out) && all;
            all = streams_close(&pes.all[i].err) && all;
        }
        if (all && !streams_are_blocked(STDOUT_FILENO) && !streams_are_blocked(STDERR_FILENO))
            return;
        waits = launch_wait_for_reader();
    } while (waits);
    streams_discard();
}

/* ---- Start ---- */

static _Noreturn void launch_fail_start(int status, const char *what)
{
    fprintf(stderr, "oshrun: --mpi none: %s: %s\n", what, strerror(errno));
    exit(status);
}

/* Exits with an error message if the system's limits do not permit the job. Called before any PE is
 * started. Otherwise thousands of processes would start before the system refuses one. */
static void launch_expect_room(void)
{
    struct pes_limit limit;
    if (pes_have_room(options.n_pes, &limit))
        return;
    fprintf(stderr, "oshrun: --mpi none: %d PEs need %lu %s: the limit is %lu (%s)\n",
            options.n_pes, limit.needed, limit.what, limit.most, limit.where);
    exit(STATUS_NOT_STARTED);
}

/* Starts the process group and the PEs. Starts the group's leader first, so that it inherits none
 * of the job's descriptors. */
static void launch_start_job(void)
{
    launch_expect_room();
    bool has_group = process_group_start();
    streams_start(options.tagged);
    int input = terminal_input_open();
    const char *fault = pes_create(options.n_pes);
    sources = calloc(SOURCES_OF_PES + (size_t)options.n_pes * SOURCES_PER_PE, sizeof *sources);
    if (fault != NULL || sources == NULL || signals.descriptor < 0 || !has_group)
        launch_fail_start(STATUS_NOT_STARTED, fault != NULL ? fault : "the job cannot be started");
    int pe = 0;
    for (int i = 0; i < options.n_apps; i++)
        for (int j = 0; j < options.apps[i].n_pes && fault == NULL; j++)
            fault = pes_start(pe++, options.apps[i].arguments, &signals.mask, input);
    if (fault != NULL) {
        fprintf(stderr, "oshrun: --mpi none: PE %d cannot be started: %s: %s\n", pes.count, fault,
                strerror(errno));
        job_end_now(STATUS_NOT_STARTED);
    }
    close(input);
}

static _Noreturn void launch_fail_usage(void)
{
    fprintf(stderr, "usage: isthmus-launch [-n N] [--tag] program [argument...] [: [-n N] program "
                    "[argument...]]...\n");
    exit(STATUS_USAGE);
}

static _Noreturn void launch_fail_option(const char *option)
{
    fprintf(stderr,
            "oshrun: --mpi none: %s is not an option of oshrun: remove it, or select an MPI, whose "
            "launcher may know it\n",
            option);
    exit(STATUS_USAGE);
}

static _Noreturn void launch_fail_part(void)
{
    fprintf(stderr, "oshrun: --mpi none: expected a program before and after each \":\"\n");
    exit(STATUS_USAGE);
}

static bool launch_is_count(const char *word)
{
    static const char *const names[] = {"-n", "-np", "--n", "--np", "-c"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(word, names[i]) == 0)
            return true;
    return false;
}

static int launch_read_count(const char *option, const char *word)
{
    char *end;
    errno = 0;
    long number = word == NULL ? 0 : strtol(word, &end, 10);
    if (number < 1 || errno != 0 || *end != '\0' || number > PES_MAX - options.n_pes) {
        fprintf(stderr,
                "oshrun: --mpi none: %s %s: expected a number of PEs from 1 to %d, all programs "
                "together\n",
                option, word == NULL ? "" : word, (int)PES_MAX);
        exit(STATUS_USAGE);
    }
    return (int)number;
}

/* Reads the options of one program and its arguments. Replaces the colon at the end by NULL.
 * Returns the word after the colon, or NULL if no colon follows. */
static char **launch_read_app(char **arguments, struct app *app)
{
    app->n_pes = 0;
    for (; *arguments != NULL && (*arguments)[0] == '-'; arguments++) {
        if (launch_is_count(*arguments)) {
            app->n_pes = launch_read_count(arguments[0], arguments[1]);
            arguments++;
        } else if (strcmp(*arguments, "--tag") == 0)
            options.tagged = true;
        else
            launch_fail_option(*arguments);
    }
    if (app->n_pes == 0)
        app->n_pes = launch_read_count("-np", "1");
    if (*arguments == NULL || strcmp(*arguments, ":") == 0)
        launch_fail_part();
    app->arguments = arguments;
    options.n_pes += app->n_pes;
    while (*arguments != NULL && strcmp(*arguments, ":") != 0)
        arguments++;
    if (*arguments == NULL)
        return NULL;
    *arguments = NULL;
    return arguments + 1;
}

static void launch_read_options(int count, char **arguments)
{
    if (count < 2)
        launch_fail_usage();
    /* The command line has at least one word for each program, so `count` entries suffice. */
    options.apps = calloc((size_t)count, sizeof *options.apps);
    if (options.apps == NULL)
        launch_fail_start(STATUS_NOT_STARTED, "the job cannot be started");
    for (arguments++; arguments != NULL; options.n_apps++)
        arguments = launch_read_app(arguments, &options.apps[options.n_apps]);
}

int main(int count, char **arguments)
{
    descriptors_fill();
    launch_read_options(count, arguments);
    launch_block_signals();
    launch_start_job();
    launch_run_job();
    launch_finish_output();
    job_end_exit();
}

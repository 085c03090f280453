/*
 * isthmus-launch [-n N] [--tag] PROGRAM [ARGUMENT...]: starts a job without MPI, N PEs of this
 * host; oshrun calls it for the backend `none`.
 *
 * It passes on what PEs write, by lines, and the signals that it gets; it ends all of them when one
 * fails, and says which and how. Nothing is left when it has ended, not even by SIGKILL (group.h).
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "end.h"
#include "group.h"
#include "input.h"
#include "lines.h"
#include "pes.h"

enum { STATUS_USAGE = 2, STATUS_NOT_STARTED = 127, SHOW_MS = 200, MOST_PES = 100000 };

static struct {
    int n_pes;
    bool tagged;
    char **words;
} options = {.n_pes = 1};

static struct {
    int descriptor; /* tells of signals */
    sigset_t mask;  /* as PEs are to have it */
    bool is_child;  /* a PE has ended, perhaps */
} signals;

/* ---- Signals ---- */

static const int watched_signals[] = {SIGCHLD, SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,
                                      SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT};

static void watch_signals(void)
{
    sigset_t watched;
    sigemptyset(&watched);
    for (size_t i = 0; i < sizeof watched_signals / sizeof watched_signals[0]; i++)
        sigaddset(&watched, watched_signals[i]);
    signal(SIGCHLD, SIG_DFL); /* who starts us may ignore it, and so lose the PEs' statuses */
    signal(SIGPIPE, SIG_IGN);
    sigprocmask(SIG_BLOCK, &watched, &signals.mask);
    signals.descriptor = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
}

static void pass_on(int number)
{
    group_signal(number);
    if (number == SIGTSTP)
        raise(SIGSTOP);
    else if (number != SIGCONT && number != SIGUSR1 && number != SIGUSR2)
        end_is_asked(number);
}

static void take_signals(void)
{
    struct signalfd_siginfo signal;
    while (read(signals.descriptor, &signal, sizeof signal) == sizeof signal) {
        if (signal.ssi_signo == SIGCHLD)
            signals.is_child = true;
        else
            pass_on((int)signal.ssi_signo);
    }
}

/* ---- While PEs run ---- */

/* What is polled: signals, the input, and for each PE what it writes, and its words. */
enum { SIGNALS, INPUT, OF_PES = INPUT + 2, OF_EACH = 3 };
static struct pollfd *sources;

static void watch(void)
{
    sources[SIGNALS] = (struct pollfd){.fd = signals.descriptor, .events = POLLIN};
    input_watch(&sources[INPUT]);
    for (int i = 0; i < pes.count; i++) {
        const struct pe *pe = &pes.all[i];
        const int descriptors[OF_EACH] = {pe->out.source, pe->err.source, pe->words.descriptor};
        for (int j = 0; j < OF_EACH; j++)
            sources[OF_PES + i * OF_EACH + j] =
                (struct pollfd){.fd = descriptors[j], .events = POLLIN};
    }
}

static void take_of_pe(struct pe *pe, const struct pollfd *ready)
{
    if (ready[0].revents != 0)
        lines_take(&pe->out);
    if (ready[1].revents != 0)
        lines_take(&pe->err);
    if (ready[2].revents != 0)
        words_take(&pe->words);
}

/* The beginnings of lines, for whoever may be to answer. */
static bool show_beginnings(bool only_look)
{
    bool found = false;
    for (int i = 0; i < pes.count; i++) {
        struct lines *both[] = {&pes.all[i].out, &pes.all[i].err};
        for (int j = 0; j < 2; j++) {
            bool awaited = lines_are_awaited(both[j]);
            found = found || awaited;
            if (awaited && !only_look)
                lines_show(both[j]);
        }
    }
    return found;
}

static int shorter(int one, int other)
{
    return one < 0 || (other >= 0 && other < one) ? other : one;
}

static void wait_for_something(void)
{
    int patience = shorter(end_patience(), show_beginnings(true) ? SHOW_MS : -1);
    watch();
    if (signals.is_child || poll(sources, OF_PES + (nfds_t)pes.count * OF_EACH, patience) > 0)
        return;
    for (int i = 0; i < OF_PES + pes.count * OF_EACH; i++)
        sources[i].revents = 0;
    show_beginnings(false);
}

static void run_job(void)
{
    while (pes.running > 0) {
        wait_for_something();
        if (sources[SIGNALS].revents != 0)
            take_signals();
        input_take(&sources[INPUT]);
        for (int i = 0; i < pes.count; i++)
            take_of_pe(&pes.all[i], &sources[OF_PES + i * OF_EACH]);
        end_look();
        if (signals.is_child) {
            signals.is_child = false;
            pes_collect(end_of_pe);
        }
    }
    group_end();
    for (int i = 0; i < pes.count; i++) {
        lines_end(&pes.all[i].out);
        lines_end(&pes.all[i].err);
    }
}

/* ---- Start ---- */

static _Noreturn void fail_start(int status, const char *what)
{
    fprintf(stderr, "oshrun: --mpi none: %s: %s\n", what, strerror(errno));
    exit(status);
}

/* The group's leader first, which then has no descriptor of the job's. */
static void start_job(void)
{
    bool has_group = group_start();
    int input = input_open();
    const char *fault = pes_make(options.n_pes);
    sources = calloc(OF_PES + (size_t)options.n_pes * OF_EACH, sizeof *sources);
    if (fault != NULL || sources == NULL || signals.descriptor < 0 || !has_group)
        fail_start(STATUS_NOT_STARTED, fault != NULL ? fault : "the job cannot be started");
    for (int pe = 0; pe < options.n_pes && fault == NULL; pe++)
        fault = pes_start(pe, options.words, &signals.mask, input);
    if (fault != NULL) {
        fprintf(stderr, "oshrun: --mpi none: PE %d cannot be started, %s: %s\n", pes.count, fault,
                strerror(errno));
        end_at_once(STATUS_NOT_STARTED);
    }
    close(input);
}

static void read_options(int count, char **words)
{
    int i = 1;
    for (; i < count && words[i][0] == '-'; i++) {
        if (strcmp(words[i], "--tag") == 0)
            options.tagged = true;
        else if (strcmp(words[i], "-n") == 0 && i + 1 < count)
            options.n_pes = atoi(words[++i]);
        else
            break;
    }
    options.words = words + i;
    if (i < count && words[i][0] != '-' && options.n_pes > 0 && options.n_pes <= MOST_PES)
        return;
    fprintf(stderr,
            "usage: isthmus-launch [-n N] [--tag] program [argument...], with N of 1 to %d\n",
            (int)MOST_PES);
    exit(STATUS_USAGE);
}

int main(int count, char **words)
{
    read_options(count, words);
    watch_signals();
    lines_start(options.tagged, take_signals);
    start_job();
    run_job();
    end_like_job();
}

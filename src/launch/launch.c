/*
 * isthmus-launch [-n N] [--tag] PROGRAM [ARGUMENT...] [: [-n N] PROGRAM [ARGUMENT...]]...: starts a
 * job without MPI, N PEs of this host; oshrun calls it for the backend `none`.
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
#include <time.h>
#include <unistd.h>

#include "end.h"
#include "group.h"
#include "guard/descriptors.h"
#include "input.h"
#include "lines.h"
#include "pes.h"

enum { STATUS_USAGE = 2, STATUS_NOT_STARTED = 127, SHOW_MS = 200, MOST_PES = 100000 };

/* PEs of one program. */
struct part {
    int n_pes;
    char **words; /* program and arguments */
};

static struct {
    int n_pes; /* of all parts */
    bool tagged;
    struct part *parts;
    int n_parts;
} options;

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

/* What is polled: signals, the input, the output that its reader has not taken, and for each PE
 * what it writes, and its words. */
enum { SIGNALS, INPUT, OUTPUT = INPUT + 2, OF_PES = OUTPUT + 2, OF_EACH = 3 };
static struct pollfd *sources;

/* Some PEs' words are cut, and it cannot be told yet why: when they are looked at next, in ms of
 * the clock; -1: there are none. */
static long look_at = -1;

static void watch(void)
{
    sources[SIGNALS] = (struct pollfd){.fd = signals.descriptor, .events = POLLIN};
    input_watch(&sources[INPUT]);
    lines_watch(&sources[OUTPUT]);
    bool takes_out = !lines_are_blocked(STDOUT_FILENO),
         takes_err = !lines_are_blocked(STDERR_FILENO);
    for (int i = 0; i < pes.count; i++) {
        const struct pe *pe = &pes.all[i];
        const int descriptors[OF_EACH] = {takes_out ? pe->out.source : -1,
                                          takes_err ? pe->err.source : -1, pe->words.descriptor};
        for (int j = 0; j < OF_EACH; j++)
            sources[OF_PES + i * OF_EACH + j] =
                (struct pollfd){.fd = descriptors[j], .events = POLLIN};
    }
}

static void take_of_pe(struct pe *pe, const struct pollfd *ready)
{
    if (ready[0].revents != 0 && !lines_are_blocked(STDOUT_FILENO))
        lines_take(&pe->out);
    if (ready[1].revents != 0 && !lines_are_blocked(STDERR_FILENO))
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
    if (look_at >= 0)
        patience = shorter(patience, WORDS_PAUSE_MS);
    watch();
    if (poll(sources, OF_PES + (nfds_t)pes.count * OF_EACH, patience) > 0)
        return;
    for (int i = 0; i < OF_PES + pes.count * OF_EACH; i++)
        sources[i].revents = 0;
    show_beginnings(false);
}

static long clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* At intervals, for most PEs whose words are cut are about to end, and each look takes some system
 * calls. */
static void look_for_cut_words(void)
{
    long now = clock_ms();
    if (now < look_at)
        return;
    bool are_unclear = false;
    for (int i = 0; i < pes.count; i++)
        if (!pes.all[i].has_ended && !words_look(&pes.all[i].words))
            are_unclear = true;
    look_at = are_unclear ? now + WORDS_PAUSE_MS : -1;
}

static void run_job(void)
{
    while (pes.running > 0) {
        wait_for_something();
        if (sources[SIGNALS].revents != 0)
            take_signals();
        input_take(&sources[INPUT]);
        lines_write(&sources[OUTPUT]);
        for (int i = 0; i < pes.count; i++)
            take_of_pe(&pes.all[i], &sources[OF_PES + i * OF_EACH]);
        look_for_cut_words();
        end_look();
        if (signals.is_child) {
            signals.is_child = false;
            pes_collect(end_of_pe);
        }
    }
    group_end();
}

/* False if the reader has taken nothing for as long as it may, or a signal ends the wait. */
static bool wait_for_reader(void)
{
    sources[SIGNALS] = (struct pollfd){.fd = signals.descriptor, .events = POLLIN};
    sources[INPUT].fd = sources[INPUT + 1].fd = -1;
    lines_watch(&sources[OUTPUT]);
    int ready = poll(sources, OF_PES, end_patience_with_reader());
    if (ready > 0 && sources[SIGNALS].revents != 0)
        take_signals();
    if (ready > 0)
        lines_write(&sources[OUTPUT]);
    return ready != 0;
}

/* What PEs have written before they ended. */
static void finish_output(void)
{
    bool waits = true;
    do {
        bool all = true;
        for (int i = 0; i < pes.count; i++) {
            all = lines_end(&pes.all[i].out) && all;
            all = lines_end(&pes.all[i].err) && all;
        }
        if (all && !lines_are_blocked(STDOUT_FILENO) && !lines_are_blocked(STDERR_FILENO))
            return;
        waits = wait_for_reader();
    } while (waits);
    lines_give_up();
}

/* ---- Start ---- */

static _Noreturn void fail_start(int status, const char *what)
{
    fprintf(stderr, "oshrun: --mpi none: %s: %s\n", what, strerror(errno));
    exit(status);
}

/* Called before any PE is started. Otherwise thousands of processes would start before the system
 * refuses one. */
static void expect_room(void)
{
    struct pes_limit limit;
    if (pes_have_room(options.n_pes, &limit))
        return;
    fprintf(stderr, "oshrun: --mpi none: %d PEs need %lu %s: the limit is %lu (%s)\n",
            options.n_pes, limit.needed, limit.what, limit.most, limit.where);
    exit(STATUS_NOT_STARTED);
}

/* The group's leader first, which then has no descriptor of the job's. */
static void start_job(void)
{
    expect_room();
    bool has_group = group_start();
    lines_start(options.tagged);
    int input = input_open();
    const char *fault = pes_make(options.n_pes);
    sources = calloc(OF_PES + (size_t)options.n_pes * OF_EACH, sizeof *sources);
    if (fault != NULL || sources == NULL || signals.descriptor < 0 || !has_group)
        fail_start(STATUS_NOT_STARTED, fault != NULL ? fault : "the job cannot be started");
    int pe = 0;
    for (int i = 0; i < options.n_parts; i++)
        for (int j = 0; j < options.parts[i].n_pes && fault == NULL; j++)
            fault = pes_start(pe++, options.parts[i].words, &signals.mask, input);
    if (fault != NULL) {
        fprintf(stderr, "oshrun: --mpi none: PE %d cannot be started, %s: %s\n", pes.count, fault,
                strerror(errno));
        end_at_once(STATUS_NOT_STARTED);
    }
    close(input);
}

static _Noreturn void fail_usage(void)
{
    fprintf(stderr, "usage: isthmus-launch [-n N] [--tag] program [argument...] [: [-n N] program "
                    "[argument...]]...\n");
    exit(STATUS_USAGE);
}

static _Noreturn void fail_option(const char *option)
{
    fprintf(stderr, "oshrun: --mpi none: %s: there is no such option without an MPI's launcher\n",
            option);
    exit(STATUS_USAGE);
}

static _Noreturn void fail_part(void)
{
    fprintf(stderr, "oshrun: --mpi none: expected a program before and after each \":\"\n");
    exit(STATUS_USAGE);
}

static bool is_count(const char *word)
{
    static const char *const names[] = {"-n", "-np", "--n", "--np", "-c"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(word, names[i]) == 0)
            return true;
    return false;
}

static int read_count(const char *option, const char *word)
{
    char *end;
    errno = 0;
    long number = word == NULL ? 0 : strtol(word, &end, 10);
    if (number < 1 || errno != 0 || *end != '\0' || number > MOST_PES - options.n_pes) {
        fprintf(stderr,
                "oshrun: --mpi none: %s %s: expected a number of PEs from 1 to %d, all programs "
                "together\n",
                option, word == NULL ? "" : word, (int)MOST_PES);
        exit(STATUS_USAGE);
    }
    return (int)number;
}

/* Returns the word behind the part, of which a colon becomes the end of its arguments. */
static char **read_part(char **words, struct part *part)
{
    part->n_pes = 0;
    for (; *words != NULL && (*words)[0] == '-'; words++) {
        if (is_count(*words)) {
            part->n_pes = read_count(words[0], words[1]);
            words++;
        } else if (strcmp(*words, "--tag") == 0)
            options.tagged = true;
        else
            fail_option(*words);
    }
    if (part->n_pes == 0)
        part->n_pes = read_count("-np", "1");
    if (*words == NULL || strcmp(*words, ":") == 0)
        fail_part();
    part->words = words;
    options.n_pes += part->n_pes;
    while (*words != NULL && strcmp(*words, ":") != 0)
        words++;
    if (*words == NULL)
        return NULL;
    *words = NULL;
    return words + 1;
}

static void read_options(int count, char **words)
{
    if (count < 2)
        fail_usage();
    options.parts = calloc((size_t)count, sizeof *options.parts); /* no more than words */
    if (options.parts == NULL)
        fail_start(STATUS_NOT_STARTED, "the job cannot be started");
    for (words++; words != NULL; options.n_parts++)
        words = read_part(words, &options.parts[options.n_parts]);
}

int main(int count, char **words)
{
    descriptors_fill();
    read_options(count, words);
    watch_signals();
    start_job();
    run_job();
    finish_output();
    end_like_job();
}

/*
 * isthmus-guard PROGRAM [ARGUMENT...]: a PE's program, as oshrun has launchers start it.
 *
 * A launcher knows of processes, and this knows of the PE: what the library tells
 * (base/guard_pipe.h) shows whether an end is one that was to come. If not, the guard names the PE
 * and what happened, and ends in the way that makes this launcher end the job. It also ends the
 * program when the launcher's daemon has ended, and sees to it that the daemon ends when the job
 * does.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "daemon.h"
#include "descriptors.h"
#include "launcher.h"
#include "output.h"
#include "roll.h"
#include "siblings.h"
#include "words.h"

enum { STATUS_LOST = 1, STATUS_NOT_STARTED = 127 };

static struct {
    struct words words;
    bool ordered; /* the launcher ends the job */
} pe;

/* What we wait for. */
enum { SIGNALS, WORDS, DAEMON, ROLL, SOURCES };
static struct pollfd sources[SOURCES] = {{.fd = -1, .events = POLLIN},
                                         {.fd = -1, .events = POLLIN},
                                         {.fd = -1, .events = POLLIN},
                                         {.fd = -1, .events = POLLIN}};

/* Launchers signal the PE's process group, so that the program gets each signal too. */
static const int watched_signals[] = {SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2};

/* One write, so that lines of several PEs do not mix. */
__attribute__((format(printf, 1, 2))) static void report(const char *format, ...)
{
    char host[256] = "", text[256], line[1024];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    gethostname(host, sizeof host - 1);
    int length = snprintf(line, sizeof line, "isthmus: PE %s%s on %s %s\n",
                          pe.words.is_of_part ? "of rank " : "", launcher_pe(), host, text);
    output_write(line, (size_t)length);
}

/* ---- The program's start ---- */

static void become_program(pid_t guard, const sigset_t *mask, char **words)
{
    sigprocmask(SIG_SETMASK, mask, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != guard)
        raise(SIGKILL);
    execvp(words[0], words);
    fprintf(stderr, "isthmus: %s cannot be started: %s\n", words[0], strerror(errno));
    _exit(STATUS_NOT_STARTED);
}

static void start_program(char **words)
{
    sigset_t watched, mask;
    pid_t guard = getpid();

    sigemptyset(&watched);
    for (size_t i = 0; i < sizeof watched_signals / sizeof watched_signals[0]; i++)
        sigaddset(&watched, watched_signals[i]);
    signal(SIGCHLD, SIG_DFL); /* who starts us may ignore it, and so lose the program's status */
    sigprocmask(SIG_BLOCK, &watched, &mask);
    sources[SIGNALS].fd = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
    words_open(&pe.words);
    sources[WORDS].fd = pe.words.descriptor;
    pe.words.program = fork();
    if (pe.words.program == 0)
        become_program(guard, &mask, words);
    words_started(&pe.words);
}

/* ---- While it runs ---- */

static void show_start(void)
{
    siblings_show_start();
    roll_show_start();
}

static void show_apart(void)
{
    siblings_show_apart();
    roll_show_end();
}

static void take_words(void (*take)(struct words *))
{
    unsigned begun = pe.words.begun;

    take(&pe.words);
    words_wait(&pe.words);
    sources[WORDS].fd = pe.words.descriptor;
    if (pe.words.begun == begun)
        return;
    if (pe.words.is_of_part)
        show_apart();
    else
        show_start();
}

static void take_signal(void)
{
    struct signalfd_siginfo signal;

    if (read(sources[SIGNALS].fd, &signal, sizeof signal) != sizeof signal ||
        signal.ssi_signo != SIGTERM)
        return;
    pe.ordered = true;
    daemon_must_end();
}

/* Children of the program, which the daemon would have ended with their process group. Only where
 * the daemon has made one for this PE: else it may be that of oshrun's caller. */
static void end_group(void)
{
    if (getpgrp() == getpid())
        kill(0, SIGKILL);
}

/* Returns its status. */
static int wait_for_program(void)
{
    enum { LOOK_MS = 100 }; /* where there was no descriptor for signals */
    int status = 0, error;
    pid_t ended;

    while ((ended = waitpid(pe.words.program, &status, WNOHANG)) == 0) {
        poll(sources, SOURCES, sources[SIGNALS].fd < 0 ? LOOK_MS : -1);
        if (sources[DAEMON].revents) {
            kill(pe.words.program, SIGKILL);
            daemon_clean_up();
            end_group();
            raise(SIGKILL);
        }
        if (sources[WORDS].revents)
            take_words(words_take);
        if (sources[SIGNALS].revents)
            take_signal();
        if (sources[ROLL].revents)
            sources[ROLL].fd = roll_connect();
    }
    error = errno;
    take_words(words_end);
    if (ended > 0)
        return status;
    report("has ended with an unknown status: %s", strerror(error));
    return STATUS_LOST << 8; /* as of a process that ended with it */
}

/* ---- Its end ---- */

/* Launchers end programs by these. They end a program by SIGKILL, too, but the supervisor with it.
 */
static bool is_of_launcher(int number)
{
    for (size_t i = 0; i < sizeof watched_signals / sizeof watched_signals[0]; i++) {
        if (watched_signals[i] == number)
            return true;
    }
    return false;
}

/* The launcher may have ordered the end of the job after the program was killed and before this
 * process noticed. So an order hides only signals that a launcher sends. */
static int end_by_signal(int number)
{
    daemon_must_end();
    if (!pe.ordered || !is_of_launcher(number))
        report("was killed by signal %d (%s)", number, strsignal(number));
    output_await_reader();
    if (pe.words.stage != FINALIZED && !pe.ordered) /* Hydra may tell no other host of it */
        launcher_end_job(number);
    prctl(PR_SET_DUMPABLE, 0); /* the program has dumped its core */
    signal(number, SIG_DFL);
    raise(number);
    return 128 + number;
}

static int end_by_launcher(int status)
{
    daemon_must_end();
    output_await_reader();
    launcher_end_job(status);
    return status;
}

static int end_well_before_init(void)
{
    if (pe.words.stage == OTHER_PROGRAM) {
        roll_show_end();
        return 0;
    }
    if (siblings_end_alike() && roll_ends_alike(sources[DAEMON].fd))
        return 0;
    report("ended with status 0 before shmem_init, which other PEs have called");
    return end_by_launcher(STATUS_LOST);
}

static int end_before_init(int status)
{
    if (status == 0)
        return end_well_before_init();
    if (pe.words.stage == OTHER_PROGRAM && (!launcher_is_hydra() || launcher_is_done_with(0)))
        return status;
    report("ended with status %d before shmem_init", status);
    return end_by_launcher(status);
}

static int end_of_lost(int status)
{
    if (pe.words.explained)
        return end_by_launcher(status);
    report("ended with status %d before shmem_finalize", status);
    return end_by_launcher(status ? status : STATUS_LOST);
}

/* Hydra would wait for ever for PEs of other hosts that are in MPI_Finalize. */
static int end_after_finalize(int status)
{
    enum { PATIENCE_MS = 3000 }; /* it has answered the program, and hangs up at once */

    if (launcher_is_hydra() && !launcher_is_done_with(PATIENCE_MS)) {
        report("ended with status %d after shmem_finalize, before MPI was finalized", status);
        return end_by_launcher(status ? status : STATUS_LOST);
    }
    if (status != 0)
        daemon_must_end();
    else if (pe.words.is_of_part)
        siblings_linger();
    return status;
}

/* Ends as the program did, or so that the job ends. */
static int end_like(int status)
{
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    signal(SIGPIPE, SIG_IGN); /* the reader of our messages may have ended */
    if (pe.words.execed) {
        report("became another program (exec) before shmem_finalize");
        return end_by_launcher(STATUS_LOST);
    }
    if (WIFSIGNALED(status))
        return end_by_signal(WTERMSIG(status));
    if (pe.ordered)
        return WEXITSTATUS(status);
    if (pe.words.stage == FINALIZED)
        return end_after_finalize(WEXITSTATUS(status));
    return words_tell_of_loss(&pe.words) ? end_of_lost(WEXITSTATUS(status))
                                         : end_before_init(WEXITSTATUS(status));
}

int main(int count, char **words)
{
    if (count < 2) {
        fputs("usage: isthmus-guard program [argument...]\n", stderr);
        return 2;
    }
    descriptors_fill();
    sources[DAEMON].fd = daemon_find();
    if (launcher_is_hydra())
        launcher_watch_host();
    sources[ROLL].fd = roll_join();
    start_program(words + 1);
    if (pe.words.program < 0) {
        fprintf(stderr, "isthmus: no process for %s: %s\n", words[1], strerror(errno));
        return STATUS_NOT_STARTED;
    }
    return end_like(wait_for_program());
}

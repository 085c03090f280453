/*
 * isthmus-guard PROGRAM [ARGUMENT...]: the supervisor of a PE. oshrun makes launchers start this
 * program, which starts the PE's program.
 *
 * A launcher knows only processes. The supervisor also knows the state of the PE, because the
 * library reports it (base/supervisor_pipe.h). The state shows whether the end of the program is a
 * failure. After a failure, the supervisor prints the PE and the reason, and exits in such a manner
 * that the launcher ends the job. The supervisor also ends the program when the launcher's daemon
 * has ended, and ensures that the daemon ends when the job does.
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

#include "launcher.h"
#include "liveness.h"
#include "output.h"
#include "pe_process.h"

enum { STATUS_LOST = 1, STATUS_NOT_STARTED = 127 };

static struct {
    struct pe_status status;
    bool is_ordered; /* the launcher has sent SIGTERM to end the job */
} pe;

/* Descriptors that the main loop polls. */
enum { SOURCE_SIGNALS, SOURCE_STATUS, SOURCE_DAEMON, SOURCE_REGISTRY, SOURCES };
static struct pollfd sources[SOURCES] = {{.fd = -1, .events = POLLIN},
                                         {.fd = -1, .events = POLLIN},
                                         {.fd = -1, .events = POLLIN},
                                         {.fd = -1, .events = POLLIN}};

/* Signals that the supervisor handles. It need not forward them, because launchers signal the
 * PE's whole process group, which includes the program. */
static const int handled_signals[] = {SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2};

/* Prints a message with a single write, so that messages of several PEs do not mix. */
__attribute__((format(printf, 1, 2))) static void supervisor_print(const char *format, ...)
{
    char host[256] = "", text[256], line[1024];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    gethostname(host, sizeof host - 1);
    int length = snprintf(line, sizeof line, "isthmus: PE %s%s on %s %s\n",
                          pe.status.is_of_subset ? "of rank " : "", launcher_pe(), host, text);
    output_write(line, (size_t)length);
}

/* ---- Start of the program ---- */

static void supervisor_become_program(pid_t supervisor, const sigset_t *mask, char **arguments)
{
    sigprocmask(SIG_SETMASK, mask, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != supervisor)
        raise(SIGKILL);
    execvp(arguments[0], arguments);
    fprintf(stderr, "isthmus: %s cannot be started: %s\n", arguments[0], strerror(errno));
    _exit(STATUS_NOT_STARTED);
}

static void supervisor_start_program(char **arguments)
{
    sigset_t handled, mask;
    pid_t supervisor = getpid();

    sigemptyset(&handled);
    for (size_t i = 0; i < sizeof handled_signals / sizeof handled_signals[0]; i++)
        sigaddset(&handled, handled_signals[i]);
    signal(SIGCHLD, SIG_DFL); /* if the parent process ignored SIGCHLD, the status would be lost */
    sigprocmask(SIG_BLOCK, &handled, &mask);
    sources[SOURCE_SIGNALS].fd = signalfd(-1, &handled, SFD_CLOEXEC | SFD_NONBLOCK);
    pe_status_open(&pe.status);
    sources[SOURCE_STATUS].fd = pe.status.descriptor;
    pe.status.program = fork();
    if (pe.status.program == 0)
        supervisor_become_program(supervisor, &mask, arguments);
    pe_status_close_inherited(&pe.status);
}

/* ---- While the program runs ---- */

static void supervisor_show_init(void)
{
    liveness_show_init();
    liveness_report_init();
}

static void supervisor_show_subset(void)
{
    liveness_show_subset();
    liveness_report_end();
}

/* Reads status messages and reports a new shmem_init to the peers. `reader` is pe_status_read, or
 * pe_status_read_last after the end of the program. */
static void supervisor_read_status(void (*reader)(struct pe_status *))
{
    unsigned n_inits = pe.status.n_inits;

    reader(&pe.status);
    pe_status_wait_closed(&pe.status);
    sources[SOURCE_STATUS].fd = pe.status.descriptor;
    if (pe.status.n_inits == n_inits)
        return;
    if (pe.status.is_of_subset)
        supervisor_show_subset();
    else
        supervisor_show_init();
}

static void supervisor_read_signal(void)
{
    struct signalfd_siginfo signal;

    if (read(sources[SOURCE_SIGNALS].fd, &signal, sizeof signal) != sizeof signal ||
        signal.ssi_signo != SIGTERM)
        return;
    pe.is_ordered = true;
    launcher_daemon_must_end();
}

/* Kills the children of the program by killing the process group, as the daemon would have done.
 * Does nothing if the daemon did not create a process group for this PE, because the group may
 * be that of oshrun's caller. */
static void supervisor_end_group(void)
{
    if (getpgrp() == getpid())
        kill(0, SIGKILL);
}

/* Runs the main loop until the program has ended. Returns the program's status in the format of
 * waitpid. */
static int supervisor_wait_for_program(void)
{
    enum { POLL_MS = 100 }; /* poll interval if signalfd failed */
    int status = 0, error;
    pid_t ended;

    while ((ended = waitpid(pe.status.program, &status, WNOHANG)) == 0) {
        poll(sources, SOURCES, sources[SOURCE_SIGNALS].fd < 0 ? POLL_MS : -1);
        if (sources[SOURCE_DAEMON].revents) {
            kill(pe.status.program, SIGKILL);
            launcher_daemon_clean_up();
            supervisor_end_group();
            raise(SIGKILL);
        }
        if (sources[SOURCE_STATUS].revents)
            supervisor_read_status(pe_status_read);
        if (sources[SOURCE_SIGNALS].revents)
            supervisor_read_signal();
        if (sources[SOURCE_REGISTRY].revents)
            sources[SOURCE_REGISTRY].fd = liveness_connect();
    }
    error = errno;
    supervisor_read_status(pe_status_read_last);
    if (ended > 0)
        return status;
    supervisor_print("has ended with an unknown status: %s", strerror(error));
    return STATUS_LOST << 8; /* in the format of waitpid */
}

/* ---- End of the program ---- */

/* Returns true for signals with which launchers end programs. SIGKILL is excluded, because a
 * launcher that sends it kills the supervisor too. */
static bool supervisor_is_sent_by_launcher(int number)
{
    for (size_t i = 0; i < sizeof handled_signals / sizeof handled_signals[0]; i++) {
        if (handled_signals[i] == number)
            return true;
    }
    return false;
}

/* Reports that a signal has killed the program. Prints no message if the launcher was ending the
 * job (it sent SIGTERM to this process) and the signal is one that launchers send. Other signals
 * are always reported, because the program may have died before the SIGTERM. */
static int supervisor_end_by_signal(int number)
{
    launcher_daemon_must_end();
    if (!pe.is_ordered || !supervisor_is_sent_by_launcher(number))
        supervisor_print("was killed by signal %d (%s)", number, strsignal(number));
    output_wait_for_reader();
    /* Hydra may not report the end of this process to other hosts, so request the end of the
     * job. */
    if (pe.status.stage != FINALIZED && !pe.is_ordered)
        launcher_end_job(number);
    prctl(PR_SET_DUMPABLE, 0); /* avoid a second core dump: the program has dumped its core */
    signal(number, SIG_DFL);
    raise(number);
    return 128 + number;
}

static int supervisor_end_by_launcher(int status)
{
    launcher_daemon_must_end();
    output_wait_for_reader();
    launcher_end_job(status);
    return status;
}

static int supervisor_end_well_before_init(void)
{
    if (pe.status.stage == OTHER_PROGRAM) {
        liveness_report_end();
        return 0;
    }
    if (liveness_wait_for_local_end() && liveness_wait_for_hosts_end(sources[SOURCE_DAEMON].fd))
        return 0;
    supervisor_print("ended with status 0 before shmem_init, which other PEs have called");
    return supervisor_end_by_launcher(STATUS_LOST);
}

static int supervisor_end_before_init(int status)
{
    if (status == 0)
        return supervisor_end_well_before_init();
    if (pe.status.stage == OTHER_PROGRAM && (!launcher_is_hydra() || launcher_is_done_with(0)))
        return status;
    supervisor_print("ended with status %d before shmem_init", status);
    return supervisor_end_by_launcher(status);
}

static int supervisor_end_before_finalize(int status)
{
    if (pe.status.has_explained)
        return supervisor_end_by_launcher(status);
    supervisor_print("ended with status %d before shmem_finalize", status);
    return supervisor_end_by_launcher(status ? status : STATUS_LOST);
}

/* If a PE exits between shmem_finalize and MPI_Finalize, Hydra would wait forever for PEs of other
 * hosts that are in MPI_Finalize. Therefore the supervisor ends the job. */
static int supervisor_end_after_finalize(int status)
{
    /* Milliseconds to wait for Hydra to close the PMI connection. It does so soon after the
     * program finalizes MPI. */
    enum { PATIENCE_MS = 3000 };

    if (launcher_is_hydra() && !launcher_is_done_with(PATIENCE_MS)) {
        supervisor_print("ended with status %d after shmem_finalize, before MPI was finalized",
                         status);
        return supervisor_end_by_launcher(status ? status : STATUS_LOST);
    }
    if (status != 0)
        launcher_daemon_must_end();
    else if (pe.status.is_of_subset)
        liveness_linger();
    return status;
}

/* Exits with the status or signal of the program. If the PE has failed, exits so that the
 * launcher ends the job. */
static int supervisor_exit_like_program(int status)
{
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    /* The process that reads this program's messages may have ended. */
    signal(SIGPIPE, SIG_IGN);
    if (pe.status.has_execed) {
        supervisor_print("called exec before shmem_finalize");
        return supervisor_end_by_launcher(STATUS_LOST);
    }
    if (WIFSIGNALED(status))
        return supervisor_end_by_signal(WTERMSIG(status));
    if (pe.is_ordered)
        return WEXITSTATUS(status);
    if (pe.status.stage == FINALIZED)
        return supervisor_end_after_finalize(WEXITSTATUS(status));
    return pe_status_is_lost(&pe.status) ? supervisor_end_before_finalize(WEXITSTATUS(status))
                                         : supervisor_end_before_init(WEXITSTATUS(status));
}

int main(int count, char **arguments)
{
    if (count < 2) {
        fputs("usage: isthmus-guard program [argument...]\n", stderr);
        return 2;
    }
    descriptors_fill();
    sources[SOURCE_DAEMON].fd = launcher_daemon_find();
    if (launcher_is_hydra())
        launcher_enable_keepalive();
    sources[SOURCE_REGISTRY].fd = liveness_begin_connect();
    supervisor_start_program(arguments + 1);
    if (pe.status.program < 0) {
        fprintf(stderr, "isthmus: cannot create a process for %s: %s\n", arguments[1],
                strerror(errno));
        return STATUS_NOT_STARTED;
    }
    int status = supervisor_exit_like_program(supervisor_wait_for_program());
    if (status == 0)
        launcher_wait_for_daemon();
    return status;
}

/*
 * isthmus-afterword [--repeat] LAUNCHER [ARGUMENT...]: starts the launcher, waits for it, and exits
 * with the same status or signal. If the job has failed, this process first prints a hint to use
 * isthmus-info --explain. With --repeat, it repeats the first messages of Isthmus before the hint,
 * and prints nothing if the job has printed no message of Isthmus.
 * If standard error is a terminal, oshrun starts launchers through this program, with --repeat if a
 * launcher of an MPI forwards the standard error of the PEs.
 */
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "first_messages.h"
#include "pe_process.h"

enum { STATUS_UNKNOWN = 1, STATUS_NOT_STARTED = 127 };

/* Signals that this process waits for. It forwards all except SIGCHLD to the launcher. Signals
 * of the terminal are not forwarded, because they reach the launcher directly. The exception is
 * SIGHUP: when the terminal closes, the kernel may send it only to the first process of the
 * session, which may be this process. */
static const int forwarded_signals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,
                                        SIGUSR1, SIGUSR2, SIGCHLD};

static void failure_hint_become_launcher(pid_t wrapper, const sigset_t *mask, bool repeats,
                                         char **arguments)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* if oshrun is killed, the launcher must end too */
    if (getppid() != wrapper)
        raise(SIGKILL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    if (!repeats || first_messages_redirect())
        execvp(arguments[0], arguments);
    fprintf(stderr, "oshrun: %s cannot be started: %s\n", arguments[0], strerror(errno));
    _exit(STATUS_NOT_STARTED);
}

/* Waits for the next signal. Forwards the signal to the launcher, unless the terminal has
 * already sent the same signal to the launcher. Returns true if the user has ended the job with
 * the signal. */
static bool failure_hint_pass_on_next(pid_t launcher, const sigset_t *signals)
{
    siginfo_t signal = {0};
    int number = sigwaitinfo(signals, &signal);
    if (number < 0) /* interrupted: this process was stopped and continues */
        return false;
    bool is_shared = signal.si_code == SI_KERNEL && number != SIGHUP;
    if (number != SIGCHLD && !is_shared)
        kill(launcher, number);
    return number == SIGINT || number == SIGQUIT;
}

/* Waits until the launcher has ended and forwards signals. Returns its status in the format of
 * waitpid. Sets *interrupted if the user has ended the job with a signal. */
static int failure_hint_wait_for_child(pid_t launcher, const sigset_t *signals, bool *interrupted)
{
    int status = 0;
    pid_t ended;
    while ((ended = waitpid(launcher, &status, WNOHANG)) == 0)
        *interrupted |= failure_hint_pass_on_next(launcher, signals);
    if (ended > 0)
        return status;
    fprintf(stderr, "oshrun: cannot read the exit status of the launcher: %s\n", strerror(errno));
    return STATUS_UNKNOWN << 8; /* the status in the format of waitpid */
}

static int failure_hint_exit_like_launcher(int status, const sigset_t *mask)
{
    if (!WIFSIGNALED(status))
        return WEXITSTATUS(status);
    prctl(PR_SET_DUMPABLE, 0); /* avoid a second core dump: the launcher has dumped its core */
    signal(WTERMSIG(status), SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    raise(WTERMSIG(status));
    return 128 + WTERMSIG(status);
}

/* Starts the launcher. Returns its process ID, or exits if no process can be created. */
static pid_t failure_hint_start(const sigset_t *mask, bool repeats, char **arguments)
{
    pid_t wrapper = getpid();
    pid_t launcher = fork();
    if (launcher == 0)
        failure_hint_become_launcher(wrapper, mask, repeats, arguments);
    if (launcher < 0) {
        fprintf(stderr, "oshrun: cannot create a process for %s: %s\n", arguments[0],
                strerror(errno));
        exit(STATUS_NOT_STARTED);
    }
    if (repeats)
        first_messages_started();
    return launcher;
}

static void failure_hint_print(const struct first_messages *messages)
{
    if (messages->count == 0) {
        fputs("oshrun: the job failed; to find out what a message of Isthmus means, run "
              "isthmus-info --explain 'MESSAGE'\n",
              stderr);
        return;
    }
    fprintf(stderr, "oshrun: the job failed; Isthmus printed first:\n");
    for (int i = 0; i < messages->count; i++)
        fprintf(stderr, "    %s\n", messages->text[i]);
    fputs("oshrun: to find out what a message means, run isthmus-info --explain 'MESSAGE'\n",
          stderr);
}

int main(int count, char **arguments)
{
    sigset_t signals, mask;
    bool interrupted = false;
    struct first_messages messages = {.count = 0};
    bool repeats = count > 1 && strcmp(arguments[1], "--repeat") == 0;
    int first = repeats ? 2 : 1; /* index of the launcher in the arguments */

    if (count <= first) {
        fputs("usage: isthmus-afterword [--repeat] launcher [argument...]\n", stderr);
        return 2;
    }
    descriptors_fill();
    sigemptyset(&signals);
    for (size_t i = 0; i < sizeof forwarded_signals / sizeof forwarded_signals[0]; i++)
        sigaddset(&signals, forwarded_signals[i]);
    signal(SIGCHLD, SIG_DFL); /* if the parent process ignored SIGCHLD, the status would be lost */
    sigprocmask(SIG_BLOCK, &signals, &mask);
    repeats = repeats && first_messages_open();
    pid_t launcher = failure_hint_start(&mask, repeats, arguments + first);
    int status = failure_hint_wait_for_child(launcher, &signals, &interrupted);
    if (repeats)
        first_messages_close(&messages);
    if (status != 0 && !interrupted && (!repeats || messages.count > 0))
        failure_hint_print(&messages);
    return failure_hint_exit_like_launcher(status, &mask);
}

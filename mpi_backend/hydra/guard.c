/*
 * isthmus-guard PROGRAM [ARGUMENT...]: a PE's program under Hydra, which oshrun starts so.
 *
 * Hydra tells of a process that was killed, but not which PE it was; and where its daemon on a host
 * is killed, its programs there live on and keep the launcher waiting, since they inherited the
 * daemon's connection. The guard names the PE, ends its program when the daemon has ended, and lets
 * the daemon notice the loss of the launcher's host.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "keepalive.h"

enum {
    STATUS_NOT_STARTED = 127,
    INHERITED_DESCRIPTORS = 64 /* the daemon's connection is among the first */
};

/* Hydra signals all of a PE's session, so that the program gets each signal too. */
static const int forwarded[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2};
enum { FORWARDED_COUNT = sizeof forwarded / sizeof forwarded[0] };

static void handle_forwarded(void (*handler)(int))
{
    for (int i = 0; i < FORWARDED_COUNT; i++)
        signal(forwarded[i], handler);
}

/* The daemon's connection to the launcher, which we inherited, is the daemon's too. */
static void watch_launcher(void)
{
    for (int descriptor = STDERR_FILENO + 1; descriptor < INHERITED_DESCRIPTORS; descriptor++) {
        struct sockaddr_storage peer = {0};
        socklen_t length = sizeof peer;

        if (getpeername(descriptor, (struct sockaddr *)&peer, &length) == 0 &&
            (peer.ss_family == AF_INET || peer.ss_family == AF_INET6))
            set_keepalive(descriptor);
    }
}

/* From now on this process ends with its parent, unless that ended before. */
static void end_with_parent(pid_t parent)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        raise(SIGKILL);
}

static void become_program(pid_t guard, char **words)
{
    end_with_parent(guard);
    execvp(words[0], words);
    fprintf(stderr, "isthmus: %s cannot be started: %s\n", words[0], strerror(errno));
    _exit(STATUS_NOT_STARTED);
}

static void report_signal(int number)
{
    const char *pe = getenv("PMI_RANK");
    char host[256] = "";

    gethostname(host, sizeof host - 1);
    fprintf(stderr, "isthmus: PE %s on %s was killed by signal %d (%s)\n", pe ? pe : "?", host,
            number, strsignal(number));
}

/* Ends as the program did. */
static int end_like(int status)
{
    if (!WIFSIGNALED(status))
        return WEXITSTATUS(status);
    if (WTERMSIG(status) != SIGTERM) /* with which Hydra ends the PEs that are still there */
        report_signal(WTERMSIG(status));
    prctl(PR_SET_DUMPABLE, 0); /* the program has dumped its core */
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
    return 128 + WTERMSIG(status);
}

int main(int count, char **words)
{
    int status;
    pid_t guard = getpid();

    if (count < 2) {
        fputs("usage: isthmus-guard program [argument...]\n", stderr);
        return 2;
    }
    end_with_parent(getppid());
    watch_launcher();
    pid_t program = fork();
    if (program == 0)
        become_program(guard, words + 1);
    handle_forwarded(SIG_IGN);
    if (program < 0) {
        fprintf(stderr, "isthmus: no process for %s: %s\n", words[1], strerror(errno));
        return STATUS_NOT_STARTED;
    }
    while (waitpid(program, &status, 0) < 0) {
        if (errno != EINTR)
            return 1;
    }
    return end_like(status);
}

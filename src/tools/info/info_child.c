#include "info_child.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TIMEOUT_SECONDS = 60 }; /* some drivers take many to start the devices of a large node */

void *child_memory(size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED)
        return memory;
    fprintf(stderr, "isthmus-info: no memory for %zu bytes: %s\n", bytes, strerror(errno));
    exit(EXIT_FAILURE);
}

static _Noreturn void info_child_answer(bool (*run)(void *argument), void *argument)
{
    alarm(TIMEOUT_SECONDS);
    dup2(STDERR_FILENO, STDOUT_FILENO); /* what a driver prints is no output of ours */
    _exit(run(argument) ? 0 : 1);
}

bool child_run(bool (*run)(void *argument), void *argument, char *fault, size_t capacity)
{
    int status = 0;
    signal(SIGCHLD, SIG_DFL); /* ignored, as the caller may have set it, it loses the status */
    pid_t ended, child = fork();
    if (child == 0)
        info_child_answer(run, argument);
    fault[0] = '\0';
    if (child < 0) {
        snprintf(fault, capacity, "was not asked, as no process can be started: %s",
                 strerror(errno));
        return false;
    }
    while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR)
        ;
    if (ended < 0) {
        snprintf(fault, capacity, "has ended with an unknown status: %s", strerror(errno));
        kill(child, SIGKILL); /* it may still run, and write to the memory that it shares */
        return false;
    }
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
        snprintf(fault, capacity, "did not answer within %d seconds", TIMEOUT_SECONDS);
    else if (WIFSIGNALED(status))
        snprintf(fault, capacity, "ended in signal %d (%s)", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

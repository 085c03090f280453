#include "info_child.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* Time limit for the child. Some drivers need many seconds to start the devices of a large node. */
enum { TIMEOUT_SECONDS = 60 };

void *child_memory(size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED)
        return memory;
    fprintf(stderr, "isthmus-info: cannot allocate %zu bytes: %s\n", bytes, strerror(errno));
    exit(EXIT_FAILURE);
}

static _Noreturn void info_child_answer(bool (*run)(void *argument), void *argument)
{
    alarm(TIMEOUT_SECONDS);
    dup2(STDERR_FILENO, STDOUT_FILENO); /* send messages of drivers to standard error */
    _exit(run(argument) ? 0 : 1);
}

bool child_run(bool (*run)(void *argument), void *argument, char *fault, size_t capacity)
{
    int status = 0;
    /* if the caller of this program ignores SIGCHLD, waitpid returns no status */
    signal(SIGCHLD, SIG_DFL);
    pid_t ended, child = fork();
    if (child == 0)
        info_child_answer(run, argument);
    fault[0] = '\0';
    if (child < 0) {
        snprintf(fault, capacity, "could not be created: %s", strerror(errno));
        return false;
    }
    while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR)
        ;
    if (ended < 0) {
        snprintf(fault, capacity, "has ended with an unknown status: %s", strerror(errno));
        kill(child, SIGKILL); /* the child may still run and write to the shared memory */
        return false;
    }
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
        snprintf(fault, capacity, "did not end within %d seconds", TIMEOUT_SECONDS);
    else if (WIFSIGNALED(status))
        snprintf(fault, capacity, "was killed by signal %d (%s)", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

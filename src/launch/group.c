#include "group.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static struct {
    pid_t leader;
    int lifetime_pipe; /* open as long as this process lives */
} process_group = {.lifetime_pipe = -1};

/* Gets no signal but those that nobody can refuse. */
static _Noreturn void run_leader(int lifetime_pipe)
{
    sigset_t all;
    char nothing;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    prctl(PR_SET_NAME, "isthmus-group");
    setpgid(0, 0);
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (descriptor != lifetime_pipe)
            close(descriptor);
    while (read(lifetime_pipe, &nothing, 1) < 0 && errno == EINTR)
        ;
    kill(0, SIGKILL);
    _exit(0);
}

bool process_group_start(void)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    process_group.leader = fork();
    if (process_group.leader == 0) {
        close(ends[1]);
        run_leader(ends[0]);
    }
    close(ends[0]);
    process_group.lifetime_pipe = ends[1];
    if (process_group.leader > 0)
        setpgid(process_group.leader, process_group.leader); /* whoever of both comes first */
    return process_group.leader > 0;
}

void process_group_add(pid_t process)
{
    setpgid(process, process_group.leader);
}

void process_group_signal(int number)
{
    if (process_group.leader > 0) /* else the number may be another group's */
        kill(-process_group.leader, number);
}

void process_group_end(void)
{
    process_group_signal(SIGKILL);
    while (waitpid(process_group.leader, NULL, 0) < 0 && errno == EINTR)
        ;
    process_group.leader = 0;
}

#include "group.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static struct {
    pid_t leader;
    int life; /* open as long as this process lives */
} group = {.life = -1};

/* Gets no signal but those that nobody can refuse. */
static _Noreturn void lead(int life)
{
    sigset_t all;
    char nothing;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    prctl(PR_SET_NAME, "isthmus-group");
    setpgid(0, 0);
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (descriptor != life)
            close(descriptor);
    while (read(life, &nothing, 1) < 0 && errno == EINTR)
        ;
    kill(0, SIGKILL);
    _exit(0);
}

bool group_start(void)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    group.leader = fork();
    if (group.leader == 0) {
        close(ends[1]);
        lead(ends[0]);
    }
    close(ends[0]);
    group.life = ends[1];
    if (group.leader > 0)
        setpgid(group.leader, group.leader); /* whoever of both comes first */
    return group.leader > 0;
}

void group_add(pid_t process)
{
    setpgid(process, group.leader);
}

void group_signal(int number)
{
    if (group.leader > 0) /* else the number may be another group's */
        kill(-group.leader, number);
}

void group_end(void)
{
    group_signal(SIGKILL);
    while (waitpid(group.leader, NULL, 0) < 0 && errno == EINTR)
        ;
    group.leader = 0;
}

/*
 * mpiexec of Open MPI 4.1 may hang or crash when PEs end while others are in MPI_Finalize; Hydra's
 * daemon waits for ever in some cases. A process that nothing of the job's end reaches watches
 * them.
 */
#include "daemon.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "descriptors.h"
#include "process.h"
#include "session.h"
#include "system_calls.h"

enum {
    LAUNCHER_TIMEOUT_MS = 8000, /* a launcher that works has ended the job by then */
    KILL_TIMEOUT_MS = 1000      /* what it takes the kernel to end a process */
};

static int daemon_pidfd = -1;
static pid_t daemon_pid;
static bool serves_only_this_job; /* the daemon serves no other job, so it may be killed */

/* Launchers that end with their job. Not srun, which keeps jobs, nor prte, which serves jobs of
 * many callers. */
static bool is_launcher(const char *name)
{
    static const char *const names[] = {"mpiexec",  "mpirun",  "mpirun_rsh",
                                        "mpispawn", "orterun", "prterun"};

    if (strncmp(name, "hydra_", strlen("hydra_")) == 0)
        return true;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t length = strlen(names[i]);
        if (strncmp(name, names[i], length) == 0 && (name[length] == '\0' || name[length] == '.'))
            return true;
    }
    return false;
}

/* A daemon of Open MPI on another host may serve a prte. */
static bool serves_job(pid_t process)
{
    char name[PROCESS_NAME_CAPACITY], program[PROCESS_NAME_CAPACITY];

    process_name(process, name);
    process_program(process, program); /* the launcher may be called by a link of any name */
    if (strcmp(name, "orted") == 0 || strcmp(name, "prted") == 0)
        return session_is_served_by(process);
    return is_launcher(name) || is_launcher(program);
}

int launcher_daemon_find(void)
{
    pid_t daemon = getppid();

    daemon_pidfd = (int)syscall(SYS_pidfd_open, daemon, 0); /* which closes on exec */
    if (daemon_pidfd < 0)
        prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != daemon) /* it ended meanwhile */
        raise(SIGKILL);
    daemon_pid = daemon;
    serves_only_this_job = serves_job(daemon);
    return daemon_pidfd;
}

/* Files of Open MPI, which nobody but its daemon would remove. */
void launcher_daemon_clean_up(void)
{
    if (serves_only_this_job)
        session_remove(daemon_pid);
}

static _Noreturn void monitor_launcher(void)
{
    struct pollfd daemon = {.fd = 0, .events = POLLIN};

    setsid(); /* the launcher kills the PE's process group */
    descriptors_close_all_but(daemon_pidfd);
    if (poll(&daemon, 1, LAUNCHER_TIMEOUT_MS) == 0) {
        syscall(SYS_pidfd_send_signal, daemon.fd, SIGKILL, NULL, 0U);
        poll(&daemon, 1, KILL_TIMEOUT_MS);
    }
    launcher_daemon_clean_up();
    _exit(0);
}

void launcher_daemon_must_end(void)
{
    static bool is_watched;

    if (is_watched || !serves_only_this_job || daemon_pidfd < 0)
        return;
    is_watched = true;
    if (fork() == 0)
        monitor_launcher();
}

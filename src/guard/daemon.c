/*
 * mpiexec of Open MPI 4.1 may hang or crash when PEs end while others are in MPI_Finalize; Hydra's
 * daemon waits for ever in some cases. A process that nothing of the job's end reaches watches
 * them.
 */
#include "daemon.h"

#include <ftw.h>
#include <glob.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "descriptors.h"
#include "process.h"
#include "system_calls.h"

enum {
    PATIENCE_MS = 8000, /* a launcher that works has ended the job by then */
    DEATH_MS = 1000,    /* what it takes the kernel to end a process */
    FOLDERS_OPEN = 8
};

static int daemon_pidfd = -1;
static bool is_known; /* as one that ends its jobs when they fail */

/* Not srun's, which keeps jobs. */
static bool is_mpi_launcher(pid_t process)
{
    static const char *const names[] = {"mpi", "orte", "prte", "hydra"};
    char name[PROCESS_NAME_ROOM];

    process_name(process, name);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strncmp(name, names[i], strlen(names[i])) == 0)
            return true;
    }
    return false;
}

int daemon_find(void)
{
    pid_t daemon = getppid();

    daemon_pidfd = (int)syscall(SYS_pidfd_open, daemon, 0); /* which closes on exec */
    if (daemon_pidfd < 0)
        prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != daemon) /* it ended meanwhile */
        raise(SIGKILL);
    is_known = is_mpi_launcher(daemon);
    return daemon_pidfd;
}

static int remove_entry(const char *path, const struct stat *file, int kind, struct FTW *place)
{
    (void)file;
    (void)kind;
    (void)place;
    remove(path);
    return 0;
}

/* What Open MPI 5 makes of a job's name, "launcher-host-4711@1". */
static uint32_t number_of_name(const char *job, const char *at)
{
    uint32_t hash = 0;

    for (const char *letter = job; letter < at; letter++) {
        hash += (unsigned char)*letter;
        hash += hash << 10;
        hash ^= hash >> 6;
    }
    hash += hash << 3;
    hash ^= hash >> 11;
    hash += hash << 15;
    return ((hash >> 16) ^ (hash & 0xffff)) << 16 | (strtoul(at + 1, NULL, 10) & 0xffff);
}

/* The memory that Open MPI's PEs of this job share on this host. */
static void remove_shared_memory(const char *job)
{
    const char *at = strrchr(job, '@'); /* version 4 has plain numbers */
    char pattern[128];
    glob_t files = {0};

    snprintf(pattern, sizeof pattern, "/dev/shm/%s_segment.*.%u.%lx.*", at ? "sm" : "vader",
             (unsigned)geteuid(), at ? number_of_name(job, at) : strtoul(job, NULL, 10));
    if (glob(pattern, GLOB_NOSORT, NULL, &files) == 0) {
        for (size_t i = 0; i < files.gl_pathc; i++)
            unlink(files.gl_pathv[i]);
    }
    globfree(&files);
}

/* Files of Open MPI, which nobody but its daemon would remove. */
void daemon_clean_up(void)
{
    const char *folder = getenv("OMPI_MCA_orte_jobfam_session_dir");
    const char *job = getenv("PMIX_NAMESPACE");
    const char *of_all_jobs = getenv("OMPI_MCA_orte_top_session_dir"); /* version 4's */

    if (!folder && getenv("PRTE_LAUNCHED"))
        folder = getenv("PMIX_SERVER_TMPDIR"); /* version 5's */
    if (!folder || !job)
        return;
    nftw(folder, remove_entry, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS);
    if (of_all_jobs)
        rmdir(of_all_jobs); /* unless there are others */
    remove_shared_memory(job);
}

static _Noreturn void watch_launcher(void)
{
    struct pollfd daemon = {.fd = 0, .events = POLLIN};

    setsid(); /* the launcher kills the PE's process group */
    close_all_but(daemon_pidfd);
    if (poll(&daemon, 1, PATIENCE_MS) == 0) {
        syscall(SYS_pidfd_send_signal, daemon.fd, SIGKILL, NULL, 0U);
        poll(&daemon, 1, DEATH_MS);
    }
    daemon_clean_up();
    _exit(0);
}

void daemon_must_end(void)
{
    static bool is_watched;

    if (is_watched || !is_known || daemon_pidfd < 0)
        return;
    is_watched = true;
    if (fork() == 0)
        watch_launcher();
}

#include "launcher.h"

#include <dirent.h>
#include <fcntl.h>
#include <glob.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "keepalive.h"
#include "pe_process.h"
#include "system_calls.h"

/* ---- The launcher ---- */

/* Number of descriptors that are searched for the daemon's connection. */
enum { INHERITED_DESCRIPTORS = 64 };

/* Returns the value of the first environment variable in `names` that is set, or NULL if none is
 * set. The list ends with NULL. */
static const char *launcher_first_variable(const char *const *names)
{
    for (; *names; names++) {
        const char *value = getenv(*names);
        if (value)
            return value;
    }
    return NULL;
}

bool launcher_is_hydra(void)
{
    return getenv("PMI_FD") != NULL;
}

const char *launcher_pe(void)
{
    static const char *const names[] = {"PMI_RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", NULL};
    const char *pe = launcher_first_variable(names);

    return pe ? pe : "?";
}

static int launcher_number_from(const char *hydra, const char *openmpi, int otherwise)
{
    const char *const names[] = {hydra, openmpi, NULL};
    const char *value = launcher_first_variable(names);

    return value ? atoi(value) : otherwise;
}

int launcher_pes(void)
{
    return launcher_number_from("PMI_SIZE", "OMPI_COMM_WORLD_SIZE", 0);
}

int launcher_pes_here(void)
{
    return launcher_number_from("MPI_LOCALNRANKS", "OMPI_COMM_WORLD_LOCAL_SIZE", 0);
}

bool launcher_is_first_here(void)
{
    return launcher_number_from("MPI_LOCALRANKID", "OMPI_COMM_WORLD_LOCAL_RANK", -1) == 0;
}

/* This process has inherited the daemon's connection to the launcher. Both processes share the
 * socket, so the socket option also applies to the daemon. */
void launcher_enable_keepalive(void)
{
    for (int descriptor = STDERR_FILENO + 1; descriptor < INHERITED_DESCRIPTORS; descriptor++) {
        struct sockaddr_storage peer = {0};
        socklen_t length = sizeof peer;

        if (getpeername(descriptor, (struct sockaddr *)&peer, &length) == 0 &&
            (peer.ss_family == AF_INET || peer.ss_family == AF_INET6))
            set_keepalive(descriptor);
    }
}

/* Returns true if the process that handles the messages of the PEs has no messages left. This
 * process is Open MPI's daemon, or Hydra's mpiexec if it runs on this host. Hydra's daemon is
 * not examined, because it is busy all the time while PEs end. */
static bool launcher_is_idle(void)
{
    char name[PROCESS_NAME_CAPACITY];
    pid_t daemon = getppid();

    if (!launcher_is_hydra())
        return process_sleeps(daemon);
    pid_t parent = process_parent(daemon);
    process_name(parent, name);
    return strncmp(name, "mpiexec", strlen("mpiexec")) != 0 || process_sleeps(parent);
}

void launcher_wait_for_daemon(void)
{
    /* The time limit ends the wait for a daemon that the user has stopped, or that forwards
     * input all the time. */
    enum { POLL_MS = 2, LIMIT_MS = 10000 };
    const struct timespec pause = {.tv_nsec = POLL_MS * 1000000L};

    /* Hydra forwards standard input to PE 0 only, so only its supervisor waits. If all
     * supervisors waited, the end of each one would wake the daemon and delay the others. */
    if (launcher_is_hydra() ? strcmp(launcher_pe(), "0") != 0 : !getenv("PMIX_RANK"))
        return;
    for (int ms = 0; ms < LIMIT_MS && !launcher_is_idle(); ms += POLL_MS)
        nanosleep(&pause, NULL);
}

static int launcher_pmi_socket(void)
{
    const char *descriptor = getenv("PMI_FD");

    return descriptor ? atoi(descriptor) : -1;
}

/* Hydra closes the PMI connection of a process that has finalized MPI. Therefore a closed
 * connection shows that the process has finalized MPI. */
bool launcher_is_done_with(int timeout_ms)
{
    struct pollfd connection = {.fd = launcher_pmi_socket(), .events = POLLIN};
    char byte;

    return poll(&connection, 1, timeout_ms) == 1 &&
           recv(connection.fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/* Hydra waits forever for a process that has ended before it used its PMI connection. Therefore the
 * supervisor sends an abort request on this connection. */
void launcher_end_job(int status)
{
    const struct timespec pause = {.tv_sec = 1};
    char words[100];

    if (!launcher_is_hydra())
        return;
    int length =
        snprintf(words, sizeof words,
                 "cmd=init pmi_version=1 pmi_subversion=1\ncmd=abort exitcode=%d\n", status);
    if (send(launcher_pmi_socket(), words, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT) == length)
        nanosleep(&pause, NULL); /* the daemon usually kills this process during the pause */
}

/* ---- Removal of folders ---- */

enum { DEPTH_MOST = 8 }; /* maximum depth of nested folders; each level needs a descriptor */

static bool launcher_remove_folder(int parent, const char *name, dev_t device, int depth);

/* Open MPI writes the output of PEs to files output-* if the user requests it. */
static bool launcher_is_result(const char *name, const struct stat *file)
{
    return strncmp(name, "output-", strlen("output-")) == 0 && file->st_size > 0;
}

static bool launcher_is_removable(const char *name, const struct stat *file)
{
    return (S_ISREG(file->st_mode) && !launcher_is_result(name, file)) || S_ISFIFO(file->st_mode) ||
           S_ISSOCK(file->st_mode);
}

static void launcher_remove_entry(int folder, const char *name, dev_t device, int depth)
{
    struct stat file;

    if (fstatat(folder, name, &file, AT_SYMLINK_NOFOLLOW) != 0 || file.st_uid != geteuid())
        return;
    if (S_ISDIR(file.st_mode))
        launcher_remove_folder(folder, name, device, depth + 1);
    else if (launcher_is_removable(name, &file))
        unlinkat(folder, name, 0);
}

/* Removes the entries of an open folder and closes it. */
static void launcher_remove_entries(int folder, dev_t device, int depth)
{
    const struct dirent *entry;
    DIR *entries = fdopendir(folder);

    if (!entries) {
        close(folder);
        return;
    }
    while ((entry = readdir(entries)) != NULL) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            launcher_remove_entry(folder, entry->d_name, device, depth);
    }
    closedir(entries);
}

static bool launcher_remove_folder(int parent, const char *name, dev_t device, int depth)
{
    struct stat folder;

    if (depth > DEPTH_MOST)
        return false;
    int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    if (fstat(descriptor, &folder) != 0 || folder.st_uid != geteuid() || folder.st_dev != device) {
        close(descriptor);
        return false;
    }
    launcher_remove_entries(descriptor, device, depth);
    return unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

bool remove_tree(int parent, const char *name)
{
    struct stat folder;

    return fstat(parent, &folder) == 0 && launcher_remove_folder(parent, name, folder.st_dev, 0);
}

/* ---- Session directories ---- */

/*
 * Paths of session directories.
 *
 * The environment names the session directory. The name may be that of another job, if a launcher
 * runs inside an Open MPI job. Therefore the directory is removed only if it has the name that this
 * daemon gives it:
 *
 *   Open MPI 4   TMPDIR/ompi.HOST.UID/pid.DAEMON     mpirun
 *                TMPDIR/ompi.HOST.UID/jf.FAMILY      orted; FAMILY: upper half of job number
 *   Open MPI 5   TMPDIR/prte.HOST.UID/dvm.DAEMON     before PRRTE 3.1
 *                TMPDIR/TOOL.HOST.DAEMON.UID         since PRRTE 3.1
 *                TMPDIR/prtrn.DAEMON                 prterun since Open MPI 5.0.11
 *                TMPDIR/prted.DAEMON                 prted since Open MPI 5.0.11
 *                TMPDIR/prtrn.HOST.DAEMON            if hosts share the folder
 */

enum { PATH_CAPACITY = 4096, NAME_CAPACITY = 256 };

/* ---- Number and name of the job ---- */

/* Returns the job number of Open MPI 4, or 0 if the text is not a valid number. */
static unsigned long launcher_job_number(const char *job)
{
    char *end;
    unsigned long number = strtoul(job, &end, 10);

    return *job == '\0' || *end != '\0' || number > UINT32_MAX ? 0 : number;
}

static unsigned long launcher_family_of(unsigned long job)
{
    return job >> 16;
}

bool session_is_served_by(pid_t daemon)
{
    const char *job = getenv("PMIX_NAMESPACE");
    /* NULL for Open MPI 4, whose jobs have plain numbers. */
    const char *at = job ? strrchr(job, '@') : NULL;
    char word[NAME_CAPACITY];

    if (!job || strncmp(job, "prte-", strlen("prte-")) == 0)
        return false;
    if (at)
        snprintf(word, sizeof word, "%.*s@0", (int)(at - job), job);
    else
        snprintf(word, sizeof word, "%lu", launcher_family_of(launcher_job_number(job)) << 16);
    return process_has_argument(daemon, word);
}

/* ---- The session directory ---- */

struct session {
    char base[PATH_CAPACITY]; /* the temporary directory */
    char top[NAME_CAPACITY];  /* subfolder of `base` for all jobs of a user; may be empty */
    char name[NAME_CAPACITY];
};

static bool launcher_ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);

    return length > wanted && strcmp(text + length - wanted, end) == 0;
}

static bool launcher_begins_with(const char *text, const char *begin)
{
    return strncmp(text, begin, strlen(begin)) == 0;
}

/* Removes the last component from the path and stores it in `name`. Returns false if the path has
 * no last component, or it is "." or "..". */
static bool launcher_split_last_name(char *path, char name[NAME_CAPACITY])
{
    char *slash = strrchr(path, '/');

    if (!slash || slash == path || strlen(slash + 1) >= NAME_CAPACITY)
        return false;
    snprintf(name, NAME_CAPACITY, "%s", slash + 1);
    *slash = '\0';
    return *name != '\0' && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

static bool launcher_is_tool(const char *name)
{
    static const char *const tools[] = {"prterun.", "prted.", "mpirun.", "mpiexec."};

    for (size_t i = 0; i < sizeof tools / sizeof tools[0]; i++) {
        if (launcher_begins_with(name, tools[i]))
            return true;
    }
    return false;
}

/* Returns true if `name` is a session directory of the daemon with this process ID in Open MPI
 * 5, in one of the forms that have a single component, such as prtrn.HOST.DAEMON. remove_tree
 * checks the owner of the directory. The tool prte is rejected, because it may serve other jobs. */
static bool launcher_is_single_name(const char *name, pid_t daemon)
{
    char of_user[64], of_daemon[32];

    snprintf(of_user, sizeof of_user, ".%d.%u", (int)daemon, (unsigned)geteuid());
    snprintf(of_daemon, sizeof of_daemon, ".%d", (int)daemon);
    return (launcher_is_tool(name) && launcher_ends_with(name, of_user)) ||
           ((launcher_begins_with(name, "prtrn.") || launcher_begins_with(name, "prted.")) &&
            launcher_ends_with(name, of_daemon));
}

/* Returns true if `top` and `name` are the last two components of a session directory of Open
 * MPI 4, or of Open MPI 5 before PRRTE 3.1. */
static bool launcher_is_two_names(const char *top, const char *name, pid_t daemon, const char *job)
{
    char end[32], by_pid[32], dvm[32], family[32];

    snprintf(end, sizeof end, ".%u", (unsigned)geteuid());
    snprintf(by_pid, sizeof by_pid, "pid.%d", (int)daemon);
    snprintf(dvm, sizeof dvm, "dvm.%d", (int)daemon);
    snprintf(family, sizeof family, "jf.%lu", launcher_family_of(launcher_job_number(job)));
    if (!launcher_ends_with(top, end))
        return false;
    if (launcher_begins_with(top, "ompi."))
        return strcmp(name, by_pid) == 0 ||
               (launcher_job_number(job) != 0 && strcmp(name, family) == 0);
    return launcher_begins_with(top, "prte.") &&
           (strcmp(name, dvm) == 0 || strcmp(name, by_pid) == 0);
}

static bool launcher_is_temporary(const char *folder)
{
    static const char *const variables[] = {"PMIX_SYSTEM_TMPDIR", "TMPDIR", "TMP", "TEMP"};
    size_t length = strlen(folder);

    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value && strncmp(value, folder, length) == 0 &&
            strspn(value + length, "/") == strlen(value + length))
            return true;
    }
    return strcmp(folder, "/tmp") == 0 || strcmp(folder, "/var/tmp") == 0;
}

/* Splits a path into *session. Returns false if `daemon` would not give its session directory this
 * path. */
static bool launcher_parse_path(const char *path, pid_t daemon, const char *job,
                                struct session *session)
{
    *session = (struct session){0};
    if (*path != '/' ||
        (size_t)snprintf(session->base, PATH_CAPACITY, "%s", path) >= PATH_CAPACITY ||
        !launcher_split_last_name(session->base, session->name))
        return false;
    if (!launcher_is_single_name(session->name, daemon) &&
        (!launcher_split_last_name(session->base, session->top) ||
         !launcher_is_two_names(session->top, session->name, daemon, job)))
        return false;
    return launcher_is_temporary(session->base);
}

static bool launcher_is_owned(int folder)
{
    struct stat status;

    return fstat(folder, &status) == 0 && status.st_uid == geteuid() &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static void launcher_remove_session(const struct session *session)
{
    int base = open(session->base, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (base < 0)
        return;
    if (!*session->top) {
        remove_tree(base, session->name);
    } else {
        int top = openat(base, session->top, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (top >= 0 && launcher_is_owned(top)) {
            remove_tree(top, session->name);
            unlinkat(base, session->top, AT_REMOVEDIR); /* fails if other jobs have files in it */
        }
        if (top >= 0)
            close(top);
    }
    close(base);
}

/* ---- Shared memory ---- */

/* Returns the number that Open MPI 5 computes from the name of a job, such as
 * "launcher-host-4711@1". `at` points to the '@'. */
static uint32_t launcher_number_of_name(const char *job, const char *at)
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

/* Removes the shared-memory files of Open MPI for this job on this host. */
static void launcher_remove_shared_memory(const char *job)
{
    const char *at = strrchr(job, '@'); /* NULL for Open MPI 4, whose jobs have plain numbers */
    char pattern[128];
    struct stat file;
    glob_t files = {0};

    if (!at && launcher_job_number(job) == 0)
        return;
    snprintf(pattern, sizeof pattern, "/dev/shm/%s_segment.*.%u.%lx.*", at ? "sm" : "vader",
             (unsigned)geteuid(), at ? launcher_number_of_name(job, at) : launcher_job_number(job));
    if (glob(pattern, GLOB_NOSORT, NULL, &files) == 0) {
        for (size_t i = 0; i < files.gl_pathc; i++) {
            if (lstat(files.gl_pathv[i], &file) == 0 && S_ISREG(file.st_mode) &&
                file.st_uid == geteuid())
                unlink(files.gl_pathv[i]);
        }
    }
    globfree(&files);
}

void session_remove(pid_t daemon)
{
    const char *folder = getenv("OMPI_MCA_orte_jobfam_session_dir"); /* set by Open MPI 4 */
    const char *job = getenv("PMIX_NAMESPACE");
    struct session session;

    if (!folder && getenv("PRTE_LAUNCHED"))
        folder = getenv("PMIX_SERVER_TMPDIR"); /* set by Open MPI 5 */
    if (!folder || !job || !launcher_parse_path(folder, daemon, job, &session))
        return;
    launcher_remove_session(&session);
    launcher_remove_shared_memory(job);
}

/* ---- The launcher's daemon ---- */

/*
 * mpiexec of Open MPI 4.1 may hang or crash if PEs end while other PEs are in MPI_Finalize. Hydra's
 * daemon waits forever in some cases. Therefore a process in a separate session, which the end of
 * the job does not affect, monitors the daemon and kills it if necessary.
 */

enum {
    LAUNCHER_TIMEOUT_MS = 8000, /* ms; a working launcher has ended the job by then */
    KILL_TIMEOUT_MS = 1000      /* ms in which the kernel ends a killed process */
};

static int daemon_pidfd = -1;
static pid_t daemon_pid;
static bool serves_only_this_job; /* the daemon serves no other job, so it may be killed */

/* Returns true if a program of this name is a launcher that ends with its job. srun and prte are
 * not in the list: srun may run further jobs, and prte serves the jobs of many callers. */
static bool launcher_is_launcher(const char *name)
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

/* Returns true if the process serves only this job. A daemon of Open MPI on another host may belong
 * to a prte, which serves other jobs too. */
static bool launcher_serves_job(pid_t process)
{
    char name[PROCESS_NAME_CAPACITY], program[PROCESS_NAME_CAPACITY];

    process_name(process, name);
    /* The launcher may be called through a link of any name, so compare the name of its
     * executable file too. */
    process_program(process, program);
    if (strcmp(name, "orted") == 0 || strcmp(name, "prted") == 0)
        return session_is_served_by(process);
    return launcher_is_launcher(name) || launcher_is_launcher(program);
}

int launcher_daemon_find(void)
{
    pid_t daemon = getppid();

    daemon_pidfd = (int)syscall(SYS_pidfd_open, daemon, 0); /* the kernel sets close-on-exec */
    if (daemon_pidfd < 0)
        prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != daemon) /* the daemon ended before the calls above */
        raise(SIGKILL);
    daemon_pid = daemon;
    serves_only_this_job = launcher_serves_job(daemon);
    return daemon_pidfd;
}

/* Removes Open MPI's files. No other process removes them if the daemon was killed. */
void launcher_daemon_clean_up(void)
{
    if (serves_only_this_job)
        session_remove(daemon_pid);
}

static _Noreturn void launcher_monitor_launcher(void)
{
    struct pollfd daemon = {.fd = 0, .events = POLLIN};

    setsid(); /* not in the PE's process group, which the launcher kills */
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
        launcher_monitor_launcher();
}

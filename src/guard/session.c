/*
 * The environment names the session directory. It may be another job's: that of an Open MPI job in
 * which another launcher runs. So the directory is removed only if it has the name that this daemon
 * gives it:
 *
 *   Open MPI 4   TMPDIR/ompi.HOST.UID/pid.DAEMON     mpirun
 *                TMPDIR/ompi.HOST.UID/jf.FAMILY      orted; the family is half of the job's number
 *   Open MPI 5   TMPDIR/prte.HOST.UID/dvm.DAEMON     before PRRTE 3.1
 *                TMPDIR/TOOL.HOST.DAEMON.UID         since
 *                TMPDIR/prtrn.DAEMON                 of prterun since 5.0.11
 *                TMPDIR/prted.DAEMON                 of prted since 5.0.11
 *                TMPDIR/prtrn.HOST.DAEMON            if hosts share the folder
 */
#include "session.h"

#include <fcntl.h>
#include <glob.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "process.h"
#include "remove_tree.h"

enum { PATH_CAPACITY = 4096, NAME_CAPACITY = 256 };

/* ---- The job ---- */

/* The number of a job of Open MPI 4; 0 if the environment has none. */
static unsigned long job_number(const char *job)
{
    char *end;
    unsigned long number = strtoul(job, &end, 10);

    return *job == '\0' || *end != '\0' || number > UINT32_MAX ? 0 : number;
}

static unsigned long family_of(unsigned long job)
{
    return job >> 16;
}

bool session_is_served_by(pid_t daemon)
{
    const char *job = getenv("PMIX_NAMESPACE");
    const char *at = job ? strrchr(job, '@') : NULL; /* version 4 has plain numbers */
    char word[NAME_CAPACITY];

    if (!job || strncmp(job, "prte-", strlen("prte-")) == 0)
        return false;
    if (at)
        snprintf(word, sizeof word, "%.*s@0", (int)(at - job), job);
    else
        snprintf(word, sizeof word, "%lu", family_of(job_number(job)) << 16);
    return process_has_argument(daemon, word);
}

/* ---- The session directory ---- */

struct session {
    char base[PATH_CAPACITY]; /* the temporary directory */
    char top[NAME_CAPACITY];  /* in it, what all jobs of a user share; empty if there is none */
    char name[NAME_CAPACITY];
};

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);

    return length > wanted && strcmp(text + length - wanted, end) == 0;
}

static bool begins_with(const char *text, const char *begin)
{
    return strncmp(text, begin, strlen(begin)) == 0;
}

/* Cuts the last name off a path. False if there is none, or it is no plain name. */
static bool split_last_name(char *path, char name[NAME_CAPACITY])
{
    char *slash = strrchr(path, '/');

    if (!slash || slash == path || strlen(slash + 1) >= NAME_CAPACITY)
        return false;
    snprintf(name, NAME_CAPACITY, "%s", slash + 1);
    *slash = '\0';
    return *name != '\0' && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

static bool is_tool(const char *name)
{
    static const char *const tools[] = {"prterun.", "prted.", "mpirun.", "mpiexec."};

    for (size_t i = 0; i < sizeof tools / sizeof tools[0]; i++) {
        if (begins_with(name, tools[i]))
            return true;
    }
    return false;
}

/* TOOL.HOST.DAEMON.UID, or without the user, whose it must be all the same (remove_tree). A prte,
 * which may serve other jobs, has the name prte. */
static bool is_single_name(const char *name, pid_t daemon)
{
    char of_user[64], of_daemon[32];

    snprintf(of_user, sizeof of_user, ".%d.%u", (int)daemon, (unsigned)geteuid());
    snprintf(of_daemon, sizeof of_daemon, ".%d", (int)daemon);
    return (is_tool(name) && ends_with(name, of_user)) ||
           ((begins_with(name, "prtrn.") || begins_with(name, "prted.")) &&
            ends_with(name, of_daemon));
}

/* The two names of an older session directory. */
static bool is_two_names(const char *top, const char *name, pid_t daemon, const char *job)
{
    char end[32], by_pid[32], dvm[32], family[32];

    snprintf(end, sizeof end, ".%u", (unsigned)geteuid());
    snprintf(by_pid, sizeof by_pid, "pid.%d", (int)daemon);
    snprintf(dvm, sizeof dvm, "dvm.%d", (int)daemon);
    snprintf(family, sizeof family, "jf.%lu", family_of(job_number(job)));
    if (!ends_with(top, end))
        return false;
    if (begins_with(top, "ompi."))
        return strcmp(name, by_pid) == 0 || (job_number(job) != 0 && strcmp(name, family) == 0);
    return begins_with(top, "prte.") && (strcmp(name, dvm) == 0 || strcmp(name, by_pid) == 0);
}

static bool is_temporary(const char *folder)
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

/* Takes a path apart. False if `daemon` does not name its session directory so. */
static bool parse_path(const char *path, pid_t daemon, const char *job, struct session *session)
{
    *session = (struct session){0};
    if (*path != '/' ||
        (size_t)snprintf(session->base, PATH_CAPACITY, "%s", path) >= PATH_CAPACITY ||
        !split_last_name(session->base, session->name))
        return false;
    if (!is_single_name(session->name, daemon) &&
        (!split_last_name(session->base, session->top) ||
         !is_two_names(session->top, session->name, daemon, job)))
        return false;
    return is_temporary(session->base);
}

static bool is_owned(int folder)
{
    struct stat status;

    return fstat(folder, &status) == 0 && status.st_uid == geteuid() &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static void remove_session(const struct session *session)
{
    int base = open(session->base, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (base < 0)
        return;
    if (!*session->top) {
        remove_tree(base, session->name);
    } else {
        int top = openat(base, session->top, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (top >= 0 && is_owned(top)) {
            remove_tree(top, session->name);
            unlinkat(base, session->top, AT_REMOVEDIR); /* fails if other jobs have files in it */
        }
        if (top >= 0)
            close(top);
    }
    close(base);
}

/* ---- Shared memory ---- */

/* The number that Open MPI 5 makes of a job's name, "launcher-host-4711@1". */
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
    struct stat file;
    glob_t files = {0};

    if (!at && job_number(job) == 0)
        return;
    snprintf(pattern, sizeof pattern, "/dev/shm/%s_segment.*.%u.%lx.*", at ? "sm" : "vader",
             (unsigned)geteuid(), at ? number_of_name(job, at) : job_number(job));
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
    const char *folder = getenv("OMPI_MCA_orte_jobfam_session_dir"); /* version 4's */
    const char *job = getenv("PMIX_NAMESPACE");
    struct session session;

    if (!folder && getenv("PRTE_LAUNCHED"))
        folder = getenv("PMIX_SERVER_TMPDIR"); /* version 5's */
    if (!folder || !job || !parse_path(folder, daemon, job, &session))
        return;
    remove_session(&session);
    remove_shared_memory(job);
}

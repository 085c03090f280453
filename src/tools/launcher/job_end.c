#include "job_end.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launch_pes.h"

enum {
    STATUS_LOST = 1,
    /* Milliseconds between SIGTERM and SIGKILL to a PE. It exceeds the time that
     * shmem_global_exit allows for exit handlers. */
    GRACE_MS = 2000,
    CHECK_MS = 100
};

static struct {
    bool is_ending, is_killed;
    int status;
    int requested_by; /* signal that requested the end of the job; 0: no signal */
    struct timespec begun_at;
} ending;

static long job_end_ms_since(const struct timespec *begin)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (now.tv_sec - begin->tv_sec) * 1000 + (now.tv_nsec - begin->tv_nsec) / 1000000;
}

void job_end_begin(int status)
{
    if (ending.is_ending)
        return;
    ending.is_ending = true;
    ending.status = status;
    clock_gettime(CLOCK_MONOTONIC, &ending.begun_at);
    process_group_signal(SIGTERM);
    process_group_signal(SIGCONT); /* a stopped process would not handle the SIGTERM */
}

void job_end_now(int status)
{
    job_end_begin(status);
    ending.is_killed = true;
    process_group_signal(SIGKILL);
}

/* ---- Reports of ended PEs ---- */

__attribute__((format(printf, 2, 3))) static void job_end_report(int pe, const char *format, ...)
{
    char host[256] = "", text[256], line[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    gethostname(host, sizeof host - 1);
    int length = snprintf(line, sizeof line, "isthmus: PE %d on %s %s\n", pe, host, text);
    streams_report(line, (size_t)length);
}

static void job_end_by_signal(int pe, int number)
{
    if (number != ending.requested_by)
        job_end_report(pe, "was killed by signal %d (%s)", number, strsignal(number));
    job_end_begin(128 + number);
}

static void job_end_with_status(int pe, int status)
{
    const struct pe_status *pe_status = &pes.all[pe].pe_status;
    bool lost = pe_status_is_lost(pe_status);
    if (status == 0 && !lost)
        return;
    if (pe_status->has_explained)
        ; /* the PE has printed the reason */
    else if (lost)
        job_end_report(pe, "ended with status %d before shmem_finalize", status);
    else
        job_end_report(pe, "ended with status %d", status);
    job_end_begin(status != 0 ? status : STATUS_LOST);
}

/* Ends the job if a PE has ended without calling shmem_init and another PE has called
 * shmem_init. The other PE would wait forever for the PE that has ended. */
static void job_end_check_missing_inits(void)
{
    int missing = -1;
    bool awaited = false;
    for (int i = 0; i < pes.count; i++) {
        const struct pe *pe = &pes.all[i];
        awaited = awaited || pe->pe_status.n_inits > 0;
        if (pe->has_ended && pe->pe_status.n_inits == 0)
            missing = i;
    }
    if (missing < 0 || !awaited || ending.is_ending)
        return;
    job_end_report(missing, "ended with status 0 before shmem_init, which other PEs have called");
    job_end_begin(STATUS_LOST);
}

void job_end_check_pe(int pe)
{
    int status = pes.all[pe].status;
    if (ending.is_ending)
        return;
    if (__atomic_load_n(&pes.memory->ended, __ATOMIC_ACQUIRE)) {
        job_end_begin(pes.memory->status & 0xff);
    } else if (pes.all[pe].pe_status.has_execed) {
        job_end_report(pe, "called exec before shmem_finalize");
        job_end_begin(STATUS_LOST);
    } else if (WIFSIGNALED(status)) {
        job_end_by_signal(pe, WTERMSIG(status));
    } else {
        job_end_with_status(pe, WEXITSTATUS(status));
    }
    job_end_check_missing_inits();
}

void job_end_check(void)
{
    job_end_check_missing_inits();
}

void job_end_requested(int signal)
{
    if (ending.requested_by != 0 || pes.running == 0)
        job_end_now(128 + signal);
    ending.requested_by = signal;
}

/* ---- Time limits and exit ---- */

/* Returns true if a process that still runs has reported that its PE is ending the job. For
 * example, the program has ended, but the script that started it continues. */
static bool job_end_any_has_explained(void)
{
    for (int i = 0; i < pes.count; i++)
        if (!pes.all[i].has_ended && pes.all[i].pe_status.has_explained)
            return true;
    return false;
}

static int job_end_job_timeout(void)
{
    if (!job_end_any_has_explained())
        return -1;
    if (__atomic_load_n(&pes.memory->ended, __ATOMIC_ACQUIRE))
        job_end_begin(pes.memory->status & 0xff);
    return CHECK_MS;
}

int job_end_timeout(void)
{
    int timeout = ending.is_ending ? GRACE_MS : job_end_job_timeout();
    if (!ending.is_ending || ending.is_killed)
        return timeout;
    long passed = job_end_ms_since(&ending.begun_at);
    if (passed < GRACE_MS)
        return (int)(GRACE_MS - passed);
    job_end_now(ending.status);
    return CHECK_MS;
}

/* After a failure, this process waits only a limited time for the reader of its output. A second
 * request to end the job ends the wait at once. */
int job_end_reader_timeout(void)
{
    if (ending.is_killed && ending.requested_by != 0)
        return 0;
    return ending.is_ending ? GRACE_MS : -1;
}

void job_end_exit(void)
{
    sigset_t all;
    if (ending.status == 0 && streams_have_lost())
        ending.status = STATUS_LOST;
    if (ending.requested_by != 0 && ending.status == 128 + ending.requested_by) {
        prctl(PR_SET_DUMPABLE, 0); /* avoid a second core dump: the PEs have dumped their cores */
        signal(ending.requested_by, SIG_DFL);
        sigfillset(&all);
        sigprocmask(SIG_UNBLOCK, &all, NULL);
        raise(ending.requested_by);
    }
    exit(ending.status);
}

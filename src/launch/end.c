#include "end.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "group.h"
#include "pes.h"

enum {
    STATUS_LOST = 1,
    GRACE_MS = 2000, /* longer than shmem_global_exit lets others' exit handlers run */
    LOOK_MS = 100
};

static struct {
    bool ends, is_killed;
    int status;
    int asked_by; /* the signal; 0: none */
    struct timespec begun_at;
} end;

static long ms_since(const struct timespec *begin)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (now.tv_sec - begin->tv_sec) * 1000 + (now.tv_nsec - begin->tv_nsec) / 1000000;
}

void end_begin(int status)
{
    if (end.ends)
        return;
    end.ends = true;
    end.status = status;
    clock_gettime(CLOCK_MONOTONIC, &end.begun_at);
    group_signal(SIGTERM);
    group_signal(SIGCONT); /* one that is stopped gets no other */
}

void end_at_once(int status)
{
    end_begin(status);
    end.is_killed = true;
    group_signal(SIGKILL);
}

/* ---- How PEs end ---- */

__attribute__((format(printf, 2, 3))) static void report(int pe, const char *format, ...)
{
    char host[256] = "", text[256], line[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    gethostname(host, sizeof host - 1);
    int length = snprintf(line, sizeof line, "isthmus: PE %d on %s %s\n", pe, host, text);
    lines_report(line, (size_t)length);
}

static void end_by_signal(int pe, int number)
{
    if (number != end.asked_by)
        report(pe, "was killed by signal %d (%s)", number, strsignal(number));
    end_begin(128 + number);
}

static void end_with_status(int pe, int status)
{
    const struct words *words = &pes.all[pe].words;
    bool lost = words_tell_of_loss(words);
    if (status == 0 && !lost)
        return;
    if (words->explained)
        ; /* has been said */
    else if (lost)
        report(pe, "ended with status %d before shmem_finalize", status);
    else
        report(pe, "ended with status %d", status);
    end_begin(status != 0 ? status : STATUS_LOST);
}

/* One that ends before shmem_init would be waited for by others. */
static void look_for_absence(void)
{
    int absent = -1;
    bool awaited = false;
    for (int i = 0; i < pes.count; i++) {
        const struct pe *pe = &pes.all[i];
        awaited = awaited || pe->words.begun > 0;
        if (pe->has_ended && pe->words.begun == 0)
            absent = i;
    }
    if (absent < 0 || !awaited || end.ends)
        return;
    report(absent, "ended with status 0 before shmem_init, which other PEs have called");
    end_begin(STATUS_LOST);
}

void end_of_pe(int pe)
{
    int status = pes.all[pe].status;
    if (end.ends)
        return;
    if (__atomic_load_n(&pes.memory->ended, __ATOMIC_ACQUIRE)) {
        end_begin(pes.memory->status & 0xff);
    } else if (pes.all[pe].words.execed) {
        report(pe, "became another program (exec) before shmem_finalize");
        end_begin(STATUS_LOST);
    } else if (WIFSIGNALED(status)) {
        end_by_signal(pe, WTERMSIG(status));
    } else {
        end_with_status(pe, WEXITSTATUS(status));
    }
    look_for_absence();
}

void end_look(void)
{
    look_for_absence();
}

void end_is_asked(int signal)
{
    if (end.asked_by != 0 || pes.running == 0)
        end_at_once(128 + signal);
    end.asked_by = signal;
}

/* ---- What nobody else tells of ---- */

/* The program may be one that a script has started, which goes on. */
static bool one_has_explained(void)
{
    for (int i = 0; i < pes.count; i++)
        if (!pes.all[i].has_ended && pes.all[i].words.explained)
            return true;
    return false;
}

static int patience_with_job(void)
{
    if (!one_has_explained())
        return -1;
    if (__atomic_load_n(&pes.memory->ended, __ATOMIC_ACQUIRE))
        end_begin(pes.memory->status & 0xff);
    return LOOK_MS;
}

int end_patience(void)
{
    int patience = end.ends ? GRACE_MS : patience_with_job();
    if (!end.ends || end.is_killed)
        return patience;
    long passed = ms_since(&end.begun_at);
    if (passed < GRACE_MS)
        return (int)(GRACE_MS - passed);
    end_at_once(end.status);
    return LOOK_MS;
}

/* How long a reader that takes nothing is waited for once a job has failed. */
int end_patience_with_reader(void)
{
    if (end.is_killed && end.asked_by != 0)
        return 0;
    return end.ends ? GRACE_MS : -1;
}

void end_like_job(void)
{
    sigset_t all;
    if (end.status == 0 && lines_are_lost())
        end.status = STATUS_LOST;
    if (end.asked_by != 0 && end.status == 128 + end.asked_by) {
        prctl(PR_SET_DUMPABLE, 0); /* PEs have dumped their cores */
        signal(end.asked_by, SIG_DFL);
        sigfillset(&all);
        sigprocmask(SIG_UNBLOCK, &all, NULL);
        raise(end.asked_by);
    }
    exit(end.status);
}

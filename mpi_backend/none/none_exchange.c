#include "none_exchange.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct none_job none_job = {.size = 1};
struct job_memory *launched_job;

/* ---- Joining the job ---- */

/* Returns true if `descriptor` is the memory of the job. A script that oshrun started may have
 * closed the descriptor and opened another file with the same number. */
static int none_exchange_is_job(int descriptor, unsigned long inode, struct stat *file)
{
    return fstat(descriptor, file) == 0 && S_ISREG(file->st_mode) && file->st_ino == inode &&
           (size_t)file->st_size > sizeof(struct job_memory);
}

static const char *none_exchange_attach(const char *rank, int descriptor, const struct stat *file)
{
    struct job_memory *memory =
        mmap(NULL, (size_t)file->st_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED)
        return "the memory of this job cannot be mapped";
    char *end = NULL;
    long number = rank == NULL ? -1 : strtol(rank, &end, 10);
    if (number < 0 || number >= memory->n_pes || end == rank || *end != '\0') {
        munmap(memory, (size_t)file->st_size);
        return "the variable " JOB_RANK_VARIABLE
               " does not contain a PE number of this job: expected the value that oshrun set";
    }
    /* Do not pass the memory to child programs, which are not PEs. */
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    launched_job = memory;
    none_job = (struct none_job){.rank = (int)number, .size = memory->n_pes, .memory = memory};
    return NULL;
}

const char *none_exchange_open(void)
{
    const char *variable = secure_getenv(JOB_MEMORY_VARIABLE);
    int descriptor;
    unsigned long inode;
    struct stat file;
    static char text[320];
    if (none_job.memory != NULL || variable == NULL)
        return NULL;
    if (sscanf(variable, "%d:%lu", &descriptor, &inode) == 2 &&
        none_exchange_is_job(descriptor, inode, &file))
        return none_exchange_attach(secure_getenv(JOB_RANK_VARIABLE), descriptor, &file);
    snprintf(text, sizeof text,
             "oshrun --mpi none started this job, but this process has not inherited the file "
             "descriptor of the job's memory (" JOB_MEMORY_VARIABLE
             "=%.40s): keep file descriptors open in scripts, and start other OpenSHMEM programs "
             "with a separate oshrun",
             variable);
    return text;
}

/* ---- Barrier and exchange ---- */

static struct backend_reminder reminder;

void meeting_report_waits(const struct backend_reminder *how)
{
    static const struct backend_reminder none;
    reminder = *(how == NULL ? &none : how);
}

static bool none_exchange_has_come(struct job_memory *memory, int pe, uint32_t round)
{
    const unsigned char *came = job_memory_came(memory, none_job.size) + pe;
    return __atomic_load_n(came, __ATOMIC_RELAXED) == (unsigned char)(round + 1);
}

static void none_exchange_report_absent(struct job_memory *memory, uint32_t round)
{
    char line[120];
    int missing = 0, first = 0;
    for (int pe = none_job.size - 1; pe >= 0; pe--)
        if (!none_exchange_has_come(memory, pe, round)) {
            missing++;
            first = pe;
        }
    if (missing == 0)
        return;
    snprintf(line, sizeof line,
             "waits for %d of %d PEs that have not called this routine: the first is PE %d",
             missing, none_job.size, first);
    reminder.report(line);
}

static void none_exchange_sleep_until_round_over(struct job_memory *memory, uint32_t round)
{
    enum { YIELDS = 16 };
    bool may_tell = reminder.seconds > 0;
    const struct timespec time = {.tv_sec = (time_t)reminder.seconds};
    for (int i = 0; __atomic_load_n(&memory->rounds, __ATOMIC_ACQUIRE) == round; i++) {
        if (i < YIELDS)
            sched_yield();
        else if (syscall(SYS_futex, &memory->rounds, FUTEX_WAIT, round, may_tell ? &time : NULL,
                         NULL, 0) != 0 &&
                 errno == ETIMEDOUT) {
            none_exchange_report_absent(memory, round);
            may_tell = false;
        }
    }
}

/* Waits for all PEs in exchange number `round`. The last PE to arrive first resets the counter
 * for the next exchange, and then releases the other PEs. */
static void none_exchange_wait_in_memory(struct job_memory *memory, uint32_t round)
{
    uint32_t others = (uint32_t)memory->n_pes - 1;
    __atomic_store_n(job_memory_came(memory, none_job.size) + none_job.rank,
                     (unsigned char)(round + 1), __ATOMIC_RELAXED);
    if (__atomic_fetch_add(&memory->arrived, 1, __ATOMIC_ACQ_REL) < others) {
        none_exchange_sleep_until_round_over(memory, round);
        return;
    }
    __atomic_store_n(&memory->arrived, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&memory->rounds, round + 1, __ATOMIC_RELEASE);
    syscall(SYS_futex, &memory->rounds, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

/* The two areas for data are used alternately. A PE that has left this exchange may write its
 * data for the next one while other PEs still read, so it must use the other area. It cannot be
 * two exchanges ahead of a PE that still reads. */
const void *none_exchange_allgather(const void *mine, size_t bytes)
{
    struct job_memory *memory = none_job.memory;
    if (memory == NULL)
        return mine;
    uint32_t round = __atomic_load_n(&memory->rounds, __ATOMIC_ACQUIRE);
    unsigned char *half = memory->blocks + (round % 2) * job_memory_half(none_job.size);
    if (bytes > 0)
        memcpy(half + (size_t)none_job.rank * bytes, mine, bytes);
    none_exchange_wait_in_memory(memory, round);
    return half;
}

/* ---- Leaving the job ---- */

bool none_exchange_abort(struct job_memory *memory, int status)
{
    uint32_t running = 0;
    int unset = 0;
    if (__atomic_load_n(&memory->ended, __ATOMIC_ACQUIRE) != 0)
        return false;
    __atomic_compare_exchange_n(&memory->status, &unset, status, false, __ATOMIC_RELAXED,
                                __ATOMIC_RELAXED);
    return __atomic_compare_exchange_n(&memory->ended, &running, 1, false, __ATOMIC_ACQ_REL,
                                       __ATOMIC_ACQUIRE);
}

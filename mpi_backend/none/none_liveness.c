#include "none_liveness.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "none_exchange.h"
#include "none_unsupported.h"
#include "system_calls.h"

/* POLL_MS: interval in ms between checks of the other processes, if the kernel has no process
 * descriptors (pidfd). WITHOUT_FINALIZE: exit status if a PE has died. */
enum { POLL_MS = 200, WITHOUT_FINALIZE = 1 /* exit status */ };

static struct {
    const int *processes;
    /* One entry for each PE with its process descriptor (pidfd), or -1. A last entry for the
     * eventfd that stops the thread. */
    struct pollfd *ends;
    /* Timeout of poll in ms; -1: wait forever, because all PEs have process descriptors. */
    int timeout;
    pthread_t thread;
} liveness;

static int none_liveness_process_of(int pe)
{
    return __atomic_load_n(&liveness.processes[pe], __ATOMIC_ACQUIRE);
}

bool none_liveness_has_ended(int process)
{
    char path[40], state = '?';
    snprintf(path, sizeof path, "/proc/%d/stat", process);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return kill(process, 0) != 0 && errno == ESRCH;
    if (fscanf(file, "%*d (%*[^)]) %c", &state) != 1)
        state = '?';
    fclose(file);
    return state == 'Z' || state == 'X';
}

/* Terminates this PE because `pe` has ended. Only the first PE that detects the end reports it.
 * If `pe` has aborted the job, this PE exits with the status of the abort and reports nothing. */
static _Noreturn void none_liveness_end_job(int pe, int process)
{
    if (none_exchange_abort(none_job.memory, WITHOUT_FINALIZE))
        dprintf(STDERR_FILENO,
                "isthmus: PE %d: process %d, which was PE %d, ended without shmem_finalize; the "
                "job ends\n",
                none_job.rank, process, pe);
    _exit(none_job.memory->status);
}

static void none_liveness_check_pe(int pe)
{
    struct pollfd *end = &liveness.ends[pe];
    int process = none_liveness_process_of(pe);
    if (process == 0) {
        if (end->fd >= 0)
            close(end->fd);
        end->fd = -1;
    } else if (end->revents != 0 ||
               (end->fd < 0 && pe != none_job.rank && none_liveness_has_ended(process))) {
        none_liveness_end_job(pe, process);
    }
}

/* Body of the thread that none_liveness_start creates (pthread_create). */
static void *none_liveness_check_all(void *unused)
{
    struct pollfd *stop = &liveness.ends[none_job.size];
    do {
        poll(liveness.ends, (nfds_t)none_job.size + 1, liveness.timeout);
        for (int pe = 0; pe < none_job.size && stop->revents == 0; pe++)
            none_liveness_check_pe(pe);
    } while (stop->revents == 0);
    return unused;
}

static int none_liveness_start_thread(void)
{
    sigset_t all, mask;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &mask); /* only the program's threads handle signals */
    int failed = pthread_create(&liveness.thread, NULL, none_liveness_check_all, NULL);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return failed == 0 ? 0 : none_fail("cannot create the thread that watches the other PEs");
}

int none_liveness_start(const int *processes)
{
    liveness.processes = processes;
    liveness.timeout = -1;
    liveness.ends = calloc((size_t)none_job.size + 1, sizeof *liveness.ends);
    if (liveness.ends == NULL)
        return none_fail("out of memory for watching the other PEs");
    for (int pe = 0; pe < none_job.size; pe++) {
        int process = pe == none_job.rank ? 0 : none_liveness_process_of(pe);
        int end = process == 0 ? -1 : (int)syscall(SYS_pidfd_open, process, 0);
        liveness.ends[pe] = (struct pollfd){.fd = end, .events = POLLIN};
        if (process != 0 && end < 0)
            liveness.timeout = POLL_MS;
    }
    liveness.ends[none_job.size] = (struct pollfd){.fd = eventfd(0, EFD_CLOEXEC), .events = POLLIN};
    if (liveness.ends[none_job.size].fd < 0)
        return none_fail("cannot open a file descriptor for watching the other PEs (ulimit -n)");
    return none_liveness_start_thread();
}

void none_liveness_stop(void)
{
    int stop = liveness.ends[none_job.size].fd;
    eventfd_write(stop, 1);
    pthread_join(liveness.thread, NULL);
    for (int pe = 0; pe <= none_job.size; pe++)
        if (liveness.ends[pe].fd >= 0)
            close(liveness.ends[pe].fd);
    free(liveness.ends);
}

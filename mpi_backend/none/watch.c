#include "watch.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "meeting.h"
#include "refusals.h"
#include "system_calls.h"

/* Of a kernel that has no descriptors of processes, they are looked at so often. */
enum { LOOK_MS = 200, WITHOUT_FINALIZE = 1 /* status */ };

static struct {
    const int *processes;
    struct pollfd *ends; /* of each PE, -1 where there is none; then what stops the thread */
    int timeout;         /* of a look, in ms; -1: all have descriptors */
    pthread_t thread;
} watch;

static int process_of(int pe)
{
    return __atomic_load_n(&watch.processes[pe], __ATOMIC_ACQUIRE);
}

/* Not all of them: who has not been waited for has ended, but can be named. */
bool watch_is_gone(int process)
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

/* The first to see it says so, unless the PE ended the job itself, and has. */
static _Noreturn void end_with(int pe, int process)
{
    if (meeting_end(place.memory, WITHOUT_FINALIZE))
        dprintf(STDERR_FILENO,
                "isthmus: PE %d: process %d, which is PE %d, has ended without shmem_finalize; the "
                "job ends\n",
                place.rank, process, pe);
    _exit(place.memory->status);
}

static void look_at(int pe)
{
    struct pollfd *end = &watch.ends[pe];
    int process = process_of(pe);
    if (process == 0) {
        if (end->fd >= 0)
            close(end->fd);
        end->fd = -1;
    } else if (end->revents != 0 || (end->fd < 0 && pe != place.rank && watch_is_gone(process))) {
        end_with(pe, process);
    }
}

static void *look_at_all(void *unused)
{
    struct pollfd *stop = &watch.ends[place.size];
    do {
        poll(watch.ends, (nfds_t)place.size + 1, watch.timeout);
        for (int pe = 0; pe < place.size && stop->revents == 0; pe++)
            look_at(pe);
    } while (stop->revents == 0);
    return unused;
}

static int start_thread(void)
{
    sigset_t all, mask;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &mask); /* signals are for the program's threads */
    int failed = pthread_create(&watch.thread, NULL, look_at_all, NULL);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return failed == 0 ? 0 : refuse_because("there can be no thread that watches the other PEs");
}

int watch_start(const int *processes)
{
    watch.processes = processes;
    watch.timeout = -1;
    watch.ends = calloc((size_t)place.size + 1, sizeof *watch.ends);
    if (watch.ends == NULL)
        return refuse_because("no memory to watch the other PEs");
    for (int pe = 0; pe < place.size; pe++) {
        int process = pe == place.rank ? 0 : process_of(pe);
        int end = process == 0 ? -1 : (int)syscall(SYS_pidfd_open, process, 0);
        watch.ends[pe] = (struct pollfd){.fd = end, .events = POLLIN};
        if (process != 0 && end < 0)
            watch.timeout = LOOK_MS;
    }
    watch.ends[place.size] = (struct pollfd){.fd = eventfd(0, EFD_CLOEXEC), .events = POLLIN};
    if (watch.ends[place.size].fd < 0)
        return refuse_because("no descriptor to watch the other PEs by");
    return start_thread();
}

void watch_stop(void)
{
    int stop = watch.ends[place.size].fd;
    eventfd_write(stop, 1);
    pthread_join(watch.thread, NULL);
    for (int pe = 0; pe <= place.size; pe++)
        if (watch.ends[pe].fd >= 0)
            close(watch.ends[pe].fd);
    free(watch.ends);
}

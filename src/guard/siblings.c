#include "siblings.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "launcher.h"
#include "process.h"

/* A process's name has at most 15 characters. */
#define PROCESS_NAME "isthmus-guard"
#define NAME_STARTED PROCESS_NAME ":i"
#define SUBSET       PROCESS_NAME ":p"
#define NAME_ENDED   PROCESS_NAME ":0"

enum {
    POLL_MS = 50,
    POLL_MAX_MS = 1000, /* where the others run for long */
    STARTUP_S = 5       /* by then the daemon has started all PEs */
};

struct peer_counts {
    int running, started, subset, ended;
};

static void sleep_ms(long ms)
{
    const struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};

    nanosleep(&pause, NULL);
}

void liveness_show_init(void)
{
    prctl(PR_SET_NAME, NAME_STARTED);
}

void liveness_show_subset(void)
{
    prctl(PR_SET_NAME, SUBSET);
}

static void count_supervisor(struct peer_counts *peer_counts, pid_t process)
{
    char name[PROCESS_NAME_CAPACITY];

    process_name(process, name);
    peer_counts->running += strcmp(name, PROCESS_NAME) == 0;
    peer_counts->started += strcmp(name, NAME_STARTED) == 0;
    peer_counts->subset += strcmp(name, SUBSET) == 0;
    peer_counts->ended += strcmp(name, NAME_ENDED) == 0;
}

/* Those that one thread of the daemon has started; this process is among them. */
static void count_children(struct peer_counts *peer_counts, const char *thread)
{
    char path[300];
    int process;

    snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)getppid(), thread);
    FILE *file = fopen(path, "re");
    if (!file)
        return;
    while (fscanf(file, "%d", &process) == 1)
        count_supervisor(peer_counts, process);
    fclose(file);
}

static struct peer_counts count_peers(void)
{
    struct peer_counts peer_counts = {0};
    char path[64];
    const struct dirent *thread;

    snprintf(path, sizeof path, "/proc/%d/task", (int)getppid());
    DIR *threads = opendir(path);
    if (!threads)
        return peer_counts;
    while ((thread = readdir(threads)) != NULL)
        count_children(&peer_counts, thread->d_name);
    closedir(threads);
    return peer_counts;
}

void liveness_linger(void)
{
    enum { POLLS_MAX = 4 };

    for (int i = 0; i < POLLS_MAX && count_peers().running > 0; i++)
        sleep_ms(POLL_MS);
}

bool liveness_wait_for_local_end(void)
{
    const time_t begin = time(NULL);
    int ended_most = 0;
    long pause_ms = 0;

    prctl(PR_SET_NAME, NAME_ENDED);
    for (;;) {
        struct peer_counts now = count_peers();
        if (now.started > 0)
            return false;
        if (now.subset > 0) /* here that is no sign of a mistake */
            return true;
        if (now.ended > ended_most)
            ended_most = now.ended;
        if (now.running == 0 &&
            (ended_most >= launcher_pes_here() || time(NULL) - begin >= STARTUP_S))
            break;
        if (pause_ms < POLL_MAX_MS)
            pause_ms += POLL_MS;
        sleep_ms(pause_ms);
    }
    sleep_ms(2L * POLL_MS); /* for the others to see that all have ended */
    return true;
}

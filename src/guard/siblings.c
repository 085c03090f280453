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
#define NAME    "isthmus-guard"
#define STARTED NAME ":i"
#define APART   NAME ":p"
#define ENDED   NAME ":0"

enum {
    POLL_MS = 50,
    POLL_MOST_MS = 1000, /* where the others run for long */
    ARRIVAL_S = 5        /* by then the daemon has started all PEs */
};

struct siblings {
    int running, started, apart, ended;
};

static void sleep_ms(long ms)
{
    const struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};

    nanosleep(&pause, NULL);
}

void siblings_show_start(void)
{
    prctl(PR_SET_NAME, STARTED);
}

void siblings_show_apart(void)
{
    prctl(PR_SET_NAME, APART);
}

static void count_one(struct siblings *siblings, pid_t process)
{
    char name[PROCESS_NAME_ROOM];

    process_name(process, name);
    siblings->running += strcmp(name, NAME) == 0;
    siblings->started += strcmp(name, STARTED) == 0;
    siblings->apart += strcmp(name, APART) == 0;
    siblings->ended += strcmp(name, ENDED) == 0;
}

/* Those that one thread of the daemon has started; this process is among them. */
static void count_children(struct siblings *siblings, const char *thread)
{
    char path[300];
    int process;

    snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)getppid(), thread);
    FILE *file = fopen(path, "re");
    if (!file)
        return;
    while (fscanf(file, "%d", &process) == 1)
        count_one(siblings, process);
    fclose(file);
}

static struct siblings count(void)
{
    struct siblings siblings = {0};
    char path[64];
    const struct dirent *thread;

    snprintf(path, sizeof path, "/proc/%d/task", (int)getppid());
    DIR *threads = opendir(path);
    if (!threads)
        return siblings;
    while ((thread = readdir(threads)) != NULL)
        count_children(&siblings, thread->d_name);
    closedir(threads);
    return siblings;
}

void siblings_linger(void)
{
    enum { MOST_POLLS = 4 };

    for (int i = 0; i < MOST_POLLS && count().running > 0; i++)
        sleep_ms(POLL_MS);
}

bool siblings_end_alike(void)
{
    const time_t begin = time(NULL);
    int ended_most = 0;
    long pause_ms = 0;

    prctl(PR_SET_NAME, ENDED);
    for (;;) {
        struct siblings now = count();
        if (now.started > 0)
            return false;
        if (now.apart > 0) /* here that is no sign of a mistake */
            return true;
        if (now.ended > ended_most)
            ended_most = now.ended;
        if (now.running == 0 &&
            (ended_most >= launcher_pes_here() || time(NULL) - begin >= ARRIVAL_S))
            break;
        if (pause_ms < POLL_MOST_MS)
            pause_ms += POLL_MS;
        sleep_ms(pause_ms);
    }
    sleep_ms(2L * POLL_MS); /* for the others to see that all have ended */
    return true;
}

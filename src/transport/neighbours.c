#include "neighbours.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "limits.h"
#include "memory/node.h"
#include "waiting/waiting.h"

static struct {
    int file;       /* /proc/loadavg; -1 where there is none */
    int usual;      /* threads that may run or wait for a core without a sign of others */
    uint64_t due;   /* the next look, ns (waiting_clock) */
    unsigned signs; /* looks in a row that saw more */
} neighbours = {.file = -1};

/* PEs that compute, and this helper; others are awake for a quarter of the time at most. */
static int usual_threads(void)
{
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    int pes = node.host_pes, busy = online > pes ? (int)online : pes;
    return busy + 1 + (pes - 1) / 4;
}

void neighbours_start(void)
{
    neighbours.file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    neighbours.usual = usual_threads();
    neighbours.due = 0;
    neighbours.signs = 0;
}

void neighbours_stop(void)
{
    if (neighbours.file >= 0)
        close(neighbours.file);
    neighbours.file = -1;
}

/* The number before the slash in "0.20 0.18 0.12 1/80 11206", of the whole machine; 0 if unknown.
 */
static int running_threads(void)
{
    char text[64];
    ssize_t length = pread(neighbours.file, text, sizeof text - 1, 0);
    if (length <= 0)
        return 0;
    text[length] = '\0';
    const char *at = strchr(text, '/');
    while (at != NULL && at > text && at[-1] != ' ')
        at--;
    return at == NULL ? 0 : atoi(at);
}

/* What is seen once may be threads that wake at the same time. */
bool neighbours_want_cores(void)
{
    uint64_t now = waiting_clock();
    if (neighbours.file < 0 || (neighbours.signs == 0 && now < neighbours.due))
        return false;
    neighbours.due = now + NEIGHBOURS_NS;
    neighbours.signs = running_threads() > neighbours.usual ? neighbours.signs + 1 : 0;
    return neighbours.signs >= NEIGHBOURS_SIGNS;
}

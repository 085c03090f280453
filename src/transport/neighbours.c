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
    int expected;   /* threads that may run or wait for a core without a sign of others */
    uint64_t due;   /* the next look, ns (waiting_clock) */
    unsigned signs; /* looks in a row that saw more */
} host_load = {.file = -1};

/* PEs that compute, and this helper; others are awake for a quarter of the time at most. */
static int expected_threads(void)
{
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    int pes = node.host_pes, busy = online > pes ? (int)online : pes;
    return busy + 1 + (pes - 1) / 4;
}

void host_load_start(void)
{
    host_load.file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    host_load.expected = expected_threads();
    host_load.due = 0;
    host_load.signs = 0;
}

void host_load_stop(void)
{
    if (host_load.file >= 0)
        close(host_load.file);
    host_load.file = -1;
}

/* The number before the slash in "0.20 0.18 0.12 1/80 11206", of the whole machine; 0 if unknown.
 */
static int running_threads(void)
{
    char text[64];
    ssize_t length = pread(host_load.file, text, sizeof text - 1, 0);
    if (length <= 0)
        return 0;
    text[length] = '\0';
    const char *at = strchr(text, '/');
    while (at != NULL && at > text && at[-1] != ' ')
        at--;
    return at == NULL ? 0 : atoi(at);
}

/* What is seen once may be threads that wake at the same time. */
bool host_load_is_high(void)
{
    uint64_t now = waiting_clock();
    if (host_load.file < 0 || (host_load.signs == 0 && now < host_load.due))
        return false;
    host_load.due = now + HOST_LOAD_INTERVAL_NS;
    host_load.signs = running_threads() > host_load.expected ? host_load.signs + 1 : 0;
    return host_load.signs >= HOST_LOAD_SIGNS;
}

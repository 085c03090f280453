/*
 * Preloaded into a job: for DELAY_MS, the launcher process that reads the output of PEs does not
 * see that a pipe has data, as on a crowded machine. All other descriptors are unaffected.
 *
 * Hydra continues for up to a second after an abort, so DELAY_MS is longer.
 */
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { DELAY_MS = 1200, DESCRIPTORS = 1024 };

static int (*next)(struct pollfd *, nfds_t, int);
static bool is_reader;
static long long seen_ms[DESCRIPTORS]; /* when the pipe first had data; 0: it has none */

__attribute__((constructor)) static void find_out(void)
{
    static const char *const names[] = {"hydra_pmi_proxy", "mpiexec.openmpi", "orterun", "prterun"};

    *(void **)&next = dlsym(RTLD_NEXT, "poll");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        is_reader = is_reader || strcmp(program_invocation_short_name, names[i]) == 0;
}

static long long now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static bool is_pipe(int descriptor)
{
    struct stat status;

    return descriptor >= 0 && descriptor < DESCRIPTORS && fstat(descriptor, &status) == 0 &&
           S_ISFIFO(status.st_mode);
}

/* Returns true if the data of a pipe must still be hidden. */
static bool hides(const struct pollfd *source)
{
    long long *seen = &seen_ms[source->fd];

    if (*seen == 0)
        *seen = now_ms();
    if (now_ms() - *seen < DELAY_MS)
        return true;
    *seen = 0;
    return false;
}

static int hide_some(struct pollfd *sources, nfds_t count)
{
    int shown = 0;

    for (nfds_t i = 0; i < count; i++) {
        if ((sources[i].revents & POLLIN) && is_pipe(sources[i].fd) && hides(&sources[i]))
            sources[i].revents = 0;
        shown += sources[i].revents != 0;
    }
    return shown;
}

int poll(struct pollfd *sources, nfds_t count, int timeout_ms)
{
    const struct timespec pause = {.tv_nsec = 1000 * 1000};
    const long long begin = now_ms();

    if (!is_reader)
        return next(sources, count, timeout_ms);
    for (;;) {
        int ready = next(sources, count, timeout_ms < 0 ? -1 : 0);
        int shown = ready <= 0 ? ready : hide_some(sources, count);
        if (shown != 0 || (timeout_ms >= 0 && now_ms() - begin >= timeout_ms))
            return shown;
        nanosleep(&pause, NULL);
    }
}

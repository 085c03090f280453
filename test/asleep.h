/*
 * Waits until another thread sleeps, for tests in which something must happen while a PE waits. The
 * kernel counts how often a thread has given up its core to wait for an event. A thread that spins
 * or yields is not counted.
 */
#ifndef TEST_ASLEEP_H
#define TEST_ASLEEP_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* A thread of any process of this host. Thread numbers are those of a PID namespace. */
struct asleep_thread {
    uint64_t name_space;
    int64_t number;
};

static inline uint64_t asleep_name_space(void)
{
    struct stat space;
    return stat("/proc/self/ns/pid", &space) == 0 ? (uint64_t)space.st_ino : 0;
}

/* Returns the calling thread. */
static inline struct asleep_thread asleep_self(void)
{
    return (struct asleep_thread){asleep_name_space(), syscall(SYS_gettid)};
}

/* Returns how often the thread has slept, or -1 if this process cannot see it: the thread has
 * ended, or is on another simulated host. */
static inline long asleep_times(struct asleep_thread thread)
{
    char line[128];
    long times = -1;
    FILE *file = NULL;
    snprintf(line, sizeof line, "/proc/%lld/status", (long long)thread.number);
    if (thread.name_space == asleep_name_space())
        file = fopen(line, "re");
    while (file != NULL && times < 0 && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "voluntary_ctxt_switches: %ld", &times) != 1)
            times = -1;
    if (file != NULL)
        fclose(file);
    return times;
}

/* Waits until the thread has slept `more` more times. Returns false if this process cannot see
 * the thread. */
static inline bool asleep_await(struct asleep_thread thread, long more)
{
    long times = asleep_times(thread), begin = times;
    const struct timespec until_next_look = {.tv_nsec = 100000};
    while (times >= 0 && times < begin + more) {
        nanosleep(&until_next_look, NULL);
        times = asleep_times(thread);
    }
    return times >= 0;
}

#endif

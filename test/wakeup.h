/*
 * Makes a PE wait outside the library until another PE of this host wakes it, so that the library
 * of the waiting PE makes no progress in this thread.
 */
#ifndef TEST_WAKEUP_H
#define TEST_WAKEUP_H

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* The writing end of a pipe, in a form that other processes can open. */
struct wakeup {
    int64_t process, descriptor;
};

/* Creates a pipe. Returns its reading end, and stores the writing end in `wakeup`. */
static inline int wakeup_make(struct wakeup *wakeup)
{
    int ends[2];
    if (pipe(ends) != 0)
        abort();
    *wakeup = (struct wakeup){getpid(), ends[1]};
    return ends[0];
}

/* Waits until a PE calls wakeup_send. */
static inline void wakeup_await(int end)
{
    char byte;
    if (read(end, &byte, 1) != 1)
        abort();
}

/* Wakes the PE that created the pipe. Any thread may call it. */
static inline void wakeup_send(const struct wakeup *wakeup)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%lld/fd/%lld", (long long)wakeup->process,
             (long long)wakeup->descriptor);
    int end = open(path, O_WRONLY | O_CLOEXEC);
    if (end < 0 || write(end, "", 1) != 1 || close(end) != 0)
        abort();
}

#endif

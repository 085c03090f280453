/*
 * Ensures that error messages reach the launcher before the job ends. Used by the supervisor
 * (isthmus-guard), the library and the backend modules.
 *
 * A launcher may discard output that it has not read when the job ends. However, a launcher
 * forwards output that it has read before it handles the end of the process that wrote the output.
 * Therefore a process must keep running until the launcher has read all its messages from the pipe.
 */
#ifndef ISTHMUS_OUTPUT_H
#define ISTHMUS_OUTPUT_H

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Time in ms. A launcher that reads nothing for this time is considered hung. */
enum { OUTPUT_TIMEOUT_MS = 5000 };

static inline long output_now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Writes all of `text` to standard error, with one write if the pipe has enough space. If the
 * descriptor is nonblocking and the pipe is full, waits for space, at most OUTPUT_TIMEOUT_MS.
 * Safe in signal handlers. The caller must ignore or handle SIGPIPE. */
static inline void output_write(const char *text, size_t length)
{
    const long begin = output_now_ms();

    while (length > 0) {
        struct pollfd room = {.fd = STDERR_FILENO, .events = POLLOUT};
        ssize_t written = write(STDERR_FILENO, text, length);
        long left = OUTPUT_TIMEOUT_MS - (output_now_ms() - begin);

        if (written > 0) {
            text += written;
            length -= (size_t)written;
        } else if (written == 0 || (errno != EINTR && errno != EAGAIN) || left <= 0) {
            return; /* the pipe has no reader */
        } else if (errno == EAGAIN) {
            poll(&room, 1, (int)left);
        }
    }
}

/* Returns the number of bytes in this pipe or socket that its reader has not read. Returns 0 for
 * other files. */
static inline int output_unread(int descriptor)
{
    struct stat status;
    int bytes = 0;

    if (fstat(descriptor, &status) != 0)
        return 0;
    if (S_ISFIFO(status.st_mode))
        return ioctl(descriptor, FIONREAD, &bytes) == 0 ? bytes : 0;
    if (S_ISSOCK(status.st_mode))
        return ioctl(descriptor, TIOCOUTQ, &bytes) == 0 ? bytes : 0;
    return 0;
}

/* Waits until the reader has read everything or has ended, or until the time `end_ms`. */
static inline void output_wait_for_reader_of(int descriptor, long end_ms)
{
    enum { SHORTEST_MS = 1, LONGEST_MS = 16 };
    /* No events: poll returns only if the reader ends. */
    struct pollfd reader = {.fd = descriptor};
    int pause_ms = SHORTEST_MS;

    while (output_unread(descriptor) > 0 && output_now_ms() < end_ms) {
        if (poll(&reader, 1, pause_ms) > 0)
            return;
        if (pause_ms < LONGEST_MS)
            pause_ms *= 2;
    }
}

/* Waits until the launcher has read all output that this process, and others with the same
 * descriptors, have written to standard output and standard error. Waits at most
 * OUTPUT_TIMEOUT_MS. */
static inline void output_wait_for_reader(void)
{
    const long end_ms = output_now_ms() + OUTPUT_TIMEOUT_MS;

    output_wait_for_reader_of(STDERR_FILENO, end_ms);
    output_wait_for_reader_of(STDOUT_FILENO, end_ms);
}

#endif

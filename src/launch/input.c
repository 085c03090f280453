#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static struct {
    int target; /* PE 0's end; -1: nothing is passed on, or no more */
    size_t filled;
    char text[4096];
} input = {.target = -1};

int input_open(void)
{
    int ends[2];
    if (!isatty(STDIN_FILENO))
        return fcntl(STDIN_FILENO, F_GETFD) < 0 ? open("/dev/null", O_RDONLY | O_CLOEXEC)
                                                : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    input.target = ends[1];
    return ends[0];
}

/* Who reads from the terminal in its background is stopped. */
static bool is_in_foreground(void)
{
    return tcgetpgrp(STDIN_FILENO) == getpgrp();
}

void input_watch(struct pollfd sources[2])
{
    bool reads = input.target >= 0 && input.filled == 0 && is_in_foreground();
    bool writes = input.target >= 0 && input.filled > 0;
    sources[0] = (struct pollfd){.fd = reads ? STDIN_FILENO : -1, .events = POLLIN};
    sources[1] = (struct pollfd){.fd = writes ? input.target : -1, .events = POLLOUT};
}

static void end_input(void)
{
    close(input.target);
    input.target = -1;
    input.filled = 0;
}

static void read_some(void)
{
    ssize_t count = read(STDIN_FILENO, input.text, sizeof input.text);
    if (count > 0)
        input.filled = (size_t)count;
    else if (count == 0 || errno != EINTR)
        end_input();
}

static void write_some(void)
{
    ssize_t count = write(input.target, input.text, input.filled);
    if (count < 0 && errno != EAGAIN && errno != EINTR) {
        end_input();
    } else if (count > 0) {
        input.filled -= (size_t)count;
        memmove(input.text, input.text + count, input.filled);
    }
}

void input_take(const struct pollfd sources[2])
{
    if (sources[0].revents != 0 && is_in_foreground())
        read_some();
    if (sources[1].revents != 0)
        write_some();
}

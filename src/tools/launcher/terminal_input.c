#include "terminal_input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static struct {
    int target; /* PE 0's end; -1: nothing is passed on, or no more */
    size_t n_filled;
    char text[4096];
} terminal_input = {.target = -1};

int terminal_input_open(void)
{
    int ends[2];
    if (!isatty(STDIN_FILENO))
        return fcntl(STDIN_FILENO, F_GETFD) < 0 ? open("/dev/null", O_RDONLY | O_CLOEXEC)
                                                : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    terminal_input.target = ends[1];
    return ends[0];
}

/* Who reads from the terminal in its background is stopped. */
static bool terminal_input_is_in_foreground(void)
{
    return tcgetpgrp(STDIN_FILENO) == getpgrp();
}

void terminal_input_fill_poll(struct pollfd sources[2])
{
    bool reads = terminal_input.target >= 0 && terminal_input.n_filled == 0 &&
                 terminal_input_is_in_foreground();
    bool writes = terminal_input.target >= 0 && terminal_input.n_filled > 0;
    sources[0] = (struct pollfd){.fd = reads ? STDIN_FILENO : -1, .events = POLLIN};
    sources[1] = (struct pollfd){.fd = writes ? terminal_input.target : -1, .events = POLLOUT};
}

static void terminal_input_end_input(void)
{
    close(terminal_input.target);
    terminal_input.target = -1;
    terminal_input.n_filled = 0;
}

static void terminal_input_read_terminal(void)
{
    ssize_t count = read(STDIN_FILENO, terminal_input.text, sizeof terminal_input.text);
    if (count > 0)
        terminal_input.n_filled = (size_t)count;
    else if (count == 0 || errno != EINTR)
        terminal_input_end_input();
}

static void terminal_input_write_to_pe(void)
{
    ssize_t count = write(terminal_input.target, terminal_input.text, terminal_input.n_filled);
    if (count < 0 && errno != EAGAIN && errno != EINTR) {
        terminal_input_end_input();
    } else if (count > 0) {
        terminal_input.n_filled -= (size_t)count;
        memmove(terminal_input.text, terminal_input.text + count, terminal_input.n_filled);
    }
}

void terminal_input_forward(const struct pollfd sources[2])
{
    if (sources[0].revents != 0 && terminal_input_is_in_foreground())
        terminal_input_read_terminal();
    if (sources[1].revents != 0)
        terminal_input_write_to_pe();
}

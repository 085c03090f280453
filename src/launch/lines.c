#include "lines.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TARGETS = STDERR_FILENO + 1, LOOK_MS = 100 };

static struct {
    bool tagged;
    void (*meanwhile)(void);
    bool is_one; /* both targets are the same terminal or file */
    /* By target: who wrote the line that is not complete, and whether nobody reads any more. */
    const struct lines *open[TARGETS];
    bool is_closed[TARGETS];
} output;

/* ---- Writing ---- */

void lines_start(bool tagged, void (*meanwhile)(void))
{
    struct stat out, err;
    output.tagged = tagged;
    output.meanwhile = meanwhile;
    output.is_one = fstat(STDOUT_FILENO, &out) == 0 && fstat(STDERR_FILENO, &err) == 0 &&
                    out.st_dev == err.st_dev && out.st_ino == err.st_ino;
}

/* So little that what can be written at all is written at once. */
static bool write_some(int target, const char **text, size_t *length)
{
    struct pollfd ready = {.fd = target, .events = POLLOUT};
    if (poll(&ready, 1, LOOK_MS) == 0 || (ready.revents & (POLLOUT | POLLERR | POLLNVAL)) == 0) {
        output.meanwhile();
        return true;
    }
    ssize_t written = write(target, *text, *length < PIPE_BUF ? *length : PIPE_BUF);
    if (written < 0)
        return errno == EINTR || errno == EAGAIN;
    *text += written;
    *length -= (size_t)written;
    return true;
}

static void write_all(int target, const char *text, size_t length)
{
    while (length > 0 && !output.is_closed[target])
        if (!write_some(target, &text, &length))
            output.is_closed[target] = true;
}

static const struct lines **open_line(int target)
{
    return &output.open[output.is_one ? STDOUT_FILENO : target];
}

/* Ends the line that another one has begun there. */
static void begin_line(int target, const struct lines *writer)
{
    const struct lines **open = open_line(target);
    if (*open != NULL && *open != writer)
        write_all(target, "\n", 1);
    *open = NULL;
}

/* A line or a part of one. */
static void pass_on(struct lines *lines, const char *text, size_t length)
{
    begin_line(lines->target, lines);
    if (output.tagged && !lines->goes_on) {
        char tag[32];
        write_all(lines->target, tag, (size_t)snprintf(tag, sizeof tag, "[%d] ", lines->pe));
    }
    write_all(lines->target, text, length);
    lines->goes_on = text[length - 1] != '\n';
    *open_line(lines->target) = lines->goes_on ? lines : NULL;
}

/* The lines that are complete, and with `all` what is behind them. Without tags in one go. */
static void pass_on_lines(struct lines *lines, bool all)
{
    size_t done = 0;
    while (done < lines->filled) {
        const char *begin = lines->text + done;
        size_t rest = lines->filled - done;
        const char *end = output.tagged ? memchr(begin, '\n', rest) : memrchr(begin, '\n', rest);
        if (end == NULL && !all)
            break;
        size_t length = end == NULL ? rest : (size_t)(end - begin) + 1;
        pass_on(lines, begin, length);
        done += length;
    }
    lines->filled -= done;
    memmove(lines->text, lines->text + done, lines->filled);
}

void lines_report(const char *text, size_t length)
{
    begin_line(STDERR_FILENO, NULL);
    write_all(STDERR_FILENO, text, length);
}

/* ---- Reading ---- */

static void close_source(struct lines *lines)
{
    pass_on_lines(lines, true);
    close(lines->source);
    lines->source = -1;
}

void lines_take(struct lines *lines)
{
    ssize_t count =
        read(lines->source, lines->text + lines->filled, (size_t)LINES_ROOM - lines->filled);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (count > 0) {
        lines->filled += (size_t)count;
        pass_on_lines(lines, false);
        if (lines->filled == LINES_ROOM)
            pass_on_lines(lines, true);
    }
    if (count <= 0 || output.is_closed[lines->target])
        close_source(
            lines); /* who writes on gets the signal that it would have got from the reader */
}

bool lines_are_awaited(const struct lines *lines)
{
    return lines->filled > 0 && isatty(lines->target);
}

void lines_show(struct lines *lines)
{
    pass_on_lines(lines, true);
}

void lines_drain(struct lines *lines)
{
    struct pollfd ready = {.fd = lines->source, .events = POLLIN};
    while (lines->source >= 0 && poll(&ready, 1, 0) == 1)
        lines_take(lines);
}

void lines_end(struct lines *lines)
{
    lines_drain(lines);
    if (lines->source >= 0)
        close_source(lines);
}

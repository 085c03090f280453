#include "lines.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TARGETS = STDERR_FILENO + 1 };

/* Text for one of the targets that its reader has not taken yet. */
struct queue {
    int descriptor;
    bool never_blocks; /* a write to the descriptor */
    char *text;
    size_t begin, end, room;
    const struct lines *open; /* who wrote the line that is not complete */
    bool is_closed;           /* nobody reads any more */
    bool is_lost;             /* a part of the output, which has been reported */
};

static struct {
    bool tagged;
    bool is_one; /* both targets are the same terminal or file, and use the queue of the first */
    struct queue queues[TARGETS];
} output;

/* ---- Writing ---- */

static struct queue *queue_of(int target)
{
    return &output.queues[output.is_one ? STDOUT_FILENO : target];
}

/* A description of our own for pipes and terminals, for O_NONBLOCK would be seen by all who share
 * the launcher's. Without it little is written at a time, after a poll. */
static void open_queue(struct queue *queue, int target)
{
    struct stat file;
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", target);
    queue->descriptor = target;
    if (fstat(target, &file) != 0)
        return;
    if (S_ISFIFO(file.st_mode) || isatty(target)) {
        int own = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        queue->descriptor = own >= 0 ? own : target;
        queue->never_blocks = own >= 0;
    }
}

void lines_start(bool tagged)
{
    struct stat out, err;
    output.tagged = tagged;
    output.is_one = fstat(STDOUT_FILENO, &out) == 0 && fstat(STDERR_FILENO, &err) == 0 &&
                    out.st_dev == err.st_dev && out.st_ino == err.st_ino;
    open_queue(&output.queues[STDOUT_FILENO], STDOUT_FILENO);
    open_queue(&output.queues[STDERR_FILENO], STDERR_FILENO);
}

static bool is_blocked(const struct queue *queue)
{
    return queue->begin < queue->end;
}

/* Drops what is in the queue. Only standard output's loss can be reported, on standard error. */
static void lose(struct queue *queue, const char *reason)
{
    char line[200];
    bool was_lost = queue->is_lost;
    queue->begin = queue->end = 0;
    queue->is_lost = true;
    if (was_lost || queue == queue_of(STDERR_FILENO))
        return;
    int length = snprintf(line, sizeof line,
                          "oshrun: --mpi none: a part of standard output is lost: %s\n", reason);
    lines_report(line, (size_t)length);
}

/* Where nobody reads, PEs are to get the signal that they would have got from the reader. All other
 * errors lose what is to be written now. */
static void take_error(struct queue *queue, int error)
{
    if (error == EINTR || error == EAGAIN)
        return;
    if (error != EPIPE) {
        lose(queue, strerror(error));
        return;
    }
    queue->begin = queue->end = 0;
    queue->is_closed = true;
}

static bool can_write(const struct queue *queue)
{
    struct pollfd ready = {.fd = queue->descriptor, .events = POLLOUT};
    return queue->never_blocks || poll(&ready, 1, 0) == 1;
}

static void write_queue(struct queue *queue)
{
    while (is_blocked(queue) && can_write(queue)) {
        size_t length = queue->end - queue->begin;
        if (!queue->never_blocks && length > PIPE_BUF)
            length = PIPE_BUF;
        ssize_t written = write(queue->descriptor, queue->text + queue->begin, length);
        if (written < 0 && errno == EAGAIN)
            return;
        if (written < 0)
            take_error(queue, errno);
        else
            queue->begin += (size_t)written;
    }
    if (!is_blocked(queue))
        queue->begin = queue->end = 0;
}

static bool queue_reserve(struct queue *queue, size_t length)
{
    if (queue->end + length <= queue->room)
        return true;
    memmove(queue->text, queue->text + queue->begin, queue->end - queue->begin);
    queue->end -= queue->begin;
    queue->begin = 0;
    size_t room = 2 * (queue->end + length);
    char *text = realloc(queue->text, room);
    if (text == NULL)
        return false;
    queue->text = text;
    queue->room = room;
    return true;
}

static void write_all(int target, const char *text, size_t length)
{
    struct queue *queue = queue_of(target);
    if (queue->is_closed || length == 0)
        return;
    if (!queue_reserve(queue, length)) {
        lose(queue, strerror(ENOMEM));
        return;
    }
    memcpy(queue->text + queue->end, text, length);
    queue->end += length;
    write_queue(queue);
}

bool lines_are_blocked(int target)
{
    return is_blocked(queue_of(target));
}

bool lines_are_lost(void)
{
    return output.queues[STDOUT_FILENO].is_lost || output.queues[STDERR_FILENO].is_lost;
}

void lines_watch(struct pollfd sources[2])
{
    for (int i = 0; i < 2; i++) {
        const struct queue *queue = &output.queues[STDOUT_FILENO + i];
        sources[i] =
            (struct pollfd){.fd = is_blocked(queue) ? queue->descriptor : -1, .events = POLLOUT};
    }
}

void lines_write(const struct pollfd sources[2])
{
    for (int i = 0; i < 2; i++)
        if (sources[i].revents != 0)
            write_queue(&output.queues[STDOUT_FILENO + i]);
}

void lines_give_up(void)
{
    for (int target = STDOUT_FILENO; target < TARGETS; target++)
        if (is_blocked(&output.queues[target]))
            lose(&output.queues[target], "its reader does not read");
}

/* ---- Lines ---- */

/* Ends the line that another one has begun there. */
static void begin_line(int target, const struct lines *writer)
{
    struct queue *queue = queue_of(target);
    if (queue->open != NULL && queue->open != writer)
        write_all(target, "\n", 1);
    queue->open = NULL;
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
    queue_of(lines->target)->open = lines->goes_on ? lines : NULL;
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
    if (count <= 0 || queue_of(lines->target)->is_closed)
        close_source(
            lines); /* who writes on gets the signal that it would have got from the reader */
}

bool lines_are_awaited(const struct lines *lines)
{
    return lines->filled > 0 && isatty(lines->target) && !lines_are_blocked(lines->target);
}

void lines_show(struct lines *lines)
{
    pass_on_lines(lines, true);
}

void lines_drain(struct lines *lines)
{
    struct pollfd ready = {.fd = lines->source, .events = POLLIN};
    while (lines->source >= 0 && !lines_are_blocked(lines->target) && poll(&ready, 1, 0) == 1)
        lines_take(lines);
}

bool lines_end(struct lines *lines)
{
    lines_drain(lines);
    if (lines_are_blocked(lines->target))
        return false;
    if (lines->source >= 0)
        close_source(lines);
    return true;
}

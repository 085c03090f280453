#include "streams.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Output ---- */

enum { TARGETS_COUNT = STDERR_FILENO + 1 };

/* Output for standard output or standard error that could not be written yet, because the reader
 * has not read enough. */
struct output_queue {
    int descriptor;
    bool never_blocks; /* a write to the descriptor never blocks */
    char *text;
    size_t begin, end, capacity;
    /* The stream that wrote an incomplete line; NULL if the last line is complete. */
    const struct stream *open;
    bool is_closed; /* the reader has closed its end */
    bool is_lost;   /* a part of the output was lost; a message has been printed */
};

static struct {
    bool tagged;
    /* Both targets are the same terminal or file, and use the queue of standard output. */
    bool is_one;
    struct output_queue output_queues[TARGETS_COUNT];
} output;

/* ---- Writing ---- */

static struct output_queue *streams_output_queue_of(int target)
{
    return &output.output_queues[output.is_one ? STDOUT_FILENO : target];
}

/* Opens pipes and terminals a second time to set O_NONBLOCK. On the launcher's own descriptor,
 * O_NONBLOCK would affect all processes that share it. If the second open fails, each write is
 * small and follows a poll. */
static void streams_open_queue(struct output_queue *output_queue, int target)
{
    struct stat file;
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", target);
    output_queue->descriptor = target;
    if (fstat(target, &file) != 0)
        return;
    if (S_ISFIFO(file.st_mode) || isatty(target)) {
        int own = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        output_queue->descriptor = own >= 0 ? own : target;
        output_queue->never_blocks = own >= 0;
    }
}

void streams_start(bool tagged)
{
    struct stat out, err;
    output.tagged = tagged;
    output.is_one = fstat(STDOUT_FILENO, &out) == 0 && fstat(STDERR_FILENO, &err) == 0 &&
                    out.st_dev == err.st_dev && out.st_ino == err.st_ino;
    streams_open_queue(&output.output_queues[STDOUT_FILENO], STDOUT_FILENO);
    streams_open_queue(&output.output_queues[STDERR_FILENO], STDERR_FILENO);
}

static bool streams_is_blocked(const struct output_queue *output_queue)
{
    return output_queue->begin < output_queue->end;
}

/* Discards the queue. Reports the loss of standard output on standard error. A loss of standard
 * error cannot be reported. */
static void streams_discard_queue(struct output_queue *output_queue, const char *reason)
{
    char line[200];
    bool was_lost = output_queue->is_lost;
    output_queue->begin = output_queue->end = 0;
    output_queue->is_lost = true;
    if (was_lost || output_queue == streams_output_queue_of(STDERR_FILENO))
        return;
    int length = snprintf(line, sizeof line,
                          "oshrun: --mpi none: a part of standard output was lost: %s\n", reason);
    streams_report(line, (size_t)length);
}

/* If the reader has closed its end, marks the queue as closed. PEs then get SIGPIPE, as they would
 * from the reader. After any other error, discards the queue. */
static void streams_handle_error(struct output_queue *output_queue, int error)
{
    if (error == EINTR || error == EAGAIN)
        return;
    if (error != EPIPE) {
        streams_discard_queue(output_queue, strerror(error));
        return;
    }
    output_queue->begin = output_queue->end = 0;
    output_queue->is_closed = true;
}

static bool streams_can_write(const struct output_queue *output_queue)
{
    struct pollfd ready = {.fd = output_queue->descriptor, .events = POLLOUT};
    return output_queue->never_blocks || poll(&ready, 1, 0) == 1;
}

static void streams_write_queue(struct output_queue *output_queue)
{
    while (streams_is_blocked(output_queue) && streams_can_write(output_queue)) {
        size_t length = output_queue->end - output_queue->begin;
        if (!output_queue->never_blocks && length > PIPE_BUF)
            length = PIPE_BUF;
        ssize_t written =
            write(output_queue->descriptor, output_queue->text + output_queue->begin, length);
        if (written < 0 && errno == EAGAIN)
            return;
        if (written < 0)
            streams_handle_error(output_queue, errno);
        else
            output_queue->begin += (size_t)written;
    }
    if (!streams_is_blocked(output_queue))
        output_queue->begin = output_queue->end = 0;
}

static bool streams_queue_reserve(struct output_queue *output_queue, size_t length)
{
    if (output_queue->end + length <= output_queue->capacity)
        return true;
    memmove(output_queue->text, output_queue->text + output_queue->begin,
            output_queue->end - output_queue->begin);
    output_queue->end -= output_queue->begin;
    output_queue->begin = 0;
    size_t capacity = 2 * (output_queue->end + length);
    char *text = realloc(output_queue->text, capacity);
    if (text == NULL)
        return false;
    output_queue->text = text;
    output_queue->capacity = capacity;
    return true;
}

static void streams_write_all(int target, const char *text, size_t length)
{
    struct output_queue *output_queue = streams_output_queue_of(target);
    if (output_queue->is_closed || length == 0)
        return;
    if (!streams_queue_reserve(output_queue, length)) {
        streams_discard_queue(output_queue, strerror(ENOMEM));
        return;
    }
    memcpy(output_queue->text + output_queue->end, text, length);
    output_queue->end += length;
    streams_write_queue(output_queue);
}

bool streams_are_blocked(int target)
{
    return streams_is_blocked(streams_output_queue_of(target));
}

bool streams_have_lost(void)
{
    return output.output_queues[STDOUT_FILENO].is_lost ||
           output.output_queues[STDERR_FILENO].is_lost;
}

void streams_fill_poll(struct pollfd sources[2])
{
    for (int i = 0; i < 2; i++) {
        const struct output_queue *output_queue = &output.output_queues[STDOUT_FILENO + i];
        sources[i] =
            (struct pollfd){.fd = streams_is_blocked(output_queue) ? output_queue->descriptor : -1,
                            .events = POLLOUT};
    }
}

void streams_write(const struct pollfd sources[2])
{
    for (int i = 0; i < 2; i++)
        if (sources[i].revents != 0)
            streams_write_queue(&output.output_queues[STDOUT_FILENO + i]);
}

void streams_discard(void)
{
    for (int target = STDOUT_FILENO; target < TARGETS_COUNT; target++)
        if (streams_is_blocked(&output.output_queues[target]))
            streams_discard_queue(&output.output_queues[target],
                                  "the process that receives it has stopped reading");
}

/* ---- Lines ---- */

/* Writes a newline if the last line that was written to this target is an incomplete line of
 * another stream. */
static void streams_begin_line(int target, const struct stream *writer)
{
    struct output_queue *output_queue = streams_output_queue_of(target);
    if (output_queue->open != NULL && output_queue->open != writer)
        streams_write_all(target, "\n", 1);
    output_queue->open = NULL;
}

/* Forwards a line or a part of a line. */
static void streams_forward(struct stream *stream, const char *text, size_t length)
{
    streams_begin_line(stream->target, stream);
    if (output.tagged && !stream->continues) {
        char tag[32];
        streams_write_all(stream->target, tag,
                          (size_t)snprintf(tag, sizeof tag, "[%d] ", stream->pe));
    }
    streams_write_all(stream->target, text, length);
    stream->continues = text[length - 1] != '\n';
    streams_output_queue_of(stream->target)->open = stream->continues ? stream : NULL;
}

/* Forwards the complete lines in the buffer. If `all` is true, also forwards the incomplete line
 * after them. Without tags, forwards all complete lines in a single write. */
static void streams_forward_lines(struct stream *stream, bool all)
{
    size_t done = 0;
    while (done < stream->n_filled) {
        const char *begin = stream->text + done;
        size_t rest = stream->n_filled - done;
        const char *end = output.tagged ? memchr(begin, '\n', rest) : memrchr(begin, '\n', rest);
        if (end == NULL && !all)
            break;
        size_t length = end == NULL ? rest : (size_t)(end - begin) + 1;
        streams_forward(stream, begin, length);
        done += length;
    }
    stream->n_filled -= done;
    memmove(stream->text, stream->text + done, stream->n_filled);
}

void streams_report(const char *text, size_t length)
{
    streams_begin_line(STDERR_FILENO, NULL);
    streams_write_all(STDERR_FILENO, text, length);
}

/* ---- Reading ---- */

static void streams_close_source(struct stream *stream)
{
    streams_forward_lines(stream, true);
    close(stream->source);
    stream->source = -1;
}

void streams_read(struct stream *stream)
{
    ssize_t count = read(stream->source, stream->text + stream->n_filled,
                         (size_t)STREAMS_CAPACITY - stream->n_filled);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (count > 0) {
        stream->n_filled += (size_t)count;
        streams_forward_lines(stream, false);
        if (stream->n_filled == STREAMS_CAPACITY)
            streams_forward_lines(stream, true);
    }
    /* Close the pipe at the end of the stream, or if the reader of the job's output has closed
     * its end. In the second case, a PE that continues to write gets SIGPIPE, as it would from
     * the reader. */
    if (count <= 0 || streams_output_queue_of(stream->target)->is_closed)
        streams_close_source(stream);
}

bool streams_have_prompt(const struct stream *stream)
{
    return stream->n_filled > 0 && isatty(stream->target) && !streams_are_blocked(stream->target);
}

void streams_show_prompt(struct stream *stream)
{
    streams_forward_lines(stream, true);
}

void streams_drain(struct stream *stream)
{
    struct pollfd ready = {.fd = stream->source, .events = POLLIN};
    while (stream->source >= 0 && !streams_are_blocked(stream->target) && poll(&ready, 1, 0) == 1)
        streams_read(stream);
}

bool streams_close(struct stream *stream)
{
    streams_drain(stream);
    if (streams_are_blocked(stream->target))
        return false;
    if (stream->source >= 0)
        streams_close_source(stream);
    return true;
}

/* ---- Terminal input ---- */

static struct {
    int target; /* write end of PE 0's input pipe; -1 if no input is forwarded */
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

/* Returns true if this process may read from the terminal. The kernel stops a background process
 * that reads from it. */
static bool streams_is_in_foreground(void)
{
    return tcgetpgrp(STDIN_FILENO) == getpgrp();
}

void terminal_input_fill_poll(struct pollfd sources[2])
{
    bool reads =
        terminal_input.target >= 0 && terminal_input.n_filled == 0 && streams_is_in_foreground();
    bool writes = terminal_input.target >= 0 && terminal_input.n_filled > 0;
    sources[0] = (struct pollfd){.fd = reads ? STDIN_FILENO : -1, .events = POLLIN};
    sources[1] = (struct pollfd){.fd = writes ? terminal_input.target : -1, .events = POLLOUT};
}

static void streams_end_input(void)
{
    close(terminal_input.target);
    terminal_input.target = -1;
    terminal_input.n_filled = 0;
}

static void streams_read_terminal(void)
{
    ssize_t count = read(STDIN_FILENO, terminal_input.text, sizeof terminal_input.text);
    if (count > 0)
        terminal_input.n_filled = (size_t)count;
    else if (count == 0 || errno != EINTR)
        streams_end_input();
}

static void streams_write_to_pe(void)
{
    ssize_t count = write(terminal_input.target, terminal_input.text, terminal_input.n_filled);
    if (count < 0 && errno != EAGAIN && errno != EINTR) {
        streams_end_input();
    } else if (count > 0) {
        terminal_input.n_filled -= (size_t)count;
        memmove(terminal_input.text, terminal_input.text + count, terminal_input.n_filled);
    }
}

void terminal_input_forward(const struct pollfd sources[2])
{
    if (sources[0].revents != 0 && streams_is_in_foreground())
        streams_read_terminal();
    if (sources[1].revents != 0)
        streams_write_to_pe();
}

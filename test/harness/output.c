#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "matches.h"

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

int output_open(struct output *output)
{
    int ends[2];

    if (pipe2(ends, O_CLOEXEC) != 0 || fcntl(ends[0], F_SETFL, O_NONBLOCK) != 0)
        fail("run_test: pipe");
    *output = (struct output){.descriptor = ends[0]};
    return ends[1];
}

static void make_room(struct output *output, size_t bytes)
{
    if (output->length + bytes < output->capacity)
        return;
    output->capacity = 2 * (output->length + bytes);
    output->text = realloc(output->text, output->capacity);
    if (!output->text)
        fail("run_test: output");
}

static void pass_on(const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, length);
        if (written < 0 && errno != EINTR)
            fail("run_test: standard output");
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
}

static void append(struct output *output, const char *bytes, size_t length)
{
    make_room(output, length + 1);
    for (size_t i = 0; i < length; i++) {
        char byte = bytes[i];
        if (byte == '\0')
            byte = ' ';
        output->text[output->length++] = byte;
    }
    output->text[output->length] = '\0';
}

void output_read(struct output *output)
{
    char bytes[65536];
    ssize_t length;

    while (output->descriptor >= 0 &&
           (length = read(output->descriptor, bytes, sizeof bytes)) >= 0) {
        if (length == 0)
            output_close(output);
        pass_on(bytes, (size_t)length);
        append(output, bytes, (size_t)length);
    }
    if (output->descriptor >= 0 && errno != EAGAIN && errno != EINTR)
        fail("run_test: pipe");
}

bool output_matches(const struct output *output, const char *expression)
{
    return matches(output->text ? output->text : "", expression);
}

void output_close(struct output *output)
{
    if (output->descriptor >= 0)
        close(output->descriptor);
    output->descriptor = -1;
}

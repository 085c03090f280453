#include "first_messages.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

static struct {
    int reader, writer; /* ends of the pipe; -1 if closed */
    int ended;          /* eventfd that becomes readable when the launcher has ended */
    pthread_t thread;
    struct first_messages messages; /* owned by the thread until it ends */
    char line[FIRST_MESSAGES_LENGTH];
    size_t used; /* bytes in `line` */
} copier = {.reader = -1, .writer = -1, .ended = -1};

bool first_messages_open(void)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    copier.reader = ends[0];
    copier.writer = ends[1];
    copier.ended = eventfd(0, EFD_CLOEXEC);
    return copier.ended >= 0;
}

bool first_messages_redirect(void)
{
    return dup2(copier.writer, STDERR_FILENO) >= 0;
}

/* Returns the text after the number of the PE or process. PEs that find the same error print
 * messages that differ only in this number. */
static const char *first_messages_after_number(const char *message)
{
    static const char before[] = "isthmus: ";
    const char *colon = strstr(message + sizeof before - 1, ": ");
    return colon == NULL ? message : colon;
}

static bool first_messages_has(const char *message)
{
    const char *text = first_messages_after_number(message);
    for (int i = 0; i < copier.messages.count; i++)
        if (strcmp(first_messages_after_number(copier.messages.text[i]), text) == 0)
            return true;
    return false;
}

/* Keeps the line in `copier.line` if it is a message of a PE. A launcher may have put a prefix such
 * as "[1] " before the message. */
static void first_messages_keep_line(void)
{
    copier.line[copier.used] = '\0';
    copier.used = 0;
    const char *message = strstr(copier.line, "isthmus: PE ");
    if (message == NULL)
        message = strstr(copier.line, "isthmus: process ");
    if (message == NULL || copier.messages.count == FIRST_MESSAGES_MAX ||
        first_messages_has(message))
        return;
    memcpy(copier.messages.text[copier.messages.count++], message, strlen(message) + 1);
}

/* Splits the data into lines. Truncates lines that are longer than the buffer. */
static void first_messages_read_lines(const char *data, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (data[i] == '\n')
            first_messages_keep_line();
        else if (copier.used < sizeof copier.line - 1)
            copier.line[copier.used++] = data[i];
    }
}

/* Writes the data to standard error. Ignores errors: the thread must continue to read the pipe,
 * so that the launcher does not wait forever. */
static void first_messages_write(const char *data, size_t length)
{
    while (length > 0) {
        ssize_t written = write(STDERR_FILENO, data, length);
        if (written < 0 && errno != EINTR)
            return;
        if (written > 0) {
            data += written;
            length -= (size_t)written;
        }
    }
}

/* The main function of the thread that reads the pipe. The thread ends when the pipe has no
 * writer, or when the launcher has ended and the pipe is empty. */
static void *first_messages_run(void *unused)
{
    struct pollfd events[2] = {{.fd = copier.reader, .events = POLLIN},
                               {.fd = copier.ended, .events = POLLIN}};
    char data[4096];
    for (;;) {
        events[0].revents = events[1].revents = 0;
        if (poll(events, 2, -1) < 0 && errno != EINTR)
            break;
        if (events[0].revents == 0) {
            if (events[1].revents != 0)
                break;
            continue;
        }
        ssize_t length = read(copier.reader, data, sizeof data);
        if (length <= 0)
            break;
        first_messages_write(data, (size_t)length);
        first_messages_read_lines(data, (size_t)length);
    }
    first_messages_keep_line();
    return unused;
}

bool first_messages_copy(void)
{
    close(copier.writer);
    copier.writer = -1;
    errno = pthread_create(&copier.thread, NULL, first_messages_run, NULL);
    return errno == 0;
}

void first_messages_close(struct first_messages *messages)
{
    eventfd_write(copier.ended, 1);
    pthread_join(copier.thread, NULL);
    close(copier.reader);
    close(copier.ended);
    *messages = copier.messages;
}

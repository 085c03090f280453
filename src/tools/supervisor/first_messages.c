#include "first_messages.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <unistd.h>

static struct {
    int reader, writer; /* ends of the pipe; -1 if closed */
    int ended;          /* eventfd that becomes readable when the launcher has ended */
    pthread_t thread;
    struct first_messages messages; /* owned by the thread until it ends */
    char line[FIRST_MESSAGES_LENGTH];
    size_t used; /* bytes in `line` */
} copier = {.reader = -1, .writer = -1, .ended = -1};

/* Returns the text after the number of the PE or process. PEs that find the same error print
 * messages that differ only in this number. */
static const char *first_messages_after_number(const char *message)
{
    const char *number = strpbrk(message, "0123456789");
    return number == NULL ? message : number + strspn(number, "0123456789");
}

static bool first_messages_has(const char *message)
{
    const char *text = first_messages_after_number(message);
    for (int i = 0; i < copier.messages.count; i++)
        if (strcmp(first_messages_after_number(copier.messages.text[i]), text) == 0)
            return true;
    return false;
}

/* Keeps the line in `copier.line` if it is a message of Isthmus. A launcher may have put a prefix
 * such as "[1] " before the message. */
static void first_messages_keep_line(void)
{
    copier.line[copier.used] = '\0';
    copier.used = 0;
    const char *message = strstr(copier.line, "isthmus: ");
    if (message == NULL || (message != copier.line && copier.line[0] != '[') ||
        copier.messages.count == FIRST_MESSAGES_MAX || first_messages_has(message))
        return;
    memcpy(copier.messages.text[copier.messages.count++], message, strlen(message) + 1);
}

/* Lines that are longer than a message are truncated. */
static void first_messages_read_lines(const char *data, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (data[i] == '\n')
            first_messages_keep_line();
        else if (copier.used < sizeof copier.line - 1)
            copier.line[copier.used++] = data[i];
    }
}

/* Waits until standard error accepts data: another process may have made the terminal nonblocking.
 * Returns false if it never will. */
static bool first_messages_await_room(void)
{
    struct pollfd error = {.fd = STDERR_FILENO, .events = POLLOUT};
    return errno == EINTR || (errno == EAGAIN && (poll(&error, 1, -1) > 0 || errno == EINTR));
}

/* Without a reader of standard error, the thread continues to read the pipe, so that the launcher
 * does not wait forever. */
static void first_messages_write(const char *data, size_t length)
{
    while (length > 0) {
        ssize_t written = write(STDERR_FILENO, data, length);
        if (written < 0 && !first_messages_await_room())
            return;
        if (written > 0) {
            data += written;
            length -= (size_t)written;
        }
    }
}

/* Copies up to `most` bytes from the pipe. Returns the number of bytes; 0 at the end of the pipe.
 */
static size_t first_messages_copy_some(size_t most)
{
    char data[4096];
    ssize_t length;
    do
        length = read(copier.reader, data, most < sizeof data ? most : sizeof data);
    while (length < 0 && errno == EINTR);
    if (length <= 0)
        return 0;
    first_messages_write(data, (size_t)length);
    first_messages_read_lines(data, (size_t)length);
    return (size_t)length;
}

/* Copies the data that are in the pipe when the launcher has ended. A process that continues to
 * write must not keep this process alive. */
static void first_messages_copy_rest(void)
{
    int left = 0;
    if (ioctl(copier.reader, FIONREAD, &left) != 0)
        return;
    for (size_t rest = (size_t)left, copied = 1; rest > 0 && copied > 0; rest -= copied)
        copied = first_messages_copy_some(rest);
}

/* The thread. It ends when the pipe has no writer, or when the launcher has ended. */
static void *first_messages_run(void *unused)
{
    struct pollfd events[2] = {{.fd = copier.reader, .events = POLLIN},
                               {.fd = copier.ended, .events = POLLIN}};
    for (;;) {
        events[0].revents = events[1].revents = 0;
        if (poll(events, 2, -1) < 0 && errno != EINTR)
            break;
        if (events[1].revents != 0) {
            first_messages_copy_rest();
            break;
        }
        if (events[0].revents != 0 && first_messages_copy_some(SIZE_MAX) == 0)
            break;
    }
    if (copier.used > 0)
        first_messages_keep_line();
    return unused;
}

static void first_messages_close_pipe(void)
{
    close(copier.reader);
    if (copier.writer >= 0)
        close(copier.writer);
    if (copier.ended >= 0)
        close(copier.ended);
}

bool first_messages_open(void)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    copier.reader = ends[0];
    copier.writer = ends[1];
    copier.ended = eventfd(0, EFD_CLOEXEC);
    if (copier.ended >= 0 && pthread_create(&copier.thread, NULL, first_messages_run, NULL) == 0)
        return true;
    first_messages_close_pipe();
    return false;
}

bool first_messages_redirect(void)
{
    return dup2(copier.writer, STDERR_FILENO) >= 0;
}

void first_messages_started(void)
{
    close(copier.writer);
    copier.writer = -1;
}

void first_messages_close(struct first_messages *messages)
{
    eventfd_write(copier.ended, 1);
    pthread_join(copier.thread, NULL);
    first_messages_close_pipe();
    *messages = copier.messages;
}

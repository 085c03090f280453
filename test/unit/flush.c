/*
 * The output of a PE that ends. If SIGTERM ends it, the text in buffers is written, and the process
 * ends by the signal. This holds if the interrupted thread has locked the stream, and if it is in
 * the middle of a write to a pipe that no process reads. An error ends the PE while other threads
 * have locked streams.
 */
#include "base/report.h"
#include "runtime/global_exit.h"

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"

static int output[2]; /* pipe that is the child's standard output */

static pid_t start(void (*action)(void))
{
    CHECK(pipe(output) == 0);
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        dup2(output[1], STDOUT_FILENO);
        close(output[1]);
        setvbuf(stdout, NULL, _IOFBF, 1 << 16);
        global_exit_start();
        action();
        _exit(99);
    }
    close(output[1]);
    return child;
}

static void expect_end_by_signal(pid_t child, int number)
{
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status) && WTERMSIG(status) == number);
}

/* Expects that the pipe contains this text. */
static void expect_output(const char *text)
{
    char found[4096];
    size_t used = 0;
    for (ssize_t got; used < sizeof found - 1; used += (size_t)got)
        if ((got = read(output[0], found + used, sizeof found - 1 - used)) <= 0)
            break;
    found[used] = '\0';
    CHECK_TEXT(found, text);
    close(output[0]);
}

/* ---- Buffered text ---- */

static void leave_text(void)
{
    fputs("one line\nand a part", stdout);
    raise(SIGTERM);
}

static void leave_text_under_lock(void)
{
    flockfile(stdout);
    leave_text();
}

static void run_first(int number)
{
    (void)number;
    fputs(" more", stdout); /* NOLINT(bugprone-signal-handler) */
}

static void (*next)(int);

static void handle_and_exit(int number)
{
    run_first(number);
    next(number);
    exit(7); /* NOLINT(bugprone-signal-handler) */
}

/* A program's handler that calls the previous handler and exits. */
static void exit_in_handler(void)
{
    next = signal(SIGTERM, handle_and_exit);
    leave_text();
}

static void buffered_text_is_written_at_sigterm(void)
{
    int status = 0;
    expect_end_by_signal(start(leave_text), SIGTERM);
    expect_output("one line\nand a part");
    expect_end_by_signal(start(leave_text_under_lock), SIGTERM);
    expect_output("one line\nand a part");
    pid_t child = start(exit_in_handler);
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 7);
    expect_output("one line\nand a part more");
}

struct held {
    FILE *stream;
    int locked[2];
};

static void *hold(void *argument)
{
    const struct held *held = argument;
    flockfile(held->stream);
    close(held->locked[1]);
    pause();
    return NULL;
}

/* Locks the stream in another thread, which keeps the lock. */
static void hold_elsewhere(FILE *stream)
{
    struct held held = {.stream = stream};
    char nothing;
    pthread_t thread;
    CHECK(pipe(held.locked) == 0 && pthread_create(&thread, NULL, hold, &held) == 0);
    CHECK(read(held.locked[0], &nothing, 1) == 0);
}

/* Another thread has locked standard output, because it may be writing to it. */
static void end_beside_writer(void)
{
    fputs("text", stdout);
    hold_elsewhere(stdout);
    raise(SIGTERM);
}

/* A thread that waits for input keeps the lock of its stream. */
static void fail_beside_reader(void)
{
    FILE *read_elsewhere = tmpfile();
    if (CHECK(read_elsewhere != NULL))
        hold_elsewhere(read_elsewhere);
    fputs("text", stdout);
    report_exit(7);
}

static void end_does_not_wait_for_locked_streams(void)
{
    int status = 0;
    expect_end_by_signal(start(end_beside_writer), SIGTERM);
    expect_output("");
    pid_t child = start(fail_beside_reader);
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 7);
    expect_output("text");
}

/* ---- A pipe that no process reads ---- */

static void write_for_ever(void)
{
    for (;;)
        fputs("a line of many\n", stdout);
}

/* Returns nonzero if the process sleeps in a system call. Here this is a write to the full pipe. */
static int sleeps(pid_t child)
{
    char name[64], text[512] = "";
    snprintf(name, sizeof name, "/proc/%d/stat", (int)child);
    int file = open(name, O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);
    close(file);
    const char *end = strrchr(text, ')');
    return length > 0 && end != NULL && strncmp(end, ") S", 3) == 0;
}

/* SIGTERM interrupts a write inside of stdio whose reader does not read. */
static void sigterm_ends_a_write_to_a_full_pipe(void)
{
    pid_t child = start(write_for_ever);
    while (!sleeps(child))
        sched_yield();
    CHECK(kill(child, SIGTERM) == 0);
    expect_end_by_signal(child, SIGTERM);
    close(output[0]);
}

int main(void)
{
    buffered_text_is_written_at_sigterm();
    end_does_not_wait_for_locked_streams();
    sigterm_ends_a_write_to_a_full_pipe();
    return unit_status();
}

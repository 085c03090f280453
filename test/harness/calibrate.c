#include "calibrate.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Operations on which tests with time limits depend: processes that start and end, and processes
 * that wake each other. */
enum { STARTS = 30, ROUND_TRIPS = 1000 };

/* Time in seconds on an idle machine (2 cores of 2.6 GHz, Linux 6). */
static const double reference_s = 0.05;

static double now_s(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static void start_and_end(void)
{
    pid_t child = fork();

    if (child == 0) {
        execlp("true", "true", (char *)NULL);
        _exit(127);
    }
    if (child < 0 || waitpid(child, NULL, 0) != child)
        fail("run_test: calibration: fork");
}

/* Sends back each byte that arrives, until the other end is closed. */
static void answer(int in, int out)
{
    char byte;

    while (read(in, &byte, 1) == 1 && write(out, &byte, 1) == 1)
        ;
    _exit(0);
}

static void wake_each_other(void)
{
    int there[2], back[2];
    char byte = 0;

    if (pipe(there) != 0 || pipe(back) != 0)
        fail("run_test: calibration: pipe");
    pid_t child = fork();
    if (child == 0) {
        close(there[1]);
        answer(there[0], back[1]);
    }
    if (child < 0)
        fail("run_test: calibration: fork");
    for (int i = 0; i < ROUND_TRIPS; i++) {
        if (write(there[1], &byte, 1) != 1 || read(back[0], &byte, 1) != 1)
            fail("run_test: calibration: pipe");
    }
    close(there[1]);
    waitpid(child, NULL, 0);
    close(there[0]), close(back[0]), close(back[1]);
}

double calibrate(void)
{
    const double begin = now_s();

    for (int i = 0; i < STARTS; i++)
        start_and_end();
    wake_each_other();
    const double scale = (now_s() - begin) / reference_s;
    return scale > 1 ? scale : 1;
}

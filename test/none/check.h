/*
 * CHECK ends the process with a message and status 9 if its condition is false.
 */
#ifndef ISTHMUS_TEST_NONE_CHECK_H
#define ISTHMUS_TEST_NONE_CHECK_H

#include <stdio.h>
#include <unistd.h>

static _Noreturn void fail(const char *file, int line, const char *what)
{
    printf("%s:%d: process %d: %s\n", file, line, getpid(), what);
    fflush(stdout);
    _exit(9);
}

#define CHECK(holds)                                                                               \
    do {                                                                                           \
        if (!(holds))                                                                              \
            fail(__FILE__, __LINE__, #holds);                                                      \
    } while (0)

#endif

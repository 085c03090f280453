/*
 * Runs functions in a child process, for tests of functions that end the process.
 */
#ifndef ISTHMUS_UNIT_APART_H
#define ISTHMUS_UNIT_APART_H

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"

/* Runs `action` in a child. Stores what it has written to standard error in `text`, and returns its
 * exit status. */
static inline int run_apart(void (*action)(void), char *text, size_t room)
{
    int ends[2], status = -1;
    size_t used = 0;
    if (!CHECK(pipe(ends) == 0))
        return -1;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        action();
        _exit(0);
    }
    close(ends[1]);
    for (ssize_t got; used < room - 1; used += (size_t)got)
        if ((got = read(ends[0], text + used, room - 1 - used)) <= 0)
            break;
    text[used] = '\0';
    close(ends[0]);
    CHECK(waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Expects that `action` ends the process with status 1 and prints one line that contains `part`. */
static inline void expect_end(void (*action)(void), const char *part)
{
    char text[4096];
    CHECK_SIZE((size_t)run_apart(action, text, sizeof text), 1);
    CHECK_PART(text, part);
    CHECK(strcspn(text, "\n") + 1 == strlen(text));
}

#endif

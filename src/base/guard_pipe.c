#include "guard_pipe.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
    int descriptor;
    unsigned long inode;
} guard = {.descriptor = -1};

/* A descriptor of that number may be something else by now: a script, or the program, may have
 * closed ours. */
static bool is_ours(void)
{
    struct stat file;
    return guard.descriptor >= 0 && fstat(guard.descriptor, &file) == 0 && S_ISFIFO(file.st_mode) &&
           file.st_ino == guard.inode;
}

__attribute__((constructor)) static void find_guard(void)
{
    const char *variable = getenv(GUARD_VARIABLE);
    if (variable == NULL || sscanf(variable, "%d:%lu", &guard.descriptor, &guard.inode) != 2)
        guard.descriptor = -1;
    guard_tell(GUARD_LOADED);
}

void guard_tell(enum guard_word word)
{
    if (!is_ours())
        return;
    char character = (char)word;
    /* Another program must not speak for this PE. */
    if (word == GUARD_STARTS || word == GUARD_JOINS)
        fcntl(guard.descriptor, F_SETFD, FD_CLOEXEC);
    if (write(guard.descriptor, &character, 1) < 0)
        guard.descriptor = -1; /* the guard is gone, and this process about to be */
}

void guard_forget(void)
{
    guard.descriptor = -1;
}

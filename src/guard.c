#include "guard.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int guard_pipe = -1;

/* A descriptor of that number may be something else by now: a script may have closed ours. */
static bool is_pipe(int descriptor, unsigned long inode)
{
    struct stat file;
    return fstat(descriptor, &file) == 0 && S_ISFIFO(file.st_mode) && file.st_ino == inode;
}

__attribute__((constructor)) static void find_guard(void)
{
    const char *variable = getenv(GUARD_VARIABLE);
    int descriptor;
    unsigned long inode;
    if (variable == NULL || sscanf(variable, "%d:%lu", &descriptor, &inode) != 2 ||
        !is_pipe(descriptor, inode))
        return;
    guard_pipe = descriptor;
    guard_tell(GUARD_LOADED);
}

void guard_tell(enum guard_word word)
{
    if (guard_pipe < 0)
        return;
    char character = (char)word;
    if (word == GUARD_STARTS) /* another program must not speak for this PE */
        fcntl(guard_pipe, F_SETFD, FD_CLOEXEC);
    if (write(guard_pipe, &character, 1) < 0) /* the guard is gone, and this process about to be */
        guard_pipe = -1;
}

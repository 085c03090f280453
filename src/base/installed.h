/*
 * Paths of the files of this installation, for the programs in its folder bin/.
 */
#ifndef ISTHMUS_INSTALLED_H
#define ISTHMUS_INSTALLED_H

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { INSTALLED_PATH_ROOM = PATH_MAX + 64 };

/* Writes the absolute path of `file`. `file` is relative to the folder that contains bin/. The
 * calling program must be in bin/. */
static inline void installed_path(const char *file, char path[INSTALLED_PATH_ROOM])
{
    char own[PATH_MAX] = "";
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
    for (int i = 0; i < 2 && length > 0; i++) {
        char *slash = strrchr(own, '/');
        if (slash != NULL)
            *slash = '\0';
    }
    snprintf(path, INSTALLED_PATH_ROOM, "%s/%s", own, file);
}

#endif

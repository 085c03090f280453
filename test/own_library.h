/*
 * For runners of jobs without MPI: the folder of the runner has, in lib/, a copy of the library and
 * beside it the backend module that it is for.
 */
#ifndef TEST_OWN_LIBRARY_H
#define TEST_OWN_LIBRARY_H

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Has programs that are started from now on use both; false, and errno says why, if the folder
 * cannot be found. */
static inline bool use_own_library(const char *module)
{
    char self[PATH_MAX], folder[PATH_MAX + 8];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0)
        return false;
    self[length] = '\0';
    *strrchr(self, '/') = '\0';
    snprintf(folder, sizeof folder, "%s/lib", self);
    return setenv("LD_LIBRARY_PATH", folder, 1) == 0 && setenv("ISTHMUS_MPI", module, 1) == 0;
}

#endif

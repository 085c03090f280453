/*
 * For programs that start jobs without MPI: the folder lib/ next to the program contains a copy of
 * the library and the backend module for it.
 */
#ifndef TEST_OWN_LIBRARY_H
#define TEST_OWN_LIBRARY_H

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Makes programs that are started from now on use this library and the module. Returns false and
 * sets errno if the folder cannot be found. */
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

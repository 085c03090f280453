/*
 * Common code of the libraries that oshrun preloads into a launcher.
 */
#ifndef ISTHMUS_PRELOAD_H
#define ISTHMUS_PRELOAD_H

#include <stdlib.h>

/* Restores the user's LD_PRELOAD when this library is loaded. The library is then loaded only
 * into the launcher, and not into its child processes. */
__attribute__((constructor)) static void restore_preload(void)
{
    const char *users = getenv("OSHRUN_LD_PRELOAD");

    if (users && *users)
        setenv("LD_PRELOAD", users, 1);
    else
        unsetenv("LD_PRELOAD");
    unsetenv("OSHRUN_LD_PRELOAD");
}

#endif

/*
 * For libraries that oshrun preloads into a launcher.
 */
#ifndef ISTHMUS_GUARD_PRELOADED_H
#define ISTHMUS_GUARD_PRELOADED_H

#include <stdlib.h>

/* Only the launcher itself is for us, not what it starts. */
__attribute__((constructor)) static void leave_environment(void)
{
    const char *kept = getenv("OSHRUN_LD_PRELOAD");

    if (kept && *kept)
        setenv("LD_PRELOAD", kept, 1);
    else
        unsetenv("LD_PRELOAD");
    unsetenv("OSHRUN_LD_PRELOAD");
}

#endif

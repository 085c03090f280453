/*
 * Preloaded into Hydra's daemons by oshrun (hydra_preload.c): the PEs of a host share the daemon's
 * session.
 *
 * Hydra gives each process a session of its own. Where the kernel shares cores out between sessions
 * (autogroup), such a PE has nobody to yield to, and one that waits keeps its core from those that
 * it waits for. A process group of its own, by which Hydra ends a process and what that has
 * started, each still has.
 */
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

#include "preload.h"

static pid_t daemon_process;

__attribute__((constructor)) static void hydra_daemon_preload_record_daemon_process(void)
{
    daemon_process = getpid();
}

/* Between fork and exec of a PE. */
pid_t setsid(void)
{
    static pid_t (*next)(void);

    if (getpid() != daemon_process)
        return setpgid(0, 0) == 0 ? getpid() : -1;
    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "setsid");
    return next();
}

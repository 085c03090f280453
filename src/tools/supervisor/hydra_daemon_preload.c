/*
 * Library that oshrun preloads into Hydra's daemons (hydra_preload.c). It makes the PEs of a host
 * share the session of their daemon.
 *
 * Hydra creates a separate session for each process. If the kernel schedules by session
 * (autogroup), a PE that waits cannot yield its core to a PE of another session, although it may
 * wait for that PE. Each process still gets its own process group, because Hydra uses the group to
 * end a process and its children.
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

/* Replaces setsid of libc. A child of the daemon calls it between fork and exec of a PE. In such
 * a child, it creates a process group instead of a session. */
pid_t setsid(void)
{
    static pid_t (*next)(void);

    if (getpid() != daemon_process)
        return setpgid(0, 0) == 0 ? getpid() : -1;
    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "setsid");
    return next();
}

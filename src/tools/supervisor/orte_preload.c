/*
 * Library that oshrun preloads into ORTE's mpiexec and its daemons. It limits the time that a
 * connection waits for a peer that does not respond. When a connection breaks, the ORTE process at
 * each end terminates its part of the job.
 *
 * ORTE requests keepalive probes, which the kernel sends only on idle connections. If data are in
 * flight, for example output of the program, the kernel would retransmit them for a quarter of an
 * hour.
 */
#include <dlfcn.h>
#include <stddef.h>

#include "keepalive.h"
#include "preload.h"

/* Replaces setsockopt of libc. ORTE sets TCP_KEEPIDLE for each connection between its processes.
 * For these connections, also sets TCP_USER_TIMEOUT. */
int setsockopt(int socket, int level, int option, const void *value, socklen_t length)
{
    static int (*next)(int, int, int, const void *, socklen_t);
    const int unanswered_ms = KEEPALIVE_UNANSWERED_MS;

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "setsockopt");
    if (level == IPPROTO_TCP && option == TCP_KEEPIDLE)
        next(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &unanswered_ms, sizeof unanswered_ms);
    return next(socket, level, option, value, length);
}

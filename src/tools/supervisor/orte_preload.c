/*
 * Preloaded into ORTE's mpiexec and its daemons by oshrun: a connection whose peer does not answer
 * breaks in time, whereupon ORTE ends its part of the job by itself.
 *
 * ORTE asks for probes of idle connections only. One with data under way, as a program's output,
 * has none: the kernel sends the data again for a quarter of an hour.
 */
#include <dlfcn.h>
#include <stddef.h>

#include "keepalive.h"
#include "preload.h"

/* ORTE sets this option for each connection between its processes. */
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

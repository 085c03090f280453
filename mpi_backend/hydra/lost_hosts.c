/*
 * Preloaded into Hydra's mpiexec by oshrun: connections of the daemons that end, or whose host does
 * not answer any more, are noticed and named. mpiexec then ends the job by itself.
 */
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "keepalive.h"

enum { DESCRIPTORS = 1 << 16 };

static bool is_daemon[DESCRIPTORS];

/* Only mpiexec itself is for us, not what it starts. */
__attribute__((constructor)) static void leave_environment(void)
{
    const char *kept = getenv("OSHRUN_LD_PRELOAD");

    if (kept && *kept)
        setenv("LD_PRELOAD", kept, 1);
    else
        unsetenv("LD_PRELOAD");
    unsetenv("OSHRUN_LD_PRELOAD");
}

/* Writes the name, or else the address, of the host at the other end. */
static void peer_name(int socket, char *name, socklen_t length)
{
    struct sockaddr_storage peer;
    socklen_t peer_length = sizeof peer;

    snprintf(name, length, "a host");
    if (getpeername(socket, (struct sockaddr *)&peer, &peer_length) == 0)
        getnameinfo((struct sockaddr *)&peer, peer_length, name, length, NULL, 0, 0);
}

static void report_lost(int socket, int error)
{
    char name[NI_MAXHOST];

    peer_name(socket, name, sizeof name);
    if (error == ETIMEDOUT || error == EHOSTUNREACH || error == ENETUNREACH)
        fprintf(stderr, "oshrun: %s does not answer; the job ends\n", name);
    else
        fprintf(stderr, "oshrun: the launcher's daemon on %s has ended; the job ends\n", name);
}

/* The type of the address is that of the system's header, which is not the same everywhere. */
int accept(int listener, __SOCKADDR_ARG address, socklen_t *restrict length)
{
    int socket = accept4(listener, address, length, 0);

    if (socket >= 0 && socket < DESCRIPTORS) {
        set_keepalive(socket);
        is_daemon[socket] = true;
    }
    return socket;
}

int close(int descriptor)
{
    static int (*next)(int);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "close");
    if (descriptor >= 0 && descriptor < DESCRIPTORS)
        is_daemon[descriptor] = false;
    return next(descriptor);
}

ssize_t read(int descriptor, void *buffer, size_t bytes)
{
    static ssize_t (*next)(int, void *, size_t);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "read");
    ssize_t done = next(descriptor, buffer, bytes);
    int error = done < 0 ? errno : 0;
    bool wait = error == EAGAIN || error == EINTR;
    if (done <= 0 && !wait && descriptor >= 0 && descriptor < DESCRIPTORS &&
        is_daemon[descriptor]) {
        is_daemon[descriptor] = false;
        report_lost(descriptor, error);
        errno = error;
    }
    return done;
}

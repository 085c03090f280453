/*
 * Preloaded into Hydra's mpiexec by oshrun. Reports the daemons whose connection has ended or whose
 * host does not answer any more. mpiexec then ends the job by itself.
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
#include "preloaded.h"

enum { DESCRIPTORS = 1 << 16 };

struct peer {
    struct sockaddr_storage address;
    socklen_t length;
};

/* The daemons that are connected, by descriptor. */
static struct peer *daemons[DESCRIPTORS];

static bool is_daemon(int descriptor)
{
    return descriptor >= 0 && descriptor < DESCRIPTORS && daemons[descriptor];
}

/* The address is kept: a connection that was lost has none any more. */
static void record_daemon(int descriptor)
{
    struct peer *peer = calloc(1, sizeof *peer);

    if (!peer)
        return;
    peer->length = sizeof peer->address;
    if (getpeername(descriptor, (struct sockaddr *)&peer->address, &peer->length) == 0)
        daemons[descriptor] = peer;
    else
        free(peer);
}

static void forget_daemon(int descriptor)
{
    free(daemons[descriptor]);
    daemons[descriptor] = NULL;
}

static void report_lost(const struct peer *peer, int error)
{
    char name[NI_MAXHOST] = "a host";

    getnameinfo((const struct sockaddr *)&peer->address, peer->length, name, sizeof name, NULL, 0,
                0);
    if (error == ETIMEDOUT || error == EHOSTUNREACH || error == ENETUNREACH)
        fprintf(stderr, "oshrun: %s does not answer; the job ends\n", name);
    else
        fprintf(stderr, "oshrun: the launcher's daemon on %s has ended; the job ends\n", name);
}

/* The type of the address is that of the system's header, which is not the same everywhere. */
#ifdef __GLIBC__
typedef __SOCKADDR_ARG address_argument;
#else
typedef struct sockaddr *restrict address_argument;
#endif

int accept(int listener, address_argument address, socklen_t *restrict length)
{
    int socket = accept4(listener, address, length, 0);

    if (socket >= 0 && socket < DESCRIPTORS) {
        set_keepalive(socket);
        record_daemon(socket);
    }
    return socket;
}

int close(int descriptor)
{
    static int (*next)(int);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "close");
    if (is_daemon(descriptor))
        forget_daemon(descriptor);
    return next(descriptor);
}

ssize_t read(int descriptor, void *buffer, size_t bytes)
{
    static ssize_t (*next)(int, void *, size_t);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "read");
    ssize_t done = next(descriptor, buffer, bytes);
    int error = done < 0 ? errno : 0;
    if (done <= 0 && error != EAGAIN && error != EINTR && is_daemon(descriptor)) {
        report_lost(daemons[descriptor], error);
        forget_daemon(descriptor);
        errno = error;
    }
    return done;
}

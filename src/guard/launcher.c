#include "launcher.h"

#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "keepalive.h"

enum { INHERITED_DESCRIPTORS = 64 }; /* the daemon's connection is among the first */

/* The first of some variables that is set, or NULL. */
static const char *first_variable(const char *const *names)
{
    for (; *names; names++) {
        const char *value = getenv(*names);
        if (value)
            return value;
    }
    return NULL;
}

bool launcher_is_hydra(void)
{
    return getenv("PMI_FD") != NULL;
}

const char *launcher_pe(void)
{
    static const char *const names[] = {"PMI_RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", NULL};
    const char *pe = first_variable(names);

    return pe ? pe : "?";
}

static int number_from(const char *hydra, const char *openmpi, int otherwise)
{
    const char *const names[] = {hydra, openmpi, NULL};
    const char *value = first_variable(names);

    return value ? atoi(value) : otherwise;
}

int launcher_pes(void)
{
    return number_from("PMI_SIZE", "OMPI_COMM_WORLD_SIZE", 0);
}

int launcher_pes_here(void)
{
    return number_from("MPI_LOCALNRANKS", "OMPI_COMM_WORLD_LOCAL_SIZE", 0);
}

bool launcher_is_first_here(void)
{
    return number_from("MPI_LOCALRANKID", "OMPI_COMM_WORLD_LOCAL_RANK", -1) == 0;
}

/* The daemon's connection to the launcher, which we inherited, is the daemon's too. */
void launcher_enable_keepalive(void)
{
    for (int descriptor = STDERR_FILENO + 1; descriptor < INHERITED_DESCRIPTORS; descriptor++) {
        struct sockaddr_storage peer = {0};
        socklen_t length = sizeof peer;

        if (getpeername(descriptor, (struct sockaddr *)&peer, &length) == 0 &&
            (peer.ss_family == AF_INET || peer.ss_family == AF_INET6))
            set_keepalive(descriptor);
    }
}

static int pmi_socket(void)
{
    const char *descriptor = getenv("PMI_FD");

    return descriptor ? atoi(descriptor) : -1;
}

/* Hydra closes the connection of a process that is done. */
bool launcher_is_done_with(int timeout_ms)
{
    struct pollfd connection = {.fd = pmi_socket(), .events = POLLIN};
    char byte;

    return poll(&connection, 1, timeout_ms) == 1 &&
           recv(connection.fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/* Hydra waits forever for a process that has ended before it spoke. So the supervisor speaks for
 * it. */
void launcher_end_job(int status)
{
    const struct timespec pause = {.tv_sec = 1};
    char words[100];

    if (!launcher_is_hydra())
        return;
    int length =
        snprintf(words, sizeof words,
                 "cmd=init pmi_version=1 pmi_subversion=1\ncmd=abort exitcode=%d\n", status);
    if (send(pmi_socket(), words, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT) == length)
        nanosleep(&pause, NULL); /* the daemon ends this process meanwhile */
}

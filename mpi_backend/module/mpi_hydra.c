/*
 * A barrier of Hydra, the launcher of MPICH.
 *
 * Hydra gives each process a socket, whose descriptor is in the environment variable PMI_FD. A
 * process writes a request (PMI-1 protocol), and Hydra replies when all processes of the job have
 * sent this request. MPICH uses the socket at its start and at the end of MPI_Finalize, but not in
 * between.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "mpi_module.h"

static int mpi_hydra_send_text(int descriptor, const char *text)
{
    size_t length = strlen(text);
    ssize_t sent;
    do
        sent = send(descriptor, text, length, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)length ? 0
                                   : fail("cannot send a message to Hydra: %s", strerror(errno));
}

/* Reads one line, without its newline. Reads single bytes, because the bytes after the line
 * belong to MPICH. */
static int mpi_hydra_read_line(int descriptor, char *line, size_t capacity)
{
    for (size_t length = 0; length < capacity;) {
        ssize_t got = recv(descriptor, line + length, 1, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return fail("Hydra does not answer: %s",
                        got == 0 ? "it closed the connection" : strerror(errno));
        if (line[length] == '\n') {
            line[length] = '\0';
            return 0;
        }
        length++;
    }
    return fail("the answer of Hydra is too long");
}

int hydra_connection(void)
{
    const char *descriptor = getenv("PMI_FD");
    return descriptor != NULL ? atoi(descriptor) : -1;
}

int hydra_barrier(int connection)
{
    static const char answer[] = "cmd=barrier_out";
    char line[200];
    if (mpi_hydra_send_text(connection, "cmd=barrier_in\n") != 0 ||
        mpi_hydra_read_line(connection, line, sizeof line) != 0)
        return -1;
    if (strncmp(line, answer, sizeof answer - 1) != 0)
        return fail("Hydra answers \"%s\": expected \"%s\"", line, answer);
    return 0;
}

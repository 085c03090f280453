/*
 * Makes one process start later than the others: it waits until another process has printed the
 * message that it waits for missing processes.
 */
#ifndef ISTHMUS_TEST_LATE_H
#define ISTHMUS_TEST_LATE_H

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../../mpi_backend/output.h"
#include "pes.h"

/* Path of a named pipe. This process opens the pipe after it has reported that it waits. "" if this
 * process must not open a pipe. */
static char told[4096];

/* If nonzero, the second process that reports that it waits aborts the job, and no pipe is
 * opened. */
static int ends_after_two;

static void end_after_two(void)
{
    output_wait_for_reader(); /* Hydra may lose an unread message when the job ends */
    int file = open(told, O_CREAT | O_EXCL | O_WRONLY, 0600);
    if (file < 0 && errno == EEXIST) {
        unlink(told);
        MPI_Abort(MPI_COMM_WORLD, 3);
    }
    close(file);
}

static void note_told(void)
{
    if (ends_after_two)
        end_after_two();
    else
        close(open(told, O_WRONLY)); /* waits for the late process to open it */
}

/* Replaces write(), through which the library prints its messages. */
ssize_t write(int file, const void *bytes, size_t length)
{
    ssize_t written = syscall(SYS_write, file, bytes, length);
    if (file == STDERR_FILENO && told[0] != '\0' && memmem(bytes, length, "waits for", 9) != NULL)
        note_told();
    return written;
}

/* The process `chooser` chooses the path and broadcasts it. */
static void choose_path(int chooser)
{
    const char *folder = getenv("TMPDIR");
    if (rank == chooser) {
        snprintf(told, sizeof told, "%s/isthmus-late-XXXXXX", folder != NULL ? folder : "/tmp");
        int file = mkstemp(told);
        CHECK(file >= 0);
        close(file);
        unlink(told);
        CHECK(ends_after_two || mkfifo(told, 0600) == 0);
    }
    CHECK(MPI_Bcast(told, sizeof told, MPI_CHAR, chooser, MPI_COMM_WORLD) == MPI_SUCCESS);
}

/* Collective. All processes call `start`. The process `late` calls it after the process `teller`
 * has reported that it waits. */
static void come_late(int late, int teller, void (*start)(void))
{
    choose_path(late);
    if (rank == late) {
        int end = open(told, O_RDONLY); /* returns after the teller has opened the pipe */
        CHECK(end >= 0);
        close(end);
        unlink(told);
    }
    if (rank != teller)
        told[0] = '\0';
    start();
    told[0] = '\0';
}

#endif

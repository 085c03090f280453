/*
 * Tests the barrier through Hydra (mpi_backend/module/mpi_hydra.c). The test plays the role of
 * Hydra.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "module/mpi_module.h"
#include "unit.h"

static char why[200];

int fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    return -1;
}

/* Returns the result of the barrier if Hydra sends `answer` and closes the connection. Stores the
 * bytes that were not read in `left`. */
static int run_barrier_with_answer(const char *answer, char *left, size_t room)
{
    int ends[2];
    char number[12], asked[100] = "";
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return perror("socketpair"), -2;
    snprintf(number, sizeof number, "%d", ends[0]);
    setenv("PMI_FD", number, 1);
    CHECK(write(ends[1], answer, strlen(answer)) == (ssize_t)strlen(answer));
    shutdown(ends[1], SHUT_WR);
    CHECK(hydra_connection() == ends[0]);
    int result = hydra_barrier(ends[0]);
    CHECK(read(ends[1], asked, sizeof asked - 1) > 0);
    CHECK_TEXT(asked, "cmd=barrier_in\n");
    ssize_t length = read(ends[0], left, room - 1);
    left[length > 0 ? length : 0] = '\0';
    close(ends[0]);
    close(ends[1]);
    return result;
}

int main(void)
{
    char left[100];
    unsetenv("PMI_FD");
    CHECK(hydra_connection() == -1);

    CHECK(run_barrier_with_answer("cmd=barrier_out\n", left, sizeof left) == 0);
    CHECK_TEXT(left, "");
    CHECK(run_barrier_with_answer("cmd=barrier_out rc=0\ncmd=more\n", left, sizeof left) == 0);
    CHECK_TEXT(left, "cmd=more\n");

    CHECK(run_barrier_with_answer("cmd=abort\n", left, sizeof left) == -1);
    CHECK_PART(why, "Hydra answers \"cmd=abort\": expected \"cmd=barrier_out\"");
    CHECK(run_barrier_with_answer("cmd=barrier_o", left, sizeof left) == -1);
    CHECK_PART(why, "it closed the connection");
    char endless[301] = "";
    memset(endless, 'x', sizeof endless - 1);
    CHECK(run_barrier_with_answer(endless, left, sizeof left) == -1);
    CHECK_PART(why, "is too long");

    CHECK(hydra_barrier(9999) == -1);
    CHECK_PART(why, "cannot send a message to Hydra: Bad file descriptor");
    return unit_status();
}

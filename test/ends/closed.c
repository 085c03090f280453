/*
 * closed WAY: a program that closes descriptors that it did not open, after shmem_init.
 *
 *   pipe     the pipe through which it reports its state to the supervisor
 *   all      3 to 99, which no MPI survives
 *   lost     as pipe, and PE 0 ends before shmem_finalize: that must be reported
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **words)
{
    int pipe_end;
    const char *variable = getenv("OSHRUN_GUARD_PIPE");
    if (count != 2 || variable == NULL || sscanf(variable, "%d", &pipe_end) != 1)
        return 2;
    shmem_init();
    close(pipe_end);
    for (int i = 3; i < 100 && strcmp(words[1], "all") == 0; i++)
        close(i);
    if (strcmp(words[1], "lost") == 0 && shmem_my_pe() == 0)
        _exit(0);
    shmem_finalize();
    return 0;
}

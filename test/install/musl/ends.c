/* ends WAY: ends a PE in different ways without shmem_finalize. With `child`, the PE forks a child
 * that calls exit. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int me;

static void say(void)
{
    printf("PE %d says so at its end\n", me);
}

static int end_of_child(void)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0)
        exit(5);
    return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    shmem_init();
    me = shmem_my_pe();
    atexit(say);
    if (strcmp(way, "child") == 0)
        printf("the child's status is %d\n", end_of_child());
    if (strcmp(way, "exit") == 0 && me == 1)
        exit(3);
    return strcmp(way, "return") == 0 && me == 1 ? 4 : 0;
}

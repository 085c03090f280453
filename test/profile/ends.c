/*
 * PE 1 ends in the way that the argument names, after each PE has executed a hundred atomic
 * operations.
 */
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long word;

/* Prints the mappings of the profiling library in this process, and LD_PRELOAD. */
static void print_maps(void)
{
    char line[4096];
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        if (strstr(line, "libisthmus-profile") != NULL)
            printf("%s", line);
    printf("LD_PRELOAD=%s\n", getenv("LD_PRELOAD") == NULL ? "" : getenv("LD_PRELOAD"));
}

int main(int count, char **words)
{
    const char *way = count > 1 ? words[1] : "";
    shmem_init();
    int me = shmem_my_pe();
    for (int i = 0; i < 100; i++)
        shmem_long_atomic_inc(&word, (me + 1) % shmem_n_pes());
    shmem_barrier_all();
    if (strcmp(way, "maps") == 0)
        print_maps();
    if (strcmp(way, "kill") == 0 && me == 1)
        kill(getpid(), SIGKILL);
    if (strcmp(way, "_exit") == 0 && me == 1)
        _exit(3);
    if (strcmp(way, "exit") == 0 && me == 1)
        exit(3);
    if (strcmp(way, "segv") == 0 && me == 1)
        raise(SIGSEGV);
    if (strcmp(way, "global") == 0 && me == 1)
        shmem_global_exit(0);
    if (strcmp(way, "return") != 0 && strcmp(way, "maps") != 0)
        shmem_finalize();
    if (strcmp(way, "done") == 0)
        _exit(0); /* does not run exit handlers */
    return 0;
}

/* Program of the tests in test/none: prints, reads or waits as its first argument says. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Writes lines of all lengths, so that stdio flushes its buffer in the middle of lines. */
static void write_lines(int me)
{
    enum { LINES = 1500, LONGEST = 900 };
    for (int i = 0; i < LINES; i++) {
        fprintf(i % 3 == 0 ? stderr : stdout, "%d<%0*d>%d\n", me, 1 + i * 37 % LONGEST, i, me);
        if (i % 3 == 0)
            fprintf(stderr, "%d<", me), fprintf(stderr, "%d>%d\n", i, me);
    }
}

static void read_input(int me)
{
    char line[100];
    if (fgets(line, sizeof line, stdin) != NULL)
        printf("PE %d read %s", me, line);
    else
        printf("PE %d read nothing\n", me);
}

/* Prints the process id and waits: PE 0 forever, and the other PEs for PE 0. */
static void stay(int me)
{
    printf("process %d\n", (int)getpid());
    fflush(stdout);
    if (me > 0)
        shmem_barrier_all();
    for (;;)
        pause();
}

/* PE 0 prints a question without a newline, and reads the answer. */
static void ask(int me)
{
    if (me == 0)
        printf("name? "), fflush(stdout), read_input(me);
    shmem_barrier_all();
}

/* PE 0 starts this program as a child. The child is not a PE of the job. */
static void start_another(int me, char *program)
{
    pid_t child = me == 0 ? fork() : -1;
    if (child == 0) {
        execl(program, program, "number", (char *)NULL);
        _exit(EXIT_FAILURE);
    }
    if (child > 0)
        waitpid(child, NULL, 0);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    shmem_init();
    int me = shmem_my_pe();
    if (strcmp(what, "lines") == 0)
        write_lines(me);
    else if (strcmp(what, "input") == 0)
        read_input(me);
    else if (strcmp(what, "stay") == 0)
        stay(me);
    else if (strcmp(what, "ask") == 0)
        ask(me);
    else if (strcmp(what, "another") == 0)
        start_another(me, argv[0]);
    else if (strcmp(what, "unfinished") == 0)
        printf("PE %d", me);
    else
        printf("PE %d of %d\n", me, shmem_n_pes());
    shmem_finalize();
    return 0;
}

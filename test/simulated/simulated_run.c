/*
 * simulated_run: runs a program as the PEs of the first node of a job of any size. The backend
 * module "simulated" simulates the other nodes.
 */
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../own_library.h"
#include "medium.h"

static const char usage_text[] = "usage: simulated_run PES NODE program [argument]...\n"
                                 "A job of PES PEs, NODE of which are a node. Those of the first "
                                 "node run the program; the others\n"
                                 "are made up. The status is 0 if all of them end with 0.\n";

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "simulated_run: %s: %s\n", what, strerror(errno));
    exit(EXIT_FAILURE);
}

static int read_number(const char *text, int most)
{
    char *end;
    long number = strtol(text, &end, 10);
    if (*text != '\0' && *end == '\0' && number >= 1 && number <= most)
        return (int)number;
    fprintf(stderr, "simulated_run: '%s': expected a number from 1 to %d\n%s", text, most,
            usage_text);
    exit(2);
}

static struct medium *make_medium(int n_pes, int node)
{
    char text[16];
    int file = memfd_create("simulated", 0);
    if (file < 0 || ftruncate(file, sizeof(struct medium)) != 0)
        fail("memory");
    struct medium *medium = mmap(NULL, sizeof *medium, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (medium == MAP_FAILED)
        fail("memory");
    medium->n_pes = n_pes;
    medium->node = node < n_pes ? node : n_pes;
    medium->status = -1;
    snprintf(text, sizeof text, "%d", file);
    setenv(MEDIUM_FILE_VARIABLE, text, 1);
    return medium;
}

static _Noreturn void become_pe(int pe, char **program)
{
    char text[16];
    snprintf(text, sizeof text, "%d", pe);
    setenv(MEDIUM_PE_VARIABLE, text, 1);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    execvp(program[0], program);
    fprintf(stderr, "simulated_run: %s: %s\n", program[0], strerror(errno));
    _exit(127);
}

/* Waits for all processes. Returns the first nonzero status. After a failure it kills the remaining
 * processes. */
static int wait_for_all(const pid_t *pids, int n)
{
    int first = 0, status;
    while (wait(&status) > 0) {
        int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        if (first != 0 || code == 0)
            continue;
        first = code;
        for (int i = 0; i < n; i++)
            kill(pids[i], SIGKILL);
    }
    return first;
}

int main(int argc, char **argv)
{
    if (argc >= 2 && strcmp(argv[1], "--help") == 0)
        return fputs(usage_text, stdout) < 0;
    if (argc < 4) {
        fputs(usage_text, stderr);
        return 2;
    }
    int n_pes = read_number(argv[1], INT_MAX);
    int node = read_number(argv[2], MEDIUM_NODE_MOST);
    const struct medium *medium = make_medium(n_pes, node);
    pid_t pids[MEDIUM_NODE_MOST];
    if (!use_own_library("simulated"))
        fail("/proc/self/exe");
    for (int pe = 0; pe < medium->node; pe++) {
        pids[pe] = fork();
        if (pids[pe] < 0)
            fail("fork");
        if (pids[pe] == 0)
            become_pe(pe, argv + 3);
    }
    return wait_for_all(pids, medium->node);
}

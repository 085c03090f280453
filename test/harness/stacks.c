#include "stacks.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "process_tree.h"

enum { MOST_PROCESSES = 64, BUDGET_S = 20, ONE_S = 5 };

/* Runs gdb on one process, and writes its output to `output`. */
static void save_one(pid_t process, int output)
{
    char id[16], limit[16];

    snprintf(id, sizeof id, "%d", (int)process);
    snprintf(limit, sizeof limit, "%d", ONE_S);
    pid_t debugger = fork();
    if (debugger == 0) {
        dup2(output, STDOUT_FILENO);
        dup2(output, STDERR_FILENO);
        unsetenv("LD_PRELOAD"); /* gdb must not load libraries that the test preloads */
        execlp("timeout", "timeout", "-s", "KILL", limit, "gdb", "-nx", "-batch", "-p", id, "-ex",
               "thread apply all bt", (char *)NULL);
        perror("run_test: timeout gdb");
        _exit(127);
    }
    if (debugger > 0)
        waitpid(debugger, NULL, 0);
}

static void save_title(pid_t process, int output)
{
    char command[1024];

    tree_command(process, command, sizeof command);
    dprintf(output, "\n==== process %d: %s\n", (int)process, command);
}

void stacks_save(const char *file)
{
    pid_t processes[MOST_PROCESSES];
    size_t count = tree_descendants(processes, MOST_PROCESSES);
    const time_t begin = time(NULL);
    int output = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

    if (output < 0) {
        perror(file);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        save_title(processes[i], output);
        if (time(NULL) - begin < BUDGET_S)
            save_one(processes[i], output);
        else
            dprintf(output, "(no time left for gdb)\n");
    }
    close(output);
    printf("run_test: the stacks of %zu processes are in %s\n", count, file);
}

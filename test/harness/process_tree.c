#include "process_tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_PROCESSES = 32768 };

struct process {
    pid_t id, parent;
};

void tree_adopt_orphans(void)
{
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) {
        perror("run_test: prctl(PR_SET_CHILD_SUBREAPER)");
        exit(1);
    }
}

/* Reads a file of /proc/PROCESS. Returns its length, or 0 if the process has ended. */
static size_t read_file(pid_t process, const char *name, char *text, size_t capacity)
{
    char path[64];

    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length = descriptor < 0 ? 0 : read(descriptor, text, capacity - 1);
    if (descriptor >= 0)
        close(descriptor);
    text[length > 0 ? length : 0] = '\0';
    return length > 0 ? (size_t)length : 0;
}

/* Returns the parent of a process, or 0 if the process has ended or is a zombie. */
static pid_t parent_of(pid_t process)
{
    char text[512], state;
    int parent;

    read_file(process, "stat", text, sizeof text);
    const char *after_name = strrchr(text, ')');
    if (!after_name || sscanf(after_name + 1, " %c %d", &state, &parent) != 2 || state == 'Z')
        return 0;
    return parent;
}

static size_t list_processes(struct process *processes)
{
    size_t count = 0;
    const struct dirent *entry;
    DIR *folder = opendir("/proc");

    if (!folder) {
        perror("run_test: /proc");
        exit(1);
    }
    while (count < MOST_PROCESSES && (entry = readdir(folder)) != NULL) {
        pid_t id = (pid_t)strtol(entry->d_name, NULL, 10);
        pid_t parent = id > 0 ? parent_of(id) : 0;
        if (parent > 0)
            processes[count++] = (struct process){id, parent};
    }
    closedir(folder);
    return count;
}

size_t tree_descendants(pid_t *descendants, size_t capacity)
{
    static struct process processes[MOST_PROCESSES];
    size_t n_processes = list_processes(processes), count = 0;
    pid_t parent = getpid();

    for (size_t next = 0;; parent = descendants[next++]) {
        for (size_t i = 0; i < n_processes && count < capacity; i++) {
            if (processes[i].parent == parent)
                descendants[count++] = processes[i].id;
        }
        if (next == count)
            return count;
    }
}

void tree_kill(void)
{
    pid_t descendants[MOST_PROCESSES / 8];

    for (;;) {
        size_t count = tree_descendants(descendants, sizeof descendants / sizeof descendants[0]);
        for (size_t i = 0; i < count; i++)
            kill(descendants[i], SIGKILL);
        if (waitpid(-1, NULL, 0) < 0 && errno == ECHILD)
            return;
    }
}

void tree_command(pid_t process, char *text, size_t capacity)
{
    size_t length = read_file(process, "cmdline", text, capacity);

    if (length == 0)
        length = read_file(process, "comm", text, capacity);
    for (size_t i = 0; i + 1 < length; i++) {
        if (text[i] == '\0' || text[i] == '\n')
            text[i] = ' ';
    }
}

#include "process.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int open_file(pid_t process, const char *file)
{
    char path[64];

    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, file);
    return open(path, O_RDONLY | O_CLOEXEC);
}

/* What a file of the process has, as far as there is room. */
static void read_file(pid_t process, const char *file, char *text, size_t capacity)
{
    int descriptor = open_file(process, file);
    ssize_t bytes = descriptor < 0 ? 0 : read(descriptor, text, capacity - 1);
    text[bytes > 0 ? bytes : 0] = '\0';
    if (descriptor >= 0)
        close(descriptor);
}

void process_name(pid_t process, char name[PROCESS_NAME_CAPACITY])
{
    char text[PROCESS_NAME_CAPACITY + 1]; /* with its newline */

    read_file(process, "comm", text, sizeof text);
    text[strcspn(text, "\n")] = '\0';
    memcpy(name, text, PROCESS_NAME_CAPACITY);
    name[PROCESS_NAME_CAPACITY - 1] = '\0';
}

void process_program(pid_t process, char name[PROCESS_NAME_CAPACITY])
{
    char link[64], path[4096];

    snprintf(link, sizeof link, "/proc/%d/exe", (int)process);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length > 0 ? length : 0] = '\0';
    const char *slash = strrchr(path, '/');
    snprintf(name, PROCESS_NAME_CAPACITY, "%.*s", PROCESS_NAME_CAPACITY - 1,
             slash ? slash + 1 : "");
}

bool process_has_argument(pid_t process, const char *word)
{
    int descriptor = open_file(process, "cmdline");
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "r");
    char *text = NULL;
    size_t capacity = 0;
    bool found = false;

    if (!file) {
        if (descriptor >= 0)
            close(descriptor);
        return false;
    }
    while (!found && getdelim(&text, &capacity, '\0', file) > 0)
        found = strcmp(text, word) == 0;
    free(text);
    fclose(file);
    return found;
}

unsigned long process_stack_start(pid_t process)
{
    enum { NAME = 2, STACK = 28 }; /* places in the list; the name may have blanks in it */
    char text[1024];
    unsigned long stack = 0;

    read_file(process, "stat", text, sizeof text);
    const char *word = strrchr(text, ')');
    for (int i = NAME; word && i < STACK; i++)
        word = strchr(word + 1, ' ');
    if (word)
        sscanf(word, "%lu", &stack);
    return stack;
}

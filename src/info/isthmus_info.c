/*
 * isthmus-info: what this installation is and has, for people or as JSON.
 */
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "environment.h"
#include "json.h"
#include "loader.h"

enum { MAX_BACKENDS = 32, TEXT_ROOM = 1024, PATH_ROOM = 4096 };

struct found {
    const char *name;
    char path[PATH_ROOM];
    bool usable;
    char text[TEXT_ROOM]; /* MPI's version, or why the module is not usable */
    char *between_nodes;  /* in text, behind its first line: how put and get go between nodes */
};

struct specification {
    const char *what;
    const char *level;
};

static const struct specification specifications[] = {
    {"OpenSHMEM C and C++ API", "1.6, with the deprecated names of every version"},
    {"OpenSHMEM Fortran API", "none in this version"},
    {"Memory spaces", "none in this version"},
};
enum { SPECIFICATIONS = sizeof specifications / sizeof specifications[0] };

/* ---- Backends ---- */

/* A null pointer and the reason if the module is not usable. */
static const struct backend *open_module(const char *path, const char **reason)
{
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (module == NULL) {
        *reason = dlerror();
        return NULL;
    }
    const struct backend *opened = dlsym(module, BACKEND_SYMBOL);
    if (opened == NULL) {
        *reason = "it is no module of Isthmus";
        return NULL;
    }
    if (opened->version != BACKEND_VERSION || strcmp(opened->isthmus, ISTHMUS_VERSION) != 0) {
        *reason = "it is of another version of Isthmus";
        return NULL;
    }
    return opened;
}

/* What a job started here would choose where ISTHMUS_REMOTE does not say. */
static const char *way_between_nodes(enum backend_rma known)
{
    return known == BACKEND_RMA_FASTER    ? "windows"
           : known == BACKEND_RMA_UNKNOWN ? "windows or messages, to be measured"
                                          : "messages";
}

/* In a child process: two MPIs do not go together in one, and a damaged one may crash. */
static _Noreturn void ask_in_child(const char *path, int answer)
{
    const char *reason = "";
    const struct backend *opened = open_module(path, &reason);
    bool told;
    if (opened != NULL) {
        const char *mpi = opened->mpi(); /* before it says why */
        const char *way = way_between_nodes(opened->window_knowledge(&reason));
        told = dprintf(answer, "%s\n%s (%s)", mpi, way, reason) > 0;
    } else {
        told = dprintf(answer, "%s", reason) >= 0;
    }
    _exit(told && opened != NULL ? 0 : 1);
}

static void read_all(int file, char *text, size_t room)
{
    size_t length = 0;
    while (length < room - 1) {
        ssize_t got = read(file, text + length, room - 1 - length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        length += (size_t)got;
    }
    text[length] = '\0';
}

/* Cuts a text behind its first line; the second, "" if there is none. */
static char *second_line(char *text)
{
    char *end = text + strcspn(text, "\n");
    if (*end == '\0')
        return end;
    *end = '\0';
    end[1 + strcspn(end + 1, "\n")] = '\0';
    return end + 1;
}

/* The child that asks the module, and our end of the pipe that its answer comes through. */
static pid_t start_child(const char *path, int *answer)
{
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    pid_t child = fork();
    if (child == 0)
        ask_in_child(path, ends[1]);
    close(ends[1]);
    *answer = ends[0];
    if (child < 0)
        close(ends[0]);
    return child;
}

static void ask(struct found *found)
{
    int answer, status;
    pid_t child = start_child(found->path, &answer);
    if (child < 0) {
        snprintf(found->text, sizeof found->text, "cannot start a process: %s", strerror(errno));
        return;
    }
    read_all(answer, found->text, sizeof found->text);
    found->between_nodes = second_line(found->text);
    close(answer);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    found->usable = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (WIFSIGNALED(status))
        snprintf(found->text, sizeof found->text, "opening it ended in signal %d (%s)",
                 WTERMSIG(status), strsignal(WTERMSIG(status)));
}

static size_t find_backends(struct found *backends)
{
    const char *names[MAX_BACKENDS];
    size_t count = loader_list(names, MAX_BACKENDS);
    if (count > MAX_BACKENDS)
        count = MAX_BACKENDS;
    for (size_t i = 0; i < count; i++) {
        struct found *found = &backends[i];
        *found = (struct found){.name = strdup(names[i])};
        if (found->name == NULL)
            return i;
        loader_path(found->name, found->path, sizeof found->path);
        ask(found);
    }
    return count;
}

/* ---- For people ---- */

static void print_backends(const struct found *backends, size_t count)
{
    printf("\nMPI backends (modules):\n");
    if (count == 0)
        printf("  none: the installation is damaged\n");
    for (size_t i = 0; i < count; i++) {
        printf("  %-10s %s%s\n  %-10s %s\n", backends[i].name,
               backends[i].usable ? "" : "NOT USABLE: ", backends[i].text, "", backends[i].path);
        if (backends[i].usable)
            printf("  %-10s put and get between nodes: %s\n", "", backends[i].between_nodes);
    }
    const char *why;
    const char *choice = loader_choose(getenv("ISTHMUS_MPI"), &why);
    printf("A program started here, without oshrun, would get %s: %s.\n",
           choice == NULL ? "none" : choice, why);
}

static void print_text(const struct found *backends, size_t count)
{
    printf("Isthmus %s\n\nSpecifications:\n", ISTHMUS_VERSION);
    for (size_t i = 0; i < SPECIFICATIONS; i++)
        printf("  %-24s %s\n", specifications[i].what, specifications[i].level);
    print_backends(backends, count);
    printf("\nDevice kinds:\n  none in this version: symmetric memory is host memory\n\n");
    environment_print(stdout);
}

/* ---- As JSON ---- */

static void put_backends(struct json *json, const struct found *backends, size_t count)
{
    json_open(json, "backends", '[');
    for (size_t i = 0; i < count; i++) {
        json_open(json, NULL, '{');
        json_text(json, "name", backends[i].name);
        json_text(json, "module", backends[i].path);
        json_flag(json, "usable", backends[i].usable);
        json_text(json, backends[i].usable ? "mpi" : "fault", backends[i].text);
        if (backends[i].usable)
            json_text(json, "between_nodes", backends[i].between_nodes);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_choice(struct json *json)
{
    const char *why;
    const char *choice = loader_choose(getenv("ISTHMUS_MPI"), &why);
    json_open(json, "choice", '{');
    json_text(json, "name", choice);
    json_text(json, "why", why);
    json_close(json, '}');
}

static void put_environment(struct json *json)
{
    json_open(json, "environment", '[');
    for (size_t i = 0; i < environment_table_length; i++) {
        const struct environment_variable *variable = &environment_table[i];
        json_open(json, NULL, '{');
        json_text(json, "name", variable->name);
        json_text(json, "old_name", variable->old_name);
        json_text(json, "type", variable->type);
        json_text(json, "default", variable->standard);
        json_text(json, "value", environment_value(variable));
        json_text(json, "help", variable->help);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void print_json(const struct found *backends, size_t count)
{
    struct json json = {.stream = stdout};
    json_open(&json, NULL, '{');
    json_text(&json, "version", ISTHMUS_VERSION);
    json_open(&json, "specifications", '{');
    for (size_t i = 0; i < SPECIFICATIONS; i++)
        json_text(&json, specifications[i].what, specifications[i].level);
    json_close(&json, '}');
    put_backends(&json, backends, count);
    put_choice(&json);
    json_open(&json, "device_kinds", '[');
    json_close(&json, ']');
    put_environment(&json);
    json_close(&json, '}');
    putchar('\n');
}

/* ---- */

static void print_help(void)
{
    printf("usage: isthmus-info [--json | --version | --help]\n\n"
           "Prints what this installation of Isthmus is: its version, the specifications it\n"
           "follows, the MPIs it runs on and which of them a process started here would get, and\n"
           "every environment variable with meaning, default and current value.\n\n"
           "  --json     the same as JSON\n"
           "  --version  the version alone\n"
           "  --help     this\n");
}

static int finish(void)
{
    if (fflush(stdout) == 0 && ferror(stdout) == 0)
        return EXIT_SUCCESS;
    fprintf(stderr, "isthmus-info: cannot write: %s\n", strerror(errno));
    return EXIT_FAILURE;
}

int main(int argc, char *argv[])
{
    static struct found backends[MAX_BACKENDS];
    const char *option = argc > 1 ? argv[1] : "";
    if (argc > 2) {
        fprintf(stderr, "isthmus-info: %s: one option at most; --help says which\n", argv[2]);
        return 2;
    }
    if (strcmp(option, "--help") == 0 || strcmp(option, "-h") == 0)
        print_help();
    else if (strcmp(option, "--version") == 0)
        printf("isthmus-info (Isthmus) %s\n", ISTHMUS_VERSION);
    else if (strcmp(option, "--json") == 0)
        print_json(backends, find_backends(backends));
    else if (argc == 1)
        print_text(backends, find_backends(backends));
    else {
        fprintf(stderr, "isthmus-info: %s: unknown option; --help says which there are\n", option);
        return 2;
    }
    return finish();
}

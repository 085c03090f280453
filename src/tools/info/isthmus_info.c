/*
 * isthmus-info: prints the version, backends, device kinds and settings of this installation, as
 * text or as JSON.
 */
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "info_child.h"
#include "info_devices.h"
#include "info_explain.h"
#include "info_program.h"
#include "json.h"
#include "loader/loader.h"
#include "shm/large_pages.h"
#include "shmem_impl/mpi_family.h"

enum { BACKENDS_MAX = 32, TEXT_CAPACITY = 1024, PATH_CAPACITY = 4096 };

struct backend_result {
    const char *name;
    char path[PATH_CAPACITY];
    bool usable;
    char text[TEXT_CAPACITY]; /* version of the MPI, or why the module is not usable */
    /* Transport of puts and gets between nodes, and the reason. Empty if the backend has only one
     * node. */
    char between_nodes[TEXT_CAPACITY];
    /* Settings that MPI windows need because of a fault of the MPI. Empty if there is no fault. */
    char for_windows[TEXT_CAPACITY];
};

struct specification {
    const char *what;
    const char *level;
};

static const struct specification specifications[] = {
    {"OpenSHMEM C and C++ API", "1.6, including the deprecated names of all versions"},
    {"OpenSHMEM Fortran API", "the draft of 1.4, which is the last one"},
    {"Memory spaces", "the Dynamic Memory Spaces proposal, see docs/conformance.md"},
};
enum { SPECIFICATIONS = sizeof specifications / sizeof specifications[0] };

/* Features that were not tested on real hardware. docs/support.md also lists these features. */
static const struct specification experimental_parts[] = {
    {"HIP and Level Zero", "memory of devices: tested only with simulated drivers"},
    {"Big-endian systems", "tested only in an emulator"},
    {"Spaces over own memory", "shmemx_space_create_with over memory of the program"},
};
enum { EXPERIMENTAL_PARTS = sizeof experimental_parts / sizeof experimental_parts[0] };

/* ---- Backends ---- */

/* Opens a backend module. Returns NULL and sets *reason if the module is not usable. */
static const struct backend *info_open_in_child(const char *path, const char **reason)
{
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (module == NULL) {
        *reason = dlerror();
        return NULL;
    }
    const struct backend *opened = dlsym(module, BACKEND_SYMBOL);
    if (opened == NULL) {
        *reason = "it is not a module of Isthmus";
        return NULL;
    }
    if (opened->version != BACKEND_VERSION ||
        strcmp(opened->isthmus, ISTHMUS_VERSION_STRING) != 0) {
        *reason = "it belongs to another version of Isthmus";
        return NULL;
    }
    return opened;
}

/* Returns the transport that a job started here would choose if ISTHMUS_REMOTE is not set. */
static const char *info_transport_between_nodes(enum backend_rma known)
{
    return known == BACKEND_RMA_FASTER    ? "MPI windows"
           : known == BACKEND_RMA_UNKNOWN ? "MPI windows or messages, measured when a job starts"
                                          : "messages";
}

/* Describes the transport between nodes. If MPI windows of this MPI have a fault, Isthmus sends
 * messages instead, and the user need not change a setting. `reason` then has the form "FAULT:
 * SETTINGS". */
static void info_describe_transport(struct backend_result *backend_result, enum backend_rma known,
                                    const char *reason)
{
    const char *transport = info_transport_between_nodes(known);
    const char *settings = known == BACKEND_RMA_BROKEN ? strstr(reason, ": ") : NULL;
    if (settings == NULL) {
        snprintf(backend_result->between_nodes, sizeof backend_result->between_nodes, "%s (%s)",
                 transport, reason);
        return;
    }
    snprintf(backend_result->between_nodes, sizeof backend_result->between_nodes,
             "%s (handled: %.*s)", transport, (int)(settings - reason), reason);
    snprintf(backend_result->for_windows, sizeof backend_result->for_windows, "%s", settings + 2);
}

/* Queries one backend. Runs in a child process, because a process cannot load two MPIs, and a
 * damaged MPI may crash. */
static bool info_query_module(void *argument)
{
    struct backend_result *backend_result = argument;
    const char *reason = "";
    const struct backend *opened = info_open_in_child(backend_result->path, &reason);
    if (opened == NULL) {
        snprintf(backend_result->text, sizeof backend_result->text, "%s", reason);
        return false;
    }
    snprintf(backend_result->text, sizeof backend_result->text, "%s",
             opened->mpi()); /* window_assessment may overwrite the text, so copy it first */
    backend_result->text[strcspn(backend_result->text, "\n")] = '\0';
    if (opened->family == SHMEM_IMPL_MPI_NONE)
        return true;
    enum backend_rma known = opened->window_assessment(&reason);
    info_describe_transport(backend_result, known, reason);
    return true;
}

static void info_query_backend(struct backend_result *backend_result)
{
    char fault[128];
    backend_result->usable = child_run(info_query_module, backend_result, fault, sizeof fault);
    if (fault[0] != '\0')
        snprintf(backend_result->text, sizeof backend_result->text,
                 "the process that opens the module %s", fault);
}

/* Queries the installed backends. Also queries the module of ISTHMUS_MPI, if this variable is a
 * path. Returns the number of backends. */
static size_t info_find_backends(struct backend_result *backends)
{
    const char *names[BACKENDS_MAX];
    size_t count = loader_list(names, BACKENDS_MAX);
    const char *chosen = secure_getenv("ISTHMUS_MPI");
    if (chosen != NULL && loader_is_path(chosen) && count < BACKENDS_MAX)
        names[count++] = chosen;
    for (size_t i = 0; i < count; i++) {
        struct backend_result *backend_result = &backends[i];
        *backend_result = (struct backend_result){.name = strdup(names[i])};
        if (backend_result->name == NULL)
            return i;
        loader_path(backend_result->name, backend_result->path, sizeof backend_result->path);
        info_query_backend(backend_result);
    }
    return count;
}

/* ---- Text output ---- */

static void info_print_backend(const struct backend_result *backend_result)
{
    printf("  %-10s %s%s\n  %-10s %s\n", backend_result->name,
           backend_result->usable ? "" : "NOT USABLE: ", backend_result->text, "",
           backend_result->path);
    if (!backend_result->usable)
        return;
    if (backend_result->between_nodes[0] != '\0')
        printf("  %-10s put and get between nodes: %s\n", "", backend_result->between_nodes);
    if (backend_result->for_windows[0] != '\0')
        printf("  %-10s needed only for MPI windows, such as with ISTHMUS_REMOTE=window: %s\n", "",
               backend_result->for_windows);
}

static void info_print_backends(const struct backend_result *backends, size_t count)
{
    printf("\nMPI libraries (modules):\n");
    if (count == 0)
        printf("  no modules were found: the installation is damaged\n");
    for (size_t i = 0; i < count; i++)
        info_print_backend(&backends[i]);
    const char *why;
    const char *choice = loader_choose(secure_getenv("ISTHMUS_MPI"), &why);
    printf("A program that is started here without oshrun would use %s: %s.\n",
           choice == NULL ? "no module" : choice, why);
}

static void info_print_specifications(const char *title, const struct specification *rows,
                                      size_t count)
{
    printf("\n%s:\n", title);
    for (size_t i = 0; i < count; i++)
        printf("  %-24s %s\n", rows[i].what, rows[i].level);
}

/* Returns one line about large pages of symmetric memory. Ignores invalid environment variables,
 * which a job reports. */
static const char *info_large_pages(void)
{
    static char line[TEXT_CAPACITY];
    environment_read(&environment);
    large_pages_describe(line, sizeof line);
    return line;
}

static void info_print_text(const struct backend_result *backends, size_t count,
                            const struct devices *devices)
{
    printf("Isthmus %s\n", ISTHMUS_VERSION_STRING);
    info_print_specifications("Specifications", specifications, SPECIFICATIONS);
    info_print_backends(backends, count);
    devices_print_summary(devices);
    printf("\nLarge pages of symmetric memory:\n");
    printf("  %s\n", info_large_pages());
    info_print_specifications("Experimental parts", experimental_parts, EXPERIMENTAL_PARTS);
    putchar('\n');
    environment_print(stdout);
}

/* ---- JSON output ---- */

static void info_put_backends(struct json *json, const struct backend_result *backends,
                              size_t count)
{
    json_open(json, "backends", '[');
    for (size_t i = 0; i < count; i++) {
        json_open(json, NULL, '{');
        json_text(json, "name", backends[i].name);
        json_text(json, "module", backends[i].path);
        json_flag(json, "usable", backends[i].usable);
        json_text(json, backends[i].usable ? "mpi" : "fault", backends[i].text);
        if (backends[i].usable) {
            json_text(json, "between_nodes", backends[i].between_nodes);
            json_text(json, "for_windows", backends[i].for_windows);
        }
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void info_put_choice(struct json *json)
{
    const char *why;
    const char *choice = loader_choose(secure_getenv("ISTHMUS_MPI"), &why);
    json_open(json, "choice", '{');
    json_text(json, "name", choice);
    json_text(json, "why", why);
    json_close(json, '}');
}

static void info_put_environment(struct json *json)
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

static void info_put_specifications(struct json *json, const char *name,
                                    const struct specification *rows, size_t count)
{
    json_open(json, name, '{');
    for (size_t i = 0; i < count; i++)
        json_text(json, rows[i].what, rows[i].level);
    json_close(json, '}');
}

static void info_print_json(const struct backend_result *backends, size_t count,
                            const struct devices *devices)
{
    struct json json = {.stream = stdout};
    json_open(&json, NULL, '{');
    json_text(&json, "version", ISTHMUS_VERSION_STRING);
    info_put_specifications(&json, "specifications", specifications, SPECIFICATIONS);
    info_put_specifications(&json, "experimental", experimental_parts, EXPERIMENTAL_PARTS);
    info_put_backends(&json, backends, count);
    info_put_choice(&json);
    devices_put(devices, &json);
    json_text(&json, "large_pages", info_large_pages());
    info_put_environment(&json);
    json_close(&json, '}');
    putchar('\n');
}

/* ---- Command line ---- */

static void info_print_help(void)
{
    printf("isthmus-info describes this installation of Isthmus, and explains its messages.\n"
           "Example: isthmus-info --explain 'isthmus: PE 3: shmem_long_put: ...'\n\n"
           "usage: isthmus-info [option]\n"
           "       isthmus-info PROGRAM\n\n"
           "Without an option, isthmus-info prints the version, the supported specifications, the\n"
           "available MPI libraries and the one that a program started here would use, the kinds\n"
           "of devices, the experimental parts, and each environment variable with its meaning,\n"
           "default and current value. With PROGRAM, a file, isthmus-info prints whether short\n"
           "operations are inlined into it.\n\n"
           "Often needed:\n"
           "  --explain LINE   explain a message of Isthmus: its meaning, its usual cause and\n"
           "                   what to do. With \"-\", explain the messages in standard input\n"
           "  --devices [PES]  list the devices of this host, and the device that each of PES PEs\n"
           "                   of this host would use if it may run on any core (default: one PE\n"
           "                   for each core, at most 8)\n"
           "  --mpi NAME       print the MPI library that the module NAME loads. NAME is a name\n"
           "                   or a path\n"
           "  --json           print everything as JSON\n"
           "  --version        print the version of Isthmus\n"
           "\nOthers:\n"
           "  --help, -h       print this help\n");
}

static int info_finish_output(void)
{
    if (fflush(stdout) == 0 && ferror(stdout) == 0)
        return EXIT_SUCCESS;
    fprintf(stderr, "isthmus-info: cannot write: %s\n", strerror(errno));
    return EXIT_FAILURE;
}

static int info_print_mpi(const char *name)
{
    if (name == NULL) {
        fprintf(stderr, "isthmus-info: --mpi: expected the name or path of a module\n");
        return 2;
    }
    struct backend_result *backend_result = child_memory(sizeof *backend_result);
    loader_path(name, backend_result->path, sizeof backend_result->path);
    info_query_backend(backend_result);
    if (!backend_result->usable) {
        fprintf(stderr, "isthmus-info: %s\n", backend_result->text);
        return EXIT_FAILURE;
    }
    puts(backend_result->text);
    return info_finish_output();
}

static void info_print_all(bool as_json)
{
    struct backend_result *backends = child_memory(BACKENDS_MAX * sizeof *backends);
    size_t count = info_find_backends(backends);
    const struct devices *devices = devices_find(0);
    if (as_json)
        info_print_json(backends, count, devices);
    else
        info_print_text(backends, count, devices);
}

/* Returns the number of PEs in `text`, or 0 if it is invalid. */
static int info_scan_pes(const char *text)
{
    char *end;
    long number = strtol(text, &end, 10);
    return *end == '\0' && number > 0 && number <= DEVICES_PES_MAX ? (int)number : 0;
}

static int info_print_devices(const char *pes)
{
    int n_pes = pes == NULL ? devices_usual_pes() : info_scan_pes(pes);
    if (n_pes == 0) {
        fprintf(stderr, "isthmus-info: --devices %s: expected a number of PEs from 1 to %d\n", pes,
                DEVICES_PES_MAX);
        return 2;
    }
    const char *wrong = environment_read(&environment);
    if (wrong != NULL) {
        fprintf(stderr, "isthmus-info: %s\n", wrong);
        return EXIT_FAILURE;
    }
    devices_print(devices_find(n_pes));
    return info_finish_output();
}

static int info_print_program(const char *path)
{
    int status = info_program_show(path), written = info_finish_output();
    return status != EXIT_SUCCESS ? status : written;
}

static int info_print_explanations(int n_arguments, char *const arguments[])
{
    if (n_arguments == 0) {
        fprintf(stderr, "isthmus-info: --explain: expected a line, or - to read standard input\n");
        return 2;
    }
    int status = explain_print(n_arguments, arguments), written = info_finish_output();
    return status != EXIT_SUCCESS ? status : written;
}

static int info_run_help(const char *argument)
{
    (void)argument;
    info_print_help();
    return info_finish_output();
}

static int info_run_version(const char *argument)
{
    (void)argument;
    printf("isthmus-info (Isthmus) %s\n", ISTHMUS_VERSION_STRING);
    return info_finish_output();
}

static int info_run_json(const char *argument)
{
    (void)argument;
    info_print_all(true);
    return info_finish_output();
}

/* The options, except --explain, which takes any number of arguments. */
static const struct info_option {
    const char *word;
    int arguments_max;
    int (*run)(const char *argument); /* argument: NULL if it is missing. Returns the exit status */
} info_options[] = {
    {"--devices", 1, info_print_devices},
    {"--mpi", 1, info_print_mpi},
    {"--json", 0, info_run_json},
    {"--help", 0, info_run_help},
    {"-h", 0, info_run_help},
    {"--version", 0, info_run_version},
};

/* Returns the option, or NULL if the word is not one. */
static const struct info_option *info_find_option(const char *word)
{
    for (size_t i = 0; i < sizeof info_options / sizeof info_options[0]; i++)
        if (strcmp(word, info_options[i].word) == 0)
            return &info_options[i];
    return NULL;
}

int main(int argc, char *argv[])
{
    if (argc == 1) {
        info_print_all(false);
        return info_finish_output();
    }
    if (strcmp(argv[1], "--explain") == 0)
        return info_print_explanations(argc - 2, argv + 2);
    if (argv[1][0] != '-' && argc == 2)
        return info_print_program(argv[1]);
    const struct info_option *option = info_find_option(argv[1]);
    if (option == NULL) {
        fprintf(stderr, "isthmus-info: %s: unknown option (see isthmus-info --help)\n", argv[1]);
        return 2;
    }
    int words_max = 2 + option->arguments_max;
    if (argc > words_max) {
        fprintf(stderr, "isthmus-info: %s: expected only one option (see isthmus-info --help)\n",
                argv[words_max]);
        return 2;
    }
    return option->run(argv[2]);
}

#include "environment.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "value.h"

struct environment environment;

static const struct environment defaults = {
    .static_data = true, .watchdog = 10, .path = TRANSPORT_SHM};

/* ---- Parsing of the variables' values ---- */

static bool environment_parse_symmetric_size(const char *text, struct environment *result)
{
    return value_parse_size(text, &result->symmetric_size);
}

static bool environment_parse_spaces_size(const char *text, struct environment *result)
{
    return value_parse_size(text, &result->spaces_size);
}

/* Accepts any value: even an empty value and "0" set the flag, as the OpenSHMEM specification
 * requires. */
static bool environment_parse_info(const char *text, struct environment *result)
{
    (void)text;
    result->info = true;
    return true;
}

static bool environment_parse_version(const char *text, struct environment *result)
{
    (void)text;
    result->version = true;
    return true;
}

static bool environment_parse_debug(const char *text, struct environment *result)
{
    result->debug = true;
    result->validity = strcmp(text, "2") == 0;
    return true;
}

/* Accepts an absolute path, or a name without slashes, because the name becomes part of the file
 * name of the backend. */
static bool environment_parse_mpi(const char *text, struct environment *result)
{
    result->mpi = text;
    return text[0] == '/' || (text[0] != '\0' && strchr(text, '/') == NULL);
}

static bool environment_parse_share(const char *text, struct environment *result)
{
    static const char *const choices[] = {[SHARE_AUTO] = "auto",
                                          [SHARE_PROC] = "proc",
                                          [SHARE_SOCKET] = "socket",
                                          [SHARE_SHM] = "shm",
                                          [SHARE_SHM + 1] = NULL};
    return value_parse_choice(text, choices, &result->share);
}

const char *const transport_names[] = {[TRANSPORT_AUTO] = "auto",
                                       [TRANSPORT_SHM] = "direct",
                                       [TRANSPORT_WINDOW] = "window",
                                       [TRANSPORT_MESSAGE] = "message",
                                       [TRANSPORT_MESSAGE + 1] = NULL};

static bool environment_parse_remote(const char *text, struct environment *result)
{
    return value_parse_choice(text, transport_names, &result->remote) &&
           result->remote != TRANSPORT_SHM;
}

static bool environment_parse_path(const char *text, struct environment *result)
{
    return value_parse_choice(text, transport_names, &result->path) &&
           result->path != TRANSPORT_AUTO;
}

static bool environment_parse_amo(const char *text, struct environment *result)
{
    static const char *const choices[] = {
        [AMO_TARGET] = "owner", [AMO_MPI] = "mpi", [AMO_MPI + 1] = NULL};
    return value_parse_choice(text, choices, &result->amo);
}

static bool environment_parse_progress(const char *text, struct environment *result)
{
    static const char *const choices[] = {[PROGRESS_AUTO] = "auto",
                                          [PROGRESS_THREAD] = "thread",
                                          [PROGRESS_POLL] = "poll",
                                          [PROGRESS_POLL + 1] = NULL};
    return value_parse_choice(text, choices, &result->progress);
}

/* Accepts any value. The profiler library reads the variable (src/tools/profiler/). */
static bool environment_parse_profile(const char *text, struct environment *result)
{
    (void)text;
    (void)result;
    return true;
}

static bool environment_parse_timeline_size(const char *text, struct environment *result)
{
    size_t size;
    (void)result;
    return value_parse_size(text, &size);
}

static bool environment_parse_huge_pages(const char *text, struct environment *result)
{
    static const char *const choices[] = {
        [HUGE_PAGES_AUTO] = "auto", [HUGE_PAGES_NEVER] = "never", [HUGE_PAGES_NEVER + 1] = NULL};
    return value_parse_choice(text, choices, &result->huge_pages);
}

static bool environment_parse_core(const char *text, struct environment *result)
{
    static const char *const choices[] = {
        [CORE_OWN] = "own", [CORE_ALL] = "all", [CORE_NONE] = "none", [CORE_NONE + 1] = NULL};
    return value_parse_choice(text, choices, &result->core);
}

static bool environment_parse_space_window(const char *text, struct environment *result)
{
    static const char *const choices[] = {[SPACE_WINDOW_AUTO] = "auto",
                                          [SPACE_WINDOW_CREATED] = "created",
                                          [SPACE_WINDOW_DYNAMIC] = "dynamic",
                                          [SPACE_WINDOW_DYNAMIC + 1] = NULL};
    return value_parse_choice(text, choices, &result->space_window);
}

static bool environment_parse_switch(const char *text, bool *result)
{
    static const char *const choices[] = {"0", "1", "off", "on", "no", "yes", NULL};
    int choice = value_find_choice(text, choices);
    *result = choice % 2 != 0;
    return choice >= 0;
}

static bool environment_parse_static_data(const char *text, struct environment *result)
{
    return environment_parse_switch(text, &result->static_data);
}

static bool environment_parse_device_mpi(const char *text, struct environment *result)
{
    return environment_parse_switch(text, &result->device_mpi);
}

static bool environment_parse_watchdog(const char *text, struct environment *result)
{
    return value_parse_count(text, &result->watchdog);
}

static bool environment_parse_long_wait(const char *text, struct environment *result)
{
    return value_parse_count(text, &result->long_wait);
}

static bool environment_parse_trace(const char *text, struct environment *result)
{
    result->trace = text;
    return true;
}

static bool environment_parse_node_size(const char *text, struct environment *result)
{
    return value_parse_count(text, &result->node_size);
}

/* Parses a device number or "none". Returns the position after it, or NULL if the text is invalid.
 */
static const char *environment_scan_device(const char *text, int *device)
{
    enum { MOST_DIGITS = 4 };
    static const char none[] = "none";
    size_t digits = strspn(text, "0123456789");
    *device = ENVIRONMENT_DEVICE_NONE;
    if (strncmp(text, none, sizeof none - 1) == 0)
        return text + sizeof none - 1;
    if (digits == 0 || digits > MOST_DIGITS)
        return NULL;
    *device = (int)strtol(text, NULL, 10);
    return text + digits;
}

/* Returns the number of devices in a list, or 0 if the list is invalid. Sets *device to the entry
 * with index node_rank. */
static int environment_scan_devices(const char *list, int node_rank, int *device)
{
    for (int count = 0;; list++) {
        int next;
        list = environment_scan_device(list, &next);
        if (list == NULL)
            return 0;
        if (count++ == node_rank)
            *device = next;
        if (*list != ',')
            return *list == '\0' ? count : 0;
    }
}

static bool environment_parse_device(const char *text, struct environment *result)
{
    int unused;
    result->device = strcmp(text, "auto") == 0 ? NULL : text;
    return result->device == NULL || environment_scan_devices(text, 0, &unused) > 0;
}

int environment_device(int node_rank)
{
    int device;
    const char *list = environment.device;
    int count = list == NULL ? 0 : environment_scan_devices(list, 0, &device);
    if (count == 0)
        return ENVIRONMENT_DEVICE_AUTO;
    environment_scan_devices(list, node_rank % count, &device);
    return device;
}

static bool environment_parse_algorithms(const char *text, struct environment *result)
{
    return algorithms_parse(text, &result->algorithms);
}

/* ---- Table of all environment variables ---- */

static const char static_data_name[] = "ISTHMUS_STATIC_DATA";

const struct environment_variable environment_table[] = {
    {.name = "SHMEM_SYMMETRIC_SIZE",
     .old_name = "SMA_SYMMETRIC_SIZE",
     .type = "size",
     .expected = "a number of bytes with an optional suffix K, M, G or T",
     .standard = "the size of the node's memory",
     .help = "size of each PE's symmetric heap, such as 1.5G (suffix K, M, G or T); 0: the default",
     .parse = environment_parse_symmetric_size},
    {.name = "SHMEM_INFO",
     .old_name = "SMA_INFO",
     .type = "flag",
     .expected = "any value",
     .standard = "not set",
     .help = "print all environment variables of Isthmus when the job starts (even if set to 0)",
     .parse = environment_parse_info,
     .empty_counts = true},
    {.name = "SHMEM_VERSION",
     .old_name = "SMA_VERSION",
     .type = "flag",
     .expected = "any value",
     .standard = "not set",
     .help = "print the version of Isthmus when the job starts (even if set to 0)",
     .parse = environment_parse_version,
     .empty_counts = true},
    {.name = "SHMEM_DEBUG",
     .old_name = "SMA_DEBUG",
     .type = "flag",
     .expected = "any value",
     .standard = "not set",
     .help =
         "check arguments and report long waits (even if set to 0); 2: also check internal data",
     .parse = environment_parse_debug,
     .empty_counts = true},
    {.name = "ISTHMUS_MPI",
     .type = "name",
     .expected = "the name of an MPI backend that isthmus-info lists, or the full path of a module",
     .standard = "the MPI of the program, its launcher or the build",
     .help = "MPI backend, for example openmpi, mpich or none, or the full path of an MPI module",
     .parse = environment_parse_mpi},
    {.name = "ISTHMUS_SPACES_SIZE",
     .type = "size",
     .expected = "a number of bytes with an optional suffix K, M, G or T",
     .standard = "the size of the node's memory, if limits permit it",
     .help = "maximum size of all memory spaces of type CPU on each PE together; 0: the default",
     .parse = environment_parse_spaces_size},
    {.name = "ISTHMUS_SHARE",
     .type = "auto|proc|socket|shm",
     .expected = "auto, proc, socket or shm",
     .standard = "auto",
     .help = "how the PEs of a node map memory: by /proc/PID/fd, a socket or POSIX shared memory",
     .parse = environment_parse_share},
    {.name = static_data_name,
     .type = "1|0",
     .expected = "1, on or yes, or 0, off or no",
     .standard = "1",
     .help = "make the static variables of the executable symmetric",
     .parse = environment_parse_static_data},
    {.name = "ISTHMUS_WATCHDOG",
     .type = "seconds",
     .expected = "a whole number of seconds, at most 1000000000",
     .standard = "10",
     .help = "time until a waiting PE reports (with SHMEM_DEBUG or shmemx_init_attr); 0: no report",
     .parse = environment_parse_watchdog},
    {.name = "ISTHMUS_LONG_WAIT",
     .type = "seconds",
     .expected = "a whole number of seconds, at most 1000000000",
     .standard = "0 (no report); 60 if oshrun runs on a terminal",
     .help = "time that all PEs of a host must wait until one PE reports a hang; 0: no report",
     .parse = environment_parse_long_wait},
    {.name = "ISTHMUS_TRACE",
     .type = "path",
     .expected = "the path of a file; each PE appends a period and its number",
     .standard = "not set",
     .help =
         "record the messages of each PE to and from other nodes in this file, one on each line",
     .parse = environment_parse_trace},
    {.name = "ISTHMUS_PROFILE",
     .type = "path",
     .expected = "the path of a folder, which the job creates if it does not exist",
     .standard = "not set",
     .help = "count and time the calls, and write a profile to this folder (oshrun --profile)",
     .parse = environment_parse_profile},
    {.name = "ISTHMUS_TIMELINE",
     .type = "path",
     .expected = "the path of a folder, which the job creates if it does not exist",
     .standard = "not set",
     .help = "record each call, and write a trace to this folder (oshrun --trace)",
     .parse = environment_parse_profile},
    {.name = "ISTHMUS_TIMELINE_BUFFER",
     .type = "size",
     .expected = "a number of bytes with an optional suffix K, M, G or T",
     .standard = "32M",
     .help = "size of the buffer of each PE for recorded calls that are not yet in the trace",
     .parse = environment_parse_timeline_size},
    {.name = "ISTHMUS_TIMELINE_SIZE",
     .type = "size",
     .expected = "a number of bytes with an optional suffix K, M, G or T",
     .standard = "1G",
     .help = "maximum size of the trace of each PE; later calls are lost",
     .parse = environment_parse_timeline_size},
    {.name = "ISTHMUS_HUGE_PAGES",
     .type = "auto|never",
     .expected = "auto or never",
     .standard = "auto: blocks of 2 MiB and more",
     .help = "use large pages (2 MiB) for symmetric memory; never: only small pages",
     .parse = environment_parse_huge_pages},
    {.name = "ISTHMUS_CORE",
     .type = "own|all|none",
     .expected = "own, all or none",
     .standard = "own",
     .help = "symmetric memory in core files: of this PE (own), of all PEs of its node (all), none",
     .parse = environment_parse_core},
    {.name = "ISTHMUS_REMOTE",
     .type = "auto|window|message",
     .expected = "auto, window or message",
     .standard = "auto",
     .help = "transport of put and get between nodes: MPI RMA (window), or MPI messages (message)",
     .parse = environment_parse_remote},
    {.name = "ISTHMUS_AMO",
     .type = "owner|mpi",
     .expected = "owner or mpi",
     .standard = "owner",
     .help = "what executes atomics: the CPU of the target PE (owner), or MPI (mpi)",
     .parse = environment_parse_amo},
    {.name = "ISTHMUS_PROGRESS",
     .type = "auto|thread|poll",
     .expected = "auto, thread or poll",
     .standard = "auto: a thread that yields, if the job spans nodes",
     .help = "whether a progress thread serves other PEs while a PE computes; poll: no thread",
     .parse = environment_parse_progress},
    {.name = "ISTHMUS_SPACE_WINDOW",
     .type = "auto|created|dynamic",
     .expected = "auto, created or dynamic",
     .standard = "auto: created, unless a space requests dynamic",
     .help = "type of the MPI windows of memory spaces, if put, get or atomics use MPI windows",
     .parse = environment_parse_space_window},
    {.name = "ISTHMUS_DEVICE_MPI",
     .type = "flag",
     .expected = "0 or 1",
     .standard = "0: copy through host memory",
     .help = "pass device memory to MPI, if MPI supports device memory and passes a test",
     .parse = environment_parse_device_mpi},
    {.name = "ISTHMUS_DEVICE",
     .type = "auto|numbers",
     .expected = "auto, or device numbers below 10000 or none, separated by commas",
     .standard = "auto: the nearest device, shared evenly",
     .help = "device of each PE of a node, as a list that is used repeatedly: 1,0 or 0,none",
     .parse = environment_parse_device},
    {.name = "ISTHMUS_PATH",
     .type = "direct|window|message",
     .expected = "direct, window or message",
     .standard = "direct",
     .help = "for tests: transport within a node: loads and stores (direct), MPI RMA, MPI messages",
     .parse = environment_parse_path},
    {.name = "ISTHMUS_NODE_SIZE",
     .type = "PEs",
     .expected = "a whole number of PEs, at most 1000000000",
     .standard = "0: all PEs that share memory form a node",
     .help = "for tests: the maximum number of consecutive PEs that form one virtual node",
     .parse = environment_parse_node_size},
    {.name = "ISTHMUS_ALGORITHMS",
     .type = "list",
     .expected =
         "a list such as reduce=halving,cell=0, with barrier=auto|pairs|dissemination, "
         "broadcast=auto|tree|pieces|group, reduce=auto|doubling|halving, gather=auto|ring|group, "
         "or numbers for cell, shelf, pairs, message, tree, doubling, stretch, piece, ungrouped, "
         "groups, set_groups, tags",
     .standard = "depends on the team and on the size of the data",
     .help =
         "for tests: algorithms of collectives and their size limits; the same value on all PEs",
     .parse = environment_parse_algorithms},
};
const size_t environment_table_length = sizeof environment_table / sizeof environment_table[0];

/* Uses secure_getenv, which ignores the environment if the program runs with more privileges than
 * its user (set-uid, set-gid, file capabilities). Some variables name code to load and files to
 * write, so the user must not control them in a privileged program. */
static bool environment_is_set(const struct environment_variable *variable, const char *name)
{
    const char *value = name == NULL ? NULL : secure_getenv(name);
    return value != NULL && (value[0] != '\0' || variable->empty_counts);
}

/* Returns the name, new or old, under which the variable is set. Returns NULL if it is not set. */
static const char *environment_name_that_is_set(const struct environment_variable *variable)
{
    if (environment_is_set(variable, variable->name))
        return variable->name;
    return environment_is_set(variable, variable->old_name) ? variable->old_name : NULL;
}

const char *environment_value(const struct environment_variable *variable)
{
    const char *name = environment_name_that_is_set(variable);
    return name == NULL ? NULL : secure_getenv(name);
}

const char *environment_read(struct environment *result)
{
    static char message[768];
    const char *fault = NULL;
    *result = defaults;
    algorithms_reset(&result->algorithms);
    for (size_t i = 0; i < environment_table_length; i++) {
        const struct environment_variable *variable = &environment_table[i];
        const char *value = environment_value(variable);
        struct environment before = *result;
        if (value == NULL || variable->parse(value, result))
            continue;
        *result = before;
        if (fault != NULL)
            continue;
        snprintf(message, sizeof message, "%s is \"%.200s\": expected %s",
                 environment_name_that_is_set(variable), value, variable->expected);
        fault = message;
    }
    return fault;
}

/* Sets `environ` for getenv. The constructors of this library run first in the process (linker
 * option -z initfirst), before libc sets `environ`. The loader passes the environment to each
 * constructor. */
__attribute__((constructor(101))) static void
environment_find_environment(int count, char **arguments, char **variables)
{
    (void)count;
    (void)arguments;
    if (environ == NULL)
        environ = variables;
}

bool environment_static_data(void)
{
    struct environment result;
    const char *value = secure_getenv(static_data_name);
    return value != NULL && environment_parse_static_data(value, &result) ? result.static_data
                                                                          : defaults.static_data;
}

/* Maximum length of a name for which environment_unknown finds a similar one. */
enum { NAME_BYTES = 64 };

/* Returns the Levenshtein distance of two names: the minimum number of characters to insert, delete
 * or replace. Both are shorter than NAME_BYTES. */
static int environment_distance(const char *name, const char *other)
{
    int row[NAME_BYTES], length = (int)strlen(other);
    for (int j = 0; j <= length; j++)
        row[j] = j;
    for (int i = 1; name[i - 1] != '\0'; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= length; j++) {
            int replaced = diagonal + (name[i - 1] != other[j - 1]);
            int added = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            diagonal = row[j];
            row[j] = replaced < added ? replaced : added;
        }
    }
    return row[length];
}

/* Returns the name in the table, new or old, with the smallest distance from `name`. Sets
 * *distance. */
static const char *environment_nearest_name(const char *name, int *distance)
{
    const char *nearest = NULL;
    *distance = NAME_BYTES;
    for (size_t i = 0; i < environment_table_length; i++) {
        const char *names[] = {environment_table[i].name, environment_table[i].old_name};
        for (int j = 0; j < 2 && names[j] != NULL; j++) {
            int found = environment_distance(name, names[j]);
            if (found < *distance) {
                *distance = found;
                nearest = names[j];
            }
        }
    }
    return nearest;
}

/* Returns true if the name begins with the prefix of a variable. Other libraries and scripts have
 * variables that begin with SHMEM_ or SMA_ too, but none with ISTHMUS_. */
static bool environment_has_prefix(const char *name, const char *prefix)
{
    return strncmp(name, prefix, strlen(prefix)) == 0;
}

const char *environment_unknown(size_t *position, const char **similar)
{
    /* Maximum distance of a typing error. A short name may differ by one character only, because
     * names of other packages are often similar, such as SHMEM_INC and SHMEM_INFO. */
    enum { SIMILAR = 2, SIMILAR_SHORT = 1, SHORT = 16 };
    static char name[NAME_BYTES];
    while (environ != NULL && environ[*position] != NULL) {
        const char *entry = environ[(*position)++];
        bool is_ours = environment_has_prefix(entry, "ISTHMUS_");
        if (!is_ours && !environment_has_prefix(entry, "SHMEM_") &&
            !environment_has_prefix(entry, "SMA_"))
            continue;
        int distance;
        size_t length = strcspn(entry, "=");
        int limit = is_ours || length >= SHORT ? SIMILAR : SIMILAR_SHORT;
        snprintf(name, sizeof name, "%.*s", (int)(length < sizeof name ? length : sizeof name - 1),
                 entry);
        *similar = environment_nearest_name(name, &distance);
        if (distance == 0 || (!is_ours && distance > limit))
            continue;
        if (distance > limit)
            *similar = NULL;
        return name;
    }
    *similar = NULL;
    return NULL;
}

static void environment_print_variable(FILE *stream, const struct environment_variable *variable,
                                       int name_width, int type_width)
{
    const char *name = environment_name_that_is_set(variable);
    fprintf(stream, "%-*s  %-*s  ", name_width, variable->name, type_width, variable->type);
    if (name == NULL)
        fprintf(stream, "default: %s\n", variable->standard);
    else if (strcmp(name, variable->name) == 0)
        fprintf(stream, "set: %s (default: %s)\n", secure_getenv(name), variable->standard);
    else
        fprintf(stream, "set as %s: %s (default: %s)\n", name, secure_getenv(name),
                variable->standard);
    fprintf(stream, "%-*s  %s\n", name_width, "", variable->help);
}

static int environment_max_width(int width, const char *text)
{
    int length = (int)strlen(text);
    return length > width ? length : width;
}

void environment_print(FILE *stream)
{
    int name_width = 0, type_width = 0;
    for (size_t i = 0; i < environment_table_length; i++) {
        name_width = environment_max_width(name_width, environment_table[i].name);
        type_width = environment_max_width(type_width, environment_table[i].type);
    }
    fprintf(stream, "Environment variables (a variable with the old prefix SMA_ is used if the "
                    "variable with SHMEM_ is not set):\n");
    for (size_t i = 0; i < environment_table_length; i++)
        environment_print_variable(stream, &environment_table[i], name_width, type_width);
}

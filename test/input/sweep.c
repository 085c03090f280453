/*
 * Executes the calls of the bad-input sweep. The program reads calls from standard input, makes
 * each one in a child process, and prints its outcome. sweep.py generates and judges the calls. It
 * also generates sweep_calls.c, which has a function for each routine.
 *
 * An input line is one case: its number, the routine, and a word for each argument (see
 * argument_of). An output line is the result: the number, the outcome, its value, the areas that
 * the call wrote to, the number of lines on standard error, and the first of these lines.
 *
 * The children are created by the clone system call, so the library does not notice that they are
 * not PEs. In a job of one PE this works, because the library then needs neither MPI nor threads.
 * If the library aborts the job, only the child ends, because this program replaces PMPI_Abort.
 * With the argument "forked" the children are created by fork, and the library must reject their
 * calls.
 */
#include "sweep.h"

#include "apart.h"
#include <errno.h>
#include <shmem.h>
#include <shmemx.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { AREA = 4096, LINE = 4096, ENDED_BY_LIBRARY = 98, SECONDS_OF_A_CASE = 60 };

/* The library calls PMPI_Abort to abort the job. */
int PMPI_Abort(void *communicator, int status);

int PMPI_Abort(void *communicator, int status)
{
    (void)communicator;
    (void)status;
    _exit(ENDED_BY_LIBRARY);
}

/* Replaces nanosleep, so that the library does not pause before it aborts or while it waits. */
int nanosleep(const struct timespec *time, struct timespec *rest)
{
    (void)time;
    (void)rest;
    return 0;
}

/* ---- Memory for arguments ---- */

/* Memory areas of one page. The result line lists the letters of the areas that the call wrote
 * to. */
static struct area {
    const char *name;
    char letter;
    unsigned char fill;
    char *bytes;
} areas[] = {
    {"heap", 'h', 0x5c, NULL},  {"heap2", 's', 0x3a, NULL}, {"zeros", 'z', 0, NULL},
    {"local", 'l', 0x66, NULL}, {"local2", 'c', 0, NULL},   {"result", 'r', 0x11, NULL},
    {"readonly", 'o', 0, NULL},
};
enum { AREAS = sizeof areas / sizeof areas[0], HEAP_AREAS = 3 };

static struct places {
    char *wild;     /* inaccessible memory with inaccessible memory around it */
    char *guard;    /* inaccessible page that follows accessible memory */
    char *end;      /* first address after all symmetric memory */
    char *heap_end; /* first address after the heap */
    char *block, *freed;
    void *space_block;
} places;

static struct handles {
    shmem_ctx_t made_ctx, freed_ctx;
    shmem_team_t made_team, freed_team;
    shmem_space_t made_space, freed_space;
    shmemx_am_t made_am;
} handles;

/* Result of a call. The child writes it into memory shared with its parent. */
static struct report {
    int returned;
    long long value;
    char written[AREAS + 1];
} * report;

static void require(int condition, const char *what)
{
    if (condition)
        return;
    fprintf(stderr, "sweep: %s: %s\n", what, strerror(errno));
    exit(2);
}

static char *map(size_t bytes, int flags)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0);
    require(memory != MAP_FAILED, "mmap");
    return memory;
}

static void make_areas(void)
{
    for (int i = 0; i < AREAS; i++)
        areas[i].bytes = i < HEAP_AREAS ? shmem_malloc(AREA) : map(AREA, MAP_PRIVATE);
    for (int i = 0; i < AREAS; i++)
        memset(areas[i].bytes, areas[i].fill, AREA);
    require(mprotect(areas[AREAS - 1].bytes, AREA, PROT_READ) == 0, "mprotect");
    places.wild = map((size_t)AREA * 64, MAP_PRIVATE) + AREA * 32;
    require(mprotect(places.wild - AREA * 32, (size_t)AREA * 64, PROT_NONE) == 0, "mprotect");
    places.guard = map((size_t)AREA * 2, MAP_PRIVATE) + AREA;
    require(mprotect(places.guard, AREA, PROT_NONE) == 0, "mprotect");
    places.block = shmem_malloc(AREA);
    places.freed = shmem_malloc(AREA);
    shmem_free(places.freed);
}

static char *find_end(char *from)
{
    while (shmem_addr_accessible(from, 0))
        from += AREA;
    return from;
}

static shmem_space_t make_space(shmem_team_t *team)
{
    shmem_space_t space;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 20};
    require(shmem_space_create(&config, &space, team) == 0, "shmem_space_create");
    return space;
}

/* A handler for active messages and the function of a reduction. It is never called in a job of one
 * PE. */
static void called(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    (void)bytes;
}

static void make_handles(void)
{
    shmem_team_t team;
    shmem_ctx_create(0, &handles.made_ctx);
    shmem_ctx_create(0, &handles.freed_ctx);
    shmem_ctx_destroy(handles.freed_ctx);
    shmem_team_config_t config = {.num_contexts = 1};
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, &config, SHMEM_TEAM_NUM_CONTEXTS,
                             &handles.made_team);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &handles.freed_team);
    shmem_team_destroy(handles.freed_team);
    places.heap_end = find_end(places.block);
    handles.freed_space = make_space(&team);
    shmem_team_destroy(team);
    shmem_space_destroy(handles.freed_space);
    handles.made_space = make_space(&team);
    places.space_block = shmem_space_malloc(handles.made_space, AREA);
    shmem_team_destroy(team);
    places.end = find_end(places.heap_end);
    require(shmemx_am_register(called, 0, &handles.made_am) == 0, "shmemx_am_register");
}

/* ---- Arguments ---- */

static const struct {
    const char *name;
    int type; /* 99 is not a device type */
    size_t size;
    int flags;
} configurations[] = {
    {"config_type_99", 99, 4096, 0},
    {"config_type_max", INT32_MAX, 4096, 0},
    {"config_type_min", INT32_MIN, 4096, 0},
    {"config_size_0", SHMEM_DEVICE_CPU, 0, 0},
    {"config_size_max", SHMEM_DEVICE_CPU, SIZE_MAX, 0},
    {"config_size_half", SHMEM_DEVICE_CPU, SIZE_MAX / 2, 0},
    {"config_flags_max", SHMEM_DEVICE_CPU, 4096, INT32_MAX},
    {"config_flags_min", SHMEM_DEVICE_CPU, 4096, INT32_MIN},
    {"config_good", SHMEM_DEVICE_CPU, 4096, 0},
};
enum { CONFIGURATIONS = sizeof configurations / sizeof configurations[0] };

/* Converts a word that names memory or a handle. Returns false if it names neither. */
static bool pointer_of(const char *word, void **pointer)
{
    static shmem_space_config_t config;
    static size_t lengths[] = {4}; /* number of elements for the only PE */
    static shmem_team_config_t few = {.num_contexts = 2}, negative = {.num_contexts = INT32_MIN};
    const struct {
        const char *name;
        void *value;
    } known[] = {
        {"null", NULL},
        {"wild", places.wild},
        {"guard", places.guard - 1},
        {"end", places.end},
        {"straddle", places.heap_end - 1},
        {"block", places.block},
        {"freed", places.freed},
        {"inside", places.block + 64},
        {"space_block", places.space_block},
        {"ctx_default", SHMEM_CTX_DEFAULT},
        {"ctx_invalid", SHMEM_CTX_INVALID},
        {"ctx_made", handles.made_ctx},
        {"ctx_freed", handles.freed_ctx},
        {"team_world", SHMEM_TEAM_WORLD},
        {"team_shared", SHMEM_TEAM_SHARED},
        {"team_invalid", SHMEM_TEAM_INVALID},
        {"team_made", handles.made_team},
        {"team_freed", handles.freed_team},
        {"space_default", SHMEMX_SPACE_DEFAULT},
        {"space_invalid", SHMEM_SPACE_INVALID},
        {"space_made", handles.made_space},
        {"space_freed", handles.freed_space},
        {"am_made", (void *)(uintptr_t)handles.made_am},
        {"lengths", lengths},
        {"function", (void *)(uintptr_t)called},
        {"garbage", (void *)(uintptr_t)0x5a5a5a5a5a5a5a5a},
        {"all_bits", (void *)UINTPTR_MAX},
        {"contexts_few", &few},
        {"contexts_negative", &negative},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].name, word) == 0)
            return *pointer = known[i].value, true;
    for (int i = 0; i < AREAS; i++)
        if (strcmp(areas[i].name, word) == 0)
            return *pointer = areas[i].bytes, true;
    for (int i = 0; i < CONFIGURATIONS; i++)
        if (strcmp(configurations[i].name, word) == 0) {
            memcpy(&config.device_type, &configurations[i].type, sizeof config.device_type);
            config.size = configurations[i].size;
            config.flags = configurations[i].flags;
            return *pointer = &config, true;
        }
    return false;
}

/* Converts the word of an argument. "odd:WORD" is one byte after the address that WORD names. A
 * word that is not a name is a number. */
static union argument argument_of(const char *word)
{
    union argument argument = {.number = 0};
    bool odd = strncmp(word, "odd:", 4) == 0;
    if (pointer_of(odd ? word + 4 : word, &argument.pointer)) {
        if (odd)
            argument.pointer = (char *)argument.pointer + 1;
        return argument;
    }
    char *rest;
    argument.number =
        word[0] == '-' ? (unsigned long long)strtoll(word, &rest, 10) : strtoull(word, &rest, 10);
    require(*word != '\0' && *rest == '\0', word);
    return argument;
}

/* ---- Execution of a case ---- */

static bool forked; /* create children with fork, so that the library notices them */

static void restore_areas(void)
{
    for (int i = 0; i < HEAP_AREAS; i++) /* the remaining areas are private to each child */
        memset(areas[i].bytes, areas[i].fill, AREA);
}

static void note_written(void)
{
    char *written = report->written;
    for (int i = 0; i < AREAS; i++)
        for (int byte = 0; byte < AREA; byte++)
            if ((unsigned char)areas[i].bytes[byte] != areas[i].fill) {
                *written++ = areas[i].letter;
                break;
            }
    *written = '\0';
}

static bool begins_collective(const char *name)
{
    size_t length = strlen(name);
    return (length > 3 && strcmp(name + length - 3, "_nb") == 0) ||
           strstr(name, "reduce_op") != NULL || strstr(name, "alltoallv") != NULL ||
           strstr(name, "gatherv") != NULL || strstr(name, "scatterv") != NULL;
}

static _Noreturn void call_in_child(const struct routine *routine, const union argument *arguments,
                                    int errors)
{
    const struct rlimit none = {0, 0};
    const struct itimerval patience = {.it_value = {.tv_sec = SECONDS_OF_A_CASE}};
    setrlimit(RLIMIT_CORE, &none);
    setitimer(ITIMER_REAL, &patience, NULL);
    dup2(errors, STDERR_FILENO);
    if (strcmp(routine->name, "shmem_clear_lock") == 0 && !forked)
        shmem_set_lock((long *)(void *)areas[2].bytes);
    if (begins_collective(routine->name) && !forked)
        require(live_apart(), "live_apart");
    report->value = routine->call(arguments);
    report->returned = 1;
    note_written();
    fflush(stdout);
    _exit(0);
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text != '\0'; text++)
        lines += *text == '\n';
    return lines;
}

static void print_outcome(const char *number, int status, int errors)
{
    char text[LINE];
    ssize_t length = pread(errors, text, sizeof text - 1, 0);
    text[length < 0 ? 0 : length] = '\0';
    int lines = count_lines(text);
    text[strcspn(text, "\n")] = '\0';
    const char *outcome = "returned";
    long long value = report->value;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
        outcome = "hung";
    else if (WIFSIGNALED(status))
        outcome = "signal", value = WTERMSIG(status);
    else if (WEXITSTATUS(status) == ENDED_BY_LIBRARY)
        outcome = "ended";
    else if (!report->returned)
        outcome = "exited", value = WEXITSTATUS(status);
    printf("%s\t%s\t%lld\t%s\t%d\t%s\n", number, outcome, value,
           report->written[0] == '\0' ? "-" : report->written, lines, text);
}

/* Creates a child. The clone system call bypasses the handlers that the library has registered with
 * pthread_atfork. */
static pid_t make_child(void)
{
    return forked ? fork() : (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}

static void run_case(char *line, int errors)
{
    union argument arguments[MOST_ARGUMENTS] = {{0}};
    char *rest, *number = strtok_r(line, "\t\n", &rest), *name = strtok_r(NULL, "\t\n", &rest);
    const struct routine *routine = find_routine(name);
    require(routine != NULL, name);
    char *word;
    for (int i = 0; (word = strtok_r(NULL, "\t\n", &rest)) != NULL; i++)
        arguments[i] = argument_of(word);
    restore_areas();
    memset(report, 0, sizeof *report);
    require(ftruncate(errors, 0) == 0 && lseek(errors, 0, SEEK_SET) == 0, "ftruncate");
    fflush(stdout);
    pid_t child = make_child();
    require(child >= 0, "fork");
    if (child == 0)
        call_in_child(routine, arguments, errors);
    int status;
    while (waitpid(child, &status, 0) < 0)
        require(errno == EINTR, "waitpid");
    print_outcome(number, status, errors);
}

int main(int argc, char **argv)
{
    forked = argc > 1 && strcmp(argv[1], "forked") == 0;
    static char line[LINE];
    FILE *cases = stdin;
    shmem_init();
    require(shmem_n_pes() == 1, "more PEs than one");
    report = (void *)map(AREA, MAP_SHARED);
    make_areas();
    make_handles();
    int errors = memfd_create("errors", MFD_CLOEXEC);
    require(errors >= 0, "memfd_create");
    while (fgets(line, sizeof line, cases) != NULL)
        run_case(line, errors);
    fflush(stdout);
    _exit(0); /* the space is deliberately left to the system */
}

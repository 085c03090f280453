/*
 * Runs random programs and compares their results with a model:
 *
 *     random_programs [--seed S] [--programs N | --only K] [--threads T] [--limit SECONDS]
 *                     [--list] [--break]
 *
 * Every PE generates the same programs from the seed, and computes the effect of each program on
 * memory and the value that every operation must fetch. With --threads, up to T threads of each PE
 * execute operations. --list prints the programs. If a program runs longer than --limit (default
 * 60), the PE prints its current operations and continues. With --break, each program omits an
 * operation, and the test fails if the omission is not detected.
 */
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "describe.h"
#include "execute.h"
#include "generate.h"

static struct {
    uint64_t seed, programs, only, limit;
    int threads;
    bool has_only, list, drop;
} options = {.seed = 1, .programs = 100, .limit = 60, .threads = 1};

static struct stage stage;
static struct group shared[MAX_PES];

/* State that the watchdog thread reads. The lock protects `running`, the current program or
 * NULL. */
static pthread_mutex_t running_lock = PTHREAD_MUTEX_INITIALIZER;
static const struct program *running;
static _Atomic uint64_t running_number;

/* ---- Messages ------------------------------------------------------------------------------- */

/* Prints the command that runs the program again, with the library's environment variables. */
static void print_command(FILE *stream)
{
    fprintf(stream, "  again:");
    for (char **variable = environ; *variable != NULL; variable++)
        if (strncmp(*variable, "ISTHMUS_", 8) == 0 || strncmp(*variable, "SHMEM_", 6) == 0)
            fprintf(stream, " %s", *variable);
    fprintf(stream, " oshrun -np %d random_programs --seed %ju --only %ju --threads %d\n",
            shmem_n_pes(), (uintmax_t)options.seed, (uintmax_t)running_number, options.threads);
}

static void print_around(FILE *stream, const struct program *program, int number)
{
    size_t first = number > 6 ? (size_t)number - 6 : 0;
    fprintf(stream, "  before it, anywhere:\n");
    for (size_t i = first; i < (size_t)number; i++)
        describe_operation(stream, program, i);
}

/* Prints the report with a single write, so that reports of several PEs do not mix. */
static void print_report(const struct program *program, const struct mistake *mistake)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    if (stream == NULL)
        return;
    fprintf(stream, "random_programs: PE %d, seed %ju, program %ju: ", stage.me,
            (uintmax_t)options.seed, (uintmax_t)running_number);
    int pe = stage.me;
    if (mistake->number >= 0) {
        fprintf(stream, "operation #%d: %s\n", mistake->number, mistake->text);
        describe_operation(stream, program, (size_t)mistake->number);
        print_around(stream, program, mistake->number);
        if (program->operations[mistake->number].pe != EVERYONE)
            pe = program->operations[mistake->number].target;
    } else {
        fprintf(stream, "memory at the end: %s+%zu: %s\n", zone_name(mistake->place.zone),
                mistake->place.offset, mistake->text);
    }
    fprintf(stream, "  what is done to %s+%zu of PE %d:\n", zone_name(mistake->place.zone),
            mistake->place.offset, pe);
    describe_users(stream, program, pe, mistake->place, mistake->bytes > 0 ? mistake->bytes : 1);
    print_command(stream);
    if (fclose(stream) == 0)
        fwrite(text, 1, length, stderr);
    free(text);
}

static void say_nothing(const struct program *program, const struct mistake *mistake)
{
    (void)program;
    (void)mistake;
}

/* ---- Watchdog ------------------------------------------------------------------------------- */

static void print_positions(FILE *stream)
{
    fprintf(stream,
            "random_programs: PE %d, seed %ju, program %ju: has not ended after %ju s, goes on\n",
            stage.me, (uintmax_t)options.seed, (uintmax_t)running_number, (uintmax_t)options.limit);
    pthread_mutex_lock(&running_lock);
    for (int i = 0; running != NULL && i < running->threads; i++) {
        int position = stage.positions[i];
        fprintf(stream, "  thread %d is at:\n", i);
        if (position >= 0)
            describe_operation(stream, running, (size_t)position);
        else
            fprintf(stream, "  the beginning, or the end\n");
    }
    pthread_mutex_unlock(&running_lock);
    print_command(stream);
}

/* Prints the positions with a single write, so that reports of several PEs do not mix. */
static void report_positions(void)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    if (stream == NULL)
        return;
    print_positions(stream);
    if (fclose(stream) == 0)
        fwrite(text, 1, length, stderr);
    free(text);
}

/* Watchdog thread. It only reports, because the time of a program depends on other processes on the
 * cores. */
static void *watch(void *unused)
{
    uint64_t number = UINT64_MAX, ticks = 0;
    const struct timespec tick = {.tv_nsec = 200000000};
    for (;;) {
        nanosleep(&tick, NULL);
        ticks = number == running_number ? ticks + 1 : 0;
        number = running_number;
        if (ticks == 5 * options.limit)
            report_positions();
    }
    return unused;
}

/* ---- Programs ------------------------------------------------------------------------------- */

static void set_running(const struct program *program, uint64_t number)
{
    pthread_mutex_lock(&running_lock);
    running = program;
    running_number = number;
    pthread_mutex_unlock(&running_lock);
}

/* Generates and runs a program. Returns true if its results are right, or, with --break, if the
 * omission was detected. */
static bool run_program(uint64_t number, struct memory *memory)
{
    struct program program;
    uint64_t seed = random_mix(random_mix(options.seed) + number);
    int threads =
        1 + (int)(random_mix(seed) % 2 * random_mix(seed + 1) % (uint64_t)options.threads);
    generate_program(&program, seed, shmem_n_pes(), threads, shared);
    model_run(&program, memory, stage.me);
    bool dropped = options.drop && model_drop(&program, memory, random_mix(seed + 2));
    if (!dropped)
        program.dropped = -1;
    if (options.list && stage.me == 0)
        describe_program(stdout, &program);
    set_running(&program, number);
    int mistakes = stage_run(&stage, &program, memory, options.drop ? say_nothing : print_report);
    set_running(NULL, number);
    if (options.drop && mistakes == 0 && stage.me == 0)
        fprintf(stderr, "random_programs: seed %ju, program %ju: %s\n", (uintmax_t)options.seed,
                (uintmax_t)number,
                dropped ? "lacked an operation, and nobody saw it" : "has nothing to leave out");
    program_free(&program);
    return options.drop ? mistakes > 0 : mistakes == 0;
}

static int run_programs(void)
{
    struct memory memory;
    uint64_t failed = 0, first = options.has_only ? options.only : 0;
    uint64_t count = options.has_only ? 1 : options.programs;
    memory_allocate(&memory, shmem_n_pes());
    stage_open(&stage);
    for (uint64_t i = first; i < first + count && failed < 5; i++)
        failed += !run_program(i, &memory);
    stage_close(&stage);
    memory_free(&memory);
    if (stage.me == 0)
        printf("random_programs: seed %ju: %ju programs on %d PEs, %ju failed\n",
               (uintmax_t)options.seed, (uintmax_t)count, shmem_n_pes(), (uintmax_t)failed);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* Collects each PE's SHMEM_TEAM_SHARED on all PEs. */
static void find_shared(void)
{
    static int mine[3], all[3 * MAX_PES];
    int size = shmem_team_n_pes(SHMEM_TEAM_SHARED);
    mine[0] = shmem_team_translate_pe(SHMEM_TEAM_SHARED, 0, SHMEM_TEAM_WORLD);
    int second =
        size > 1 ? shmem_team_translate_pe(SHMEM_TEAM_SHARED, 1, SHMEM_TEAM_WORLD) : mine[0] + 1;
    mine[1] = second - mine[0];
    mine[2] = size;
    shmem_int_fcollect(SHMEM_TEAM_WORLD, all, mine, 3);
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        shared[pe] = (struct group){all[3 * pe], all[3 * pe + 1], all[3 * pe + 2]};
}

/* ---- Options -------------------------------------------------------------------------------- */

static _Noreturn void fail_usage(const char *word)
{
    fprintf(stderr,
            "random_programs: %s: expected --seed S, --programs N, --only K, --threads 1..%d, "
            "--limit SECONDS, --list, --break\n",
            word, MAX_THREADS);
    exit(2);
}

static uint64_t read_number(const char *option, const char *text)
{
    char *end;
    errno = 0;
    uint64_t number = text == NULL ? 0 : strtoull(text, &end, 10);
    if (text == NULL || *text == '\0' || *end != '\0' || errno != 0)
        fail_usage(option);
    return number;
}

static void read_options(char **words)
{
    for (; *words != NULL; words++) {
        const char *option = *words;
        if (strcmp(option, "--list") == 0) {
            options.list = true;
            continue;
        }
        if (strcmp(option, "--break") == 0) {
            options.drop = true;
            continue;
        }
        uint64_t number = read_number(option, words[1]);
        words++;
        if (strcmp(option, "--seed") == 0)
            options.seed = number;
        else if (strcmp(option, "--programs") == 0)
            options.programs = number;
        else if (strcmp(option, "--limit") == 0)
            options.limit = number;
        else if (strcmp(option, "--threads") == 0 && number >= 1 && number <= MAX_THREADS)
            options.threads = (int)number;
        else if (strcmp(option, "--only") == 0)
            options.only = number;
        else
            fail_usage(option);
        options.has_only |= strcmp(option, "--only") == 0;
    }
}

int main(int argc, char **argv)
{
    (void)argc;
    read_options(argv + 1);
    int provided = -1;
    shmem_init_thread(options.threads > 1 ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_FUNNELED,
                      &provided);
    if (shmem_n_pes() > MAX_PES || (options.threads > 1 && provided != SHMEM_THREAD_MULTIPLE)) {
        fprintf(stderr, "random_programs: this takes at most %d PEs, and thread level %d\n",
                MAX_PES, options.threads > 1 ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_FUNNELED);
        shmem_global_exit(2);
    }
    pthread_t watchdog;
    if (pthread_create(&watchdog, NULL, watch, NULL) != 0) {
        fprintf(stderr, "random_programs: cannot create a thread\n");
        shmem_global_exit(EXIT_FAILURE);
    }
    find_shared();
    int status = run_programs();
    shmem_finalize();
    return status;
}

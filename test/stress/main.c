/*
 * Stress tests: `stress NAME [TIMES]` runs one test, or all tests of a file, TIMES times on all
 * PEs. The status is 77 if a test cannot run in this configuration; the program prints the reason.
 */
#include "stress.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The files with tests. NAME.c defines NAME_tests. */
#define STRESS_FILES(X)                                                                            \
    X(flood)                                                                                       \
    X(computing)                                                                                   \
    X(threads)                                                                                     \
    X(handles)                                                                                     \
    X(locks)

#define DECLARE_TESTS(FILE) extern const struct stress_test FILE##_tests[];
STRESS_FILES(DECLARE_TESTS)

#define LIST_TESTS(FILE) FILE##_tests,
static const struct stress_test *const files[] = {STRESS_FILES(LIST_TESTS)};

enum { SKIPPED = 77 };

void stress_require(bool condition, const char *file, int line, const char *format, ...)
{
    if (condition)
        return;
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fprintf(stderr, "%s:%d: PE %d: %s\n", file, line, shmem_my_pe(), text);
    shmem_global_exit(EXIT_FAILURE);
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

void *stress_allocate(size_t bytes)
{
    void *memory = shmem_malloc(bytes);
    REQUIRE(memory != NULL, "no symmetric memory for %zu bytes", bytes);
    return memory;
}

static unsigned char byte_at(uint64_t seed, size_t i)
{
    uint64_t mixed = (seed + i / 8) * 0x9e3779b97f4a7c15u;
    return (unsigned char)(mixed >> (8 + i % 8 * 7));
}

void stress_fill(void *bytes, size_t length, uint64_t seed)
{
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = byte_at(seed, i);
}

void stress_require_filled(const char *what, const void *bytes, size_t length, uint64_t seed)
{
    for (size_t i = 0; i < length; i++)
        REQUIRE(((const unsigned char *)bytes)[i] == byte_at(seed, i),
                "%s: byte %zu of %zu is %u: expected %u", what, i, length,
                ((const unsigned char *)bytes)[i], byte_at(seed, i));
}

struct worker {
    pthread_t thread;
    int number;
    void (*body)(int number);
};

static void *work(void *argument)
{
    const struct worker *worker = argument;
    worker->body(worker->number);
    return NULL;
}

void stress_run_threads(int count, void (*body)(int number))
{
    struct worker workers[STRESS_MAX_THREADS];
    for (int i = 0; i < count; i++) {
        workers[i] = (struct worker){.number = i, .body = body};
        REQUIRE(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0,
                "cannot create thread %d", i);
    }
    for (int i = 0; i < count; i++)
        pthread_join(workers[i].thread, NULL);
}

/* The tests with this name, or whose names begin with it and "_": "flood" selects flood_puts and
 * others. */
enum { MOST_TESTS = 32 };
static struct {
    const struct stress_test *tests[MOST_TESTS];
    size_t count;
    int thread_level; /* highest level that one of them needs */
} chosen;

static void choose_tests(const char *name)
{
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        for (const struct stress_test *test = files[i]; test->name != NULL; test++) {
            bool is_chosen = strncmp(test->name, name, length) == 0 &&
                             (test->name[length] == '\0' || test->name[length] == '_');
            if (!is_chosen || chosen.count == MOST_TESTS)
                continue;
            chosen.tests[chosen.count++] = test;
            if (test->thread_level > chosen.thread_level)
                chosen.thread_level = test->thread_level;
        }
}

/* Returns the reason why the test cannot run in this configuration, or NULL. */
static const char *why_not(const struct stress_test *test)
{
    const char *progress = getenv("ISTHMUS_PROGRESS");
    if (shmem_n_pes() < test->pes)
        return "there are too few PEs";
    if (test->needs_progress && progress != NULL && strcmp(progress, "poll") == 0)
        return "ISTHMUS_PROGRESS=poll promises no progress while a PE computes";
    return NULL;
}

/* Runs the test or prints why it is skipped. Returns true if it was run. */
static bool run(const struct stress_test *test)
{
    const char *reason = why_not(test);
    double begin = seconds();
    if (reason == NULL)
        test->run();
    shmem_barrier_all();
    if (shmem_my_pe() == 0 && reason == NULL)
        printf("%s: passed on %d PEs in %.1f s\n", test->name, shmem_n_pes(), seconds() - begin);
    if (shmem_my_pe() == 0 && reason != NULL)
        printf("%s: skipped on %d PEs: %s\n", test->name, shmem_n_pes(), reason);
    return reason == NULL;
}

static int run_chosen(long times)
{
    int provided = -1;
    bool all = true;
    shmem_init_thread(chosen.thread_level, &provided);
    REQUIRE(provided >= chosen.thread_level, "the thread level is %d: expected %d", provided,
            chosen.thread_level);
    for (long time = 0; time < times; time++)
        for (size_t i = 0; i < chosen.count; i++)
            all &= run(chosen.tests[i]);
    shmem_finalize();
    return all ? EXIT_SUCCESS : SKIPPED;
}

int main(int argc, char **argv)
{
    long times = argc == 3 ? strtol(argv[2], NULL, 10) : 1;
    if (argc == 2 || argc == 3)
        choose_tests(argv[1]);
    if (chosen.count > 0 && times > 0)
        return run_chosen(times);
    fprintf(stderr, "usage: stress NAME [TIMES], where NAME is one of these or its first word:\n");
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        for (const struct stress_test *test = files[i]; test->name != NULL; test++)
            fprintf(stderr, "  %s\n", test->name);
    return 2;
}

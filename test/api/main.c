/*
 * Main program of the API tests. All PEs run each test; PE 0 prints one line per test.
 */
#include <stdio.h>
#include <stdlib.h>

#include "api_test.h"

enum outcome { PASSED, FAILED, SKIPPED };
static const char *const outcome_names[] = {"PASS", "FAIL", "SKIP"};

static int level = SHMEM_THREAD_MULTIPLE;
static int failures_of[API_MAX_PES]; /* by PE; used on PE 0 */
static int verdict;                  /* number of failed tests, received from PE 0 */

static void print_usage(FILE *stream)
{
    fprintf(stream, "usage: PROGRAM [--serialized] [--only NAME]... [--list] [--help]\n"
                    "Runs the tests of the OpenSHMEM routines on all PEs of the job.\n"
                    "  --serialized with SHMEM_THREAD_SERIALIZED, without the tests of threads\n"
                    "  --only NAME  only the test of this name; may be repeated\n"
                    "  --list       print the names and what number of PEs each needs\n");
}

static bool is_listed(const struct api_test_list *list, const struct api_test *test)
{
    return list->only == NULL || strcmp(list->only, test->name) == 0;
}

static void list_tests(void)
{
    for (const struct api_test_list *list = api_test_lists; list->tests != NULL; list++)
        for (const struct api_test *test = list->tests; test->name != NULL; test++)
            if (is_listed(list, test))
                printf("%s %d\n", test->name, test->pes);
}

static bool is_wanted(const struct api_test *test, int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2)
        if (strcmp(argv[i + 1], test->name) == 0)
            return true;
    return argc == 1;
}

int api_thread_level(void)
{
    return level;
}

/* Returns the reason why a test cannot run in this job, or NULL if it can. */
static const char *obstacle(const struct api_test *test)
{
    if (test->pes > shmem_n_pes())
        return "more PEs";
    if (level != SHMEM_THREAD_MULTIPLE && strncmp(test->name, "threads_", strlen("threads_")) == 0)
        return "SHMEM_THREAD_MULTIPLE";
    return NULL;
}

/* Runs a test and sends each PE's number of failures to PE 0. It uses only shmem_p and the
 * barrier. */
static enum outcome run_test(const struct api_test *test)
{
    if (obstacle(test) != NULL)
        return SKIPPED;
    int before = api_failures();
    api_about("%s", test->name);
    shmem_barrier_all();
    test->run();
    shmem_int_p(&failures_of[shmem_my_pe()], api_failures() - before, 0);
    shmem_barrier_all();
    int total = 0;
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        total += failures_of[pe];
    shmem_barrier_all();
    return total == 0 ? PASSED : FAILED;
}

static void run_and_count(const struct api_test *test, int counts[])
{
    double begin = api_seconds();
    enum outcome outcome = run_test(test);
    counts[outcome]++;
    if (shmem_my_pe() != 0)
        return;
    if (outcome == SKIPPED)
        printf("SKIP %s (needs %s)\n", test->name, obstacle(test));
    else
        printf("%s %s (%.3f s)\n", outcome_names[outcome], test->name, api_seconds() - begin);
    fflush(stdout);
}

static int run_tests(int argc, char **argv)
{
    int counts[3] = {0};
    api_make_zones();
    for (const struct api_test_list *list = api_test_lists; list->tests != NULL; list++)
        for (const struct api_test *test = list->tests; test->name != NULL; test++)
            if (is_listed(list, test) && is_wanted(test, argc, argv))
                run_and_count(test, counts);
    if (shmem_my_pe() == 0) {
        printf("%d PEs: %d of %d tests passed, %d failed, %d skipped\n", shmem_n_pes(),
               counts[PASSED], counts[PASSED] + counts[FAILED] + counts[SKIPPED], counts[FAILED],
               counts[SKIPPED]);
        int failed = counts[PASSED] == 0 ? 1 : counts[FAILED];
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            shmem_int_p(&verdict, failed, pe);
    }
    shmem_barrier_all();
    return verdict == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        list_tests();
        return EXIT_SUCCESS;
    }
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        print_usage(stdout);
        return EXIT_SUCCESS;
    }
    if (argc > 1 && strcmp(argv[1], "--serialized") == 0) {
        level = SHMEM_THREAD_SERIALIZED;
        argc--;
        argv++;
    }
    for (int i = 1; i < argc; i += 2)
        if (strcmp(argv[i], "--only") != 0 || i + 1 == argc) {
            print_usage(stderr);
            return 2;
        }
    int provided;
    if (shmem_init_thread(level, &provided) != 0)
        return EXIT_FAILURE;
    int status = run_tests(argc, argv);
    shmem_finalize();
    return status;
}
